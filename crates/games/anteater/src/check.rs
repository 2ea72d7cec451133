//! Whether a step is legal, and if not, why: the checks of 7.8 in their order.

use hexapod_core::{Seat, Step, StepOf};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::Anteater;
use crate::notation::{Said, SaidSpace, Throw};
use crate::options::PassTiming;
use crate::refusal::{Payment, Refusal};
use crate::state::{Colour, Die, Phase, Slot, Space, State, USED_COLUMNS};

impl Anteater {
    /// Returns the step that was said, if it is legal now.
    pub(crate) fn check_said(
        &self,
        state: &State,
        sender: Option<Seat>,
        said: &Said,
    ) -> Result<StepOf<Self>, Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        self.check_phase(state, said)?;
        self.check_sender(state, sender)?;
        match (said, state.phase) {
            (Said::Start(number), _) => self.check_start(*number).map(Step::Chance),
            (Said::Reveal(letter, id), _) => self.check_reveal(state, *letter, *id).map(Step::Chance),
            (Said::Roll(face), _) => Ok(Step::Chance(Chance::Roll(*face))),
            (Said::Throw(throw), Phase::Choose(seat)) => {
                self.check_throw(state, seat, *throw).map(Step::Action)
            }
            (Said::Pass, Phase::Choose(seat)) => {
                self.check_usable(state, seat, Die::Own)?;
                has_worm(state, seat, Payment::Pass)?;
                Ok(Step::Action(Action::Pass))
            }
            (Said::Pass, Phase::Decide(seat, die, _)) => {
                if self.options.pass_timing == PassTiming::BeforeRoll {
                    return Err(Refusal::PassBeforeRoll);
                }
                self.check_payment(state, seat, die, Payment::Pass)?;
                Ok(Step::Action(Action::Pass))
            }
            (Said::Reroll, Phase::Decide(seat, die, _)) => {
                self.check_payment(state, seat, die, Payment::Reroll)?;
                Ok(Step::Action(Action::Reroll))
            }
            (Said::Place(letter, space), Phase::Decide(seat, die, _)) => {
                let colour = self.colour_of(seat, die);
                let space = self.check_place(state, colour, *letter, *space)?;
                Ok(Step::Action(Action::Place(space)))
            }
            (said, phase) => unreachable!("{said:?} passed the check of phase {phase:?}"),
        }
    }

    fn check_phase(&self, state: &State, said: &Said) -> Result<(), Refusal> {
        let fits = match said {
            Said::Start(_) => state.phase == Phase::Start,
            Said::Reveal(..) => state.phase == Phase::Reveal,
            Said::Roll(_) => matches!(state.phase, Phase::Roll(..)),
            Said::Throw(_) => matches!(state.phase, Phase::Choose(_)),
            Said::Pass => match state.phase {
                Phase::Decide(..) => true,
                Phase::Choose(_) => self.options.pass_timing == PassTiming::BeforeRoll,
                Phase::Start | Phase::Reveal | Phase::Roll(..) | Phase::Over => false,
            },
            Said::Place(..) | Said::Reroll => matches!(state.phase, Phase::Decide(..)),
        };
        let seat = state.turn().map(|seat| self.colour_name(seat.into()));
        if fits { Ok(()) } else { Err(Refusal::WrongPhase { phase: state.phase.name(), seat }) }
    }

    /// Nobody sends the answers of chance, and a seat acts only for itself.
    fn check_sender(&self, state: &State, sender: Option<Seat>) -> Result<(), Refusal> {
        let due = match state.phase {
            Phase::Choose(seat) | Phase::Decide(seat, ..) => Some(seat),
            Phase::Start | Phase::Reveal | Phase::Roll(..) | Phase::Over => None,
        };
        match (sender, due) {
            (Some(sender), Some(due)) if sender != due => {
                Err(Refusal::NotYourTurn { seat: self.colour_name(due.into()) })
            }
            (Some(_), None) => Err(Refusal::ChanceActs),
            _ => Ok(()),
        }
    }

    fn check_start(&self, number: u32) -> Result<Chance, Refusal> {
        let seat = Seat::all(self.seats).find(|seat| seat.index() as u32 + 1 == number);
        seat.map(Chance::Start).ok_or(Refusal::NoSuchSeat { seats: self.seats })
    }

    fn check_reveal(&self, state: &State, letter: char, id: u32) -> Result<Chance, Refusal> {
        let slot = self.empty_slot(state).unwrap_or_else(|| unreachable!("no slot is empty in phase reveal"));
        if letter != slot.letter() {
            return Err(Refusal::WrongSlot { slot: letter, due: slot.letter() });
        }
        match self.card_numbered(id).filter(|card| state.stack >> card & 1 == 1) {
            Some(card) => Ok(Chance::Reveal(slot, card as u8)),
            None => Err(Refusal::CardNotInStack),
        }
    }

    fn check_throw(&self, state: &State, seat: Seat, throw: Throw) -> Result<Action, Refusal> {
        let (die, action) = match (throw, self.two_players()) {
            (Throw::Plain, false) => (Die::Own, Action::Throw),
            (Throw::Own, true) => (Die::Own, Action::ThrowOwn),
            (Throw::Neutral, true) => (Die::Neutral, Action::ThrowNeutral),
            (Throw::Plain, true) => return Err(Refusal::ThrowWhich),
            (Throw::Own | Throw::Neutral, false) => return Err(Refusal::ThrowPlain),
        };
        self.check_usable(state, seat, die)?;
        Ok(action)
    }

    fn check_usable(&self, state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
        let hand = state.hold(seat.into());
        let dice = if die == Die::Own { hand.dice } else { hand.neutral };
        if dice == 0 {
            return Err(Refusal::NoDie { die });
        }
        if !self.usable(state, seat, die) {
            return Err(Refusal::DieBlocked { colour: self.colour_name(self.colour_of(seat, die)) });
        }
        Ok(())
    }

    fn check_payment(&self, state: &State, seat: Seat, die: Die, payment: Payment) -> Result<(), Refusal> {
        match die {
            Die::Neutral => Err(Refusal::NeutralNoWorm { payment }),
            Die::Own => has_worm(state, seat, payment),
        }
    }

    fn check_place(
        &self,
        state: &State,
        colour: Colour,
        letter: char,
        said: Option<SaidSpace>,
    ) -> Result<Space, Refusal> {
        let Some(slot) = self.slot_lettered(state, letter) else {
            return Err(Refusal::NoSuchSpace { space: said_text(letter, said) });
        };
        let Some(said) = said else {
            return self.target(state, colour, slot).ok_or_else(|| self.why_closed(state, colour, slot));
        };
        let table = &state.table[usize::from(slot.0)];
        let card = table.card().unwrap_or_else(|| unreachable!("a slot with a letter has a card"));
        let exists = self.data.mounds[card].columns.get(said.column as usize - 1).map(String::len);
        if exists.is_none_or(|height| said.height as usize > height) {
            return Err(Refusal::NoSuchSpace { space: said_text(letter, Some(said)) });
        }
        let mound = letter;
        let target = self.target(state, colour, slot);
        let own = table.column_of(colour).map(|column| u32::from(column) + 1);
        // Columns beyond those that can be used are always free.
        let column = table.columns.get(said.column as usize - 1).copied().unwrap_or_default();
        if said.height <= u32::from(column.count) {
            return Err(Refusal::SpaceOccupied { space: said_text(letter, Some(said)) });
        }
        if let Some(owner) = column.owner().filter(|owner| *owner != colour) {
            return Err(Refusal::ColumnOwned { mound, column: said.column, owner: self.colour_name(owner) });
        }
        if let Some(own) = own.filter(|own| *own != said.column) {
            return Err(Refusal::OneColumn { mound, own, neutral: self.is_neutral(colour) });
        }
        if own.is_none() && u32::from(table.leftmost) + 1 < said.column {
            return Err(Refusal::NotLeftmost {
                mound,
                leftmost: u32::from(table.leftmost) + 1,
                neutral: self.is_neutral(colour),
            });
        }
        if said.height > u32::from(column.count) + 1 {
            let lowest = SaidSpace { column: said.column, height: u32::from(column.count) + 1 };
            return Err(Refusal::NotLowest { lowest: said_text(letter, Some(lowest)) });
        }
        Ok(target.unwrap_or_else(|| unreachable!("a space that passes all checks is the target")))
    }

    /// Returns the slot with this letter, if a mound lies there.
    fn slot_lettered(&self, state: &State, letter: char) -> Option<Slot> {
        let slot = (letter as u32 - 'A' as u32) as usize;
        (slot < self.slots && state.table[slot].card().is_some()).then_some(Slot(slot as u8))
    }

    fn why_closed(&self, state: &State, colour: Colour, slot: Slot) -> Refusal {
        let mound = slot.letter();
        match state.table[usize::from(slot.0)].column_of(colour) {
            Some(column) => {
                Refusal::ColumnFull { mound, column: u32::from(column) + 1, neutral: self.is_neutral(colour) }
            }
            None => Refusal::NoFreeColumn { mound },
        }
    }
}

fn has_worm(state: &State, seat: Seat, payment: Payment) -> Result<(), Refusal> {
    if state.hold(seat.into()).worms > 0 { Ok(()) } else { Err(Refusal::NoWorm { payment }) }
}

fn said_text(letter: char, space: Option<SaidSpace>) -> String {
    space.map_or_else(|| letter.to_string(), |space| format!("{letter}{}.{}", space.column, space.height))
}

const _: () = assert!(USED_COLUMNS > crate::state::MAX_COLOURS);
