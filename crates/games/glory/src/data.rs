//! The box as data: tiles, units, prices, limits, awards (section 2). Owners of another version may change them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hexapod_core::Word;
use hexapod_core::data::DataError;
use serde::Deserialize;

use crate::pieces::Faction;

/// The standard box of each version of the rules, laid out like the tables of the rules file (2.6).
pub(crate) const STANDARD: [&str; 2] =
    [include_str!("../data/standard.toml"), include_str!("../data/standard-2.toml")];

/// A data file, as written.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// Always `Glory`.
    pub title: String,
    /// The four colours in seat order; fixed.
    pub colours: Vec<String>,
    /// The four factions; fixed.
    pub factions: Vec<String>,
    /// The tile kinds, in the order of lists.
    pub tiles: Vec<Tile>,
    /// What a stronghold gives at the start of a turn.
    pub stronghold: Stronghold,
    /// The three kinds of units.
    pub units: Units,
    /// Prices in gold.
    pub prices: Prices,
    /// Limits of pieces and places.
    pub limits: Limits,
    /// What a player starts with.
    pub start: Start,
    /// Glory awards.
    pub glory: Awards,
    /// What the Chaos Source does.
    pub chaos_source: Chaos,
    /// What each number of the Leech die takes: letters `w`, `f`, `g`.
    pub leech: BTreeMap<String, String>,
    /// The Legacy phase.
    pub legacy: Legacy,
}

/// A tile kind.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct Tile {
    pub code: String,
    pub name: String,
    pub class: Class,
    pub count: u8,
    pub gold: u8,
    pub food: u8,
    pub water: u8,
    pub any: u8,
    #[serde(default)]
    pub wall: bool,
    #[serde(default)]
    pub gold_tile: bool,
    #[serde(default)]
    pub free: bool,
    #[serde(default)]
    pub trains: Option<Trained>,
    #[serde(default)]
    pub ability: Option<Ability>,
}

/// The three stacks of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Word)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Class {
    Natural,
    Civilized,
    Advanced,
}

impl Class {
    /// Returns the short word of positions.
    pub(crate) const fn short(self) -> &'static str {
        match self {
            Self::Natural => "nat",
            Self::Civilized => "civ",
            Self::Advanced => "adv",
        }
    }
}

/// What a tile can do besides producing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Word)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ability {
    Fortress,
    Foundry,
    Church,
    Ministry,
    ChaosSource,
}

/// What a facility trains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum Trained {
    I,
    M,
}

/// What a stronghold gives.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Stronghold {
    pub code: String,
    pub gold: u8,
    pub food: u8,
    pub water: u8,
}

/// The units.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, non_snake_case)]
pub struct Units {
    pub I: UnitKind,
    pub M: UnitKind,
    pub X: UnitKind,
}

/// One kind of unit.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct UnitKind {
    pub name: String,
    pub count: u8,
    #[serde(default)]
    pub gold: u8,
    #[serde(rename = "move")]
    pub moves: u8,
    pub first_round_move: u8,
    pub dice: u8,
    pub upkeep: bool,
}

/// Prices in gold.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Prices {
    pub infantry_facility: u8,
    pub mobile_facility: u8,
    pub smallest_unit_price: u8,
}

/// Limits.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Limits {
    pub tile: u8,
    pub stronghold: u8,
    pub dice: u8,
    pub markers: u8,
    pub berserker: u8,
    pub dodge_dice: u8,
}

/// The start.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Start {
    pub natural: u8,
    pub civilized: u8,
    pub advanced: u8,
    pub infantry: u8,
    pub mobile: u8,
    pub max_tiles: u8,
    pub gold_by_place: [u8; 4],
    pub rally: u8,
}

/// Glory awards (2.4).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Awards {
    pub contest: u8,
    pub kill: u8,
    pub claim: u8,
    pub storm: u8,
    pub build_infantry: u8,
    pub build_mobile: u8,
}

/// The Chaos Source (C2).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Chaos {
    pub explodes: Vec<u8>,
    pub any: [u8; 6],
}

/// The Legacy phase (2.5).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Legacy {
    pub every: u8,
    pub goods: Vec<Good>,
}

/// A good of the Legacy list and its band.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Good {
    pub good: String,
    pub from: u8,
    pub to: u8,
}

