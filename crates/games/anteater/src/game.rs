//! The rules with their options: what is fixed before the first step.

use hexapod_core::{Given, Seat, Setup, SetupError};

use crate::data::{Data, MAX_HEIGHT, MAX_SLOTS, STANDARD};
use crate::options::TableOptions;
use crate::state::{Colour, Die, Slot, State, USED_COLUMNS};

/// What a space shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Find {
    Nothing,
    Worm,
    /// An item, by its index in the set.
    Item(u8),
}

/// A card, laid out for play: only the columns that can ever be used.
#[derive(Debug, Clone)]
pub(crate) struct Card {
    pub(crate) queen: u8,
    pub(crate) general: u8,
    pub(crate) worm_number: u8,
    pub(crate) heights: [u8; USED_COLUMNS],
    pub(crate) finds: [[Find; MAX_HEIGHT]; USED_COLUMNS],
}

/// The rules of Anteater for one table.
#[derive(Debug, Clone)]
pub struct Anteater {
    pub(crate) setup: Setup,
    pub(crate) options: TableOptions,
    pub(crate) data: Data,
    pub(crate) cards: Vec<Card>,
    pub(crate) seats: usize,
    pub(crate) slots: usize,
    pub(crate) rounds: u8,
    pub(crate) start_worms: u8,
    /// Worms of the third colour at the start.
    pub(crate) neutral_start_worms: u8,
    /// Who starts the first round, if it is not drawn.
    pub(crate) first: Option<Seat>,
}

pub(crate) const SEAT_NAMES: [&str; 5] = ["P1", "P2", "P3", "P4", "P5"];

impl Anteater {
    pub(crate) fn two_players(&self) -> bool {
        self.seats == 2
    }

    /// Returns how many colours own dice: with two players the third colour is one of them.
    pub(crate) fn n_colours(&self) -> usize {
        if self.two_players() { 3 } else { self.seats }
    }

    pub(crate) fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + use<> {
        (0..self.n_colours()).map(Colour::new)
    }

    /// Returns the third colour of the two-player game.
    pub(crate) fn neutral(&self) -> Colour {
        debug_assert!(self.two_players());
        Colour::new(2)
    }

    pub(crate) fn is_neutral(&self, colour: Colour) -> bool {
        self.two_players() && colour.index() == 2
    }

    pub(crate) fn colour_of(&self, seat: Seat, die: Die) -> Colour {
        match die {
            Die::Own => seat.into(),
            Die::Neutral => self.neutral(),
        }
    }

    /// Returns the colour's name: its seat's, or `N`.
    pub(crate) fn colour_name(&self, colour: Colour) -> &'static str {
        if self.is_neutral(colour) { "N" } else { SEAT_NAMES[colour.index()] }
    }

    pub(crate) fn colour_named(&self, name: &str) -> Option<Colour> {
        self.colours().find(|colour| self.colour_name(*colour) == name)
    }

    /// Returns the index of the card with this number.
    pub(crate) fn card_numbered(&self, id: u32) -> Option<usize> {
        self.data.mounds.iter().position(|mound| mound.id == id)
    }

    /// Returns the slot that gets the next mound.
    pub(crate) fn empty_slot(&self, state: &State) -> Option<Slot> {
        state.table[..self.slots].iter().position(|table| table.card().is_none()).map(|slot| Slot(slot as u8))
    }
}

/// Builds the rules for a checked setup.
pub(crate) fn new(mut setup: Setup) -> Result<Anteater, SetupError> {
    let mound_set = TableOptions::read(&setup.options).mound_set;
    // The standard text without another name is the standard set, not a custom one.
    setup.data = setup.data.take().filter(|text| text != STANDARD || mound_set != "standard");
    let mut data = match &setup.data {
        None if mound_set != "standard" => {
            let message = format!("There is no mound set named `{mound_set}` here: its data file is needed.");
            return Err(SetupError::option("mound_set", message));
        }
        None => Data::standard(),
        Some(text) => Data::parse(text)?,
    };
    // Cards are listed by rising number, whatever their order in the file.
    data.mounds.sort_by_key(|mound| mound.id);
    if setup.data.is_some() && mound_set == "standard" {
        setup.options.set_text("mound_set", "custom")?;
    }
    let options = TableOptions::read(&setup.options);
    // A set's own counts hold unless the table says otherwise.
    let or_data = |option: Given<u8>, of_data: u8| {
        if setup.data.is_some() && !option.given { of_data } else { option.value }
    };
    let rounds = or_data(options.rounds, data.game.rounds);
    let start_worms = or_data(options.start_worms, data.game.start_worms);
    let neutral_start_worms = or_data(options.neutral_start_worms, data.game.neutral_start_worms);
    data.check(setup.seats, rounds, start_worms, neutral_start_worms)?;
    let first = options.first_player.seat();
    if first.is_some_and(|seat| seat.index() >= setup.seats) {
        let (word, seats) = (options.first_player.word(), setup.seats);
        let message = format!("Option `first_player` is `{word}`, but only {seats} seats play.");
        return Err(SetupError::option("first_player", message));
    }
    Ok(Anteater {
        cards: data.mounds.iter().map(|mound| Card::new(&data, mound)).collect(),
        seats: setup.seats,
        slots: data.game.mounds_per_round,
        rounds,
        start_worms,
        neutral_start_worms,
        first,
        options,
        data,
        setup,
    })
}

impl Card {
    fn new(data: &Data, mound: &crate::data::Mound) -> Self {
        let mut heights = [0; USED_COLUMNS];
        let mut finds = [[Find::Nothing; MAX_HEIGHT]; USED_COLUMNS];
        for (column, letters) in mound.columns.iter().take(USED_COLUMNS).enumerate() {
            heights[column] = letters.len() as u8;
            for (height, letter) in letters.chars().enumerate() {
                finds[column][height] = match data.items.iter().position(|item| item.code == letter) {
                    Some(item) => Find::Item(item as u8),
                    None if letter == 'W' => Find::Worm,
                    None => Find::Nothing,
                };
            }
        }
        Self { queen: mound.queen, general: mound.general, worm_number: mound.worm_number, heights, finds }
    }
}

const _: () = assert!(MAX_SLOTS == 3);
