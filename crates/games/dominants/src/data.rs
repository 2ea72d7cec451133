//! The box as data: pieces, costs, board, events. Owners of a physical copy may correct them (2.3).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hexapod_core::data::DataError;
use serde::Deserialize;

use crate::options::ThronePlace;
use crate::state::Kind;
use crate::tiles::Tile;

/// The standard set of each version of the rules, laid out as in the rules file. Their numbers are the same.
pub(crate) const STANDARD: [&str; 2] =
    [include_str!("../data/standard.toml"), include_str!("../data/standard-2.toml")];

/// A data file, as written.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Data {
    pub game: Numbers,
    pub price: Prices,
    #[serde(rename = "ant")]
    pub ants: Vec<AntKind>,
    pub board: Board,
    #[serde(rename = "colour")]
    pub colours: Vec<Colour>,
    pub seats: BTreeMap<String, Vec<String>>,
    pub hive: Hive,
    pub layout: Layouts,
    #[serde(rename = "event")]
    pub events: Vec<EventEntry>,
    pub limit: Limit,
}

/// The numbers of the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Numbers {
    pub name: String,
    pub players_min: usize,
    pub players_max: usize,
    pub action_points: u8,
    pub move_cost: u8,
    pub attack_cost: u8,
    pub gather_cost: u8,
    pub drop_cost: u8,
    pub feed_cost: u8,
    pub merge_cost: u8,
    pub queen_cost: u8,
    pub spawn_cost: u8,
    pub sugar_tokens: u8,
    pub start_sugar: u8,
    pub throne_turns: u8,
    pub neutral_workers: u8,
}

/// Cubes to be paid from the store.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Prices {
    pub spawn_worker: u8,
    pub merge_soldier: u8,
    pub merge_warrior: u8,
    pub replace_queen: u8,
}

/// A kind of ant.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct AntKind {
    pub kind: String,
    pub letter: char,
    pub power: u8,
    pub boosted_power: Option<u8>,
    pub pawns: u8,
    #[serde(default)]
    pub carries: bool,
    pub merges_into: Option<String>,
}

/// The board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Board {
    pub files: String,
    pub ranks: u8,
    pub sugar_tiles: BTreeMap<String, String>,
}

/// A colour and its corner.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Colour {
    pub letter: String,
    pub name: String,
    pub corner: String,
}

/// The hive of the south-west corner.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Hive {
    pub tiles: Vec<String>,
}

/// The two ways to place throne and first ants.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Layouts {
    pub corner: Layout,
    pub inner: Layout,
}

/// Throne and first ants of the south-west corner.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Layout {
    pub throne: String,
    pub soldiers: Vec<String>,
    pub workers: Vec<String>,
}

/// A face of the event die.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub enum EventEntry {
    Currents { face: u8, factor: u8 },
    Rain { face: u8, move_cost: u8, nodes: u8, cubes_per_node: u8 },
    Emigration { face: u8, ants: u8 },
    Predator { face: u8, radius: u8 },
    Speech { face: u8 },
    Taxes { face: u8, cubes: u8 },
}

/// The limit of the game and the points of 11.2.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The entries are those of section 2.3.
pub struct Limit {
    pub cycle_limit: u8,
    pub score_conquest: u8,
    pub score_throne_held: u8,
    pub cubes_per_point: u8,
}

/// The corners in the order in which notation lists them.
pub(crate) const CORNERS: [&str; 4] = ["SW", "NW", "NE", "SE"];
/// The colours in the order of their turns; their letters are the seats' names.
pub(crate) const COLOURS: [&str; 4] = ["R", "Y", "B", "G"];

/// What a state has room for. A data file within these is played as it is.
const MAX_TOKENS: u8 = 200;
/// Action points of the richest turn.
const MAX_ACTION_POINTS: u32 = 200;
/// Files and ranks that a hive may cover, so that hives never touch.
const HIVE_SIDE: u8 = 6;
/// Pawns of all owners and thrones that leave a tile for Emigration.
const MAX_OCCUPIED: u32 = 190;
/// Tiles of the permanent node.
const MAX_SUGAR_TILES: usize = 16;
/// Draws of one event.
const MAX_DRAWS: u8 = 20;
/// A power that sums of a whole board still hold.
const MAX_POWER: u8 = 100;

impl Data {
    /// Returns the standard set.
    pub fn standard() -> Self {
        // Read once: a program may set up thousands of tables.
        static READ: LazyLock<Data> = LazyLock::new(|| {
            Data::parse(STANDARD[1], 2).unwrap_or_else(|error| unreachable!("the standard set: {error}"))
        });
        READ.clone()
    }

