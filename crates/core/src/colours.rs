//! The colours in which a table shows its parties.
//!
//! Such a colour is a fact of the table like a player's name: rules, notation, positions and results know the parties
//! only. A game whose rules give each seat its colour, as Termites does with the colonies, declares none.

use crate::options::listed;

/// The word that asks for a colour to be drawn.
pub const DRAWN: &str = "drawn";

/// A party: a seat, or another one that owns pieces, such as Anteater's third colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Party {
    /// The name in the game's notation.
    pub who: &'static str,
    /// The colour unless the table has another.
    pub colour: &'static str,
    /// Where on the board it begins, if that follows from the seat: `south-west`.
    pub place: Option<&'static str>,
}

impl Party {
    /// Returns a party whose seat has no place on the board.
    pub const fn new(who: &'static str, colour: &'static str) -> Self {
        Self { who, colour, place: None }
    }
}

/// The colours of a game.
#[derive(Debug, Clone, Copy)]
pub struct Colours {
    /// All colours there are, in the order in which they are offered.
    pub words: &'static [&'static str],
    /// The parties for each number of seats, the fewest first: the seats in order, then the others.
    pub parties: &'static [&'static [Party]],
}

/// The colours that the parties of one table are shown in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    parties: Vec<(&'static str, &'static str)>,
    words: &'static [&'static str],
}

impl Shown {
    /// Returns the colour of a party; nothing in games without colours of the table.
    pub fn of(&self, who: &str) -> Option<&'static str> {
        self.parties.iter().find(|(party, _)| *party == who).map(|(_, colour)| *colour)
    }

    /// Returns the colour of a party that the notation calls by the word of another colour.
    pub fn instead_of(&self, who: &str) -> Option<&'static str> {
        self.of(who).filter(|colour| *colour != who && self.words.contains(&who))
    }
}

impl Colours {
    /// Returns the word of the list that this is.
    fn word(&self, text: &str) -> Option<&'static str> {
        self.words.iter().find(|word| **word == text).copied()
    }

    /// Fixes the colours of `parties`. A wish is a colour, `drawn`, or nothing: then the party has its usual colour, or
    /// the first one that is free. `draw` returns a random number below the given one.
    ///
    /// # Errors
    /// Says which wish cannot be met.
    pub fn settle(
        &self,
        parties: &[Party],
        seats: usize,
        wishes: &[Option<String>],
        mut draw: impl FnMut(usize) -> usize,
    ) -> Result<Vec<String>, String> {
        if !(seats..=parties.len()).contains(&wishes.len()) {
            let given = wishes.len();
            let others = parties[seats..].iter().map(|party| format!(" and may have one for {}", party.who));
            let others: String = others.collect();
            return Err(format!(
                "`colours` needs an entry for each of the {seats} seats{others}; it has {given}."
            ));
        }
        let wish = |index: usize| wishes.get(index).and_then(Option::as_deref);
        let mut settled: Vec<Option<&'static str>> = vec![None; parties.len()];
        for (index, party) in parties.iter().enumerate() {
            let Some(text) = wish(index).filter(|text| *text != DRAWN) else { continue };
            let who = party.who;
            let word = self.word(text).ok_or_else(|| {
                let known = listed(self.words.iter().map(|word| (*word).to_owned()));
                format!("`{text}` is no colour for {who}; there are {known}.")
            })?;
            if let Some(other) = settled.iter().position(|taken| *taken == Some(word)) {
                return Err(format!("{} and {who} cannot both be {word}.", parties[other].who));
            }
            settled[index] = Some(word);
        }
        for (index, party) in parties.iter().enumerate() {
            if wish(index).is_none() && !settled.contains(&Some(party.colour)) {
                settled[index] = Some(party.colour);
            }
        }
        for index in 0..parties.len() {
            if settled[index].is_none() {
                let free: Vec<&'static str> =
                    self.words.iter().copied().filter(|word| !settled.contains(&Some(*word))).collect();
                let place = if wish(index).is_none() { 0 } else { draw(free.len()) };
                settled[index] = free.get(place).copied();
            }
        }
        Ok(settled.into_iter().flatten().map(str::to_owned).collect())
    }

    /// Returns the colours of `parties`: those of the table, or the usual ones where it says nothing.
    pub fn shown(&self, parties: &[Party], colours: &[String]) -> Shown {
        let shown = |(index, party): (usize, &Party)| {
            let own = colours.get(index).and_then(|colour| self.word(colour));
            (party.who, own.unwrap_or(party.colour))
        };
        Shown { parties: parties.iter().enumerate().map(shown).collect(), words: self.words }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTIES: &[Party] =
        &[Party::new("P1", "yellow"), Party::new("P2", "red"), Party::new("N", "white")];
    const COLOURS: Colours =
        Colours { words: &["yellow", "red", "green", "blue", "white"], parties: &[PARTIES] };

    fn settle(wishes: &[&str]) -> Result<Vec<String>, String> {
        let wishes: Vec<Option<String>> =
            wishes.iter().map(|wish| Some((*wish).to_owned()).filter(|wish| !wish.is_empty())).collect();
        // Always the last of the free ones.
        COLOURS.settle(PARTIES, 2, &wishes, |count| count - 1)
    }

    #[test]
    fn wishes_are_met_and_the_rest_is_usual_or_drawn() {
        assert_eq!(settle(&["", ""]).unwrap(), ["yellow", "red", "white"]);
        assert_eq!(settle(&["blue", "yellow", "green"]).unwrap(), ["blue", "yellow", "green"]);
        // Another seat has the usual colour: the first free one.
        assert_eq!(settle(&["red", ""]).unwrap(), ["red", "yellow", "white"]);
        assert_eq!(settle(&["drawn", "red"]).unwrap(), ["blue", "red", "white"]);
        assert_eq!(settle(&["drawn", "drawn", "drawn"]).unwrap(), ["white", "blue", "green"]);
    }

    #[test]
    fn a_wish_that_cannot_be_met_is_named() {
        assert_eq!(
            settle(&["pink", ""]).unwrap_err(),
            "`pink` is no colour for P1; there are yellow, red, green, blue and white."
        );
        assert_eq!(settle(&["red", "red"]).unwrap_err(), "P1 and P2 cannot both be red.");
        assert_eq!(settle(&["", "red", "red"]).unwrap_err(), "P2 and N cannot both be red.");
        assert_eq!(
            settle(&["red"]).unwrap_err(),
            "`colours` needs an entry for each of the 2 seats and may have one for N; it has 1."
        );
    }

    #[test]
    fn a_table_without_colours_shows_the_usual_ones() {
        let usual = COLOURS.shown(PARTIES, &[]);
        assert_eq!((usual.of("P2"), usual.of("N"), usual.of("P9")), (Some("red"), Some("white"), None));
        let chosen = COLOURS.shown(PARTIES, &["blue".to_owned()]);
        assert_eq!((chosen.of("P1"), chosen.of("P2")), (Some("blue"), Some("red")));
    }
}
