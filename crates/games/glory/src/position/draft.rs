//! A position as its statements say it, before it becomes a state.

use std::collections::BTreeMap;

use hexapod_core::{Rules as _, Seat};

use crate::cells::{Cell, Spot};
use crate::data::Class;
use crate::game::Glory;
use crate::notation;
use crate::state::{Battle, Dice, Faction, Ground, HAND, Kind, MAX_SEATS, Points, RING, State, Troop, Unit};

/// One tile as written.
#[derive(Debug, Clone)]
struct Tile {
    ground: Ground,
    owner: Option<Seat>,
    units: Vec<(Seat, Troop)>,
}

/// What the statements have said so far.
#[derive(Debug, Clone)]
pub(super) struct Draft<'a> {
    pub(super) game: &'a Glory,
    factions: [Option<Faction>; MAX_SEATS],
    order: Option<Vec<Seat>>,
    pub(super) round: Option<u8>,
    tiles: BTreeMap<Cell, Tile>,
    points: BTreeMap<Cell, Points>,
    hands: [Vec<Kind>; MAX_SEATS],
    rings: [Vec<Ground>; MAX_SEATS],
    gold: [u16; MAX_SEATS],
    glory: [i16; MAX_SEATS],
    purse: [Option<i16>; MAX_SEATS],
    stock: [(u8, u8); MAX_SEATS],
    discount: [u8; MAX_SEATS],
    berserk: u8,
    leech: (u8, Option<Seat>),
    supply: [Option<Vec<(Kind, u8)>>; 3],
    pub(super) turn: Option<Seat>,
    luck_used: bool,
    asked: u8,
    pub(super) battle: Option<Battle>,
    pub(super) dice: (Dice, Dice),
    /// Something has been said that a fresh game does not allow.
    pub(super) touched: bool,
}

