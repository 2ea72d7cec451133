//! What a seat may decide; the list of legal actions in the order of 15.5.

use hexapod_core::Seat;

use crate::cells::Cell;
use crate::choices::Only;
use crate::game::Glory;
use crate::state::{Faction, Ground, Kind, Phase, State, Troop, Unit};

/// A decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Takes a faction.
    Faction(Faction),
    /// Puts a tile on a ring place.
    Ring(u8, Ground),
    /// Turns the land by this many sixths.
    Push(u8),
    /// Sets a tile.
    Set(Cell),
    /// Turns the walled side of the tile that is being set.
    Wall(u8),
    /// Places a starting unit.
    Deploy(Unit, Cell),
    /// Keeps the Leech die as it lies.
    LeechKeep,
    /// Rolls the Leech die again.
    LeechRoll,
    /// Names the victim of the Leech die.
    LeechFrom(Seat),
    /// Buys a unit.
    Buy(Unit),
    /// Builds a facility.
    Build(Kind),
    /// Says where the unit or the facility goes.
    At(Cell),
    /// Ends the phase.
    Done,
    /// Marches from a tile to the next.
    March(Cell, Cell),
    /// Names the units that march.
    Send(Troop),
    /// Asks to attack through a stronghold.
    Ask(Cell, Cell, Cell),
    /// Lets the guests pass.
    Grant,
    /// Does not.
    Deny,
    /// Rolls the Luck die and all lower ones again.
    Luck,
    /// Negates low dice of the enemy.
    Rage,
    /// Saves a unit.
    Dodge,
    /// Leaves the dice as they lie.
    Keep,
    /// Names a unit that dies.
    Kill(Seat, Unit),
    /// Fights another round.
    Press,
    /// Ends the battle.
    Withdraw,
    /// Names the units that enter.
    Advance(Troop),
    /// Founds a new stronghold.
    Found(Cell),
    /// Takes the any points as gold, food, water.
    Wild(u8, u8, u8),
    /// Names a unit that starves.
    Starve(Unit, Cell),
    /// Buys a good of the Legacy list, by its place in it.
    Legacy(u8),
    /// Buys nothing more.
    LegacyPass,
}

/// Writes the legal actions of the acting seat in the order of 15.5.
pub(crate) fn legal_actions(game: &Glory, state: &State, out: &mut Vec<Action>) {
    out.clear();
    if !game.chance_acts(state) {
        game.list_steps(state, &mut |action| out.push(action));
    }
}

impl Glory {
    /// Calls `push` with each step of a phase in which a seat decides, or in the quick setup chance picks.
    #[inline]
    pub(crate) fn list_steps(&self, state: &State, push: &mut impl FnMut(Action)) {
        let seat = state.seat;
        match state.phase {
            Phase::Move => self.list_move(state, push),
            Phase::Send(..) | Phase::AskSend(..) => {
                self.group_choice(state).each(|troop| push(Action::Send(troop)));
            }
            Phase::Advance => self.group_choice(state).each(|troop| push(Action::Advance(troop))),
            Phase::Last
            | Phase::Deploy
            | Phase::TrainAt(_)
            | Phase::BuyAt(_)
            | Phase::BuildAt(_)
            | Phase::Found
            | Phase::LegacySet(..)
            | Phase::LegacyAt(_)
            | Phase::LegacyBuildAt(_) => {
                for cell in self.cells(state) {
                    push(self.at_cell(state, Cell::new(cell)));
                }
            }
            Phase::Train | Phase::Buy => {
                self.each_purchase(state, seat, push);
                push(Action::Done);
            }
            Phase::Starve => self.each_starving(state, seat, |unit, cell| push(Action::Starve(unit, cell))),
            Phase::Wild(any) | Phase::StartWild(any) => {
                let (food, water) = self.wild_limits(state, any);
                for f in 0..=food {
                    for w in 0..=water.min(any - f) {
                        push(Action::Wild(any - f - w, f, w));
                    }
                }
            }
            Phase::Kill(_) => self.each_victim(state, |seat, unit| push(Action::Kill(seat, unit))),
            Phase::Ring => {
                let place = state.ring_len(seat) as u8;
                self.each_ring(state, seat, |ground| push(Action::Ring(place, ground)));
            }
            Phase::Legacy => {
                for good in 0..8 {
                    if self.can_take(state, seat, good) {
                        push(Action::Legacy(good));
                    }
                }
                push(Action::LegacyPass);
            }
            Phase::LegacyFacility => {
                for kind in self.facilities().filter(|kind| self.is_legacy_facility(state, *kind)) {
                    push(Action::Build(kind));
                }
            }
            Phase::Faction => {
                for &faction in Faction::ALL {
                    if state.seat_of(faction).is_none() {
                        push(Action::Faction(faction));
                    }
                }
            }
            Phase::Push => (0..6).for_each(|turns| push(Action::Push(turns))),
            Phase::LastWall(cell) | Phase::LegacyWall(_, cell, _) => {
                let walls = self.walls_allowed(state, cell);
                (0..6).filter(|wall| walls >> wall & 1 == 1).for_each(|wall| push(Action::Wall(wall)));
            }
            Phase::LeechVictim => {
                for opponent in self.turn_order(state).filter(|other| *other != seat) {
                    push(Action::LeechFrom(opponent));
                }
            }
            Phase::LeechChoice => each(push, [Action::LeechKeep, Action::LeechRoll]),
            Phase::Permit(..) => each(push, [Action::Grant, Action::Deny]),
            Phase::Luck => each(push, [Action::Luck, Action::Keep]),
            Phase::Rage => each(push, [Action::Rage, Action::Keep]),
            Phase::Dodge => each(push, [Action::Dodge, Action::Keep]),
            Phase::Press => each(push, [Action::Press, Action::Withdraw]),
            Phase::OrderRoll
            | Phase::Deal
            | Phase::Middle
            | Phase::LeechRoll
            | Phase::AttackRoll
            | Phase::DefendRoll
            | Phase::LuckRoll
            | Phase::ChaosRoll(..)
            | Phase::LegacyDraw(..)
            | Phase::Over => {}
        }
    }

