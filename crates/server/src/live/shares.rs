//! Fair shares of thinking. Bots, hints and analyses take turns on a few threads, and the one whose address and person have
//! used least goes first. A thought that takes long gives way in between, so that nobody waits for the end of another's.

use std::cell::Cell;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::limits::narrowed;
use crate::store::Key;

/// A thought goes on for at least this long before it gives way.
const SLICE: Duration = Duration::from_millis(10);
/// What was used counts half after this time.
const HALF_LIFE: f64 = 30.0;
/// An address that has used more seconds than this comes after everybody who has not.
const HEAVY_SECONDS: f64 = 10.0;
/// Thoughts that may have given way at once: each holds its thread and its memory.
const MAX_PARKED: usize = 16;
/// Of these, how many may have given way to another thought of the same address: there is always room to give way to others.
const MAX_PARKED_AT_HOME: usize = 4;
/// Hints and analyses of one person, or of one address without a person, that may wait.
const MAX_ASKED_BY_PERSON: usize = 2;
/// Hints and analyses of one address that may wait.
const MAX_ASKED_BY_ADDRESS: usize = 8;
/// Hints and analyses that may wait in all.
const MAX_ASKED: usize = 1000;
/// Accounts kept; those that have used nothing lately are forgotten first.
const MAX_ACCOUNTS: usize = 20_000;

/// What comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// A bot at a table where a person sits and waits for it.
    Play,
    /// A hint or an analysis for a person.
    Asked,
    /// Nobody waits for it, or nobody says who waits.
    Last,
}

/// On whose account something is thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Payer {
    pub(crate) address: IpAddr,
    pub(crate) person: Option<Key>,
}

/// Too many hints and analyses of this person or address wait already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Busy;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Account {
    Address(IpAddr),
    Person(Key),
}

#[derive(Debug, Clone, Copy)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn left(&self, now: Instant) -> f64 {
        let age = now.saturating_duration_since(self.at).as_secs_f64();
        self.seconds * 0.5_f64.powf(age / HALF_LIFE)
    }
}

#[derive(Debug)]
struct Waiter {
    payer: Payer,
    rank: Rank,
    serial: u64,
    turn: oneshot::Sender<Turn>,
}

#[derive(Debug, Default)]
struct State {
    free: usize,
    waiting: Vec<Waiter>,
    used: HashMap<Account, Used>,
    parked: usize,
    serial: u64,
}

/// Smaller goes first: rank, seconds used by the address and by the person, order of arrival.
type Priority = (Rank, f64, f64, u64);

fn goes_before(a: &Priority, b: &Priority) -> bool {
    let order = a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.total_cmp(&b.2)).then(a.3.cmp(&b.3));
    order.is_lt()
}

impl State {
    fn used(&self, account: Account, now: Instant) -> f64 {
        self.used.get(&account).map_or(0.0, |used| used.left(now))
    }

    /// What is used fades, so priorities are comparable only at the same moment.
    fn priority(&self, payer: Payer, rank: Rank, serial: u64, now: Instant) -> Priority {
        let by_address = self.used(Account::Address(payer.address), now);
        let by_person = payer.person.map_or(by_address, |person| self.used(Account::Person(person), now));
        let rank = if by_address > HEAVY_SECONDS { Rank::Last } else { rank };
        (rank, by_address, by_person, serial)
    }

    fn charge(&mut self, payer: Payer, time: Duration) {
        let now = Instant::now();
        if self.used.len() >= MAX_ACCOUNTS {
            self.used.retain(|_, used| used.left(now) > 0.01);
        }
        let accounts = [Some(Account::Address(payer.address)), payer.person.map(Account::Person)];
        for account in accounts.into_iter().flatten() {
            let seconds = self.used(account, now) + time.as_secs_f64();
            self.used.insert(account, Used { seconds, at: now });
        }
    }

