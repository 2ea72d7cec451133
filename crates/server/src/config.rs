//! The settings of an operator.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Rate;

/// The configuration of `hexapod serve`.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the key and, unless said otherwise, the database.
    pub data: PathBuf,
    /// The database file.
    pub database: Option<PathBuf>,
    /// How large the database may grow, in MiB.
    pub database_limit: Option<u32>,
    /// Whether to begin with an empty database although there is a key of before.
    pub fresh: bool,
    /// Whether to serve what can be read of a damaged database.
    pub accept_damage: bool,
    /// What the log says, as `tracing` filters: `info`, `hexapod_server=debug`.
    pub log: String,
    /// Whether the log is one JSON object per line.
    pub log_json: bool,
    /// Where to answer the operator's questions (liveness, readiness, metrics); with everything else if not set.
    pub operator_listen: Option<SocketAddr>,
    /// All limits.
    pub limits: Limits,
}

/// Limits on time, memory and requests.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The address under which people reach the server, without a slash at the end; links begin with it.
    pub public_url: String,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Whether the operator's pages have an address of their own.
    pub operator_apart: bool,
    /// A table without clients leaves the memory after this time.
    pub idle: Duration,
    /// After this time without a connection, others may let a bot play for a person's seat.
    pub away: Duration,
    /// A waiting table leaves the lobby when none of its people has been connected for this long.
    pub listed: Duration,
    /// A waiting table is removed when none of its people has been connected for this long.
    pub waiting: Duration,
    /// How often the server notes that it runs, and reads who is banned.
    pub alive: Duration,
    /// A request must arrive, headers and body, within this time.
    pub request: Duration,
    /// Disconnects a client that reads nothing for this long.
    pub write: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Time between two steps of bots while a person watches a bot play for them and nobody else plays.
    pub watched: Duration,
    /// Tables of one address where only bots play.
    pub bot_tables_per_address: usize,
    /// Tables in all where only bots play.
    pub bot_tables: usize,
    /// The pause before each decision where only bots play.
    pub bot_pace: Duration,
    /// How long a hint or the analysis of one position may take.
    pub analysis: Duration,
    /// Search iterations per position in the analysis of a whole game; by its length if not set.
    pub analysis_iterations: Option<u64>,
    /// Messages of one connection.
    pub messages: Rate,
    /// Lines of chat and reactions of one person.
    pub talk: Rate,
    /// Requests of one address.
    pub requests: Rate,
    /// New tables of one address.
    pub tables: Rate,
    /// New identities of one address.
    pub identities: Rate,
    /// Sets that one address keeps or changes.
    pub sets: Rate,
    /// Data files that one address has looked over.
    pub checks: Rate,
    /// Analyses of whole games that one address begins.
    pub analyses: Rate,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Connections in all.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            public_url: String::new(),
            behind_proxy: false,
            operator_apart: false,
            idle: Duration::from_secs(60),
            away: Duration::from_secs(60),
            listed: Duration::from_secs(24 * 3600),
            waiting: Duration::from_secs(7 * 24 * 3600),
            alive: Duration::from_secs(15),
            request: Duration::from_secs(20),
            write: Duration::from_secs(75),
            // One core is left for play.
            bot_threads: cores.saturating_sub(1).max(1),
            watched: Duration::from_millis(600),
            bot_tables_per_address: 4,
            bot_tables: 40,
            bot_pace: Duration::from_millis(500),
            analysis: Duration::from_secs(5),
            analysis_iterations: None,
            messages: Rate::new(30.0, 60.0),
            talk: Rate::new(0.5, 8.0),
            requests: Rate::new(50.0, 200.0),
            tables: Rate::new(1.0 / 30.0, 40.0),
            identities: Rate::new(1.0 / 30.0, 60.0),
            sets: Rate::new(1.0 / 10.0, 60.0),
            checks: Rate::new(4.0, 40.0),
            analyses: Rate::new(1.0 / 30.0, 10.0),
            connections_per_address: 300,
            connections: 20_000,
        }
    }
}

impl Limits {
    /// Returns limits that let one address do anything, and bots play as fast as they think: for tests and load generators.
    #[must_use]
    pub fn unlimited(mut self) -> Self {
        let rates = [&mut self.messages, &mut self.talk, &mut self.requests, &mut self.tables];
        let more = [&mut self.identities, &mut self.sets, &mut self.checks, &mut self.analyses];
        for rate in rates.into_iter().chain(more) {
            *rate = Rate::FREE;
        }
        (self.connections_per_address, self.connections) = (usize::MAX, usize::MAX);
        self.watched = Duration::ZERO;
        (self.bot_tables_per_address, self.bot_tables) = (usize::MAX, usize::MAX);
        self.bot_pace = Duration::ZERO;
        self
    }

    /// Returns whether people reach the server by https.
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}
