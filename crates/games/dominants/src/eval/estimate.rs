//! Winning chances: what a colony has, what can be struck, what happens at the thrones.

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{Rules, Seat, Silence, WinShares};

use super::W;
use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, Phase, State};
use crate::tiles::{Tile, TileSet};

/// Workers that find work: as many as there are places at the permanent node.
const CREW: u8 = 4;
/// No two tiles are farther apart.
pub(super) const FARTHEST: usize = 13;

/// What ants and thrones are worth in one position.
pub(super) struct Values {
    pub(super) kinds: [f32; Kind::ALL.len()],
    pub(super) carried: f32,
    pub(super) last_queen: f32,
    /// What its held throne costs each seat.
    pub(super) thrones: [f32; MAX_SEATS],
    pub(super) open_throne: f32,
    pub(super) queen_price: u8,
}

impl Values {
    /// Returns what the owner loses with the ant on this tile.
    pub(super) fn of(&self, state: &State, owner: Seat, kind: Kind, tile: Tile) -> f32 {
        let mut value = self.kinds[kind.index()];
        if kind == Kind::Worker {
            value += self.carried * f32::from(state.loads[tile.number()]);
        }
        if kind == Kind::Queen && state.of(owner).store < self.queen_price {
            value += self.last_queen;
        }
        value
    }
}

/// Returns a guess of each seat's share of the victory.
pub(super) fn estimate(game: &DominAnts, state: &State, weights: &[f32]) -> WinShares {
    match state.phase {
        Phase::Over => game.win_shares(state),
        // What is paid for is as good as done.
        Phase::Merge(seat, growing) => {
            let mut after = *state;
            if let Some(partner) = game.partners(state, seat, growing).first() {
                game.act(&mut after, Action::With(partner), &mut Silence);
            }
            game.estimate_at_rest(&after, weights)
        }
        Phase::Battle(seat) => game.estimate_at_rest(&game.best_strike(state, seat), weights),
        Phase::Start
        | Phase::Main(_)
        | Phase::EventRoll
        | Phase::EventTile { .. }
        | Phase::EventPlayer
        | Phase::Tax(_) => game.estimate_at_rest(state, weights),
    }
}

impl DominAnts {
    /// Returns the position after the battle that is being built: with every ant that can join, if that wins.
    fn best_strike(&self, state: &State, seat: Seat) -> State {
        let now = self.battle(state, seat);
        let mut after = *state;
        if now.attack <= now.defence {
            let affordable = usize::from(state.ap / self.costs.attack.max(1));
            for ant in self.candidates(state, seat).iter().take(affordable) {
                after.participants.insert(ant);
            }
            let joined = self.battle(&after, seat);
            if joined.attack <= joined.defence {
                after.participants = state.participants;
            }
        }
        self.act(&mut after, Action::Strike, &mut Silence);
        after
    }

    fn estimate_at_rest(&self, state: &State, weights: &[f32]) -> WinShares {
        if state.phase == Phase::Over {
            return self.win_shares(state);
        }
        let points = self.worths(state, weights);
        let mut logs = [f32::NEG_INFINITY; MAX_SEATS];
        for seat in state.active.iter() {
            logs[seat.index()] = weights[W::Lead] * points[seat.index()].max(1.0).ln();
        }
        shares_of_points(&logs[..self.seats], 1.0)
    }

    /// Returns what each colony is worth, in cubes.
    fn worths(&self, state: &State, weights: &[f32]) -> [f32; MAX_SEATS] {
        let mut kinds = [0.0; Kind::ALL.len()];
        kinds[Kind::Queen.index()] = weights[W::Queen];
        kinds[Kind::Soldier.index()] = weights[W::Soldier];
        kinds[Kind::Warrior.index()] = weights[W::Warrior];
        kinds[Kind::Worker.index()] = weights[W::Worker];
        let mut values = Values {
            kinds,
            carried: weights[W::Carried],
            last_queen: weights[W::LastQueen],
            thrones: [0.0; MAX_SEATS],
            open_throne: weights[W::ThroneOpen],
            queen_price: self.data.price.replace_queen,
        };
        let mut worths = [0.0; MAX_SEATS];
        for seat in state.active.iter() {
            worths[seat.index()] += self.belongings(state, seat, &values, weights);
            if let Some(holder) = state.of(seat).holder {
                let left = f32::from(self.throne_turns.saturating_sub(state.of(seat).held).max(1));
                values.thrones[seat.index()] = weights[W::ThroneLost] / left;
                worths[seat.index()] -= weights[W::ThroneLost] / left;
                worths[holder.index()] += weights[W::ThroneTaken] / left;
            }
        }
        self.expect_strikes(state, &values, weights, &mut worths);
        let near = weights[W::LimitNear].max(1.0);
        // Without a limit points count nothing.
        let limit = self.cycle_limit.map_or(f32::INFINITY, |limit| limit as f32);
        let late = (state.cycle as f32 + near - limit) / near;
        if late > 0.0 {
            for seat in state.active.iter() {
                let worth = &mut worths[seat.index()];
                let points = weights[W::LimitPoint] * self.points(state, seat).total() as f32;
                *worth += late.min(1.0) * (points - *worth);
            }
        }
        worths
    }

