//! Steps as text, both ways (section 7).

use std::fmt::{self, Write as _};

use hexapod_core::{Notation, PositionError, Seat, Sight as _, Step, StepOf, Viewer, Wish};

use crate::actions::Action;
use crate::cells::Cell;
use crate::chance::Chance;
use crate::data::{COLOURS, LETTERS};
use crate::game::{SEAT_NAMES, Termites};
use crate::refusal::Refusal;
use crate::state::{State, Terrain};
use crate::tokens::Kind;
use crate::{facts, position};

/// A step that fits the grammar, even one that can never be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Builder(usize),
    First(usize),
    Colony(usize, u8),
    NeutralPair(Cell, Cell),
    LayPair(Terrain, Cell, Cell),
    Draw(SaidToken),
    Neutral(Cell),
    PickTerrain(Terrain),
    Lay(Terrain, Cell),
    PickMound(u8),
    Mound(u8, Cell),
    PickToken(SaidToken),
    Place(SaidToken, Cell),
    Discard(SaidToken),
    PickUnit(Cell),
    Stay,
    Move(Cell, Cell),
    Attack(Cell, Option<Cell>, Cell),
    Retreat(Cell),
    Sacrifice(SaidToken, Cell),
}

/// A token as written; no colony need have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SaidToken {
    pub(crate) letter: char,
    pub(crate) number: u8,
}

impl Notation for Termites {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        let said = Said::parse(text).filter(|said| self.map_first || !matches!(said, Said::Builder(_)));
        let said = said.ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        let legal = self.check_said(state, sender, said)?;
        out.extend(legal.pick.map(Step::Action));
        out.push(legal.step);
        Ok(())
    }

    fn why_not(&self, state: &State, text: &str) -> Option<Refusal> {
        self.why_not_pair(state, text).unwrap_or_else(|| self.read(state, None, text, &mut Vec::new()).err())
    }

    fn write(&self, before: &State, step: &StepOf<Self>, viewer: Viewer, out: &mut String) {
        write(self, before, step, viewer, out);
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

impl fmt::Display for SaidToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter)?;
        match self.number {
            0..10 => f.write_char(char::from(b'0' + self.number)),
            10.. => self.number.fmt(f),
        }
    }
}

impl SaidToken {
    fn new(game: &Termites, kind: Kind) -> Self {
        let kind = &game.kinds[kind.index()];
        Self { letter: kind.letter, number: kind.number }
    }
}

