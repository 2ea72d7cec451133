//! Steps as text, both ways (15.1).

use std::fmt::Write as _;

use hexapod_core::position::statements;
use hexapod_core::{Notation, PositionError, Rules as _, Seat, Step, StepOf, Viewer, Wish};

use crate::actions::Action;
use crate::cells::{Direction, Spot, direction_named};
use crate::chance::Chance;
use crate::data::{COLOURS, GOODS};
use crate::game::Glory;
use crate::refusal::Refusal;
use crate::state::{Dice, Faction, Ground, Kind, Phase, State, Troop, Unit};
use crate::{facts, position};

/// Numbers of units as written: one too large to exist stays too large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SaidGroup {
    pub(crate) infantry: u32,
    pub(crate) mobile: u32,
    pub(crate) mercenary: u32,
}

impl SaidGroup {
    pub(crate) fn count(self, unit: Unit) -> u32 {
        match unit {
            Unit::I => self.infantry,
            Unit::M => self.mobile,
            Unit::X => self.mercenary,
        }
    }

    pub(crate) fn total(self) -> u32 {
        self.infantry.saturating_add(self.mobile).saturating_add(self.mercenary)
    }

    /// Returns the group; its numbers have been checked.
    pub(crate) fn troop(self) -> Troop {
        Troop::new(self.infantry as u8, self.mobile as u8, self.mercenary as u8)
    }
}

impl From<Troop> for SaidGroup {
    fn from(troop: Troop) -> Self {
        Self {
            infantry: troop.infantry().into(),
            mobile: troop.mobile().into(),
            mercenary: troop.mercenary().into(),
        }
    }
}

/// A step by the grammar, even one that can never be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Said {
    Faction(Faction),
    Ring(u8, Ground),
    Push(u8),
    Set(Spot),
    Wall(u8),
    Deploy(Unit, Spot),
    LeechKeep,
    LeechRoll,
    /// A colour, by its index; it need not play.
    LeechFrom(usize),
    Buy(Unit),
    Build(Kind),
    At(Spot),
    Done,
    March(Spot, Spot),
    Send(SaidGroup),
    Ask(Spot, Spot, Spot),
    Grant,
    Deny,
    Luck,
    Rage,
    Dodge,
    Keep,
    Kill(usize, Unit),
    Press,
    Withdraw,
    Advance(SaidGroup),
    Found(Spot),
    Wild(u32, u32, u32),
    Starve(Unit, Spot),
    Legacy(u8),
    LegacyPass,
    /// The first dice, and how many there are.
    Roll(Dice, usize),
    Draw(Kind),
}

