//! Playing: messages in, entries into the store, then and only then everybody is told.

use hexapod_catalog::{Happened, Legal, Sentences};
use hexapod_core::{Seat, ToMove, Viewer};

use super::course::Reply;
use super::table::Live;
use crate::error::ApiError;
use crate::protocol::{
    Accepted, ClientMessage, Fact, Offered, OnTimeout, Problem, Refusal, ServerMessage, Status, Wanted,
};
use crate::store::now;
use crate::store::{Append, Entry, HolderRow, RowChange, StoreError, What};

/// The level of the bot that plays on for somebody who resigned or ran out of time.
const STAND_IN: u8 = 3;

/// A client's own id may have so many characters.
const LONGEST_ID: usize = 40;

impl ClientMessage {
    fn id(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. }
            | Self::Offer { id, .. }
            | Self::Undo { id, .. }
            | Self::Propose { id, .. }
            | Self::Vote { id, .. }
            | Self::Resign { id, .. }
            | Self::StandIn { id, .. }
            | Self::Return { id, .. }
            | Self::Face { id, .. }
            | Self::Chat { id, .. }
            | Self::React { id, .. }
            | Self::Mute { id, .. } => Some(id),
            Self::Ping { .. } => None,
        }
    }
}

impl Live {
    /// Answers a message, once.
    pub(crate) async fn hear(&mut self, guest: u64, message: ClientMessage) {
        let Some(from) = self.guests.get(&guest) else { return };
        let Some(id) = message.id().map(str::to_owned) else {
            if let ClientMessage::Ping { t } = message {
                self.tell(guest, &ServerMessage::Pong { t });
            }
            return;
        };
        let Some(identity) = &from.identity else {
            return self.answer(guest, id, Reply::Refused(ApiError::nobody().problem), false);
        };
        if id.is_empty() || id.len() > LONGEST_ID {
            let sentence = format!("A message needs an id of 1 to {LONGEST_ID} characters.");
            return self.answer(guest, String::new(), refused("bad-id", sentence), false);
        }
        let client = format!("{}:{id}", identity.key);
        // Asking what could be changes nothing, so it needs no memory.
        if let ClientMessage::Offer { number, text, .. } = &message {
            return self.offer(guest, id, *number, text);
        }
        if let Some((_, reply)) = self.course.done.iter().rev().find(|(known, _)| *known == client) {
            let reply = reply.clone();
            return self.answer(guest, id, reply, true);
        }
        let reply = self.obey(guest, message, &client).await;
        self.let_bots_agree().await;
        // What wrote an entry is remembered with it.
        if self.course.done.back().is_none_or(|(known, _)| *known != client) {
            self.course.remember(client, reply.clone());
        }
        self.keep_proposals().await;
        self.answer(guest, id, reply, false);
        self.go_on().await;
    }

    async fn obey(&mut self, guest: u64, message: ClientMessage, client: &str) -> Reply {
        match message {
            ClientMessage::Act { number, text, .. } => self.act(guest, number, &text, client).await,
            ClientMessage::Offer { .. } => unreachable!("an offer is answered at once"),
            ClientMessage::Undo { number, to, .. } => self.ask_undo(guest, number, to, client).await,
            ClientMessage::Propose { what: Wanted::Undo { to }, .. } => {
                self.ask_undo(guest, self.course.number, to, client).await
            }
            ClientMessage::Propose { what, .. } => self.propose(guest, what, client).await,
            ClientMessage::Vote { proposal, agree, .. } => self.vote(guest, proposal, agree).await,
            ClientMessage::Resign { seat, .. } => self.resign(guest, &seat, client).await,
            ClientMessage::StandIn { seat, level, .. } => self.stand_in(guest, &seat, level, client).await,
            ClientMessage::Return { seat, .. } => self.come_back(guest, &seat, client).await,
            ClientMessage::Face { seat, .. } => self.face(guest, seat.as_deref()),
            ClientMessage::Chat { text, .. } => self.say(guest, &text).await,
            ClientMessage::React { what, .. } => self.react(guest, &what),
            ClientMessage::Mute { who, on, .. } => self.mute(guest, who, on).await,
            ClientMessage::Ping { .. } => Reply::Accepted(self.course.number),
        }
    }

