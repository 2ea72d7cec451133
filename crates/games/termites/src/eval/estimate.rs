//! Who will win: points now, and Mounds that are about to change hands.

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{MAX_SEATS as CORE_SEATS, Seat, Silence, WinShares};

use super::siege::{Side, Siege};
use super::weights::*;
use crate::cells::Cell;
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
    /// It has moved.
    Nothing,
}

impl Termites {
    pub(super) fn guess_shares(&self, state: &State, weights: &[f32]) -> WinShares {
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
                    self.weigh_points(&after, Left::All, weights)
                }
            }
            Phase::Hatch => self.weigh_points(state, Left::All, weights),
            Phase::Place(kind) => self.weigh_points(state, Left::Token(kind), weights),
            Phase::Draw | Phase::Move => self.weigh_points(state, Left::Move, weights),
            Phase::Go(cell) => self.weigh_points(state, Left::Unit(cell), weights),
            Phase::MoundPick(_)
            | Phase::Mound(..)
            | Phase::Conquer { .. }
            | Phase::RebuildPick(_)
            | Phase::Rebuild(..)
            | Phase::Sacrifice(..) => self.weigh_points(state, Left::Nothing, weights),
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

    fn weigh_points(&self, state: &State, left: Left, weights: &[f32]) -> WinShares {
        let seats = self.seats;
        let acting = state.turn.index();
        let mut points = [0.0_f32; MAX_SEATS];
        let mut turns = [0; MAX_SEATS];
        for seat in 0..seats {
            turns[seat] = self.turns_to_begin(state, seat);
        }
        let mut remaining = turns[..seats].iter().sum::<u32>() as f32 / seats as f32;
        if left != Left::Nothing && left != Left::All && !matches!(left, Left::Token(_)) {
            remaining += 1.0 / seats as f32;
        }
        let life = remaining / 18.0;
        let sides: [Side; MAX_SEATS] = std::array::from_fn(|seat| self.side(state, Seat::new(seat)));
        for seat in 0..seats {
            let score = state.trophies[seat].points() + self.reserved(state, seat);
            points[seat] += score as f32;
            let (mut worth, mut strength) = (0.0, 0);
            for cell in sides[seat].units {
                let kind = state.kind_at(cell);
                strength += self.strength(kind);
                worth += if self.caste(kind).grip { weights[SOLDIER] } else { 0.0 };
            }
            for kind in state.hand[seat].kinds() {
                let copies = u32::from(state.hand[seat].of(kind));
                points[seat] += weights[HELD] * (copies * self.strength(kind)) as f32;
            }
            let units = sides[seat].units.count() as f32;
            let flyers = (sides[seat].units & state.flying).count() as f32;
            let spitters = (sides[seat].units & state.ranged).count() as f32;
            worth += units * weights[UNIT] + strength as f32 * weights[STRENGTH];
            worth += flyers * weights[FLYER] + spitters * weights[SPITTER];
            points[seat] += worth * life + units * weights[TIE];
        }
        self.weigh_sieges(state, left, weights, &sides, &turns, &mut points);
        if left == Left::All && turns[acting] > 0 {
            self.weigh_prey(state, weights, &sides, &mut points);
        }
        let scale = weights[SCALE] + weights[SCALE_GROWTH] * remaining.sqrt();
        shares_of_points(&points[..seats], scale)
    }

    /// Adds the Mounds, and moves the part of their points that sieges promise.
    fn weigh_sieges(
        &self,
        state: &State,
        left: Left,
        weights: &[f32],
        sides: &[Side; MAX_SEATS],
        turns: &[u32; MAX_SEATS],
        points: &mut [f32; MAX_SEATS],
    ) {
        let seats = self.seats;
        let acting = state.turn.index();
        let mut hopes = [[0.0_f32; MAX_SEATS]; MOST_MOUNDS];
        let mut best = [(0.0_f32, MOST_MOUNDS); MAX_SEATS];
        let tokens: [u32; MAX_SEATS] = std::array::from_fn(|seat| self.strongest(&state.hand[seat]).0);
        for (at, target) in state.all_mounds().into_iter().take(MOST_MOUNDS).enumerate() {
            let Some((owner, value)) = state.mound_at(target) else { continue };
            for seat in (0..seats).filter(|seat| *seat != owner) {
                let siege = self.siege(state, &sides[seat], target);
                let hope =
                    self.hope(state, &siege, seat, target, value, left, turns[seat], tokens[seat], weights);
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
        seat: usize,
        target: Cell,
        value: u8,
        left: Left,
        turns: u32,
        token: u32,
        weights: &[f32],
    ) -> f32 {
        let value = i32::from(value);
        let power = |token: u32, walker: u32| (siege.standing + token + walker) as i32;
        let acts = seat == state.turn.index();
        if acts {
            // What is possible in the rest of this turn is as good as done.
            let (attacker, now) = match left {
                Left::Move => (siege.attacker || siege.walker > 0, power(0, siege.walker)),
                Left::Unit(cell) if self.board.next[target.index()].has(cell) => (true, power(0, 0)),
                Left::Unit(cell) => {
                    (siege.walker > 0, power(0, siege.walker.min(self.strength(state.kind_at(cell)))))
                }
                Left::All | Left::Token(_) | Left::Nothing => (false, 0),
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
        weights[first + class(margin)]
    }

    /// The seat that is to act can kill one unit of another.
    fn weigh_prey(
        &self,
        state: &State,
        weights: &[f32],
        sides: &[Side; MAX_SEATS],
        points: &mut [f32; MAX_SEATS],
    ) {
        let acting = state.turn.index();
        let hunter = &sides[acting];
        let (_, bite) = self.strongest(&state.hand[acting]);
        let mut most = (0, acting);
        for other in (0..self.seats).filter(|other| *other != acting) {
            for cell in sides[other].units.without(state.terrain_of(crate::state::Terrain::Stones)) {
                let prey = self.strength(state.kind_at(cell));
                if prey > most.0 && bite > 0 && self.pressure(state, hunter, cell) + bite > prey {
                    most = (prey, other);
                }
            }
        }
        points[most.1] -= weights[PREY] * most.0 as f32;
    }
}

fn class(margin: i32) -> usize {
    (margin - LOWEST).clamp(0, MARGINS as i32 - 1) as usize
}
