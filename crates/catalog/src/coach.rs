//! What a coach makes of a decision: how much it lost beside the best one that a small search finds, and why. Only what the
//! seat knew counts, so nothing hidden is given away.

use hexapod_bots::search::{Search, Tuning};
use hexapod_core::coach::why_not;
use hexapod_core::{Heuristic, Knowledge, Seat, Silence, Step, StepOf, ToMove};
use serde::Serialize;

use crate::table::TypedTable;
use crate::thinker::Said;

/// A decision that lowers the seat's win share by at least this much has lost much.
pub const LOST_MUCH: f64 = 0.12;

/// Iterations of the search for the best decision: those of the second strongest level.
const ITERATIONS: u64 = 500;
/// Iterations of each comparison of the decision with the best one.
const COMPARED: u64 = 120;
/// Number of comparisons; the standard error follows from their differences.
const REPEATS: u64 = 4;
/// A loss counts only if it is at least this many standard errors.
const SURE: f64 = 2.0;

/// What a coach makes of a decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Review {
    /// How much of the win share the decision lost, 0 to 1; 0 if nothing better was found.
    pub lost: f64,
    /// Standard error of `lost`.
    pub error: f64,
    /// The better decision and the line expected after it; empty if nothing better was found.
    pub better: Vec<String>,
    /// What opponents could do after the decision and not after the better one; at most two.
    pub risks: Vec<Said>,
    /// What the better decision gains and this one does not; at most two.
    pub missed: Vec<Said>,
}

impl Review {
    /// Returns whether so much was lost that the seat should think again.
    pub fn lost_much(&self) -> bool {
        self.lost >= LOST_MUCH && self.lost >= SURE * self.error
    }
}

/// See [`crate::Thinker::review`].
pub(crate) fn review<G: Heuristic>(
    table: &TypedTable<G>,
    played: &[String],
    seed: u64,
    more: &mut dyn FnMut() -> bool,
) -> Option<Review> {
    let (game, before) = (table.game(), table.replay.state());
    let ToMove::Seat(seat) = game.to_move(before) else { return None };
    let (steps, last_before) = read(game, before, seat, played)?;
    let last = match steps.last()? {
        Step::Action(action) => *action,
        Step::Chance(_) => return None,
    };
    let knowledge = Knowledge::new(game, before, seat);
    let mut legal = Vec::new();
    knowledge.legal_actions(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let mut stopped = false;
    let mut go_on = || {
        stopped = stopped || !more();
        !stopped
    };
    let mut search = Search::<G>::new(seed, Tuning::default());
    let analysis = search.analyse(&knowledge, ITERATIONS, |_| go_on());
    let best = analysis.action();
    // The seat had the same knowledge before its last step: none of its own steps is hidden from it.
    let at_last = Knowledge::new(game, &last_before, seat);
    let mut differences = Vec::new();
    for repeat in 0..REPEATS {
        let seed = !seed.wrapping_add(repeat);
        let mut worth = |knowledge: &Knowledge<'_, G>, action| {
            let mut search = Search::<G>::new(seed, Tuning::default());
            f64::from(search.worth(knowledge, action, COMPARED, &mut go_on)[seat.index()])
        };
        differences.push(worth(&knowledge, best) - worth(&at_last, last));
    }
    if stopped {
        return None;
    }
    let count = REPEATS as f64;
    let lost = differences.iter().sum::<f64>() / count;
    let spread: f64 = differences.iter().map(|difference| (difference - lost).powi(2)).sum();
    let error = (spread / (count * (count - 1.0))).sqrt();
    if lost <= 0.0 || steps == [Step::Action(best)] {
        return Some(Review { lost: 0.0, error, better: vec![], risks: vec![], missed: vec![] });
    }
    let first = Step::Action(best);
    let alone = [first];
    let line = if analysis.line.first() == Some(&first) { &analysis.line[..] } else { &alone };
    let why = why_not(&knowledge, &steps, line);
    Some(Review {
        lost,
        error,
        better: table.line(line, seat),
        risks: why.risks.into_iter().map(|risk| table.said(risk)).collect(),
        missed: why.missed.into_iter().map(|gain| table.said(gain)).collect(),
    })
}

/// Reads steps of one seat; returns them with the position before the last one.
fn read<G: Heuristic>(
    game: &G,
    before: &G::State,
    seat: Seat,
    texts: &[String],
) -> Option<(Vec<StepOf<G>>, G::State)> {
    let (mut at, mut last_before) = (before.clone(), before.clone());
    let mut steps = Vec::new();
    for text in texts {
        let known = steps.len();
        game.read(&at, Some(seat), text, &mut steps).ok()?;
        for step in &steps[known..] {
            last_before = at.clone();
            game.play_unchecked(&mut at, step, &mut Silence);
        }
    }
    Some((steps, last_before))
}
