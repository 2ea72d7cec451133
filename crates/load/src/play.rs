//! The load generator: real games over real WebSockets, bounded in time, with figures at the end. An error is a sentence
//! that says what went wrong first.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_server::protocol::{ClientMessage, ClockRules, History, NewTable, SeatWish, TableAnswer, Terms};
use serde::Serialize;

use crate::client::{Asker, Connection, Keep, Quick};

/// Clients that make tables at the same time.
const MAKERS: usize = 16;

/// The load to generate.
#[derive(Debug, Clone)]
pub struct Load {
    /// Where the server is.
    pub address: SocketAddr,
    /// The games, one after the other by table.
    pub games: Vec<String>,
    /// How many tables.
    pub tables: usize,
    /// How long.
    pub time: Duration,
    /// Time from step to step at each table; nothing for as fast as possible.
    pub pace: Option<Duration>,
    /// The seed of the players' choices.
    pub seed: u64,
}

/// The figures of a run.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Figures {
    /// Tables at once.
    pub tables: usize,
    /// Seconds of play.
    pub seconds: f64,
    /// Steps, chance included.
    pub steps: u64,
    /// Actions sent and accepted.
    pub actions: u64,
    /// Steps in a second.
    pub steps_per_second: f64,
    /// Games that came to their end.
    pub finished: u64,
    /// Bytes received by a seat for a step, answers included.
    pub bytes_per_step_and_seat: f64,
    /// Milliseconds from sending an action until the opponent has it: half of them below.
    pub p50_ms: f64,
    /// 99 of 100 below.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
}

#[derive(Default)]
struct Tally {
    steps: u64,
    actions: u64,
    finished: u64,
    bytes: u64,
    times: Vec<f32>,
}

/// Plays at tables with two seats each; `seated` is called when all clients are connected and play begins.
pub async fn play(load: &Load, seated: impl FnOnce()) -> Result<Figures, String> {
    let ann = Asker::named(load.address, "Ann").await?;
    let bob = Asker::named(load.address, "Bob").await?;
    let mut tables = Vec::new();
    for index in 0..load.tables {
        let game = load.games[index % load.games.len()].clone();
        tables.push((game.clone(), sit_down(&ann, &bob, &game).await?));
    }
    seated();
    let begun = Instant::now();
    let end = begun + load.time;
    let players: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(index, (game, table))| {
            let (ann, bob, pace) = (ann.clone(), bob.clone(), load.pace);
            let mut rng = SmallRng::seed_from_u64(load.seed.wrapping_add(index as u64));
            tokio::spawn(async move {
                // At a steady pace the tables take turns instead of acting all at once.
                if let Some(pace) = pace {
                    let share = f64::from(rng.next_u32()) / f64::from(u32::MAX);
                    tokio::time::sleep(pace.mul_f64(share)).await;
                }
                let mut tally = Tally::default();
                let mut table = table;
                while Instant::now() < end {
                    match game_on(&mut table, end, pace, &mut rng, &mut tally).await? {
                        Ended::Game => {
                            tally.finished += 1;
                            table = sit_down(&ann, &bob, &game).await?;
                        }
                        Ended::Time => break,
                    }
                }
                Ok::<_, String>(tally)
            })
        })
        .collect();
    let mut all = Tally::default();
    for player in players {
        let tally = player.await.map_err(|error| error.to_string())??;
        all.steps += tally.steps;
        all.actions += tally.actions;
        all.finished += tally.finished;
        all.bytes += tally.bytes;
        all.times.extend(tally.times);
    }
    let seconds = begun.elapsed().as_secs_f64();
    all.times.sort_by(f32::total_cmp);
    let at = |share: f64| {
        let index = ((all.times.len() as f64 * share) as usize).min(all.times.len().saturating_sub(1));
        all.times.get(index).copied().map_or(0.0, f64::from)
    };
    Ok(Figures {
        tables: load.tables,
        seconds,
        steps: all.steps,
        actions: all.actions,
        steps_per_second: all.steps as f64 / seconds,
        finished: all.finished,
        bytes_per_step_and_seat: all.bytes as f64 / 2.0 / all.steps.max(1) as f64,
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
    })
}

/// Opens a table for two and returns both connections.
async fn sit_down(ann: &Asker, bob: &Asker, game: &str) -> Result<[Connection; 2], String> {
    let wish = NewTable::new(game, vec![SeatWish::Me, SeatWish::Open]);
    let id = ann.sit("/api/v1/tables", &wish).await?.table.id;
    bob.sit(&format!("/api/v1/tables/{id}/join"), &serde_json::json!({})).await?;
    let (first, _) = Connection::open(ann, &id, "", Keep::Actions).await?;
    let (second, _) = Connection::open(bob, &id, "", Keep::Actions).await?;
    Ok([first, second])
}

enum Ended {
    Game,
    Time,
}

