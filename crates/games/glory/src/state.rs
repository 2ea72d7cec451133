//! A whole position, and the questions one asks of it.

use hexapod_core::{Seat, Word};

use crate::cells::{CELLS, Cell, NEIGHBOURS, OUTSIDE, Set, opposite};
use crate::data::Class;

pub use crate::pieces::{Dice, Faction, Ground, Kind, Troop, Unit};
pub(crate) use crate::pieces::{Holdings, MAX_TOTALS, Points, Totals};

/// A battle under way (section 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Battle {
    /// Where the attackers stand, and what they attack.
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    /// Attackers still alive.
    pub(crate) group: Troop,
    /// Attackers at the start.
    pub(crate) began: u8,
    /// The defending commander (B2).
    pub(crate) commander: Seat,
    /// An attack through a stronghold (P3).
    pub(crate) through: bool,
    /// Defenders of several players at the start (B5).
    pub(crate) mixed: bool,
    /// The attacker is Religion and used Luck in an earlier battle of this turn (F2).
    pub(crate) luckless: bool,
    pub(crate) raged: bool,
    /// The Agile die is spent.
    pub(crate) dodged: bool,
    pub(crate) attack: Dice,
    pub(crate) defence: Dice,
}

impl Battle {
    pub(crate) const NONE: Self = Self {
        from: Cell(0),
        to: Cell(0),
        group: Troop::NONE,
        began: 0,
        commander: Seat::new(0),
        through: false,
        mixed: false,
        luckless: false,
        raged: false,
        dodged: false,
        attack: Dice::NONE,
        defence: Dice::NONE,
    };
}

/// Where the game stands, with what is pending there (6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // The names and their words are those of 6.3 and 15.3.
pub enum Phase {
    OrderRoll,
    Faction,
    Deal,
    Ring,
    Middle,
    Push,
    Last,
    LastWall(Cell),
    Deploy,
    LeechChoice,
    LeechRoll,
    LeechVictim,
    Train,
    TrainAt(Unit),
    Move,
    Send(Cell, Cell),
    AskSend(Cell, Cell, Cell),
    Permit(Cell, Cell, Cell, Troop),
    AttackRoll,
    DefendRoll,
    Luck,
    LuckRoll,
    Rage,
    Dodge,
    Kill(u8),
    Press,
    Advance,
    Found,
    Buy,
    BuyAt(Unit),
    BuildAt(Kind),
    ChaosRoll(Cell, u8),
    Wild(u8),
    StartWild(u8),
    Starve,
    Legacy,
    LegacyDraw(Class, Seat),
    LegacySet(Kind, Seat),
    LegacyWall(Kind, Cell, Seat),
    LegacyAt(Unit),
    LegacyFacility,
    LegacyBuildAt(Kind),
    Over,
}

/// The names of the phases (6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[word(as_written)]
#[allow(missing_docs)]
pub enum PhaseName {
    OrderRoll,
    Faction,
    Deal,
    Ring,
    Middle,
    Push,
    Last,
    LastWall,
    Deploy,
    LeechChoice,
    LeechRoll,
    LeechVictim,
    Train,
    TrainAt,
    Move,
    Send,
    AskSend,
    Permit,
    AttackRoll,
    DefendRoll,
    Luck,
    LuckRoll,
    Rage,
    Dodge,
    Kill,
    Press,
    Advance,
    Found,
    Buy,
    BuyAt,
    BuildAt,
    ChaosRoll,
    Wild,
    StartWild,
    Starve,
    Legacy,
    LegacyDraw,
    LegacySet,
    LegacyWall,
    LegacyAt,
    LegacyFacility,
    LegacyBuildAt,
    Over,
}

impl PhaseName {
    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|name| name.word() == word)
    }
}