impl Said {
    /// Reads a step by the grammar of 7.1. No position is needed for it.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let verb = words.next()?;
        let rest = [words.next(), words.next(), words.next()];
        if words.next().is_some() {
            return None;
        }
        Some(match (verb, rest) {
            ("builder", [Some(number), None, _]) => Self::Builder(seat(number)?),
            ("first", [Some(number), None, _]) => Self::First(seat(number)?),
            ("colony", [Some(number), Some(colour), None]) => {
                let colour = COLOURS.iter().position(|known| *known == colour)?;
                Self::Colony(seat(number)?, colour as u8)
            }
            ("neutral", [Some(cell), None, _]) => Self::Neutral(Cell::parse(cell)?),
            ("neutral", [Some(one), Some(other), None]) => {
                Self::NeutralPair(Cell::parse(one)?, Cell::parse(other)?)
            }
            ("lay", [Some(terrain), Some(cell), None]) => {
                Self::Lay(Terrain::named(terrain)?, Cell::parse(cell)?)
            }
            ("lay", [Some(terrain), Some(one), Some(other)]) => {
                Self::LayPair(Terrain::named(terrain)?, Cell::parse(one)?, Cell::parse(other)?)
            }
            ("draw", [Some(kind), None, _]) => Self::Draw(token(kind)?),
            ("pick", [Some(thing), None, _]) => pick(thing)?,
            ("mound", [Some(value), Some(cell), None]) => Self::Mound(mound(value)?, Cell::parse(cell)?),
            ("place", [Some(kind), Some(cell), None]) => Self::Place(token(kind)?, Cell::parse(cell)?),
            ("discard", [Some(kind), None, _]) => Self::Discard(token(kind)?),
            ("stay", [None, ..]) => Self::Stay,
            ("move", [Some(way), None, _]) => {
                let (from, to) = way.split_once('-')?;
                Self::Move(Cell::parse(from)?, Cell::parse(to)?)
            }
            ("attack", [Some(way), None, _]) => {
                let (start, from, target) = attack(way)?;
                Self::Attack(start, from, target)
            }
            ("retreat", [Some(cell), None, _]) => Self::Retreat(Cell::parse(cell)?),
            ("sacrifice", [Some(kind), Some(cell), None]) => {
                Self::Sacrifice(token(kind)?, Cell::parse(cell)?)
            }
            _ => return None,
        })
    }

    /// Returns a typed step as if it had been said.
    pub(crate) fn from_step(game: &Termites, step: &StepOf<Termites>) -> Self {
        let token = |kind: Kind| SaidToken::new(game, kind);
        match *step {
            Step::Chance(Chance::Builder(seat)) => Self::Builder(seat.index()),
            Step::Chance(Chance::First(seat)) => Self::First(seat.index()),
            Step::Chance(Chance::Colony(seat, colony)) => Self::Colony(seat.index(), colony),
            Step::Chance(Chance::Neutral(cell)) => Self::NeutralPair(cell, cell.opposite()),
            Step::Chance(Chance::Lay(terrain, cell)) => Self::LayPair(terrain, cell, cell.opposite()),
            Step::Chance(Chance::Draw(kind)) => Self::Draw(token(kind)),
            Step::Action(Action::PickToken(kind)) => Self::PickToken(token(kind)),
            Step::Action(Action::PickUnit(cell)) => Self::PickUnit(cell),
            Step::Action(Action::PickMound(value)) => Self::PickMound(value),
            Step::Action(Action::PickTerrain(terrain)) => Self::PickTerrain(terrain),
            Step::Action(Action::Neutral(cell)) => Self::Neutral(cell),
            Step::Action(Action::Lay(terrain, cell)) => Self::Lay(terrain, cell),
            Step::Action(Action::Mound(value, cell)) => Self::Mound(value, cell),
            Step::Action(Action::Place(kind, cell)) => Self::Place(token(kind), cell),
            Step::Action(Action::Discard(kind)) => Self::Discard(token(kind)),
            Step::Action(Action::Stay) => Self::Stay,
            Step::Action(Action::Move(from, to)) => Self::Move(from, to),
            Step::Action(Action::Attack { start, from, target }) => Self::Attack(start, from.named(), target),
            Step::Action(Action::Retreat(cell)) => Self::Retreat(cell),
            Step::Action(Action::Sacrifice(kind, cell)) => Self::Sacrifice(token(kind), cell),
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Builder(seat) => write!(f, "builder {}", seat + 1),
            Self::First(seat) => write!(f, "first {}", seat + 1),
            Self::Colony(seat, colony) => {
                write!(f, "colony {} {}", seat + 1, COLOURS[usize::from(colony) % COLOURS.len()])
            }
            Self::NeutralPair(one, other) => write!(f, "neutral {one} {other}"),
            Self::LayPair(terrain, one, other) => write!(f, "lay {} {one} {other}", terrain.word()),
            Self::Draw(token) => write!(f, "draw {token}"),
            Self::Neutral(cell) => write!(f, "neutral {cell}"),
            Self::PickTerrain(terrain) => write!(f, "pick {}", terrain.word()),
            Self::Lay(terrain, cell) => write!(f, "lay {} {cell}", terrain.word()),
            Self::PickMound(value) => write!(f, "pick M{value}"),
            Self::Mound(value, cell) => write!(f, "mound M{value} {cell}"),
            Self::PickToken(token) => write!(f, "pick {token}"),
            Self::Place(token, cell) => write!(f, "place {token} {cell}"),
            Self::Discard(token) => write!(f, "discard {token}"),
            Self::PickUnit(cell) => write!(f, "pick {cell}"),
            Self::Stay => write!(f, "stay"),
            Self::Move(from, to) => write!(f, "move {from}-{to}"),
            Self::Attack(start, from, target) => write!(f, "attack {}", attack_text(start, from, target)),
            Self::Retreat(cell) => write!(f, "retreat {cell}"),
            Self::Sacrifice(token, cell) => write!(f, "sacrifice {token} {cell}"),
        }
    }
}

/// Appends the notation of a step as `viewer` may know it: what others draw is `?`.
fn write(game: &Termites, before: &State, step: &StepOf<Termites>, viewer: Viewer, out: &mut String) {
    // Writing into a String cannot fail.
    if matches!(step, Step::Chance(Chance::Draw(_)))
        && game.secret_draw(before).is_none_or(|seat| !viewer.sees(seat))
    {
        out.push_str("draw ?");
        return;
    }
    // Lists of actions consist of these, and they are written after every step.
    let parts: [&str; 4] = match *step {
        Step::Action(Action::PickToken(kind)) => ["pick ", game.token(kind), "", ""],
        Step::Action(Action::PickUnit(cell)) => ["pick ", cell.name(), "", ""],
        Step::Action(Action::Place(kind, cell)) => ["place ", game.token(kind), " ", cell.name()],
        Step::Action(Action::Move(from, to)) => ["move ", from.name(), "-", to.name()],
        _ => {
            _ = write!(out, "{}", Said::from_step(game, step));
            return;
        }
    };
    parts.into_iter().for_each(|part| out.push_str(part));
}

