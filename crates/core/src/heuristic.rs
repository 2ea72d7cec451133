//! Opinions about a game, for bots. They guide search and are never part of the rules.

use std::sync::OnceLock;

use crate::game::Game;
use crate::outcome::WinShares;
use crate::reason::{Decision, Reason};
use crate::seat::{MAX_SEATS, Seat};
use crate::step::StepOf;
use crate::words::Key;

/// How a search looks beyond the end of its tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playout {
    /// Estimates the position at once.
    None,
    /// Finishes the turn, actions as likely as their weights, then estimates.
    Turn,
    /// Plays this many steps, actions with probabilities in proportion to their weights, then estimates.
    Guided(u32),
    /// Plays to the end of the game, actions as likely as their weights.
    GuidedToTheEnd,
    /// Plays to the end of the game at random.
    ToTheEnd,
}

/// A number that opinions are made of. Self-play improves it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weight {
    /// What it weighs, in a few words.
    pub name: &'static str,
    /// Its value.
    pub value: f32,
}

impl Weight {
    /// Returns a weight of this name and value.
    pub const fn new(name: &'static str, value: f32) -> Self {
        Self { name, value }
    }
}

/// Names the weights of a game once: an enum of their places, and with it what they are called and their values in
/// `WEIGHTS`. The place of a weight finds its value in a slice of all.
///
/// ```
/// hexapod_core::weights! {
///     pub(self) W;
///     /// In points.
///     Worm "a worm" 1.5,
///     Lead "scale of a lead" 2.0,
/// }
/// assert_eq!(WEIGHTS[1].name, "scale of a lead");
/// let values: &[f32] = &[1.25, 3.0];
/// assert_eq!(values[W::Worm] + values[W::Lead], 4.25);
/// ```
#[macro_export]
macro_rules! weights {
    ($vis:vis $places:ident; $($(#[$doc:meta])* $which:ident $name:literal $value:literal,)*) => {
        /// A weight by its place in the list.
        #[derive(Debug, Clone, Copy)]
        $vis enum $places { $($(#[$doc])* $which),* }

        /// All weights with the values that are played.
        $vis const WEIGHTS: &[$crate::Weight] = &[$($crate::Weight::new($name, $value)),*];

        impl std::ops::Index<$places> for [f32] {
            type Output = f32;

            #[inline]
            fn index(&self, place: $places) -> &f32 {
                &self[place as usize]
            }
        }
    };
}

/// Actions in sequences, each of which serves one aim: walk there and strike, fetch and deliver.
#[derive(Debug, Clone)]
pub struct Errands<A> {
    actions: Vec<A>,
    ends: Vec<usize>,
}

impl<A> Default for Errands<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), ends: Vec::new() }
    }
}

impl<A> Errands<A> {
    /// Forgets all errands but keeps the memory.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.ends.clear();
    }

    /// Adds an action to the errand that is being written.
    pub fn push(&mut self, action: A) {
        self.actions.push(action);
    }

    /// Ends the errand that is being written. An errand without actions is none.
    pub fn close(&mut self) {
        if self.actions.len() > self.written() {
            self.ends.push(self.actions.len());
        }
    }

    /// Drops the errand that is being written.
    pub fn cancel(&mut self) {
        self.actions.truncate(self.written());
    }

    /// Makes each of these actions an errand.
    pub fn close_each(&mut self, actions: impl IntoIterator<Item = A>) {
        for action in actions {
            self.push(action);
            self.close();
        }
    }

    /// Returns how many errands there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the actions of an errand.
    ///
    /// # Panics
    /// Panics if there is no errand with this index.
    pub fn get(&self, index: usize) -> &[A] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.actions[start..self.ends[index]]
    }

    fn written(&self) -> usize {
        self.ends.last().copied().unwrap_or(0)
    }
}

/// Something that a whole turn may be played for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feat {
    /// A fact of the rules file's `see` statements that is to hold; after `not`, one that is not to hold any more.
    pub fact: String,
    /// The key of its theme in the game's list of themes.
    pub key: &'static str,
}

impl Feat {
    /// Returns whether a fact, or what stands after its `not`, is as wanted.
    pub fn holds<G: Game>(game: &G, state: &G::State, fact: &str) -> bool {
        let (words, wanted) = fact.strip_prefix("not ").map_or((fact, true), |words| (words, false));
        game.fact(state, words).is_some_and(|truth| (truth == words) == wanted)
    }
}

/// What a game thinks of its positions and actions. Everything has a neutral default.
///
/// Opinions get a world that a bot imagines, and the values of [`Heuristic::WEIGHTS`] or what is tried in their place.
pub trait Heuristic: Game {
    /// How search should look beyond the end of its tree.
    const PLAYOUT: Playout = Playout::ToTheEnd;

    /// The numbers its opinions are made of.
    const WEIGHTS: &'static [Weight] = &[];

    /// Whether [`Heuristic::belief`] says anything.
    const BELIEVES: bool = false;

    /// Whether bots should plan a whole turn of errands instead of looking at one step after the other.
    const PLANS: bool = false;

    /// Returns a guess of each seat's share of the victory, without allocating.
    fn estimate(&self, state: &Self::State, weights: &[f32]) -> WinShares {
        let _ = (state, weights);
        let mut shares = [0.0; MAX_SEATS];
        shares[..self.seats()].fill(1.0 / self.seats() as f32);
        shares
    }

