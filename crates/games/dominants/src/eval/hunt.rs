//! What a colony could strike in one turn: a quick look that takes no obstacle on the way into account.

use hexapod_core::Seat;

use super::estimate::{FARTHEST, Values};
use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, State};
use crate::tiles::{TILES, Tile, TileSet, tile};

/// The board with a margin, so that every tile has eight neighbours.
const ROW: usize = 16;
const NEAR: [isize; 8] = [-17, -16, -15, -1, 1, 15, 16, 17];
/// More hunters, more tiles to strike from and more strikes than these change nothing.
const HUNTERS: usize = 40;
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

/// The ants that hunt.
struct Pack {
    ants: [(u8, u8, u8); HUNTERS],
    count: usize,
    /// The power of all together.
    power: u8,
    /// Action points for a move, and those of the turn.
    step: u8,
    points: u8,
}

/// A tile to strike from: what dies, what it costs, who is needed.
#[derive(Clone, Copy, Default)]
struct Stand {
    at: u8,
    cost: u8,
    value: f32,
    /// What an action point brings.
    rate: f32,
    /// Hunters by their place in the pack, one bit each.
    called: u64,
}

impl Stand {
    fn new(at: Tile, cost: u8, value: f32, called: u64) -> Self {
        Self { at: at.number() as u8, cost, value, rate: value / f32::from(cost), called }
    }
}

impl Pack {
    fn new(game: &DominAnts, state: &State, hunter: Seat, points: u8) -> Self {
        let power = if state.boost == Some(hunter) { &game.boosted } else { &game.power };
        let step = game.move_cost(state).max(1);
        let mut pack = Self { ants: [(0, 0, 0); HUNTERS], count: 0, power: 0, step, points };
        // On its own turn the marks are the hunter's; in others' turns they are not.
        let tired = if state.turn() == Some(hunter) { state.attacked } else { TileSet::EMPTY };
        let ready = state.own(hunter) - tired;
        for kind in Kind::ALL {
            for tile in ready & state.of_kind(kind) {
                if pack.count < HUNTERS {
                    pack.power = pack.power.saturating_add(power[kind.index()]);
                    pack.ants[pack.count] = (tile.file(), tile.rank(), power[kind.index()]);
                    pack.count += 1;
                }
            }
        }
        pack
    }

    /// Returns the fewest action points for which hunters, one alone or the nearest together, beat `defence` from about
    /// this tile, and who they are.
    #[inline]
    fn cheapest(&self, to: Tile, defence: u8, points: u8, used: u64) -> Option<(u8, u64)> {
        let reach = points.saturating_sub(1) / self.step;
        let (file, rank) = (to.file(), to.rank());
        let moves_of =
            |(from_file, from_rank, _): (u8, u8, u8)| file.abs_diff(from_file).max(rank.abs_diff(from_rank));
        let (mut nearest, mut called) = (u8::MAX, 0);
        for (place, ant) in self.ants[..self.count].iter().enumerate() {
            let moves = moves_of(*ant);
            if ant.2 > defence && moves < nearest && used >> place & 1 == 0 {
                (nearest, called) = (moves, 1 << place);
            }
        }
        if nearest <= reach {
            return Some((nearest * self.step + 1, called));
        }
        if self.power <= defence {
            return None;
        }
        let mut power_at = [0u8; FARTHEST + 1];
        let mut called_at = [0u64; FARTHEST + 1];
        for (place, ant) in self.ants[..self.count].iter().enumerate() {
            if used >> place & 1 == 0 {
                let moves = usize::from(moves_of(*ant));
                power_at[moves] += ant.2;
                called_at[moves] |= 1 << place;
            }
        }
        let (mut power, mut cost) = (0u8, 0u8);
        called = 0;
        for moves in 0..=usize::from(reach).min(FARTHEST) {
            power += power_at[moves];
            called |= called_at[moves];
            cost = cost.saturating_add(called_at[moves].count_ones() as u8 * (moves as u8 * self.step + 1));
            if cost > points {
                return None;
            }
            if power > defence {
                return Some((cost, called));
            }
        }
        None
    }
}

