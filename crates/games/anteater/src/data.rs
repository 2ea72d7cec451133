//! The box as data: mounds, item types, counts. Owners of a physical copy may correct them.

use std::sync::LazyLock;

use hexapod_core::Preview;
use hexapod_core::data::DataError;
use hexapod_core::ts_rs::TS;
use serde::{Deserialize, Serialize};

/// The standard set, laid out like the table of the rules file (3.4).
pub(crate) const STANDARD: &str = include_str!("../data/standard.toml");

/// A data file, as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// The counts of the game.
    pub game: Counts,
    /// The points of the final scoring.
    pub score: Points,
    /// The item types.
    #[serde(rename = "item")]
    pub items: Vec<Item>,
    /// The mound cards.
    #[serde(rename = "mound")]
    pub mounds: Vec<Mound>,
}

/// The counts of the game (3.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Always `anteater`.
    pub id: String,
    /// Fewest seats.
    pub seats_min: usize,
    /// Most seats.
    pub seats_max: usize,
    /// Dice of each seat's own colour.
    pub dice_per_seat: u8,
    /// Sides of a die; only six-sided dice can be written in notation.
    pub dice_sides: u8,
    /// Mounds that lie open in a round.
    pub mounds_per_round: usize,
    /// Rounds of the full game.
    pub rounds: u8,
    /// Worms of each seat at the start.
    pub start_worms: u8,
    /// Worm tiles in the box.
    pub worm_tiles: u8,
    /// Two seats: dice of the third colour that each of them gets.
    pub neutral_dice_per_seat: u8,
    /// Two seats: worms of the third colour at the start.
    pub neutral_start_worms: u8,
}

/// The points of the final scoring (section 10).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// For each item type held at least twice.
    pub pair_types: u8,
    /// For holding the most different types.
    pub most_types: u8,
    /// For each worm.
    pub worm: u8,
}

/// An item type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its letter on the mounds.
    pub code: char,
    /// Its name.
    pub name: String,
    /// How many tiles of it are in the box.
    pub tiles: u8,
}

/// A mound card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mound {
    /// The number of the card.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// Points of the Queen.
    pub queen: u8,
    /// Points of the General.
    pub general: u8,
    /// The total that wins a worm.
    pub worm_number: u8,
    /// Columns from left to right, each from bottom to top.
    pub columns: Vec<String>,
}

/// A mound card as it can be drawn before a game.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(crate = "hexapod_core::ts_rs")]
pub struct MoundPicture {
    /// The number of the card.
    pub id: u32,
    /// Points of the Queen.
    pub queen: u8,
    /// Points of the General.
    pub general: u8,
    /// The total that wins a worm.
    pub worm_number: u8,
    /// Columns from left to right, each from bottom to top: `.` nothing, `W` a worm, else the code of an item.
    pub columns: Vec<String>,
    /// The item types of the set.
    pub items: Vec<ItemName>,
}

/// An item type of the set.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(crate = "hexapod_core::ts_rs")]
pub struct ItemName {
    /// Its letter on the mounds.
    pub code: char,
    /// Its name.
    pub name: String,
}

/// What a state has room for. A data file within these is played as it is.
pub(crate) const MAX_ITEM_TYPES: usize = 16;
/// Tiles of one item type.
pub(crate) const MAX_ITEM_TILES: u8 = 15;
/// Mound cards in a set.
pub(crate) const MAX_MOUNDS: usize = 64;
/// Spaces of a column.
pub(crate) const MAX_HEIGHT: usize = 10;
/// Columns of a mound. Only as many as there are colours are ever used.
pub(crate) const MAX_COLUMNS: usize = 26;
/// Dice of a seat.
pub(crate) const MAX_DICE: u8 = 9;
/// Mounds in a round.
pub(crate) const MAX_SLOTS: usize = 3;
/// Rounds of a game.
pub(crate) const MAX_ROUNDS: u8 = 4;

impl Data {
    /// Returns the standard set.
    pub fn standard() -> Self {
        // Read once: a program may set up thousands of tables.
        static READ: LazyLock<Data> = LazyLock::new(|| {
            Data::parse(STANDARD).unwrap_or_else(|error| unreachable!("the standard set: {error}"))
        });
        READ.clone()
    }

    /// Reads a data file. What depends on the table is checked by [`Data::check`].
    pub fn parse(text: &str) -> Result<Self, DataError> {
        toml::from_str(text)
            .map_err(|error| DataError::of_reader(text, error.span().map(|span| span.start), error.message()))
    }