    /// Writes for each action how likely a good player would take it, as a weight above 0, into `out`, which it clears
    /// first.
    fn weigh(&self, state: &Self::State, actions: &[Self::Action], weights: &[f32], out: &mut Vec<f32>) {
        let _ = (state, weights);
        out.clear();
        out.resize(actions.len(), 1.0);
    }

    /// Adds what is worth doing for the acting seat to `out`, which is empty: sequences of legal actions, within the turn.
    /// Where the game adds nothing, each legal action is an errand of its own.
    fn errands(&self, state: &Self::State, weights: &[f32], out: &mut Errands<Self::Action>) {
        let _ = (state, weights, out);
    }

    /// Returns whether an action of a turn takes back what one of those before it in the turn did, for nothing: the ant goes
    /// where it has come from. Bots that plan a turn anew do not begin with it.
    fn turns_back(&self, played: &[Self::Action], next: &Self::Action) -> bool {
        let _ = (played, next);
        false
    }

    /// Returns what the acting seat may play its whole turn for, as far as it has not come about: what puzzles ask for.
    /// Nothing in games without puzzles about whole turns.
    fn feats(&self, state: &Self::State) -> Vec<Feat> {
        let _ = state;
        Vec::new()
    }

    /// Returns whether search treats all such steps alike: because `seat` cannot see what this one was (a draw into another
    /// hand, say), so that no plan depends on what the seat will not know, or because plans would hardly depend on it.
    fn hides(&self, before: &Self::State, step: &StepOf<Self>, seat: Seat) -> bool {
        let _ = (before, step, seat);
        false
    }

    /// Returns whether search tells the outcomes of the coming chance step apart by their [`Heuristic::upshot`] alone.
    fn sorts(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Returns a number for what a chance step has come to: for the losses of a battle, say, whatever the dice.
    fn upshot(&self, after: &Self::State) -> u32 {
        let _ = after;
        0
    }

    /// Returns whether the legal actions here are the same in all worlds that a seat cannot tell apart and that came here
    /// by the same steps. Search then need not list them again and again.
    fn same_actions(&self, state: &Self::State) -> bool {
        let _ = state;
        !Self::INFO.secrets
    }

    /// Returns how likely the others would have played as `seat` saw them play, were this imagined world the true one:
    /// 0 to 1, relative to other worlds.
    fn belief(&self, world: &Self::State, seat: Seat, weights: &[f32]) -> f32 {
        let _ = (world, seat, weights);
        1.0
    }

    /// The keys of everything that [`Heuristic::reasons`] says. They are declared like events, with `#[events]`.
    const REASONS: &'static [Key] = &[];

    /// Returns whether the next step of a line belongs to the decision that the steps `played` before it began: the hex
    /// after the unit, the strike after the walk. `state` is the position before `next`.
    fn goes_on(&self, state: &Self::State, played: &[StepOf<Self>], next: &StepOf<Self>) -> bool {
        let _ = (state, played, next);
        false
    }

    /// Returns what a decision gains, for the sentence of a hint. Nothing is better than what a player would call untrue.
    fn reasons(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<Reason> {
        let _ = (decision, weights);
        Vec::new()
    }

    /// The keys of everything that [`Heuristic::risks`] says.
    const RISKS: &'static [Key] = &[];

    /// Returns what opponents could do to `seat` in their next turn, or what it is about to lose by itself, each with its
    /// worth in the unit of [`Heuristic::reasons`]. Only what stands on the board counts: nobody is warned of a guess.
    fn risks(&self, state: &Self::State, seat: Seat, weights: &[f32]) -> Vec<Reason> {
        let _ = (state, seat, weights);
        Vec::new()
    }
}

/// Weights that replace the built-in ones in the whole process, by the id of the game.
static REPLACED: OnceLock<Vec<(&'static str, Vec<f32>)>> = OnceLock::new();

/// Replaces the weights of games in the whole process: every bot that is built from now on plays with them. A program calls
/// this once, before it seats a bot. Returns whether it was the first call; a later one changes nothing.
pub fn replace_weights(weights: Vec<(&'static str, Vec<f32>)>) -> bool {
    REPLACED.set(weights).is_ok()
}

/// Returns the weights a game's bots play with: those of [`replace_weights`], else the built-in ones.
pub fn own_weights<G: Heuristic>() -> Vec<f32> {
    let replaced = REPLACED.get().and_then(|all| all.iter().find(|(game, _)| *game == G::INFO.id));
    match replaced {
        Some((_, weights)) => weights.clone(),
        None => G::WEIGHTS.iter().map(|weight| weight.value).collect(),
    }
}

/// Returns each seat's share of the victory for the points each is worth: a lead of `scale` points over one rival makes
/// the victory e times as likely as theirs.
pub fn shares_of_points(points: &[f32], scale: f32) -> WinShares {
    let mut shares = [0.0; MAX_SEATS];
    let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for (share, points) in shares.iter_mut().zip(points) {
        *share = ((points - most) / scale).exp();
        total += *share;
    }
    for share in &mut shares[..points.len()] {
        *share /= total;
    }
    shares
}