    fn answer(&mut self, guest: u64, id: String, reply: Reply, again: bool) {
        let message = match reply {
            Reply::Accepted(number) => ServerMessage::Accepted(Accepted { id, number, again }),
            Reply::Refused(problem) => ServerMessage::Refused(Refusal { id, problem }),
            Reply::Stale => ServerMessage::Stale { id, number: self.course.number },
            Reply::Proposed(proposal) => ServerMessage::Proposed { id, proposal },
        };
        self.tell(guest, &message);
    }

    async fn act(&mut self, guest: u64, number: u64, text: &str, client: &str) -> Reply {
        let seat = match self.acting(guest, number) {
            Ok(seat) => seat,
            Err(reply) => return reply,
        };
        match self.play(seat, text, Some(client.to_owned())).await {
            Ok(number) => Reply::Accepted(number),
            Err(problem) if problem.code == "somebody-was-faster" => Reply::Stale,
            Err(problem) => Reply::Refused(problem),
        }
    }

    /// Returns the seat for which somebody connected acts on this number, or why they cannot.
    fn acting(&self, guest: u64, number: u64) -> Result<usize, Reply> {
        if let Err(error) = self.must_play() {
            return Err(Reply::Refused(error.problem));
        }
        if let Some(reply) = self.out_of_date(number) {
            return Err(reply);
        }
        let from = self.guests.get(&guest).ok_or(Reply::Stale)?;
        let due = self.course.to_move();
        let seat = due.filter(|seat| from.seats.contains(seat)).or(from.seats.first().copied());
        let Some(seat) = seat else {
            let sentence = "You watch this game; only those who sit at the table can play.";
            return Err(refused("no-seat", sentence));
        };
        if self.course.stand_in[seat].is_some() && Some(seat) == due {
            return Err(refused("stand-in", "A bot plays for this seat; return to it first."));
        }
        if self.hides(&from.seats) && from.facing != Some(seat) {
            return Err(refused("hand-over", "Hand the screen over first: say who looks at it now."));
        }
        Ok(seat)
    }

    /// Says how it could go on after an action that is not played.
    fn offer(&mut self, guest: u64, id: String, number: u64, text: &str) {
        let offered = self.acting(guest, number).and_then(|seat| self.imagine(seat, text));
        match offered {
            Ok(offered) => {
                let offered = Box::new(Offered { id, ..offered });
                self.tell(guest, &ServerMessage::Offered(offered));
            }
            Err(reply) => self.answer(guest, id, reply, false),
        }
    }

    fn imagine(&self, seat: usize, text: &str) -> Result<Offered, Reply> {
        let mut after = self.course.game.now();
        let actor = Seat::new(seat);
        let refusal = |refused| Reply::Refused(Problem::from(refused));
        after.submit(Some(actor), text).map_err(refusal)?;
        let standing = after.standing();
        // Neither dice nor what an action uncovers is shown before it is played.
        if standing.to_move != ToMove::Seat(actor) || after.undo_free_to(actor) > 0 {
            let sentence = "What comes after this is not yours alone to decide; play it to see.";
            return Err(refused("no-offer", sentence));
        }
        let mut legal = Legal::default();
        after.write_legal(&mut legal);
        let view = after.view(Viewer::Seat(actor));
        let json = |text: String| serde_json::from_str(&text).unwrap_or_default();
        Ok(Offered {
            id: String::new(),
            number: self.course.number,
            phase: standing.phase.to_owned(),
            legal: serde_json::to_value(&legal).unwrap_or_default(),
            view: self.changed(seat, view.as_ref()).map(json),
        })
    }

