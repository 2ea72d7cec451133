//! The rules with their options: what is fixed before the first step, and the game's face to the core.

use hexapod_core::{
    Game, GameInfo, Ink, Odds, Outcome, PositionError, Rng, Score, Seat, Setup, SetupError, Sink, Step,
    StepOf, ToMove, Viewer, WinShares, Wish, chance,
};

use crate::actions::{Action, Chance};
use crate::data::{COLOURS, CORNERS, Data, EventEntry, STANDARD};
use crate::events::Event;
use crate::notation::{Input, Said};
use crate::refusal::Refusal;
use crate::state::{KINDS, Kind, MAX_SEATS, Owner, Phase, SeatSet, State};
use crate::tiles::{TILES, Tile, TileSet};
use crate::view::View;
use crate::{draw, facts, info, notation, position};

/// What actions cost in action points (2.2).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Costs {
    pub(crate) step: u8,
    pub(crate) step_in_rain: u8,
    pub(crate) attack: u8,
    pub(crate) gather: u8,
    pub(crate) drop: u8,
    pub(crate) feed: u8,
    pub(crate) merge: u8,
    pub(crate) queen: u8,
    pub(crate) spawn: u8,
}

/// Which event a face of the die brings, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happening {
    Currents,
    Rain { nodes: u8, cubes: u8 },
    Emigration { ants: u8 },
    Predator,
    Speech,
    Taxes,
}

/// The tile belongs to no hive.
pub(crate) const NO_HIVE: u8 = u8::MAX;

/// The rules of DominAnts for one table.
#[derive(Debug, Clone)]
pub struct DominAnts {
    setup: Setup,
    pub(crate) data: Data,
    pub(crate) seats: usize,
    /// The colour of each seat, by its index among R, Y, B, G.
    pub(crate) colours: [usize; MAX_SEATS],
    /// The corner of each seat, by its index among SW, NW, NE, SE.
    pub(crate) corners: [usize; MAX_SEATS],
    /// The tiles of all hives together whose corners are in a mask.
    hives: [TileSet; 16],
    /// The same tiles one by one.
    pub(crate) hive_lists: Vec<Vec<Tile>>,
    /// The corner to which each tile belongs.
    pub(crate) hive_at: [u8; TILES],
    /// The throne of each seat.
    pub(crate) thrones: [Tile; MAX_SEATS],
    /// The tiles of the permanent node.
    pub(crate) sugar: TileSet,
    pub(crate) sugar_tiles: Vec<Tile>,
    pub(crate) costs: Costs,
    pub(crate) power: [u8; KINDS],
    pub(crate) boosted: [u8; KINDS],
    pub(crate) pawns: [u8; KINDS],
    /// What the die brings, by face from 1.
    pub(crate) happenings: [Happening; 6],
    /// What a predator on each tile reaches.
    pub(crate) prey: Vec<TileSet>,
    pub(crate) action_points: u8,
    pub(crate) most_action_points: u8,
    pub(crate) cycle_limit: u8,
    pub(crate) throne_turns: u8,
    pub(crate) extinction: bool,
    pub(crate) events: bool,
    pub(crate) queen_stays: bool,
    pub(crate) annexes: bool,
    pub(crate) inner: bool,
}

impl DominAnts {
    /// Returns the index of the seat's colour among R, Y, B, G.
    pub(crate) fn colour_of(&self, seat: Seat) -> usize {
        self.colours[seat.index()]
    }

