//! Promise 1: `kill -9` at random moments under load loses nothing that was acknowledged, doubles nothing, and every
//! table goes on, those of bots too. Real processes, a real SQLite file. Five kills here, fifty in `cargo xtask soak`.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]
#![allow(missing_docs)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::protocol::{
    ClientMessage, Joined, LogAnswer, Logged, NewTable, SeatWish, ServerMessage, Status, TableAnswer,
};
use hexapod_server::store::Store as _;
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hexapod"))
            .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().expect("the server did not start");
        Self { child, address }
    }

    fn kill(mut self) {
        // On Unix this is SIGKILL: no handler, no farewell.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A message whose answer has not come.
#[derive(Clone)]
struct Open {
    seat: usize,
    id: String,
    number: u64,
    text: String,
}

/// A table of two people, over several lives of the server.
struct Duel {
    game: &'static str,
    id: String,
    people: [Asker; 2],
    /// Acknowledged: the number acted on → seat's name and action.
    acknowledged: HashMap<u64, (String, String)>,
    open: Option<Open>,
    rng: SmallRng,
    messages: u64,
}

impl Duel {
    async fn begin(address: SocketAddr, game: &'static str, seed: u64) -> Self {
        let people =
            [Asker::named(address, "Ann").await.unwrap(), Asker::named(address, "Bob").await.unwrap()];
        let id = create(&people[0], game, vec![SeatWish::Me, SeatWish::Open]).await;
        people[1].sit(&format!("/api/v1/tables/{id}/join"), &serde_json::json!({})).await.unwrap();
        let rng = SmallRng::seed_from_u64(seed);
        Self { game, id, people, acknowledged: HashMap::new(), open: None, rng, messages: 0 }
    }

    /// Plays until the connection breaks or the game is over.
    async fn live(mut self, address: SocketAddr) -> Self {
        let _ = self.play(address).await;
        self
    }

    async fn play(&mut self, address: SocketAddr) -> Result<(), String> {
        for person in &mut self.people {
            person.address = address;
        }
        let mut seats = [
            Connection::open(&self.people[0], &self.id, "", Keep::Everything).await?.0,
            Connection::open(&self.people[1], &self.id, "", Keep::Everything).await?.0,
        ];
        // First what was not answered, with the same id.
        if let Some(open) = self.open.clone() {
            self.send(&mut seats, open).await?;
        }
        loop {
            let latest = seats[0].number.max(seats[1].number);
            for seat in &mut seats {
                while seat.number < latest {
                    seat.next().await?;
                }
            }
            let Some(seat) = seats.iter().position(Connection::acts) else { return Ok(()) };
            let text = seats[seat].pick(self.rng.next_u64()).ok_or("nothing to do")?;
            self.messages += 1;
            let open = Open { seat, id: format!("m{}", self.messages), number: seats[seat].number, text };
            self.open = Some(open.clone());
            self.send(&mut seats, open).await?;
        }
    }

    async fn send(&mut self, seats: &mut [Connection; 2], open: Open) -> Result<(), String> {
        let message =
            ClientMessage::Act { id: open.id.clone(), number: open.number, text: open.text.clone(), wait: 0 };
        match seats[open.seat].ask(&message).await? {
            ServerMessage::Accepted(_) => {
                let seat = seats[open.seat].you[0].clone();
                self.acknowledged.insert(open.number, (seat, open.text));
                self.open = None;
                Ok(())
            }
            other => panic!("{}: {} was answered by {other:?}", self.game, open.text),
        }
    }

    async fn is_over(&self) -> bool {
        let answer = self.people[0].get(&format!("/api/v1/tables/{}", self.id)).await.unwrap();
        answer.read::<TableAnswer>().unwrap().table.status == Status::Over
    }

    /// Everything acknowledged is in the log, once, in its place.
    async fn check(&self) {
        let entries = log(&self.people[0], &self.id).await;
        let steps: HashMap<u64, (String, String)> = entries
            .entries
            .iter()
            .filter_map(|entry| match &entry.what {
                Logged::Step { step } => Some((entry.number, (step.by.clone(), step.text.clone()))),
                _ => None,
            })
            .collect();
        // At most the one message whose answer has not come may be there besides.
        let by_people = steps.values().filter(|(by, _)| by != "chance").count();
        assert!(
            by_people <= self.acknowledged.len() + usize::from(self.open.is_some()),
            "{}: {by_people} steps of people, {} acknowledged",
            self.game,
            self.acknowledged.len()
        );
        for (number, action) in &self.acknowledged {
            // Texts of hidden parts are written with a question mark for others; the actor is always told.
            let (by, text) = steps
                .get(&(number + 1))
                .unwrap_or_else(|| panic!("{}: step {} is missing", self.game, number + 1));
            assert_eq!(by, &action.0);
            assert!(text == &action.1 || text.contains('?'), "{}: {text} instead of {}", self.game, action.1);
        }
    }
}

/// Returns the whole log, whose numbers must have no gap and no double.
async fn log(asker: &Asker, id: &str) -> LogAnswer {
    let mut all: LogAnswer = asker.get(&format!("/api/v1/tables/{id}/log")).await.unwrap().read().unwrap();
    while all.entries.last().is_some_and(|last| last.number < all.number) {
        let since = all.entries.last().unwrap().number;
        let more = asker.get(&format!("/api/v1/tables/{id}/log?since={since}")).await.unwrap();
        let more: LogAnswer = more.read().unwrap();
        (all.number, _) = (more.number, all.entries.extend(more.entries));
    }
    let numbers: Vec<u64> = all.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (1..=all.entries.len() as u64).collect::<Vec<_>>());
    all
}

