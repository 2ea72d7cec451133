//! Where a unit can go (5.1, 5.2).

use hexapod_core::Seat;

use crate::cells::{Cell, Cells};
use crate::game::{CasteRules, Termites};
use crate::options::MoundsInWay;
use crate::state::{State, Terrain};
use crate::tokens::Kind;

/// Where a unit gets with its movement points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) seat: Seat,
    pub(crate) start: Cell,
    /// Hexes it reaches and may stop on.
    destinations: Cells,
    /// Hexes it may be in with one point left, from which it can attack onto easy ground.
    one_left: Cells,
    /// Hexes it may be in with two points left, from which it can attack onto Stones.
    two_left: Cells,
    /// Enemy pieces it could enter.
    pub(crate) targets: Cells,
    /// Hexes that cost two points to enter.
    steep: Cells,
}

impl Reach {
    /// Returns where it can move (5.2): empty hexes within its points.
    #[inline]
    pub(crate) fn destinations(&self) -> Cells {
        self.destinations
    }

    /// Returns the hexes from which it can make the last step onto `target`, wherever that lies.
    #[inline]
    pub(crate) fn last_steps(&self, target: Cell) -> Cells {
        if self.steep.has(target) { self.two_left } else { self.one_left }
    }
}

/// How a search treats pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pieces {
    /// As the rules say.
    InTheWay,
    /// As if there were none: tells `too-far` from `blocked`.
    Ignored,
}

/// Terrain by what it costs a caste to enter.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ground {
    /// For one point.
    pub(crate) easy: Cells,
    /// For two points.
    pub(crate) steep: Cells,
}

impl Termites {
    /// Returns where a caste may stand (5.1).
    #[inline]
    pub(crate) fn stand(&self, state: &State, caste: &CasteRules) -> Cells {
        let closed = if caste.flies { Terrain::Vegetation } else { Terrain::Water };
        self.board.cells.without(state.terrain_of(closed))
    }

    /// Returns what a caste may enter by moving, attacking or retreating, by cost (2.4).
    #[inline]
    pub(crate) fn ground(&self, state: &State, caste: &CasteRules) -> Ground {
        let stones = state.terrain_of(Terrain::Stones);
        let stand = self.stand(state, caste);
        if caste.flies {
            Ground { easy: stand, steep: Cells::EMPTY }
        } else {
            // Two points are more than soldiers and spitters ever have.
            let steep = if caste.moves >= 2 { stones } else { Cells::EMPTY };
            Ground { easy: stand.without(stones), steep }
        }
    }

    /// Returns what a caste may enter at all.
    #[inline]
    pub(crate) fn enterable(&self, state: &State, caste: &CasteRules) -> Cells {
        let ground = self.ground(state, caste);
        ground.easy | ground.steep
    }

    /// Returns the empty hexes of the board.
    #[inline]
    pub(crate) fn empty(&self, state: &State) -> Cells {
        self.board.cells.without(state.occupied())
    }

    /// Returns where a token may be placed (6.3): any empty hex where it may stand.
    #[inline]
    pub(crate) fn places(&self, state: &State, kind: Kind) -> Cells {
        self.empty(state) & self.stand(state, self.caste(kind))
    }

    #[inline]
    pub(crate) fn has_place(&self, state: &State, kind: Kind) -> bool {
        !self.places(state, kind).is_empty()
    }

    /// Returns through which hexes a unit may pass, terrain apart (5.2, R10).
    #[inline]
    fn passable(&self, state: &State, seat: Seat, caste: &CasteRules) -> Cells {
        let (units, mounds) = (state.all_units(), state.all_mounds());
        let own = state.units[seat.index()] | state.mounds[seat.index()];
        let mut barred = (units | mounds).without(own);
        if caste.flies {
            barred &= state.flying;
        }
        if match self.options.mounds_in_way {
            MoundsInWay::LikeUnits => false,
            MoundsInWay::Block => true,
            MoundsInWay::Ground => !caste.flies,
        } {
            barred |= mounds;
        }
        !barred
    }

    /// Returns where the unit of `seat` on `start` can go and what it could attack.
    #[inline]
    pub(crate) fn reach(&self, state: &State, seat: Seat, start: Cell) -> Reach {
        self.search(state, seat, start, Pieces::InTheWay)
    }

