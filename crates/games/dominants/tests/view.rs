//! What the screen shows, and the drawing.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Brush, Drawing, Ink, Notation, Rules, Sight, Viewer, Wish};
use hexapod_dominants::DominAnts;

fn drawing(text: &str, ink: Ink) -> String {
    let (game, state) = DominAnts::set_up(&Wish::default(), text).unwrap();
    game.draw(&game.view(&state, Viewer::Spectator), ink)
}

const BATTLE: &str = "seats R Y B | first Y | cycle 7 | turn R | ap 12 | phase BATTLE c5 | weather rain | boost R | opt layout=corner\n\
    R q c2 s c5 b1! w c3+2~ d4~ g7+12 store 3\nY q a14 w d11 store 0\nB q n14 x a1 w d6 store 5\n\
    N f6 g9\nnodes e5=3 g9=1\nthrone R B 1";

#[test]
fn the_drawing_can_be_played_from() {
    let expected = "\
Cycle 7 of 30. Rain: a move costs 2. R’s soldiers attack as strong as warriors in its turn.
R to act: 12 of 20 action points left.
Battle of c5 against d6: 4 : 1, they die (d6).

    a    b    c    d    e    f    g    h    i    j    k    l    m    n
14  Yq   :y   :y   :y   .    .    .    .    .    .    :b   :b   :b   Bq   14
13  :y   :y   :y   :y   .    .    .    .    .    .    :b   :b   :b   :b   13
12  :y   :y   :y   :y   .    .    .    .    .    .    :b   :b   :b   :b   12
11  :y   :y   :y   Yw   .    .    .    .    .    .    :b   :b   :b   :b   11
10  .    .    .    .    .    .    .    .    .    .    .    .    .    .    10
 9  .    .    .    .    .    .    Nw   .    .    .    .    .    .    .    9
 8  .    .    .    .    .    .    ##   ##   .    .    .    .    .    .    8
 7  .    .    .    .    .    .    Rw+  ##   .    .    .    .    .    .    7
 6  .    .    .   <Bw   .    Nw   .    .    .    .    .    .    .    .    6
 5  .    .   >Rs   .    *3   .    .    .    .    .    .    .    .    .    5
 4  :r   :r   :r   Rw ~ .    .    .    .    .    .    .    .    .    .    4
 3  :r   :r   Rw2~ :r   .    .    .    .    .    .    .    .    .    .    3
 2  :r   :r   Rq   :r   .    .    .    .    .    .    .    .    .    .    2
 1  Bx   Rs ! :r   :r   .    .    .    .    .    .    .    .    .    .    1
    a    b    c    d    e    f    g    h    i    j    k    l    m    n

Out of sight under ants and nodes: a1 the throne of R, g7 carries 12, g7 a sugar tile, g9 a node of 1, a14 the throne of Y, n14 the throne of B.
B holds the throne of R on a1: 1 of 3 turns!
   seat      store carried queen soldiers warriors workers  points  hives
 > R Red         3      14     1     2/10      0/5    3/20      17  SW
   Y Yellow      0       0     1     0/10      0/5    1/20       8  NW
   B Blue        5       0     1     0/10      1/5    1/20      19  NE

Supply: 34 cubes, 18 unrecruited ants.
Ants: owner (R Y B G, N unrecruited) and kind (q queen, s soldier, x warrior, w worker), then its load.
Marks: ! has attacked, ~ has gathered, % both; in a battle > takes part, < is engaged.
Ground: ## sugar tile, *3 limited node of 3, R^ throne, :r hive tile of R, . open ground.
Short: go d4 g7 (a whole path), battle c5 d7 (attack, join, strike), merge c1 c2.
";
    let plain = drawing(BATTLE, Ink::Plain);
    assert_eq!(plain, expected, "\n{plain}");
    let colour = drawing(BATTLE, Ink::Colour);
    assert_ne!(colour, expected);
    assert_eq!(strip(&colour), expected);
}

/// The letters are those of the seats; colours and their words are those of the table.
#[test]
fn ants_are_drawn_in_the_colours_of_the_table() {
    let (game, state) = DominAnts::set_up(&Wish::default(), BATTLE).unwrap();
    let chosen = ["green", "yellow", "red"].map(str::to_owned);
    let mut brush = Brush { ink: Ink::Plain, recent: &[], colours: DominAnts::INFO.shown(3, &chosen) };
    let view = game.view(&state, Viewer::Spectator);
    let plain = game.paint(&view, &brush);
    for row in [" > R green ", "   Y Yellow ", "   B red "] {
        assert!(plain.contains(row), "{row}:\n{plain}");
    }
    brush.ink = Ink::Colour;
    let colour = game.paint(&view, &brush);
    assert_eq!(strip(&colour), plain);
    for code in ["\x1b[30;42mRq", "\x1b[97;41mBq", "\x1b[30;47mNw", "\x1b[32m:r", "\x1b[31m:b"] {
        assert!(colour.contains(code), "{code:?}:\n{colour}");
    }
}

