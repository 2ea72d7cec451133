//! What people see and read: hidden hands, the drawing, the story of an attack, the reasons of refusals.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use hexapod_core::{
    Brush, Drawing, Ink, Notation, Refuse as _, Replay, Rules, Seat, Shown, Sight, Silence, Step, Tell as _,
    Told, Viewer, Wish,
};
use hexapod_termites::{Action, Event, Fate, State, Termites};
use hexapod_testkit::golden;
use hexapod_words::Words;

const POSITION: &str = "map duel\nmounds 1 M5 d5 M9 c7\nmounds 2 M6 h8 M9 f8\nunits 1 S2 g7 W1 g8 W2 d6 N1 f9\n\
                        units 2 F1 h9 W3 j8\nhand 1 F1 W2 W2\nstack 1 N1 S1\nhand 2 N1 S1 W1\nstack 2 S2 W1\n\
                        trophies 1 M7\ndead 2 W2\n";

fn table(text: &str) -> Replay<Termites> {
    Replay::from_position(&Wish::default(), text).unwrap()
}

/// Plays a step and returns the sentences that a viewer hears.
fn heard(table: &mut Replay<Termites>, text: &str, viewer: Viewer) -> Vec<String> {
    let words = Words::english(Termites::INFO.messages);
    let since = table.at();
    table.submit(None, text).unwrap();
    table.events(since, viewer).iter().map(|(_, event)| words.say(&event.message())).collect()
}

fn why(table: &Replay<Termites>, text: &str) -> String {
    let words = Words::english(Termites::INFO.messages);
    match table.game().why_not(table.state(), text) {
        None => "possible".to_owned(),
        Some(refusal) => format!("{}: {}", refusal.code(), words.say(&refusal.message())),
    }
}

#[test]
fn r19_the_sums_of_possible_attacks_are_shown() {
    let table = table(&format!("{POSITION}phase go 1 g7"));
    let view = table.game().view(table.state(), Viewer::Seat(Seat::new(0)));
    let sums: Vec<_> =
        view.strikes.iter().map(|strike| (strike.target, strike.power, strike.defence)).collect();
    assert!(sums.contains(&("h8", 5, 6)), "{sums:?}");
    for strike in view.strikes {
        assert_eq!(strike.beats, strike.power > strike.defence, "{strike:?}");
        let possible = why(&table, &format!("attack g7x{}", strike.target)) == "possible";
        assert_eq!(possible, strike.beats, "{strike:?}");
    }
}

