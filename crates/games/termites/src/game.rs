//! The rules with their options: what is fixed before the first step, and the game's face to the core.

use hexapod_core::{
    Game, GameInfo, Ink, Odds, Outcome, PositionError, Rng, Score, Seat, Setup, SetupError, Sink, Step,
    StepOf, ToMove, Viewer, WinShares, Wish,
};

use crate::actions::{Action, Chance};
use crate::cells::{Board, CENTRE, Cells};
use crate::data::{COLOURS, Data, LETTERS, MAP_NAMES, STANDARD, TILES_LAID, TOKEN_NAMES, token_name};
use crate::events::Event;
use crate::refusal::Refusal;
use crate::rules::map::RANDOM_STEPS;
use crate::state::{Colony, MAX_SEATS, Phase, State, Terrain};
use crate::tokens::{Kind, MAX_KINDS, Tokens};
use crate::view::View;
use crate::{draw, facts, info, notation, position};

/// Which map is played.
#[derive(Debug, Clone)]
pub(crate) enum MapChoice {
    Preset(PresetMap),
    Random,
    Build,
}

/// A preset map, laid out for play.
#[derive(Debug, Clone)]
pub(crate) struct PresetMap {
    pub(crate) name: &'static str,
    pub(crate) terrain: [Cells; 3],
    pub(crate) neutral: Cells,
}

/// Who chooses where a beaten unit goes (R6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetreatChooser {
    /// The attacking seat.
    Attacker,
    /// The seat of the beaten unit.
    Defender,
}

/// Whether a beaten flyer may be sent into Vegetation (R9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlyerVegetation {
    /// Only if nothing else is free; then it dies.
    Spared,
    /// Also by choice.
    Pushed,
}

/// Whether Mounds may be passed (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoundsInWay {
    /// Like a ground unit of their owner.
    LikeUnits,
    /// By nobody.
    Block,
}

/// What happens after the very last token is placed (R32).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastTurn {
    /// The turn goes on.
    Full,
    /// The game is over.
    Immediate,
}

/// A caste, laid out for play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CasteRules {
    pub(crate) moves: u8,
    pub(crate) grip: bool,
    pub(crate) ranged: bool,
    pub(crate) flies: bool,
}

/// A kind of token, laid out for play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KindRules {
    pub(crate) letter: char,
    pub(crate) number: u8,
    pub(crate) strength: u8,
    pub(crate) vegetation_bonus: u8,
    pub(crate) caste: CasteRules,
}

/// A colony, laid out for play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ColonyRules {
    pub(crate) tokens: Tokens,
    pub(crate) size: u32,
}

/// The rules of Termites for one table.
#[derive(Debug, Clone)]
pub struct Termites {
    setup: Setup,
    pub(crate) board: Board,
    pub(crate) kinds: [KindRules; MAX_KINDS],
    pub(crate) n_kinds: usize,
    pub(crate) colonies: [ColonyRules; 4],
    pub(crate) presets: Vec<PresetMap>,
    /// Tiles that show one of the terrains in a set of terrains (bit by bit).
    pub(crate) tile_supply: [u32; 8],
    pub(crate) seats: usize,
    /// What each seat asked for.
    pub(crate) seated: [Colony; MAX_SEATS],
    pub(crate) map: MapChoice,
    /// All colony values, as in [`State::reserve`].
    pub(crate) mound_values: u16,
    pub(crate) neutral_value: u8,
    pub(crate) tiles: u8,
    pub(crate) start_mounds: u8,
    pub(crate) tokens: u32,
    pub(crate) retreat_chooser: RetreatChooser,
    pub(crate) flyer_vegetation: FlyerVegetation,
    pub(crate) mounds_in_way: MoundsInWay,
    pub(crate) last_turn: LastTurn,
}

pub(crate) const SEAT_NAMES: [&str; MAX_SEATS] = ["1", "2", "3", "4"];

impl Termites {
    #[inline]
    pub(crate) fn caste(&self, kind: Kind) -> &CasteRules {
        &self.kinds[kind.index() % MAX_KINDS].caste
    }

    #[inline]
    pub(crate) fn strength(&self, kind: Kind) -> u32 {
        u32::from(self.kinds[kind.index() % MAX_KINDS].strength)
    }