    /// Reads a data file and checks it for a version of the rules.
    ///
    /// # Errors
    /// What cannot be read or played, with the entry's name.
    pub fn parse(text: &str, rules: u32) -> Result<Self, DataError> {
        let data: Self = toml::from_str(text).map_err(|error| {
            DataError::of_reader(text, error.span().map(|span| span.start), error.message())
        })?;
        data.check(rules)?;
        Ok(data)
    }

    fn check(&self, rules: u32) -> Result<(), DataError> {
        self.check_numbers()?;
        self.check_ants()?;
        self.check_colours()?;
        self.check_board()?;
        self.check_layout("corner", &self.layout.corner)?;
        self.check_layout("inner", &self.layout.inner)?;
        self.check_events()?;
        self.check_limit(rules)
    }

    fn check_numbers(&self) -> Result<(), DataError> {
        let game = &self.game;
        let error = |message: String| Err(DataError(format!("[game]: {message}.")));
        if game.name != "DominAnts" {
            return error(format!("name is \"{}\"; this is a set for another game", game.name));
        }
        if (game.players_min, game.players_max) != (2, 4) {
            return error("players_min and players_max are 2 and 4; other tables are not known".into());
        }
        let costs = [
            ("move_cost", game.move_cost),
            ("attack_cost", game.attack_cost),
            ("gather_cost", game.gather_cost),
            ("drop_cost", game.drop_cost),
            ("feed_cost", game.feed_cost),
            ("merge_cost", game.merge_cost),
            ("queen_cost", game.queen_cost),
        ];
        // Section 16: a free action could be repeated for ever.
        if let Some((name, _)) = costs.iter().find(|(_, cost)| *cost == 0) {
            return error(format!("{name} is 0; it must be at least 1, or a turn need not end"));
        }
        if game.spawn_cost > 1 {
            return error(format!("spawn_cost is {}; 0 and 1 are possible", game.spawn_cost));
        }
        if game.action_points == 0 {
            return error("action_points must be at least 1".into());
        }
        if !(1..=MAX_TOKENS).contains(&game.sugar_tokens) {
            return error(format!("sugar_tokens is {}; 1 to {MAX_TOKENS} are possible", game.sugar_tokens));
        }
        if u32::from(game.start_sugar) * game.players_max as u32 > u32::from(game.sugar_tokens) {
            return error(format!(
                "four stores start with {} cubes each, but sugar_tokens is only {}",
                game.start_sugar, game.sugar_tokens
            ));
        }
        if !(1..=5).contains(&game.throne_turns) {
            return error(format!("throne_turns is {}; 1 to 5 are possible", game.throne_turns));
        }
        if self.price.spawn_worker == 0 {
            return Err(DataError(
                "[price]: spawn_worker is 0; it must be at least 1, or a turn need not end.".into(),
            ));
        }
        Ok(())
    }

    fn check_ants(&self) -> Result<(), DataError> {
        for &kind in Kind::ALL {
            let entries: Vec<&AntKind> = self.ants.iter().filter(|ant| ant.kind == kind.word()).collect();
            let error = |message: String| Err(DataError(format!("[[ant]] {}: {message}.", kind.word())));
            let [ant] = entries[..] else {
                return error(format!("there are {} entries instead of one", entries.len()));
            };
            if ant.letter != kind.letter() {
                return error(format!(
                    "the letter is \"{}\"; notation knows \"{}\"",
                    ant.letter,
                    kind.letter()
                ));
            }
            if ant.power > MAX_POWER || ant.boosted_power.is_some_and(|power| power > MAX_POWER) {
                return error(format!("a power is at most {MAX_POWER}"));
            }
            if ant.carries != (kind == Kind::Worker) {
                return error("workers carry, and nobody else does".into());
            }
            let next = kind.grown().map(Kind::word);
            if ant.merges_into.as_deref() != next {
                return error(format!("merges_into must be {}", next.unwrap_or("left out")));
            }
        }
        if let Some(ant) = self.ants.iter().find(|ant| Kind::ALL.iter().all(|kind| kind.word() != ant.kind)) {
            return Err(DataError(format!("[[ant]] {}: there is no such kind.", ant.kind)));
        }
        let pawns = |kind: Kind| self.ant(kind).pawns;
        if pawns(Kind::Queen) != 1 {
            return Err(DataError("[[ant]] queen: each colour has 1 pawn.".into()));
        }
        for layout in [&self.layout.corner, &self.layout.inner] {
            if layout.soldiers.len() > usize::from(pawns(Kind::Soldier)) {
                return Err(DataError("[[ant]] soldier: there are fewer pawns than first soldiers.".into()));
            }
            if layout.workers.len() > usize::from(pawns(Kind::Worker)) {
                return Err(DataError("[[ant]] worker: there are fewer pawns than first workers.".into()));
            }
        }
        let colour: u32 = self.ants.iter().map(|ant| u32::from(ant.pawns)).sum();
        let occupied = 4 * (colour + 1) + u32::from(self.game.neutral_workers);
        if occupied > MAX_OCCUPIED {
            return Err(DataError(format!(
                "[[ant]]: {colour} pawns for each colour and {} neutral ones crowd the board; with four thrones \
                 they may take {MAX_OCCUPIED} tiles, not {occupied}.",
                self.game.neutral_workers
            )));
        }
        Ok(())
    }

