//! What can happen in a game: the first and largest of the traits that make a [`Game`](crate::Game).

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;
use ts_rs::TS;

use crate::chance::{self, Odds};
use crate::data::{self, Finding, Preview};
use crate::event::{Sink, Tell};
use crate::info::GameInfo;
use crate::outcome::{Outcome, RankKey, Score, WinShares};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError, Wish};
use crate::step::{StepOf, ToMove};
use crate::words::Refuse;

/// The rules of one game with its options: no clock, no dice of its own, no disk, no network.
///
/// A state goes from step to step. Before each step [`Rules::to_move`] names who acts: one seat, chance or
/// nobody. Simultaneous choices are sequenced and hidden until revealed; a hidden draw is a chance step at the
/// moment of drawing, so no shuffled stack exists that could leak.
///
/// Listing, sampling and unchecked play allocate nothing once the caller's buffers have grown.
pub trait Rules: Sized + Clone + Debug + Send + Sync + 'static {
    /// The whole truth of one position, secrets included: flat, and copied whole.
    type State: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// An outcome of chance.
    type Chance: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Tell + TS + Send + Sync + 'static;
    /// Why a step is refused.
    type Refusal: Clone + PartialEq + Debug + Refuse + Send + Sync + 'static;

    /// The game's card.
    const INFO: &'static GameInfo;

    /// The names of all phases, as the rules file spells them.
    const PHASES: &'static [&'static str];

    /// The measures that rank the parties, the most important first, by their message keys.
    const MEASURES: &'static [&'static str];

    /// The option by which a table chooses among the previews of its data file, such as a map; nothing if it has them all.
    const CHOSEN: Option<&'static str> = None;

    // Setting up.

    /// Builds the rules for a checked setup; what only this game can check (data, combinations) is checked here.
    fn new(setup: Setup) -> Result<Self, SetupError>;

    /// Builds the rules from a wish.
    fn from_wish(wish: &Wish) -> Result<Self, SetupError> {
        Self::new(wish.check(Self::INFO)?)
    }

    /// Returns what the game was built from. A game built from a position that changed the data names that data here.
    fn setup(&self) -> &Setup;

    /// Returns what is odd about the data but can be played, a sentence each.
    fn warnings(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns what is wrong with or odd about a data file, for any number of seats.
    fn inspect(rules: u32, text: &str) -> Vec<Finding> {
        data::inspect::<Self>(rules, text, &serde_json::Map::new())
    }

    /// Returns what a data file, or the standard one, holds to be shown: as much of it as can be read.
    fn previews(rules: u32, text: Option<&str>) -> Vec<Preview> {
        let _ = (rules, text);
        Vec::new()
    }

    /// Names the types of the previews' pictures, for the client.
    fn preview_types(types: &mut impl ts_rs::TypeVisitor) {
        let _ = types;
    }

    /// Returns the position before the first step.
    fn start(&self) -> Self::State;

    /// Returns the number of steps that no game exceeds.
    fn longest(&self) -> usize;

    // Seats.

    /// Returns how many seats play.
    fn seats(&self) -> usize {
        self.setup().seats
    }

    /// Returns the seat's name in this game's notation.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// Returns the seat of this name.
    fn seat_named(&self, name: &str) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.seat_name(seat) == name)
    }

    // Steps.

    /// Returns who takes the next step.
    fn to_move(&self, state: &Self::State) -> ToMove;

    /// Returns a number that identifies the turn; it differs between turns. A bot divides its thinking time among the
    /// steps of a turn.
    fn turn(&self, state: &Self::State) -> u32;

    /// Returns the name of the phase, one of [`Rules::PHASES`].
    fn phase(&self, state: &Self::State) -> &'static str;

    /// Writes every action of the acting seat into `out`, which it clears first: without duplicates, in the
    /// order of the rules file. Empty when no seat acts.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Returns one legal action, each equally likely; `buffer` is scratch space.
    ///
    /// A game whose lists are long overrides this with something faster of the same distribution.
    ///
    /// # Panics
    /// Panics if no seat acts.
    fn sample_action<R: Rng>(
        &self,
        state: &Self::State,
        rng: &mut R,
        buffer: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.legal_actions(state, buffer);
        *chance::pick(rng, buffer)
    }

    /// Writes the outcomes of a chance step with integer weights into `out`, which it clears first, in the order
    /// of the rules file; or says how many dice are rolled when they are too many to list (three or more).
    fn odds(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u64)>) -> Odds;

    /// Returns an outcome of the chance step that is due, as likely as [`Rules::odds`] says.
    fn sample_chance<R: Rng>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Returns the outcome in which the dice of an unlisted roll show these faces.
    fn rolled(&self, state: &Self::State, faces: &[u8]) -> Self::Chance {
        let _ = state;
        unreachable!("{} lists all its rolls, also {faces:?}", Self::INFO.id)
    }

    /// Checks one typed step. `sender` is the seat that sends it, where that is known.
    fn check(
        &self,
        state: &Self::State,
        sender: Option<Seat>,
        step: &StepOf<Self>,
    ) -> Result<(), Self::Refusal>;

    /// Plays a step without checking it. The caller knows that it is legal: it comes from
    /// [`Rules::legal_actions`], from [`Rules::odds`] or through [`Rules::check`]. Anything else may panic or leave a
    /// meaningless position.
    fn play_unchecked<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        step: &StepOf<Self>,
        events: &mut S,
    );

    /// Plays a step, or refuses it and leaves the state exactly as it was.
    fn play<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        sender: Option<Seat>,
        step: &StepOf<Self>,
        events: &mut S,
    ) -> Result<(), Self::Refusal> {
        self.check(state, sender, step)?;
        self.play_unchecked(state, step, events);
        Ok(())
    }

    // Results.

    /// Returns the points now, in the order of the rules file.
    fn scores(&self, state: &Self::State) -> Vec<Score>;

    /// Returns how many parties are ranked: the seats, which come first, and others that the rules know.
    fn parties(&self) -> usize {
        self.seats()
    }

    /// Returns the name of a party.
    fn party_name(&self, party: usize) -> &'static str {
        self.seat_name(Seat::new(party))
    }

    /// Returns the values of a party in the order of [`Rules::MEASURES`], higher is better; the rest are zeros.
    fn rank_key(&self, state: &Self::State, party: usize) -> RankKey;

    /// Returns what decided for the winner, given the measure in which winner and runner-up differ.
    fn decided_by(&self, state: &Self::State, measure: &'static str) -> &'static str {
        let _ = state;
        measure
    }

    /// Returns the result once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        (self.to_move(state) == ToMove::Over).then(|| Outcome::of(self, state))
    }

    /// Returns each seat's share of the victory of a finished game, without allocating.
    fn win_shares(&self, state: &Self::State) -> WinShares {
        crate::outcome::win_shares(self, state)
    }

    /// Checks the invariants of the rules file, conservation of the box's components among them.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
