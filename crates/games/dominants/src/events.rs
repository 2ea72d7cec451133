//! What happened, for the log and for animation.

use hexapod_core::{Message, Tell};
use serde::Serialize;

use crate::game::DominAnts;
use crate::state::State;

/// Who dies in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// All engaged enemies.
    Won,
    /// All participants.
    Lost,
    /// Everybody in the battle.
    AllDie,
}

impl Verdict {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::AllDie => "all-die",
        }
    }
}

/// Something that happened. Everything in DominAnts happens in the open.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    Started {
        seat: &'static str,
    },
    TurnBegins {
        seat: &'static str,
        cycle: u8,
        ap: u8,
    },
    Moved {
        seat: &'static str,
        ant: &'static str,
        from: String,
        to: String,
        load: u8,
    },
    /// `node` is empty at the permanent node.
    Gathered {
        seat: &'static str,
        tile: String,
        node: Option<String>,
        load: u8,
    },
    /// `total` is what lies there then, in the store or on the tile.
    Dropped {
        seat: &'static str,
        tile: String,
        cubes: u8,
        stored: bool,
        total: u8,
    },
    Fed {
        seat: &'static str,
        ant: String,
        tile: String,
    },
    Spawned {
        seat: &'static str,
        tile: String,
        store: u8,
    },
    /// A merge is paid for, but not finished.
    Growing {
        seat: &'static str,
        tile: String,
        store: u8,
    },
    Merged {
        seat: &'static str,
        ant: &'static str,
        tile: String,
        absorbed: String,
        cubes: u8,
    },
    QueenReplaced {
        seat: &'static str,
        tile: String,
        store: u8,
    },
    Attacks {
        seat: &'static str,
        tile: String,
        attack: u32,
        defence: u32,
        verdict: Verdict,
    },
    Struck {
        seat: &'static str,
        attack: u32,
        defence: u32,
        verdict: Verdict,
    },
    Died {
        owner: &'static str,
        ant: &'static str,
        tile: String,
        cubes: u8,
    },
    /// The throne of `seat` is held by `holder` now, or by nobody.
    Throne {
        seat: &'static str,
        tile: String,
        holder: Option<&'static str>,
        before: Option<&'static str>,
    },
    ThroneCount {
        seat: &'static str,
        holder: &'static str,
        count: u8,
        needed: u8,
    },
    Conquered {
        seat: &'static str,
        by: &'static str,
        ants: u32,
        cubes: u8,
    },
    Extinct {
        seat: &'static str,
        cubes: u8,
    },
    Rolled {
        face: u8,
        event: &'static str,
    },
    Rained {
        tile: String,
        cubes: u8,
    },
    Immigrated {
        tile: String,
    },
    Predator {
        tile: String,
    },
    Speech {
        seat: &'static str,
    },
    TaxFromStore {
        seat: &'static str,
        store: u8,
    },
    TaxFromLoad {
        seat: &'static str,
        tile: String,
    },
    Sacrificed {
        seat: &'static str,
        ant: &'static str,
        tile: String,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

impl Event {
    pub(crate) fn finished(game: &DominAnts, state: &State) -> Self {
        let outcome = game.final_outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}

impl Tell for Event {
    fn message(&self) -> Message {
        match self {
            Self::Started { seat } => Message::new("started").with("seat", *seat),
            Self::TurnBegins { seat, cycle, ap } => {
                Message::new("turn-begins").with("seat", *seat).with("cycle", *cycle).with("ap", *ap)
            }
            Self::Moved { seat, ant, from, to, load } => Message::new("moved")
                .with("seat", *seat)
                .with("ant", *ant)
                .with("from", from.as_str())
                .with("to", to.as_str())
                .with("load", *load),
            Self::Gathered { seat, tile, node, load } => Message::new("gathered")
                .with("seat", *seat)
                .with("tile", tile.as_str())
                .with("node", node.as_deref().unwrap_or("none"))
                .with("load", *load),
            Self::Dropped { seat, tile, cubes, stored, total } => Message::new("dropped")
                .with("seat", *seat)
                .with("tile", tile.as_str())
                .with("cubes", *cubes)
                .with("where", if *stored { "store" } else { "ground" })
                .with("total", *total),
            Self::Fed { seat, ant, tile } => {
                Message::new("fed").with("seat", *seat).with("ant", ant.as_str()).with("tile", tile.as_str())
            }
            Self::Spawned { seat, tile, store } => {
                Message::new("spawned").with("seat", *seat).with("tile", tile.as_str()).with("store", *store)
            }
            Self::Growing { seat, tile, store } => {
                Message::new("growing").with("seat", *seat).with("tile", tile.as_str()).with("store", *store)
            }
            Self::Merged { seat, ant, tile, absorbed, cubes } => Message::new("merged")
                .with("seat", *seat)
                .with("ant", *ant)
                .with("tile", tile.as_str())
                .with("absorbed", absorbed.as_str())
                .with("cubes", *cubes),
            Self::QueenReplaced { seat, tile, store } => Message::new("queen-replaced")
                .with("seat", *seat)
                .with("tile", tile.as_str())
                .with("store", *store),
            Self::Attacks { seat, tile, attack, defence, verdict } => {
                sums(Message::new("attacks"), seat, *attack, *defence, *verdict).with("tile", tile.as_str())
            }
            Self::Struck { seat, attack, defence, verdict } => {
                sums(Message::new("struck"), seat, *attack, *defence, *verdict)
            }
            Self::Died { owner, ant, tile, cubes } => Message::new("died")
                .with("owner", *owner)
                .with("ant", *ant)
                .with("tile", tile.as_str())
                .with("cubes", *cubes),
            Self::Throne { seat, tile, holder, before } => Message::new("throne")
                .with("seat", *seat)
                .with("tile", tile.as_str())
                .with("holder", holder.unwrap_or("none"))
                .with("before", before.unwrap_or("none")),
            Self::ThroneCount { seat, holder, count, needed } => Message::new("throne-count")
                .with("seat", *seat)
                .with("holder", *holder)
                .with("count", *count)
                .with("needed", *needed),
            Self::Conquered { seat, by, ants, cubes } => Message::new("conquered")
                .with("seat", *seat)
                .with("by", *by)
                .with("ants", *ants)
                .with("cubes", *cubes),
            Self::Extinct { seat, cubes } => {
                Message::new("extinct").with("seat", *seat).with("cubes", *cubes)
            }
            Self::Rolled { face, event } => Message::new("rolled").with("face", *face).with("event", *event),
            Self::Rained { tile, cubes } => {
                Message::new("rained").with("tile", tile.as_str()).with("cubes", *cubes)
            }
            Self::Immigrated { tile } => Message::new("immigrated").with("tile", tile.as_str()),
            Self::Predator { tile } => Message::new("predator").with("tile", tile.as_str()),
            Self::Speech { seat } => Message::new("speech").with("seat", *seat),
            Self::TaxFromStore { seat, store } => {
                Message::new("tax-from-store").with("seat", *seat).with("store", *store)
            }
            Self::TaxFromLoad { seat, tile } => {
                Message::new("tax-from-load").with("seat", *seat).with("tile", tile.as_str())
            }
            Self::Sacrificed { seat, ant, tile } => {
                Message::new("sacrificed").with("seat", *seat).with("ant", *ant).with("tile", tile.as_str())
            }
            Self::Finished { winners, decided } => {
                Message::new("finished").with("winners", winners.join(", ")).with("decided", *decided)
            }
        }
    }
}

fn sums(message: Message, seat: &'static str, attack: u32, defence: u32, verdict: Verdict) -> Message {
    message.with("seat", seat).with("attack", attack).with("defence", defence).with("verdict", verdict.word())
}
