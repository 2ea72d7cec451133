//! What a viewer may know: its own cards, of the others how many they hold.

use hexapod_core::{Drawing, Ink, Outcome, Rng, Rules, Seat, Sight, Viewer, view};

use crate::game::Pocket;
use crate::imagine;
use crate::state::{Phase, PhaseName, State};

/// A position as one viewer sees it.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub phase: PhaseName,
    pub turn: Option<&'static str>,
    pub dice: Vec<u8>,
    pub spent: Vec<u8>,
    pub seats: Vec<SeatView>,
    /// For the generic board: every seat with its points, in seat order.
    pub points: Vec<(&'static str, u32)>,
    /// For the generic board: all of the above as text.
    pub drawing: String,
    pub outcome: Option<Outcome>,
}

/// What a seat has.
#[view]
#[allow(missing_docs)]
pub struct SeatView {
    pub seat: &'static str,
    /// How many cards it holds.
    pub cards: u8,
    /// Their values, where the viewer may know them.
    pub hand: Option<Vec<u8>>,
    /// Whether it has a card on the table.
    pub has_played: bool,
    /// Its value: while cards are hidden for the owner alone, then for all.
    pub played: Option<u8>,
    pub points: u32,
    pub matches: u32,
}

impl SeatView {
    /// Returns the cards in hand, `?` for each that the viewer does not know.
    pub(crate) fn hand_text(&self) -> String {
        let known = |hand: &Vec<u8>| hand.iter().map(u8::to_string).collect();
        let cards: Vec<String> =
            self.hand.as_ref().map_or_else(|| vec!["?".to_owned(); self.cards.into()], known);
        if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
    }
}

impl Sight for Pocket {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seats: Vec<SeatView> =
            Seat::all(self.seats()).map(|seat| self.seat_view(state, seat, viewer)).collect();
        let mut view = View {
            round: state.round,
            rounds: self.options.rounds,
            phase: state.phase.name(),
            turn: state.phase.acting().map(|seat| self.seat_name(seat)),
            dice: state.dice.values().collect(),
            spent: state.spent.values().collect(),
            points: seats.iter().map(|seat| (seat.seat, seat.points)).collect(),
            seats,
            drawing: String::new(),
            outcome: self.outcome(state),
        };
        view.drawing = self.draw(&view, Ink::Plain);
        view
    }

    /// R1: a card is drawn unseen by the others.
    fn secret_draw(&self, state: &State) -> Option<Seat> {
        if let Phase::Draw(seat) = state.phase { Some(seat) } else { None }
    }

    /// The last card that is hidden turns all of them over.
    fn may_uncover(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Hide(seat) if seat.index() + 1 == self.seats())
    }

    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        imagine::imagine(self, state, seat, rng)
    }
}

impl Pocket {
    fn seat_view(&self, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
        let held = state.hold(seat);
        let open = viewer.sees(seat);
        SeatView {
            seat: self.seat_name(seat),
            cards: held.hand.total(),
            hand: open.then(|| held.hand.values().collect()),
            has_played: held.played.is_some(),
            played: held.played.filter(|_| open || self.is_turned(state)),
            points: held.points,
            matches: held.matches,
        }
    }

    /// Returns whether the cards on the table lie open: after the last one was hidden.
    pub(crate) fn is_turned(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Pick(_))
    }
}
