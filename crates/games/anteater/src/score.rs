//! Points and tie-breaks (section 10).

use hexapod_core::{RankKey, Score};

use crate::game::Anteater;
use crate::state::{Colour, Items, State};

/// The points of one colour, part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Points {
    pub(crate) tiles: u32,
    pub(crate) pairs: u32,
    pub(crate) variety: u32,
    pub(crate) worms: u32,
}

impl Points {
    pub(crate) fn total(self) -> u32 {
        self.tiles + self.pairs + self.variety + self.worms
    }
}

impl Anteater {
    pub(crate) fn points(&self, state: &State, colour: Colour) -> Points {
        let held = state.hold(colour);
        let worth = &self.data.score;
        Points {
            tiles: held.tiles.points(),
            // R18: once per type, however many.
            pairs: u32::from(worth.pair_types) * held.items.pairs(),
            variety: if self.leads_variety(state, colour) { u32::from(worth.most_types) } else { 0 },
            worms: u32::from(worth.worm) * u32::from(held.worms),
        }
    }

    /// R19: a colour without items leads in nothing.
    pub(crate) fn leads_variety(&self, state: &State, colour: Colour) -> bool {
        let types = |items: Items| items.types();
        let own = types(state.hold(colour).items);
        own > 0 && self.colours().all(|other| types(state.hold(other).items) <= own)
    }
}

/// Returns the points of every colour.
pub(crate) fn scores(game: &Anteater, state: &State) -> Vec<Score> {
    let score = |colour: Colour| {
        let points = game.points(state, colour);
        let parts = [
            ("tiles", points.tiles),
            ("pairs", points.pairs),
            ("variety", points.variety),
            ("worms", points.worms),
        ];
        Score {
            who: game.colour_name(colour),
            total: i64::from(points.total()),
            parts: parts.map(|(part, value)| (part, i64::from(value))).to_vec(),
        }
    };
    game.colours().map(score).collect()
}

/// Returns points, Queens, Generals and worms.
pub(crate) fn rank_key(game: &Anteater, state: &State, colour: Colour) -> RankKey {
    let held = state.hold(colour);
    [
        i64::from(game.points(state, colour).total()),
        held.tiles.queens().len() as i64,
        held.tiles.generals().len() as i64,
        i64::from(held.worms),
        0,
    ]
}
