//! Named values: options that go to a plugin, attributes that come from it.

use std::ptr::NonNull;

use super::call::{self, slice, text};
use super::sys;

/// A value with a name, as plugins describe themselves, devices, topologies and costs.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants are the types they hold")]
pub enum Attribute {
    String(String),
    Int(i64),
    IntList(Vec<i64>),
    Float(f32),
    Bool(bool),
}

/// The value of an option of a client or topology.
pub type OptionValue = Attribute;

impl From<&str> for Attribute {
    fn from(value: &str) -> Self {
        Self::String(value.into())
    }
}

impl From<i64> for Attribute {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<bool> for Attribute {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl std::fmt::Display for Attribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::String(value) => f.write_str(value),
            Self::Int(value) => value.fmt(f),
            Self::IntList(values) => write!(f, "{values:?}"),
            Self::Float(value) => value.fmt(f),
            Self::Bool(value) => value.fmt(f),
        }
    }
}

/// The C form of options. It points into `options`.
pub(crate) fn to_named_values(options: &[(String, OptionValue)]) -> Vec<sys::PJRT_NamedValue> {
    options.iter().map(|(name, value)| to_named_value(name, value)).collect()
}

fn to_named_value(name: &str, value: &OptionValue) -> sys::PJRT_NamedValue {
    let mut named = sys::PJRT_NamedValue {
        name: name.as_ptr().cast(),
        name_size: name.len(),
        value_size: 1,
        ..call::new()
    };
    let union = &mut named.__bindgen_anon_1;
    match value {
        Attribute::String(value) => {
            named.type_ = sys::PJRT_NamedValue_kString;
            union.string_value = value.as_ptr().cast();
            named.value_size = value.len();
        }
        Attribute::Int(value) => {
            named.type_ = sys::PJRT_NamedValue_kInt64;
            union.int64_value = *value;
        }
        Attribute::IntList(values) => {
            named.type_ = sys::PJRT_NamedValue_kInt64List;
            union.int64_array_value = values.as_ptr();
            named.value_size = values.len();
        }
        Attribute::Float(value) => {
            named.type_ = sys::PJRT_NamedValue_kFloat;
            union.float_value = *value;
        }
        Attribute::Bool(value) => {
            named.type_ = sys::PJRT_NamedValue_kBool;
            union.bool_value = *value;
        }
    }
    named
}

/// Copies the named values that PJRT returned, in order of name. One of an unknown type is left out.
///
/// # Safety
///
/// If `len` is not 0, `values` points to `len` named values that a plugin filled and that live during this call.
pub(crate) unsafe fn from_named_values(
    values: *const sys::PJRT_NamedValue,
    len: usize,
) -> Vec<(String, Attribute)> {
    let Some(first) = NonNull::new(values.cast_mut()) else {
        return Vec::new();
    };
    // SAFETY: the caller's promise for the first value. A plugin may be built from a newer header, whose struct is larger.
    let stride = unsafe { first.as_ref() }.struct_size.max(size_of::<sys::PJRT_NamedValue>());
    let mut named: Vec<_> = (0..len)
        .filter_map(|index| {
            // SAFETY: the caller promises `len` values, each `stride` bytes long.
            let value = unsafe { first.byte_add(index * stride) };
            // SAFETY: as above; the plugin keeps it alive during this call.
            let value = unsafe { value.as_ref() };
            // SAFETY: the plugin filled the value.
            Some((unsafe { text(value.name, value.name_size) }, unsafe { from_named_value(value) }?))
        })
        .collect();
    // XLA keeps many of them in hash maps.
    named.sort_by(|(one, _), (two, _)| one.cmp(two));
    named
}

/// # Safety
///
/// A plugin filled `value`, and what it points to is alive.
unsafe fn from_named_value(value: &sys::PJRT_NamedValue) -> Option<Attribute> {
    let union = &value.__bindgen_anon_1;
    Some(match value.type_ {
        sys::PJRT_NamedValue_kString => {
            // SAFETY: the type says which member of the union is set.
            let data = unsafe { union.string_value };
            // SAFETY: the header: `value_size` is the string's length.
            Attribute::String(unsafe { text(data, value.value_size) })
        }
        // SAFETY: the type says which member of the union is set.
        sys::PJRT_NamedValue_kInt64 => Attribute::Int(unsafe { union.int64_value }),
        sys::PJRT_NamedValue_kInt64List => {
            // SAFETY: the type says which member of the union is set.
            let data = unsafe { union.int64_array_value };
            // SAFETY: the header: `value_size` is the array's length.
            Attribute::IntList(unsafe { slice(data, value.value_size) }.to_vec())
        }
        // SAFETY: the type says which member of the union is set.
        sys::PJRT_NamedValue_kFloat => Attribute::Float(unsafe { union.float_value }),
        // SAFETY: the type says which member of the union is set.
        sys::PJRT_NamedValue_kBool => Attribute::Bool(unsafe { union.bool_value }),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_the_c_form() {
        let mut options: Vec<(String, OptionValue)> = vec![
            ("name".into(), "value".into()),
            ("count".into(), 4.into()),
            ("list".into(), Attribute::IntList(vec![1, -2, 3])),
            ("ratio".into(), Attribute::Float(0.5)),
            ("flag".into(), true.into()),
            ("empty".into(), "".into()),
        ];
        let named = to_named_values(&options);
        // SAFETY: `named` was made from `options`, which is alive.
        let back = unsafe { from_named_values(named.as_ptr(), named.len()) };
        options.sort_by_key(|(name, _)| name.clone());
        assert_eq!(back, options);
    }

    #[test]
    fn null_is_no_values() {
        // SAFETY: null is allowed.
        assert!(unsafe { from_named_values(std::ptr::null(), 0) }.is_empty());
    }
}
