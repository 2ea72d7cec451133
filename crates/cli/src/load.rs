//! `hexapod load`: a load test of the server.

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hexapod_load::Load;
use serde_json::{Value as Json, json};

use crate::error::{CliError, Outcome, Result};
use crate::output;

/// Play games over WebSockets against a server started for the test, and print figures as JSON.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The kind of load.
    #[arg(value_enum, default_value = "play")]
    what: What,
    /// Number of concurrent tables; for `idle` the number of tables created.
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
}

/// Number of tables that are created and put to sleep before memory is measured.
const WARM_UP: usize = 500;
/// Waiting time until all tables sleep; the test server puts them to sleep after one second.
const UNTIL_ASLEEP: Duration = Duration::from_secs(3);

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
}

/// The address of the player who is not the attacker.
const BYSTANDER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

pub(crate) fn run(args: &Args) -> Result {
    let own = if args.server.is_none() { Some(Server::start(args.what)?) } else { None };
    let address = args.server.or(own.as_ref().map(|own| own.address));
    let address = address.ok_or_else(|| CliError::BadInput("There is no server.".into()))?;
    let pid = own.as_ref().map(|own| own.child.id());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let mut figures = runtime.block_on(measure(args, address, pid)).map_err(CliError::BadInput)?;
    if let Some(memory) = pid.and_then(memory_kib) {
        figures["server_memory_kib"] = json!(memory);
    }
    output::json(&figures)?;
    Ok(Outcome::Fine)
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
        What::Watch => {
            let times = hexapod_load::watched(address, &games[0], args.watchers, 100).await?;
            Ok(json!({
                "watchers": args.watchers, "game": games[0], "steps": times.len(),
                "until_the_last_has_it_ms": { "p50": at(&times, 0.5), "p99": at(&times, 0.99), "max": at(&times, 1.0) },
            }))
        }
    }
}

fn at(sorted: &[f64], share: f64) -> f64 {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(index).copied().unwrap_or(0.0)
}

/// A server process with its data in a temporary folder.
struct Server {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl Server {
    fn start(what: What) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("hexapod-load-{}", std::process::id()));
        let idle = if what == What::Idle { "1" } else { "60" };
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--idle", idle, "--data"]);
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

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
