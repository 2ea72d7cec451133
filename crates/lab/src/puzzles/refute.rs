//! What happens after an answer: the rest of the turn, and the opponent's best reply.

use hexapod_catalog::{AnyTable, BotSpec, Budget, generator};
use hexapod_core::{Seat, ToMove};
use hexapod_learn::puzzle::Refutation;

use super::Quest;
use super::hunt::begins;

/// The most steps that are played on after an answer.
pub const MAX_REPLY_STEPS: usize = 24;
/// Number of tempting answers that have their refutation in the file.
const MAX_REFUTED: usize = 3;

/// Until when a game is played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Until {
    /// Until the seat has nothing more to decide in its turn.
    OwnTurnEnds,
    /// Until the next seat has finished its turn.
    ReplyEnds,
}

/// Plays on from the table's position with searches in all seats, each with what it knows: the rest of the turn of `seat`,
/// then the whole reply of the next one. Returns the steps; the table is left at their end. `more` is asked before each step.
pub fn play_on(
    table: &mut dyn AnyTable,
    seat: Seat,
    iterations: u64,
    seed: u64,
    more: &mut dyn FnMut() -> bool,
) -> Vec<String> {
    play_until(table, seat, Until::ReplyEnds, iterations, seed, more)
}

fn play_until(
    table: &mut dyn AnyTable,
    seat: Seat,
    until: Until,
    iterations: u64,
    seed: u64,
    more: &mut dyn FnMut() -> bool,
) -> Vec<String> {
    let mut luck = generator(seed);
    let bot = BotSpec::Search(Budget::Iterations(iterations.max(1)));
    let first = table.standing().step;
    let mut replier = None;
    while table.standing().step < first + MAX_REPLY_STEPS && more() {
        match table.standing().to_move {
            ToMove::Over => break,
            ToMove::Chance => {
                if until == Until::OwnTurnEnds || table.roll(&mut luck).is_none() {
                    break;
                }
            }
            ToMove::Seat(actor) => {
                if actor != seat {
                    replier.get_or_insert(actor);
                }
                let is_over = match until {
                    Until::OwnTurnEnds => actor != seat,
                    Until::ReplyEnds => replier.is_some_and(|replier| replier != actor),
                };
                if is_over {
                    break;
                }
                let seed = seed.wrapping_add(table.standing().step as u64);
                let Some(action) = table.choose(bot, seed, None) else { break };
                if table.submit(None, &action).is_err() {
                    break;
                }
            }
        }
    }
    let mut steps: Vec<_> = table.steps().into_iter().skip(first).collect();
    // A roll after the reply belongs to the next turn.
    while steps.last().is_some_and(|step| step.actor.is_none()) {
        steps.pop();
    }
    table.undo(first + steps.len());
    steps.into_iter().map(|step| step.text).collect()
}

/// Returns what is expected after the solution, and the refutations of tempting answers.
pub(super) fn refutations(
    table: &dyn AnyTable,
    solutions: &[Vec<String>],
    rivals: &[String],
    greedy: Option<&str>,
    quest: &Quest,
    seed: u64,
) -> Option<(Vec<String>, Vec<Refutation>)> {
    let seat = table.standing().to_move.seat()?;
    let mut right = table.now();
    for step in solutions.first()? {
        right.submit(None, step).ok()?;
    }
    let then = play_until(&mut *right, seat, Until::OwnTurnEnds, quest.budget, seed, &mut || true);
    let mut tempting: Vec<&str> = greedy.into_iter().chain(rivals.iter().map(String::as_str)).collect();
    tempting.retain(|step| !begins(solutions, step));
    let mut wrong: Vec<Refutation> = Vec::new();
    for step in tempting {
        if wrong.len() == MAX_REFUTED || wrong.iter().any(|known| known.steps[0] == step) {
            continue;
        }
        let mut tried = table.now();
        tried.submit(None, step).ok()?;
        let then = play_on(&mut *tried, seat, quest.budget, seed, &mut || true);
        wrong.push(Refutation { steps: vec![step.to_owned()], then });
    }
    Some((then, wrong))
}
