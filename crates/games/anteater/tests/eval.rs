//! What bots think of Anteater.
#![allow(clippy::unwrap_used)]

use hexapod_anteater::Anteater;
use hexapod_core::heuristic::own_weights;
use hexapod_core::{Heuristic, Notation, Rules, SeedableRng, Silence, SmallRng, Wish, random_step};
use hexapod_testkit::opinions;

fn table(seats: usize) -> Anteater {
    Anteater::from_wish(&Wish::seats(seats)).unwrap()
}

#[test]
fn opinions_hold() {
    for seats in 2..=5 {
        // With two players the third colour may win, and its share is nobody's.
        opinions::hold(&table(seats), 8, if seats == 2 { 0.0 } else { 1.0 });
    }
}

#[test]
fn the_nearer_the_end_the_better_the_guess() {
    let weights = own_weights::<Anteater>();
    let game = table(3);
    let mut scratch = Vec::new();
    let (mut early, mut late) = (0.0, 0.0);
    for seed in 0..40 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = game.start();
        let mut estimates = Vec::new();
        while let Some(step) = random_step(&game, &state, &mut rng, &mut scratch) {
            estimates.push(game.estimate(&state, &weights));
            game.play_unchecked(&mut state, &step, &mut Silence);
        }
        let result = game.win_shares(&state);
        let miss = |estimate: &[f32]| -> f32 {
            estimate.iter().zip(result).map(|(guess, truth)| (guess - truth).powi(2)).sum()
        };
        early += miss(&estimates[estimates.len() / 2]);
        late += miss(&estimates[estimates.len() * 15 / 16]);
    }
    // Equal guesses miss by two thirds.
    assert!(early < 40.0 * 0.62 && late < early / 1.5, "{early} {late}");
}

#[test]
fn better_placements_look_more_likely() {
    let weights = own_weights::<Anteater>();
    // Mound A: a die of 6 takes the lead of a rich mound or goes on a poor one behind everybody.
    let text = "seats 3\nround 1 start P1\nmounds A=9 B=1 C=2\nphase decide P1 own 6\n";
    let (game, state) = Anteater::set_up(&Wish::default(), text).unwrap();
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let mut likely = Vec::new();
    game.weigh(&state, &actions, &weights, &mut likely);
    assert_eq!(likely.len(), actions.len());
    let (reroll, pass) = (likely[actions.len() - 2], likely[actions.len() - 1]);
    let best = likely.iter().copied().fold(0.0, f32::max);
    assert!(best > 4.0 * reroll && best > 4.0 * pass, "nobody gives a 6 away: {likely:?}");
}
