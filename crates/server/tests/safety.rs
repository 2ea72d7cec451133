//! Wrong, oversized, foreign and flooding input; a full disk and a locked database; secrets; limits; a clean stop.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::Duration;

use common::{Server, connect, create, limits, play_one, table, until};
use hexapod_catalog::generator;
use hexapod_load::{Asker, Connection, Keep, is_answer};
use hexapod_server::config::Limits;
use hexapod_server::limits::Rate;
use hexapod_server::protocol::{
    ClientMessage, ErrorAnswer, History, Joined, Lobby, NewTable, SeatToken, SeatWish, ServerMessage, Status,
    TableAnswer, Terms,
};
use hexapod_testkit::fuzz;
use serde_json::json;

async fn ends(connection: &mut Connection) -> bool {
    let ended = async { while connection.next().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(10), ended).await.is_ok()
}

/// Promise 5, over the wire.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_then_shown_the_door() {
    let server = Server::start().await;
    let duel = server.duel("anteater", None).await;
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "42",
        "\"act\"",
        "{}",
        r#"{"kind":"act"}"#,
        r#"{"kind":"fly","id":"1"}"#,
        r#"{"kind":"act","id":"1","number":-1,"text":"x"}"#,
        r#"{"kind":"act","id":"1","number":1e99,"text":"x"}"#,
        r#"{"kind":"act","id":7,"number":1,"text":"x"}"#,
        r#"{"kind":"act","id":"1","number":1,"text":"x","admin":true}"#,
        "{\"kind\":\"act\",\"id\":\"1\",\"number\":1,\"text\":\"\\ud800\"}",
    ];
    let mut connection = connect(&duel.ann, &duel.id).await;
    for text in nonsense {
        connection.send_text(text.to_owned()).await.unwrap();
        let answer = until(&mut connection, |message| matches!(message, ServerMessage::Refused(_))).await;
        let ServerMessage::Refused(refusal) = answer else { panic!() };
        assert_eq!(refusal.problem.code, "bad-message", "{text}");
    }
    // Well formed, but too much or for nobody.
    let long = "x".repeat(41);
    for (id, text, code) in [(long.as_str(), "pass", "bad-id"), ("1", &"y".repeat(3000), "")] {
        let number = connection.number;
        let act = ClientMessage::Act { id: id.into(), number, text: text.into(), wait: 0 };
        let ServerMessage::Refused(refusal) = connection.ask(&act).await.unwrap() else { panic!() };
        assert!(code.is_empty() || refusal.problem.code == code, "{refusal:?}");
    }
    let future = ClientMessage::Act { id: "f".into(), number: 1_000_000, text: "pass".into(), wait: 0 };
    let ServerMessage::Refused(refusal) = connection.ask(&future).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "bad-number");
    // Enough is enough.
    for _ in 0..20 {
        let _ = connection.send_text("?".into()).await;
    }
    assert!(ends(&mut connection).await);
    // A message that is too large is answered by its id, and the connection goes on.
    let mut connection = connect(&duel.ann, &duel.id).await;
    let act = ClientMessage::Act { id: "big".into(), number: 1, text: "z".repeat(5000), wait: 0 };
    let ServerMessage::Refused(refusal) = connection.ask(&act).await.unwrap() else { panic!() };
    assert_eq!((refusal.id.as_str(), refusal.problem.code.as_str()), ("big", "too-large"));
    connection.send(&ClientMessage::Ping { t: 1 }).await.unwrap();
    assert_eq!(connection.next().await.unwrap(), ServerMessage::Pong { t: 1 });
    // One that is not even read ends the connection, which says why; the table goes on.
    connection.send_text("z".repeat(70_000)).await.unwrap();
    let end = loop {
        if let Err(end) = connection.next().await {
            break end;
        }
    };
    assert!(end.contains("too-large"), "{end}");
    let fine = connect(&duel.bob, &duel.id).await;
    assert!(fine.number > 0);
}

