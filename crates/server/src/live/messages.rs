//! Messages of clients: each but `ping` gets exactly one answer.

use hexapod_catalog::Legal;
use hexapod_core::{Seat, Viewer};
use hexapod_table::{Luck, Objection, Problem, Proposal, Voted, Wanted, Who, Wish};

use super::answers::Reply;
use super::audience::GuestId;
use super::task::{Live, NotDone};
use crate::error::ApiError;
use crate::protocol::{Accepted, ClientMessage, Offered, Raw, Refusal, ServerMessage};
use crate::store::{ProposalRows, StoreError, now};

/// The most characters of a client's own id.
pub(super) const MAX_ID_CHARS: usize = 40;

impl Live {
    /// Answers a message, once.
    pub(crate) async fn handle_message(&mut self, guest: GuestId, message: ClientMessage) {
        if !self.audience.contains(guest) {
            return;
        }
        let Some(id) = message.id().map(str::to_owned) else {
            if let ClientMessage::Ping { t } = message {
                self.audience.tell(guest, &ServerMessage::Pong { t });
            }
            return;
        };
        let Some(identity) = self.audience.identity(guest) else {
            return self.answer(guest, id, ApiError::nobody().problem.into(), false);
        };
        if id.is_empty() || id.chars().count() > MAX_ID_CHARS {
            let sentence = format!("A message needs an id of 1 to {MAX_ID_CHARS} characters.");
            // The beginning says which message is meant.
            let id = id.chars().take(MAX_ID_CHARS).collect();
            return self.answer(guest, id, refused("bad-id", sentence), false);
        }
        let client = format!("{}:{id}", identity.key);
        // An offer changes nothing, so it needs no memory.
        if let ClientMessage::Offer { number, text, .. } = &message {
            return match self.offer(guest, &id, *number, text) {
                Ok(offered) => self.audience.tell(guest, &ServerMessage::Offered(Box::new(offered))),
                Err(reply) => self.answer(guest, id, reply, false),
            };
        }
        if let Some(reply) = self.answers.find(&client) {
            return self.answer(guest, id, reply, true);
        }
        let reply = self.reply_to(guest, message, &client).await;
        let reply = reply.unwrap_or_else(|reply| reply);
        self.let_bots_agree().await;
        self.answers.remember(&client, reply.clone());
        self.save_votes().await;
        self.answer(guest, id, reply, false);
        self.go_on().await;
    }

    fn answer(&mut self, guest: GuestId, id: String, reply: Reply, again: bool) {
        let message = match reply {
            Reply::Accepted(number) => ServerMessage::Accepted(Accepted { id, number, again }),
            Reply::Refused(problem) => ServerMessage::Refused(Refusal { id, problem }),
            Reply::Stale => ServerMessage::Stale { id, number: self.table.number() },
            Reply::Proposed(proposal) => ServerMessage::Proposed { id, proposal },
        };
        self.audience.tell(guest, &message);
    }

    /// Does what a message asks for. Both sides of the result are its answer.
    async fn reply_to(
        &mut self,
        guest: GuestId,
        message: ClientMessage,
        client: &str,
    ) -> Result<Reply, Reply> {
        let own = self.audience.seats(guest).to_vec();
        let who = Who::Person(&own);
        let number_now = self.table.number();
        let wish = match &message {
            ClientMessage::Act { number, text, wait, .. } => {
                let luck = if *wait > 0 { Luck::Later } else { Luck::AtOnce };
                Wish::Act { seat: self.acting(guest, *number)?, text, luck }
            }
            ClientMessage::Redo { number, .. } => Wish::Redo { number: *number },
            ClientMessage::GoOn { .. } => return self.end_wait_for(&own).await,
            ClientMessage::Undo { number, to, .. } => {
                Wish::Together { what: Wanted::Undo { to: *to }, number: *number }
            }
            ClientMessage::Propose { what, .. } => Wish::Together { what: what.clone(), number: number_now },
            ClientMessage::Resign { seat, .. } => Wish::Resign(self.own_seat(guest, seat)?),
            ClientMessage::Return { seat, .. } => Wish::Return(self.own_seat(guest, seat)?),
            ClientMessage::StandIn { seat, .. } => {
                let sentence = || format!("There is no seat {seat} at this table.");
                let seat =
                    self.table.names().seat(seat).ok_or_else(|| refused("no-such-seat", sentence()))?;
                self.stand_in(&own, seat)?
            }
            ClientMessage::Vote { proposal, agree, .. } => return self.vote(&own, *proposal, *agree).await,
            ClientMessage::Face { seat, .. } => return self.face(guest, seat.as_deref()),
            ClientMessage::Chat { text, .. } => return self.chat(guest, text, client).await,
            ClientMessage::React { what, .. } => return self.react(guest, what),
            ClientMessage::Mute { who, on, .. } => return self.mute(guest, who, *on).await,
            ClientMessage::Offer { .. } | ClientMessage::Ping { .. } => {
                unreachable!("offers and pings are answered before")
            }
        };
        match (self.carry_out(&who, &wish, Some(client)).await, wish) {
            (Ok(number), _) => {
                if let ClientMessage::Act { wait, .. } | ClientMessage::Redo { wait, .. } = message {
                    self.begin_wait(&own, wait);
                }
                Ok(Reply::Accepted(number))
            }
            (Err(NotDone::Objection(Objection::Ask(waiting))), Wish::Together { what, .. }) => {
                self.propose(own[0], what, waiting)
            }
            // Another process has changed the position that the action was meant for.
            (Err(NotDone::Store(StoreError::Conflict)), Wish::Act { .. } | Wish::Redo { .. }) => {
                Err(Reply::Stale)
            }
            (Err(error), _) => Err(error.into()),
        }
    }

