//! The shape of the workspace: which crate may depend on which.

use std::collections::BTreeSet;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

/// The product, from the bottom up: a crate may depend on any crate before it, and on no other.
const LAYERS: [&str; 5] = ["tpu-runtime", "tpu-aten", "tpu-compile", "tpu-dist", "tpu-py"];

/// Crates outside the product and the members that they may depend on.
const TOOLS: [(&str, &[&str]); 3] = [
    ("xtask", &["tpu-runtime", "tpu-aten", "tpu-compile"]),
    ("fake-plugin", &["tpu-runtime"]),
    ("serve-embeddings", &["tpu-runtime", "tpu-compile"]),
];

/// Programs, which may use anyhow.
const PROGRAMS: [&str; 2] = ["xtask", "serve-embeddings"];

/// A dependency from one member of the workspace to another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    from: String,
    to: String,
    for_tests_only: bool,
}

#[test]
fn no_crate_depends_upwards() {
    let refused: Vec<Edge> = edges(&metadata()).into_iter().filter(|edge| !is_allowed(edge)).collect();
    assert!(refused.is_empty(), "edges outside {}: {refused:#?}", LAYERS.join(" <- "));
}

#[test]
fn every_member_has_a_place() {
    let members: BTreeSet<String> = names(&metadata());
    let placed = |name: &String| is_layer(name) || TOOLS.iter().any(|(tool, _)| tool == name);
    let homeless: Vec<&String> = members.iter().filter(|name| !placed(name)).collect();
    assert!(homeless.is_empty(), "members without a layer: {homeless:?}");
    for layer in LAYERS {
        assert!(members.contains(layer), "{layer} is not in the workspace");
    }
}

#[test]
fn only_the_top_layer_knows_python() {
    let metadata = metadata();
    for package in metadata.workspace_packages() {
        let python = package.dependencies.iter().any(|d| d.name.starts_with("pyo3"));
        assert!(!python || package.name.as_str() == "tpu-py", "{} depends on pyo3", package.name);
    }
}

#[test]
fn anyhow_stays_out_of_the_libraries() {
    for package in metadata().workspace_packages() {
        let normal = package.dependencies.iter().filter(|d| d.kind == DependencyKind::Normal);
        let uses = normal.into_iter().any(|d| d.name == "anyhow");
        assert!(!uses || PROGRAMS.contains(&package.name.as_str()), "{} depends on anyhow", package.name);
    }
}

#[test]
fn the_rule_refuses_what_it_should() {
    let edge =
        |from: &str, to: &str, for_tests_only| Edge { from: from.into(), to: to.into(), for_tests_only };
    assert!(is_allowed(&edge("tpu-py", "tpu-runtime", false)));
    assert!(is_allowed(&edge("tpu-runtime", "fake-plugin", true)));
    assert!(!is_allowed(&edge("tpu-runtime", "fake-plugin", false)));
    assert!(!is_allowed(&edge("tpu-runtime", "tpu-aten", false)));
    assert!(!is_allowed(&edge("tpu-aten", "tpu-compile", true)));
    assert!(!is_allowed(&edge("tpu-py", "xtask", false)));
    assert!(!is_allowed(&edge("xtask", "tpu-py", false)));
}

fn is_allowed(edge: &Edge) -> bool {
    let place = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    match (place(&edge.from), place(&edge.to)) {
        (Some(from), Some(to)) => to < from,
        (Some(_), None) => edge.for_tests_only && edge.to == "fake-plugin",
        _ => TOOLS.iter().any(|(tool, may)| *tool == edge.from && may.contains(&edge.to.as_str())),
    }
}

fn is_layer(name: &str) -> bool {
    LAYERS.contains(&name)
}

fn edges(metadata: &Metadata) -> BTreeSet<Edge> {
    let members = names(metadata);
    let mut found = BTreeSet::new();
    for package in metadata.workspace_packages() {
        for dependency in package.dependencies.iter().filter(|d| members.contains(&d.name)) {
            found.insert(Edge {
                from: package.name.to_string(),
                to: dependency.name.clone(),
                for_tests_only: dependency.kind == DependencyKind::Development,
            });
        }
    }
    found
}

fn names(metadata: &Metadata) -> BTreeSet<String> {
    metadata.workspace_packages().iter().map(|package| package.name.to_string()).collect()
}

fn metadata() -> Metadata {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
    MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .expect("cargo metadata reads the workspace")
}
