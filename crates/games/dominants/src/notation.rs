//! Steps as text, both ways (section 12).

use std::fmt::Write as _;

use hexapod_core::{Notation, PositionError, Rules, Seat, Step, StepOf, Viewer, Walk, Wish};

use crate::actions::Action;
use crate::chance::Chance;
use crate::data::COLOURS;
use crate::game::DominAnts;
use crate::refusal::Refusal;
use crate::state::State;
use crate::tiles::{Tile, tile_name};
use crate::{facts, position};

/// A step that fits the grammar of 12.1, even one that can never be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Chance(SaidChance),
    Action(Action),
}

/// An answer of chance as said: the colour may be one that does not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SaidChance {
    Start(SaidColour),
    Roll(u8),
    Tile(Tile),
    Player(SaidColour),
}

/// A colour by its index among R, Y, B, G; nothing for a seat that does not exist.
pub(crate) type SaidColour = Option<usize>;

/// A line of input: one step, or convenience input that stands for several (12.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Input {
    Step(Said),
    Compound(Compound),
}

/// Convenience input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Compound {
    /// A shortest path.
    Go(Tile, Tile),
    /// The one battle of these ants.
    Battle(Vec<Tile>),
    /// Both halves of a merge.
    Merge(Tile, Tile),
}

impl Notation for DominAnts {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        match Input::parse(text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })? {
            Input::Step(said) => out.push(self.check_said(state, sender, &said)?),
            Input::Compound(compound) => self.expand(state, sender, &compound, out)?,
        }
        Ok(())
    }

    fn walks(&self, state: &State, seat: Seat, from: &str) -> Vec<Walk> {
        Tile::read(from).map_or_else(Vec::new, |from| self.walks_from(state, seat, from))
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

impl Input {
    /// Reads a step or convenience input. Upper and lower case are the same (12.1), spaces are not.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        let text = without_actor(&text);
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["go", from, to] => Self::Compound(Compound::Go(Tile::read(from)?, Tile::read(to)?)),
            ["merge", growing, absorbed] => {
                Self::Compound(Compound::Merge(Tile::read(growing)?, Tile::read(absorbed)?))
            }
            ["battle", ref ants @ ..] if !ants.is_empty() => Self::Compound(Compound::Battle(
                ants.iter().map(|ant| Tile::read(ant)).collect::<Option<_>>()?,
            )),
            _ => Self::Step(Said::parse(&words)?),
        })
    }
}

/// A record may name the actor for readers, and parsers ignore it (12.1).
fn without_actor(text: &str) -> &str {
    match text.split_once(": ") {
        Some(("r" | "y" | "b" | "g" | "*", step)) => step,
        _ => text,
    }
}

impl Said {
    fn parse(words: &[&str]) -> Option<Self> {
        let action = match *words {
            ["start", colour] => return Some(Self::Chance(SaidChance::Start(Some(read_colour(colour)?)))),
            ["player", colour] => return Some(Self::Chance(SaidChance::Player(Some(read_colour(colour)?)))),
            ["tile", tile] => return Some(Self::Chance(SaidChance::Tile(Tile::read(tile)?))),
            ["roll", face] => match face.as_bytes() {
                [face @ b'1'..=b'6'] => return Some(Self::Chance(SaidChance::Roll(face - b'0'))),
                _ => return None,
            },
            ["move", way] => {
                let (from, to) = way.split_once('-')?;
                Action::Move(Tile::read(from)?, Tile::read(to)?)
            }
            ["gather", ant] => Action::Gather(Tile::read(ant)?),
            ["gather", ant, "from", node] => Action::GatherFrom(Tile::read(ant)?, Tile::read(node)?),
            ["drop", ant] => Action::Drop(Tile::read(ant)?),
            ["feed", ant, neutral] => Action::Feed(Tile::read(ant)?, Tile::read(neutral)?),
            ["spawn", at] => Action::Spawn(Tile::read(at)?),
            ["merge", growing] => Action::Merge(Tile::read(growing)?),
            ["with", absorbed] => Action::With(Tile::read(absorbed)?),
            ["queen", at] => Action::Queen(Tile::read(at)?),
            ["attack", ant] => Action::Attack(Tile::read(ant)?),
            ["join", ant] => Action::Join(Tile::read(ant)?),
            ["strike"] => Action::Strike,
            ["end"] => Action::End,
            ["pay", ant] => Action::Pay(Tile::read(ant)?),
            ["sacrifice", ant] => Action::Sacrifice(Tile::read(ant)?),
            _ => return None,
        };
        Some(Self::Action(action))
    }

