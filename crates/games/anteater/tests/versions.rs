//! Two versions of the rules: what each offers, and which number holds, the data file's or the option's.

#![allow(clippy::unwrap_used)]

use hexapod_anteater::Anteater;
use hexapod_core::{
    Notation as _, Replay, Rules as _, SeedableRng as _, SetupError, Silence, SmallRng, Viewer, Wish,
    random_step,
};
use serde_json::{Value as Json, json};

fn wish(rules: u32, seats: usize, options: Json) -> Wish {
    Wish { rules: Some(rules), ..hexapod_testkit::wish(seats, options) }
}

fn game(rules: u32, seats: usize, options: Json) -> Result<Anteater, SetupError> {
    Anteater::from_wish(&wish(rules, seats, options))
}

fn refused(rules: u32, seats: usize, name: &str, value: &Json) -> String {
    let error = game(rules, seats, json!({ name: value })).expect_err("a value that is not offered");
    assert_eq!((error.code(), error.field()), ("bad-option", Some(name)));
    error.to_string()
}

#[test]
fn version_1_does_not_know_what_came_with_version_2() {
    for seats in 2..=5 {
        for worms in 0..=4 {
            let sentence = refused(1, seats, "neutral_start_worms", &json!(worms));
            assert!(
                sentence.ends_with("start_worms, first_player, neutral_collects and mound_set."),
                "{sentence}"
            );
            assert!(game(2, seats, json!({ "neutral_start_worms": worms })).is_ok());
        }
        for seat in 2..=5 {
            assert_eq!(
                refused(1, seats, "first_player", &json!(format!("seat{seat}"))),
                format!("Option `first_player` must be \"random\" or \"seat1\", not \"seat{seat}\".")
            );
        }
        assert!(game(1, seats, json!({ "first_player": "seat1" })).is_ok());
    }
}

#[test]
fn the_first_player_is_a_seat_that_plays() {
    for seats in 2..=5 {
        for seat in 1..=5 {
            let (name, options) = (format!("P{seat}"), json!({ "first_player": format!("seat{seat}") }));
            if seat <= seats {
                let game = game(2, seats, options).unwrap();
                assert_eq!(game.phase(&game.start()), "reveal");
                assert_eq!(game.fact(&game.start(), "round"), Some(format!("round 1 start {name}")));
            } else {
                assert_eq!(
                    refused(2, seats, "first_player", &json!(format!("seat{seat}"))),
                    format!("Option `first_player` is `seat{seat}`, but only {seats} seats play.")
                );
                let text = format!("seats {seats}\nopt first_player=seat{seat}\nfresh\n");
                assert!(Anteater::set_up(&Wish::default(), &text).is_err());
            }
        }
    }
    for value in [json!("seat0"), json!("seat6"), json!("P2"), json!(2), json!("")] {
        refused(2, 5, "first_player", &value);
    }
    for value in [json!(-1), json!(5), json!("2"), json!(true)] {
        refused(2, 2, "neutral_start_worms", &value);
    }
}

/// A set whose third colour starts with more worms than the option offers.
#[test]
fn the_number_of_the_data_file_holds_unless_the_table_names_the_option() {
    let standard = Anteater::INFO.version(2).unwrap().data.unwrap();
    let data = standard.replace("neutral_start_worms = 0", "neutral_start_worms = 7");
    assert_ne!(data, standard);
    let worms = |rules: u32, seats: usize, options: Json| {
        let game =
            Anteater::from_wish(&Wish { data: Some(data.clone()), ..wish(rules, seats, options) }).unwrap();
        let fact = |words: &str| game.fact(&game.start(), words);
        (fact("N worms"), fact("supply").unwrap())
    };
    let expect = |held: u8, supply: u8| (Some(format!("N worms {held}")), format!("supply {supply}"));
    assert_eq!(worms(1, 2, json!({})), expect(7, 13));
    assert_eq!(worms(2, 2, json!({})), expect(7, 13));
    assert_eq!(worms(2, 2, json!({ "neutral_start_worms": 3 })), expect(3, 17));
    assert_eq!(worms(2, 2, json!({ "neutral_start_worms": 0 })), expect(0, 20));
    assert_eq!(worms(2, 3, json!({ "neutral_start_worms": 3 })), (None, "supply 18".into()));
    // Naming the default matters, so a record keeps it.
    let table = Wish { data: Some(data.clone()), ..wish(2, 2, json!({ "neutral_start_worms": 0 })) };
    let record = Replay::new(Anteater::from_wish(&table).unwrap()).record(Viewer::Referee);
    assert!(record.contains("\"neutral_start_worms\":0"), "{record}");
}

#[test]
fn the_worms_at_the_start_come_from_the_box() {
    let standard = Anteater::INFO.version(2).unwrap().data.unwrap();
    let data = standard.replace("worm_tiles = 24", "worm_tiles = 7");
    let table = |seats, worms: u8| {
        let options = json!({ "start_worms": 2, "neutral_start_worms": worms });
        Anteater::from_wish(&Wish { data: Some(data.clone()), ..wish(2, seats, options) })
    };
    assert!(table(2, 3).is_ok() && table(3, 4).is_ok());
    let error = table(2, 4).expect_err("eight worms of seven");
    assert_eq!(error.code(), "bad-data");
    assert_eq!(error.to_string(), "[game]: 2 seats start with 8 worms, but worm_tiles is only 7.");
}

/// Plays random games side by side and returns their last scores.
fn random_scores(tables: [Wish; 2], seed: u64) -> [Vec<i64>; 2] {
    let games = tables.map(|wish| Anteater::from_wish(&wish).unwrap());
    let mut states = [games[0].start(), games[1].start()];
    let (mut rng, mut actions) = (SmallRng::seed_from_u64(seed), Vec::new());
    while let Some(step) = random_step(&games[0], &states[0], &mut rng, &mut actions) {
        for (game, state) in games.iter().zip(&mut states) {
            game.check(state, None, &step).unwrap();
            game.play_unchecked(state, &step, &mut Silence);
        }
    }
    let scores = |at: usize| games[at].scores(&states[at]).iter().map(|score| score.total).collect();
    [scores(0), scores(1)]
}

#[test]
fn with_default_options_both_versions_are_the_same_game() {
    for seats in 2..=5 {
        for seed in 0..20 {
            let [old, new] = random_scores([1, 2].map(|rules| wish(rules, seats, json!({}))), seed);
            assert_eq!(old, new, "{seats} seats");
        }
    }
}

/// Two players never empty the supply, so the worms of the third colour are points and nothing else.
#[test]
fn worms_of_the_third_colour_are_points_only() {
    for seed in 0..20 {
        let tables = [0, 4].map(|worms| wish(2, 2, json!({ "neutral_start_worms": worms })));
        let [without, with] = random_scores(tables, seed);
        assert_eq!(with, [without[0], without[1], without[2] + 4]);
    }
}
