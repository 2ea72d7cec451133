//! Why a step was refused (section 11). The sentences stand in the message files.

use hexapod_core::{Word, refusals};

use crate::cells::Cell;
use crate::state::{Ground, PhaseName, Terrain};

/// What had been picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Picked {
    Token,
    Unit,
    Mound,
    Terrain,
}

/// What wanted the hex that is not empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Occupied {
    Place,
    Move,
    Start,
    Mound,
    Lay,
}

/// How a unit wanted to get onto terrain that is closed to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Entering {
    #[word("stand")]
    Standing,
    #[word("move")]
    Moving,
    #[word("attack")]
    Attacking,
}

/// What a unit wanted to do where it does not get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Going {
    Move,
    Attack,
}

/// Why an attack cannot come from there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum BadSacrifice {
    /// There is no such own unit.
    Unit,
    /// A Mound could not stand there.
    Ground,
}

/// Why a step was refused.
#[refusals]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    NotAStep {
        text: String,
    },
    NotYourTurn {
        who: &'static str,
    },
    WrongPhase {
        phase: PhaseName,
        who: Option<&'static str>,
    },
    Impossible {
        outcome: String,
        phase: PhaseName,
    },
    NotInHand {
        token: String,
    },
    #[refuse("no-legal-hex", "R31")]
    NoHexForToken {
        caste: char,
    },
    #[refuse("no-legal-hex")]
    NoHexForTerrain {
        terrain: Terrain,
    },
    NoMound {
        mound: String,
    },
    WrongPick {
        thing: Picked,
        picked: String,
    },
    OffBoard {
        cell: Cell,
    },
    Occupied {
        cell: Cell,
        by: Occupied,
    },
    #[refuse("terrain", ruling = match (terrain, entering) {
        (Ground::Water | Ground::Vegetation | Ground::Stones, Entering::Attacking) if *mound => Some("R51"),
        (Ground::Stones, Entering::Attacking) => Some("R12"),
        (Ground::Water, Entering::Attacking) => Some("R14"),
        (Ground::Vegetation, Entering::Attacking) => Some("R15"),
        (Ground::Clear, Entering::Attacking) | (_, Entering::Standing | Entering::Moving) => None,
    })]
    Terrain {
        caste: char,
        moves: u8,
        cell: Cell,
        terrain: Ground,
        /// Whether a Mound stands there; otherwise it is a unit that is attacked.
        mound: bool,
        entering: Entering,
    },
    NoUnit {
        cell: Cell,
        holder: Option<&'static str>,
    },
    NoLegalMove {
        cell: Cell,
    },
    UseAttack {
        cell: Cell,
        holder: &'static str,
    },
    TooFar {
        cell: Cell,
        caste: char,
        moves: u8,
        going: Going,
    },
    Blocked {
        cell: Cell,
        going: Going,
    },
    NoTarget {
        cell: Cell,
        own: bool,
    },
    #[refuse("bad-from", "R7")]
    BadFrom {
        cell: Cell,
        from: Cell,
        reason: BadFrom,
    },
    #[refuse("too-weak", "R19", say(base = *defence - u32::from(*stones)))]
    TooWeak {
        cell: Cell,
        power: u32,
        defence: u32,
        strength: u32,
        support: u32,
        stones: bool,
    },
    #[refuse("must-place", "R31")]
    MustPlace {
        token: &'static str,
    },
    #[refuse("bad-retreat", ruling = match reason {
        BadRetreat::From => Some("R8"),
        BadRetreat::Terrain => Some("R21"),
        BadRetreat::NotNext | BadRetreat::Occupied => None,
    })]
    BadRetreat {
        cell: Cell,
        target: Cell,
        reason: BadRetreat,
    },
    #[refuse("wrong-hex", "R23")]
    WrongHex {
        cell: Cell,
    },
    #[refuse("edge", "R29")]
    Edge {
        cell: Cell,
    },
    #[refuse("not-clear", "R28")]
    NotClear {
        cell: Cell,
        terrain: Terrain,
    },
    MoundAdjacent {
        cell: Cell,
        mound: Cell,
    },
    #[refuse("two-waters", "R30")]
    TwoWaters {
        cell: Cell,
        waters: usize,
    },
    #[refuse("bad-sacrifice", "R26")]
    BadSacrifice {
        token: String,
        cell: Cell,
        reason: BadSacrifice,
    },
    #[refuse("tile-supply", "R37")]
    TileSupply {
        terrain: Terrain,
        tiles: u32,
    },
    GroupType {
        cell: Cell,
        terrain: Terrain,
    },
    GroupAll {
        cell: Cell,
    },
    NeutralWaters {
        cell: Cell,
        mound: Cell,
    },
}
