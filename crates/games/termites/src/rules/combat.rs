//! Attacks: power, defence, retreat (5.3, 5.4).

use hexapod_core::{Seat, Sink};

use crate::actions::FromHex;
use crate::cells::{Cell, Cells};
use crate::events::{Event, Fate};
use crate::game::Termites;
use crate::options::FlyerVegetation;
use crate::rules::movement::Reach;
use crate::state::{Phase, State, Terrain};
use crate::tokens::Kind;

impl Termites {
    /// Returns the units of `seat` that support an attack of its unit on `attacker` against `target`.
    ///
    /// R18: support is automatic. R16: nothing blocks it, and it works against Mounds too.
    #[inline]
    pub(crate) fn supporters(&self, state: &State, seat: Seat, attacker: Cell, target: Cell) -> Cells {
        let (next, second) = (self.board.next[target.index()], self.board.second[target.index()]);
        let mut units = state.units[seat.index()] & (next | (second & state.ranged));
        units.remove(attacker);
        units
    }

    /// Returns what one supporter adds: its strength, and the bonus of a spitter on Vegetation (R17).
    #[inline]
    pub(crate) fn support_of(&self, state: &State, supporter: Cell) -> u32 {
        let kind = &self.kinds[state.kind_at(supporter).index()];
        let bonus =
            if state.terrain_of(Terrain::Vegetation).has(supporter) { kind.vegetation_bonus } else { 0 };
        u32::from(kind.strength) + u32::from(bonus)
    }

    /// Returns the attack power of the unit of `seat` on `start` against `target`, legal or not.
    #[inline]
    pub(crate) fn power(&self, state: &State, seat: Seat, start: Cell, target: Cell) -> u32 {
        let support: u32 = self
            .supporters(state, seat, start, target)
            .into_iter()
            .map(|supporter| self.support_of(state, supporter))
            .sum();
        self.strength(state.kind_at(start)) + support
    }

    /// Returns the defence of the piece on a hex that holds one: no neighbour adds to it.
    #[inline]
    pub(crate) fn defence(&self, state: &State, target: Cell) -> u32 {
        if state.all_units().has(target) {
            self.strength(state.kind_at(target)) + u32::from(state.terrain_of(Terrain::Stones).has(target))
        } else {
            state.mound_at(target).map_or(0, |(_, value)| u32::from(value))
        }
    }

    /// Calls `visit` for each target that the unit may attack: with the possible from-hexes against a unit, with
    /// none against a Mound. R19: power must be greater.
    #[inline]
    pub(crate) fn each_attack(&self, state: &State, reach: &Reach, mut visit: impl FnMut(Cell, Cells)) {
        if reach.targets.is_empty() {
            return;
        }
        let mounds = state.all_mounds();
        for target in reach.targets {
            if self.power(state, reach.seat, reach.start, target) > self.defence(state, target) {
                let next = self.board.next[target.index()];
                let sides = if mounds.has(target) { Cells::EMPTY } else { reach.last_steps(target) & next };
                visit(target, sides);
            }
        }
    }

    /// Returns the hexes from which a unit could make the last step onto `target`, strong enough or not.
    pub(crate) fn sides(&self, state: &State, seat: Seat, start: Cell, target: Cell) -> Cells {
        self.reach(state, seat, start).last_steps(target) & self.board.next[target.index()]
    }

    /// Returns where the unit on `target` may go when it is attacked over `from` by the unit on `start` (5.4).
    #[inline]
    pub(crate) fn retreats(&self, state: &State, start: Cell, from: Cell, target: Cell) -> Cells {
        let caste = self.caste(state.kind_at(target));
        // R8: the attacker has left its start hex. R21: no points are needed, only terrain counts.
        let free = (self.empty(state) | Cells::of(start)) & self.board.next[target.index()];
        let mut open = self.enterable(state, caste);
        if caste.flies && self.options.flyer_vegetation == FlyerVegetation::Pushed {
            open |= state.terrain_of(Terrain::Vegetation);
        }
        let mut retreats = free & open;
        retreats.remove(from);
        retreats
    }

    /// Returns whether a unit on `target` would die, from whatever side the unit on `start` beats it.
    pub(crate) fn is_deadly(&self, state: &State, seat: Seat, start: Cell, target: Cell) -> bool {
        let Some((_, kind)) = state.unit_at(target) else { return false };
        // A flyer may be pushed where it cannot live.
        let alive = self.enterable(state, self.caste(kind));
        let cornered = |from: Cell| (self.retreats(state, start, from, target) & alive).is_empty();
        self.caste(state.kind_at(start)).grip
            || self.sides(state, seat, start, target).into_iter().all(cornered)
    }

