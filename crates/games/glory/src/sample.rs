//! One legal action, each equally likely, without listing all where the list is long.

use hexapod_core::Rng;
use hexapod_core::chance::{below, pick};

use crate::actions::{self, Action};
use crate::cells::{Cell, Set};
use crate::data::MAX_UNITS;
use crate::game::Glory;
use crate::rules::{march, request};
use crate::state::{Phase, Points, State};

/// The largest number of tiles a player marches from: one for each unit.
const MOST_STARTS: usize = 2 * MAX_UNITS as usize + 1;

/// Returns one of the legal actions, each equally likely.
#[inline]
pub(crate) fn sample_action<R: Rng>(
    game: &Glory,
    state: &State,
    rng: &mut R,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.phase {
        Phase::Move => sample_move(game, state, rng),
        Phase::Send(..) | Phase::AskSend(..) | Phase::Advance => {
            let advances = matches!(state.phase, Phase::Advance);
            let name = if advances { Action::Advance } else { Action::Send };
            buffer.clear();
            game.group_choice(state).each(|troop| buffer.push(name(troop)));
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
            let cells = game.cells(state);
            let wanted = below(rng, cells.count() as u32) as usize;
            let cell = cells.nth(wanted).unwrap_or_else(|| unreachable!("fewer cells than counted"));
            game.at_cell(state, Cell::new(cell))
        }
        Phase::Push => Action::Push(below(rng, 6) as u8),
        Phase::Permit(..) => two(rng, Action::Grant, Action::Deny),
        Phase::Press => two(rng, Action::Press, Action::Withdraw),
        Phase::Luck => two(rng, Action::Luck, Action::Keep),
        Phase::Rage => two(rng, Action::Rage, Action::Keep),
        Phase::Dodge => two(rng, Action::Dodge, Action::Keep),
        Phase::LeechChoice => two(rng, Action::LeechKeep, Action::LeechRoll),
        Phase::Wild(any) | Phase::StartWild(any) => {
            let (food, water) = game.wild_limits(state, any);
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
            game.each_purchase(state, state.seat, &mut |action| buffer.push(action));
            buffer.push(Action::Done);
            *pick(rng, buffer)
        }
        Phase::Starve => {
            buffer.clear();
            game.each_starving(state, state.seat, |unit, cell| buffer.push(Action::Starve(unit, cell)));
            *pick(rng, buffer)
        }
        _ => {
            actions::legal_actions(game, state, buffer);
            *pick(rng, buffer)
        }
    }
}

/// Draws a tile and a direction until they make a march; requests are rare and counted one by one.
///
/// Every march has one slot, every request one and `done` one, so all are equally likely.
fn sample_move<R: Rng>(game: &Glory, state: &State, rng: &mut R) -> Action {
    let seat = state.seat;
    let mut starts = [Cell::new(0); MOST_STARTS];
    let mut n_starts = 0;
    let mut fresh = false;
    for from in state.manned[seat.index()].iter().take(MOST_STARTS).map(Cell::new) {
        let points = state.points(from, seat);
        let leaves = (points != Points::NONE) & game.may_leave(state, from);
        // Written in any case and kept if it counts: a branch would be unpredictable.
        starts[n_starts] = from;
        n_starts += usize::from(leaves);
        fresh |= !points.fresh().is_empty();
    }
    let beside = if fresh { game.beside_hosts(state, seat) } else { Set::EMPTY };
    let requests: u32 = beside.iter().map(|cell| count_requests(game, state, Cell::new(cell))).sum();
    let marches = 6 * n_starts as u32;
    loop {
        let slot = below(rng, marches + requests + 1);
        if slot < marches {
            let (from, direction) = (starts[slot as usize / 6], slot as usize % 6);
            if game.can_march(state, seat, from, direction) {
                return march(from, direction);
            }
        } else if slot == marches {
            return Action::Done;
        } else {
            return nth_request(game, state, beside, slot - marches - 1);
        }
    }
}

/// Returns how many requests units on this tile can make, if they may leave it.
fn count_requests(game: &Glory, state: &State, from: Cell) -> u32 {
    if game.may_leave(state, from) { game.requests(state, state.seat, from).count_ones() } else { 0 }
}

fn nth_request(game: &Glory, state: &State, beside: Set, nth: u32) -> Action {
    let mut wanted = nth;
    for from in beside.iter().map(Cell::new) {
        let count = count_requests(game, state, from);
        if wanted < count {
            let mut requests = game.requests(state, state.seat, from);
            for _ in 0..wanted {
                requests &= requests - 1;
            }
            return request(from, requests.trailing_zeros() as usize);
        }
        wanted -= count;
    }
    unreachable!("fewer requests than counted")
}

fn two<R: Rng>(rng: &mut R, one: Action, other: Action) -> Action {
    if rng.next_u32() >> 31 == 0 { one } else { other }
}
