//! Points, places, result (section 11), and what must always hold (17.2).

use hexapod_core::{MAX_SEATS as CORE_SEATS, Outcome, Score, Seat, WinShares};

use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, Owner, Phase, State};
use crate::tiles::{Tile, TileSet};

/// The points of one seat, part by part (11.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Points {
    pub(crate) power: u32,
    pub(crate) cubes: u32,
    pub(crate) conquests: u32,
    pub(crate) thrones: u32,
}

impl Points {
    pub(crate) fn total(self) -> u32 {
        self.power + self.cubes + self.conquests + self.thrones
    }
}

/// The measures of a ranking in their order: being in at all, then those of 11.2.
const MEASURES: [&str; 5] = ["last-colony", "points", "power", "stored", "carried"];

type RankKey = [i64; MEASURES.len()];

impl DominAnts {
    pub(crate) fn points(&self, state: &State, seat: Seat) -> Points {
        let colony = state.of(seat);
        let limit = &self.data.limit;
        let power = Kind::ALL.map(|kind| u32::from(colony.count(kind)) * u32::from(self.power[kind.index()]));
        let held = state.colonies.iter().filter(|other| other.holder == Some(seat)).count();
        Points {
            power: power.iter().sum(),
            cubes: u32::from(colony.store / limit.cubes_per_point),
            conquests: u32::from(limit.score_conquest) * u32::from(colony.conquests),
            thrones: u32::from(limit.score_throne_held) * held as u32,
        }
    }

    /// Only seats that are still in have points.
    pub(crate) fn score_all(&self, state: &State) -> Vec<Score> {
        state
            .active
            .iter()
            .map(|seat| {
                let points = self.points(state, seat);
                let parts = [
                    ("power", points.power),
                    ("cubes", points.cubes),
                    ("conquests", points.conquests),
                    ("thrones", points.thrones),
                ];
                Score {
                    who: self.name_of(seat),
                    total: i64::from(points.total()),
                    parts: parts.map(|(part, value)| (part, i64::from(value))).to_vec(),
                }
            })
            .collect()
    }

