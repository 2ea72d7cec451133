//! The rules with their options: what is fixed before the first step, and the game's face to the core.

use std::sync::Arc;

use hexapod_core::position::statements;
use hexapod_core::{
    Game, GameInfo, Ink, Odds, Outcome, PositionError, Rng, Score, Seat, Setup, SetupError, Sink, Step,
    StepOf, ToMove, Viewer, WinShares, Wish,
};

use crate::actions::{Action, Chance};
use crate::data::{Ability, COLOURS, Class, Data, STANDARD, Tile, Trained, UnitKind};
use crate::events::Event;
use crate::notation::Said;
use crate::refusal::Refusal;
use crate::state::{Dice, Ground, Holdings, Kind, Phase, State, Unit};
use crate::view::View;
use crate::{draw, facts, info, notation, position};

/// What the rules ask of a kind of tile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KindInfo {
    pub(crate) class: Class,
    /// What one such tile comes to.
    pub(crate) worth: Holdings,
    /// It yields something.
    pub(crate) pays: bool,
    pub(crate) wall: bool,
    pub(crate) gold_tile: bool,
    pub(crate) free: bool,
    pub(crate) trains: Option<Trained>,
    pub(crate) ability: Option<Ability>,
}

impl KindInfo {
    /// Open ground, strongholds and ruins: nothing of their own.
    const PLAIN: Self = Self {
        class: Class::Natural,
        worth: Holdings::NONE,
        pays: false,
        wall: false,
        gold_tile: false,
        free: false,
        trains: None,
        ability: None,
    };

    #[inline]
    pub(crate) fn trains_unit(&self) -> Option<Unit> {
        self.trains.map(|trained| match trained {
            Trained::I => Unit::I,
            Trained::M => Unit::M,
        })
    }
}

/// Returns what one tile of a kind adds to the holdings of its owner.
fn worth(tile: &Tile) -> Holdings {
    let has = |ability: Ability| u8::from(tile.ability == Some(ability));
    Holdings {
        gold: tile.gold.into(),
        food: tile.food.into(),
        water: tile.water.into(),
        any: tile.any.into(),
        churches: has(Ability::Church),
        ministries: has(Ability::Ministry),
        foundries: has(Ability::Foundry),
        chaos_sources: has(Ability::ChaosSource),
        facilities: [Trained::I, Trained::M].map(|unit| (tile.trains == Some(unit)).into()),
    }
}

/// What a number of the Leech die takes.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Theft {
    pub(crate) gold: u8,
    pub(crate) food: u8,
    pub(crate) water: u8,
}

impl Theft {
    pub(crate) fn is_empty(self) -> bool {
        self.gold + self.food + self.water == 0
    }
}

/// What people call a kind of tile.
#[derive(Debug)]
pub(crate) struct Label {
    pub(crate) code: Arc<str>,
    pub(crate) name: Arc<str>,
}

/// The rules of Glory for one table.
#[derive(Debug, Clone)]
pub struct Glory {
    setup: Setup,
    pub(crate) data: Data,
    pub(crate) seats: usize,
    pub(crate) rounds: u8,
    pub(crate) quick: bool,
    pub(crate) income_start: bool,
    pub(crate) kept: bool,
    pub(crate) ruin: bool,
    pub(crate) unlimited: bool,
    /// Requests are possible: the option is on and at least three play.
    pub(crate) permission: bool,
    /// What people call each kind, by its number; views share it.
    labels: Arc<[Label]>,
    /// By kind number; 0 is open ground.
    kinds: [KindInfo; 32],
    /// The kinds of each class, a bit for each.
    classes: [u32; 3],
    pub(crate) facility_kinds: Vec<Kind>,
    /// All tiles of the box, by kind number.
    pub(crate) full: [u8; 32],
    /// By face of the Leech die.
    pub(crate) leech: [Theft; 7],
}

impl Glory {
    #[inline]
    pub(crate) fn label(&self, kind: Kind) -> &Label {
        &self.labels[usize::from(kind.0 & 31)]
    }

    #[inline]
    pub(crate) fn info(&self, kind: Kind) -> &KindInfo {
        &self.kinds[usize::from(kind.0 & 31)]
    }

