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
            Self::NoMound { .. } => Some("R45"),
            Self::Terrain { terrain: "stones", entering: Entering::Attacking, .. } => Some("R12"),
            Self::Terrain { terrain: "water", entering: Entering::Attacking, .. } => Some("R14"),
            Self::Terrain { terrain: "vegetation", entering: Entering::Attacking, .. } => Some("R15"),
            Self::TooFar { going: Going::Attack, caste: 'W', .. } => Some("R13"),
            Self::Blocked { .. } => Some("R10"),
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
            | Self::WrongPick { .. }
            | Self::OffBoard { .. }
            | Self::Occupied { .. }
            | Self::Terrain { .. }
            | Self::NoUnit { .. }
            | Self::NoLegalMove { .. }
            | Self::UseAttack { .. }
            | Self::TooFar { .. }
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
            Self::NoHexForToken { caste } => Message::new("no-hex-for-token").with("caste", caste.to_string()),
            Self::NoHexForTerrain { terrain } => Message::new("no-hex-for-terrain").with("terrain", terrain.word()),
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
            Self::NoUnit { cell, holder } => of("no-unit", cell).with("holder", holder.unwrap_or("-")),
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
            Self::MoundAdjacent { cell, mound } => of("mound-adjacent", cell).with("mound", mound.to_string()),
            Self::TwoWaters { cell, waters } => of("two-waters", cell).with("waters", *waters),
            Self::BadSacrifice { token, cell, reason } => {
                of("bad-sacrifice", cell).with("token", token.as_str()).with("reason", reason.word())
            }
            Self::TileSupply { terrain, tiles } => {
                Message::new("tile-supply").with("terrain", terrain.word()).with("tiles", *tiles)
            }
            Self::GroupType { cell, terrain } => of("group-type", cell).with("terrain", terrain.word()),
            Self::GroupAll { cell } => of("group-all", cell),
            Self::NeutralWaters { cell, mound } => of("neutral-waters", cell).with("mound", mound.to_string()),
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