    /// 11.3: whoever is in comes first, then the later out the better.
    fn rank_key(&self, state: &State, seat: Seat) -> RankKey {
        let colony = state.of(seat);
        if !state.active.contains(seat) {
            return [0, i64::from(colony.fell), 0, 0, 0];
        }
        let points = self.points(state, seat);
        [
            1,
            i64::from(points.total()),
            i64::from(points.power),
            i64::from(colony.store),
            i64::from(carried(state, seat)),
        ]
    }

    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let parties: Vec<_> =
            Seat::all(self.seats).map(|seat| (self.name_of(seat), self.rank_key(state, seat))).collect();
        let mut outcome = Outcome::rank(&parties, MEASURES);
        // R44: among colonies that fell together the stores decided.
        if state.active.count() == 0 && outcome.winners.len() == 1 {
            outcome.decided_by = "nobody-left";
        }
        Some(outcome)
    }

    pub(crate) fn shares(&self, state: &State) -> WinShares {
        let mut keys = [[i64::MIN; MEASURES.len()]; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            keys[seat.index()] = self.rank_key(state, seat);
        }
        let best = keys.iter().max().unwrap_or(&keys[0]);
        let winners = keys.iter().filter(|key| *key == best).count();
        let mut shares = [0.0; CORE_SEATS];
        for seat in Seat::all(self.seats) {
            if keys[seat.index()] == *best {
                shares[seat.index()] = 1.0 / winners as f32;
            }
        }
        shares
    }

    /// Returns how the game ended: derived from who is left (11.1, 11.2).
    pub(crate) fn ended(&self, state: &State) -> Option<&'static str> {
        (state.phase == Phase::Over).then(|| match state.active.count() {
            0 => "nobody-left",
            1 => "last-colony",
            _ => "limit",
        })
    }

    /// Checks the invariants of 17.2, and that everything kept twice in the state agrees.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        self.check_sets(state)?;
        let cubes: u32 = u32::from(state.supply)
            + state.colonies.iter().map(|colony| u32::from(colony.store)).sum::<u32>()
            + state.loads.iter().chain(&state.lying).map(|cubes| u32::from(*cubes)).sum::<u32>();
        let tokens = u32::from(self.data.game.sugar_tokens);
        holds(cubes == tokens, || format!("{cubes} cubes instead of {tokens}"))?;
        let neutral = state.neutral().count();
        holds(neutral <= u32::from(self.data.game.neutral_workers), || format!("{neutral} neutral ants"))?;
        for seat in Seat::all(self.seats) {
            self.check_seat(state, seat)?;
        }
        let sets: usize = state.active.iter().map(|seat| usize::from(state.of(seat).sets)).sum();
        let complete = state.active.count() == self.seats;
        let fits = if complete { sets == self.seats } else { sets <= self.seats };
        holds(fits, || format!("{sets} colour sets at a table of {}", self.seats))?;
        holds(state.ap <= self.most_action_points, || format!("{} action points", state.ap))?;
        if state.phase != Phase::Over {
            let free = (state.vacant() - self.active_thrones(state)).count();
            holds(free > 0, || "no tile is left for Emigration".into())?;
            holds(state.active.count() > 1, || "the game goes on with one colony".into())?;
        }
        let in_turn = state.turn();
        holds(in_turn.is_some() || state.ap == 0, || "action points without a turn".into())?;
        let marked = state.attacked | state.gathered | state.participants | state.passed;
        let owner = in_turn.map_or(TileSet::EMPTY, |seat| state.own(seat));
        holds((marked - owner).is_empty(), || format!("marks on {:?}", marked - owner))
    }

    fn check_sets(&self, state: &State) -> Result<(), String> {
        for tile in Tile::all() {
            let owners = state.owned.iter().filter(|set| set.contains(tile)).count();
            let kinds = state.kinds.iter().filter(|set| set.contains(tile)).count();
            let here = usize::from(state.occupied.contains(tile));
            holds(owners == here && kinds == here, || format!("{tile}: {owners} owners, {kinds} kinds"))?;
            let load = state.loads[tile.number()];
            holds((load > 0) == state.loaded.contains(tile), || format!("{tile}: load {load}"))?;
            let lying = state.lying[tile.number()];
            holds((lying > 0) == state.nodes.contains(tile), || format!("{tile}: node {lying}"))?;
            let carries =
                state.ant(tile).is_some_and(|ant| ant.kind == Kind::Worker && ant.owner != Owner::Neutral);
            holds(load == 0 || carries, || format!("{tile}: {load} cubes carried by nobody"))?;
        }
        let neutral_workers = (state.neutral() - state.of_kind(Kind::Worker)).is_empty();
        holds(neutral_workers, || "a neutral ant is no worker".into())
    }

    fn check_seat(&self, state: &State, seat: Seat) -> Result<(), String> {
        let (name, colony) = (self.name_of(seat), state.of(seat));
        for kind in Kind::ALL {
            let found = (state.own(seat) & state.of_kind(kind)).count();
            let counted = u32::from(colony.count(kind));
            holds(found == counted, || format!("{name}: {found} {} counted as {counted}", kind.name()))?;
            let limit = self.limit(state, seat, kind);
            holds(found <= limit, || format!("{name}: {found} {}, limit {limit}", kind.name()))?;
        }
        if !state.active.contains(seat) {
            let nothing = colony.ants() == 0 && colony.store == 0 && colony.hives == 0 && colony.fell > 0;
            return holds(nothing, || format!("{name} is out but still has something"));
        }
        holds(colony.fell == 0, || format!("{name} is in and has a place already"))?;
        let own = 1 << self.corners[seat.index()];
        holds(colony.hives & own != 0, || format!("{name} has lost its own hive"))?;
        holds(!self.extinction || !self.is_extinct(state, seat) || state.phase == Phase::Over, || {
            format!("{name} is extinct but still in")
        })?;
        let throne = self.thrones[seat.index()];
        let occupant = state.ant(throne).map(|ant| ant.owner);
        let intruder = match occupant {
            Some(Owner::Seat(other)) if other != seat => Some(other),
            _ => None,
        };
        holds(colony.holder == intruder, || format!("the throne of {name} is held by {:?}", colony.holder))?;
        let counts = colony.held < self.throne_turns && (colony.held == 0 || colony.holder.is_some());
        holds(counts, || format!("the throne of {name} counts {}", colony.held))
    }
}

/// Returns the cubes that the seat's ants carry.
pub(crate) fn carried(state: &State, seat: Seat) -> u32 {
    (state.own(seat) & state.loaded).iter().map(|tile| u32::from(state.loads[tile.number()])).sum()
}

fn holds(condition: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(message()) }
}
