//! What opponents could do in their next turn, and what a seat is about to lose by itself, for the coach.

use std::collections::BTreeMap;

use hexapod_core::{Rules as _, Seat, events};

use super::look::Look;
use super::weights::{Values, W};
use crate::cells::Cell;
use crate::game::Glory;
use crate::rules::March;
use crate::state::{Kind, State, Troop};

/// Something that `seat` could do, or hunger.
#[events]
pub(super) enum Threat {
    /// In per cent.
    TroopsAtRisk {
        seat: &'static str,
        cell: String,
        chance: u8,
    },
    /// No unit stands there.
    TileAtRisk {
        seat: &'static str,
        cell: String,
        tile: String,
    },
    /// No unit stands there.
    StrongholdAtRisk {
        seat: &'static str,
        cell: String,
    },
    HungerAhead {
        units: u16,
    },
}

/// An attack that succeeds less often is no danger to be told.
const LIKELY: f32 = 0.5;

impl Glory {
    /// Returns what `seat` may lose until its next turn, each with its worth in Glory.
    pub(super) fn list_risks(&self, state: &State, seat: Seat, w: Values<'_>) -> Vec<(Threat, f32)> {
        if state.phase.in_setup() {
            return Vec::new();
        }
        let look = Look::new(self, state, w);
        // The greatest danger to each tile.
        let mut risks: BTreeMap<usize, (Threat, f32)> = BTreeMap::new();
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            if look.initiative[other.index()] == 0.0 {
                continue;
            }
            for from in state.manned[other.index()].iter().map(Cell::new) {
                let group = self.full_points(state.round + 1, state.units(from, other)).movable();
                if group.total() == 0 || !self.may_leave(state, from) {
                    continue;
                }
                for (direction, to) in state.around(from) {
                    if !state.is_passable(from, direction, to) {
                        continue;
                    }
                    let Some((risk, worth)) = self.risk(&look, seat, other, (from, group), to) else {
                        continue;
                    };
                    if risks.get(&to.index()).is_none_or(|(_, most)| worth > *most) {
                        risks.insert(to.index(), (risk, worth));
                    }
                }
            }
        }
        let units = self.hungry(state, seat, w);
        let hunger = (Threat::HungerAhead { units }, f32::from(units) * w[W::Infantry]);
        risks.into_values().chain((units > 0).then_some(hunger)).collect()
    }

    /// Returns what a group of `other` could do to `seat` on a tile beside it.
    fn risk(
        &self,
        look: &Look<'_>,
        seat: Seat,
        other: Seat,
        (from, group): (Cell, Troop),
        to: Cell,
    ) -> Option<(Threat, f32)> {
        let state = look.state;
        let (by, cell) = (self.seat_name(other), to.to_string());
        match self.march_kind(state, other, to)? {
            March::Attack if state.units(to, seat).total() > 0 => {
                let (odds, _) = look.fight(other, from, group, to);
                let (gain, _) = look.attack(other, from, group, to);
                let chance = (100.0 * odds.win).round().clamp(0.0, 100.0) as u8;
                let risk = Threat::TroopsAtRisk { seat: by, cell, chance };
                (odds.win >= LIKELY).then_some((risk, -gain.other))
            }
            March::Contest if state.owns(seat, to) => {
                let kind = state.ground(to).kind();
                let (gain, _) = look.capture(other, to);
                Some((Threat::TileAtRisk { seat: by, cell, tile: self.code(kind) }, gain.net()))
            }
            March::Storm(1..) if state.owns(seat, to) && state.ground(to).kind() == Kind::STRONGHOLD => {
                let (gain, _) = look.capture(other, to);
                Some((Threat::StrongholdAtRisk { seat: by, cell }, 5.0 + gain.net()))
            }
            March::Attack | March::Contest | March::Storm(_) | March::Walk(_) => None,
        }
    }
}