/// What a state has room for. A data file within these is played as it is.
pub(crate) const MAX_KINDS: usize = 29;
/// Units on one tile, the free unit of a facility aside.
pub(crate) const MAX_STACK: u8 = 15;
/// Units of one kind on one tile.
pub(crate) const MAX_OF_KIND: u8 = MAX_STACK + 1;
/// Units of one kind and colour.
pub(crate) const MAX_UNITS: u8 = 60;
/// Dice of a side before the Agile die.
pub(crate) const MAX_DICE: u8 = 11;
/// Tiles of one kind.
pub(crate) const MAX_TILES: u8 = 20;
/// Gold, food, water or any points of one tile.
pub(crate) const MAX_YIELD: u8 = 9;
/// Gold at the start, prices, Glory awards.
pub(crate) const MAX_AMOUNT: u8 = 50;

/// The goods in the order of 2.5.
pub(crate) const GOODS: [&str; 8] =
    ["natural", "infantry", "mobile", "mercenary", "civilized", "facility", "discount", "advanced"];
pub(crate) const COLOURS: [&str; 4] = ["blue", "red", "yellow", "orange"];

/// Returns the text of the standard box of a version of the rules.
pub(crate) fn standard_text(rules: u32) -> &'static str {
    STANDARD[usize::from(rules > 1)]
}

impl Data {
    /// Returns the standard box of a version of the rules.
    pub fn standard(rules: u32) -> Self {
        // Read once: a program may set up thousands of tables.
        static READ: LazyLock<[Data; 2]> = LazyLock::new(|| {
            [1, 2].map(|rules| {
                let read = Data::parse(standard_text(rules), rules);
                read.unwrap_or_else(|error| unreachable!("the standard box: {error}"))
            })
        });
        READ[usize::from(rules > 1)].clone()
    }

    /// Reads a data file and checks it for a version of the rules.
    pub fn parse(text: &str, rules: u32) -> Result<Self, DataError> {
        let data: Self = toml::from_str(text).map_err(|error| {
            DataError::of_reader(text, error.span().map(|span| span.start), error.message())
        })?;
        data.check(rules)?;
        Ok(data)
    }

