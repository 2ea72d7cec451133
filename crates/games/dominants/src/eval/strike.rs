//! Strikes as errands: the walks of the attackers, and the battle in its one order (8.2).

use hexapod_core::{Errands, Seat};

use super::W;
use super::errands::Route;
use crate::actions::Action;
use crate::game::DominAnts;
use crate::rules::power_of;
use crate::state::{Kind, State};
use crate::tiles::{Tile, TileSet};

/// More ants than these are never needed for one target: no more fit around a corner twice.
const MOST_ATTACKERS: usize = 5;

/// A battle in the making.
#[derive(Clone, Copy)]
struct Muster {
    /// The walk of each attacker: its tile, and the tile from which it strikes.
    attackers: [(Tile, Tile); MOST_ATTACKERS],
    count: usize,
    stands: TileSet,
    called: TileSet,
    attack: u32,
    cost: u32,
}

/// A strike that wins.
pub(super) struct Strike {
    pub(super) power: u32,
    pub(super) defence: u32,
    /// In action points, walks included.
    pub(super) cost: u32,
}

/// The next ant of a muster, and what it would make of the battle.
#[derive(Clone, Copy)]
struct Call {
    from: Tile,
    to: Tile,
    power: u32,
    cost: u32,
    defence: u32,
}

/// What a strike should look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// As few action points as possible.
    Cheap,
    /// As many enemies at once as one ant can beat.
    Broad,
    /// Both sides die.
    Trade,
}

impl DominAnts {
    /// Adds for each enemy the cheapest strike that wins, or a trade that pays; and one that takes others along.
    pub(super) fn list_strikes(&self, state: &State, seat: Seat, weights: &[f32], out: &mut Errands<Action>) {
        let ready = state.own(seat) - state.attacked;
        for target in state.enemies(seat) {
            let cheap = self.muster(state, seat, ready, target, Wish::Cheap);
            if let Some(muster) = &cheap {
                self.write_strike(state, seat, muster, out);
            } else if let Some(trade) = self.muster(state, seat, ready, target, Wish::Trade) {
                let engaged = self.engaged(state, seat, trade.stands);
                if value_of(state, engaged, weights) >= value_of(state, trade.called, weights) {
                    self.write_strike(state, seat, &trade, out);
                }
            }
            if let Some(broad) = self.muster(state, seat, ready, target, Wish::Broad)
                && cheap.is_none_or(|cheap| cheap.stands != broad.stands)
            {
                self.write_strike(state, seat, &broad, out);
            }
        }
    }

    /// Returns the cheapest strike on this enemy that wins, if there is one.
    pub(super) fn cheapest_strike(&self, state: &State, seat: Seat, target: Tile) -> Option<Strike> {
        let ready = state.own(seat) - state.attacked;
        let muster = self.muster(state, seat, ready, target, Wish::Cheap)?;
        let mut errands = Errands::default();
        self.write_strike(state, seat, &muster, &mut errands);
        let engaged = self.engaged(state, seat, muster.stands);
        let defence = power_of(state, engaged, &self.power);
        (!errands.is_empty()).then_some(Strike { power: muster.attack, defence, cost: muster.cost })
    }

    fn muster(&self, state: &State, seat: Seat, ready: TileSet, target: Tile, wish: Wish) -> Option<Muster> {
        let points = u32::from(state.ap);
        let step = u32::from(self.move_cost(state));
        let near = points.saturating_sub(u32::from(self.costs.attack)) / step.max(1) + 1;
        let powers = if state.boost == Some(seat) { &self.boosted } else { &self.power };
        let mut hunters = [(target, 0u32); 40];
        let mut n_hunters = 0;
        for &kind in Kind::ALL {
            for ant in ready & state.of_kind(kind) {
                if n_hunters < hunters.len() && ant.distance(target) <= near as usize {
                    hunters[n_hunters] = (ant, u32::from(powers[kind.index()]));
                    n_hunters += 1;
                }
            }
        }
        let hunters = &hunters[..n_hunters];
        let mut muster = Muster {
            attackers: [(target, target); MOST_ATTACKERS],
            count: 0,
            stands: TileSet::EMPTY,
            called: TileSet::EMPTY,
            attack: 0,
            cost: 0,
        };
        let mut defence = 0;
        while muster.count < MOST_ATTACKERS {
            let call = self.best_call(state, seat, hunters, target, &muster, defence, wish)?;
            muster.attackers[muster.count] = (call.from, call.to);
            muster.count += 1;
            muster.stands.insert(call.to);
            muster.called.insert(call.from);
            muster.attack += call.power;
            muster.cost += call.cost;
            defence = call.defence;
            if muster.cost > points {
                return None;
            }
            if muster.attack > defence || (wish == Wish::Trade && muster.attack == defence) {
                return Some(muster);
            }
            if wish == Wish::Broad {
                return None;
            }
        }
        None
    }

