//! The task that owns a table.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hexapod_catalog::{Level, Mind, wall};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bots::{Progress, Thinking};
use super::course::{self, Course};
use super::frames::Docs;
use super::history::Recent;
use super::{Hall, Visit};
use crate::error::{ApiError, ApiResult};
use crate::limits::Bucket;
use crate::protocol::{
    ChatLine, ClientMessage, Holder, Proposal, SeatInfo, ServerMessage, Status, TableInfo,
};
use crate::secrets;
use crate::store::now;
use crate::store::{HolderRow, IdentityRow, Key, TableRow};

/// What is sent to a table's task.
pub(crate) enum Command {
    /// Do something with the table.
    Visit(Visit),
    /// Somebody connected sent a message.
    Said {
        /// The connection.
        guest: u64,
        /// The message.
        message: ClientMessage,
    },
    /// A connection ended.
    Exit(u64),
    /// A bot has chosen.
    Chosen {
        /// The number of the position it thought about.
        number: u64,
        /// The action, and the bot for its next decision; nothing if it broke.
        choice: Option<(Option<String>, Box<dyn Mind>)>,
    },
    /// A bot is so far.
    Progress {
        /// The number of the position it thinks about.
        number: u64,
        /// How far.
        progress: Progress,
    },
    /// The server goes down.
    Stop(oneshot::Sender<()>),
}

