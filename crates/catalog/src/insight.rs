//! What a position was worth and a decision cost, for the analysis of a game that has been played.

use hexapod_bots::Analysis;
use hexapod_bots::search::{Search, Tuning};
use hexapod_core::{
    Heuristic, Knowledge, MAX_SEATS, Odds, SeedableRng, Silence, SmallRng, Step, ToMove, WinShares,
};

/// How a decision compares with what the same seat could have done.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// What would have been best.
    pub best: String,
    /// The seat's share of the victory after it.
    pub best_share: f64,
    /// The seat's share of the victory after what was played.
    pub played_share: f64,
    /// How the best would have gone on.
    pub line: Vec<String>,
}

/// Outcomes of a chance step that are all looked at; of more, so many are drawn.
const OUTCOMES: usize = 12;

/// Finds the best action and then measures anew what it is worth: the figure by which it was found is too good, because
/// whatever looks best has often only been lucky. Returns it with the seats' shares after it.
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

/// Returns the seats' shares of the victory after an action. With the same seed all actions meet much the same luck, so that
/// a difference is mostly their own.
pub(crate) fn worth<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    action: G::Action,
    seed: u64,
    iterations: u64,
) -> WinShares {
    Search::<G>::new(!seed, Tuning::default()).worth(knowledge, action, iterations)
}

/// Returns each seat's share of the victory, by the whole truth and for all-knowing players: the mean over what chance may
/// do, or what the best action comes to. Every outcome is looked at as long as a position of its own, so that the luck of
/// the one that came is measured with the same stick.
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
            if !listed || outcomes.len() > OUTCOMES {
                outcomes.clear();
                outcomes.extend((0..OUTCOMES).map(|_| (game.sample_chance(state, &mut rng), 1)));
            }
            let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut mean = [0.0; MAX_SEATS];
            for (index, (outcome, weight)) in outcomes.iter().enumerate() {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Chance(*outcome), &mut Silence);
                // Chance upon chance is drawn: all its outcomes would be too many.
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
