//! The rules with their options: what is fixed before the first step.

use hexapod_core::data::DataError;
use hexapod_core::options::listed;
use hexapod_core::{Rules as _, Seat, Setup, SetupError};

use crate::cells::{Board, CENTRE, Cells};
use crate::data::{COLOURS, Data, LETTERS, TILES_LAID, TOKEN_NAMES, token_name};
use crate::options::{ColonyChoice, MapOption, RetreatChooser, StartMounds, TableOptions};
use crate::state::{Colony, MAX_SEATS, Phase, State, Terrain};
use crate::tokens::{Kind, MAX_KINDS, Tokens};

/// Which map is played.
#[derive(Debug, Clone)]
pub(crate) enum MapChoice {
    Preset(PresetMap),
    Random,
    Build,
}

/// A map of the data file, laid out for play.
#[derive(Debug, Clone)]
pub(crate) struct PresetMap {
    pub(crate) name: String,
    pub(crate) terrain: [Cells; 3],
    pub(crate) neutral: Cells,
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
    pub(crate) setup: Setup,
    pub(crate) options: TableOptions,
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
    pub(crate) start_mounds: u8,
    /// Whether map and colonies come before the first seat is drawn (R36); in version 1 it is drawn before them.
    pub(crate) map_first: bool,
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

    /// Returns every kind of token in the box.
    pub(crate) fn all_kinds(&self) -> impl Iterator<Item = Kind> {
        (0..self.n_kinds).map(|at| Kind(at as u8))
    }

    /// Returns the name of a kind, such as `W3`.
    pub(crate) fn token(&self, kind: Kind) -> &'static str {
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

    /// Returns the name of a seat in sentences: its colony, or its number while that is not drawn.
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
            Phase::Retreat { target, .. } => match self.options.retreat_chooser {
                RetreatChooser::Attacker => Some(state.turn),
                RetreatChooser::Defender => state.unit_at(target).map(|(owner, _)| Seat::new(owner)),
            },
            Phase::RebuildPick(victim) | Phase::Rebuild(victim, _) | Phase::Sacrifice(victim, _) => {
                Some(victim)
            }
            Phase::Builder
            | Phase::First
            | Phase::Random(_)
            | Phase::Colony
            | Phase::Deal
            | Phase::Draw
            | Phase::Over => None,
        }
    }
}

/// Builds the rules for a checked setup.
pub(crate) fn new(mut setup: Setup) -> Result<Termites, SetupError> {
    // The standard text given as data is the standard set, not a custom one.
    let standard = Termites::INFO.version(setup.rules).map_err(SetupError::Rules)?.data;
    setup.data = setup.data.take().filter(|text| Some(text.as_str()) != standard);
    let options = TableOptions::read(&setup.options);
    let data = match &setup.data {
        None => Data::standard(setup.rules),
        Some(text) => Data::parse(text, setup.rules, options.mound_terrain)?,
    };
    let seated = seat_colonies(&options.colonies, setup.seats, setup.rules)?;
    let board = Board::new(data.board_cells()?);
    let (kinds, n_kinds) = lay_out_kinds(&data);
    let presets = lay_out_maps(&data);
    let map = choose_map(&options.map, &data, &presets, &board, setup.seats)?;
    let mounds = &data.mounds;
    if setup.seats - 1 > usize::from(mounds.neutral_in_box) {
        let (needed, found) = (setup.seats - 1, mounds.neutral_in_box);
        let message = format!("[mounds]: neutral_in_box is {found}; {} seats need {needed}.", setup.seats);
        return Err(DataError(message).into());
    }
    Ok(Termites {
        board,
        colonies: COLOURS.map(|colour| lay_out_colony(&data, colour)),
        kinds,
        n_kinds,
        presets,
        tile_supply: std::array::from_fn(|set| {
            let terrains = Terrain::all().filter(|terrain| set >> *terrain as usize & 1 == 1);
            data.tiles_showing(&terrains.collect::<Vec<_>>())
        }),
        seats: setup.seats,
        seated,
        map,
        mound_values: mounds.colony_values.iter().map(|value| 1 << value).sum(),
        neutral_value: mounds.neutral_value,
        start_mounds: match options.start_mounds {
            StartMounds::One => 1,
            StartMounds::Two => 2,
            StartMounds::Auto => 1 + u8::from(setup.seats == 2),
        },
        map_first: setup.rules >= 2,
        options,
        setup,
    })
}

/// Reads option `colonies`. The default names all four at any number of seats; one `random` draws for every seat, from
/// version 2 on.
fn seat_colonies(
    chosen: &[ColonyChoice],
    seats: usize,
    rules: u32,
) -> Result<[Colony; MAX_SEATS], SetupError> {
    let colonies = [ColonyChoice::Blue, ColonyChoice::Red, ColonyChoice::Gold, ColonyChoice::Gray];
    let error = |message: String| Err(SetupError::option("colonies", message));
    let chosen = match chosen {
        [ColonyChoice::Random] if rules >= 2 => &[ColonyChoice::Random; MAX_SEATS][..seats],
        _ => chosen,
    };
    if chosen.len() != seats && chosen != colonies {
        return error(format!("Option `colonies` names {} colonies, but {seats} seats play.", chosen.len()));
    }
    let mut seated = [Colony::None; MAX_SEATS];
    for (seat, choice) in chosen.iter().take(seats).enumerate() {
        let colony = colonies.iter().position(|colony| colony == choice);
        let colony = colony.map_or(Colony::Random, |colony| Colony::Drawn(colony as u8));
        if colony != Colony::Random && seated.contains(&colony) {
            return error(format!("Option `colonies` gives {} to two seats.", choice.word()));
        }
        seated[seat] = colony;
    }
    Ok(seated)
}

fn choose_map(
    option: &MapOption,
    data: &Data,
    presets: &[PresetMap],
    board: &Board,
    seats: usize,
) -> Result<MapChoice, SetupError> {
    let name = match option {
        MapOption::Random if seats != 3 && !board.inner.has(CENTRE) => {
            let message = "A random map needs an inner hex f6, and this board has none.";
            return Err(SetupError::option("map", message));
        }
        MapOption::Random => return Ok(MapChoice::Random),
        MapOption::Build => return Ok(MapChoice::Build),
        MapOption::Auto => ["duel", "ring", "cross"][seats - 2],
        MapOption::Named(name) => name,
    };
    let Some(preset) = presets.iter().find(|preset| preset.name == name) else {
        let known = listed(presets.iter().map(|preset| preset.name.clone()));
        let message = match presets {
            [] => format!("The data file has no map `{name}`; it has none at all."),
            _ => format!("The data file has no map `{name}`; it has {known}."),
        };
        return Err(SetupError::option("map", message));
    };
    let players = data.maps.get(name).map_or(0, |map| map.players);
    if players != seats {
        let message = format!("Map `{name}` is for {players} players, but {seats} seats play.");
        return Err(SetupError::option("map", message));
    }
    Ok(MapChoice::Preset(preset.clone()))
}

fn lay_out_maps(data: &Data) -> Vec<PresetMap> {
    let maps = data.maps_in_order().into_iter();
    maps.map(|(name, map)| PresetMap {
        name: name.to_owned(),
        terrain: map.terrain(),
        neutral: map.neutral_cells(),
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
