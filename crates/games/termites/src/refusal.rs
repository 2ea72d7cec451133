//! Why a step was refused (section 11). The sentences stand in `messages/en.ftl`.

use hexapod_core::{Message, Refuse};

use crate::cells::Cell;
use crate::state::Terrain;

/// What had been picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Picked {
    Token,
    Unit,
    Mound,
    Terrain,
}

/// What wanted the hex that is not empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Occupied {
    Place,
    Move,
    Mound,
    Lay,
}

/// How a unit wanted to get onto terrain that is closed to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Entering {
    Standing,
    Moving,
    Attacking,
}

/// What a unit wanted to do where it does not get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Going {
    Move,
    Attack,
}

/// Why an attack cannot come from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadFrom {
    /// Against a Mound no from-hex is named.
    Mound,
    /// The start hex is never named.
    Start,
    /// None is named, but the unit does not stand next to its target.
    Unnamed,
    /// The unit does not get there, or it is not next to the target.
    Impossible,
}

/// Why a beaten unit cannot go there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadRetreat {
    /// The attack came from there.
    From,
    /// It is not next to the beaten unit.
    NotNext,
    /// A piece stands there.
    Occupied,
    /// The terrain is closed to it.
    Terrain,
}

/// Why a unit cannot be given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadSacrifice {
    /// There is no such own unit.
    Unit,
    /// A Mound could not stand there.
    Ground,
}

