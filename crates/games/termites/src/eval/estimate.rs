//! Who will win: points now, and Mounds that are about to change hands.

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{MAX_SEATS as CORE_SEATS, Rules, Seat, Silence, WinShares};

use super::siege::{Side, Siege};
use super::weights::*;
use crate::cells::{Cell, Cells};
use crate::events::Founding;
use crate::game::Termites;
use crate::state::{MAX_SEATS, NEUTRAL, Phase, State};
use crate::tokens::Kind;

/// Mounds on a board, at most.
const MOST_MOUNDS: usize = 32;
/// Turns of each seat in a game.
const LONG_GAME: f32 = 18.0;
/// However near the end: fewer points never decide more.
const LEAST_SCALE: f32 = 0.3;

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

/// All that the parts of an estimate need.
struct Outlook<'a> {
    state: &'a State,
    weights: &'a [f32],
    acting: usize,
    left: Left,
    /// What the unit that is to move can reach, if it has been picked.
    targets: Cells,
    sides: [Side; MAX_SEATS],
    /// Turns each seat is still to begin.
    turns: [u32; MAX_SEATS],
    /// The strength of the strongest token in each hand.
    tokens: [u32; MAX_SEATS],
}

pub(super) fn estimate(game: &Termites, state: &State, weights: &[f32]) -> WinShares {
    let next = state.turn.next(game.seats);
    match state.phase {
        Phase::Builder
        | Phase::First
        | Phase::Random(_)
        | Phase::Neutral(_)
        | Phase::LayPick(_)
        | Phase::Lay(..)
        | Phase::Colony
        | Phase::Deal => {
            let mut shares = [0.0; CORE_SEATS];
            shares[..game.seats].fill(1.0 / game.seats as f32);
            shares
        }
        Phase::Over => game.win_shares(state),
        Phase::Retreat { start, from, target } => {
            // Wherever the beaten unit goes: nearly the same.
            let mut after = *state;
            let to = game.retreats(state, start, from, target).first();
            game.retreat(&mut after, start, from, target, to, &mut Silence);
            if after.phase == Phase::Over {
                game.win_shares(&after)
            } else {
                game.weigh_points(&after, after.turn, Left::All, weights)
            }
        }
        Phase::Conquer { cell, .. } => {
            // The new Mound will be as exposed as the old one was.
            let mut after = *state;
            let value = 15 - state.reserve[state.turn.index()].leading_zeros() as u8;
            game.found(&mut after, state.turn, value, cell, Founding::Conquest, &mut Silence);
            game.weigh_points(&after, next, Left::All, weights)
        }
        Phase::Hatch => game.weigh_points(state, state.turn, Left::All, weights),
        Phase::Place(kind) => game.weigh_points(state, state.turn, Left::Token(kind), weights),
        Phase::Draw | Phase::Move => game.weigh_points(state, state.turn, Left::Move, weights),
        Phase::Go(cell) => game.weigh_points(state, state.turn, Left::Unit(cell), weights),
        Phase::MoundPick(_) | Phase::Mound(..) => {
            let first = state.first().unwrap_or(state.turn);
            game.weigh_points(state, first, Left::All, weights)
        }
        Phase::RebuildPick(_) | Phase::Rebuild(..) | Phase::Sacrifice(..) => {
            game.weigh_points(state, next, Left::All, weights)
        }
    }
}

impl Termites {
    fn weigh_points(&self, state: &State, acting: Seat, left: Left, weights: &[f32]) -> WinShares {
        let seats = self.seats;
        let outlook = Outlook {
            state,
            weights,
            acting: acting.index(),
            left,
            targets: match left {
                Left::Unit(cell) => self.reach(state, acting, cell).targets,
                Left::All | Left::Token(_) | Left::Move => Cells::EMPTY,
            },
            sides: std::array::from_fn(|seat| self.side(state, Seat::new(seat))),
            turns: std::array::from_fn(|seat| self.turns_to_begin(state, seat)),
            tokens: std::array::from_fn(|seat| self.strongest(&state.hand[seat])),
        };
        let mut remaining = outlook.turns[..seats].iter().sum::<u32>() as f32 / seats as f32;
        if matches!(left, Left::Move | Left::Unit(_)) {
            remaining += 1.0 / seats as f32;
        }
        let mut points = [0.0; MAX_SEATS];
        for (seat, points) in points.iter_mut().enumerate().take(seats) {
            let sure = state.trophies[seat].points() + self.reserved(state, seat);
            *points = sure as f32 + self.weigh_army(&outlook, seat, remaining / LONG_GAME);
        }
        self.weigh_mounds(&outlook, &mut points);
        if matches!(left, Left::All | Left::Token(_)) {
            points[acting.index()] += weights[TEMPO];
        }
        let scale = weights[SCALE] + weights[SCALE_GROWTH] * remaining.sqrt();
        shares_of_points(&points[..seats], scale.max(LEAST_SCALE))
    }

