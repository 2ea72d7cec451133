//! What is worth doing in a turn, each aim with all its steps: strike, gather, deliver, grow, march, withdraw.

use hexapod_core::{Errands, Seat};

use crate::actions::Action;
use crate::game::DominAnts;
use crate::options::QueenMoves;
use crate::state::{Kind, Phase, State};
use crate::tiles::{Tile, TileSet};

/// No way over the board that is worth going is longer.
const LONGEST: usize = 24;
/// How far ants march at a time, if not all the way.
const MARCHES: [usize; 2] = [1, 3];
const WITHDRAWALS: [usize; 3] = [1, 3, LONGEST];
/// How far a worker goes to feed a neutral ant.
const FEEDING: usize = 5;

/// A shortest way over vacant tiles.
pub(super) struct Route {
    tiles: [Tile; LONGEST + 1],
    moves: usize,
}

impl Route {
    /// Returns a shortest way from an ant's tile to the nearest of the vacant `goals`; nothing if there is none.
    pub(super) fn find(vacant: TileSet, from: Tile, goals: TileSet) -> Option<Self> {
        let mut layers = [TileSet::EMPTY; LONGEST + 1];
        let mut open = vacant;
        open.insert(from);
        layers[0] = goals & open;
        let mut moves = 0;
        while !layers[moves].contains(from) {
            if moves == LONGEST || layers[moves].is_empty() {
                return None;
            }
            open -= layers[moves];
            layers[moves + 1] = layers[moves].spread() & open;
            moves += 1;
        }
        let mut tiles = [from; LONGEST + 1];
        for step in 1..=moves {
            let next = layers[moves - step].beside(tiles[step - 1]).next();
            tiles[step] = next.unwrap_or(tiles[step - 1]);
        }
        Some(Self { tiles, moves })
    }

    pub(super) fn moves(&self) -> usize {
        self.moves
    }

    pub(super) fn end(&self) -> Tile {
        self.tiles[self.moves]
    }

    /// Returns the single moves.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Tile, Tile)> + '_ {
        self.tiles[..=self.moves].windows(2).map(|pair| (pair[0], pair[1]))
    }
}

/// Writes errands for one position.
struct Scribe<'a> {
    game: &'a DominAnts,
    state: &'a State,
    seat: Seat,
    /// Moves that the action points allow.
    reach: usize,
    out: &'a mut Errands<Action>,
}

/// Adds what is worth doing in the main phase; elsewhere every action is an errand of its own.
pub(super) fn errands(game: &DominAnts, state: &State, weights: &[f32], out: &mut Errands<Action>) {
    let Phase::Main(seat) = state.phase else { return };
    let step = usize::from(game.move_cost(state)).max(1);
    let reach = usize::from(state.ap) / step;
    if state.ap >= game.costs.attack {
        game.list_strikes(state, seat, weights, out);
    }
    let mut scribe = Scribe { game, state, seat, reach, out };
    scribe.gather_on_the_spot();
    scribe.drop_at_home();
    for worker in state.own(seat) & state.of_kind(Kind::Worker) {
        scribe.send_worker(worker);
    }
    scribe.grow();
    for fighter in state.own(seat) - state.of_kind(Kind::Worker) {
        scribe.send_fighter(fighter);
    }
    scribe.visit_thrones();
    scribe.out.push(Action::End);
    scribe.out.close();
}

/// Returns whether an ant goes where it has come from without having done anything there.
pub(super) fn turns_back(played: &[Action], next: &Action) -> bool {
    let Action::Move(from, to) = next else { return false };
    let walks = played.iter().rev().take_while(|action| matches!(action, Action::Move(..)));
    // The last of them that ends or begins where the ant stands is its own.
    let last = walks.filter_map(|action| match action {
        Action::Move(left, reached) if reached == from => Some(left == to),
        Action::Move(left, _) if left == from => Some(false),
        _ => None,
    });
    last.into_iter().next().unwrap_or(false)
}