/// 5.4: a strike is shown as deadly exactly if every attack of that unit destroys the other one at once.
#[test]
fn strikes_without_a_way_out_are_shown_as_deadly() {
    let game = Termites::from_wish(&Wish::seats(2)).unwrap();
    let dead = |state: &State| -> usize {
        game.view(state, Viewer::Spectator).seats.iter().map(|seat| seat.dead.len()).sum()
    };
    let mut seen = [0; 2];
    hexapod_testkit::opinions::positions(&game, 20, |state| {
        let view = game.view(state, Viewer::Spectator);
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        for strike in view.strikes {
            let on_unit = view.cells.iter().any(|cell| cell.cell == strike.target && cell.unit.is_some());
            let attacks = actions.iter().filter(
                |action| matches!(action, Action::Attack { target, .. } if target.to_string() == strike.target),
            );
            let deaths: Vec<bool> = attacks
                .map(|action| {
                    let mut after = *state;
                    game.play_unchecked(&mut after, &Step::Action(*action), &mut Silence);
                    dead(&after) > dead(state)
                })
                .collect();
            let all = on_unit && !deaths.is_empty() && deaths.iter().all(|dies| *dies);
            assert_eq!(strike.deadly, all, "{} {deaths:?}", strike.target);
            seen[usize::from(all)] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

/// Events alone say where every unit stands: who is placed, moves, retreats, advances, is used up or destroyed.
#[test]
fn events_say_where_every_unit_goes() {
    type Units = BTreeMap<&'static str, (&'static str, &'static str)>;
    let go = |units: &mut Units, path: &[&'static str]| {
        let unit = units.remove(path[0]).unwrap();
        assert_eq!(units.insert(path[path.len() - 1], unit), None);
    };
    let mut fates = BTreeSet::new();
    for (name, record) in golden::records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")) {
        let replay = golden::replay::<Termites>(&record).unwrap();
        let game = replay.game();
        let standing = |state: &State| -> Units {
            let cells = game.view(state, Viewer::Spectator).cells.into_iter();
            cells.filter_map(|there| there.unit.map(|unit| (there.cell, (unit.seat, unit.token)))).collect()
        };
        replay.walk(0, |number, before, step, _| {
            let (mut after, mut units, mut told) = (*before, standing(before), Vec::new());
            game.play_unchecked(&mut after, step, &mut told);
            for Told { event, .. } in told {
                match event {
                    Event::Placed { seat, token, cell, .. } => {
                        assert_eq!(units.insert(cell, (seat, token)), None);
                    }
                    Event::Moved { path, .. } => go(&mut units, &path),
                    Event::Retreated { from, to, advance, .. } => {
                        let beaten = units.remove(from).unwrap();
                        go(&mut units, &advance);
                        units.insert(to, beaten);
                    }
                    Event::Destroyed { cell, fate, advance, .. } => {
                        fates.insert(fate.word());
                        let at = advance.as_deref().and_then(<[_]>::last).unwrap_or(&cell);
                        units.remove(*at).unwrap();
                        if let Some(path) = advance {
                            go(&mut units, &path);
                        }
                    }
                    _ => {}
                }
            }
            assert_eq!(units, standing(&after), "{name}, step {number}");
        });
    }
    assert_eq!(fates.len(), Fate::ALL.len(), "{fates:?}");
}

#[test]
fn the_drawing_can_be_played_from() {
    let table = table(&format!("{POSITION}phase go 1 d6"));
    let view = table.game().view(table.state(), Viewer::Seat(Seat::new(0)));
    let recent = ["place F1 h9", "draw ?", "move i7-j8"].map(str::to_owned);
    let brush = |ink| Brush { ink, recent: &recent, colours: Shown::default() };
    let drawing = table.game().paint(&view, &brush(Ink::Plain));
    let expected = r#"Blue (seat 1) moves the unit on d6: where?
Before: place F1 h9; draw ?; move i7-j8.

                   6     7     8     9     10    11
                 k6   .     .     .     .     .     .    k11
              j5   .     .     .   (rW3^)  .     .     .    j11
           i4   .     .     .   ( "  )  "     .     .     .    i11
        h3   .     .     ~     .     .    r[6] (rF1~)  .     .    h11
     g2   .     .     .     ^     .    bS2   bW1^   .     .     .    g11
  f1   .     .     "     .     .    n[7]   .    r[9]  bN1"   .     .    f11
     e1   .     .     .     ^     .     .     ^     .     .     .    e10
        d1   .     .     ~     .    b[5] >bW2 <  ~     .     .    d9
           c1   .     .     .     "     "     .    b[9]   .    c8
              b1   .     .     .     ^     .     .     .    b7
                 a1   .     .     .     .     .     .    a6
                         1     2     3     4     5     6

> 1 blue (b)   42 points (7 trophies + 14 on the board + 21 in reserve), units: 4, turns left: 5
    hand: F1 W2 W2; stack: 2 (N1 S1); reserve: M6 M7 M8; trophies: M7; lost: -
  2 red (r)    35 points (0 trophies + 15 on the board + 20 in reserve), units: 2, turns left: 5
    hand: 3 hidden; stack: 2 (hand and stack: N1 S1 S2 W1 W1); reserve: M5 M7 M8; trophies: -; lost: W2
Attacks on Mounds now, without hands: f6 6/7 by 1, f6 1/7 by 2, f8 3/9 by 1, h8 5/6 by 1.

Units: colony, caste (W worker, S soldier, N spitter, F flyer), number, terrain below. Mounds: b[7]; n[7] is neutral.
Marks: ( ) recent steps, > < picked or attacking, * * attacked from, ! ! beaten or conquered.
Terrain: . clear, ~ water, " vegetation, ^ stones. Numbers run to the upper left: f6 touches g6, g7, f5, f7, e5, e6.
"#;
    assert_eq!(drawing, expected, "\n{drawing}");
    let colour = table.game().paint(&view, &brush(Ink::Colour));
    assert_ne!(colour, expected);
    assert_eq!(strip(&colour), expected);
    assert!(!table.game().draw(&view, Ink::Plain).contains("Before"));
}

/// Section 8: hands and stacks of others are numbers, their union is known to all.
#[test]
fn hands_of_others_are_numbers() {
    let table = table(&format!("{POSITION}phase hatch 1"));
    for (viewer, open) in [
        (Viewer::Seat(Seat::new(0)), [true, false]),
        (Viewer::Seat(Seat::new(1)), [false, true]),
        (Viewer::Spectator, [false; 2]),
        (Viewer::Referee, [true; 2]),
    ] {
        let view = table.game().view(table.state(), viewer);
        assert_eq!([0, 1].map(|seat: usize| view.seats[seat].hand.is_some()), open);
        assert_eq!([0, 1].map(|seat: usize| view.seats[seat].stack.is_some()), open);
        assert_eq!(
            [0, 1].map(|seat: usize| (view.seats[seat].hand_count, view.seats[seat].stack_count)),
            [(3, 2); 2]
        );
        assert_eq!(view.seats[1].unseen, ["N1", "S1", "S2", "W1", "W1"]);
    }
}

#[test]
fn draws_are_heard_by_their_seat_alone() {
    let at_draw = || {
        let mut table = table(&format!("{POSITION}phase hatch 1"));
        table.submit(None, "place F1 a1").unwrap();
        table
    };
    let (own, other) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    assert_eq!(heard(&mut at_draw(), "draw S1", own), ["Blue draws S1."]);
    assert_eq!(heard(&mut at_draw(), "draw S1", Viewer::Referee), ["Blue draws S1."]);
    assert_eq!(heard(&mut at_draw(), "draw S1", other), ["Blue draws a token."]);
    assert_eq!(heard(&mut at_draw(), "draw N1", Viewer::Spectator), ["Blue draws a token."]);
}

/// T28 in sentences.
#[test]
fn an_attack_on_a_mound_is_told_whole() {
    let mut table =
        table("mounds 1 M5 d4\nmounds 2 M6 h8 M9 c6\nunits 1 S2 g7 W1 g8 W2 f6\nunits 2 N1 j7\nturn 1 move");
    assert_eq!(
        heard(&mut table, "attack f6xh8", Viewer::Spectator),
        [
            "Blue picks f6.",
            "Blue attacks Red’s M6 on h8 with W2 (f6-g7): 2 + support (S2 g7 +4, W1 g8 +1) = 7 against 6.",
            "Blue takes Red’s M6 on h8 as a trophy.",
            "Blue’s W2 from f6 is spent in taking the Mound.",
        ]
    );
    assert_eq!(heard(&mut table, "mound M8 h8", Viewer::Spectator), ["Blue founds M8 on conquered h8."]);
    assert_eq!(
        heard(&mut table, "mound M5 f3", Viewer::Spectator),
        ["Red picks M5.", "Red founds M5 on f3 for the one that was lost.", "Red’s turn."]
    );
}

#[test]
fn attacks_on_units_are_told_whole() {
    let told = |text: &str, steps: &str| {
        let mut table = table(text);
        let mut sentences = Vec::new();
        for step in steps.split("; ") {
            sentences.extend(heard(&mut table, step, Viewer::Spectator));
        }
        sentences.retain(|sentence| !sentence.contains(" picks ") && !sentence.ends_with(" turn."));
        sentences
    };
    assert_eq!(
        told(
            "stones f7\nvegetation h8\nunits 1 W3 e6 N1 h8\nunits 2 W3 f7\nturn 1 move",
            "attack e6xf7; retreat g8"
        ),
        [
            "Blue attacks Red’s W3 on f7 with W3 (e6): 3 + support (N1 h8 +2) = 5 against 4 (Stones +1).",
            "Red’s W3 retreats from f7 to g8.",
        ]
    );
    assert_eq!(
        told("units 1 S1 f6\nunits 2 W1 f7\nturn 1 move", "attack f6xf7"),
        [
            "Blue attacks Red’s W1 on f7 with S1 (f6): 2 against 1.",
            "Red’s W1 on f7 is destroyed: a soldier’s grip leaves no retreat.",
        ]
    );
    assert_eq!(
        told(
            "water f8 g8\nstones e7\nunits 1 W3 e5 W1 e6 N1 g7\nunits 2 S1 f7\nturn 1 move",
            "attack e5-f6xf7"
        ),
        [
            "Blue attacks Red’s S1 on f7 with W3 (e5-f6): 3 + support (W1 e6 +1, N1 g7 +1) = 5 against 2.",
            "Red’s S1 on f7 is destroyed: it has nowhere to go.",
        ]
    );
    assert_eq!(
        told("units 1 F1 f6 W1 a1\nunits 2 W1 f8\nturn 1 move", "move f6-f9"),
        ["Blue moves F1 f6-f7-f8-f9."]
    );
}

/// `why` answers to any pair of hexes, whatever is due.
#[test]
fn any_pair_of_hexes_has_an_answer() {
    let moving = table(&format!("{POSITION}phase move 1"));
    assert_eq!(
        why(&moving, "d6 f6"),
        "too-weak: Attack power 6 (2 and 4 in support) does not exceed the defence of 7."
    );
    assert_eq!(why(&moving, "d6-d7"), "terrain: Only flyers can enter Water (d7).");
    assert_eq!(why(&moving, "d6 e7"), "possible");
    assert_eq!(
        why(&moving, "g7xh8"),
        "too-weak: Attack power 5 (4 and 1 in support) does not exceed the defence of 6."
    );
    assert_eq!(why(&moving, "g7 g9"), "too-far: g9 is out of reach: soldiers have one movement point.");
    assert_eq!(
        why(&moving, "d6 g7"),
        "occupied: A move must end on an empty hex, and g7 holds a piece of yours."
    );
    assert_eq!(why(&moving, "a1 a2"), "no-unit: You have no unit on a1.");
    assert_eq!(why(&moving, "a1 b9"), "off-board: There is no hex b9.");
    assert_eq!(why(&moving, "h9 i9"), "no-unit: The unit on h9 belongs to Red.");
    assert_eq!(why(&moving, "h9 f9"), "terrain: Flyers cannot attack a unit on Vegetation (f9).");
    let waiting = table(&format!("{POSITION}phase hatch 2"));
    assert_eq!(why(&waiting, "d6 f6"), why(&moving, "d6 f6"));
    assert_eq!(why(&waiting, "d6 e7"), "wrong-phase: Red must place a token first.");
    assert_eq!(why(&waiting, "stay"), "wrong-phase: Red must place a token first.");
    // Every pair has an answer, and it is the truth about the legal steps.
    let legal: Vec<String> = {
        let mut all = Vec::new();
        for unit in ["g7", "g8", "d6", "f9"] {
            let mut picked = moving.clone();
            picked.submit(None, &format!("pick {unit}")).unwrap();
            all.extend(picked.legal());
        }
        all
    };
    let view = moving.game().view(moving.state(), Viewer::Spectator);
    for from in &view.cells {
        for to in &view.cells {
            let possible = why(&moving, &format!("{} {}", from.cell, to.cell)) == "possible";
            let listed = legal.iter().any(|step| {
                let way = step.split(' ').next_back().unwrap();
                way.starts_with(&format!("{}-", from.cell))
                    && (way.ends_with(&format!("-{}", to.cell)) || way.ends_with(&format!("x{}", to.cell)))
                    || way == format!("{}x{}", from.cell, to.cell)
            });
            assert_eq!(possible, listed, "{} {}", from.cell, to.cell);
        }
    }
}

/// R51: a Mound on terrain is drawn with it, and a refusal names the Mound.
#[test]
fn r51_mounds_on_terrain_are_drawn_and_named() {
    let text = "opt mound_terrain=any\nwater f7\nstones d4\nmounds 1 M6 d4\nneutral f7\nunits 1 W3 f6 F1 h8\n\
                units 2 S2 d5\nturn 1 move";
    let table = table(text);
    let view = table.game().view(table.state(), Viewer::Spectator);
    let drawing = table.game().draw(&view, Ink::Plain);
    assert!(drawing.contains(" n~7~ ") && drawing.contains(" b^6^ "), "{drawing}");
    assert!(drawing.ends_with("Mounds on terrain show it in place of the brackets: b^7^.\n"), "{drawing}");
    assert_eq!(why(&table, "f6 f7"), "terrain: Only flyers can attack a Mound on Water (f7).");
    assert_eq!(
        why(&table, "d5 d4"),
        "terrain: Soldiers cannot attack a Mound on Stones (d4): entering costs 2 movement points, and they have only 1."
    );
    assert_eq!(
        why(&table, "h8 f7"),
        "too-weak: Attack power 4 (1 and 3 in support) does not exceed the defence of 7."
    );
}

/// The draw of the builder has an event, and a step out of turn a refusal.
#[test]
fn r36_the_builder_is_told() {
    let mut table = table("opt map=build\nfresh");
    assert_eq!(why(&table, "stay"), "wrong-phase: First, the player who starts building the map is drawn.");
    assert_eq!(heard(&mut table, "builder 2", Viewer::Spectator), ["Red begins to build the map."]);
}

/// Removes terminal colours.
fn strip(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\x1b') {
        plain.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    plain + rest
}
