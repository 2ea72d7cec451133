//! The line protocol: one JSON request per line, one JSON answer per line, in order.
//!
//! It is a local referee for scripts, research, tests and analysis, and shows all secrets to its user.
//! `docs/protocol.md` describes every command with a transcript that a test replays.
//!
//! ```
//! let mut engine = hexapod_engine::Engine::new(1, hexapod_catalog::wall);
//! let answer = engine.answer(r#"{"id":1,"cmd":"new","game":"anteater","seats":3}"#);
//! assert_eq!(answer.unwrap(), r#"{"id":1,"ok":true,"step":0,"to_move":"chance","phase":"start"}"#);
//! ```

mod commands;
mod error;
mod request;
mod run;

pub use commands::Engine;
pub use error::EngineError;
pub use run::run;
