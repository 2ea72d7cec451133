//! Bots think on a few threads by fair shares (`shares`), so that neither play nor other bots wait for one's thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hexapod_catalog::{AnyTable, CAP, Level, Mind, Thought};
use hexapod_core::Seat;
use hexapod_lab::puzzles::play_on;

use super::shares::{Busy, Payer, Rank, Shares, Turn, own_time};
use crate::secrets;

/// Progress is reported only after this time.
const SHORT_THOUGHT: Duration = Duration::from_millis(100);

/// A hint that must give way to others ends after this many times the time it may think.
const MAX_STRETCH: u32 = 3;

/// A reply to an answer to a puzzle is thought about for at most this time.
const MAX_REPLY: Duration = Duration::from_secs(2);

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
pub(crate) struct BotPool(Arc<Shares>);

/// A decision being thought about; dropping it stops the thinking.
#[derive(Debug, Default)]
struct Thinking {
    /// Its own number among the thoughts of the table; nothing while the table waits after a fault.
    thought: Option<u64>,
    /// The number of the position it is about.
    number: u64,
    /// What comes before it in the line.
    rank: Option<Rank>,
    stop: Arc<AtomicBool>,
}

/// The bot that is to decide at a table.
#[derive(Default)]
pub(crate) struct TableBot {
    thinking: Option<Thinking>,
    /// How many thoughts have begun. A stopped one may answer late, even about the position that the next one is about.
    thoughts: u64,
    /// The bot that decided last, with its seat and level: it remembers its plan for the rest of the turn.
    mind: Option<(Seat, u8, Box<dyn Mind>)>,
}

/// A thought that has begun.
pub(crate) struct Begun {
    /// Its number, by which its answer is known.
    pub(crate) thought: u64,
    pub(crate) mind: Box<dyn Mind>,
    /// The flag that stops it.
    pub(crate) stop: Arc<AtomicBool>,
}

impl TableBot {
    pub(crate) fn is_idle(&self) -> bool {
        self.thinking.is_none()
    }

    /// Returns whether it thinks about the position with this number.
    pub(crate) fn thinks_about(&self, number: u64) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.thought.is_some() && thinking.number == number)
    }

    /// Returns whether the thought waits in the line behind others although it could have this rank now: the person that the
    /// bot plays against has come since it began.
    pub(crate) fn waits_behind(&self, rank: Rank) -> bool {
        self.thinking.as_ref().and_then(|thinking| thinking.rank).is_some_and(|begun| rank < begun)
    }

    /// Returns whether this thought goes on.
    pub(crate) fn is_thinking(&self, thought: u64) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.thought == Some(thought))
    }

    /// Begins to think about a position.
    pub(crate) fn begin(
        &mut self,
        (number, rank): (u64, Rank),
        (seat, level): (Seat, &Level),
        game: &dyn AnyTable,
    ) -> Begun {
        let stop = Arc::<AtomicBool>::default();
        self.thoughts += 1;
        let thought = self.thoughts;
        self.thinking =
            Some(Thinking { thought: Some(thought), number, rank: Some(rank), stop: Arc::clone(&stop) });
        // A bot that goes on with its turn keeps its plan; any other begins anew, so that few plans are kept.
        let known = self.mind.take().filter(|(known, number, _)| (*known, *number) == (seat, level.number));
        let new = || game.mind(level, secrets::seed(), Some(own_time));
        Begun { thought, mind: known.map_or_else(new, |(_, _, mind)| mind), stop }
    }

    /// Stops what is thought about, and forgets the plan.
    pub(crate) fn reset(&mut self) {
        (self.thinking, self.mind) = (None, None);
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
        Self(Shares::new(threads))
    }

    /// Runs a job that has its turn.
    async fn run<T: Send + 'static>(
        mut turn: Turn,
        job: impl FnOnce(&mut Turn) -> T + Send + 'static,
    ) -> Option<T> {
        let begun = Instant::now();
        let done = tokio::task::spawn_blocking(move || job(&mut turn));
        let done = done.await.inspect_err(|error| tracing::error!(%error, "a bot broke")).ok();
        metrics::histogram!("hexapod_bot_seconds").record(begun.elapsed());
        done
    }

    /// Returns the action that a bot plays, nothing if it was stopped, and the bot for its next decision.
    pub(crate) async fn choose(
        &self,
        (payer, rank): (Payer, Rank),
        table: Box<dyn AnyTable>,
        mut mind: Box<dyn Mind>,
        stop: Arc<AtomicBool>,
        progress: impl Fn(Progress) + Send + 'static,
    ) -> Option<(Option<String>, Box<dyn Mind>)> {
        let turn = self.0.turn(payer, rank).await;
        Self::run(turn, move |turn| {
            let give_way = || turn.give_way();
            (decide(table.as_ref(), mind.as_mut(), &stop, give_way, &progress), mind)
        })
        .await
    }

    /// Returns what the strongest bot thinks within the time; nothing if nobody decides in the position.
    ///
    /// # Errors
    /// If too many requests of this person or address wait already.
    pub(crate) async fn analyse(
        &self,
        (payer, rank): (Payer, Rank),
        table: Box<dyn AnyTable>,
        time: Duration,
    ) -> Result<Option<Thought>, Busy> {
        let turn = self.0.turn_to_answer(payer, rank).await?;
        let job = move |turn: &mut Turn| {
            let (begun, began) = (own_time(), Instant::now());
            let turn = std::sync::Mutex::new(turn);
            table.think(secrets::seed(), 1, &move |_| {
                turn.lock().unwrap_or_else(std::sync::PoisonError::into_inner).give_way();
                own_time() - begun < time && began.elapsed() < time * MAX_STRETCH
            })
        };
        Ok(Self::run(turn, job).await.flatten())
    }

    /// Plays on after an answer to a puzzle until the next seat has replied; see [`hexapod_lab::puzzles::play_on`].
    ///
    /// # Errors
    /// If too many requests of this person or address wait already.
    pub(crate) async fn play_on(
        &self,
        (payer, rank): (Payer, Rank),
        mut table: Box<dyn AnyTable>,
        seat: Seat,
        iterations: u64,
    ) -> Result<Option<Box<dyn AnyTable>>, Busy> {
        let turn = self.0.turn_to_answer(payer, rank).await?;
        let job = move |turn: &mut Turn| {
            let (begun, began) = (own_time(), Instant::now());
            let mut more = || {
                turn.give_way();
                own_time() - begun < MAX_REPLY && began.elapsed() < MAX_REPLY * MAX_STRETCH
            };
            play_on(table.as_mut(), seat, iterations, secrets::seed(), &mut more);
            table
        };
        Ok(Self::run(turn, job).await)
    }
}