    fn check(&self, rules: u32) -> Result<(), DataError> {
        let error = |message: String| Err(DataError(message));
        if self.title != "Glory" {
            return error(format!("title is \"{}\"; this is a box for another game.", self.title));
        }
        if self.colours != COLOURS {
            return error(format!("colours must be {}.", COLOURS.join(", ")));
        }
        if self.factions != Faction::WORDS {
            return error(format!("factions must be {}.", Faction::WORDS.join(", ")));
        }
        self.check_tiles()?;
        self.check_units(rules)?;
        self.check_numbers(rules)?;
        self.check_deployment()?;
        let goods: Vec<&str> = self.legacy.goods.iter().map(|good| good.good.as_str()).collect();
        if goods != GOODS {
            return error(format!("[legacy] goods must be {} in this order.", GOODS.join(", ")));
        }
        for good in &self.legacy.goods {
            if good.from == 0 || good.from > good.to {
                return error(format!(
                    "[legacy] {}: the band {} to {} is no band.",
                    good.good, good.from, good.to
                ));
            }
        }
        for (face, taken) in &self.leech {
            if !matches!(face.as_str(), "3" | "4" | "5" | "6") {
                return error(format!("[leech] {face}: only 3 to 6 take something."));
            }
            if taken.is_empty() || taken.chars().any(|letter| !"wfg".contains(letter)) {
                return error(format!("[leech] {face}: \"{taken}\" must consist of w, f and g."));
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), DataError> {
        if self.tiles.len() > MAX_KINDS {
            return Err(DataError(format!("tiles: a box has at most {MAX_KINDS} kinds.")));
        }
        for (index, tile) in self.tiles.iter().enumerate() {
            let error =
                |message: String| Err(DataError(format!("tile {} ({}): {message}.", tile.code, tile.name)));
            let letters = tile.code.as_bytes();
            let fits = letters.len() == 2
                && letters[0].is_ascii_uppercase()
                && letters[1].is_ascii_alphabetic()
                && !matches!(tile.code.as_str(), "SH" | "RU");
            if !fits {
                return error("the code must be two letters, the first a capital, and not SH or RU".into());
            }
            if self.tiles[..index].iter().any(|earlier| earlier.code == tile.code) {
                return error("another tile has the same code".into());
            }
            if tile.count > MAX_TILES {
                return error(format!("count is {}; at most {MAX_TILES} are possible", tile.count));
            }
            if [tile.gold, tile.food, tile.water, tile.any].iter().any(|amount| *amount > MAX_YIELD) {
                return error(format!("a tile produces at most {MAX_YIELD} of anything"));
            }
            if tile.trains.is_some() && (tile.class != Class::Advanced || tile.wall) {
                return error("a facility that trains must be advanced and have no wall".into());
            }
        }
        let dealt = [self.start.natural, self.start.civilized, self.start.advanced];
        for (class, dealt) in Class::ALL.iter().copied().zip(dealt) {
            let of_class = self.tiles.iter().filter(|tile| tile.class == class);
            let count: u32 = of_class.map(|tile| u32::from(tile.count)).sum();
            // Four hands, the middle tile, and what the smaller civilized set leaves out.
            let needed = 4 * u32::from(dealt) + if class == Class::Natural { 0 } else { 2 };
            if count < needed {
                return Err(DataError(format!(
                    "tiles: {count} {} tiles are in the box, but four players need {needed}.",
                    class.word()
                )));
            }
        }
        Ok(())
    }

    fn check_units(&self, rules: u32) -> Result<(), DataError> {
        let most = [
            ("I", &self.units.I, MAX_UNITS, 1),
            ("M", &self.units.M, MAX_UNITS, 2),
            ("X", &self.units.X, 1, 2),
        ];
        for (code, unit, count, moves) in most {
            let error =
                |message: String| Err(DataError(format!("[units] {code} ({}): {message}.", unit.name)));
            if unit.count > count {
                return error(format!("count is {}; at most {count} are possible", unit.count));
            }
            if unit.moves > moves || unit.first_round_move > moves {
                return error(format!("a move of at most {moves} is possible"));
            }
            if unit.dice == 0 || unit.dice > 3 {
                return error(format!("dice is {}; 1 to 3 are possible", unit.dice));
            }
            if unit.gold > MAX_AMOUNT {
                return error(format!("gold is {}; at most {MAX_AMOUNT} are possible", unit.gold));
            }
        }
        if rules == 1 && self.units.X.upkeep {
            return Err(DataError("[units] X: the mercenary cannot starve, so upkeep must be false.".into()));
        }
        Ok(())
    }

    fn check_numbers(&self, rules: u32) -> Result<(), DataError> {
        let start = &self.start;
        let in_range = |what: &str, value: u8, low: u8, high: u8| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(DataError(format!("{what} is {value}; {low} to {high} are possible.")))
            }
        };
        in_range("[limits] tile", self.limits.tile, 1, MAX_STACK)?;
        in_range("[limits] stronghold", self.limits.stronghold, 1, MAX_STACK)?;
        in_range("[limits] dice", self.limits.dice, 1, MAX_DICE)?;
        in_range("[limits] markers", self.limits.markers, 7, MAX_AMOUNT)?;
        in_range("[limits] berserker", self.limits.berserker, 1, 6)?;
        in_range("[limits] dodge_dice", self.limits.dodge_dice, 1, MAX_DICE)?;
        in_range(
            "[start] natural + civilized + advanced",
            start.natural + start.civilized + start.advanced,
            7,
            7,
        )?;
        in_range("[start] infantry + mobile", start.infantry + start.mobile, 1, self.limits.stronghold)?;
        in_range("[start] infantry", start.infantry, 0, self.units.I.count)?;
        in_range("[start] mobile", start.mobile, 0, self.units.M.count)?;
        in_range("[start] max_tiles", start.max_tiles, 1, 7)?;
        // Since version 2 rallying units come only as far as there is room.
        let held = if rules == 1 { self.limits.tile } else { 0 };
        in_range("[start] rally", start.rally, 0, self.limits.stronghold.saturating_sub(held))?;
        for gold in start.gold_by_place {
            in_range("[start] gold_by_place", gold, 0, MAX_AMOUNT)?;
        }
        let awards = &self.glory;
        for award in [
            awards.contest,
            awards.kill,
            awards.claim,
            awards.storm,
            awards.build_infantry,
            awards.build_mobile,
        ] {
            in_range("[glory] an award", award, 0, MAX_AMOUNT)?;
        }
        let hold = &self.stronghold;
        for (what, amount) in [("gold", hold.gold), ("food", hold.food), ("water", hold.water)] {
            in_range(&format!("[stronghold] {what}"), amount, 0, MAX_YIELD)?;
        }
        if hold.code != "SH" {
            return Err(DataError("[stronghold] code must be SH.".into()));
        }
        in_range("[prices] infantry_facility", self.prices.infantry_facility, 1, 255)?;
        in_range("[prices] mobile_facility", self.prices.mobile_facility, 1, 255)?;
        in_range("[prices] smallest_unit_price", self.prices.smallest_unit_price, 1, MAX_AMOUNT)?;
        for any in self.chaos_source.any {
            in_range("[chaos_source] any", any, 0, MAX_YIELD)?;
        }
        for face in &self.chaos_source.explodes {
            in_range("[chaos_source] explodes", *face, 1, 6)?;
        }
        in_range("[legacy] every", self.legacy.every, 1, 15)
    }