    #[inline]
    pub(crate) fn search(&self, state: &State, seat: Seat, start: Cell, pieces: Pieces) -> Reach {
        let kind = state.kind_at(start);
        let caste = self.caste(kind);
        let ground = self.ground(state, caste);
        let pass = match pieces {
            Pieces::InTheWay => self.passable(state, seat, caste),
            Pieces::Ignored => self.board.cells,
        };
        let (easy, steep) = (ground.easy & pass, ground.steep & pass);
        // Hexes reached with one more point each time: easy ground next to the last set, steep next to the one before.
        let (mut before, mut reached) = (Cells::EMPTY, Cells::of(start));
        let (mut near_before, mut near) = (Cells::EMPTY, self.board.next[start.index()]);
        for point in 0..caste.moves {
            if point > 0 {
                near_before = near;
                near = reached.around();
            }
            let next = reached | (near & easy) | (near_before & steep);
            before = if point + 1 < caste.moves { reached } else { before };
            if point + 1 < caste.moves {
                reached = next;
            } else {
                let occupied = state.occupied();
                let enemies = occupied.without(state.units[seat.index()] | state.mounds[seat.index()]);
                let mut destinations = next.without(occupied);
                destinations.remove(start);
                return Reach {
                    seat,
                    start,
                    destinations,
                    one_left: reached,
                    two_left: before,
                    targets: enemies & ((ground.easy & near) | (ground.steep & near_before)),
                    steep: ground.steep,
                };
            }
        }
        unreachable!("every caste has movement points")
    }

    /// Returns the units of `seat` that have a legal move or attack.
    #[inline]
    pub(crate) fn movable(&self, state: &State, seat: Seat) -> Cells {
        let empty = self.empty(state);
        let mut movable = Cells::EMPTY;
        for cell in state.units[seat.index()] {
            if self.can_go(state, seat, cell, empty) {
                movable.insert(cell);
            }
        }
        movable
    }

    #[inline]
    pub(crate) fn is_movable(&self, state: &State, seat: Seat, cell: Cell) -> bool {
        self.can_go(state, seat, cell, self.empty(state))
    }

    #[inline]
    pub(crate) fn can_go(&self, state: &State, seat: Seat, cell: Cell, empty: Cells) -> bool {
        let caste = self.caste(state.kind_at(cell));
        let stones = state.terrain_of(Terrain::Stones);
        let mut steps = empty & self.board.next[cell.index()];
        steps = if caste.flies {
            steps.without(state.terrain_of(Terrain::Vegetation))
        } else if caste.moves >= 2 {
            steps.without(state.terrain_of(Terrain::Water))
        } else {
            steps.without(state.terrain_of(Terrain::Water) | stones)
        };
        !steps.is_empty() || self.can_go_far(state, seat, cell)
    }

    /// The unit has no free hex beside it: it may still fly, pass over its own, or attack.
    #[cold]
    fn can_go_far(&self, state: &State, seat: Seat, cell: Cell) -> bool {
        let reach = self.reach(state, seat, cell);
        if !reach.destinations().is_empty() {
            return true;
        }
        let mut any = false;
        self.each_attack(state, &reach, |_, _| any = true);
        any
    }

    /// Returns a cheapest way from the unit's hex to `to`, both included, for people to follow. `to` is a
    /// destination or a hex of [`Reach::last_steps`].
    pub(crate) fn path(&self, state: &State, seat: Seat, start: Cell, to: Cell) -> Vec<Cell> {
        let caste = self.caste(state.kind_at(start));
        let ground = self.ground(state, caste);
        let pass = self.passable(state, seat, caste);
        let (easy, steep) = (ground.easy & pass, ground.steep & pass);
        let mut levels = vec![Cells::of(start)];
        while levels.last().is_some_and(|reached| !reached.has(to))
            && levels.len() <= usize::from(caste.moves)
        {
            let reached = levels[levels.len() - 1];
            let before = levels.len().checked_sub(2).map_or(Cells::EMPTY, |at| levels[at]);
            levels.push(reached | (reached.around() & easy) | (before.around() & steep));
        }
        let mut way = vec![to];
        let (mut at, mut points) = (to, levels.len() - 1);
        while at != start {
            // Back to where one or two points fewer had been spent.
            points = points.saturating_sub(if ground.steep.has(at) { 2 } else { 1 });
            let back = self.board.next[at.index()] & levels[points];
            let Some(cell) = (if back.has(start) { Some(start) } else { back.first() }) else { break };
            at = cell;
            way.push(at);
        }
        way.reverse();
        way
    }
}