    /// Returns the entry of a kind of a checked file.
    pub(crate) fn ant(&self, kind: Kind) -> &AntKind {
        self.ants
            .iter()
            .find(|ant| ant.kind == kind.word())
            .unwrap_or_else(|| unreachable!("a checked file has every kind"))
    }

    /// Returns throne and first ants for the option `layout`.
    pub(crate) fn layout_of(&self, place: ThronePlace) -> &Layout {
        match place {
            ThronePlace::Corner => &self.layout.corner,
            ThronePlace::Inner => &self.layout.inner,
        }
    }

    fn check_colours(&self) -> Result<(), DataError> {
        let letters: Vec<&str> = self.colours.iter().map(|colour| colour.letter.as_str()).collect();
        if letters != COLOURS {
            return Err(DataError("[[colour]]: the letters are R, Y, B, G in this order.".into()));
        }
        for colour in &self.colours {
            let same = self.colours.iter().filter(|other| other.corner == colour.corner).count();
            if same > 1 || !CORNERS.contains(&colour.corner.as_str()) {
                let (letter, corner) = (&colour.letter, &colour.corner);
                return Err(DataError(format!(
                    "[[colour]] {letter}: the corner is \"{corner}\"; each of SW, NW, NE, SE is used once."
                )));
            }
        }
        let seats = [("2", &["R", "B"][..]), ("3", &["R", "Y", "B"]), ("4", &COLOURS)];
        for (count, colours) in seats {
            if self.seats.get(count).is_none_or(|found| found != colours) {
                return Err(DataError(format!("[seats] {count}: the seats are {}.", colours.join(", "))));
            }
        }
        match self.seats.keys().find(|key| !["2", "3", "4"].contains(&key.as_str())) {
            Some(key) => Err(DataError(format!("[seats] {key}: there are tables for 2, 3 and 4."))),
            None => Ok(()),
        }
    }

    fn check_board(&self) -> Result<(), DataError> {
        if self.board.files != "abcdefghijklmn" || self.board.ranks != 14 {
            return Err(DataError(
                "[board]: files are a to n and ranks 14; other boards are not known.".into(),
            ));
        }
        if !(1..=MAX_SUGAR_TILES).contains(&self.board.sugar_tiles.len()) {
            return Err(DataError(format!("[board] sugar_tiles: 1 to {MAX_SUGAR_TILES} are possible.")));
        }
        for (tile, colour) in &self.board.sugar_tiles {
            read_tile("[board] sugar_tiles", tile)?;
            if !COLOURS.contains(&colour.as_str()) {
                return Err(DataError(format!(
                    "[board] sugar_tiles {tile}: there is no colour \"{colour}\"."
                )));
            }
        }
        let mut seen = Vec::new();
        for name in &self.hive.tiles {
            let tile = read_tile("[hive] tiles", name)?;
            if tile.file() >= HIVE_SIDE || tile.rank() >= HIVE_SIDE {
                return Err(DataError(format!(
                    "[hive] tiles: {name} lies outside the {HIVE_SIDE}×{HIVE_SIDE} tiles of the south-west corner."
                )));
            }
            if seen.contains(&tile) {
                return Err(DataError(format!("[hive] tiles: {name} is listed twice.")));
            }
            seen.push(tile);
        }
        Ok(())
    }

