//! The maps of a data file: the five of the box and free ones, what is wrong with one, and how it looks (2.7, 4.1).

use hexapod_core::data::DataError;
use hexapod_core::ts_rs::TS;
use hexapod_core::{Finding, Preview};
use serde::{Deserialize, Serialize};

use crate::cells::{Board, Cell, Cells};
use crate::data::Data;
use crate::options::MoundTerrain;
use crate::state::Terrain;

/// A map. What it does not name is Clear.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// For how many players.
    pub players: usize,
    /// Whether it is meant for those who know the game.
    #[serde(default, skip_serializing_if = "is_off")]
    pub advanced: bool,
    /// Neutral Mounds.
    #[serde(default)]
    pub neutral: Vec<String>,
    /// Water.
    #[serde(default)]
    pub water: Vec<String>,
    /// Vegetation.
    #[serde(default)]
    pub vegetation: Vec<String>,
    /// Stones.
    #[serde(default)]
    pub stones: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
fn is_off(switch: &bool) -> bool {
    !switch
}

/// A map as it can be drawn before a game.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(crate = "hexapod_core::ts_rs")]
pub struct MapPicture {
    /// All hexes of the board.
    pub board: Vec<String>,
    /// Those of Water.
    pub water: Vec<String>,
    /// Those of Vegetation.
    pub vegetation: Vec<String>,
    /// Those of Stones.
    pub stones: Vec<String>,
    /// Neutral Mounds.
    pub neutral: Vec<String>,
    /// The number on a neutral Mound.
    pub neutral_value: u8,
    /// Where another Mound may stand (5.6).
    pub sites: Vec<String>,
    /// How many tiles of the set show each terrain: Water, Vegetation, Stones.
    pub supply: [u32; 3],
    /// How many tiles the set has.
    pub tiles: u32,
}

/// The maps of the box.
pub(crate) const BOX_MAPS: [&str; 5] = ["duel", "ring", "spokes", "cross", "oases"];

/// Words that mean something else where a map is named.
const RESERVED: [&str; 4] = ["auto", "random", "build", "empty"];

/// Letters of a map's name.
const MAX_NAME: usize = 24;
/// Findings of a file that are reported; a file has at most 64 kB on a server, but could have thousands.
const MAX_FINDINGS: usize = 60;

/// Something wrong with a map.
#[derive(Debug)]
struct Fault {
    sentence: String,
    places: Cells,
    /// Whether it is one only while Mounds stand on Clear (option `mound_terrain`).
    clear_only: bool,
}

impl Map {
    /// Returns Water, Vegetation and Stones, as far as the names are hexes.
    pub(crate) fn terrain(&self) -> [Cells; 3] {
        [&self.water, &self.vegetation, &self.stones].map(|names| cells(names))
    }

    /// Returns the neutral Mounds, as far as the names are hexes.
    pub(crate) fn neutral_cells(&self) -> Cells {
        cells(&self.neutral)
    }

    /// Checks the map for tables with this version of the rules and option `mound_terrain`.
    pub(crate) fn check(
        &self,
        name: &str,
        board: &Board,
        rules: u32,
        mound_terrain: MoundTerrain,
    ) -> Result<(), DataError> {
        let mut faults = self.faults(name, board, rules).into_iter();
        match faults.find(|fault| !fault.clear_only || mound_terrain == MoundTerrain::Clear) {
            Some(fault) => Err(DataError(fault.sentence)),
            None => Ok(()),
        }
    }