    /// Returns the colour's letter, which is the seat's name.
    pub(crate) fn name_of(&self, seat: Seat) -> &'static str {
        COLOURS[self.colour_of(seat)]
    }

    /// Returns the letter of a seat, or `N`.
    pub(crate) fn owner_name(&self, owner: Owner) -> &'static str {
        match owner {
            Owner::Seat(seat) => self.name_of(seat),
            Owner::Neutral => "N",
        }
    }

    #[inline]
    pub(crate) fn move_cost(&self, state: &State) -> u8 {
        if state.weather == crate::state::Weather::Rain { self.costs.step_in_rain } else { self.costs.step }
    }

    /// Returns the tiles of the hives in a mask of corners.
    #[inline]
    pub(crate) fn hive_tiles(&self, corners: u8) -> TileSet {
        self.hives[usize::from(corners)]
    }

    /// Returns the tiles of all hives of a seat.
    #[inline]
    pub(crate) fn hives_of(&self, state: &State, seat: Seat) -> TileSet {
        self.hive_tiles(state.of(seat).hives)
    }

    /// Returns how many ants of a kind the seat may have on the board (R39).
    #[inline]
    pub(crate) fn limit(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        u32::from(self.pawns[kind.index()]) * u32::from(state.of(seat).sets)
    }

    #[inline]
    pub(crate) fn is_below_limit(&self, state: &State, seat: Seat, kind: Kind) -> bool {
        u32::from(state.of(seat).count(kind)) < self.limit(state, seat, kind)
    }

    /// Returns the cubes for growing an ant of this kind.
    #[inline]
    pub(crate) fn merge_price(&self, kind: Kind) -> u8 {
        if kind == Kind::Soldier { self.data.price.merge_warrior } else { self.data.price.merge_soldier }
    }

    #[inline]
    pub(crate) fn lowest_merge_price(&self) -> u8 {
        self.data.price.merge_soldier.min(self.data.price.merge_warrior)
    }

    /// Returns what the face of the die brings.
    pub(crate) fn happening(&self, face: u8) -> Happening {
        self.happenings[usize::from(face) - 1]
    }

    /// Returns the thrones that count: those of seats that are still in.
    pub(crate) fn active_thrones(&self, state: &State) -> TileSet {
        state.active.iter().map(|seat| self.thrones[seat.index()]).collect()
    }

    /// Returns the tiles that the draw of the event of `face` may show.
    pub(crate) fn drawable(&self, state: &State, face: u8) -> TileSet {
        match self.happening(face) {
            // R46: ants cannot land on ants, nor on a throne in play.
            Happening::Emigration { .. } => state.vacant() - self.active_thrones(state),
            Happening::Currents
            | Happening::Rain { .. }
            | Happening::Predator
            | Happening::Speech
            | Happening::Taxes => TileSet::BOARD,
        }
    }

    /// Returns who decides in phase TAX: the first of those who still have to pay.
    pub(crate) fn payer(&self, state: &State, payers: SeatSet) -> Option<Seat> {
        state.order(self.seats).find(|seat| payers.contains(*seat))
    }

    /// Returns the queens that may not leave their hives; none unless the option says so.
    #[inline]
    pub(crate) fn tied_queens(&self, state: &State, seat: Seat) -> TileSet {
        if self.queen_stays { state.own(seat) & state.of_kind(Kind::Queen) } else { TileSet::EMPTY }
    }
}

/// Returns the tile of another corner that mirrors one of the south-west corner (3.3).
pub(crate) fn mirrored(tile: Tile, corner: usize) -> Tile {
    match CORNERS[corner] {
        "NW" => tile.mirrored_ranks(),
        "NE" => tile.mirrored_ranks().mirrored_files(),
        "SE" => tile.mirrored_files(),
        _ => tile,
    }
}

impl Game for DominAnts {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const INFO: &'static GameInfo = &info::INFO;

    fn new(mut setup: Setup) -> Result<Self, SetupError> {
        // The standard text given as data is the standard set, not a custom one.
        setup.data = setup.data.take().filter(|text| text != STANDARD);
        let data = match &setup.data {
            None => Data::standard(),
            Some(text) => Data::parse(text).map_err(|error| SetupError::Data(error.to_string()))?,
        };
        Self::build(setup, data)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        position::fresh(self)
    }

