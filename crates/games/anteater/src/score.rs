//! Points, tie-breaks, result (section 10), and what must always hold.

use hexapod_core::{MAX_SEATS, Outcome, Score, Seat, WinShares};

use crate::game::Anteater;
use crate::state::{Colour, Items, MAX_COLOURS, Phase, State};

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

/// The measures of a ranking in their order (R20): number of tiles, not their values.
const MEASURES: [&str; 4] = ["points", "queens", "generals", "worms"];

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

    /// R19: whoever holds no item leads in nothing.
    pub(crate) fn leads_variety(&self, state: &State, colour: Colour) -> bool {
        let types = |items: Items| items.types();
        let own = types(state.hold(colour).items);
        own > 0 && self.colours().all(|other| types(state.hold(other).items) <= own)
    }

    pub(crate) fn score_all(&self, state: &State) -> Vec<Score> {
        self.colours()
            .map(|colour| {
                let points = self.points(state, colour);
                let parts = [
                    ("tiles", points.tiles),
                    ("pairs", points.pairs),
                    ("variety", points.variety),
                    ("worms", points.worms),
                ];
                Score {
                    who: self.colour_name(colour),
                    total: i64::from(points.total()),
                    parts: parts.map(|(part, value)| (part, i64::from(value))).to_vec(),
                }
            })
            .collect()
    }

    fn rank_key(&self, state: &State, colour: Colour) -> [i64; 4] {
        let held = state.hold(colour);
        [
            i64::from(self.points(state, colour).total()),
            held.tiles.queens().len() as i64,
            held.tiles.generals().len() as i64,
            i64::from(held.worms),
        ]
    }

    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let parties: Vec<_> =
            self.colours().map(|colour| (self.colour_name(colour), self.rank_key(state, colour))).collect();
        Some(Outcome::rank(&parties, MEASURES))
    }

    pub(crate) fn shares(&self, state: &State) -> WinShares {
        let mut keys = [[i64::MIN; 4]; MAX_COLOURS];
        for colour in self.colours() {
            keys[colour.index()] = self.rank_key(state, colour);
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

    /// Checks that no die, worm, item, card or tile has been lost or made.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        let counts = &self.data.game;
        let holdings = || self.colours().map(|colour| state.hold(colour));
        let same = |what: &str, found: u32, wanted: u32| {
            if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
        };
        let worms = holdings().map(|held| u32::from(held.worms)).sum::<u32>() + u32::from(state.worm_supply);
        same("worms", worms, u32::from(counts.worm_tiles))?;
        for (index, item) in self.data.items.iter().enumerate() {
            let held = holdings().map(|held| u32::from(held.items.count(index))).sum::<u32>();
            same(&item.name, held + u32::from(state.item_supply.count(index)), u32::from(item.tiles))?;
        }
        self.check_dice(state, &same)?;
        // Each card that left the table has handed out its two tiles.
        let on_table = state.table.iter().filter(|table| table.card().is_some()).count() as u32;
        let used = self.cards.len() as u32 - state.stack.count_ones() - on_table;
        let queens =
            holdings().map(|held| held.tiles.queens().len()).sum::<usize>() + state.boxed.queens().len();
        let generals =
            holdings().map(|held| held.tiles.generals().len()).sum::<usize>() + state.boxed.generals().len();
        same("Queens", queens as u32, used)?;
        same("Generals", generals as u32, used)
    }

    fn check_dice(
        &self,
        state: &State,
        same: &dyn Fn(&str, u32, u32) -> Result<(), String>,
    ) -> Result<(), String> {
        let counts = &self.data.game;
        for colour in self.colours() {
            let columns = state.table.iter().flat_map(|table| &table.columns);
            let placed = columns
                .filter(|column| column.owner() == Some(colour))
                .map(|column| u32::from(column.count))
                .sum::<u32>();
            let (in_hand, all) = if self.is_neutral(colour) {
                let hands =
                    Seat::all(self.seats).map(|seat| u32::from(state.hold(seat.into()).neutral)).sum();
                (hands, 2 * u32::from(counts.neutral_dice_per_seat))
            } else {
                (u32::from(state.hold(colour).dice), u32::from(counts.dice_per_seat))
            };
            same(&format!("dice of {}", self.colour_name(colour)), placed + in_hand, all)?;
        }
        Ok(())
    }
}