/// Who has talked enough for now has on every connection: a new one begins nothing anew.
#[tokio::test(flavor = "multi_thread")]
async fn talk_is_limited_over_connections() {
    let quiet = Limits { talk: Rate::new(0.0, 3.0), ..limits() };
    let server = Server::start_with(quiet).await;
    let duel = server.duel("anteater", None).await;
    let mut said = Vec::new();
    for line in 0..8 {
        let mut connection = connect(&duel.ann, &duel.id).await;
        let chat = ClientMessage::Chat { id: format!("c{line}"), text: format!("line {line}") };
        said.push(match connection.ask(&chat).await.unwrap() {
            ServerMessage::Refused(refusal) => refusal.problem.code,
            _ => "said".to_owned(),
        });
    }
    assert_eq!(said[..3], ["said"; 3]);
    assert!(said[3..].iter().all(|code| code != "said"), "{said:?}");
    // Another person is not held up.
    let chat = ClientMessage::Chat { id: "b".into(), text: "hello".into() };
    let answer = connect(&duel.bob, &duel.id).await.ask(&chat).await.unwrap();
    assert!(!matches!(answer, ServerMessage::Refused(_)), "{answer:?}");
}

/// A frame that is no text in UTF-8 ends the connection with a reason, and the table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_frame_of_no_text_is_closed_with_a_reason() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let server = Server::start().await;
    let duel = server.duel("anteater", None).await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "GET /api/v1/tables/{}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        duel.id, server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // A final text frame of two bytes, masked with zeros, that no character begins with.
    stream.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
    let mut heard = Vec::new();
    let reading = stream.read_to_end(&mut heard);
    let _ = tokio::time::timeout(Duration::from_secs(30), reading).await.expect("the connection stays open");
    let text = String::from_utf8_lossy(&heard);
    assert!(text.starts_with("HTTP/1.1 101") && text.ends_with("bad-message"), "{text}");
    assert!(connect(&duel.bob, &duel.id).await.number > 0);
}

/// Sends a text and returns its answer; nothing if the connection ended.
async fn answer_to(connection: &mut Connection, said: &str) -> Option<ServerMessage> {
    connection.send_text(said.to_owned()).await.ok()?;
    loop {
        let message = connection.next().await.ok()?;
        if is_answer(&message) || matches!(message, ServerMessage::Pong { .. }) {
            return Some(message);
        }
    }
}

