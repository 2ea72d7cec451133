//! What the steps do (sections 4 and 7).

use hexapod_core::{
    GameInfo, Odds, Preview, RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sink, Step, StepOf, ToMove,
    ts_rs,
};

use crate::actions::{self, Action};
use crate::chance::{self, Chance};
use crate::data::{Data, MoundPicture};
use crate::events::{Event, Taken};
use crate::game::{self, Anteater, Find, SEAT_NAMES};
use crate::notation::Said;
use crate::options::{PassTiming, WormMatch};
use crate::refusal::Refusal;
use crate::state::{Colour, Die, Phase, PhaseName, Slot, Space, State, Table, USED_COLUMNS};
use crate::{audit, info, position, score};

impl Rules for Anteater {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &info::INFO;
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    /// R20: the number of tiles, not their values.
    const MEASURES: &'static [&'static str] = &["points", "queens", "generals", "worms"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        game::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn previews(_rules: u32, text: Option<&str>) -> Vec<Preview> {
        let data = text.map_or_else(|| Ok(Data::standard()), Data::parse);
        data.map_or(Vec::new(), |data| data.previews())
    }

    fn preview_types(types: &mut impl ts_rs::TypeVisitor) {
        types.visit::<MoundPicture>();
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
        let choosing = self.two_players() || self.options.pass_timing == PassTiming::BeforeRoll;
        let per_die = if choosing { 3 } else { 2 };
        // Who passes before the roll has thrown nothing; with two seats the choice of the die comes before a pass.
        let per_worm = if self.two_players() { 3 } else { 2 };
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

    fn turn(&self, state: &State) -> u32 {
        // A turn places one die: with the dice in hand, turns of a round differ unless all seats pass between them.
        let dice: u32 = state.holdings.iter().map(|hold| u32::from(hold.dice + hold.neutral)).sum();
        let seat = state.turn().map_or(7, |seat| seat.index() as u32);
        u32::from(state.round) << 16 | dice << 3 | seat
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name().word()
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        actions::legal_actions(self, state, out);
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        chance::odds(self, state, out)
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        chance::sample_chance(self, state, rng)
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

    fn scores(&self, state: &State) -> Vec<Score> {
        score::scores(self, state)
    }

    /// With two players the third colour is ranked too.
    fn parties(&self) -> usize {
        self.n_colours()
    }

    fn party_name(&self, party: usize) -> &'static str {
        self.colour_name(Colour::new(party))
    }

    fn rank_key(&self, state: &State, party: usize) -> RankKey {
        score::rank_key(self, state, Colour::new(party))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Anteater {
    /// Returns the only space where `colour` may place on this mound (section 4).
    #[inline]
    pub(crate) fn target(&self, state: &State, colour: Colour, slot: Slot) -> Option<Space> {
        let table = &state.table[usize::from(slot.0)];
        let card = &self.cards[table.card()?];
        match table.column_of(colour) {
            // R32: never a second column, even when the own one is full.
            Some(column) => {
                let height = table.columns[usize::from(column)].count;
                (height < card.heights[usize::from(column)]).then_some(Space { slot, column, height })
            }
            // R10: the first die starts the leftmost column without dice.
            None => {
                let column = table.leftmost;
                let exists = usize::from(column) < USED_COLUMNS && card.heights[usize::from(column)] > 0;
                exists.then_some(Space { slot, column, height: 0 })
            }
        }
    }

    #[inline]
    pub(crate) fn can_place(&self, state: &State, colour: Colour) -> bool {
        (0..self.slots).any(|slot| self.target(state, colour, Slot(slot as u8)).is_some())
    }

    /// Returns whether the seat holds such a die and its colour can place. R11: the face does not matter.
    #[inline]
    pub(crate) fn usable(&self, state: &State, seat: Seat, die: Die) -> bool {
        let hand = state.hold(seat.into());
        match die {
            Die::Own => hand.dice > 0 && self.can_place(state, seat.into()),
            Die::Neutral => self.two_players() && hand.neutral > 0 && self.can_place(state, self.neutral()),
        }
    }

    #[inline]
    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        match (state.phase, action) {
            (Phase::Choose(seat), Action::Throw | Action::ThrowOwn) => {
                state.phase = Phase::Roll(seat, Die::Own);
            }
            (Phase::Choose(seat), Action::ThrowNeutral) => state.phase = Phase::Roll(seat, Die::Neutral),
            (Phase::Choose(seat) | Phase::Decide(seat, ..), Action::Pass) => {
                events.tell(|| Event::Passed { seat: self.colour_name(seat.into()) });
                pay_worm(state, seat);
                // R7: the die stays in the hand and only this turn is skipped.
                self.begin_turn(state, seat.next(self.seats), events);
            }
            (Phase::Decide(seat, die, _), Action::Reroll) => {
                events.tell(|| Event::Rerolled { seat: self.colour_name(seat.into()) });
                pay_worm(state, seat);
                state.phase = Phase::Roll(seat, die);
            }
            (Phase::Decide(seat, die, face), Action::Place(space)) => {
                self.place(state, seat, die, face, space, events);
                self.begin_turn(state, seat.next(self.seats), events);
            }
            (phase, action) => unreachable!("{action:?} in phase {phase:?}"),
        }
    }

    #[inline]
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, outcome: Chance, events: &mut S) {
        match (state.phase, outcome) {
            (Phase::Roll(seat, die), Chance::Roll(face)) => {
                let colour = self.colour_of(seat, die);
                events.tell(|| Event::Rolled {
                    seat: self.colour_name(seat.into()),
                    colour: self.colour_name(colour),
                    face,
                });
                state.phase = Phase::Decide(seat, die, face);
            }
            (Phase::Reveal, Chance::Reveal(slot, card)) => {
                state.stack &= !(1 << card);
                state.table[usize::from(slot.0)] = Table::with_card(usize::from(card));
                events.tell(|| Event::revealed(self, slot, usize::from(card)));
                if self.empty_slot(state).is_none() {
                    self.begin_turn(state, state.start, events);
                }
            }
            (Phase::Start, Chance::Start(seat)) => {
                events.tell(|| Event::Started { seat: self.colour_name(seat.into()) });
                state.start = seat;
                state.phase = Phase::Reveal;
            }
            (phase, outcome) => unreachable!("{outcome:?} in phase {phase:?}"),
        }
    }

    /// Finds the seat that acts next, from `first` clockwise (7.3), or evaluates the round.
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, first: Seat, events: &mut S) {
        let mut seat = first;
        for _ in 0..self.seats {
            let own = self.usable(state, seat, Die::Own);
            let neutral = self.usable(state, seat, Die::Neutral);
            if own || neutral {
                let may_pass = self.options.pass_timing == PassTiming::BeforeRoll
                    && own
                    && state.hold(seat.into()).worms > 0;
                state.phase = if (own && neutral) || may_pass {
                    Phase::Choose(seat)
                } else {
                    Phase::Roll(seat, if own { Die::Own } else { Die::Neutral })
                };
                return;
            }
            seat = seat.next(self.seats);
        }
        // R12: the round ends as soon as no seat can act; passes never end it.
        self.evaluate(state, events);
    }

    pub(crate) fn place<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        die: Die,
        face: u8,
        space: Space,
        events: &mut S,
    ) {
        let colour = self.colour_of(seat, die);
        let table = &mut state.table[usize::from(space.slot.0)];
        table.put(space.column, colour, face);
        let total = table.columns[usize::from(space.column)].total;
        let card = table.card().unwrap_or_else(|| unreachable!("a die on an empty slot"));
        let hand = state.hold_mut(seat.into());
        match die {
            Die::Own => hand.dice -= 1,
            Die::Neutral => hand.neutral -= 1,
        }
        events.tell(|| Event::placed(self, seat, colour, space, face, total));
        // R31: what is found is taken, R4: as long as the supply lasts.
        match self.cards[card].finds[usize::from(space.column)][usize::from(space.height)] {
            Find::Nothing => {}
            Find::Worm => {
                let taken = self.take_worm(state, colour);
                events.tell(|| Event::FoundWorm { colour: self.colour_name(colour), taken });
            }
            Find::Item(item) => {
                let item = usize::from(item);
                let taken = self.taken(colour, state.item_supply.count(item));
                if taken == Taken::Yes {
                    state.item_supply.take(item);
                    state.hold_mut(colour).items.add(item);
                }
                let count = state.hold(colour).items.count(item);
                events.tell(|| Event::found_item(self, colour, item, count, taken));
            }
        }
        if !self.can_place(state, colour) {
            let left = self.dice_left(state, colour);
            if left > 0 {
                events.tell(|| Event::Blocked { colour: self.colour_name(colour), dice: left });
            }
        }
    }

    /// Returns how many dice of the colour are still in hands.
    pub(crate) fn dice_left(&self, state: &State, colour: Colour) -> u8 {
        if self.is_neutral(colour) {
            Seat::all(self.seats).map(|seat| state.hold(seat.into()).neutral).sum()
        } else {
            state.hold(colour).dice
        }
    }

    /// R24: the third colour takes tiles, unless the option says otherwise. R4: nobody takes what is not there.
    fn taken(&self, colour: Colour, supply: u8) -> Taken {
        if self.is_neutral(colour) && !self.options.neutral_collects {
            Taken::NotCollecting
        } else if supply == 0 {
            Taken::SupplyEmpty
        } else {
            Taken::Yes
        }
    }

    fn take_worm(&self, state: &mut State, colour: Colour) -> Taken {
        let taken = self.taken(colour, state.worm_supply);
        if taken == Taken::Yes {
            state.worm_supply -= 1;
            state.hold_mut(colour).worms += 1;
        }
        taken
    }

    /// Hands out the tiles of the round and begins the next one, or ends the game (7.7).
    fn evaluate<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        for slot in 0..self.slots {
            self.evaluate_mound(state, Slot(slot as u8), events);
        }
        let counts = &self.data.game;
        for seat in Seat::all(self.seats) {
            let hand = state.hold_mut(seat.into());
            hand.dice = counts.dice_per_seat;
            hand.neutral = if self.two_players() { counts.neutral_dice_per_seat } else { 0 };
        }
        state.table = Default::default();
        // A set-up may leave too few cards for another round; a game from the start never does.
        if state.round < self.rounds && state.stack.count_ones() as usize >= self.slots {
            state.round += 1;
            state.start = state.start.next(self.seats);
            state.phase = Phase::Reveal;
            let (round, start) = (state.round, self.colour_name(state.start.into()));
            events.tell(|| Event::RoundBegins { round, start });
        } else {
            state.phase = Phase::Over;
            events.tell(|| Event::finished(self, state));
        }
    }

    fn evaluate_mound<S: Sink<Event>>(&self, state: &mut State, slot: Slot, events: &mut S) {
        let table = state.table[usize::from(slot.0)];
        let Some(card) = table.card() else { return };
        let card = &self.cards[card];
        let (first, second) = table.leaders();
        let total = |column: Option<usize>| column.map_or(0, |at| table.columns[at].total);
        let owner = |column: Option<usize>| column.and_then(|at| table.columns[at].owner());
        match owner(first) {
            Some(colour) => state.hold_mut(colour).tiles.add_queen(card.queen),
            None => state.boxed.add_queen(card.queen),
        }
        match owner(second) {
            Some(colour) => state.hold_mut(colour).tiles.add_general(card.general),
            None => state.boxed.add_general(card.general),
        }
        let name = |column| owner(column).map(|colour| self.colour_name(colour));
        // Who is tied with a winner of a tile lies further right: among equal totals the leftmost leads.
        let tied = |winner: Option<usize>| {
            winner.is_some_and(|at| {
                table.columns[at + 1..]
                    .iter()
                    .any(|other| other.count > 0 && other.total == table.columns[at].total)
            })
        };
        events.tell(|| Event::Queen {
            slot: slot.letter(),
            to: name(first),
            points: card.queen,
            total: total(first),
            tie: tied(first),
        });
        events.tell(|| Event::General {
            slot: slot.letter(),
            to: name(second),
            points: card.general,
            total: total(second),
            tie: tied(second),
        });
        // R5, R17: worms last, from left to right, as long as the supply lasts.
        for column in table.columns.iter().filter(|column| column.count > 0) {
            let matches = match self.options.worm_match {
                WormMatch::Exact => column.total == card.worm_number,
                WormMatch::AtLeast => column.total >= card.worm_number,
            };
            if let (true, Some(colour)) = (matches, column.owner()) {
                let taken = self.take_worm(state, colour);
                events.tell(|| Event::WormWon {
                    slot: slot.letter(),
                    colour: self.colour_name(colour),
                    total: column.total,
                    taken,
                    number: card.worm_number,
                    at_least: self.options.worm_match == WormMatch::AtLeast,
                });
            }
        }
    }
}

fn pay_worm(state: &mut State, seat: Seat) {
    state.hold_mut(seat.into()).worms -= 1;
    // A set-up may hold more worms than the box has; the supply then stays full.
    state.worm_supply = state.worm_supply.saturating_add(1);
}