    /// Answers a message about a position that is not the present one.
    pub(crate) fn out_of_date(&self, number: u64) -> Option<Reply> {
        if number > self.course.number {
            return Some(refused("bad-number", "Nothing with this number has happened yet."));
        }
        (number < self.course.position).then_some(Reply::Stale)
    }

    /// Plays a step and the rolls and draws that follow it. Nothing has happened unless the store has it.
    pub(crate) async fn play(
        &mut self,
        seat: usize,
        text: &str,
        client: Option<String>,
    ) -> Result<u64, Problem> {
        let before = self.course.game.standing().step;
        let sentences = self.sentences();
        self.course.game.submit(Some(Seat::new(seat)), text).map_err(Problem::from)?;
        let mut happened = self.course.game.happened(before, sentences);
        self.roll(&mut happened, sentences);
        self.keep_steps(before, happened, client).await
    }

    /// Rolls and draws what is due before anybody decides.
    pub(crate) async fn settle(&mut self) -> Result<u64, Problem> {
        let before = self.course.game.standing().step;
        let mut happened = Vec::new();
        self.roll(&mut happened, self.sentences());
        self.keep_steps(before, happened, None).await
    }

    fn roll(&mut self, happened: &mut Vec<Happened>, sentences: Sentences) {
        // The counter moves on for good only when the store has the step.
        let used = self.course.draws;
        while let Some((outcome, counter)) = self.course.draw() {
            let before = self.course.game.standing().step;
            if let Err(refused) = self.course.game.settle(&outcome, Some(counter)) {
                unreachable!("a drawn outcome is refused: {}", refused.message);
            }
            happened.extend(self.course.game.happened(before, sentences));
            self.course.draws = counter;
        }
        self.course.draws = used;
    }

    fn sentences(&self) -> Sentences {
        if self.guests.values().any(|guest| guest.words) { Sentences::Yes } else { Sentences::No }
    }

    pub(crate) async fn keep_steps(
        &mut self,
        before: usize,
        happened: Vec<Happened>,
        client: Option<String>,
    ) -> Result<u64, Problem> {
        let step = |step: &Happened| What::Step {
            seat: step.actor.map(Seat::index),
            text: step.text.clone(),
            draw: step.draw,
        };
        let whats: Vec<What> = happened.iter().map(step).collect();
        let over = self.course.game.standing().to_move == ToMove::Over;
        let change = over.then(|| self.ending(Status::Over));
        let steps = whats.len() as u64;
        match self.keep(whats, client, change).await {
            Ok(()) => {
                metrics::counter!("hexapod_steps").increment(steps);
                self.drop_undo_proposals();
                self.course.learn(&happened);
                self.tell_steps(happened, None);
                if over {
                    self.reveal();
                    self.tell_table();
                }
                Ok(self.course.number)
            }
            Err(error) => {
                self.course.game.undo(before);
                Err(self.not_kept(error).await)
            }
        }
    }

    /// Returns what changes in the row when the game ends.
    pub(crate) fn ending(&self, status: Status) -> RowChange {
        RowChange {
            status,
            secret: Some(self.hall.key.dice(self.id()).to_hex()),
            result: self.course.game.result(),
            contributions: None,
            attended: false,
        }
    }

    /// Shows secret and result, which the store has.
    pub(crate) fn reveal(&mut self) {
        let ending = self.ending(self.course.status());
        self.course.row.status = ending.status;
        self.course.row.secret.clone_from(&ending.secret);
        self.course.row.result = ending.result;
        self.course.game.meta_mut().secret = ending.secret;
    }

