//! What a seat can bring to bear on a hex: the arithmetic behind every threat.

use hexapod_core::Seat;

use crate::cells::{Cell, Cells};
use crate::game::Termites;
use crate::options::MoundsInWay;
use crate::state::{State, Terrain};
use crate::tokens::{Kind, Tokens};

/// What a seat has against one hex.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Siege {
    /// The power that stands there already: all supporters, whichever of them attacks.
    pub(super) standing: u32,
    /// Whether one of them can attack at once.
    pub(super) attacker: bool,
    /// The strength of the strongest further unit that can walk or fly up and attack in one move.
    pub(super) walker: u32,
}

/// What one seat knows of the board, for many questions about it.
pub(super) struct Side {
    pub(super) seat: usize,
    pub(super) units: Cells,
    /// Those with two points or more that do not fly.
    runners: Cells,
    flyers: Cells,
    ranged: Cells,
    /// Hexes its runners may pass.
    open: Cells,
}

impl Termites {
    /// Gathers what the questions about one seat need.
    pub(super) fn side(&self, state: &State, seat: Seat) -> Side {
        let units = state.units[seat.index()];
        let mut runners = Cells::EMPTY;
        for cell in units.without(state.flying | state.ranged) {
            if self.caste(state.kind_at(cell)).moves >= 2 {
                runners.insert(cell);
            }
        }
        // R10: with another option than the usual one runners do not even pass their own Mounds.
        let passed = match self.options.mounds_in_way {
            MoundsInWay::LikeUnits => state.mounds[seat.index()],
            MoundsInWay::Block | MoundsInWay::Ground => Cells::EMPTY,
        };
        let own = units | passed;
        let shut = state.occupied().without(own)
            | state.terrain_of(Terrain::Water)
            | state.terrain_of(Terrain::Stones);
        Side {
            seat: seat.index(),
            units,
            runners,
            flyers: units & state.flying,
            ranged: units & state.ranged,
            open: self.board.cells.without(shut),
        }
    }

    /// Returns what a seat can bring to bear on a hex that holds a Mound.
    #[inline]
    pub(super) fn siege(&self, state: &State, side: &Side, target: Cell) -> Siege {
        let (next, second) = (self.board.next[target.index()], self.board.second[target.index()]);
        let near = side.units & next;
        let mut siege = Siege { standing: 0, attacker: !near.is_empty(), walker: 0 };
        for unit in near | (side.ranged & second) {
            siege.standing += self.support_of(state, unit);
        }
        if state.tiles().has(target) {
            return self.siege_on_terrain(state, side, target, siege);
        }
        for unit in side.runners & second {
            if (self.board.next[unit.index()] & next).meets(side.open) {
                siege.walker = siege.walker.max(self.strength(state.kind_at(unit)));
            }
        }
        if !side.flyers.is_empty() {
            let close = second | second.around();
            for unit in (side.flyers & close).without(next) {
                siege.walker = siege.walker.max(self.strength(state.kind_at(unit)));
            }
        }
        siege
    }

    /// Adds who can attack a Mound that stands on terrain (R28): only what may enter it.
    #[cold]
    fn siege_on_terrain(&self, state: &State, side: &Side, target: Cell, mut siege: Siege) -> Siege {
        let next = self.board.next[target.index()];
        siege.attacker = false;
        for unit in side.units {
            if !self.reach(state, Seat::new(side.seat), unit).targets.has(target) {
                continue;
            }
            if next.has(unit) {
                siege.attacker = true;
            } else if !side.ranged.has(unit) || !self.board.second[target.index()].has(unit) {
                siege.walker = siege.walker.max(self.strength(state.kind_at(unit)));
            }
        }
        siege
    }

    /// Returns the power that stands against a hex: what would support an attack on it.
    #[inline]
    pub(super) fn pressure(&self, state: &State, side: &Side, target: Cell) -> u32 {
        let (next, second) = (self.board.next[target.index()], self.board.second[target.index()]);
        ((side.units & next) | (side.ranged & second))
            .into_iter()
            .map(|unit| self.support_of(state, unit))
            .sum()
    }

    /// Returns the strength of the strongest of some tokens.
    pub(super) fn strongest(&self, tokens: &Tokens) -> u32 {
        tokens.kinds().map(|kind| self.strength(kind)).max().unwrap_or(0)
    }

    /// Returns whether a unit of this kind could attack what stands on a hex, were it beside it.
    #[inline]
    pub(super) fn can_enter(&self, state: &State, kind: Kind, target: Cell) -> bool {
        self.enterable(state, self.caste(kind)).has(target)
    }
}