/// Why a step was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    NotAStep { text: String },
    NotYourTurn { acting: Option<&'static str> },
    WrongPhase { phase: &'static str, acting: &'static str },
    Impossible { outcome: String, phase: &'static str },
    NotInHand { token: String },
    NoHexForToken { caste: char },
    NoHexForTerrain { terrain: Terrain },
    NoMound { value: u8 },
    WrongPick { thing: Picked, picked: String },
    OffBoard { cell: Cell },
    Occupied { cell: Cell, by: Occupied },
    Terrain { caste: char, moves: u8, cell: Cell, terrain: &'static str, entering: Entering },
    NoUnit { cell: Cell, holder: Option<&'static str> },
    NoLegalMove { cell: Cell },
    UseAttack { cell: Cell, holder: &'static str },
    TooFar { cell: Cell, caste: char, moves: u8, going: Going },
    Blocked { cell: Cell, going: Going },
    NoTarget { cell: Cell, own: bool },
    BadFrom { target: Cell, from: Cell, reason: BadFrom },
    TooWeak { target: Cell, power: u32, defence: u32, strength: u32, support: u32, stones: bool },
    MustPlace { token: String },
    BadRetreat { cell: Cell, target: Cell, reason: BadRetreat },
    WrongHex { conquered: Cell },
    Edge { cell: Cell },
    NotClear { cell: Cell, terrain: Terrain },
    MoundAdjacent { cell: Cell, mound: Cell },
    TwoWaters { cell: Cell, waters: usize },
    BadSacrifice { token: String, cell: Cell, reason: BadSacrifice },
    TileSupply { terrain: Terrain, tiles: u32 },
    GroupType { cell: Cell, terrain: Terrain },
    GroupAll { cell: Cell },
    NeutralWaters { cell: Cell, mound: Cell },
}

impl Refuse for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotAStep { .. } => "not-a-step",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::WrongPhase { .. } => "wrong-phase",
            Self::Impossible { .. } => "impossible",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NoHexForToken { .. } | Self::NoHexForTerrain { .. } => "no-legal-hex",
            Self::NoMound { .. } => "no-mound",
            Self::WrongPick { .. } => "wrong-pick",
            Self::OffBoard { .. } => "off-board",
            Self::Occupied { .. } => "occupied",
            Self::Terrain { .. } => "terrain",
            Self::NoUnit { .. } => "no-unit",
            Self::NoLegalMove { .. } => "no-legal-move",
            Self::UseAttack { .. } => "use-attack",
            Self::TooFar { .. } => "too-far",
            Self::Blocked { .. } => "blocked",
            Self::NoTarget { .. } => "no-target",
            Self::BadFrom { .. } => "bad-from",
            Self::TooWeak { .. } => "too-weak",
            Self::MustPlace { .. } => "must-place",
            Self::BadRetreat { .. } => "bad-retreat",
            Self::WrongHex { .. } => "wrong-hex",
            Self::Edge { .. } => "edge",
            Self::NotClear { .. } => "not-clear",
            Self::MoundAdjacent { .. } => "mound-adjacent",
            Self::TwoWaters { .. } => "two-waters",
            Self::BadSacrifice { .. } => "bad-sacrifice",
            Self::TileSupply { .. } => "tile-supply",
            Self::GroupType { .. } => "group-type",
            Self::GroupAll { .. } => "group-all",
            Self::NeutralWaters { .. } => "neutral-waters",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::NoHexForToken { .. } | Self::MustPlace { .. } => Some("R31"),
            Self::Terrain { terrain: "stones", entering: Entering::Attacking, .. } => Some("R12"),
            Self::Terrain { terrain: "water", entering: Entering::Attacking, .. } => Some("R14"),
            Self::Terrain { terrain: "vegetation", entering: Entering::Attacking, .. } => Some("R15"),
            Self::BadFrom { .. } => Some("R7"),
            Self::TooWeak { .. } => Some("R19"),
            Self::BadRetreat { reason: BadRetreat::From, .. } => Some("R8"),
            Self::BadRetreat { reason: BadRetreat::Terrain, .. } => Some("R21"),
            Self::WrongHex { .. } => Some("R23"),
            Self::Edge { .. } => Some("R29"),
            Self::NotClear { .. } => Some("R28"),
            Self::TwoWaters { .. } => Some("R30"),
            Self::BadSacrifice { .. } => Some("R26"),
            Self::TileSupply { .. } => Some("R37"),
            Self::NotAStep { .. }
            | Self::NotYourTurn { .. }
            | Self::WrongPhase { .. }
            | Self::Impossible { .. }
            | Self::NotInHand { .. }
            | Self::NoHexForTerrain { .. }
            | Self::NoMound { .. }
            | Self::WrongPick { .. }
            | Self::OffBoard { .. }
            | Self::Occupied { .. }
            | Self::Terrain { .. }
            | Self::NoUnit { .. }
            | Self::NoLegalMove { .. }
            | Self::UseAttack { .. }
            | Self::TooFar { .. }
            | Self::Blocked { .. }
            | Self::NoTarget { .. }
            | Self::BadRetreat { .. }
            | Self::MoundAdjacent { .. }
            | Self::GroupType { .. }
            | Self::GroupAll { .. }
            | Self::NeutralWaters { .. } => None,
        }
    }

    fn message(&self) -> Message {
        let of = |key: &'static str, cell: &Cell| Message::new(key).with("cell", cell.to_string());
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match self {
            Self::NotAStep { text } => Message::new("not-a-step").with("text", text.as_str()),
            Self::NotYourTurn { acting: Some(who) } => Message::new("not-your-turn").with("who", *who),
            Self::NotYourTurn { acting: None } => Message::new("chance-acts"),
            Self::WrongPhase { phase, acting } => {
                Message::new("wrong-phase").with("phase", *phase).with("who", *acting)
            }
            Self::Impossible { outcome, phase } => {
                Message::new("impossible").with("outcome", outcome.as_str()).with("phase", *phase)
            }
            Self::NotInHand { token } => Message::new("not-in-hand").with("token", token.as_str()),
            Self::NoHexForToken { caste } => {
                Message::new("no-hex-for-token").with("caste", caste.to_string())
            }
            Self::NoHexForTerrain { terrain } => {
                Message::new("no-hex-for-terrain").with("terrain", terrain.word())
            }
            Self::NoMound { value } => Message::new("no-mound").with("mound", format!("M{value}")),
            Self::WrongPick { thing, picked } => {
                Message::new("wrong-pick").with("thing", thing.word()).with("picked", picked.as_str())
            }
            Self::OffBoard { cell } => of("off-board", cell),
            Self::Occupied { cell, by } => of("occupied", cell).with("by", by.word()),
            Self::Terrain { caste, moves, cell, terrain, entering } => of("terrain", cell)
                .with("caste", caste.to_string())
                .with("moves", *moves)
                .with("terrain", *terrain)
                .with("entering", entering.word()),
            Self::NoUnit { cell, holder } => of("no-unit", cell).with("holder", holder.unwrap_or("nobody")),
            Self::NoLegalMove { cell } => of("no-legal-move", cell),
            Self::UseAttack { cell, holder } => of("use-attack", cell).with("holder", *holder),
            Self::TooFar { cell, caste, moves, going } => of("too-far", cell)
                .with("caste", caste.to_string())
                .with("moves", *moves)
                .with("going", going.word()),
            Self::Blocked { cell, going } => of("blocked", cell).with("going", going.word()),
            Self::NoTarget { cell, own } => of("no-target", cell).with("own", yes(*own)),
            Self::BadFrom { target, from, reason } => {
                of("bad-from", target).with("from", from.to_string()).with("reason", reason.word())
            }
            Self::TooWeak { target, power, defence, strength, support, stones } => of("too-weak", target)
                .with("power", *power)
                .with("defence", *defence)
                .with("strength", *strength)
                .with("support", *support)
                .with("base", defence - u32::from(*stones))
                .with("stones", yes(*stones)),
            Self::MustPlace { token } => Message::new("must-place").with("token", token.as_str()),
            Self::BadRetreat { cell, target, reason } => {
                of("bad-retreat", cell).with("target", target.to_string()).with("reason", reason.word())
            }
            Self::WrongHex { conquered } => of("wrong-hex", conquered),
            Self::Edge { cell } => of("edge", cell),
            Self::NotClear { cell, terrain } => of("not-clear", cell).with("terrain", terrain.word()),
            Self::MoundAdjacent { cell, mound } => {
                of("mound-adjacent", cell).with("mound", mound.to_string())
            }
            Self::TwoWaters { cell, waters } => of("two-waters", cell).with("waters", *waters),
            Self::BadSacrifice { token, cell, reason } => {
                of("bad-sacrifice", cell).with("token", token.as_str()).with("reason", reason.word())
            }
            Self::TileSupply { terrain, tiles } => {
                Message::new("tile-supply").with("terrain", terrain.word()).with("tiles", *tiles)
            }
            Self::GroupType { cell, terrain } => of("group-type", cell).with("terrain", terrain.word()),
            Self::GroupAll { cell } => of("group-all", cell),
            Self::NeutralWaters { cell, mound } => {
                of("neutral-waters", cell).with("mound", mound.to_string())
            }
        }
    }
}

impl Picked {
    fn word(self) -> &'static str {
        match self {
            Self::Token => "token",
            Self::Unit => "unit",
            Self::Mound => "mound",
            Self::Terrain => "terrain",
        }
    }
}

