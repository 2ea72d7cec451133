//! What a decision gains, for the sentence of a hint.

use hexapod_core::{Decision, Rules as _, Seat, Step, events};

use super::look::Look;
use super::weights::Values;
use crate::actions::Action;
use crate::cells::{Cell, Spot};
use crate::events::Event;
use crate::game::Glory;
use crate::state::{Phase, State, Unit};

/// Something that a decision gains.
#[events]
pub(super) enum Gain {
    /// In per cent.
    LikelyVictory {
        cell: String,
        chance: u8,
    },
    /// Another round would be won with this chance only.
    BreaksOff {
        chance: u8,
    },
    /// The tile comes at the beginning of the next turn.
    LaysClaim {
        cell: String,
        tile: String,
        gold: u16,
        food: u16,
        water: u16,
        any: u16,
    },
    TakesTile {
        cell: String,
        tile: String,
        from: &'static str,
    },
    TakesStronghold {
        cell: String,
        from: &'static str,
    },
    FeedsUnits {
        units: u16,
    },
    RaisesUnit {
        unit: Unit,
        cell: String,
    },
    RaisesFacility {
        tile: String,
        cell: String,
    },
    SparesUnits {
        units: u8,
    },
}

/// An attack that fails more often is no argument for itself.
const LIKELY: f32 = 0.5;

impl Glory {
    /// Returns what a decision gains, each with its worth in Glory.
    pub(super) fn gains(&self, decision: &Decision<'_, Self>, w: Values<'_>) -> Vec<(Gain, f32)> {
        let mut gains: Vec<(Gain, f32)> =
            decision.events().filter_map(|event| self.told(decision, event, w)).collect();
        gains.extend(self.fight_ahead(decision, w));
        gains.extend(self.claims(decision, w));
        gains.extend(self.spared(decision));
        let (then, now) =
            (self.hungry(decision.before, decision.seat, w), self.hungry(decision.after, decision.seat, w));
        if now < then {
            let units = then - now;
            gains.push((Gain::FeedsUnits { units }, f32::from(units)));
        }
        gains
    }

    fn told(&self, decision: &Decision<'_, Self>, event: &Event, w: Values<'_>) -> Option<(Gain, f32)> {
        let own = self.seat_name(decision.seat);
        let look = Look::new(self, decision.after, w);
        let at = decision.seat.index();
        let gain = match event {
            Event::Contested { seat, cell, from, glory } if *seat == own => {
                let kind = decision.after.ground(Spot::parse(cell)?.cell()?).kind();
                let gain = Gain::TakesTile { cell: cell.clone(), tile: self.code(kind), from };
                (gain, f32::from(*glory) + look.tile(kind) * look.incomes[at])
            }
            Event::Stormed { seat, cell, from, glory } if *seat == own => {
                (Gain::TakesStronghold { cell: cell.clone(), from }, 5.0 + f32::from(*glory))
            }
            Event::Trained { seat, unit, cell, .. } if *seat == own => {
                (Gain::RaisesUnit { unit: *unit, cell: cell.clone() }, look.unit(*unit) * look.alive[at])
            }
            Event::Built { seat, tile, cell, .. } if *seat == own => {
                let worth = look.tile(self.kind_coded(tile)?) * look.incomes[at];
                (Gain::RaisesFacility { tile: tile.clone(), cell: cell.clone() }, worth)
            }
            _ => return None,
        };
        Some(gain)
    }

    /// Returns the odds of the battle that the decision begins, goes on with or breaks off.
    fn fight_ahead(&self, decision: &Decision<'_, Self>, w: Values<'_>) -> Option<(Gain, f32)> {
        let chance = |state: &State| {
            let battle = &state.battle;
            let (odds, _) =
                Look::new(self, state, w).fight(decision.seat, battle.from, battle.group, battle.to);
            odds.win
        };
        let percent = |win: f32| (100.0 * win).round().clamp(0.0, 100.0) as u8;
        if decision.steps == [Step::Action(Action::Withdraw)] {
            let win = chance(decision.before);
            return (win < LIKELY).then_some((Gain::BreaksOff { chance: percent(win) }, 1.0 - win));
        }
        let begins = decision.after.phase == Phase::AttackRoll && decision.before.phase != Phase::AttackRoll;
        let win = if begins { chance(decision.after) } else { return None };
        let gain = Gain::LikelyVictory { cell: decision.after.battle.to.to_string(), chance: percent(win) };
        (win >= LIKELY).then_some((gain, 4.0 * win))
    }

    /// Returns the best tile without an owner that is manned now and was not before.
    fn claims(&self, decision: &Decision<'_, Self>, w: Values<'_>) -> Option<(Gain, f32)> {
        let (before, after, at) = (decision.before, decision.after, decision.seat.index());
        let look = Look::new(self, after, w);
        if after.phase.in_setup() || look.future[at] <= 0.0 {
            return None;
        }
        let manned = after.manned[at] - before.manned[at] - after.owned[at];
        let free = manned.iter().map(Cell::new).filter(|cell| !after.is_owned(*cell));
        let claims = free.map(|cell| {
            let kind = after.ground(cell).kind();
            let worth = f32::from(self.data.glory.claim) + look.tile(kind) * look.incomes[at];
            let yields = &self.info(kind).worth;
            let gain = Gain::LaysClaim {
                cell: cell.to_string(),
                tile: self.code(kind),
                gold: yields.gold,
                food: yields.food,
                water: yields.water,
                any: yields.any,
            };
            (gain, worth)
        });
        claims.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Returns the units that a faction saves in the battle.
    fn spared(&self, decision: &Decision<'_, Self>) -> Option<(Gain, f32)> {
        let acted = matches!(decision.steps, [Step::Action(Action::Rage | Action::Dodge)]);
        let attacks = decision.before.turn == Some(decision.seat);
        let lost = |state: &State| {
            let losses = self.losses(state);
            if attacks { losses.attacker } else { losses.defender }
        };
        let in_battle = matches!(decision.after.phase, Phase::Rage | Phase::Dodge | Phase::Luck);
        let units = lost(decision.before).checked_sub(lost(decision.after)).filter(|units| *units > 0)?;
        (acted && in_battle).then_some((Gain::SparesUnits { units }, f32::from(units)))
    }

    /// Returns how many units of a seat would starve at its next upkeep.
    pub(super) fn hungry(&self, state: &State, seat: Seat, w: Values<'_>) -> u16 {
        if state.phase.in_setup() {
            return 0;
        }
        let mut look = Look::new(self, state, w);
        look.holdings(seat);
        state.eaters[seat.index()].saturating_sub(look.fed[seat.index()])
    }
}
