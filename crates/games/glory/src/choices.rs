//! What may be chosen in each phase, as sets and ranges: lists, checks, samples and forced steps all ask here.

use hexapod_core::Seat;

use crate::actions::Action;
use crate::cells::{CELLS, Cell, NEIGHBOURS, OUTSIDE, Set, opposite};
use crate::data::{Ability, Class, Trained};
use crate::game::Glory;
use crate::options::Facilities;
use crate::state::{Ground, Kind, Phase, RING, State, Troop, Unit};

/// Groups that may be named: at most the units `of` of each kind, between `least` and `most` in all.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupChoice {
    pub(crate) of: Troop,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl GroupChoice {
    /// Calls `visit` with each group: by infantry, then mobile units, then mercenaries.
    #[inline]
    pub(crate) fn each(self, mut visit: impl FnMut(Troop)) {
        for infantry in 0..=self.of.infantry().min(self.most) {
            for mobile in 0..=self.of.mobile().min(self.most - infantry) {
                for mercenary in 0..=self.of.mercenary().min(self.most - infantry - mobile) {
                    if infantry + mobile + mercenary >= self.least {
                        visit(Troop::new(infantry, mobile, mercenary));
                    }
                }
            }
        }
    }

    /// Returns the group, if there is only one.
    #[inline]
    pub(crate) fn only(self) -> Option<Troop> {
        if self.least == 1 {
            // Any single unit may be named.
            let kinds = Unit::ALL.iter().copied().filter(|unit| self.of.count(*unit) > 0).count();
            let lone = kinds == 1 && (self.most == 1 || self.of.total() == 1);
            return self.of.first_to_die().filter(|_| lone).map(Troop::of);
        }
        let mut count = 0;
        let mut found = Troop::NONE;
        self.each(|troop| {
            count += 1;
            found = troop;
        });
        (count == 1).then_some(found)
    }
}

/// Remembers the first of several actions and whether there were more.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Only {
    first: Option<Action>,
    more: bool,
}

impl Only {
    #[inline]
    pub(crate) fn offer(&mut self, action: Action) {
        self.more = self.first.is_some();
        self.first = Some(action);
    }

    /// Returns the action, if it was the only one.
    pub(crate) fn action(self) -> Option<Action> {
        self.first.filter(|_| !self.more)
    }
}

