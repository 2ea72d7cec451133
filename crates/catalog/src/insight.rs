//! Estimates for the analysis of a finished game: what a position is worth to every party, and what the step played in
//! it changed. All secrets are known to all players here, since the game is over.

use hexapod_bots::search::{Search, Tuning};
use hexapod_core::{
    Heuristic, Knowledge, Odds, Rules, Seat, SeedableRng, Silence, SmallRng, Step, StepOf, ToMove, WinShares,
};

/// What a search finds out about a position and the step played in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Examined {
    /// Estimated win share of each party of [`crate::Table::parties`]; they sum to 1. At a decision after the best
    /// action found, before a chance step the mean over its outcomes.
    pub shares: Vec<f64>,
    /// What the step changed: after a decision the win shares minus those after the best action found, after a chance
    /// step minus the mean over all outcomes. Sums to 0.
    pub effect: Vec<f64>,
    /// Standard error of the acting seat's part of `effect`; 0 for a chance step.
    pub error: f64,
    /// The best action found and the line expected after it; empty if it is the action that was played, and for a
    /// chance step.
    pub better: Vec<String>,
}

/// The best action found at a decision, and the comparison of the action played with it.
pub(crate) struct Compared<G: Heuristic> {
    pub(crate) best: G::Action,
    pub(crate) line: Vec<StepOf<G>>,
    pub(crate) shares: Vec<f64>,
    pub(crate) effect: Vec<f64>,
    pub(crate) error: f64,
}

/// A chance step with at most this many outcomes is averaged over all of them; otherwise this many are sampled.
const MAX_OUTCOMES: usize = 12;
/// Chance steps that follow a chance step are sampled this many times.
const FORTUNES: usize = 4;
/// An outcome of a chance step gets this part of the iterations: all outcomes together get as many as a decision.
const OUTCOME_PART: u64 = 4;
/// The comparison of two actions is repeated with this many seeds; the standard error follows from the differences.
const REPEATS: u64 = 4;

/// Returns the win share of each party in a finished game.
pub(crate) fn result<G: Rules>(game: &G, state: &G::State) -> Vec<f64> {
    let winners = game.outcome(state).map_or(Vec::new(), |outcome| outcome.winners);
    let won = |party| f64::from(u8::from(winners.contains(&game.party_name(party))));
    normalised((0..game.parties()).map(won).collect())
}

/// Returns the win share of each party. What the seats leave over belongs to the other parties.
fn of_parties<G: Rules>(game: &G, shares: &WinShares) -> Vec<f64> {
    let (seats, parties) = (game.seats(), game.parties());
    let mut all: Vec<f64> = shares[..seats].iter().map(|share| f64::from(*share).max(0.0)).collect();
    if parties > seats {
        let rest = (1.0 - all.iter().sum::<f64>()).max(0.0) / (parties - seats) as f64;
        all.resize(parties, rest);
    }
    normalised(all)
}

/// Scales shares so that they sum to 1; equal shares if all are 0.
fn normalised(mut shares: Vec<f64>) -> Vec<f64> {
    let (total, parties) = (shares.iter().sum::<f64>(), shares.len() as f64);
    for share in &mut shares {
        *share = if total > 0.0 { *share / total } else { 1.0 / parties };
    }
    shares
}

/// Returns the estimated win shares after an action. Calls with the same seed share most of their random numbers, which
/// reduces the variance of the difference between two actions.
fn worth<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    action: G::Action,
    seed: u64,
    iterations: u64,
) -> Vec<f64> {
    let mut search = Search::<G>::new(seed, Tuning::default());
    of_parties(knowledge.game(), &search.worth(knowledge, action, iterations.max(1), || true))
}

