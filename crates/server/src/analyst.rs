//! Analyses of finished games: one at a time on one thread, so that play never waits for them; computed once, told to all
//! who listen, stopped when nobody listens any more, kept in the store.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::http::StatusCode;
use hexapod_core::Record;
use hexapod_lab::{AnalyseError, Analysis, Look, analyse};
use tokio::sync::{Semaphore, watch};

use crate::error::{ApiError, ApiResult};
use crate::limits::narrowed;
use crate::live::Hall;
use crate::protocol::AnalysisLine;
use crate::store::Key;

/// The version of the computation: an analysis of another version is computed anew.
pub(crate) const VERSION: u32 = 1;
/// The seed of every analysis; `hexapod analyse` has the same one by default and gives the same figures.
const SEED: u64 = 1;
/// Analyses that are computed or wait.
const MAX_ASKED: usize = 32;
/// Those of one address among them.
const MAX_ASKED_BY_ADDRESS: usize = 2;

/// All lines of an analysis so far, without line ends.
pub(crate) type Lines = Vec<Arc<str>>;

/// The analyses in progress.
pub(crate) struct Analyst {
    /// One analysis at a time.
    thread: Semaphore,
    running: Mutex<HashMap<Key, Running>>,
}

/// An analysis that is computed or waits.
struct Running {
    lines: Weak<watch::Sender<Lines>>,
    /// The address that has asked for it.
    by: IpAddr,
}

/// Writes a line of an answer.
pub(crate) fn line(line: &AnalysisLine) -> Arc<str> {
    serde_json::to_string(line).unwrap_or_default().into()
}

impl Analyst {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self { thread: Semaphore::new(1), running: Mutex::default() })
    }

    /// Returns the lines of a running analysis of a table.
    pub(crate) fn listen(&self, table: Key) -> Option<watch::Receiver<Lines>> {
        Some(self.running().get(&table)?.lines.upgrade()?.subscribe())
    }

    /// Begins an analysis; it goes on while the lines are listened to.
    ///
    /// # Errors
    /// If too many wait already, or too many that this address has asked for.
    pub(crate) fn begin(
        self: &Arc<Self>,
        hall: &Arc<Hall>,
        table: Key,
        record: String,
        by: IpAddr,
    ) -> ApiResult<watch::Receiver<Lines>> {
        let mut running = self.running();
        // Two requests may have come at the same time.
        if let Some(lines) = running.get(&table).and_then(|running| running.lines.upgrade()) {
            return Ok(lines.subscribe());
        }
        let by = narrowed(by);
        let own = running.values().filter(|running| running.by == by).count();
        if running.len() >= MAX_ASKED || own >= MAX_ASKED_BY_ADDRESS {
            let sentence = "Too many games are being analysed; try again in a minute.";
            return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence));
        }
        let (told, lines) = watch::channel(Lines::new());
        let told = Arc::new(told);
        running.insert(table, Running { lines: Arc::downgrade(&told), by });
        let (analyst, hall) = (Arc::clone(self), Arc::clone(hall));
        tokio::spawn(async move {
            analyst.work(&hall, table, record, &told).await;
            // A request that comes now finds the stored analysis, or begins another one.
            analyst.running().remove(&table);
        });
        Ok(lines)
    }

    async fn work(&self, hall: &Arc<Hall>, table: Key, record: String, told: &Arc<watch::Sender<Lines>>) {
        let tell = |told: &watch::Sender<Lines>, said: Arc<str>| told.send_modify(|lines| lines.push(said));
        if self.thread.available_permits() == 0 {
            tell(told, line(&AnalysisLine::Waiting));
        }
        let _turn = tokio::select! {
            turn = self.thread.acquire() => turn,
            () = told.closed() => return,
        };
        let (teller, goes_on) = (Arc::clone(told), Arc::clone(hall));
        let look = Look { iterations: hall.limits.analysis_iterations, seed: SEED, threads: Some(1) };
        let begun = std::time::Instant::now();
        let job = tokio::task::spawn_blocking(move || {
            compute(&record, look, &|point| {
                tell(&teller, line(&AnalysisLine::Point(point)));
                !teller.is_closed() && !goes_on.is_stopping()
            })
        });
        let failed = match job.await {
            Ok(Ok(analysis)) => {
                metrics::histogram!("hexapod_analysis_seconds").record(begun.elapsed());
                let text = serde_json::to_string(&analysis).unwrap_or_default();
                if let Err(error) = hall.store.keep_analysis(table, VERSION, text).await {
                    tracing::warn!(%error, "an analysis was not kept");
                }
                return tell(told, line(&AnalysisLine::Done { analysis }));
            }
            // Nobody listens, or the server stops and ends its connections.
            Ok(Err(AnalyseError::Stopped)) => return,
            Ok(Err(AnalyseError::Record(error))) => ApiError::from(error),
            Err(error) => ApiError::fault(error),
        };
        tell(told, line(&AnalysisLine::Failed { error: failed.problem }));
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<Key, Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn compute(
    record: &str,
    look: Look,
    told: &(dyn Fn(hexapod_lab::Point) -> bool + Sync),
) -> Result<Analysis, AnalyseError> {
    let record = Record::read(record)?;
    let game = hexapod_catalog::game(&record.game)
        .ok_or_else(|| hexapod_core::RecordError::Whole(hexapod_catalog::no_such_game(&record.game)))?;
    analyse(game, &record, look, told)
}