/// Returns an attack without its verb, as in `f6-f7xg8`.
pub(crate) fn attack_text(start: Cell, from: Option<Cell>, target: Cell) -> String {
    match from {
        None => format!("{start}x{target}"),
        Some(from) => format!("{start}-{from}x{target}"),
    }
}

/// Reads an attack without its verb.
pub(crate) fn attack(text: &str) -> Option<(Cell, Option<Cell>, Cell)> {
    let (way, target) = text.split_once('x')?;
    let (start, from) = match way.split_once('-') {
        None => (way, None),
        Some((start, from)) => (start, Some(Cell::parse(from)?)),
    };
    Some((Cell::parse(start)?, from, Cell::parse(target)?))
}

/// Reads a seat, 1 to 4, which need not play at this table.
fn seat(text: &str) -> Option<usize> {
    SEAT_NAMES.iter().position(|name| *name == text)
}

fn token(text: &str) -> Option<SaidToken> {
    match text.as_bytes() {
        [letter, number @ b'0'..=b'9'] if LETTERS.contains(&char::from(*letter)) => {
            Some(SaidToken { letter: char::from(*letter), number: number - b'0' })
        }
        _ => None,
    }
}

/// Reads a Mound, as in `M7`.
pub(crate) fn mound(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [b'M', value @ b'0'..=b'9'] => Some(value - b'0'),
        _ => None,
    }
}

fn pick(text: &str) -> Option<Said> {
    None.or_else(|| Terrain::named(text).map(Said::PickTerrain))
        .or_else(|| mound(text).map(Said::PickMound))
        .or_else(|| token(text).map(Said::PickToken))
        .or_else(|| Cell::parse(text).map(Said::PickUnit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_grammar_is_a_step() {
        for text in [
            "",
            " stay",
            "stay ",
            "stay now",
            "Stay",
            "builder",
            "builder 0",
            "builder 5",
            "builder 1 2",
            "first",
            "first 0",
            "first 5",
            "first 1 2",
            "first  1",
            "colony 1",
            "colony 1 pink",
            "colony 5 blue",
            "neutral",
            "neutral f12",
            "neutral a1 a2 a3",
            "lay water",
            "lay clear a1",
            "lay Water a1",
            "lay water a1 a2 a3",
            "draw",
            "draw ?",
            "draw X1",
            "draw W",
            "draw W12",
            "draw w1",
            "pick",
            "pick f12",
            "pick Water",
            "pick M",
            "pick M10",
            "pick f1 f2",
            "mound 5 a1",
            "mound M5",
            "mound M5 F5",
            "place W2",
            "place W2 f12",
            "place W2  f1",
            "move f6",
            "move f6-",
            "move f6 g6",
            "move f6-g6-h6",
            "move f6xg6",
            "attack f6",
            "attack f6-g6",
            "attack f6-f7-f8xg8",
            "attack f6xg7xh8",
            "attack x",
            "retreat",
            "retreat F6",
            "sacrifice W1",
            "sacrifice d5",
            "discard",
            "discard f1",
            "hello",
            "place W2 ä1",
            "sacrifice W1 d5 d6",
        ] {
            assert_eq!(Said::parse(text), None, "{text:?}");
        }
        for text in [
            "builder 4",
            "first 4",
            "colony 3 gray",
            "neutral d3 h9",
            "lay water c4 i8",
            "draw S1",
            "neutral f6",
            "pick stones",
            "lay stones c4",
            "pick M7",
            "mound M0 d5",
            "pick W2",
            "place W9 f6",
            "discard F1",
            "pick f6",
            "move f6-g8",
            "attack f6xg7",
            "attack f6-f7xg8",
            "stay",
            "retreat h8",
            "sacrifice W1 d5",
            "pick a9",
        ] {
            assert_eq!(Said::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Said::parse("pick f1"), Some(Said::PickUnit(Cell::at(5, 0))));
        assert_eq!(Said::parse("pick F1"), Some(Said::PickToken(SaidToken { letter: 'F', number: 1 })));
    }
}
