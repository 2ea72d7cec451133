//! Chance and random choice: odds with exact weights, and fast samplers of the same distributions.

use hexapod_core::chance::{below, pick, pick_weighted};
use hexapod_core::{Odds, Rng};

use crate::actions::{Action, Chance};
use crate::cells::{Cell, Set};
use crate::data::MAX_UNITS;
use crate::game::Glory;
use crate::rules::{march, request};
use crate::state::{Dice, Phase, Points, State};

/// S9: a weight that every number of legal walls, 1 to 6, divides.
const WALLS: u64 = 60;
/// A player marches from at most so many tiles: he has no more units.
const MOST_STARTS: usize = 2 * MAX_UNITS as usize + 1;
/// Rolls of more dice are not listed (K3).
const MOST_LISTED: u8 = 2;
/// A ring step of chance has at most so many outcomes: seven tiles with six walls each.
const MOST_PICKS: usize = 42;

impl Glory {
    pub(crate) fn list_odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        out.clear();
        if !self.chance_acts(state) {
            return Odds::Listed;
        }
        match self.dice_due(state) {
            0 => {}
            1 => out.extend((1..=6).map(|face| (Chance::Roll(Dice::of(&[face])), 1))),
            2 => {
                for first in 1..=6 {
                    out.extend((1..=6).map(|second| (Chance::Roll(Dice::of(&[first, second])), 1)));
                }
            }
            dice => {
                debug_assert!(dice > MOST_LISTED);
                return Odds::Roll(dice);
            }
        }
        if let Some(class) = self.drawn_class(state) {
            for kind in self.kinds_of(class) {
                let left = state.supply[usize::from(kind.0)];
                if left > 0 {
                    out.push((Chance::Draw(kind), u64::from(left)));
                }
            }
        } else {
            self.each_pick(state, &mut |action, weight| out.push((Chance::Pick(action), weight)));
        }
        Odds::Listed
    }

    /// Calls `push` with each pick of the quick setup: uniform among the legal steps; in the ring first a kind,
    /// then one of its walls.
    fn each_pick(&self, state: &State, push: &mut impl FnMut(Action, u64)) {
        if !matches!(state.phase, Phase::Ring) {
            self.list_steps(state, &mut |action| push(action, 1));
            return;
        }
        let walls = u64::from(
            self.ring_walls(&state.ring[state.seat.index()], state.ring_len(state.seat)).count_ones(),
        );
        self.list_steps(state, &mut |action| {
            let walled = matches!(action, Action::Ring(_, ground) if ground.wall().is_some());
            push(action, if walled { WALLS / walls } else { WALLS });
        });
    }

    #[inline]
    pub(crate) fn sample_outcome<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        let dice = self.dice_due(state);
        if dice > 0 {
            return Chance::Roll(roll(rng, dice));
        }
        if let Some(class) = self.drawn_class(state) {
            let mut point = below(rng, self.supply_of(state, class));
            for kind in self.kinds_of(class) {
                let left = u32::from(state.supply[usize::from(kind.0)]);
                if point < left {
                    return Chance::Draw(kind);
                }
                point -= left;
            }
            unreachable!("a draw from an empty supply");
        }
        let mut picks = [(Action::Done, 0); MOST_PICKS];
        let mut count = 0;
        self.each_pick(state, &mut |action, weight| {
            picks[count] = (action, weight);
            count += 1;
        });
        Chance::Pick(pick_weighted(rng, &picks[..count]))
    }

    /// Returns one of the legal actions, each equally likely.
    #[inline]
    pub(crate) fn sample<R: Rng>(&self, state: &State, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        match state.phase {
            Phase::Move => self.sample_move(state, rng),
            Phase::Send(..) | Phase::AskSend(..) | Phase::Advance => {
                let advances = matches!(state.phase, Phase::Advance);
                let name = if advances { Action::Advance } else { Action::Send };
                buffer.clear();
                self.group_choice(state).each(|troop| buffer.push(name(troop)));
                *pick(rng, buffer)
            }
            Phase::TrainAt(_)
            | Phase::BuyAt(_)
            | Phase::BuildAt(_)
            | Phase::Found
            | Phase::Last
            | Phase::LegacySet(..)
            | Phase::LegacyAt(_)
            | Phase::LegacyBuildAt(_)
            | Phase::Deploy => {
                let cells = self.cells(state);
                let wanted = below(rng, cells.count() as u32) as usize;
                let cell = cells.nth(wanted).unwrap_or_else(|| unreachable!("fewer cells than counted"));
                self.at_cell(state, Cell::new(cell))
            }
            Phase::Push => Action::Push(below(rng, 6) as u8),
            Phase::Permit(..) => two(rng, Action::Grant, Action::Deny),
            Phase::Press => two(rng, Action::Press, Action::Withdraw),
            Phase::Luck => two(rng, Action::Luck, Action::Keep),
            Phase::Rage => two(rng, Action::Rage, Action::Keep),
            Phase::Dodge => two(rng, Action::Dodge, Action::Keep),
            Phase::LeechChoice => two(rng, Action::LeechKeep, Action::LeechRoll),
            Phase::Wild(any) | Phase::StartWild(any) => {
                let (food, water) = self.wild_limits(state, any);
                let mut count = 0;
                for f in 0..=food {
                    count += u32::from(water.min(any - f)) + 1;
                }
                let mut wanted = below(rng, count);
                for f in 0..=food {
                    let row = u32::from(water.min(any - f)) + 1;
                    if wanted < row {
                        let w = wanted as u8;
                        return Action::Wild(any - f - w, f, w);
                    }
                    wanted -= row;
                }
                unreachable!("fewer splits than counted")
            }
            Phase::Train | Phase::Buy => {
                buffer.clear();
                self.each_purchase(state, state.seat, &mut |action| buffer.push(action));
                buffer.push(Action::Done);
                *pick(rng, buffer)
            }
            Phase::Starve => {
                buffer.clear();
                self.each_starving(state, state.seat, |unit, cell| buffer.push(Action::Starve(unit, cell)));
                *pick(rng, buffer)
            }
            _ => {
                self.list(state, buffer);
                *pick(rng, buffer)
            }
        }
    }

    /// Draws a tile and a direction until they make a march; requests are rare and counted one by one.
    ///
    /// Every march has one slot, every request one and `done` one, so all are equally likely.
    fn sample_move<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        let seat = state.seat;
        let mut starts = [Cell::new(0); MOST_STARTS];
        let mut n_starts = 0;
        let mut fresh = false;
        for from in state.manned[seat.index()].iter().take(MOST_STARTS).map(Cell::new) {
            let points = state.points(from, seat);
            let leaves = (points != Points::NONE) & self.may_leave(state, from);
            // Written in any case and kept if it counts: nobody could predict which.
            starts[n_starts] = from;
            n_starts += usize::from(leaves);
            fresh |= !points.fresh().is_empty();
        }
        let beside = if fresh { self.beside_hosts(state, seat) } else { Set::EMPTY };
        let requests: u32 = beside.iter().map(|cell| self.count_requests(state, Cell::new(cell))).sum();
        let marches = 6 * n_starts as u32;
        loop {
            let slot = below(rng, marches + requests + 1);
            if slot < marches {
                let (from, direction) = (starts[slot as usize / 6], slot as usize % 6);
                if self.can_march(state, seat, from, direction) {
                    return march(from, direction);
                }
            } else if slot == marches {
                return Action::Done;
            } else {
                return self.nth_request(state, beside, slot - marches - 1);
            }
        }
    }

    /// Returns how many requests units on this tile can make, if they may leave it.
    fn count_requests(&self, state: &State, from: Cell) -> u32 {
        if self.may_leave(state, from) { self.requests(state, state.seat, from).count_ones() } else { 0 }
    }

    fn nth_request(&self, state: &State, beside: Set, nth: u32) -> Action {
        let mut wanted = nth;
        for from in beside.iter().map(Cell::new) {
            let count = self.count_requests(state, from);
            if wanted < count {
                let mut requests = self.requests(state, state.seat, from);
                for _ in 0..wanted {
                    requests &= requests - 1;
                }
                return request(from, requests.trailing_zeros() as usize);
            }
            wanted -= count;
        }
        unreachable!("fewer requests than counted")
    }
}

fn two<R: Rng>(rng: &mut R, one: Action, other: Action) -> Action {
    if rng.next_u32() >> 31 == 0 { one } else { other }
}

#[inline]
fn roll<R: Rng>(rng: &mut R, count: u8) -> Dice {
    let mut dice = Dice::NONE;
    for _ in 0..count {
        dice.push(1 + below(rng, 6) as u8);
    }
    dice
}
