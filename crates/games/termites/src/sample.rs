//! Random legal actions without listing them, and imagined worlds.

use hexapod_core::chance::below;
use hexapod_core::{Rng, Seat};

use crate::actions::{Action, FromHex};
use crate::cells::{Cell, Cells};
use crate::game::Termites;
use crate::state::{Phase, State};
use crate::tokens::{Kind, Tokens};

impl Termites {
    /// Returns a legal action, each equally likely: those of the long lists straight from their sets of hexes.
    #[inline]
    pub(crate) fn sample<R: Rng>(&self, state: &State, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        match state.phase {
            Phase::Place(kind) => Action::Place(kind, any(self.places(state, kind), rng)),
            Phase::Go(start) => self.sample_go(state, start, rng),
            Phase::Move => self.sample_move(state, rng),
            Phase::Mound(_, value) | Phase::Rebuild(_, value) => {
                Action::Mound(value, any(self.sites(state), rng))
            }
            Phase::Lay(_, terrain) => {
                let cells = self.lay_cells(state, terrain, self.tile_room(state));
                Action::Lay(terrain, any(cells, rng))
            }
            Phase::Neutral(_) => Action::Neutral(any(self.neutral_sites(state), rng)),
            Phase::Retreat { start, from, target } => {
                Action::Retreat(any(self.retreats(state, start, from, target), rng))
            }
            _ => {
                self.list(state, buffer);
                buffer[below(rng, buffer.len() as u32) as usize]
            }
        }
    }

    /// Staying or one of the units, until it is one that can go: those few tries cost less than asking every unit.
    #[inline]
    fn sample_move<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        let units = state.units[state.turn.index()];
        let empty = self.empty(state);
        loop {
            match below(rng, units.count() as u32 + 1) {
                0 => return Action::Stay,
                place => {
                    let cell = units.nth(place - 1);
                    if self.can_go(state, state.turn, cell, empty) {
                        return Action::PickUnit(cell);
                    }
                }
            }
        }
    }

    #[inline]
    fn sample_go<R: Rng>(&self, state: &State, start: Cell, rng: &mut R) -> Action {
        let reach = self.reach(state, state.turn, start);
        let moves = reach.destinations();
        let n_moves = moves.count() as u32;
        let mut n_attacks = 0;
        self.each_attack(state, &reach, |_, sides| n_attacks += sides.count().max(1) as u32);
        let place = below(rng, n_moves + n_attacks);
        if place < n_moves {
            return Action::Move(start, moves.nth(place));
        }
        let mut place = place - n_moves;
        let mut chosen = None;
        self.each_attack(state, &reach, |target, sides| {
            let here = sides.count().max(1) as u32;
            if chosen.is_none() && place < here {
                let from =
                    if sides.is_empty() { FromHex::UNNAMED } else { FromHex::new(start, sides.nth(place)) };
                chosen = Some(Action::Attack { start, from, target });
            } else if chosen.is_none() {
                place -= here;
            }
        });
        chosen.unwrap_or_else(|| unreachable!("the unit on {start} can do nothing"))
    }

    /// Returns a world that `seat` cannot tell from the true one.
    ///
    /// What the others hold is known to it only as the union of hand and stack (section 8). Every way to deal their
    /// hands out of it is as likely as the draws made it; a token that was picked, and so shown, is in the hand.
    #[inline]
    pub(crate) fn imagine_for<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        let mut world = *state;
        if state.phase == Phase::Over {
            return world;
        }
        for other in (0..self.seats).filter(|other| *other != seat.index()) {
            let hand = &state.hand[other];
            if hand.is_empty() || state.stack[other].is_empty() {
                continue;
            }
            let unseen = hand.plus(&state.stack[other]);
            let shown = match state.phase {
                Phase::Place(kind) if state.turn.index() == other => Some(kind),
                _ => None,
            };
            let (dealt, rest) = deal(unseen, hand.count(), shown, rng);
            world.hand[other] = dealt;
            world.stack[other] = rest;
        }
        world
    }
}

/// Deals a hand out of the unseen tokens, among them one of the shown kind.
#[inline]
fn deal<R: Rng>(unseen: Tokens, size: u32, shown: Option<Kind>, rng: &mut R) -> (Tokens, Tokens) {
    loop {
        let (mut hand, mut rest) = (Tokens::NONE, unseen);
        let mut draws = size;
        if let Some(kind) = shown {
            rest.take(kind);
            hand.add(kind);
            draws -= 1;
        }
        for _ in 0..draws {
            let kind = rest.sample(rng);
            rest.take(kind);
            hand.add(kind);
        }
        // A hand with two of the shown kind has been met in two ways, and so on: every other time is one too many.
        match shown.map(|kind| u32::from(hand.of(kind))) {
            Some(copies) if copies > 1 && below(rng, copies) > 0 => {}
            _ => return (hand, rest),
        }
    }
}

#[inline]
fn any<R: Rng>(cells: Cells, rng: &mut R) -> Cell {
    cells.nth(below(rng, cells.count() as u32))
}