    /// Returns the seat for which a client acts on this number, or why it cannot.
    fn acting(&self, guest: GuestId, number: u64) -> Result<Seat, Reply> {
        let seat = self.table.acting(self.audience.seats(guest), number)?;
        if self.audience.must_hand_over(&self.table, guest, seat) {
            return Err(refused("hand-over", "Hand the screen over first: say who looks at it now."));
        }
        Ok(seat)
    }

    /// Returns how it could go on after an action that is not played.
    fn offer(&self, guest: GuestId, id: &str, number: u64, text: &str) -> Result<Offered, Reply> {
        let seat = self.acting(guest, number)?;
        let trial = self.table.offer(seat, text)?;
        let mut legal = Legal::default();
        trial.write_legal(&mut legal);
        Ok(Offered {
            id: id.to_owned(),
            number: self.table.number(),
            phase: trial.phase().to_owned(),
            legal: Raw::new(&legal),
            view: self.audience.change_to(&self.table, seat, trial.view(Viewer::Seat(seat)).as_ref()),
        })
    }

    /// Returns the seat of this name if the client holds it.
    fn own_seat(&self, guest: GuestId, name: &str) -> Result<Seat, Reply> {
        let seat = self.table.names().seat(name).filter(|seat| self.audience.seats(guest).contains(seat));
        seat.ok_or_else(|| refused("not-your-seat", format!("You do not hold the seat {name}.")))
    }

    /// A bot may play for an own seat, or for a seat whose person has been away for a while.
    fn stand_in<'a>(&self, own: &[Seat], seat: Seat) -> Result<Wish<'a>, Reply> {
        let wish = Wish::StandIn(seat);
        self.table.decide(&Who::Person(own), &wish, now())?;
        let patience = self.hall.limits.away;
        if own.contains(&seat) || !own.is_empty() && self.audience.is_away(seat, patience) {
            return Ok(wish);
        }
        let seconds = patience.as_secs();
        let sentence = format!(
            "A bot may take over the seat of another player only after {seconds} seconds of absence."
        );
        Err(refused("not-away", sentence))
    }

    fn face(&mut self, guest: GuestId, seat: Option<&str>) -> Result<Reply, Reply> {
        let seat = seat.map(|seat| self.own_seat(guest, seat)).transpose()?;
        if self.audience.seats(guest).is_empty() {
            return Err(refused("no-seat", "You watch this game; there is nothing to hand over."));
        }
        self.audience.face(&self.table, guest, seat);
        Ok(Reply::Accepted(self.table.number()))
    }

    fn propose(&mut self, by: Seat, what: Wanted, waiting: Vec<Seat>) -> Result<Reply, Reply> {
        let proposal = self.votes.propose(by, what, waiting)?.named(self.table.names());
        let number = proposal.proposal;
        self.audience.tell_all(&ServerMessage::Proposal(proposal));
        Ok(Reply::Proposed(number))
    }

    async fn vote(&mut self, own: &[Seat], proposal: u64, agree: bool) -> Result<Reply, Reply> {
        match self.votes.vote(own, proposal, agree)? {
            Voted::Open(open) => {
                self.audience.tell_all(&ServerMessage::Proposal(open.named(self.table.names())));
            }
            Voted::Rejected(_) => self.audience.tell_all(&ServerMessage::Decided { proposal, agreed: false }),
            Voted::Agreed(agreed) => return self.carry_out_agreed(agreed).await,
        }
        Ok(Reply::Accepted(self.table.number()))
    }

    /// Carries out what everybody has agreed to, then says so.
    async fn carry_out_agreed(&mut self, proposal: Proposal) -> Result<Reply, Reply> {
        let Proposal { proposal, by, what, .. } = proposal;
        let wish = Wish::Together { what, number: self.table.number() };
        let done = self.carry_out(&Who::Everybody { by }, &wish, None).await;
        self.audience.tell_all(&ServerMessage::Decided { proposal, agreed: done.is_ok() });
        Ok(Reply::Accepted(done?))
    }

    /// Lets bots agree to what is proposed, and carries out what is agreed to then.
    pub(super) async fn let_bots_agree(&mut self) {
        while let Some(agreed) = self.votes.let_bots_agree(&self.table, now()) {
            let _ = self.carry_out_agreed(agreed).await;
        }
    }

    /// Stores the proposals if they have changed: they outlive the server.
    pub(super) async fn save_votes(&mut self) {
        if self.votes.is_saved() {
            return;
        }
        let names = self.table.names();
        let open = self.votes.open().iter().map(|open| open.named(names)).collect();
        let rows = ProposalRows { position: self.table.position(), open };
        match self.hall.store.set_proposals(self.table.row().key, rows).await {
            Ok(()) => self.votes.saved(),
            Err(error) => tracing::warn!(table = self.id(), %error, "proposals were not kept"),
        }
    }
}

impl From<Objection> for Reply {
    fn from(objection: Objection) -> Self {
        match objection {
            Objection::Stale => Self::Stale,
            Objection::Problem(problem) => Self::Refused(problem),
            Objection::Ask(_) => refused("not-now", "That is not possible as the table is now."),
        }
    }
}

impl From<NotDone> for Reply {
    fn from(error: NotDone) -> Self {
        match error {
            NotDone::Objection(objection) => objection.into(),
            NotDone::Store(error) => Self::Refused(ApiError::from(error).problem),
        }
    }
}

/// Returns a refusal with this code and sentence.
pub(super) fn refused(code: &str, sentence: impl Into<String>) -> Reply {
    Reply::Refused(Problem::new(code, sentence))
}
