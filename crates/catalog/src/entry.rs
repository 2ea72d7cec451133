//! A game behind an object-safe trait.

use std::sync::{Arc, OnceLock};

use hexapod_core::heuristic::own_weights;
use hexapod_core::{
    Document, Finding, GameInfo, Heuristic, NamedPositions, PositionError, Preview, Record, RecordError,
    Replay, SetupError, Version, Weight, Wish,
};
use hexapod_testkit::speed::{self, Choosing, Speed};
use hexapod_testkit::{counts, scenario};
use hexapod_words::Words;

#[cfg(feature = "programs")]
use crate::player::Player;
#[cfg(feature = "programs")]
use crate::simulator::{Simulation, Simulator};
use crate::table::{AnyTable, TypedTable};

/// A game as the CLI, the engine, the lab and the server see it.
pub trait AnyGame: Send + Sync {
    /// Returns the game's card.
    fn info(&self) -> &'static GameInfo;

    /// Returns the newest version of its rules.
    fn newest(&self) -> &'static Version {
        let versions = self.info().versions;
        &versions[versions.len() - 1]
    }

    /// Returns what is wrong with or odd about a data file, for any number of seats.
    fn inspect(&self, rules: u32, text: &str) -> Vec<Finding>;

    /// Returns what a data file, or the standard one, holds to be shown.
    fn previews(&self, rules: u32, text: Option<&str>) -> Vec<Preview>;

    /// Returns the option by which a table chooses among the previews; nothing if it has them all.
    fn chosen(&self) -> Option<&'static str>;

    /// Begins a new game.
    fn begin(&self, wish: &Wish) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Begins from a set-up or position text, in which the rules file's named positions may be used.
    fn set_up(&self, wish: &Wish, text: &str) -> Result<Box<dyn AnyTable>, PositionError>;

    /// Begins from a position document.
    fn open(&self, document: &Document) -> Result<Box<dyn AnyTable>, PositionError>;

    /// Replays a record, checking every step.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;

    /// Returns the weights of the game's heuristic with their built-in values.
    fn weights(&self) -> &'static [Weight];

    /// Returns the values of the weights that bots play with; see [`hexapod_core::heuristic::replace_weights`].
    fn played_weights(&self) -> Vec<f32>;

    /// Returns a simulator for whole games between these players, in seat order; a list shorter than the number of
    /// seats is repeated.
    #[cfg(feature = "programs")]
    fn simulator(&self, wish: &Wish, players: &[Player]) -> Result<Box<dyn Simulator>, SetupError>;

    /// Runs all scenario blocks of a file under the version of the rules and with the data file of a table.
    fn scenarios(&self, text: &str, table: &Wish) -> Result<scenario::Report, scenario::ReadError>;

    /// Returns the scenario blocks of the rules file as examples for readers.
    fn examples(&self) -> &[scenario::Example];

    /// Measures the speed of random games.
    fn playout_speed(
        &self,
        wish: &Wish,
        choosing: Choosing,
        steps: u64,
        seed: u64,
    ) -> Result<Speed, SetupError>;

    /// Measures the speed of reading and replaying records.
    fn record_speed(&self, wish: &Wish, steps: u64, seed: u64) -> Result<Speed, SetupError>;

    /// Counts the step sequences of each length up to `depth`, calling `found` with each count.
    fn count(
        &self,
        table: &dyn AnyTable,
        depth: usize,
        found: &mut dyn FnMut(usize, u64),
    ) -> Result<(), String>;
}

/// A game of the catalog.
#[derive(Debug)]
pub struct Entry<G: Heuristic> {
    words: Arc<Words>,
    named: NamedPositions,
    /// Read when first asked for.
    examples: OnceLock<Vec<scenario::Example>>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Heuristic> Entry<G> {
    /// Returns the entry of a game.
    ///
    /// # Panics
    /// Panics if the named positions of the rules file cannot be read.
    pub fn new() -> Self {
        let named = scenario::named_positions(G::INFO.rules_text)
            .unwrap_or_else(|error| panic!("the rules file of {}: {error}", G::INFO.name));
        let words = Arc::new(Words::english(G::INFO.messages));
        Self { words, named, examples: OnceLock::new(), game: std::marker::PhantomData }
    }

    fn seat(&self, replay: Replay<G>) -> Box<dyn AnyTable> {
        Box::new(TypedTable::new(replay, Arc::clone(&self.words)))
    }
}

impl<G: Heuristic> Default for Entry<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Heuristic> AnyGame for Entry<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn inspect(&self, rules: u32, text: &str) -> Vec<Finding> {
        G::inspect(rules, text)
    }

    fn previews(&self, rules: u32, text: Option<&str>) -> Vec<Preview> {
        G::previews(rules, text)
    }

    fn chosen(&self) -> Option<&'static str> {
        G::CHOSEN
    }

    fn begin(&self, wish: &Wish) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(self.seat(Replay::new(G::from_wish(wish)?)))
    }

    fn set_up(&self, wish: &Wish, text: &str) -> Result<Box<dyn AnyTable>, PositionError> {
        Ok(self.seat(Replay::from_position(wish, &self.named.expand(text)?)?))
    }

    fn open(&self, document: &Document) -> Result<Box<dyn AnyTable>, PositionError> {
        let mut document = document.clone();
        document.position = self.named.expand(&document.position)?;
        Ok(self.seat(Replay::from_document(&document)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(self.seat(Replay::from_record(record, &|message| self.words.say(message))?))
    }

    fn weights(&self) -> &'static [Weight] {
        G::WEIGHTS
    }

    fn played_weights(&self) -> Vec<f32> {
        own_weights::<G>()
    }

    #[cfg(feature = "programs")]
    fn simulator(&self, wish: &Wish, players: &[Player]) -> Result<Box<dyn Simulator>, SetupError> {
        Ok(Box::new(Simulation::new(G::from_wish(wish)?, Arc::clone(&self.words), players)))
    }

    fn scenarios(&self, text: &str, table: &Wish) -> Result<scenario::Report, scenario::ReadError> {
        scenario::run_file::<G>(text, &self.named, table)
    }

    fn examples(&self) -> &[scenario::Example] {
        self.examples.get_or_init(|| {
            scenario::examples(G::INFO.rules_text)
                .unwrap_or_else(|error| unreachable!("the rules file of {}: {error}", G::INFO.name))
        })
    }

    fn playout_speed(
        &self,
        wish: &Wish,
        choosing: Choosing,
        steps: u64,
        seed: u64,
    ) -> Result<Speed, SetupError> {
        Ok(speed::playouts(&G::from_wish(wish)?, choosing, steps, seed))
    }

    fn record_speed(&self, wish: &Wish, steps: u64, seed: u64) -> Result<Speed, SetupError> {
        Ok(speed::record_replay(&G::from_wish(wish)?, steps, seed))
    }

    fn count(
        &self,
        table: &dyn AnyTable,
        depth: usize,
        found: &mut dyn FnMut(usize, u64),
    ) -> Result<(), String> {
        // The table may have another type than `TypedTable<G>`, so the position is passed as a document.
        let replay = Replay::<G>::from_document(&table.document()).map_err(|error| error.to_string())?;
        for depth in 1..=depth {
            let leaves =
                counts::leaves(replay.game(), replay.state(), depth).map_err(|error| error.to_string())?;
            found(depth, leaves);
        }
        Ok(())
    }
}