impl DominAnts {
    /// Returns what each seat would lose to the strikes of `hunter` within `points` action points.
    pub(super) fn hunt(&self, state: &State, hunter: Seat, points: u8, values: &Values) -> [f32; MAX_SEATS] {
        let mut losses = [0.0; MAX_SEATS];
        let prey = state.enemies(hunter);
        let pack = Pack::new(self, state, hunter, points);
        let mut power_near = [0u8; ROW * ROW];
        let mut value_near = [0.0f32; ROW * ROW];
        let mut value_at = [0.0f32; TILES];
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            for tile in state.own(owner) {
                let Some(kind) = state.kind_at(tile) else { continue };
                let mut value = values.of(state, owner, kind, tile);
                if tile == self.thrones[hunter.index()] {
                    value += values.thrones[hunter.index()];
                }
                value_at[tile.number()] = value;
                let at = usize::from(PADDED[tile.number()]);
                let power = self.power[kind.index()];
                for near in NEAR {
                    power_near[at.wrapping_add_signed(near)] += power;
                    value_near[at.wrapping_add_signed(near)] += value;
                }
            }
        }
        let mut stands = [Stand::default(); STANDS];
        let mut count = 0;
        for to in (prey.spread() - prey - state.neutral()).iter().take(STANDS) {
            let at = usize::from(PADDED[to.number()]);
            if let Some((cost, called)) = pack.cheapest(to, power_near[at], points, 0) {
                stands[count] = Stand::new(to, cost, value_near[at], called);
                count += 1;
            }
        }
        let (mut left, mut used, mut alive) = (points, 0, prey);
        for _ in 0..STRIKES {
            let Some(stand) =
                self.next_strike(&pack, &mut stands[..count], state, &value_at, alive, left, used)
            else {
                break;
            };
            left -= stand.cost;
            used |= stand.called;
            for dead in alive.around(tile(usize::from(stand.at))) {
                let owner = state.active.iter().find(|owner| state.own(*owner).contains(dead));
                if let Some(owner) = owner {
                    losses[owner.index()] += value_at[dead.number()];
                }
                alive.remove(dead);
            }
        }
        self.visit_open_thrones(state, hunter, &pack, values, &mut losses);
        losses
    }

    /// Returns the strike that brings most for its cost after the earlier ones.
    #[allow(clippy::too_many_arguments)]
    fn next_strike(
        &self,
        pack: &Pack,
        stands: &mut [Stand],
        state: &State,
        value_at: &[f32; TILES],
        alive: TileSet,
        left: u8,
        used: u64,
    ) -> Option<Stand> {
        loop {
            let (mut best, mut most) = (None, 0.0);
            for (place, stand) in stands.iter().enumerate() {
                if stand.rate > most && stand.cost <= left {
                    (best, most) = (Some(place), stand.rate);
                }
            }
            let best = &mut stands[best?];
            let at = tile(usize::from(best.at));
            let value: f32 = alive.around(at).map(|ant| value_at[ant.number()]).sum();
            if value == best.value && best.called & used == 0 {
                let stand = *best;
                best.rate = 0.0;
                return Some(stand);
            }
            // Something has changed since it was looked at.
            let defence =
                alive.around(at).filter_map(|ant| state.kind_at(ant)).map(|kind| self.power[kind.index()]);
            let defence = defence.sum();
            best.rate = 0.0;
            if value > 0.0
                && let Some((cost, called)) = pack.cheapest(at, defence, left, used)
            {
                *best = Stand::new(at, cost, value, called);
            }
        }
    }

    fn visit_open_thrones(
        &self,
        state: &State,
        hunter: Seat,
        pack: &Pack,
        values: &Values,
        losses: &mut [f32; MAX_SEATS],
    ) {
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            let throne = self.thrones[owner.index()];
            let reaches = |ant: &(u8, u8, u8)| {
                let moves = ant.0.abs_diff(throne.file()).max(ant.1.abs_diff(throne.rank()));
                moves * pack.step <= pack.points
            };
            if !state.occupied.contains(throne) && pack.ants[..pack.count].iter().any(reaches) {
                losses[owner.index()] += values.open_throne;
            }
        }
    }
}