    /// Returns everything that is wrong with the map.
    fn faults(&self, name: &str, board: &Board, rules: u32) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut add = |places: Cells, message: String| {
            faults.push(Fault { sentence: format!("[map.{name}]{message}."), places, clear_only: false });
        };
        if rules == 1 && !BOX_MAPS.contains(&name) {
            add(Cells::EMPTY, format!(": the maps are called {}", BOX_MAPS.join(", ")));
        }
        if rules == 1 && self.advanced {
            add(Cells::EMPTY, " advanced: version 1 of the rules has no such field".into());
        }
        if RESERVED.contains(&name) {
            add(Cells::EMPTY, format!(": no map can be called {}", RESERVED.join(", ")));
        }
        let is_letter = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        if !(1..=MAX_NAME).contains(&name.chars().count()) || !name.chars().all(is_letter) {
            add(
                Cells::EMPTY,
                format!(": the name of a map has 1 to {MAX_NAME} letters, digits, - or _, without spaces"),
            );
        }
        if !(2..=4).contains(&self.players) {
            add(Cells::EMPTY, format!(": players is {}; 2 to 4 can play", self.players));
        }
        let fields = [
            ("neutral", &self.neutral),
            ("water", &self.water),
            ("vegetation", &self.vegetation),
            ("stones", &self.stones),
        ];
        for (field, names) in fields {
            let (named, hexes) = (names.len(), board.cells.count());
            if named > hexes {
                add(Cells::EMPTY, format!(" {field}: {named} hexes are named, the board has {hexes}"));
                continue;
            }
            let mut seen = Cells::EMPTY;
            for text in names {
                let shown: String = text.chars().take(12).collect();
                match Cell::parse(text).filter(|cell| board.cells.has(*cell)) {
                    None => add(Cells::EMPTY, format!(" {field}: there is no hex {shown}")),
                    Some(cell) if seen.has(cell) => {
                        add(Cells::of(cell), format!(" {field}: {cell} is there twice"));
                    }
                    Some(cell) => seen.insert(cell),
                }
            }
        }
        let [water, vegetation, stones] = self.terrain();
        for cell in (water & vegetation) | (water & stones) | (vegetation & stones) {
            add(Cells::of(cell), format!(": {cell} has two terrains"));
        }
        let neutral = self.neutral_cells() & board.cells;
        for mound in neutral {
            let around = board.next[mound.index()];
            if !board.inner.has(mound) {
                add(Cells::of(mound), format!(": the neutral Mound on {mound} stands at the edge"));
            }
            if let Some(other) = (around & neutral).into_iter().find(|other| *other > mound) {
                let both = Cells::of(mound) | Cells::of(other);
                add(both, format!(": the neutral Mounds on {mound} and {other} touch"));
            }
            if (around & water).several() {
                let places = Cells::of(mound) | (around & water);
                add(places, format!(": the neutral Mound on {mound} has more than one Water beside it"));
            }
        }
        for mound in neutral & (water | vegetation | stones) {
            let sentence = format!("[map.{name}]: the neutral Mound on {mound} does not stand on Clear.");
            faults.push(Fault { sentence, places: Cells::of(mound), clear_only: true });
        }
        faults
    }

    /// Returns what the map does that the limits for building (4.4) or the box would not allow: worth a word, no error.
    fn oddities(&self, name: &str, data: &Data, board: &Board) -> Vec<(Cells, String)> {
        let mut odd = Vec::new();
        let mut add =
            |places: Cells, message: String| odd.push((places, format!("[map.{name}]: {message}.")));
        let laid = self.terrain();
        for (terrain, cells) in Terrain::all().zip(laid) {
            let group = |cell: &Cell| Cells::of(*cell).flooded(cells).count() > 2;
            if let Some(cell) = cells.into_iter().find(group) {
                add(
                    Cells::of(cell).flooded(cells),
                    format!("more than two tiles of {terrain} are connected at {cell}"),
                );
            }
            let sides = data.tiles_showing(&[terrain]);
            if cells.count() as u32 > sides {
                add(
                    Cells::EMPTY,
                    format!("{} hexes of {terrain}, but only {sides} tiles show it", cells.count()),
                );
            }
        }
        let all = laid[0] | laid[1] | laid[2];
        if let Some(cell) = all.into_iter().find(|cell| Cells::of(*cell).flooded(all).count() > 4) {
            add(Cells::of(cell).flooded(all), format!("more than four tiles are connected at {cell}"));
        }
        if BOX_MAPS.contains(&name) {
            return odd;
        }
        let (mounds, in_box) = (self.neutral.len(), usize::from(data.mounds.neutral_in_box));
        if mounds > in_box {
            add(Cells::EMPTY, format!("{mounds} neutral Mounds, but the box has only {in_box}"));
        }
        let sites = self.sites(board).count();
        if sites < self.players {
            add(
                Cells::EMPTY,
                format!("{sites} hexes are open to the first Mounds of {} players", self.players),
            );
        }
        odd
    }

    /// Returns where another Mound may stand on Clear (5.6).
    fn sites(&self, board: &Board) -> Cells {
        let [water, vegetation, stones] = self.terrain();
        let mounds = self.neutral_cells();
        let closed = water | vegetation | stones | mounds | mounds.around() | water.around_twice();
        board.inner.without(closed)
    }

    fn picture(&self, data: &Data, board: &Board) -> MapPicture {
        let names = |cells: Cells| cells.into_iter().map(|cell| cell.name().to_owned()).collect();
        let [water, vegetation, stones] = self.terrain();
        MapPicture {
            board: names(board.cells),
            water: names(water & board.cells),
            vegetation: names(vegetation & board.cells),
            stones: names(stones & board.cells),
            neutral: names(self.neutral_cells() & board.cells),
            neutral_value: data.mounds.neutral_value,
            sites: names(self.sites(board)),
            supply: [Terrain::Water, Terrain::Vegetation, Terrain::Stones]
                .map(|terrain| data.tiles_showing(&[terrain])),
            tiles: data.tiles.iter().map(|tile| u32::from(tile.count)).sum(),
        }
    }
}

