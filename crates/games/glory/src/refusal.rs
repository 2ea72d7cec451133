//! Why a step was refused (section 18). The sentences stand in the message files.

use hexapod_core::{Word, refusals};

use crate::cells::Direction;
use crate::data::Class;
use crate::state::{Faction, PhaseName, Unit};

/// Why a faction die is not offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Why {
    /// No battle is under way.
    NoBattle,
    /// Its player commands neither side.
    NotInCommand,
    /// It was used already.
    Used,
    /// Luck: a single attacker.
    Alone,
    /// Rage: the Berserker die shows 1.
    TooLow,
    /// It would change nothing, or it is not the moment.
    NotNow,
}

/// Where a new stronghold may be founded (H2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Founding {
    /// On a tile of one's own.
    Own,
    /// On an unowned tile where one's own units stand.
    Held,
    /// On an open cell at the rim.
    Exile,
}

/// Why a step was refused. Cells, tiles and seats are written as in notation. Every code is the number of a rule; only what
/// is no step at all has no ruling.
#[refusals]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    #[refuse("K6")]
    NotAStep { text: String },
    #[refuse("F2", "F2")]
    NoLuck { why: Why },
    #[refuse("F3", "F3")]
    NoRage { why: Why, value: u8 },
    #[refuse("F4", "F4")]
    NoDodge { why: Why, dice: u8 },
    #[refuse("K1", "K1")]
    GameOver,
    #[refuse("K1", "K1")]
    WrongPhase { phase: PhaseName, seat: Option<&'static str> },
    #[refuse("K1", "K1")]
    NotYourStep { seat: &'static str },
    #[refuse("K1", "K1")]
    ChanceActs,
    #[refuse("K3", "K3")]
    WrongDice { due: usize, said: usize },
    #[refuse("K3", "K3")]
    NoTileLeft { tile: String, class: Class },
    #[refuse("S2", "S2")]
    FactionNotFree { faction: Faction },
    #[refuse("S4", "S4")]
    RingPlace { place: Direction, due: Direction },
    #[refuse("S4", "S4")]
    NotInHand { tile: String },
    #[refuse("S4", "S4")]
    WallMissing { tile: String },
    #[refuse("S4", "S4")]
    WallTooMany { tile: String },
    #[refuse("S4", "S4")]
    WallCutsOff { wall: Direction },
    #[refuse("S7" | "L3", ruling = Some(*code))]
    OutsideFrame { code: &'static str, cell: String },
    #[refuse("S7" | "L3", ruling = Some(*code))]
    NotOpen { code: &'static str, cell: String },
    #[refuse("S7" | "L3", ruling = Some(*code))]
    TouchesNone { code: &'static str, cell: String },
    #[refuse("S7", "S7")]
    TouchesNoOpponent { cell: String },
    #[refuse("S7" | "L3", ruling = Some(*code))]
    WalledOff { code: &'static str, cell: String },
    #[refuse("S7" | "L3", ruling = Some(*code))]
    WallSeals { code: &'static str, cell: String, wall: Direction },
    #[refuse("S8", "S8")]
    UnitDue { unit: Unit },
    #[refuse("S8" | "T5" | "T8" | "T9" | "L3", ruling = Some(*code))]
    NotYours { code: &'static str, cell: String },
    #[refuse("S8", "S8")]
    TooManyTiles { most: u8 },
    #[refuse("S8" | "T5" | "T8" | "L3" | "M6", ruling = Some(*code))]
    Full { code: &'static str, cell: String, units: u8 },
    #[refuse("F5", "F5")]
    ChooseOpponent { colour: &'static str },
    #[refuse("T5", "T5")]
    NoFacility { unit: Unit },
    #[refuse("T5" | "T8", ruling = Some(*code))]
    NoReserve { code: &'static str, unit: Unit, count: u8 },
    #[refuse("T5" | "T8", ruling = Some(*code))]
    UnitTooDear { code: &'static str, unit: Unit, price: u16, gold: u16 },
    #[refuse("T8", "T8")]
    NoRoomAnywhere,
    #[refuse("T5", "T5")]
    NotSuchFacility { unit: Unit, cell: String },
    #[refuse("T9" | "L3", ruling = Some(*code))]
    NoFacilityLeft { code: &'static str, tile: String },
    #[refuse("T9", "T9")]
    FacilityTooDear { tile: String, price: u16, gold: u16 },
    #[refuse("T9", "T9")]
    NowhereToBuild,
    #[refuse("T9" | "L3", ruling = Some(*code))]
    NoBuildingGround { code: &'static str, cell: String, stronghold: bool },
    #[refuse("M1" | "P1", ruling = Some(*code))]
    NoUnits { code: &'static str, cell: String },
    #[refuse("M1", "M1")]
    NotAdjacent { from: String, to: String },
    #[refuse("M4" | "P1", ruling = Some(*code))]
    NoEscape { code: &'static str, cell: String },
    // In round 1 a mobile unit has one movement point instead of two (R13).
    #[refuse("M7", ruling = Some(if *first_step { "R13" } else { "M7" }))]
    NoPoints { cell: String, first_step: bool },
    #[refuse("M3" | "P1", ruling = Some(*code))]
    Walled { code: &'static str, from: String, to: String },
    #[refuse("M5", "M5")]
    OwnGuests { cell: String },
    #[refuse("M2", "M2")]
    OnlySoMany { unit: Unit, most: u8, cell: String },
    #[refuse("M6" | "P1", ruling = Some(*code))]
    RoomFor { code: &'static str, room: u8 },
    #[refuse("P1", "P1")]
    NotFresh { unit: Unit, most: u8, cell: String },
    #[refuse("P1", "P1")]
    NoRequests { seats: usize },
    #[refuse("P1", "P1")]
    AskNotFresh { cell: String },
    #[refuse("P1", "P1")]
    AskNoHost { cell: String, from: String },
    #[refuse("P1", "P1")]
    AskFull { cell: String, units: u8 },
    #[refuse("P1", "P1")]
    AskNoTarget { cell: String },
    #[refuse("P2", "P2")]
    AlreadyAsked { host: &'static str },
    #[refuse("B5", "B5")]
    NoSuchVictim { colour: &'static str, unit: Unit, cell: String },
    #[refuse("B7", "B7")]
    OnlySurvived { unit: Unit, most: u8 },
    #[refuse("B7", "B7")]
    AllMustGo { least: u8 },
    #[refuse("H2", "H2")]
    NotFoundable { cell: String, how: Founding },
    #[refuse("U6", "U6")]
    WrongSum { said: u32, any: u8 },
    #[refuse("U6", "U6")]
    Surplus { food: u8, water: u8 },
    #[refuse("U7", "U7")]
    FreeTile { cell: String },
    #[refuse("U7", "U7")]
    NobodyToStarve { unit: Unit, cell: String },
    #[refuse("L2", "L2")]
    GoodTooDear { good: &'static str, from: u8, purse: i16 },
    #[refuse("L3", "L3")]
    NotToBeHad { good: &'static str },
}
