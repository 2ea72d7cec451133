//! Steps as text, both ways (section 8).

use std::fmt::Write as _;

use hexapod_core::{Notation, PositionError, Seat, Step, StepOf, Viewer, Wish};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::Anteater;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::{facts, position};

/// Whatever fits the grammar: a step, even one that can never be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Start(u32),
    Reveal(char, u32),
    Roll(u8),
    Throw(Throw),
    /// A mound, and a space on it unless the forced one is meant.
    Place(char, Option<SaidSpace>),
    Reroll,
    Pass,
}

/// The die that a step names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Throw {
    Plain,
    Own,
    Neutral,
}

/// Column and height as written, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SaidSpace {
    pub(crate) column: u32,
    pub(crate) height: u32,
}

impl Notation for Anteater {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        // 7.8: the end of the game comes before the grammar.
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let said = Said::parse(text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        out.push(self.check_said(state, sender, &said)?);
        Ok(())
    }

    fn write(&self, _: &State, step: &StepOf<Self>, _: Viewer, out: &mut String) {
        write(self, step, out);
    }

    fn set_up(wish: &Wish, text: &str) -> Result<(Self, State), PositionError> {
        position::set_up(wish, text)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn fact(&self, state: &State, words: &str) -> Option<String> {
        facts::fact(self, state, words)
    }
}

impl Said {
    /// Reads a step by the grammar of section 8.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
        Some(match (word, rest) {
            ("roll", Some(face)) => match face.as_bytes() {
                [face @ b'1'..=b'6'] => Self::Roll(face - b'0'),
                _ => return None,
            },
            ("place", Some(place)) => {
                let (letter, space) = slot(place)?;
                if space.is_empty() {
                    return Some(Self::Place(letter, None));
                }
                let (column, height) = space.split_once('.')?;
                Self::Place(letter, Some(SaidSpace { column: number(column)?, height: number(height)? }))
            }
            ("reroll", None) => Self::Reroll,
            ("pass", None) => Self::Pass,
            ("throw", None) => Self::Throw(Throw::Plain),
            ("throw", Some("own")) => Self::Throw(Throw::Own),
            ("throw", Some("neutral")) => Self::Throw(Throw::Neutral),
            ("reveal", Some(reveal)) => {
                let (letter, card) = slot(reveal)?;
                Self::Reveal(letter, number(card.strip_prefix('=')?)?)
            }
            ("start", Some(seat)) => Self::Start(number(seat.strip_prefix('P')?)?),
            _ => return None,
        })
    }

    /// Returns a typed step as if it had been said.
    pub(crate) fn from_step(game: &Anteater, step: &StepOf<Anteater>) -> Self {
        match *step {
            Step::Chance(Chance::Start(seat)) => Self::Start(seat.index() as u32 + 1),
            Step::Chance(Chance::Reveal(slot, card)) => {
                Self::Reveal(slot.letter(), game.data.mounds[usize::from(card)].id)
            }
            Step::Chance(Chance::Roll(face)) => Self::Roll(face),
            Step::Action(Action::Throw) => Self::Throw(Throw::Plain),
            Step::Action(Action::ThrowOwn) => Self::Throw(Throw::Own),
            Step::Action(Action::ThrowNeutral) => Self::Throw(Throw::Neutral),
            Step::Action(Action::Place(space)) => Self::Place(
                space.slot.letter(),
                Some(SaidSpace { column: u32::from(space.column) + 1, height: u32::from(space.height) + 1 }),
            ),
            Step::Action(Action::Reroll) => Self::Reroll,
            Step::Action(Action::Pass) => Self::Pass,
        }
    }
}

/// Appends the notation of a step.
pub(crate) fn write(game: &Anteater, step: &StepOf<Anteater>, out: &mut String) {
    // Writing into a String cannot fail.
    _ = match Said::from_step(game, step) {
        Said::Start(seat) => write!(out, "start P{seat}"),
        Said::Reveal(slot, card) => write!(out, "reveal {slot}={card}"),
        Said::Roll(face) => write!(out, "roll {face}"),
        Said::Throw(Throw::Plain) => write!(out, "throw"),
        Said::Throw(Throw::Own) => write!(out, "throw own"),
        Said::Throw(Throw::Neutral) => write!(out, "throw neutral"),
        Said::Place(slot, None) => write!(out, "place {slot}"),
        Said::Place(slot, Some(space)) => write!(out, "place {slot}{}.{}", space.column, space.height),
        Said::Reroll => write!(out, "reroll"),
        Said::Pass => write!(out, "pass"),
    };
}

/// Splits a text that begins with a slot's letter.
fn slot(text: &str) -> Option<(char, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    Some((letter, &text[1..]))
}

/// Reads a positive whole number without leading zeros. One too large to exist anywhere stays too large.
pub(crate) fn number(text: &str) -> Option<u32> {
    let valid = !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    valid.then(|| text.parse().unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_grammar_is_a_step() {
        for text in [
            "",
            " roll 3",
            "roll 3 ",
            "roll  3",
            "roll",
            "roll 0",
            "roll 7",
            "roll 03",
            "Roll 3",
            "place",
            "place a1.1",
            "place A1",
            "place A1.",
            "place A.1",
            "place A01.1",
            "place A0.1",
            "place A1.1 ",
            "place A1.1.1",
            "place AA1.1",
            "reveal A",
            "reveal A=",
            "reveal A=0",
            "reveal a=1",
            "start 1",
            "start P",
            "start P0",
            "start p1",
            "throw  own",
            "throw mine",
            "pass 1",
            "place Ä1.1",
            "reroll now",
            "place A1.-1",
            "place A+1.1",
        ] {
            assert_eq!(Said::parse(text), None, "{text:?}");
        }
        assert_eq!(
            Said::parse("place D1.1"),
            Some(Said::Place('D', Some(SaidSpace { column: 1, height: 1 })))
        );
        assert_eq!(Said::parse("start P99999999999999"), Some(Said::Start(u32::MAX)));
        assert_eq!(Said::parse("place B"), Some(Said::Place('B', None)));
    }
}
