//! Bytes in and out of buffers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

use tpu_runtime::{Client, Code, CompileOptions, DType, Error, Shape};

use crate::{Aligned, add, bytes, clients, f32s, open, run, upload, values};

#[test]
fn every_element_type_travels() {
    for client in clients() {
        for dtype in DType::ALL {
            let shape = Shape::new(dtype, [2, 3]);
            // Every byte is 0 or 1, which is a value of every type, `Bool` included.
            let sent: Vec<u8> = (0..shape.size_in_bytes()).map(|index| (index % 2) as u8).collect();
            let buffer = client.upload(&sent, &shape, &client.devices()[1]).unwrap();
            let mut got = vec![7; sent.len()];
            buffer.download(&mut got).unwrap();
            assert_eq!(got, sent, "{dtype} on {client:?}");
            assert_eq!(buffer.shape(), &shape);
            assert_eq!(buffer.device(), &client.devices()[1]);
            assert!(buffer.size_in_bytes().unwrap() >= sent.len());
        }
    }
}

#[test]
fn scalars_and_empty_arrays_travel() {
    for client in clients() {
        for dims in [vec![], vec![0], vec![3, 0, 2]] {
            let shape = f32s(&dims);
            let sent = vec![1; shape.size_in_bytes()];
            let buffer = client.upload(&sent, &shape, &client.devices()[0]).unwrap();
            assert_eq!(buffer.download_start().unwrap().wait().unwrap(), sent);
        }
    }
}

#[test]
fn strides_are_followed() {
    let matrix = bytes(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    for client in clients() {
        let device = &client.devices()[0];
        let transposed = client.upload_strided(&matrix, 0, &f32s(&[3, 2]), &[4, 12], device).unwrap();
        assert_eq!(values(&transposed), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
        let reversed = client.upload_strided(&matrix, 20, &f32s(&[6]), &[-4], device).unwrap();
        assert_eq!(values(&reversed), [6.0, 5.0, 4.0, 3.0, 2.0, 1.0]);
        let broadcast = client.upload_strided(&matrix, 4, &f32s(&[2, 2]), &[0, 0], device).unwrap();
        assert_eq!(values(&broadcast), [2.0; 4]);
        let outside = client.upload_strided(&matrix, 0, &f32s(&[7]), &[4], device).unwrap_err();
        assert!(matches!(outside, Error::SizeMismatch { want: 28, got: 24, .. }), "{outside}");
    }
}

#[test]
fn the_hosts_bytes_are_free_after_upload() {
    for client in clients() {
        let mut sent = bytes(&[1.0; 4096]);
        let buffer = client.upload(&sent, &f32s(&[4096]), &client.devices()[0]).unwrap();
        sent.fill(0);
        assert_eq!(values(&buffer), vec![1.0; 4096]);
    }
}

#[test]
fn wrong_sizes_are_refused() {
    for client in clients() {
        let device = &client.devices()[0];
        let error = client.upload(&[0; 4], &f32s(&[2]), device).unwrap_err();
        assert_eq!(error.to_string(), "upload: bytes for float32[2], got 4, want 8");
        let buffer = upload(client, &[1.0, 2.0]);
        for len in [0, 4, 12] {
            let error = buffer.download(&mut vec![0; len]).unwrap_err();
            assert!(matches!(error, Error::SizeMismatch { want: 8, .. }), "{error}");
        }
    }
}

#[test]
fn devices_of_other_clients_are_refused() {
    for client in clients() {
        let other = open(client.plugin(), 1);
        let foreign = &other.devices()[0];
        let error = client.upload(&[0; 8], &f32s(&[2]), foreign).unwrap_err();
        assert!(matches!(error, Error::ClientMismatch { call: "upload", .. }), "{error}");
        let error = upload(client, &[1.0]).copy_to(foreign).unwrap_err();
        assert!(matches!(error, Error::ClientMismatch { call: "copy_to", .. }), "{error}");
    }
}

/// Bytes that count when they go.
struct Counted(Arc<Aligned>, Arc<AtomicUsize>);

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        (*self.0).as_ref()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.1.fetch_add(1, SeqCst);
    }
}

