//! Why a step was refused (12.4). The sentences stand in the message files.

use hexapod_core::{Word, refusals};

use crate::state::{Kind, PhaseName};

/// Why no worker hatches on a tile (R31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum NoSpawn {
    /// It lies in no hive of the seat.
    Outside,
    /// An ant stands on it.
    Occupied,
    /// It is a throne.
    Throne,
}

/// Why a step was refused. Ants and tiles are named by the tile.
#[refusals]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    #[refuse("NOT-1")]
    NotAStep { text: String },
    #[refuse("PHA-1")]
    WrongPhase { phase: PhaseName, seat: Option<&'static str> },
    #[refuse("MRG-5")]
    FinishMerge { tile: &'static str },
    #[refuse("ATK-5")]
    FinishBattle,
    #[refuse("TURN-1")]
    NotYourTurn { seat: &'static str },
    #[refuse("TURN-1")]
    ChanceActs,
    #[refuse("OWN-1")]
    NotYourAnt { tile: &'static str },
    #[refuse("AP-1")]
    TooFewPoints { cost: u8, left: u8 },
    #[refuse("MOV-1", "R8")]
    NotNeighbour { from: &'static str, to: &'static str },
    #[refuse("MOV-2", "R9")]
    Occupied { tile: &'static str, owner: &'static str },
    /// A whole path was asked for, and there is none.
    #[refuse("MOV-2", "R9")]
    NoWay { from: &'static str, to: &'static str },
    #[refuse("MOV-3", "R10")]
    QueenStays { tile: &'static str },
    #[refuse("GAT-1")]
    NotWorker { tile: &'static str, ant: Kind },
    #[refuse("GAT-2", "R25")]
    HasGathered { tile: &'static str },
    #[refuse("GAT-3", "R23")]
    NotSugar { tile: &'static str },
    /// There is no node, or it `exists` and is too far away.
    #[refuse("GAT-4", "R24")]
    NoNode { from: &'static str, to: &'static str, exists: bool },
    #[refuse("GAT-5", "R29")]
    SupplyEmpty,
    #[refuse("DRP-1")]
    CarriesNothing { tile: &'static str },
    #[refuse("FED-1", "R47")]
    NothingToFeed { tile: &'static str },
    #[refuse("FED-2", "R47")]
    NoNeutral { from: &'static str, to: &'static str },
    #[refuse("FED-3", "R39")]
    FeedLimit { limit: u32 },
    #[refuse("SPN-1")]
    NoQueen,
    #[refuse("SPN-2")]
    SpawnPrice { needed: u8, store: u8 },
    #[refuse("SPN-3", "R31")]
    SpawnTile { tile: &'static str, why: NoSpawn },
    #[refuse("SPN-4", "R39")]
    SpawnLimit { limit: u32 },
    #[refuse("MRG-1", "R34")]
    NotInHive { tile: &'static str },
    #[refuse("MRG-1", "R34")]
    NotSameHive { from: &'static str, to: &'static str, itself: bool },
    #[refuse("MRG-2")]
    CannotMerge { tile: &'static str, ant: Kind },
    #[refuse("MRG-2")]
    NoPartner { tile: &'static str, ant: Kind },
    #[refuse("MRG-2")]
    OtherKind { tile: &'static str, ant: Kind, other: Kind },
    #[refuse("MRG-3")]
    MergePrice { needed: u8, store: u8 },
    #[refuse("MRG-4", "R39")]
    MergeLimit { ant: Kind, limit: u32 },
    #[refuse("QUE-1")]
    HasQueen,
    #[refuse("QUE-2")]
    QueenPrice { needed: u8, store: u8 },
    /// `vacant` says whether the throne is.
    #[refuse("QUE-3", "R38")]
    QueenTile { tile: &'static str, throne: &'static str, vacant: bool },
    #[refuse("ATK-1", "R20")]
    HasAttacked { tile: &'static str },
    #[refuse("ATK-1", "R14")]
    AlreadyJoined { tile: &'static str },
    #[refuse("ATK-2", "R13")]
    NoEnemy { tile: &'static str },
    #[refuse("ATK-3", "R13")]
    TouchesNone { tile: &'static str },
    #[refuse("ATK-4", "R14")]
    PassedOver { tile: &'static str },
    #[refuse("TAX-1", "R50")]
    CubeLeft { tile: &'static str },
    /// The colour does not play, or is out.
    #[refuse("EVT-1")]
    NotPlaying,
    #[refuse("EVT-1")]
    NoSuchFace { face: u8 },
    #[refuse("EVT-1", "R46")]
    TileNotDrawn { tile: &'static str },
}
