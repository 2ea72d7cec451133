//! What is shown to whom.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Drawing, Ink, Notation, Seat, Sight, Viewer, Wish};
use hexapod_pocket::Pocket;

#[test]
fn the_drawing_can_be_played_from() {
    let text = "seats 2\ndice 3 5 5\nhand A 1 4\nplayed A 6\nhand B 2 2 5\npoints B 7 1\nphase hide B";
    let (game, state) = Pocket::set_up(&Wish::default(), text).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::new(1)));
    let expected = "\
Round 1 of 4. B hides a card.

Dice   [3] [5] [5]

    hand     card  points
  A ? ?      (?)      0
> B 2 2 5    -        7 *
";
    assert_eq!(game.draw(&view, Ink::Plain), expected, "\n{}", view.drawing);
    // The generic board of the web client shows the same.
    assert_eq!(view.drawing, expected);
    assert_eq!(view.points, [("A", 0), ("B", 7)]);
}
