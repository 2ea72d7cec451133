//! A whole position, and the questions one asks of it.

use hexapod_core::{Seat, Word};

/// Cards have the values 1 to 6, as dice have faces.
pub(crate) const VALUES: u8 = 6;
/// Cards of each value in the box.
pub(crate) const COPIES: u8 = 4;
/// Cards in a full hand.
pub(crate) const HAND: u8 = 3;
pub(crate) const MAX_SEATS: usize = 4;
pub(crate) const MAX_DICE: usize = MAX_SEATS + 1;

/// Cards or dice: how many there are of each value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts([u8; VALUES as usize]);

impl Counts {
    pub(crate) fn of(self, value: u8) -> u8 {
        self.0[usize::from(value) - 1]
    }

    pub(crate) fn add(&mut self, value: u8) {
        self.0[usize::from(value) - 1] += 1;
    }

    pub(crate) fn remove(&mut self, value: u8) {
        self.0[usize::from(value) - 1] -= 1;
    }

    pub(crate) fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the different values, rising.
    pub(crate) fn kinds(self) -> impl Iterator<Item = u8> {
        (1..=VALUES).filter(move |value| self.of(*value) > 0)
    }

    /// Returns the value of each one, rising.
    pub(crate) fn values(self) -> impl Iterator<Item = u8> {
        (1..=VALUES).flat_map(move |value| std::iter::repeat_n(value, usize::from(self.of(value))))
    }
}

/// What a seat has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Holding {
    pub(crate) hand: Counts,
    /// The card of this round: hidden until all have hidden one, and here until the seat has picked its die.
    pub(crate) played: Option<u8>,
    pub(crate) points: u32,
    /// Dice that showed the value of the card.
    pub(crate) matches: u32,
}

/// The whole truth of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) dice: Counts,
    pub(crate) holdings: [Holding; MAX_SEATS],
    /// Cards played in earlier picks; they do not come back.
    pub(crate) spent: Counts,
}

/// Where the game stands, with who acts there (section 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Chance draws a card for this seat.
    Draw(Seat),
    /// Chance rolls the dice.
    Roll,
    /// A seat hides a card.
    Hide(Seat),
    /// A seat picks a die.
    Pick(Seat),
    /// The game is over.
    Over,
}

/// The name of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum PhaseName {
    Draw,
    Roll,
    Hide,
    Pick,
    Over,
}

impl Phase {
    /// Returns the name of the phase.
    pub fn name(self) -> PhaseName {
        match self {
            Self::Draw(_) => PhaseName::Draw,
            Self::Roll => PhaseName::Roll,
            Self::Hide(_) => PhaseName::Hide,
            Self::Pick(_) => PhaseName::Pick,
            Self::Over => PhaseName::Over,
        }
    }

    /// Returns the seat that decides.
    pub(crate) fn acting(self) -> Option<Seat> {
        match self {
            Self::Hide(seat) | Self::Pick(seat) => Some(seat),
            Self::Draw(_) | Self::Roll | Self::Over => None,
        }
    }
}

impl State {
    /// Returns the position before the first draw.
    pub(crate) fn fresh() -> Self {
        Self {
            round: 1,
            phase: Phase::Draw(Seat::new(0)),
            dice: Counts::default(),
            holdings: [Holding::default(); MAX_SEATS],
            spent: Counts::default(),
        }
    }

    /// Returns where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn hold(&self, seat: Seat) -> &Holding {
        &self.holdings[seat.index()]
    }

    pub(crate) fn hold_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.holdings[seat.index()]
    }

    /// Returns how many cards of a value are outside the bag.
    pub(crate) fn dealt(&self, value: u8) -> u8 {
        let held = |held: &Holding| held.hand.of(value) + u8::from(held.played == Some(value));
        self.spent.of(value) + self.holdings.iter().map(held).sum::<u8>()
    }

    /// Returns what is left in the bag: it follows from everything else.
    pub(crate) fn bag(&self) -> Counts {
        Counts(std::array::from_fn(|at| COPIES - self.dealt(at as u8 + 1)))
    }

    /// Returns how many seats have a card on the table.
    pub(crate) fn n_played(&self) -> u8 {
        self.holdings.iter().filter(|held| held.played.is_some()).count() as u8
    }
}