    /// Checks that the starting units have room on the tiles they may stand on, wherever those are (S8).
    pub(crate) fn check_deployment(&self) -> Result<(), DataError> {
        let start = &self.start;
        let room = u32::from(start.max_tiles) * u32::from(self.limits.tile);
        if room < u32::from(start.infantry + start.mobile) {
            return Err(DataError(format!(
                "[start] max_tiles is {}; the units need more room.",
                start.max_tiles
            )));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(rules: u32, from: &str, to: &str) -> Result<Data, String> {
        let text = standard_text(rules);
        assert!(text.contains(from), "{from}");
        Data::parse(&text.replacen(from, to, 1), rules).map_err(|error| error.to_string())
    }

    fn broken(from: &str, to: &str) -> String {
        let error = changed(1, from, to).unwrap_err();
        assert!(from.starts_with("rally") || changed(2, from, to) == Err(error.clone()), "{from}");
        error
    }

    #[test]
    fn the_standard_box_fits_its_description() {
        let data = Data::standard(1);
        let count = |class| {
            data.tiles
                .iter()
                .filter(|tile| tile.class == class)
                .map(|tile| u32::from(tile.count))
                .sum::<u32>()
        };
        assert_eq!(Class::ALL.iter().copied().map(count).collect::<Vec<_>>(), [20, 25, 15]);
        let gold: Vec<&str> =
            data.tiles.iter().filter(|tile| tile.gold_tile).map(|tile| tile.code.as_str()).collect();
        assert_eq!(gold, ["Mo", "To", "Ri", "Ta", "Mi", "Mx", "Fd", "IG", "MG"]);
        assert!(data.tiles.iter().all(|tile| tile.gold_tile == (tile.gold > 0)));
    }

    #[test]
    fn errors_name_the_entry() {
        assert_eq!(
            broken("title = \"Glory\"", "title = \"War\""),
            "title is \"War\"; this is a box for another game."
        );
        assert_eq!(
            broken("code = \"Mo\"", "code = \"Fa\""),
            "tile Fa (Mountain): another tile has the same code."
        );
        assert_eq!(
            broken("code = \"Mo\"", "code = \"mo\""),
            "tile mo (Mountain): the code must be two letters, the first a capital, and not SH or RU."
        );
        assert_eq!(
            broken("water = 3", "water = 10"),
            "tile Rx (Ravine): a tile produces at most 9 of anything."
        );
        assert_eq!(
            broken("count = 25, gold = 2", "count = 61, gold = 2"),
            "[units] I (Infantry): count is 61; at most 60 are possible."
        );
        assert_eq!(
            broken("first_round_move = 1, dice = 1", "first_round_move = 2, dice = 1"),
            "[units] I (Infantry): a move of at most 1 is possible."
        );
        assert_eq!(broken("tile = 5", "tile = 16"), "[limits] tile is 16; 1 to 15 are possible.");
        assert_eq!(
            broken("natural = 3", "natural = 2"),
            "[start] natural + civilized + advanced is 6; 7 to 7 are possible."
        );
        assert_eq!(
            broken("from = 9, to = 10", "from = 9, to = 8"),
            "[legacy] mercenary: the band 9 to 8 is no band."
        );
        assert_eq!(broken("5 = \"g\"", "5 = \"k\""), "[leech] 5: \"k\" must consist of w, f and g.");
        assert_eq!(broken("rally = 2", "rally = 9"), "[start] rally is 9; 0 to 5 are possible.");
        let error = Data::parse("title = 7\n", 2).unwrap_err().to_string();
        assert!(error.starts_with("Line 1: "), "{error}");
    }

    /// The two boxes differ only in the upkeep of the mercenary.
    #[test]
    fn since_version_2_the_mercenary_may_eat() {
        let (eats, fasts) = ("dice = 2, upkeep = true", "dice = 2, upkeep = false");
        assert_eq!(
            changed(1, fasts, eats).unwrap_err(),
            "[units] X: the mercenary cannot starve, so upkeep must be false."
        );
        assert_eq!(changed(2, eats, fasts), Ok(Data::standard(1)));
        assert_eq!(standard_text(1).replace(fasts, eats), standard_text(2));
    }

    #[test]
    fn since_version_2_rallying_units_need_no_room() {
        assert!(changed(2, "rally = 2", "rally = 9").is_ok());
        assert_eq!(
            changed(2, "rally = 2", "rally = 11").unwrap_err(),
            "[start] rally is 11; 0 to 10 are possible."
        );
    }
}
