//! What a bot is given, and what it gives back.

use rand_core::Rng;

use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// All that the program in one seat may know.
///
/// The true state is inside, but there is no way to it: a bot can look at its view and imagine worlds that fit
/// what it knows. So it cannot cheat, by construction.
#[derive(Debug)]
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    cheats: bool,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// Returns what `seat` knows of `state`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat, cheats: false }
    }

    /// Returns the whole truth in the place of what `seat` knows: every world it imagines is the true one. Only the
    /// laboratory uses it, to measure what perfect beliefs would be worth.
    pub fn of_everything(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat, cheats: true }
    }

    /// Returns the rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Returns the seat that knows this.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the view of the seat.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// Returns whether the seat is to act.
    pub fn acts(&self) -> bool {
        self.game.to_move(self.state) == crate::ToMove::Seat(self.seat)
    }

    /// Writes the seat's own legal actions into `out`; none if it is not to act.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        out.clear();
        if self.acts() {
            self.game.legal_actions(self.state, out);
        }
    }

    /// Returns a world that the seat cannot tell from the true one.
    pub fn imagine<R: Rng>(&self, rng: &mut R) -> G::State {
        if self.cheats {
            return self.state.clone();
        }
        self.game.imagine(self.state, self.seat, rng)
    }
}

/// A program that turns what its seat knows into one action.
pub trait Bot<G: Game>: Send {
    /// Returns one of the legal actions.
    ///
    /// # Panics
    /// May panic if the seat is not to act.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action;
}
