//! Positions that cannot be, each refused with its line and reason; and what a wish adds to a position.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, SeedableRng as _, SmallRng, Wish};
use hexapod_dominants::DominAnts;
use serde_json::json;

fn error(text: &str) -> String {
    DominAnts::set_up(&Wish::default(), text).unwrap_err().to_string()
}

#[test]
fn what_cannot_be_is_refused_with_its_line() {
    let ants = "\nR q a1 w d4 store 3\nB q n14 w k11 store 3";
    let on_head = [
        ("", "A position begins with `seats` or `fresh`."),
        ("seats R Y |", "A part between two `|` is empty."),
        ("seats R Y", "The seats are `R B`, `R Y B` or `R Y B G`."),
        ("seats R B | mood good", "`mood` is no part of the first line."),
        ("seats R B | ap 3 | ap 4", "`ap` is said twice."),
        ("seats R B | ap 41", "A turn has at most 40 action points."),
        ("seats R B | ap many", "`many` is no number from 0 to 255."),
        ("seats R B | cycle 31", "The cycle is 1 to 30 at this table."),
        ("seats R B | cycle 0", "The cycle is 1 to 30 at this table."),
        ("seats R B | turn Y", "There is no seat Y in this game."),
        ("seats R B | weather snow", "`snow` is no weather."),
        ("seats R B | phase NAP", "`phase NAP` is not understood."),
        (
            "seats R B | phase EVENT-ROLL | ap 3",
            "In phase EVENT-ROLL it is nobody's turn: leave out `turn` and `ap`.",
        ),
        ("seats R B | phase START | first R", "In phase START nobody is the first yet."),
        ("seats R B | phase MERGE d4", "Nothing can grow on d4."),
        ("seats R B | phase BATTLE d4", "Nobody on d4 can open a battle."),
        ("seats R B | phase EVENT-TILE 4 2", "With face 4 at most 1 tiles can be drawn here, not 2."),
        ("seats R B | phase EVENT-TILE 5 1", "With face 5 at most 0 tiles can be drawn here, not 1."),
        ("seats R B | phase TAX R", "R has nothing to decide."),
        ("seats R B | phase TAX B R", "The seats that have to pay stand in turn order."),
        ("seats R B | phase OVER | weather rain", "When the game is over there is no weather and no boost."),
        ("seats R B | supply 50", "The supply is 60 minus everything shown, 54, not 50."),
        ("seats R B | opt speed=9", "Unknown option"),
        ("seats R B | opt cycle_limit", "`cycle_limit` is not name=value."),
        ("seats R Y B", "Y has no line; if it is out, say so (`out Y`)."),
        ("seats R Y B | out Y Y", "Y is out twice."),
        ("seats R Y B | out Y | boost Y", "Y is out and has no boost."),
        ("seats R Y B | out Y | turn Y", "Y is out and has no turn."),
    ];
    for (head, message) in on_head {
        let found = error(&format!("{head}{ants}"));
        let unknown = message == "Unknown option" && found.contains("speed");
        // Without a head the first line is that of a seat.
        let line = if head.is_empty() { 2 } else { 1 };
        assert!(unknown || found == format!("Line {line}: {message}"), "{head}: {found}");
    }
    let on_line_four = [
        ("R q b2", "R has two lines."),
        ("N d4", "Two ants stand on d4."),
        ("N z4", "There is no tile `z4`."),
        ("nodes e5", "`e5` is not TILE=CUBES."),
        ("nodes e5=0", "`e5=0`: a tile has one node, of at least 1 cube."),
        ("nodes e5=1 e5=1", "`e5=1`: a tile has one node, of at least 1 cube."),
        ("hives R SW NE", "The hive NE cannot belong to R."),
        ("hives R NE SW", "The hives of R begin with SW, then SW NW NE SE."),
        ("hives R SW SE", "The hive SE cannot belong to R."),
        ("hives R SW XX", "`XX` is no corner (SW, NW, NE, SE)."),
        ("throne Y B 1", "There is no seat Y in this game."),
        ("castle R", "`castle R` is no statement of a position of DominAnts."),
    ];
    for (line, message) in on_line_four {
        assert_eq!(error(&format!("seats R B{ants}\n{line}")), format!("Line 4: {message}"));
    }
}

#[test]
fn ants_and_cubes_must_exist() {
    let cases = [
        ("R a1", "Line 2: `a1`: first the kind (q s x w), then tiles."),
        ("R q a1+2", "Line 2: `a1+2`: only workers carry, at least 1 cube."),
        ("R w a1+0", "Line 2: `a1+0`: only workers carry, at least 1 cube."),
        ("R s a1~", "Line 2: `a1~` is no ant (TILE, +CUBES, !, ~)."),
        ("R w a1~!", "Line 2: `a1~!` is no ant (TILE, +CUBES, !, ~)."),
        ("R q a1 store", "Line 2: `store` needs a number."),
        ("R q a1 store 61", "Line 1: 61 cubes are shown, of 60."),
        ("R x a1 a2 a3 a4 a5 a6", "Line 1: R has 6 warriors, but only 5 pawns."),
        ("R store 4", "Line 1: R has no ant and cannot pay for a queen, so it is out (`out R`)."),
        ("R q a1\nthrone R B 0", "Line 1: No ant of B stands on the throne of R."),
        ("R q m13\nthrone B R 3", "Line 1: The throne of B would have fallen: its count stays below 3."),
        ("R q a1\nsets R 2", "Line 1: B: the colour sets or conquests do not fit the table."),
        ("R q a1\nsets R 0", "Line 1: R: the colour sets or conquests do not fit the table."),
        ("R q a1\nconquests R 2", "Line 1: R: the colour sets or conquests do not fit the table."),
    ];
    for (lines, message) in cases {
        assert_eq!(error(&format!("seats R B\n{lines}\nB q n14")), message, "{lines}");
    }
    let over = "seats R B | turn B | out R\nB q n14";
    assert_eq!(error(over), "Line 1: With fewer than two seats left the game is over (`phase OVER`).");
    assert_eq!(error("fresh 2\nR q a1"), "Line 2: `fresh` is a new game; nothing else may be set up.");
    assert_eq!(error("fresh 2 | ap 3"), "Line 1: `fresh` is a new game; only options may follow.");
    assert_eq!(error("# nothing"), "The position is empty.");
}