    #[inline]
    pub(crate) fn unit(&self, unit: Unit) -> &UnitKind {
        match unit {
            Unit::I => &self.data.units.I,
            Unit::M => &self.data.units.M,
            Unit::X => &self.data.units.X,
        }
    }

    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        COLOURS[seat.index()]
    }

    /// Returns all kinds of the box in the order of the data file.
    pub(crate) fn all_kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (1..=self.data.tiles.len() as u8).map(Kind)
    }

    #[inline]
    pub(crate) fn kinds_of(&self, class: Class) -> impl Iterator<Item = Kind> + use<> {
        let mut left = self.classes[class as usize];
        std::iter::from_fn(move || {
            let kind = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (kind < 32).then_some(Kind(kind as u8))
        })
    }

    pub(crate) fn code_str(&self, kind: Kind) -> &str {
        &self.label(kind).code
    }

    pub(crate) fn code(&self, kind: Kind) -> String {
        self.code_str(kind).to_owned()
    }

    pub(crate) fn kind_coded(&self, code: &str) -> Option<Kind> {
        self.data.tiles.iter().position(|tile| tile.code == code).map(|index| Kind(index as u8 + 1))
    }

    /// Returns whether chance acts now: rolls and draws, and in the quick setup the picks (S9).
    #[inline]
    pub(crate) fn chance_acts(&self, state: &State) -> bool {
        match state.phase {
            Phase::OrderRoll
            | Phase::Deal
            | Phase::Middle
            | Phase::LeechRoll
            | Phase::AttackRoll
            | Phase::DefendRoll
            | Phase::LuckRoll
            | Phase::ChaosRoll(..)
            | Phase::LegacyDraw(..) => true,
            Phase::Faction | Phase::Ring | Phase::Push | Phase::Last | Phase::LastWall(_) => self.quick,
            _ => false,
        }
    }

    /// Returns whether the tiles in hands and rings are still secret in part (section 16).
    pub(crate) fn has_secrets(&self, state: &State) -> bool {
        state.phase.in_setup() && state.phase != Phase::Deploy
    }

    /// Returns how many dice are to be rolled; 0 if no roll is due.
    #[inline]
    pub(crate) fn dice_due(&self, state: &State) -> u8 {
        match state.phase {
            Phase::AttackRoll => self.attack_pool(state),
            Phase::DefendRoll => self.defence_pool(state),
            Phase::LuckRoll => self.luck_pool(state),
            Phase::OrderRoll => 2,
            Phase::LeechRoll | Phase::ChaosRoll(..) => 1,
            _ => 0,
        }
    }

    /// Returns the class of which a tile is drawn now.
    pub(crate) fn drawn_class(&self, state: &State) -> Option<Class> {
        match state.phase {
            Phase::Deal => Some(self.class_due(state.hand_len(state.seat))),
            Phase::Middle => Some(Class::Advanced),
            Phase::LegacyDraw(class, _) => Some(class),
            _ => None,
        }
    }

    /// Returns a tile as it is written: kind, and its walled side.
    pub(crate) fn ground_text(&self, ground: Ground) -> String {
        match ground.wall() {
            None => self.code(ground.kind()),
            Some(wall) => format!("{}/{}", self.code_str(ground.kind()), crate::cells::DIRECTIONS[wall]),
        }
    }

    pub(crate) fn ring_text(&self, state: &State, seat: Seat) -> String {
        let ring = state.ring[seat.index()].iter().filter(|ground| !ground.is_open());
        ring.map(|ground| self.ground_text(*ground)).collect::<Vec<_>>().join(" ")
    }
}

impl Game for Glory {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const INFO: &'static GameInfo = &info::INFO;