/// Damaged messages at live tables: each gets one answer or ends the connection, and every table can still be played.
#[tokio::test(flavor = "multi_thread")]
async fn damaged_messages_harm_no_table() {
    let server = Server::start().await;
    let corpus: Vec<String> = include_str!("messages.txt").lines().map(str::to_owned).collect();
    for (seed, game) in hexapod_catalog::games().enumerate() {
        let mut duel = server.duel(game.info().id, None).await;
        for said in fuzz::damaged_messages(&corpus, hexapod_testkit::games(500, 200_000), seed as u64) {
            let answering = answer_to(&mut duel.first, &said);
            let answer = tokio::time::timeout(Duration::from_secs(20), answering).await;
            match answer.unwrap_or_else(|_| panic!("no answer to {said:?}")) {
                Some(ServerMessage::Pong { .. }) => assert!(said.contains("ping"), "{said:?}"),
                Some(_) => {}
                None => duel.first = connect(&duel.ann, &duel.id).await,
            }
        }
        let mut later = connect(&duel.bob, &duel.id).await;
        let chat = ClientMessage::Chat { id: "still-here".into(), text: "Still here.".into() };
        assert!(matches!(later.ask(&chat).await.unwrap(), ServerMessage::Accepted(_)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_slowed_down_and_then_cut() {
    let server = Server::start_with(Limits { messages: Rate::new(1.0, 5.0), ..limits() }).await;
    let duel = server.duel("anteater", None).await;
    let mut connection = connect(&duel.ann, &duel.id).await;
    let mut sent = 0;
    for index in 0..400 {
        let chat = ClientMessage::Chat { id: format!("c{index}"), text: "hello".into() };
        if connection.send(&chat).await.is_err() {
            break;
        }
        sent += 1;
    }
    let mut slowed = 0;
    while let Ok(message) = connection.next().await {
        if matches!(&message, ServerMessage::Refused(refusal) if refusal.problem.code == "slow-down") {
            slowed += 1;
        }
    }
    // What was still on the way when the connection was cut is lost.
    assert!(sent > 5 && slowed > 0, "{sent} sent, {slowed} slowed");
}

/// Promise 6.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_steps_honestly_and_play_goes_on_afterwards() {
    let server = Server::start().await;
    let mut duel = server.duel("dominants", None).await;
    let mut rng = generator(1);
    duel.play(&mut rng, 20).await;
    server.store.set_most_pages(1).await.unwrap();
    let mut refused = None;
    // The pages there are take some more steps; then there is no room.
    for round in 0..2000 {
        let (actor, other) = if duel.first.acts() {
            (&mut duel.first, &mut duel.second)
        } else {
            (&mut duel.second, &mut duel.first)
        };
        let before = (actor.number, actor.view.clone());
        let action = actor.pick(round).unwrap();
        match actor.act(&format!("d{round}"), &action).await.unwrap() {
            ServerMessage::Accepted(_) => {
                while other.number < actor.number {
                    other.next().await.unwrap();
                }
            }
            ServerMessage::Refused(refusal) => {
                assert_eq!((actor.number, &actor.view), (before.0, &before.1));
                refused = Some((refusal, action));
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    let (refusal, action) = refused.expect("the disk never got full");
    assert_eq!(refusal.problem.code, "no-room");
    assert!(refusal.problem.sentence.contains("disk is full"), "{refusal:?}");
    server.store.set_most_pages(1_000_000).await.unwrap();
    let actor = if duel.first.acts() { &mut duel.first } else { &mut duel.second };
    let answer = actor.act("afterwards", &action).await.unwrap();
    assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
    let ready = Asker::new(server.address).get("/readyz").await.unwrap();
    assert_eq!(ready.status, 200);
    // What is stored is what was told.
    let fresh = connect(&duel.ann, &duel.id).await;
    assert_eq!(fresh.step, duel.first.step.max(duel.second.step));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_refuses_steps_honestly() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let mut rng = generator(1);
    duel.play(&mut rng, 10).await;
    let url = format!("sqlite://{}", server.folder.as_ref().unwrap().path().join("test.sqlite").display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let actor = if duel.first.acts() { &mut duel.first } else { &mut duel.second };
    let action = actor.actions()[0].clone();
    let ServerMessage::Refused(refusal) = actor.act("locked", &action).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "busy");
    assert_eq!(Asker::new(server.address).get("/readyz").await.unwrap().status, 503);
    assert_eq!(Asker::new(server.address).get("/healthz").await.unwrap().status, 200);
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    let answer = actor.act("free", &action).await.unwrap();
    assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
}

/// Promise 8: the database holds hashes only.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_not_in_the_database() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let made = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Link], None).await;
    let id = made.table.id;
    let link = made.join_link.unwrap();
    let key = link.rsplit('=').next().unwrap().to_owned();
    let refused = bob.post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap();
    assert_eq!(refused.status, 409);
    let path = format!("/api/v1/tables/{id}/join");
    let joined: Joined = bob.post(&path, &json!({ "key": key })).await.unwrap().read().unwrap();
    bob.contribute(joined.table.clone()).await.unwrap();
    let mut connection = connect(&bob, &id).await;
    if !connection.acts() {
        connection = connect(&ann, &id).await;
    }
    let action = connection.actions()[0].clone();
    connection.act("x", &action).await.unwrap();
    let folder = server.stop().await;
    let secrets = [ann.secret.unwrap(), bob.secret.unwrap(), joined.token, key];
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
        if file.ends_with("server.key") {
            continue;
        }
        // The write-ahead log may go away while we look.
        let Ok(bytes) = std::fs::read(&file) else { continue };
        for secret in &secrets {
            let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!found, "a secret stands in {}", file.display());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_key_is_refused() {
    let server = Server::start().await;
    let folder = server.stop().await;
    std::fs::remove_file(folder.path().join("server.key")).unwrap();
    let store = hexapod_server::store::sqlite::SqliteStore::open(
        &folder.path().join("test.sqlite"),
        Default::default(),
    )
    .await
    .unwrap();
    let key = hexapod_server::secrets::ServerKey::open(&folder.path().join("server.key")).unwrap();
    let error = hexapod_server::serve::open(std::sync::Arc::new(store), key, limits()).await.err().unwrap();
    assert!(error.starts_with("The database belongs to another key file"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_headers_and_other_sites() {
    let server = Server::start_with(Limits { public_url: "https://play.example".into(), ..limits() }).await;
    let nobody = Asker::new(server.address);
    let made = nobody.post("/api/v1/identity", &json!({ "name": "Ann" })).await.unwrap();
    let cookie = made.header("set-cookie").unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax; Secure"), "{cookie}");
    for name in [
        "content-security-policy",
        "x-content-type-options",
        "x-frame-options",
        "referrer-policy",
        "strict-transport-security",
    ] {
        assert!(made.header(name).is_some(), "{name} is missing");
    }
    assert!(!made.header("content-security-policy").unwrap().contains("unsafe"));
    let pair = cookie.split(';').next().unwrap();
    let who = nobody.request("GET", "/api/v1/identity", &[("Cookie", pair)], None).await.unwrap();
    assert_eq!(who.status, 200);
    assert!(!who.body.contains("secret"));
    // A browser without an identity is nobody yet, which is no error.
    let nobody_yet = nobody.get("/api/v1/identity").await.unwrap();
    assert_eq!((nobody_yet.status, nobody_yet.body.as_str()), (204, ""));

    // Another site may neither change anything nor open a connection.
    let foreign = [("Origin", "https://evil.example"), ("Cookie", pair)];
    let body = Some(r#"{"name":"Eve"}"#);
    let answer = nobody.request("POST", "/api/v1/identity", &foreign, body).await.unwrap();
    assert_eq!(answer.status, 403);
    let own = [("Origin", "https://play.example"), ("Cookie", pair)];
    assert_eq!(nobody.request("POST", "/api/v1/identity", &own, body).await.unwrap().status, 200);
    let duel = server.duel("anteater", None).await;
    let from = |origin: &str| Asker { origin: Some(origin.to_owned()), ..duel.ann.clone() };
    let refused = Connection::open(&from("https://evil.example"), &duel.id, "", Keep::Everything).await;
    assert!(refused.err().unwrap().contains("403"));
    assert!(Connection::open(&from("https://play.example"), &duel.id, "", Keep::Everything).await.is_ok());
}

/// Waits until the server takes no further connection.
async fn until_refused(asker: &Asker) {
    while asker.get("/healthz").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Behind a proxy the last address counts, which the proxy has added, also if it stands in a line of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_address_is_not_believed() {
    let tight = Limits { behind_proxy: true, tables: Rate::new(0.0, 1.0), ..limits() };
    let server = Server::start_with(tight).await;
    let ann = server.person("Ann").await;
    let wish = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    for (forged, status) in [("192.0.2.7", 201), ("192.0.2.8", 429), ("192.0.2.9, 192.0.2.10", 429)] {
        let headers = [("X-Forwarded-For", forged), ("X-Forwarded-For", "198.51.100.1")];
        let answer = ann.request("POST", "/api/v1/tables", &headers, Some(&wish)).await.unwrap();
        assert_eq!(answer.status, status, "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_by_address() {
    let tight = Limits { tables: Rate::new(0.0, 2.0), connections_per_address: 12, ..limits() };
    let server = Server::start_with(tight).await;
    let duel = server.duel("anteater", None).await;
    // A connection counts even if it says nothing.
    let mut idle = Vec::new();
    for _ in 0..10 {
        idle.push(tokio::net::TcpStream::connect(server.address).await.unwrap());
    }
    until_refused(&duel.ann).await;
    assert!(Connection::open(&duel.ann, &duel.id, "", Keep::Everything).await.is_err());
    drop(idle);
    while duel.ann.get("/healthz").await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    create(&duel.ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await;
    let wish = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let answer = duel.ann.post("/api/v1/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 429);
    let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(error.error.code, "too-many");
}

/// Promise 7.
#[tokio::test(flavor = "multi_thread")]
async fn a_clean_stop_tells_everybody_and_loses_nothing() {
    let server = Server::start().await;
    let mut duel = server.duel("termites", None).await;
    let mut rng = generator(4);
    duel.play(&mut rng, 40).await;
    let (number, view, ann, id) =
        (duel.first.number, duel.first.view.clone(), duel.ann.clone(), duel.id.clone());
    let stopping = tokio::spawn(server.stop());
    for connection in [&mut duel.first, &mut duel.second] {
        until(
            connection,
            |message| matches!(message, ServerMessage::Notice { code, .. } if code == "restarting"),
        )
        .await;
        assert!(ends(connection).await);
    }
    let folder = stopping.await.unwrap();
    let server = Server::start_in(folder, limits()).await;
    let back = connect(&Asker { address: server.address, ..ann }, &id).await;
    assert_eq!((back.number, back.view), (number, view));
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_the_memory_and_come_back() {
    let server = Server::start_with(Limits { idle: Duration::from_millis(100), ..limits() }).await;
    let mut duel = server.duel("glory", None).await;
    let mut rng = generator(4);
    duel.play(&mut rng, 30).await;
    let (view, id, ann) = (duel.first.view.clone(), duel.id.clone(), duel.ann.clone());
    assert_eq!(server.hall.live(), 1);
    drop(duel);
    for _ in 0..100 {
        if server.hall.live() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(server.hall.live(), 0);
    let back = connect(&ann, &id).await;
    assert_eq!(back.view, view);
    assert_eq!(server.hall.live(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_table_is_cancelled_by_its_host_only() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let id = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await.table.id;
    let at = format!("/api/v1/tables/{id}");
    let cancel = async |person: &Asker| person.request("DELETE", &at, &[], None).await.unwrap().status;
    assert_eq!(cancel(&bob).await, 403);
    assert_eq!(cancel(&ann).await, 204);
    assert_eq!(bob.get(&at).await.unwrap().status, 404);
    assert_eq!(cancel(&ann).await, 404);
    assert_eq!(server.hall.live(), 0);
    // A game that has started goes on.
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    let id = create(&ann, "anteater", seats, None).await.table.id;
    let refused = ann.request("DELETE", &format!("/api/v1/tables/{id}"), &[], None).await.unwrap();
    assert_eq!(refused.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_seats_tokens_history_and_the_games() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let terms = Terms { public: true, auto_start: false, ..Terms::default() };
    let made =
        create(&ann, "termites", vec![SeatWish::Me, SeatWish::Open, SeatWish::Open], Some(terms)).await;
    let id = made.table.id.clone();
    assert!(made.host && made.table.status == Status::Waiting && made.table.commitment.len() == 64);
    let lobby: Lobby = bob.get("/api/v1/lobby?game=termites").await.unwrap().read().unwrap();
    assert_eq!(lobby.tables[0].names, [Some("Ann".to_owned()), None, None]);
    let at = |rest: &str| format!("/api/v1/tables/{id}{rest}");
    let join = json!({ "seat": "2" });
    let joined: Joined = bob.post(&at("/join"), &join).await.unwrap().read().unwrap();
    assert_eq!(joined.seat, "2");
    assert_eq!(ann.post(&at("/start"), &json!({})).await.unwrap().status, 409);
    assert_eq!(bob.post(&at("/start"), &json!({})).await.unwrap().status, 403);
    let left: TableAnswer = bob.post(&at("/leave"), &json!({ "seat": "2" })).await.unwrap().read().unwrap();
    assert!(left.you.is_empty());
    let joined: Joined = bob.post(&at("/join"), &join).await.unwrap().read().unwrap();
    let wish = json!({ "wish": { "kind": "bot", "level": 1 } }).to_string();
    let changed = ann.request("PUT", &at("/seats/3"), &[], Some(&wish)).await.unwrap();
    assert_eq!(changed.status, 200);
    // The dice wait for everybody who plays.
    let early = ann.post(&at("/start"), &json!({})).await.unwrap();
    assert!(early.status == 409 && early.body.contains("no-contribution"), "{}", early.body);
    let contribution = "00112233445566778899aabbccddeeff";
    let contribute = json!({ "commitment": made.table.commitment, "contribution": contribution });
    let added: TableAnswer = bob.post(&at("/contribution"), &contribute).await.unwrap().read().unwrap();
    assert!(added.table.dice.waits_for.is_empty() && added.table.status == Status::Waiting);
    let started: TableAnswer = ann.post(&at("/start"), &json!({})).await.unwrap().read().unwrap();
    assert_eq!(started.table.status, Status::Playing);
    assert_eq!(started.table.contributions[1], contribution);
    // Another device takes the seat over; the old token is void then.
    let phone = server.person("Bob's phone").await;
    let claim = json!({ "token": joined.token });
    let moved: Joined = phone.post(&at("/claim"), &claim).await.unwrap().read().unwrap();
    assert_eq!((moved.seat.as_str(), moved.table.you.clone()), ("2", vec!["2".to_owned()]));
    assert_eq!(phone.post(&at("/claim"), &claim).await.unwrap().status, 403);
    assert!(table(&bob, &id).await.you.is_empty());
    let token: SeatToken = phone.post(&at("/seats/2/token"), &json!({})).await.unwrap().read().unwrap();
    let _: Joined = bob.post(&at("/claim"), &json!({ "token": token.token })).await.unwrap().read().unwrap();
    let history: History = bob.get("/api/v1/history").await.unwrap().read().unwrap();
    assert_eq!(
        (history.tables[0].table.id.as_str(), history.tables[0].seats.clone()),
        (id.as_str(), vec!["2".to_owned()])
    );
    // The list says whose turn it is, and who sits where.
    let now = table(&bob, &id).await.table;
    let due = Some(now.to_move.clone()).filter(|due| due != "chance");
    assert!(due.is_none() || history.tables[0].to_move.is_some());
    assert_eq!(history.tables[0].table.seats, ["1", "2", "3"]);
    let names: Vec<_> = history.tables[0].table.names.iter().flatten().map(String::as_str).collect();
    assert_eq!(names, ["Ann", "Bob", "Fika (bot)"]);
    // Bob takes it off his list; Ann's has it, and the table is still there.
    let gone = bob.request("DELETE", &format!("/api/v1/history/{id}"), &[], None).await.unwrap();
    assert_eq!(gone.status, 204);
    let listed = async |person: &Asker| -> usize {
        let history: History = person.get("/api/v1/history").await.unwrap().read().unwrap();
        history.tables.len()
    };
    assert_eq!((listed(&bob).await, listed(&ann).await), (0, 1));
    assert_eq!(table(&bob, &id).await.you, ["2"]);
    assert_eq!(
        Asker::new(server.address).request("DELETE", "/api/v1/history", &[], None).await.unwrap().status,
        401
    );
    // A game that is played is not finished.
    assert_eq!(ann.request("DELETE", "/api/v1/history", &[], None).await.unwrap().status, 204);
    assert_eq!(listed(&ann).await, 1);

    // Games, rules, rulings, sentences; and errors that name the field.
    let games: serde_json::Value = bob.get("/api/v1/games").await.unwrap().read().unwrap();
    assert_eq!(games["games"].as_array().unwrap().len(), hexapod_catalog::games().count());
    assert_eq!(games["levels"].as_array().unwrap().len(), 5);
    assert!(bob.get("/api/v1/games/anteater/rules").await.unwrap().body.contains("R12"));
    assert!(bob.get("/api/v1/games/anteater/rules/R12").await.unwrap().body.contains("\"ruling\":\"R12\""));
    assert!(bob.get("/api/v1/games/anteater/messages").await.unwrap().body.contains(" = "));
    assert_eq!(bob.get("/api/v1/games/chess").await.unwrap().status, 404);
    assert_eq!(bob.get("/api/v1/tables/nowhere").await.unwrap().status, 404);
    let wish = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }], "options": { "rounds": 99 } });
    let error: ErrorAnswer =
        serde_json::from_str(&bob.post("/api/v1/tables", &wish).await.unwrap().body).unwrap();
    assert_eq!((error.error.code.as_str(), error.error.field.as_deref()), ("bad-option", Some("rounds")));
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_exported_imported_and_played_on() {
    let server = Server::start().await;
    let terms = Terms { hints: true, ..Terms::default() };
    let mut duel = server.duel("anteater", Some(terms)).await;
    let mut rng = generator(6);
    let at = |rest: &str| format!("/api/v1/tables/{}{rest}", duel.id);
    let (record, analysis, branch, hint, verify) =
        (at("/record"), at("/analysis"), at("/branch"), at("/hint"), at("/verify"));
    // Until the end: what the seat may know, no secret, no analysis; hints for the seat that is to move.
    duel.play(&mut rng, 20).await;
    assert!(duel.ann.get(&record).await.unwrap().body.contains("seen-by: "));
    assert_eq!(duel.ann.get(&verify).await.unwrap().status, 409);
    assert_eq!(duel.ann.post(&analysis, &json!({})).await.unwrap().status, 409);
    let (mover, other) = if duel.first.acts() { (&duel.ann, &duel.bob) } else { (&duel.bob, &duel.ann) };
    let hinted = mover.post(&hint, &json!({ "ms": 20 })).await.unwrap();
    assert_eq!(hinted.status, 200, "{}", hinted.body);
    assert!(hinted.body.contains("\"reasons\":["), "{}", hinted.body);
    assert_eq!(other.post(&hint, &json!({ "ms": 20 })).await.unwrap().status, 409);
    let wish = json!({ "step": 10, "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }] });
    assert_eq!(duel.ann.post(&branch, &wish).await.unwrap().status, 409);

    assert!(duel.play(&mut rng, u64::MAX).await);
    let text = duel.ann.get(&record).await.unwrap().body;
    assert!(text.contains("secret: ") && !text.contains("seen-by"), "{text}");
    let thought = duel.ann.post(&analysis, &json!({ "step": 12, "ms": 20 })).await.unwrap();
    assert!(thought.status == 200 || thought.status == 409, "{}", thought.body);
    let played_on: TableAnswer = duel.ann.post(&branch, &wish).await.unwrap().read().unwrap();
    assert_eq!(played_on.table.origin.as_ref().unwrap().step, 10);
    // What was played here is not marked as read from a file.
    let history: History = duel.ann.get("/api/v1/history").await.unwrap().read().unwrap();
    assert!(history.tables.len() == 2 && history.tables.iter().all(|known| !known.table.imported));
    let import = json!({ "record": text, "step": 15, "seats": [{ "kind": "me" }, { "kind": "local" }] });
    let imported = duel.bob.sit("/api/v1/records", &import).await.unwrap();
    let mut screen = connect(&duel.bob, &imported.table.id).await;
    assert!(screen.acts());
    let action = screen.actions()[0].clone();
    assert!(matches!(screen.act("a", &action).await.unwrap(), ServerMessage::Accepted(_)));
    let bad = json!({ "record": "nonsense", "seats": [] });
    assert_eq!(duel.bob.post("/api/v1/records", &bad).await.unwrap().status, 422);
    let huge = json!({ "record": "x".repeat(600_000), "seats": [] });
    assert!(duel.bob.post("/api/v1/records", &huge).await.is_ok_and(|answer| answer.status == 413));
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_there_for_the_operator() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let mut rng = generator(6);
    duel.play(&mut rng, 10).await;
    let (actor, other) = if duel.first.acts() {
        (&mut duel.first, &mut duel.second)
    } else {
        (&mut duel.second, &mut duel.first)
    };
    play_one(actor, other, &mut rng).await;
    let nobody = Asker::new(server.address);
    assert_eq!(nobody.get("/healthz").await.unwrap().body, "alive\n");
    assert_eq!(nobody.get("/readyz").await.unwrap().body, "ready\n");
    let figures = nobody.get("/metrics").await.unwrap().body;
    for name in
        ["hexapod_steps", "hexapod_connections", "hexapod_tables_live", "hexapod_commit_seconds_bucket"]
    {
        assert!(figures.contains(name), "{name} is missing in\n{figures}");
    }
    assert!(nobody.get("/").await.unwrap().body.contains("Hexapod"));
}

/// Steps stay small on the wire, everything included: at most 400 bytes for a step and a seat in Termites and DominAnts.
#[tokio::test(flavor = "multi_thread")]
async fn steps_are_small_on_the_wire() {
    let server = Server::start().await;
    for game in hexapod_catalog::games().map(|game| game.info().id) {
        let mut duel = server.duel(game, None).await;
        let mut rng = generator(11);
        let before = duel.first.bytes + duel.second.bytes;
        duel.play(&mut rng, 200).await;
        let bytes = (duel.first.bytes + duel.second.bytes - before) / 2 / duel.first.step;
        // The others have no target of their own; this is what their first steps with their set-up take, and some room.
        let most = if ["termites", "dominants"].contains(&game) { 400 } else { 540 };
        assert!(bytes <= most, "{game}: {bytes} bytes for a step and a seat");
    }
}

#[test]
fn a_new_table_needs_no_more_than_game_and_seats() {
    let wish: NewTable =
        serde_json::from_str(r#"{"game":"anteater","seats":[{"kind":"me"},{"kind":"bot","level":3}]}"#)
            .unwrap();
    assert_eq!(wish.seats[1], SeatWish::Bot { level: 3 });
}
