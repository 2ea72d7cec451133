//! Computer opponents, generic over any game: they name no game and see only what their seat may know.
//!
//! [`SearchBot`] is the strong one: tree search in imagined worlds, guided by the game's
//! [`Heuristic`](hexapod_core::Heuristic). [`LEVELS`] make it weaker on purpose. [`RandomBot`], [`GreedyBot`] and the
//! search without a heuristic are baselines.

mod analysis;
mod budget;
mod greedy;
mod levels;
mod random;
pub mod search;
mod spec;

pub use analysis::{Analysis, Choice};
pub use budget::{Budget, Cap, Clock};
pub use greedy::GreedyBot;
pub use levels::{CAP, LEVELS, Level, LevelBot, bot_names};
pub use random::RandomBot;
pub use search::SearchBot;
pub use spec::{BotSpec, BotSpecError};