    /// Returns the ant to call next: the cheapest that decides the battle, else the one that helps most for its cost.
    #[allow(clippy::too_many_arguments)]
    fn best_call(
        &self,
        state: &State,
        seat: Seat,
        hunters: &[(Tile, u32)],
        target: Tile,
        muster: &Muster,
        defence: u32,
        wish: Wish,
    ) -> Option<Call> {
        let step = u32::from(self.move_cost(state));
        let points = u32::from(state.ap);
        let mut best: Option<(f32, Call)> = None;
        let tied = self.tied_queens(state, seat);
        let blocked = (state.occupied - state.own(seat)) | muster.stands;
        for to in (TileSet::BOARD - blocked).beside(target) {
            // An ant of one's own that stays where it is stands in the way of others, unless it is called away.
            let standing = state.own(seat).contains(to) && !muster.called.contains(to);
            let mut stands = muster.stands;
            stands.insert(to);
            let engaged = self.engaged(state, seat, stands);
            let facing = power_of(state, engaged, &self.power);
            for (from, power) in hunters {
                if muster.called.contains(*from) || ((standing || tied.contains(*from)) && *from != to) {
                    continue;
                }
                let cost = from.distance(to) as u32 * step + u32::from(self.costs.attack);
                if muster.cost + cost > points {
                    continue;
                }
                let attack = muster.attack + power;
                let decides = attack > facing || (wish == Wish::Trade && attack == facing);
                let score = match (wish, decides) {
                    (Wish::Cheap | Wish::Trade, true) => 1000.0 - cost as f32 - 0.1 * *power as f32,
                    (Wish::Broad, true) => 1000.0 + 40.0 * facing as f32 - cost as f32,
                    (_, false) => {
                        (*power as f32 - (facing - defence.min(facing)) as f32 + 8.0) / (cost as f32 + 2.0)
                    }
                };
                if best.is_none_or(|(most, _)| score > most) {
                    let call = Call { from: *from, to, power: *power, cost, defence: facing };
                    best = Some((score, call));
                }
            }
        }
        best.map(|(_, call)| call)
    }

    /// Writes the walks and the battle, unless something is in the way after all.
    fn write_strike(&self, state: &State, seat: Seat, muster: &Muster, out: &mut Errands<Action>) {
        let step = u32::from(self.move_cost(state));
        let mut left = u32::from(state.ap);
        let mut occupied = state.occupied;
        for (from, to) in &muster.attackers[..muster.count] {
            if from == to {
                continue;
            }
            let mut goal = TileSet::EMPTY;
            goal.insert(*to);
            let Some(route) = Route::find(TileSet::BOARD - occupied, *from, goal) else {
                return out.cancel();
            };
            let cost = route.moves() as u32 * step;
            if cost > left {
                return out.cancel();
            }
            left -= cost;
            for (from, to) in route.steps() {
                out.push(Action::Move(from, to));
            }
            occupied.remove(*from);
            occupied.insert(*to);
        }
        if muster.count as u32 * u32::from(self.costs.attack) > left {
            return out.cancel();
        }
        // R14: a set has only one order, the lowest candidate first.
        let mut waiting = muster.stands;
        let mut joined = TileSet::EMPTY;
        let mut next = waiting.first();
        while let Some(ant) = next {
            out.push(if joined.is_empty() { Action::Attack(ant) } else { Action::Join(ant) });
            waiting.remove(ant);
            joined.insert(ant);
            next = (waiting & self.engaged(state, seat, joined).spread()).first();
        }
        if !waiting.is_empty() {
            return out.cancel();
        }
        out.push(Action::Strike);
        out.close();
    }
}

/// Returns what ants are worth by their kinds.
fn value_of(state: &State, ants: TileSet, weights: &[f32]) -> f32 {
    let value = |kind: Kind| match kind {
        Kind::Queen => weights[W::Queen] + weights[W::LastQueen],
        Kind::Soldier => weights[W::Soldier],
        Kind::Warrior => weights[W::Warrior],
        Kind::Worker => weights[W::Worker],
    };
    Kind::ALL.iter().copied().map(|kind| (ants & state.of_kind(kind)).count() as f32 * value(kind)).sum()
}