    /// Returns the name of a kind, such as `W3`.
    pub(crate) fn token(&self, kind: Kind) -> String {
        self.token_name(kind).to_owned()
    }

    /// Returns the same without making a text of it.
    pub(crate) fn token_name(&self, kind: Kind) -> &'static str {
        let kind = &self.kinds[kind.index()];
        let caste = LETTERS.iter().position(|letter| *letter == kind.letter);
        TOKEN_NAMES[caste.unwrap_or(0)][usize::from(kind.number)]
    }

    /// Returns the kind of this letter and number, if a colony has such tokens.
    pub(crate) fn kind_named(&self, letter: char, number: u8) -> Option<Kind> {
        let at = self.kinds[..self.n_kinds]
            .iter()
            .position(|kind| (kind.letter, kind.number) == (letter, number))?;
        Some(Kind(at as u8))
    }

    pub(crate) fn read_token(&self, text: &str) -> Option<Kind> {
        token_name(text).and_then(|(letter, number)| self.kind_named(letter, number))
    }

    /// Returns how people call a seat: its colony, or its number while that is not drawn.
    pub(crate) fn called(&self, state: &State, seat: Seat) -> &'static str {
        match state.colonies[seat.index()] {
            Colony::Drawn(colony) => ["Blue", "Red", "Gold", "Gray"][usize::from(colony)],
            Colony::Random | Colony::None => ["Seat 1", "Seat 2", "Seat 3", "Seat 4"][seat.index()],
        }
    }

    pub(crate) fn preset_named(&self, name: &str) -> Option<&PresetMap> {
        self.presets.iter().find(|preset| preset.name == name)
    }

    /// Returns which seat decides in this phase.
    #[inline]
    pub(crate) fn acting(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Neutral(seat) => Some(seat),
            Phase::LayPick(left) | Phase::Lay(left, _) => Some(self.layer(state, left)),
            Phase::MoundPick(left) | Phase::Mound(left, _) => Some(self.placer(state, left)),
            Phase::Hatch | Phase::Place(_) | Phase::Move | Phase::Go(_) | Phase::Conquer { .. } => {
                Some(state.turn)
            }
            Phase::Retreat { target, .. } => match self.retreat_chooser {
                RetreatChooser::Attacker => Some(state.turn),
                RetreatChooser::Defender => state.unit_at(target).map(|(owner, _)| Seat::new(owner)),
            },
            Phase::RebuildPick(victim) | Phase::Rebuild(victim, _) | Phase::Sacrifice(victim, _) => {
                Some(victim)
            }
            Phase::First | Phase::Random(_) | Phase::Colony | Phase::Deal | Phase::Draw | Phase::Over => None,
        }
    }

    /// Returns whose turn it is; nobody's in the setup and at the end.
    pub(crate) fn turn(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::First
            | Phase::Random(_)
            | Phase::Neutral(_)
            | Phase::LayPick(_)
            | Phase::Lay(..)
            | Phase::Colony
            | Phase::Deal
            | Phase::MoundPick(_)
            | Phase::Mound(..)
            | Phase::Over => None,
            Phase::Hatch
            | Phase::Place(_)
            | Phase::Draw
            | Phase::Move
            | Phase::Go(_)
            | Phase::Retreat { .. }
            | Phase::Conquer { .. }
            | Phase::RebuildPick(_)
            | Phase::Rebuild(..)
            | Phase::Sacrifice(..) => Some(state.turn),
        }
    }
}

