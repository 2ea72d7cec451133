//! Analysis of a recorded game: win shares over time, luck, and the cost of decisions.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use hexapod_catalog::{AnyGame, Examined, PlayedStep};
use hexapod_core::record::CHANCE;
use hexapod_core::{Record, RecordError, Seat, SeatNames};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::curve::{Curve, Known, UNITS};
use crate::simulate::game_seed;

/// Parameters of an analysis.
#[derive(Debug, Clone, Copy, Default)]
pub struct Look {
    /// Search iterations per position; by the length of the game if `None`, see [`iterations_for`].
    pub iterations: Option<u64>,
    /// Random seed; the same seed reproduces the run, on any number of threads.
    pub seed: u64,
    /// Number of threads; all cores if `None`.
    pub threads: Option<usize>,
}

/// The analysis of a game. Shares are parts of 1 and whole multiples of 0.0001. At every step the shares of all parties sum
/// to 1; a change of shares sums to 0.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "GameAnalysis")]
pub struct Analysis {
    /// The game's id.
    pub game: String,
    /// Search iterations per position.
    pub iterations: u64,
    /// Whether the game was played to its end: then the last shares are its result, else an estimate.
    pub finished: bool,
    /// The seats and other parties that the rules rank, each with its totals.
    pub parties: Vec<PartyLine>,
    /// All steps.
    pub steps: Vec<StepLine>,
    /// The decisions that cost more than the noise of the estimate, in descending order of cost.
    pub mistakes: Vec<Mistake>,
}

/// Totals of one party. `start + luck + own + others + unexplained` is `end`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PartyLine {
    /// The name of the seat or of another party that the rules rank.
    pub who: String,
    /// The player's name, if the record has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Win share before the first step.
    pub start: f64,
    /// Sum of its changes by rolls and draws.
    pub luck: f64,
    /// Sum of its changes by its own decisions.
    pub own: f64,
    /// Sum of its changes by decisions of others.
    pub others: f64,
    /// Sum of its changes that neither luck nor a decision explains: the search saw further, or its estimate had noise.
    pub unexplained: f64,
    /// Win share after the last step.
    pub end: f64,
    /// Number of its decisions with a choice.
    pub decisions: u32,
}

/// One step and what it changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StepLine {
    /// Its number, from 1.
    pub number: u32,
    /// The number of its turn, from 1.
    pub turn: u32,
    /// The seat's name or `chance`.
    pub actor: String,
    /// The step in notation.
    pub text: String,
    /// Win share of each party after the step.
    pub shares: Vec<f64>,
    /// What the roll, draw or decision changed, by party; all 0 if there was no choice.
    pub effect: Vec<f64>,
}

impl StepLine {
    /// Returns whether it was a roll or draw.
    pub fn is_chance(&self) -> bool {
        self.actor == CHANCE
    }
}

/// A decision that cost more than the noise of the estimate.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The number of its step, from 1.
    pub number: u32,
    /// The number of its turn, from 1.
    pub turn: u32,
    /// The seat.
    pub seat: String,
    /// What was played, in notation.
    pub text: String,
    /// What the seat lost by it: the curve falls by as much.
    pub cost: f64,
    /// The better action and the line expected after it, in notation.
    pub better: Vec<String>,
}

/// A position that has been estimated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// After how many steps.
    pub step: u32,
    /// Estimated win share of each party. The finished analysis joins the estimates of all positions, so that its shares
    /// differ from these.
    pub shares: Vec<f64>,
    /// Number of positions done.
    pub done: u32,
    /// Number of positions in all.
    pub total: u32,
}

/// Why there is no analysis.
#[derive(Debug, thiserror::Error)]
pub enum AnalyseError {
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The caller stopped it.
    #[error("The analysis was stopped.")]
    Stopped,
}

/// Search iterations for all positions of a game together.
const WORK: u64 = 320_000;
/// Fewest and most iterations per position.
const ITERATIONS: (u64, u64) = (60, 2_400);

/// Returns the iterations per position of a game with this many positions: fewer in a long game, so that the time of an
/// analysis is bounded.
pub fn iterations_for(positions: usize) -> u64 {
    (WORK / positions.max(1) as u64).clamp(ITERATIONS.0, ITERATIONS.1)
}

