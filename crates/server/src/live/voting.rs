//! What everybody concerned must agree to: taking back more than one's own last decisions, pausing, ending without result.

use super::course::{Course, Reply};
use super::play::{refused, reply};
use super::table::Live;
use crate::protocol::{Fact, Proposal, ServerMessage, Status, Wanted};
use crate::store::ProposalRows;

/// More open proposals than this make no sense.
const MOST: usize = 4;

/// Returns the noted proposals about which people must still decide: going back is off the table once the game went on.
pub(crate) fn still_open(noted: ProposalRows, course: &Course) -> Vec<Proposal> {
    let went_on = noted.position != course.position;
    let is_open = |open: &Proposal| !(went_on && matches!(open.what, Wanted::Undo { .. }));
    noted.open.into_iter().filter(is_open).collect()
}

impl Live {
    /// Takes steps back at once if it is free, else asks.
    pub(crate) async fn ask_undo(&mut self, guest: u64, number: u64, to: u64, client: &str) -> Reply {
        if let Err(error) = self.must_play() {
            return Reply::Refused(error.problem);
        }
        if let Some(reply) = self.out_of_date(number) {
            return reply;
        }
        let played = self.course.game.standing().step;
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        if to >= played {
            return refused("nothing-to-undo", format!("Only {played} steps have been played."));
        }
        let Some(from) = self.guests.get(&guest) else { return Reply::Stale };
        let free = from.seats.iter().copied().find(|seat| self.course.free[*seat] <= to);
        match free {
            Some(seat) => reply(self.undo(seat, to, Some(client.to_owned())).await),
            None => self.propose(guest, Wanted::Undo { to: to as u64 }, client).await,
        }
    }

    pub(crate) async fn propose(&mut self, guest: u64, what: Wanted, client: &str) -> Reply {
        let Some(from) = self.guests.get(&guest) else { return Reply::Stale };
        let Some(by) = from.seats.first().copied() else {
            return refused("no-seat", "You watch this game; only those who sit at the table can ask that.");
        };
        let fits = match (&what, self.course.status()) {
            (Wanted::Undo { .. } | Wanted::Pause, Status::Playing)
            | (Wanted::Resume, Status::Paused)
            | (Wanted::Abandon, Status::Playing | Status::Paused) => true,
            (Wanted::Undo { .. } | Wanted::Pause | Wanted::Resume | Wanted::Abandon, _) => false,
        };
        if !fits {
            return refused("not-now", "That is not possible as the table is now.");
        }
        if self.proposals.len() >= MOST || self.proposals.iter().any(|open| open.what == what) {
            return refused("asked-already", "That has been asked already.");
        }
        let waiting: Vec<String> =
            self.asked(&from.seats).map(|seat| self.course.seats[seat].to_owned()).collect();
        let proposal =
            Proposal { proposal: self.next_proposal, by: self.course.seats[by].to_owned(), what, waiting };
        self.next_proposal += 1;
        if proposal.waiting.is_empty() {
            return self.carry_out(&proposal, Some(client.to_owned())).await;
        }
        let number = proposal.proposal;
        self.proposals.push(proposal.clone());
        self.proposals_kept = false;
        self.tell_all(&ServerMessage::Proposal(proposal));
        Reply::Proposed(number)
    }