    fn check_layout(&self, name: &str, layout: &Layout) -> Result<(), DataError> {
        let place = format!("[layout.{name}]");
        let mut seen: Vec<&String> = Vec::new();
        for tile in [&layout.throne].into_iter().chain(&layout.soldiers).chain(&layout.workers) {
            read_tile(&place, tile)?;
            if !self.hive.tiles.contains(tile) {
                return Err(DataError(format!("{place}: {tile} is no tile of the hive.")));
            }
            if seen.contains(&tile) {
                return Err(DataError(format!("{place}: two ants start on {tile}.")));
            }
            seen.push(tile);
        }
        Ok(())
    }

    fn check_events(&self) -> Result<(), DataError> {
        for face in 1..=6 {
            let count = self.events.iter().filter(|event| event.face() == face).count();
            if count != 1 {
                return Err(DataError(format!("[[event]]: face {face} has {count} entries instead of one.")));
            }
        }
        for (index, event) in self.events.iter().enumerate() {
            let error =
                |message: String| Err(DataError(format!("[[event]] face {}: {message}.", event.face())));
            if !(1..=6).contains(&event.face()) {
                return error("a die has the faces 1 to 6".into());
            }
            let same = |other: &EventEntry| std::mem::discriminant(other) == std::mem::discriminant(event);
            if self.events[..index].iter().any(same) {
                return error("another face brings the same event".into());
            }
            match *event {
                EventEntry::Currents { factor, .. } => {
                    let most = u32::from(factor.max(1)) * u32::from(self.game.action_points);
                    if factor == 0 || most > MAX_ACTION_POINTS {
                        return error(format!(
                            "factor is {factor}; turns have 1 to {MAX_ACTION_POINTS} action points"
                        ));
                    }
                }
                EventEntry::Rain { move_cost, nodes, cubes_per_node, .. } => {
                    if move_cost == 0 || cubes_per_node == 0 || !(1..=MAX_DRAWS).contains(&nodes) {
                        return error(format!(
                            "move_cost and cubes_per_node are at least 1, nodes 1 to {MAX_DRAWS}"
                        ));
                    }
                }
                EventEntry::Emigration { ants, .. } => {
                    if !(1..=MAX_DRAWS).contains(&ants) {
                        return error(format!("ants is {ants}; 1 to {MAX_DRAWS} are possible"));
                    }
                }
                EventEntry::Predator { radius, .. } => {
                    if radius > 13 {
                        return error(format!("radius is {radius}; at most 13 is possible"));
                    }
                }
                EventEntry::Speech { .. } => {}
                EventEntry::Taxes { cubes, .. } => {
                    if cubes != 1 {
                        return error(format!("cubes is {cubes}; the rules know a tax of 1 only"));
                    }
                }
            }
        }
        Ok(())
    }

    fn check_limit(&self, rules: u32) -> Result<(), DataError> {
        let limit = &self.limit;
        let no_limit = rules > 1 && limit.cycle_limit == 0;
        if !no_limit && !(5..=100).contains(&limit.cycle_limit) {
            let none = if rules > 1 { ", and 0 for no limit" } else { "" };
            return Err(DataError(format!(
                "[limit]: cycle_limit is {}; 5 to 100 are possible{none}.",
                limit.cycle_limit
            )));
        }
        if limit.cubes_per_point == 0 {
            return Err(DataError("[limit]: cubes_per_point must be at least 1.".into()));
        }
        Ok(())
    }
}

impl EventEntry {
    /// Returns the face of the die that brings the event.
    pub fn face(&self) -> u8 {
        match *self {
            Self::Currents { face, .. }
            | Self::Rain { face, .. }
            | Self::Emigration { face, .. }
            | Self::Predator { face, .. }
            | Self::Speech { face }
            | Self::Taxes { face, .. } => face,
        }
    }
}

