//! Random play gives the means of the rules file (T38).

#![allow(clippy::unwrap_used)]

use hexapod_anteater::Anteater;
use hexapod_core::{Rules, SeedableRng, Silence, SmallRng, Wish, random_step};
use hexapod_testkit::games;

/// Plays random games and compares the means with the reference: score of a seat, its four parts, the best score,
/// steps.
fn check(seats: usize, expected: [f64; 7], neutral: Option<f64>) {
    let game = Anteater::from_wish(&Wish::seats(seats)).unwrap();
    let mut rng = SmallRng::seed_from_u64(38);
    let mut actions = Vec::new();
    let n_games = games(10_000, 200_000);
    let (mut sums, mut neutral_sum) = ([0.0; 7], 0.0);
    for _ in 0..n_games {
        let mut state = game.start();
        let mut steps = 0;
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            game.play_unchecked(&mut state, &step, &mut Silence);
            steps += 1;
        }
        let scores = game.scores(&state);
        for score in &scores[..seats] {
            sums[0] += score.total as f64 / seats as f64;
            for (part, (_, points)) in score.parts.iter().enumerate() {
                sums[1 + part] += *points as f64 / seats as f64;
            }
        }
        sums[5] += scores.iter().map(|score| score.total).max().unwrap() as f64;
        sums[6] += f64::from(steps);
        neutral_sum += scores.get(seats).map_or(0.0, |score| score.total as f64);
    }
    let means = sums.map(|sum| sum / n_games as f64);
    for (at, (mean, expected)) in means.iter().zip(expected).enumerate() {
        let allowed = if at == 6 { 0.6 } else { 0.5 };
        assert!((mean - expected).abs() <= allowed, "{seats} seats: {means:.2?}");
    }
    if let Some(expected) = neutral {
        assert!((neutral_sum / n_games as f64 - expected).abs() <= 0.5);
    }
}

#[test]
fn t38_two_seats() {
    check(2, [56.0, 44.9, 5.7, 4.8, 0.6, 64.4, 172.3], Some(47.3));
}

#[test]
fn t38_three_seats() {
    check(3, [52.8, 41.7, 6.0, 4.5, 0.6, 63.1, 158.5], None);
}