    pub(crate) fn attack<S: Sink<Event>>(
        &self,
        state: &mut State,
        start: Cell,
        from: FromHex,
        target: Cell,
        events: &mut S,
    ) {
        let seat = state.turn;
        events.tell(|| Event::attacked(self, state, start, from, target));
        if let Some((owner, value)) = state.mound_at(target) {
            return self.take_mound(state, start, target, owner, value, events);
        }
        let from = from.named().unwrap_or(start);
        if self.caste(state.kind_at(start)).grip {
            // R20: whatever is free around it.
            self.destroy(state, target, Fate::Gripped, Some((start, from)), events);
            self.advance(state, seat, start, target);
            return self.end_turn(state, events);
        }
        let retreats = self.retreats(state, start, from, target);
        if retreats.several() {
            state.phase = Phase::Retreat { start, from, target };
        } else {
            self.retreat(state, start, from, target, retreats.first(), events);
        }
    }

    /// Carries out a retreat, or the lack of one, and ends the turn.
    pub(crate) fn retreat<S: Sink<Event>>(
        &self,
        state: &mut State,
        start: Cell,
        from: Cell,
        target: Cell,
        to: Option<Cell>,
        events: &mut S,
    ) {
        let Some((owner, kind)) = state.unit_at(target) else {
            unreachable!("no unit to retreat from {target}")
        };
        let fate = match to {
            None => Some(Fate::Cornered),
            // R9: only with the option `pushed` a flyer is ever sent into Vegetation.
            Some(to) => (!self.enterable(state, self.caste(kind)).has(to)).then_some(Fate::Pushed),
        };
        let cell = to.unwrap_or(target);
        events.tell(|| {
            let advance = self.advance_path(state, start, from, target);
            match fate {
                None => Event::retreated(self, state, owner, kind, target, cell, &advance),
                Some(fate) => Event::destroyed(self, state, owner, kind, cell, fate, Some(advance)),
            }
        });
        self.lift(state, target);
        self.advance(state, state.turn, start, target);
        match fate {
            None => self.put_unit(state, Seat::new(owner), kind, cell),
            Some(_) => state.dead[owner].add(kind),
        }
        self.end_turn(state, events);
    }

    /// Returns the path of an attacker onto the hex of the unit it beats, as long as nothing has moved.
    fn advance_path(&self, state: &State, start: Cell, from: Cell, target: Cell) -> Vec<Cell> {
        let mut path = self.path(state, state.turn, start, from);
        path.push(target);
        path
    }

    /// Moves a unit without any rule.
    pub(crate) fn advance(&self, state: &mut State, seat: Seat, from: Cell, to: Cell) {
        let kind = state.kind_at(from);
        self.lift(state, from);
        self.put_unit(state, seat, kind, to);
    }

    pub(crate) fn put_unit(&self, state: &mut State, seat: Seat, kind: Kind, cell: Cell) {
        state.units[seat.index()].insert(cell);
        state.put_piece(cell, kind.0 + 1);
        let caste = self.caste(kind);
        if caste.flies {
            state.flying.insert(cell);
        }
        if caste.ranged {
            state.ranged.insert(cell);
        }
    }

    /// Takes a unit off the board.
    pub(crate) fn lift(&self, state: &mut State, cell: Cell) {
        for units in &mut state.units {
            units.remove(cell);
        }
        state.flying.remove(cell);
        state.ranged.remove(cell);
        state.put_piece(cell, 0);
    }

    /// Takes a unit out of the game. `attack` is the attacker's start hex and the hex of its last step, if it advances.
    pub(crate) fn destroy<S: Sink<Event>>(
        &self,
        state: &mut State,
        cell: Cell,
        fate: Fate,
        attack: Option<(Cell, Cell)>,
        events: &mut S,
    ) {
        let Some((owner, kind)) = state.unit_at(cell) else { unreachable!("no unit to destroy on {cell}") };
        events.tell(|| {
            let advance = attack.map(|(start, from)| self.advance_path(state, start, from, cell));
            Event::destroyed(self, state, owner, kind, cell, fate, advance)
        });
        self.lift(state, cell);
        state.dead[owner].add(kind);
    }
}
