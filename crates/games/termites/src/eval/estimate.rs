//! Who will win: points now, and Mounds that are about to change hands.

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{MAX_SEATS as CORE_SEATS, Seat, Silence, WinShares};

use super::siege::{Side, Siege};
use super::weights::*;
use crate::cells::Cell;
use crate::events::Founding;
use crate::game::Termites;
use crate::state::{Colony, MAX_SEATS, NEUTRAL, Phase, State};
use crate::tokens::Kind;

/// Mounds on a board, at most.
const MOST_MOUNDS: usize = 32;

/// What a seat may still do in its present turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Everything.
    All,
    /// It places this token, then moves.
    Token(Kind),
    /// It moves some unit.
    Move,
    /// It moves this unit.
    Unit(Cell),
}

impl Termites {
    pub(super) fn guess_shares(&self, state: &State, weights: &[f32]) -> WinShares {
        let next = state.turn.next(self.seats);
        match state.phase {
            Phase::First
            | Phase::Random(_)
            | Phase::Neutral(_)
            | Phase::LayPick(_)
            | Phase::Lay(..)
            | Phase::Colony
            | Phase::Deal => {
                let mut shares = [0.0; CORE_SEATS];
                shares[..self.seats].fill(1.0 / self.seats as f32);
                shares
            }
            Phase::Over => self.shares(state),
            Phase::Retreat { start, from, target } => {
                // Wherever the beaten unit goes: nearly the same.
                let mut after = *state;
                let to = self.retreats(state, start, from, target).first();
                self.retreat(&mut after, start, target, to, &mut Silence);
                if after.phase == Phase::Over {
                    self.shares(&after)
                } else {
                    self.weigh_points(&after, after.turn, Left::All, weights)
                }
            }
            Phase::Conquer { cell, .. } => {
                // The new Mound will be as exposed as the old one was.
                let mut after = *state;
                let value = 15 - state.reserve[state.turn.index()].leading_zeros() as u8;
                self.found(&mut after, state.turn, value, cell, Founding::Conquest, &mut Silence);
                self.weigh_points(&after, next, Left::All, weights)
            }
            Phase::Hatch => self.weigh_points(state, state.turn, Left::All, weights),
            Phase::Place(kind) => self.weigh_points(state, state.turn, Left::Token(kind), weights),
            Phase::Draw | Phase::Move => self.weigh_points(state, state.turn, Left::Move, weights),
            Phase::Go(cell) => self.weigh_points(state, state.turn, Left::Unit(cell), weights),
            Phase::MoundPick(_) | Phase::Mound(..) => {
                let first = state.first.unwrap_or(state.turn);
                self.weigh_points(state, first, Left::All, weights)
            }
            Phase::RebuildPick(_) | Phase::Rebuild(..) | Phase::Sacrifice(..) => {
                self.weigh_points(state, next, Left::All, weights)
            }
        }
    }

    /// Returns how many turns a seat is still to begin.
    pub(super) fn turns_to_begin(&self, state: &State, seat: usize) -> u32 {
        let size = match state.colonies[seat] {
            Colony::Drawn(colony) => self.colonies[usize::from(colony)].size,
            Colony::Random | Colony::None => 0,
        };
        let never_drawn = size.saturating_sub(self.tokens);
        state.hand[seat].count() + state.stack[seat].count().saturating_sub(never_drawn)
    }

    fn weigh_points(&self, state: &State, acting: Seat, left: Left, weights: &[f32]) -> WinShares {
        let seats = self.seats;
        let acting = acting.index();
        let mut points = [0.0_f32; MAX_SEATS];
        let mut turns = [0; MAX_SEATS];
        for seat in 0..seats {
            turns[seat] = self.turns_to_begin(state, seat);
        }
        let mut remaining = turns[..seats].iter().sum::<u32>() as f32 / seats as f32;
        if matches!(left, Left::Move | Left::Unit(_)) {
            remaining += 1.0 / seats as f32;
        }
        let life = remaining / 18.0;
        let sides: [Side; MAX_SEATS] = std::array::from_fn(|seat| self.side(state, Seat::new(seat)));
        for seat in 0..seats {
            let score = state.trophies[seat].points() + self.reserved(state, seat);
            points[seat] += score as f32;
            let own = state.mounds[seat];
            let foe = state.all_mounds().without(own).around().around();
            let own = own.around().around();
            let (mut worth, mut strength) = (0.0, 0);
            let (mut near_foe, mut near_own) = (0, 0);
            for cell in sides[seat].units {
                let kind = state.kind_at(cell);
                let power = self.strength(kind);
                strength += power;
                near_foe += if foe.has(cell) { power } else { 0 };
                near_own += if own.has(cell) { power } else { 0 };
                worth += if self.caste(kind).grip { weights[SOLDIER] } else { 0.0 };
            }
            worth += near_foe as f32 * weights[NEAR_FOE] + near_own as f32 * weights[NEAR_OWN];
            let units = sides[seat].units.count() as f32;
            let flyers = (sides[seat].units & state.flying).count() as f32;
            let spitters = (sides[seat].units & state.ranged).count() as f32;
            worth += units * weights[UNIT] + strength as f32 * weights[STRENGTH];
            worth += flyers * weights[FLYER] + spitters * weights[SPITTER];
            points[seat] += worth * life + units * weights[TIE];
        }
        self.weigh_sieges(state, acting, left, weights, &sides, &turns, &mut points);
        if matches!(left, Left::All | Left::Token(_)) {
            points[acting] += weights[TEMPO];
        }
        let scale = (weights[SCALE] + weights[SCALE_GROWTH] * remaining.sqrt()).max(0.3);
        shares_of_points(&points[..seats], scale)
    }

