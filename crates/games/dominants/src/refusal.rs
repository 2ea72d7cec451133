//! Why a step was refused (12.4). The sentences stand in `messages/en.ftl`.

use hexapod_core::{Message, Refuse};

use crate::state::{Kind, Phase};
use crate::tiles::Tile;

/// Why a step was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    NotAStep {
        text: String,
    },
    WrongPhase {
        phase: Phase,
        acting: Option<&'static str>,
    },
    FinishMerge {
        growing: Tile,
    },
    FinishBattle,
    NotYourTurn {
        acting: Option<&'static str>,
    },
    NotYourAnt {
        tile: Tile,
    },
    TooFewPoints {
        cost: u8,
        left: u8,
    },
    NotNeighbour {
        from: Tile,
        to: Tile,
    },
    Occupied {
        tile: Tile,
        owner: &'static str,
    },
    /// A whole path was asked for, and there is none.
    NoWay {
        from: Tile,
        to: Tile,
    },
    QueenStays {
        tile: Tile,
    },
    NotWorker {
        ant: Tile,
        kind: Kind,
    },
    HasGathered {
        ant: Tile,
    },
    NotSugar {
        tile: Tile,
    },
    /// There is no node, or it `exists` and is too far away.
    NoNode {
        ant: Tile,
        node: Tile,
        exists: bool,
    },
    SupplyEmpty,
    CarriesNothing {
        ant: Tile,
    },
    NothingToFeed {
        ant: Tile,
    },
    NoNeutral {
        ant: Tile,
        tile: Tile,
    },
    FeedLimit {
        limit: u32,
    },
    NoQueen,
    SpawnPrice {
        needed: u8,
        store: u8,
    },
    SpawnTile {
        tile: Tile,
        inside: bool,
        vacant: bool,
    },
    SpawnLimit {
        limit: u32,
    },
    NotInHive {
        ant: Tile,
    },
    NotSameHive {
        growing: Tile,
        absorbed: Tile,
    },
    CannotMerge {
        ant: Tile,
        kind: Kind,
    },
    NoPartner {
        ant: Tile,
        kind: Kind,
    },
    OtherKind {
        growing: Tile,
        kind: Kind,
        other: Kind,
    },
    MergePrice {
        needed: u8,
        store: u8,
    },
    MergeLimit {
        kind: Kind,
        limit: u32,
    },
    HasQueen,
    QueenPrice {
        needed: u8,
        store: u8,
    },
    QueenTile {
        tile: Tile,
        throne: Tile,
        vacant: bool,
    },
    HasAttacked {
        ant: Tile,
    },
    AlreadyJoined {
        ant: Tile,
    },
    NoEnemy {
        ant: Tile,
    },
    TouchesNone {
        ant: Tile,
    },
    PassedOver {
        ant: Tile,
    },
    CubeLeft {
        carrier: Tile,
    },
    /// The colour does not play, or is out.
    NotPlaying,
    NoSuchFace {
        face: u8,
    },
    TileNotDrawn {
        tile: Tile,
    },
}