impl Data {
    /// Returns the maps: those of the box in their order, then the free ones by name.
    pub(crate) fn maps_in_order(&self) -> Vec<(&str, &Map)> {
        let known = BOX_MAPS.into_iter().filter_map(|name| Some((name, self.maps.get(name)?)));
        let free = self.maps.iter().map(|(name, map)| (name.as_str(), map));
        known.chain(free.filter(|(name, _)| !BOX_MAPS.contains(name))).collect()
    }

    /// Returns what the maps do that the limits for building (4.4) would not allow: worth a word, no error.
    pub fn warnings(&self) -> Vec<String> {
        let Ok(board) = self.board_cells().map(Board::new) else { return Vec::new() };
        let odd = self.maps.iter().flat_map(|(name, map)| map.oddities(name, self, &board));
        odd.map(|(_, sentence)| sentence).collect()
    }

    /// Returns what is wrong with the maps and odd about them, the first [`MAX_FINDINGS`] of it.
    pub(crate) fn map_findings(&self, text: &str, rules: u32) -> Vec<Finding> {
        let Ok(board) = self.board_cells().map(Board::new) else { return Vec::new() };
        let names = |cells: Cells| cells.into_iter().map(|cell| cell.name().to_owned()).collect();
        let of_map = |(name, map): (&str, &Map)| {
            let faults = map.faults(name, &board, rules).into_iter().map(
                |Fault { mut sentence, places, clear_only }| {
                    if clear_only {
                        sentence.push_str(" The table needs the option mound_terrain=any.");
                    }
                    (!clear_only, places, sentence)
                },
            );
            let odd = map.oddities(name, self, &board).into_iter();
            faults.chain(odd.map(|(places, sentence)| (false, places, sentence))).collect::<Vec<_>>()
        };
        let found = self.maps_in_order().into_iter().flat_map(of_map).take(MAX_FINDINGS);
        found
            .map(|(fatal, places, sentence)| Finding {
                places: names(places),
                ..Finding::new(text, fatal, sentence)
            })
            .collect()
    }

    pub(crate) fn previews(&self) -> Vec<Preview> {
        let Ok(board) = self.board_cells().map(Board::new) else { return Vec::new() };
        let preview = |(name, map): (&str, &Map)| Preview {
            name: name.to_owned(),
            seats: Some(map.players),
            advanced: map.advanced,
            picture: serde_json::to_value(map.picture(self, &board)).unwrap_or_default(),
        };
        self.maps_in_order().into_iter().map(preview).collect()
    }
}

fn cells(names: &[String]) -> Cells {
    names.iter().filter_map(|name| Cell::parse(name)).collect()
}
