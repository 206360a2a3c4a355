//! Programs that run on several devices at once.

use tpu_runtime::{Buffer, Client, CompileOptions, Error};

use crate::{add, bytes, clients, f32s, program, values};

/// One buffer per device: `[index]`.
fn shards(client: &Client) -> Vec<Buffer> {
    let devices = client.devices().iter().enumerate();
    devices
        .map(|(index, device)| client.upload(&bytes(&[index as f32]), &f32s(&[1]), device).unwrap())
        .collect()
}

fn sum_program() -> tpu_runtime::Program {
    let text = r#"module @sum {
  func.func public @main(%x: tensor<1xf32>) -> tensor<1xf32> {
    %y = "stablehlo.all_reduce"(%x) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<1xf32>) -> tensor<1xf32>
    return %y : tensor<1xf32>
  }
}"#;
    program(text, &[f32s(&[1])], &[f32s(&[1])])
}

#[test]
fn replicas_reduce_together() {
    for client in clients() {
        let sum = client.compile(&sum_program(), &CompileOptions::default().replicas(4)).unwrap();
        assert_eq!(sum.devices().len(), 4);
        let shards = shards(client);
        let args: Vec<_> = sum.devices().iter().map(|device| [&shards[device.index()]]).collect();
        let args: Vec<&[&Buffer]> = args.iter().map(<[_; 1]>::as_slice).collect();
        let mut outputs = Vec::new();
        for round in 1..3 {
            sum.execute_sharded(&args, &[], &mut outputs).unwrap();
            for (outputs, device) in outputs.iter().zip(sum.devices()) {
                assert_eq!(outputs.len(), round);
                assert_eq!(outputs[round - 1].device(), device);
                assert_eq!(values(&outputs[round - 1]), [6.0]);
            }
        }
    }
}

#[test]
fn partitions_follow_shardy() {
    let text = r#"module @double {
  sdy.mesh @mesh = <["x"=4]>
  func.func public @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
      -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %y = stablehlo.add %x, %x : tensor<4xf32>
    return %y : tensor<4xf32>
  }
}"#;
    for client in clients() {
        let options = CompileOptions::default().partitions(4).use_spmd(true).use_shardy(true);
        // The signature is that of one device's shard.
        let double = client.compile(&program(text, &[f32s(&[1])], &[f32s(&[1])]), &options).unwrap();
        let shards = shards(client);
        let args: Vec<_> = double.devices().iter().map(|device| [&shards[device.index()]]).collect();
        let args: Vec<&[&Buffer]> = args.iter().map(<[_; 1]>::as_slice).collect();
        let mut outputs = Vec::new();
        double.execute_sharded(&args, &[], &mut outputs).unwrap();
        for (outputs, device) in outputs.iter().zip(double.devices()) {
            assert_eq!(values(&outputs[0]), [2.0 * device.index() as f32]);
        }
    }
}

#[test]
fn a_program_for_several_devices_needs_them_all() {
    for client in clients() {
        let sum = client.compile(&sum_program(), &CompileOptions::default().replicas(4)).unwrap();
        let shards = shards(client);
        let error = sum.execute(&client.devices()[0], &[&shards[0]], &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, Error::InvalidArgument { .. }), "{error}");
        let error = sum.execute_sharded(&[&[&shards[0]]], &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, Error::ArgumentCount { want: 4, got: 1 }), "{error}");
        let same = [&shards[0]];
        let error = sum.execute_sharded(&[&same, &same, &same, &same], &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, Error::DeviceMismatch { .. }), "{error}");
        let error = add(client, 1).execute_sharded(&[&same], &[], &mut Vec::new()).unwrap_err();
        assert!(matches!(error, Error::ArgumentCount { want: 0, got: 1 }), "{error}");
    }
}