    /// Returns the seats whose people are asked when somebody with `own` seats proposes something. Bots always agree, and
    /// whoever is represented by one is not asked.
    pub(crate) fn asked<'a>(&'a self, own: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        (0..self.course.seats.len()).filter(|seat| !own.contains(seat) && self.course.bot(*seat).is_none())
    }

    /// Returns to how few steps somebody with these seats may go back without asking anybody; nothing if not at all.
    pub(crate) fn free_to(&self, own: &[usize]) -> Option<u64> {
        self.must_play().ok()?;
        let alone = self.asked(own).next().is_none();
        let free = own.iter().map(|seat| if alone { 0 } else { self.course.free[*seat] }).min()?;
        (free < self.course.game.standing().step).then_some(free as u64)
    }

    pub(crate) async fn vote(&mut self, guest: u64, proposal: u64, agree: bool) -> Reply {
        let Some(from) = self.guests.get(&guest) else { return Reply::Stale };
        let own: Vec<String> = from.seats.iter().map(|seat| self.course.seats[*seat].to_owned()).collect();
        let Some(at) = self.proposals.iter().position(|open| open.proposal == proposal) else {
            return refused("no-proposal", "That has been decided already.");
        };
        let open = &mut self.proposals[at];
        let before = open.waiting.len();
        open.waiting.retain(|seat| !own.contains(seat));
        if open.waiting.len() == before {
            return refused("not-asked", "You are not asked about that.");
        }
        if !agree {
            self.decide(at, false);
            return Reply::Accepted(self.course.number);
        }
        if !open.waiting.is_empty() {
            let open = open.clone();
            self.proposals_kept = false;
            self.tell_all(&ServerMessage::Proposal(open));
            return Reply::Accepted(self.course.number);
        }
        self.agree(at).await
    }

    /// Carries out what nobody has to be asked about any more, then says so.
    async fn agree(&mut self, at: usize) -> Reply {
        let open = self.proposals.remove(at);
        self.proposals_kept = false;
        let reply = self.carry_out(&open, None).await;
        let agreed = matches!(reply, Reply::Accepted(_));
        self.tell_all(&ServerMessage::Decided { proposal: open.proposal, agreed });
        reply
    }

    /// Bots agree to everything, also where one has taken a person's place since the question was asked.
    pub(crate) async fn let_bots_agree(&mut self) {
        let bots: Vec<&str> = (0..self.course.seats.len())
            .filter(|seat| self.course.bot(*seat).is_some())
            .map(|seat| self.course.seats[seat])
            .collect();
        for open in &mut self.proposals {
            let before = open.waiting.len();
            open.waiting.retain(|seat| !bots.contains(&seat.as_str()));
            self.proposals_kept &= open.waiting.len() == before;
        }
        while let Some(at) = self.proposals.iter().position(|open| open.waiting.is_empty()) {
            self.agree(at).await;
        }
    }

    /// Brings the proposals to the store if they have changed: they outlive the server.
    pub(crate) async fn keep_proposals(&mut self) {
        if self.proposals_kept {
            return;
        }
        let rows = ProposalRows { position: self.course.position, open: self.proposals.clone() };
        match self.hall.store.set_proposals(self.course.row.key, rows).await {
            Ok(()) => self.proposals_kept = true,
            Err(error) => {
                tracing::warn!(table = %self.course.row.id, %error, "proposals were not kept");
            }
        }
    }

    fn decide(&mut self, at: usize, agreed: bool) -> Proposal {
        let open = self.proposals.remove(at);
        self.proposals_kept = false;
        self.tell_all(&ServerMessage::Decided { proposal: open.proposal, agreed });
        open
    }

    async fn carry_out(&mut self, proposal: &Proposal, client: Option<String>) -> Reply {
        let by = self.course.seats.iter().position(|seat| *seat == proposal.by).unwrap_or(0);
        match proposal.what {
            Wanted::Undo { to } => {
                let to = usize::try_from(to).unwrap_or(usize::MAX);
                if to >= self.course.game.standing().step {
                    return Reply::Stale;
                }
                reply(self.undo(by, to, client).await)
            }
            Wanted::Pause => self.change(Fact::Paused, Status::Paused, client).await,
            Wanted::Resume => self.change(Fact::Resumed, Status::Playing, client).await,
            Wanted::Abandon => {
                let ending = self.ending(Status::Abandoned);
                let kept = self.keep_facts(vec![Fact::Abandoned], client, Some(ending)).await;
                if kept.is_ok() {
                    self.reveal();
                    self.tell_table();
                }
                reply(kept)
            }
        }
    }

    async fn change(&mut self, fact: Fact, status: Status, client: Option<String>) -> Reply {
        let attended = self.course.attended();
        let change =
            crate::store::RowChange { status, secret: None, result: None, contributions: None, attended };
        reply(self.keep_facts(vec![fact], client, Some(change)).await)
    }

    /// The game went on, so nobody needs to answer about going back.
    pub(crate) fn drop_undo_proposals(&mut self) {
        while let Some(at) = self.proposals.iter().position(|open| matches!(open.what, Wanted::Undo { .. })) {
            self.decide(at, false);
        }
    }
}
