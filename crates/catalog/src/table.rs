//! A game being played, behind object-safe traits.

use std::any::Any;
use std::sync::Arc;

use hexapod_core::record::Meta;
use hexapod_core::{
    Document, GameInfo, Heuristic, Message, Odds, Outcome, Refuse, Replay, Score, Seat, SeatNames,
    SeedableRng, Setup, SmallRng, Step, ToMove, Viewer, Walk,
};
use hexapod_words::Words;
use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::drawn::Drawn;
use crate::judge::Judge;
use crate::telling::Telling;
use crate::thinker::Thinker;
use crate::trial::{Trial, TypedTrial};

/// The state of play in brief.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Number of steps played.
    pub step: usize,
    /// Who takes the next step.
    pub to_move: ToMove,
    /// The phase, as the rules file spells it.
    pub phase: &'static str,
}

impl Standing {
    /// Returns the standing as the engine protocol writes it.
    pub fn json(&self, seats: &SeatNames) -> Json {
        json!({ "step": self.step, "to_move": seats.to_move(self.to_move), "phase": self.phase })
    }
}

/// A refused step, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The code of the rules file.
    pub code: &'static str,
    /// A sentence for the player.
    pub message: String,
    /// The ruling behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
    /// The message behind the sentence, for translation.
    #[serde(skip)]
    pub said: Message,
}

/// A played step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedStep {
    /// Its number, from 1.
    pub number: usize,
    /// The seat that acted; `None` for chance.
    pub actor: Option<Seat>,
    /// A number that identifies the turn; it differs between turns.
    pub turn: u32,
    /// The step in notation.
    pub text: String,
    /// The counter of a verifiable draw.
    pub draw: Option<u64>,
}

/// A table of any game: all table traits together.
pub trait AnyTable: Table + Telling + Thinker + Judge + Drawn + Any + Send + Sync {}

impl<T: Table + Telling + Thinker + Judge + Drawn + Any + Send + Sync> AnyTable for T {}

/// Playing, undoing, and the record.
pub trait Table {
    /// Returns the game's card.
    fn info(&self) -> &'static GameInfo;
    /// Returns seats, options and data.
    fn setup(&self) -> &Setup;
    /// Returns warnings about unusual but playable data, one sentence each.
    fn warnings(&self) -> Vec<String>;
    /// Returns the names of the seats, in order.
    fn seats(&self) -> &SeatNames;
    /// Returns the names of all ranked parties: the seats, and others that the rules rank.
    fn parties(&self) -> Vec<&'static str>;
    /// Returns the step number, who acts and the phase.
    fn standing(&self) -> Standing;
    /// Returns the number of known steps, including undone steps that can be played again.
    fn known_steps(&self) -> usize;
    /// Returns the notation of all legal actions or listed outcomes.
    fn legal(&self) -> Vec<String>;
    /// Returns the weighted outcomes of the chance step that is due, or the number of dice rolled.
    fn odds(&self) -> (Vec<(String, u64)>, Odds);
    /// Returns the only seat that may see the outcome of the chance step that is due, if it is secret.
    fn secret_draw(&self) -> Option<Seat>;
    /// Plays a step or compound input; `sender` is the seat that sends it, if known. Returns the number of steps
    /// played.
    fn submit(&mut self, sender: Option<Seat>, text: &str) -> Result<usize, Refused>;
    /// Returns why a step would be refused now; `None` if it is legal.
    fn why_not(&self, text: &str) -> Option<Refused>;
    /// Returns whether a fact holds now, as `see` of a scenario block asks for it.
    ///
    /// # Errors
    /// Says what is wrong with the fact if it is none of this game.
    fn holds(&self, fact: &str) -> Result<bool, String>;
    /// Returns where the seat's piece at `from` can go with one input; empty in games without such inputs.
    fn walks(&self, seat: Seat, from: &str) -> Vec<Walk>;
    /// Plays a chance step with the counter of a verifiable draw. Returns the number of steps played.
    fn settle(&mut self, text: &str, draw: Option<u64>) -> Result<usize, Refused>;
    /// Samples the chance step that is due, plays it and returns the outcome; `None` if chance is not to act.
    fn roll(&mut self, rng: &mut SmallRng) -> Option<String>;
    /// Undoes steps until `to` remain. Returns whether there was a step to undo.
    fn undo(&mut self, to: usize) -> bool;
    /// Plays the next undone step again. Returns whether there was one.
    fn redo(&mut self) -> bool;
    /// Goes to the position after `to` steps, or after the last known step.
    fn jump(&mut self, to: usize);
    /// Returns a table that begins at the present position, without history.
    fn now(&self) -> Box<dyn AnyTable>;
    /// Returns a copy of the position on which steps can be tried; without the past, so it costs little.
    fn trial(&self) -> Box<dyn Trial + '_>;
    /// Returns all played steps, secrets included.
    fn steps(&self) -> Vec<PlayedStep>;
    /// Returns the position in the game's notation.
    fn position(&self) -> String;
    /// Returns the position as a document.
    fn document(&self) -> Document;
    /// Returns the current scores.
    fn scores(&self) -> Vec<Score>;
    /// Returns the result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the result in one line, once the game is over.
    fn result(&self) -> Option<String>;
    /// Returns the record as a viewer may know it; the referee gets the whole record.
    fn record(&self, viewer: Viewer) -> String;
    /// Returns the record's header and footer: names, dice and more.
    fn meta(&self) -> &Meta;
    /// Gives access to the record's header and footer.
    fn meta_mut(&mut self) -> &mut Meta;
}

