//! What the screen shows: hidden hands, the drawing, the story of an attack.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Game, Ink, Replay, Seat, Viewer, Wish};
use hexapod_termites::Termites;

const POSITION: &str = "map duel\nmounds 1 M5 d5 M9 c7\nmounds 2 M6 h8 M9 f8\nunits 1 S2 g7 W1 g8 W2 d6 N1 f9\nunits 2 F1 h9 W3 j8\n\
                        hand 1 F1 W2 W2\nstack 1 N1 S1\nhand 2 N1 S1 W1\nstack 2 S2 W1\ntrophies 1 M7\ndead 2 W2\n";

#[test]
fn drawing() {
    let (game, state) = Termites::set_up(&Wish::default(), &format!("{POSITION}phase go 1 d6")).unwrap();
    println!("{}", game.draw(&game.view(&state, Viewer::Seat(Seat::new(0))), Ink::Plain));
}
