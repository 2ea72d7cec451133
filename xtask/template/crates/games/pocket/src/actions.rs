//! What a seat may decide; the list of legal actions.

use crate::state::{Phase, State};

/// A decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Hides a card of this value.
    Hide(u8),
    /// Picks a die that shows this face.
    Pick(u8),
}

/// Writes the legal actions by rising value (section 3).
pub(crate) fn legal_actions(state: &State, out: &mut Vec<Action>) {
    out.clear();
    match state.phase {
        Phase::Hide(seat) => out.extend(state.hold(seat).hand.kinds().map(Action::Hide)),
        Phase::Pick(_) => out.extend(state.dice.kinds().map(Action::Pick)),
        Phase::Draw(_) | Phase::Roll | Phase::Over => {}
    }
}
