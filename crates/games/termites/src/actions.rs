//! What a seat may decide; the list of legal actions.

use crate::cells::Cell;
use crate::game::Termites;
use crate::state::{Phase, State, Terrain, values};
use crate::tokens::Kind;

/// A decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Chooses the token to place.
    PickToken(Kind),
    /// Chooses the unit to move.
    PickUnit(Cell),
    /// Chooses the Mound to found.
    PickMound(u8),
    /// Chooses the terrain to lay.
    PickTerrain(Terrain),
    /// Places a neutral Mound.
    Neutral(Cell),
    /// Lays a terrain tile.
    Lay(Terrain, Cell),
    /// Founds an own Mound.
    Mound(u8, Cell),
    /// Places a token from the hand.
    Place(Kind, Cell),
    /// Throws a token away that cannot be placed.
    Discard(Kind),
    /// Moves nothing.
    Stay,
    /// Moves a unit.
    Move(Cell, Cell),
    /// Attacks: from the start hex, over a named one or, against a Mound, from wherever it is possible.
    Attack {
        /// Where the unit stands.
        start: Cell,
        /// The last hex before the target, if it is named.
        from: FromHex,
        /// What is attacked.
        target: Cell,
    },
    /// Sends the beaten unit there.
    Retreat(Cell),
    /// Gives up a unit for a Mound.
    Sacrifice(Kind, Cell),
}

/// The from-hex of an attack as it is written: no name against a Mound and for the start hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FromHex(u8);

impl FromHex {
    /// Not named.
    pub const UNNAMED: Self = Self(u8::MAX);

    /// Returns the from-hex `from` of an attack from `start`, named only if it is another.
    #[inline]
    pub fn new(start: Cell, from: Cell) -> Self {
        if start == from { Self::UNNAMED } else { Self(from.index() as u8) }
    }

    /// Returns the hex that is named.
    #[inline]
    pub fn named(self) -> Option<Cell> {
        (self != Self::UNNAMED).then(|| Cell::from_index(usize::from(self.0)))
    }

    pub(crate) fn of(named: Option<Cell>) -> Self {
        named.map_or(Self::UNNAMED, |cell| Self(cell.index() as u8))
    }
}

/// Writes the legal actions in the order of 7.3.
pub(crate) fn legal_actions(game: &Termites, state: &State, out: &mut Vec<Action>) {
    out.clear();
    match state.phase {
        Phase::Neutral(_) => out.extend(game.neutral_sites(state).into_iter().map(Action::Neutral)),
        Phase::LayPick(_) => {
            let room = game.tile_room(state);
            let laid = |terrain: &Terrain| !game.lay_cells(state, *terrain, room).is_empty();
            out.extend(Terrain::all().filter(laid).map(Action::PickTerrain));
        }
        Phase::Lay(_, terrain) => {
            let cells = game.lay_cells(state, terrain, game.tile_room(state));
            out.extend(cells.into_iter().map(|cell| Action::Lay(terrain, cell)));
        }
        Phase::MoundPick(left) => {
            let reserve = state.reserve[game.placer(state, left).index()];
            out.extend(values(reserve).map(Action::PickMound));
        }
        Phase::RebuildPick(victim) => {
            out.extend(values(state.reserve[victim.index()]).map(Action::PickMound));
        }
        Phase::Mound(_, value) | Phase::Rebuild(_, value) => {
            out.extend(game.sites(state).into_iter().map(|cell| Action::Mound(value, cell)));
        }
        Phase::Hatch => list_hatch(game, state, out),
        Phase::Place(kind) => {
            out.extend(game.places(state, kind).into_iter().map(|cell| Action::Place(kind, cell)));
        }
        Phase::Move => {
            out.push(Action::Stay);
            out.extend(game.movable(state, state.turn).into_iter().map(Action::PickUnit));
        }
        Phase::Go(cell) => list_go(game, state, cell, out),
        Phase::Retreat { start, from, target } => {
            out.extend(game.retreats(state, start, from, target).into_iter().map(Action::Retreat));
        }
        Phase::Conquer { cell, .. } => {
            let reserve = state.reserve[state.turn.index()];
            out.extend(values(reserve).map(|value| Action::Mound(value, cell)));
        }
        Phase::Sacrifice(victim, _) => {
            let units = game.sacrifices(state, victim);
            out.extend(units.into_iter().map(|cell| Action::Sacrifice(state.kind_at(cell), cell)));
        }
        Phase::Builder
        | Phase::First
        | Phase::Random(_)
        | Phase::Colony
        | Phase::Deal
        | Phase::Draw
        | Phase::Over => {}
    }
}

#[inline]
fn list_hatch(game: &Termites, state: &State, out: &mut Vec<Action>) {
    let hand = &state.hand[state.turn.index()];
    out.extend(hand.kinds().filter(|kind| game.has_place(state, *kind)).map(Action::PickToken));
    // R31: only if nothing in hand can be placed.
    if out.is_empty() {
        out.extend(hand.kinds().map(Action::Discard));
    }
}

#[inline]
fn list_go(game: &Termites, state: &State, start: Cell, out: &mut Vec<Action>) {
    let reach = game.reach(state, state.turn, start);
    out.extend(reach.destinations().into_iter().map(|cell| Action::Move(start, cell)));
    game.each_attack(state, &reach, |target, sides| {
        if sides.is_empty() {
            out.push(Action::Attack { start, from: FromHex::UNNAMED, target });
        } else {
            out.extend(sides.into_iter().map(|from| Action::Attack {
                start,
                from: FromHex::new(start, from),
                target,
            }));
        }
    });
}
