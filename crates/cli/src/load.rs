//! `hexapod load`: a load test of the server.

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hexapod_load::{Asker, Load};
use serde_json::{Value as Json, json};

use crate::error::{CliError, Outcome, Result};
use crate::output;

/// Play games over WebSockets against a server started for the test, and print figures as JSON.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The kind of load.
    #[arg(value_enum, default_value = "play")]
    what: What,
    /// Number of concurrent tables; for `idle` and `crowd` the number of tables created.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Duration in seconds.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Steps per second at each table; unlimited if omitted.
    #[arg(long)]
    rate: Option<f64>,
    /// Comma-separated list of games, assigned to tables in turn; all games if omitted.
    #[arg(long, value_delimiter = ',')]
    games: Vec<String>,
    /// Number of watchers, for `watch`.
    #[arg(long, default_value_t = 1000)]
    watchers: usize,
    /// Use this running server (started with --no-limits, except for `attack`) instead of starting one.
    #[arg(long, value_name = "ADDRESS:PORT")]
    server: Option<SocketAddr>,
    /// Random seed of the players' choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// For `attack`, `worst` and `crowd`: exit with code 1 if a figure is worse than docs/safety.md allows.
    #[arg(long)]
    check: bool,
}

/// The longest time for 99 of 100 answers of a bystander's bot during `attack`.
const MAX_BOT_P99_MS: f64 = 300.0;
/// The longest time until a bystander's ping is answered during `worst`.
const MAX_PING_MS: f64 = 50.0;

/// Number of tables that are created and put to sleep before memory is measured.
const WARM_UP: usize = 500;
/// Waiting time until all tables sleep; the test server puts them to sleep after one second.
const UNTIL_ASLEEP: Duration = Duration::from_secs(3);

/// Tables leave the memory after this time where that is measured.
const QUICK_IDLE: Duration = Duration::from_secs(1);
/// The longest wait until all tables are in memory.
const UNTIL_AWAKE: Duration = Duration::from_secs(120);

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// Two connections per table play random actions.
    Play,
    /// Tables without connections: memory per table, and the time to load one again.
    Idle,
    /// One table with many watchers.
    Watch,
    /// One address takes all the thinking it can get, with the server's usual limits; how long a bot of level 2 takes to
    /// answer a player at another address. Needs a second loopback address (127.0.0.2), as Linux has.
    Attack,
    /// The dearest requests one after the other: time, processor time, and how long a bystander's ping takes meanwhile.
    Worst,
    /// Many tables with bots and clocks, then a new start of the server on the same data: time until it answers, memory.
    Crowd,
}

/// The address of the player who is not the attacker.
const BYSTANDER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

pub(crate) fn run(args: &Args) -> Result {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    if args.what == What::Crowd && args.server.is_none() {
        let figures = runtime.block_on(crowd(Server::start(args.what)?, args.tables));
        return told(args, &figures.map_err(CliError::BadInput)?);
    }
    let own = if args.server.is_none() { Some(Server::start(args.what)?) } else { None };
    let address = args.server.or(own.as_ref().map(|own| own.address));
    let address = address.ok_or_else(|| CliError::BadInput("There is no server.".into()))?;
    let pid = own.as_ref().map(|own| own.child.id());
    let mut figures = runtime.block_on(measure(args, address, pid)).map_err(CliError::BadInput)?;
    if let Some(memory) = pid.and_then(memory_kib) {
        figures["server_memory_kib"] = json!(memory);
    }
    told(args, &figures)
}

/// Prints the figures and, if asked to, says which are too bad.
fn told(args: &Args, figures: &Json) -> Result {
    output::json(figures)?;
    let missed = if args.check { missed(args.what, figures) } else { Vec::new() };
    for sentence in &missed {
        output::line(sentence)?;
    }
    Ok(if missed.is_empty() { Outcome::Fine } else { Outcome::CheckFailed })
}

