//! The worst that one address can do to the thinking of a server, and what a bystander at another address notices of it:
//! how long a bot of level 2 takes to answer. An error is a sentence that says what went wrong first.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_server::protocol::{ClientMessage, NewTable, SeatWish, TableAnswer, Terms};
use serde::Serialize;
use serde_json::json;
use tokio::net::TcpStream;

use crate::client::{Asker, Connection, Keep, Quick};

/// Tables where only bots play that the attacker asks for.
const BOT_TABLES: usize = 60;
/// Tables where the attacker plays against the strongest bots.
const OWN_TABLES: usize = 30;
/// Tables where the attacker asks for hints, and as many where it asks for analyses.
const ASKERS: usize = 6;
/// Connections that say nothing.
const SILENT: usize = 100;
/// The level of the attacker's bots.
const STRONGEST: u8 = 5;
/// The level of the bystander's bot.
const BYSTANDERS: u8 = 2;
/// How long the bystander looks at the board before each move. Without a pause it would use as much computing time as the
/// attacker, and fair shares would make it wait as long.
const LOOK: Duration = Duration::from_millis(100);

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
    for _ in 0..ASKERS {
        attackers.push(tokio::spawn(hints(mallory.clone(), game.to_owned(), end, Arc::clone(&got))));
        attackers.push(tokio::spawn(analyses(mallory.clone(), game.to_owned(), end, Arc::clone(&got))));
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

/// Plays against the strongest bots as fast as they answer.
async fn own_table(mallory: Asker, game: String, end: Instant, seed: u64, got: Arc<Got>) {
    let mut rng = SmallRng::seed_from_u64(seed);
    while Instant::now() < end {
        let Some((_, mut connection)) = sit(&mallory, &game, &got).await else { continue };
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
    }
}

/// Waits for its turn at a table, and asks for the longest hints there, one after the other.
async fn hints(mallory: Asker, game: String, end: Instant, got: Arc<Got>) {
    while Instant::now() < end {
        let Some((answer, mut connection)) = sit(&mallory, &game, &got).await else { continue };
        while !connection.acts() && connection.next_quick().await.is_ok() {}
        ask(&mallory, &answer, "hint", connection.step, end, &got).await;
    }
}

/// Gives a game up, and asks without a name for the longest analyses of it.
async fn analyses(mallory: Asker, game: String, end: Instant, got: Arc<Got>) {
    while Instant::now() < end {
        let Some((answer, mut connection)) = sit(&mallory, &game, &got).await else { continue };
        while !connection.acts() && connection.next_quick().await.is_ok() {}
        let step = connection.step;
        let resign = ClientMessage::Resign {
            id: "resign".to_owned(),
            seat: answer.you.first().cloned().unwrap_or_default(),
        };
        if connection.ask(&resign).await.is_err() {
            continue;
        }
        // Bots play the rest; only a finished game is analysed.
        while connection.to_move != "over" && connection.next_quick().await.is_ok() {}
        let nobody = Asker { secret: None, ..mallory.clone() };
        ask(&nobody, &answer, "analysis", step, end, &got).await;
    }
}

/// Takes a seat against the strongest bot.
async fn sit(mallory: &Asker, game: &str, got: &Got) -> Option<(TableAnswer, Connection)> {
    let terms = Some(Terms { hints: true, ..Terms::default() });
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: STRONGEST }];
    let wish = NewTable { terms, ..NewTable::new(game, seats) };
    let opened = match mallory.sit("/api/v1/tables", &wish).await {
        Ok(made) => {
            got.own_tables.fetch_add(1, Ordering::Relaxed);
            let opened = Connection::open(mallory, &made.table.id, "", Keep::Actions).await;
            opened.ok().map(|(connection, _)| (made, connection))
        }
        Err(_) => None,
    };
    if opened.is_none() {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    opened
}

/// Asks for thinking about a step until the end.
async fn ask(asker: &Asker, at: &TableAnswer, what: &str, step: u64, end: Instant, got: &Got) {
    let path = format!("/api/v1/tables/{}/{what}", at.table.id);
    while Instant::now() < end {
        let count = match asker.post(&path, &json!({ "step": step, "ms": 5000 })).await {
            Ok(answer) if answer.status == 200 => &got.hints,
            Ok(_) | Err(_) => &got.hints_refused,
        };
        count.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(50)).await;
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
            if table.acts() {
                tokio::time::sleep(LOOK).await;
                let text = table.pick(rng.next_u64()).ok_or("there is nothing to do")?;
                let number = table.number;
                table.send(&ClientMessage::Act { id: number.to_string(), number, text, wait: 0 }).await?;
                while table.next_quick().await? != Quick::Accepted {}
                continue;
            }
            // Rolls and draws are no answers of the bot.
            let (begun, step, is_bot) = (Instant::now(), table.step, table.to_move != "chance");
            while table.step == step {
                table.next_quick().await?;
            }
            if is_bot {
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    Ok(times)
}
