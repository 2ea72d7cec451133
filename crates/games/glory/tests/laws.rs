//! The laws of every game, on random play.

use hexapod_core::{Rules as _, StepOf, Wish};
use hexapod_glory::{Action, Chance, Glory, State};
use hexapod_testkit::laws::{self, Plan};
use hexapod_testkit::{games, wish};
use serde_json::{Value as Json, json};

/// The same under version 1 of the rules.
fn first(wish: Wish) -> Wish {
    Wish { rules: Some(1), ..wish }
}

/// Steps that turn something over: the last ring tile turns up all rings, and a last tile is set face up.
fn reveals(_: &Glory, before: &State, step: &StepOf<Glory>) -> bool {
    use hexapod_core::Step;
    let action = match step {
        Step::Action(action) | Step::Chance(Chance::Pick(action)) => action,
        Step::Chance(_) => return false,
    };
    let setting = matches!(action, Action::Set(_) | Action::Wall(_));
    matches!(action, Action::Ring(5, _)) || (setting && before.is_setup())
}

fn plan(games: usize) -> Plan<Glory> {
    Plan::new(games)
        .presets()
        .table(wish(2, json!({ "rounds": 5, "income": "start", "explosion": "ruin" })))
        .table(wish(3, json!({ "rounds": 5, "setup": "quick", "facilities": "unlimited", "civilized": 23 })))
        .table(wish(4, json!({ "rounds": 5, "permission": false, "income": "start", "civilized": 23 })))
        .table(wish(4, json!({ "setup": "quick", "spent": "kept", "explosion": "ruin" })))
        .table(wish(3, json!({ "rounds": 5, "stack_limit": 15, "dodge_dice": 2, "civilized": 23 })))
        .table(wish(4, json!({ "setup": "quick", "contest": "passes", "leech_six": "once", "rally": 1 })))
        .table(first(wish(2, json!({ "rounds": 5, "income": "start", "explosion": "ruin" }))))
        .table(first(wish(4, json!({ "setup": "quick", "facilities": "unlimited", "civilized": 23 }))))
        .reveals(reveals)
}

/// One test for each law, so that they run side by side.
macro_rules! laws {
    ($($law:ident $few:literal $many:literal $every:literal)*) => { $(
        #[test]
        fn $law() {
            laws::$law(&plan(games($few, $many)).every($every));
        }
    )* };
}

laws! {
    games_end 20 1000 1
    legal_equals_accepted 1 20 4
    wrong_senders_are_refused 1 20 4
    refusals_change_nothing 1 20 4
    checked_and_unchecked_play_agree 2 50 1
    odds_are_sound 2 50 1
    chance_samples_follow_the_odds 1 20 1
    sampled_actions_are_uniform 1 20 1
    notation_round_trips 1 20 1
    positions_round_trip 1 20 4
    records_round_trip 1 10 8
    replay_reaches_every_step 1 10 8
    audit_holds 3 100 1
    results_agree 3 100 1
    imagination_fits 4 100 2
    notation_tells_no_more 2 50 4
    secrets_stay_hidden 2 30 4
}

/// 5 000 games each of 2, 3 and 4 seats in the soak.
#[test]
fn whole_games_with_random_options_end() {
    let n_games = games(60, 5_000);
    for seats in 2..=4 {
        for index in 0..n_games {
            let pick = |salt: usize, values: &[Json]| values[(index / salt) % values.len()].clone();
            let mut options = json!({
                "rounds": pick(1, &[json!(5), json!(10), json!(15)]),
                "setup": pick(3, &[json!("full"), json!("quick")]),
                "income": pick(6, &[json!("split"), json!("start")]),
                "spent": pick(12, &[json!("lost"), json!("kept")]),
                "explosion": pick(24, &[json!("neutral"), json!("ruin")]),
                "facilities": pick(5, &[json!("tiles"), json!("unlimited")]),
                "civilized": pick(7, &[json!(25), json!(23)]),
                "permission": pick(11, &[json!(true), json!(false)]),
            });
            // Every third game is one of version 1, which does not have the other options.
            let rules = if index % 3 == 0 { 1 } else { 2 };
            if rules == 2 {
                options["start_gold"] = pick(2, &[json!("stepped"), json!("none")]);
                options["stack_limit"] = pick(1, &[json!(5), json!(15), json!(8)]);
                options["rally"] = pick(4, &[json!(2), json!(0), json!(1)]);
                options["dodge_dice"] = pick(3, &[json!(3), json!(2)]);
                options["contest"] = pick(5, &[json!("stops"), json!("passes")]);
                options["leech_six"] = pick(7, &[json!("every_round"), json!("once")]);
            }
            let table = Wish { rules: Some(rules), ..wish(seats, options) };
            assert!(Glory::from_wish(&table).is_ok());
            laws::games_end(&Plan::<Glory>::new(1).tables([table]).seed(index as u64 + 1));
        }
    }
}

#[test]
fn every_option_is_played() {
    laws::every_option_is_played::<Glory>(games(1, 50));
}

#[test]
fn set_up_respects_the_wish() {
    laws::set_up_respects_the_wish::<Glory>();
}
