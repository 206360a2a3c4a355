//! Running executables on one device.

use tpu_runtime::{Buffer, Code, CompileOptions, DType, Error, Shape};

use crate::{add, add_program, bytes, clients, f32s, open, program, run, upload, values};

#[test]
fn programs_run_on_every_device() {
    for client in clients() {
        let add = add(client, 4);
        for device in client.devices() {
            let x = client.upload(&bytes(&[1.0, 2.0, 3.0, 4.0]), &f32s(&[4]), device).unwrap();
            let mut outputs = Vec::new();
            add.execute(device, &[&x, &x], &[], &mut outputs).unwrap();
            assert_eq!(outputs[0].device(), device);
            assert_eq!(outputs[0].shape(), &f32s(&[4]));
            assert_eq!(values(&outputs[0]), [2.0, 4.0, 6.0, 8.0]);
        }
    }
}

#[test]
fn outputs_are_appended() {
    for client in clients() {
        let (add, x) = (add(client, 1), upload(client, &[1.0]));
        let mut outputs = Vec::new();
        for count in 1..4 {
            add.execute(&client.devices()[0], &[&x, &x], &[], &mut outputs).unwrap();
            assert_eq!(outputs.len(), count);
        }
    }
}

/// More arguments and outputs than fit on the stack.
#[test]
fn many_arguments_and_outputs() {
    let n = 40;
    let parameters: Vec<_> = (0..n).map(|index| format!("%x{index}: tensor<f32>")).collect();
    let negations: Vec<_> =
        (0..n).map(|index| format!("%y{index} = stablehlo.negate %x{index} : tensor<f32>")).collect();
    let results: Vec<_> = (0..n).map(|index| format!("%y{index}")).collect();
    let types = vec!["tensor<f32>"; n].join(", ");
    let text = format!(
        "func.func public @main({}) -> ({types}) {{ {} return {} : {types} }}",
        parameters.join(", "),
        negations.join("\n"),
        results.join(", ")
    );
    let scalar = Shape::scalar(DType::F32);
    let program = program(&text, &vec![scalar.clone(); n], &vec![scalar.clone(); n]);
    for client in clients() {
        let executable = client.compile(&program, &CompileOptions::default()).unwrap();
        let device = &client.devices()[0];
        let args: Vec<_> =
            (0..n).map(|index| client.upload(&bytes(&[index as f32]), &scalar, device).unwrap()).collect();
        let outputs = run(&executable, client, &args.iter().collect::<Vec<_>>()).unwrap();
        let got: Vec<_> = outputs.iter().flat_map(values).collect();
        assert_eq!(got, (0..n).map(|index| -(index as f32)).collect::<Vec<_>>());
    }
}

#[test]
fn up_to_sixteen_arguments_and_outputs_allocate_nothing() {
    let n = 16;
    let names: Vec<_> = (0..n).map(|index| format!("%x{index}")).collect();
    let types = vec!["tensor<2xf32>"; n].join(", ");
    let parameters: Vec<_> = names.iter().map(|name| format!("{name}: tensor<2xf32>")).collect();
    let text = format!(
        "func.func public @main({}) -> ({types}) {{ return {} : {types} }}",
        parameters.join(", "),
        names.join(", ")
    );
    let program = program(&text, &vec![f32s(&[2]); n], &vec![f32s(&[2]); n]);
    for client in clients() {
        let executable = client.compile(&program, &CompileOptions::default()).unwrap();
        let args: Vec<_> = (0..n).map(|_| upload(client, &[1.0, 2.0])).collect();
        let args: Vec<&Buffer> = args.iter().collect();
        let mut outputs = Vec::with_capacity(n);
        for _ in 0..3 {
            let before = fake_plugin::allocations();
            executable.execute(&client.devices()[0], &args, &[], &mut outputs).unwrap();
            outputs.clear();
            assert_eq!(fake_plugin::allocations() - before, 0);
        }
        let before = fake_plugin::allocations();
        drop(vec![0]);
        assert_eq!(fake_plugin::allocations() - before, 1, "the allocator counts");
    }
}

#[test]
fn programs_without_arguments_or_outputs_run() {
    let constant = "func.func public @main() -> tensor<2xf32> {
        %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
        return %c : tensor<2xf32>
    }";
    let nothing = "func.func public @main(%x: tensor<f32>) { return }";
    for client in clients() {
        let constant = program(constant, &[], &[f32s(&[2])]);
        let constant = client.compile(&constant, &CompileOptions::default()).unwrap();
        assert_eq!(values(&run(&constant, client, &[]).unwrap()[0]), [1.0, 2.0]);
        let nothing = program(nothing, &[f32s(&[])], &[]);
        let nothing = client.compile(&nothing, &CompileOptions::default()).unwrap();
        let x = client.upload(&[0; 4], &f32s(&[]), &client.devices()[0]).unwrap();
        assert!(run(&nothing, client, &[&x]).unwrap().is_empty());
    }
}

