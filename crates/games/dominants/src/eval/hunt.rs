//! What a colony could strike in one turn: a quick look that takes no obstacle on the way into account.

use hexapod_core::Seat;

use super::estimate::{FARTHEST, Values};
use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, State};
use crate::tiles::{TILES, Tile, TileSet, tile};

/// The board with a margin, so that every tile has eight neighbours.
const ROW: usize = 16;
const NEAR: [isize; 8] = [-17, -16, -15, -1, 1, 15, 16, 17];
/// Hunters that are compared at once.
const GROUP: usize = 16;
/// More hunters, more tiles to strike from and more strikes than these change nothing.
const HUNTERS: usize = 3 * GROUP;
const STANDS: usize = 64;
const STRIKES: usize = 6;

static PADDED: [u8; TILES] = padded();

const fn padded() -> [u8; TILES] {
    let mut table = [0; TILES];
    let mut number = 0;
    while number < TILES {
        table[number] = ((number / 14 + 1) * ROW + number % 14 + 1) as u8;
        number += 1;
    }
    table
}

/// The ants that hunt, by their place in it.
struct Pack {
    files: [u8; HUNTERS],
    ranks: [u8; HUNTERS],
    /// 0 for hunters that have struck, and beyond the last.
    powers: [u8; HUNTERS],
    count: usize,
    /// The power of all together.
    power: u8,
    /// Action points for a move.
    step: u8,
}

/// A tile to strike from: its cost, the defence, the hunters that are needed.
#[derive(Clone, Copy)]
struct Stand {
    at: Tile,
    cost: u8,
    defence: u8,
    /// Hunters by their place in the pack, one bit each.
    called: u64,
}

impl Pack {
    fn new(game: &DominAnts, state: &State, hunter: Seat) -> Self {
        let power = if state.boost == Some(hunter) { &game.boosted } else { &game.power };
        let mut pack = Self {
            files: [0; HUNTERS],
            ranks: [0; HUNTERS],
            powers: [0; HUNTERS],
            count: 0,
            power: 0,
            step: game.move_cost(state).max(1),
        };
        // On its own turn the marks are the hunter's; in others' turns they are not.
        let tired = if state.turn() == Some(hunter) { state.attacked } else { TileSet::EMPTY };
        let ready = state.own(hunter) - tired;
        for &kind in Kind::ALL {
            for tile in (ready & state.of_kind(kind)).iter().take(HUNTERS - pack.count) {
                pack.files[pack.count] = tile.file();
                pack.ranks[pack.count] = tile.rank();
                pack.powers[pack.count] = power[kind.index()];
                pack.power = pack.power.saturating_add(power[kind.index()]);
                pack.count += 1;
            }
        }
        pack
    }

    /// Returns the fewest action points for which hunters, one alone or the nearest together, beat `defence` from about
    /// this tile, and who they are.
    #[inline]
    fn cheapest(&self, to: Tile, defence: u8, points: u8) -> Option<(u8, u64)> {
        // The attack itself takes a point.
        let reach = points.checked_sub(1)? / self.step;
        if let Some((moves, place)) = self.nearest(to, defence).filter(|(moves, _)| *moves <= reach) {
            return Some((moves * self.step + 1, 1 << place));
        }
        if self.power <= defence { None } else { self.together(to, defence, points) }
    }

    /// Returns how far the nearest hunter is away that is strong enough alone, and its place.
    #[inline]
    fn nearest(&self, to: Tile, defence: u8) -> Option<(u8, usize)> {
        let (file, rank) = (to.file(), to.rank());
        let mut best = None;
        for start in (0..self.count).step_by(GROUP) {
            // Distance and place in one byte: the least of sixteen is found at once.
            let mut keys = [u8::MAX; GROUP];
            for (place, key) in keys.iter_mut().enumerate() {
                let at = start + place;
                let moves = file.abs_diff(self.files[at]).max(rank.abs_diff(self.ranks[at]));
                *key = if self.powers[at] > defence { moves << 4 | place as u8 } else { u8::MAX };
            }
            let least = keys.iter().fold(u8::MAX, |least, key| least.min(*key));
            let moves = least >> 4;
            if least < u8::MAX && best.is_none_or(|(fewest, _)| moves < fewest) {
                best = Some((moves, start + usize::from(least & 15)));
            }
        }
        best
    }

    fn together(&self, to: Tile, defence: u8, points: u8) -> Option<(u8, u64)> {
        let (file, rank) = (to.file(), to.rank());
        let mut power_at = [0u8; FARTHEST + 1];
        let mut called_at = [0u64; FARTHEST + 1];
        for place in 0..self.count {
            let moves = usize::from(file.abs_diff(self.files[place]).max(rank.abs_diff(self.ranks[place])));
            power_at[moves] += self.powers[place];
            called_at[moves] |= u64::from(self.powers[place] > 0) << place;
        }
        let (mut power, mut cost, mut called) = (0u8, 0u8, 0);
        for moves in 0..=FARTHEST {
            power += power_at[moves];
            called |= called_at[moves];
            let each = (moves as u8).saturating_mul(self.step) + 1;
            cost = cost.saturating_add(each.saturating_mul(called_at[moves].count_ones() as u8));
            if cost > points {
                return None;
            }
            if power > defence {
                return Some((cost, called));
            }
        }
        None
    }