    /// Writes entries into the store and then notes them here.
    pub(crate) async fn keep(
        &mut self,
        whats: Vec<What>,
        client: Option<String>,
        change: Option<RowChange>,
    ) -> Result<(), StoreError> {
        if whats.is_empty() {
            return Ok(());
        }
        // Nobody waits for the disk to hear what is kept already.
        self.flush();
        let (at, last) = (now(), whats.len() - 1);
        let mut client = client;
        let number = self.course.number;
        let entries: Vec<Entry> = whats
            .into_iter()
            .enumerate()
            .map(|(index, what)| Entry {
                number: number + 1 + index as u64,
                what,
                client: if index == last { client.take() } else { None },
                at,
            })
            .collect();
        let append = Append { table: self.course.row.key, entries: entries.clone(), change };
        self.hall.store.append(append).await?;
        for (index, entry) in entries.iter().enumerate() {
            self.course.take(entry, &self.hall.key);
            // All of them have been played already: who had to decide in between is who did.
            let person = match entries.get(index + 1).map(|next| &next.what) {
                Some(What::Step { seat, .. }) => seat.filter(|seat| self.course.bot(*seat).is_none()),
                Some(What::Undo { .. } | What::Fact(_)) | None => self.course.person_to_move(),
            };
            self.course.tick(entry, person);
        }
        Ok(())
    }

    /// Says why something was not kept. If another process was faster, the table is read again.
    pub(crate) async fn not_kept(&mut self, error: StoreError) -> Problem {
        if error == StoreError::Conflict {
            self.reload().await;
        }
        metrics::counter!("hexapod_steps_not_kept").increment(1);
        ApiError::from(error).problem
    }

    /// Takes steps back until `to` remain.
    pub(crate) async fn undo(
        &mut self,
        seat: usize,
        to: usize,
        client: Option<String>,
    ) -> Result<u64, Problem> {
        match self.keep(vec![What::Undo { to, seat }], client, None).await {
            Ok(()) => {
                self.course.game.undo(to);
                self.course.recall_free();
                // Whose time runs depends on the position, which was still the old one when the entry was noted.
                let runs = self.course.person_to_move();
                self.course.clocks.run(runs, self.course.changed);
                self.drop_undo_proposals();
                self.tell_steps(Vec::new(), Some(to));
                Ok(self.course.number)
            }
            Err(error) => Err(self.not_kept(error).await),
        }
    }

    /// Writes facts and tells everybody how the table is now.
    pub(crate) async fn keep_facts(
        &mut self,
        facts: Vec<Fact>,
        client: Option<String>,
        change: Option<RowChange>,
    ) -> Result<u64, Problem> {
        match self.keep(facts.into_iter().map(What::Fact).collect(), client, change).await {
            Ok(()) => {
                self.tell_steps(Vec::new(), None);
                self.tell_table();
                Ok(self.course.number)
            }
            Err(error) => Err(self.not_kept(error).await),
        }
    }

    fn row_now(&self, status: Status, bots: bool) -> RowChange {
        let attended = bots || self.course.attended();
        RowChange { status, secret: None, result: None, contributions: None, attended }
    }

    async fn resign(&mut self, guest: u64, seat: &str, client: &str) -> Reply {
        let index = match self.own_seat(guest, seat) {
            Ok(index) => index,
            Err(reply) => return reply,
        };
        if let Err(error) = self.must_play() {
            return Reply::Refused(error.problem);
        }
        if self.course.resigned[index].is_some() {
            return refused("resigned", "This seat has resigned already.");
        }
        let seat = seat.to_owned();
        let facts = vec![Fact::Resigned { seat: seat.clone() }, Fact::StandIn { seat, level: STAND_IN }];
        let change = Some(self.row_now(Status::Playing, true));
        reply(self.keep_facts(facts, Some(client.to_owned()), change).await)
    }

