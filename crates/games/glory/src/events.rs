//! What happened, for the log and for animation.

use std::fmt::Write as _;

use hexapod_core::{Arg, Message, Seat, Tell};
use serde::Serialize;

use crate::cells::Cell;
use crate::game::Glory;
use crate::state::{Battle, State};

/// Turns a field of an event into a value of its sentence.
trait Said {
    fn said(&self) -> Arg;
}

macro_rules! said {
    ($($kind:ty),*) => { $(impl Said for $kind {
        fn said(&self) -> Arg { (*self).into() }
    })* };
}
said!(u8, u16, i16, &'static str);

impl Said for String {
    fn said(&self) -> Arg {
        self.as_str().into()
    }
}

impl Said for bool {
    fn said(&self) -> Arg {
        if *self { "yes" } else { "no" }.into()
    }
}

impl Said for Vec<&'static str> {
    fn said(&self) -> Arg {
        self.join(", ").into()
    }
}

impl Said for Vec<Pair> {
    fn said(&self) -> Arg {
        let mut text = String::new();
        for Pair { attack, defence } in self {
            let sign = match attack.cmp(defence) {
                std::cmp::Ordering::Greater => '>',
                std::cmp::Ordering::Equal => '=',
                std::cmp::Ordering::Less => '<',
            };
            _ = write!(text, "{}{attack}{sign}{defence}", if text.is_empty() { "" } else { " " });
        }
        text.into()
    }
}

/// A pair of dice that was compared; equal dice are won by the defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Pair {
    pub attack: u8,
    pub defence: u8,
}

/// Declares the events: each has the key of its sentence, and its fields are the values of the sentence.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident $key:literal { $($field:ident: $kind:ty),* $(,)? })*) => {
        /// Something that happened. Cells, tiles, units and seats are written as in notation.
        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        #[allow(missing_docs)] // The sentences of the message file say what the fields are.
        pub enum Event {
            $($(#[$doc])* $name { $($field: $kind),* },)*
        }

        impl Tell for Event {
            fn message(&self) -> Message {
                match self {
                    $(Self::$name { $($field),* } => Message::new($key)$(.with(stringify!($field), $field.said()))*,)*
                }
            }
        }
    };
}

