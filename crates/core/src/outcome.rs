//! Points, places, and what decided between equal points.

use serde::Serialize;

/// The points of one party now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Whose points: the seat's name, or another party the rules rank (Anteater's third colour `N`).
    pub who: &'static str,
    /// The sum.
    pub total: i64,
    /// What it consists of, by the names of the rules file, in their order.
    pub parts: Vec<(&'static str, i64)>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won; several share the victory, nobody is possible too. In seat order.
    pub winners: Vec<&'static str>,
    /// The place of everybody who is ranked, in seat order; equal places are shared (1, 1, 3).
    pub ranks: Vec<(&'static str, u32)>,
    /// What decided for the winner: the message key of the points or of the tie-break.
    pub decided_by: &'static str,
}

impl Outcome {
    /// Ranks parties by their keys, higher first; keys are compared part by part.
    ///
    /// `measures` names the parts of a key, in order; the outcome's `decided_by` is the first measure in which
    /// the winner differs from the runner-up, or `shared` if none does.
    pub fn rank<const N: usize>(parties: &[(&'static str, [i64; N])], measures: [&'static str; N]) -> Self {
        let place = |key: &[i64; N]| 1 + parties.iter().filter(|(_, other)| other > key).count() as u32;
        let ranks: Vec<_> = parties.iter().map(|(who, key)| (*who, place(key))).collect();
        let winners: Vec<_> = ranks.iter().filter(|(_, rank)| *rank == 1).map(|(who, _)| *who).collect();
        let decided_by = if winners.len() > 1 {
            "shared"
        } else {
            let best = parties.iter().map(|(_, key)| key).max();
            let second = parties.iter().map(|(_, key)| key).filter(|key| Some(*key) != best).max();
            match (best, second) {
                (Some(best), Some(second)) => {
                    (0..N).find(|&at| best[at] != second[at]).map_or("shared", |at| measures[at])
                }
                _ => measures[0],
            }
        };
        Self { winners, ranks, decided_by }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURES: [&str; 3] = ["points", "queens", "worms"];

    #[test]
    fn ranks_share_places_and_skip_the_next() {
        let outcome = Outcome::rank(
            &[("a", [5, 1, 0]), ("b", [7, 0, 0]), ("c", [5, 1, 0]), ("d", [1, 9, 9])],
            MEASURES,
        );
        assert_eq!(outcome.ranks, [("a", 2), ("b", 1), ("c", 2), ("d", 4)]);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["b"], "points"));
    }

    #[test]
    fn the_first_difference_decides() {
        let outcome = Outcome::rank(&[("a", [5, 1, 2]), ("b", [5, 1, 3])], MEASURES);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["b"], "worms"));
        let outcome = Outcome::rank(&[("a", [5, 1, 3]), ("b", [5, 1, 3])], MEASURES);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["a", "b"], "shared"));
    }
}
