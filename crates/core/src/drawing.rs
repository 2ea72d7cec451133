//! A view drawn as text.

use crate::colours::Shown;
use crate::sight::Sight;

/// How a drawing may use the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Letters only.
    Plain,
    /// Colours beside the letters, never instead of them.
    Colour,
}

/// What a drawing is made with.
#[derive(Debug, Clone)]
pub struct Brush<'a> {
    /// How it may use the terminal.
    pub ink: Ink,
    /// The latest steps in notation as the viewer knows them, oldest first; a game may mark where they happened.
    pub recent: &'a [String],
    /// The colours of the parties at this table.
    pub colours: Shown,
}

/// Colour words in a terminal: dark or light letters on the colour, and letters in the colour.
const CODES: [(&str, &str, &str); 9] = [
    ("red", "97;41", "31"),
    ("yellow", "30;43", "33"),
    ("green", "30;42", "32"),
    ("blue", "97;44", "34"),
    ("white", "30;107", "37"),
    ("orange", "30;103", "93"),
    ("purple", "97;45", "35"),
    ("gold", "30;43", "33"),
    ("gray", "97;100", "90"),
];

impl Brush<'_> {
    /// Returns a text on the colour of a party; as it is where there is no colour.
    pub fn on_colour(&self, who: &str, text: &str) -> String {
        self.with_code(text, self.codes(who).map(|(on, _)| on))
    }

    /// Returns a text in the colour of a party; as it is where there is no colour.
    pub fn in_colour(&self, who: &str, text: &str) -> String {
        self.with_code(text, self.codes(who).map(|(_, letters)| letters))
    }

    fn codes(&self, who: &str) -> Option<(&'static str, &'static str)> {
        let colour = self.colours.of(who)?;
        CODES.iter().find(|(word, ..)| *word == colour).map(|(_, on, letters)| (*on, *letters))
    }

    fn with_code(&self, text: &str, code: Option<&str>) -> String {
        match (self.ink, code) {
            (Ink::Colour, Some(code)) if !text.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            (Ink::Colour | Ink::Plain, _) => text.to_owned(),
        }
    }
}

/// The game in a terminal.
pub trait Drawing: Sight {
    /// Draws what a viewer sees as text from which a person can play.
    fn paint(&self, view: &Self::View, brush: &Brush<'_>) -> String;

    /// Draws the same in the usual colours, without marks.
    fn draw(&self, view: &Self::View, ink: Ink) -> String {
        let colours = Self::INFO.shown(self.seats(), &[]);
        self.paint(view, &Brush { ink, recent: &[], colours })
    }

    /// Returns what a player should know about a legal action beside its notation, such as its price, for the list of
    /// actions; `None` where the notation says it all.
    fn remark(&self, view: &Self::View, action: &str) -> Option<String> {
        let _ = (view, action);
        None
    }
}
