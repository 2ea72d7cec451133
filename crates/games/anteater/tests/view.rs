//! What the screen shows (T37, R21), the drawing, and what the end of a round tells.

#![allow(clippy::unwrap_used)]

use hexapod_anteater::{Anteater, Event};
use hexapod_core::{Brush, Drawing, Ink, Notation, Rules, Seat, Sight, Viewer, Wish};

const POSITION: &str = "seats 3\nround 3 start P1\nmounds A=7 B=6 C=9\nP1 worms 2 items M2 S1 tiles Q9 Q6 G3\nP2 worms 1 tiles Q5\n";

fn shown(options: &str, ending: &str, viewer: Viewer) -> Vec<(bool, u32, bool)> {
    let (game, state) = Anteater::set_up(&Wish::default(), &format!("{POSITION}{options}{ending}")).unwrap();
    let view = game.view(&state, viewer);
    view.colours.iter().map(|colour| (colour.tiles_shown, colour.running, colour.leads_variety)).collect()
}

#[test]
fn t37_tiles_lie_face_down_for_others() {
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let flags = |options: &str, ending: &str| viewers.map(|viewer| shown(options, ending, viewer)[0]);
    assert_eq!(flags("", "turn P1"), [(true, 25, true), (false, 25, true), (false, 25, true)]);
    assert_eq!(flags("opt vp_tiles=open\n", "turn P1"), [(true, 25, true); 3]);
    assert_eq!(flags("", "over"), [(true, 25, true); 3]);
}

#[test]
fn t37_the_drawing_shows_backs_only() {
    let (game, state) = Anteater::set_up(&Wish::default(), &format!("{POSITION}turn P1")).unwrap();
    let draw = |viewer| game.draw(&game.view(&state, viewer), Ink::Plain);
    let own = draw(Viewer::Seat(Seat::new(0)));
    assert!(own.contains("Q9 Q6 G3 (25 points)"), "{own}");
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let other = draw(viewer);
        assert!(other.contains("Queens: 2, Generals: 1 (face down)"), "{other}");
        assert!(!other.contains("Q9") && !other.contains("25 points"), "{other}");
    }
}

#[test]
fn the_drawing_can_be_played_from() {
    let text = "seats 2\nround 2 start P2\nmounds A=1 B=6 C=9\ndie A1.1 P1 4\ndie A1.2 P1 3\ndie A2.1 N 5\ndie B1.1 P2 6\n\
                P1 items M2 S1 worms 1 tiles Q9\nphase decide P2 own 2";
    let (game, state) = Anteater::set_up(&Wish::default(), text).unwrap();
    let drawing = game.draw(&game.view(&state, Viewer::Seat(Seat::new(1))), Ink::Plain);
    let expected = "\
Round 2 of 4, started by P2. P2 (red) has rolled R2 and decides.

A  Shark Fin (1)          B  Snake Charmer (6)      C  Human Cannonball (9)
   Queen 5  General 2        Queen 7  General 3        Queen 8  General 4
   worm at 4                 worm at 5                 worm at 5
 3         [B]                                       3     [ ]     [ ]
 2 Y3      [W] [ ] [ ]     2 <S> [ ] [ ] [ ] [B]     2     [ ] [W] [ ]
 1 Y4  W5n < > [E] [ ]     1 R6  [E] [ ] [W] [ ]     1 <M> [ ] [ ] [ ] [P]
    1   2   3   4   5         1   2   3   4   5         1   2   3   4   5
   =7Q =5G                   =6Q

   seat         dice third worms items                     tiles
   P1 yellow       3     2     1 M2 S1 (most kinds)        Queens: 1, Generals: 0 (face down)
 > P2 red          4     2     2 -                         - (2 points)
   N  third                    0 -                         -

Supply: 21 worms; items M2 S3 B4 E4 P4 G4 T4 C4. Mounds to come: 5 7 8 10 11 12.
Items: M map, S sneakers, B bone, E eyeglasses, P speaker, G glove, T telescope, C tin can; W worm.
Angle brackets mark where the die may go; Q and G who leads now.
";
    assert_eq!(drawing, expected, "\n{drawing}");
    let colour = game.draw(&game.view(&state, Viewer::Seat(Seat::new(1))), Ink::Colour);
    let stripped = strip(&colour);
    assert_eq!(stripped, expected);
    assert_ne!(colour, expected);
}

/// R27: a table may show its seats and the third colour in other colours; letters and words follow.
#[test]
fn r27_dice_are_drawn_in_the_colours_of_the_table() {
    let text =
        "seats 2\nround 2 start P2\nmounds A=1 B=6 C=9\ndie A1.1 P1 4\ndie A2.1 N 5\nphase decide P2 own 2";
    let (game, state) = Anteater::set_up(&Wish::default(), text).unwrap();
    let chosen = ["blue", "white", "green"].map(str::to_owned);
    let mut brush = Brush { ink: Ink::Plain, recent: &[], colours: Anteater::INFO.shown(2, &chosen) };
    let view = game.view(&state, Viewer::Spectator);
    let plain = game.paint(&view, &brush);
    for words in ["P2 (white) has rolled W2", "1 B4  G5n", "P1 blue", "P2 white"] {
        assert!(plain.contains(words), "{words}:\n{plain}");
    }
    assert!(!plain.contains("yellow") && !plain.contains("red"), "{plain}");
    brush.ink = Ink::Colour;
    let colour = game.paint(&view, &brush);
    assert_eq!(strip(&colour), plain);
    assert!(colour.contains("\x1b[97;44mB4\x1b[0m") && colour.contains("\x1b[30;42mG5n\x1b[0m"), "{colour}");
}

