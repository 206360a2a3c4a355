//! Windows that slide over an array: pooling and its gradient.

use tpu_runtime::{Dims, Shape};

use super::{Builder, Val, array, join};

/// A window over every dimension of an array; size 1 and stride 1 where it does not slide.
#[derive(Clone, Debug)]
pub struct Window {
    /// Its sizes.
    pub sizes: Vec<i64>,
    /// How far it moves.
    pub strides: Vec<i64>,
    /// The distance between its elements.
    pub dilations: Vec<i64>,
    /// Low and high padding.
    pub padding: Vec<(i64, i64)>,
}

impl Builder {
    /// Reduces several arrays of the same dims over a sliding window.
    pub fn reduce_window(
        &mut self,
        values: &[Val],
        initial: &[Val],
        window: &Window,
        body: impl FnOnce(&mut Self, &[Val], &[Val]) -> Vec<Val>,
    ) -> Vec<Val> {
        let dims = self.dims(values[0]);
        let sizes: Dims = (0..dims.len())
            .map(|dim| {
                let (low, high) = window.padding[dim];
                let extent = (window.sizes[dim] - 1) * window.dilations[dim] + 1;
                let input = dims[dim] + low + high;
                if input < extent { 0 } else { (input - extent) / window.strides[dim] + 1 }
            })
            .collect();
        let results: Vec<_> =
            values.iter().map(|value| Shape::new(self.dtype(*value), sizes.clone())).collect();
        let scalars: Vec<_> = results.iter().map(|shape| Shape::scalar(shape.dtype)).collect();
        let region = self.region(&[scalars.clone(), scalars].concat(), |b, v| {
            let (left, right) = v.split_at(values.len());
            body(b, left, right)
        });
        let ones = vec![1; dims.len()];
        let attributes = format!(
            "window_dimensions = {}, window_strides = {}, base_dilations = {}, window_dilations = {}, padding = dense<[{}]> : tensor<{}x2xi64>",
            array(window.sizes.iter().copied()),
            array(window.strides.iter().copied()),
            array(ones),
            array(window.dilations.iter().copied()),
            join(window.padding.iter().map(|(low, high)| format!("[{low}, {high}]"))),
            dims.len(),
        );
        self.ops("reduce_window", &[values, initial].concat(), &attributes, &[region], results)
    }
}
