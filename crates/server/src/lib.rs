//! The table over HTTP and WebSocket: lobby, live play, bots, records, one SQLite file.
//!
//! Start reading at [`protocol`] (every message), then [`live`] (one task owns one table), [`store`] (the log is the
//! truth) and [`app`] (the router). `docs/api.md` is the page for authors of clients, `docs/hosting.md` the one for hosts.

mod accept;
mod analyst;
pub mod app;
pub mod config;
pub mod epoch;
pub mod error;
mod http;
pub mod limits;
pub mod live;
pub mod protocol;
pub mod ratings;
pub mod secrets;
pub mod serve;
mod steady;
pub mod store;
pub mod upkeep;