impl Scribe<'_> {
    fn own(&self) -> TileSet {
        self.state.own(self.seat)
    }

    fn home(&self) -> TileSet {
        self.game.hives_of(self.state, self.seat)
    }

    fn sugar(&self) -> TileSet {
        if self.state.supply > 0 { self.game.sugar } else { TileSet::EMPTY }
    }

    /// Returns the action points left after `moves`.
    fn left_after(&self, moves: usize) -> u8 {
        self.state.ap.saturating_sub((moves * usize::from(self.game.move_cost(self.state))) as u8)
    }

    /// Writes a walk of no more than `most` moves, or nothing if the action points do not allow it. Returns where it
    /// ends if that is the goal.
    fn walk(&mut self, ant: Tile, goals: TileSet, most: usize) -> Option<(Tile, usize)> {
        let route = Route::find(self.state.vacant(), ant, goals)?;
        let moves = route.moves().min(most);
        // A walk that ends wherever the points do would tempt to burn some on the way.
        if moves > self.reach {
            return None;
        }
        for (from, to) in route.steps().take(moves) {
            self.out.push(Action::Move(from, to));
        }
        (moves == route.moves()).then(|| (route.end(), moves))
    }

    /// Walks the whole way to one of the goals, or a part of it.
    fn walk_stretches(&mut self, ant: Tile, goals: TileSet, stretches: &[usize]) {
        for most in stretches {
            let arrived = self.walk(ant, goals, *most).is_some();
            self.out.close();
            if arrived {
                break;
            }
        }
    }

    /// All workers that stand right take a cube.
    fn gather_on_the_spot(&mut self) {
        let ready = (self.own() & self.state.of_kind(Kind::Worker)) - self.state.gathered;
        let mut left = self.state.ap;
        let mut supply = self.state.supply;
        for worker in ready {
            if left < self.game.costs.gather {
                break;
            }
            if self.game.sugar.contains(worker) && supply > 0 {
                supply -= 1;
                self.out.push(Action::Gather(worker));
                left -= self.game.costs.gather;
            } else if let Some(node) = self.state.nodes.around(worker).next() {
                self.out.push(Action::GatherFrom(worker, node));
                // Another one might empty the same node: the others wait for the next errand.
                break;
            }
        }
        self.out.close();
    }

    /// All workers at home unload.
    fn drop_at_home(&mut self) {
        let most = self.state.ap / self.game.costs.drop.max(1);
        for worker in (self.own() & self.state.loaded & self.home()).iter().take(usize::from(most)) {
            self.out.push(Action::Drop(worker));
        }
        self.out.close();
    }

    fn send_worker(&mut self, worker: Tile) {
        let state = self.state;
        if self.reach == 0 {
            return;
        }
        let loaded = state.loaded.contains(worker);
        if !self.home().contains(worker) {
            let goals = self.home() - state.occupied;
            match self.walk(worker, goals, LONGEST) {
                Some((at, moves)) => {
                    if loaded && self.left_after(moves) >= self.game.costs.drop {
                        self.out.push(Action::Drop(at));
                    }
                    self.out.close();
                }
                None => self.walk_stretches(worker, goals, &MARCHES),
            }
        }
        if !state.gathered.contains(worker) {
            let spots = self.sugar() | state.nodes.spread();
            if !spots.contains(worker) {
                match self.walk(worker, spots - state.occupied, LONGEST) {
                    Some((at, moves)) => {
                        if self.left_after(moves) >= self.game.costs.gather {
                            self.gather_at(at);
                        }
                        self.out.close();
                    }
                    None => self.walk_stretches(worker, spots - state.occupied, &MARCHES),
                }
            }
        }
        let neutral = state.neutral();
        if loaded && !neutral.is_empty() && self.game.is_below_limit(state, self.seat, Kind::Worker) {
            let around = (neutral.spread() - state.occupied) | (neutral.spread() & single(worker));
            match self.walk(worker, around, FEEDING) {
                Some((at, moves)) if self.left_after(moves) >= self.game.costs.feed => {
                    if let Some(fed) = neutral.beside(at).next() {
                        self.out.push(Action::Feed(at, fed));
                    }
                    self.out.close();
                }
                _ => self.out.cancel(),
            }
        }
    }

    fn gather_at(&mut self, at: Tile) {
        if self.sugar().contains(at) {
            self.out.push(Action::Gather(at));
        } else if let Some(node) = self.state.nodes.around(at).next() {
            self.out.push(Action::GatherFrom(at, node));
        }
    }

    /// New ants, stronger ants.
    fn grow(&mut self) {
        let (game, state, seat) = (self.game, self.state, self.seat);
        let centre = game.sugar_tiles.first().copied().unwrap_or(game.thrones[seat.index()]);
        let throne = game.thrones[seat.index()];
        if game.can_spawn(state, seat) {
            let tiles = game.spawn_tiles(state, seat);
            let front = tiles.iter().min_by_key(|tile| tile.distance(centre));
            let back = tiles.iter().min_by_key(|tile| tile.distance(throne));
            self.out.close_each(front.map(Action::Spawn));
            self.out.close_each(back.filter(|back| Some(*back) != front).map(Action::Spawn));
        }
        if state.ap >= game.costs.merge {
            let mergeable = game.mergeable(state, seat);
            for kind in [Kind::Worker, Kind::Soldier] {
                let ants = mergeable & state.of_kind(kind);
                let front = ants.iter().min_by_key(|tile| tile.distance(centre));
                let back = ants.iter().min_by_key(|tile| tile.distance(throne));
                self.merge(front);
                self.merge(back.filter(|back| Some(*back) != front));
            }
        }
        if game.can_replace_queen(state, seat) {
            self.out.close_each(game.queen_tiles(state, seat).iter().take(4).map(Action::Queen));
        }
    }

    fn merge(&mut self, growing: Option<Tile>) {
        let Some(growing) = growing else { return };
        let partners = self.game.partners(self.state, self.seat, growing);
        // A merge unloads what both carry, at no cost.
        let partner = (partners & self.state.loaded).first().or_else(|| partners.first());
        if let Some(partner) = partner {
            self.out.push(Action::Merge(growing));
            self.out.push(Action::With(partner));
            self.out.close();
        }
    }

    fn send_fighter(&mut self, fighter: Tile) {
        let (game, state) = (self.game, self.state);
        let queen = state.of_kind(Kind::Queen).contains(fighter);
        if self.reach == 0 || (queen && game.options.queen_moves == QueenMoves::Hive) {
            return;
        }
        let vacant = state.vacant();
        let throne = game.thrones[self.seat.index()];
        // Home, as near to the throne as there is room.
        let guard = single(throne).spread() | single(throne);
        if !guard.contains(fighter) {
            let goals = if (guard & vacant).is_empty() { self.home() & vacant } else { guard & vacant };
            self.walk_stretches(fighter, goals, &WITHDRAWALS);
        }
        if queen {
            if fighter != throne && vacant.contains(throne) {
                self.walk_stretches(fighter, single(throne), &[LONGEST]);
            }
            return;
        }
        let enemies = state.enemies(self.seat);
        self.walk_stretches(fighter, enemies.spread() & vacant, &MARCHES);
        let middle = game.sugar.spread() - game.sugar;
        if !middle.contains(fighter) {
            self.walk_stretches(fighter, middle & vacant, &[LONGEST]);
        }
    }

    /// The nearest ants go to vacant thrones, enemy ones and the own.
    fn visit_thrones(&mut self) {
        let (game, state) = (self.game, self.state);
        let fighters = self.own() - state.of_kind(Kind::Worker) - state.of_kind(Kind::Queen);
        let workers = self.own() & state.of_kind(Kind::Worker);
        for seat in state.active.iter() {
            let throne = game.thrones[seat.index()];
            if state.occupied.contains(throne) {
                continue;
            }
            for ants in [fighters, workers] {
                let nearest = ants.iter().min_by_key(|ant| ant.distance(throne));
                if let Some(ant) = nearest.filter(|ant| ant.distance(throne) <= self.reach) {
                    match self.walk(ant, single(throne), LONGEST) {
                        Some(_) => self.out.close(),
                        None => self.out.cancel(),
                    }
                }
            }
        }
    }
}

fn single(tile: Tile) -> TileSet {
    TileSet::from_iter([tile])
}