    /// Returns the action that names this cell in the present phase.
    #[inline]
    pub(crate) fn at_cell(&self, state: &State, cell: Cell) -> Action {
        match state.phase {
            Phase::Last | Phase::LegacySet(..) => Action::Set(cell),
            Phase::Deploy => Action::Deploy(self.unit_due(state), cell),
            Phase::Found => Action::Found(cell),
            _ => Action::At(cell),
        }
    }

    /// Returns the only legal action of a seat, if there is just one: it is carried out at once (K2).
    ///
    /// R52: the steps of S4 and S7 are never automatic, so that their number tells nothing about a hand.
    #[inline]
    pub(crate) fn forced(&self, state: &State) -> Option<Action> {
        let seat = state.seat;
        match state.phase {
            Phase::Move => (!self.can_move(state)).then_some(Action::Done),
            Phase::Train | Phase::Buy => (!self.has_purchase(state, seat)).then_some(Action::Done),
            Phase::Send(from, _) if state.points(from, seat).movable().total() == 1 => {
                // A lone unit is the only group, wherever it goes; most marches are such.
                Some(Action::Send(state.points(from, seat).movable()))
            }
            Phase::Send(..) | Phase::AskSend(..) => self.group_choice(state).only().map(Action::Send),
            Phase::Advance => self.group_choice(state).only().map(Action::Advance),
            Phase::Faction if self.is_quick() => None,
            Phase::TrainAt(_)
            | Phase::BuyAt(_)
            | Phase::BuildAt(_)
            | Phase::Found
            | Phase::LegacySet(..)
            | Phase::LegacyAt(_)
            | Phase::LegacyBuildAt(_)
            | Phase::Deploy => {
                let mut cells = self.cells(state).iter();
                let first = cells.next()?;
                cells.next().is_none().then(|| self.at_cell(state, Cell::new(first)))
            }
            Phase::Legacy => {
                (!(0..8).any(|good| self.can_take(state, seat, good))).then_some(Action::LegacyPass)
            }
            Phase::Starve
            | Phase::Wild(_)
            | Phase::StartWild(_)
            | Phase::Kill(_)
            | Phase::LegacyFacility
            | Phase::LegacyWall(..)
            | Phase::LeechVictim
            | Phase::Faction => {
                let mut only = Only::default();
                self.list_steps(state, &mut |action| only.offer(action));
                only.action()
            }
            Phase::OrderRoll
            | Phase::Deal
            | Phase::Ring
            | Phase::Middle
            | Phase::Push
            | Phase::Last
            | Phase::LastWall(_)
            | Phase::LeechChoice
            | Phase::LeechRoll
            | Phase::Permit(..)
            | Phase::AttackRoll
            | Phase::DefendRoll
            | Phase::Luck
            | Phase::LuckRoll
            | Phase::Rage
            | Phase::Dodge
            | Phase::Press
            | Phase::ChaosRoll(..)
            | Phase::LegacyDraw(..)
            | Phase::Over => None,
        }
    }
}

fn each<const N: usize>(push: &mut impl FnMut(Action), actions: [Action; N]) {
    actions.into_iter().for_each(push);
}
