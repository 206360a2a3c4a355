//! Reads the text that `tpu_aten::builder` prints: every op in MLIR's generic form, one function.

use tpu_runtime::{DType, Dims, Shape};

/// A function and what it computes.
#[derive(Debug)]
pub(super) struct Function<'a> {
    /// Its parameters and their attributes.
    pub(super) parameters: Vec<Parameter<'a>>,
    /// The shapes of its results.
    pub(super) results: Vec<Shape>,
    /// Its ops; the last one returns.
    pub(super) ops: Vec<Op<'a>>,
}

/// A parameter of a function or of a region.
#[derive(Debug)]
pub(super) struct Parameter<'a> {
    pub(super) name: &'a str,
    pub(super) shape: Shape,
    pub(super) attributes: Vec<(&'a str, Attribute<'a>)>,
}

/// An op with its dialect, such as `stablehlo.add`.
#[derive(Debug)]
pub(super) struct Op<'a> {
    pub(super) name: &'a str,
    pub(super) operands: Vec<&'a str>,
    pub(super) attributes: Vec<(&'a str, Attribute<'a>)>,
    pub(super) regions: Vec<Region<'a>>,
    /// The shapes of the operands.
    pub(super) takes: Vec<Shape>,
    /// The names and shapes of the results.
    pub(super) results: Vec<(String, Shape)>,
}

/// A block of ops in an op.
#[derive(Debug)]
pub(super) struct Region<'a> {
    pub(super) parameters: Vec<Parameter<'a>>,
    pub(super) ops: Vec<Op<'a>>,
}

/// The value of an attribute.
#[derive(Debug)]
pub(super) enum Attribute<'a> {
    /// `dense<…> : tensor<…>`: the literals of the elements in row-major order, or one that all have.
    Dense { text: &'a str, elements: Vec<&'a str>, shape: Shape },
    /// `array<i64: …>`, and the lists of dimensions.
    Integers(Vec<i64>),
    /// A number and its type.
    Integer(i64, DType),
    /// `true` or `false`.
    Bool(bool),
    /// `[…]` of other attributes.
    List(Vec<Attribute<'a>>),
    /// `#stablehlo<kind VALUE>`.
    Choice(&'a str, &'a str),
    /// `#stablehlo.name<field = …, …>`.
    Fields(Vec<(&'a str, Attribute<'a>)>),
}

/// Reads a module with one function.
///
/// # Errors
/// Where the text is none that the builder prints: the rest of the line.
pub(super) fn parse(text: &str) -> Result<Function<'_>, String> {
    let mut cursor = Cursor { rest: text };
    cursor.until("@main")?;
    cursor.expect("@main")?;
    let parameters = cursor.list("(", ")", Cursor::parameter)?;
    cursor.expect("->")?;
    let results = cursor.list("(", ")", Cursor::shape)?;
    cursor.expect("{")?;
    let ops = cursor.ops()?;
    Ok(Function { parameters, results, ops })
}

