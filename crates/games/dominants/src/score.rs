//! Points, places, result (section 11).

use hexapod_core::{RankKey, Rules, Score, Seat, Word};

use crate::game::DominAnts;
use crate::state::{Phase, State, by_kind};

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

/// How a game ended (11.1, 11.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Ending {
    /// One colony is left.
    LastColony,
    /// The last cycle is over.
    Limit,
    /// The last colonies fell together.
    NobodyLeft,
    /// At a table without a limit nothing has happened for a hundred cycles, or a thousand are over.
    Stalemate,
}

impl DominAnts {
    pub(crate) fn points(&self, state: &State, seat: Seat) -> Points {
        let colony = state.of(seat);
        let limit = &self.data.limit;
        let power = by_kind(|kind| u32::from(colony.count(kind)) * u32::from(self.power[kind.index()]));
        let held = state.colonies.iter().filter(|other| other.holder == Some(seat)).count();
        Points {
            power: power.iter().sum(),
            cubes: u32::from(colony.store / limit.cubes_per_point),
            conquests: u32::from(limit.score_conquest) * u32::from(colony.conquests),
            thrones: u32::from(limit.score_throne_held) * held as u32,
        }
    }

    /// Returns how the game ended, by the seats that are left.
    pub(crate) fn ending(&self, state: &State) -> Option<Ending> {
        (state.phase == Phase::Over).then(|| match state.active.count() {
            0 => Ending::NobodyLeft,
            1 => Ending::LastColony,
            _ if self.cycle_limit.is_none() => Ending::Stalemate,
            _ => Ending::Limit,
        })
    }
}

/// Returns the points of the seats that are still in.
pub(crate) fn scores(game: &DominAnts, state: &State) -> Vec<Score> {
    let score = |seat: Seat| {
        let points = game.points(state, seat);
        let parts = [
            ("power", points.power),
            ("cubes", points.cubes),
            ("conquests", points.conquests),
            ("thrones", points.thrones),
        ];
        Score {
            who: game.seat_name(seat),
            total: i64::from(points.total()),
            parts: parts.map(|(part, value)| (part, i64::from(value))).to_vec(),
        }
    };
    state.active.iter().map(score).collect()
}

/// Returns whether the seat is in, then the measures of 11.2. 11.3: of seats that are out, the later out the better. After
/// a stalemate (11.5) all seats that are in are alike.
pub(crate) fn rank_key(game: &DominAnts, state: &State, seat: Seat) -> RankKey {
    let colony = state.of(seat);
    if !state.active.contains(seat) {
        return [0, i64::from(colony.fell), 0, 0, 0];
    }
    if game.ending(state) == Some(Ending::Stalemate) {
        return [1, 0, 0, 0, 0];
    }
    let points = game.points(state, seat);
    [
        1,
        i64::from(points.total()),
        i64::from(points.power),
        i64::from(colony.store),
        i64::from(carried(state, seat)),
    ]
}

/// Returns what decided for the winner. R44: among colonies that fell together the stores did.
pub(crate) fn decided_by(state: &State, measure: &'static str) -> &'static str {
    if state.active.count() == 0 && measure != "shared" { Ending::NobodyLeft.word() } else { measure }
}

/// Returns the cubes that the seat's ants carry.
pub(crate) fn carried(state: &State, seat: Seat) -> u32 {
    (state.own(seat) & state.loaded).iter().map(|tile| u32::from(state.loads[tile.number()])).sum()
}
