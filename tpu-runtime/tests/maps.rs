//! What programs take of a process, in a process of its own.

use std::fs;

use fake_plugin::real_plugins;
use tpu_runtime::{
    Client, ClientOptions, CompileOptions, DType, Executable, Plugin, Program, Shape, Signature,
};

const PROGRAMS: i64 = 64;

/// `x · x` of `n` floats.
fn square(client: &Client, n: i64) -> Executable {
    let text = format!(
        "func.func public @main(%x: tensor<{n}xf32>) -> tensor<{n}xf32> {{
    %y = stablehlo.multiply %x, %x : tensor<{n}xf32>
    return %y : tensor<{n}xf32>
}}"
    );
    let shapes = vec![Shape::new(DType::F32, [n])];
    let program = Program { text, signature: Signature { parameters: shapes.clone(), outputs: shapes } };
    client.compile(&program, &CompileOptions::default()).unwrap()
}

fn maps() -> i64 {
    fs::read_to_string("/proc/self/maps").unwrap().lines().count() as i64
}

/// A process may have 65,530 maps: the engine lets programs go before they are used up.
#[test]
fn a_program_that_goes_gives_its_memory_maps_back() {
    for path in real_plugins() {
        let client = Client::new(&Plugin::load(&path).unwrap(), &ClientOptions::cpu(1, false)).unwrap();
        drop(square(&client, 1)); // Threads and arenas of the first program stay.
        let before = maps();
        let programs: Vec<_> = (0..PROGRAMS).map(|n| square(&client, n + 2)).collect();
        let with = maps();
        assert!(with - before >= PROGRAMS, "{} programs took {} maps", PROGRAMS, with - before);
        drop(programs);
        let after = maps();
        assert!(after - before < PROGRAMS, "{} maps of {} stay", after - before, with - before);
    }
}
