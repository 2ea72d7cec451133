//! Battles (section 8): built ant by ant, decided by two sums.

use hexapod_core::{Rules, Seat, Sink};

use super::Falls;
use crate::events::{Event, Verdict};
use crate::game::DominAnts;
use crate::state::{Kind, Phase, State};
use crate::tiles::{Tile, TileSet, tile_name};

/// A battle as it would be fought now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Battle {
    pub(crate) participants: TileSet,
    pub(crate) engaged: TileSet,
    pub(crate) attack: u32,
    pub(crate) defence: u32,
}

impl Battle {
    /// Returns which side dies. R15: with equal sums both do.
    pub(crate) fn verdict(&self) -> Verdict {
        match self.attack.cmp(&self.defence) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::AllDie,
        }
    }

    /// Returns the ants that die.
    pub(crate) fn dying(&self) -> TileSet {
        match self.verdict() {
            Verdict::Won => self.engaged,
            Verdict::Lost => self.participants,
            Verdict::AllDie => self.engaged | self.participants,
        }
    }
}

impl DominAnts {
    /// Returns the battle that is being built, as `strike` would decide it.
    pub(crate) fn battle(&self, state: &State, seat: Seat) -> Battle {
        let participants = state.participants;
        let engaged = self.engaged(state, seat, participants);
        // R49: the boost counts for the attacker only.
        let attacking = if state.boost == Some(seat) { &self.boosted } else { &self.power };
        Battle {
            participants,
            engaged,
            attack: power_of(state, participants, attacking),
            defence: power_of(state, engaged, &self.power),
        }
    }

    /// R12, R18: the ants of all other seats in the areas of all participants.
    #[inline]
    pub(crate) fn engaged(&self, state: &State, seat: Seat, participants: TileSet) -> TileSet {
        participants.spread() & state.enemies(seat)
    }

    /// Returns the ants that could join now, action points aside.
    #[inline]
    pub(crate) fn candidates(&self, state: &State, seat: Seat) -> TileSet {
        let engaged = self.engaged(state, seat, state.participants);
        let free = state.own(seat) - state.attacked - state.participants - state.passed;
        free & engaged.spread()
    }

    /// Returns the participants in the order in which they joined. R14: a set has only one order, the lowest
    /// candidate first.
    pub(crate) fn joining_order(&self, state: &State, seat: Seat) -> Vec<Tile> {
        let mut left = state.participants;
        let mut joined = TileSet::EMPTY;
        let mut order = Vec::new();
        let mut next = left.first();
        while let Some(ant) = next {
            left.remove(ant);
            joined.insert(ant);
            order.push(ant);
            next = (left & self.engaged(state, seat, joined).spread()).first();
        }
        order
    }

    pub(super) fn open_battle<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        ant: Tile,
        events: &mut S,
    ) {
        state.ap -= self.costs.attack;
        state.participants = TileSet::from_iter([ant]);
        state.passed = state.own(seat).below(ant);
        state.phase = Phase::Battle(seat);
        self.tell_battle(state, seat, ant, events);
    }

    pub(super) fn join_battle<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        ant: Tile,
        events: &mut S,
    ) {
        // R14: an ant that could have joined earlier and did not stays out.
        state.passed |= self.candidates(state, seat).below(ant);
        state.participants.insert(ant);
        state.ap -= self.costs.attack;
        self.tell_battle(state, seat, ant, events);
    }

    fn tell_battle<S: Sink<Event>>(&self, state: &State, seat: Seat, ant: Tile, events: &mut S) {
        events.tell(|| {
            let battle = self.battle(state, seat);
            Event::Attacks {
                seat: self.seat_name(seat),
                tile: tile_name(ant),
                attack: battle.attack,
                defence: battle.defence,
                verdict: battle.verdict(),
            }
        });
    }

    pub(super) fn strike<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let battle = self.battle(state, seat);
        events.tell(|| Event::Struck {
            seat: self.seat_name(seat),
            attack: battle.attack,
            defence: battle.defence,
            verdict: battle.verdict(),
        });
        state.attacked |= battle.participants;
        state.participants = TileSet::EMPTY;
        state.passed = TileSet::EMPTY;
        state.phase = Phase::Main(seat);
        for tile in battle.dying() {
            self.kill(state, tile, events);
        }
        let mut falls = Falls::new(state);
        if self.settle(state, &mut falls, events) {
            return;
        }
        // 6.4: a seat that dies out during its own turn loses the rest of the turn.
        if !state.active.contains(seat) {
            self.pass_turn(state, seat, events);
        }
    }

    /// Takes a dead ant off the board; what it carried stays on its tile (8.3).
    pub(super) fn kill<S: Sink<Event>>(&self, state: &mut State, tile: Tile, events: &mut S) {
        let Some(ant) = state.ant(tile) else { return };
        let cubes = state.take_off(ant, tile);
        self.stir(state);
        state.lay(tile, cubes);
        events.tell(|| Event::Died {
            owner: self.owner_name(ant.owner),
            ant: ant.kind,
            tile: tile_name(tile),
            cubes,
        });
    }
}

/// Returns the power of all ants in a set.
pub(crate) fn power_of(state: &State, ants: TileSet, power: &[u8; Kind::ALL.len()]) -> u32 {
    Kind::ALL
        .iter()
        .copied()
        .map(|kind| (ants & state.of_kind(kind)).count() * u32::from(power[kind.index()]))
        .sum()
}
