//! Why a decision is good, in the words of its game: what a hint tells beside the chance to win.

use crate::bot::Knowledge;
use crate::event::{Tell, Told};
use crate::heuristic::{Heuristic, own_weights};
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::step::StepOf;
use crate::words::Message;
use crate::{SeedableRng, SmallRng};

/// The number of imagined positions in which a reason must hold, in games with hidden information.
pub(crate) const WORLDS: u64 = 4;
/// The largest number of reasons in a hint.
const MAX_REASONS: usize = 2;
/// The second reason is left out if its gain is smaller than this fraction of the first one's gain.
const WORTH_TELLING: f32 = 0.4;

/// One thing that a decision gains.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason {
    /// What it is.
    pub message: Message,
    /// Its value in the game's own unit, greater than 0; a hint contains the reasons with the greatest gains.
    pub gain: f32,
}

impl Reason {
    /// Returns a reason that is declared like an event.
    pub fn new(what: &impl Tell, gain: f32) -> Self {
        Self { message: what.message(), gain }
    }
}

/// A whole decision, played in a world that its seat imagines.
#[derive(Debug)]
pub struct Decision<'a, G: Rules> {
    /// Who decides.
    pub seat: Seat,
    /// The position in which it is to decide.
    pub before: &'a G::State,
    /// The steps of the decision; never empty.
    pub steps: &'a [StepOf<G>],
    /// The position after the last of them.
    pub after: &'a G::State,
    /// What the seat hears of them, by step.
    pub told: &'a [Vec<G::Event>],
}

impl<G: Rules> Decision<'_, G> {
    /// Returns everything that the seat hears.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.told.iter().flatten()
    }
}

/// What speaks for a decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Why {
    /// The greatest gains, at most two, the greatest first; none where nothing stands out.
    pub reasons: Vec<Message>,
    /// How many points the seat has more after it; 0 where the seat cannot know.
    pub points: i64,
}

/// Returns what speaks for the decision with which a line begins, as far as its seat can know: what holds in one
/// imagined world only is not told.
pub fn why<G: Heuristic>(knowledge: &Knowledge<'_, G>, line: &[StepOf<G>]) -> Why {
    let weights = own_weights::<G>();
    let worlds = if G::INFO.secrets { WORLDS } else { 1 };
    let mut found: Option<(Vec<Reason>, i64)> = None;
    for world in 0..worlds {
        let before = knowledge.imagine(&mut SmallRng::seed_from_u64(world));
        let Some((reasons, points)) = in_world(knowledge, &before, line, &weights) else {
            return Why::default();
        };
        found = Some(match found {
            None => (reasons, points),
            Some((mut sure, known)) => {
                sure.retain(|reason| reasons.iter().any(|other| other.message == reason.message));
                (sure, if points == known { known } else { 0 })
            }
        });
    }
    let (reasons, points) = found.unwrap_or_default();
    Why { reasons: worth_telling(reasons), points }
}

/// Returns the reasons with the greatest gains, the greatest first: at most two, of different kinds.
pub(crate) fn worth_telling(mut reasons: Vec<Reason>) -> Vec<Message> {
    reasons.retain(|reason| reason.gain > 0.0);
    reasons.sort_by(|one, other| other.gain.total_cmp(&one.gain));
    // Two reasons of one kind teach no more than the greater.
    let mut told = Vec::new();
    reasons.retain(|reason| {
        let is_new = !told.contains(&reason.message.key);
        told.push(reason.message.key);
        is_new
    });
    let least = reasons.first().map_or(0.0, |reason| WORTH_TELLING * reason.gain);
    reasons.retain(|reason| reason.gain >= least);
    reasons.truncate(MAX_REASONS);
    reasons.into_iter().map(|reason| reason.message).collect()
}

/// Returns the reasons and the gain in points in one world; nothing if the line cannot be played there.
fn in_world<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    before: &G::State,
    line: &[StepOf<G>],
    weights: &[f32],
) -> Option<(Vec<Reason>, i64)> {
    let (game, seat) = (knowledge.game(), knowledge.seat());
    let Played { after, told } = decided(game, seat, before, line, Extent::Decision)?;
    let steps = line.get(..told.len()).filter(|steps| !steps.is_empty())?;
    let points = |state: &G::State| {
        let scores = game.scores_shown(state, Viewer::Seat(seat));
        scores.iter().find(|score| score.who == game.seat_name(seat)).map_or(0, |score| score.total)
    };
    let gained = points(&after) - points(before);
    let decision = Decision { seat, before, steps, after: &after, told: &told };
    Some((game.reasons(&decision, weights), gained))
}

/// How much of a line is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The decision with which it begins.
    Decision,
    /// Everything.
    Whole,
}

/// A line played in an imagined world.
pub(crate) struct Played<G: Rules> {
    pub(crate) after: G::State,
    /// What the seat hears, by step.
    pub(crate) told: Vec<Vec<G::Event>>,
}

/// Plays a line; nothing if it cannot be played in this world.
pub(crate) fn decided<G: Heuristic>(
    game: &G,
    seat: Seat,
    before: &G::State,
    line: &[StepOf<G>],
    extent: Extent,
) -> Option<Played<G>> {
    let mut after = before.clone();
    let mut told = Vec::new();
    for step in line {
        let count = told.len();
        if extent == Extent::Decision && count > 0 && !game.goes_on(&after, &line[..count], step) {
            break;
        }
        game.check(&after, None, step).ok()?;
        let mut events: Vec<Told<G::Event>> = Vec::new();
        game.play_unchecked(&mut after, step, &mut events);
        events.retain(|told| told.audience.includes(Viewer::Seat(seat)));
        told.push(events.into_iter().map(|told| told.event).collect());
    }
    Some(Played { after, told })
}