events! {
    // Setup.
    OrderRolled "order-rolled" { seat: &'static str, dice: String, total: u8 }
    Placed "placed" { seat: &'static str, place: u8, gold: u8 }
    FactionTaken "took-faction" { seat: &'static str, faction: &'static str }
    /// Heard by the drawing player only.
    Drew "drew" { seat: &'static str, tile: String, class: &'static str }
    DrewHidden "drew-hidden" { seat: &'static str, class: &'static str }
    /// Heard by the arranging player only.
    RingPlaced "ring-placed" { seat: &'static str, place: &'static str, tile: String }
    RingHidden "ring-hidden" { seat: &'static str, place: &'static str }
    Revealed "revealed" { seat: &'static str, ring: String }
    MiddleTile "middle-tile" { tile: String, cell: String }
    Pushed "pushed" { seat: &'static str, turns: u8, home: String }
    Shown "shown" { seat: &'static str, tile: String, cell: String }
    TileSet "tile-set" { seat: &'static str, tile: String, cell: String }
    Deployed "deployed" { seat: &'static str, units: String, cell: String }
    // Rounds and turns.
    RoundBegins "round-begins" { round: u8, rounds: u8 }
    LeechRolled "leech-rolled" { seat: &'static str, face: u8 }
    LeechKept "leech-kept" { seat: &'static str, face: u8, victim: &'static str }
    LeechVictim "leech-victim" { seat: &'static str, victim: &'static str, face: u8 }
    TurnBegins "turn-begins" { seat: &'static str, round: u8 }
    Claimed "claimed" { seat: &'static str, cell: String, tile: String, glory: u8 }
    StrongholdIncome "stronghold-income" { seat: &'static str, gold: u8, food: u8, water: u8 }
    Stolen "stolen" { from: &'static str, to: &'static str, face: u8, gold: u8, food: u8, water: u8 }
    Trained "trained" { seat: &'static str, unit: &'static str, cell: String, price: u8 }
    Built "built" { seat: &'static str, tile: String, over: String, cell: String, price: u8, glory: u8 }
    FreeUnit "free-unit" { seat: &'static str, unit: &'static str, cell: String, comes: bool }
    // Marches.
    Marched "marched" { seat: &'static str, units: String, from: String, to: String }
    Contested "contested" { seat: &'static str, cell: String, from: &'static str, glory: u8 }
    Stormed "stormed" { seat: &'static str, cell: String, from: &'static str, glory: u8 }
    Founded "founded" { seat: &'static str, cell: String, over: String, rally: u8 }
    Asked "asked" {
        seat: &'static str, host: &'static str, units: String, from: String, through: String, to: String,
    }
    Granted "granted" { host: &'static str }
    Denied "denied" { host: &'static str }
    // Battles.
    BattleBegins "battle-begins" {
        seat: &'static str, units: String, from: String, to: String, commander: &'static str, defenders: String,
    }
    AttackRolled "attack-rolled" { seat: &'static str, dice: String }
    DefenceRolled "defence-rolled" { seat: &'static str, dice: String }
    LuckUsed "luck-used" { seat: &'static str, dice: u8 }
    LuckRolled "luck-rolled" { dice: String, now: String }
    Raged "raged" { seat: &'static str, value: u8, now: String }
    /// `pairs` from high to low, the attacker's die first.
    Compared "compared" { pairs: Vec<Pair>, attacker: u8, defender: u8 }
    Dodged "dodged" { seat: &'static str }
    Killed "killed" { seat: &'static str, unit: &'static str, cell: String, by: &'static str, glory: u8 }
    Pressed "pressed" { seat: &'static str }
    Withdrew "withdrew" { seat: &'static str, cell: String }
    Advanced "advanced" { seat: &'static str, units: String, to: String }
    // Upkeep.
    ChaosRolled "chaos-rolled" { seat: &'static str, cell: String, face: u8, any: u8, explodes: bool }
    Exploded "exploded" { seat: &'static str, cell: String, units: String }
    /// `gold` includes the Foundry's `bonus`.
    Produced "produced" {
        seat: &'static str, cell: String, tile: String, gold: u8, bonus: u8, food: u8, water: u8, any: u8,
    }
    AnyChosen "any-chosen" { seat: &'static str, gold: u8, food: u8, water: u8 }
    Upkeep "upkeep" { seat: &'static str, units: u16, spared: u16, need: u16, food: u8, water: u8 }
    Starved "starved" { seat: &'static str, unit: &'static str, cell: String }
    Discarded "discarded" { seat: &'static str, food: u8, water: u8 }
    // Legacy and end.
    LegacyBegins "legacy-begins" { round: u8 }
    LegacyBought "legacy-bought" { seat: &'static str, good: &'static str, price: i16 }
    LegacyDrew "legacy-drew" { seat: &'static str, tile: String }
    Recruited "recruited" { seat: &'static str, unit: &'static str, cell: String }
    Finished "finished" { winners: Vec<&'static str>, decided: &'static str }
}

impl Event {
    /// Tells which die beat which.
    pub(crate) fn compared(battle: &Battle) -> Self {
        let (attack, defence) = (battle.attack.sorted(), battle.defence.sorted());
        let pairs = attack.iter().zip(defence.iter()).map(|(attack, defence)| Pair { attack, defence });
        let losses = crate::rules::compare(battle.attack, battle.defence);
        Self::Compared { pairs: pairs.collect(), attacker: losses.attacker, defender: losses.defender }
    }

    pub(crate) fn finished(game: &Glory, state: &State) -> Self {
        let outcome = game.final_outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}

impl Glory {
    /// Returns the units on a tile by seat, as in positions.
    pub(crate) fn defenders_text(&self, state: &State, cell: Cell) -> String {
        let there = Seat::all(self.seats).filter(|seat| !state.units(cell, *seat).is_empty());
        there
            .map(|seat| format!("{}:{}", self.name(seat), state.units(cell, seat)))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// One event of each kind, for the test of the sentences.
#[cfg(test)]
pub(crate) fn samples() -> Vec<Event> {
    let (seat, from, to, by, host, commander) = ("blue", "red", "blue", "red", "red", "red");
    let text = || "j10".to_owned();
    let pairs =
        vec![Pair { attack: 6, defence: 5 }, Pair { attack: 2, defence: 2 }, Pair { attack: 1, defence: 4 }];
    vec![
        Event::OrderRolled { seat, dice: "1 3".into(), total: 4 },
        Event::Placed { seat, place: 1, gold: 0 },
        Event::FactionTaken { seat, faction: "tech" },
        Event::Drew { seat, tile: "Fa".into(), class: "natural" },
        Event::DrewHidden { seat, class: "natural" },
        Event::RingPlaced { seat, place: "N", tile: "Mx/N".into() },
        Event::RingHidden { seat, place: "N" },
        Event::Revealed { seat, ring: "Fa Fa".into() },
        Event::MiddleTile { tile: "Mb".into(), cell: text() },
        Event::Pushed { seat, turns: 1, home: text() },
        Event::Shown { seat, tile: "Mx".into(), cell: text() },
        Event::TileSet { seat, tile: "Fa".into(), cell: text() },
        Event::Deployed { seat, units: "1I".into(), cell: text() },
        Event::RoundBegins { round: 1, rounds: 10 },
        Event::LeechRolled { seat, face: 3 },
        Event::LeechKept { seat, face: 3, victim: "red" },
        Event::LeechKept { seat, face: 1, victim: "none" },
        Event::LeechVictim { seat, victim: "red", face: 3 },
        Event::TurnBegins { seat, round: 1 },
        Event::Claimed { seat, cell: text(), tile: "Fa".into(), glory: 1 },
        Event::StrongholdIncome { seat, gold: 1, food: 1, water: 1 },
        Event::Stolen { from, to, face: 6, gold: 1, food: 1, water: 1 },
        Event::Trained { seat, unit: "I", cell: text(), price: 2 },
        Event::Built { seat, tile: "IG".into(), over: "Fa".into(), cell: text(), price: 10, glory: 3 },
        Event::FreeUnit { seat, unit: "I", cell: text(), comes: true },
        Event::FreeUnit { seat, unit: "I", cell: text(), comes: false },
        Event::Marched { seat, units: "2I".into(), from: text(), to: text() },
        Event::Contested { seat, cell: text(), from, glory: 1 },
        Event::Stormed { seat, cell: text(), from, glory: 3 },
        Event::Founded { seat, cell: text(), over: "none".into(), rally: 2 },
        Event::Founded { seat, cell: text(), over: "Fa".into(), rally: 2 },
        Event::Asked { seat, host, units: "1M".into(), from: text(), through: text(), to: text() },
        Event::Granted { host },
        Event::Denied { host },
        Event::BattleBegins {
            seat,
            units: "2I".into(),
            from: text(),
            to: text(),
            commander,
            defenders: "red:1I".into(),
        },
        Event::AttackRolled { seat, dice: "6 5".into() },
        Event::DefenceRolled { seat, dice: "6 5".into() },
        Event::LuckUsed { seat, dice: 2 },
        Event::LuckRolled { dice: "6 1".into(), now: "6 4 1".into() },
        Event::Raged { seat, value: 3, now: "5 0 0".into() },
        Event::Compared { pairs, attacker: 2, defender: 1 },
        Event::Dodged { seat },
        Event::Killed { seat, unit: "I", cell: text(), by, glory: 1 },
        Event::Pressed { seat },
        Event::Withdrew { seat, cell: text() },
        Event::Advanced { seat, units: "1I".into(), to: text() },
        Event::ChaosRolled { seat, cell: text(), face: 2, any: 1, explodes: true },
        Event::ChaosRolled { seat, cell: text(), face: 3, any: 4, explodes: false },
        Event::Exploded { seat, cell: text(), units: "1I".into() },
        Event::Produced {
            seat,
            cell: text(),
            tile: "Mo".into(),
            gold: 2,
            bonus: 1,
            food: 0,
            water: 0,
            any: 0,
        },
        Event::AnyChosen { seat, gold: 1, food: 1, water: 1 },
        Event::Upkeep { seat, units: 5, spared: 1, need: 4, food: 3, water: 3 },
        Event::Starved { seat, unit: "I", cell: text() },
        Event::Discarded { seat, food: 1, water: 2 },
        Event::LegacyBegins { round: 5 },
        Event::LegacyBought { seat, good: "mercenary", price: 10 },
        Event::LegacyDrew { seat, tile: "Fa".into() },
        Event::Recruited { seat, unit: "X", cell: text() },
        Event::Finished { winners: vec!["blue"], decided: "glory" },
        Event::Finished { winners: vec!["blue", "red"], decided: "shared" },
    ]
}
