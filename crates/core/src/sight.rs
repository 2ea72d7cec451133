//! What may be known: by a viewer, and by a seat that imagines the rest.

use std::fmt::Debug;

use rand_core::Rng;
use serde::Serialize;
use ts_rs::TS;

use crate::changes::Changes;
use crate::outcome::Score;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};

/// What an opponent could do to a seat at one place in its next turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Danger {
    /// The place in the game's notation.
    pub place: String,
    /// The opponent who could bring most.
    pub by: Seat,
    /// How much that is.
    pub power: u32,
    /// Whether what the seat has there could be beaten.
    pub lost: bool,
}

/// What each viewer may know of a position, and nothing more.
pub trait Sight: Rules {
    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + Changes + TS + Send + Sync + 'static;

    /// Returns what `viewer` may know, and nothing more.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the same as [`Sight::view`], given what another viewer sees of this state: what all see alike need not be
    /// found out twice.
    fn view_beside(&self, state: &Self::State, viewer: Viewer, other: &Self::View) -> Self::View {
        let _ = other;
        self.view(state, viewer)
    }

    /// Returns whether all viewers always have the same view, so that one serves all.
    fn all_see_alike(&self) -> bool {
        false
    }

    /// Returns whether a seat now knows something that another does not: then people at one screen must hand it over.
    /// Where it says no in a started game, it says no until the end.
    fn keeps_secrets(&self, state: &Self::State) -> bool {
        let _ = state;
        Self::INFO.secrets
    }

    /// Returns the points that `viewer` is shown: those of everybody, unless the rules keep some covered.
    fn scores_shown(&self, state: &Self::State, viewer: Viewer) -> Vec<Score> {
        let _ = viewer;
        self.scores(state)
    }

    /// Returns the seat whose secret the chance step that is due will be: a token drawn into its hand, say.
    fn secret_draw(&self, state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// Returns whether an action of the acting seat may now show that seat something hidden, other than by ending the
    /// game. Where it says no, taking the action back gives no knowledge away.
    fn may_uncover(&self, state: &Self::State) -> bool {
        let _ = state;
        Self::INFO.secrets
    }

    /// Returns a full position drawn from those that `seat` cannot tell from the true one, each as likely as the
    /// chance steps made it. Depends on nothing that `seat` may not know.
    fn imagine<R: Rng>(&self, state: &Self::State, seat: Seat, rng: &mut R) -> Self::State;

    /// Returns where opponents could strike `seat` in their next turn; nothing in games without such a map. Asked only
    /// where all viewers see alike.
    fn dangers(&self, state: &Self::State, seat: Seat) -> Vec<Danger> {
        let _ = (state, seat);
        Vec::new()
    }
}
