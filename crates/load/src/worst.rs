//! The dearest requests that one person can make: how long each takes, how much processor time of the server it takes, and
//! how long a bystander at another table waits meanwhile. An error is a sentence that says what went wrong first.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_server::protocol::{
    ClientMessage, LogAnswer, NewTable, SeatWish, ServerMessage, TableAnswer, Terms,
};
use serde::Serialize;
use serde_json::json;

use crate::client::{Asker, Connection, Keep, Quick};

/// How often each request is made.
const TIMES: u32 = 10;
/// Lines of a record that is as large as the server takes, and says nothing.
const NONSENSE_LINES: usize = 24_000;
/// The time between two pings of the bystander.
const PING_PAUSE: Duration = Duration::from_millis(2);

/// A kind of request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    /// The largest page of a log that is full of undone steps.
    Log,
    /// The last entries of that log.
    EndOfLog,
    /// A connection that has missed all of that log.
    Reconnect,
    /// The first request to that table after it has left the memory.
    Wake,
    /// The record of a whole game, to be looked at.
    Import,
    /// A record as large as a body may be, without sense.
    ImportNonsense,
    /// The whole replay of a finished game.
    Replay,
    /// The analysis of a finished game, until its computation is in the line.
    Analysis,
}

const KINDS: [Kind; 8] = [
    Kind::Log,
    Kind::EndOfLog,
    Kind::Reconnect,
    Kind::Wake,
    Kind::Import,
    Kind::ImportNonsense,
    Kind::Replay,
    Kind::Analysis,
];

/// The figures of one kind of request.
#[derive(Debug, Clone, Serialize)]
pub struct Dearest {
    /// What was asked for.
    request: Kind,
    /// Milliseconds until its answer was there: the slowest.
    max_ms: f64,
    /// Milliseconds of processor time of the whole server for one, on average.
    cpu_ms: Option<f64>,
    /// Milliseconds that a bystander waited for the answer to a ping: the longest.
    bystander_max_ms: f64,
}

/// What is asked about.
struct Scene {
    ann: Asker,
    /// A table whose log is full.
    full: String,
    /// The number of its last entry.
    last: u64,
    /// A table whose game is over.
    over: String,
    /// Its record.
    record: String,
    /// After this time without a connection, a table leaves the memory.
    idle: Duration,
}

/// Makes each request several times, one after the other, at a server without limits. `cpu` tells the processor time of the server
/// in seconds; tables leave the memory after `idle` without a connection.
pub async fn worst(
    address: SocketAddr,
    idle: Duration,
    cpu: impl Fn() -> Option<f64>,
) -> Result<Vec<Dearest>, String> {
    let ann = Asker::named(address, "Ann").await?;
    let ((full, last), over) = (full_log(&ann).await?, finished(&ann).await?);
    let record = ann.get(&format!("/api/v1/tables/{over}/record")).await?.body;
    let scene = Scene { ann, full, last, over, record, idle };
    let mut found = Vec::new();
    for kind in KINDS {
        let stop = Arc::new(AtomicBool::new(false));
        let bystander = tokio::spawn(pings(address, Arc::clone(&stop)));
        let (mut max_ms, mut used) = (0.0_f64, Some(0.0));
        for _ in 0..TIMES {
            prepare(&scene, kind).await?;
            let (before, begun) = (cpu(), Instant::now());
            ask(&scene, kind).await?;
            max_ms = max_ms.max(begun.elapsed().as_secs_f64() * 1000.0);
            used = used.zip(cpu().zip(before)).map(|(used, (after, before))| used + after - before);
        }
        stop.store(true, Ordering::Relaxed);
        let bystander_max_ms = bystander.await.map_err(|error| error.to_string())??;
        let cpu_ms = used.map(|used| used * 1000.0 / f64::from(TIMES));
        found.push(Dearest { request: kind, max_ms, cpu_ms, bystander_max_ms });
    }
    Ok(found)
}

/// Lets the table leave the memory where that is what is asked about.
async fn prepare(scene: &Scene, kind: Kind) -> Result<(), String> {
    if kind == Kind::Wake {
        tokio::time::sleep(scene.idle * 2 + Duration::from_millis(200)).await;
    }
    Ok(())
}