/// A table with the types of its game.
pub(crate) struct TypedTable<G: Heuristic> {
    pub(crate) replay: Replay<G>,
    pub(crate) words: Arc<Words>,
}

impl<G: Heuristic> TypedTable<G> {
    pub(crate) fn new(replay: Replay<G>, words: Arc<Words>) -> Self {
        Self { replay, words }
    }

    pub(crate) fn game(&self) -> &G {
        self.replay.game()
    }

    pub(crate) fn refused(&self, refusal: &G::Refusal) -> Refused {
        let said = refusal.message();
        Refused { code: refusal.code(), message: self.words.say(&said), ruling: refusal.ruling(), said }
    }
}

impl<G: Heuristic> Table for TypedTable<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn setup(&self) -> &Setup {
        self.game().setup()
    }

    fn warnings(&self) -> Vec<String> {
        self.game().warnings()
    }

    fn seats(&self) -> &SeatNames {
        self.replay.seats()
    }

    fn parties(&self) -> Vec<&'static str> {
        (0..self.game().parties()).map(|party| self.game().party_name(party)).collect()
    }

    fn standing(&self) -> Standing {
        Standing {
            step: self.replay.at(),
            to_move: self.replay.to_move(),
            phase: self.game().phase(self.replay.state()),
        }
    }

    fn known_steps(&self) -> usize {
        self.replay.len()
    }

    fn legal(&self) -> Vec<String> {
        self.replay.legal()
    }

    fn odds(&self) -> (Vec<(String, u64)>, Odds) {
        self.replay.odds()
    }

    fn secret_draw(&self) -> Option<Seat> {
        self.game().secret_draw(self.replay.state())
    }

    fn submit(&mut self, sender: Option<Seat>, text: &str) -> Result<usize, Refused> {
        self.replay.submit(sender, text).map_err(|refusal| self.refused(&refusal))
    }

    fn why_not(&self, text: &str) -> Option<Refused> {
        // Several steps are checked one after the other; for a single text the game may explain more than steps.
        let refusal = if text.contains(';') {
            self.replay.understand(None, text).err()?
        } else {
            self.game().why_not(self.replay.state(), text)?
        };
        Some(self.refused(&refusal))
    }

    fn holds(&self, fact: &str) -> Result<bool, String> {
        hexapod_testkit::scenario::holds(&self.replay, fact)
    }

    fn walks(&self, seat: Seat, from: &str) -> Vec<Walk> {
        self.game().walks(self.replay.state(), seat, from)
    }

    fn settle(&mut self, text: &str, draw: Option<u64>) -> Result<usize, Refused> {
        self.replay.settle(text, draw).map_err(|refusal| self.refused(&refusal))
    }

    fn roll(&mut self, rng: &mut SmallRng) -> Option<String> {
        if self.replay.to_move() != ToMove::Chance {
            return None;
        }
        let outcome = self.game().sample_chance(self.replay.state(), rng);
        self.replay.push(&Step::Chance(outcome), None);
        self.replay.last_step(Viewer::Referee)
    }

    fn undo(&mut self, to: usize) -> bool {
        self.replay.undo(to)
    }

    fn redo(&mut self) -> bool {
        self.replay.redo()
    }

    fn jump(&mut self, to: usize) {
        self.replay.jump(to);
    }

    fn now(&self) -> Box<dyn AnyTable> {
        Box::new(Self { replay: self.replay.now(), words: Arc::clone(&self.words) })
    }

    fn trial(&self) -> Box<dyn Trial + '_> {
        Box::new(TypedTrial::new(self))
    }

    fn steps(&self) -> Vec<PlayedStep> {
        let mut steps = Vec::with_capacity(self.replay.at());
        self.replay.walk(0, |number, before, step, draw| {
            let actor = self.game().to_move(before).seat();
            steps.push(PlayedStep {
                number,
                actor,
                turn: self.game().turn(before),
                text: hexapod_core::step_text(self.game(), before, step),
                draw,
            });
        });
        steps
    }

    fn position(&self) -> String {
        self.game().write_position(self.replay.state())
    }

    fn document(&self) -> Document {
        self.replay.document()
    }

    fn scores(&self) -> Vec<Score> {
        self.game().scores(self.replay.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.replay.state())
    }

    fn result(&self) -> Option<String> {
        self.replay.result()
    }

    fn record(&self, viewer: Viewer) -> String {
        self.replay.record(viewer)
    }

    fn meta(&self) -> &Meta {
        &self.replay.meta
    }

    fn meta_mut(&mut self) -> &mut Meta {
        &mut self.replay.meta
    }
}

/// Returns the generator of a seed. Not for verifiable dice.
pub fn generator(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