impl Glory {
    /// Returns the kinds that train units, in the order of the data file.
    #[inline]
    pub(crate) fn facilities(&self) -> impl Iterator<Item = Kind> + '_ {
        self.facility_kinds.iter().copied()
    }

    #[inline]
    pub(crate) fn is_chaos_source(&self, ground: Ground) -> bool {
        self.info(ground.kind()).ability == Some(Ability::ChaosSource)
    }

    #[inline]
    pub(crate) fn is_foundry(&self, ground: Ground) -> bool {
        self.info(ground.kind()).ability == Some(Ability::Foundry)
    }

    /// Returns how many units more the tile holds for its owner, or for the player whose units stand there unopposed
    /// (M6).
    #[inline]
    pub(crate) fn room(&self, state: &State, cell: Cell) -> u8 {
        let limit = if state.ground(cell).is_stronghold() {
            self.data.limits.stronghold
        } else {
            self.data.limits.tile
        };
        limit.saturating_sub(state.crowd(cell))
    }

    pub(crate) fn reserve(&self, state: &State, seat: Seat, unit: Unit) -> u8 {
        self.unit(unit).count.saturating_sub(state.army[seat.index()][unit.index()])
    }

    /// Returns how many ownership markers are left; strongholds need none (T3).
    pub(crate) fn markers(&self, state: &State, seat: Seat) -> u8 {
        let owned = state.owned[seat.index()].count();
        let marked = owned - usize::from(state.home(seat).is_some_and(|home| state.owns(seat, home)));
        self.data.limits.markers.saturating_sub(marked.min(255) as u8)
    }

    /// Returns the price of a unit (T8): Legacy discount, Churches, never below the smallest.
    #[inline]
    pub(crate) fn price(&self, state: &State, seat: Seat, unit: Unit) -> u16 {
        let discount = if unit == Unit::M { state.discount[seat.index()] } else { 0 };
        // R19: every Church counts, wherever the unit is trained.
        let off = discount.saturating_add(state.holdings[seat.index()].churches);
        u16::from(self.unit(unit).gold.saturating_sub(off).max(self.data.prices.smallest_unit_price))
    }

    pub(crate) fn facility_price(&self, kind: Kind) -> u16 {
        let prices = &self.data.prices;
        u16::from(match self.info(kind).trains {
            Some(Trained::M) => prices.mobile_facility,
            _ => prices.infantry_facility,
        })
    }

    /// Calls `push` with everything that can be bought in phase 1 (`Train`) or phase 4, in the order of lists.
    #[inline]
    pub(crate) fn each_purchase(&self, state: &State, seat: Seat, push: &mut impl FnMut(Action)) {
        for unit in [Unit::I, Unit::M] {
            if self.can_buy(state, seat, unit) {
                push(Action::Buy(unit));
            }
        }
        if !matches!(state.phase, Phase::Train) && self.may_build(state, seat) {
            for kind in self.facilities().filter(|kind| self.can_build(state, seat, *kind)) {
                push(Action::Build(kind));
            }
        }
    }

    /// Returns whether anything can be bought in phase 1 (`Train`) or phase 4.
    #[inline]
    pub(crate) fn has_purchase(&self, state: &State, seat: Seat) -> bool {
        self.can_buy(state, seat, Unit::I)
            || self.can_buy(state, seat, Unit::M)
            || (!matches!(state.phase, Phase::Train)
                && self.may_build(state, seat)
                && self.facilities().any(|kind| self.can_build(state, seat, kind)))
    }

    /// Returns whether the seat can buy such a unit in phase 1 (`Train`) or phase 4.
    #[inline]
    pub(crate) fn can_buy(&self, state: &State, seat: Seat, unit: Unit) -> bool {
        state.gold[seat.index()] >= self.price(state, seat, unit)
            && self.reserve(state, seat, unit) > 0
            && self.has_place_for(state, seat, unit)
    }

    /// Returns the own tiles that have room for a unit.
    #[inline]
    pub(crate) fn places(&self, state: &State, seat: Seat) -> Set {
        state.owned[seat.index()] - state.full
    }

    /// Returns whether some tile can take the unit.
    #[inline]
    pub(crate) fn has_place_for(&self, state: &State, seat: Seat, unit: Unit) -> bool {
        if !matches!(state.phase, Phase::Train) {
            return !self.places(state, seat).is_empty();
        }
        unit != Unit::X
            && state.holdings[seat.index()].facilities[unit.index()] > 0
            && self.places(state, seat).iter().any(|cell| self.trains(state, cell, unit))
    }

    #[inline]
    fn trains(&self, state: &State, cell: usize, unit: Unit) -> bool {
        self.info(state.ground[cell].kind()).trains_unit() == Some(unit)
    }

    /// Returns whether this facility can be had (T9, R20).
    pub(crate) fn facility_left(&self, state: &State, kind: Kind) -> bool {
        self.options.facilities == Facilities::Unlimited || state.supply[usize::from(kind.0)] > 0
    }

    #[inline]
    pub(crate) fn can_build(&self, state: &State, seat: Seat, kind: Kind) -> bool {
        state.gold[seat.index()] >= self.facility_price(kind)
            && self.facility_left(state, kind)
            && self.has_building_ground(state, seat)
    }

    /// Returns whether the gold is enough for some facility: most often it is not, and nothing else need be asked.
    #[inline]
    fn may_build(&self, state: &State, seat: Seat) -> bool {
        let prices = &self.data.prices;
        state.gold[seat.index()] >= u16::from(prices.infantry_facility.min(prices.mobile_facility))
    }

    pub(crate) fn has_building_ground(&self, state: &State, seat: Seat) -> bool {
        state.owned[seat.index()].iter().any(|cell| self.is_building_ground(state, Cell::new(cell)))
    }

    /// T9: neither a stronghold nor a production facility.
    pub(crate) fn is_building_ground(&self, state: &State, cell: Cell) -> bool {
        let kind = state.ground(cell).kind();
        kind != Kind::STRONGHOLD && self.info(kind).trains.is_none()
    }

    /// Returns the cells that may be named in the present phase.
    #[inline]
    pub(crate) fn cells(&self, state: &State) -> Set {
        let seat = state.seat;
        match state.phase {
            Phase::TrainAt(unit) => {
                self.places(state, seat).iter().filter(|cell| self.trains(state, *cell, unit)).collect()
            }
            Phase::BuyAt(_) | Phase::LegacyAt(_) => self.places(state, seat),
            Phase::BuildAt(_) | Phase::LegacyBuildAt(_) => {
                let owned = state.owned[seat.index()].iter();
                owned.filter(|cell| self.is_building_ground(state, Cell::new(*cell))).collect()
            }
            Phase::Deploy => self.deploy_cells(state, seat),
            Phase::Found => self.found_cells(state, seat),
            Phase::Last => self.last_cells(state, seat),
            Phase::LegacySet(..) => self.legacy_cells(state, seat),
            _ => Set::EMPTY,
        }
    }

    /// S8: own tiles with room, at most three different ones in all.
    fn deploy_cells(&self, state: &State, seat: Seat) -> Set {
        let manned = state.manned[seat.index()];
        let places = self.places(state, seat);
        if manned.count() >= usize::from(self.data.start.max_tiles) { places & manned } else { places }
    }

    /// H2: an own tile, else an unowned one with own units, else exile at the rim.
    pub(crate) fn found_cells(&self, state: &State, seat: Seat) -> Set {
        let owned = state.owned[seat.index()];
        if !owned.is_empty() {
            return owned;
        }
        let manned = state.manned[seat.index()].iter();
        let held: Set = manned.filter(|cell| state.owner(Cell::new(*cell)).is_none()).collect();
        if !held.is_empty() {
            return held;
        }
        not_walled_off(state, rim(state))
    }

    /// S7: open cells between an own tile and an opponent's, not walled off if that is possible.
    fn last_cells(&self, state: &State, seat: Seat) -> Set {
        let between: Set = beside_own(state, seat)
            .iter()
            .filter(|cell| {
                let owners = state.around(Cell::new(*cell)).filter_map(|(_, next)| state.owner(next));
                owners.into_iter().any(|owner| owner != seat)
            })
            .collect();
        not_walled_off(state, between)
    }

    /// L3: beside an own tile, not walled off if that is possible; else anywhere at the rim.
    fn legacy_cells(&self, state: &State, seat: Seat) -> Set {
        let beside = beside_own(state, seat);
        not_walled_off(state, if beside.is_empty() { rim(state) } else { beside })
    }

    /// Returns the walls a tile on this cell may have, a bit for each direction: one side towards a neighbouring
    /// tile must stay passable, if any is (S7, L3).
    pub(crate) fn walls_allowed(&self, state: &State, cell: Cell) -> u8 {
        let mut open = 0_u8;
        for (direction, next) in state.around(cell) {
            if !state.ground(next).walls(opposite(direction)) {
                open |= 1 << direction;
            }
        }
        if open.count_ones() == 1 { !open & 0x3f } else { 0x3f }
    }

    /// Returns the walls a tile on this ring place may have (S4): no tile of the land may be cut off from the
    /// stronghold and both its ring neighbours.
    pub(crate) fn ring_walls(&self, ring: &[Ground; RING], place: usize) -> u8 {
        // Any kind will do: only the wall matters here.
        (0..6_usize).fold(0, |walls, wall| {
            let mut after = *ring;
            after[place] = Ground::new(Kind::RUIN, Some(wall));
            let neighbours = [place, (place + 1) % 6, (place + 5) % 6];
            let sound = neighbours.into_iter().all(|at| after[at].is_open() || is_reachable(&after, at));
            walls | u8::from(sound) << wall
        })
    }

    /// Calls `visit` with each tile that may go on the next ring place.
    pub(crate) fn each_ring(&self, state: &State, seat: Seat, mut visit: impl FnMut(Ground)) {
        let ring = &state.ring[seat.index()];
        let place = state.ring_len(seat);
        if place >= RING {
            return;
        }
        let mut walls = None;
        let mut last = 0;
        for kind in state.hand(seat) {
            if kind.0 == last {
                continue;
            }
            last = kind.0;
            if self.info(kind).wall {
                let walls = *walls.get_or_insert_with(|| self.ring_walls(ring, place));
                (0..6)
                    .filter(|wall| walls >> wall & 1 == 1)
                    .for_each(|wall| visit(Ground::new(kind, Some(wall))));
            } else {
                visit(Ground::new(kind, None));
            }
        }
    }

    /// Returns the unit that is due in the deployment (S8).
    pub(crate) fn unit_due(&self, state: &State) -> Unit {
        let placed = state.army[state.seat.index()][Unit::I.index()];
        if placed < self.data.start.infantry { Unit::I } else { Unit::M }
    }

    /// Returns the class of tile that is due in the deal (S3).
    pub(crate) fn class_due(&self, held: usize) -> Class {
        let start = &self.data.start;
        match held {
            held if held < usize::from(start.natural) => Class::Natural,
            held if held < usize::from(start.natural + start.civilized) => Class::Civilized,
            _ => Class::Advanced,
        }
    }

    /// Returns whether this good can be bought now (L2, L3).
    pub(crate) fn can_take(&self, state: &State, seat: Seat, good: u8) -> bool {
        state.purse[seat.index()] >= i16::from(self.data.legacy.goods[usize::from(good)].from)
            && self.is_to_be_had(state, seat, good)
    }

    /// L3; the price does not matter.
    pub(crate) fn is_to_be_had(&self, state: &State, seat: Seat, good: u8) -> bool {
        match good {
            0 => self.has_tile(state, seat, Class::Natural),
            1 => self.has_recruit(state, seat, Unit::I),
            2 => self.has_recruit(state, seat, Unit::M),
            3 => self.has_recruit(state, seat, Unit::X),
            4 => self.has_tile(state, seat, Class::Civilized),
            5 => {
                self.facilities().any(|kind| self.is_legacy_facility(state, kind))
                    && self.has_building_ground(state, seat)
            }
            6 => {
                let price = self.unit(Unit::M).gold.saturating_sub(state.discount[seat.index()]);
                price > self.data.prices.smallest_unit_price
            }
            _ => self.has_tile(state, seat, Class::Advanced),
        }
    }

    fn has_recruit(&self, state: &State, seat: Seat, unit: Unit) -> bool {
        self.reserve(state, seat, unit) > 0 && !self.places(state, seat).is_empty()
    }

    fn has_tile(&self, state: &State, seat: Seat, class: Class) -> bool {
        self.supply_of(state, class) > 0 && self.markers(state, seat) > 0
    }

    /// Returns how many tiles of a class are left.
    pub(crate) fn supply_of(&self, state: &State, class: Class) -> u32 {
        self.kinds_of(class).map(|kind| u32::from(state.supply[usize::from(kind.0)])).sum()
    }

    pub(crate) fn is_legacy_facility(&self, state: &State, kind: Kind) -> bool {
        self.info(kind).trains == Some(Trained::I) && self.facility_left(state, kind)
    }

    /// Returns how much food and water the any points may become: in phase 5 what is missing (U6), in phase 1
    /// everything (U8).
    pub(crate) fn wild_limits(&self, state: &State, any: u8) -> (u8, u8) {
        if matches!(state.phase, Phase::StartWild(_)) {
            return (any, any);
        }
        let (food, water) = (state.food[state.seat.index()], state.water[state.seat.index()]);
        let need = self.need(state, state.seat);
        let missing = |stock: u8| need.saturating_sub(u16::from(stock)).min(u16::from(any)) as u8;
        (missing(food), missing(water))
    }

    /// Calls `visit` with each unit that may starve, by cell, infantry first, the mercenary last (U7).
    pub(crate) fn each_starving(&self, state: &State, seat: Seat, mut visit: impl FnMut(Unit, Cell)) {
        for cell in state.manned[seat.index()] {
            let cell = Cell::new(cell);
            if self.is_free(state.ground(cell)) {
                continue;
            }
            let troop = state.units(cell, seat);
            for &unit in Unit::ALL {
                if troop.count(unit) > 0 && self.unit(unit).upkeep {
                    visit(unit, cell);
                }
            }
        }
    }

    /// Calls `visit` with each kind of defending unit, by seat (B5).
    pub(crate) fn each_victim(&self, state: &State, mut visit: impl FnMut(Seat, Unit)) {
        for seat in self.defending_seats(state, state.battle.to, state.turn) {
            let troop = state.units(state.battle.to, seat);
            for &unit in Unit::ALL {
                if troop.count(unit) > 0 {
                    visit(seat, unit);
                }
            }
        }
    }
}