/// Compares an action with the best one that the search finds in what the seat knew; both are then estimated by further
/// searches with all secrets known. The estimate by which the maximum was picked would be biased upwards.
pub(crate) fn compare<G: Heuristic>(
    game: &G,
    state: &G::State,
    seat: Seat,
    played: G::Action,
    seed: u64,
    iterations: u64,
) -> Compared<G> {
    let mut search = Search::<G>::new(seed, Tuning::default());
    let analysis = search.analyse(&Knowledge::new(game, state, seat), iterations, |_| true);
    let best = analysis.action();
    let truth = Knowledge::of_everything(game, state, seat);
    let parties = game.parties();
    let (mut shares, mut effect) = (vec![0.0; parties], vec![0.0; parties]);
    let mut differences = Vec::new();
    for repeat in 0..REPEATS {
        let seed = !seed.wrapping_add(repeat);
        let after_best = worth(&truth, best, seed, iterations / REPEATS);
        let after_played = if best == played {
            after_best.clone()
        } else {
            worth(&truth, played, seed, iterations / REPEATS)
        };
        differences.push(after_played[seat.index()] - after_best[seat.index()]);
        for party in 0..parties {
            shares[party] += after_best[party] / REPEATS as f64;
            effect[party] += (after_played[party] - after_best[party]) / REPEATS as f64;
        }
    }
    let mean = effect[seat.index()];
    let spread: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    let error = (spread / (REPEATS * (REPEATS - 1)) as f64).sqrt();
    Compared { best, line: analysis.line, shares, effect, error }
}

/// Returns the estimated win shares before a chance step and what its outcome changed.
pub(crate) fn fortune<G: Heuristic>(
    game: &G,
    state: &G::State,
    fell: Option<G::Chance>,
    seed: u64,
    iterations: u64,
) -> (Vec<f64>, Vec<f64>) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut outcomes = Vec::new();
    let listed = game.odds(state, &mut outcomes) == Odds::Listed;
    if !listed || outcomes.len() > MAX_OUTCOMES {
        outcomes.clear();
        outcomes.extend((0..MAX_OUTCOMES).map(|_| (game.sample_chance(state, &mut rng), 1)));
    }
    // All outcomes are estimated with the same random numbers and the same effort: only then is the difference fair.
    let after = |outcome: &G::Chance| {
        let mut after = state.clone();
        game.play_unchecked(&mut after, &Step::Chance(*outcome), &mut Silence);
        value(game, &after, seed, iterations / OUTCOME_PART)
    };
    let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut mean = vec![0.0; game.parties()];
    let mut of_fallen = None;
    for (outcome, weight) in &outcomes {
        let shares = after(outcome);
        add(&mut mean, &shares, *weight as f64 / total as f64);
        if fell == Some(*outcome) {
            of_fallen = Some(shares);
        }
    }
    let fell = fell.map(|fell| of_fallen.unwrap_or_else(|| after(&fell)));
    let effect = fell.map_or_else(
        || vec![0.0; mean.len()],
        |fell| fell.iter().zip(&mean).map(|(fell, mean)| fell - mean).collect(),
    );
    (mean, effect)
}

/// Returns the estimated win shares of a position.
pub(crate) fn value<G: Heuristic>(game: &G, state: &G::State, seed: u64, iterations: u64) -> Vec<f64> {
    match game.to_move(state) {
        ToMove::Over => result(game, state),
        ToMove::Seat(seat) => {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            if let [only] = legal[..] {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Action(only), &mut Silence);
                return value(game, &after, seed, iterations);
            }
            let truth = Knowledge::of_everything(game, state, seat);
            let mut search = Search::<G>::new(seed, Tuning::default());
            let best = search.analyse(&truth, iterations.max(1), |_| true).action();
            worth(&truth, best, !seed, iterations)
        }
        ToMove::Chance => {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut mean = vec![0.0; game.parties()];
            for _ in 0..FORTUNES {
                let mut after = state.clone();
                while game.to_move(&after) == ToMove::Chance {
                    let outcome = game.sample_chance(&after, &mut rng);
                    game.play_unchecked(&mut after, &Step::Chance(outcome), &mut Silence);
                }
                let shares = value(game, &after, seed, iterations / FORTUNES as u64);
                add(&mut mean, &shares, 1.0 / FORTUNES as f64);
            }
            mean
        }
    }
}

fn add(sum: &mut [f64], shares: &[f64], weight: f64) {
    for (sum, share) in sum.iter_mut().zip(shares) {
        *sum += share * weight;
    }
}
