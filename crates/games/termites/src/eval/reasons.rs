//! What a decision gains, for the sentence of a hint. Only what stands on the board counts: hands are hidden.

use hexapod_core::{Decision, Seat, Step, events};

use super::estimate::class;
use super::weights::{LATER, SITE_NEAR};
use crate::actions::Action;
use crate::cells::{Cell, Cells};
use crate::events::{Event, Fate};
use crate::game::Termites;
use crate::state::State;

/// Something that a decision gains.
#[events]
pub(super) enum Gain {
    ConquersMound {
        mound: String,
        cell: &'static str,
    },
    KillsUnit {
        who: &'static str,
        token: &'static str,
        cell: &'static str,
    },
    DrivesBack {
        who: &'static str,
        token: &'static str,
        cell: &'static str,
    },
    /// An attack on it is strong enough now.
    ThreatensMound {
        mound: String,
        cell: &'static str,
    },
    ThreatensUnit {
        who: &'static str,
        token: &'static str,
        cell: &'static str,
    },
    /// No unit on the board can take it any more.
    SecuresMound {
        mound: String,
        cell: &'static str,
    },
    SavesUnit {
        token: &'static str,
        cell: &'static str,
    },
    /// `power` stands against it; it takes more than its value.
    Besieges {
        mound: String,
        cell: &'static str,
        power: u32,
        need: u32,
    },
    /// A founded Mound that several tokens must besiege: a single one has at most `most`.
    HardToTake {
        mound: String,
        need: u32,
        most: u32,
    },
    /// A founded Mound that no enemy unit is near.
    FarFromEnemies {
        cell: &'static str,
    },
}

