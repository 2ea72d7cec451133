//! A real server on a free port of this machine, with a database in a folder that goes away.
#![allow(dead_code, missing_docs, unreachable_pub, clippy::unwrap_used)]

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use hexapod_core::{Rng, SmallRng};
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::config::Limits;
use hexapod_server::live::Hall;
use hexapod_server::protocol::{NewTable, SeatWish, ServerMessage, TableAnswer, Terms};
use hexapod_server::secrets::ServerKey;
use hexapod_server::serve;
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub struct Server {
    pub address: SocketAddr,
    pub hall: Arc<Hall>,
    pub store: Arc<SqliteStore>,
    pub folder: Option<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

pub fn limits() -> Limits {
    Limits { bot_threads: 2, ..Limits::default() }.unlimited()
}

impl Server {
    pub async fn start() -> Self {
        Self::start_with(limits()).await
    }

    pub async fn start_with(limits: Limits) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), limits).await
    }

    pub async fn start_in(folder: TempDir, limits: Limits) -> Self {
        let mut server = Self::start_at(folder.path(), limits).await;
        server.folder = Some(folder);
        server
    }

    /// Starts on files that outlive this server; another server may use them too.
    pub async fn start_at(folder: &Path, mut limits: Limits) -> Self {
        let options = SqliteOptions { patience: Some(Duration::from_millis(200)), most_pages: None };
        let store = Arc::new(SqliteStore::open(&folder.join("test.sqlite"), options).await.unwrap());
        let key = ServerKey::open(&folder.join("server.key")).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        if limits.public_url.is_empty() {
            limits.public_url = format!("http://{address}");
        }
        let hall = serve::open(store.clone(), key, limits).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(serve::run(listener, hall.clone(), None, async move {
            let _ = stopped.await;
        }));
        Self { address, hall, store, folder: None, stop: Some(stop), running: Some(running) }
    }

    /// Stops cleanly and returns the folder.
    pub async fn stop(mut self) -> TempDir {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.take().unwrap().await.unwrap();
        self.folder.take().unwrap()
    }

    pub async fn person(&self, name: &str) -> Asker {
        Asker::named(self.address, name).await.unwrap()
    }

    /// Two people at a table of their own, both connected.
    pub async fn duel(&self, game: &str, terms: Option<Terms>) -> Duel {
        let (ann, bob) = (self.person("Ann").await, self.person("Bob").await);
        let made = create(&ann, game, vec![SeatWish::Me, SeatWish::Open], terms).await;
        let id = made.table.id;
        bob.sit(&format!("/api/v1/tables/{id}/join"), &serde_json::json!({})).await.unwrap();
        let first = connect(&ann, &id).await;
        let second = connect(&bob, &id).await;
        Duel { id, ann, bob, first, second }
    }
}

pub struct Duel {
    pub id: String,
    pub ann: Asker,
    pub bob: Asker,
    pub first: Connection,
    pub second: Connection,
}

impl Duel {
    /// Plays random actions until `steps` are played or the game is over, and checks that both sides see the same
    /// numbers. Returns whether it is over.
    pub async fn play(&mut self, rng: &mut SmallRng, steps: u64) -> bool {
        loop {
            if self.first.step >= steps {
                return false;
            }
            let (actor, other) = if self.first.acts() {
                (&mut self.first, &mut self.second)
            } else {
                (&mut self.second, &mut self.first)
            };
            if !actor.acts() {
                assert_eq!(actor.to_move, "over");
                return true;
            }
            play_one(actor, other, rng).await;
        }
    }
}

/// Lets the actor play any action and waits until the other has it.
pub async fn play_one(actor: &mut Connection, other: &mut Connection, rng: &mut SmallRng) {
    let actions = actor.actions();
    assert!(!actions.is_empty(), "{} has nothing to do", actor.to_move);
    let action = &actions[(rng.next_u64() % actions.len() as u64) as usize];
    let id = format!("s{}", actor.number);
    let answer = actor.act(&id, action).await.unwrap();
    assert!(matches!(answer, ServerMessage::Accepted(_)), "{action}: {answer:?}");
    while other.number < actor.number {
        other.next().await.unwrap();
    }
}

pub async fn create(asker: &Asker, game: &str, seats: Vec<SeatWish>, terms: Option<Terms>) -> TableAnswer {
    let wish = NewTable { terms, ..NewTable::new(game, seats) };
    asker.sit("/api/v1/tables", &wish).await.unwrap()
}

pub async fn connect(asker: &Asker, id: &str) -> Connection {
    Connection::open(asker, id, "", Keep::Everything).await.unwrap().0
}

/// Waits until a message comes for which `wanted` holds.
pub async fn until(connection: &mut Connection, wanted: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
    let looking = async {
        loop {
            let message = connection.next().await.unwrap();
            if wanted(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), looking).await.expect("the message never came")
}

pub async fn table(asker: &Asker, id: &str) -> TableAnswer {
    asker.get(&format!("/api/v1/tables/{id}")).await.unwrap().read().unwrap()
}