    /// Returns what the units of a seat are worth: the longer the game goes on, the more.
    fn weigh_army(&self, outlook: &Outlook<'_>, seat: usize, life: f32) -> f32 {
        let (state, weights) = (outlook.state, outlook.weights);
        let own = state.mounds[seat];
        let by_foreign = state.all_mounds().without(own).around().around();
        let by_own = own.around().around();
        let units = outlook.sides[seat].units;
        let (mut strength, mut near_foreign, mut near_own, mut soldiers) = (0, 0, 0, 0);
        for cell in units {
            let kind = state.kind_at(cell);
            let power = self.strength(kind);
            strength += power;
            near_foreign += if by_foreign.has(cell) { power } else { 0 };
            near_own += if by_own.has(cell) { power } else { 0 };
            soldiers += u32::from(self.caste(kind).grip);
        }
        let count = units.count() as f32;
        let worth = count * weights[UNIT]
            + strength as f32 * weights[STRENGTH]
            + soldiers as f32 * weights[SOLDIER]
            + (units & state.flying).count() as f32 * weights[FLYER]
            + (units & state.ranged).count() as f32 * weights[SPITTER]
            + near_foreign as f32 * weights[NEAR_FOE]
            + near_own as f32 * weights[NEAR_OWN];
        worth * life + count * weights[TIE]
    }

    /// Adds the Mounds on the board, and moves the part of their points that sieges promise.
    fn weigh_mounds(&self, outlook: &Outlook<'_>, points: &mut [f32; MAX_SEATS]) {
        let (state, seats) = (outlook.state, self.seats);
        let mounds = state.all_mounds();
        let mut hopes = [[0.0_f32; MAX_SEATS]; MOST_MOUNDS];
        let mut best = [(0.0_f32, MOST_MOUNDS); MAX_SEATS];
        for (at, target) in mounds.into_iter().take(MOST_MOUNDS).enumerate() {
            let Some((owner, value)) = state.mound_at(target) else { continue };
            for seat in (0..seats).filter(|seat| *seat != owner) {
                let hope = self.hope(outlook, seat, target, i32::from(value)).clamp(0.0, 1.0);
                hopes[at][seat] = hope;
                let stake = hope * f32::from(value) * if owner == NEUTRAL { 1.0 } else { 2.0 };
                if stake > best[seat].0 {
                    best[seat] = (stake, at);
                }
            }
        }
        for (at, target) in mounds.into_iter().take(MOST_MOUNDS).enumerate() {
            let Some((owner, value)) = state.mound_at(target) else { continue };
            let value = f32::from(value);
            let mut stands = 1.0;
            for place in 0..seats {
                let seat = (outlook.acting + place) % seats;
                let mut hope = hopes[at][seat];
                // One Mound a turn.
                if best[seat].1 != at {
                    hope *= if outlook.turns[seat] > 1 { outlook.weights[ALSO] } else { 0.0 };
                }
                points[seat] += stands * hope * value;
                stands *= 1.0 - hope;
            }
            if owner != NEUTRAL {
                points[owner] += stands * value;
            }
        }
    }

    /// Returns whether a seat has anything that may enter the terrain under a Mound (R28): on the board or in hand.
    #[cold]
    fn can_storm(&self, state: &State, seat: usize, target: Cell, siege: &Siege) -> bool {
        siege.attacker
            || siege.walker > 0
            || state.hand[seat].kinds().any(|kind| self.can_enter(state, kind, target))
    }

    /// Returns how likely a seat takes a Mound.
    fn hope(&self, outlook: &Outlook<'_>, seat: usize, target: Cell, value: i32) -> f32 {
        let (state, weights) = (outlook.state, outlook.weights);
        let siege = self.siege(state, &outlook.sides[seat], target);
        if state.tiles().has(target) && !self.can_storm(state, seat, target, &siege) {
            return 0.0;
        }
        let mut token = outlook.tokens[seat];
        let mut margins = LATER;
        if seat == outlook.acting {
            // What is possible in the rest of this turn is as good as done.
            let now = match outlook.left {
                Left::Move if siege.attacker || siege.walker > 0 => siege.standing + siege.walker,
                Left::Unit(cell) if outlook.targets.has(target) => {
                    self.power(state, Seat::new(seat), cell, target)
                }
                Left::Move | Left::Unit(_) => 0,
                Left::All => {
                    margins = NOW;
                    0
                }
                Left::Token(kind) => {
                    (margins, token) = (NOW, self.strength(kind));
                    0
                }
            };
            if now as i32 > value {
                return weights[NOW + class(now as i32 - value)];
            }
        }
        let margin = (siege.standing + token + siege.walker) as i32 - value;
        // With one turn left there is no time to gather more.
        if outlook.turns[seat] == 0 || (outlook.turns[seat] == 1 && margin < 1) {
            return 0.0;
        }
        let part = siege.standing as f32 / (value + 1) as f32;
        weights[margins + class(margin)] + weights[STANDING] * part.min(1.0)
    }
}

/// Returns the place of a margin among the weights.
pub(super) fn class(margin: i32) -> usize {
    (margin - LOWEST).clamp(0, MARGINS as i32 - 1) as usize
}