/// Analyses a record. `told` is called from any thread with each position that is done, in an order that shows the whole
/// game coarsely first, and stops the analysis when it returns `false`.
///
/// # Errors
/// If the record cannot be replayed or `told` has stopped the analysis.
pub fn analyse(
    game: &dyn AnyGame,
    record: &Record,
    look: Look,
    told: &(dyn Fn(Point) -> bool + Sync),
) -> Result<Analysis, AnalyseError> {
    let table = game.replay(record)?;
    let (seats, parties) = (*table.seats(), table.parties());
    let steps = table.steps();
    let iterations = look.iterations.unwrap_or_else(|| iterations_for(steps.len() + 1));
    let order = coarse_first(steps.len() + 1);
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let done = Mutex::new((0, vec![None; steps.len() + 1]));
    let work = || {
        // The record has been replayed above, so this does not fail.
        let Ok(mut table) = game.replay(record) else { return };
        while !stopped.load(Ordering::Relaxed)
            && let Some(at) = order.get(next.fetch_add(1, Ordering::Relaxed))
        {
            table.jump(*at);
            let played = steps.get(*at).map(|step| step.text.as_str());
            let found = table.examine(played, game_seed(look.seed, *at as u64), iterations);
            let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            done.0 += 1;
            let goes_on = found.as_ref().is_none_or(|found| {
                told(Point {
                    step: *at as u32,
                    shares: found.shares.iter().map(|share| (share * 1e4).round() / 1e4).collect(),
                    done: done.0,
                    total: order.len() as u32,
                })
            });
            done.1[*at] = found;
            stopped.fetch_or(!goes_on, Ordering::Relaxed);
        }
    };
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = look.threads.unwrap_or_else(cores).max(1);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    if stopped.into_inner() {
        return Err(AnalyseError::Stopped);
    }
    let (_, found) = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let known: Vec<Known<'_>> = steps
        .iter()
        .zip(&found)
        .map(|(step, found)| Known { actor: step.actor.map(Seat::index), found: found.as_ref() })
        .collect();
    // The last position has been estimated even if the seat there has no choice, since nothing was played in it.
    let end = found[steps.len()].as_ref().map_or_else(Vec::new, |last| last.shares.clone());
    let curve = Curve::new(&known, &end);
    Ok(Analysis {
        game: game.info().id.to_owned(),
        iterations,
        finished: table.outcome().is_some(),
        parties: totals(&curve, &known, &parties, &table.meta().names),
        mistakes: mistakes(&curve, &steps, &found, &seats),
        steps: lines(&curve, &steps, &seats),
    })
}

/// Returns the positions `0..count` in an order in which the first ones are spread over all: the last, the first, the
/// middle, the quarters and so on.
fn coarse_first(count: usize) -> Vec<usize> {
    let bits = usize::BITS - count.leading_zeros();
    let mut order = vec![count - 1];
    let reversed = (0..1_usize << bits).map(|at| at.reverse_bits() >> (usize::BITS - bits));
    order.extend(reversed.filter(|at| *at < count - 1));
    order
}

/// Returns units as a part of 1.
fn share(units: i64) -> f64 {
    units as f64 / UNITS as f64
}

fn totals(curve: &Curve, known: &[Known<'_>], parties: &[&'static str], names: &[String]) -> Vec<PartyLine> {
    let sum = |party: usize, of: &dyn Fn(Option<usize>) -> bool| {
        let steps = known.iter().zip(&curve.moved).filter(|(step, _)| of(step.actor));
        share(steps.map(|(_, moved)| moved.effect[party]).sum())
    };
    let line = |(party, who): (usize, &&'static str)| PartyLine {
        who: (*who).to_owned(),
        name: names.get(party).filter(|name| !name.is_empty()).cloned(),
        start: share(curve.shares[0][party]),
        luck: sum(party, &|actor| actor.is_none()),
        own: sum(party, &|actor| actor == Some(party)),
        others: sum(party, &|actor| actor.is_some_and(|actor| actor != party)),
        unexplained: share(curve.moved.iter().map(|moved| moved.unexplained[party]).sum()),
        end: share(curve.shares[known.len()][party]),
        decisions: known.iter().filter(|step| step.actor == Some(party) && step.found.is_some()).count()
            as u32,
    };
    parties.iter().enumerate().map(line).collect()
}

/// Returns the number of the turn of each step, from 1. Rolls and draws between two turns belong to the later one; after
/// the last decision, to the last turn.
#[must_use]
pub fn turns(steps: &[PlayedStep]) -> Vec<u32> {
    let decisions = steps.iter().rposition(|step| step.actor.is_some()).map_or(0, |at| at + 1);
    let (mut turn, mut has_acted) = (1, false);
    let counted = steps.iter().enumerate().map(|(at, step)| {
        if at > 0 && at < decisions && has_acted && steps[at - 1].turn != step.turn {
            turn += 1;
            has_acted = false;
        }
        has_acted |= step.actor.is_some();
        turn
    });
    counted.collect()
}

fn lines(curve: &Curve, steps: &[PlayedStep], seats: &SeatNames) -> Vec<StepLine> {
    let shares = |units: &[i64]| units.iter().map(|units| share(*units)).collect();
    let line = |(at, (step, turn)): (usize, (&PlayedStep, u32))| StepLine {
        number: step.number as u32,
        turn,
        actor: seats.actor(step.actor).to_owned(),
        text: step.text.clone(),
        shares: shares(&curve.shares[at + 1]),
        effect: shares(&curve.moved[at].effect),
    };
    steps.iter().zip(turns(steps)).enumerate().map(line).collect()
}

fn mistakes(
    curve: &Curve,
    steps: &[PlayedStep],
    found: &[Option<Examined>],
    seats: &SeatNames,
) -> Vec<Mistake> {
    let turns = turns(steps);
    let made = steps.iter().enumerate().filter(|(at, _)| curve.moved[*at].mistake);
    let mistake = made.filter_map(|(at, step)| {
        let (seat, found) = step.actor.zip(found[at].as_ref())?;
        Some(Mistake {
            number: step.number as u32,
            turn: turns[at],
            seat: seats.name(seat).to_owned(),
            text: step.text.clone(),
            cost: share(-curve.moved[at].effect[seat.index()]),
            better: found.better.clone(),
        })
    });
    // A game that was already decided loses nothing by a mistake.
    let mut mistakes: Vec<Mistake> = mistake.filter(|mistake| mistake.cost > 0.0).collect();
    mistakes.sort_by(|one, other| other.cost.total_cmp(&one.cost).then(one.number.cmp(&other.number)));
    mistakes
}