impl Phase {
    /// Returns the name without what is pending.
    pub(crate) const fn name(self) -> PhaseName {
        match self {
            Self::OrderRoll => PhaseName::OrderRoll,
            Self::Faction => PhaseName::Faction,
            Self::Deal => PhaseName::Deal,
            Self::Ring => PhaseName::Ring,
            Self::Middle => PhaseName::Middle,
            Self::Push => PhaseName::Push,
            Self::Last => PhaseName::Last,
            Self::LastWall(_) => PhaseName::LastWall,
            Self::Deploy => PhaseName::Deploy,
            Self::LeechChoice => PhaseName::LeechChoice,
            Self::LeechRoll => PhaseName::LeechRoll,
            Self::LeechVictim => PhaseName::LeechVictim,
            Self::Train => PhaseName::Train,
            Self::TrainAt(_) => PhaseName::TrainAt,
            Self::Move => PhaseName::Move,
            Self::Send(..) => PhaseName::Send,
            Self::AskSend(..) => PhaseName::AskSend,
            Self::Permit(..) => PhaseName::Permit,
            Self::AttackRoll => PhaseName::AttackRoll,
            Self::DefendRoll => PhaseName::DefendRoll,
            Self::Luck => PhaseName::Luck,
            Self::LuckRoll => PhaseName::LuckRoll,
            Self::Rage => PhaseName::Rage,
            Self::Dodge => PhaseName::Dodge,
            Self::Kill(_) => PhaseName::Kill,
            Self::Press => PhaseName::Press,
            Self::Advance => PhaseName::Advance,
            Self::Found => PhaseName::Found,
            Self::Buy => PhaseName::Buy,
            Self::BuyAt(_) => PhaseName::BuyAt,
            Self::BuildAt(_) => PhaseName::BuildAt,
            Self::ChaosRoll(..) => PhaseName::ChaosRoll,
            Self::Wild(_) => PhaseName::Wild,
            Self::StartWild(_) => PhaseName::StartWild,
            Self::Starve => PhaseName::Starve,
            Self::Legacy => PhaseName::Legacy,
            Self::LegacyDraw(..) => PhaseName::LegacyDraw,
            Self::LegacySet(..) => PhaseName::LegacySet,
            Self::LegacyWall(..) => PhaseName::LegacyWall,
            Self::LegacyAt(_) => PhaseName::LegacyAt,
            Self::LegacyFacility => PhaseName::LegacyFacility,
            Self::LegacyBuildAt(_) => PhaseName::LegacyBuildAt,
            Self::Over => PhaseName::Over,
        }
    }

    /// Returns whether a battle is under way.
    pub(crate) const fn in_battle(self) -> bool {
        matches!(
            self,
            Self::AttackRoll
                | Self::DefendRoll
                | Self::Luck
                | Self::LuckRoll
                | Self::Rage
                | Self::Dodge
                | Self::Kill(_)
                | Self::Press
                | Self::Advance
        )
    }

    /// Returns whether this is a step of the setup.
    pub(crate) const fn in_setup(self) -> bool {
        matches!(
            self,
            Self::OrderRoll
                | Self::Faction
                | Self::Deal
                | Self::Ring
                | Self::Middle
                | Self::Push
                | Self::Last
                | Self::LastWall(_)
                | Self::Deploy
        )
    }
}

/// The largest table.
pub(crate) const MAX_SEATS: usize = 4;
pub(crate) const HAND: usize = 7;
pub(crate) const RING: usize = 6;
/// No cell: the seat has no stronghold yet.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// A whole position. What is asked often is kept beside what it is derived from (`home`, `army`, `owned`, `manned`,
/// `full`, `holdings`, `eaters`; see `rules/map.rs`), and everything that does not matter is zero, so that derived
/// equality is equality of positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) phase: Phase,
    /// The acting seat, or the seat for which chance acts.
    pub(crate) seat: Seat,
    /// Whose turn it is.
    pub(crate) turn: Option<Seat>,
    pub(crate) round: u8,
    /// Whether the turn order is decided.
    pub(crate) ordered: bool,
    pub(crate) order: [Seat; MAX_SEATS],
    pub(crate) faction: [Option<Faction>; MAX_SEATS],
    pub(crate) gold: [u16; MAX_SEATS],
    pub(crate) glory: [i16; MAX_SEATS],
    pub(crate) purse: [i16; MAX_SEATS],
    pub(crate) food: [u8; MAX_SEATS],
    pub(crate) water: [u8; MAX_SEATS],
    pub(crate) discount: [u8; MAX_SEATS],
    pub(crate) berserk: u8,
    /// The Leech die; 0 = not rolled yet.
    pub(crate) leech: u8,
    pub(crate) victim: Option<Seat>,
    pub(crate) luck_used: bool,
    /// Hosts asked this turn, a bit for each seat.
    pub(crate) asked: u8,
    /// Hands, sorted by kind, then zeros.
    pub(crate) hand: [[u8; HAND]; MAX_SEATS],
    /// Rings that have not been pushed yet, in the order of places, then open ground.
    pub(crate) ring: [[Ground; RING]; MAX_SEATS],
    /// Tiles not in play, by kind.
    pub(crate) supply: [u8; 32],
    pub(crate) totals: Totals,
    pub(crate) home: [u16; MAX_SEATS],
    /// Units on the map by seat and kind.
    pub(crate) army: [[u8; 3]; MAX_SEATS],
    /// Guests by host and guest.
    pub(crate) guests: [[Troop; MAX_SEATS]; MAX_SEATS],
    /// Movement points of the guests of the player whose turn it is, by host.
    pub(crate) guest_points: [Points; MAX_SEATS],
    pub(crate) battle: Battle,
    pub(crate) owned: [Set; MAX_SEATS],
    /// Where each seat has units, guests included.
    pub(crate) manned: [Set; MAX_SEATS],
    /// Tiles that have no room for another unit.
    pub(crate) full: Set,
    /// What the tiles of each seat come to.
    pub(crate) holdings: [Holdings; MAX_SEATS],
    /// How many units of each seat eat (U4).
    pub(crate) eaters: [u16; MAX_SEATS],
    pub(crate) ground: [Ground; CELLS],
    /// Units of the one player on a tile (of the host in a stronghold), the player's seat in two bits above them, and in
    /// three more bits the tile's owner (0 = none, else seat + 1).
    pub(crate) cell: [u16; CELLS],
    /// Movement points of the player whose turn it is.
    pub(crate) points: [Points; CELLS],
}