async fn ask(scene: &Scene, kind: Kind) -> Result<(), String> {
    let Scene { ann, full, last, over, record, .. } = scene;
    let log = async |since: u64| ann.get(&format!("/api/v1/tables/{full}/log?since={since}")).await;
    match kind {
        Kind::Log => _ = log(0).await?.read::<LogAnswer>()?,
        Kind::EndOfLog => _ = log(last - 20).await?.read::<LogAnswer>()?,
        Kind::Reconnect => _ = Connection::open(ann, full, "?since=1", Keep::Actions).await?,
        Kind::Wake => _ = ann.get(&format!("/api/v1/tables/{full}")).await?.read::<TableAnswer>()?,
        Kind::Import => {
            let answer = ann.post("/api/v1/records", &json!({ "record": record })).await?;
            answer.read::<TableAnswer>()?;
        }
        Kind::ImportNonsense => {
            let lines = "1. chance: start P1\n".repeat(NONSENSE_LINES);
            let record = format!("game: anteater\nrules: 1\nseats: 2\n\n{lines}");
            let seats = json!([{ "kind": "me" }, { "kind": "local" }]);
            let answer = ann.post("/api/v1/records", &json!({ "record": record, "seats": seats })).await?;
            if answer.status != 422 {
                return Err(format!("nonsense was answered with {}", answer.status));
            }
        }
        Kind::Replay => {
            let answer = ann.get(&format!("/api/v1/tables/{over}/replay?seat=everything")).await?;
            answer.read::<serde_json::Value>()?;
        }
        Kind::Analysis => {
            // What is computed has a thread of its own; the request is left once it has begun.
            let path = format!("/api/v1/tables/{over}/analysis");
            let asked = tokio::time::timeout(Duration::from_millis(30), ann.get(&path)).await;
            if let Ok(answer) = asked {
                answer?;
            }
        }
    }
    Ok(())
}

/// Pings a table of its own until `stop` is set, and returns the longest time until an answer, in milliseconds.
async fn pings(address: SocketAddr, stop: Arc<AtomicBool>) -> Result<f64, String> {
    let bob = Asker::named(address, "Bob").await?;
    let wish = NewTable::new("anteater", vec![SeatWish::Me, SeatWish::Local { name: None }]);
    let id = bob.sit("/api/v1/tables", &wish).await?.table.id;
    let (mut table, _) = Connection::open(&bob, &id, "", Keep::Actions).await?;
    let mut longest = 0.0_f64;
    while !stop.load(Ordering::Relaxed) {
        let begun = Instant::now();
        table.send(&ClientMessage::Ping { t: 1 }).await?;
        while !matches!(table.next().await?, ServerMessage::Pong { .. }) {}
        longest = longest.max(begun.elapsed().as_secs_f64() * 1000.0);
        tokio::time::sleep(PING_PAUSE).await;
    }
    Ok(longest)
}

/// Plays and undoes a step until the table takes no more; returns the table and the number of its last entry.
async fn full_log(ann: &Asker) -> Result<(String, u64), String> {
    let terms = Some(Terms { practice: true, ..Terms::default() });
    let seats = vec![SeatWish::Me, SeatWish::Local { name: None }];
    let wish = NewTable { terms, ..NewTable::new("dominants", seats) };
    let id = ann.sit("/api/v1/tables", &wish).await?.table.id;
    let (mut table, _) = Connection::open(ann, &id, "", Keep::Actions).await?;
    for round in 0.. {
        let text = table.pick(0).ok_or("there is nothing to do")?;
        if let ServerMessage::Refused(refusal) = table.act(&format!("a{round}"), &text).await? {
            return Err(refusal.problem.sentence);
        }
        let undo = ClientMessage::Undo { id: format!("u{round}"), number: table.number, to: table.step - 1 };
        match table.ask(&undo).await? {
            ServerMessage::Refused(refusal) if refusal.problem.code == "log-full" => break,
            ServerMessage::Refused(refusal) => return Err(refusal.problem.sentence),
            _ => {}
        }
    }
    Ok((id, table.number))
}

/// Plays a game to its end at one screen, and returns the table.
async fn finished(ann: &Asker) -> Result<String, String> {
    let wish = NewTable::new("termites", vec![SeatWish::Me, SeatWish::Open]);
    let bob = Asker::named(ann.address, "Bob").await?;
    let id = ann.sit("/api/v1/tables", &wish).await?.table.id;
    bob.sit(&format!("/api/v1/tables/{id}/join"), &json!({})).await?;
    let (mut first, _) = Connection::open(ann, &id, "", Keep::Actions).await?;
    let (mut second, _) = Connection::open(&bob, &id, "", Keep::Actions).await?;
    let mut rng = SmallRng::seed_from_u64(1);
    while first.to_move != "over" {
        let (actor, other) = if first.acts() { (&mut first, &mut second) } else { (&mut second, &mut first) };
        let text = actor.pick(rng.next_u64()).ok_or("there is nothing to do")?;
        let number = actor.number;
        actor.send(&ClientMessage::Act { id: number.to_string(), number, text, wait: 0 }).await?;
        while other.number == number {
            other.next_quick().await?;
        }
        while actor.next_quick().await? != Quick::Accepted {}
    }
    Ok(id)
}