/// Without a limit a position says when something happened last.
#[test]
fn stirred_belongs_to_tables_without_a_limit() {
    let ants = "\nR q b2\nB q m13";
    let cases = [
        ("seats R B | stirred 0", "`stirred` belongs to tables without a limit (`cycle_limit=0`)."),
        ("seats R B | opt cycle_limit=0 | cycle 5 | stirred 6", "`stirred` is at most the cycle, 5."),
        ("seats R B | opt cycle_limit=0 | stirred 2", "`stirred` is at most the cycle, 1."),
        ("seats R B | opt cycle_limit=0 | cycle 0", "The cycle is at least 1."),
        ("seats R B | opt cycle_limit=0 | cycle 9 | stirred -1", "`-1` is no number from 0 to 4294967295."),
        (
            "seats R B | opt cycle_limit=0 | cycle 4294967296",
            "`4294967296` is no number from 0 to 4294967295.",
        ),
        ("seats R B | opt cycle_limit=0 | cycle 9 | stirred", "`stirred` has one value."),
        ("seats R B | opt cycle_limit=0 | cycle 9 | stirred 1 | stirred 1", "`stirred` is said twice."),
    ];
    for (head, message) in cases {
        assert_eq!(error(&format!("{head}{ants}")), format!("Line 1: {message}"));
    }
    for (head, written) in [
        ("cycle 9", "cycle 9 | stirred 8 |"),
        ("cycle 9 | stirred 9", "cycle 9 | stirred 9 |"),
        ("stirred 0", "cycle 1 | stirred 0 |"),
        (
            "cycle 4294967295 | stirred 3 | phase EVENT-ROLL",
            "cycle 4294967295 | stirred 3 | phase EVENT-ROLL |",
        ),
    ] {
        let text = format!("seats R B | {head} | opt cycle_limit=0{ants}");
        let (game, state) = DominAnts::set_up(&Wish::default(), &text).unwrap();
        let position = game.write_position(&state);
        assert!(position.contains(written), "{position}");
        assert_eq!(game.read_position(&position).unwrap(), state);
    }
}

#[test]
fn a_battle_is_read_in_its_order_only() {
    let text = |ants: &str| {
        format!(
            "seats R B | ap 9 | phase BATTLE {ants}\nR q a1 w c5 d5 e5 s d7 store 0\nB q n14 x c6 w e6 store 0"
        )
    };
    assert!(DominAnts::set_up(&Wish::default(), &text("c5 d5 e5 d7")).is_ok());
    // With d5 the enemy on e6 is engaged, so d7 passes over e5.
    assert_eq!(error(&text("c5 d5 d7 e5")), "Line 1: e5 could not join this battle now (8.2).");
    assert_eq!(error(&text("c5 d7 d5")), "Line 1: d5 could not join this battle now (8.2).");
    assert_eq!(error(&text("d7 c5")), "Line 1: c5 could not join this battle now (8.2).");
    assert_eq!(error(&text("c6")), "Line 1: Nobody on c6 can open a battle.");
}

#[test]
fn a_wish_and_a_position_must_agree() {
    let text = "seats R B | opt throne_turns=2\nR q a1\nB q n14";
    let wish = |options: serde_json::Value| Wish {
        options: options.as_object().unwrap().clone(),
        ..Wish::default()
    };
    let (game, _) = DominAnts::set_up(&wish(json!({ "events": false })), text).unwrap();
    assert_eq!(game.setup().options.changed().len(), 2);
    assert!(DominAnts::set_up(&wish(json!({ "throne_turns": 2 })), text).is_ok());
    let error = DominAnts::set_up(&wish(json!({ "throne_turns": 4 })), text).unwrap_err().to_string();
    assert_eq!(error, "Line 1: The position says `throne_turns=2`, but the table has chosen otherwise.");
    let error = DominAnts::set_up(&Wish::seats(3), text).unwrap_err().to_string();
    assert_eq!(error, "Line 1: The position has 2 seats, but the table has 3.");
    // A position of a game that is already known.
    assert!(game.read_position(text).is_ok());
    let error = game.read_position(&text.replace("=2", "=3")).unwrap_err().to_string();
    assert_eq!(error, "Line 1: The position says `throne_turns=3`, but the table has chosen otherwise.");
}

/// R34: two workers in a strange hive, a position that random play does not reach.
#[test]
fn sampled_actions_are_legal_with_workers_in_a_strange_hive() {
    let text = "seats R B | turn R\nR q a1 w c4 d4 k11 l11 store 9\nB q n14 w m14 store 0";
    let (game, state) = DominAnts::set_up(&Wish::default(), text).unwrap();
    let (mut legal, mut buffer) = (Vec::new(), Vec::new());
    game.legal_actions(&state, &mut legal);
    let mut rng = SmallRng::seed_from_u64(34);
    for _ in 0..1_000 {
        let action = game.sample_action(&state, &mut rng, &mut buffer);
        assert!(legal.contains(&action), "{action:?}");
    }
}
