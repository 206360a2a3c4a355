//! What the server says when it cannot start. `tests/models/test_serve_embeddings.py` shows that it serves.

use std::process::Command;

#[test]
fn a_missing_directory_is_named() {
    let server =
        Command::new(env!("CARGO_BIN_EXE_serve-embeddings")).arg("no/such/directory").output().unwrap();
    let message = String::from_utf8(server.stderr).unwrap();
    assert!(!server.status.success());
    assert!(message.contains("no/such/directory: cannot be read"), "{message}");
}
