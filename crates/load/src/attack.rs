//! The worst that one address can do to the thinking of a server, and what a bystander at another address notices of it:
//! how long a bot of level 2 takes to answer. An error is a sentence that says what went wrong first.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_server::protocol::{ClientMessage, NewTable, SeatWish, Terms};
use serde::Serialize;
use serde_json::json;
use tokio::net::TcpStream;

use crate::client::{Asker, Connection, Keep, Quick};

/// Tables where only bots play that the attacker asks for.
const BOT_TABLES: usize = 60;
/// Tables where the attacker plays against the strongest bots.
const OWN_TABLES: usize = 30;
/// Loops that ask for hints and analyses.
const ASKERS: usize = 12;
/// Connections that say nothing.
const SILENT: usize = 100;
/// The level of the attacker's bots.
const STRONGEST: u8 = 5;
/// The level of the bystander's bot.
const BYSTANDERS: u8 = 2;

/// What the bystander noticed, and what the attacker got.
#[derive(Debug, Clone, Default, Serialize)]
pub struct AttackFigures {
    /// Answers of the bystander's bot.
    pub answers: usize,
    /// Milliseconds until the bot has answered: half of them below.
    pub p50_ms: f64,
    /// 99 of 100 below.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// Tables of the attacker where only bots play.
    pub bot_tables: u64,
    /// Those that were refused.
    pub bot_tables_refused: u64,
    /// Tables where the attacker plays against bots.
    pub own_tables: u64,
    /// Hints and analyses that the attacker got.
    pub hints: u64,
    /// Those that were refused.
    pub hints_refused: u64,
}

#[derive(Default)]
struct Got {
    bot_tables: AtomicU64,
    bot_tables_refused: AtomicU64,
    own_tables: AtomicU64,
    hints: AtomicU64,
    hints_refused: AtomicU64,
}

/// Attacks a server on this machine for so long; the bystander comes from `bystander`, another address of this machine.
pub async fn attack(
    address: SocketAddr,
    bystander: IpAddr,
    game: &str,
    time: Duration,
    seed: u64,
) -> Result<AttackFigures, String> {
    let end = Instant::now() + time;
    let got = Arc::new(Got::default());
    let mallory = Asker::named(address, "Mallory").await?;
    let mut attackers =
        vec![tokio::spawn(bots_alone(mallory.clone(), game.to_owned(), end, Arc::clone(&got)))];
    for number in 0..OWN_TABLES as u64 {
        let play = own_table(mallory.clone(), game.to_owned(), end, seed + number, Arc::clone(&got));
        attackers.push(tokio::spawn(play));
    }
    attackers.push(tokio::spawn(silent(address, end)));
    let found = play_on(Asker { from: Some(bystander), ..Asker::new(address) }, game, end, seed).await;
    for attacker in attackers {
        attacker.abort();
    }
    let mut times = found?;
    times.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or(0.0)
    };
    let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
    Ok(AttackFigures {
        answers: times.len(),
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        max_ms: at(1.0),
        bot_tables: count(&got.bot_tables),
        bot_tables_refused: count(&got.bot_tables_refused),
        own_tables: count(&got.own_tables),
        hints: count(&got.hints),
        hints_refused: count(&got.hints_refused),
    })
}

/// Makes tables where only bots play, and watches those that it gets.
async fn bots_alone(mallory: Asker, game: String, end: Instant, got: Arc<Got>) {
    let wish =
        NewTable::new(&game, vec![SeatWish::Bot { level: STRONGEST }, SeatWish::Bot { level: STRONGEST }]);
    let mut watched = Vec::new();
    for _ in 0..BOT_TABLES {
        let made = mallory.sit("/api/v1/tables", &wish).await;
        let Ok(made) = made else {
            got.bot_tables_refused.fetch_add(1, Ordering::Relaxed);
            continue;
        };
        got.bot_tables.fetch_add(1, Ordering::Relaxed);
        if let Ok((connection, _)) = Connection::open(&mallory, &made.table.id, "", Keep::Actions).await {
            watched.push(connection);
        }
    }
    tokio::time::sleep_until(end.into()).await;
}

