//! Opinions: fair shares, sensible weights, and positions in which the right move must be found.

#![allow(clippy::unwrap_used)]

use hexapod_bots::search::{Search, Tuning};
use hexapod_core::heuristic::own_weights;
use hexapod_core::{
    Bot, Heuristic, Knowledge, Notation, Rules, Seat, SeedableRng, Sight, Silence, SmallRng, Step, ToMove,
    Viewer, Wish, random_step, step_text,
};
use hexapod_termites::{Phase, Termites};
use hexapod_testkit::opinions;
use serde_json::json;

fn table(seats: usize, map: &str) -> Termites {
    let options = [("map".to_owned(), json!(map))].into_iter().collect();
    Termites::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap()
}

#[test]
fn opinions_hold() {
    for (seats, map) in [(2, "duel"), (2, "build"), (3, "ring"), (3, "random"), (4, "cross"), (4, "oases")] {
        opinions::hold(&table(seats, map), 6, 1.0);
    }
}

/// The options that change what can be attacked or passed, from the start and with Mounds on terrain.
#[test]
fn opinions_hold_with_mounds_on_terrain() {
    let options = json!({ "map": "build", "mound_terrain": "any", "mounds_in_way": "ground" });
    let serde_json::Value::Object(options) = options else { panic!("options are an object") };
    opinions::hold(&Termites::from_wish(&Wish { options, ..Wish::seats(2) }).unwrap(), 6, 1.0);
    // A siege of ground units is worth nothing against a Mound on Water, and much against one on Clear.
    let of = |terrain: &str| {
        shares(&format!(
            "opt mound_terrain=any\n{terrain}mounds 1 M9 d3\nmounds 2 M5 h7\nunits 1 W3 h6 W3 g6\n\
             hand 1 W1\nhand 2 W1\nphase move 1"
        ))[0]
    };
    let (clear, stones, water) = (of(""), of("stones h7\n"), of("water h7\n"));
    assert!(clear > water + 0.2, "{clear} {water}");
    assert!((clear - stones).abs() < 0.01, "workers beside it can storm Stones: {clear} {stones}");
}

#[test]
fn a_new_game_is_open() {
    let weights = own_weights::<Termites>();
    for (seats, map) in [(2, "duel"), (3, "spokes"), (4, "cross")] {
        let game = table(seats, map);
        let mut rng = SmallRng::seed_from_u64(2);
        let mut state = game.start();
        while game.to_move(&state) == ToMove::Chance {
            let outcome = game.sample_chance(&state, &mut rng);
            game.play_unchecked(&mut state, &Step::Chance(outcome), &mut Silence);
        }
        let shares = game.estimate(&state, &weights);
        for share in &shares[..seats] {
            assert!((share * seats as f32 - 1.0).abs() < 0.2, "{shares:?}");
        }
    }
}

fn shares(text: &str) -> Vec<f32> {
    let (game, state) = Termites::set_up(&Wish::default(), text).unwrap();
    game.estimate(&state, &own_weights::<Termites>())[..game.seats()].to_vec()
}

#[test]
fn points_sieges_and_the_turn_count() {
    let quiet = shares("mounds 1 M5 d3\nmounds 2 M5 h5\nhand 1 W2 W2 W2\nhand 2 W2 W2 W2\nturn 1");
    assert!((quiet[0] - 0.5).abs() < 0.15, "{quiet:?}");
    let ahead = shares(
        "mounds 1 M5 d3\nmounds 2 M6 h5\ntrophies 1 M5:2\nreserve 2 M7 M8 M9\nhand 1 W2 W2 W2\nhand 2 W2 W2 W2\nturn 1",
    );
    assert!(ahead[0] > quiet[0] + 0.1, "{ahead:?}");
    let besieging = shares(
        "mounds 1 M5 d3\nmounds 2 M5 h5\nunits 1 W3 h6 W2 g5\nhand 1 W2 W2 W2\nhand 2 W2 W2 W2\nturn 1",
    );
    let besieged = shares(
        "mounds 1 M5 d3\nmounds 2 M5 h5\nunits 2 W3 d4 W2 c3\nhand 1 W2 W2 W2\nhand 2 W2 W2 W2\nturn 1",
    );
    assert!(besieging[0] > quiet[0] + 0.1, "{besieging:?}");
    assert!(besieged[0] < quiet[0] - 0.05, "{besieged:?}");
    // The same siege is worth more to the seat that is to act.
    let later = shares(
        "mounds 1 M5 d3\nmounds 2 M5 h5\nunits 1 W3 h6 W2 g5\nhand 1 W2 W2 W2\nhand 2 W2 W2 W2\nturn 2",
    );
    assert!(later[0] < besieging[0], "{later:?} {besieging:?}");
}

/// Searches the decisions of the acting seat until another acts, and returns its actions.
fn turn_of(text: &str, iterations: u64) -> Vec<String> {
    let (game, state) = Termites::set_up(&Wish::default(), text).unwrap();
    let mut search = Search::<Termites>::new(1, Tuning::default());
    opinions::turn(&game, state, |knowledge| search.analyse(knowledge, iterations, |_| true).action())
}