    async fn stand_in(&mut self, guest: u64, seat: &str, level: u8, client: &str) -> Reply {
        let Some(index) = self.course.seats.iter().position(|name| *name == seat) else {
            return refused("no-such-seat", format!("There is no seat {seat} at this table."));
        };
        if let Err(error) = self.must_play() {
            return Reply::Refused(error.problem);
        }
        if hexapod_catalog::Level::numbered(level).is_none() {
            return refused("bad-level", "Bots have the levels 1 to 5.");
        }
        if !matches!(self.course.row.seats[index].holder, HolderRow::Person { .. }) {
            return refused("no-person", "No person sits there.");
        }
        let own = self.guests.get(&guest).is_some_and(|guest| guest.seats.contains(&index));
        let seated = self.guests.get(&guest).is_some_and(|guest| !guest.seats.is_empty());
        let patience = self.hall.limits.away;
        let gone = self.away[index].is_some_and(|since| since.elapsed() >= patience);
        if !(own || seated && gone) {
            let sentence = format!(
                "A bot may play for somebody else only when they have been away for {} seconds.",
                patience.as_secs()
            );
            return refused("not-away", sentence);
        }
        let fact = Fact::StandIn { seat: seat.to_owned(), level };
        let change = Some(self.row_now(Status::Playing, true));
        reply(self.keep_facts(vec![fact], Some(client.to_owned()), change).await)
    }

    async fn come_back(&mut self, guest: u64, seat: &str, client: &str) -> Reply {
        let index = match self.own_seat(guest, seat) {
            Ok(index) => index,
            Err(reply) => return reply,
        };
        if self.course.resigned[index].is_some() {
            return refused("resigned", "This seat has resigned; a bot plays it to the end.");
        }
        if self.course.stand_in[index].is_none() {
            return refused("not-away", "No bot plays for this seat.");
        }
        let fact = Fact::Returned { seat: seat.to_owned() };
        reply(self.keep_facts(vec![fact], Some(client.to_owned()), None).await)
    }

    /// A seat's time is up.
    pub(crate) async fn time_out(&mut self, seat: usize) {
        let name = self.course.seats[seat].to_owned();
        let mut facts = vec![Fact::TimedOut { seat: name.clone() }];
        match self.course.row.terms.on_timeout {
            OnTimeout::Bot => {}
            OnTimeout::Resign => facts.push(Fact::Resigned { seat: name.clone() }),
        }
        facts.push(Fact::StandIn { seat: name, level: STAND_IN });
        let change = Some(self.row_now(Status::Playing, true));
        if self.keep_facts(facts, None, change).await.is_err() {
            // The next look at the clock comes in a moment; until then nobody is charged.
            self.course.clocks.forgive(now());
            return;
        }
        self.let_bots_agree().await;
        self.go_on().await;
    }

    /// Time in which the server was down is not charged.
    pub(crate) async fn forgive_downtime(&mut self) {
        let (from, until) = self.hall.down;
        let away = until - from.max(self.course.changed);
        // The fact is written after `until`, so it is written once.
        if away > 0 && self.course.clocks.deadline().is_some() {
            let _ = self.keep_facts(vec![Fact::Downtime { ms: away as u64 }], None, None).await;
        }
    }

    /// Returns the index of a seat that somebody connected holds.
    pub(crate) fn own_seat(&self, guest: u64, seat: &str) -> Result<usize, Reply> {
        let index = self.course.seats.iter().position(|name| *name == seat);
        let own = |index: &usize| self.guests.get(&guest).is_some_and(|guest| guest.seats.contains(index));
        index.filter(own).ok_or_else(|| refused("not-your-seat", format!("You do not hold the seat {seat}.")))
    }
}

/// Returns a refusal with this code and sentence.
pub(crate) fn refused(code: &str, sentence: impl Into<String>) -> Reply {
    Reply::Refused(ApiError::bad(code, sentence).problem)
}

/// Returns the answer to something that was to be kept.
pub(crate) fn reply(kept: Result<u64, Problem>) -> Reply {
    match kept {
        Ok(number) => Reply::Accepted(number),
        Err(problem) => Reply::Refused(problem),
    }
}