    /// Returns what a colony has, where it has it.
    fn belongings(&self, state: &State, seat: Seat, values: &Values, weights: &[f32]) -> f32 {
        let colony = state.of(seat);
        let own = state.own(seat);
        let mut worth = weights[W::Stored] * f32::from(colony.store);
        for &kind in Kind::ALL {
            worth += values.kinds[kind.index()] * f32::from(colony.count(kind));
        }
        worth += weights[W::FirstWorkers] * f32::from(colony.count(Kind::Worker).min(CREW));
        if colony.count(Kind::Queen) > 0 && colony.store < values.queen_price {
            worth += values.last_queen;
        }
        for tile in own & state.loaded {
            let far = weights[W::CarriedFar] * f32::from(self.moves_home(state, seat, tile));
            worth += (weights[W::Carried] + far).max(0.1) * f32::from(state.loads[tile.number()]);
        }
        let workers = own & state.of_kind(Kind::Worker);
        let sweet = if state.supply > 0 { self.sugar | state.nodes } else { state.nodes };
        worth += weights[W::OnSugar] * (workers & sweet).count() as f32;
        worth += weights[W::IdleFar] * moves_to_nearest(workers - state.loaded - sweet, sweet) as f32;
        for tile in own - state.of_kind(Kind::Worker) - state.of_kind(Kind::Queen) {
            let thrones = state.active.iter().filter(|other| *other != seat);
            let nearest = thrones.map(|other| self.thrones[other.index()].distance(tile)).min();
            let kind =
                if state.of_kind(Kind::Warrior).contains(tile) { Kind::Warrior } else { Kind::Soldier };
            let nearer = FARTHEST - nearest.unwrap_or(FARTHEST);
            worth += weights[W::Siege] * f32::from(self.power[kind.index()]) * nearer as f32;
        }
        worth
    }

    /// Takes off what others are expected to strike.
    fn expect_strikes(&self, state: &State, values: &Values, weights: &[f32], worths: &mut [f32; MAX_SEATS]) {
        // Before the starting player is drawn, all seats are equally near to a strike.
        let first = || state.order(self.seats).find(|seat| state.active.contains(*seat));
        let mover = if state.phase == Phase::Start { None } else { state.turn().or_else(first) };
        let Some(mover) = mover else { return };
        let full = self.turn_points(state.weather);
        let left = if state.turn().is_some() { state.ap } else { self.action_points };
        worths[mover.index()] += weights[W::PointLeft] * f32::from(left);
        // The less the mover can still do, the nearer is what the next one will do.
        let spent = 1.0 - f32::from(left.min(full)) / f32::from(full.max(1));
        let (now, later) = (weights[W::StrikeNow], weights[W::StrikeLater]);
        let mut place = 0;
        for offset in 0..self.seats {
            let hunter = Seat::new((mover.index() + offset) % self.seats);
            if !state.active.contains(hunter) {
                continue;
            }
            let (points, share) = match place {
                0 => (left, now),
                1 => (full, later + (now - later) * spent),
                _ => (full, later),
            };
            place += 1;
            let losses = self.hunt(state, hunter, points, values);
            for (worth, loss) in worths.iter_mut().zip(losses) {
                *worth -= share * loss;
            }
        }
    }

    /// Returns how many moves the nearest tile of an own hive is away.
    pub(super) fn moves_home(&self, state: &State, seat: Seat, tile: Tile) -> u8 {
        let hives = state.of(seat).hives;
        let mut nearest = FARTHEST as u8;
        for corner in (0..4u8).filter(|corner| hives >> corner & 1 == 1) {
            // Corners go SW, NW, NE, SE; a hive is four tiles wide.
            let file = if corner >= 2 { 13 - tile.file() } else { tile.file() };
            let rank = if corner == 1 || corner == 2 { 13 - tile.rank() } else { tile.rank() };
            nearest = nearest.min(file.saturating_sub(3).max(rank.saturating_sub(3)));
        }
        nearest
    }
}

/// Returns how many moves all `ants` together are away from the nearest of the `goals` each.
fn moves_to_nearest(ants: TileSet, goals: TileSet) -> u32 {
    let (mut left, mut reached, mut moves) = (ants, goals, 0);
    for _ in 0..FARTHEST {
        if left.is_empty() {
            break;
        }
        // Ants that are not reached yet need one more move.
        moves += left.count();
        reached = reached.spread();
        left -= reached;
    }
    moves
}
