//! `hexapod store` with a real server: a backup under load, destruction, restoring, and what is noticed on the way.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]
#![allow(missing_docs)]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use hexapod_core::{Rng, SeedableRng, SmallRng};
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::protocol::{Identity, LogAnswer, Logged, ServerMessage, TableAnswer};
use serde_json::json;

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path) -> Self {
        let mut child = command(data, &["serve", "--listen", "127.0.0.1:0", "--no-limits", "--log", "error"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().expect("the server did not start");
        Self { child, address }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hexapod"));
    command.args(args).arg("--data").arg(data);
    command
}

fn run(data: &Path, args: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command(data, args).output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

/// Plays at one table until told to stop; returns its id, the host and each acknowledged step with its number and moment.
async fn play(
    address: SocketAddr,
    seed: u64,
    stop: Arc<AtomicBool>,
    played: Arc<AtomicU64>,
) -> (String, Asker, Vec<(u64, String, std::time::Instant)>) {
    let (ann, bob) =
        (Asker::named(address, "Ann").await.unwrap(), Asker::named(address, "Bob").await.unwrap());
    let new = json!({ "game": "dominants", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ann.sit("/api/v1/tables", &new).await.unwrap().table.id;
    bob.sit(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap();
    let mut sides = [
        Connection::open(&ann, &id, "", Keep::Actions).await.unwrap().0,
        Connection::open(&bob, &id, "", Keep::Actions).await.unwrap().0,
    ];
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut acknowledged = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let [first, second] = &mut sides;
        let (actor, other) = if first.acts() { (first, second) } else { (second, first) };
        if !actor.acts() {
            break;
        }
        let (action, number) = (actor.pick(rng.next_u64()).unwrap(), actor.number + 1);
        let Ok(ServerMessage::Accepted(_)) = actor.act(&actor.number.to_string(), &action).await else {
            break;
        };
        acknowledged.push((number, action, std::time::Instant::now()));
        played.fetch_add(1, Ordering::Relaxed);
        while other.number < actor.number {
            if other.next().await.is_err() {
                break;
            }
        }
    }
    (id, ann, acknowledged)
}

/// Waits until this many steps have been acknowledged.
async fn steps(played: &AtomicU64, steps: u64) {
    while played.load(Ordering::Relaxed) < steps {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_load_brings_everything_back() {
    let (folder, safe) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (data, file) = (folder.path(), safe.path().join("copy.sqlite"));
    let backup = file.to_str().unwrap().to_owned();
    let process = Process::start(data);
    let stop = Arc::new(AtomicBool::new(false));
    let played: Vec<Arc<AtomicU64>> = (0..4).map(|_| Arc::default()).collect();
    let playing: Vec<_> = (0..)
        .zip(&played)
        .map(|(seed, played)| {
            tokio::spawn(play(process.address, seed, Arc::clone(&stop), Arc::clone(played)))
        })
        .collect();
    for played in &played {
        steps(played, 20).await;
    }
    let begun = std::time::Instant::now();
    let args = ["store", "backup", &backup];
    let (code, said) = tokio::task::block_in_place(|| run(data, &args));
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("server.key"), "{said}");
    let (code, said) = tokio::task::block_in_place(|| run(data, &args));
    assert!(code == Some(2) && said.contains("exists already"), "{said}");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for playing in playing {
        tables.push(playing.await.unwrap());
    }
    // While a server runs, nothing is restored.
    let (code, said) = run(data, &["store", "restore", &backup]);
    assert!(code == Some(2) && said.contains("Another server uses the database"), "{said}");
    drop(process);

    // The disk is lost: first noise, then nothing.
    let database = data.join("hexapod.sqlite");
    let mut noise = vec![0; 40_000];
    let mut rng = SmallRng::seed_from_u64(3);
    noise.iter_mut().for_each(|byte: &mut u8| *byte = rng.next_u64() as u8);
    for rest in ["hexapod.sqlite-wal", "hexapod.sqlite-shm"] {
        let _ = std::fs::remove_file(data.join(rest));
    }
    std::fs::write(&database, noise).unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let (code, said) = run(data, &serve);
    assert!(code == Some(2) && said.contains("hexapod.sqlite"), "{said}");
    std::fs::remove_file(&database).unwrap();
    let (code, said) = run(data, &serve);
    assert!(code == Some(2) && said.contains("missing or empty") && said.contains("--fresh"), "{said}");

    let (code, said) = run(data, &["store", "restore", &backup]);
    assert!(code == Some(0) && said.contains("Unfinished tables with new dice: 4."), "{said}");
    let (code, said) = run(data, &["store", "check"]);
    assert!(code == Some(0) && said.contains("4 tables") && said.contains("0 problems"), "{said}");
    let process = Process::start(data);
    let mut checked = 0;
    for (id, ann, acknowledged) in tables {
        let ann = Asker { address: process.address, ..ann };
        let table: TableAnswer = ann.get(&format!("/api/v1/tables/{id}")).await.unwrap().read().unwrap();
        let before: Vec<_> = acknowledged.iter().filter(|(_, _, at)| *at < begun).collect();
        let last = before.last().unwrap().0;
        assert!(table.table.number >= last, "{} of {last} are there", table.table.number);
        for (number, text, _) in before {
            let since = number - 1;
            let log: LogAnswer =
                ann.get(&format!("/api/v1/tables/{id}/log?since={since}")).await.unwrap().read().unwrap();
            let entry = &log.entries[0];
            let Logged::Step { step } = &entry.what else { panic!("{entry:?} is no step") };
            assert_eq!((entry.number, &step.text), (*number, text));
        }
        // What was rolled after the backup does not come again.
        let dice = &table.table.dice;
        assert_eq!((dice.epoch, dice.waits_for.len()), (2, 2), "{dice:?}");
        checked += last;
    }
    assert!(checked > 50, "only {checked} entries were played");
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_and_a_backup_of_another_server_is_refused() {
    let (folder, other, safe) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let data = folder.path();
    let stop = Arc::new(AtomicBool::new(false));
    {
        let process = Process::start(data);
        let played = Arc::<AtomicU64>::default();
        let playing = tokio::spawn(play(process.address, 1, Arc::clone(&stop), Arc::clone(&played)));
        steps(&played, 5).await;
        stop.store(true, Ordering::Relaxed);
        playing.await.unwrap();
        // A ban by the command, which the running server takes up.
        let bob = Asker::named(process.address, "Bert").await.unwrap();
        let identity: Identity = bob.get("/api/v1/identity").await.unwrap().read().unwrap();
        let (_, said) = run(data, &["store", "people", "ber"]);
        assert_eq!(said, format!("{}  Bert\n", identity.id));
        assert_eq!(run(data, &["store", "ban", &identity.id]).0, Some(0));
        assert_eq!(run(data, &["store", "bans"]).1, format!("{}  Bert\n", identity.id));
        assert_eq!(run(data, &["store", "unban", &identity.id]).0, Some(0));
        assert_eq!(run(data, &["store", "ban", "nobody"]).0, Some(2));
    }
    let copy = safe.path().join("copy.sqlite");
    let backup = copy.to_str().unwrap();
    assert_eq!(run(data, &["store", "backup", backup]).0, Some(0));
    drop(Process::start(other.path()));
    let (code, said) = run(other.path(), &["store", "restore", backup]);
    assert!(code == Some(2) && said.contains("another key"), "{said}");
    let (code, said) = run(safe.path(), &["store", "restore", backup]);
    assert!(code == Some(2) && said.contains("server.key"), "{said}");
    // A changed step is a legal row of the database, but not what was written.
    let url = format!("sqlite://{}", data.join("hexapod.sqlite").display());
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("UPDATE entries SET at = at + 1 WHERE number = 3").execute(&mut raw).await.unwrap();
    drop(raw);
    let (code, said) = run(data, &["store", "check"]);
    assert!(code == Some(1) && said.contains("Entry 3 of its log has been changed"), "{said}");
    // A table that cannot be opened gets no new dice, which a restore says.
    let damaged = safe.path().join("damaged.sqlite");
    let args = ["store", "backup", damaged.to_str().unwrap()];
    assert_eq!(run(data, &args).0, Some(0));
    let (code, said) = run(data, &["store", "restore", damaged.to_str().unwrap()]);
    assert!(code == Some(0) && said.contains("No new dice: The table "), "{said}");
}

/// A file whose pages are damaged is not served, unless the operator wants what can be read.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_pages_are_served_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let process = Process::start(data);
    let ann = Asker::named(process.address, "Ann").await.unwrap();
    for _ in 0..20 {
        let new = json!({ "game": "dominants", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        ann.sit("/api/v1/tables", &new).await.unwrap();
    }
    drop(process);
    let database = data.join("hexapod.sqlite");
    let url = format!("sqlite://{}", database.display());
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut raw).await.unwrap();
    // An index of which entries are missing: the quick check notices that something points to no page.
    let page: (i64,) =
        sqlx::query_as("SELECT max(rootpage) FROM sqlite_master").fetch_one(&mut raw).await.unwrap();
    drop(raw);
    let mut bytes = std::fs::read(&database).unwrap();
    let at = (page.0 as usize - 1) * 4096;
    bytes[at..at + 64].fill(0xa5);
    std::fs::write(&database, bytes).unwrap();
    let (code, said) = run(data, &["serve", "--listen", "127.0.0.1:0"]);
    assert!(code == Some(2) && said.contains("is damaged") && said.contains("--accept-damage"), "{said}");
    let mut child = command(data, &["serve", "--listen", "127.0.0.1:0", "--log", "off", "--accept-damage"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit('/').next().unwrap().parse().expect("the server did not start");
    let process = Process { child, address };
    let answer = Asker::new(process.address).get("/api/v1/games").await.unwrap();
    assert_eq!(answer.status, 200);
}