/// Somebody connected.
pub(crate) struct Guest {
    pub(crate) identity: Option<IdentityRow>,
    /// The seats held, by index.
    pub(crate) seats: Vec<usize>,
    /// Whose eyes the screen has.
    pub(crate) facing: Option<usize>,
    /// Who must take the screen next.
    pub(crate) hand_to: Option<usize>,
    pub(crate) words: bool,
    frames: mpsc::Sender<Vec<Utf8Bytes>>,
    /// What it is sent once the table has done what it does now: an update and the answer travel together.
    pending: Vec<Utf8Bytes>,
    /// How much it may say.
    pub(crate) talk: Bucket,
    /// To how few steps it was told that it may go back freely.
    pub(crate) free_to: Option<u64>,
    /// The seats whose actions it knows as they were sent last.
    pub(crate) known: Vec<usize>,
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) hall: Arc<Hall>,
    own: mpsc::Sender<Command>,
    pub(crate) course: Course,
    pub(crate) guests: BTreeMap<u64, Guest>,
    next_guest: u64,
    pub(crate) docs: Docs,
    /// What happened lately, for those who come back.
    pub(crate) recent: VecDeque<Recent>,
    pub(crate) proposals: Vec<Proposal>,
    /// Whether the store has the proposals as they are.
    pub(crate) proposals_kept: bool,
    /// Whom somebody does not want to hear, by the key of the one and the public ids of the others.
    pub(crate) muted: HashMap<Key, HashSet<String>>,
    pub(crate) next_proposal: u64,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) lines: u64,
    thinking: Option<Thinking>,
    /// The bot that decided last, with its seat and level: it remembers its plan for the rest of the turn.
    mind: Option<(usize, u8, Box<dyn Mind>)>,
    /// Since when nobody who holds a seat has been connected.
    pub(crate) away: Vec<Option<Instant>>,
    idle_since: Instant,
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
            tracing::error!(table = %id, %error, "a table cannot be opened");
            return hall.forget(&id);
        }
    };
    live.forgive_downtime().await;
    live.go_on().await;
    live.flush();
    let mut finished = None;
    let alarm = tokio::time::sleep_until(live.next_alarm());
    tokio::pin!(alarm);
    while finished.is_none() {
        tokio::select! {
            command = queue.recv() => match command {
                Some(command) => finished = live.handle(command).await,
                None => break,
            },
            () = &mut alarm => {
                live.ring().await;
                live.keep_proposals().await;
                live.flush();
                if live.may_sleep() {
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
    // Whoever still has a sender gets through: first nobody new finds the table, then what is in the queue is done.
    if finished.is_none() {
        hall.forget(&id);
    }
    queue.close();
    while let Some(command) = queue.recv().await {
        finished = live.handle(command).await.or(finished);
    }
    live.sleep();
    if let Some(done) = finished {
        let _ = done.send(());
    }
}

impl Live {
    async fn load(hall: Arc<Hall>, row: TableRow, own: mpsc::Sender<Command>) -> Result<Self, String> {
        let begun = std::time::Instant::now();
        let entries = hall.store.entries(row.key, 0).await.map_err(|error| error.to_string())?;
        let chat = hall.store.chat(row.key, 50).await.map_err(|error| error.to_string())?;
        let proposals = hall.store.proposals(row.key).await.map_err(|error| error.to_string())?;
        let mut muted: HashMap<Key, HashSet<String>> = HashMap::new();
        for (identity, who) in hall.store.mutes(row.key).await.map_err(|error| error.to_string())? {
            muted.entry(identity).or_default().insert(who);
        }
        let course = Course::read(row, &entries, &hall.key)?;
        let proposals = super::voting::still_open(proposals, &course);
        metrics::histogram!("hexapod_table_load_seconds").record(begun.elapsed());
        Ok(Self {
            docs: Docs::new(&course),
            away: vec![Some(Instant::now()); course.seats.len()],
            lines: chat.last().map_or(0, |line| line.line),
            chat: chat.into_iter().map(super::talk::line).collect(),
            hall,
            own,
            course,
            guests: BTreeMap::new(),
            next_guest: 1,
            recent: VecDeque::new(),
            proposals,
            proposals_kept: true,
            muted,
            // Numbers that no earlier life of the table has used, so that a late vote meets no other proposal.
            next_proposal: now() as u64,
            thinking: None,
            mind: None,
            idle_since: Instant::now(),
        })
    }

    /// Reads the table again, because another process has written to it, and shows everybody the new position.
    pub(crate) async fn reload(&mut self) {
        let store = &self.hall.store;
        let read = async {
            let row =
                store.table(self.course.row.id.clone()).await?.unwrap_or_else(|| self.course.row.clone());
            let entries = store.entries(row.key, 0).await?;
            Ok::<_, crate::store::StoreError>((row, entries))
        };
        let course = match read.await {
            Ok((row, entries)) => Course::read(row, &entries, &self.hall.key),
            Err(error) => Err(error.to_string()),
        };
        match course {
            Ok(course) => self.course = course,
            Err(error) => {
                return tracing::error!(table = %self.course.row.id, %error, "a table cannot be read again");
            }
        }
        self.recent.clear();
        (self.thinking, self.mind) = (None, None);
        self.docs = Docs::new(&self.course);
        self.show_everybody();
    }

    async fn handle(&mut self, command: Command) -> Option<oneshot::Sender<()>> {
        match command {
            Command::Visit(visit) => visit(self).await,
            Command::Said { guest, message } => self.hear(guest, message).await,
            Command::Exit(guest) => self.exit(guest),
            Command::Chosen { number, choice } => self.chosen(number, choice).await,
            Command::Progress { number, progress } => {
                if let (Some(thinking), Some(seat)) = (&self.thinking, self.course.to_move())
                    && thinking.number == number
                {
                    let seat = self.course.seats[seat].to_owned();
                    let Progress { percent, most_ms } = progress;
                    self.tell_all(&ServerMessage::Thinking { seat, percent, most_ms });
                }
            }
            Command::Stop(done) => {
                self.tell_all(&ServerMessage::Notice {
                    code: "restarting".into(),
                    sentence: "The server is restarting. Your game is safe; reconnecting in a moment.".into(),
                });
                self.flush();
                return Some(done);
            }
        }
        self.keep_proposals().await;
        self.flush();
        if self.guests.is_empty() && self.thinking.is_none() {
            self.idle_since = Instant::now();
        }
        None
    }

    /// Lets somebody in and returns the number of the connection.
    pub(crate) async fn enter(
        &mut self,
        identity: Option<IdentityRow>,
        since: Option<u64>,
        words: bool,
        frames: mpsc::Sender<Vec<Utf8Bytes>>,
    ) -> u64 {
        let guest = self.next_guest;
        self.next_guest += 1;
        let seats = self.seats_of(identity.as_ref());
        for seat in &seats {
            self.away[*seat] = None;
        }
        if !seats.is_empty() && self.course.status() == Status::Waiting {
            self.note_seen().await;
        }
        let (facing, hand_to) = self.first_facing(&seats);
        let talk = Bucket::new(self.hall.limits.talk);
        let new = Guest {
            identity,
            seats,
            facing,
            hand_to,
            words,
            frames,
            pending: Vec::new(),
            talk,
            free_to: None,
            known: Vec::new(),
        };
        self.guests.insert(guest, new);
        self.freshen();
        self.welcome(guest, since).await;
        self.tell_presence(Some(guest));
        guest
    }

    /// Notes that somebody who sits at a waiting table is there, so that it stays in the lobby.
    pub(crate) async fn note_seen(&self) {
        if let Err(error) = self.hall.store.seen(self.course.row.key, now()).await {
            tracing::warn!(table = %self.course.row.id, %error, "a visit was not noted");
        }
    }

    pub(crate) fn exit(&mut self, guest: u64) {
        let Some(gone) = self.guests.remove(&guest) else { return };
        for seat in gone.seats {
            if !self.guests.values().any(|guest| guest.seats.contains(&seat)) {
                self.away[seat] = Some(Instant::now());
            }
        }
        self.freshen();
        self.tell_presence(None);
    }

    /// Returns the seats that an identity holds.
    pub(crate) fn seats_of(&self, identity: Option<&IdentityRow>) -> Vec<usize> {
        let Some(identity) = identity else { return Vec::new() };
        let own = |holder: &HolderRow| matches!(holder, HolderRow::Person { identity: holder, .. } if *holder == identity.key);
        let seats = self.course.row.seats.iter().enumerate();
        seats.filter(|(_, seat)| own(&seat.holder)).map(|(index, _)| index).collect()
    }

    /// Who holds which seat has changed: notes it for everybody connected.
    pub(crate) fn reseat(&mut self) {
        let guests: Vec<u64> = self.guests.keys().copied().collect();
        for number in guests {
            let identity = self.guests[&number].identity.clone();
            let seats = self.seats_of(identity.as_ref());
            let (facing, hand_to) = self.first_facing(&seats);
            let Some(guest) = self.guests.get_mut(&number) else { continue };
            if guest.seats != seats {
                for seat in &seats {
                    self.away[*seat] = None;
                }
                (guest.seats, guest.facing, guest.hand_to) = (seats, facing, hand_to);
                self.freshen();
                self.show(number);
            }
        }
    }

    /// Sends a message to somebody connected.
    pub(crate) fn tell(&mut self, guest: u64, message: &ServerMessage) {
        self.send(guest, Utf8Bytes::from(text(message)));
    }

    pub(crate) fn send(&mut self, guest: u64, frame: Utf8Bytes) {
        if let Some(to) = self.guests.get_mut(&guest) {
            to.pending.push(frame);
        }
    }

    /// Lets go what was sent; who cannot keep up is let go too and may come back.
    pub(crate) fn flush(&mut self) {
        loop {
            let mut slow = Vec::new();
            for (number, guest) in &mut self.guests {
                if !guest.pending.is_empty()
                    && guest.frames.try_send(std::mem::take(&mut guest.pending)).is_err()
                {
                    slow.push(*number);
                }
            }
            if slow.is_empty() {
                return;
            }
            metrics::counter!("hexapod_connections_dropped").increment(slow.len() as u64);
            // The others hear of it.
            slow.into_iter().for_each(|guest| self.exit(guest));
        }
    }

    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        let frame = Utf8Bytes::from(text(message));
        let guests: Vec<u64> = self.guests.keys().copied().collect();
        for guest in guests {
            self.send(guest, frame.clone());
        }
    }

    /// Tells everybody how the table is now.
    pub(crate) fn tell_table(&mut self) {
        let table = Box::new(self.info());
        self.tell_all(&ServerMessage::Table { table });
    }

    fn tell_presence(&mut self, except: Option<u64>) {
        let frame = Utf8Bytes::from(text(&ServerMessage::Presence {
            online: self.online(),
            watchers: self.watchers(),
        }));
        let guests: Vec<u64> = self.guests.keys().copied().filter(|guest| Some(*guest) != except).collect();
        // A crowd of watchers is told of seats only; their own number is in the next welcome.
        if guests.len() <= 50 {
            for guest in guests {
                self.send(guest, frame.clone());
            }
        }
    }

    pub(crate) fn online(&self) -> Vec<String> {
        let seats = self.course.seats.iter().enumerate();
        seats.filter(|(index, _)| self.is_here(*index)).map(|(_, seat)| (*seat).to_owned()).collect()
    }

    pub(crate) fn is_here(&self, seat: usize) -> bool {
        self.away[seat].is_none()
    }

    pub(crate) fn watchers(&self) -> u32 {
        self.guests.values().filter(|guest| guest.seats.is_empty()).count() as u32
    }

    /// Returns the table as everybody sees it.
    pub(crate) fn info(&self) -> TableInfo {
        let course = &self.course;
        let row = &course.row;
        let standing = course.game.standing();
        let seat = |index: usize| SeatInfo {
            seat: course.seats[index].to_owned(),
            holder: match &row.seats[index].holder {
                HolderRow::Open => Holder::Open,
                HolderRow::Link => Holder::Link,
                HolderRow::Person { id, name, local, .. } => {
                    Holder::Person { id: id.clone(), name: name.clone(), local: *local }
                }
                HolderRow::Bot(level) => Holder::Bot { level: *level },
            },
            stand_in: course.stand_in[index],
            resigned: course.resigned[index],
            online: self.is_here(index),
        };
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            options: row.setup.options.clone(),
            terms: row.terms.clone(),
            status: course.status(),
            seats: (0..course.seats.len()).map(seat).collect(),
            host: row.host.1.clone(),
            number: course.number,
            step: standing.step as u64,
            to_move: course.seats.to_move(standing.to_move).to_owned(),
            commitment: row.commitment.clone(),
            contributions: course.game.meta().contributions.clone(),
            secret: row.secret.clone(),
            result: row.result.clone(),
            scores: if course.status() == Status::Over {
                course.game.scores().into_iter().map(Into::into).collect()
            } else {
                Vec::new()
            },
            origin: row.origin.clone(),
            rematch: row.rematch.clone(),
            created: row.created,
            changed: course.changed,
        }
    }

    /// Does what comes next without anybody asking: rolls dice, lets bots think.
    pub(crate) async fn go_on(&mut self) {
        loop {
            if self.course.status() != Status::Playing {
                (self.thinking, self.mind) = (None, None);
                return;
            }
            if self.course.draw().is_some() {
                if self.settle().await.is_err() {
                    return;
                }
                continue;
            }
            let bot = self.course.to_move().and_then(|seat| Some((seat, self.course.bot(seat)?)));
            match bot {
                Some((seat, level)) => self.think(seat, level),
                None => (self.thinking, self.mind) = (None, None),
            }
            return;
        }
    }

    fn think(&mut self, seat: usize, level: u8) {
        let number = self.course.position;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.number == number) {
            return;
        }
        let Some(numbered) = Level::numbered(level) else { return };
        // A bot that goes on with its turn keeps its plan; any other begins anew, so that only few are remembered.
        let known = self.mind.take().filter(|(known, strength, _)| (*known, *strength) == (seat, level));
        let mind = known.map_or_else(
            || self.course.game.mind(numbered, secrets::seed(), Some(wall)),
            |(_, _, mind)| mind,
        );
        let thinking = Thinking::new(number);
        let (stop, table, own, pool) =
            (thinking.stop(), self.course.game.now(), self.own.clone(), self.hall.bots.clone());
        self.thinking = Some(thinking);
        tokio::spawn(async move {
            let said = own.clone();
            let progress = move |progress| _ = said.try_send(Command::Progress { number, progress });
            let choice = pool.choose(table, mind, stop, progress).await;
            let _ = own.send(Command::Chosen { number, choice }).await;
        });
    }

    async fn chosen(&mut self, number: u64, choice: Option<(Option<String>, Box<dyn Mind>)>) {
        let current = self.thinking.as_ref().is_some_and(|thinking| thinking.number == number);
        if !current || number != self.course.position {
            return;
        }
        self.thinking = None;
        let bot = self.course.to_move().and_then(|seat| Some((seat, self.course.bot(seat)?)));
        if let (Some((seat, level)), Status::Playing) = (bot, self.course.status()) {
            let Some((Some(action), mind)) = choice else {
                tracing::error!(table = %self.course.row.id, level, "a bot has not decided");
                return self.go_on_later();
            };
            if let Err(problem) = self.play(seat, &action, None).await {
                tracing::error!(table = %self.course.row.id, code = problem.code, "the step of a bot was not kept");
                return self.go_on_later();
            }
            self.mind = Some((seat, level, mind));
        }
        self.go_on().await;
    }

    /// Goes on in a while: the disk may have room again then.
    fn go_on_later(&mut self) {
        let own = self.own.clone();
        self.thinking = Some(Thinking::new(u64::MAX));
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let visit: Visit = Box::new(|live| {
                Box::pin(async move {
                    live.thinking = None;
                    live.go_on().await;
                })
            });
            let _ = own.send(Command::Visit(visit)).await;
        });
    }

    /// Returns when to look at clocks and idleness next.
    fn next_alarm(&self) -> Instant {
        let idle = self.idle_since.max(Instant::now() - self.hall.limits.idle) + self.hall.limits.idle;
        let idle = if self.is_idle() { idle } else { Instant::now() + self.hall.limits.idle };
        match self.clock_alarm() {
            Some(clock) => clock.min(idle),
            None => idle,
        }
    }

    fn clock_alarm(&self) -> Option<Instant> {
        let (_, deadline) = self.course.clocks.deadline()?;
        let wait = Duration::from_millis((deadline - now()).max(0) as u64 + 1);
        Some(Instant::now() + wait)
    }

    async fn ring(&mut self) {
        if let Some((seat, deadline)) = self.course.clocks.deadline()
            && deadline <= now()
        {
            self.time_out(seat).await;
        }
    }

    fn is_idle(&self) -> bool {
        self.guests.is_empty() && self.thinking.is_none()
    }

    fn may_sleep(&self) -> bool {
        self.is_idle() && self.idle_since.elapsed() >= self.hall.limits.idle
    }

    /// Leaves a wake-up call for its clock.
    fn sleep(&self) {
        if let Some(alarm) = self.clock_alarm()
            && !self.hall.is_stopping()
        {
            self.hall.wake_at(self.course.row.id.clone(), alarm);
        }
    }

    /// Returns the table's id.
    pub(crate) fn id(&self) -> &str {
        &self.course.row.id
    }

    /// Fails unless the table is being played.
    pub(crate) fn must_play(&self) -> ApiResult<()> {
        match self.course.status() {
            Status::Playing => Ok(()),
            Status::Waiting => Err(ApiError::conflict("not-started", "The game has not started yet.")),
            Status::Paused => Err(ApiError::conflict("paused", "The game is paused; resume it first.")),
            Status::Over => Err(ApiError::conflict("over", "The game is over.")),
            Status::Abandoned => Err(ApiError::conflict("over", "The game was ended without a result.")),
        }
    }

    /// Returns the name of whoever sits in a seat.
    pub(crate) fn name(&self, seat: usize) -> String {
        course::name(&self.course.row.seats[seat].holder, self.course.seats[seat])
    }
}

/// Writes a message.
pub(crate) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_else(|error| unreachable!("a message is plain data: {error}"))
}
