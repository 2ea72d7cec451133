//! Worlds that a seat cannot tell from the true one.

use hexapod_core::chance::below;
use hexapod_core::{Rng, Seat};

use crate::game::Termites;
use crate::state::{Phase, State};
use crate::tokens::{Kind, Tokens};

/// Returns a world that `seat` cannot tell from the true one.
///
/// What the others hold is known to it only as the union of hand and stack (section 8). Every way to deal their
/// hands out of it is as likely as the draws made it; a token that was picked, and so shown, is in the hand.
#[inline]
pub(crate) fn imagine<R: Rng>(game: &Termites, state: &State, seat: Seat, rng: &mut R) -> State {
    let mut world = *state;
    if state.phase == Phase::Over {
        return world;
    }
    for other in (0..game.seats).filter(|other| *other != seat.index()) {
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
