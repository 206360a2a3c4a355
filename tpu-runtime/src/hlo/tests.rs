//! The reader against `recorded.pb`: what libtpu made of `recorded.mlir` for `v6e:1x1`. It has three matrix products, a
//! loop that updates a donated argument in place, and more temporaries than the vector memory holds.

use super::{Module, Type};
use crate::Error;

const RECORDED: &[u8] = include_bytes!("recorded.pb");

/// Bytes of a matrix of the program: 4096 × 4096 floats.
const MATRIX: u64 = 4096 * 4096 * 4;

fn recorded() -> Module {
    Module::decode(RECORDED).unwrap()
}

#[test]
fn the_entry_is_in_the_order_of_the_schedule() {
    let module = recorded();
    assert_eq!((module.name.as_str(), module.is_scheduled), ("loop", true));
    let names: Vec<_> = module.entry().instructions.iter().map(|i| i.name.as_str()).collect();
    let place = |name: &str| names.iter().position(|other| *other == name).unwrap();
    assert!(place("fusion.4") < place("fusion.2") && place("fusion.2") < place("fusion"));
    assert!(place("fusion") < place("while"));
    assert_eq!(module.entry().root().unwrap().ty.to_string(), "(f32[8,4096], f32[4096,4096])");
}

#[test]
fn layouts_are_read() {
    let module = recorded();
    let copy = module.entry().instructions.iter().find(|i| i.name == "copy-done").unwrap();
    let Type::Array(array) = &copy.ty else { panic!("{}", copy.ty) };
    assert_eq!((array.element, array.tile.as_slice(), array.memory_space), ("f32", &[8, 128][..], 1));
    assert_eq!(array.size_in_bytes(), MATRIX);
}

#[test]
fn opcodes_are_counted_in_and_outside_of_fusions() {
    let counts = recorded().opcode_counts();
    assert_eq!(counts.fused["convolution"], 3, "matrix products are fused");
    assert_eq!((counts.run["while"], counts.run["dynamic-update-slice"]), (1, 1), "the loop's body runs");
    assert_eq!((counts.run["copy"], counts.of("copy"), counts.of("transpose")), (1, 1, 0));
    assert_eq!(counts.of("tanh") + counts.of("sine"), 2);
}

#[test]
fn the_heaviest_instructions_come_first() {
    let module = recorded();
    let heaviest: Vec<_> = module.heaviest(3).iter().map(ToString::to_string).collect();
    assert_eq!(heaviest[0], "fusion = f32[4096,4096] fusion, 773830 cycles, line 7");
    assert_eq!(heaviest[2], "fusion.4 = f32[4096,4096] fusion, 283030 cycles, line 3");
    assert_eq!(module.heaviest(usize::MAX).iter().filter(|i| i.opcode == "parameter").count(), 0);
}

#[test]
fn memory_over_time_is_the_compilers() {
    let module = recorded();
    let timeline = module.timeline().unwrap();
    assert_eq!(timeline.bytes.len(), module.entry().instructions.len());
    // The compiler's own figures: arguments and results less what is donated, and temporaries. It rounds small buffers up.
    let (arguments, outputs, donated, temporaries) = (67_239_936, 67_239_968, 131_072, 134_283_264);
    let compilers: u64 = arguments + outputs - donated + temporaries;
    assert!(
        timeline.peak_in_bytes().abs_diff(compilers) < 1 << 16,
        "{} {compilers}",
        timeline.peak_in_bytes()
    );
    let peak = &module.entry().instructions[timeline.peak];
    assert_eq!((peak.name.as_str(), peak.source_line), ("fusion.2", 5));
    let matrices = timeline.held.iter().filter(|held| held.bytes == MATRIX).count();
    assert_eq!(matrices, 4, "x, h, c and the result");
    assert_eq!(timeline.held.iter().filter(|held| held.is_parameter).count(), 2);
    assert_eq!(
        timeline.bytes[0],
        2 * MATRIX + 8 * 4096 * 4,
        "before anything runs: arguments and the result"
    );
}

#[test]
fn damaged_programs_are_refused() {
    for bytes in [&[] as &[u8], b"no program", &RECORDED[..RECORDED.len() / 2]] {
        let error = Module::decode(bytes).unwrap_err();
        assert!(matches!(error, Error::InvalidArgument { call: "Module::decode", .. }), "{error}");
    }
}
