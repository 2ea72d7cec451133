//! The step machine: the one trait every game implements.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;
use serde::Serialize;

use crate::chance::{self, Odds};
use crate::changes::Changes;
use crate::event::{Sink, Tell};
use crate::info::GameInfo;
use crate::outcome::{Outcome, Score};
use crate::position::PositionError;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::setup::{Setup, SetupError, Wish};
use crate::words::Refuse;

/// Who takes the next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToMove {
    /// Exactly this seat.
    Seat(Seat),
    /// A die, a draw: the answer comes from outside.
    Chance,
    /// Nobody any more.
    Over,
}

/// What one step consists of: a seat's decision or the answer of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<A, C> {
    /// A decision of the acting seat.
    Action(A),
    /// The outcome of a chance step.
    Chance(C),
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The share of the victory of each seat, in seat order: 1 for a sole winner, shared equally among several.
pub type WinShares = [f32; MAX_SEATS];

/// How a drawing may use the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Letters only.
    Plain,
    /// Colours beside the letters, never instead of them.
    Colour,
}

/// The rules of one game with its options: no clock, no dice of its own, no disk, no network.
///
/// A state goes from step to step. Before each step [`Game::to_move`] names who acts: one seat, chance or
/// nobody. Simultaneous choices are sequenced and hidden until revealed; a hidden draw is a chance step at the
/// moment of drawing, so no shuffled stack exists that could leak.
///
/// Listing, sampling and unchecked play allocate nothing once the caller's buffers have grown.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The whole truth of one position, secrets included: flat, and copied whole.
    type State: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// An outcome of chance.
    type Chance: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Tell + Send + Sync + 'static;
    /// Why a step is refused.
    type Refusal: Clone + PartialEq + Debug + Refuse + Send + Sync + 'static;
    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + Changes + Send + Sync + 'static;

    /// The game's card.
    const INFO: &'static GameInfo;

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

    /// Returns the name of the phase, as the rules file spells it.
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

    /// Returns the seat whose secret the chance step that is due will be: a token drawn into its hand, say.
    fn secret_draw(&self, state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// Returns whether an action of the acting seat may now show that seat something hidden, other than by ending the
    /// game. Where it says no, taking the action back gives no knowledge away.
    fn may_uncover(&self, state: &Self::State) -> bool {
        let _ = state;
        Self::INFO.secrets
    }

    /// Returns an outcome of the chance step that is due, as likely as [`Game::odds`] says.
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
    /// [`Game::legal_actions`], from [`Game::odds`] or through [`Game::check`]. Anything else may panic or leave a
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

    // Text.

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

    // What may be known.

    /// Returns what `viewer` may know, and nothing more.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the same as [`Game::view`], given what another viewer sees of this state: what all see alike need not be
    /// found out twice.
    fn view_beside(&self, state: &Self::State, viewer: Viewer, other: &Self::View) -> Self::View {
        let _ = other;
        self.view(state, viewer)
    }

    /// Returns whether all viewers always have the same view, so that one serves all.
    fn all_see_alike(&self) -> bool {
        false
    }

    /// Draws what a viewer sees as text from which a person can play.
    fn draw(&self, view: &Self::View, ink: Ink) -> String;

    /// Draws the same with the `recent` steps marked: their notation as the viewer knows it, oldest first. A game that
    /// marks nothing leaves this as it is.
    fn draw_recent(&self, view: &Self::View, recent: &[String], ink: Ink) -> String {
        let _ = recent;
        self.draw(view, ink)
    }

    /// Returns a full position drawn from those that `seat` cannot tell from the true one, each as likely as the
    /// chance steps made it. Depends on nothing that `seat` may not know.
    fn imagine<R: Rng>(&self, state: &Self::State, seat: Seat, rng: &mut R) -> Self::State;

    // Results.

    /// Returns the points now, in the order of the rules file.
    fn scores(&self, state: &Self::State) -> Vec<Score>;

    /// Returns the points that `viewer` is shown: those of everybody, unless the rules keep some covered.
    fn scores_shown(&self, state: &Self::State, viewer: Viewer) -> Vec<Score> {
        let _ = viewer;
        self.scores(state)
    }

    /// Returns the result once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Returns each seat's share of the victory of a finished game, without allocating.
    fn win_shares(&self, state: &Self::State) -> WinShares;

    /// Checks the invariants of the rules file, conservation of the box's components among them.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

/// Returns a random step of whatever is due: any legal action, each equally likely, or an outcome as likely as its odds.
/// Nothing when the game is over. `scratch` is a buffer to be used again.
#[inline]
pub fn random_step<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    scratch: &mut Vec<G::Action>,
) -> Option<StepOf<G>> {
    match game.to_move(state) {
        ToMove::Over => None,
        ToMove::Chance => Some(Step::Chance(game.sample_chance(state, rng))),
        ToMove::Seat(_) => Some(Step::Action(game.sample_action(state, rng, scratch))),
    }
}

/// Returns the whole notation of a step, for whoever sees everything.
pub fn step_text<G: Game>(game: &G, before: &G::State, step: &StepOf<G>) -> String {
    let mut text = String::new();
    game.write(before, step, Viewer::Referee, &mut text);
    text
}