#[test]
fn the_first_lines_say_what_is_due() {
    let cases = [
        ("fresh 2", "Cycle 1 of 30.\nIt is drawn who begins (with real dice: the highest roll)."),
        (
            "seats R B | cycle 3 | weather currents\nR q a1 store 0\nB q n14 store 0",
            "Cycle 3 of 30. Strong currents: 40 action points a turn.\nR to act: 40 of 40 action points left, 1 for a move.",
        ),
        (
            "seats R B | ap 7 | phase MERGE c1\nR w c1 c2 store 0\nB q n14 store 0",
            "Cycle 1 of 30.\nR to act: 7 of 20 action points left. Which ant does c1 absorb?",
        ),
        (
            "seats R B | ap 7 | phase BATTLE c5\nR q c5 w d5 store 0\nB q d6 store 0",
            "Cycle 1 of 30.\nR to act: 7 of 20 action points left.\nBattle of c5 against d6: 7 : 7, all die (c5 d6). Could join: d5.",
        ),
        ("seats R B | phase EVENT-ROLL\nR q a1\nB q n14", "Cycle 1 of 30.\nThe AntWheel is spun."),
        (
            "seats R B | phase EVENT-TILE 3 2\nR q a1\nB q n14",
            "Cycle 1 of 30.\nEmigration: a tile is drawn, 2 left.",
        ),
        (
            "seats R B | phase EVENT-PLAYER\nR q a1\nB q n14",
            "Cycle 1 of 30.\nIt is drawn who hears the speech.",
        ),
        (
            "seats R B | phase TAX B\nR q a1\nB q n14",
            "Cycle 1 of 30.\nB pays the tax: a carried cube, or else an ant.",
        ),
        (
            "seats R B | phase OVER | out R\nB q n14",
            "Cycle 1 of 30.\nThe game is over, one colony is left: B wins.",
        ),
        (
            "seats R B | phase OVER | out R=B",
            "Cycle 1 of 30.\nThe game is over, the last colonies fell together: R, B share the victory.",
        ),
        (
            "seats R B | cycle 7 | stirred 5 | phase EVENT-ROLL | opt cycle_limit=0\nR q b2\nB q m13",
            "Cycle 7, a stalemate after cycle 105.\nThe AntWheel is spun.",
        ),
        (
            "seats R B | cycle 105 | stirred 5 | phase OVER | opt cycle_limit=0\nR q b2\nB q m13",
            "Cycle 105, a stalemate after cycle 105.\nThe game is over, a stalemate: R, B share the victory.",
        ),
    ];
    for (position, expected) in cases {
        let text = drawing(position, Ink::Plain);
        let (head, _) = text.split_once("\n\n").unwrap();
        assert_eq!(head, expected, "{position}");
    }
}

#[test]
fn the_view_previews_a_battle() {
    let (game, state) = DominAnts::set_up(&Wish::default(), BATTLE).unwrap();
    let view = serde_json::to_value(game.view(&state, Viewer::Spectator)).unwrap();
    assert_eq!(
        view["battle"],
        serde_json::json!({
            "participants": ["c5"], "engaged": ["d6"], "candidates": [], "attack": 4, "defence": 1,
            "verdict": "won", "dying": ["d6"],
        })
    );
    assert_eq!(view["tiles"].as_array().unwrap().len(), 196);
    assert_eq!(view["colonies"][0]["throne"], serde_json::json!({ "tile": "a1", "holder": "B", "count": 1 }));
}

/// A set has hives and corners of its own; they do not change when another colony holds the hive.
#[test]
fn the_view_says_with_which_hive_a_colony_began() {
    let wish = Wish { data: Some(include_str!("odd-set.toml").to_owned()), ..Wish::seats(3) };
    let (game, state) = DominAnts::set_up(
        &wish,
        "seats R Y B | turn B | out R\nY q a14 store 0\nB q n14 store 0\nhives B NE SE",
    )
    .unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let colony = &view.colonies[0];
    assert_eq!((colony.seat, colony.home.len()), ("R", 18));
    assert!(colony.home.starts_with(&["j1", "k1"]) && colony.home.ends_with(&["n5"]), "{:?}", colony.home);
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
