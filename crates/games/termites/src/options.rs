//! The options of a table (section 10 of the rules file).

use hexapod_core::options::OptionType;
use hexapod_core::{Choice, Literal, OptionKind, Options};

/// What a seat asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum ColonyChoice {
    Blue,
    Red,
    Gold,
    Gray,
    #[default]
    Random,
}

/// Where the map comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum MapOption {
    /// The plain map of the box for the number of seats.
    Auto,
    Random,
    Build,
    /// A map of the data file.
    Named(String),
}

impl OptionType for MapOption {
    const KIND: OptionKind =
        OptionKind::Entry(&["auto", "duel", "ring", "spokes", "cross", "oases", "random", "build"]);
    const DEFAULT: Literal = Literal::Word("auto");

    fn read(options: &hexapod_core::Options, name: &str) -> Self {
        let word = String::read(options, name);
        match word.as_str() {
            "auto" => Self::Auto,
            "random" => Self::Random,
            "build" => Self::Build,
            _ => Self::Named(word),
        }
    }
}

/// Starting Mounds of each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum StartMounds {
    #[default]
    Auto,
    #[choice(1)]
    One,
    #[choice(2)]
    Two,
}

/// Who chooses where a beaten unit goes (R6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum RetreatChooser {
    /// The attacking seat.
    #[default]
    Attacker,
    /// The seat of the beaten unit.
    Defender,
}

/// Whether a beaten flyer may be sent into Vegetation (R9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum FlyerVegetation {
    /// Only if nothing else is free; then it dies.
    #[default]
    Spared,
    /// Also by choice.
    Pushed,
}

/// Whether Mounds may be passed (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum MoundsInWay {
    /// Like a ground unit of their owner.
    #[default]
    LikeUnits,
    /// By no unit.
    Block,
    /// By flyers only.
    Ground,
}

/// On which terrain a Mound may stand (R28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum MoundTerrain {
    /// On Clear.
    #[default]
    Clear,
    /// On every terrain.
    Any,
}

/// What happens after the very last token is placed (R32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum LastTurn {
    /// The turn goes on.
    #[default]
    Full,
    /// The game is over.
    Immediate,
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Options)]
#[options(versions = 2)]
pub(crate) struct TableOptions {
    /// Who plays which colony, seat by seat: a colour, each at most once, or random; a single random draws for every seat.
    #[option(default = [ColonyChoice::Blue, ColonyChoice::Red, ColonyChoice::Gold, ColonyChoice::Gray])]
    pub(crate) colonies: Vec<ColonyChoice>,
    /// The map: duel for two, ring or spokes (advanced) for three, cross or oases (advanced) for four (auto takes the plain
    /// one), a random symmetric map, one that the players build together, or a map of your data file by its name.
    #[option(until = 1, choices("auto", "duel", "ring", "spokes", "cross", "oases", "random", "build"))]
    pub(crate) map: MapOption,
    /// Terrain tiles that the players lay when they build the map.
    #[option(range = 0..=18, default = 18)]
    #[option(until = 1, range = 15..=18)]
    pub(crate) tiles: u8,
    /// Starting mounds of each seat; auto is two with two players, otherwise one.
    pub(crate) start_mounds: StartMounds,
    /// Tokens that each seat draws in the whole game, which is also its number of turns; 12 and 9 make a short game.
    #[option(choices(18, 12, 9), default = 18)]
    pub(crate) tokens: u32,
    /// Who chooses where a beaten unit retreats to.
    pub(crate) retreat_chooser: RetreatChooser,
    /// Whether a beaten flyer may be sent into vegetation, where it dies, although it has another way out.
    pub(crate) flyer_vegetation: FlyerVegetation,
    /// Whether units may pass mounds as they pass units, or mounds block everybody, or everybody but flyers.
    #[option(until = 1, choices("like_units", "block"))]
    pub(crate) mounds_in_way: MoundsInWay,
    /// Whether mounds stand on clear hexes only, or on any terrain, which then decides who can attack them.
    #[option(since = 2)]
    pub(crate) mound_terrain: MoundTerrain,
    /// Whether players who build the map keep to two connected tiles of one terrain and four of any.
    #[option(since = 2, default = true)]
    pub(crate) build_limits: bool,
    /// Whether the seat that places the very last token still moves.
    pub(crate) last_turn: LastTurn,
}
