//! Conservation, the end, and who won.

use std::collections::HashSet;

use hexapod_core::{Game, MAX_SEATS, Outcome, Seat, ToMove};

use super::Plan;
use super::run::{Run, Verdict, ensure, in_every_position};

/// Shares are compared with this tolerance.
const ROUNDING: f32 = 1e-5;

/// Whether the invariants of the rules file hold after every step.
///
/// # Panics
/// Panics if the law is broken.
pub fn audit_holds<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "audit holds", |run| run.game.audit(&run.state));
}

/// Whether every game ends within the number of steps that the game states.
///
/// # Panics
/// Panics if the law is broken.
pub fn games_end<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "games end", |run| {
        let longest = run.game.longest();
        let over = run.game.to_move(&run.state) == ToMove::Over;
        ensure(over || run.number < longest, || format!("no game should exceed {longest} steps"))?;
        let stuck = !over && run.choose().is_none();
        ensure(!stuck, || "the game is not over, but nothing can happen".into())
    });
}

/// Whether points, places, winners and shares of the victory say the same, and only once the game is over.
///
/// # Panics
/// Panics if the law is broken.
pub fn results_agree<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "results agree", |run| {
        let Run { game, state, .. } = run;
        let mut scored = HashSet::new();
        for score in game.scores(state) {
            ensure(scored.insert(score.who), || format!("{} is scored twice", score.who))?;
            let sum: i64 = score.parts.iter().map(|(_, points)| points).sum();
            ensure(score.parts.is_empty() || sum == score.total, || {
                format!("the parts of {} sum to {sum}, not {}", score.who, score.total)
            })?;
        }
        match (game.to_move(state), game.outcome(state)) {
            (ToMove::Over, Some(outcome)) => {
                places_are_shared_rightly(&outcome)?;
                shares_follow(game, state, &outcome)
            }
            (ToMove::Over, None) => Err("the game is over but has no result".into()),
            (_, Some(outcome)) => Err(format!("the game is not over but has a result: {outcome:?}")),
            (_, None) => Ok(()),
        }
    });
}

fn places_are_shared_rightly(outcome: &Outcome) -> Verdict {
    for (who, rank) in &outcome.ranks {
        let better = outcome.ranks.iter().filter(|(_, other)| other < rank).count() as u32;
        ensure(*rank == better + 1, || format!("{who} has place {rank} behind {better} others"))?;
    }
    for winner in &outcome.winners {
        ensure(outcome.ranks.contains(&(winner, 1)), || {
            format!("{winner} wins without the first place: {:?}", outcome.ranks)
        })?;
    }
    let distinct: HashSet<_> = outcome.winners.iter().collect();
    ensure(distinct.len() == outcome.winners.len(), || {
        format!("a seat is listed twice among the winners: {:?}", outcome.winners)
    })
}

fn shares_follow<G: Game>(game: &G, state: &G::State, outcome: &Outcome) -> Verdict {
    let mut expected = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        if outcome.winners.contains(&game.seat_name(seat)) {
            expected[seat.index()] = 1.0 / outcome.winners.len() as f32;
        }
    }
    let shares = game.win_shares(state);
    let equal = shares.iter().zip(&expected).all(|(share, expected)| (share - expected).abs() < ROUNDING);
    ensure(equal, || format!("{:?} won, so the shares are {expected:?}, not {shares:?}", outcome.winners))
}
