//! What opponents could take in their next move with what stands on the board, for the coach. Hands are hidden and do not
//! count.

use hexapod_core::{Seat, events};

use crate::cells::Cell;
use crate::game::Termites;
use crate::state::State;

/// Something that `who` could do: an attack of `power` against `defence`.
#[events]
pub(super) enum Threat {
    MoundAtRisk { who: &'static str, mound: String, cell: &'static str, power: u32, defence: u32 },
    UnitAtRisk { who: &'static str, token: &'static str, cell: &'static str, power: u32, defence: u32 },
}

impl Termites {
    /// Returns the strongest attack on each piece of `seat`, with what the piece is worth in points.
    pub(super) fn list_risks(&self, state: &State, seat: Seat) -> Vec<(Threat, f32)> {
        let own = state.mounds[seat.index()] | state.units[seat.index()];
        own.into_iter().filter_map(|cell| self.risk(state, seat, cell)).collect()
    }

    fn risk(&self, state: &State, seat: Seat, cell: Cell) -> Option<(Threat, f32)> {
        let mut strongest: Option<(u32, Seat)> = None;
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            for unit in state.units[other.index()] {
                let power = self.power(state, other, unit, cell);
                if strongest.is_none_or(|(most, _)| power > most)
                    && power > self.defence(state, cell)
                    && self.reach(state, other, unit).targets.has(cell)
                {
                    strongest = Some((power, other));
                }
            }
        }
        let (power, other) = strongest?;
        let (who, defence) = (self.called(state, other), self.defence(state, cell));
        if let Some((_, value)) = state.mound_at(cell) {
            let mound = format!("M{value}");
            let risk = Threat::MoundAtRisk { who, mound, cell: cell.name(), power, defence };
            return Some((risk, 2.0 * f32::from(value)));
        }
        let kind = state.kind_at(cell);
        let risk = Threat::UnitAtRisk { who, token: self.token(kind), cell: cell.name(), power, defence };
        Some((risk, 1.0 + self.strength(kind) as f32))
    }
}
