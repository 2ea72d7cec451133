//! Which actions look good: what a strong player looks at first.

use super::siege::Side;
use super::weights::*;
use crate::actions::Action;
use crate::cells::{Cell, Cells, GRID};
use crate::game::Termites;
use crate::options::RetreatChooser;
use crate::state::{Phase, State, Terrain};
use crate::tokens::Kind;

/// What every action weighs at least.
const BASE: f32 = 1.0;

/// How good each hex looks for one token or unit.
struct Lure([f32; GRID]);

/// How a piece comes to a siege.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Joins {
    /// From the hand: the attack may follow in the same turn.
    Placed,
    /// From this hex: the attack must wait for another turn.
    Moved(Cell),
}

impl Lure {
    fn add(&mut self, cells: Cells, weight: f32) {
        for cell in cells {
            self.0[cell.index()] += weight;
        }
    }

    fn at(&self, cell: Cell) -> f32 {
        self.0[cell.index()]
    }
}

pub(super) fn weigh(game: &Termites, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
    out.clear();
    match state.phase {
        Phase::Hatch => {
            let side = game.side(state, state.turn);
            out.extend(actions.iter().map(|action| match action {
                Action::PickToken(kind) => game.weigh_token(state, &side, *kind, weights),
                _ => BASE,
            }));
        }
        Phase::Place(kind) => {
            let side = game.side(state, state.turn);
            let lure = game.lure_of_placing(state, &side, kind, weights);
            out.extend(actions.iter().map(|action| match action {
                Action::Place(_, cell) => BASE + lure.at(*cell),
                _ => BASE,
            }));
        }
        Phase::Move => game.weigh_units(state, actions, weights, out),
        Phase::Go(start) => game.weigh_going(state, start, actions, weights, out),
        Phase::Retreat { target, .. } => {
            let chooser = match game.options.retreat_chooser {
                RetreatChooser::Attacker => state.turn.index(),
                RetreatChooser::Defender => state.unit_at(target).map_or(0, |(owner, _)| owner),
            };
            let own = state.mounds[chooser];
            let besieges = if game.options.retreat_chooser == RetreatChooser::Attacker { 0.2 } else { 1.0 };
            out.extend(actions.iter().map(|action| match action {
                Action::Retreat(cell) if game.board.next[cell.index()].meets(own) => BASE * besieges,
                _ => BASE,
            }));
        }
        Phase::MoundPick(_) | Phase::RebuildPick(_) | Phase::Conquer { .. } => {
            out.extend(actions.iter().map(|action| match action {
                Action::PickMound(value) | Action::Mound(value, _) => {
                    (BASE + weights[FOUND_HIGH] * (f32::from(*value) - 5.0)).max(0.1)
                }
                _ => BASE,
            }));
        }
        Phase::Mound(..) | Phase::Rebuild(..) => {
            let seat = game.acting(state).unwrap_or(state.turn);
            let enemies = state.all_units().without(state.units[seat.index()]);
            let near = enemies.around();
            let far = near.around();
            out.extend(actions.iter().map(|action| match action {
                Action::Mound(_, cell) if near.has(*cell) => weights[SITE_NEAR].max(0.01),
                Action::Mound(_, cell) if far.has(*cell) => weights[SITE_FAR].max(0.01),
                _ => BASE,
            }));
        }
        Phase::Builder
        | Phase::First
        | Phase::Random(_)
        | Phase::Neutral(_)
        | Phase::LayPick(_)
        | Phase::Lay(..)
        | Phase::Colony
        | Phase::Deal
        | Phase::Draw
        | Phase::Sacrifice(..)
        | Phase::Over => out.resize(actions.len(), BASE),
    }
}

impl Termites {
    fn foreign_mounds(&self, state: &State, seat: usize) -> Cells {
        state.all_mounds().without(state.mounds[seat])
    }

    fn weigh_token(&self, state: &State, side: &Side, kind: Kind, weights: &[f32]) -> f32 {
        let strength = self.strength(kind);
        let mut weight = BASE + weights[HATCH_STRENGTH] * strength as f32;
        for target in self.foreign_mounds(state, side.seat) {
            let siege = self.siege(state, side, target);
            if siege.standing + siege.walker + strength > self.defence(state, target) {
                weight += weights[TAKE] / (strength + 1) as f32;
            }
        }
        weight
    }

    /// Returns how much each hex speaks for placing a token there.
    fn lure_of_placing(&self, state: &State, side: &Side, kind: Kind, weights: &[f32]) -> Lure {
        let mut lure = Lure([0.0; GRID]);
        let strength = self.strength(kind);
        self.add_sieges(state, side, kind, Joins::Placed, weights, &mut lure);
        let caste = self.caste(kind);
        let enemies = state.all_units().without(side.units) & self.enterable(state, caste);
        let own_ground = state.mounds[side.seat].around();
        for target in enemies {
            if self.pressure(state, side, target) + strength > self.defence(state, target) {
                let mut gain = if caste.grip {
                    weights[KILL] * self.strength(state.kind_at(target)) as f32
                } else {
                    weights[PUSH]
                };
                if own_ground.has(target) {
                    gain += weights[RELIEF];
                }
                lure.add(self.board.next[target.index()], gain);
            }
        }
        lure.add(own_ground, weights[GUARD]);
        lure
    }

