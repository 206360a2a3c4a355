//! Complex numbers of 16-bit parts: stored as bits, computed in floats.

use half::f16;
use tpu_aten::Scalar;
use tpu_compile::{Arg, Engine, Mode, Options, TensorRef};
use tpu_runtime::DType;

use super::{CLIENT, inplace};

const X: [f32; 4] = [2048.0, 0.5, -1.0, 65504.0];
const Y: [f32; 4] = [1.0, 2.0, 0.25, 65504.0];

fn bytes(parts: &[f32]) -> Vec<u8> {
    parts.iter().flat_map(|part| f16::from_f32(*part).to_le_bytes()).collect()
}

fn parts(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(2).map(|half| f16::from_le_bytes([half[0], half[1]]).to_f32()).collect()
}

#[test]
fn each_call_of_a_program_rounds_its_result() {
    let engine = Engine::new(CLIENT.clone(), Options { mode: Mode::Fused, ..Options::default() });
    let cells = [X, Y].map(|_| engine.cell(0, 8, None));
    let [x, y] = [0, 1].map(|k| TensorRef {
        cell: &cells[k],
        dtype: DType::C32,
        sizes: &[2],
        strides: &[1],
        offset: 0,
    });
    engine.upload(&x, &bytes(&X)).unwrap();
    engine.upload(&y, &bytes(&Y)).unwrap();
    for _ in 0..2 {
        let one = Arg::Scalar(Scalar::Int(1));
        inplace(&engine, "aten::add.Tensor", &[Arg::Tensor(x), Arg::Tensor(y), one]).unwrap();
    }
    let halves = TensorRef { dtype: DType::F16, sizes: &[2, 2], strides: &[2, 1], ..x };
    let [mut got, mut as_halves] = [[0; 8]; 2];
    engine.download(&x, &mut got).unwrap();
    engine.download(&halves, &mut as_halves).unwrap();
    // 2048 + 1 is a tie, which stays 2048: twice.
    assert_eq!(parts(&got), [2048.0, 4.5, -0.5, f32::INFINITY]);
    assert_eq!(as_halves, got);
    assert_eq!(engine.metrics().nodes, 3, "two sums and the copy of the view");
}
