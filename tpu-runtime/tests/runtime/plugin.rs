//! Plugins, clients, devices and topologies.

use std::path::Path;

use tpu_runtime::{Attribute, Client, ClientOptions, Code, CompileOptions, Error, Plugin};

use crate::{add_program, clients, open};

#[test]
fn a_path_is_loaded_once() {
    for client in clients() {
        let again = Plugin::load(client.plugin().path()).unwrap();
        assert_eq!(again.path(), client.plugin().path());
        assert_eq!(again.api_version(), client.plugin().api_version());
        assert_eq!(again.api_version().0, 0);
    }
}

#[test]
fn what_is_no_plugin_is_refused() {
    let error = Plugin::load(Path::new("/nowhere/plugin.so")).unwrap_err();
    assert!(error.to_string().contains("cannot load /nowhere/plugin.so"), "{error}");
    let error = Plugin::load(&std::env::current_exe().unwrap()).unwrap_err();
    assert!(matches!(error, Error::PluginLoad { .. }), "{error}");
}

#[test]
fn plugins_tell_their_stablehlo_version() {
    for client in clients() {
        let attributes = client.plugin().attributes().unwrap();
        let version = attributes.iter().find(|(name, _)| name == "stablehlo_current_version");
        let Some((_, Attribute::IntList(version))) = version else {
            panic!("{:?}: {attributes:?}", client.plugin())
        };
        assert_eq!(version.len(), 3);
    }
}

#[test]
fn clients_have_the_devices_asked_for() {
    for client in clients() {
        assert_eq!(client.platform_name(), "cpu");
        assert_eq!(client.devices().len(), 4);
        for (index, device) in client.devices().iter().enumerate() {
            assert_eq!(device.index(), index);
            assert_eq!(device.process_index(), 0);
            assert!(!device.kind().is_empty());
            assert!(!device.memories().is_empty());
        }
        let ids: std::collections::BTreeSet<_> =
            client.devices().iter().map(tpu_runtime::Device::id).collect();
        assert_eq!(ids.len(), 4);
    }
}

#[test]
fn cpu_devices_have_no_memory_stats() {
    for client in clients() {
        let error = client.devices()[0].memory_stats().unwrap_err();
        assert_eq!(error.code(), Some(Code::Unimplemented), "{error}");
    }
}

#[test]
fn the_newest_plugin_refuses_unknown_options() {
    for client in clients() {
        let options = ClientOptions::default().int("no_such_option", 1);
        let outcome = Client::new(client.plugin(), &options);
        let validates = client.plugin().api_version() >= (0, 115);
        assert_eq!(outcome.is_err(), validates);
        if let Err(error) = outcome {
            assert_eq!(error.code(), Some(Code::InvalidArgument), "{error}");
        }
    }
}

#[test]
fn a_client_ends_with_its_last_handle() {
    for client in clients() {
        let other = open(client.plugin(), 1);
        let device = other.devices()[0].clone();
        drop(other);
        assert!(!device.kind().is_empty());
    }
}

#[test]
fn a_client_has_a_topology() {
    for client in clients() {
        let topology = client.topology().unwrap();
        assert_eq!(topology.device_count(), 4);
        assert_eq!(topology.platform_name(), "cpu");
        assert_eq!(topology.platform_version(), client.platform_version());
    }
}

#[test]
fn the_newest_plugin_compiles_ahead_of_time() {
    for client in clients().iter().filter(|client| client.plugin().api_version() >= (0, 115)) {
        let topology = client.topology().unwrap();
        let executable = topology.compile(&add_program(8, false), &CompileOptions::default()).unwrap();
        assert_eq!(executable.name().unwrap(), "add");
        assert!(!executable.serialize().unwrap().is_empty());
        assert!(executable.memory_stats().unwrap().arguments_in_bytes >= 64);
    }
}

#[test]
fn an_unknown_topology_is_an_error() {
    for client in clients() {
        assert!(client.plugin().topology("no such topology", &[]).is_err());
    }
}
