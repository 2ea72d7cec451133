//! Glory, tie-breaks, result (section 14), and what must always hold.

use hexapod_core::{MAX_SEATS, Outcome, Score, Seat, WinShares};

use crate::cells::{CELLS, Cell, Set};
use crate::game::Glory;
use crate::position::standard_supply;
use crate::state::{Holdings, MAX_PLAYERS, Phase, Points, State, Troop, Unit};

/// The measures of a ranking in their order (E2).
const MEASURES: [&str; 4] = ["glory", "tiles", "units", "gold"];

impl Glory {
    pub(crate) fn score_all(&self, state: &State) -> Vec<Score> {
        let score = |seat: Seat| Score {
            who: self.name(seat),
            total: i64::from(state.glory[seat.index()]),
            parts: Vec::new(),
        };
        Seat::all(self.seats).map(score).collect()
    }

    fn rank_key(&self, state: &State, seat: Seat) -> [i64; 4] {
        let at = seat.index();
        [
            i64::from(state.glory[at]),
            state.owned[at].count() as i64,
            state.army[at].iter().map(|count| i64::from(*count)).sum(),
            i64::from(state.gold[at]),
        ]
    }

    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let parties: Vec<_> =
            Seat::all(self.seats).map(|seat| (self.name(seat), self.rank_key(state, seat))).collect();
        Some(Outcome::rank(&parties, MEASURES))
    }

    pub(crate) fn shares(&self, state: &State) -> WinShares {
        let mut keys = [[i64::MIN; 4]; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            keys[seat.index()] = self.rank_key(state, seat);
        }
        let best = keys.iter().max().unwrap_or(&keys[0]);
        let winners = keys.iter().filter(|key| *key == best).count();
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            if keys[seat.index()] == *best {
                shares[seat.index()] = 1.0 / winners as f32;
            }
        }
        shares
    }

    /// Checks that no tile, unit or marker has been lost or made, and that what is kept twice agrees.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        self.check_tiles(state)?;
        for seat in Seat::all(self.seats) {
            self.check_seat(state, seat)?;
        }
        for cell in (0..CELLS).map(Cell::new) {
            self.check_cell(state, cell)?;
        }
        self.check_hands(state)
    }

    /// Tiles: what is in play and in the supply is the whole box in the setup, and never more than it later.
    fn check_tiles(&self, state: &State) -> Result<(), String> {
        let standard = standard_supply(self, state);
        for kind in self.all_kinds() {
            let at = usize::from(kind.0);
            let (left, free) = (state.supply[at], standard[at]);
            let code = self.code_str(kind);
            if self.has_secrets(state) && left != free {
                return Err(format!("{code}: {left} in the supply, {free} neither on the map nor in a hand"));
            }
            if left > free {
                return Err(format!("{code}: {left} in the supply, but only {free} are not in play"));
            }
            let on_map = state.ground.iter().filter(|ground| ground.kind() == kind).count();
            let built = self.unlimited && self.info(kind).trains.is_some();
            if on_map > usize::from(self.full[at]) && !built {
                return Err(format!("{code}: {on_map} on the map, {} in the box", self.full[at]));
            }
        }
        Ok(())
    }

    fn check_seat(&self, state: &State, seat: Seat) -> Result<(), String> {
        let (at, name) = (seat.index(), self.name(seat));
        let mut army = [0; 3];
        let mut manned = Set::EMPTY;
        let mut owned = Set::EMPTY;
        let mut holdings = Holdings::NONE;
        let mut eaters = 0;
        for cell in (0..CELLS).map(Cell::new) {
            let troop = state.units(cell, seat);
            if !troop.is_empty() {
                manned.insert(cell.index());
                Unit::ALL.iter().for_each(|unit| army[unit.index()] += troop.count(*unit));
                eaters += self.eating(state, cell, troop);
            }
            if state.owns(seat, cell) {
                owned.insert(cell.index());
                holdings.gain(&self.info(state.ground(cell).kind()).worth);
            }
        }
        if (army, manned, owned, holdings, eaters)
            != (state.army[at], state.manned[at], state.owned[at], state.holdings[at], state.eaters[at])
        {
            return Err(format!("the counts of {name} do not agree with the map"));
        }
        for unit in Unit::ALL {
            if army[unit.index()] > self.unit(unit).count {
                return Err(format!("{name} has {} {unit:?}, more than pieces", army[unit.index()]));
            }
        }
        let home = state.home(seat);
        let holds =
            (0..CELLS).map(Cell::new).find(|c| state.ground(*c).is_stronghold() && state.owns(seat, *c));
        if home != holds {
            return Err(format!("the stronghold of {name} is not at {home:?}"));
        }
        let founding = state.phase == Phase::Found && state.seat == seat;
        if !state.phase.in_setup() && home.is_none() != founding {
            return Err(format!("{name} has no stronghold"));
        }
        if owned.count() - usize::from(home.is_some()) > usize::from(self.data.limits.markers) {
            return Err(format!("{name} owns more tiles than there are markers"));
        }
        let lost = !self.kept && state.purse[at] != state.glory[at];
        if lost || state.purse[at] > state.glory[at] || state.purse[at] < 0 {
            return Err(format!("{name} has {} Glory and a purse of {}", state.glory[at], state.purse[at]));
        }
        let stocked = state.food[at] > 0 || state.water[at] > 0;
        let own_turn = state.turn == Some(seat);
        let parasite = state.faction(seat) == Some(crate::state::Faction::Parasite);
        if stocked && !own_turn && !parasite {
            return Err(format!("{name} has saved food or water"));
        }
        Ok(())
    }

    fn check_cell(&self, state: &State, cell: Cell) -> Result<(), String> {
        let ground = state.ground(cell);
        let crowd = state.crowd(cell);
        if ground.is_open() && (crowd > 0 || state.owner(cell).is_some()) {
            return Err(format!("somebody is on {cell}, where no tile is"));
        }
        let limit = if ground.is_stronghold() { self.data.limits.stronghold } else { self.data.limits.tile };
        if crowd > limit {
            return Err(format!("{crowd} units are on {cell}"));
        }
        if state.full.contains(cell.index()) != (crowd == limit) {
            return Err(format!("whether {cell} is full does not agree with its {crowd} units"));
        }
        if self.info(ground.kind()).wall != ground.wall().is_some() {
            return Err(format!("the wall of {cell} is wrong"));
        }
        let (troop, holder) = state.stand(cell);
        if let Some(owner) = state.owner(cell).filter(|owner| !troop.is_empty() && *owner != holder) {
            return Err(format!("{} stands on a tile of {}", self.name(holder), self.name(owner)));
        }
        let points = state.points[cell.index()];
        let movable = points.movable();
        let mine = state.turn.filter(|turn| *turn == holder).map_or(Troop::NONE, |_| troop);
        let fits = Unit::ALL.iter().all(|unit| movable.count(*unit) <= mine.count(*unit));
        let gone = !state.turn.is_some_and(|_| crate::position::points_exist(self, state.phase));
        if !fits || (gone && points != Points::NONE) {
            return Err(format!("the movement points on {cell} are wrong"));
        }
        Ok(())
    }

    /// Hands and rings: seven tiles each until they are pushed.
    fn check_hands(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let (hand, ring) = (state.hand_len(seat), state.ring_len(seat));
            let fits = match state.phase {
                Phase::Deal => ring == 0,
                Phase::Ring | Phase::Middle => hand + ring == 7,
                Phase::Push => hand == 1 && (ring == 0 || ring == 6),
                Phase::Last | Phase::LastWall(_) => hand <= 1 && ring == 0,
                _ => hand + ring == 0,
            };
            if !fits {
                return Err(format!("{} holds {hand} tiles and has {ring} in the ring", self.name(seat)));
            }
        }
        Ok(())
    }
}