/// P2's die is a 2: a third place on A, on the own column of B more of the lead and sneakers, a new lead on C.
#[test]
fn a_rolled_die_is_shown_with_what_it_brings() {
    let text = "seats 2\nround 2 start P2\nmounds A=1 B=6 C=9\ndie A1.1 P1 4\ndie A1.2 P1 3\ndie A2.1 N 5\ndie B1.1 P2 6\n\
                P1 items M2 S1 worms 1 tiles Q9\nP2 items S1 M1\nphase ";
    let view = |phase: &str| {
        let (game, state) = Anteater::set_up(&Wish::default(), &format!("{text}{phase}")).unwrap();
        game.view(&state, Viewer::Spectator)
    };
    let promises = |phase: &str| {
        let mounds = view(phase).mounds;
        mounds.iter().map(|mound| (mound.rank.map(|rank| rank.word()), mound.gain)).collect::<Vec<_>>()
    };
    assert_eq!(promises("decide P2 own 2"), [(None, 0), (Some("queen"), 5), (Some("queen"), 5)]);
    assert_eq!(promises("decide P2 own 6"), [(Some("general"), 0), (Some("queen"), 5), (Some("queen"), 5)]);
    // The third colour's column on A is full.
    assert_eq!(promises("decide P2 neutral 3"), [(None, 0), (Some("general"), 0), (Some("queen"), 0)]);
    assert_eq!(promises("roll P2 own"), [(None, 0); 3]);
    // Two dice on two of two spaces, one of a column of two with dice enough.
    let view = view("decide P2 own 2");
    let reach = |mound: usize, column: usize| view.mounds[mound].columns[column].reach;
    assert_eq!([reach(0, 0), reach(0, 1), reach(1, 0), reach(1, 1)], [7, 5, 12, 0]);
}

#[test]
fn spaces_of_an_item_are_those_without_dice() {
    let spaces = |text: &str| {
        let (game, state) = Anteater::set_up(&Wish::default(), text).unwrap();
        let view = game.view(&state, Viewer::Spectator);
        view.items.iter().find(|item| item.code == 'M').unwrap().spaces
    };
    let table = "seats 3\nround 2 start P2\nmounds A=1 B=6 C=9\n";
    let open = spaces(&format!("{table}turn P2"));
    assert_eq!(spaces(&format!("{table}die C1.1 P1 4\nturn P2")), open - 1);
    assert_eq!(spaces(&format!("{table}die B1.1 P1 4\nturn P2")), open);
}

/// L6: P2 and P3 have 6 on mound A; P2 and P3, left and right of P1, have 2 on mound B.
#[test]
fn r14_ties_for_both_tiles_are_told() {
    let text = "seats 3\nmounds A=12 B=11 C=9\ndie A1.1 P2 6\ndie A2.1 P3 2\ndie A3.1 P1 3\ndie B1.1 P2 2\ndie B2.1 P1 6\n\
                die B3.1 P3 2\nP1 dice 0\nP2 dice 0\nP3 dice 1\nphase decide P3 own 4";
    let (game, mut state) = Anteater::set_up(&Wish::default(), text).unwrap();
    let mut steps = Vec::new();
    game.read(&state, None, "place A2.2", &mut steps).unwrap();
    let mut told = Vec::new();
    game.play(&mut state, None, &steps[0], &mut told).unwrap();
    let awards: Vec<_> = told
        .iter()
        .filter_map(|told| match &told.event {
            Event::Queen { slot, to, tie, .. } => Some(("Queen", *slot, *to, *tie)),
            Event::General { slot, to, tie, .. } => Some(("General", *slot, *to, *tie)),
            _ => None,
        })
        .collect();
    let expected = [
        ("Queen", 'A', Some("P2"), true),
        // Only P1 with 3 is left behind P3's 6.
        ("General", 'A', Some("P3"), false),
        ("Queen", 'B', Some("P1"), false),
        ("General", 'B', Some("P2"), true),
        ("Queen", 'C', None, false),
        ("General", 'C', None, false),
    ];
    assert_eq!(awards, expected);
}

#[test]
fn the_drawing_names_the_third_colour_and_the_rule_of_the_worm() {
    let draw = |text: &str| {
        let (game, state) = Anteater::set_up(&Wish::default(), text).unwrap();
        game.draw(&game.view(&state, Viewer::Spectator), Ink::Plain)
    };
    let over = draw("seats 2\nround 4 start P1\nN tiles Q9\nover");
    assert!(over.contains("The game is over; the third colour wins."), "{over}");
    let table = "round 1 start P1\nmounds A=1 B=6 C=9\nturn P1";
    assert!(draw(&format!("seats 3\n{table}")).contains("worm at 4"));
    assert!(draw(&format!("seats 3\nopt worm_match=at_least\n{table}")).contains("worm from 4"));
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