    /// Returns a typed step as if it had been said.
    pub(crate) fn from_step(game: &DominAnts, step: &StepOf<DominAnts>) -> Self {
        let colour = |seat: Seat| (seat.index() < game.seats).then(|| game.colour_of(seat));
        match *step {
            Step::Action(action) => Self::Action(action),
            Step::Chance(Chance::Start(seat)) => Self::Chance(SaidChance::Start(colour(seat))),
            Step::Chance(Chance::Player(seat)) => Self::Chance(SaidChance::Player(colour(seat))),
            Step::Chance(Chance::Tile(tile)) => Self::Chance(SaidChance::Tile(tile)),
            Step::Chance(Chance::Roll(face)) => Self::Chance(SaidChance::Roll(face)),
        }
    }
}

fn read_colour(letter: &str) -> Option<usize> {
    COLOURS.iter().position(|colour| colour.eq_ignore_ascii_case(letter))
}

/// Appends the notation of a step.
fn write(game: &DominAnts, step: &StepOf<DominAnts>, out: &mut String) {
    let name = tile_name;
    let parts: [&str; 4] = match *step {
        Step::Chance(Chance::Start(seat)) => ["start ", game.seat_name(seat), "", ""],
        Step::Chance(Chance::Roll(face)) => {
            // Writing into a String cannot fail.
            _ = write!(out, "roll {face}");
            return;
        }
        Step::Chance(Chance::Tile(tile)) => ["tile ", name(tile), "", ""],
        Step::Chance(Chance::Player(seat)) => ["player ", game.seat_name(seat), "", ""],
        Step::Action(action) => match action {
            Action::Move(from, to) => ["move ", name(from), "-", name(to)],
            Action::Gather(ant) => ["gather ", name(ant), "", ""],
            Action::GatherFrom(ant, node) => ["gather ", name(ant), " from ", name(node)],
            Action::Drop(ant) => ["drop ", name(ant), "", ""],
            Action::Feed(ant, neutral) => ["feed ", name(ant), " ", name(neutral)],
            Action::Spawn(at) => ["spawn ", name(at), "", ""],
            Action::Merge(growing) => ["merge ", name(growing), "", ""],
            Action::With(absorbed) => ["with ", name(absorbed), "", ""],
            Action::Queen(at) => ["queen ", name(at), "", ""],
            Action::Attack(ant) => ["attack ", name(ant), "", ""],
            Action::Join(ant) => ["join ", name(ant), "", ""],
            Action::Strike => ["strike", "", "", ""],
            Action::End => ["end", "", "", ""],
            Action::Pay(ant) => ["pay ", name(ant), "", ""],
            Action::Sacrifice(ant) => ["sacrifice ", name(ant), "", ""],
        },
    };
    parts.into_iter().for_each(|part| out.push_str(part));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_grammar_is_a_step() {
        for text in [
            "",
            " end",
            "end ",
            "end now",
            "move d4 e5",
            "move d4-e5-f6",
            "move d4- e5",
            "move d4",
            "move d4-e15",
            "move o4-n4",
            "move d04-e5",
            "move  d4-e5",
            "gather",
            "gather f6 g6",
            "gather f6 from",
            "gather f6 from g6 h6",
            "feed e5",
            "roll 0",
            "roll 7",
            "roll 03",
            "start",
            "start N",
            "start P1",
            "player",
            "battle",
            "battle c5  d5",
            "battle c5 z9",
            "go d4",
            "go d4 g7 h8",
            "merge",
            "merge a1 b1 c1",
            "strike a1",
            "pay",
            "R end",
            "R:end",
            "N: end",
            "R: R: end",
            "tile h88",
        ] {
            assert_eq!(Input::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn case_and_actor_do_not_matter() {
        let tile = |name: &str| Tile::read(name).unwrap();
        let moved = Input::Step(Said::Action(Action::Move(tile("d4"), tile("e5"))));
        for text in ["move d4-e5", "Move D4-E5", "MOVE d4-E5", "R: move d4-e5", "*: move d4-e5"] {
            assert_eq!(Input::parse(text), Some(moved.clone()), "{text}");
        }
        let start = Input::Step(Said::Chance(SaidChance::Start(Some(3))));
        assert_eq!(Input::parse("start g"), Some(start.clone()));
        assert_eq!(Input::parse("Start G"), Some(start));
        assert_eq!(
            Input::parse("Battle d7 c5"),
            Some(Input::Compound(Compound::Battle(vec![tile("d7"), tile("c5")])))
        );
    }
}
