//! Analysis of a recorded game: win shares over time, luck, and the cost of decisions.

use std::sync::atomic::{AtomicU64, Ordering};

use hexapod_catalog::{AnyGame, AnyTable};
use hexapod_core::{Record, RecordError, Seat};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::simulate::{game_seed, on_threads};

/// Parameters of an analysis.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Search iterations per position.
    pub iterations: u64,
    /// Random seed; the same seed reproduces the run.
    pub seed: u64,
    /// Number of threads; all cores if `None`.
    pub threads: Option<usize>,
}

/// The analysis of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// The game's id.
    pub game: &'static str,
    /// The names of the seats.
    pub seats: Vec<&'static str>,
    /// Search iterations per position.
    pub iterations: u64,
    /// Differences below this may be search noise.
    pub noise: f64,
    /// Win share of each seat before the first step.
    pub start: Vec<f64>,
    /// All steps.
    pub steps: Vec<StepLine>,
    /// All seats.
    pub totals: Vec<SeatLine>,
    /// Numbers of the steps that cost more than `noise`, in descending order of cost.
    pub mistakes: Vec<usize>,
}

/// One step and what it changed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StepLine {
    /// Its number, from 1.
    pub number: usize,
    /// The seat's name or `chance`.
    pub actor: &'static str,
    /// The step in notation.
    pub text: String,
    /// Win share of each seat after the step, with all secrets known.
    pub win_shares: Vec<f64>,
    /// Change of each seat's win share by a chance step; `None` for a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Vec<f64>>,
    /// Cost of the decision to its seat, given what the seat knew; `None` if it had no choice. Negative if the action
    /// that the search preferred turned out worse in the second estimate: kept, so that the noise of many decisions
    /// cancels out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
    /// The better action and the line expected after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub better: Vec<String>,
}

/// Totals of one seat over the whole game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatLine {
    /// The seat.
    pub seat: &'static str,
    /// Sum of its changes by chance, in win shares.
    pub luck: f64,
    /// Sum of the costs of its decisions.
    pub lost: f64,
    /// Number of decisions with a choice.
    pub decisions: u64,
    /// Its final win share.
    pub end: f64,
}

/// Analyses a record. `progress` is called from any thread with the number of positions done and the total.
pub fn analyse(
    game: &dyn AnyGame,
    record: &Record,
    look: Look,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Analysis, RecordError> {
    let table = game.replay(record)?;
    let (seats, steps) = (*table.seats(), table.steps());
    let actors: Vec<Option<Seat>> = steps.iter().map(|step| step.actor).collect();
    let positions = steps.len() + 1;
    let done = AtomicU64::new(0);
    let looks: Vec<Found> = on_threads(look.threads, || {
        (0..positions)
            .into_par_iter()
            .with_max_len(1)
            // The record has been replayed successfully above, so this does not fail.
            .map_init(
                || game.replay(record).ok(),
                |table, at| {
                    let played = steps.get(at).map(|step| step.text.as_str());
                    let found = table.as_mut().map(|table| position(table.as_mut(), at, played, look));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, positions as u64);
                    found.unwrap_or_default()
                },
            )
            .collect()
    });
    let shares = filled(&looks);
    // The difference of two estimates, each with a standard deviation of at most 0.5 per iteration, at two sigma.
    let noise = 1.4 / (look.iterations as f64).sqrt();
    let lines: Vec<StepLine> = steps
        .into_iter()
        .enumerate()
        .map(|(at, step)| {
            let (before, after) = (&shares[at], &shares[at + 1]);
            let change = || before.iter().zip(after).map(|(before, after)| after - before).collect();
            let found = &looks[at];
            StepLine {
                number: step.number,
                luck: step.actor.is_none().then(change),
                actor: seats.actor(step.actor),
                text: step.text,
                win_shares: after.clone(),
                loss: found.loss,
                better: if found.loss.is_some_and(|loss| loss > 0.0) {
                    found.better.clone()
                } else {
                    Vec::new()
                },
            }
        })
        .collect();
    let total = |seat: Seat| {
        let own = || actors.iter().zip(&lines).filter(|(actor, _)| **actor == Some(seat));
        let losses = || own().filter_map(|(_, line)| line.loss);
        SeatLine {
            seat: seats.name(seat),
            luck: lines.iter().filter_map(|line| line.luck.as_ref()).map(|luck| luck[seat.index()]).sum(),
            lost: losses().sum(),
            decisions: losses().count() as u64,
            end: shares.last().map_or(0.0, |shares| shares[seat.index()]),
        }
    };
    let totals = Seat::all(seats.len()).map(total).collect();
    let mut mistakes: Vec<&StepLine> =
        lines.iter().filter(|line| line.loss.is_some_and(|loss| loss > noise)).collect();
    mistakes.sort_by(|one, other| other.loss.partial_cmp(&one.loss).unwrap_or(std::cmp::Ordering::Equal));
    Ok(Analysis {
        game: game.info().id,
        seats: seats.to_vec(),
        iterations: look.iterations,
        noise,
        start: shares[0].clone(),
        mistakes: mistakes.iter().map(|line| line.number).collect(),
        steps: lines,
        totals,
    })
}

