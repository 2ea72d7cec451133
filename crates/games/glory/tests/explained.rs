//! Income, upkeep and combat explain themselves: what the events tell adds up to what changed.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Audience, Rules, SeedableRng, Sight, SmallRng, Step, ToMove, Told, Wish};
use hexapod_glory::{Event, Glory, State};

/// Gold, food, water and Glory of each seat.
type Books = [[i64; 4]; 4];

fn books(game: &Glory, state: &State) -> Books {
    let view = game.view(state, hexapod_core::Viewer::Spectator);
    let mut books = [[0; 4]; 4];
    for (row, seat) in books.iter_mut().zip(&view.seats) {
        *row = [seat.gold.into(), seat.food.into(), seat.water.into(), seat.glory.into()];
    }
    books
}

fn add(books: &mut Books, seat: &str, change: [i64; 4]) {
    let at = ["blue", "red", "yellow", "orange"].iter().position(|name| *name == seat).unwrap();
    books[at].iter_mut().zip(change).for_each(|(sum, change)| *sum += change);
}

/// Enters what an event says into the books.
fn enter(books: &mut Books, event: &Event, kept: bool) {
    let n = |amount: u8| i64::from(amount);
    match event {
        Event::Placed { seat, gold, .. } => add(books, seat, [n(*gold), 0, 0, 0]),
        Event::StrongholdIncome { seat, gold, food, water }
        | Event::AnyChosen { seat, gold, food, water }
        | Event::Produced { seat, gold, food, water, .. } => {
            add(books, seat, [n(*gold), n(*food), n(*water), 0]);
        }
        Event::Stolen { from, to, gold, food, water, .. } => {
            add(books, from, [-n(*gold), -n(*food), -n(*water), 0]);
            add(books, to, [n(*gold), n(*food), n(*water), 0]);
        }
        Event::Trained { seat, price, .. } => add(books, seat, [-n(*price), 0, 0, 0]),
        Event::Built { seat, price, glory, .. } => add(books, seat, [-n(*price), 0, 0, n(*glory)]),
        Event::Claimed { seat, glory, .. }
        | Event::Contested { seat, glory, .. }
        | Event::Stormed { seat, glory, .. }
        | Event::Killed { by: seat, glory, .. } => add(books, seat, [0, 0, 0, n(*glory)]),
        Event::Discarded { seat, food, water } => add(books, seat, [0, -n(*food), -n(*water), 0]),
        Event::LegacyBought { seat, price, .. } if !kept => add(books, seat, [0, 0, 0, -i64::from(*price)]),
        _ => {}
    }
}

#[test]
fn what_is_told_adds_up() {
    let mut rng = SmallRng::seed_from_u64(9);
    let mut buffer = Vec::new();
    for (rules, preset, seats) in [
        (2, "standard", 2),
        (2, "standard", 3),
        (2, "by-the-book", 4),
        (2, "by-the-book", 3),
        (2, "campaign", 4),
        (1, "standard", 4),
        (1, "skirmish", 3),
    ] {
        let wish = Wish { rules: Some(rules), preset: Some(preset.into()), ..Wish::seats(seats) };
        let game = Glory::from_wish(&wish).unwrap();
        for _ in 0..hexapod_testkit::games(10, 500) {
            let mut state = game.start();
            loop {
                let step = match game.to_move(&state) {
                    ToMove::Over => break,
                    ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                    ToMove::Seat(_) => Step::Action(game.sample_action(&state, &mut rng, &mut buffer)),
                };
                let mut expected = books(&game, &state);
                let mut told: Vec<Told<Event>> = Vec::new();
                game.play_unchecked(&mut state, &step, &mut told);
                told.iter().for_each(|told| enter(&mut expected, &told.event, preset == "campaign"));
                assert_eq!(books(&game, &state), expected, "after {step:?}: {told:?}");
            }
        }
    }
}

/// What is drawn and placed face down is reported to its owner alone.
#[test]
fn hidden_tiles_are_told_to_their_owner_only() {
    let game = Glory::from_wish(&Wish::seats(3)).unwrap();
    let mut rng = SmallRng::seed_from_u64(4);
    let mut buffer = Vec::new();
    let mut state = game.start();
    let mut hidden = 0;
    while game.phase(&state) != "Push" {
        let step = match game.to_move(&state) {
            ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            _ => Step::Action(game.sample_action(&state, &mut rng, &mut buffer)),
        };
        let mut told: Vec<Told<Event>> = Vec::new();
        game.play_unchecked(&mut state, &step, &mut told);
        for Told { audience, event } in told {
            if matches!(event, Event::Drew { .. } | Event::RingPlaced { .. }) {
                assert!(matches!(audience, Audience::Only(_)), "{event:?}");
                hidden += 1;
            }
        }
    }
    assert_eq!(hidden, 3 * (7 + 6));
}
