//! Compiling, describing and serializing.

use tpu_runtime::{Code, CompileOptions, DType, EffortLevel, Error, OverrideValue, Shape};

use crate::{add, add_program, clients, f32s, open, program, run, upload, values};

#[test]
fn the_compilers_message_comes_back() {
    for client in clients() {
        let error = client.compile(&program("no program", &[], &[]), &CompileOptions::default()).unwrap_err();
        assert!(matches!(error, Error::Pjrt { call: "PJRT_Client_Compile", .. }), "{error}");
        assert!(error.to_string().len() > 40, "{error}");
    }
}

#[test]
fn a_wrong_signature_is_refused() {
    for client in clients() {
        let mut program = add_program(2, false);
        let mut refused = |outputs: Vec<Shape>| {
            program.signature.outputs = outputs;
            client.compile(&program, &CompileOptions::default()).unwrap_err().to_string()
        };
        assert_eq!(
            refused(vec![Shape::new(DType::I32, [2])]),
            "compile: outputs of the program, got float32[2], want int32[2]"
        );
        assert_eq!(
            refused(vec![f32s(&[3])]),
            "compile: outputs of the program, got float32[2], want float32[3]"
        );
        assert_eq!(refused(vec![]), "compile: outputs of the program, got 1 outputs, want ");
    }
}

#[test]
fn unbounded_sizes_are_refused() {
    let text = "func.func public @main(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }";
    for client in clients() {
        let error = client.compile(&program(text, &[], &[]), &CompileOptions::default()).unwrap_err();
        assert_eq!(error.to_string(), "compile: type in the program, got tensor<?xf32>, want known sizes");
    }
}

#[test]
fn options_reach_the_compiler() {
    for client in clients() {
        let compile = |options| client.compile(&add_program(8, false), &options);
        let unknown = CompileOptions::default().env_override("xla_no_such_flag", OverrideValue::Bool(true));
        assert_eq!(compile(unknown).unwrap_err().code(), Some(Code::InvalidArgument));
        let known =
            CompileOptions::default().env_override("xla_backend_optimization_level", OverrideValue::Int(0));
        assert!(compile(known).is_ok());
        assert!(compile(CompileOptions::default().optimization_level(EffortLevel::O1)).is_ok());
        let error = compile(CompileOptions::default().replicas(5)).unwrap_err();
        assert_eq!(error.code(), Some(Code::InvalidArgument), "{error}");
    }
}

#[test]
fn executables_describe_themselves() {
    for client in clients() {
        let add = add(client, 1024);
        assert_eq!(add.name().unwrap(), "add");
        assert_eq!(add.signature(), &add_program(1024, false).signature);
        assert!(add.devices().is_empty());
        assert!(!add.fingerprint().unwrap().is_empty());
        assert!(!add.optimized_program().unwrap().is_empty());
        let memory = add.memory_stats().unwrap();
        assert_eq!((memory.arguments_in_bytes, memory.outputs_in_bytes), (8192, 4096));
        add.size_of_generated_code().unwrap();
        match add.cost_analysis() {
            Ok(costs) => assert!(costs.iter().any(|(name, _)| name == "flops")),
            Err(error) => assert_eq!(error.code(), Some(Code::Unimplemented), "{error}"),
        }
    }
}

#[test]
fn serialized_executables_run_in_another_client() {
    for client in clients() {
        let serialized = add(client, 4).serialize().unwrap();
        let other = open(client.plugin(), 1);
        for client in [client, &other] {
            let add = client.load(&serialized, add_program(4, false).signature).unwrap();
            let x = upload(client, &[1.0, 2.0, 3.0, 4.0]);
            assert_eq!(values(&run(&add, client, &[&x, &x]).unwrap()[0]), [2.0, 4.0, 6.0, 8.0]);
        }
        let error = other.load(&serialized, add_program(5, false).signature).unwrap_err();
        assert!(matches!(error, Error::SignatureMismatch { call: "load", .. }), "{error}");
    }
}

#[test]
fn damaged_serialized_executables_are_refused() {
    for client in clients() {
        let serialized = add(client, 4).serialize().unwrap();
        for damaged in [&[] as &[u8], b"no executable", &serialized[..serialized.len() / 2]] {
            let outcome = client.load(damaged, add_program(4, false).signature);
            assert!(outcome.is_err(), "{} of {} bytes were loaded", damaged.len(), serialized.len());
        }
    }
}