/// What is still to be read.
struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    fn op(&mut self) -> Result<Op<'a>, String> {
        if self.eat("return ") || self.eat("return") {
            return self.function_return();
        }
        let mut results = Vec::new();
        if self.rest.starts_with('%') {
            let name = self.value()?;
            let count = if self.eat(":") { self.number()? } else { 1 };
            results = match count {
                1 => vec![name.to_owned()],
                _ => (0..count).map(|k| format!("{name}#{k}")).collect(),
            };
            self.expect("=")?;
        }
        self.expect("\"")?;
        let name = self.until("\"")?;
        self.expect("\"")?;
        let operands = self.list("(", ")", Self::value)?;
        let attributes = if self.eat("<{") { self.items("}>", Self::field)? } else { Vec::new() };
        let regions = if self.eat("(") { self.items(")", Self::region)? } else { Vec::new() };
        self.expect(":")?;
        let takes = self.list("(", ")", Self::shape)?;
        self.expect("->")?;
        let shapes = if self.eat("(") { self.items(")", Self::shape)? } else { vec![self.shape()?] };
        let results = results.into_iter().zip(shapes).collect();
        Ok(Op { name, operands, attributes, regions, takes, results })
    }

    fn function_return(&mut self) -> Result<Op<'a>, String> {
        let (mut operands, mut takes) = (Vec::new(), Vec::new());
        if self.peek("%") {
            operands = self.items(":", Self::value)?;
            takes.push(self.shape()?);
            while self.eat(",") {
                takes.push(self.shape()?);
            }
        }
        let (attributes, regions, results) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Op { name: "func.return", operands, attributes, regions, takes, results })
    }

    /// Ops up to the brace that ends their block.
    fn ops(&mut self) -> Result<Vec<Op<'a>>, String> {
        let mut ops = Vec::new();
        while !self.eat("}") {
            ops.push(self.op()?);
        }
        Ok(ops)
    }

    fn region(&mut self) -> Result<Region<'a>, String> {
        self.expect("{")?;
        let mut parameters = Vec::new();
        if self.eat("^bb0") {
            parameters = self.list("(", ")", Self::parameter)?;
            self.expect(":")?;
        }
        Ok(Region { parameters, ops: self.ops()? })
    }

    fn parameter(&mut self) -> Result<Parameter<'a>, String> {
        let name = self.value()?;
        self.expect(":")?;
        let shape = self.shape()?;
        let attributes = if self.eat("{") { self.items("}", Self::field)? } else { Vec::new() };
        Ok(Parameter { name, shape, attributes })
    }

    fn field(&mut self) -> Result<(&'a str, Attribute<'a>), String> {
        let name = self.word(|c| c.is_alphanumeric() || c == '_' || c == '.')?;
        self.expect("=")?;
        Ok((name, self.attribute()?))
    }

    fn attribute(&mut self) -> Result<Attribute<'a>, String> {
        if self.peek("dense<") {
            return self.dense();
        }
        if self.eat("array<i64") {
            // An empty list has no colon.
            self.eat(":");
            return Ok(Attribute::Integers(self.items(">", Self::number)?));
        }
        if self.eat("#stablehlo.conv<") {
            return self.convolution();
        }
        if self.eat("#stablehlo.") {
            self.until("<")?;
            return Ok(Attribute::Fields(self.list("<", ">", Self::field)?));
        }
        if self.eat("#stablehlo<") {
            let kind = self.word(|c| c.is_alphanumeric() || c == '_')?;
            let value = self.word(|c| c.is_alphanumeric() || c == '_')?;
            self.expect(">")?;
            return Ok(Attribute::Choice(kind, value));
        }
        if self.eat("[") {
            return if self.peek("#") {
                Ok(Attribute::List(self.items("]", Self::attribute)?))
            } else {
                Ok(Attribute::Integers(self.items("]", Self::number)?))
            };
        }
        if self.eat("true") {
            return Ok(Attribute::Bool(true));
        }
        if self.eat("false") {
            return Ok(Attribute::Bool(false));
        }
        let value = self.number()?;
        let dtype = if self.eat(":") { self.dtype()? } else { DType::I64 };
        Ok(Attribute::Integer(value, dtype))
    }

    fn dense(&mut self) -> Result<Attribute<'a>, String> {
        let all = self.rest;
        self.expect("dense<")?;
        let literals = self.until(">")?;
        self.expect(">")?;
        self.expect(":")?;
        let shape = self.shape()?;
        let text = &all[..all.len() - self.rest.len()];
        let elements = if literals.contains('(') {
            literals.split(['(', ')']).skip(1).step_by(2).collect()
        } else {
            let words = literals.split([',', '[', ']', ' ']);
            words.filter(|word| !word.is_empty()).collect()
        };
        Ok(Attribute::Dense { text, elements, shape })
    }

    /// `[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>` as the fields of VHLO.
    fn convolution(&mut self) -> Result<Attribute<'a>, String> {
        const NAMES: [[(&str, &str); 3]; 3] = [
            [
                ("b", "input_batch_dimension"),
                ("f", "input_feature_dimension"),
                ("", "input_spatial_dimensions"),
            ],
            [
                ("i", "kernel_input_feature_dimension"),
                ("o", "kernel_output_feature_dimension"),
                ("", "kernel_spatial_dimensions"),
            ],
            [
                ("b", "output_batch_dimension"),
                ("f", "output_feature_dimension"),
                ("", "output_spatial_dimensions"),
            ],
        ];
        let mut fields = Vec::new();
        for (names, end) in NAMES.into_iter().zip(["x", "->", ">"]) {
            let dims = self.list("[", "]", |cursor| cursor.word(char::is_alphanumeric))?;
            self.expect(end)?;
            let place = |name: &str| dims.iter().position(|dim| *dim == name).map(|place| place as i64);
            let [first, second, (_, spatial)] = names;
            for (letter, name) in [first, second] {
                let place = place(letter).ok_or(format!("a convolution without {letter}"))?;
                fields.push((name, Attribute::Integer(place, DType::I64)));
            }
            let places = (0..dims.len() - 2).map_while(|dim| place(&dim.to_string())).collect();
            fields.push((spatial, Attribute::Integers(places)));
        }
        Ok(Attribute::Fields(fields))
    }

    fn shape(&mut self) -> Result<Shape, String> {
        self.expect("tensor<")?;
        let mut dims = Dims::scalar();
        while self.rest.starts_with(|c: char| c.is_ascii_digit()) {
            dims.push(self.number()?);
            self.expect("x")?;
        }
        let dtype = self.dtype()?;
        self.expect(">")?;
        Ok(Shape { dtype, dims })
    }

    fn dtype(&mut self) -> Result<DType, String> {
        let of = if self.eat("complex<") { "complex<" } else { "" };
        let element = self.word(char::is_alphanumeric)?;
        let close = if of.is_empty() { "" } else { ">" };
        self.expect(close)?;
        let name = format!("{of}{element}{close}");
        DType::ALL.into_iter().find(|dtype| dtype.mlir() == name).ok_or(name)
    }

    /// A value's name, such as `%3#1`.
    fn value(&mut self) -> Result<&'a str, String> {
        self.skip();
        let end = self.rest[1..]
            .find(|c: char| !c.is_alphanumeric() && c != '#')
            .map_or(self.rest.len(), |k| k + 1);
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        if name.starts_with('%') { Ok(name) } else { Err(self.here()) }
    }

    fn number(&mut self) -> Result<i64, String> {
        let word = self.word(|c| c.is_ascii_digit() || c == '-')?;
        word.parse().map_err(|_| word.to_owned())
    }

    fn word(&mut self, belongs: impl Fn(char) -> bool) -> Result<&'a str, String> {
        self.skip();
        let end = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        if word.is_empty() {
            return Err(self.here());
        }
        self.rest = rest;
        Ok(word)
    }

    fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        item: impl Fn(&mut Self) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        self.expect(open)?;
        self.items(close, item)
    }

    /// Items with commas between them, up to `close`.
    fn items<T>(
        &mut self,
        close: &str,
        item: impl Fn(&mut Self) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let mut items = Vec::new();
        while !self.eat(close) {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// What comes before `token`, which is not read.
    fn until(&mut self, token: &str) -> Result<&'a str, String> {
        let end = self.rest.find(token).ok_or_else(|| self.here())?;
        let (before, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(before)
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.eat(token) { Ok(()) } else { Err(self.here()) }
    }

    fn eat(&mut self, token: &str) -> bool {
        self.skip();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn peek(&mut self, token: &str) -> bool {
        self.skip();
        self.rest.starts_with(token)
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn here(&self) -> String {
        self.rest.lines().next().unwrap_or("the end").to_owned()
    }
}
