//! The table as text, from which a person can play.

use std::fmt::Write as _;

use hexapod_core::{Brush, Drawing, Ink};

use crate::game::Pocket;
use crate::state::PhaseName;
use crate::view::{SeatView, View};

impl Drawing for Pocket {
    fn paint(&self, view: &View, brush: &Brush<'_>) -> String {
        draw(view, brush)
    }
}

/// Draws the dice, and a line for each seat, which begins with the seat's name.
fn draw(view: &View, brush: &Brush<'_>) -> String {
    let ink = brush.ink;
    let mut text = format!("Round {} of {}. {}\n\n", view.round, view.rounds, due(view));
    let dice: Vec<String> = view.dice.iter().map(|face| bold(&format!("[{face}]"), ink)).collect();
    let dice = if dice.is_empty() { "in the cup".to_owned() } else { dice.join(" ") };
    _ = writeln!(text, "Dice   {dice}\n\n    hand     card  points");
    for seat in &view.seats {
        let mark = if view.turn == Some(seat.seat) { '>' } else { ' ' };
        let matches = "*".repeat(seat.matches as usize);
        _ = writeln!(
            text,
            "{mark} {} {:<8} {:<5} {:>4} {matches}",
            brush.on_colour(seat.seat, seat.seat),
            seat.hand_text(),
            card(seat),
            seat.points
        );
    }
    let spent: Vec<String> = view.spent.iter().map(u8::to_string).collect();
    if !spent.is_empty() {
        _ = writeln!(text, "\nSpent  {}", spent.join(" "));
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn due(view: &View) -> String {
    match (view.phase, view.turn) {
        (PhaseName::Hide, Some(seat)) => format!("{seat} hides a card."),
        (PhaseName::Pick, Some(seat)) => format!("{seat} picks a die."),
        (PhaseName::Draw, _) => "Cards are drawn.".to_owned(),
        (PhaseName::Over, _) => "The game is over.".to_owned(),
        (PhaseName::Roll | PhaseName::Hide | PhaseName::Pick, _) => "The dice are rolled.".to_owned(),
    }
}

/// Returns the card on the table as the viewer sees it.
fn card(seat: &SeatView) -> String {
    match (seat.played, seat.has_played) {
        (Some(card), _) => format!("({card})"),
        (None, true) => "(?)".to_owned(),
        (None, false) => "-".to_owned(),
    }
}

fn bold(text: &str, ink: Ink) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => format!("\x1b[1m{text}\x1b[0m"),
    }
}