/// Reads a tile of the south-west corner's lists.
pub(crate) fn read_tile(place: &str, name: &str) -> Result<Tile, DataError> {
    Tile::read(name).ok_or_else(|| DataError(format!("{place}: there is no tile \"{name}\".")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(from: &str, to: &str) -> String {
        assert!(STANDARD[0].contains(from), "{from}");
        Data::parse(&STANDARD[0].replacen(from, to, 1), 1).unwrap_err().to_string()
    }

    #[test]
    fn the_standard_set_is_that_of_the_rules_file() {
        let rules = crate::info::INFO.rules_text;
        let (_, block) = rules.split_once("```toml\n").unwrap();
        let (block, _) = block.split_once("```").unwrap();
        assert_eq!(Data::parse(block, 2).unwrap(), Data::standard());
    }

    #[test]
    fn both_versions_have_the_same_numbers() {
        assert_eq!(Data::parse(STANDARD[0], 1).unwrap(), Data::standard());
    }

    #[test]
    fn only_version_2_may_have_no_limit() {
        let with = |limit: &str, rules| {
            let text = STANDARD[1].replacen("cycle_limit = 30", &format!("cycle_limit = {limit}"), 1);
            Data::parse(&text, rules).map_err(|error| error.to_string())
        };
        assert!(with("0", 2).is_ok() && with("5", 2).is_ok());
        assert_eq!(with("0", 1).unwrap_err(), "[limit]: cycle_limit is 0; 5 to 100 are possible.");
        let error = with("4", 2).unwrap_err();
        assert_eq!(error, "[limit]: cycle_limit is 4; 5 to 100 are possible, and 0 for no limit.");
    }

    #[test]
    fn errors_name_the_entry() {
        let cases = [
            (
                "name = \"DominAnts\"",
                "name = \"Chess\"",
                "[game]: name is \"Chess\"; this is a set for another game.",
            ),
            (
                "move_cost = 1",
                "move_cost = 0",
                "[game]: move_cost is 0; it must be at least 1, or a turn need not end.",
            ),
            ("spawn_cost = 0", "spawn_cost = 2", "[game]: spawn_cost is 2; 0 and 1 are possible."),
            (
                "sugar_tokens = 60",
                "sugar_tokens = 10",
                "[game]: four stores start with 3 cubes each, but sugar_tokens is only 10.",
            ),
            ("throne_turns = 3", "throne_turns = 6", "[game]: throne_turns is 6; 1 to 5 are possible."),
            (
                "spawn_worker = 2",
                "spawn_worker = 0",
                "[price]: spawn_worker is 0; it must be at least 1, or a turn need not end.",
            ),
            (
                "letter = \"x\"",
                "letter = \"v\"",
                "[[ant]] warrior: the letter is \"v\"; notation knows \"x\".",
            ),
            (
                "merges_into = \"warrior\"",
                "merges_into = \"queen\"",
                "[[ant]] soldier: merges_into must be warrior.",
            ),
            (
                "pawns = 20",
                "pawns = 90",
                "[[ant]]: 106 pawns for each colour and 20 neutral ones crowd the board; with four thrones they may take 190 tiles, not 448.",
            ),
            ("pawns = 10", "pawns = 2", "[[ant]] soldier: there are fewer pawns than first soldiers."),
            (
                "corner = \"NW\"",
                "corner = \"SW\"",
                "[[colour]] R: the corner is \"SW\"; each of SW, NW, NE, SE is used once.",
            ),
            ("2 = [\"R\", \"B\"]", "2 = [\"R\", \"Y\"]", "[seats] 2: the seats are R, B."),
            (
                "ranks = 14",
                "ranks = 12",
                "[board]: files are a to n and ranks 14; other boards are not known.",
            ),
            ("g7 = \"R\"", "g15 = \"R\"", "[board] sugar_tiles: there is no tile \"g15\"."),
            (
                "tiles = [\"a1\",",
                "tiles = [\"h1\",",
                "[hive] tiles: h1 lies outside the 6×6 tiles of the south-west corner.",
            ),
            ("throne = \"b2\"", "throne = \"e5\"", "[layout.inner]: e5 is no tile of the hive."),
            (
                "soldiers = [\"a2\",\"b1\",\"b2\"]",
                "soldiers = [\"a2\",\"b1\",\"a1\"]",
                "[layout.corner]: two ants start on a1.",
            ),
            ("face = 5", "face = 4", "[[event]]: face 4 has 2 entries instead of one."),
            (
                "factor = 2",
                "factor = 20",
                "[[event]] face 1: factor is 20; turns have 1 to 200 action points.",
            ),
            ("cubes = 1", "cubes = 2", "[[event]] face 6: cubes is 2; the rules know a tax of 1 only."),
            ("cycle_limit = 30", "cycle_limit = 3", "[limit]: cycle_limit is 3; 5 to 100 are possible."),
        ];
        for (from, to, message) in cases {
            assert_eq!(broken(from, to), message);
        }
        let unknown = broken("move_cost = 1", "move_price = 1");
        assert!(
            unknown.starts_with("Line ") && unknown.contains("in [game]: unknown field `move_price`"),
            "{unknown}"
        );
        let large = broken("power = 7", "power = 700");
        assert!(
            large.ends_with(
                "in [[ant]] number 4: invalid value: integer `700`, expected a number from 0 to 255."
            ),
            "{large}"
        );
    }
}
