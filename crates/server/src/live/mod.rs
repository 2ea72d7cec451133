//! Live play: one task owns one table (`task`); connections and requests send it commands.

pub(crate) mod alone;
mod answers;
mod audience;
mod bans;
pub(crate) mod bots;
pub(crate) mod coach;
pub(crate) mod connection;
mod dice;
#[cfg(test)]
mod hall_test;
mod history;
#[cfg(test)]
mod leak_test;
mod messages;
pub(crate) mod names;
mod requests;
pub(crate) mod seating;
pub(crate) mod shares;
mod talk;
mod task;
mod wait;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::{BoxFuture, join_all};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

use self::bots::BotPool;
pub(crate) use self::requests::Position;
use self::task::Command;
pub(crate) use self::task::Live;
use crate::config::Limits;
use crate::error::{ApiError, ApiResult};
use crate::limits::Addresses;
use crate::secrets::ServerKey;
use crate::store::{Key, Store, StoreError, TableRow};

/// How often abandoned waiting tables are looked for.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3600);

/// How long an answer about the store's readiness holds.
const READY_INTERVAL: Duration = Duration::from_secs(1);

/// Tables that wake at the same time after a start: they share a commit, and others are answered in between.
const WAKES_AT_ONCE: usize = 16;

/// All tables of this process.
pub struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) key: ServerKey,
    pub(crate) limits: Limits,
    pub(crate) addresses: Arc<Addresses>,
    pub(crate) bots: BotPool,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    /// The tables where only bots play, and the address from which each was made.
    alone: Mutex<HashMap<String, IpAddr>>,
    stopping: AtomicBool,
    /// Who is banned from the server.
    banned: Mutex<HashSet<Key>>,
    /// Replays of long logs that may run at once.
    replays: Semaphore,
    /// When the store was last asked whether it can write, and what it said.
    ready: tokio::sync::Mutex<Option<(Instant, Result<(), String>)>>,
    /// The number of open connections.
    pub connections: AtomicUsize,
    /// When the server was last known to run before this process, and when this process began: time in between is not
    /// charged to any clock.
    pub(crate) down: (i64, i64),
}

/// What runs in a table's task; it gets the reason instead of the table if the table cannot be opened.
pub(crate) type Job = Box<dyn for<'a> FnOnce(ApiResult<&'a mut Live>) -> BoxFuture<'a, ()> + Send>;

impl Hall {
    /// Opens the hall; until `alive` (milliseconds since 1970) a server is known to have run.
    pub fn new(store: Arc<dyn Store>, key: ServerKey, limits: Limits, alive: i64) -> Arc<Self> {
        Arc::new(Self {
            store,
            key,
            bots: BotPool::new(limits.bot_threads),
            addresses: Addresses::new(limits.clone()),
            limits,
            tables: Mutex::default(),
            alone: Mutex::default(),
            banned: Mutex::default(),
            replays: Semaphore::new(2),
            stopping: AtomicBool::new(false),
            ready: tokio::sync::Mutex::default(),
            connections: AtomicUsize::new(0),
            down: (alive, crate::store::now()),
        })
    }

    /// Says whether the store can write now, or could within the last second.
    ///
    /// # Errors
    /// Says why not.
    pub(crate) async fn ready(&self) -> Result<(), String> {
        let mut known = self.ready.lock().await;
        match &*known {
            Some((asked, said)) if asked.elapsed() < READY_INTERVAL => said.clone(),
            Some(_) | None => {
                let said = self.store.ready().await.map_err(|error| error.to_string());
                *known = Some((Instant::now(), said.clone()));
                said
            }
        }
    }

