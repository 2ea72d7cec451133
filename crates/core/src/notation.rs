//! Steps and positions as text, both ways.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::position::PositionError;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::setup::Wish;
use crate::step::StepOf;

/// A way on which one input moves a piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Walk {
    /// The input, such as `go c3 f4`.
    pub input: String,
    /// The places that the piece enters, in order; the last is where it stays.
    pub way: Vec<String>,
    /// What the walk costs in the game's own unit, such as action points.
    pub cost: u32,
}

/// The notation of the rules file: steps, set-ups, positions and facts.
pub trait Notation: Rules {
    /// Reads a step, or a compound input, that is due now, and appends the single legal steps it stands for.
    ///
    /// This is the one entry for text. It owns parsing and the order of the checks, changes nothing, and on
    /// refusal appends nothing.
    fn read(
        &self,
        state: &Self::State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Self::Refusal>;

    /// Returns why what `text` asks for is not possible now; nothing if it is. A game may answer here to more than
    /// steps: to a pair of hexes, say.
    fn why_not(&self, state: &Self::State, text: &str) -> Option<Self::Refusal> {
        self.read(state, None, text, &mut Vec::new()).err()
    }

    /// Returns the places where the piece of `seat` at `from` can go with one input, each place once and the nearest
    /// first; empty in games without such inputs. Each input, sent by `seat`, is accepted now and leads along the stated
    /// way. Depends on nothing that `seat` may not know.
    fn walks(&self, state: &Self::State, seat: Seat, from: &str) -> Vec<Walk> {
        let _ = (state, seat, from);
        Vec::new()
    }

    /// Appends the notation of a step taken in `before`, as `viewer` may know it: hidden parts are `?`.
    fn write(&self, before: &Self::State, step: &StepOf<Self>, viewer: Viewer, out: &mut String);

    /// Reads a set-up: the whole grammar of the rules file's scenario and position notation, options included.
    /// What is in `wish` holds unless the text says it too; saying something different is an error.
    fn set_up(wish: &Wish, text: &str) -> Result<(Self, Self::State), PositionError>;

    /// Reads a position of this very game; options and data are already known.
    fn read_position(&self, text: &str) -> Result<Self::State, PositionError>;

    /// Reads a position that may leave out what goes without saying beside `state`, such as who plays which faction.
    fn read_position_beside(&self, state: &Self::State, text: &str) -> Result<Self::State, PositionError> {
        let _ = state;
        self.read_position(text)
    }

    /// Writes the position in the one written form. Two states are equal exactly if they are written alike.
    fn write_position(&self, state: &Self::State) -> String;

    /// Returns a fact of the rules file's `see` statements as it truly is: asked `P1 worms 9`, it answers
    /// `P1 worms 2`. Nothing if there is no such fact.
    fn fact(&self, state: &Self::State, words: &str) -> Option<String>;
}

/// Returns the whole notation of a step, for a viewer who sees everything.
pub fn step_text<G: Notation>(game: &G, before: &G::State, step: &StepOf<G>) -> String {
    let mut text = String::new();
    game.write(before, step, Viewer::Referee, &mut text);
    text
}