    /// Adds the Mounds, and moves the part of their points that sieges promise.
    fn weigh_sieges(
        &self,
        state: &State,
        acting: usize,
        left: Left,
        weights: &[f32],
        sides: &[Side; MAX_SEATS],
        turns: &[u32; MAX_SEATS],
        points: &mut [f32; MAX_SEATS],
    ) {
        let seats = self.seats;
        let mut hopes = [[0.0_f32; MAX_SEATS]; MOST_MOUNDS];
        let mut best = [(0.0_f32, MOST_MOUNDS); MAX_SEATS];
        let tokens: [u32; MAX_SEATS] = std::array::from_fn(|seat| self.strongest(&state.hand[seat]));
        for (at, target) in state.all_mounds().into_iter().take(MOST_MOUNDS).enumerate() {
            let Some((owner, value)) = state.mound_at(target) else { continue };
            for seat in (0..seats).filter(|seat| *seat != owner) {
                let siege = self.siege(state, &sides[seat], target);
                let hope = self.hope(
                    state,
                    &siege,
                    seat == acting,
                    target,
                    value,
                    left,
                    turns[seat],
                    tokens[seat],
                    weights,
                );
                hopes[at][seat] = hope;
                let stake = hope * f32::from(value) * if owner == NEUTRAL { 1.0 } else { 2.0 };
                if stake > best[seat].0 {
                    best[seat] = (stake, at);
                }
            }
        }
        for (at, target) in state.all_mounds().into_iter().take(MOST_MOUNDS).enumerate() {
            let Some((owner, value)) = state.mound_at(target) else { continue };
            let value = f32::from(value);
            let mut stands = 1.0;
            for turn in 0..seats {
                let seat = (acting + turn) % seats;
                let mut hope = hopes[at][seat].clamp(0.0, 1.0);
                // One Mound a turn.
                if best[seat].1 != at {
                    hope *= if turns[seat] > 1 { weights[ALSO] } else { 0.0 };
                }
                points[seat] += stands * hope * value;
                stands *= 1.0 - hope;
            }
            if owner != NEUTRAL {
                points[owner] += stands * value;
            }
        }
    }

    /// Returns how likely a seat takes a Mound.
    #[allow(clippy::too_many_arguments)]
    fn hope(
        &self,
        state: &State,
        siege: &Siege,
        acts: bool,
        target: Cell,
        value: u8,
        left: Left,
        turns: u32,
        token: u32,
        weights: &[f32],
    ) -> f32 {
        let value = i32::from(value);
        let power = |token: u32, walker: u32| (siege.standing + token + walker) as i32;
        if acts {
            // What is possible in the rest of this turn is as good as done.
            let (attacker, now) = match left {
                Left::Move => (siege.attacker || siege.walker > 0, power(0, siege.walker)),
                Left::Unit(cell) if self.board.next[target.index()].has(cell) => (true, power(0, 0)),
                Left::Unit(cell) => {
                    (siege.walker > 0, power(0, siege.walker.min(self.strength(state.kind_at(cell)))))
                }
                Left::All | Left::Token(_) => (false, 0),
            };
            if attacker && now > value {
                return weights[NOW + class(now - value)];
            }
        }
        let (first, token, turns) = match left {
            Left::All if acts => (NOW, token, turns),
            Left::Token(kind) if acts => (NOW, self.strength(kind), turns),
            _ => (LATER, token, turns),
        };
        let margin = power(token, siege.walker) - value;
        // With one turn left there is no time to gather more.
        if turns == 0 || (turns == 1 && margin < 1) {
            return 0.0;
        }
        let part = siege.standing as f32 / (value + 1) as f32;
        weights[first + class(margin)] + weights[STANDING] * part.min(1.0)
    }
}

fn class(margin: i32) -> usize {
    (margin - LOWEST).clamp(0, MARGINS as i32 - 1) as usize
}
