//! What a seat may decide; the list of legal actions.

use crate::game::Anteater;
use crate::options::PassTiming;
use crate::state::{Die, Phase, Slot, Space, State};

/// A decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Throws the own die, with three to five seats.
    Throw,
    /// Throws an own die in the two-player game.
    ThrowOwn,
    /// Throws a die of the third colour.
    ThrowNeutral,
    /// Puts the rolled die on a space.
    Place(Space),
    /// Pays a worm for another roll.
    Reroll,
    /// Pays a worm to skip this turn.
    Pass,
}

/// Writes the legal actions in the order of 7.4 and 7.6.
#[inline]
pub(crate) fn legal_actions(game: &Anteater, state: &State, out: &mut Vec<Action>) {
    out.clear();
    match state.phase {
        Phase::Choose(seat) => {
            if game.two_players() {
                if game.usable(state, seat, Die::Own) {
                    out.push(Action::ThrowOwn);
                }
                if game.usable(state, seat, Die::Neutral) {
                    out.push(Action::ThrowNeutral);
                }
            } else if game.usable(state, seat, Die::Own) {
                out.push(Action::Throw);
            }
            // R25: with only neutral dice there is nothing to pass with.
            let own = game.usable(state, seat, Die::Own);
            if game.options.pass_timing == PassTiming::BeforeRoll && own && state.hold(seat.into()).worms > 0
            {
                out.push(Action::Pass);
            }
        }
        Phase::Decide(seat, die, _) => {
            let colour = game.colour_of(seat, die);
            for slot in 0..game.slots {
                if let Some(space) = game.target(state, colour, Slot(slot as u8)) {
                    out.push(Action::Place(space));
                }
            }
            // R25: no worm for the third colour.
            if die == Die::Own && state.hold(colour).worms > 0 {
                out.push(Action::Reroll);
                if game.options.pass_timing == PassTiming::AfterRoll {
                    out.push(Action::Pass);
                }
            }
        }
        Phase::Start | Phase::Reveal | Phase::Roll(..) | Phase::Over => {}
    }
}
