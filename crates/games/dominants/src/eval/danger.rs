//! The danger map (section 19): where an opponent could strike in its next turn, and with how much.

use hexapod_core::{Danger, Seat, Silence};

use crate::game::DominAnts;
use crate::state::{Kind, State};
use crate::tiles::{Tile, TileSet};

/// Tiles around a tile: the most ants that can attack one ant.
const AROUND: usize = 8;
/// No turn has more action points than this; what a host's data allows beyond changes no number here.
const MOST_POINTS: usize = 64;

/// Returns the danger to `seat` on its own ants and on empty tiles, from whichever opponent could bring most.
pub(crate) fn dangers(game: &DominAnts, state: &State, seat: Seat) -> Vec<Danger> {
    let turns: Vec<(Seat, State)> = state
        .active
        .iter()
        .filter(|hunter| *hunter != seat)
        .map(|hunter| (hunter, game.turn_of(state, hunter)))
        .collect();
    let mine = state.own(seat);
    let mut map = Vec::new();
    for tile in Tile::all().filter(|tile| mine.contains(*tile) || !state.occupied.contains(*tile)) {
        let threats = turns.iter().map(|(hunter, turn)| (game.power_against(turn, *hunter, tile), *hunter));
        let Some((power, by)) = threats.max_by_key(|(power, _)| *power).filter(|(power, _)| *power > 0)
        else {
            continue;
        };
        let lost = mine.contains(tile)
            && turns.iter().any(|(hunter, turn)| game.cheapest_strike(turn, *hunter, tile).is_some());
        map.push(Danger { place: tile.to_string(), by, power, lost });
    }
    map
}

impl DominAnts {
    /// Returns the position in which this seat's turn begins, or its turn as it is if it is under way; the weather
    /// stays.
    pub(super) fn turn_of(&self, state: &State, hunter: Seat) -> State {
        let mut turn = *state;
        if state.turn() != Some(hunter) {
            turn.attacked = TileSet::EMPTY;
            turn.gathered = TileSet::EMPTY;
            self.begin_turn(&mut turn, hunter, &mut Silence);
        }
        turn.participants = TileSet::EMPTY;
        turn.passed = TileSet::EMPTY;
        turn
    }

    /// Returns the greatest power that a seat could bring against a lone ant on this tile: every attacker walks up to
    /// it, as if nothing stood in the way, and pays for the attack.
    fn power_against(&self, state: &State, hunter: Seat, target: Tile) -> u32 {
        let powers = if state.boost == Some(hunter) { &self.boosted } else { &self.power };
        let ready = state.own(hunter) - state.attacked;
        let tied = self.tied_queens(state, hunter);
        let points = usize::from(state.ap).min(MOST_POINTS);
        let free = TileSet::BOARD - (state.occupied - state.own(hunter));
        let stands = free.beside(target).count().min(AROUND);
        // The greatest power by number of ants and by action points.
        let mut best = [[0u32; MOST_POINTS + 1]; AROUND + 1];
        for &kind in Kind::ALL {
            for ant in ready & state.of_kind(kind) {
                let moves = ant.distance(target).saturating_sub(1);
                if moves > 0 && tied.contains(ant) {
                    continue;
                }
                let cost = moves * usize::from(self.move_cost(state)) + usize::from(self.costs.attack);
                let power = u32::from(powers[kind.index()]);
                for ants in (1..=stands).rev() {
                    for spent in (cost..=points).rev() {
                        // 0 before the first ant.
                        let before = best[ants - 1][spent - cost];
                        best[ants][spent] = best[ants][spent].max(before + power);
                    }
                }
            }
        }
        best.iter().flatten().copied().max().unwrap_or(0)
    }
}