pub(crate) const SEAT_SHIFT: u32 = 11;
pub(crate) const OWNER_SHIFT: u32 = 13;
/// Owners by their three bits.
const OWNERS: [Option<Seat>; 8] =
    [None, Some(Seat::new(0)), Some(Seat::new(1)), Some(Seat::new(2)), Some(Seat::new(3)), None, None, None];

impl State {
    /// Returns a position without tiles, before the first roll.
    pub(crate) fn empty() -> Self {
        Self {
            phase: Phase::OrderRoll,
            seat: Seat::new(0),
            turn: None,
            round: 0,
            ordered: false,
            order: [Seat::new(0); MAX_SEATS],
            faction: [None; MAX_SEATS],
            gold: [0; MAX_SEATS],
            glory: [0; MAX_SEATS],
            purse: [0; MAX_SEATS],
            food: [0; MAX_SEATS],
            water: [0; MAX_SEATS],
            discount: [0; MAX_SEATS],
            berserk: 1,
            leech: 0,
            victim: None,
            luck_used: false,
            asked: 0,
            hand: [[0; HAND]; MAX_SEATS],
            ring: [[Ground::OPEN; RING]; MAX_SEATS],
            supply: [0; 32],
            totals: Totals::NONE,
            home: [NOWHERE; MAX_SEATS],
            army: [[0; 3]; MAX_SEATS],
            guests: [[Troop::NONE; MAX_SEATS]; MAX_SEATS],
            guest_points: [Points::NONE; MAX_SEATS],
            battle: Battle::NONE,
            owned: [Set::EMPTY; MAX_SEATS],
            manned: [Set::EMPTY; MAX_SEATS],
            full: Set::EMPTY,
            holdings: [Holdings::NONE; MAX_SEATS],
            eaters: [0; MAX_SEATS],
            ground: [Ground::OPEN; CELLS],
            cell: [0; CELLS],
            points: [Points::NONE; CELLS],
        }
    }

    /// Returns whether the game is still being set up.
    pub fn is_setup(&self) -> bool {
        self.phase.in_setup()
    }

    #[inline]
    pub(crate) fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    #[inline]
    pub(crate) fn owner(&self, cell: Cell) -> Option<Seat> {
        OWNERS[usize::from(self.cell[cell.index()] >> OWNER_SHIFT & 7)]
    }

    #[inline]
    pub(crate) fn owns(&self, seat: Seat, cell: Cell) -> bool {
        (self.cell[cell.index()] >> OWNER_SHIFT) as usize == seat.index() + 1
    }

    #[inline]
    pub(crate) fn is_owned(&self, cell: Cell) -> bool {
        self.cell[cell.index()] >> OWNER_SHIFT != 0
    }

    /// Returns the units that stand on the tile as of right, with their owner; guests are not among them.
    #[inline]
    pub(crate) fn stand(&self, cell: Cell) -> (Troop, Seat) {
        let bits = self.cell[cell.index()];
        (Troop(bits & Troop::BITS), Seat::new((bits >> SEAT_SHIFT & 3) as usize))
    }

    /// Returns the host of a stronghold in which `seat` could be a guest.
    #[inline]
    pub(crate) fn host(&self, cell: Cell, seat: Seat) -> Option<Seat> {
        // One rare branch instead of two unpredictable ones.
        if self.ground(cell).is_stronghold() & !self.owns(seat, cell) { self.owner(cell) } else { None }
    }

    #[inline]
    pub(crate) fn units(&self, cell: Cell, seat: Seat) -> Troop {
        if let Some(host) = self.host(cell, seat) {
            return self.guests[host.index()][seat.index()];
        }
        let (troop, owner) = self.stand(cell);
        if owner == seat { troop } else { Troop::NONE }
    }

