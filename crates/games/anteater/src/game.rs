//! The rules with their options: what is fixed before the first step, and the game's face to the core.

use hexapod_core::{
    Game, GameInfo, Ink, Odds, Outcome, PositionError, Rng, Score, Seat, Setup, SetupError, Sink, Step,
    StepOf, ToMove, Viewer, WinShares, Wish, chance,
};

use crate::actions::{Action, Chance};
use crate::data::{Data, MAX_HEIGHT, MAX_SLOTS, STANDARD};
use crate::events::Event;
use crate::notation::Said;
use crate::refusal::Refusal;
use crate::state::{Colour, Die, Phase, Slot, State, USED_COLUMNS};
use crate::view::View;
use crate::{draw, facts, info, notation, position};

/// When a worm may be paid to pass (R6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PassTiming {
    /// With the rolled die in sight.
    AfterRoll,
    /// Before the roll, by the strict reading.
    BeforeRoll,
}

/// Which totals win a mound's worm (R16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WormMatch {
    /// Exactly the worm number.
    Exact,
    /// The worm number or more.
    AtLeast,
}

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
    setup: Setup,
    pub(crate) data: Data,
    pub(crate) cards: Vec<Card>,
    pub(crate) seats: usize,
    pub(crate) slots: usize,
    pub(crate) rounds: u8,
    pub(crate) start_worms: u8,
    pub(crate) pass_timing: PassTiming,
    pub(crate) worm_match: WormMatch,
    pub(crate) random_start: bool,
    pub(crate) neutral_collects: bool,
    pub(crate) tiles_open: bool,
}

const SEAT_NAMES: [&str; 5] = ["P1", "P2", "P3", "P4", "P5"];

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

impl Game for Anteater {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const INFO: &'static GameInfo = &info::INFO;

