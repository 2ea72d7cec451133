//! Opinions: fair shares, sensible weights, and positions in which the right move must be found.

#![allow(clippy::unwrap_used)]

use hexapod_bots::search::{Search, Tuning};
use hexapod_core::heuristic::own_weights;
use hexapod_core::{Heuristic, Notation, Rules, Seat, SeedableRng, Silence, SmallRng, Wish, random_step};
use hexapod_glory::{Glory, State};
use hexapod_testkit::opinions;
use hexapod_testkit::scenario::named_positions;

/// Reads a set-up that may name a position of the rules file.
fn set_up(text: &str) -> (Glory, State) {
    let text = named_positions(Glory::INFO.rules_text).unwrap().expand(text).unwrap();
    Glory::set_up(&Wish::default(), &text).unwrap()
}

fn table(seats: usize, preset: &str) -> Glory {
    Glory::from_wish(&Wish { preset: Some(preset.to_owned()), ..Wish::seats(seats) }).unwrap()
}

#[test]
fn opinions_hold() {
    for seats in 2..=4 {
        for preset in ["standard", "skirmish", "campaign"] {
            opinions::hold(&table(seats, preset), 6, 1.0);
        }
    }
}

#[test]
fn a_new_game_is_open() {
    let weights = own_weights::<Glory>();
    for seats in 2..=4 {
        let game = table(seats, "standard");
        let shares = game.estimate(&game.start(), &weights);
        for share in &shares[..seats] {
            assert!((share * seats as f32 - 1.0).abs() < 0.01, "{shares:?}");
        }
    }
}

fn blue_share(text: &str) -> f32 {
    let (game, state) = set_up(text);
    game.estimate(&state, &own_weights::<Glory>())[0]
}

#[test]
fn glory_units_claims_hunger_and_guards_count() {
    let with = |more: &str| {
        let base = "use P2\ntile i10 SH blue blue:2I\ntile l9 SH red red:2I\n";
        blue_share(&format!("{base}{more}\nat blue 2"))
    };
    let quiet = with("");
    assert!(with("glory blue=5") > quiet + 0.02);
    assert!(with("tile i10 SH blue blue:4I") > quiet);
    assert!(with("tile l9 SH red red:4I") < quiet);
    // An undefended stronghold beside an enemy invites an attack.
    let safe = with("tile l10 Mo - blue:1I");
    let storm = with("tile l10 Mo - blue:1I\ntile l9 SH red");
    assert!(storm > safe, "{storm} {safe}");
    // A unit on an unowned tile will claim it, but only while there is a turn to come.
    let here = with("tile j9 Fo blue blue:1I");
    let claim = with("tile j9 Fo - blue:1I");
    assert!(claim + 0.1 > here, "{claim} {here}");
    // Blue has one food: a second unit outside goes hungry, in the stronghold it does not.
    let fed = with("tile i10 SH blue blue:5I");
    let hungry = with("tile i10 SH blue blue:2I\ntile h11 Fd blue blue:3I");
    assert!(fed > hungry, "{fed} {hungry}");
}

#[test]
fn a_lead_decides_at_the_end() {
    let last = |glory: &str| {
        blue_share(&format!(
            "use P2\nround 10\ntile i10 SH blue blue:1I\ntile l9 SH red red:1I\nglory {glory}\nturn red\ngold red=2\nphase Buy red"
        ))
    };
    assert!(last("blue=30 red=20") > 0.9);
    assert!(last("blue=20 red=30") < 0.1);
}

/// Searches the decisions of the acting seat until another acts or the game is over, and returns its actions.
fn turn_of(text: &str, iterations: u64) -> Vec<String> {
    let (game, state) = set_up(text);
    let mut search = Search::<Glory>::new(1, Tuning::default());
    opinions::turn(&game, state, |knowledge| search.analyse(knowledge, iterations, |_| true).action())
}

fn says(told: &[String], text: &str) -> bool {
    told.iter().any(|step| step == text)
}

/// In the last round nothing can answer: the storm is worth three, the open tiles beside it one each. Before that the
/// rally of the new stronghold makes it the worse choice, as playing on shows.
#[test]
fn search_storms_an_empty_stronghold() {
    let told = turn_of(
        "use P2\nround 10\ntile k9 De blue blue:1I\ntile i10 SH blue blue:1I\ntile k10 Sx/SW red red:1I\nat blue 2",
        400,
    );
    assert!(says(&told, "march k9-l9"), "{told:?}");
}

/// The mobile unit enters an open tile; the stack of five beside it is left alone.
#[test]
fn search_raids_what_is_open() {
    let told = turn_of(
        "use P2\nround 6\ntile j10 Ri blue blue:1M\ntile i10 SH blue blue:1I\ntile k9 De red red:5I\ntile l9 SH red red:2I\nat blue 2",
        600,
    );
    assert!(says(&told, "march j10-k10") || says(&told, "march j9-k8"), "{told:?}");
    assert!(!says(&told, "march j10-k9"), "{told:?}");
}

