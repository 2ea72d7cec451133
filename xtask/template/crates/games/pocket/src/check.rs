//! Whether a step is legal, and if not, why: the checks of section 5 in their order.

use hexapod_core::{Rules, Seat, Step, StepOf};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::Pocket;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl Pocket {
    /// Checks the end, the phase, the sender, and only then what depends on a hand: who may not know it learns nothing.
    pub(crate) fn check_step(
        &self,
        state: &State,
        sender: Option<Seat>,
        step: &StepOf<Self>,
    ) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let fits = matches!(
            (state.phase, step),
            (Phase::Draw(_), Step::Chance(Chance::Draw(_)))
                | (Phase::Roll, Step::Chance(Chance::Roll(_)))
                | (Phase::Hide(_), Step::Action(Action::Hide(_)))
                | (Phase::Pick(_), Step::Action(Action::Pick(_)))
        );
        if !fits {
            return Err(Refusal::WrongPhase { phase: state.phase.name() });
        }
        self.check_sender(state, sender)?;
        match *step {
            Step::Chance(Chance::Draw(card)) if state.bag().of(card) == 0 => Err(Refusal::NotInBag { card }),
            Step::Chance(Chance::Roll(faces)) => self.check_dice(faces.iter().filter(|face| **face > 0)),
            Step::Action(Action::Hide(card)) => match state.phase.acting() {
                Some(seat) if state.hold(seat).hand.of(card) == 0 => Err(Refusal::NoCard { card }),
                _ => Ok(()),
            },
            Step::Action(Action::Pick(die)) if state.dice.of(die) == 0 => Err(Refusal::NoDie { die }),
            Step::Chance(Chance::Draw(_)) | Step::Action(Action::Pick(_)) => Ok(()),
        }
    }

    /// Nobody sends the answers of chance, and a seat acts only for itself.
    fn check_sender(&self, state: &State, sender: Option<Seat>) -> Result<(), Refusal> {
        match (sender, state.phase.acting()) {
            (Some(_), None) => Err(Refusal::ChanceActs),
            (Some(sender), Some(due)) if sender != due => {
                Err(Refusal::NotYourTurn { seat: self.seat_name(due) })
            }
            _ => Ok(()),
        }
    }

    fn check_dice<'a>(&self, faces: impl Iterator<Item = &'a u8>) -> Result<(), Refusal> {
        let dice = self.n_dice();
        if faces.count() == usize::from(dice) { Ok(()) } else { Err(Refusal::WrongDice { dice }) }
    }
}