impl Game for Termites {
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
        let seated = seat_colonies(&setup)?;
        let options = &setup.options;
        let bad_data = |error: crate::data::DataError| SetupError::Data(error.to_string());
        let board = Board::new(data.board_cells().map_err(bad_data)?);
        let (kinds, n_kinds) = lay_out_kinds(&data);
        let presets = lay_out_maps(&data).map_err(bad_data)?;
        let map = choose_map(&options.word("map"), &data, &presets, &board, setup.seats)?;
        let mounds = &data.mounds;
        if setup.seats - 1 > usize::from(mounds.neutral_in_box) {
            let (needed, found) = (setup.seats - 1, mounds.neutral_in_box);
            let message =
                format!("[mounds]: neutral_in_box is {found}; {} seats need {needed}.", setup.seats);
            return Err(SetupError::Data(message));
        }
        let start_mounds = match options.word("start_mounds").as_str() {
            "1" => 1,
            "2" => 2,
            _ if setup.seats == 2 => 2,
            _ => 1,
        };
        let is = |name: &str, value: &str| options.word(name) == value;
        Ok(Self {
            board,
            colonies: COLOURS.map(|colour| lay_out_colony(&data, colour)),
            kinds,
            n_kinds,
            presets,
            tile_supply: std::array::from_fn(|set| {
                let terrains = Terrain::ALL.into_iter().filter(|terrain| set >> *terrain as usize & 1 == 1);
                data.tiles_showing(&terrains.map(Terrain::word).collect::<Vec<_>>())
            }),
            seats: setup.seats,
            seated,
            map,
            mound_values: mounds.colony_values.iter().map(|value| 1 << value).sum(),
            neutral_value: mounds.neutral_value,
            tiles: options.integer("tiles") as u8,
            start_mounds,
            tokens: options.integer("tokens") as u32,
            retreat_chooser: if is("retreat_chooser", "defender") {
                RetreatChooser::Defender
            } else {
                RetreatChooser::Attacker
            },
            flyer_vegetation: if is("flyer_vegetation", "pushed") {
                FlyerVegetation::Pushed
            } else {
                FlyerVegetation::Spared
            },
            mounds_in_way: if is("mounds_in_way", "block") {
                MoundsInWay::Block
            } else {
                MoundsInWay::LikeUnits
            },
            last_turn: if is("last_turn", "immediate") { LastTurn::Immediate } else { LastTurn::Full },
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn warnings(&self) -> Vec<String> {
        // Asked for rarely, so the file is read again rather than kept beside the laid-out rules.
        let data = self.setup.data.as_deref().and_then(|text| Data::parse(text).ok());
        data.map_or(Vec::new(), |data| data.warnings())
    }

    fn start(&self) -> State {
        position::fresh(self)
    }

    /// Section 14: each turn uses up a token and has at most eight steps.
    fn longest(&self) -> usize {
        let map = match self.map {
            MapChoice::Preset(_) => 0,
            MapChoice::Random => usize::from(RANDOM_STEPS),
            MapChoice::Build => self.seats - 1 + 2 * usize::from(self.tiles),
        };
        let setup = 1 + map + self.seats + 3 * self.seats + 2 * usize::from(self.start_placings());
        let turns = self.colonies.iter().map(|colony| colony.size.min(self.tokens)).max().unwrap_or(0);
        setup + 8 * self.seats * turns as usize
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEAT_NAMES[seat.index()]
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::First | Phase::Random(_) | Phase::Colony | Phase::Deal | Phase::Draw => ToMove::Chance,
            Phase::Over => ToMove::Over,
            _ => match self.acting(state) {
                Some(seat) => ToMove::Seat(seat),
                None => unreachable!("nobody acts in {:?}", state.phase),
            },
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
        out.clear();
        let mut draws = |seat: Seat| {
            let stack = &state.stack[seat.index()];
            out.extend(stack.kinds().map(|kind| (Chance::Draw(kind), u64::from(stack.of(kind)))));
        };
        match state.phase {
            Phase::First => out.extend(Seat::all(self.seats).map(|seat| (Chance::First(seat), 1))),
            Phase::Random(left) => {
                let cells = self.random_cells(state, left).into_iter();
                out.extend(cells.map(|cell| (Self::random_step(left, cell), 1)));
            }
            Phase::Colony => {
                if let Some(seat) = self.uncoloured(state) {
                    out.extend(self.free_colonies(state).map(|colony| (Chance::Colony(seat, colony), 1)));
                }
            }
            Phase::Deal => self.dealt(state).into_iter().for_each(draws),
            Phase::Draw => draws(state.turn),
            _ => {}
        }
        Odds::Listed
    }

    fn secret_draw(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Deal => self.dealt(state),
            Phase::Draw => Some(state.turn),
            _ => None,
        }
    }

    /// Hands are shown by their owners' own picks only.
    fn may_uncover(&self, _: &State) -> bool {
        false
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        self.sample_outcome(state, rng)
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.check_step(state, sender, step)
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
        self.read_step(state, sender, text, out)
    }

    fn why_not(&self, state: &State, text: &str) -> Option<Refusal> {
        self.why_not_pair(state, text)
            .unwrap_or_else(|| self.read_step(state, None, text, &mut Vec::new()).err())
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

    #[inline]
    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        self.imagine_for(state, seat, rng)
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

/// Reads option `colonies`. The default names all four, whoever sits there.
fn seat_colonies(setup: &Setup) -> Result<[Colony; MAX_SEATS], SetupError> {
    let seats = setup.seats;
    let chosen = setup.options.list("colonies");
    let error = |message: String| Err(SetupError::option("colonies", message));
    if chosen.len() != seats && chosen != COLOURS {
        return error(format!("Option `colonies` names {} colonies, but {seats} seats play.", chosen.len()));
    }
    let mut seated = [Colony::None; MAX_SEATS];
    for (seat, word) in chosen.iter().take(seats).enumerate() {
        let colony = COLOURS.iter().position(|colour| colour == word);
        let colony = colony.map_or(Colony::Random, |colony| Colony::Drawn(colony as u8));
        if colony != Colony::Random && seated.contains(&colony) {
            return error(format!("Option `colonies` gives {word} to two seats."));
        }
        seated[seat] = colony;
    }
    Ok(seated)
}

fn choose_map(
    word: &str,
    data: &Data,
    presets: &[PresetMap],
    board: &Board,
    seats: usize,
) -> Result<MapChoice, SetupError> {
    let name = match word {
        "random" if seats != 3 && !board.inner.has(CENTRE) => {
            let message = "A random map needs an inner hex f6, and this board has none.";
            return Err(SetupError::option("map", message));
        }
        "random" => return Ok(MapChoice::Random),
        "build" => return Ok(MapChoice::Build),
        "auto" => ["duel", "ring", "cross"][seats - 2],
        name => name,
    };
    let Some(preset) = presets.iter().find(|preset| preset.name == name) else {
        return Err(SetupError::option("map", format!("The data file has no map `{name}`.")));
    };
    let players = data.maps.get(name).map_or(0, |map| map.players);
    if players != seats {
        let message = format!("Map `{name}` is for {players} players, but {seats} seats play.");
        return Err(SetupError::option("map", message));
    }
    Ok(MapChoice::Preset(preset.clone()))
}

fn lay_out_maps(data: &Data) -> Result<Vec<PresetMap>, crate::data::DataError> {
    let known = MAP_NAMES.into_iter().filter_map(|name| Some((name, data.maps.get(name)?)));
    known
        .map(|(name, map)| {
            Ok(PresetMap { name, terrain: map.terrain(name)?, neutral: map.neutral_cells(name)? })
        })
        .collect()
}

fn lay_out_kinds(data: &Data) -> ([KindRules; MAX_KINDS], usize) {
    let nothing = CasteRules { moves: 1, grip: false, ranged: false, flies: false };
    let blank = KindRules { letter: '?', number: 0, strength: 0, vegetation_bonus: 0, caste: nothing };
    let mut kinds = [blank; MAX_KINDS];
    let named = data.kinds();
    for (kind, (letter, number)) in kinds.iter_mut().zip(&named) {
        if let Some(caste) = data.caste(*letter) {
            *kind = KindRules {
                letter: *letter,
                number: *number,
                strength: number * caste.strength,
                vegetation_bonus: caste.vegetation_support_bonus,
                caste: CasteRules {
                    moves: caste.moves,
                    grip: caste.grip,
                    ranged: caste.support_range == 2,
                    flies: caste.flies,
                },
            };
        }
    }
    (kinds, named.len())
}

fn lay_out_colony(data: &Data, colour: &str) -> ColonyRules {
    let named = data.kinds();
    let mut tokens = Tokens::NONE;
    for (name, count) in data.colonies.get(colour).iter().flat_map(|colony| &colony.tokens) {
        let at = token_name(name).and_then(|name| named.iter().position(|kind| *kind == name));
        for _ in 0..*count {
            tokens.add(Kind(at.unwrap_or(0) as u8));
        }
    }
    ColonyRules { tokens, size: tokens.count() }
}

const _: () = assert!(TILES_LAID == 18);