#[test]
fn wrong_arguments_are_refused_before_anything_runs() {
    for client in clients() {
        let add = add(client, 2);
        let x = upload(client, &[1.0, 2.0]);
        let device = &client.devices()[0];
        let mut outputs = Vec::new();
        let mut refused = |args: &[&Buffer]| add.execute(device, args, &[], &mut outputs).unwrap_err();

        let ints = client.upload(&[0; 8], &Shape::new(DType::I32, [2]), device).unwrap();
        let error = refused(&[&x, &ints]);
        assert_eq!(error.to_string(), "execute: shape of argument 1, got int32[2], want float32[2]");
        let column = client.upload(&[0; 8], &f32s(&[2, 1]), device).unwrap();
        let error = refused(&[&column, &x]);
        assert_eq!(error.to_string(), "execute: shape of argument 0, got float32[2, 1], want float32[2]");
        let error = refused(&[&x]);
        assert_eq!(error.to_string(), "execute: number of arguments, got 1, want 2");
        let elsewhere = x.copy_to(&client.devices()[1]).unwrap();
        let error = refused(&[&x, &elsewhere]);
        assert!(matches!(error, Error::DeviceMismatch { argument: 1, .. }), "{error}");
        let other = open(client.plugin(), 1);
        let foreign = upload(&other, &[1.0, 2.0]);
        let error = refused(&[&foreign, &x]);
        assert!(matches!(error, Error::DeviceMismatch { argument: 0, .. }), "{error}");
        let error =
            add.execute(&other.devices()[0], &[&foreign, &foreign], &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, Error::ClientMismatch { call: "execute", .. }), "{error}");
        assert!(outputs.is_empty());
    }
}

#[test]
fn deleted_arguments_are_errors_of_the_call() {
    for client in clients() {
        let (add, x, y) = (add(client, 1), upload(client, &[1.0]), upload(client, &[2.0]));
        y.delete().unwrap();
        let mut outputs = vec![];
        let error = add.execute(&client.devices()[0], &[&x, &y], &[], &mut outputs).unwrap_err();
        assert!(matches!(error, Error::Pjrt { call: "PJRT_LoadedExecutable_Execute", .. }), "{error}");
        assert!(outputs.is_empty());
        assert_eq!(values(&x), [1.0]);
    }
}

#[test]
fn donated_arguments_become_outputs() {
    for client in clients() {
        let add = client.compile(&add_program(1024, true), &CompileOptions::default()).unwrap();
        let (x, y) = (upload(client, &[1.0; 1024]), upload(client, &[2.0; 1024]));
        let address = x.unsafe_pointer().unwrap();
        let sum = run(&add, client, &[&x, &y]).unwrap();
        assert_eq!(sum[0].unsafe_pointer().unwrap(), address);
        assert_eq!(values(&sum[0]), [3.0; 1024]);
        assert!(x.is_deleted().unwrap());
        assert!(!y.is_deleted().unwrap());
        let error = run(&add, client, &[&x, &y]).unwrap_err();
        assert_eq!(error.code(), Some(Code::InvalidArgument), "{error}");
        assert!(run(&add, client, &[&y, &y]).is_err(), "one buffer cannot be donated and read");
    }
}

#[test]
fn arguments_that_are_not_donatable_stay() {
    for client in clients() {
        let add = client.compile(&add_program(1024, true), &CompileOptions::default()).unwrap();
        let x = upload(client, &[1.0; 1024]);
        let mut sum = Vec::new();
        add.execute(&client.devices()[0], &[&x, &x], &[0], &mut sum).unwrap();
        assert_eq!(values(&sum[0]), [2.0; 1024]);
        assert_eq!(values(&x), [1.0; 1024]);
        assert!(!x.is_deleted().unwrap());
    }
}

#[test]
fn work_goes_on_when_its_handles_are_dropped() {
    for client in clients() {
        let n = 1 << 18;
        let add = add(client, n);
        let mut sum = upload(client, &vec![1.0; n as usize]);
        for _ in 0..4 {
            sum = run(&add, client, &[&sum, &sum]).unwrap().remove(0);
        }
        drop(add);
        assert_eq!(values(&sum), vec![16.0; n as usize]);
    }
}

#[test]
fn a_chosen_device_is_kept_to() {
    for client in clients() {
        let device = &client.devices()[2];
        let options = CompileOptions::default().device_assignment(&[vec![device.id()]]);
        let add = client.compile(&add_program(2, false), &options).unwrap();
        assert_eq!(add.devices(), std::slice::from_ref(device));
        let x = client.upload(&bytes(&[1.0, 2.0]), &f32s(&[2]), device).unwrap();
        let mut sum = Vec::new();
        add.execute(device, &[&x, &x], &[], &mut sum).unwrap();
        assert_eq!(values(&sum[0]), [2.0, 4.0]);
        let elsewhere = upload(client, &[1.0, 2.0]);
        let error = add.execute(&client.devices()[0], &[&elsewhere, &elsewhere], &[], &mut sum).unwrap_err();
        assert!(matches!(error, Error::InvalidArgument { .. }), "{error}");
    }
}