async fn create(asker: &Asker, game: &str, seats: Vec<SeatWish>) -> String {
    let wish = NewTable::new(game, seats);
    asker.sit("/api/v1/tables", &wish).await.unwrap().table.id
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_nothing_acknowledged_is_lost_or_doubled() {
    let kills = if std::env::var_os("HEXAPOD_SOAK").is_some() { 50 } else { 5 };
    let folder = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(7);
    let mut process = Process::start(folder.path());
    let games = ["dominants", "termites", "glory", "dominants", "anteater", "dominants"];
    let mut duels = Vec::new();
    for (seed, game) in games.into_iter().enumerate() {
        duels.push(Duel::begin(process.address, game, seed as u64).await);
    }
    let mut host = Asker::named(process.address, "Host").await.unwrap();
    let mut bot_table = given_up(&host).await;
    let mut acknowledged = 0;
    for kill in 0..kills {
        let address = process.address;
        let playing: Vec<_> = duels.into_iter().map(|duel| tokio::spawn(duel.live(address))).collect();
        tokio::time::sleep(Duration::from_millis(100 + rng.next_u64() % 500)).await;
        process.kill();
        duels = Vec::new();
        for playing in playing {
            duels.push(playing.await.unwrap());
        }
        // What is in the file before anybody looks at anything.
        let before = stored(folder.path(), &bot_table).await;
        process = Process::start(folder.path());
        host.address = process.address;
        // Bots go on by themselves; nobody has asked for their table yet.
        let mut after = before;
        for _ in 0..400 {
            after = stored(folder.path(), &bot_table).await;
            if after.0 > before.0 || after.1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert!(after.0 > before.0 || before.1, "the bots have stopped at {before:?}");
        log(&host, &bot_table).await;
        if after.1 {
            bot_table = given_up(&host).await;
        }
        for (index, duel) in duels.iter_mut().enumerate() {
            duel.people.iter_mut().for_each(|person| person.address = process.address);
            duel.check().await;
            // A game that is over is no load any more; the next one begins.
            if duel.is_over().await {
                acknowledged += duel.acknowledged.len();
                *duel = Duel::begin(process.address, duel.game, (kill * 100 + index) as u64).await;
            }
        }
    }
    acknowledged += duels.iter().map(|duel| duel.acknowledged.len()).sum::<usize>();
    assert!(acknowledged > 10 * kills, "only {acknowledged} steps were played");
}

/// What was done before a kill is not done again when its answer was lost and the request is repeated.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_after_a_kill_is_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let mut ann = Asker::named(process.address, "Ann").await.unwrap();
    let wish = NewTable::new("dominants", vec![SeatWish::Me, SeatWish::Local { name: None }]);
    let body = serde_json::to_string(&wish).unwrap();
    let mut seen = Vec::new();
    for life in 0..2 {
        let headers = [("Idempotency-Key", "make-one-table-only")];
        let made = ann.request("POST", "/api/v1/tables", &headers, Some(&body)).await.unwrap();
        let made = ann.contribute(made.read().unwrap()).await.unwrap();
        let (mut own, _) = Connection::open(&ann, &made.table.id, "", Keep::Actions).await.unwrap();
        // What was played in the first life is sent again as it was.
        let (text, number) = match seen.first() {
            Some((_, text, number)) => (String::clone(text), *number),
            None => (own.pick(0).unwrap(), own.number),
        };
        let act = ClientMessage::Act { id: "act".into(), number, text: text.clone(), wait: 0 };
        let ServerMessage::Accepted(accepted) = own.ask(&act).await.unwrap() else { panic!() };
        assert_eq!(accepted.again, life == 1);
        let chat = ClientMessage::Chat { id: "chat".into(), text: "only once".into() };
        assert!(matches!(own.ask(&chat).await.unwrap(), ServerMessage::Accepted(_)));
        seen.push((made.table.id, text, number));
        if life == 0 {
            process.kill();
            process = Process::start(folder.path());
            ann.address = process.address;
        }
    }
    assert_eq!(seen[0], seen[1]);
    let (id, text, _) = &seen[0];
    let steps = log(&ann, id).await.entries.into_iter().filter_map(|entry| match entry.what {
        Logged::Step { step } => Some(step.text),
        Logged::Undo { .. } | Logged::Fact { .. } => None,
    });
    assert_eq!(steps.filter(|step| step == text).count(), 1);
    let (_, welcome) = Connection::open(&ann, id, "", Keep::Actions).await.unwrap();
    let ServerMessage::Welcome(welcome) = welcome else { panic!() };
    assert_eq!(welcome.chat.len(), 1, "{:?}", welcome.chat);
}

/// Makes a table whose people have given up: bots play it to its end.
async fn given_up(host: &Asker) -> String {
    let id = create(host, "dominants", vec![SeatWish::Me, SeatWish::Local { name: None }]).await;
    let (mut screen, _) = Connection::open(host, &id, "", Keep::Actions).await.unwrap();
    for seat in screen.you.clone() {
        let answer = screen.ask(&ClientMessage::Resign { id: seat.clone(), seat }).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
    }
    id
}

/// Returns how many entries of a table are in the file, and whether the game is over.
async fn stored(folder: &Path, id: &str) -> (usize, bool) {
    let store = SqliteStore::open(&folder.join("hexapod.sqlite"), SqliteOptions::default()).await.unwrap();
    let row = store.table(id.to_owned()).await.unwrap().unwrap();
    (store.entries(row.key, 0).await.unwrap().len(), row.status == Status::Over)
}

/// Promises 7 and 8 with the real process, told everything by its environment: SIGTERM ends it cleanly, and at the
/// loudest the log holds no secret.
#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_ends_cleanly_and_its_log_holds_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let log_file = std::fs::File::create(folder.path().join("log")).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hexapod"))
        .arg("serve")
        .env("HEXAPOD_LISTEN", "127.0.0.1:0")
        .env("HEXAPOD_DATA", folder.path())
        .env("HEXAPOD_DATABASE", folder.path().join("club.sqlite"))
        .env("HEXAPOD_PUBLIC_URL", "https://play.example.org/")
        .env("HEXAPOD_LOG", "trace")
        .env("HEXAPOD_LOG_JSON", "true")
        .stdout(Stdio::piped())
        .stderr(log_file)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().rsplit('/').next().unwrap().parse().unwrap();
    let (ann, bob) =
        (Asker::named(address, "Ann").await.unwrap(), Asker::named(address, "Bob").await.unwrap());
    let wish = serde_json::json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "link" }] });
    let made: TableAnswer = ann.post("/api/v1/tables", &wish).await.unwrap().read().unwrap();
    assert!(made.watch_link.starts_with("https://play.example.org/t/"), "{}", made.watch_link);
    assert!(folder.path().join("club.sqlite").is_file());
    let key = made.join_link.unwrap().rsplit('=').next().unwrap().to_owned();
    let id = made.table.id;
    let joined =
        bob.post(&format!("/api/v1/tables/{id}/join"), &serde_json::json!({ "key": key })).await.unwrap();
    let joined: Joined = joined.read().unwrap();
    // A link with its key in the address, as a browser would ask for it.
    bob.get(&format!("/t/{id}?join={key}")).await.unwrap();
    let (mut connection, _) = Connection::open(&ann, &id, "", Keep::Everything).await.unwrap();

    let stopped = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let mut told = false;
    while let Ok(message) = connection.next().await {
        told |= matches!(&message, ServerMessage::Notice { code, .. } if code == "restarting");
    }
    assert!(told, "nobody said that the server restarts");
    let status = tokio::task::spawn_blocking(move || child.wait().unwrap()).await.unwrap();
    assert!(status.success(), "{status}");
    let text = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(text.contains("nothing that was acknowledged is lost"), "{text}");
    let structured = |line: &str| serde_json::from_str::<serde_json::Value>(line).is_ok();
    assert!(text.lines().all(structured), "the log is not one JSON object per line");
    let key_file = std::fs::read_to_string(folder.path().join("server.key")).unwrap();
    for secret in
        [ann.secret.as_deref().unwrap(), bob.secret.as_deref().unwrap(), &joined.token, &key, key_file.trim()]
    {
        assert!(!text.contains(secret), "a secret stands in the log");
    }
}
