//! The course of the game: which phase follows (section 6).

use hexapod_core::{Seat, Sink};

use crate::events::Event;
use crate::game::Termites;
use crate::options::LastTurn;
use crate::state::{Begins, Colony, Phase, State};

/// Tokens in a full hand.
const HAND: u32 = 3;

impl Termites {
    /// Returns the lowest seat whose colony is still to be drawn.
    pub(crate) fn uncoloured(&self, state: &State) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| state.colonies[seat.index()] == Colony::Random)
    }

    /// Returns the colonies that no seat has, by index.
    pub(crate) fn free_colonies(&self, state: &State) -> impl Iterator<Item = u8> + Clone + use<> {
        let colonies = state.colonies;
        (0..4).filter(move |colony| !colonies.contains(&Colony::Drawn(*colony)))
    }

    /// R38: random colonies are drawn after the map. R36: then the first seat, if it is not known already.
    pub(crate) fn begin_colonies(&self, state: &mut State) {
        if self.map_first {
            state.begins = Begins::Unknown;
        }
        state.phase = if self.uncoloured(state).is_some() {
            Phase::Colony
        } else if self.map_first {
            Phase::First
        } else {
            Phase::Deal
        };
    }

    /// Returns who is dealt the next token: the first seat, clockwise from the first one, without a full hand.
    pub(crate) fn dealt(&self, state: &State) -> Option<Seat> {
        let first = state.first().map_or(0, Seat::index);
        (0..self.seats).map(|at| Seat::new((first + at) % self.seats)).find(|seat| {
            let (hand, stack) = (&state.hand[seat.index()], &state.stack[seat.index()]);
            hand.count() < HAND && !stack.is_empty()
        })
    }

    pub(crate) fn go_on_dealing<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        if self.dealt(state).is_none() {
            self.go_on_starting(state, self.start_placings(), events);
        }
    }

    /// Returns how many starting Mounds are placed in all.
    pub(crate) fn start_placings(&self) -> u8 {
        self.seats as u8 * self.start_mounds
    }

    /// Returns the seat that places when `left` starting Mounds are left: one round clockwise, a second one in
    /// reverse (6.2).
    pub(crate) fn placer(&self, state: &State, left: u8) -> Seat {
        let placed = usize::from(self.start_placings() - left);
        let (round, at) = (placed / self.seats, placed % self.seats);
        let place = if round == 0 { at } else { self.seats - 1 - at };
        Seat::new((state.first().map_or(0, Seat::index) + place) % self.seats)
    }

    /// Goes to the next starting Mound that can be placed (R42), or to the first turn.
    pub(crate) fn go_on_starting<S: Sink<Event>>(&self, state: &mut State, left: u8, events: &mut S) {
        let possible = !self.sites(state).is_empty();
        for left in (1..=left).rev() {
            if possible && state.reserve[self.placer(state, left).index()] != 0 {
                state.phase = Phase::MoundPick(left);
                return;
            }
        }
        let first = state.first().unwrap_or(Seat::new(0));
        self.begin_turn(state, first, events);
    }

    /// Begins a turn; seats that can do nothing in it are passed over.
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.turn = seat;
        events.tell(|| Event::turn(self, state, seat));
        if state.hand[seat.index()].is_empty() {
            self.begin_movement(state, events);
        } else {
            state.phase = Phase::Hatch;
        }
    }

    /// Goes on after a token was placed or discarded.
    #[inline]
    pub(crate) fn after_placing<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        if !self.exhausted(state, state.turn) {
            state.phase = Phase::Draw;
        } else if self.options.last_turn == LastTurn::Immediate && self.all_used_up(state) {
            self.finish(state, events);
        } else {
            self.begin_movement(state, events);
        }
    }

    /// Returns whether a seat draws no more: nothing is left, or it has drawn all it may (6.3).
    #[inline]
    pub(crate) fn exhausted(&self, state: &State, seat: Seat) -> bool {
        let left = state.stack[seat.index()].count();
        left == 0 || self.colony_size(state, seat.index()) >= left + self.options.tokens
    }

    /// Returns how many turns a seat is still to begin: one for each token it has in hand or will draw.
    pub(crate) fn turns_to_begin(&self, state: &State, seat: usize) -> u32 {
        let never_drawn = self.colony_size(state, seat).saturating_sub(self.options.tokens);
        state.hand[seat].count() + state.stack[seat].count().saturating_sub(never_drawn)
    }

    /// Returns how many tokens the colony of a seat has; none before it is drawn.
    #[inline]
    fn colony_size(&self, state: &State, seat: usize) -> u32 {
        match state.colonies[seat] {
            Colony::Drawn(colony) => self.colonies[usize::from(colony)].size,
            Colony::Random | Colony::None => 0,
        }
    }

    /// Begins the movement, unless only staying is possible.
    #[inline]
    pub(crate) fn begin_movement<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = state.turn;
        let empty = self.empty(state);
        if state.units[seat.index()].into_iter().any(|cell| self.can_go(state, seat, cell, empty)) {
            state.phase = Phase::Move;
        } else {
            events.tell(|| Event::stayed(self, state, seat, true));
            self.end_turn(state, events);
        }
    }

    /// Ends the turn: the game is over when no seat has a token left (R32).
    pub(crate) fn end_turn<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        // A seat without tokens in hand never draws again, so the stacks need not be asked.
        if self.all_used_up(state) {
            self.finish(state, events);
        } else {
            self.begin_turn(state, state.turn.next(self.seats), events);
        }
    }

    #[inline]
    fn all_used_up(&self, state: &State) -> bool {
        state.hand[..self.seats].iter().all(crate::tokens::Tokens::is_empty)
    }

    fn finish<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        state.phase = Phase::Over;
        state.turn = Seat::new(0);
        events.tell(|| Event::finished(self, state));
    }
}