impl Termites {
    /// Returns what a decision gains, each with its worth in points.
    pub(super) fn gains(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<(Gain, f32)> {
        let (before, after, seat) = (decision.before, decision.after, decision.seat);
        let mut gains: Vec<(Gain, f32)> = self.fought(decision).collect();
        gains.extend(self.founded(decision, weights));
        if before.all_units().is_empty() && after.all_units().is_empty() {
            return gains;
        }
        let (could, can) = (self.attackable(before, seat), self.attackable(after, seat));
        for cell in can.without(could) {
            gains.extend(self.threatened(after, cell));
        }
        gains.extend(self.besieged(before, after, seat, can));
        let (feared, fears) = (self.exposed(before, seat), self.exposed(after, seat));
        for cell in before.mounds[seat.index()] & feared {
            let Some((owner, value)) = after.mound_at(cell) else { continue };
            if owner == seat.index() && !fears.has(cell) {
                let gain = Gain::SecuresMound { mound: format!("M{value}"), cell: cell.name() };
                gains.push((gain, 0.8 * f32::from(value)));
            }
        }
        for cell in before.units[seat.index()] & feared {
            let kind = before.kind_at(cell);
            let now = moved(decision, cell);
            let stands = after.unit_at(now) == Some((seat.index(), kind));
            if stands && !fears.has(now) {
                let gain = Gain::SavesUnit { token: self.token(kind), cell: cell.name() };
                gains.push((gain, 0.5 * self.strength(kind) as f32));
            }
        }
        gains
    }

    /// Returns what the decision takes or beats at once.
    fn fought(&self, decision: &Decision<'_, Self>) -> impl Iterator<Item = (Gain, f32)> {
        let own = self.called(decision.before, decision.seat);
        let value = |mound: &str| mound.trim_start_matches('M').parse::<f32>().unwrap_or(1.0);
        let strength =
            |token: &str| token.trim_start_matches(char::is_alphabetic).parse::<f32>().unwrap_or(1.0);
        decision.events().filter_map(move |event| match event {
            Event::MoundTaken { who, mound, cell, .. } if *who == own => {
                Some((Gain::ConquersMound { mound: mound.clone(), cell }, 2.0 * value(mound)))
            }
            Event::Destroyed { who, token, cell, fate, .. }
                if *who != own && !matches!(fate, Fate::UsedUp | Fate::Sacrificed) =>
            {
                Some((Gain::KillsUnit { who, token, cell }, 1.0 + strength(token)))
            }
            Event::Retreated { who, token, from, .. } if *who != own => {
                Some((Gain::DrivesBack { who, token, cell: from }, 0.5 * strength(token)))
            }
            _ => None,
        })
    }

    /// Returns what speaks for a Mound that the decision founds, and for its site.
    fn founded(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<(Gain, f32)> {
        let (after, seat) = (decision.after, decision.seat.index());
        let own = after.mounds[seat].without(decision.before.mounds[seat]);
        let Some((cell, (_, value))) =
            own.into_iter().find_map(|cell| after.mound_at(cell).map(|mound| (cell, mound)))
        else {
            return Vec::new();
        };
        let most = (0..self.n_kinds).map(|kind| u32::from(self.kinds[kind].strength)).max().unwrap_or(0);
        let mut gains = Vec::new();
        // How much less the estimate gives to who waits to take it than for a Mound that one token can take next.
        let safer = weights[LATER + class(0)] - weights[LATER + class(most as i32 - i32::from(value))];
        if safer > 0.0 && u32::from(value) > most {
            let gain = Gain::HardToTake { mound: format!("M{value}"), need: u32::from(value) + 1, most };
            gains.push((gain, safer * f32::from(value)));
        }
        let enemies = after.all_units().without(after.units[seat]);
        let near = enemies.around();
        if !enemies.is_empty() && !(near | near.around()).has(cell) {
            let gain = Gain::FarFromEnemies { cell: cell.name() };
            gains.push((gain, (1.0 - weights[SITE_NEAR]).max(0.0) * f32::from(value)));
        }
        gains
    }

    /// Returns everything that a unit of `seat` on the board could beat in one move.
    fn attackable(&self, state: &State, seat: Seat) -> Cells {
        let mut targets = Cells::EMPTY;
        for unit in state.units[seat.index()] {
            self.each_attack(state, &self.reach(state, seat, unit), |target, _| targets.insert(target));
        }
        targets
    }

    /// Returns everything that opponents could beat in one move with what stands on the board.
    fn exposed(&self, state: &State, seat: Seat) -> Cells {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        others.fold(Cells::EMPTY, |all, other| all | self.attackable(state, other))
    }

    fn threatened(&self, state: &State, cell: Cell) -> Option<(Gain, f32)> {
        if let Some((_, value)) = state.mound_at(cell) {
            let gain = Gain::ThreatensMound { mound: format!("M{value}"), cell: cell.name() };
            return Some((gain, 0.6 * f32::from(value)));
        }
        let (owner, kind) = state.unit_at(cell)?;
        let who = self.called(state, Seat::new(owner));
        let gain = Gain::ThreatensUnit { who, token: self.token(kind), cell: cell.name() };
        Some((gain, 0.25 * self.strength(kind) as f32))
    }

    /// Returns the dearest foreign Mound against which more stands than before, unless it can be attacked already.
    fn besieged(&self, before: &State, after: &State, seat: Seat, can: Cells) -> Option<(Gain, f32)> {
        let (then, now) = (self.side(before, seat), self.side(after, seat));
        let targets = after.all_mounds().without(after.mounds[seat.index()] | can);
        let sieges = targets.into_iter().filter_map(|cell| {
            let (_, value) = after.mound_at(cell)?;
            let power = self.pressure(after, &now, cell);
            let more = power.checked_sub(self.pressure(before, &then, cell)).filter(|more| *more > 0)?;
            let need = u32::from(value) + 1;
            let part = more.min(need) as f32 / need as f32;
            let gain = Gain::Besieges { mound: format!("M{value}"), cell: cell.name(), power, need };
            Some((gain, 0.3 * part * f32::from(value)))
        });
        sieges.max_by(|one, other| one.1.total_cmp(&other.1))
    }
}

/// Returns where the unit from this hex stands after the decision.
fn moved(decision: &Decision<'_, Termites>, cell: Cell) -> Cell {
    let to = decision.steps.iter().find_map(|step| match step {
        Step::Action(Action::Move(from, to)) if *from == cell => Some(*to),
        _ => None,
    });
    to.unwrap_or(cell)
}
