//! What a seat may decide and what chance may answer; the list of legal actions.

use hexapod_core::Seat;

use crate::game::{Anteater, PassTiming};
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

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat starts.
    Start(Seat),
    /// This card, by its index in the set, lies in this slot.
    Reveal(Slot, u8),
    /// The die shows this face.
    Roll(u8),
}

impl Anteater {
    /// Writes the legal actions in the order of 7.4 and 7.6.
    #[inline]
    pub(crate) fn list(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Choose(seat) => {
                if self.two_players() {
                    if self.usable(state, seat, Die::Own) {
                        out.push(Action::ThrowOwn);
                    }
                    if self.usable(state, seat, Die::Neutral) {
                        out.push(Action::ThrowNeutral);
                    }
                } else if self.usable(state, seat, Die::Own) {
                    out.push(Action::Throw);
                }
                // R25: with only neutral dice there is nothing to pass with.
                let own = self.usable(state, seat, Die::Own);
                if self.pass_timing == PassTiming::BeforeRoll && own && state.hold(seat.into()).worms > 0 {
                    out.push(Action::Pass);
                }
            }
            Phase::Decide(seat, die, _) => {
                let colour = self.colour_of(seat, die);
                for slot in 0..self.slots {
                    if let Some(space) = self.target(state, colour, Slot(slot as u8)) {
                        out.push(Action::Place(space));
                    }
                }
                // R25: no worm for the third colour.
                if die == Die::Own && state.hold(colour).worms > 0 {
                    out.push(Action::Reroll);
                    if self.pass_timing == PassTiming::AfterRoll {
                        out.push(Action::Pass);
                    }
                }
            }
            Phase::Start | Phase::Reveal | Phase::Roll(..) | Phase::Over => {}
        }
    }
}
