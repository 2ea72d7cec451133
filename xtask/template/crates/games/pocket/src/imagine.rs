//! Worlds that a seat cannot tell apart: what it does not see is dealt anew.

use hexapod_core::{Rng, Rules, Seat};

use crate::chance::draw;
use crate::game::Pocket;
use crate::state::{Counts, State};

/// Takes all cards back that `seat` cannot see, and deals as many again from the bag.
pub(crate) fn imagine<R: Rng>(game: &Pocket, state: &State, seat: Seat, rng: &mut R) -> State {
    let mut world = *state;
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let open = game.is_turned(state);
    for other in others.clone() {
        let held = world.hold_mut(other);
        held.hand = Counts::default();
        held.played = held.played.filter(|_| open);
    }
    for other in others {
        for _ in 0..state.hold(other).hand.total() {
            let card = draw(world.bag(), rng);
            world.hold_mut(other).hand.add(card);
        }
        if state.hold(other).played.is_some() && !open {
            world.hold_mut(other).played = Some(draw(world.bag(), rng));
        }
    }
    world
}