/// Whether a ring tile has a passable side towards the stronghold or a ring neighbour.
fn is_reachable(ring: &[Ground; RING], place: usize) -> bool {
    let tile = ring[place];
    let inward = (place + 3) % 6;
    if !tile.walls(inward) {
        return true;
    }
    [((place + 1) % 6, (place + 2) % 6), ((place + 5) % 6, (place + 4) % 6)]
        .into_iter()
        .any(|(neighbour, direction)| !tile.walls(direction) && !ring[neighbour].walls(opposite(direction)))
}

/// Open cells beside tiles of a seat.
fn beside_own(state: &State, seat: Seat) -> Set {
    let mut beside = Set::EMPTY;
    for cell in state.owned[seat.index()] {
        for next in NEIGHBOURS[cell] {
            if next != OUTSIDE && state.ground[usize::from(next)].is_open() {
                beside.insert(usize::from(next));
            }
        }
    }
    beside
}

/// Open cells beside any tile.
pub(crate) fn rim(state: &State) -> Set {
    (0..CELLS)
        .filter(|cell| state.ground[*cell].is_open() && state.around(Cell::new(*cell)).next().is_some())
        .collect()
}

/// The cells that some neighbour leaves open; if there is none, all of them.
fn not_walled_off(state: &State, cells: Set) -> Set {
    let open: Set = cells.iter().filter(|cell| state.is_open_to_neighbours(Cell::new(*cell))).collect();
    if open.is_empty() { cells } else { open }
}