/// In the last turn the gold buys Glory, not units.
#[test]
fn search_builds_in_the_last_turn() {
    let told = turn_of(
        "use P2\nround 10\norder red blue\nglory blue=10 red=13\ngold blue=17\ntile i10 SH blue blue:1I\ntile l9 SH red red:1I\nat blue 4",
        300,
    );
    assert!(told.iter().any(|step| step.starts_with("build M")), "{told:?}");
}

/// 22.3: the last unit alone against two has nothing to win.
#[test]
fn search_withdraws_in_time() {
    let told = turn_of(
        "use P2\ntile i10 SH blue blue:1I\ntile j10 Ri blue blue:1I\ntile k9 De red red:3I\ntile l9 SH red red:1I\nturn blue\nbattle j10-k9 1I 3 red\npoints j10 I=0\nphase Press blue",
        300,
    );
    assert_eq!(told.first().map(String::as_str), Some("withdraw"), "{told:?}");
}

/// 22.3: in the last turn there is nothing left to protect.
#[test]
fn search_attacks_in_the_last_turn() {
    let told = turn_of(
        "use P2\nround 10\norder red blue\nglory blue=20 red=20\ntile i10 SH blue\ntile j10 Ri blue blue:3I\ntile k9 De red red:2I\ntile k10 Sx/SW red red:2I\ntile l9 SH red red:1I\nat blue 2",
        400,
    );
    assert!(told.iter().any(|step| step.starts_with("march j10-k")), "{told:?}");
}

/// Four points ahead before the last turn of the enemy beside the empty stronghold: only a guard can keep the lead.
/// With five, the guard's death is all that could still cost it.
#[test]
fn search_guards_its_stronghold_while_that_helps() {
    for (glory, guards) in [(15, true), (16, false)] {
        let told = turn_of(
            &format!(
                "use P2\nround 10\norder blue red\nglory blue={glory} red=11\ngold blue=2\ntile j10 Ri - red:1I\ntile l9 SH red red:1I\ntile h11 Fd blue blue:1I\nat blue 4"
            ),
            400,
        );
        assert_eq!(says(&told, "at i10"), guards, "{told:?}");
    }
}

/// Only one unit can be fed, and nothing is to be won outside: the others go home.
#[test]
fn search_feeds_its_units() {
    let told = turn_of(
        "use P2\ntile i9 Fa blue blue:3I\ntile i10 SH blue blue:1I\ntile l9 SH red red:5I\nat blue 2",
        600,
    );
    assert!(says(&told, "march i9-i10"), "{told:?}");
    assert!(!told.iter().any(|step| step.starts_with("starve")), "{told:?}");
}

/// Steps into another hand or ring cannot be told apart, one's own can.
#[test]
fn the_setup_hides_hands_and_rings() {
    let game = table(3, "standard");
    let mut rng = SmallRng::seed_from_u64(4);
    let mut actions = Vec::new();
    let mut state = game.start();
    let (mut deals, mut rings) = (0, 0);
    while game.phase(&state) != "Push" {
        let step = random_step(&game, &state, &mut rng, &mut actions).unwrap();
        let phase = game.phase(&state);
        let hidden = Seat::all(3).filter(|seat| game.hides(&state, &step, *seat)).count();
        match phase {
            "Deal" => deals += 1,
            "Ring" => rings += 1,
            _ => {}
        }
        assert_eq!(hidden, if matches!(phase, "Deal" | "Ring") { 2 } else { 0 }, "{phase}");
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
    assert_eq!((deals, rings), (21, 18));
}

/// Rolls with the same losses come to the same, others do not.
#[test]
fn battles_come_to_their_losses() {
    let (game, state) = set_up(
        "use P2\nplayers blue=parasite red=tech\ntile j10 Ri blue blue:2I\ntile k9 De red red:2I\nturn blue\nbattle j10-k9 2I 2 red\npoints j10 I=00\nphase AttackRoll",
    );
    let upshot = |attack: &str, defence: &str| {
        let mut state = state;
        for text in [attack, defence] {
            assert!(game.sorts(&state));
            let mut steps = Vec::new();
            game.read(&state, None, text, &mut steps).unwrap();
            game.play_unchecked(&mut state, &steps[0], &mut Silence);
        }
        game.upshot(&state)
    };
    assert_eq!(upshot("roll 6 6", "roll 1 2 3"), upshot("roll 5 4", "roll 3 2 1"));
    assert_ne!(upshot("roll 6 6", "roll 1 2 3"), upshot("roll 6 1", "roll 3 2 1"));
}