/// The Mound of 9 falls to 5 standing, 2 placed and 3 that walk up: every half of the turn matters.
#[test]
fn search_takes_the_mound_it_can_take() {
    let told = turn_of(
        "first 1\nmounds 1 M5 d3\nmounds 2 M9 h7\nunits 1 W3 h6 W2 g6 W3 i6\nhand 1 W1 W2 N1\nstack 1 W2 S1 F1\nhand 2 W2 W2 W2\nstack 2 W1 S1 N1\nturn 1",
        400,
    );
    assert!(told.iter().any(|text| text.contains("xh7")), "{told:?}");
}

/// W1 and W3 beside the Mound are enough; the attacker is lost, so the weaker one goes.
#[test]
fn search_takes_with_the_weaker_unit() {
    let told = turn_of(
        "first 1\nmounds 1 M9 d3\nmounds 2 M5 h7\nunits 1 W3 h6 W3 g6 W1 i7\nhand 1 -\nstack 1 -\nhand 2 W1\nstack 2 -\nphase move 1",
        400,
    );
    assert!(told.iter().any(|text| text == "attack i7xh7"), "{told:?}");
}

/// A soldier kills the spitter beside the own Mound, which would otherwise fall.
#[test]
fn search_breaks_a_siege() {
    let told = turn_of(
        "first 1\nmounds 1 M9 d4\nmounds 2 M9 h8\nunits 2 W3 d5 W3 c4\nhand 1 S2 W1 N1\nstack 1 W1 W1 W1\nhand 2 W3 W3 W3\nstack 2 W1 W1 W1\nturn 1",
        1500,
    );
    assert!(told.iter().any(|text| text.contains("xd5") || text.contains("xc4")), "{told:?}");
}

#[test]
fn greedy_takes_the_mound_it_can_take() {
    let text =
        "mounds 1 M5 d3\nmounds 2 M7 h7\nunits 1 W3 h6 W3 g6 W2 i7\nhand 1 -\nhand 2 W1\nphase go 1 i7";
    let (game, state) = Termites::set_up(&Wish::default(), text).unwrap();
    let action = hexapod_bots::GreedyBot::new(1).choose(&Knowledge::new(&game, &state, Seat::new(0)));
    assert_eq!(step_text(&game, &state, &Step::Action(action)), "attack i7xh7");
}

/// A turn keeps its number until the next seat begins, and no other turn of the game has it.
#[test]
fn turns_are_told_apart() {
    for (seats, map) in [(2, "duel"), (3, "ring"), (4, "random")] {
        let game = table(seats, map);
        let (mut rng, mut actions) = (SmallRng::seed_from_u64(4), Vec::new());
        let (mut state, mut seen) = (game.start(), Vec::new());
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            if game.fact(&state, "turn").is_some_and(|turn| turn != "turn -") {
                if state.phase() == Phase::Hatch {
                    assert!(!seen.contains(&game.turn(&state)));
                    seen.push(game.turn(&state));
                }
                assert_eq!(seen.last(), Some(&game.turn(&state)), "{}", state.phase().name());
            }
            game.play_unchecked(&mut state, &step, &mut Silence);
        }
        assert_eq!(seen.len(), 18 * seats);
    }
}

/// What one seat cannot tell apart may differ for the opinions only in the hands that are imagined.
#[test]
fn opinions_follow_the_imagined_hand() {
    let weights = own_weights::<Termites>();
    let of = |hand: &str, stack: &str| {
        let text = format!(
            "mounds 1 M7 d3\nmounds 2 M7 h5\nunits 2 W3 d4 W2 c3\nhand 1 W1 W1 W1\nhand 2 {hand}\nstack 2 {stack}\nturn 2"
        );
        let (game, state) = Termites::set_up(&Wish::default(), &text).unwrap();
        (game.view(&state, Viewer::Seat(Seat::new(0))), game.estimate(&state, &weights)[1])
    };
    let (strong, weak) = (of("S2 W2 W2", "W1 W1 W1"), of("W1 W1 W1", "S2 W2 W2"));
    assert!(strong.0 == weak.0);
    assert!(strong.1 > weak.1, "{} {}", strong.1, weak.1);
}

/// A hand of what others would have played long ago is hard to believe, unless nothing has been played or drawn.
#[test]
fn weak_tokens_are_believed_to_stay_in_hands() {
    let weights = own_weights::<Termites>();
    let belief = |seat: usize, played: &str, hand: &str, stack: &str| {
        let text = format!("{played}hand 2 {hand}\nstack 2 {stack}\nturn 1");
        let (game, state) = Termites::set_up(&Wish::default(), &text).unwrap();
        game.belief(&state, Seat::new(seat), &weights)
    };
    let unit = "units 2 W2 f6\n";
    let (weak, strong) = (belief(0, unit, "W1 W1 N1", "S2 S2 W2"), belief(0, unit, "S2 S2 W2", "W1 W1 N1"));
    assert!(weak > 2.0 * strong && strong > 0.0 && weak <= 1.0, "{weak} {strong}");
    // The own hand is known, and so is the last one when nothing is left to draw.
    assert_eq!(belief(1, unit, "S2 S2 W2", "W1 W1 N1"), 1.0);
    assert_eq!(belief(0, unit, "S2 S2 W2", "-"), 1.0);
    assert_eq!(belief(0, "", "S2 S2 W2", "W1 W1 N1"), 1.0);
}
