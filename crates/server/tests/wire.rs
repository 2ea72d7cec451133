//! The TypeScript types in the web client are those of this crate.

use std::path::Path;

/// `HEXAPOD_ACCEPT=1 cargo test -p hexapod-server --test wire` writes the file anew.
#[test]
fn wire_types_of_the_web_client_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/protocol.ts");
    let current = hexapod_server::protocol::typescript();
    if std::env::var_os("HEXAPOD_ACCEPT").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &current).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == current, "web/src/lib/wire/protocol.ts is out of date; run with HEXAPOD_ACCEPT=1");
}
