//! Taking back and playing again: how far back a person may go, and when others must agree.
//!
//! Between people, what others decided or luck has shown is taken back by consent. A person who plays alone asks nobody:
//! bots agree to everything, so what luck or something hidden has shown stays, unless the table is for practice.

use hexapod_core::Seat;

use super::decide::{Decided, Objection, Who, problem};
use super::{MAX_ENTRIES, Table};
use crate::entry::What;
use crate::inputs::{Note, Shown, UndoNow};
use crate::problem::Problem;
use crate::terms::{Status, Wanted};

impl Table {
    /// Returns whether a person with these seats is the only person who plays: the others are bots.
    pub fn is_alone(&self, seats: &[Seat]) -> bool {
        !seats.is_empty() && self.asked_to_undo(seats).is_empty()
    }

    /// Returns whether the next step is made without a person: a roll, a draw, or a decision of a bot.
    pub fn goes_on_by_itself(&self) -> bool {
        let is_bot = self.to_move().is_some_and(|seat| self.bot(seat).is_some());
        self.row.status == Status::Playing && (self.is_draw_due() || is_bot)
    }

    /// Returns what a person with these seats may take back and play again.
    pub fn undo_now(&self, seats: &[Seat]) -> UndoNow {
        if self.row.status != Status::Playing || seats.is_empty() || self.number >= MAX_ENTRIES {
            return UndoNow::default();
        }
        let (played, least) = (self.steps(), self.least(seats));
        let to = self.inputs.before_last(seats);
        let free = to.filter(|to| *to >= least);
        let number = |steps: usize| steps as u64;
        let again = self.inputs.again(seats, |seat| self.bot(seat).is_some()).count();
        UndoNow {
            free_to: (least < played).then_some(number(least)),
            to: to.map(number),
            turn: free.and_then(|to| self.inputs.before_turn(to, least)).map(number),
            shown: to.filter(|to| *to < least && self.is_alone(seats)).and_then(|to| self.shown_since(to)),
            redo: (again > 0).then_some(number(played + again)),
        }
    }

    /// Returns the seats whose people must agree before a person with these seats takes back what others have seen.
    fn asked_to_undo(&self, seats: &[Seat]) -> Vec<Seat> {
        // However long a person is away, nobody agrees for them.
        self.asked(seats, &Wanted::Undo { to: 0 }, i64::MAX)
    }

    /// Returns the smallest number of steps to which a person with these seats may return without asking anybody.
    fn least(&self, seats: &[Seat]) -> usize {
        self.unshown(seats).max(self.stood_in_at().map_or(0, |(_, step)| step))
    }

    fn unshown(&self, seats: &[Seat]) -> usize {
        let played = self.inputs.played();
        let after_last =
            |stays: &dyn Fn(&Note) -> bool| played.iter().rposition(stays).map_or(0, |at| at + 1);
        if !self.is_alone(seats) {
            let of_seat = |seat: &Seat| after_last(&|note| note.seat != Some(*seat) || note.shown.is_some());
            return seats.iter().map(of_seat).min().unwrap_or(played.len());
        }
        if self.row.terms.practice { 0 } else { after_last(&|note| self.shown_by(note).is_some()) }
    }

    /// Returns what a step has shown to a person who plays alone.
    fn shown_by(&self, note: &Note) -> Option<Shown> {
        // What a bot plays may come from a hand that the person has not seen.
        let is_secret = |seat: Seat| self.bot(seat).is_some() && self.game.info().secrets;
        note.shown.or_else(|| note.seat.filter(|seat| is_secret(*seat)).map(|_| Shown::Move))
    }

    fn shown_since(&self, to: usize) -> Option<Shown> {
        self.inputs.played().get(to..)?.iter().find_map(|note| self.shown_by(note))
    }

    pub(super) fn undo(&self, who: &Who<'_>, to: u64, number: u64) -> Result<Decided, Objection> {
        let (played, to) = (self.steps(), usize::try_from(to).unwrap_or(usize::MAX));
        let by = self.asker(who)?;
        let one = [by];
        let seats = match who {
            Who::Person(seats) => {
                self.must_play()?;
                self.must_be_current(number)?;
                if to >= played {
                    return problem("nothing-to-undo", format!("Only {played} steps have been played."));
                }
                seats
            }
            Who::Everybody { .. } | Who::Server if to >= played => return Err(Objection::Stale),
            Who::Everybody { .. } | Who::Server => &one[..],
        };
        if let Some((seat, _)) = self.stood_in_at().filter(|(_, step)| to < *step) {
            let name = self.holder_name(seat);
            let sentence =
                format!("Since then a bot plays for {name}; what was played before that stays as it is.");
            return problem("stand-in", sentence);
        }
        if to < self.least(seats) {
            match (self.asked_to_undo(seats), who) {
                // Where only bots could agree, nobody does.
                (asked, _) if asked.is_empty() => return Err(self.stays(to).into()),
                (asked, Who::Person(_)) => return Err(Objection::Ask(asked)),
                (_, Who::Everybody { .. } | Who::Server) => {}
            }
        }
        // At one screen, the seat whose steps are taken back.
        let own = self.inputs.played().get(to).and_then(|note| note.seat).filter(|seat| seats.contains(seat));
        Ok((vec![What::Undo { to, seat: own.unwrap_or(by) }], None))
    }

    fn stays(&self, to: usize) -> Problem {
        let what = match self.shown_since(to) {
            Some(Shown::Roll) => "dice have been rolled",
            Some(Shown::Draw) => "something has been drawn",
            Some(Shown::Hidden) | None => "something hidden has been shown",
            Some(Shown::Move) => "a bot has played from what it hides",
        };
        let sentence =
            format!("Since then {what}, so it cannot be taken back. At a practice table it could.");
        Problem::new("shown", sentence)
    }

    pub(super) fn redo(&self, who: &Who<'_>, number: u64) -> Result<Decided, Objection> {
        let seats = match who {
            Who::Person(seats) => *seats,
            Who::Everybody { .. } | Who::Server => &[],
        };
        self.asker(who)?;
        self.must_play()?;
        self.must_be_current(number)?;
        let again: Vec<What> = self.inputs.again(seats, |seat| self.bot(seat).is_some()).cloned().collect();
        if again.is_empty() {
            return problem("nothing-to-redo", "Nothing of yours was taken back that could be played again.");
        }
        Ok((again, None))
    }
}
