//! ATen operator schemas: parsed once from the text that a row carries.

use crate::scalar::Scalar;

/// The type of an argument, as far as a kernel cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are ATen's type names")]
pub enum Type {
    Tensor,
    Tensors,
    Scalar,
    Scalars,
    Int,
    Ints,
    Float,
    Floats,
    Bool,
    Bools,
    DType,
    Layout,
    Device,
    MemoryFormat,
    Str,
    Generator,
    Other,
}

/// A default value written in a schema.
#[derive(Clone, PartialEq, Debug)]
pub enum Default {
    /// `None`.
    None,
    /// A number or a truth value.
    Scalar(Scalar),
    /// A list of integers; `[]` is empty.
    Ints(Vec<i64>),
    /// A word, such as `Mean` or a quoted string.
    Word(String),
}

/// One argument of a schema.
#[derive(Clone, PartialEq, Debug)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Its type; an optional has the type of what it may hold.
    pub ty: Type,
    /// Whether the kernel writes to it: `Tensor(a!)`.
    pub mutable: bool,
    /// The value when a caller leaves it out.
    pub default: Option<Default>,
}

/// A parsed schema: `aten::name.overload(arguments) -> returns`.
#[derive(Clone, PartialEq, Debug)]
pub struct Schema {
    /// `aten::name.overload`; no dot when there is no overload name.
    pub name: String,
    /// The arguments in order.
    pub arguments: Vec<Argument>,
    /// The types of the results.
    pub returns: Vec<Type>,
}

impl Schema {
    /// Parses the text of a schema.
    ///
    /// # Panics
    /// On a malformed text: rows are constants of this crate.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let malformed = || -> ! { unreachable!("schema {text}: bug in tpu-aten") };
        let open = text.find('(').unwrap_or_else(|| malformed());
        let arrow = text.rfind("->").unwrap_or_else(|| malformed());
        let close = text[..arrow].rfind(')').unwrap_or_else(|| malformed());
        let returns = text[arrow + 2..].trim();
        let returns = match returns.strip_prefix('(') {
            // `(Tensor, Tensor)` is a tuple, `Tensor(a!)` is one value.
            Some(inner) => inner.strip_suffix(')').unwrap_or_else(|| malformed()),
            None => returns,
        };
        Self {
            name: text[..open].to_owned(),
            arguments: split(&text[open + 1..close]).filter(|part| *part != "*").map(argument).collect(),
            returns: split(returns)
                .map(|part| type_of(part.split_whitespace().next().unwrap_or(part)).0)
                .collect(),
        }
    }

    /// The position of the argument named `name`.
    #[must_use]
    pub fn position(&self, name: &str) -> Option<usize> {
        self.arguments.iter().position(|argument| argument.name == name)
    }

    /// Whether the kernel writes to an argument.
    #[must_use]
    pub fn is_mutable(&self) -> bool {
        self.arguments.iter().any(|argument| argument.mutable)
    }
}

/// Splits at the commas that are outside of brackets.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |c: char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
    .map(str::trim)
    .filter(|part| !part.is_empty())
}

fn argument(text: &str) -> Argument {
    let (declaration, default) = match text.split_once('=') {
        Some((declaration, default)) => (declaration, Some(default_value(default))),
        None => (text, None),
    };
    let (ty, name) = declaration
        .rsplit_once(' ')
        .unwrap_or_else(|| unreachable!("schema argument {text}: bug in tpu-aten"));
    let (ty, mutable) = type_of(ty);
    Argument { name: name.to_owned(), ty, mutable, default }
}

fn type_of(text: &str) -> (Type, bool) {
    let mutable = text.contains('!');
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '?' => {}
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let list = plain.contains('[');
    let base = plain.split('[').next().unwrap_or_default();
    let ty = match (base, list) {
        ("Tensor", false) => Type::Tensor,
        ("Tensor", true) => Type::Tensors,
        ("Scalar", false) => Type::Scalar,
        ("Scalar", true) => Type::Scalars,
        ("int" | "SymInt", false) => Type::Int,
        ("int" | "SymInt", true) => Type::Ints,
        ("float", false) => Type::Float,
        ("float", true) => Type::Floats,
        ("bool", false) => Type::Bool,
        ("bool", true) => Type::Bools,
        ("ScalarType", false) => Type::DType,
        ("Layout", false) => Type::Layout,
        ("Device", false) => Type::Device,
        ("MemoryFormat", false) => Type::MemoryFormat,
        ("str", false) => Type::Str,
        ("Generator", false) => Type::Generator,
        _ => Type::Other,
    };
    (ty, mutable)
}

fn default_value(text: &str) -> Default {
    let text = text.trim();
    match text {
        "None" => Default::None,
        "True" => Default::Scalar(Scalar::Bool(true)),
        "False" => Default::Scalar(Scalar::Bool(false)),
        // `Reduction::Mean`.
        "Mean" => Default::Scalar(Scalar::Int(1)),
        _ => {
            if let Some(inner) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                return Default::Ints(inner.split(',').filter_map(|item| item.trim().parse().ok()).collect());
            }
            if let Ok(value) = text.parse::<i64>() {
                return Default::Scalar(Scalar::Int(value));
            }
            if let Ok(value) = text.parse::<f64>() {
                return Default::Scalar(Scalar::Float(value));
            }
            Default::Word(text.trim_matches(['"', '\'']).to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_kind_of_argument() {
        let schema = Schema::parse(
            "aten::foo.bar(Tensor(a!) self, Tensor?[] indices, int[2] kernel=[1, 2], *, Scalar? v=None, float eps=1e-05, bool b=False) -> (Tensor(a!), Tensor[])",
        );
        assert_eq!(schema.name, "aten::foo.bar");
        let types: Vec<_> = schema.arguments.iter().map(|argument| argument.ty).collect();
        assert_eq!(types, [Type::Tensor, Type::Tensors, Type::Ints, Type::Scalar, Type::Float, Type::Bool]);
        assert!(schema.arguments[0].mutable && !schema.arguments[1].mutable);
        assert_eq!(schema.arguments[2].default, Some(Default::Ints(vec![1, 2])));
        assert_eq!(schema.arguments[4].default, Some(Default::Scalar(Scalar::Float(1e-5))));
        assert_eq!(schema.returns, [Type::Tensor, Type::Tensors]);
    }

    #[test]
    fn a_single_written_result_is_no_tuple() {
        let schema = Schema::parse("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)");
        assert_eq!(schema.returns, [Type::Tensor]);
        assert!(schema.is_mutable());
    }
}