impl Refuse for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotAStep { .. } => "NOT-1",
            Self::WrongPhase { .. } => "PHA-1",
            Self::FinishMerge { .. } => "MRG-5",
            Self::FinishBattle => "ATK-5",
            Self::NotYourTurn { .. } => "TURN-1",
            Self::NotYourAnt { .. } => "OWN-1",
            Self::TooFewPoints { .. } => "AP-1",
            Self::NotNeighbour { .. } => "MOV-1",
            Self::Occupied { .. } | Self::NoWay { .. } => "MOV-2",
            Self::QueenStays { .. } => "MOV-3",
            Self::NotWorker { .. } => "GAT-1",
            Self::HasGathered { .. } => "GAT-2",
            Self::NotSugar { .. } => "GAT-3",
            Self::NoNode { .. } => "GAT-4",
            Self::SupplyEmpty => "GAT-5",
            Self::CarriesNothing { .. } => "DRP-1",
            Self::NothingToFeed { .. } => "FED-1",
            Self::NoNeutral { .. } => "FED-2",
            Self::FeedLimit { .. } => "FED-3",
            Self::NoQueen => "SPN-1",
            Self::SpawnPrice { .. } => "SPN-2",
            Self::SpawnTile { .. } => "SPN-3",
            Self::SpawnLimit { .. } => "SPN-4",
            Self::NotInHive { .. } | Self::NotSameHive { .. } => "MRG-1",
            Self::CannotMerge { .. } | Self::NoPartner { .. } | Self::OtherKind { .. } => "MRG-2",
            Self::MergePrice { .. } => "MRG-3",
            Self::MergeLimit { .. } => "MRG-4",
            Self::HasQueen => "QUE-1",
            Self::QueenPrice { .. } => "QUE-2",
            Self::QueenTile { .. } => "QUE-3",
            Self::HasAttacked { .. } | Self::AlreadyJoined { .. } => "ATK-1",
            Self::NoEnemy { .. } => "ATK-2",
            Self::TouchesNone { .. } => "ATK-3",
            Self::PassedOver { .. } => "ATK-4",
            Self::CubeLeft { .. } => "TAX-1",
            Self::NotPlaying | Self::NoSuchFace { .. } | Self::TileNotDrawn { .. } => "EVT-1",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::NotNeighbour { .. } => Some("R8"),
            Self::Occupied { .. } | Self::NoWay { .. } => Some("R9"),
            Self::QueenStays { .. } => Some("R10"),
            Self::HasGathered { .. } => Some("R25"),
            Self::NotSugar { .. } => Some("R23"),
            Self::NoNode { .. } => Some("R24"),
            Self::SupplyEmpty => Some("R29"),
            Self::NoNeutral { .. } | Self::NothingToFeed { .. } => Some("R47"),
            Self::FeedLimit { .. } | Self::SpawnLimit { .. } | Self::MergeLimit { .. } => Some("R39"),
            Self::SpawnTile { .. } => Some("R31"),
            Self::NotInHive { .. } | Self::NotSameHive { .. } => Some("R34"),
            Self::QueenTile { .. } => Some("R38"),
            Self::HasAttacked { .. } => Some("R20"),
            Self::NoEnemy { .. } | Self::TouchesNone { .. } => Some("R13"),
            Self::PassedOver { .. } | Self::AlreadyJoined { .. } => Some("R14"),
            Self::CubeLeft { .. } => Some("R50"),
            Self::TileNotDrawn { .. } => Some("R46"),
            Self::NotAStep { .. }
            | Self::WrongPhase { .. }
            | Self::FinishMerge { .. }
            | Self::FinishBattle
            | Self::NotYourTurn { .. }
            | Self::NotYourAnt { .. }
            | Self::TooFewPoints { .. }
            | Self::NotWorker { .. }
            | Self::CarriesNothing { .. }
            | Self::NoQueen
            | Self::SpawnPrice { .. }
            | Self::CannotMerge { .. }
            | Self::NoPartner { .. }
            | Self::OtherKind { .. }
            | Self::MergePrice { .. }
            | Self::HasQueen
            | Self::QueenPrice { .. }
            | Self::NotPlaying
            | Self::NoSuchFace { .. } => None,
        }
    }

    fn message(&self) -> Message {
        let say = Message::new;
        match self {
            Self::NotAStep { text } => say("not-a-step").with("text", text.as_str()),
            Self::WrongPhase { phase, acting } => {
                say("wrong-phase").with("phase", phase_word(*phase)).with("seat", acting.unwrap_or("-"))
            }
            Self::FinishMerge { growing } => say("finish-merge").with("tile", growing.to_string()),
            Self::FinishBattle => say("finish-battle"),
            Self::NotYourTurn { acting: Some(seat) } => say("not-your-turn").with("seat", *seat),
            Self::NotYourTurn { acting: None } => say("chance-acts"),
            Self::NotYourAnt { tile } => say("not-your-ant").with("tile", tile.to_string()),
            Self::TooFewPoints { cost, left } => {
                say("too-few-points").with("cost", *cost).with("left", *left)
            }
            Self::NotNeighbour { from, to } => two(say("not-neighbour"), *from, *to),
            Self::Occupied { tile, owner } => {
                say("occupied").with("tile", tile.to_string()).with("owner", *owner)
            }
            Self::NoWay { from, to } => two(say("no-way"), *from, *to),
            Self::QueenStays { tile } => say("queen-stays").with("tile", tile.to_string()),
            Self::NotWorker { ant, kind } => {
                say("not-worker").with("tile", ant.to_string()).with("ant", kind.name())
            }
            Self::HasGathered { ant } => say("has-gathered").with("tile", ant.to_string()),
            Self::NotSugar { tile } => say("not-sugar").with("tile", tile.to_string()),
            Self::NoNode { ant, node, exists } => {
                two(say("no-node"), *ant, *node).with("why", if *exists { "far" } else { "none" })
            }
            Self::SupplyEmpty => say("supply-empty"),
            Self::CarriesNothing { ant } => say("carries-nothing").with("tile", ant.to_string()),
            Self::NothingToFeed { ant } => say("nothing-to-feed").with("tile", ant.to_string()),
            Self::NoNeutral { ant, tile } => two(say("no-neutral"), *ant, *tile),
            Self::FeedLimit { limit } => say("feed-limit").with("limit", *limit),
            Self::NoQueen => say("no-queen"),
            Self::SpawnPrice { needed, store } => {
                say("spawn-price").with("needed", *needed).with("store", *store)
            }
            Self::SpawnTile { tile, inside, vacant } => {
                let why = match (inside, vacant) {
                    (false, _) => "outside",
                    (true, false) => "occupied",
                    (true, true) => "throne",
                };
                say("spawn-tile").with("tile", tile.to_string()).with("why", why)
            }
            Self::SpawnLimit { limit } => say("spawn-limit").with("limit", *limit),
            Self::NotInHive { ant } => say("not-in-hive").with("tile", ant.to_string()),
            Self::NotSameHive { growing, absorbed } => {
                let why = if growing == absorbed { "itself" } else { "apart" };
                two(say("not-same-hive"), *growing, *absorbed).with("why", why)
            }
            Self::CannotMerge { ant, kind } => {
                say("cannot-merge").with("tile", ant.to_string()).with("ant", kind.name())
            }
            Self::NoPartner { ant, kind } => {
                say("no-partner").with("tile", ant.to_string()).with("ant", kind.name())
            }
            Self::OtherKind { growing, kind, other } => say("other-kind")
                .with("tile", growing.to_string())
                .with("ant", kind.name())
                .with("other", other.name()),
            Self::MergePrice { needed, store } => {
                say("merge-price").with("needed", *needed).with("store", *store)
            }
            Self::MergeLimit { kind, limit } => {
                say("merge-limit").with("ant", kind.name()).with("limit", *limit)
            }
            Self::HasQueen => say("has-queen"),
            Self::QueenPrice { needed, store } => {
                say("queen-price").with("needed", *needed).with("store", *store)
            }
            Self::QueenTile { tile, throne, vacant } => say("queen-tile")
                .with("tile", tile.to_string())
                .with("throne", throne.to_string())
                .with("why", if *vacant { "throne" } else { "hive" }),
            Self::HasAttacked { ant } => say("has-attacked").with("tile", ant.to_string()),
            Self::AlreadyJoined { ant } => say("already-joined").with("tile", ant.to_string()),
            Self::NoEnemy { ant } => say("no-enemy").with("tile", ant.to_string()),
            Self::TouchesNone { ant } => say("touches-none").with("tile", ant.to_string()),
            Self::PassedOver { ant } => say("passed-over").with("tile", ant.to_string()),
            Self::CubeLeft { carrier } => say("cube-left").with("tile", carrier.to_string()),
            Self::NotPlaying => say("not-playing"),
            Self::NoSuchFace { face } => say("no-such-face").with("face", *face),
            Self::TileNotDrawn { tile } => say("tile-not-drawn").with("tile", tile.to_string()),
        }
    }
}