/// The estimates for a position and for the step played in it.
#[derive(Debug, Default)]
struct Found {
    /// `None` if the seat had no choice: the position has the shares of the next one.
    shares: Option<Vec<f64>>,
    loss: Option<f64>,
    better: Vec<String>,
}

fn position(table: &mut dyn AnyTable, at: usize, played: Option<&str>, look: Look) -> Found {
    table.jump(at);
    let seed = game_seed(look.seed, at as u64);
    let decides = table.standing().to_move.seat().is_some();
    if decides && played.is_some() && table.legal().len() == 1 {
        return Found::default();
    }
    let shares = Some(table.outlook(seed, look.iterations));
    let judged = played.filter(|_| decides).and_then(|played| table.judge(played, seed, look.iterations));
    match judged {
        None => Found { shares, loss: None, better: Vec::new() },
        Some(judged) => {
            let loss = judged.best_share - judged.played_share;
            let better = if judged.line.is_empty() { vec![judged.best] } else { judged.line };
            Found { shares, loss: Some(loss), better }
        }
    }
}

/// Returns the win shares of all positions; a position without a choice takes those of the next.
fn filled(looks: &[Found]) -> Vec<Vec<f64>> {
    let mut shares: Vec<Vec<f64>> = Vec::with_capacity(looks.len());
    for found in looks.iter().rev() {
        let next = || shares.last().cloned().unwrap_or_default();
        shares.push(found.shares.clone().unwrap_or_else(next));
    }
    shares.reverse();
    shares
}

#[cfg(test)]
mod tests {
    use hexapod_core::ToMove;

    use super::*;

    /// A one-round game of Anteater between a search bot and a random one.
    fn record(game: &dyn AnyGame) -> Record {
        let wish = hexapod_core::Wish {
            options: [("rounds".to_owned(), serde_json::json!(1))].into_iter().collect(),
            ..hexapod_core::Wish::seats(2)
        };
        let mut table = game.begin(&wish).unwrap();
        let mut rng = hexapod_catalog::generator(4);
        let mut seed = 0;
        while table.standing().to_move != ToMove::Over {
            seed += 1;
            let bot =
                if table.standing().to_move == ToMove::Seat(Seat::new(0)) { "search:300" } else { "random" };
            if let Some(action) = table.choose(bot.parse().unwrap(), seed, None) {
                table.submit(None, &action).unwrap();
            } else {
                table.roll(&mut rng).unwrap();
            }
        }
        Record::read(&table.record(hexapod_core::Viewer::Referee)).unwrap()
    }

    #[test]
    fn luck_and_decisions_are_told_apart() {
        let game = hexapod_catalog::game("anteater").unwrap();
        let record = record(game);
        let look = Look { iterations: 150, seed: 1, threads: Some(1) };
        let analysis = analyse(game, &record, look, &|_, _| {}).unwrap();
        for (at, line) in analysis.steps.iter().enumerate() {
            assert_eq!(line.number, at + 1);
            assert_eq!(line.luck.is_some(), line.actor == "chance");
            assert!(line.loss.is_none() || line.actor != "chance");
            assert!(line.win_shares.iter().sum::<f64>() < 1.001);
        }
        // The last win shares are the result.
        let last = &analysis.steps.last().unwrap().win_shares;
        assert!(last.iter().all(|share| [0.0, 0.5, 1.0].contains(share)), "{last:?}");
        // The random player loses more by its decisions, and its worst mistake comes with a better action.
        let (thinker, random) = (&analysis.totals[0], &analysis.totals[1]);
        assert!(
            random.lost / random.decisions as f64 > 2.0 * thinker.lost / thinker.decisions as f64,
            "{analysis:?}"
        );
        let worst = &analysis.steps[analysis.mistakes[0] - 1];
        assert!(
            worst.loss.unwrap() > analysis.noise && !worst.better.is_empty() && worst.better[0] != worst.text
        );
        let losses: Vec<_> = analysis.mistakes.iter().map(|number| analysis.steps[number - 1].loss).collect();
        assert!(losses.is_sorted_by(|one, other| one >= other));
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let game = hexapod_catalog::game("anteater").unwrap();
        let record = record(game);
        let look = |threads| Look { iterations: 30, seed: 2, threads: Some(threads) };
        let one = analyse(game, &record, look(1), &|_, _| {}).unwrap();
        assert_eq!(analyse(game, &record, look(3), &|_, _| {}).unwrap(), one);
    }
}