    fn new(mut setup: Setup) -> Result<Self, SetupError> {
        let mound_set = setup.options.word("mound_set");
        // The standard text without another name is the standard set, not a custom one.
        setup.data = setup.data.take().filter(|text| text != STANDARD || mound_set != "standard");
        let mut data = match &setup.data {
            None if mound_set != "standard" => {
                let message =
                    format!("There is no mound set named `{mound_set}` here: its data file is needed.");
                return Err(SetupError::option("mound_set", message));
            }
            None => Data::standard(),
            Some(text) => Data::parse(text).map_err(|error| SetupError::Data(error.to_string()))?,
        };
        // Cards are listed by rising number, whatever their order in the file.
        data.mounds.sort_by_key(|mound| mound.id);
        if setup.data.is_some() && mound_set == "standard" {
            setup.options.set_text("mound_set", "custom")?;
        }
        let options = &setup.options;
        // A set's own counts hold unless the table says otherwise.
        let or_data = |name: &str, of_data: u8| match setup.data {
            Some(_) if !options.is_given(name) => of_data,
            _ => options.integer(name) as u8,
        };
        let rounds = or_data("rounds", data.game.rounds);
        let start_worms = or_data("start_worms", data.game.start_worms);
        data.check(setup.seats, rounds, start_worms).map_err(|error| SetupError::Data(error.to_string()))?;
        let is = |name: &str, value: &str| options.word(name) == value;
        Ok(Self {
            cards: data.mounds.iter().map(|mound| Card::new(&data, mound)).collect(),
            seats: setup.seats,
            slots: data.game.mounds_per_round,
            rounds,
            start_worms,
            pass_timing: if is("pass_timing", "before_roll") {
                PassTiming::BeforeRoll
            } else {
                PassTiming::AfterRoll
            },
            worm_match: if is("worm_match", "at_least") { WormMatch::AtLeast } else { WormMatch::Exact },
            random_start: is("first_player", "random"),
            neutral_collects: options.switch("neutral_collects"),
            tiles_open: is("vp_tiles", "open"),
            data,
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        position::fresh(self)
    }

    /// Section 13: every placement removes a die, every reroll or pass returns a worm.
    fn longest(&self) -> usize {
        let (rounds, counts) = (usize::from(self.rounds), &self.data.game);
        let neutral = if self.two_players() { usize::from(counts.neutral_dice_per_seat) } else { 0 };
        let placements = rounds * self.seats * (usize::from(counts.dice_per_seat) + neutral);
        let worm_spaces =
            self.cards.iter().flat_map(|card| card.finds.as_flattened()).filter(|find| **find == Find::Worm);
        let evaluated = (rounds - 1) * self.slots * self.seats;
        let spends = self.seats * usize::from(self.start_worms) + worm_spaces.count() + evaluated;
        let choosing = self.two_players() || self.pass_timing == PassTiming::BeforeRoll;
        let (per_die, per_worm) = if choosing { (3, 3) } else { (2, 2) };
        1 + rounds * self.slots + per_die * placements + per_worm * spends
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEAT_NAMES[seat.index()]
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Start | Phase::Reveal | Phase::Roll(..) => ToMove::Chance,
            Phase::Choose(seat) | Phase::Decide(seat, ..) => ToMove::Seat(seat),
            Phase::Over => ToMove::Over,
        }
    }

    fn phase(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Start => "start",
            Phase::Reveal => "reveal",
            Phase::Choose(_) => "choose",
            Phase::Roll(..) => "roll",
            Phase::Decide(..) => "decide",
            Phase::Over => "over",
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        out.clear();
        match state.phase {
            Phase::Start => out.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Reveal => {
                if let Some(slot) = self.empty_slot(state) {
                    let cards = (0..self.cards.len() as u8).filter(|card| state.stack >> card & 1 == 1);
                    out.extend(cards.map(|card| (Chance::Reveal(slot, card), 1)));
                }
            }
            Phase::Roll(..) => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
            Phase::Choose(_) | Phase::Decide(..) | Phase::Over => {}
        }
        Odds::Listed
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Roll(..) => Chance::Roll(1 + chance::below(rng, 6) as u8),
            Phase::Reveal => {
                let slot = self
                    .empty_slot(state)
                    .unwrap_or_else(|| unreachable!("no slot is empty in phase reveal"));
                let mut cards = state.stack;
                for _ in 0..chance::below(rng, cards.count_ones()) {
                    cards &= cards - 1;
                }
                Chance::Reveal(slot, cards.trailing_zeros() as u8)
            }
            Phase::Start => Chance::Start(Seat::new(chance::below(rng, self.seats as u32) as usize)),
            Phase::Choose(_) | Phase::Decide(..) | Phase::Over => unreachable!("chance is not to act"),
        }
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.check_said(state, sender, &Said::from_step(self, step)).map(|_| ())
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        match *step {
            Step::Action(action) => self.act(state, action, events),
            Step::Chance(outcome) => self.settle(state, outcome, events),
        }
    }

    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        // 7.8: the end of the game comes before the grammar.
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let said = Said::parse(text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        out.push(self.check_said(state, sender, &said)?);
        Ok(())
    }

    fn write(&self, _: &State, step: &StepOf<Self>, _: Viewer, out: &mut String) {
        notation::write(self, step, out);
    }

    fn set_up(wish: &Wish, text: &str) -> Result<(Self, State), PositionError> {
        position::set_up(wish, text)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn fact(&self, state: &State, words: &str) -> Option<String> {
        facts::fact(self, state, words)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn draw(&self, view: &View, ink: Ink) -> String {
        draw::draw(view, ink)
    }

    /// Nothing is hidden (section 9), so there is only one world.
    fn imagine<R: Rng>(&self, state: &State, _: Seat, _: &mut R) -> State {
        *state
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        self.score_all(state)
    }

    /// R21: while tiles lie face down, a seat sees its own points only.
    fn scores_shown(&self, state: &State, viewer: Viewer) -> Vec<Score> {
        let shown = View::new(self, state, viewer).colours;
        let scores = self.score_all(state).into_iter().zip(shown);
        scores.filter(|(_, colour)| colour.tiles_shown).map(|(score, _)| score).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }

    fn win_shares(&self, state: &State) -> WinShares {
        self.shares(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.check_invariants(state)
    }
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