fn two(message: Message, from: Tile, to: Tile) -> Message {
    message.with("from", from.to_string()).with("to", to.to_string())
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Main(_) => "main",
        Phase::Merge(..) => "merge",
        Phase::Battle(_) => "battle",
        Phase::EventRoll => "roll",
        Phase::EventTile { .. } => "tile",
        Phase::EventPlayer => "player",
        Phase::Tax(_) => "tax",
        Phase::Over => "over",
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Game as _, Seat, Tell as _};

    use super::*;
    use crate::events::{Event, Verdict};
    use crate::game::DominAnts;
    use crate::state::SeatSet;

    fn refusals() -> Vec<Refusal> {
        let [from, to] = ["a1", "b2"].map(|name| Tile::read(name).unwrap());
        let (tile, ant, seat) = (from, from, Seat::new(0));
        let kind = Kind::Worker;
        let phases = [
            Phase::Start,
            Phase::Main(seat),
            Phase::EventRoll,
            Phase::EventTile { face: 4, draws: 1 },
            Phase::EventPlayer,
            Phase::Tax(SeatSet::first(2)),
            Phase::Over,
        ];
        let mut all = vec![
            Refusal::NotAStep { text: "fly".into() },
            Refusal::FinishMerge { growing: tile },
            Refusal::FinishBattle,
            Refusal::NotYourTurn { acting: Some("R") },
            Refusal::NotYourTurn { acting: None },
            Refusal::NotYourAnt { tile },
            Refusal::TooFewPoints { cost: 1, left: 0 },
            Refusal::TooFewPoints { cost: 2, left: 1 },
            Refusal::NotNeighbour { from, to },
            Refusal::Occupied { tile, owner: "N" },
            Refusal::Occupied { tile, owner: "B" },
            Refusal::NoWay { from, to },
            Refusal::QueenStays { tile },
            Refusal::NotWorker { ant, kind: Kind::Soldier },
            Refusal::HasGathered { ant },
            Refusal::NotSugar { tile },
            Refusal::NoNode { ant, node: to, exists: true },
            Refusal::NoNode { ant, node: to, exists: false },
            Refusal::SupplyEmpty,
            Refusal::CarriesNothing { ant },
            Refusal::NothingToFeed { ant },
            Refusal::NoNeutral { ant, tile: to },
            Refusal::FeedLimit { limit: 20 },
            Refusal::NoQueen,
            Refusal::SpawnPrice { needed: 2, store: 1 },
            Refusal::SpawnTile { tile, inside: false, vacant: true },
            Refusal::SpawnTile { tile, inside: true, vacant: false },
            Refusal::SpawnTile { tile, inside: true, vacant: true },
            Refusal::SpawnLimit { limit: 20 },
            Refusal::NotInHive { ant },
            Refusal::NotSameHive { growing: from, absorbed: to },
            Refusal::NotSameHive { growing: from, absorbed: from },
            Refusal::CannotMerge { ant, kind: Kind::Queen },
            Refusal::NoPartner { ant, kind },
            Refusal::OtherKind { growing: ant, kind, other: Kind::Soldier },
            Refusal::MergePrice { needed: 1, store: 0 },
            Refusal::MergeLimit { kind: Kind::Warrior, limit: 5 },
            Refusal::HasQueen,
            Refusal::QueenPrice { needed: 5, store: 4 },
            Refusal::QueenTile { tile, throne: to, vacant: true },
            Refusal::QueenTile { tile, throne: to, vacant: false },
            Refusal::HasAttacked { ant },
            Refusal::AlreadyJoined { ant },
            Refusal::NoEnemy { ant },
            Refusal::TouchesNone { ant },
            Refusal::PassedOver { ant },
            Refusal::CubeLeft { carrier: ant },
            Refusal::NotPlaying,
            Refusal::NoSuchFace { face: 7 },
            Refusal::TileNotDrawn { tile },
        ];
        all.extend(phases.map(|phase| Refusal::WrongPhase { phase, acting: Some("R") }));
        all
    }

    fn events() -> Vec<Event> {
        let (seat, ant) = ("R", "worker");
        let name = || "a1".to_owned();
        let mut all = vec![
            Event::Started { seat },
            Event::TurnBegins { seat, cycle: 1, ap: 20 },
            Event::Moved { seat, ant, from: name(), to: name(), load: 0 },
            Event::Moved { seat, ant, from: name(), to: name(), load: 2 },
            Event::Gathered { seat, tile: name(), node: None, load: 1 },
            Event::Gathered { seat, tile: name(), node: Some(name()), load: 1 },
            Event::Dropped { seat, tile: name(), cubes: 2, stored: true, total: 3 },
            Event::Dropped { seat, tile: name(), cubes: 2, stored: false, total: 3 },
            Event::Fed { seat, ant: name(), tile: name() },
            Event::Spawned { seat, tile: name(), store: 1 },
            Event::Growing { seat, tile: name(), store: 0 },
            Event::Merged { seat, ant, tile: name(), absorbed: name(), cubes: 0 },
            Event::Merged { seat, ant, tile: name(), absorbed: name(), cubes: 3 },
            Event::QueenReplaced { seat, tile: name(), store: 0 },
            Event::Died { owner: "N", ant, tile: name(), cubes: 0 },
            Event::Died { owner: "B", ant, tile: name(), cubes: 4 },
            Event::Throne { seat, tile: name(), holder: Some("B"), before: None },
            Event::Throne { seat, tile: name(), holder: None, before: Some("B") },
            Event::ThroneCount { seat, holder: "B", count: 1, needed: 3 },
            Event::Conquered { seat, by: "B", ants: 3, cubes: 4 },
            Event::Extinct { seat, cubes: 0 },
            Event::Extinct { seat, cubes: 4 },
            Event::Rained { tile: name(), cubes: 3 },
            Event::Immigrated { tile: name() },
            Event::Predator { tile: name() },
            Event::Speech { seat },
            Event::TaxFromStore { seat, store: 0 },
            Event::TaxFromLoad { seat, tile: name() },
            Event::Sacrificed { seat, ant, tile: name() },
        ];
        for verdict in [Verdict::Won, Verdict::Lost, Verdict::AllDie] {
            all.push(Event::Attacks { seat, tile: name(), attack: 3, defence: 1, verdict });
            all.push(Event::Struck { seat, attack: 3, defence: 1, verdict });
        }
        for event in ["currents", "rain", "emigration", "predator", "speech", "taxes"] {
            all.push(Event::Rolled { face: 1, event });
        }
        for decided in ["last-colony", "nobody-left", "points", "power", "stored", "carried", "shared"] {
            all.push(Event::Finished { winners: vec![seat], decided });
        }
        all
    }

    #[test]
    fn everything_can_be_said() {
        let refusals = refusals().into_iter().map(|refusal| refusal.message());
        hexapod_testkit::messages::check(
            DominAnts::INFO.messages,
            refusals.chain(events().into_iter().map(|event| event.message())),
        );
    }

    #[test]
    fn every_code_and_ruling_stands_in_the_rules_file() {
        let rules = DominAnts::INFO.rules_text;
        let (_, table) = rules.split_once("### 12.4 Error codes").unwrap();
        let (table, _) = table.split_once("### 12.5").unwrap();
        for refusal in refusals() {
            let (letters, number) = refusal.code().split_once('-').unwrap();
            // The table lists `GAT-1 … GAT-5` and `MOV-1 / MOV-2`.
            let listed = table.contains(&format!("{letters}-{number}"))
                || table.contains(&format!("{letters}-1 … {letters}-"));
            assert!(listed, "{refusal:?}");
            if let Some(ruling) = refusal.ruling() {
                assert!(rules.contains(&format!("\n| {ruling} |")), "{refusal:?}");
            }
        }
    }
}
