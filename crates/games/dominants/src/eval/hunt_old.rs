//! What a colony could strike in one turn: a quick look that takes no obstacle and no order into account.

use hexapod_core::Seat;

use super::estimate::Values;
use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, State};
use crate::tiles::{TILES, Tile, TileSet};

/// The board with a margin, so that every tile has eight neighbours.
const ROW: usize = 16;
const NEAR: [isize; 8] = [-17, -16, -15, -1, 1, 15, 16, 17];
/// No single strike costs more.
const DEAREST: usize = 40;
/// More targets than these do not matter.
const TARGETS: usize = 40;

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

/// The power of some ants around each tile, and where nobody else can stand.
pub(super) struct PowerMap {
    power: [u8; ROW * ROW],
    taken: [bool; ROW * ROW],
}

impl PowerMap {
    /// Returns the map of `ants`; `taken` are tiles from which they cannot be attacked.
    pub(super) fn new(game: &DominAnts, state: &State, ants: TileSet, taken: TileSet) -> Self {
        let mut map = Self { power: [0; ROW * ROW], taken: [true; ROW * ROW] };
        for row in 1..=14 {
            map.taken[row * ROW + 1..=row * ROW + 14].fill(false);
        }
        for tile in taken {
            map.taken[usize::from(PADDED[tile.number()])] = true;
        }
        for kind in Kind::ALL {
            let power = game.power[kind.index()];
            for tile in ants & state.of_kind(kind) {
                let at = usize::from(PADDED[tile.number()]);
                for near in NEAR {
                    map.power[at.wrapping_add_signed(near)] += power;
                }
            }
        }
        map
    }

    /// Returns the least power that an attacker beside this ant would face.
    fn weakest(&self, tile: Tile) -> Option<u8> {
        let at = usize::from(PADDED[tile.number()]);
        let mut least = u8::MAX;
        for near in NEAR {
            let beside = at.wrapping_add_signed(near);
            if !self.taken[beside] {
                least = least.min(self.power[beside]);
            }
        }
        (least < u8::MAX).then_some(least)
    }
}

#[derive(Clone, Copy, Default)]
struct Target {
    owner: u8,
    value: f32,
    cost: u8,
}

impl DominAnts {
    /// Returns what each seat would lose to the strikes of `hunter` within `points` action points.
    pub(super) fn hunt_old(&self, state: &State, hunter: Seat, points: u8, values: &Values) -> [f32; MAX_SEATS] {
        let mut losses = [0.0; MAX_SEATS];
        let prey = state.enemies(hunter);
        let step = self.move_cost(state).max(1);
        let reach = usize::from(points.saturating_sub(self.costs.attack) / step);
        let power = if state.boost == Some(hunter) { &self.boosted } else { &self.power };
        let mut hunters = [(0u8, 0u8, 0u8); TARGETS];
        let mut n_hunters = 0;
        // On its own turn the marks are the hunter's; in others' turns they are not.
        let tired = if state.turn() == Some(hunter) { state.attacked } else { TileSet::EMPTY };
        for kind in Kind::ALL {
            for tile in (state.own(hunter) - tired) & state.of_kind(kind) {
                if n_hunters < TARGETS {
                    hunters[n_hunters] = (tile.file(), tile.rank(), power[kind.index()]);
                    n_hunters += 1;
                }
            }
        }
        let hunters = &hunters[..n_hunters];
        let map = PowerMap::new(self, state, prey, prey | state.neutral());
        let mut targets = [Target::default(); TARGETS];
        let mut n_targets = 0;
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            for tile in state.own(owner) {
                let Some(defence) = map.weakest(tile) else { continue };
                let Some(cost) = cheapest(hunters, tile, defence, reach, step, points) else { continue };
                let mut value = values.of(state, owner, state.kind_at(tile).unwrap_or(Kind::Worker), tile);
                if state.of(hunter).holder == Some(owner) && tile == self.thrones[hunter.index()] {
                    value += values.thrones[hunter.index()];
                }
                if n_targets < TARGETS {
                    targets[n_targets] = Target { owner: owner.index() as u8, value, cost };
                    n_targets += 1;
                }
            }
        }
        let mut left = u32::from(points);
        let targets = &mut targets[..n_targets];
        targets.sort_unstable_by(|a, b| {
            (b.value * f32::from(a.cost)).total_cmp(&(a.value * f32::from(b.cost)))
        });
        for target in targets.iter() {
            if u32::from(target.cost) <= left {
                left -= u32::from(target.cost);
                losses[usize::from(target.owner)] += target.value;
            }
        }
        for owner in state.active.iter().filter(|owner| *owner != hunter) {
            let throne = self.thrones[owner.index()];
            let distance = |ant: &(u8, u8, u8)| ant.0.abs_diff(throne.file()).max(ant.1.abs_diff(throne.rank()));
            if !state.occupied.contains(throne)
                && hunters.iter().any(|ant| usize::from(distance(ant)) <= reach)
            {
                losses[owner.index()] += values.open_throne;
            }
        }
        losses
    }
}

/// Returns the fewest action points for which hunters, nearest first or one alone, beat `defence` at `target`.
#[inline]
fn cheapest(
    hunters: &[(u8, u8, u8)],
    target: Tile,
    defence: u8,
    reach: usize,
    step: u8,
    points: u8,
) -> Option<u8> {
    let (file, rank) = (target.file(), target.rank());
    let mut power_at = [0u8; DEAREST];
    let mut ants_at = [0u8; DEAREST];
    let mut alone = u8::MAX;
    for (from_file, from_rank, power) in hunters {
        let moves = file.abs_diff(*from_file).max(rank.abs_diff(*from_rank)).saturating_sub(1);
        if usize::from(moves) > reach {
            continue;
        }
        power_at[usize::from(moves)] += power;
        ants_at[usize::from(moves)] += 1;
        if *power > defence {
            alone = alone.min(moves * step + 1);
        }
    }
    if alone < u8::MAX {
        return Some(alone);
    }
    let (mut power, mut cost) = (0u8, 0u8);
    for moves in 0..14.min(reach + 1) {
        power += power_at[moves];
        cost = cost.saturating_add(ants_at[moves] * (moves as u8 * step + 1));
        if cost > points {
            return None;
        }
        if power > defence {
            return Some(cost);
        }
    }
    None
}
