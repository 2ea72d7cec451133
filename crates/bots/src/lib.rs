//! Computer opponents, generic over any game: they name no game and see only what their seat may know.
//!
//! [`RandomBot`] plays any legal action. [`PlayoutBot`] tries each action in imagined worlds, plays them to the end
//! at random and keeps the one that wins most: no game knowledge, a yardstick for better ones.

mod playouts;
mod random;
pub mod search;
mod spec;

pub use playouts::{Analysis, Choice, PlayoutBot, finish};
pub use random::RandomBot;
pub use search::SearchBot;
pub use spec::{BotSpec, BotSpecError};
