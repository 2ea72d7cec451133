//! The TypeScript types in the web client are those of this crate.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use hexapod_server::protocol::ServerMessage;

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

/// The tests of the server read every frame by its type (`Keep::Everything`); this shows that they can fail.
#[test]
fn a_frame_with_an_unknown_field_is_no_message() {
    let frames = [
        r#"{"kind":"update","number":7,"step":6,"steps":[{"by":"chance","text":"roll 3"}]}"#,
        r#"{"kind":"stale","id":"a","number":7}"#,
        r#"{"kind":"decided","proposal":3,"agreed":true}"#,
        r#"{"kind":"chat","line":1,"from":{"id":"x","name":"Ann"},"text":"hi","at":5}"#,
    ];
    for frame in frames {
        let message: ServerMessage = serde_json::from_str(frame).unwrap();
        assert_eq!(serde_json::to_string(&message).unwrap(), frame);
        for unknown in [frame.replacen('}', r#","more":1}"#, 1), frame.replacen('{', r#"{"more":1,"#, 1)] {
            assert!(serde_json::from_str::<ServerMessage>(&unknown).is_err(), "{unknown}");
        }
    }
}