    /// Section 16: each action costs a point, or two stored cubes.
    fn longest(&self) -> usize {
        let points = usize::from(self.most_action_points);
        let cubes = usize::from(self.data.game.sugar_tokens) + points;
        let spawns = cubes / usize::from(self.data.price.spawn_worker);
        let turn = 2 * points + spawns + 1;
        let draws = |happening: &Happening| match *happening {
            Happening::Rain { nodes, .. } => usize::from(nodes),
            Happening::Emigration { ants } => usize::from(ants),
            Happening::Predator | Happening::Speech => 1,
            Happening::Taxes => MAX_SEATS,
            Happening::Currents => 0,
        };
        let event = 1 + self.happenings.iter().map(draws).max().unwrap_or(0);
        let cycles = usize::from(self.cycle_limit);
        1 + turn * self.seats * cycles + event * (cycles - 1)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.name_of(seat)
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Main(seat) | Phase::Merge(seat, _) | Phase::Battle(seat) => ToMove::Seat(seat),
            Phase::Start | Phase::EventRoll | Phase::EventTile { .. } | Phase::EventPlayer => ToMove::Chance,
            Phase::Tax(payers) => self.payer(state, payers).map_or(ToMove::Over, ToMove::Seat),
            Phase::Over => ToMove::Over,
        }
    }

    fn phase(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Start => "START",
            Phase::Main(_) => "MAIN",
            Phase::Merge(..) => "MERGE",
            Phase::Battle(_) => "BATTLE",
            Phase::EventRoll => "EVENT-ROLL",
            Phase::EventTile { .. } => "EVENT-TILE",
            Phase::EventPlayer => "EVENT-PLAYER",
            Phase::Tax(_) => "TAX",
            Phase::Over => "OVER",
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    #[inline]
    fn sample_action<R: Rng>(&self, state: &State, rng: &mut R, _: &mut Vec<Action>) -> Action {
        self.sample(state, rng)
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        out.clear();
        match state.phase {
            Phase::Start => out.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::EventRoll => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
            Phase::EventTile { face, .. } => {
                out.extend(self.drawable(state, face).iter().map(|tile| (Chance::Tile(tile), 1)));
            }
            Phase::EventPlayer => out.extend(state.active.iter().map(|seat| (Chance::Player(seat), 1))),
            Phase::Main(_) | Phase::Merge(..) | Phase::Battle(_) | Phase::Tax(_) | Phase::Over => {}
        }
        Odds::Listed
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Start => Chance::Start(Seat::new(chance::below(rng, self.seats as u32) as usize)),
            Phase::EventRoll => Chance::Roll(1 + chance::below(rng, 6) as u8),
            Phase::EventTile { face, .. } => {
                let tiles = self.drawable(state, face);
                Chance::Tile(tiles.nth(chance::below(rng, tiles.count())))
            }
            Phase::EventPlayer => {
                let place = chance::below(rng, state.active.count() as u32);
                let seat = state.active.nth(place as usize);
                Chance::Player(seat.unwrap_or_else(|| unreachable!("somebody is still in")))
            }
            Phase::Main(_) | Phase::Merge(..) | Phase::Battle(_) | Phase::Tax(_) | Phase::Over => {
                unreachable!("chance is not to act")
            }
        }
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.check_said(state, sender, &Said::from_step(self, step)).map(|_| ())
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        match *step {
            Step::Action(action) => self.act(state, action, events),
            Step::Chance(outcome) => self.settle_chance(state, outcome, events),
        }
    }

    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        match Input::parse(text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })? {
            Input::Step(said) => out.push(self.check_said(state, sender, &said)?),
            Input::Compound(compound) => self.expand(state, sender, &compound, out)?,
        }
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

    fn all_see_alike(&self) -> bool {
        true
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        View::new(self, state)
    }

    fn draw(&self, view: &View, ink: Ink) -> String {
        draw::draw(view, ink)
    }

    /// Nothing is hidden (section 13), so there is only one world.
    #[inline]
    fn imagine<R: Rng>(&self, state: &State, _: Seat, _: &mut R) -> State {
        *state
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        self.score_all(state)
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

impl DominAnts {
    fn build(setup: Setup, data: Data) -> Result<Self, SetupError> {
        let options = &setup.options;
        // A set's own numbers hold unless the table says otherwise.
        let or_data = |name: &str, of_data: u8| match setup.data {
            Some(_) if !options.is_given(name) => of_data,
            _ => options.integer(name) as u8,
        };
        let is = |name: &str, value: &str| options.word(name) == value;
        let bad_data = |error: crate::data::DataError| SetupError::Data(error.to_string());
        let inner = is("layout", "inner");
        let layout = if inner { &data.layout.inner } else { &data.layout.corner };
        let read = |name: &str| crate::data::read_tile("tiles", name).map_err(bad_data);

        let colour_index = |letter: &String| COLOURS.iter().position(|colour| colour == letter);
        let mut colours = [0; MAX_SEATS];
        let mut corners = [0; MAX_SEATS];
        let mut thrones = [crate::tiles::tile(0); MAX_SEATS];
        let throne = read(&layout.throne)?;
        let seats = data.seats.get(&setup.seats.to_string()).map_or(&[][..], Vec::as_slice);
        for (seat, colour) in seats.iter().filter_map(colour_index).enumerate() {
            let corner = CORNERS.iter().position(|corner| *corner == data.colours[colour].corner);
            let corner = corner.unwrap_or_else(|| unreachable!("the corners are checked"));
            colours[seat] = colour;
            corners[seat] = corner;
            thrones[seat] = mirrored(throne, corner);
        }

        let hive: Vec<Tile> = data.hive.tiles.iter().map(|name| read(name)).collect::<Result<_, _>>()?;
        let mut hives = [TileSet::EMPTY; 16];
        for (mask, tiles) in hives.iter_mut().enumerate() {
            let corners = (0..CORNERS.len()).filter(|corner| mask >> corner & 1 == 1);
            *tiles =
                corners.flat_map(|corner| hive.iter().map(move |tile| mirrored(*tile, corner))).collect();
        }
        let mut hive_at = [NO_HIVE; TILES];
        for corner in 0..CORNERS.len() {
            for tile in hives[1 << corner] {
                hive_at[tile.number()] = corner as u8;
            }
        }
        let sugar_tiles: Vec<Tile> =
            data.board.sugar_tiles.keys().map(|name| read(name)).collect::<Result<_, _>>()?;

        let mut factor = 1;
        let mut step_in_rain = data.game.move_cost;
        let mut radius = 1;
        let mut happenings = [Happening::Speech; 6];
        for event in &data.events {
            happenings[usize::from(event.face()) - 1] = match *event {
                EventEntry::Currents { factor: times, .. } => {
                    factor = times;
                    Happening::Currents
                }
                EventEntry::Rain { move_cost, nodes, cubes_per_node, .. } => {
                    step_in_rain = move_cost;
                    Happening::Rain { nodes, cubes: cubes_per_node }
                }
                EventEntry::Emigration { ants, .. } => Happening::Emigration { ants },
                EventEntry::Predator { radius: reach, .. } => {
                    radius = usize::from(reach);
                    Happening::Predator
                }
                EventEntry::Speech { .. } => Happening::Speech,
                EventEntry::Taxes { .. } => Happening::Taxes,
            };
        }
        let near = |centre: Tile| Tile::all().filter(move |tile| tile.distance(centre) <= radius).collect();
        let costs = Costs {
            step: data.game.move_cost,
            step_in_rain,
            attack: data.game.attack_cost,
            gather: data.game.gather_cost,
            drop: data.game.drop_cost,
            feed: data.game.feed_cost,
            merge: data.game.merge_cost,
            queen: data.game.queen_cost,
            spawn: or_data("spawn_ap", data.game.spawn_cost),
        };
        let boosted = |kind: Kind| data.ant(kind).boosted_power.unwrap_or(data.ant(kind).power);
        Ok(Self {
            seats: setup.seats,
            colours,
            corners,
            hive_lists: hives.iter().map(|tiles| tiles.iter().collect()).collect(),
            hives,
            hive_at,
            thrones,
            sugar: sugar_tiles.iter().copied().collect(),
            sugar_tiles,
            costs,
            power: Kind::ALL.map(|kind| data.ant(kind).power),
            boosted: Kind::ALL.map(boosted),
            pawns: Kind::ALL.map(|kind| data.ant(kind).pawns),
            happenings,
            prey: Tile::all().map(near).collect(),
            action_points: data.game.action_points,
            most_action_points: data.game.action_points * factor,
            cycle_limit: or_data("cycle_limit", data.limit.cycle_limit),
            throne_turns: or_data("throne_turns", data.game.throne_turns),
            extinction: options.switch("extinction"),
            events: options.switch("events"),
            queen_stays: is("queen_moves", "hive"),
            annexes: is("captured_hive", "annex"),
            inner,
            data,
            setup,
        })
    }
}