    /// Hunters that have struck do not strike again.
    fn tire(&mut self, mut called: u64) {
        while called != 0 {
            let place = called.trailing_zeros() as usize;
            self.power -= self.powers[place].min(self.power);
            self.powers[place] = 0;
            called &= called - 1;
        }
    }
}

impl DominAnts {
    /// Returns what each seat would lose to the strikes of `hunter` within `points` action points.
    pub(super) fn hunt(&self, state: &State, hunter: Seat, points: u8, values: &Values) -> [f32; MAX_SEATS] {
        let mut losses = [0.0; MAX_SEATS];
        let mut pack = Pack::new(self, state, hunter);
        self.visit_open_thrones(state, hunter, &pack, points, values, &mut losses);
        let prey = state.enemies(hunter);
        let mut power_near = [0u8; ROW * ROW];
        let mut value_near = [0.0f32; ROW * ROW];
        let mut value_at = [0.0f32; TILES];
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            for &kind in Kind::ALL {
                let power = self.power[kind.index()];
                for tile in state.own(owner) & state.of_kind(kind) {
                    let mut value = values.of(state, owner, kind, tile);
                    if tile == self.thrones[hunter.index()] {
                        value += values.thrones[hunter.index()];
                    }
                    value_at[tile.number()] = value;
                    let at = usize::from(PADDED[tile.number()]);
                    for near in NEAR {
                        power_near[at.wrapping_add_signed(near)] += power;
                        value_near[at.wrapping_add_signed(near)] += value;
                    }
                }
            }
        }
        let nothing = Stand { at: tile(0), cost: 0, defence: 0, called: 0 };
        let mut stands = [nothing; STANDS];
        // What an action point brings at each stand.
        let mut rates = [0.0f32; STANDS];
        let mut count = 0;
        for to in (prey.spread() - prey - state.neutral()).iter().take(STANDS) {
            let near = usize::from(PADDED[to.number()]);
            let (defence, value) = (power_near[near], value_near[near]);
            if let Some((cost, called)) = pack.cheapest(to, defence, points) {
                stands[count] = Stand { at: to, cost, defence, called };
                rates[count] = value / f32::from(cost);
                count += 1;
            }
        }
        let (stands, rates) = (&mut stands[..count], &mut rates[..count]);
        let (mut left, mut alive) = (points, prey);
        for _ in 0..STRIKES {
            let Some(stand) = self.next_strike(&pack, stands, rates, state, &value_at, alive, left) else {
                break;
            };
            left -= stand.cost;
            pack.tire(stand.called);
            for dead in alive.around(stand.at) {
                let owner = state.active.iter().find(|owner| state.own(*owner).contains(dead));
                if let Some(owner) = owner {
                    losses[owner.index()] += value_at[dead.number()];
                }
                alive.remove(dead);
            }
        }
        losses
    }

    /// Returns the strike that brings most for its cost after the earlier ones.
    #[allow(clippy::too_many_arguments)]
    fn next_strike(
        &self,
        pack: &Pack,
        stands: &mut [Stand],
        rates: &mut [f32],
        state: &State,
        value_at: &[f32; TILES],
        alive: TileSet,
        left: u8,
    ) -> Option<Stand> {
        loop {
            let most = rates.iter().fold(0.0f32, |most, rate| most.max(*rate));
            let place = rates.iter().position(|rate| *rate == most && most > 0.0)?;
            rates[place] = 0.0;
            let stand = &mut stands[place];
            let (mut value, mut defence) = (0.0, 0);
            for ant in alive.around(stand.at) {
                value += value_at[ant.number()];
                defence += state.kind_at(ant).map_or(0, |kind| self.power[kind.index()]);
            }
            let mut called = stand.called;
            let mut ready = true;
            while called != 0 {
                ready &= pack.powers[called.trailing_zeros() as usize] > 0;
                called &= called - 1;
            }
            if defence == stand.defence && ready && stand.cost <= left {
                return Some(*stand);
            }
            // Something has changed since it was looked at.
            if value > 0.0
                && let Some((cost, called)) = pack.cheapest(stand.at, defence, left)
            {
                *stand = Stand { at: stand.at, cost, defence, called };
                rates[place] = value / f32::from(cost);
            }
        }
    }

    fn visit_open_thrones(
        &self,
        state: &State,
        hunter: Seat,
        pack: &Pack,
        points: u8,
        values: &Values,
        losses: &mut [f32; MAX_SEATS],
    ) {
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            let throne = self.thrones[owner.index()];
            let nearest = (!state.occupied.contains(throne)).then(|| pack.nearest(throne, 0)).flatten();
            if nearest.is_some_and(|(moves, _)| moves * pack.step <= points) {
                losses[owner.index()] += values.open_throne;
            }
        }
    }
}
