//! Bots think in a bounded pool of threads, so that play never waits for thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hexapod_catalog::{AnyTable, CAP, Level, Mind, Thought};
use hexapod_core::Seat;
use tokio::sync::Semaphore;

use crate::secrets;

/// Progress is reported only after this time.
const SHORT_THOUGHT: Duration = Duration::from_millis(100);

/// Hints and analyses that may wait for each one that is being computed.
const MAX_WAITING: usize = 8;

/// The progress of a bot's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Progress {
    /// How much of its budget is used up, 0 to 99.
    pub(crate) percent: u8,
    /// Milliseconds until it has chosen at the latest.
    pub(crate) most_ms: u32,
}

/// The pool.
#[derive(Debug, Clone)]
pub(crate) struct BotPool {
    permits: Arc<Semaphore>,
    waiting: Arc<AtomicU64>,
    /// Threads for hints and analyses, so that no game waits for them.
    analysts: Arc<Semaphore>,
    /// Hints and analyses that are computed or wait.
    asked: Arc<Semaphore>,
}

/// A decision being thought about; dropping it stops the thinking.
#[derive(Debug, Default)]
struct Thinking {
    /// The number of the position it is about; nothing while the table waits after a fault.
    number: Option<u64>,
    stop: Arc<AtomicBool>,
}

/// The bot that is to decide at a table.
#[derive(Default)]
pub(crate) struct TableBot {
    thinking: Option<Thinking>,
    /// The bot that decided last, with its seat and level: it remembers its plan for the rest of the turn.
    mind: Option<(Seat, u8, Box<dyn Mind>)>,
}

impl TableBot {
    pub(crate) fn is_idle(&self) -> bool {
        self.thinking.is_none()
    }

    /// Returns whether it thinks about the position with this number.
    pub(crate) fn thinks_about(&self, number: u64) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.number == Some(number))
    }

    /// Begins to think about a position. Returns the bot, and the flag that stops it.
    pub(crate) fn begin(
        &mut self,
        number: u64,
        (seat, level): (Seat, &Level),
        game: &dyn AnyTable,
    ) -> (Box<dyn Mind>, Arc<AtomicBool>) {
        let stop = Arc::<AtomicBool>::default();
        self.thinking = Some(Thinking { number: Some(number), stop: Arc::clone(&stop) });
        // A bot that goes on with its turn keeps its plan; any other begins anew, so that few plans are kept.
        let known = self.mind.take().filter(|(known, number, _)| (*known, *number) == (seat, level.number));
        (
            known.map_or_else(
                || game.mind(level, secrets::seed(), Some(hexapod_catalog::wall)),
                |(_, _, mind)| mind,
            ),
            stop,
        )
    }

    /// Notes that nothing is thought about now.
    pub(crate) fn stop(&mut self) {
        self.thinking = None;
    }

    /// Keeps a bot that has decided for its next decision.
    pub(crate) fn keep(&mut self, seat: Seat, level: u8, mind: Box<dyn Mind>) {
        self.mind = Some((seat, level, mind));
    }

    /// Keeps the table busy until [`TableBot::stop`], without thinking.
    pub(crate) fn wait(&mut self) {
        self.thinking = Some(Thinking::default());
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Returns a pool in which at most `threads` bots think at once.
    pub(crate) fn new(threads: usize) -> Self {
        let places = |places: usize| Arc::new(Semaphore::new(places));
        let analysts = threads.div_ceil(2).max(1);
        Self {
            permits: places(threads.max(1)),
            waiting: Arc::default(),
            analysts: places(analysts),
            asked: places(analysts * (1 + MAX_WAITING)),
        }
    }

    /// Runs a job when its turn comes.
    async fn run<T: Send + 'static>(
        &self,
        places: &Arc<Semaphore>,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let queue = metrics::gauge!("hexapod_bot_queue");
        queue.set(self.waiting.fetch_add(1, Ordering::Relaxed) as f64 + 1.0);
        let permit = Arc::clone(places).acquire_owned().await;
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

    /// Returns the action that a bot plays, nothing if it was stopped, and the bot for its next decision.
    pub(crate) async fn choose(
        &self,
        table: Box<dyn AnyTable>,
        mut mind: Box<dyn Mind>,
        stop: Arc<AtomicBool>,
        progress: impl Fn(Progress) + Send + 'static,
    ) -> Option<(Option<String>, Box<dyn Mind>)> {
        let job = move || (decide(table.as_ref(), mind.as_mut(), &stop, &progress), mind);
        self.run(&self.permits, job).await
    }

    /// Returns what the strongest bot thinks within the time; nothing if nobody decides in the position.
    ///
    /// # Errors
    /// If too many requests wait already.
    pub(crate) async fn analyse(
        &self,
        table: Box<dyn AnyTable>,
        time: Duration,
    ) -> Result<Option<Thought>, Busy> {
        let _asked = self.asked.try_acquire().map_err(|_| Busy)?;
        let job = move || {
            let begun = Instant::now();
            table.think(secrets::seed(), 1, &move |_| begun.elapsed() < time)
        };
        Ok(self.run(&self.analysts, job).await.flatten())
    }
}

