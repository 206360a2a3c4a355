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

impl Window {
    /// The padding as StableHLO writes it.
    fn padding(&self) -> String {
        let pairs = join(self.padding.iter().map(|(low, high)| format!("[{low}, {high}]")));
        format!("dense<[{pairs}]> : tensor<{}x2xi64>", self.padding.len())
    }
}

/// A window that slides along one dimension.
#[derive(Clone, Copy, Debug)]
pub struct Sliding {
    /// The dimension of the array.
    pub dim: usize,
    /// Its size, without padding.
    pub input: i64,
    /// Elements of the window.
    pub size: i64,
    /// How far the window moves.
    pub stride: i64,
    /// The distance between the window's elements.
    pub dilation: i64,
    /// Padding before the first element.
    pub low: i64,
    /// Positions of the window.
    pub count: i64,
}

impl Sliding {
    /// Padding after the last element, as far as a window reaches it.
    #[must_use]
    pub fn high(&self) -> i64 {
        let reach = (self.count - 1) * self.stride + self.dilation * (self.size - 1) + 1;
        (reach - self.input - self.low).max(0)
    }

    /// The size with padding.
    #[must_use]
    pub fn padded(&self) -> i64 {
        self.low + self.input + self.high()
    }

    /// Whether no element is in two windows, and a window's elements are neighbours.
    fn tiles(&self) -> bool {
        self.dilation == 1 && self.stride >= self.size
    }
}

impl Builder {
    /// A padded array with the dimension `w.dim` replaced by two: the element within the window, and the
    /// position of the window.
    pub fn unfold(&mut self, x: Val, w: &Sliding) -> Val {
        let mut dims = self.dims(x);
        if w.tiles() && w.stride == w.size {
            let rows = self.slice_dim(x, w.dim, 0, w.count * w.size);
            dims[w.dim] = w.count;
            dims.insert(w.dim + 1, w.size);
            let rows = self.reshape(rows, &dims);
            return self.swap_dims(rows, w.dim, w.dim + 1);
        }
        let (mut start, mut limit) = (vec![0; dims.len()], dims.to_vec());
        let mut stride = vec![1; dims.len()];
        stride[w.dim] = w.stride;
        let elements: Vec<_> = (0..w.size)
            .map(|k| {
                start[w.dim] = k * w.dilation;
                limit[w.dim] = start[w.dim] + (w.count - 1) * w.stride + 1;
                let element = self.slice(x, &start, &limit, &stride);
                self.unsqueeze(element, w.dim)
            })
            .collect();
        self.concatenate(&elements, w.dim)
    }

    /// The transpose of [`Builder::unfold`]: sums windows into a padded array.
    pub fn fold(&mut self, windows: Val, w: &Sliding) -> Val {
        let dtype = self.dtype(windows);
        let zero = self.constant(0, dtype);
        let rank = self.rank(windows) - 1;
        if w.tiles() {
            let (none, mut gap) = (vec![0; rank + 1], vec![0; rank + 1]);
            gap[w.dim] = w.stride - w.size;
            let rows = self.pad(windows, zero, &none, &gap, &none);
            let rows = self.swap_dims(rows, w.dim, w.dim + 1);
            let mut dims = self.dims(rows);
            dims.remove(w.dim);
            dims[w.dim] = w.count * w.stride;
            let flat = self.reshape(rows, &dims);
            let (none, mut rest) = (vec![0; rank], vec![0; rank]);
            rest[w.dim] = w.padded() - w.count * w.stride;
            return self.pad(flat, zero, &none, &rest, &none);
        }
        let (mut low, mut high, mut interior) = (vec![0; rank], vec![0; rank], vec![0; rank]);
        interior[w.dim] = w.stride - 1;
        let mut sum = None;
        for k in 0..w.size {
            let element = self.index_dim(windows, w.dim, k);
            low[w.dim] = k * w.dilation;
            high[w.dim] = w.padded() - low[w.dim] - (w.count - 1) * w.stride - 1;
            let placed = self.pad(element, zero, &low, &high, &interior);
            sum = Some(sum.map_or(placed, |sum| self.add(sum, placed)));
        }
        sum.unwrap_or_else(|| unreachable!("fold: empty window {w:?}: bug in tpu-aten"))
    }

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
            "window_dimensions = {}, window_strides = {}, base_dilations = {}, window_dilations = {}, padding = {}",
            array(window.sizes.iter().copied()),
            array(window.strides.iter().copied()),
            array(ones),
            array(window.dilations.iter().copied()),
            window.padding(),
        );
        self.ops("reduce_window", &[values, initial].concat(), &attributes, &[region], results)
    }

    /// Adds each element of `source`, one a window, to the element of `x` that `keep` selects: of two elements of the
    /// window it says whether the first is kept. The window's dilations are 1; its padding is never selected.
    pub fn select_and_scatter(
        &mut self,
        x: Val,
        source: Val,
        window: &Window,
        keep: impl FnOnce(&mut Self, Val, Val) -> Val,
    ) -> Val {
        let result = self.shape(x).clone();
        let pair = [Shape::scalar(result.dtype), Shape::scalar(result.dtype)];
        let zero = self.constant(0, result.dtype);
        let select = self.region(&pair, |b, v| vec![keep(b, v[0], v[1])]);
        let scatter = self.region(&pair, |b, v| vec![b.add(v[0], v[1])]);
        let attributes = format!(
            "window_dimensions = {}, window_strides = {}, padding = {}",
            array(window.sizes.iter().copied()),
            array(window.strides.iter().copied()),
            window.padding(),
        );
        self.ops("select_and_scatter", &[x, source, zero], &attributes, &[select, scatter], vec![result])[0]
    }
}
