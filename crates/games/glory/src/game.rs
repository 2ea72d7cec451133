//! The rules with their options: what is fixed before the first step.

use std::sync::Arc;

use hexapod_core::data::DataError;
use hexapod_core::{Given, Seat, Setup, SetupError};

use crate::cells::Direction;
use crate::data::{Ability, Class, Data, MAX_OF_KIND, MAX_STACK, Tile, Trained, UnitKind, standard_text};
use crate::options::{Civilized, Contest, LeechSix, SettingUp, StartGold, TableOptions};
use crate::state::{Ground, Holdings, Kind, MAX_SEATS, Phase, State, Unit};

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

/// What the version of the rules and the options decide.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Switches {
    /// P4: guests stand aside when their owner attacks their host. In version 1 they keep their owner out.
    pub(crate) guests_stand_aside: bool,
    /// U7: the grammar has `starve X`.
    pub(crate) mercenary_starves: bool,
    /// T9: the free unit of a facility comes even to a full tile.
    pub(crate) free_unit_fits: bool,
    /// M7: contesting costs one point; otherwise all.
    pub(crate) contest_passes: bool,
    /// F5: a 6 of the Leech die takes once; otherwise in every round.
    pub(crate) six_takes_once: bool,
    /// Units of one kind that a position may have on a tile.
    pub(crate) most_of_kind: u8,
}

impl Switches {
    fn new(rules: u32, options: &TableOptions) -> Self {
        let second = rules >= 2;
        Self {
            guests_stand_aside: second,
            mercenary_starves: second,
            free_unit_fits: second,
            contest_passes: options.contest == Contest::Passes,
            six_takes_once: options.leech_six == LeechSix::Once,
            most_of_kind: if second { MAX_OF_KIND } else { MAX_STACK },
        }
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
    pub(crate) setup: Setup,
    pub(crate) options: TableOptions,
    pub(crate) switches: Switches,
    /// The box, with the numbers that options replace.
    pub(crate) data: Data,
    pub(crate) seats: usize,
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

    /// Returns whether chance arranges the lands (S9).
    #[inline]
    pub(crate) fn is_quick(&self) -> bool {
        self.options.setup == SettingUp::Quick
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
            Phase::Faction | Phase::Ring | Phase::Push | Phase::Last | Phase::LastWall(_) => self.is_quick(),
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
            Some(wall) => format!("{}/{}", self.code_str(ground.kind()), Direction::WORDS[wall]),
        }
    }

    pub(crate) fn ring_text(&self, state: &State, seat: Seat) -> String {
        let ring = state.ring[seat.index()].iter().filter(|ground| !ground.is_open());
        ring.map(|ground| self.ground_text(*ground)).collect::<Vec<_>>().join(" ")
    }
}

/// Puts the numbers that the table names in the place of the data file's.
fn adjusted(mut data: Data, options: &TableOptions) -> Result<Data, DataError> {
    let put = |number: &mut u8, option: Given<u8>| {
        if option.given {
            *number = option.value;
        }
    };
    put(&mut data.limits.tile, options.stack_limit);
    put(&mut data.start.rally, options.rally);
    put(&mut data.limits.dodge_dice, options.dodge_dice);
    if options.start_gold == StartGold::None {
        data.start.gold_by_place = [0; MAX_SEATS];
    }
    data.check_deployment()?;
    Ok(data)
}

/// Returns what tells tiles of one name apart: the wall, or what a facility gives.
fn distinction(tile: &Tile) -> &'static str {
    match tile {
        Tile { wall: true, .. } => " (Impassable)",
        Tile { trains: None, .. } => "",
        Tile { gold: 1.., .. } => " (gold)",
        Tile { food: 1.., .. } => " (food)",
        Tile { water: 1.., .. } => " (water)",
        _ => "",
    }
}

/// Builds the rules for a checked setup.
pub(crate) fn new(mut setup: Setup) -> Result<Glory, SetupError> {
    // The standard text given as data is the standard box, not a custom one.
    setup.data = setup.data.take().filter(|text| text != standard_text(setup.rules));
    let data = match &setup.data {
        None => Ok(Data::standard(setup.rules)),
        Some(text) => Data::parse(text, setup.rules),
    };
    let options = TableOptions::read(&setup.options);
    let data = data.and_then(|data| adjusted(data, &options))?;
    let mut churches_left_out = 2;
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
        // R1: the smaller set leaves out both Churches; in version 1 one Foundry and one Church.
        if options.civilized == Civilized::Fewer {
            let left_out = match tile.ability {
                Some(Ability::Foundry | Ability::Church) if setup.rules == 1 => tile.count.min(1),
                Some(Ability::Church) => tile.count.min(churches_left_out),
                _ => 0,
            };
            full[index + 1] -= left_out;
            churches_left_out -= left_out.min(churches_left_out);
        }
        if tile.trains.is_some() {
            facility_kinds.push(Kind(index as u8 + 1));
        }
    }
    let label = |number: u8| {
        let tile = data.tiles.get(usize::from(number).wrapping_sub(1));
        let (code, name) = match (Kind(number), tile) {
            (Kind::STRONGHOLD, _) => ("SH", "Stronghold".to_owned()),
            (Kind::RUIN, _) => ("RU", "Ruin".to_owned()),
            (_, Some(tile)) => (tile.code.as_str(), format!("{}{}", tile.name, distinction(tile))),
            (_, None) => ("?", "?".to_owned()),
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
    Ok(Glory {
        options,
        switches: Switches::new(setup.rules, &options),
        seats: setup.seats,
        permission: options.permission && setup.seats >= 3,
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