/// Too many hints and analyses are wanted at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Busy;

fn decide(
    table: &dyn AnyTable,
    mind: &mut dyn Mind,
    stop: &AtomicBool,
    progress: &dyn Fn(Progress),
) -> Option<String> {
    let begun = Instant::now();
    let mut told: Option<u8> = None;
    let mut more = |share: f32| {
        let percent = (share * 100.0) as u8;
        // Progress is for long thoughts only; a tenth at a time is enough.
        if told.is_none_or(|told| percent >= told + 10) && begun.elapsed() > SHORT_THOUGHT {
            told = Some(percent);
            let left = CAP.step.saturating_sub(begun.elapsed()).as_millis() as u32;
            progress(Progress { percent: percent.min(99), most_ms: left });
        }
        !stop.load(Ordering::Relaxed)
    };
    if !more(0.0) {
        return None;
    }
    let action = mind.choose(table, &mut more);
    action.filter(|_| !stop.load(Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use hexapod_catalog::{LEVELS, generator};
    use hexapod_core::{ToMove, Wish};

    use super::*;

    fn table() -> Box<dyn AnyTable> {
        let mut table = hexapod_catalog::game("anteater").unwrap().begin(&Wish::seats(2)).unwrap();
        table.submit(None, "start P1").unwrap();
        while table.standing().to_move == ToMove::Chance {
            table.roll(&mut generator(1));
        }
        table
    }

    #[tokio::test]
    async fn a_stopped_bot_chooses_nothing_and_a_free_one_something_legal() {
        let pool = BotPool::new(1);
        for (stopped, level) in [(true, &LEVELS[4]), (false, &LEVELS[0])] {
            let table = table();
            let (legal, mind) = (table.legal(), table.mind(level, 1, None));
            let stop = Arc::new(AtomicBool::new(stopped));
            let (action, _) = pool.choose(table, mind, stop, |_| {}).await.unwrap();
            assert_eq!(action.is_some_and(|action| legal.contains(&action)), !stopped);
        }
    }

    #[tokio::test]
    async fn hints_wait_in_a_short_line_and_no_bot_waits_behind_them() {
        let pool = BotPool::new(1);
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.analyse(table(), Duration::from_millis(5)).await })
            })
            .collect();
        let table = table();
        let mind = table.mind(&LEVELS[0], 1, None);
        let chosen = pool.choose(table, mind, Arc::default(), |_| {}).await.unwrap();
        assert!(chosen.0.is_some());
        let (mut thought, mut busy) = (0, 0);
        for asked in asked {
            match asked.await.unwrap() {
                Ok(Some(_)) => thought += 1,
                Ok(None) => panic!("no thought"),
                Err(Busy) => busy += 1,
            }
        }
        assert_eq!((thought, busy), (1 + MAX_WAITING, 20 - 1 - MAX_WAITING));
    }

    /// A bot that takes its time says how far it is, upwards, and never that it is done.
    #[test]
    fn long_thoughts_tell_their_progress() {
        struct Slow;
        impl Mind for Slow {
            fn choose(&mut self, _: &dyn AnyTable, more: &mut dyn FnMut(f32) -> bool) -> Option<String> {
                for tenth in 0..=10_u8 {
                    std::thread::sleep(SHORT_THOUGHT / 4);
                    more(f32::from(tenth) / 10.0);
                }
                Some("done".into())
            }
        }
        let (told, stop) = (std::cell::RefCell::new(Vec::new()), AtomicBool::new(false));
        let chosen = decide(table().as_ref(), &mut Slow, &stop, &|progress| told.borrow_mut().push(progress));
        assert_eq!(chosen.as_deref(), Some("done"));
        let told = told.into_inner();
        assert!(told.len() > 2 && told.windows(2).all(|pair| pair[0].percent < pair[1].percent), "{told:?}");
        assert!(told.iter().all(|told| told.percent < 100 && told.most_ms < CAP.step.as_millis() as u32));
    }
}
