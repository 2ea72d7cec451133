//! What opponents could do in their next turn, for the coach.

use hexapod_core::{Rules as _, Seat, events};

use super::W;
use super::strike::Strike;
use crate::game::DominAnts;
use crate::state::{Kind, State};
use crate::tiles::tile_name;

/// Something that `owner` could do.
#[events]
pub(super) enum Threat {
    /// A strike of `power` against `defence` beats it.
    AntAtRisk { ant: Kind, tile: &'static str, owner: &'static str, power: u32, defence: u32 },
    /// The throne is held; the colony falls after this number of further turns of the seat.
    ThroneFalls { tile: &'static str, owner: &'static str, left: u8 },
}

/// In one turn an ant can cross the board. A strike that leaves less than this share of the turn is hardly ever made.
const LIKELY: f32 = 0.5;

impl DominAnts {
    /// Returns what opponents could do to `seat`, each with its worth in cubes.
    pub(super) fn list_risks(&self, state: &State, seat: Seat, weights: &[f32]) -> Vec<(Threat, f32)> {
        let mut risks = Vec::new();
        let own = state.of(seat);
        if let Some(holder) = own.holder {
            let left = self.throne_turns.saturating_sub(own.held);
            let tile = tile_name(self.thrones[seat.index()]);
            // The whole colony is at stake; the nearer the end, the more of it.
            let worth = weights[W::Queen] + weights[W::LastQueen];
            risks.push((Threat::ThroneFalls { tile, owner: self.seat_name(holder), left }, worth));
        }
        for hunter in state.active.iter().filter(|hunter| *hunter != seat) {
            let turn = self.turn_of(state, hunter);
            for &ant in Kind::ALL {
                for tile in state.own(seat) & state.of_kind(ant) {
                    let Some(strike) = self.cheapest_strike(&turn, hunter, tile) else { continue };
                    let left = 1.0 - strike.cost as f32 / f32::from(turn.ap);
                    if left < LIKELY {
                        continue;
                    }
                    let Strike { power, defence, .. } = strike;
                    let owner = self.seat_name(hunter);
                    let risk = Threat::AntAtRisk { ant, tile: tile_name(tile), owner, power, defence };
                    let worth = self.worth_of(own.counts, ant, weights);
                    risks.push((risk, weights[W::StrikeNow] * left * worth));
                }
            }
        }
        risks
    }

    /// Returns what an ant is worth to a colony with these ants.
    fn worth_of(&self, counts: [u8; Kind::ALL.len()], ant: Kind, weights: &[f32]) -> f32 {
        match ant {
            Kind::Queen if counts[Kind::Queen.index()] == 1 => weights[W::Queen] + weights[W::LastQueen],
            Kind::Queen => weights[W::Queen],
            Kind::Soldier => weights[W::Soldier],
            Kind::Warrior => weights[W::Warrior],
            Kind::Worker => weights[W::Worker],
        }
    }
}
