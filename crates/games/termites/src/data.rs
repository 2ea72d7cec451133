//! The box as data: castes, colonies, mounds, tiles, board and maps. Owners of a physical copy may correct them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hexapod_core::data::DataError;
use serde::{Deserialize, Serialize};

use crate::cells::{Board, Cell, Cells};
use crate::maps::Map;
use crate::options::MoundTerrain;
use crate::state::Terrain;
use crate::tokens::MAX_KINDS;

/// The standard sets of all versions of the rules, laid out like the tables of the rules file (section 2, 3.2, 4.1).
pub(crate) const STANDARD: [&str; 2] =
    [include_str!("../data/standard.toml"), include_str!("../data/standard-2.toml")];

/// A data file, as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// The castes (2.1).
    #[serde(rename = "caste")]
    pub castes: Vec<Caste>,
    /// The colonies by colour (2.2).
    #[serde(rename = "colony")]
    pub colonies: BTreeMap<String, Colony>,
    /// The Mounds (2.3).
    pub mounds: Mounds,
    /// The terrain tiles (2.5).
    #[serde(rename = "tile")]
    pub tiles: Vec<Tile>,
    /// The board (3.1).
    pub board: BoardRows,
    /// The maps by name (4.1): those of the box, and free ones.
    #[serde(rename = "map", default)]
    pub maps: BTreeMap<String, Map>,
}

/// A caste.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Caste {
    /// Its letter in notation: `F`, `N`, `S` or `W`.
    pub letter: char,
    /// Its name.
    pub name: String,
    /// Movement points.
    pub moves: u8,
    /// Combat strength of one termite.
    pub strength: u8,
    /// Whether a unit it attacks cannot retreat.
    pub grip: bool,
    /// From how many hexes away it supports an attack.
    pub support_range: u8,
    /// What a supporting token adds that stands on Vegetation.
    pub vegetation_support_bonus: u8,
    /// Whether it flies.
    pub flies: bool,
}

/// A colony.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colony {
    /// How many tokens of each kind.
    pub tokens: BTreeMap<String, u8>,
}

/// The Mounds of the box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mounds {
    /// The values of each colony's Mounds.
    pub colony_values: Vec<u8>,
    /// The value of a neutral Mound.
    pub neutral_value: u8,
    /// How many neutral Mounds the box has.
    pub neutral_in_box: u8,
}

/// A sort of terrain tiles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// What its two sides show.
    pub sides: [Terrain; 2],
    /// How many such tiles.
    pub count: u8,
}

/// The board, row by row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRows {
    /// Its name.
    pub name: String,
    /// Rows such as `a1-a6`.
    pub rows: Vec<String>,
}

/// The colours that notation knows, in their order (7.3).
pub(crate) const COLOURS: [&str; 4] = ["blue", "red", "gold", "gray"];
/// The caste letters that notation knows, alphabetically.
pub(crate) const LETTERS: [char; 4] = ['F', 'N', 'S', 'W'];
/// The names of all tokens that notation knows, by the place of the letter and the number.
pub(crate) static TOKEN_NAMES: [[&str; 10]; 4] = {
    let mut names = [[""; 10]; 4];
    let mut index = 0;
    while index < 40 {
        names[index / 10][index % 10] = match str::from_utf8(&TOKEN_LETTERS[index]) {
            Ok(name) => name,
            Err(_) => panic!("names are plain letters"),
        };
        index += 1;
    }
    names
};

static TOKEN_LETTERS: [[u8; 2]; 40] = {
    let mut letters = [[0; 2]; 40];
    let mut index = 0;
    while index < 40 {
        letters[index] = [LETTERS[index / 10] as u8, b'0' + (index % 10) as u8];
        index += 1;
    }
    letters
};

/// What a state has room for. A data file within these is played as it is.
pub(crate) const MAX_COLONY: u32 = 24;
/// Movement points of a caste.
pub(crate) const MAX_MOVES: u8 = 6;
/// Strength of one termite.
pub(crate) const MAX_STRENGTH: u8 = 9;
/// Maps of a file; more would take long to check and to show.
const MAX_MAPS: usize = 32;
/// The largest number of `[[tile]]` entries.
const MAX_TILES: usize = 32;
/// Tiles laid on a map; a set has at least as many.
pub(crate) const TILES_LAID: u32 = 18;
/// Hexes of a board, fewest and most. Notation names no more than 121.
const BOARD_SIZE: std::ops::RangeInclusive<usize> = 7..=128;

