//! What happened, for the log and for animation.

use std::fmt::Write as _;

use hexapod_core::{Rules, Seat, events, view};

use crate::cells::{Cell, Direction};
use crate::data::Class;
use crate::game::Glory;
use crate::state::{Battle, Faction, State, Unit};

/// Something that happened. Cells, tiles and groups of units are written as in notation.
#[events]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    // Setup.
    OrderRolled {
        seat: &'static str,
        dice: String,
        total: u8,
    },
    Placed {
        seat: &'static str,
        place: u8,
        gold: u8,
    },
    FactionTaken {
        seat: &'static str,
        faction: Faction,
    },
    /// Only for the drawing player.
    Drew {
        seat: &'static str,
        tile: String,
        class: Class,
    },
    DrewHidden {
        seat: &'static str,
        class: Class,
    },
    /// Only for the arranging player.
    RingPlaced {
        seat: &'static str,
        place: Direction,
        tile: String,
        wall: Option<Direction>,
    },
    RingHidden {
        seat: &'static str,
        place: Direction,
    },
    Revealed {
        seat: &'static str,
        ring: String,
    },
    MiddleTile {
        tile: String,
        cell: String,
    },
    Pushed {
        seat: &'static str,
        turns: u8,
        home: String,
    },
    Shown {
        seat: &'static str,
        tile: String,
        cell: String,
    },
    TileSet {
        seat: &'static str,
        tile: String,
        wall: Option<Direction>,
        cell: String,
    },
    Deployed {
        seat: &'static str,
        units: String,
        cell: String,
    },
    // Rounds and turns.
    RoundBegins {
        round: u8,
        rounds: u8,
    },
    LeechRolled {
        seat: &'static str,
        face: u8,
    },
    /// `victim` is `none` if the Leech die has no victim.
    LeechKept {
        seat: &'static str,
        face: u8,
        victim: &'static str,
    },
    LeechVictim {
        seat: &'static str,
        victim: &'static str,
        face: u8,
    },
    TurnBegins {
        seat: &'static str,
        round: u8,
    },
    Claimed {
        seat: &'static str,
        cell: String,
        tile: String,
        glory: u8,
    },
    StrongholdIncome {
        seat: &'static str,
        gold: u8,
        food: u8,
        water: u8,
    },
    Stolen {
        from: &'static str,
        to: &'static str,
        face: u8,
        gold: u8,
        food: u8,
        water: u8,
    },
    Trained {
        seat: &'static str,
        unit: Unit,
        cell: String,
        price: u8,
    },
    Built {
        seat: &'static str,
        tile: String,
        over: String,
        cell: String,
        price: u8,
        glory: u8,
    },
    FreeUnit {
        seat: &'static str,
        unit: Unit,
        cell: String,
        comes: bool,
    },
    // Marches.
    Marched {
        seat: &'static str,
        units: String,
        from: String,
        to: String,
    },
    Contested {
        seat: &'static str,
        cell: String,
        from: &'static str,
        glory: u8,
    },
    Stormed {
        seat: &'static str,
        cell: String,
        from: &'static str,
        glory: u8,
    },
    /// `over` is `none` in exile.
    Founded {
        seat: &'static str,
        cell: String,
        over: String,
        rally: u8,
    },
    Asked {
        seat: &'static str,
        host: &'static str,
        units: String,
        from: String,
        through: String,
        to: String,
    },
    Granted {
        host: &'static str,
    },
    Denied {
        host: &'static str,
    },
    // Battles.
    BattleBegins {
        seat: &'static str,
        units: String,
        from: String,
        to: String,
        commander: &'static str,
        defenders: String,
    },
    AttackRolled {
        seat: &'static str,
        dice: String,
    },
    DefenceRolled {
        seat: &'static str,
        dice: String,
    },
    LuckUsed {
        seat: &'static str,
        dice: u8,
    },
    LuckRolled {
        dice: String,
        now: String,
    },
    Raged {
        seat: &'static str,
        value: u8,
        now: String,
    },
    /// `pairs` from high to low.
    #[say(pairs = pairs_text(pairs))]
    Compared {
        pairs: Vec<Pair>,
        attacker: u8,
        defender: u8,
    },
    Dodged {
        seat: &'static str,
    },
    Killed {
        seat: &'static str,
        unit: Unit,
        cell: String,
        by: &'static str,
        glory: u8,
    },
    Pressed {
        seat: &'static str,
    },
    Withdrew {
        seat: &'static str,
        cell: String,
    },
    Advanced {
        seat: &'static str,
        units: String,
        from: String,
        to: String,
    },
    // Upkeep.
    ChaosRolled {
        seat: &'static str,
        cell: String,
        face: u8,
        any: u8,
        explodes: bool,
    },
    Exploded {
        seat: &'static str,
        cell: String,
        units: String,
    },
    /// `gold` includes the Foundry's `bonus`.
    Produced {
        seat: &'static str,
        cell: String,
        tile: String,
        gold: u8,
        bonus: u8,
        food: u8,
        water: u8,
        any: u8,
    },
    AnyChosen {
        seat: &'static str,
        gold: u8,
        food: u8,
        water: u8,
    },
    Upkeep {
        seat: &'static str,
        units: u16,
        spared: u16,
        need: u16,
        food: u8,
        water: u8,
    },
    Starved {
        seat: &'static str,
        unit: Unit,
        cell: String,
    },
    Discarded {
        seat: &'static str,
        food: u8,
        water: u8,
    },
    // Legacy and end.
    LegacyBegins {
        round: u8,
    },
    LegacyBought {
        seat: &'static str,
        good: &'static str,
        price: i16,
    },
    LegacyDrew {
        seat: &'static str,
        tile: String,
    },
    Recruited {
        seat: &'static str,
        unit: Unit,
        cell: String,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

/// A pair of dice that are compared.
#[view]
#[allow(missing_docs)]
pub struct Pair {
    pub attack: u8,
    pub defence: u8,
    /// The attacker wins the pair; if the dice are equal, the defender does (B4).
    #[mark]
    pub hit: bool,
}

/// Returns the pairs of a roll from high to low, once both sides have rolled.
pub(crate) fn pairs(battle: &Battle) -> Vec<Pair> {
    let (attack, defence) = (battle.attack.sorted(), battle.defence.sorted());
    let pairs = attack.iter().zip(defence.iter());
    pairs.map(|(attack, defence)| Pair { attack, defence, hit: attack > defence }).collect()
}

/// Returns pairs as `6>5 2=2 1<4`, the attacker's die first.
fn pairs_text(pairs: &[Pair]) -> String {
    let mut text = String::new();
    for Pair { attack, defence, .. } in pairs {
        let sign = match attack.cmp(defence) {
            std::cmp::Ordering::Greater => '>',
            std::cmp::Ordering::Equal => '=',
            std::cmp::Ordering::Less => '<',
        };
        _ = write!(text, "{}{attack}{sign}{defence}", if text.is_empty() { "" } else { " " });
    }
    text
}

impl Event {
    pub(crate) fn compared(battle: &Battle) -> Self {
        let losses = crate::rules::compare(battle.attack, battle.defence);
        Self::Compared { pairs: pairs(battle), attacker: losses.attacker, defender: losses.defender }
    }

    pub(crate) fn finished(game: &Glory, state: &State) -> Self {
        let outcome = game.outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}

impl Glory {
    /// Returns the units on a tile by seat, as in positions.
    pub(crate) fn defenders_text(&self, state: &State, cell: Cell, attacker: Seat) -> String {
        self.defending_seats(state, cell, Some(attacker))
            .map(|seat| format!("{}:{}", self.seat_name(seat), state.units(cell, seat)))
            .collect::<Vec<_>>()
            .join(" ")
    }
}