async fn game_on(
    table: &mut [Connection; 2],
    end: Instant,
    pace: Option<Duration>,
    rng: &mut SmallRng,
    tally: &mut Tally,
) -> Result<Ended, String> {
    let mut next = Instant::now();
    loop {
        if Instant::now() >= end {
            return Ok(Ended::Time);
        }
        let [first, second] = table;
        let (actor, other) = if first.acts() { (first, second) } else { (second, first) };
        if !actor.acts() {
            return Ok(Ended::Game);
        }
        let (step, bytes) = (actor.step, actor.bytes + other.bytes);
        tally.times.push(act(actor, other, rng).await? as f32);
        tally.actions += 1;
        tally.steps += actor.step - step;
        tally.bytes += actor.bytes + other.bytes - bytes;
        if let Some(pace) = pace {
            next += pace;
            tokio::time::sleep_until(next.into()).await;
        }
    }
}

/// Plays any legal action and waits until both clients have it; returns the milliseconds until the other one had it.
async fn act(actor: &mut Connection, other: &mut Connection, rng: &mut SmallRng) -> Result<f64, String> {
    let text = actor.pick(rng.next_u64()).ok_or("there is nothing to do")?;
    let (sent, number) = (Instant::now(), actor.number);
    actor.send(&ClientMessage::Act { id: number.to_string(), number, text, wait: 0 }).await?;
    while other.number == number {
        other.next_quick().await?;
    }
    let milliseconds = sent.elapsed().as_secs_f64() * 1000.0;
    while actor.next_quick().await? != Quick::Accepted {}
    Ok(milliseconds)
}

/// Makes this many tables that wait for the first step of a person, and leaves them alone.
pub async fn idle(address: SocketAddr, game: &str, tables: usize) -> Result<Vec<String>, String> {
    let ann = Asker::named(address, "Ann").await?;
    let wish = NewTable::new(game, vec![SeatWish::Me, SeatWish::Local { name: None }]);
    let mut ids = Vec::with_capacity(tables);
    for _ in 0..tables {
        ids.push(ann.sit("/api/v1/tables", &wish).await?.table.id);
    }
    Ok(ids)
}

/// Makes this many games against a bot with a clock, in which a person is to move: a server that starts again wakes them all.
pub async fn crowd(address: SocketAddr, tables: usize) -> Result<(), String> {
    let terms = Terms { clock: ClockRules::Days { days: 7 }, ..Terms::default() };
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    let wish = NewTable { terms: Some(terms), ..NewTable::new("anteater", seats) };
    let makers = (0..MAKERS).map(|maker| {
        let wish = wish.clone();
        tokio::spawn(async move {
            let ann = Asker::named(address, "Ann").await?;
            for _ in (maker..tables).step_by(MAKERS) {
                ann.sit("/api/v1/tables", &wish).await?;
            }
            Ok::<_, String>(())
        })
    });
    for maker in makers.collect::<Vec<_>>() {
        maker.await.map_err(|error| error.to_string())??;
    }
    Ok(())
}

/// Makes a table and plays one step at it.
pub async fn first_step(address: SocketAddr) -> Result<(), String> {
    let ann = Asker::named(address, "Ann").await?;
    let bob = Asker::named(address, "Bob").await?;
    let [mut first, mut second] = sit_down(&ann, &bob, "anteater").await?;
    let (actor, other) = if first.acts() { (&mut first, &mut second) } else { (&mut second, &mut first) };
    act(actor, other, &mut SmallRng::seed_from_u64(1)).await?;
    Ok(())
}

/// Asks for tables that sleep and returns the milliseconds each took, from request to answer.
pub async fn wake(address: SocketAddr, ids: &[String]) -> Result<Vec<f64>, String> {
    let asker = Asker::new(address);
    let mut times = Vec::new();
    for id in ids {
        let begun = Instant::now();
        let _: TableAnswer = asker.get(&format!("/api/v1/tables/{id}")).await?.read()?;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

/// Plays at one table with this many watchers and returns the milliseconds until the last watcher has each step.
pub async fn watched(
    address: SocketAddr,
    game: &str,
    watchers: usize,
    steps: usize,
) -> Result<Vec<f64>, String> {
    let ann = Asker::named(address, "Ann").await?;
    let bob = Asker::named(address, "Bob").await?;
    let mut table = sit_down(&ann, &bob, game).await?;
    let mut rng = SmallRng::seed_from_u64(1);
    let listed: History = ann.get("/api/v1/history").await?.read()?;
    let id = listed.tables.first().ok_or("the table is not in the history")?.table.id.clone();
    let nobody = Asker::new(address);
    let mut crowd = Vec::with_capacity(watchers);
    for _ in 0..watchers {
        crowd.push(Connection::open(&nobody, &id, "", Keep::Actions).await?.0);
    }
    let mut times = Vec::new();
    for _ in 0..steps {
        let [first, second] = &mut table;
        let (actor, other) = if first.acts() { (first, second) } else { (second, first) };
        if !actor.acts() {
            break;
        }
        let (begun, before) = (Instant::now(), actor.number);
        act(actor, other, &mut rng).await?;
        for watcher in &mut crowd {
            while watcher.number == before {
                watcher.next_quick().await?;
            }
        }
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}