type Result<T> = std::result::Result<T, String>;

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a Glory) -> Self {
        Self {
            game,
            factions: [None; MAX_SEATS],
            order: None,
            round: None,
            tiles: BTreeMap::new(),
            points: BTreeMap::new(),
            hands: Default::default(),
            rings: Default::default(),
            gold: [0; MAX_SEATS],
            glory: [0; MAX_SEATS],
            purse: [None; MAX_SEATS],
            stock: [(0, 0); MAX_SEATS],
            discount: [0; MAX_SEATS],
            berserk: 1,
            leech: (0, None),
            supply: Default::default(),
            turn: None,
            luck_used: false,
            asked: 0,
            battle: None,
            dice: (Dice::NONE, Dice::NONE),
            touched: false,
        }
    }

    /// Reads one statement. Returns whether there is such a statement.
    pub(super) fn statement(&mut self, words: &[&str]) -> Result<bool> {
        match words {
            ["players", rest @ ..] => self.players(rest)?,
            ["order", rest @ ..] => {
                let order = rest.iter().map(|name| self.seat(name)).collect::<Result<Vec<_>>>()?;
                let all = Seat::all(self.game.seats).all(|seat| order.contains(&seat));
                if !all || order.len() != self.game.seats {
                    return Err("the order must name every player once".into());
                }
                self.order = Some(order);
            }
            ["round", round] => {
                let most = self.game.options.rounds;
                let number = small(round)?;
                if number > most {
                    return Err(format!("round {number} of {most} rounds"));
                }
                self.round = Some(number);
            }
            ["tile", cell, ground, owner, units @ ..] => self.tile(cell, ground, owner, units)?,
            ["remove", cell] => {
                let cell = inside(cell)?;
                self.tiles.remove(&cell);
            }
            ["points", cell, rest @ ..] => self.points(cell, rest)?,
            ["hand", seat, kinds @ ..] => {
                let seat = self.seat(seat)?;
                let kinds = kinds.iter().map(|code| self.kind(code)).collect::<Result<Vec<_>>>()?;
                if kinds.len() > HAND {
                    return Err(format!("a hand holds at most {HAND} tiles"));
                }
                self.hands[seat.index()] = kinds;
            }
            ["ring", seat, tiles @ ..] => {
                let seat = self.seat(seat)?;
                let tiles = tiles.iter().map(|tile| self.ground(tile)).collect::<Result<Vec<_>>>()?;
                if tiles.len() > RING {
                    return Err(format!("a ring has {RING} places"));
                }
                self.rings[seat.index()] = tiles;
            }
            ["gold", rest @ ..] => {
                self.by_seat(rest, |draft, seat, value| {
                    draft.gold[seat] = value.parse().map_err(|_| no_number(value))?;
                    Ok(())
                })?;
            }
            ["glory", rest @ ..] => {
                self.by_seat(rest, |draft, seat, value| {
                    draft.glory[seat] = value.parse().map_err(|_| no_number(value))?;
                    Ok(())
                })?;
            }
            ["purse", rest @ ..] => {
                self.by_seat(rest, |draft, seat, value| {
                    draft.purse[seat] = Some(value.parse().map_err(|_| no_number(value))?);
                    Ok(())
                })?;
            }
            ["discount", rest @ ..] => {
                self.by_seat(rest, |draft, seat, value| {
                    draft.discount[seat] = small(value)?.min(99);
                    Ok(())
                })?;
            }
            ["stock", rest @ ..] => {
                self.by_seat(rest, |draft, seat, value| {
                    let parts = value.strip_suffix('w').and_then(|rest| rest.split_once('f'));
                    let (food, water) = parts.ok_or_else(|| format!("`{value}` is no stock such as 1f0w"))?;
                    draft.stock[seat] = (small(food)?, small(water)?);
                    Ok(())
                })?;
            }
            ["berserk", value] => {
                self.berserk = small(value)?;
                if !(1..=6).contains(&self.berserk) {
                    return Err("the Berserker die shows 1 to 6".into());
                }
            }
            ["leech", face, victim @ ..] => {
                let face = small(face)?;
                let victim = match victim {
                    [] => None,
                    [victim] => Some(self.seat(victim)?),
                    _ => return Err("the Leech die has one victim".into()),
                };
                if face > 6 || (face == 0 && victim.is_some()) {
                    return Err("the Leech die shows 1 to 6".into());
                }
                self.leech = (face, victim);
            }
            ["supply", class, rest @ ..] => self.supply(class, rest)?,
            ["turn", seat] => self.turn = Some(self.seat(seat)?),
            ["luck", "used"] => self.luck_used = true,
            ["asked", rest @ ..] => {
                self.asked = 0;
                for name in rest {
                    self.asked |= 1 << self.seat(name)?.index();
                }
            }
            ["battle", way, group, began, commander, flags @ ..] => {
                self.battle(way, group, began, commander, flags)?;
            }
            ["dice", rest @ ..] => self.dice(rest)?,
            _ => return Ok(false),
        }
        self.touched = true;
        Ok(true)
    }

    pub(super) fn troop(&self, text: &str) -> Result<Troop> {
        let group = notation::group(text).ok_or_else(|| format!("`{text}` are no units"))?;
        let most = self.game.switches.most_of_kind;
        if group.infantry > most.into() || group.mobile > most.into() {
            return Err(format!("at most {most} units of a kind have room"));
        }
        Ok(group.troop())
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat> {
        self.game.seat_named(name).ok_or_else(|| format!("`{name}` is no player of this game"))
    }

    pub(super) fn kind(&self, code: &str) -> Result<Kind> {
        self.game.kind_coded(code).ok_or_else(|| format!("there is no tile `{code}`"))
    }

    /// Reads a tile of the box; exactly the walled kinds have a wall.
    fn ground(&self, text: &str) -> Result<Ground> {
        let ground = notation::ground(self.game, text).ok_or_else(|| format!("there is no tile `{text}`"))?;
        match (self.game.info(ground.kind()).wall, ground.wall()) {
            (true, None) => Err(format!("`{text}` needs its walled side, such as {text}/N")),
            (false, Some(_)) => Err(format!("`{text}` has no walled side")),
            _ => Ok(ground),
        }
    }

    fn players(&mut self, words: &[&str]) -> Result<()> {
        let mut factions = [None; MAX_SEATS];
        let mut named = 0;
        for word in words {
            let (name, faction) =
                word.split_once('=').ok_or_else(|| format!("`{word}` is no player=faction"))?;
            let seat = self.seat(name)?;
            factions[seat.index()] = match faction {
                "-" => None,
                _ => {
                    let found = Faction::named(faction);
                    let faction = found.ok_or_else(|| format!("there is no faction `{faction}`"))?;
                    if factions.contains(&Some(faction)) {
                        return Err(format!("{} is taken twice", faction.word()));
                    }
                    Some(faction)
                }
            };
            named += 1;
        }
        if named != self.game.seats {
            return Err(format!("{} players play, {named} are named", self.game.seats));
        }
        self.factions = factions;
        Ok(())
    }

    fn by_seat(
        &mut self,
        words: &[&str],
        mut set: impl FnMut(&mut Self, usize, &str) -> Result<()>,
    ) -> Result<()> {
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is no player=value"))?;
            let seat = self.seat(name)?;
            set(self, seat.index(), value)?;
        }
        Ok(())
    }

    fn tile(&mut self, cell: &str, ground: &str, owner: &str, units: &[&str]) -> Result<()> {
        let cell = inside(cell)?;
        let ground = match ground {
            "SH" => Ground::new(Kind::STRONGHOLD, None),
            "RU" => Ground::new(Kind::RUIN, None),
            other => self.ground(other)?,
        };
        let owner = if owner == "-" { None } else { Some(self.seat(owner)?) };
        if ground.is_stronghold() && owner.is_none() {
            return Err("a stronghold has an owner".into());
        }
        let mut tile = Tile { ground, owner, units: Vec::new() };
        for word in units {
            let (name, group) = word.split_once(':').ok_or_else(|| format!("`{word}` is no player:units"))?;
            let seat = self.seat(name)?;
            if tile.units.iter().any(|(earlier, _)| *earlier == seat) {
                return Err(format!("units of {name} are named twice"));
            }
            tile.units.push((seat, self.troop(group)?));
        }
        if !ground.is_stronghold() {
            if tile.units.len() > 1 {
                return Err("units of two players share a tile only in a stronghold".into());
            }
            if let (Some(owner), Some((seat, _))) = (owner, tile.units.first())
                && *seat != owner
            {
                return Err("a tile with units of another player has no owner".into());
            }
        }
        self.tiles.insert(cell, tile);
        Ok(())
    }

    fn points(&mut self, cell: &str, words: &[&str]) -> Result<()> {
        let cell = inside(cell)?;
        let (mut infantry, mut one, mut two, mut mercenary) = (0, 0, 0, 0);
        for word in words {
            let (unit, digits) = word.split_once('=').ok_or_else(|| format!("`{word}` is no unit=points"))?;
            let count = |digit: char| digits.chars().filter(|found| *found == digit).count() as u8;
            let most = if unit == "I" { "01" } else { "012" };
            if digits.is_empty()
                || digits.len() > usize::from(self.game.switches.most_of_kind)
                || digits.chars().any(|d| !most.contains(d))
            {
                return Err(format!("`{digits}` are no movement points"));
            }
            match unit {
                "I" => infantry = count('1'),
                "M" => (one, two) = (count('1'), count('2')),
                "X" if digits.len() == 1 => mercenary = count('1') + 2 * count('2'),
                _ => return Err(format!("there is no unit `{unit}`")),
            }
        }
        self.points.insert(cell, Points::new(infantry, one, two, mercenary));
        Ok(())
    }

    fn supply(&mut self, class: &str, words: &[&str]) -> Result<()> {
        let class = class_named(class)?;
        let mut counts = Vec::new();
        for word in words {
            let (code, count) = word.split_once('=').ok_or_else(|| format!("`{word}` is no tile=count"))?;
            let kind = self.kind(code)?;
            if self.game.info(kind).class != class {
                return Err(format!("{code} is no {} tile", class.word()));
            }
            counts.push((kind, small(count)?));
        }
        self.supply[class as usize] = Some(counts);
        Ok(())
    }

    fn battle(&mut self, way: &str, group: &str, began: &str, commander: &str, flags: &[&str]) -> Result<()> {
        let (from, to) = way.split_once('-').ok_or_else(|| format!("`{way}` is no way A-B"))?;
        let mut battle = Battle {
            from: inside(from)?,
            to: inside(to)?,
            // All attackers may be dead while losses of the defenders are still to be named.
            group: if matches!(group, "0" | "-") { Troop::NONE } else { self.troop(group)? },
            began: small(began)?,
            commander: self.seat(commander)?,
            ..Battle::NONE
        };
        for flag in flags {
            *match *flag {
                "through" => &mut battle.through,
                "mixed" => &mut battle.mixed,
                "luckless" => &mut battle.luckless,
                "raged" => &mut battle.raged,
                "dodged" => &mut battle.dodged,
                _ => return Err(format!("`{flag}` is no mark of a battle")),
            } = true;
        }
        self.battle = Some(battle);
        Ok(())
    }

    fn dice(&mut self, words: &[&str]) -> Result<()> {
        let mut sides = words.split(|word| *word == "-");
        let mut side = || -> Result<Dice> {
            let mut dice = Dice::NONE;
            for word in sides.next().unwrap_or_default() {
                let face = small(word)?;
                if face > 6 || dice.len() >= Dice::MOST {
                    return Err(format!("`{word}` is no die here"));
                }
                dice.push(face);
            }
            Ok(dice)
        };
        self.dice = (side()?, side()?);
        Ok(())
    }

    /// Puts everything on the table; phase, points and battle are still to come.
    pub(super) fn lay_out(&self) -> Result<State> {
        let mut state = State::empty();
        state.faction = self.factions;
        for (place, seat) in Seat::all(self.game.seats).enumerate() {
            state.order[place] = self.order.as_ref().map_or(seat, |order| order[place]);
        }
        state.ordered = true;
        state.round = self.round.unwrap_or(1);
        for (cell, tile) in &self.tiles {
            self.game.set_ground(&mut state, *cell, tile.ground);
            self.game.set_owner(&mut state, *cell, tile.owner);
            if tile.ground.is_stronghold()
                && let Some(owner) = tile.owner
            {
                if state.home(owner).is_some() {
                    return Err(format!("{} has two strongholds", self.game.seat_name(owner)));
                }
                state.home[owner.index()] = cell.0;
            }
            for (seat, troop) in &tile.units {
                let army = state.army[seat.index()];
                if Unit::ALL.iter().any(|unit| army[unit.index()].checked_add(troop.count(*unit)).is_none()) {
                    return Err("there are too many units".into());
                }
                self.game.add_units(&mut state, *cell, *seat, *troop);
            }
        }
        for seat in Seat::all(self.game.seats) {
            let at = seat.index();
            self.hands[at].iter().for_each(|kind| state.take_in_hand(seat, *kind));
            state.ring[at][..self.rings[at].len()].copy_from_slice(&self.rings[at]);
            state.purse[at] = self.purse[at].unwrap_or(self.glory[at]);
            (state.food[at], state.water[at]) = self.stock[at];
        }
        state.gold = self.gold;
        state.glory = self.glory;
        state.discount = self.discount;
        state.berserk = self.berserk;
        (state.leech, state.victim) = self.leech;
        state.turn = self.turn;
        state.luck_used = self.luck_used;
        state.asked = self.asked;
        state.supply = super::standard_supply(self.game, &state);
        for &class in Class::ALL {
            if let Some(counts) = &self.supply[class as usize] {
                self.game.kinds_of(class).for_each(|kind| state.supply[usize::from(kind.0)] = 0);
                counts.iter().for_each(|(kind, count)| state.supply[usize::from(kind.0)] = *count);
            }
        }
        Ok(state)
    }

    /// Gives the units of the turn player the points that were said, else full ones.
    pub(super) fn give_points(&self, state: &mut State, seat: Seat) -> Result<()> {
        self.game.refresh_points(state, seat);
        for (cell, points) in &self.points {
            let (troop, said) = (state.units(*cell, seat), points.movable());
            if Unit::ALL.iter().any(|unit| said.count(*unit) > troop.count(*unit)) {
                return Err(format!(
                    "{cell} has fewer units of {} than points say",
                    self.game.seat_name(seat)
                ));
            }
            if !troop.is_empty() {
                state.set_points(*cell, seat, *points);
            }
        }
        Ok(())
    }

    pub(super) fn has_points(&self) -> bool {
        !self.points.is_empty()
    }
}

pub(super) fn class_named(text: &str) -> Result<Class> {
    let class = Class::ALL.iter().copied().find(|class| class.short() == text);
    class.ok_or_else(|| format!("`{text}` is no supply; there are nat, civ and adv"))
}

pub(super) fn inside(text: &str) -> Result<Cell> {
    Spot::parse(text).and_then(Spot::cell).ok_or_else(|| format!("`{text}` is no cell of the frame"))
}

pub(super) fn small(text: &str) -> Result<u8> {
    text.parse().map_err(|_| no_number(text))
}

fn no_number(text: &str) -> String {
    format!("`{text}` is no number")
}
