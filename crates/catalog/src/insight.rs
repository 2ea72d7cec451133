//! Estimates for the analysis of a finished game: the value of a position, the cost of a decision.

use hexapod_bots::Analysis;
use hexapod_bots::search::{Search, Tuning};
use hexapod_core::{
    Heuristic, Knowledge, MAX_SEATS, Odds, SeedableRng, Silence, SmallRng, Step, ToMove, WinShares,
};

/// A decision compared with the best action the seat had.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// The best action found.
    pub best: String,
    /// The seat's estimated win share after the best action.
    pub best_share: f64,
    /// The seat's estimated win share after the action that was played.
    pub played_share: f64,
    /// The expected line, beginning with the best action.
    pub line: Vec<String>,
}

/// A chance step with at most this many outcomes is averaged over all of them; otherwise this many are sampled.
const MAX_OUTCOMES: usize = 12;

/// Searches for the best action and then estimates its win shares again with an independent search: the estimate by
/// which the maximum was picked is biased upwards. Returns the analysis and the new estimate.
pub(crate) fn best<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    seed: u64,
    iterations: u64,
) -> (Analysis<G>, WinShares) {
    let mut search = Search::<G>::new(seed, Tuning::default());
    let analysis = search.analyse(knowledge, iterations, |_| true);
    let shares = worth(knowledge, analysis.action(), seed, iterations);
    (analysis, shares)
}

/// Returns the estimated win shares after an action. Calls with the same seed share most of their random numbers, which
/// reduces the variance of the difference between two actions.
pub(crate) fn worth<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    action: G::Action,
    seed: u64,
    iterations: u64,
) -> WinShares {
    Search::<G>::new(!seed, Tuning::default()).worth(knowledge, action, iterations)
}

/// Returns the estimated win shares of a position with all secrets known to all players: after the best action, or
/// averaged over the outcomes of a chance step. Each outcome gets as many iterations as a position of its own, so that
/// the difference to the outcome that occurred is unbiased.
pub(crate) fn outlook<G: Heuristic>(game: &G, state: &G::State, seed: u64, iterations: u64) -> WinShares {
    match game.to_move(state) {
        ToMove::Over => game.win_shares(state),
        ToMove::Seat(seat) => {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            if let [only] = legal[..] {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Action(only), &mut Silence);
                return outlook(game, &after, seed, iterations);
            }
            best(&Knowledge::of_everything(game, state, seat), seed, iterations).1
        }
        ToMove::Chance => {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut outcomes = Vec::new();
            let listed = game.odds(state, &mut outcomes) == Odds::Listed;
            if !listed || outcomes.len() > MAX_OUTCOMES {
                outcomes.clear();
                outcomes.extend((0..MAX_OUTCOMES).map(|_| (game.sample_chance(state, &mut rng), 1)));
            }
            let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut mean = [0.0; MAX_SEATS];
            for (index, (outcome, weight)) in outcomes.iter().enumerate() {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Chance(*outcome), &mut Silence);
                // A chance step that follows a chance step is sampled, to bound the number of outcomes.
                while game.to_move(&after) == ToMove::Chance {
                    let further = game.sample_chance(&after, &mut rng);
                    game.play_unchecked(&mut after, &Step::Chance(further), &mut Silence);
                }
                let shares = outlook(game, &after, seed.wrapping_add(index as u64 + 1), iterations);
                for (sum, share) in mean.iter_mut().zip(shares) {
                    *sum += share * *weight as f32 / total as f32;
                }
            }
            mean
        }
    }
}