    /// Adds what speaks for standing around foreign Mounds.
    fn add_sieges(
        &self,
        state: &State,
        side: &Side,
        kind: Kind,
        joins: Joins,
        weights: &[f32],
        lure: &mut Lure,
    ) {
        let strength = self.strength(kind);
        let rules = &self.kinds[kind.index()];
        let vegetation = state.terrain_of(Terrain::Vegetation);
        for target in self.foreign_mounds(state, side.seat) {
            let siege = self.siege(state, side, target);
            let (next, second) = (self.board.next[target.index()], self.board.second[target.index()]);
            let value = self.defence(state, target);
            let (standing, walker) = match joins {
                Joins::Placed => (siege.standing, siege.walker),
                // It no longer helps from where it was.
                Joins::Moved(from) if next.has(from) || (second.has(from) && rules.caste.ranged) => {
                    (siege.standing - self.support_of(state, from), 0)
                }
                Joins::Moved(_) => (siege.standing, 0),
            };
            let gain = |power: u32| {
                if joins == Joins::Placed && power + walker > value {
                    weights[TAKE]
                } else {
                    let part = power as f32 / (value + 1) as f32;
                    weights[CROWD] * part * part
                }
            };
            let ring = if rules.caste.ranged { next | second } else { next };
            lure.add(ring.without(vegetation), gain(standing + strength));
            lure.add(ring & vegetation, gain(standing + strength + u32::from(rules.vegetation_bonus)));
        }
    }

    /// Which unit to move: those that take, kill or push something.
    fn weigh_units(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        let side = self.side(state, state.turn);
        let mut lure = Lure([0.0; GRID]);
        for target in self.foreign_mounds(state, side.seat) {
            let siege = self.siege(state, &side, target);
            let value = self.defence(state, target);
            let (next, second) = (self.board.next[target.index()], self.board.second[target.index()]);
            if siege.standing > value {
                for unit in side.units & next {
                    let kind = state.kind_at(unit);
                    if self.can_enter(state, kind, target) {
                        lure.0[unit.index()] += weights[TAKE] / self.strength(kind) as f32;
                    }
                }
            }
            if siege.walker > 0 && siege.standing + siege.walker > value {
                let far = second | second.around().without(next);
                for unit in side.units.without(state.ranged) & far {
                    let strength = self.strength(state.kind_at(unit));
                    if siege.standing + strength > value {
                        lure.0[unit.index()] += weights[TAKE] / (strength + 1) as f32;
                    }
                }
            }
        }
        let own_ground = state.mounds[side.seat].around();
        for target in state.all_units().without(side.units) {
            let beside = side.units & self.board.next[target.index()];
            if beside.is_empty() || self.pressure(state, &side, target) <= self.defence(state, target) {
                continue;
            }
            let relief = if own_ground.has(target) { weights[RELIEF] } else { 0.0 };
            let prey = self.strength(state.kind_at(target)) as f32;
            for unit in beside {
                let kind = state.kind_at(unit);
                if self.can_enter(state, kind, target) {
                    let gain = if self.caste(kind).grip { weights[KILL] * prey } else { weights[PUSH] };
                    lure.0[unit.index()] += gain + relief;
                }
            }
        }
        out.extend(actions.iter().map(|action| match action {
            Action::PickUnit(cell) => BASE + lure.at(*cell),
            _ => weights[STAY].max(0.01),
        }));
    }

    fn weigh_going(
        &self,
        state: &State,
        start: Cell,
        actions: &[Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    ) {
        let side = self.side(state, state.turn);
        let kind = state.kind_at(start);
        let mut lure = Lure([0.0; GRID]);
        self.add_sieges(state, &side, kind, Joins::Moved(start), weights, &mut lure);
        let here = lure.at(start);
        let own_ground = state.mounds[side.seat].around();
        lure.add(own_ground, weights[GUARD]);
        let units = state.all_units();
        out.extend(actions.iter().map(|action| match action {
            Action::Move(_, to) => (BASE + lure.at(*to) - here).max(0.1 * BASE),
            Action::Attack { target, .. } if units.has(*target) => {
                let relief = if own_ground.has(*target) { weights[RELIEF] } else { 0.0 };
                let prey = self.strength(state.kind_at(*target)) as f32;
                let gain = if self.caste(kind).grip { weights[KILL] * prey } else { weights[PUSH] };
                BASE + gain + relief
            }
            Action::Attack { .. } => weights[TAKE].max(BASE),
            _ => BASE,
        }));
    }
}
