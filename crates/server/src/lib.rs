//! The table over HTTP and WebSocket: lobby, live play, bots, records, one SQLite file.

pub mod protocol;
pub mod store;
