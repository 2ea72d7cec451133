//! Ratings of puzzles and of those who solve them: Glicko-2, one answer at a time.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A rating with what is known of its accuracy.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it changes over time.
    pub volatility: f64,
    /// How many answers it is made of.
    pub answers: u32,
}

/// The rating of a person who has answered nothing.
pub const NEW_SOLVER: Rated = Rated { rating: 1200.0, deviation: 200.0, volatility: 0.06, answers: 0 };
/// The deviation of a puzzle that nobody has answered: its grade by searches is a good guess.
const NEW_PUZZLE_DEVIATION: f64 = 150.0;
/// Answers move a rating at least as if this were its deviation, so that it follows those who learn.
const MIN_DEVIATION: f64 = 45.0;
/// Answers move the rating of a puzzle by at most this many points from its grade, also if one person uses many names.
const MAX_DRIFT: f64 = 300.0;

/// Returns the rating of a puzzle that nobody has answered.
pub fn new_puzzle(grade: u32) -> Rated {
    Rated { rating: f64::from(grade), deviation: NEW_PUZZLE_DEVIATION, volatility: 0.06, answers: 0 }
}

/// Returns the ratings of solver and puzzle after an answer.
pub fn rate(solver: Rated, puzzle: Rated, grade: u32, is_right: bool) -> (Rated, Rated) {
    let outcome = if is_right { Outcomes::WIN } else { Outcomes::LOSS };
    let (of_solver, of_puzzle) = glicko2(&glicko(solver), &glicko(puzzle), &outcome, &Glicko2Config::new());
    let grade = f64::from(grade);
    let mut of_puzzle = rated(of_puzzle, puzzle.answers + 1);
    of_puzzle.rating = of_puzzle.rating.clamp(grade - MAX_DRIFT, grade + MAX_DRIFT);
    (rated(of_solver, solver.answers + 1), of_puzzle)
}

fn glicko(rated: Rated) -> Glicko2Rating {
    Glicko2Rating { rating: rated.rating, deviation: rated.deviation, volatility: rated.volatility }
}

fn rated(rating: Glicko2Rating, answers: u32) -> Rated {
    let deviation = rating.deviation.max(MIN_DEVIATION);
    Rated { rating: rating.rating, deviation, volatility: rating.volatility, answers }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_answer_raises_the_solver_and_lowers_the_puzzle() {
        let puzzle = new_puzzle(1500);
        let (solver, after) = rate(NEW_SOLVER, puzzle, 1500, true);
        assert!(solver.rating > NEW_SOLVER.rating && after.rating < puzzle.rating);
        assert!(solver.deviation < NEW_SOLVER.deviation);
        assert_eq!((solver.answers, after.answers), (1, 1));
        let (solver, after) = rate(NEW_SOLVER, puzzle, 1500, false);
        assert!(solver.rating < NEW_SOLVER.rating && after.rating > puzzle.rating);
    }

    #[test]
    fn many_answers_move_a_puzzle_only_so_far() {
        let mut puzzle = new_puzzle(1200);
        for _ in 0..500 {
            puzzle = rate(NEW_SOLVER, puzzle, 1200, false).1;
        }
        assert!((puzzle.rating - 1500.0).abs() < 1e-9, "{}", puzzle.rating);
        assert!(puzzle.deviation >= MIN_DEVIATION);
    }
}
