//! Finding the real plugins that tests run on.

use std::path::{Path, PathBuf};

/// The plugins in `TORCHTPU_TEST_PLUGINS` (folders or files, separated like `PATH`), otherwise those that
/// `cargo xtask setup` put into `.plugins`.
///
/// # Panics
///
/// When there is none: a test that runs on no plugin proves nothing.
#[must_use]
pub fn real_plugins() -> Vec<PathBuf> {
    #[expect(clippy::disallowed_methods, reason = "the one variable of the tests is read here only")]
    let given = std::env::var_os("TORCHTPU_TEST_PLUGINS").filter(|value| !value.is_empty());
    let places = match given {
        Some(given) => std::env::split_paths(&given).collect(),
        None => vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../.plugins")],
    };
    let mut plugins = Vec::new();
    for place in &places {
        collect(place, 2, &mut plugins);
    }
    plugins.sort();
    assert!(!plugins.is_empty(), "no PJRT plugin in {places:?}\nhint: cargo xtask setup");
    plugins
}

/// Adds the shared libraries at `path`, in it, or up to `depth` levels below.
fn collect(path: &Path, depth: usize, plugins: &mut Vec<PathBuf>) {
    if path.is_file() {
        if path.extension().is_some_and(|extension| extension == "so") {
            plugins.push(path.to_owned());
        }
        return;
    }
    let Ok(entries) = std::fs::read_dir(path) else { return };
    for entry in entries.flatten().filter(|_| depth > 0) {
        collect(&entry.path(), depth - 1, plugins);
    }
}
