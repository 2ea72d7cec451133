//! The actions of section 7: walking, sugar, growth.

use hexapod_core::{Rules, Seat, Sink};

use crate::actions::Action;
use crate::events::Event;
use crate::game::{DominAnts, NO_HIVE};
use crate::state::{Kind, Owner, Phase, State};
use crate::tiles::{Tile, TileSet, tile_name};

impl DominAnts {
    /// Carries out a legal action.
    #[inline]
    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        match (state.phase, action) {
            (Phase::Main(seat), Action::Move(from, to)) => self.walk(state, seat, from, to, events),
            (Phase::Main(seat), Action::Gather(ant)) => {
                state.supply -= 1;
                self.take_cube(state, seat, ant, None, events);
            }
            (Phase::Main(seat), Action::GatherFrom(ant, node)) => {
                state.set_lying(node, state.lying[node.number()] - 1);
                self.take_cube(state, seat, ant, Some(node), events);
            }
            (Phase::Main(seat), Action::Drop(ant)) => self.unload(state, seat, ant, events),
            (Phase::Main(seat), Action::Feed(ant, neutral)) => self.feed(state, seat, ant, neutral, events),
            (Phase::Main(seat), Action::Spawn(at)) => {
                self.pay(state, seat, self.data.price.spawn_worker, self.costs.spawn);
                state.place(Owner::Seat(seat), Kind::Worker, at);
                self.stir(state);
                let store = state.of(seat).store;
                events.tell(|| Event::Spawned { seat: self.seat_name(seat), tile: tile_name(at), store });
            }
            (Phase::Main(seat), Action::Merge(growing)) => {
                if let Some(kind) = state.kind_at(growing) {
                    self.pay(state, seat, self.merge_price(kind), self.costs.merge);
                }
                state.phase = Phase::Merge(seat, growing);
                let store = state.of(seat).store;
                events.tell(|| Event::Growing {
                    seat: self.seat_name(seat),
                    tile: tile_name(growing),
                    store,
                });
            }
            (Phase::Merge(seat, growing), Action::With(absorbed)) => {
                self.grow(state, seat, growing, absorbed, events);
            }
            (Phase::Main(seat), Action::Queen(at)) => {
                self.pay(state, seat, self.data.price.replace_queen, self.costs.queen);
                state.place(Owner::Seat(seat), Kind::Queen, at);
                let store = state.of(seat).store;
                events.tell(|| Event::QueenReplaced {
                    seat: self.seat_name(seat),
                    tile: tile_name(at),
                    store,
                });
            }
            (Phase::Main(seat), Action::Attack(ant)) => self.open_battle(state, seat, ant, events),
            (Phase::Battle(seat), Action::Join(ant)) => self.join_battle(state, seat, ant, events),
            (Phase::Battle(seat), Action::Strike) => self.strike(state, seat, events),
            (Phase::Main(seat), Action::End) => self.end(state, seat, events),
            (Phase::Tax(payers), Action::Pay(ant)) => self.pay_tax(state, payers, ant, events),
            (Phase::Tax(payers), Action::Sacrifice(ant)) => self.sacrifice(state, payers, ant, events),
            (phase, action) => unreachable!("{action:?} is not legal in phase {phase:?}"),
        }
    }

    #[inline]
    fn walk<S: Sink<Event>>(&self, state: &mut State, seat: Seat, from: Tile, to: Tile, events: &mut S) {
        let Some(kind) = state.kind_at(from) else { unreachable!("there is an ant on {from}") };
        state.ap -= self.move_cost(state);
        state.carry(seat, kind, from, to);
        let load = state.loads[to.number()];
        events.tell(|| Event::Moved {
            seat: self.seat_name(seat),
            ant: kind,
            from: tile_name(from),
            to: tile_name(to),
            load,
        });
        // A throne changes hands only if an ant enters or leaves its tile.
        let touched = self.thrones[..self.seats].iter().any(|throne| *throne == from || *throne == to);
        if touched {
            self.settle_thrones(state, events);
        }
    }

    fn take_cube<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        ant: Tile,
        node: Option<Tile>,
        events: &mut S,
    ) {
        let load = state.loads[ant.number()] + 1;
        state.set_load(ant, load);
        state.gathered.insert(ant);
        self.stir(state);
        state.ap -= self.costs.gather;
        events.tell(|| Event::Gathered {
            seat: self.seat_name(seat),
            tile: tile_name(ant),
            node: node.map(tile_name),
            load,
        });
    }

    /// R26: the whole load at once, into the store at home, on the ground elsewhere.
    fn unload<S: Sink<Event>>(&self, state: &mut State, seat: Seat, ant: Tile, events: &mut S) {
        let cubes = state.loads[ant.number()];
        state.set_load(ant, 0);
        state.ap -= self.costs.drop;
        let home = self.hives_of(state, seat).contains(ant);
        if home {
            state.of_mut(seat).store += cubes;
        } else {
            state.lay(ant, cubes);
        }
        let total = if home { state.of(seat).store } else { state.lying[ant.number()] };
        events.tell(|| Event::Dropped {
            seat: self.seat_name(seat),
            tile: tile_name(ant),
            cubes,
            stored: home,
            total,
        });
    }

    fn feed<S: Sink<Event>>(&self, state: &mut State, seat: Seat, ant: Tile, neutral: Tile, events: &mut S) {
        state.set_load(ant, state.loads[ant.number()] - 1);
        state.supply += 1;
        state.ap -= self.costs.feed;
        if let Some(fed) = state.ant(neutral) {
            state.take_off(fed, neutral);
        }
        state.place(Owner::Seat(seat), Kind::Worker, neutral);
        events.tell(|| Event::Fed {
            seat: self.seat_name(seat),
            ant: tile_name(ant),
            tile: tile_name(neutral),
        });
        // Only a set-up can have put the neutral ant on a throne.
        self.settle_thrones(state, events);
    }

    fn grow<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        growing: Tile,
        absorbed: Tile,
        events: &mut S,
    ) {
        let (Some(first), Some(second)) = (state.ant(growing), state.ant(absorbed)) else {
            unreachable!("both ants of a merge are on the board")
        };
        let Some(kind) = first.kind.grown() else { unreachable!("{:?} does not merge", first.kind) };
        // R36: the grown ant has attacked if one of the two had.
        let attacked = state.attacked.contains(growing) || state.attacked.contains(absorbed);
        // R35: the loads go into the store.
        let cubes = state.take_off(first, growing) + state.take_off(second, absorbed);
        state.of_mut(seat).store += cubes;
        state.place(Owner::Seat(seat), kind, growing);
        if attacked {
            state.attacked.insert(growing);
        }
        state.phase = Phase::Main(seat);
        events.tell(|| Event::Merged {
            seat: self.seat_name(seat),
            ant: kind,
            tile: tile_name(growing),
            absorbed: tile_name(absorbed),
            cubes,
        });
    }

    /// Pays cubes from the store and action points.
    fn pay(&self, state: &mut State, seat: Seat, cubes: u8, points: u8) {
        state.of_mut(seat).store -= cubes;
        state.supply += cubes;
        state.ap -= points;
    }

    #[inline]
    pub(crate) fn can_spawn(&self, state: &State, seat: Seat) -> bool {
        let colony = state.of(seat);
        colony.store >= self.data.price.spawn_worker
            && state.ap >= self.costs.spawn
            && colony.count(Kind::Queen) > 0
            && self.is_below_limit(state, seat, Kind::Worker)
    }

    /// R31: any vacant tile of a hive but a throne in play.
    pub(crate) fn spawn_tiles(&self, state: &State, seat: Seat) -> TileSet {
        (self.hives_of(state, seat) - state.occupied) - self.active_thrones(state)
    }

    #[inline]
    pub(crate) fn is_spawn_tile(&self, state: &State, at: Tile) -> bool {
        let throne = |seat: Seat| self.thrones[seat.index()] == at && state.active.contains(seat);
        !state.occupied.contains(at) && !Seat::all(self.seats).any(throne)
    }

    pub(crate) fn can_replace_queen(&self, state: &State, seat: Seat) -> bool {
        let colony = state.of(seat);
        colony.count(Kind::Queen) == 0
            && colony.store >= self.data.price.replace_queen
            && state.ap >= self.costs.queen
    }

    /// R38: the throne if it is vacant, otherwise any vacant tile of the own corner.
    pub(crate) fn queen_tiles(&self, state: &State, seat: Seat) -> TileSet {
        let throne = self.thrones[seat.index()];
        if state.occupied.contains(throne) {
            self.hive_tiles(1 << self.corners[seat.index()]) - state.occupied
        } else {
            TileSet::from_iter([throne])
        }
    }

    /// Returns the other ants of the same kind and owner in the hive of `growing`.
    pub(crate) fn partners(&self, state: &State, seat: Seat, growing: Tile) -> TileSet {
        let corner = self.hive_at[growing.number()];
        if corner == NO_HIVE {
            return TileSet::EMPTY;
        }
        let kind = state.kind_at(growing).map_or(TileSet::EMPTY, |kind| state.of_kind(kind));
        let mut partners = state.own(seat) & kind & self.hive_tiles(1 << corner);
        partners.remove(growing);
        partners
    }

    /// Returns the ants that may begin to grow, action points aside.
    pub(crate) fn mergeable(&self, state: &State, seat: Seat) -> TileSet {
        let colony = state.of(seat);
        let mut found = TileSet::EMPTY;
        for (kind, grown) in [(Kind::Worker, Kind::Soldier), (Kind::Soldier, Kind::Warrior)] {
            if colony.store < self.merge_price(kind) || !self.is_below_limit(state, seat, grown) {
                continue;
            }
            let ants = state.own(seat) & state.of_kind(kind);
            for corner in (0..4).filter(|corner| colony.hives >> corner & 1 == 1) {
                let inside = ants & self.hive_tiles(1 << corner);
                if inside.count() >= 2 {
                    found |= inside;
                }
            }
        }
        found
    }

    /// Returns whether this ant may begin to grow, action points aside.
    #[inline]
    pub(crate) fn can_merge(&self, state: &State, seat: Seat, ant: Tile) -> bool {
        let corner = self.hive_at[ant.number()];
        let colony = state.of(seat);
        if corner == NO_HIVE || colony.hives >> corner & 1 == 0 {
            return false;
        }
        let Some(kind) = state.kind_at(ant) else { return false };
        let Some(grown) = kind.grown() else { return false };
        colony.store >= self.merge_price(kind)
            && self.is_below_limit(state, seat, grown)
            && !self.partners(state, seat, ant).is_empty()
    }
}