fn wait_for(count: &AtomicUsize, want: usize) {
    let start = Instant::now();
    while count.load(SeqCst) != want {
        assert!(start.elapsed() < Duration::from_secs(20), "got {}, want {want}", count.load(SeqCst));
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn shared_bytes_are_aliased_and_kept() {
    for client in clients() {
        let gone = Arc::new(AtomicUsize::new(0));
        let aligned = Aligned::floats(&[3.0; 1024]);
        let address = aligned.0.as_ptr() as usize;
        let owner = Arc::new(Counted(aligned, gone.clone()));
        let buffer = client.upload_shared(owner, &f32s(&[1024]), &client.devices()[0]).unwrap();
        assert_eq!(buffer.unsafe_pointer().unwrap(), address, "{client:?} copies aligned bytes");
        assert_eq!(gone.load(SeqCst), 0);
        assert_eq!(values(&buffer), [3.0; 1024]);
        let sum = run(&add(client, 1024), client, &[&buffer, &buffer]).unwrap();
        assert_eq!(values(&sum[0]), [6.0; 1024]);
        assert_eq!(gone.load(SeqCst), 0);
        drop(buffer);
        wait_for(&gone, 1);
    }
}

#[test]
fn shared_bytes_are_never_written() {
    for client in clients() {
        let owner = Aligned::floats(&[3.0; 1024]);
        let x = client.upload_shared(owner.clone(), &f32s(&[1024]), &client.devices()[0]).unwrap();
        let y = upload(client, &[1.0; 1024]);
        let add = client.compile(&crate::add_program(1024, true), &CompileOptions::default()).unwrap();
        let sum = run(&add, client, &[&x, &y]).unwrap();
        assert_eq!(values(&sum[0]), [4.0; 1024]);
        assert_eq!(owner.0.as_slice(), bytes(&[3.0; 1024]), "{client:?} writes to bytes it must not");
    }
}

/// Bytes whose address is no multiple of 64.
struct Odd(Aligned);

impl AsRef<[u8]> for Odd {
    fn as_ref(&self) -> &[u8] {
        &self.0.0[4..]
    }
}

#[test]
fn shared_bytes_that_are_not_aligned_are_copied() {
    for client in clients() {
        let odd = Arc::new(Odd(Aligned([1; 4096])));
        let address = (*odd).as_ref().as_ptr() as usize;
        let shape = Shape::new(DType::U8, [4092]);
        let buffer = client.upload_shared(odd, &shape, &client.devices()[0]).unwrap();
        assert_ne!(buffer.unsafe_pointer().unwrap(), address);
        assert_eq!(buffer.download_start().unwrap().wait().unwrap(), [1; 4092]);
    }
}

#[test]
fn uninitialized_buffers_have_their_shape() {
    for client in clients() {
        let buffer = client.uninitialized(&f32s(&[2, 3]), &client.devices()[2]).unwrap();
        assert_eq!(buffer.shape(), &f32s(&[2, 3]));
        assert_eq!(values(&buffer).len(), 6);
    }
}

#[test]
fn arrays_travel_between_devices() {
    for client in clients() {
        let buffer = upload(client, &[1.0, 2.0, 3.0]);
        for device in client.devices() {
            let copy = buffer.copy_to(device).unwrap();
            assert_eq!(copy.device(), device);
            assert_eq!(values(&copy), [1.0, 2.0, 3.0]);
            assert_ne!(copy.unsafe_pointer().unwrap(), buffer.unsafe_pointer().unwrap());
        }
    }
}

#[test]
fn arrays_travel_between_memories() {
    for client in clients() {
        let device = &client.devices()[0];
        for memory in device.memories() {
            let copy = upload(client, &[1.0, 2.0]).copy_to_memory(memory, device).unwrap();
            assert_eq!(values(&copy), [1.0, 2.0], "{memory:?}");
        }
    }
}

#[test]
fn deleted_buffers_are_errors() {
    for client in clients() {
        let buffer = upload(client, &[1.0]);
        assert!(!buffer.is_deleted().unwrap());
        buffer.delete().unwrap();
        assert!(buffer.is_deleted().unwrap());
        let error = buffer.download(&mut [0; 4]).unwrap_err();
        assert!(matches!(error.code(), Some(Code::InvalidArgument | Code::FailedPrecondition)), "{error}");
        assert!(buffer.copy_to(&client.devices()[1]).is_err());
    }
}

#[test]
fn a_dropped_download_leaves_no_mess() {
    for client in clients() {
        let buffer = upload(client, &vec![2.0; 1 << 20]);
        for _ in 0..8 {
            drop(buffer.download_start().unwrap());
        }
        let download = buffer.download_start().unwrap();
        drop(buffer);
        download.event().await_ready().unwrap();
        assert_eq!(download.wait().unwrap().len(), 4 << 20);
    }
}

/// A permuted output has another layout on the device on some platforms; the host's is row-major always.
#[test]
fn downloads_are_row_major() {
    let text = "func.func public @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
        %y = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
        return %y : tensor<3x2xf32>
    }";
    for client in clients() {
        let program = crate::program(text, &[f32s(&[2, 3])], &[f32s(&[3, 2])]);
        let transpose = client.compile(&program, &CompileOptions::default()).unwrap();
        let matrix = bytes(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        let matrix = client.upload(&matrix, &f32s(&[2, 3]), &client.devices()[0]).unwrap();
        let outputs = run(&transpose, client, &[&matrix]).unwrap();
        assert_eq!(values(&outputs[0]), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
    }
}

#[test]
fn clones_of_a_client_are_one_client() {
    for client in clients() {
        let clone: Client = client.clone();
        let buffer = clone.upload(&[0; 4], &f32s(&[1]), &client.devices()[0]).unwrap();
        assert_eq!(values(&buffer), [0.0]);
    }
}
