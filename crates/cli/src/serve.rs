//! `hexapod serve`: the server.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use hexapod_server::config::{Config, Limits};
use hexapod_server::limits::Rate;
use tracing_subscriber::EnvFilter;

use crate::error::{CliError, Outcome, Result};
use crate::output;

/// Serve tables over HTTP and WebSocket, stored in one SQLite file.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address and port to listen on.
    #[arg(long, env = "HEXAPOD_LISTEN", default_value = "127.0.0.1:7080", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// Folder of the server's key and, unless --database is given, its database; by default in the user's data folder.
    #[arg(long, env = "HEXAPOD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The database file.
    #[arg(long, env = "HEXAPOD_DATABASE", value_name = "FILE")]
    database: Option<PathBuf>,
    /// Maximum size of the database, in MiB.
    #[arg(long, env = "HEXAPOD_DATABASE_LIMIT", value_name = "MIB")]
    database_limit: Option<u32>,
    /// Begin with an empty database although the folder has a key of before.
    #[arg(long)]
    fresh: bool,
    /// Serve what can be read of a damaged database.
    #[arg(long)]
    accept_damage: bool,
    /// Public URL of the server, used in links; with https, cookies are marked secure.
    #[arg(long, env = "HEXAPOD_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Trust `X-Forwarded-For`; only behind a proxy you control.
    #[arg(long, env = "HEXAPOD_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Address and port for /healthz, /readyz and /metrics alone; by default they are with everything else.
    #[arg(long, env = "HEXAPOD_OPERATOR_LISTEN", value_name = "ADDRESS:PORT")]
    operator_listen: Option<SocketAddr>,
    /// Log level (error, warn, info, debug) or a filter such as `hexapod_server=debug`.
    #[arg(long, env = "HEXAPOD_LOG", default_value = "info", value_name = "FILTER")]
    log: String,
    /// Write the log as one JSON object per line.
    #[arg(long, env = "HEXAPOD_LOG_JSON")]
    log_json: bool,
    /// Number of bots that think concurrently; by default one less than the number of cores.
    #[arg(long, env = "HEXAPOD_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Search iterations per position when a finished game is analysed; by default chosen by the length of the game.
    #[arg(long, env = "HEXAPOD_ANALYSIS_ITERATIONS", value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    analysis_iterations: Option<u64>,
    /// Seconds after which a table without connections is unloaded from memory.
    #[arg(long, env = "HEXAPOD_IDLE", default_value_t = 60, value_name = "SECONDS")]
    idle: u64,
    /// Seconds after which a disconnected player may be replaced by a bot.
    #[arg(long, env = "HEXAPOD_AWAY", default_value_t = 60, value_name = "SECONDS")]
    away: u64,
    /// Days after which a table that waits for players is deleted if none of its players has visited it.
    #[arg(long, env = "HEXAPOD_WAITING", default_value_t = 7, value_name = "DAYS")]
    waiting: u64,
    /// Maximum number of connections per address, of every kind; behind a proxy, of WebSockets.
    #[arg(long, env = "HEXAPOD_CONNECTIONS_PER_ADDRESS", default_value_t = 300, value_name = "N")]
    connections_per_address: usize,
    /// Maximum number of new tables per address and hour.
    #[arg(long, env = "HEXAPOD_TABLES_PER_HOUR", default_value_t = 120, value_name = "N")]
    tables_per_hour: u32,
    /// Disable the limits per address, for load tests and closed networks.
    #[arg(long, env = "HEXAPOD_NO_LIMITS")]
    no_limits: bool,
}

pub(crate) fn run(args: Args) -> Result {
    let mut limits = Limits {
        public_url: args.public_url.unwrap_or_default().trim_end_matches('/').to_owned(),
        behind_proxy: args.behind_proxy,
        idle: Duration::from_secs(args.idle.max(1)),
        away: Duration::from_secs(args.away),
        waiting: Duration::from_secs(args.waiting.max(1).saturating_mul(24 * 3600)),
        connections_per_address: args.connections_per_address,
        analysis_iterations: args.analysis_iterations,
        tables: Rate::new(f64::from(args.tables_per_hour) / 3600.0, f64::from(args.tables_per_hour).max(1.0)),
        ..Limits::default()
    };
    limits.bot_threads = args.bot_threads.unwrap_or(limits.bot_threads);
    if args.no_limits {
        limits = limits.unlimited();
    }
    let config = Config {
        listen: args.listen,
        data: args.data.unwrap_or_else(data_folder),
        database: args.database,
        database_limit: args.database_limit,
        fresh: args.fresh,
        accept_damage: args.accept_damage,
        log: args.log,
        log_json: args.log_json,
        operator_listen: args.operator_listen,
        limits,
    };
    let filter = EnvFilter::try_new(&config.log)
        .map_err(|error| CliError::BadInput(format!("`{}` is no filter of the log: {error}", config.log)))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    if config.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    // The only line on standard output: the address, including a port chosen by the system.
    let begun = |address: SocketAddr| _ = output::line(&format!("Hexapod is at http://{address}"));
    let public_url = config.limits.public_url.clone();
    let page = |game_of| hexapod_page::page(&public_url, game_of);
    runtime
        .block_on(hexapod_server::serve::serve(config, page, begun))
        .map(|()| Outcome::Fine)
        .map_err(CliError::BadInput)
}

/// Returns the user's data folder.
pub(crate) fn data_folder() -> PathBuf {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = from("XDG_DATA_HOME")
        .or_else(|| from("LOCALAPPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local").join("share")));
    base.unwrap_or_else(|| PathBuf::from(".")).join("hexapod")
}