/// Returns a sentence for each figure that is worse than docs/safety.md allows. A figure that is missing is as bad as one that is
/// too high.
fn missed(what: What, figures: &Json) -> Vec<String> {
    let above = |name: &str, figure: &Json, most: f64| match figure.as_f64() {
        Some(found) if found <= most => None,
        Some(found) => Some(format!("TOO SLOW: {name}: {found:.0} ms; at most {most:.0} ms are allowed.")),
        None => Some(format!("MISSING: {name}.")),
    };
    match what {
        What::Play | What::Idle | What::Watch => Vec::new(),
        What::Attack => {
            let none = figures["answers"].as_u64().unwrap_or(0) == 0;
            let unanswered = none.then(|| "MISSING: the bystander's bot has not answered once.".to_owned());
            let slow = above("99 of 100 answers of the bystander's bot", &figures["p99_ms"], MAX_BOT_P99_MS);
            unanswered.into_iter().chain(slow).collect()
        }
        What::Worst => {
            let requests = figures["requests"].as_array().map_or(&[][..], Vec::as_slice);
            let none = requests.is_empty().then(|| "MISSING: no request was made.".to_owned());
            let slow = requests.iter().filter_map(|one| {
                let name = format!("a ping during `{}`", one["request"].as_str().unwrap_or_default());
                above(&name, &one["bystander_max_ms"], MAX_PING_MS)
            });
            none.into_iter().chain(slow).collect()
        }
        What::Crowd => {
            let (tables, awake) = (figures["tables"].as_u64(), figures["awake"].as_u64());
            let sentence = || {
                let shown =
                    |count: Option<u64>| count.map_or_else(|| "?".to_owned(), |count| count.to_string());
                format!("ASLEEP: {} of {} tables woke after the crash.", shown(awake), shown(tables))
            };
            // The table of the first step is one more.
            (awake.is_none() || awake < tables).then(sentence).into_iter().collect()
        }
    }
}

async fn measure(args: &Args, address: SocketAddr, pid: Option<u32>) -> std::result::Result<Json, String> {
    let all = || hexapod_catalog::games().map(|game| game.info().id.to_owned()).collect();
    let games: Vec<String> = if args.games.is_empty() { all() } else { args.games.clone() };
    match args.what {
        What::Play => {
            let load = Load {
                address,
                games: games.clone(),
                tables: args.tables,
                time: Duration::from_secs_f64(args.seconds),
                pace: args.rate.map(|rate| Duration::from_secs_f64(1.0 / rate)),
                seed: args.seed,
            };
            let mut before = None;
            let figures = hexapod_load::play(&load, || before = pid.and_then(cpu_seconds)).await?;
            let used = pid.and_then(cpu_seconds).zip(before).map(|(after, before)| after - before);
            let steps = figures.steps.max(1) as f64;
            let mut json = serde_json::to_value(figures).map_err(|error| error.to_string())?;
            json["games"] = json!(games);
            json["server_cpu_us_per_step"] = json!(used.map(|used| used * 1e6 / steps));
            Ok(json)
        }
        What::Idle => {
            let started = pid.and_then(memory_kib);
            // After these tables the server has allocated what it needs regardless of the number of sleeping tables.
            hexapod_load::idle(address, &games[0], WARM_UP).await?;
            tokio::time::sleep(UNTIL_ASLEEP).await;
            let before = pid.and_then(memory_kib);
            let ids = hexapod_load::idle(address, &games[0], args.tables).await?;
            let awake = pid.and_then(memory_kib);
            tokio::time::sleep(UNTIL_ASLEEP).await;
            let asleep = pid.and_then(memory_kib);
            let sample: Vec<String> = ids.iter().step_by((ids.len() / 200).max(1)).cloned().collect();
            let times = hexapod_load::wake(address, &sample).await?;
            Ok(json!({
                "tables": args.tables, "game": games[0],
                "memory_kib": { "started": started, "before": before, "awake": awake, "asleep": asleep },
                "kib_per_sleeping_table": before.zip(asleep).map(|(before, asleep)| (asleep as f64 - before as f64) / args.tables as f64),
                "wake_ms": { "p50": at(&times, 0.5), "p99": at(&times, 0.99), "max": at(&times, 1.0) },
            }))
        }
        What::Attack => {
            let time = Duration::from_secs_f64(args.seconds);
            let figures = hexapod_load::attack(address, BYSTANDER, &games[0], time, args.seed).await?;
            serde_json::to_value(figures).map_err(|error| error.to_string())
        }
        What::Worst => {
            let found = hexapod_load::worst(address, QUICK_IDLE, || pid.and_then(cpu_seconds)).await?;
            serde_json::to_value(found)
                .map(|found| json!({ "requests": found }))
                .map_err(|error| error.to_string())
        }
        What::Crowd => Err("A new start needs a server of its own: leave out --server.".to_owned()),
        What::Watch => {
            let times = hexapod_load::watched(address, &games[0], args.watchers, 100).await?;
            Ok(json!({
                "watchers": args.watchers, "game": games[0], "steps": times.len(),
                "until_the_last_has_it_ms": { "p50": at(&times, 0.5), "p99": at(&times, 0.99), "max": at(&times, 1.0) },
            }))
        }
    }
}

