//! Verifies a puzzle anew.

use std::fmt;

use hexapod_catalog::AnyGame;
use hexapod_learn::Puzzle;

use super::Quest;
use super::hunt::verified;
use super::turn::verified_turn;

/// Why a puzzle cannot be trusted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// The position cannot be set up.
    Position(String),
    /// A step is not legal.
    Step(String),
    /// A search with ten times the budget does not confirm a step of the solution.
    NotBest(String),
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(message) => write!(f, "the position cannot be set up: {message}"),
            Self::Step(step) => write!(f, "`{step}` is not legal"),
            Self::NotBest(step) => write!(f, "`{step}` is not confirmed as the one best choice"),
        }
    }
}

/// Verifies a puzzle at ten times its budget with other seeds than those that found it.
///
/// # Errors
/// Says what is in doubt.
pub fn check(game: &dyn AnyGame, puzzle: &Puzzle, gap: f64, seed: u64) -> Result<(), Doubt> {
    let mut table = puzzle.table(game).map_err(|error| Doubt::Position(error.to_string()))?;
    let quest = Quest { count: 1, games: 1, seed, threads: 1, budget: puzzle.evidence.budget, gap };
    if puzzle.is_turn() {
        let verified = verified_turn(&*table, &puzzle.until, &puzzle.solutions[0], &quest, seed);
        return verified.map(|_| ()).map_err(|_| Doubt::NotBest(puzzle.solutions[0].join("; ")));
    }
    let rivals: Vec<String> = puzzle.wrong.iter().filter_map(|wrong| wrong.steps.first().cloned()).collect();
    for at in 0.. {
        // The first solution is followed; at each of its steps all solutions that go on like it are accepted.
        let Some(step) = puzzle.solutions[0].get(at) else { break };
        let legal = table.legal();
        if !legal.contains(step) {
            return Err(Doubt::Step(step.clone()));
        }
        let same = puzzle
            .solutions
            .iter()
            .filter(|other| other.len() > at && other[..at] == puzzle.solutions[0][..at]);
        let mut accepted: Vec<String> = same.map(|other| other[at].clone()).collect();
        accepted.dedup();
        let rivals = if at == 0 { &rivals[..] } else { &[] };
        if legal.len() > 1 && verified(&*table, &accepted, rivals, &quest, seed).is_err() {
            return Err(Doubt::NotBest(step.clone()));
        }
        table.submit(None, step).map_err(|_| Doubt::Step(step.clone()))?;
    }
    Ok(())
}