impl BotPool {
    /// Runs a job that asks again and again whether to go on: until its time is up or `stop` is set. Returns nothing if the
    /// job broke.
    ///
    /// # Errors
    /// If too many requests of this person or address wait already.
    pub(crate) async fn consult<T: Send + 'static>(
        &self,
        (payer, rank): (Payer, Rank),
        time: Duration,
        stop: Arc<AtomicBool>,
        job: impl FnOnce(&mut dyn FnMut() -> bool) -> T + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        let turn = self.0.turn_to_answer(payer, rank).await?;
        let job = move |turn: &mut Turn| {
            let (begun, began) = (own_time(), Instant::now());
            job(&mut || {
                turn.give_way();
                !stop.load(Ordering::Relaxed)
                    && own_time() - begun < time
                    && began.elapsed() < time * MAX_STRETCH
            })
        };
        Ok(Self::run(turn, job).await)
    }
}

fn decide(
    table: &dyn AnyTable,
    mind: &mut dyn Mind,
    stop: &AtomicBool,
    mut give_way: impl FnMut(),
    progress: &dyn Fn(Progress),
) -> Option<String> {
    let begun = Instant::now();
    let mut told: Option<u8> = None;
    let mut more = |share: f32| {
        give_way();
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
    use std::net::{IpAddr, Ipv4Addr};

    use hexapod_catalog::{LEVELS, generator};
    use hexapod_core::{ToMove, Wish};

    use super::*;

    const ANN: (Payer, Rank) =
        (Payer { address: IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), person: Some(1) }, Rank::Play);

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
            let (action, _) = pool.choose(ANN, table, mind, stop, |_| {}).await.unwrap();
            assert_eq!(action.is_some_and(|action| legal.contains(&action)), !stopped);
        }
    }

    /// A bot that began to think while nobody was at the table goes before others again when its person comes.
    #[test]
    fn a_person_who_comes_hurries_the_bot() {
        let (table, mut bot) = (table(), TableBot::default());
        assert!(!bot.waits_behind(Rank::Play), "nothing is thought about");
        let first = bot.begin((1, Rank::Last), (Seat::new(0), &LEVELS[0]), table.as_ref());
        assert!(bot.waits_behind(Rank::Play) && !bot.waits_behind(Rank::Last));
        let second = bot.begin((1, Rank::Play), (Seat::new(0), &LEVELS[0]), table.as_ref());
        assert!(!bot.waits_behind(Rank::Play));
        assert!(first.stop.load(Ordering::Relaxed) && !second.stop.load(Ordering::Relaxed));
        assert!(!bot.is_thinking(first.thought) && bot.is_thinking(second.thought));
    }

    /// Nine anonymous requests do not take hints and bots from everybody.
    #[tokio::test]
    async fn one_address_does_not_take_hints_and_bots_from_others() {
        let pool = BotPool::new(1);
        let nobody = (Payer { address: [192, 0, 2, 9].into(), person: None }, Rank::Last);
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.analyse(nobody, table(), Duration::from_millis(300)).await })
            })
            .collect();
        tokio::task::yield_now().await;
        let table_of_ann = table();
        let mind = table_of_ann.mind(&LEVELS[0], 1, None);
        let chosen = pool.choose(ANN, table_of_ann, mind, Arc::default(), |_| {}).await.unwrap();
        assert!(chosen.0.is_some());
        let hint = pool.analyse((ANN.0, Rank::Asked), table(), Duration::from_millis(5)).await;
        assert!(hint.unwrap().is_some());
        assert!(asked.iter().filter(|asked| asked.is_finished()).count() > 15, "most are refused at once");
        let mut thought = 0;
        for asked in asked {
            thought += usize::from(asked.await.unwrap().is_ok());
        }
        assert_eq!(thought, 3, "one is computed and two wait");
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
        let chosen =
            decide(table().as_ref(), &mut Slow, &stop, || {}, &|progress| told.borrow_mut().push(progress));
        assert_eq!(chosen.as_deref(), Some("done"));
        let told = told.into_inner();
        assert!(told.len() > 2 && told.windows(2).all(|pair| pair[0].percent < pair[1].percent), "{told:?}");
        assert!(told.iter().all(|told| told.percent < 100 && told.most_ms < CAP.step.as_millis() as u32));
    }
}