    /// Returns the place of the one that goes first, and its priority.
    fn first(&self, now: Instant) -> Option<(usize, Priority)> {
        let priority = |waiter: &Waiter| self.priority(waiter.payer, waiter.rank, waiter.serial, now);
        let mut first: Option<(usize, Priority)> = None;
        for (place, waiter) in self.waiting.iter().enumerate() {
            let own = priority(waiter);
            if first.as_ref().is_none_or(|(_, best)| goes_before(&own, best)) {
                first = Some((place, own));
            }
        }
        first
    }

    fn arrive(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    fn wait(&mut self, payer: Payer, rank: Rank, serial: u64) -> oneshot::Receiver<Turn> {
        let (turn, granted) = oneshot::channel();
        self.waiting.push(Waiter { payer, rank, serial, turn });
        metrics::gauge!("hexapod_bot_queue").set(self.waiting.len() as f64);
        granted
    }

    fn take(&mut self, place: usize) -> Waiter {
        let waiter = self.waiting.swap_remove(place);
        metrics::gauge!("hexapod_bot_queue").set(self.waiting.len() as f64);
        waiter
    }
}

/// The threads that think, and who waits for one.
#[derive(Debug)]
pub(crate) struct Shares(Mutex<State>);

impl Shares {
    pub(crate) fn new(threads: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State { free: threads.max(1), ..State::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn.
    pub(crate) async fn turn(self: &Arc<Self>, payer: Payer, rank: Rank) -> Turn {
        let payer = Payer { address: narrowed(payer.address), ..payer };
        let granted = {
            let mut state = self.lock();
            let serial = state.arrive();
            if state.free > 0 {
                state.free -= 1;
                return Turn::new(self, payer, rank, serial);
            }
            state.wait(payer, rank, serial)
        };
        match granted.await {
            Ok(turn) => turn,
            Err(_) => unreachable!("each one that waits is granted a turn"),
        }
    }

    /// Waits for a turn for a hint or an analysis.
    ///
    /// # Errors
    /// If too many of this person or address wait already.
    pub(crate) async fn turn_to_answer(self: &Arc<Self>, payer: Payer, rank: Rank) -> Result<Turn, Busy> {
        let address = narrowed(payer.address);
        {
            let state = self.lock();
            let asked = || state.waiting.iter().filter(|waiter| waiter.rank != Rank::Play);
            let of_address = asked().filter(|waiter| waiter.payer.address == address).count();
            let of_person = match payer.person {
                Some(_) => asked().filter(|waiter| waiter.payer.person == payer.person).count(),
                None => of_address,
            };
            if of_person >= MAX_ASKED_BY_PERSON
                || of_address >= MAX_ASKED_BY_ADDRESS
                || asked().count() >= MAX_ASKED
            {
                return Err(Busy);
            }
        }
        Ok(self.turn(payer, rank).await)
    }

    /// Hands a thread to the one that goes first; it is free if nobody waits.
    fn hand_over(self: &Arc<Self>) {
        let next = {
            let mut state = self.lock();
            match state.first(Instant::now()) {
                Some((place, _)) => state.take(place),
                None => {
                    state.free += 1;
                    return;
                }
            }
        };
        // One that does not wait any more drops its turn, which hands the thread on.
        let _ = next.turn.send(Turn::new(self, next.payer, next.rank, next.serial));
    }
}

/// The right to think on one thread; dropping it hands the thread to the next.
#[derive(Debug)]
pub(crate) struct Turn {
    shares: Arc<Shares>,
    payer: Payer,
    rank: Rank,
    /// When it came, among all. A thought that gave way goes on before those of the same account that came later, so that
    /// few are parked and there is always room to give way.
    serial: u64,
    since: Instant,
    holds: bool,
}

impl Turn {
    fn new(shares: &Arc<Shares>, payer: Payer, rank: Rank, serial: u64) -> Self {
        Self { shares: Arc::clone(shares), payer, rank, serial, since: Instant::now(), holds: true }
    }

    /// Lets those go first who have used less, once in a while: blocks the thread until the turn is back.
    pub(crate) fn give_way(&mut self) {
        if self.since.elapsed() < SLICE {
            return;
        }
        let (next, granted) = {
            let mut state = self.shares.lock();
            state.charge(self.payer, self.since.elapsed());
            self.since = Instant::now();
            let own = state.priority(self.payer, self.rank, 0, self.since);
            let Some((place, first)) = state.first(self.since) else { return };
            let is_home = state.waiting[place].payer.address == self.payer.address;
            let most = if is_home { MAX_PARKED_AT_HOME } else { MAX_PARKED };
            if !goes_before(&first, &own) || state.parked >= most {
                return;
            }
            let next = state.take(place);
            state.parked += 1;
            (next, state.wait(self.payer, self.rank, self.serial))
        };
        self.holds = false;
        let _ = next.turn.send(Turn::new(&self.shares, next.payer, next.rank, next.serial));
        if let Ok(mut turn) = granted.blocking_recv() {
            turn.holds = false;
        }
        self.holds = true;
        self.shares.lock().parked -= 1;
        PARKED.set(PARKED.get() + self.since.elapsed());
        self.since = Instant::now();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if self.holds {
            self.shares.lock().charge(self.payer, self.since.elapsed());
            self.shares.hand_over();
        }
    }
}

thread_local! {
    /// How long this thread has waited for its turn to come back.
    static PARKED: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Returns the time that this thread has had, without that in which it gave way: the clock of a bot.
pub(crate) fn own_time() -> Duration {
    hexapod_catalog::wall().saturating_sub(PARKED.get())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn payer(address: u8, person: Key) -> Payer {
        Payer { address: IpAddr::from([192, 0, 2, address]), person: Some(person) }
    }

    /// Thinks for so long, and gives way in between.
    fn think(mut turn: Turn, time: Duration) {
        let begun = own_time();
        while own_time() - begun < time {
            std::thread::sleep(Duration::from_millis(1));
            turn.give_way();
        }
    }

    /// Queues thoughts of a second each behind one that runs and returns the order in which they have their turns.
    async fn order(thoughts: Vec<(&'static str, Payer, Rank)>) -> Vec<&'static str> {
        let shares = Shares::new(1);
        let held = shares.turn(payer(9, 9), Rank::Play).await;
        let (done, turns) = mpsc::channel();
        let mut running = Vec::new();
        for (name, payer, rank) in thoughts {
            let (shares, done) = (Arc::clone(&shares), done.clone());
            running.push(tokio::spawn(async move {
                let turn = shares.turn(payer, rank).await;
                done.send(name).unwrap();
                shares.lock().charge(payer, Duration::from_secs(1));
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        drop((held, done));
        for running in running {
            running.await.unwrap();
        }
        turns.iter().collect()
    }

    #[tokio::test]
    async fn who_has_used_less_goes_first() {
        let (greedy, modest) = (payer(1, 1), payer(2, 2));
        let thoughts = vec![
            ("greedy", greedy, Rank::Play),
            ("greedy again", greedy, Rank::Play),
            ("greedy once more", Payer { person: Some(3), ..greedy }, Rank::Play),
            ("modest", modest, Rank::Play),
        ];
        // Another person at the same address comes before one that has had a turn.
        assert_eq!(order(thoughts).await, ["greedy", "modest", "greedy once more", "greedy again"]);
    }

    #[tokio::test]
    async fn play_comes_before_questions_and_those_before_what_nobody_waits_for() {
        let thoughts = vec![
            ("nobody", Payer { person: None, ..payer(1, 1) }, Rank::Last),
            ("hint", payer(2, 2), Rank::Asked),
            ("play", payer(3, 3), Rank::Play),
        ];
        assert_eq!(order(thoughts).await, ["play", "hint", "nobody"]);
    }

    /// One thread; an address thinks for ever at many tables; each thought of another one begins within a slice or so, and
    /// ends before any of the long ones does.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_long_thought_gives_way() {
        let shares = Shares::new(1);
        let (done, ends) = mpsc::channel();
        let mut running = Vec::new();
        for person in 0..12 {
            let (shares, done) = (Arc::clone(&shares), done.clone());
            running.push(tokio::spawn(async move {
                let turn = shares.turn(payer(1, person), Rank::Play).await;
                let long = move || {
                    think(turn, Duration::from_millis(300));
                    done.send("long").unwrap();
                };
                tokio::task::spawn_blocking(long).await.unwrap();
            }));
        }
        while shares.lock().waiting.len() < 11 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        for _ in 0..5 {
            let turn = shares.turn(payer(2, 100), Rank::Play).await;
            let done = done.clone();
            let short = move || {
                think(turn, Duration::from_millis(2));
                done.send("short").unwrap();
            };
            tokio::task::spawn_blocking(short).await.unwrap();
        }
        drop(done);
        for running in running {
            running.await.unwrap();
        }
        let ends: Vec<_> = ends.iter().collect();
        assert_eq!(ends.len(), 17);
        assert!(ends[..10].iter().filter(|end| **end == "short").count() == 5, "{ends:?}");
        let state = shares.lock();
        assert_eq!((state.free, state.parked, state.waiting.len()), (1, 0, 0));
    }

    #[tokio::test]
    async fn one_person_has_few_questions_in_the_line() {
        let shares = Shares::new(1);
        let held = shares.turn(payer(9, 9), Rank::Play).await;
        let ask = |payer: Payer| {
            let shares = Arc::clone(&shares);
            tokio::spawn(async move { shares.turn_to_answer(payer, Rank::Asked).await.map(drop) })
        };
        let mut asked: Vec<_> = (0..10).map(|_| ask(payer(1, 1))).collect();
        asked.extend((2..20).map(|person| ask(payer(1, person))));
        let bystander = ask(payer(2, 50));
        tokio::time::sleep(Duration::from_millis(50)).await;
        drop(held);
        assert_eq!(bystander.await.unwrap(), Ok(()));
        let mut answered = 0;
        for asked in asked {
            answered += usize::from(asked.await.unwrap().is_ok());
        }
        assert_eq!(answered, MAX_ASKED_BY_ADDRESS);
    }

    /// A request that is gone before its turn does not keep the thread.
    /// However often a long thought gives way to others, there is room to give way again: thoughts of the same account that
    /// came later wait until it has ended.
    #[tokio::test(flavor = "multi_thread")]
    async fn there_is_always_room_to_give_way() {
        let shares = Shares::new(1);
        let (heavy, light) = (payer(1, 1), payer(2, 2));
        let turn = shares.turn(heavy, Rank::Last).await;
        let later: Vec<_> = (0..4)
            .map(|_| {
                let shares = Arc::clone(&shares);
                tokio::spawn(async move { drop(shares.turn(heavy, Rank::Last).await) })
            })
            .collect();
        while shares.lock().waiting.len() < later.len() {
            tokio::task::yield_now().await;
        }
        let thought = std::thread::spawn(move || think(turn, Duration::from_secs(2)));
        for _ in 0..MAX_PARKED + 4 {
            let turn = shares.turn(light, Rank::Play).await;
            assert_eq!((shares.lock().parked, thought.is_finished()), (1, false));
            drop(turn);
        }
        thought.join().unwrap();
        for other in later {
            other.await.unwrap();
        }
    }

    #[tokio::test]
    async fn a_turn_nobody_waits_for_is_handed_on() {
        let shares = Shares::new(1);
        let held = shares.turn(payer(1, 1), Rank::Play).await;
        let gone = tokio::spawn({
            let shares = Arc::clone(&shares);
            async move { shares.turn(payer(2, 2), Rank::Play).await }
        });
        tokio::task::yield_now().await;
        gone.abort();
        let _ = gone.await;
        drop(held);
        drop(shares.turn(payer(3, 3), Rank::Last).await);
        assert_eq!(shares.lock().free, 1);
    }
}
