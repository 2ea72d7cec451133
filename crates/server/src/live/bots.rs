//! Bots think here, in a bounded pool of their own, so that play never waits for thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hexapod_catalog::{AnyTable, BotSpec, CAP, Level, Thought};
use tokio::sync::Semaphore;

use crate::secrets;

/// The pool.
#[derive(Debug, Clone)]
pub(crate) struct BotPool {
    permits: Arc<Semaphore>,
    waiting: Arc<AtomicU64>,
}

/// A decision being thought about; dropping it stops the thinking.
#[derive(Debug)]
pub(crate) struct Thinking {
    /// The number of the position it is about.
    pub(crate) number: u64,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    pub(crate) fn new(number: u64) -> Self {
        Self { number, stop: Arc::new(AtomicBool::new(false)) }
    }

    pub(crate) fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Returns a pool in which so many bots think at once.
    pub(crate) fn new(threads: usize) -> Self {
        Self { permits: Arc::new(Semaphore::new(threads.max(1))), waiting: Arc::default() }
    }

    /// Runs a job when its turn comes.
    async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let queue = metrics::gauge!("hexapod_bot_queue");
        queue.set(self.waiting.fetch_add(1, Ordering::Relaxed) as f64 + 1.0);
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        queue.set(self.waiting.fetch_sub(1, Ordering::Relaxed) as f64 - 1.0);
        let permit = permit.ok()?;
        let begun = Instant::now();
        let done = tokio::task::spawn_blocking(move || {
            let done = job();
            drop(permit);
            done
        });
        let done = done.await.inspect_err(|error| tracing::error!(%error, "a bot broke")).ok();
        metrics::histogram!("hexapod_bot_seconds").record(begun.elapsed());
        done
    }

    /// Returns the action that a bot of this level plays; nothing if it was stopped. `progress` hears the percents.
    pub(crate) async fn choose(
        &self,
        table: Box<dyn AnyTable>,
        level: u8,
        stop: Arc<AtomicBool>,
        progress: impl Fn(u8) + Send + Sync + 'static,
    ) -> Option<String> {
        self.run(move || decide(table.as_ref(), level, &stop, &progress)).await.flatten()
    }

    /// Returns what the strongest bot thinks within the time.
    pub(crate) async fn analyse(&self, table: Box<dyn AnyTable>, time: Duration) -> Option<Thought> {
        let job = move || {
            let begun = Instant::now();
            table.think(secrets::seed(), 1, &move |_| begun.elapsed() < time)
        };
        self.run(job).await.flatten()
    }
}

fn decide(
    table: &dyn AnyTable,
    level: u8,
    stop: &AtomicBool,
    progress: &(dyn Fn(u8) + Sync),
) -> Option<String> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let level = Level::numbered(level)?;
    let seed = secrets::seed();
    let legal = table.legal();
    if let [only] = legal.as_slice() {
        return Some(only.clone());
    }
    if level.slips_at(seed) {
        return table.choose(BotSpec::Random, seed);
    }
    let begun = Instant::now();
    let told = AtomicU64::new(0);
    let more = |done: u64| {
        let percent = done * 100 / level.iterations;
        // Progress is for long thoughts only; a tenth at a time is enough.
        if percent >= told.load(Ordering::Relaxed) + 10 && begun.elapsed() > Duration::from_millis(100) {
            told.store(percent, Ordering::Relaxed);
            progress(percent.min(99) as u8);
        }
        done < level.iterations && !stop.load(Ordering::Relaxed) && begun.elapsed() < CAP.step
    };
    let thought = table.think(seed, 1, &more)?;
    (!stop.load(Ordering::Relaxed)).then_some(thought.action)
}
