//! What holds for the opinions of every game, however good they are.

use hexapod_core::heuristic::own_weights;
use hexapod_core::{
    Game, Heuristic, Knowledge, SeedableRng, Silence, SmallRng, Step, ToMove, random_step, step_text,
};

/// Shows every position of some random games, the ends included.
pub fn positions<G: Game>(game: &G, games: usize, mut show: impl FnMut(&G::State)) {
    let mut actions = Vec::new();
    for seed in 0..games as u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = game.start();
        show(&state);
        while let Some(step) = random_step(game, &state, &mut rng, &mut actions) {
            game.play_unchecked(&mut state, &step, &mut Silence);
            show(&state);
        }
    }
}

/// Plays the turn of the seat that is to act and returns its decisions as texts.
///
/// # Panics
/// Panics if nobody is to act.
pub fn turn<G: Game>(
    game: &G,
    mut state: G::State,
    mut decide: impl FnMut(&Knowledge<'_, G>) -> G::Action,
) -> Vec<String> {
    let ToMove::Seat(seat) = game.to_move(&state) else { panic!("nobody is to act") };
    let mut rng = SmallRng::seed_from_u64(1);
    let mut told = Vec::new();
    loop {
        let step = match game.to_move(&state) {
            ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToMove::Seat(actor) if actor == seat => Step::Action(decide(&Knowledge::new(game, &state, seat))),
            _ => return told,
        };
        if let Step::Action(_) = step {
            told.push(step_text(game, &state, &step));
        }
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
}

/// Plays random games and holds that estimates are shares of one victory, that the end is judged as the rules judge it,
/// and that every action has a likelihood. `least` is the part of the victory that the seats share at least: the whole,
/// unless a party without a seat can win.
///
/// # Panics
/// Panics if an opinion is none.
pub fn hold<G: Heuristic>(game: &G, games: usize, least: f32) {
    let weights = own_weights::<G>();
    let (mut actions, mut likely) = (Vec::new(), Vec::new());
    positions(game, games, |state| {
        let shares = game.estimate(state, &weights);
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        assert!(shares[game.seats()..].iter().all(|share| *share == 0.0), "{shares:?}");
        let sum: f32 = shares.iter().sum();
        assert!((least - 1e-4..=1.0 + 1e-4).contains(&sum), "{shares:?}");
        if game.to_move(state) == ToMove::Over {
            assert_eq!(shares, game.win_shares(state));
        }
        game.legal_actions(state, &mut actions);
        game.weigh(state, &actions, &weights, &mut likely);
        assert_eq!(likely.len(), actions.len());
        assert!(likely.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{likely:?}");
    });
}
