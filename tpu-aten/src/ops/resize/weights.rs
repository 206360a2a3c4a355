//! Where each element of a resized dimension comes from, and with which weight.
//!
//! The numbers are torch's to the last bit: places near a boundary decide which element is taken.

/// The sizes of a dimension before and after.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub(super) input: i64,
    pub(super) output: i64,
    /// The factor that a caller stated; otherwise it follows from the sizes.
    pub(super) scale: Option<f64>,
    /// Whether the centres of the corner elements, rather than their outer edges, stay in place.
    pub(super) align_corners: bool,
    /// Whether places are computed in double precision rather than single.
    pub(super) double: bool,
}

/// How a place becomes the nearest element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nearest {
    /// The element below the place of the outer edge.
    Floor,
    /// The element around the place of the centre.
    Round,
}

/// The shape of the weights around a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    Linear,
    Cubic,
    /// `Linear`, widened to the distance between outputs when the size shrinks (antialiasing).
    LinearWide,
    CubicWide,
    LanczosWide,
}

/// A sparse matrix: `width` input elements and their weights for each output, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Taps {
    pub(super) width: i64,
    pub(super) places: Vec<i64>,
    pub(super) weights: Vec<f64>,
}

impl Geometry {
    /// The distance between outputs, in input elements.
    fn step(&self) -> f64 {
        let (input, output) = (self.input as f64, self.output as f64);
        if self.align_corners {
            return if self.output > 1 { self.round((input - 1.0) / (output - 1.0)) } else { 0.0 };
        }
        match self.scale {
            Some(scale) if scale > 0.0 => self.round(1.0 / scale),
            _ => self.round(input / output),
        }
    }

    /// The place of an output in the input; negative before the first element's centre.
    fn place(&self, output: i64) -> f64 {
        let step = self.step();
        if self.align_corners {
            return self.round(step * output as f64);
        }
        // One rounding: torch's compilers contract this to a fused multiply-add.
        self.round(step.mul_add(self.round(output as f64 + 0.5), -0.5))
    }

    /// A result in the precision in which torch computes.
    fn round(&self, value: f64) -> f64 {
        if self.double { value } else { f64::from(value as f32) }
    }
}

/// The input element that each output takes.
pub(super) fn nearest(g: &Geometry, rule: Nearest) -> Vec<i64> {
    let step = g.step();
    (0..g.output)
        .map(|output| {
            let place = match rule {
                Nearest::Floor => g.round(step * output as f64),
                Nearest::Round => g.round(g.place(output) + 0.5),
            };
            // Torch takes the floor in single precision whatever the dtype.
            ((place as f32).floor() as i64).clamp(0, g.input - 1)
        })
        .collect()
}

/// The weights of each output.
pub(super) fn taps(g: &Geometry, filter: Filter) -> Taps {
    let rows: Vec<Vec<(i64, f64)>> = (0..g.output)
        .map(|output| match filter {
            Filter::Linear => linear(g, output),
            Filter::Cubic => cubic(g, output),
            Filter::LinearWide => widened(g, output, 1.0, |x| 1.0 - x),
            Filter::CubicWide => widened(g, output, 2.0, |x| keys(x, -0.5)),
            Filter::LanczosWide => widened(g, output, 3.0, |x| sinc(x) * sinc(x / 3.0)),
        })
        .collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    // Short rows are filled up with zero weights.
    let filled = || rows.iter().flat_map(|row| (0..width).map(|k| row.get(k).copied().unwrap_or((0, 0.0))));
    Taps {
        width: width as i64,
        places: filled().map(|tap| tap.0).collect(),
        weights: filled().map(|tap| tap.1).collect(),
    }
}

fn linear(g: &Geometry, output: i64) -> Vec<(i64, f64)> {
    if g.input == g.output {
        return vec![(output, 1.0)];
    }
    let place = g.place(output).max(0.0);
    let (below, fraction) = split(g, place);
    let above = (below + 1).min(g.input - 1);
    vec![(below, g.round(1.0 - fraction)), (above, fraction)]
}

fn cubic(g: &Geometry, output: i64) -> Vec<(i64, f64)> {
    let (below, t) = split(g, g.place(output));
    [(-1, 1.0 + t), (0, t), (1, 1.0 - t), (2, 2.0 - t)]
        .into_iter()
        .map(|(offset, distance)| ((below + offset).clamp(0, g.input - 1), keys(distance, -0.75)))
        .collect()
}

/// The weights within `radius` output steps of an output, normalised.
fn widened(g: &Geometry, output: i64, radius: f64, filter: impl Fn(f64) -> f64) -> Vec<(i64, f64)> {
    let step = g.step();
    let support = g.round(radius * step.max(1.0));
    let inverse = if step >= 1.0 { g.round(1.0 / step) } else { 1.0 };
    let centre = g.round(step * g.round(output as f64 + 0.5));
    let start = (g.round(g.round(centre - support) + 0.5) as i64).max(0);
    let end = (g.round(g.round(centre + support) + 0.5) as i64).min(g.input);
    let weight = |element: i64| {
        let distance = ((element as f64 - centre + 0.5) * inverse).abs();
        if distance < radius { filter(distance) } else { 0.0 }
    };
    let total: f64 = (start..end).map(weight).sum();
    (start..end).map(|element| (element, if total == 0.0 { 0.0 } else { weight(element) / total })).collect()
}

/// The element below a place, within the input, and how far the place is beyond it.
fn split(g: &Geometry, place: f64) -> (i64, f64) {
    let below = ((place as f32).floor() as i64).min(g.input - 1);
    (below, g.round(place - below as f64).clamp(0.0, 1.0))
}

/// The cubic convolution kernel at a distance of 0 to 2.
///
/// Source: Keys, "Cubic convolution interpolation for digital image processing", 1981.
fn keys(x: f64, a: f64) -> f64 {
    if x <= 1.0 { ((a + 2.0) * x - (a + 3.0)) * x * x + 1.0 } else { a * (((x - 5.0) * x + 8.0) * x - 4.0) }
}

fn sinc(x: f64) -> f64 {
    let x = x * std::f64::consts::PI;
    if x == 0.0 { 1.0 } else { x.sin() / x }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GEOMETRY: Geometry =
        Geometry { input: 4, output: 8, scale: None, align_corners: false, double: false };

    #[test]
    fn a_linear_place_lies_between_two_elements() {
        let taps = taps(&GEOMETRY, Filter::Linear);
        assert_eq!(taps.width, 2);
        assert_eq!((&taps.places[2..4], &taps.weights[2..4]), (&[0, 1][..], &[0.75, 0.25][..]));
    }

    #[test]
    fn weights_of_a_row_sum_to_one() {
        for filter in [Filter::Cubic, Filter::LinearWide, Filter::CubicWide, Filter::LanczosWide] {
            let taps = taps(&Geometry { output: 3, ..GEOMETRY }, filter);
            for row in taps.weights.chunks(taps.width as usize) {
                assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{filter:?}: {row:?}");
            }
        }
    }

    #[test]
    fn a_stated_scale_decides_the_nearest_element() {
        let stated = Geometry { output: 6, scale: Some(1.7), ..GEOMETRY };
        assert_eq!(nearest(&stated, Nearest::Floor), [0, 0, 1, 1, 2, 2]);
        assert_eq!(nearest(&Geometry { output: 6, ..GEOMETRY }, Nearest::Floor), [0, 0, 1, 2, 2, 3]);
    }
}