    /// Writes the data file.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).unwrap_or_else(|error| unreachable!("a data file is always a table: {error}"))
    }

    /// Checks that a table of `seats` can play `rounds` with this set, each seat starting with `start_worms`, and with
    /// two seats the third colour with `neutral_start_worms`.
    pub fn check(
        &self,
        seats: usize,
        rounds: u8,
        start_worms: u8,
        neutral_start_worms: u8,
    ) -> Result<(), DataError> {
        let neutral_worms = if seats == 2 { u32::from(neutral_start_worms) } else { 0 };
        self.check_counts(seats, rounds, seats as u32 * u32::from(start_worms) + neutral_worms)?;
        self.check_items()?;
        let colours = if seats == 2 { 3 } else { seats };
        for (index, mound) in self.mounds.iter().enumerate() {
            self.check_mound(mound, colours)?;
            if self.mounds[..index].iter().any(|earlier| earlier.id == mound.id) {
                return Err(mound.error("another mound has the same id"));
            }
        }
        Ok(())
    }

    /// Returns the mounds to be shown, as they stand in the file.
    pub(crate) fn previews(&self) -> Vec<Preview> {
        let items = self.items.iter().map(|item| ItemName { code: item.code, name: item.name.clone() });
        let items: Vec<ItemName> = items.collect();
        let preview = |mound: &Mound| {
            let Mound { id, name, queen, general, worm_number, columns } = mound.clone();
            let picture = MoundPicture { id, queen, general, worm_number, columns, items: items.clone() };
            let picture = serde_json::to_value(picture).unwrap_or_default();
            Preview { name, seats: None, advanced: false, picture }
        };
        self.mounds.iter().map(preview).collect()
    }

    fn check_counts(&self, seats: usize, rounds: u8, worms: u32) -> Result<(), DataError> {
        let game = &self.game;
        let error = |message: String| Err(DataError(format!("[game]: {message}.")));
        if game.id != "anteater" {
            return error(format!("id is \"{}\"; this is a set for another game", game.id));
        }
        if !(game.seats_min..=game.seats_max).contains(&seats) {
            return error(format!(
                "the set is for {} to {} seats, not {seats}",
                game.seats_min, game.seats_max
            ));
        }
        if game.dice_sides != 6 {
            return error(format!("dice_sides is {}; only six-sided dice are known", game.dice_sides));
        }
        if !(1..=MAX_SLOTS).contains(&game.mounds_per_round) {
            return error(format!(
                "mounds_per_round is {}; 1 to {MAX_SLOTS} are possible",
                game.mounds_per_round
            ));
        }
        if !(1..=MAX_ROUNDS).contains(&game.rounds) {
            return error(format!("rounds is {}; 1 to {MAX_ROUNDS} are possible", game.rounds));
        }
        if !(1..=MAX_DICE).contains(&game.dice_per_seat) {
            return error(format!("dice_per_seat is {}; 1 to {MAX_DICE} are possible", game.dice_per_seat));
        }
        if usize::from(game.neutral_dice_per_seat) * 2 > MAX_HEIGHT {
            let most = MAX_HEIGHT / 2;
            return error(format!(
                "neutral_dice_per_seat is {}; at most {most} are possible",
                game.neutral_dice_per_seat
            ));
        }
        if worms > u32::from(game.worm_tiles) {
            return error(format!(
                "{seats} seats start with {worms} worms, but worm_tiles is only {}",
                game.worm_tiles
            ));
        }
        if usize::from(rounds) > usize::from(game.rounds) {
            return error(format!("the set has {} rounds, the table wants {rounds}", game.rounds));
        }
        let needed = game.mounds_per_round * usize::from(rounds);
        if self.mounds.len() < needed {
            let found = self.mounds.len();
            return Err(DataError(format!(
                "[[mound]]: {rounds} rounds need {needed} mounds, the set has {found}."
            )));
        }
        if self.mounds.len() > MAX_MOUNDS {
            return Err(DataError(format!("[[mound]]: a set has at most {MAX_MOUNDS} mounds.")));
        }
        Ok(())
    }

    fn check_items(&self) -> Result<(), DataError> {
        if self.items.len() > MAX_ITEM_TYPES {
            return Err(DataError(format!("[[item]]: a set has at most {MAX_ITEM_TYPES} item types.")));
        }
        for (index, item) in self.items.iter().enumerate() {
            let error = |message: &str| {
                Err(DataError(format!("[[item]] \"{}\" ({}): {message}.", item.code, item.name)))
            };
            if !item.code.is_ascii_uppercase() || item.code == 'W' {
                return error("the code must be a capital letter other than W, which is the worm");
            }
            if self.items[..index].iter().any(|earlier| earlier.code == item.code) {
                return error("another item has the same code");
            }
            if item.tiles > MAX_ITEM_TILES {
                return error(&format!("tiles is {}; at most {MAX_ITEM_TILES} are possible", item.tiles));
            }
        }
        Ok(())
    }

    fn check_mound(&self, mound: &Mound, colours: usize) -> Result<(), DataError> {
        if mound.id == 0 {
            return Err(mound.error("ids count from 1"));
        }
        if mound.queen < mound.general {
            return Err(mound.error(&format!(
                "the Queen ({}) is worth less than the General ({})",
                mound.queen, mound.general
            )));
        }
        if mound.worm_number == 0 {
            return Err(mound.error("worm_number must be at least 1"));
        }
        if mound.columns.len() < colours {
            let found = mound.columns.len();
            return Err(mound.error(&format!("it has {found} columns, but {colours} colours play")));
        }
        if mound.columns.len() > MAX_COLUMNS {
            return Err(mound.error(&format!("a mound has at most {MAX_COLUMNS} columns")));
        }
        for (index, column) in mound.columns.iter().enumerate() {
            let place = index + 1;
            if column.is_empty() {
                return Err(mound.error(&format!("column {place} has no space")));
            }
            if column.chars().count() > MAX_HEIGHT {
                return Err(mound.error(&format!("column {place} has more than {MAX_HEIGHT} spaces")));
            }
            let known = |letter: char| {
                letter == '.' || letter == 'W' || self.items.iter().any(|item| item.code == letter)
            };
            if let Some(letter) = column.chars().find(|letter| !known(*letter)) {
                return Err(
                    mound.error(&format!("column {place} shows \"{letter}\", which is no known letter"))
                );
            }
        }
        Ok(())
    }
}

