//! All games and bots behind one object-safe layer: JSON and notation in and out.
//!
//! Nothing above this crate names a game. A shell looks a game up with [`game`], begins a table with
//! [`AnyGame::begin`] and plays it through [`AnyTable`].
//!
//! ```
//! use hexapod_catalog::game;
//! use hexapod_core::{ToMove, Wish};
//!
//! let mut table = game("anteater").unwrap().begin(&Wish::seats(3)).unwrap();
//! table.submit(None, "start P2").unwrap();
//! assert_eq!(table.standing().to_move, ToMove::Chance);
//! assert_eq!(table.submit(None, "pass").unwrap_err().code, "WRONG_PHASE");
//! ```

#[cfg(not(target_family = "wasm"))]
mod clock;
mod coach;
mod drawn;
mod entry;
mod example;
mod fairness;
mod insight;
mod judge;
mod legal;
mod mind;
#[cfg(feature = "programs")]
mod player;
#[cfg(feature = "programs")]
mod program;
mod rulings;
#[cfg(feature = "programs")]
mod simulator;
mod table;
mod telling;
mod thinker;
mod trial;
mod wire;

use std::sync::LazyLock;

#[cfg(not(target_family = "wasm"))]
pub use clock::wall;
pub use coach::{LOST_MUCH, Review};
pub use drawn::Drawn;
pub use entry::{AnyGame, Entry};
pub use example::{ExampleError, MAX_EXAMPLE_STEPS, ShownExample, Tried, show_example};
pub use fairness::{Added, KeptDice, Unverifiable, Verified, draw_fairly, settle_fairly, verify};
pub use hexapod_bots::{BotSpec, Budget, CAP, Clock, LEVELS, Level, bot_names};
pub use hexapod_testkit::scenario;
pub use hexapod_testkit::speed;
pub use insight::Examined;
pub use judge::{Judge, Turn};
pub use legal::Legal;
pub use mind::Mind;
#[cfg(feature = "programs")]
pub use player::{Player, PlayerError};
#[cfg(feature = "programs")]
pub use program::{Fault, Program, SeatedProgram};
pub use rulings::{Basis, Ruling, ruling};
#[cfg(feature = "programs")]
pub use simulator::{GameResult, Simulator, Thinking};
pub use table::{AnyTable, PlayedStep, Refused, Standing, Table, generator};
pub use telling::{EventText, Happened, Sentences, Telling};
pub use thinker::{Choice, Said, Thinker, Thought};
pub use trial::Trial;
pub use wire::{AnyView, apply, pack, unpack};

/// All games, in display order.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Box::new(Entry::<hexapod_anteater::Anteater>::new()),
        Box::new(Entry::<hexapod_termites::Termites>::new()),
        Box::new(Entry::<hexapod_dominants::DominAnts>::new()),
        Box::new(Entry::<hexapod_glory::Glory>::new()),
    ]
});

/// Returns all games.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().map(AsRef::as_ref)
}

/// Returns the game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.info().id == id)
}

/// Returns the error message for an unknown game id.
pub fn no_such_game(id: &str) -> String {
    let known = hexapod_core::options::listed(games().map(|game| game.info().id.to_owned()));
    format!("There is no game `{id}`; there are {known}.")
}
