//! The odds are what they claim to be: chi-square tests over many draws of fixed dice.
//!
//! Secret and contributions are fixed, so the results never change; the limits are those that honest dice exceed
//! once in a thousand times.

use hexapod_fair::{Contribution, Dice, Scheme, Secret};

const DRAWS: u64 = 60_000;

fn dice() -> Dice {
    let contributions = [&[3; 16][..], &[5; 32]].map(|bytes| Contribution::new(bytes).expect("long enough"));
    Dice::new(Scheme::First, &Secret::new([11; 32]), &contributions)
}

/// Returns the chi-square value of the counts against the weights.
fn chi_square(counts: &[u64], weights: &[u64]) -> f64 {
    let draws: u64 = counts.iter().sum();
    let total: f64 = weights.iter().map(|&weight| weight as f64).sum();
    counts
        .iter()
        .zip(weights)
        .map(|(&count, &weight)| {
            let expected = draws as f64 * weight as f64 / total;
            (count as f64 - expected).powi(2) / expected
        })
        .sum()
}

/// Draws from the weights many times and compares with the limit for one degree of freedom less than outcomes.
fn check_weights(weights: &[u64], limit: f64) {
    let dice = dice();
    let mut counts = vec![0; weights.len()];
    for counter in 1..=DRAWS {
        counts[dice.draw(counter).weighted(weights).expect("good odds")] += 1;
    }
    let found = chi_square(&counts, weights);
    assert!(found < limit, "chi-square {found:.1} for {counts:?}");
}

#[test]
fn weights_one_two_three() {
    check_weights(&[1, 2, 3], 13.8);
}

#[test]
fn a_total_just_above_a_power_of_two() {
    check_weights(&[1; 65], 104.7);
    check_weights(&[32, 32, 1], 13.8);
    // Almost half of all numbers are thrown away.
    check_weights(&[1 << 61, 1 << 62, (1 << 61) + 1], 13.8);
}

#[test]
fn two_thirds_of_the_range_show_no_bias() {
    // A bare remainder would give the first outcome twice as often as the second.
    check_weights(&[u64::MAX / 3, u64::MAX / 3], 10.8);
}

#[test]
fn faces_of_one_die_and_of_many() {
    let dice = dice();
    let mut single = [0; 6];
    let mut places = [[0; 6]; 10];
    let mut pairs = [0; 36];
    for counter in 1..=DRAWS {
        single[usize::from(dice.draw(counter).roll(1)[0]) - 1] += 1;
        let faces: Vec<usize> = dice.draw(counter).roll(10).into_iter().map(usize::from).collect();
        for (place, face) in faces.iter().enumerate() {
            places[place][face - 1] += 1;
        }
        pairs[(faces[0] - 1) * 6 + faces[1] - 1] += 1;
    }
    assert!(chi_square(&single, &[1; 6]) < 20.5, "{single:?}");
    for counts in places {
        assert!(chi_square(&counts, &[1; 6]) < 20.5, "{counts:?}");
    }
    // Two dice of one roll do not know of each other.
    assert!(chi_square(&pairs, &[1; 36]) < 66.6, "{pairs:?}");
}

#[test]
fn following_draws_do_not_know_of_each_other() {
    let dice = dice();
    let mut pairs = [0; 36];
    let mut last = dice.draw(1).roll(1)[0];
    for counter in 2..=DRAWS {
        let face = dice.draw(counter).roll(1)[0];
        pairs[usize::from(last - 1) * 6 + usize::from(face - 1)] += 1;
        last = face;
    }
    assert!(chi_square(&pairs, &[1; 36]) < 66.6, "{pairs:?}");
}