impl Occupied {
    fn word(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Move => "move",
            Self::Mound => "mound",
            Self::Lay => "lay",
        }
    }
}

impl Entering {
    fn word(self) -> &'static str {
        match self {
            Self::Standing => "stand",
            Self::Moving => "move",
            Self::Attacking => "attack",
        }
    }
}

impl Going {
    fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Attack => "attack",
        }
    }
}

impl BadFrom {
    fn word(self) -> &'static str {
        match self {
            Self::Mound => "mound",
            Self::Start => "start",
            Self::Unnamed => "unnamed",
            Self::Impossible => "impossible",
        }
    }
}

impl BadRetreat {
    fn word(self) -> &'static str {
        match self {
            Self::From => "from",
            Self::NotNext => "not-next",
            Self::Occupied => "occupied",
            Self::Terrain => "terrain",
        }
    }
}

impl BadSacrifice {
    fn word(self) -> &'static str {
        match self {
            Self::Unit => "unit",
            Self::Ground => "ground",
        }
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Game as _, Tell as _};

    use super::*;
    use crate::events::{Fate, Founding, Supporter};
    use crate::state::Phase;
    use crate::{Event, Termites};

    fn refusals() -> Vec<Refusal> {
        let cell = Cell::at(5, 5);
        let mound = Cell::at(6, 6);
        let terrain = Terrain::Water;
        let mut all = vec![
            Refusal::NotAStep { text: "fly".into() },
            Refusal::NotYourTurn { acting: Some("Red") },
            Refusal::NotYourTurn { acting: None },
            Refusal::Impossible { outcome: "draw S2".into(), phase: "draw" },
            Refusal::Impossible { outcome: "first 3".into(), phase: "first" },
            Refusal::NotInHand { token: "W3".into() },
            Refusal::NoHexForTerrain { terrain },
            Refusal::NoMound { value: 6 },
            Refusal::OffBoard { cell },
            Refusal::NoUnit { cell, holder: None },
            Refusal::NoUnit { cell, holder: Some("Red") },
            Refusal::NoLegalMove { cell },
            Refusal::UseAttack { cell, holder: "Red" },
            Refusal::UseAttack { cell, holder: "neutral" },
            Refusal::NoTarget { cell, own: false },
            Refusal::NoTarget { cell, own: true },
            Refusal::TooWeak { target: cell, power: 4, defence: 4, strength: 3, support: 1, stones: true },
            Refusal::TooWeak { target: cell, power: 4, defence: 4, strength: 4, support: 0, stones: false },
            Refusal::MustPlace { token: "F1".into() },
            Refusal::WrongHex { conquered: cell },
            Refusal::Edge { cell },
            Refusal::NotClear { cell, terrain },
            Refusal::MoundAdjacent { cell, mound },
            Refusal::TwoWaters { cell, waters: 2 },
            Refusal::BadSacrifice { token: "W1".into(), cell, reason: BadSacrifice::Unit },
            Refusal::BadSacrifice { token: "W1".into(), cell, reason: BadSacrifice::Ground },
            Refusal::TileSupply { terrain, tiles: 12 },
            Refusal::GroupType { cell, terrain },
            Refusal::GroupAll { cell },
            Refusal::NeutralWaters { cell, mound },
        ];
        let phases = [
            "first",
            "random",
            "neutral",
            "lay-pick",
            "lay",
            "colony",
            "deal",
            "mound-pick",
            "mound",
            "hatch",
            "place",
            "draw",
            "move",
            "go",
            "retreat",
            "conquer",
            "rebuild-pick",
            "rebuild",
            "sacrifice",
            Phase::Over.name(),
        ];
        all.extend(phases.map(|phase| Refusal::WrongPhase { phase, acting: "Blue" }));
        for caste in crate::data::LETTERS {
            all.push(Refusal::NoHexForToken { caste });
            for going in [Going::Move, Going::Attack] {
                all.extend([1, 3].map(|moves| Refusal::TooFar { cell, caste, moves, going }));
                all.push(Refusal::Blocked { cell, going });
            }
            for entering in [Entering::Standing, Entering::Moving, Entering::Attacking] {
                let closed = |terrain: Terrain| Refusal::Terrain {
                    caste,
                    moves: 1,
                    cell,
                    terrain: terrain.word(),
                    entering,
                };
                all.extend(Terrain::ALL.map(closed));
            }
        }
        let things = [Picked::Token, Picked::Unit, Picked::Mound, Picked::Terrain];
        all.extend(things.map(|thing| Refusal::WrongPick { thing, picked: "W2".into() }));
        let by = [Occupied::Place, Occupied::Move, Occupied::Mound, Occupied::Lay];
        all.extend(by.map(|by| Refusal::Occupied { cell, by }));
        let reasons = [BadFrom::Mound, BadFrom::Start, BadFrom::Unnamed, BadFrom::Impossible];
        all.extend(reasons.map(|reason| Refusal::BadFrom { target: cell, from: mound, reason }));
        let reasons = [BadRetreat::From, BadRetreat::NotNext, BadRetreat::Occupied, BadRetreat::Terrain];
        all.extend(reasons.map(|reason| Refusal::BadRetreat { cell, target: mound, reason }));
        all
    }

    fn events() -> Vec<Event> {
        let (seat, who) = ("1", "Blue");
        let token = || "W2".to_owned();
        let cell = || "f6".to_owned();
        let supporter = Supporter { cell: cell(), token: token(), adds: 3, vegetation: true };
        let attacked = |against: &'static str, supporters: Vec<Supporter>, stones: bool| Event::Attacked {
            seat,
            who,
            token: token(),
            path: vec![cell()],
            target: "g7".into(),
            against,
            piece: "M7".into(),
            strength: 2,
            supporters,
            power: 5,
            defence: 4,
            stones,
        };
        let mut all = vec![
            Event::First { seat, who },
            Event::MapLaid { map: "duel" },
            Event::NeutralPlaced { who: None, cells: vec![cell(), "h6".into()], value: 7 },
            Event::NeutralPlaced { who: Some(who), cells: vec![cell()], value: 7 },
            Event::Laid { who: None, terrain: "water", cells: vec![cell()] },
            Event::Laid { who: Some(who), terrain: "water", cells: vec![cell()] },
            Event::Colony { seat, who },
            Event::Drawn { seat, who, token: token() },
            Event::DrawnUnseen { seat, who },
            Event::Turn { seat, who },
            Event::Picked { seat, who, thing: token() },
            Event::Placed { seat, who, token: token(), cell: cell() },
            Event::Discarded { seat, who, token: token() },
            Event::Stayed { seat, who, forced: true },
            Event::Stayed { seat, who, forced: false },
            Event::Moved { seat, who, token: token(), path: vec![cell(), "g7".into()] },
            attacked("Red", vec![supporter], true),
            attacked("neutral", Vec::new(), false),
            Event::Retreated { who, token: token(), from: cell(), to: "g7".into() },
            Event::MoundTaken { seat, who, from: "Red", mound: "M7".into(), cell: cell() },
            Event::MoundTaken { seat, who, from: "neutral", mound: "M7".into(), cell: cell() },
            Event::NotFounded { who, reserve: true },
            Event::NotFounded { who, reserve: false },
        ];
        let fates = [Fate::Gripped, Fate::Cornered, Fate::Pushed, Fate::UsedUp, Fate::Sacrificed];
        all.extend(fates.map(|fate| Event::Destroyed { who, token: token(), cell: cell(), fate }));
        let foundings = [Founding::Start, Founding::Conquest, Founding::Rebuilding, Founding::Sacrifice];
        all.extend(foundings.map(|founding| Event::MoundPlaced {
            seat,
            who,
            mound: "M7".into(),
            cell: cell(),
            founding,
        }));
        all.extend(
            ["points", "units", "shared"].map(|decided| Event::Finished { winners: vec![who], decided }),
        );
        all
    }

    #[test]
    fn everything_can_be_said() {
        let refusals = refusals().into_iter().map(|refusal| refusal.message());
        hexapod_testkit::messages::check(
            Termites::INFO.messages,
            refusals.chain(events().into_iter().map(|event| event.message())),
        );
    }

    #[test]
    fn every_code_and_ruling_stands_in_the_rules_file() {
        let rules = Termites::INFO.rules_text;
        let table =
            rules.split("## 11. Error codes").nth(1).and_then(|rest| rest.split("## 12.").next()).unwrap();
        for refusal in refusals() {
            assert!(table.contains(&format!("`{}`", refusal.code())), "{refusal:?}");
            if let Some(ruling) = refusal.ruling() {
                assert!(rules.contains(&format!("\n| {ruling} |")), "{refusal:?}");
            }
        }
    }
}