impl Mound {
    fn error(&self, message: &str) -> DataError {
        DataError(format!("[[mound]] {} ({}): {message}.", self.id, self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(change: impl FnOnce(&mut Data)) -> String {
        let mut data = Data::standard();
        change(&mut data);
        data.check(3, 4, 2, 0).unwrap_err().to_string()
    }

    #[test]
    fn the_standard_set_fits_its_description() {
        let data = Data::standard();
        for seats in 2..=5 {
            data.check(seats, 4, 4, 4).unwrap();
        }
        let spaces = |letter: char| {
            data.mounds
                .iter()
                .flat_map(|m| &m.columns)
                .flat_map(|c| c.chars())
                .filter(|l| *l == letter)
                .count()
        };
        assert_eq!(spaces('W'), 12);
        assert!(data.items.iter().all(|item| item.tiles == 4 && spaces(item.code) == 4));
        assert_eq!(data.mounds.iter().map(|m| u32::from(m.queen) + u32::from(m.general)).sum::<u32>(), 125);
        let heights: Vec<usize> =
            data.mounds.iter().flat_map(|m| m.columns.iter().map(String::len)).collect();
        assert_eq!(heights.iter().sum::<usize>(), 121);
        assert_eq!([1, 2, 3].map(|h| heights.iter().filter(|x| **x == h).count()), [15, 29, 16]);
        assert_eq!(Data::parse(&data.to_toml()).unwrap(), data);
    }

    #[test]
    fn errors_name_the_entry() {
        assert_eq!(broken(|d| d.mounds.truncate(11)), "[[mound]]: 4 rounds need 12 mounds, the set has 11.");
        assert_eq!(
            broken(|d| d.mounds[6].columns.truncate(2)),
            "[[mound]] 7 (Mountaineer): it has 2 columns, but 3 colours play."
        );
        assert_eq!(
            broken(|d| d.mounds[6].columns[1].clear()),
            "[[mound]] 7 (Mountaineer): column 2 has no space."
        );
        assert_eq!(
            broken(|d| d.mounds[0].columns[2] = ".X".into()),
            "[[mound]] 1 (Shark Fin): column 3 shows \"X\", which is no known letter."
        );
        assert_eq!(
            broken(|d| d.mounds[0].queen = 1),
            "[[mound]] 1 (Shark Fin): the Queen (1) is worth less than the General (2)."
        );
        assert_eq!(
            broken(|d| d.mounds[1].worm_number = 0),
            "[[mound]] 2 (Tin-Can Alley): worm_number must be at least 1."
        );
        assert_eq!(
            broken(|d| d.mounds[1].id = 1),
            "[[mound]] 2 (Tin-Can Alley): another mound has the same id.".replace("2 (", "1 (")
        );
        assert_eq!(
            broken(|d| d.game.worm_tiles = 5),
            "[game]: 3 seats start with 6 worms, but worm_tiles is only 5."
        );
        assert_eq!(
            broken(|d| d.game.dice_sides = 8),
            "[game]: dice_sides is 8; only six-sided dice are known."
        );
        assert_eq!(
            broken(|d| d.items[0].code = 'W'),
            "[[item]] \"W\" (map): the code must be a capital letter other than W, which is the worm."
        );
        assert_eq!(
            broken(|d| d.items[1].code = 'M'),
            "[[item]] \"M\" (sneakers): another item has the same code."
        );
        let error = Data::parse("[game]\nid = 7\n").unwrap_err().to_string();
        assert!(error.starts_with("Line 2, in [game]: invalid type"), "{error}");
        let text = STANDARD.replacen("queen = 6", "queen = 300", 1);
        assert_eq!(
            Data::parse(&text).unwrap_err().to_string(),
            "Line 72, in [[mound]] number 3: invalid value: integer `300`, expected a number from 0 to 255."
        );
    }
}