    fn new(mut setup: Setup) -> Result<Self, SetupError> {
        // The standard text given as data is the standard box, not a custom one.
        setup.data = setup.data.take().filter(|text| text != STANDARD);
        let data = match &setup.data {
            None => Data::standard(),
            Some(text) => Data::parse(text).map_err(|error| SetupError::Data(error.to_string()))?,
        };
        let options = &setup.options;
        let is = |name: &str, value: &str| options.word(name) == value;
        let mut kinds = [KindInfo::PLAIN; 32];
        let mut full = [0; 32];
        let mut facility_kinds = Vec::new();
        let mut classes = [0; 3];
        for (index, tile) in data.tiles.iter().enumerate() {
            kinds[index + 1] = KindInfo {
                class: tile.class,
                worth: worth(tile),
                pays: tile.gold_tile || tile.gold + tile.food + tile.water + tile.any > 0,
                wall: tile.wall,
                gold_tile: tile.gold_tile,
                free: tile.free,
                trains: tile.trains,
                ability: tile.ability,
            };
            full[index + 1] = tile.count;
            classes[tile.class as usize] |= 1 << (index + 1);
            // R1: the smaller set leaves out one Foundry and one Church.
            let left_out = options.integer("civilized") == 23
                && matches!(tile.ability, Some(Ability::Foundry | Ability::Church));
            if left_out {
                full[index + 1] = tile.count.saturating_sub(1);
            }
            if tile.trains.is_some() {
                facility_kinds.push(Kind(index as u8 + 1));
            }
        }
        let label = |number: u8| {
            let tile = data.tiles.get(usize::from(number).wrapping_sub(1));
            let (code, name) = match Kind(number) {
                Kind::STRONGHOLD => ("SH", "Stronghold"),
                Kind::RUIN => ("RU", "Ruin"),
                _ => tile.map_or(("?", "?"), |tile| (tile.code.as_str(), tile.name.as_str())),
            };
            Label { code: code.into(), name: name.into() }
        };
        let mut leech = [Theft::default(); 7];
        for (face, taken) in &data.leech {
            let count = |letter: char| taken.chars().filter(|taken| *taken == letter).count() as u8;
            if let Ok(face) = face.parse::<usize>() {
                leech[face] = Theft { gold: count('g'), food: count('f'), water: count('w') };
            }
        }
        Ok(Self {
            seats: setup.seats,
            rounds: options.integer("rounds") as u8,
            quick: is("setup", "quick"),
            income_start: is("income", "start"),
            kept: is("spent", "kept"),
            ruin: is("explosion", "ruin"),
            unlimited: is("facilities", "unlimited"),
            permission: options.switch("permission") && setup.seats >= 3,
            labels: (0..32).map(label).collect(),
            kinds,
            classes,
            facility_kinds,
            full,
            leech,
            data,
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        let mut state = State::empty();
        state.supply = self.full;
        state
    }

    /// Section 20: 3 000 steps a turn, 300 transactions of 12 steps a Legacy phase, 45 steps a seat for the setup.
    fn longest(&self) -> usize {
        let rounds = usize::from(self.rounds);
        let legacies = rounds.saturating_sub(1) / usize::from(self.data.legacy.every);
        45 * self.seats + 3_000 * self.seats * rounds + 300 * 12 * legacies
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.name(seat)
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        if matches!(state.phase, Phase::Over) {
            ToMove::Over
        } else if self.chance_acts(state) {
            ToMove::Chance
        } else {
            ToMove::Seat(state.seat)
        }
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name()
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list(state, out);
    }

    #[inline]
    fn sample_action<R: Rng>(&self, state: &State, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        self.sample(state, rng, buffer)
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        self.list_odds(state, out)
    }

    /// The deal, and in the quick setup the ring, which chance arranges face down.
    fn secret_draw(&self, state: &State) -> Option<Seat> {
        let is_secret = state.phase == Phase::Deal || (state.phase == Phase::Ring && self.chance_acts(state));
        is_secret.then_some(state.seat)
    }

    /// Only the setting up holds secrets: the last ring tile turns the rings over (S5).
    fn may_uncover(&self, state: &State) -> bool {
        match state.phase {
            Phase::Ring => state.ring_len(state.seat) + 1 == crate::cells::DIRECTIONS.len(),
            phase => matches!(phase, Phase::Last | Phase::LastWall(_)),
        }
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        self.sample_outcome(state, rng)
    }

    fn rolled(&self, _: &State, faces: &[u8]) -> Chance {
        Chance::Roll(Dice::of(faces))
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        let said = Said::from_step(state, step);
        let legal = self.check_said(state, sender, &said)?;
        // The same words may be a seat's action in one setup and a pick of chance in the other.
        if legal == *step { Ok(()) } else { Err(self.wrong_phase(state)) }
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
        let said = Said::parse(self, text).ok_or_else(|| Refusal::NotAStep { text: text.to_owned() })?;
        out.push(self.check_said(state, sender, &said)?);
        Ok(())
    }

    fn write(&self, before: &State, step: &StepOf<Self>, viewer: Viewer, out: &mut String) {
        notation::write(self, before, step, viewer, out);
    }

    fn set_up(wish: &Wish, text: &str) -> Result<(Self, State), PositionError> {
        position::set_up(wish, text)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    /// 15.3: after `becomes`, `players`, if left out, are those of the game.
    fn read_position_beside(&self, state: &State, text: &str) -> Result<State, PositionError> {
        let says_players =
            statements(text).any(|(_, line)| line.split_whitespace().next() == Some("players"));
        if says_players {
            return position::read(self, text);
        }
        let written = position::write(self, state);
        let players = written.lines().find(|line| line.starts_with("players")).unwrap_or_default();
        position::read(self, &format!("{players}\n{text}"))
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

    fn view_beside(&self, state: &State, viewer: Viewer, other: &View) -> View {
        View::beside(self, state, viewer, other)
    }

    fn draw(&self, view: &View, ink: Ink) -> String {
        draw::draw(view, &[], ink)
    }

    fn draw_recent(&self, view: &View, recent: &[String], ink: Ink) -> String {
        draw::draw(view, recent, ink)
    }

    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        self.imagine_world(state, seat, rng)
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