/// Fills a server with tables, ends it as a crash would, and starts it again.
async fn crowd(mut server: Server, tables: usize) -> std::result::Result<Json, String> {
    hexapod_load::crowd(server.address, tables).await?;
    server.stop();
    let begun = Instant::now();
    server.restart().map_err(|error| error.to_string())?;
    let asker = Asker::new(server.address);
    while asker.get("/readyz").await.is_ok_and(|answer| answer.status != 200) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let ready_ms = begun.elapsed().as_secs_f64() * 1000.0;
    let played = Instant::now();
    hexapod_load::first_step(server.address).await?;
    let first_step_ms = played.elapsed().as_secs_f64() * 1000.0;
    let live = async || -> std::result::Result<usize, String> {
        let metrics = asker.get("/metrics").await?.body;
        let live = metrics.lines().find_map(|line| line.strip_prefix("hexapod_tables_live "));
        Ok(live.and_then(|live| live.parse::<f64>().ok()).unwrap_or_default() as usize)
    };
    // The tables wake one after the other while the server answers.
    while live().await? < tables && begun.elapsed() < UNTIL_AWAKE {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(json!({
        "tables": tables, "ready_ms": ready_ms, "first_step_ms": first_step_ms,
        "awake": live().await?, "awake_after_ms": begun.elapsed().as_secs_f64() * 1000.0,
        "server_memory_kib": memory_kib(server.child.id()),
    }))
}

fn at(sorted: &[f64], share: f64) -> f64 {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(index).copied().unwrap_or(0.0)
}

/// A server process with its data in a temporary folder.
struct Server {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    fn start(what: What) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("hexapod-load-{}", std::process::id()));
        Self::start_in(what, folder)
    }

    fn start_in(what: What, folder: PathBuf) -> Result<Self> {
        let idle = match what {
            What::Idle | What::Worst => QUICK_IDLE.as_secs(),
            What::Crowd => 600,
            What::Play | What::Watch | What::Attack => 60,
        };
        let idle = idle.to_string();
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--idle", &idle, "--data"]);
        command.arg(&folder);
        if what != What::Attack {
            command.arg("--no-limits");
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Self { child, address, folder }),
            None => {
                let _ = child.kill();
                Err(CliError::BadInput("The server did not start.".into()))
            }
        }
    }
}

impl Server {
    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts the server again on the data of before.
    fn restart(&mut self) -> Result<()> {
        let mut again = Self::start_in(What::Crowd, self.folder.clone())?;
        std::mem::swap(&mut self.child, &mut again.child);
        self.address = again.address;
        // The folder is still in use.
        again.folder = PathBuf::new();
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Returns the CPU time of a process in seconds, on systems with `/proc`.
fn cpu_seconds(pid: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(Path::new("/proc").join(pid.to_string()).join("stat")).ok()?;
    // The name in brackets may contain anything; behind it, fields 14 and 15 are user and system time in hundredths of
    // a second.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(ticks as f64 / 100.0)
}

/// Returns the resident memory of a process in KiB, on systems with `/proc`.
fn memory_kib(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(Path::new("/proc").join(pid.to_string()).join("status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_that_are_too_bad_or_missing_are_said() {
        let attack = |p99: f64| missed(What::Attack, &json!({ "answers": 30, "p99_ms": p99 }));
        assert_eq!(attack(299.9), [""; 0]);
        let slow = "TOO SLOW: 99 of 100 answers of the bystander's bot: 301 ms; at most 300 ms are allowed.";
        assert_eq!(attack(301.0), [slow]);
        assert_eq!(missed(What::Attack, &json!({ "answers": 0, "p99_ms": 0.0 })).len(), 1);
        assert_eq!(missed(What::Attack, &json!({})).len(), 2);
        let request = |ms: f64| json!({ "request": "log", "bystander_max_ms": ms });
        let worst = |found: Json| missed(What::Worst, &json!({ "requests": found }));
        assert_eq!(worst(json!([request(12.0), request(50.0)])), [""; 0]);
        assert_eq!(
            worst(json!([request(12.0), request(51.0)])),
            ["TOO SLOW: a ping during `log`: 51 ms; at most 50 ms are allowed."]
        );
        assert_eq!(worst(json!([])).len(), 1);
        assert_eq!(missed(What::Crowd, &json!({ "tables": 20, "awake": 21 })), [""; 0]);
        assert_eq!(
            missed(What::Crowd, &json!({ "tables": 20, "awake": 19 })),
            ["ASLEEP: 19 of 20 tables woke after the crash."]
        );
        assert_eq!(missed(What::Crowd, &json!({ "tables": 20 })).len(), 1);
    }
}
