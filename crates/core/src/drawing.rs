//! A view drawn as text.

use crate::sight::Sight;

/// How a drawing may use the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Letters only.
    Plain,
    /// Colours beside the letters, never instead of them.
    Colour,
}

/// The game in a terminal.
pub trait Drawing: Sight {
    /// Draws what a viewer sees as text from which a person can play.
    fn draw(&self, view: &Self::View, ink: Ink) -> String;

    /// Draws the same with the `recent` steps marked: their notation as the viewer knows it, oldest first. A game that
    /// marks nothing leaves this as it is.
    fn draw_recent(&self, view: &Self::View, recent: &[String], ink: Ink) -> String {
        let _ = recent;
        self.draw(view, ink)
    }
}
