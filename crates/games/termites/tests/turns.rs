//! How long a game can last (section 14), and that each turn has a number of its own.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use hexapod_core::{Rules as _, SeedableRng as _, Silence, SmallRng, ToMove, random_step};
use hexapod_termites::{Phase, Termites};
use serde_json::{Value as Json, json};

fn table(seats: usize, options: Json) -> Termites {
    Termites::from_wish(&hexapod_testkit::wish(seats, options)).unwrap()
}

#[test]
fn the_bounds_are_those_of_the_rules_file() {
    let longest = |seats, options| table(seats, options).longest();
    assert_eq!(longest(4, json!({ "map": "build", "start_mounds": 2 })), 649);
    // The first seat, colonies, hands, Mounds (two for each of two seats, else one), turns.
    assert_eq!(longest(2, json!({})), 1 + 2 + 6 + 8 + 8 * 36);
    assert_eq!(longest(3, json!({ "map": "random" })), 1 + 10 + 3 + 9 + 6 + 8 * 54);
    assert_eq!(longest(3, json!({ "map": "build", "tiles": 6 })), 1 + 3 + 12 + 3 + 9 + 6 + 8 * 54);
}

/// A number that has been left never comes back, and the steps of a turn share it.
#[test]
fn each_turn_has_its_number() {
    for seats in 2..=4 {
        let game = table(seats, json!({ "map": "build" }));
        let mut rng = SmallRng::seed_from_u64(14);
        let (mut state, mut actions) = (game.start(), Vec::new());
        let (mut number, mut left, mut turns) = (game.turn(&state), HashSet::new(), HashSet::new());
        let mut begun = None;
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            game.play_unchecked(&mut state, &step, &mut Silence);
            let now = game.turn(&state);
            // What chance does before the first turn belongs to none.
            if now != number && matches!(game.to_move(&state), ToMove::Seat(_)) {
                left.insert(number);
                assert!(!left.contains(&now), "{seats} seats: {now} comes back in phase {:?}", state.phase());
                number = now;
            }
            match state.phase() {
                Phase::Hatch => {
                    begun = Some(now);
                    turns.insert(now);
                }
                Phase::Over => {}
                _ => assert!(begun.is_none_or(|begun| begun == now), "{:?}", state.phase()),
            }
        }
        assert_eq!(turns.len(), 18 * seats);
    }
}
