//! The steps of a table by the inputs that played them: what one undo takes back, what stands against it, and what was
//! taken back and can be played again.

use hexapod_catalog::Happened;
use hexapod_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::entry::What;

/// What a step has shown, so that it is not taken back without other people's consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// Dice were rolled.
    Roll,
    /// Something was drawn.
    Draw,
    /// An action uncovered something hidden.
    Hidden,
    /// A bot played, in a game where players hide something from each other.
    Move,
}

impl Shown {
    /// Notation begins a roll with the word `roll` in every game.
    fn of_chance(text: &str) -> Self {
        if text.split(' ').next() == Some("roll") { Self::Roll } else { Self::Draw }
    }
}

/// What a person may take back and play again now.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct UndoNow {
    /// The smallest number of steps to which the person may return without asking anybody; nothing if not at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_to: Option<u64>,
    /// The number of steps before the person's last input; nothing before the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u64>,
    /// The number of steps before the person's present turn, as far back as is free; nothing if that is not before `to`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u64>,
    /// What was shown since the last input, where it can therefore not be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Shown>,
    /// The number of steps after the next redo; nothing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redo: Option<u64>,
}

impl UndoNow {
    /// Returns whether nothing can be taken back or played again.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// A step that was played.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Note {
    /// The seat that acted; nothing for chance.
    pub(crate) seat: Option<Seat>,
    /// Whether it continues the input of the step before it.
    continues: bool,
    /// What it has shown to the seat that acted.
    pub(crate) shown: Option<Shown>,
}

/// The steps of a table, those that were played and those that were taken back.
#[derive(Debug, Clone, Default)]
pub(crate) struct Inputs {
    played: Vec<Note>,
    /// What was taken back, the next step last, until something else is played.
    undone: Vec<What>,
}

impl Inputs {
    /// Notes a step. If it is another one than the next that was taken back, those are gone.
    pub(crate) fn play(&mut self, step: &What) {
        let What::Step { seat, text, continues, .. } = step else { return };
        if self.undone.pop_if(|next| next == step).is_none() {
            self.undone = Vec::new();
        }
        let shown = if seat.is_none() { Some(Shown::of_chance(text)) } else { None };
        self.played.push(Note { seat: *seat, continues: *continues, shown });
    }

    /// Notes that step number `step`, from 1, has uncovered something hidden.
    pub(crate) fn uncover(&mut self, step: usize) {
        if let Some(note) = self.played.get_mut(step - 1) {
            note.shown = Some(Shown::Hidden);
        }
    }

    /// Notes that these last steps were taken back.
    pub(crate) fn take_back(&mut self, steps: Vec<Happened>) {
        for step in steps.into_iter().rev() {
            let Some(Note { continues, .. }) = self.played.pop() else { return };
            let Happened { actor: seat, text, draw, .. } = step;
            self.undone.push(What::Step { seat, text, draw, continues });
        }
    }

    /// Returns the steps that were played.
    pub(crate) fn played(&self) -> &[Note] {
        &self.played
    }

    /// Returns the number of steps before the last input of one of these seats.
    pub(crate) fn before_last(&self, seats: &[Seat]) -> Option<usize> {
        let own = |note: &Note| note.seat.is_some_and(|seat| seats.contains(&seat));
        let last = self.played.iter().rposition(own)?;
        Some(self.played[..=last].iter().rposition(|note| !note.continues).unwrap_or(0))
    }

    /// Returns the number of steps before the turn that the input after `to` steps belongs to: it reaches back to the last
    /// decision of another seat, at most to `least` steps. Nothing if another seat has decided since.
    pub(crate) fn before_turn(&self, to: usize, least: usize) -> Option<usize> {
        let seat = self.played.get(to)?.seat;
        let is_other = |note: &Note| note.seat.is_some() && note.seat != seat;
        if self.played[to..].iter().any(is_other) {
            return None;
        }
        let begin = self.played[..to].iter().rposition(is_other).map_or(0, |other| other + 1).max(least);
        (begin..to).find(|at| self.played[*at].seat == seat && !self.played[*at].continues)
    }

    /// Returns the steps that a redo plays again: the next input, if it is one of these seats, and what follows it
    /// without a person.
    pub(crate) fn again(&self, seats: &[Seat], is_bot: impl Fn(Seat) -> bool) -> impl Iterator<Item = &What> {
        let is_own = |seat: &Seat| seats.contains(seat) && !is_bot(*seat);
        let begins = matches!(self.undone.last(), Some(What::Step { seat: Some(seat), .. }) if is_own(seat));
        let follows = move |what: &What| match what {
            What::Step { seat: Some(seat), continues, .. } => *continues || is_bot(*seat),
            What::Step { seat: None, .. } => true,
            What::Undo { .. } | What::Fact(_) => false,
        };
        let mut undone = self.undone.iter().rev();
        let first = undone.next().filter(|_| begins);
        let rest = undone.take_while(move |what| begins && follows(what));
        first.into_iter().chain(rest)
    }
}
