//! Points, places, and what decided between equal points.

use serde::Serialize;
use ts_rs::TS;

use crate::rules::Rules;
use crate::seat::MAX_SEATS;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Outcome {
    /// Who won; several share the victory, nobody is possible too. In seat order.
    pub winners: Vec<&'static str>,
    /// The place of everybody who is ranked, in seat order; equal places are shared (1, 1, 3).
    pub ranks: Vec<(&'static str, u32)>,
    /// What decided for the winner: the message key of the points or of the tie-break.
    pub decided_by: &'static str,
}

/// The share of the victory of each seat, in seat order: 1 for a sole winner, shared equally among several.
pub type WinShares = [f32; MAX_SEATS];

/// No game ranks by more measures than this.
pub const MAX_MEASURES: usize = 5;

/// What a party has in each measure of a ranking.
pub type RankKey = [i64; MAX_MEASURES];

impl Outcome {
    /// Returns how a finished game ended.
    pub fn of<G: Rules>(game: &G, state: &G::State) -> Self {
        let party = |party| (game.party_name(party), game.rank_key(state, party));
        let parties: Vec<_> = (0..game.parties()).map(party).collect();
        let mut outcome = Self::rank(&parties, G::MEASURES);
        outcome.decided_by = game.decided_by(state, outcome.decided_by);
        outcome
    }

    /// Ranks parties by their keys, higher first; keys are compared part by part.
    ///
    /// `measures` names the parts of a key, in order; the outcome's `decided_by` is the first measure in which
    /// the winner differs from the runner-up, or `shared` if none does.
    fn rank(parties: &[(&'static str, RankKey)], measures: &[&'static str]) -> Self {
        let place = |key: &RankKey| 1 + parties.iter().filter(|(_, other)| other > key).count() as u32;
        let ranks: Vec<_> = parties.iter().map(|(who, key)| (*who, place(key))).collect();
        let winners: Vec<_> = ranks.iter().filter(|(_, rank)| *rank == 1).map(|(who, _)| *who).collect();
        let decided_by = if winners.len() > 1 {
            "shared"
        } else {
            let best = parties.iter().map(|(_, key)| key).max();
            let second = parties.iter().map(|(_, key)| key).filter(|key| Some(*key) != best).max();
            match (best, second) {
                (Some(best), Some(second)) => {
                    let differs = measures.iter().enumerate().find(|(at, _)| best[*at] != second[*at]);
                    differs.map_or("shared", |(_, measure)| measure)
                }
                _ => measures[0],
            }
        };
        Self { winners, ranks, decided_by }
    }
}

/// Returns each seat's share of the victory: the parties with the best key share it.
pub fn win_shares<G: Rules>(game: &G, state: &G::State) -> WinShares {
    let mut keys = [[i64::MIN; MAX_MEASURES]; MAX_SEATS];
    for (party, key) in keys.iter_mut().enumerate().take(game.parties()) {
        *key = game.rank_key(state, party);
    }
    let best = keys.iter().max().copied().unwrap_or_default();
    let winners = keys.iter().filter(|key| **key == best).count();
    let mut shares = [0.0; MAX_SEATS];
    for (share, key) in shares.iter_mut().zip(keys).take(game.seats()) {
        if key == best {
            *share = 1.0 / winners as f32;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURES: &[&str] = &["points", "queens", "worms"];

    fn key(points: i64, queens: i64, worms: i64) -> RankKey {
        [points, queens, worms, 0, 0]
    }

    #[test]
    fn ranks_share_places_and_skip_the_next() {
        let outcome = Outcome::rank(
            &[("a", key(5, 1, 0)), ("b", key(7, 0, 0)), ("c", key(5, 1, 0)), ("d", key(1, 9, 9))],
            MEASURES,
        );
        assert_eq!(outcome.ranks, [("a", 2), ("b", 1), ("c", 2), ("d", 4)]);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["b"], "points"));
    }

    #[test]
    fn the_first_difference_decides() {
        let outcome = Outcome::rank(&[("a", key(5, 1, 2)), ("b", key(5, 1, 3))], MEASURES);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["b"], "worms"));
        let outcome = Outcome::rank(&[("a", key(5, 1, 3)), ("b", key(5, 1, 3))], MEASURES);
        assert_eq!((outcome.winners, outcome.decided_by), (vec!["a", "b"], "shared"));
    }
}