impl Notation for Glory {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        let said = Said::parse(self, text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        out.push(self.check_said(state, sender, &said)?);
        Ok(())
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

    /// 15.3: after `becomes`, `players`, if left out, are those of the game.
    fn read_position_beside(&self, state: &State, text: &str) -> Result<State, PositionError> {
        let says_players =
            statements(text).any(|(_, line)| line.split_whitespace().next() == Some("players"));
        if says_players {
            return position::read(self, text);
        }
        let written = position::write(self, state);
        let players = written.lines().find(|line| line.starts_with("players")).unwrap_or_default();
        position::read(self, &format!("{players}\n{text}"))
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn fact(&self, state: &State, words: &str) -> Option<String> {
        facts::fact(self, state, words)
    }
}

impl Said {
    /// Reads a step by the grammar of 15.1.
    pub(crate) fn parse(game: &Glory, text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
        Some(match (word, rest) {
            ("march", Some(rest)) => {
                let (from, to) = rest.split_once('-')?;
                Self::March(Spot::parse(from)?, Spot::parse(to)?)
            }
            ("send", Some(rest)) => Self::Send(group(rest)?),
            ("advance", Some(rest)) => Self::Advance(group(rest)?),
            ("ask", Some(rest)) => {
                let (from, rest) = rest.split_once('-')?;
                let (through, to) = rest.split_once('-')?;
                Self::Ask(Spot::parse(from)?, Spot::parse(through)?, Spot::parse(to)?)
            }
            ("roll", Some(rest)) => {
                let (dice, count) = roll(rest)?;
                Self::Roll(dice, count)
            }
            ("draw", Some(code)) => Self::Draw(game.kind_coded(code)?),
            ("done", None) => Self::Done,
            ("buy", Some(rest)) => Self::Buy(common_unit(rest)?),
            ("build", Some(code)) => {
                Self::Build(game.kind_coded(code).filter(|kind| game.info(*kind).trains.is_some())?)
            }
            ("at", Some(rest)) => Self::At(Spot::parse(rest)?),
            ("set", Some(rest)) => Self::Set(Spot::parse(rest)?),
            ("wall", Some(rest)) => Self::Wall(direction_named(rest)? as u8),
            ("found", Some(rest)) => Self::Found(Spot::parse(rest)?),
            ("deploy", Some(rest)) => {
                let (unit, cell) = rest.split_once(' ')?;
                Self::Deploy(common_unit(unit)?, Spot::parse(cell)?)
            }
            ("starve", Some(rest)) => {
                let (unit, cell) = rest.split_once(' ')?;
                let unit = if game.switches.mercenary_starves { any_unit(unit) } else { common_unit(unit) };
                Self::Starve(unit?, Spot::parse(cell)?)
            }
            ("kill", Some(rest)) => {
                let (colour, unit) = rest.split_once(' ')?;
                Self::Kill(colour_named(colour)?, any_unit(unit)?)
            }
            ("wild", Some(rest)) => wild(rest)?,
            ("leech", Some("keep")) => Self::LeechKeep,
            ("leech", Some("roll")) => Self::LeechRoll,
            ("leech", Some(rest)) => Self::LeechFrom(colour_named(rest.strip_prefix("from ")?)?),
            ("grant", None) => Self::Grant,
            ("deny", None) => Self::Deny,
            ("luck", None) => Self::Luck,
            ("rage", None) => Self::Rage,
            ("dodge", None) => Self::Dodge,
            ("keep", None) => Self::Keep,
            ("press", None) => Self::Press,
            ("withdraw", None) => Self::Withdraw,
            ("legacy", Some("pass")) => Self::LegacyPass,
            ("legacy", Some(rest)) => Self::Legacy(GOODS.iter().position(|good| *good == rest)? as u8),
            ("faction", Some(rest)) => Self::Faction(Faction::named(rest)?),
            ("push", Some(rest)) => match rest.as_bytes() {
                [turns @ b'0'..=b'5'] => Self::Push(turns - b'0'),
                _ => return None,
            },
            ("ring", Some(rest)) => {
                let (place, tile) = rest.split_once(' ')?;
                Self::Ring(direction_named(place)? as u8, ground(game, tile)?)
            }
            _ => return None,
        })
    }

    /// Returns a typed step as if it had been said.
    pub(crate) fn from_step(step: &StepOf<Glory>) -> Self {
        let action = match *step {
            Step::Chance(Chance::Roll(dice)) => return Self::Roll(dice, dice.len()),
            Step::Chance(Chance::Draw(kind)) => return Self::Draw(kind),
            Step::Chance(Chance::Pick(action)) | Step::Action(action) => action,
        };
        match action {
            Action::Faction(faction) => Self::Faction(faction),
            Action::Ring(place, ground) => Self::Ring(place, ground),
            Action::Push(turns) => Self::Push(turns),
            Action::Set(cell) => Self::Set(cell.into()),
            Action::Wall(wall) => Self::Wall(wall),
            Action::Deploy(unit, cell) => Self::Deploy(unit, cell.into()),
            Action::LeechKeep => Self::LeechKeep,
            Action::LeechRoll => Self::LeechRoll,
            Action::LeechFrom(seat) => Self::LeechFrom(seat.index()),
            Action::Buy(unit) => Self::Buy(unit),
            Action::Build(kind) => Self::Build(kind),
            Action::At(cell) => Self::At(cell.into()),
            Action::Done => Self::Done,
            Action::March(from, to) => Self::March(from.into(), to.into()),
            Action::Send(troop) => Self::Send(troop.into()),
            Action::Ask(from, through, to) => Self::Ask(from.into(), through.into(), to.into()),
            Action::Grant => Self::Grant,
            Action::Deny => Self::Deny,
            Action::Luck => Self::Luck,
            Action::Rage => Self::Rage,
            Action::Dodge => Self::Dodge,
            Action::Keep => Self::Keep,
            Action::Kill(seat, unit) => Self::Kill(seat.index(), unit),
            Action::Press => Self::Press,
            Action::Withdraw => Self::Withdraw,
            Action::Advance(troop) => Self::Advance(troop.into()),
            Action::Found(cell) => Self::Found(cell.into()),
            Action::Wild(gold, food, water) => Self::Wild(gold.into(), food.into(), water.into()),
            Action::Starve(unit, cell) => Self::Starve(unit, cell.into()),
            Action::Legacy(good) => Self::Legacy(good),
            Action::LegacyPass => Self::LegacyPass,
        }
    }
}

/// Appends the notation of a step, with `?` for what the viewer may not know (section 16).
fn write(game: &Glory, before: &State, step: &StepOf<Glory>, viewer: Viewer, out: &mut String) {
    // Writing into a String cannot fail.
    _ = match *step {
        Step::Chance(Chance::Roll(dice)) => write!(out, "roll {dice}"),
        Step::Chance(Chance::Draw(kind)) => {
            let hidden = before.phase == Phase::Deal && !viewer.sees(before.seat);
            write!(out, "draw {}", if hidden { "?" } else { game.code_str(kind) })
        }
        Step::Chance(Chance::Pick(action)) | Step::Action(action) => {
            write_action(game, before.seat, action, viewer, out)
        }
    };
}

fn write_action(
    game: &Glory,
    seat: Seat,
    action: Action,
    viewer: Viewer,
    out: &mut String,
) -> Result<(), std::fmt::Error> {
    match action {
        Action::Faction(faction) => write!(out, "faction {}", faction.word()),
        Action::Ring(place, ground) => {
            let place = Direction::WORDS[usize::from(place)];
            if viewer.sees(seat) {
                write!(out, "ring {place} {}", game.ground_text(ground))
            } else {
                write!(out, "ring {place} ?")
            }
        }
        Action::Push(turns) => write!(out, "push {turns}"),
        Action::Set(cell) => write!(out, "set {cell}"),
        Action::Wall(wall) => write!(out, "wall {}", Direction::WORDS[usize::from(wall)]),
        Action::Deploy(unit, cell) => write!(out, "deploy {} {cell}", unit.word()),
        Action::LeechKeep => write!(out, "leech keep"),
        Action::LeechRoll => write!(out, "leech roll"),
        Action::LeechFrom(seat) => write!(out, "leech from {}", game.seat_name(seat)),
        Action::Buy(unit) => write!(out, "buy {}", unit.word()),
        Action::Build(kind) => write!(out, "build {}", game.code_str(kind)),
        Action::At(cell) => write!(out, "at {cell}"),
        Action::Done => write!(out, "done"),
        Action::March(from, to) => write!(out, "march {from}-{to}"),
        Action::Send(troop) => write!(out, "send {troop}"),
        Action::Ask(from, through, to) => write!(out, "ask {from}-{through}-{to}"),
        Action::Grant => write!(out, "grant"),
        Action::Deny => write!(out, "deny"),
        Action::Luck => write!(out, "luck"),
        Action::Rage => write!(out, "rage"),
        Action::Dodge => write!(out, "dodge"),
        Action::Keep => write!(out, "keep"),
        Action::Kill(seat, unit) => write!(out, "kill {} {}", game.seat_name(seat), unit.word()),
        Action::Press => write!(out, "press"),
        Action::Withdraw => write!(out, "withdraw"),
        Action::Advance(troop) => write!(out, "advance {troop}"),
        Action::Found(cell) => write!(out, "found {cell}"),
        Action::Wild(gold, food, water) => write!(out, "wild {gold}g {food}f {water}w"),
        Action::Starve(unit, cell) => write!(out, "starve {} {cell}", unit.word()),
        Action::Legacy(good) => write!(out, "legacy {}", GOODS[usize::from(good)]),
        Action::LegacyPass => write!(out, "legacy pass"),
    }
}

/// Reads a kind with its walled side, such as `Fa` or `Mx/SW`.
pub(crate) fn ground(game: &Glory, text: &str) -> Option<Ground> {
    let (code, wall) = match text.split_once('/') {
        None => (text, None),
        Some((code, wall)) => (code, Some(direction_named(wall)?)),
    };
    Some(Ground::new(game.kind_coded(code)?, wall))
}

/// Reads a positive whole number without leading zeros; one too large to exist stays too large.
fn number(text: &str) -> Option<u32> {
    let valid = !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    valid.then(|| text.parse().unwrap_or(u32::MAX))
}

/// Reads units such as `3I`, `2I1M`, `1MX`, `X`.
pub(crate) fn group(text: &str) -> Option<SaidGroup> {
    let mut group = SaidGroup { infantry: 0, mobile: 0, mercenary: 0 };
    let mut rest = text;
    if let Some((count, after)) = rest.split_once('I') {
        group.infantry = number(count)?;
        rest = after;
    }
    if let Some((count, after)) = rest.split_once('M') {
        group.mobile = number(count)?;
        rest = after;
    }
    match rest {
        "" => {}
        "X" => group.mercenary = 1,
        _ => return None,
    }
    (group.total() > 0).then_some(group)
}

fn roll(text: &str) -> Option<(Dice, usize)> {
    let mut dice = Dice::NONE;
    let mut count = 0;
    for word in text.split(' ') {
        match word.as_bytes() {
            // More dice than any pool has only count.
            [face @ b'1'..=b'6'] if count < Dice::MOST => dice.push(face - b'0'),
            [b'1'..=b'6'] => {}
            _ => return None,
        }
        count += 1;
    }
    Some((dice, count))
}

fn wild(text: &str) -> Option<Said> {
    let mut words = text.split(' ');
    let mut part = |letter: char| {
        let count = words.next()?.strip_suffix(letter)?;
        if count == "0" { Some(0) } else { number(count) }
    };
    let said = Said::Wild(part('g')?, part('f')?, part('w')?);
    words.next().is_none().then_some(said)
}

fn common_unit(text: &str) -> Option<Unit> {
    any_unit(text).filter(|unit| *unit != Unit::X)
}

pub(crate) fn any_unit(text: &str) -> Option<Unit> {
    Unit::ALL.iter().copied().find(|unit| unit.word() == text)
}

fn colour_named(text: &str) -> Option<usize> {
    COLOURS.iter().position(|colour| *colour == text)
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Rules as _, Wish};

    use super::*;

    #[test]
    fn only_the_grammar_is_a_step() {
        let game = Glory::from_wish(&Wish::seats(2)).unwrap();
        for text in [
            "",
            " done",
            "done ",
            "Done",
            "march j10 k9",
            "march j10-k99",
            "march j10-k09",
            "march j10",
            "march j10-k9-l8",
            "send 0I",
            "send I",
            "send 1X",
            "send XX",
            "send 1M1I",
            "send 01I",
            "send",
            "send 1I 1M",
            "send 1IM",
            "deploy X j10",
            "buy X",
            "kill red Q",
            "kill green I",
            "roll",
            "roll 0",
            "roll 7",
            "roll 1  2",
            "roll 1 2 ",
            "draw SH",
            "draw fa",
            "draw ?",
            "ring N ?",
            "ring N Fa/Q",
            "ring Q Fa",
            "ring N",
            "ring N SH",
            "wall Q",
            "wall n",
            "push 6",
            "push 00",
            "build Fa",
            "build SH",
            "wild 1g 2f",
            "wild 1g 2f 00w",
            "wild 2f 1g 0w",
            "wild 1g 2f 0w 0a",
            "leech",
            "leech from",
            "leech from green",
            "leech take",
            "legacy",
            "legacy Natural",
            "faction rats",
            "luck now",
            "at",
            "at t1",
            "at j20",
            "advance",
            "ask j10-k9",
        ] {
            assert_eq!(Said::parse(&game, text), None, "{text:?}");
        }
        assert!(Said::parse(&game, "starve X j9").is_some());
        let first = Glory::from_wish(&Wish { rules: Some(1), ..Wish::seats(2) }).unwrap();
        assert_eq!(Said::parse(&first, "starve X j9"), None, "the mercenary ate nothing in version 1");
        assert!(Said::parse(&game, "march a1-s19").is_some());
        assert!(Said::parse(&game, "send 99999999999I1MX").is_some());
        assert!(Said::parse(&game, "wild 0g 12f 300w").is_some());
        assert!(matches!(Said::parse(&game, &format!("roll{}", " 3".repeat(40))), Some(Said::Roll(_, 40))));
    }
}
