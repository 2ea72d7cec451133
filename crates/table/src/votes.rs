//! Proposals: what everybody concerned must agree to, and who has not answered yet.

use hexapod_core::{Seat, SeatNames};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;
use crate::table::Table;
use crate::terms::Wanted;

/// More open proposals than this make no sense.
const MAX_OPEN: usize = 4;

/// Something everybody concerned is asked. `S` is how a seat is named: in the store and in messages by its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(concrete(S = String))]
pub struct Proposal<S = Seat> {
    /// Its number.
    pub proposal: u64,
    /// The seat that asks.
    pub by: S,
    /// What.
    pub what: Wanted,
    /// The seats that have not answered yet.
    pub waiting: Vec<S>,
}

impl Proposal {
    /// Returns the proposal with the names of its seats.
    pub fn named(&self, names: &SeatNames) -> Proposal<String> {
        let name = |seat: Seat| names.name(seat).to_owned();
        Proposal {
            proposal: self.proposal,
            by: name(self.by),
            what: self.what.clone(),
            waiting: self.waiting.iter().copied().map(name).collect(),
        }
    }

    /// Reads a proposal with the names of its seats; nothing if the table does not have one of them.
    pub fn read(named: Proposal<String>, names: &SeatNames) -> Option<Self> {
        Some(Self {
            proposal: named.proposal,
            by: names.seat(&named.by)?,
            what: named.what,
            waiting: named.waiting.iter().map(|name| names.seat(name)).collect::<Option<_>>()?,
        })
    }
}

/// What a vote has come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Voted {
    /// Others have not answered yet.
    Open(Proposal),
    /// One seat said no; the proposal is gone.
    Rejected(Proposal),
    /// Everybody agreed: it must be carried out now; the proposal is gone.
    Agreed(Proposal),
}

/// The open proposals of a table. They are no part of its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Votes {
    open: Vec<Proposal>,
    next: u64,
    is_saved: bool,
}

impl Votes {
    /// Takes the proposals that a store has kept since the entry `position`, which was the last that had changed the
    /// position. An undo is not asked about any more once the game went on. `next` is the number of the next proposal.
    pub fn new(kept: Vec<Proposal>, position: u64, table: &Table, next: u64) -> Self {
        let mut open = kept;
        if position != table.position() {
            open.retain(|open| !open.is_undo());
        }
        Self { open, next, is_saved: true }
    }

    /// Returns the open proposals.
    pub fn open(&self) -> &[Proposal] {
        &self.open
    }

    /// Returns whether the proposals have not changed since they were saved last.
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Notes that a store has the proposals as they are.
    pub fn saved(&mut self) {
        self.is_saved = true;
    }

    /// Asks `waiting` for something.
    ///
    /// # Errors
    /// If it is being asked already, or too much is.
    pub fn propose(&mut self, by: Seat, what: Wanted, waiting: Vec<Seat>) -> Result<&Proposal, Problem> {
        if self.open.len() >= MAX_OPEN || self.open.iter().any(|open| open.what == what) {
            return Err(Problem::new("asked-already", "That has been asked already."));
        }
        self.is_saved = false;
        self.next += 1;
        self.open.push(Proposal { proposal: self.next - 1, by, what, waiting });
        Ok(&self.open[self.open.len() - 1])
    }

    /// Answers a proposal for all seats of one person.
    ///
    /// # Errors
    /// If there is no such proposal, or none of the seats is asked.
    pub fn vote(&mut self, seats: &[Seat], proposal: u64, agree: bool) -> Result<Voted, Problem> {
        let Some(at) = self.open.iter().position(|open| open.proposal == proposal) else {
            return Err(Problem::new("no-proposal", "That has been decided already."));
        };
        let open = &mut self.open[at];
        let before = open.waiting.len();
        open.waiting.retain(|seat| !seats.contains(seat));
        if open.waiting.len() == before {
            return Err(Problem::new("not-asked", "You are not asked about that."));
        }
        self.is_saved = false;
        Ok(match (agree, open.waiting.is_empty()) {
            (false, _) => Voted::Rejected(self.open.remove(at)),
            (true, false) => Voted::Open(open.clone()),
            (true, true) => Voted::Agreed(self.open.remove(at)),
        })
    }

    /// Lets those agree who need not be asked any more: a bot that plays for a person agrees to a pause, and after a long
    /// absence to an end. Returns a proposal that is agreed to and must be carried out now, if there is one; ask again
    /// after that.
    pub fn let_bots_agree(&mut self, table: &Table, now: i64) -> Option<Proposal> {
        for open in &mut self.open {
            let before = open.waiting.len();
            open.waiting.retain(|seat| table.must_agree(*seat, &open.what, now));
            self.is_saved &= open.waiting.len() == before;
        }
        let agreed = self.open.iter().position(|open| open.waiting.is_empty())?;
        self.is_saved = false;
        Some(self.open.remove(agreed))
    }

    /// Drops the proposals to take steps back, because the position has changed, and returns their numbers.
    pub fn drop_undos(&mut self) -> Vec<u64> {
        let dropped: Vec<u64> =
            self.open.iter().filter(|open| open.is_undo()).map(|open| open.proposal).collect();
        if !dropped.is_empty() {
            self.open.retain(|open| !open.is_undo());
            self.is_saved = false;
        }
        dropped
    }
}

impl Proposal {
    fn is_undo(&self) -> bool {
        matches!(self.what, Wanted::Undo { .. })
    }
}
