//! Convenience input (12.2): a whole path, a whole battle, both halves of a merge. All or nothing.

use hexapod_board::{CellSet, Reach};
use hexapod_core::{Rules, Seat, Silence, Step, StepOf, Walk};

use crate::actions::Action;
use crate::game::DominAnts;
use crate::notation::{Compound, Said};
use crate::options::QueenMoves;
use crate::refusal::Refusal;
use crate::state::{Kind, State};
use crate::tiles::{TILES, Tile, TileSet, tile, tile_name};

impl DominAnts {
    /// Appends the steps that convenience input stands for, or refuses with the first step that fails.
    pub(crate) fn expand(
        &self,
        state: &State,
        sender: Option<Seat>,
        compound: &Compound,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        let mut trial = Trial::new(self, state, sender);
        match compound {
            Compound::Go(from, to) => trial.go(*from, *to)?,
            Compound::Battle(ants) => trial.battle(ants)?,
            Compound::Merge(growing, absorbed) => {
                trial.play(Action::Merge(*growing))?;
                trial.play(Action::With(*absorbed))?;
            }
        }
        out.extend(trial.steps);
        Ok(())
    }

    /// Returns every walk that `go` accepts from `seat` for its ant on `from`, the shortest first.
    pub(crate) fn walks_from(&self, state: &State, seat: Seat, from: Tile) -> Vec<Walk> {
        let walk = |to: Tile| {
            let mut trial = Trial::new(self, state, Some(seat));
            trial.go(from, to).ok()?;
            let entered = trial.steps.iter().filter_map(|step| match step {
                Step::Action(Action::Move(_, to)) => Some(tile_name(*to).to_owned()),
                _ => None,
            });
            Some(Walk {
                input: format!("go {from} {to}"),
                way: entered.collect(),
                cost: u32::from(state.ap - trial.state.ap),
            })
        };
        // Every goal further away than the action points left is refused; it need not be tried.
        let near =
            |to: &Tile| to.distance(from) * usize::from(self.move_cost(state)) <= usize::from(state.ap);
        let mut walks: Vec<Walk> = state.vacant().iter().filter(near).filter_map(walk).collect();
        walks.sort_by_key(|walk| walk.cost);
        walks
    }

    /// Returns the shortest path over vacant tiles; ties go to the lowest tile numbers. The goal itself may be
    /// entered whatever is there, so that the step that fails there can say why.
    fn path(&self, state: &State, from: Tile, to: Tile, ground: TileSet) -> Option<Vec<Tile>> {
        let mut ground = ground - state.occupied;
        ground.insert(to);
        let neighbours =
            |cell: usize| -> CellSet<4> { ground.beside(tile(cell)).map(Tile::number).collect() };
        let path = Reach::<TILES>::shortest_path(from.number(), to.number(), TILES, neighbours)?;
        Some(path.cells().map(tile).collect())
    }
}

/// Steps tried one after the other on a copy.
struct Trial<'a> {
    game: &'a DominAnts,
    sender: Option<Seat>,
    state: State,
    steps: Vec<StepOf<DominAnts>>,
}

impl<'a> Trial<'a> {
    fn new(game: &'a DominAnts, state: &State, sender: Option<Seat>) -> Self {
        Self { game, sender, state: *state, steps: Vec::new() }
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let step = self.game.check_said(&self.state, self.sender, &Said::Action(action))?;
        self.game.play_unchecked(&mut self.state, &step, &mut Silence);
        self.steps.push(Step::Action(action));
        Ok(())
    }

    fn go(&mut self, from: Tile, to: Tile) -> Result<(), Refusal> {
        let path = if from == to { None } else { self.way(from, to) };
        let Some(path) = path else {
            // Going nowhere fails like a move to no neighbour; a goal without a way is blocked. Whatever comes
            // before that in the order of checks comes first.
            let blocked =
                match self.game.check_said(&self.state, self.sender, &Said::Action(Action::Move(from, to))) {
                    Err(Refusal::NotNeighbour { .. }) if from != to => {
                        Refusal::NoWay { from: tile_name(from), to: tile_name(to) }
                    }
                    Err(refusal) => refusal,
                    Ok(_) => unreachable!("a legal move is a way"),
                };
            return Err(blocked);
        };
        let mut at = from;
        for next in path {
            self.play(Action::Move(at, next))?;
            at = next;
        }
        Ok(())
    }

    /// Returns the tiles of the way without its start. A queen that must stay in her hives has a way inside them,
    /// if there is any.
    fn way(&self, from: Tile, to: Tile) -> Option<Vec<Tile>> {
        let (game, state) = (self.game, &self.state);
        let tied = state.turn().filter(|_| {
            game.options.queen_moves == QueenMoves::Hive && state.kind_at(from) == Some(Kind::Queen)
        });
        let inside = tied.map(|seat| game.hives_of(state, seat)).filter(|hives| hives.contains(to));
        inside
            .and_then(|hives| game.path(state, from, to, hives))
            .or_else(|| game.path(state, from, to, TileSet::BOARD))
    }

    /// The canonical sequence of 8.2: the lowest ant opens, then always the lowest that can join.
    fn battle(&mut self, ants: &[Tile]) -> Result<(), Refusal> {
        let mut left: TileSet = ants.iter().copied().collect();
        let Some(opener) = left.first() else { unreachable!("the grammar wants an ant") };
        left.remove(opener);
        self.play(Action::Attack(opener))?;
        while let Some(lowest) = left.first() {
            let seat = self.state.turn().unwrap_or_else(|| unreachable!("a battle has a turn"));
            let next = (left & self.game.candidates(&self.state, seat)).first();
            // If none can join, the refusal of the lowest one says why.
            let next = next.unwrap_or(lowest);
            self.play(Action::Join(next))?;
            left.remove(next);
        }
        self.play(Action::Strike)
    }
}
