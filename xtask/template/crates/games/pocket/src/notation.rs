//! Steps as text, both ways (section 4).

use std::fmt::Write as _;

use hexapod_core::{Notation, PositionError, Rules, Seat, Step, StepOf, Viewer, Wish};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::Pocket;
use crate::refusal::Refusal;
use crate::state::{MAX_DICE, Phase, State, VALUES};
use crate::{facts, position};

impl Notation for Pocket {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        // Section 5: the end of the game comes before the grammar.
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let step = parse(text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        self.check(state, sender, &step)?;
        out.push(step);
        Ok(())
    }

    fn write(&self, before: &State, step: &StepOf<Self>, viewer: Viewer, out: &mut String) {
        // Draws and hidden cards are known to their owner alone.
        let hidden = match before.phase {
            Phase::Draw(owner) | Phase::Hide(owner) => !viewer.sees(owner),
            Phase::Roll | Phase::Pick(_) | Phase::Over => false,
        };
        // Writing into a String cannot fail.
        _ = match *step {
            Step::Chance(Chance::Draw(_)) if hidden => write!(out, "draw ?"),
            Step::Action(Action::Hide(_)) if hidden => write!(out, "hide ?"),
            Step::Chance(Chance::Draw(card)) => write!(out, "draw {card}"),
            Step::Action(Action::Hide(card)) => write!(out, "hide {card}"),
            Step::Action(Action::Pick(die)) => write!(out, "pick {die}"),
            Step::Chance(Chance::Roll(faces)) => {
                out.push_str("roll");
                faces.iter().filter(|face| **face > 0).try_for_each(|face| write!(out, " {face}"))
            }
        };
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

/// Reads a step by the grammar of section 4, whether it is legal or not.
fn parse(text: &str) -> Option<StepOf<Pocket>> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["draw", card] => Step::Chance(Chance::Draw(value(card)?)),
        ["hide", card] => Step::Action(Action::Hide(value(card)?)),
        ["pick", die] => Step::Action(Action::Pick(value(die)?)),
        ["roll", ref faces @ ..] if faces.len() <= MAX_DICE => {
            let mut dice = [0; MAX_DICE];
            for (die, face) in dice.iter_mut().zip(faces) {
                *die = value(face)?;
            }
            Step::Chance(Chance::Roll(dice))
        }
        _ => return None,
    })
}

/// Reads the value of a card or die.
pub(crate) fn value(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] if digit - b'0' <= VALUES => Some(digit - b'0'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_grammar_is_a_step() {
        for text in [
            "",
            "draw",
            "draw 0",
            "draw 7",
            "draw 03",
            "Draw 3",
            "draw  3",
            "hide 1 ",
            "pick x",
            "roll 1 2 3 4 5 6",
        ] {
            assert_eq!(parse(text), None, "{text:?}");
        }
        assert_eq!(parse("roll 6 1"), Some(Step::Chance(Chance::Roll([6, 1, 0, 0, 0]))));
    }
}