impl Data {
    /// Returns the standard set of a version of the rules; of the newest one if there is no such version.
    pub fn standard(rules: u32) -> Self {
        // Read once: a program may set up thousands of tables.
        static READ: LazyLock<[Data; 2]> = LazyLock::new(|| {
            [1, 2].map(|rules| {
                Data::parse(STANDARD[rules as usize - 1], rules, MoundTerrain::Clear)
                    .unwrap_or_else(|error| unreachable!("a standard set: {error}"))
            })
        });
        READ[usize::from(rules != 1)].clone()
    }

    /// Reads a data file and checks it (2.7) for tables with this version of the rules and option `mound_terrain`.
    pub fn parse(text: &str, rules: u32, mound_terrain: MoundTerrain) -> Result<Self, DataError> {
        let data = Self::read(text)?;
        data.check(rules, mound_terrain)?;
        Ok(data)
    }

    /// Reads a data file without a look at what it says.
    pub(crate) fn read(text: &str) -> Result<Self, DataError> {
        toml::from_str(text)
            .map_err(|error| DataError::of_reader(text, error.span().map(|span| span.start), error.message()))
    }

    /// Writes the data file.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).unwrap_or_else(|error| unreachable!("a data file is always a table: {error}"))
    }

    /// Checks everything that does not depend on the table, but for its rules and its option `mound_terrain`.
    pub fn check(&self, rules: u32, mound_terrain: MoundTerrain) -> Result<(), DataError> {
        let board = self.check_box()?;
        self.maps.iter().try_for_each(|(name, map)| map.check(name, &board, rules, mound_terrain))
    }

    /// Checks everything but the maps, and returns the board.
    pub(crate) fn check_box(&self) -> Result<Board, DataError> {
        self.check_castes()?;
        self.check_colonies()?;
        self.check_mounds()?;
        let kinds = self.tiles.len();
        if kinds > MAX_TILES {
            return Err(DataError(format!(
                "[[tile]]: there are {kinds} entries; at most {MAX_TILES} are possible."
            )));
        }
        let tiles: u32 = self.tiles.iter().map(|tile| u32::from(tile.count)).sum();
        if tiles < TILES_LAID {
            return Err(DataError(format!("[[tile]]: a map takes {TILES_LAID} tiles, the set has {tiles}.")));
        }
        let maps = self.maps.len();
        if maps > MAX_MAPS {
            return Err(DataError(format!("[map]: there are {maps} maps; at most {MAX_MAPS} are possible.")));
        }
        Ok(Board::new(self.board_cells()?))
    }

    /// Returns the hexes of the board.
    pub(crate) fn board_cells(&self) -> Result<Cells, DataError> {
        let error = |message: String| DataError(format!("[board] {}: {message}.", self.board.name));
        let mut cells = Cells::EMPTY;
        for row in &self.board.rows {
            let ends =
                row.split_once('-').and_then(|(from, to)| Some((Cell::parse(from)?, Cell::parse(to)?)));
            let (from, to) = ends
                .filter(|(from, to)| from.row() == to.row() && from <= to)
                .ok_or_else(|| error(format!("\"{row}\" is no row such as \"a1-a6\", from a–k and 1–11")))?;
            for number in from.number()..=to.number() {
                let cell = Cell::at(from.row(), number);
                if cells.has(cell) {
                    return Err(error(format!("{cell} is there twice")));
                }
                cells.insert(cell);
            }
        }
        if !BOARD_SIZE.contains(&cells.count()) {
            let (fewest, most) = (BOARD_SIZE.start(), BOARD_SIZE.end());
            return Err(error(format!("it has {} hexes; {fewest} to {most} are possible", cells.count())));
        }
        Ok(cells)
    }

    /// Returns all kinds of tokens of the set, alphabetically: caste letter and number.
    pub(crate) fn kinds(&self) -> Vec<(char, u8)> {
        let names = self.colonies.values().flat_map(|colony| colony.tokens.keys());
        let mut kinds: Vec<(char, u8)> = names.filter_map(|name| token_name(name)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    pub(crate) fn caste(&self, letter: char) -> Option<&Caste> {
        self.castes.iter().find(|caste| caste.letter == letter)
    }

    /// Returns how many tiles show one of these terrains.
    pub(crate) fn tiles_showing(&self, terrains: &[Terrain]) -> u32 {
        let shows = |tile: &&Tile| tile.sides.iter().any(|side| terrains.contains(side));
        self.tiles.iter().filter(shows).map(|tile| u32::from(tile.count)).sum()
    }

    fn check_castes(&self) -> Result<(), DataError> {
        for (index, caste) in self.castes.iter().enumerate() {
            let error = |message: String| {
                Err(DataError(format!("[[caste]] \"{}\" ({}): {message}.", caste.letter, caste.name)))
            };
            if !LETTERS.contains(&caste.letter) {
                return error("the letter must be F, N, S or W".into());
            }
            if self.castes[..index].iter().any(|earlier| earlier.letter == caste.letter) {
                return error("another caste has the same letter".into());
            }
            if !(1..=MAX_MOVES).contains(&caste.moves) {
                return error(format!("moves is {}; 1 to {MAX_MOVES} are possible", caste.moves));
            }
            if !(1..=MAX_STRENGTH).contains(&caste.strength) {
                return error(format!("strength is {}; 1 to {MAX_STRENGTH} are possible", caste.strength));
            }
            if !(1..=2).contains(&caste.support_range) {
                return error(format!("support_range is {}; 1 or 2 are possible", caste.support_range));
            }
            if caste.vegetation_support_bonus > 9 {
                let bonus = caste.vegetation_support_bonus;
                return error(format!("vegetation_support_bonus is {bonus}; 0 to 9 are possible"));
            }
        }
        match LETTERS.iter().find(|letter| self.caste(**letter).is_none()) {
            Some(letter) => Err(DataError(format!("[[caste]]: the caste \"{letter}\" is missing."))),
            None => Ok(()),
        }
    }

    fn check_colonies(&self) -> Result<(), DataError> {
        if let Some(name) = self.colonies.keys().find(|name| !COLOURS.contains(&name.as_str())) {
            return Err(DataError(format!("[colony.{name}]: the colonies are blue, red, gold and gray.")));
        }
        for colour in COLOURS {
            let error = |message: String| Err(DataError(format!("[colony.{colour}]: {message}.")));
            let Some(colony) = self.colonies.get(colour) else { return error("it is missing".into()) };
            if let Some(name) = colony.tokens.keys().find(|name| token_name(name).is_none()) {
                return error(format!("\"{name}\" is no token: F, N, S or W and a number 1 to 9"));
            }
            let size: u32 = colony.tokens.values().map(|count| u32::from(*count)).sum();
            if !(3..=MAX_COLONY).contains(&size) {
                return error(format!("it has {size} tokens; 3 to {MAX_COLONY} are possible"));
            }
        }
        match self.kinds().len() {
            0..=MAX_KINDS => Ok(()),
            kinds => Err(DataError(format!(
                "[colony]: the set has {kinds} kinds of tokens; {MAX_KINDS} are possible."
            ))),
        }
    }

    fn check_mounds(&self) -> Result<(), DataError> {
        let error = |message: String| Err(DataError(format!("[mounds]: {message}.")));
        let Mounds { colony_values, neutral_value, .. } = &self.mounds;
        if colony_values.is_empty() {
            return error("colony_values is empty".into());
        }
        if let Some(value) =
            colony_values.iter().chain([neutral_value]).find(|value| !(1..=9).contains(*value))
        {
            return error(format!("the value {value}; a Mound has 1 to 9"));
        }
        for (index, value) in colony_values.iter().enumerate() {
            if colony_values[..index].contains(value) {
                return error(format!("the value {value} is there twice"));
            }
        }
        Ok(())
    }
}

/// Reads a token's name: a caste letter and a number of termites.
pub(crate) fn token_name(text: &str) -> Option<(char, u8)> {
    match text.as_bytes() {
        [letter @ (b'F' | b'N' | b'S' | b'W'), number @ b'1'..=b'9'] => {
            Some((char::from(*letter), number - b'0'))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(change: impl FnOnce(&mut Data)) -> String {
        let mut data = Data::standard(2);
        change(&mut data);
        data.check(2, MoundTerrain::Clear).unwrap_err().to_string()
    }

    /// Sums over the tokens of each colony what `count` says of a caste and a number of termites.
    fn summed(data: &Data, count: impl Fn(&Caste, u32) -> u32) -> [u32; 4] {
        COLOURS.map(|colour| {
            let tokens = data.colonies[colour].tokens.iter();
            let of_kind = |(name, tokens): (&String, &u8)| {
                let (letter, number) = token_name(name).unwrap();
                u32::from(*tokens) * count(data.caste(letter).unwrap(), u32::from(number))
            };
            tokens.map(of_kind).sum()
        })
    }

    #[test]
    fn the_standard_sets_fit_their_description() {
        for rules in [1, 2] {
            let data = Data::standard(rules);
            assert_eq!(data.board_cells().unwrap().count(), 91);
            assert_eq!(data.kinds().len(), 11);
            assert_eq!(data.warnings(), [""; 0]);
            assert_eq!(summed(&data, |_, _| 1), [18; 4]);
            for terrain in Terrain::all() {
                assert_eq!(data.tiles_showing(&[terrain]), 12);
            }
            for (name, tiles) in [("duel", 16), ("ring", 18), ("spokes", 18), ("cross", 16), ("oases", 18)] {
                let terrain = data.maps[name].terrain();
                assert_eq!(terrain.iter().map(|cells| cells.count()).sum::<usize>(), tiles);
            }
            assert_eq!(Data::parse(&data.to_toml(), rules, MoundTerrain::Clear).unwrap(), data);
        }
        let strength = |caste: &Caste, number: u32| number * u32::from(caste.strength);
        assert_eq!(summed(&Data::standard(1), strength), [39, 35, 36, 36]);
        // Only the tokens differ, and two maps are called advanced.
        let mut old = Data::standard(1);
        old.colonies = Data::standard(2).colonies;
        for name in ["spokes", "oases"] {
            old.maps.get_mut(name).unwrap().advanced = true;
        }
        assert_eq!(old, Data::standard(2));
    }

    /// R2: Blue is the fastest, and each colony has more of its own caste than any other, by termites and by tokens.
    #[test]
    fn r2_the_colonies_are_what_the_rulebook_says() {
        let data = Data::standard(2);
        let leads = |sums: [u32; 4], colony: usize| {
            let others = sums.iter().enumerate().filter(|(other, _)| *other != colony);
            let most = others.map(|(_, sum)| *sum).max().unwrap();
            assert!(sums[colony] > most, "{} of {sums:?}", COLOURS[colony]);
        };
        leads(summed(&data, |caste, _| u32::from(caste.moves)), 0);
        for (colony, letter) in ['W', 'S', 'N', 'F'].into_iter().enumerate() {
            leads(summed(&data, |caste, number| if caste.letter == letter { number } else { 0 }), colony);
            leads(summed(&data, |caste, _| u32::from(caste.letter == letter)), colony);
        }
    }

    #[test]
    fn errors_name_the_entry() {
        assert_eq!(
            broken(|d| d.castes[0].moves = 0),
            "[[caste]] \"W\" (Worker): moves is 0; 1 to 6 are possible."
        );
        assert_eq!(
            broken(|d| d.castes[1].letter = 'X'),
            "[[caste]] \"X\" (Soldier): the letter must be F, N, S or W."
        );
        assert_eq!(broken(|d| drop(d.castes.pop())), "[[caste]]: the caste \"F\" is missing.");
        assert_eq!(
            broken(|d| _ = d.colonies.get_mut("red").unwrap().tokens.insert("X1".into(), 1)),
            "[colony.red]: \"X1\" is no token: F, N, S or W and a number 1 to 9."
        );
        assert_eq!(
            broken(|d| d.colonies.get_mut("gold").unwrap().tokens.clear()),
            "[colony.gold]: it has 0 tokens; 3 to 24 are possible."
        );
        assert_eq!(broken(|d| drop(d.colonies.remove("gray"))), "[colony.gray]: it is missing.");
        assert_eq!(broken(|d| d.mounds.colony_values[1] = 12), "[mounds]: the value 12; a Mound has 1 to 9.");
        assert_eq!(broken(|d| d.mounds.colony_values[1] = 5), "[mounds]: the value 5 is there twice.");
        assert_eq!(broken(|d| d.tiles[0].count = 1), "[[tile]]: a map takes 18 tiles, the set has 13.");
        assert_eq!(
            broken(|d| d.board.rows[0] = "a1-b6".into()),
            "[board] hexagon-6: \"a1-b6\" is no row such as \"a1-a6\", from a–k and 1–11."
        );
        assert_eq!(
            broken(|d| d.board.rows.truncate(1)),
            "[board] hexagon-6: it has 6 hexes; 7 to 128 are possible."
        );
        let map = |change: fn(&mut Map)| broken(|d| change(d.maps.get_mut("duel").unwrap()));
        assert_eq!(map(|m| m.water.push("a9".into())), "[map.duel] water: there is no hex a9.");
        assert_eq!(map(|m| m.water.push("a12".into())), "[map.duel] water: there is no hex a12.");
        assert_eq!(map(|m| m.water.push("c4".into())), "[map.duel]: c4 has two terrains.");
        assert_eq!(
            map(|m| m.neutral.push("f7".into())),
            "[map.duel]: the neutral Mounds on f6 and f7 touch."
        );
        assert_eq!(
            map(|m| m.neutral.push("a1".into())),
            "[map.duel]: the neutral Mound on a1 stands at the edge."
        );
        assert_eq!(
            map(|m| m.water.extend(["f5".into(), "f7".into()])),
            "[map.duel]: the neutral Mound on f6 has more than one Water beside it."
        );
        assert_eq!(
            map(|m| m.stones.push("f6".into())),
            "[map.duel]: the neutral Mound on f6 does not stand on Clear."
        );
        let error =
            Data::parse("[mounds]\ncolony_values = 7\n", 2, MoundTerrain::Any).unwrap_err().to_string();
        assert!(error.starts_with("Line 2, in [mounds]: invalid type"), "{error}");
    }

    #[test]
    fn a_custom_map_may_break_the_limits_for_building() {
        let mut data = Data::standard(2);
        data.maps.get_mut("duel").unwrap().water.extend(["d2".into(), "d1".into()]);
        data.check(2, MoundTerrain::Clear).unwrap();
        assert_eq!(data.warnings(), ["[map.duel]: more than two tiles of water are connected at d1."]);
    }

    /// A check stays quick: it stops at 32 maps and at 60 findings, and what is fatal is found behind those too.
    #[test]
    fn maps_and_findings_are_limited() {
        let fill = |data: &mut Data, count: usize, map: &Map| {
            for n in data.maps.len()..count {
                data.maps.insert(format!("m{n}"), map.clone());
            }
        };
        let mut data = Data::standard(2);
        let duel = data.maps["duel"].clone();
        fill(&mut data, 32, &duel);
        assert_eq!(data.check(2, MoundTerrain::Clear), Ok(()));
        let tile = data.tiles[0].clone();
        assert_eq!(
            broken(|d| d.tiles = vec![tile; 33]),
            "[[tile]]: there are 33 entries; at most 32 are possible."
        );
        assert_eq!(broken(|d| fill(d, 33, &duel)), "[map]: there are 33 maps; at most 32 are possible.");

        let mut data = Data::standard(2);
        let on_stones: Vec<String> = ["d4", "d6", "f4", "f6", "f8", "h6", "h8"].map(str::to_owned).into();
        let odd = Map { neutral: on_stones.clone(), stones: on_stones, ..duel };
        let odd = Map { water: Vec::new(), vegetation: Vec::new(), ..odd };
        fill(&mut data, 31, &odd);
        data.maps.insert("z".into(), Map { water: vec!["z9".into(); 9000], ..odd });
        let text = data.to_toml();
        let found = data.map_findings(&text, 2);
        assert_eq!((found.len(), found.iter().any(|finding| finding.fatal)), (60, false));
        let fatal: Vec<String> = <crate::Termites as hexapod_core::Rules>::inspect(2, &text)
            .into_iter()
            .filter(|finding| finding.fatal)
            .map(|finding| finding.sentence)
            .collect();
        assert_eq!(fatal, ["[map.z] water: 9000 hexes are named, the board has 91."]);
    }

    /// A map of any name, without terrain or Mounds too, from version 2 on.
    #[test]
    fn r52_free_maps_have_any_name() {
        let mut data = Data::standard(2);
        let blank = Map {
            players: 3,
            advanced: false,
            neutral: Vec::new(),
            water: Vec::new(),
            vegetation: Vec::new(),
            stones: Vec::new(),
        };
        data.maps.insert("mine".into(), blank.clone());
        data.maps.insert("łąka_2".into(), blank.clone());
        data.check(2, MoundTerrain::Clear).unwrap();
        assert_eq!(data.warnings(), [""; 0]);
        assert_eq!(Data::parse(&data.to_toml(), 2, MoundTerrain::Clear).unwrap(), data);
        let old = data.check(1, MoundTerrain::Clear).unwrap_err().to_string();
        assert_eq!(old, "[map.mine]: the maps are called duel, ring, spokes, cross, oases.");
        for name in ["random", "build", "auto", "empty"] {
            let error = broken(|d| _ = d.maps.insert(name.into(), blank.clone()));
            assert_eq!(error, format!("[map.{name}]: no map can be called auto, random, build, empty."));
        }
        for name in ["", "two words", "a;b", "averyveryveryverylongname"] {
            let error = broken(|d| _ = d.maps.insert(name.into(), blank.clone()));
            assert!(error.ends_with("has 1 to 24 letters, digits, - or _, without spaces."), "{error}");
        }
        let mine = |change: fn(&mut Map)| {
            let mut map = blank.clone();
            change(&mut map);
            broken(|d| _ = d.maps.insert("mine".into(), map))
        };
        assert_eq!(mine(|m| m.water.push("z9".into())), "[map.mine] water: there is no hex z9.");
        assert_eq!(mine(|m| m.players = 5), "[map.mine]: players is 5; 2 to 4 can play.");
        assert_eq!(
            mine(|m| m.stones.extend(["c4".into(), "c4".into()])),
            "[map.mine] stones: c4 is there twice."
        );
        assert_eq!(
            mine(|m| m.stones = vec!["c4".into(); 92]),
            "[map.mine] stones: 92 hexes are named, the board has 91."
        );
    }

    /// Everything that is wrong or odd is found at once, each with its line and its hexes.
    #[test]
    fn findings_name_line_and_places() {
        let mut text = STANDARD[1].to_owned();
        text.push_str("\n[map.mine]\nplayers = 2\nneutral = [\"a1\", \"f6\", \"f7\"]\nwater = [\"z9\", \"c4\", \"c5\", \"c6\"]\n");
        let header = text.lines().position(|line| line == "[map.mine]").unwrap() + 1;
        let found = Data::read(&text).unwrap().map_findings(&text, 2);
        let found: Vec<_> = found
            .iter()
            .map(|finding| {
                (
                    finding.fatal,
                    finding.line.unwrap() - header,
                    finding.places.join(" "),
                    finding.sentence.as_str(),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                (true, 3, String::new(), "[map.mine] water: there is no hex z9."),
                (true, 0, "a1".into(), "[map.mine]: the neutral Mound on a1 stands at the edge."),
                (true, 0, "f6 f7".into(), "[map.mine]: the neutral Mounds on f6 and f7 touch."),
                (
                    false,
                    0,
                    "c4 c5 c6".into(),
                    "[map.mine]: more than two tiles of water are connected at c4."
                ),
            ]
        );
    }

    /// R28: with `mound_terrain=any` a neutral Mound may stand on terrain; edge, neighbours and Water stay.
    #[test]
    fn r28_a_neutral_mound_may_stand_on_terrain_with_the_option() {
        let with = |change: fn(&mut Map)| {
            let mut data = Data::standard(2);
            change(data.maps.get_mut("duel").unwrap());
            data.check(2, MoundTerrain::Any).map_err(|error| error.to_string())
        };
        assert_eq!(with(|m| m.stones.push("f6".into())), Ok(()));
        assert_eq!(with(|m| m.water.extend(["f6".into(), "f5".into()])), Ok(()));
        assert_eq!(
            with(|m| m.water.extend(["f5".into(), "f7".into()])).unwrap_err(),
            "[map.duel]: the neutral Mound on f6 has more than one Water beside it."
        );
        assert_eq!(
            with(|m| m.neutral.push("a1".into())).unwrap_err(),
            "[map.duel]: the neutral Mound on a1 stands at the edge."
        );
    }
}