/// Plays against the strongest bots as fast as they answer; the first few tables also ask for hints without end.
async fn own_table(mallory: Asker, game: String, end: Instant, seed: u64, got: Arc<Got>) {
    let terms = Some(Terms { hints: true, ..Terms::default() });
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: STRONGEST }];
    let wish = NewTable { terms, ..NewTable::new(&game, seats) };
    let mut rng = SmallRng::seed_from_u64(seed);
    while Instant::now() < end {
        let made = mallory.sit("/api/v1/tables", &wish).await;
        let Ok(made) = made else {
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        let id = made.table.id;
        got.own_tables.fetch_add(1, Ordering::Relaxed);
        let asks = if seed as usize % OWN_TABLES < ASKERS {
            Some(tokio::spawn(hints(mallory.clone(), id.clone(), Arc::clone(&got))))
        } else {
            None
        };
        let Ok((mut connection, _)) = Connection::open(&mallory, &id, "", Keep::Actions).await else {
            continue;
        };
        while Instant::now() < end && connection.to_move != "over" {
            let sent = match connection.pick(rng.next_u64()).filter(|_| connection.acts()) {
                Some(text) => {
                    let number = connection.number;
                    connection
                        .send(&ClientMessage::Act { id: number.to_string(), number, text, wait: 0 })
                        .await
                }
                None => Ok(()),
            };
            if sent.is_err() || connection.next_quick().await.is_err() {
                break;
            }
        }
        if let Some(asks) = asks {
            asks.abort();
        }
    }
}

/// Asks for the longest hints and analyses, one after the other.
async fn hints(mallory: Asker, id: String, got: Arc<Got>) {
    let nobody = Asker { secret: None, ..mallory.clone() };
    loop {
        for (asker, what) in [(&mallory, "hint"), (&nobody, "analysis")] {
            let asked = asker.post(&format!("/api/v1/tables/{id}/{what}"), &json!({ "ms": 5000 })).await;
            let count = match asked {
                Ok(answer) if answer.status == 200 => &got.hints,
                Ok(_) | Err(_) => &got.hints_refused,
            };
            count.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Opens connections and says nothing.
async fn silent(address: SocketAddr, end: Instant) {
    let mut open = Vec::new();
    for _ in 0..SILENT {
        open.push(TcpStream::connect(address).await);
    }
    tokio::time::sleep_until(end.into()).await;
}

/// Plays against a bot and returns the milliseconds until each of its answers began.
async fn play_on(mut bystander: Asker, game: &str, end: Instant, seed: u64) -> Result<Vec<f64>, String> {
    bystander.secret = Asker::named_from(&bystander, "Bystander").await?.secret;
    let wish = NewTable::new(game, vec![SeatWish::Me, SeatWish::Bot { level: BYSTANDERS }]);
    let (mut rng, mut times) = (SmallRng::seed_from_u64(seed), Vec::new());
    while Instant::now() < end {
        let made = bystander.sit("/api/v1/tables", &wish).await?;
        let (mut table, _) = Connection::open(&bystander, &made.table.id, "", Keep::Actions).await?;
        while Instant::now() < end && table.to_move != "over" {
            if !table.acts() {
                table.next_quick().await?;
                continue;
            }
            let text = table.pick(rng.next_u64()).ok_or("there is nothing to do")?;
            let number = table.number;
            table.send(&ClientMessage::Act { id: number.to_string(), number, text, wait: 0 }).await?;
            while table.next_quick().await? != Quick::Accepted {}
            if table.acts() || table.to_move == "over" {
                continue;
            }
            let (begun, step) = (Instant::now(), table.step);
            while table.step == step {
                table.next_quick().await?;
            }
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
    }
    Ok(times)
}
