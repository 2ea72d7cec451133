//! The task that owns a table: a command comes in, the table decides, the store keeps the entries, the table applies them,
//! the audience hears of it.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use hexapod_catalog::{Level, Sentences};
use hexapod_core::Seat;
use hexapod_table::{
    ApplyError, Change, Decision, Entry, Fact, Holder, Luck, Objection, Proposal, Status, Table, Votes, Who,
    Wish,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::answers::Answers;
use super::audience::{Audience, GuestId, Outbox};
use super::bots::{Begun, Progress, TableBot};
use super::coach::Coaching;
use super::history::{Recent, StepsLeft};
use super::shares::Payer;
use super::talk::Talk;
use super::wait::{Choice, Wait};
use super::{Hall, Job, text};
use crate::error::{ApiError, ApiResult};
use crate::protocol::{self, SeatInfo, ServerMessage, TableInfo, Welcome};
use crate::store::{Append, EntryRow, IdentityRow, ProposalRows, StoreError, TableRow, now};

/// A welcome after a reconnect has at most this many bytes, as far as the view leaves room: what was missed is cut.
const MAX_WELCOME_BYTES: usize = 12 * 1024 - 100;

/// A longer log is played beside the workers that answer messages.
const SHORT_LOG: usize = 200;

/// After a failed write, bots and clocks try again after this time.
const RETRY: Duration = Duration::from_secs(1);

/// What is sent to a table's task.
pub(crate) enum Command {
    /// Run a job with the table.
    Run(Job),
    /// A client sent a message.
    Message {
        /// The connection.
        guest: GuestId,
        /// The message.
        message: protocol::ClientMessage,
    },
    /// A connection ended.
    Exit(GuestId),
    /// A bot has chosen.
    Chosen {
        /// The number of the thought.
        thought: u64,
        /// The action, and the bot for its next decision; nothing if it broke.
        choice: Choice,
    },
    /// A bot reports its progress.
    Progress {
        /// The number of the thought.
        thought: u64,
        /// How far it has come.
        progress: Progress,
    },
    /// The server goes down.
    Stop(oneshot::Sender<()>),
}

/// A table in memory.
pub(crate) struct Live {
    pub(super) hall: Arc<Hall>,
    own: mpsc::Sender<Command>,
    pub(super) table: Table,
    pub(super) votes: Votes,
    pub(super) audience: Audience,
    pub(super) talk: Talk,
    pub(super) answers: Answers,
    pub(super) recent: Recent,
    pub(super) steps_left: StepsLeft,
    pub(super) bot: TableBot,
    /// What the coach thinks about.
    pub(super) coaching: Coaching,
    /// On whose account its bots think: the seated person who came last.
    pub(super) account: Option<Payer>,
    /// Who may not come to this table.
    pub(super) banned: Vec<IdentityRow>,
    idle_since: Instant,
    /// The pause before the next roll, draw or step of a bot.
    pub(super) wait: Wait,
    /// Until when a clock that has run out waits, because the store could not be written.
    clock_waits: Option<Instant>,
    /// Set when the log cannot be followed any more or the table is gone: the task ends and the table is read again.
    is_broken: bool,
}

/// Runs a table until it may sleep.
pub(crate) async fn run(
    hall: Arc<Hall>,
    row: TableRow,
    own: mpsc::Sender<Command>,
    mut queue: mpsc::Receiver<Command>,
) {
    let id = row.id.clone();
    let mut live = match Live::load(Arc::clone(&hall), row, own).await {
        Ok(live) => live,
        Err(error) => {
            tracing::error!(table = %id, code = error.problem.code, sentence = error.problem.sentence, "a table cannot be opened");
            hall.forget(&id);
            queue.close();
            while let Some(command) = queue.recv().await {
                if let Command::Run(job) = command {
                    job(Err(error.clone())).await;
                }
            }
            return;
        }
    };
    live.forgive_downtime().await;
    live.go_on().await;
    live.flush();
    let mut finished = None;
    let alarm = tokio::time::sleep_until(live.next_alarm());
    tokio::pin!(alarm);
    while finished.is_none() && !live.is_broken {
        tokio::select! {
            command = queue.recv() => match command {
                Some(command) => finished = live.handle(command).await,
                None => break,
            },
            () = &mut alarm => {
                live.check_clock().await;
                live.end_wait_if_over().await;
                live.save_votes().await;
                live.flush();
                if live.may_sleep() {
                    live.end_if_bots_alone().await;
                    break;
                }
                alarm.as_mut().reset(live.next_alarm());
            }
        }
        let next = live.next_alarm();
        if next < alarm.deadline() || alarm.is_elapsed() {
            alarm.as_mut().reset(next);
        }
    }
    // Senders that exist still get through: first the table cannot be found any more, then the queue is emptied.
    if finished.is_none() {
        hall.forget(&id);
    }
    queue.close();
    while let Some(command) = queue.recv().await {
        if !live.is_broken {
            finished = live.handle(command).await.or(finished);
        }
    }
    live.sleep();
    if let Some(done) = finished {
        let _ = done.send(());
    }
}

impl Live {
    async fn load(hall: Arc<Hall>, row: TableRow, own: mpsc::Sender<Command>) -> Result<Self, ApiError> {
        let begun = std::time::Instant::now();
        let (store, key) = (&hall.store, row.key);
        let log = store.entries(key, 0).await.map_err(ApiError::of_table)?;
        let banned = store.bans(key).await?;
        let talk = Talk::load(store.as_ref(), key).await?;
        let ProposalRows { position, open } = store.proposals(key).await?;
        let secrets = hall.key.secrets(&row).map_err(ApiError::damaged)?;
        // The rules trust a log; one that was damaged may break them.
        let replay = || catch_unwind(AssertUnwindSafe(|| Table::open(row, secrets, &log)));
        let opened = hall.off_workers(log.len() > SHORT_LOG, replay).await;
        let opened = opened.unwrap_or_else(|_| Err("Its log cannot be played again.".to_owned()));
        let table = opened.map_err(ApiError::damaged)?;
        let read = |open: Proposal<String>| Proposal::read(open, table.names());
        let open: Option<Vec<Proposal>> = open.into_iter().map(read).collect();
        let open =
            open.ok_or_else(|| ApiError::damaged("A proposal names a seat which it does not have."))?;
        metrics::histogram!("hexapod_table_load_seconds").record(begun.elapsed());
        Ok(Self {
            // No earlier life of the table has used these numbers, so that a late vote meets no other proposal.
            votes: Votes::new(open, position, &table, now() as u64),
            audience: Audience::new(&table),
            answers: Answers::of(&log),
            talk,
            recent: Recent::default(),
            steps_left: StepsLeft::of(&log),
            hall,
            own,
            table,
            bot: TableBot::default(),
            account: None,
            banned,
            idle_since: Instant::now(),
            wait: Wait::default(),
            coaching: Coaching::default(),
            clock_waits: None,
            is_broken: false,
        })
    }

    async fn handle(&mut self, command: Command) -> Option<oneshot::Sender<()>> {
        match command {
            Command::Run(job) => job(Ok(self)).await,
            Command::Message { guest, message } => self.handle_message(guest, message).await,
            Command::Exit(guest) => {
                self.audience.exit(&self.table, guest);
                self.rest_if_unwatched();
            }
            Command::Chosen { thought, choice } => self.play_choice(thought, choice).await,
            Command::Progress { thought, progress } => {
                if let Some(seat) = self.table.to_move()
                    && self.bot.is_thinking(thought)
                {
                    let seat = self.table.names().name(seat).to_owned();
                    let Progress { percent, most_ms } = progress;
                    self.audience.tell_all(&ServerMessage::Thinking { seat, percent, most_ms });
                }
            }
            Command::Stop(done) => {
                self.audience.tell_all(&ServerMessage::Notice {
                    code: "restarting".into(),
                    sentence: "The server is restarting. Your game is safe; reconnecting in a moment.".into(),
                });
                self.flush();
                return Some(done);
            }
        }
        self.save_votes().await;
        self.flush();
        if self.is_idle() {
            self.idle_since = Instant::now();
        }
        None
    }

    /// Lets the table decide, and commits what it decides.
    pub(super) async fn carry_out(
        &mut self,
        who: &Who<'_>,
        wish: &Wish<'_>,
        client: Option<&str>,
    ) -> Outcome {
        let decision = match self.table.decide(who, wish, now()) {
            Ok(decision) => decision,
            Err(objection) => return Err(NotDone::Objection(objection)),
        };
        let decision = match client {
            Some(client) => decision.for_client(client),
            None => decision,
        };
        self.commit(decision).await.map_err(NotDone::Store)
    }

    /// Stores what was decided, then applies it and tells the clients. If another process was faster, its entries are
    /// applied instead.
    pub(super) async fn commit(&mut self, decision: Decision) -> Result<u64, StoreError> {
        let Decision { entries, change } = decision;
        if entries.is_empty() {
            return Ok(self.table.number());
        }
        // What is kept already does not wait for the disk.
        self.flush();
        let rows = entries.iter().map(|entry| entry.row(self.table.names())).collect();
        let append = Append { table: self.table.row().key, entries: rows, change };
        match self.hall.store.append(append).await {
            Ok(()) => {
                self.follow(&entries);
                Ok(self.table.number())
            }
            Err(error) => {
                metrics::counter!("hexapod_steps_not_kept").increment(1);
                if error == StoreError::Conflict {
                    self.catch_up().await;
                }
                Err(error)
            }
        }
    }

    /// Reads and applies what another process has written.
    pub(super) async fn catch_up(&mut self) {
        let (id, key, number) = (self.id().to_owned(), self.table.row().key, self.table.number());
        let store = &self.hall.store;
        let read = async { Ok::<_, StoreError>((store.table(id).await?, store.entries(key, number).await?)) };
        let (row, log) = match read.await {
            Ok(read) => read,
            Err(error) => {
                return tracing::error!(table = self.id(), %error, "entries of another process were not read");
            }
        };
        if let Some(row) = row.filter(|row| row.seats != self.table.row().seats) {
            self.table.set_seats(row.seats);
            self.audience.reseat(&self.table);
        }
        let read = |row: &EntryRow| Entry::read(row, self.table.names()).map_err(ApplyError::from);
        match log.iter().map(read).collect::<Result<Vec<Entry>, _>>() {
            Ok(entries) => self.follow(&entries),
            Err(error) => self.break_off(&error),
        }
        self.bot.reset();
    }

    /// Applies stored entries and tells the clients. An update says what was taken back before what was played, so an undo
    /// begins a new one.
    fn follow(&mut self, entries: &[Entry]) {
        let is_undo = |entry: &Entry| matches!(entry.what, hexapod_table::What::Undo { .. });
        for entries in entries.chunk_by(|_, next| !is_undo(next)) {
            if let Err(error) = self.follow_one_update(entries) {
                return self.break_off(&error);
            }
        }
    }

    fn follow_one_update(&mut self, entries: &[Entry]) -> Result<(), ApplyError> {
        let (status, position) = (self.table.status(), self.table.position());
        let sentences = if self.audience.wants_sentences() { Sentences::Yes } else { Sentences::No };
        let mut changes = Vec::with_capacity(entries.len());
        for entry in entries {
            changes.push((entry.number, self.table.apply(entry, sentences)?));
            self.steps_left.push(self.table.steps());
            self.answers.note(entry.client.as_deref(), entry.number);
        }
        let (mut steps, mut undone_to, mut facts) = (Vec::new(), None, false);
        for (_, change) in &changes {
            match change {
                Change::Step(step) => steps.push(step.as_ref()),
                Change::Undone { to } => undone_to = Some(*to),
                Change::Fact => facts = true,
            }
        }
        metrics::counter!("hexapod_steps").increment(steps.len() as u64);
        let is_person = |seat: Seat| self.table.bot(seat).is_none();
        if undone_to.is_some() || steps.iter().any(|step| step.actor.is_some_and(is_person)) {
            self.coaching.stop();
        }
        if self.table.position() != position {
            for proposal in self.votes.drop_undos() {
                self.audience.tell_all(&ServerMessage::Decided { proposal, agreed: false });
            }
        }
        self.audience.tell_update(&self.table, &steps, undone_to);
        self.recent.remember(changes);
        if facts || self.table.status() != status {
            self.tell_table();
        }
        Ok(())
    }

    fn break_off(&mut self, error: &ApplyError) {
        tracing::error!(table = self.id(), %error, "the log cannot be followed; the table is read again");
        self.is_broken = true;
    }

    /// Ends the task after this command: the table has been removed.
    pub(super) fn end_task(&mut self) {
        self.is_broken = true;
    }

    /// Returns the name of the seat that is to move; nothing while chance or nobody acts.
    pub(crate) fn seat_to_move(&self) -> Option<String> {
        Some(self.table.names().name(self.table.to_move()?).to_owned())
    }

    pub(super) fn flush(&mut self) {
        self.audience.flush(&self.table);
    }

    /// Adds a client, welcomes it, and returns the number of its connection.
    pub(crate) async fn enter(
        &mut self,
        identity: Option<IdentityRow>,
        since: Option<u64>,
        words: bool,
        address: IpAddr,
        outbox: Outbox,
    ) -> ApiResult<GuestId> {
        self.must_be_welcome(identity.as_ref().map(|identity| identity.key))?;
        let person = identity.as_ref().map(|identity| identity.key);
        let guest = self.audience.enter(&self.table, identity, words, address, outbox);
        if !self.audience.seats(guest).is_empty() {
            self.account = Some(Payer { address, person });
        }
        if !self.audience.seats(guest).is_empty() && self.table.status() == Status::Waiting {
            self.note_seen().await;
        }
        self.welcome(guest, since).await;
        self.audience.tell_presence(&self.table, Some(guest));
        if self.is_bots_alone() || self.bot.waits_behind(self.payer().1) {
            self.go_on().await;
        }
        Ok(guest)
    }

    async fn welcome(&mut self, guest: GuestId, since: Option<u64>) {
        let Some(facing) = self.audience.facing(&self.table, guest) else { return };
        let names = self.table.names();
        let (online, watchers) = self.audience.presence(&self.table);
        let mut welcome = Welcome {
            number: self.table.number(),
            table: self.info(),
            you: self.audience.seats(guest).iter().map(|seat| names.name(*seat).to_owned()).collect(),
            facing,
            missed: Vec::new(),
            cut: false,
            clock: self.table.clocks().now(names, now()),
            proposals: self.votes.open().iter().map(|open| open.named(names)).collect(),
            chat: self.talk.last(since.is_some()),
            online,
            watchers,
        };
        if let Some(since) = since {
            let room = MAX_WELCOME_BYTES.saturating_sub(text(&welcome).len());
            let (viewer, words) = self.audience.viewer(guest);
            (welcome.missed, welcome.cut) = self.missed(since, viewer, words, room).await;
        }
        self.audience.tell(guest, &ServerMessage::Welcome(Box::new(welcome)));
        if let Some(ms) = self.waits_for() {
            self.audience.tell(guest, &ServerMessage::Waits { ms });
        }
    }

    /// Notes that a seated person is at a waiting table, so that it stays in the lobby.
    pub(super) async fn note_seen(&self) {
        if let Err(error) = self.hall.store.seen(self.table.row().key, now()).await {
            tracing::warn!(table = self.id(), %error, "a visit was not noted");
        }
    }

    /// Tells all clients how the table is now.
    pub(super) fn tell_table(&mut self) {
        let table = Box::new(self.info());
        self.audience.tell_all(&ServerMessage::Table { table });
    }

    /// Returns the table as everybody sees it.
    pub(super) fn info(&self) -> TableInfo {
        let (table, row) = (&self.table, self.table.row());
        let standing = table.game().standing();
        let seat = |seat: Seat| SeatInfo {
            seat: table.names().name(seat).to_owned(),
            holder: match table.holder(seat) {
                Holder::Open => protocol::Holder::Open,
                Holder::Link => protocol::Holder::Link,
                Holder::Person { id, name, local, .. } => {
                    protocol::Holder::Person { id: id.clone(), name: name.clone(), local: *local }
                }
                Holder::Bot(level) => protocol::Holder::Bot { level: *level },
            },
            stand_in: table.stand_in(seat),
            resigned: table.resigned(seat),
            online: self.audience.is_online(seat),
        };
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            options: row.setup.options.clone(),
            colours: table
                .game()
                .info()
                .parties(row.seats.len())
                .iter()
                .zip(&row.colours)
                .map(|(party, colour)| (party.who.to_owned(), colour.clone()))
                .collect(),
            set: row.setup.set.clone(),
            terms: row.terms.clone(),
            status: row.status,
            seats: table.seats().map(seat).collect(),
            host: row.host.1.clone(),
            number: table.number(),
            step: standing.step as u64,
            to_move: table.names().to_move(standing.to_move).to_owned(),
            dice: self.dice_info(),
            commitment: row.commitment.clone(),
            contributions: self.present_epoch().contributions,
            secret: row.secret.clone(),
            result: row.result.clone(),
            scores: if row.status == Status::Over {
                table.game().scores().into_iter().map(Into::into).collect()
            } else {
                Vec::new()
            },
            origin: row.origin.clone(),
            rematch: row.rematch.clone(),
            created: row.created,
            changed: table.changed(),
        }
    }

    /// Does what comes next without being asked: rolls dice, lets bots think.
    pub(super) async fn go_on(&mut self) {
        self.free_place_of_bots();
        self.count_if_given_up();
        if self.waits_until().is_some() && self.table.is_draw_due() {
            return;
        }
        self.begin_epoch_if_ready().await;
        while self.table.status() == Status::Playing && self.table.is_draw_due() {
            if self.carry_out(&Who::Server, &Wish::Draw, None).await.is_err() {
                return;
            }
        }
        let due = self.table.to_move().filter(|_| self.table.status() == Status::Playing);
        match due.and_then(|seat| Some((seat, self.table.bot(seat)?))) {
            Some((seat, level)) if !self.is_unwatched() => self.think(seat, level),
            Some(_) | None => self.bot.reset(),
        }
    }

    fn think(&mut self, seat: Seat, level: u8) {
        let number = self.table.position();
        let (payer, pause) = (self.payer(), self.pace());
        if self.bot.thinks_about(number) && !self.bot.waits_behind(payer.1) {
            return;
        }
        let Some(level) = Level::numbered(level) else { return };
        let game = self.table.game();
        let Begun { thought, mind, stop } = self.bot.begin((number, payer.1), (seat, level), game);
        let (position, own, pool) = (game.now(), self.own.clone(), self.hall.bots.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let table = own.clone();
            let progress = move |progress| _ = table.try_send(Command::Progress { thought, progress });
            let choice = pool.choose(payer, position, mind, stop, progress).await;
            let _ = own.send(Command::Chosen { thought, choice }).await;
        });
    }

    pub(super) async fn play_choice(&mut self, thought: u64, choice: Choice) {
        if !self.bot.is_thinking(thought) || !self.bot.thinks_about(self.table.position()) {
            return;
        }
        if self.waits_until().is_some() {
            self.wait.hold(thought, choice);
            return;
        }
        self.bot.stop();
        let bot = self.table.to_move().and_then(|seat| Some((seat, self.table.bot(seat)?)));
        if let (Some((seat, level)), Status::Playing) = (bot, self.table.status()) {
            let Some((Some(action), mind)) = choice else {
                tracing::error!(table = self.id(), level, "a bot has not decided");
                return self.go_on_later();
            };
            let wish = Wish::Act { seat, text: &action, luck: Luck::AtOnce };
            if let Err(error) = self.carry_out(&Who::Server, &wish, None).await {
                tracing::error!(table = self.id(), ?error, "the step of a bot was not kept");
                return self.go_on_later();
            }
            self.bot.keep(seat, level, mind);
            self.pace_watched();
        }
        self.go_on().await;
    }

    /// Goes on after a while: the disk may have room again then.
    fn go_on_later(&mut self) {
        let own = self.own.clone();
        self.bot.wait();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            let job: Job = Box::new(|live| {
                Box::pin(async move {
                    if let Ok(live) = live {
                        live.bot.stop();
                        live.go_on().await;
                    }
                })
            });
            let _ = own.send(Command::Run(job)).await;
        });
    }

    /// Returns when to look at clocks and idleness next.
    fn next_alarm(&self) -> Instant {
        let idle = self.idle_since.max(Instant::now() - self.hall.limits.idle) + self.hall.limits.idle;
        let idle = if self.is_idle() { idle } else { Instant::now() + self.hall.limits.idle };
        [self.clock_alarm(), self.waits_until()].into_iter().flatten().fold(idle, Instant::min)
    }

    fn clock_alarm(&self) -> Option<Instant> {
        let (_, deadline) = self.table.clocks().deadline()?;
        let wait = Duration::from_millis((deadline - now()).max(0) as u64 + 1);
        let alarm = Instant::now() + wait;
        Some(self.clock_waits.map_or(alarm, |until| alarm.max(until)))
    }

    async fn check_clock(&mut self) {
        if self.clock_waits.is_some_and(|until| until > Instant::now()) {
            return;
        }
        self.clock_waits = None;
        match self.carry_out(&Who::Server, &Wish::TimeOut, None).await {
            Ok(_) => {
                self.let_bots_agree().await;
                self.go_on().await;
            }
            Err(NotDone::Objection(_)) => {}
            Err(NotDone::Store(_)) => self.clock_waits = Some(Instant::now() + RETRY),
        }
    }

    /// Notes in the log that time in which the server was down is not charged.
    async fn forgive_downtime(&mut self) {
        let (from, until) = self.hall.down;
        let away = until - from.max(self.table.changed());
        // The entry is written after `until`, so it is written once.
        if away > 0 && self.table.clocks().deadline().is_some() {
            let _ = self.carry_out(&Who::Server, &Wish::Note(Fact::Downtime { ms: away as u64 }), None).await;
        }
    }

    fn is_idle(&self) -> bool {
        self.audience.is_empty() && self.bot.is_idle() && self.waits_until().is_none()
    }

    fn may_sleep(&self) -> bool {
        self.is_idle() && self.idle_since.elapsed() >= self.hall.limits.idle
    }

    /// Leaves a wake-up call for its clock.
    fn sleep(&self) {
        if let Some(alarm) = self.clock_alarm()
            && !self.hall.is_stopping()
        {
            self.hall.wake_at(self.id().to_owned(), alarm);
        }
    }

    /// Returns the table's id.
    pub(crate) fn id(&self) -> &str {
        &self.table.row().id
    }
}

/// What came of a wish: the number of the last entry.
pub(super) type Outcome = Result<u64, NotDone>;

/// Why a wish was not carried out.
#[derive(Debug)]
pub(super) enum NotDone {
    /// The table objects.
    Objection(Objection),
    /// The store did not keep the entries.
    Store(StoreError),
}