    /// Returns how many units of all players are on the tile.
    #[inline]
    pub(crate) fn crowd(&self, cell: Cell) -> u8 {
        let (troop, _) = self.stand(cell);
        if self.ground(cell).is_stronghold() { troop.total() + self.n_guests(cell) } else { troop.total() }
    }

    /// Returns how many units defend the tile against `attacker`: guests of the attacker stand aside (P4).
    #[inline]
    pub(crate) fn defenders(&self, cell: Cell, attacker: Seat) -> u8 {
        self.crowd(cell) - self.units(cell, attacker).total()
    }

    #[inline]
    fn n_guests(&self, cell: Cell) -> u8 {
        self.owner(cell).map_or(0, |host| self.guests[host.index()].iter().map(|guests| guests.total()).sum())
    }

    /// Returns the movement points of the turn player's units on the tile.
    #[inline]
    pub(crate) fn points(&self, cell: Cell, seat: Seat) -> Points {
        match self.host(cell, seat) {
            Some(host) => self.guest_points[host.index()],
            None => self.points[cell.index()],
        }
    }

    #[inline]
    pub(crate) fn set_points(&mut self, cell: Cell, seat: Seat, points: Points) {
        match self.host(cell, seat) {
            Some(host) => self.guest_points[host.index()] = points,
            None => self.points[cell.index()] = points,
        }
    }

    /// Returns whether the side of `cell` in this direction has no wall on either face.
    #[inline]
    pub(crate) fn is_passable(&self, cell: Cell, direction: usize, next: Cell) -> bool {
        !self.ground(cell).walls(direction) && !self.ground(next).walls(opposite(direction))
    }

    /// Returns the tiles around a cell with their directions.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> impl Iterator<Item = (usize, Cell)> {
        let neighbours = &NEIGHBOURS[cell.index()];
        (0..6).filter_map(move |direction| {
            let next = neighbours[direction];
            (next != OUTSIDE && !self.ground[usize::from(next)].is_open()).then_some((direction, Cell(next)))
        })
    }

    /// Returns whether at least one neighbouring tile leaves its side towards this cell open.
    pub(crate) fn is_open_to_neighbours(&self, cell: Cell) -> bool {
        self.around(cell).any(|(direction, next)| !self.ground(next).walls(opposite(direction)))
    }

    pub(crate) fn faction(&self, seat: Seat) -> Option<Faction> {
        self.faction[seat.index()]
    }

    pub(crate) fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.faction.iter().position(|taken| *taken == Some(faction)).map(Seat::new)
    }

    pub(crate) fn home(&self, seat: Seat) -> Option<Cell> {
        let home = self.home[seat.index()];
        (home != NOWHERE).then_some(Cell(home))
    }

    pub(crate) fn hand_len(&self, seat: Seat) -> usize {
        self.hand[seat.index()].iter().filter(|kind| **kind != 0).count()
    }

    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Kind> {
        self.hand[seat.index()].iter().filter(|kind| **kind != 0).map(|kind| Kind(*kind))
    }

    pub(crate) fn ring_len(&self, seat: Seat) -> usize {
        self.ring[seat.index()].iter().filter(|ground| !ground.is_open()).count()
    }

    /// Adds a tile to a hand, which stays sorted.
    pub(crate) fn take_in_hand(&mut self, seat: Seat, kind: Kind) {
        let length = self.hand_len(seat);
        let hand = &mut self.hand[seat.index()];
        hand[length] = kind.0;
        hand[..=length].sort_unstable();
    }

    pub(crate) fn drop_from_hand(&mut self, seat: Seat, kind: Kind) {
        let length = self.hand_len(seat);
        let hand = &mut self.hand[seat.index()];
        if let Some(place) = hand.iter().position(|held| *held == kind.0) {
            hand.copy_within(place + 1..length, place);
            hand[length - 1] = 0;
        }
    }

    pub(crate) fn gain_glory(&mut self, seat: Seat, glory: u8) {
        // A set-up may begin near the end of the range.
        self.glory[seat.index()] = self.glory[seat.index()].saturating_add(i16::from(glory));
        self.purse[seat.index()] = self.purse[seat.index()].saturating_add(i16::from(glory));
    }

    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] = self.gold[seat.index()].saturating_add(gold);
    }

    pub(crate) fn gain_stock(&mut self, seat: Seat, food: u8, water: u8) {
        let seat = seat.index();
        self.food[seat] = self.food[seat].saturating_add(food);
        self.water[seat] = self.water[seat].saturating_add(water);
    }
}

const _: () = assert!(size_of::<State>() <= 2048);
