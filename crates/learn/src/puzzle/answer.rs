//! What comes of an answer to a puzzle.

use hexapod_catalog::{AnyGame, AnyTable, Refused};
use hexapod_core::{Seat, ToMove};

use super::{Puzzle, all_hold};

/// The most steps in an answer.
pub const MAX_STEPS: usize = 150;

/// What comes of an answer.
pub struct Answer {
    /// The table after the steps that were judged.
    pub table: Box<dyn AnyTable>,
    /// The seat that decides.
    pub seat: Seat,
    /// What it is.
    pub verdict: Verdict,
}

/// What an answer is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The beginning of the solution.
    OnTheWay,
    /// The solution.
    Right,
    /// Another decision.
    Wrong,
    /// The rules refuse it.
    Refused(Box<Refused>),
}

/// Why an answer cannot be judged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The puzzle itself is broken; its test fails too.
    #[error("The puzzle {id} is broken: {message}")]
    Broken {
        /// The puzzle.
        id: String,
        /// What is wrong.
        message: String,
    },
    /// More steps than [`MAX_STEPS`].
    #[error("An answer has at most {MAX_STEPS} steps.")]
    TooManySteps,
}

/// Plays the inputs of the solver by the rules and compares their steps with the solution, or looks for the facts that solve
/// the puzzle until the turn has ended. What comes after a decided answer is not played.
///
/// # Errors
/// See [`AnswerError`]. A refused or wrong answer is no error.
pub fn answer(game: &dyn AnyGame, puzzle: &Puzzle, inputs: &[String]) -> Result<Answer, AnswerError> {
    if inputs.len() > MAX_STEPS {
        return Err(AnswerError::TooManySteps);
    }
    let broken = |message: String| AnswerError::Broken { id: puzzle.id.clone(), message };
    let mut table = puzzle.table(game).map_err(|error| broken(error.to_string()))?;
    let seat = table.seats().seat(&puzzle.you).ok_or_else(|| broken("no such seat".to_owned()))?;
    for input in inputs {
        let before = table.standing().step;
        if let Err(refused) = table.submit(Some(seat), input) {
            return Ok(Answer { table, seat, verdict: Verdict::Refused(Box::new(refused)) });
        }
        if puzzle.is_turn() {
            if let Some(verdict) = judge_turn(&mut *table, puzzle, seat, before).map_err(broken)? {
                return Ok(Answer { table, seat, verdict });
            }
            continue;
        }
        let steps: Vec<String> = table.steps().into_iter().map(|step| step.text).collect();
        let matched = |solution: &Vec<String>| {
            steps.iter().zip(solution).take_while(|(step, wanted)| step == wanted).count()
        };
        if let Some(solution) = puzzle.solutions.iter().find(|solution| matched(solution) == solution.len()) {
            // A longer input goes on after the step that decided.
            table.undo(solution.len());
            return Ok(Answer { table, seat, verdict: Verdict::Right });
        }
        let longest = puzzle.solutions.iter().map(matched).max().unwrap_or(0);
        if longest < steps.len() {
            table.undo(longest + 1);
            return Ok(Answer { table, seat, verdict: Verdict::Wrong });
        }
    }
    Ok(Answer { table, seat, verdict: Verdict::OnTheWay })
}

/// Judges the steps after the first `before` one by one; nothing while the turn goes on. The table is left at the step that
/// decided.
fn judge_turn(
    table: &mut dyn AnyTable,
    puzzle: &Puzzle,
    seat: Seat,
    before: usize,
) -> Result<Option<Verdict>, String> {
    let last = table.standing().step;
    for step in before + 1..=last {
        table.jump(step);
        let verdict = if all_hold(table, &puzzle.until)? {
            Verdict::Right
        } else if table.standing().to_move != ToMove::Seat(seat) {
            Verdict::Wrong
        } else {
            continue;
        };
        return Ok(Some(verdict));
    }
    Ok(None)
}