    /// Runs a job; a long one beside the workers that answer messages, few at once.
    pub(crate) async fn off_workers<T>(&self, is_long: bool, job: impl FnOnce() -> T) -> T {
        if !is_long || Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
            return job();
        }
        let _turn = self.replays.acquire().await;
        tokio::task::block_in_place(job)
    }

    /// Returns how many tables are in memory.
    pub fn live(&self) -> usize {
        self.lock().len()
    }

    /// Wakes all tables in play that have a bot or a clock, some at a time: after a restart bots go on thinking.
    pub async fn wake_all(self: &Arc<Self>) {
        let ids = match self.store.attended().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "tables with bots could not be woken"),
        };
        if !ids.is_empty() {
            tracing::info!(tables = ids.len(), "waking tables with bots and clocks");
        }
        for some in ids.chunks(WAKES_AT_ONCE) {
            if self.is_stopping() {
                return;
            }
            let mut wakes = Vec::with_capacity(some.len());
            for id in some {
                wakes.push(self.wake(id));
            }
            for (id, woken) in some.iter().zip(join_all(wakes).await) {
                if let Err(error) = woken {
                    tracing::error!(table = %id, code = error.problem.code, "a table could not be woken");
                }
            }
        }
    }

    /// Runs a job with a table in its task, waking the table if it sleeps.
    pub(crate) async fn with_table<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        job: impl for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, T> + Send + 'static,
    ) -> ApiResult<T> {
        let (done, answer) = oneshot::channel();
        let job: Job = Box::new(move |live| {
            Box::pin(async move {
                let _ = done.send(match live {
                    Ok(live) => Ok(job(live).await),
                    Err(error) => Err(error),
                });
            })
        });
        self.send(id, Command::Run(job)).await?;
        answer.await.map_err(|_| ApiError::fault(format!("the task of table {id} has ended")))?
    }

    /// Opens a table if it sleeps.
    pub(crate) async fn wake(self: &Arc<Self>, id: &str) -> ApiResult<()> {
        self.with_table(id, |_| Box::pin(async {})).await
    }

    /// Sends a command to a table, waking it if it sleeps.
    pub(crate) async fn send(self: &Arc<Self>, id: &str, mut command: Command) -> ApiResult<()> {
        loop {
            let table = self.lock().get(id).cloned();
            let table = match table {
                Some(table) => table,
                None if self.is_stopping() => return Err(restarting()),
                None => {
                    let row = self.store.table(id.to_owned()).await.map_err(ApiError::of_table)?;
                    let row = row.ok_or_else(ApiError::no_table)?;
                    self.open(row)?
                }
            };
            match table.send(command).await {
                Ok(()) => return Ok(()),
                // It went to sleep in this very moment, or its task broke: either way it is read again.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
            let mut tables = self.lock();
            if tables.get(id).is_some_and(|known| known.same_channel(&table)) {
                tables.remove(id);
            }
        }
    }

    /// Sends a command to a table that is awake; one that sleeps need not know.
    pub(crate) async fn send_awake(&self, id: &str, command: Command) {
        let table = self.lock().get(id).cloned();
        if let Some(table) = table {
            let _ = table.send(command).await;
        }
    }

    fn open(self: &Arc<Self>, row: TableRow) -> ApiResult<mpsc::Sender<Command>> {
        if self.is_stopping() {
            return Err(restarting());
        }
        let known =
            hexapod_catalog::game(&row.game).is_some_and(|game| game.info().version(row.rules).is_ok());
        if !known {
            let sentence = format!(
                "This game was played under version {} of the rules of {}, which this server does not know.",
                row.rules, row.game
            );
            return Err(ApiError::conflict("other-rules", sentence));
        }
        let mut tables = self.lock();
        if let Some(table) = tables.get(&row.id) {
            return Ok(table.clone());
        }
        let (sender, queue) = mpsc::channel(256);
        tables.insert(row.id.clone(), sender.clone());
        metrics::gauge!("hexapod_tables_live").set(tables.len() as f64);
        tokio::spawn(task::run(Arc::clone(self), row, sender.clone(), queue));
        Ok(sender)
    }

    /// Forgets a table that goes to sleep.
    pub(crate) fn forget(&self, id: &str) {
        self.alone().remove(id);
        let mut tables = self.lock();
        tables.remove(id);
        metrics::gauge!("hexapod_tables_live").set(tables.len() as f64);
    }

    /// Wakes a sleeping table when a clock runs out.
    pub(crate) fn wake_at(self: &Arc<Self>, id: String, when: Instant) {
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(when).await;
            if !hall.is_stopping() {
                let _ = hall.wake(&id).await;
            }
        });
    }

    /// Notes at intervals that the server runs, so that after a crash it is known since when it did not.
    pub(crate) async fn note_alive(self: Arc<Self>) {
        let mut heart = tokio::time::interval(self.limits.alive);
        loop {
            heart.tick().await;
            if self.is_stopping() {
                return;
            }
            if let Err(error) = self.store.alive(crate::store::now()).await {
                tracing::warn!(%error, "the heartbeat was not kept");
            }
            // The host of the server bans people by a command of its own.
            if let Err(error) = self.read_bans().await {
                tracing::warn!(%error, "bans were not read");
            }
        }
    }

    /// Removes abandoned waiting tables at intervals.
    pub(crate) async fn sweep_always(self: Arc<Self>) {
        let mut broom = tokio::time::interval(SWEEP_INTERVAL);
        while !self.is_stopping() {
            broom.tick().await;
            match self.sweep().await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "removed abandoned waiting tables"),
                Err(error) => tracing::warn!(%error, "waiting tables were not removed"),
            }
        }
    }

    /// Removes the waiting tables whose seated people have been away for too long, and returns how many.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn sweep(&self) -> Result<usize, StoreError> {
        let since = crate::store::now() - self.limits.waiting.as_millis() as i64;
        let mut removed = 0;
        for id in self.store.forsaken(since).await? {
            // A table that is awake has clients.
            if !self.lock().contains_key(&id) && self.store.remove(id, since).await? {
                removed += 1;
            }
        }
        Ok(removed)
    }

    /// Says whether the server is going down.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Tells all clients to connect again, lets every table finish what it does, and closes the store.
    pub async fn stop(self: &Arc<Self>) {
        self.stopping.store(true, Ordering::Relaxed);
        let tables: Vec<_> = self.lock().drain().collect();
        let mut finished = Vec::new();
        for (_, table) in tables {
            let (done, answer) = oneshot::channel();
            if table.send(Command::Stop(done)).await.is_ok() {
                finished.push(answer);
            }
        }
        for answer in finished {
            let _ = tokio::time::timeout(Duration::from_secs(10), answer).await;
        }
        let _ = self.store.alive(crate::store::now()).await;
        self.store.close().await;
    }

    fn banned(&self) -> std::sync::MutexGuard<'_, HashSet<Key>> {
        self.banned.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn senders(&self) -> Vec<mpsc::Sender<Command>> {
        self.lock().values().cloned().collect()
    }

    fn alone(&self) -> std::sync::MutexGuard<'_, HashMap<String, IpAddr>> {
        self.alone.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the answer while the server goes down.
pub(crate) fn restarting() -> ApiError {
    let status = axum::http::StatusCode::SERVICE_UNAVAILABLE;
    ApiError::new(status, "restarting", "The server is restarting; try again in a moment.")
}

/// Writes a message as JSON.
pub(crate) fn text(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).unwrap_or_else(|error| unreachable!("a message is plain data: {error}"))
}
