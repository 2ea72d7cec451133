//! What a table offers besides steps: clocks, proposals, rematches, hints, talk, links; and what a host sees of it.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::Duration;

use common::{Duel, Server, connect, create, limits, play_one, table, until};
use hexapod_catalog::generator;
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::config::Limits;
use hexapod_server::limits::Rate;
use hexapod_server::protocol::{
    ClientMessage, ClockNow, ClockRules, ErrorAnswer, Fact, Holder, LogAnswer, Logged, NewTable, OnTimeout,
    SeatWish, ServerMessage, Status, TableAnswer, Terms, Wanted,
};
use hexapod_server::store::{Append, EntryRow, Store as _};
use serde_json::json;

fn clocked(clock: ClockRules) -> Option<Terms> {
    Some(Terms { clock, ..Terms::default() })
}

async fn clock(asker: &Asker, id: &str) -> ClockNow {
    let (_, welcome) = Connection::open(asker, id, "", Keep::Actions).await.unwrap();
    let ServerMessage::Welcome(welcome) = welcome else { panic!("no welcome") };
    welcome.clock.expect("no clock")
}

async fn facts(asker: &Asker, id: &str) -> Vec<Fact<String>> {
    let log: LogAnswer = asker.get(&format!("/api/v1/tables/{id}/log")).await.unwrap().read().unwrap();
    let fact = |what| if let Logged::Fact { fact } = what { Some(fact) } else { None };
    log.entries.into_iter().filter_map(|entry| fact(entry.what)).collect()
}

/// Lets everybody agree to something that the first person proposes.
async fn agreed(duel: &mut Duel, id: &str, what: Wanted) {
    let propose = ClientMessage::Propose { id: id.into(), what };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&propose).await.unwrap() else { panic!() };
    let vote = ClientMessage::Vote { id: format!("v{id}"), proposal, agree: true };
    assert!(matches!(duel.second.ask(&vote).await.unwrap(), ServerMessage::Accepted(_)));
    until(&mut duel.first, |message| matches!(message, ServerMessage::Decided { agreed: true, .. })).await;
}

/// Each kind of clock says what it should, and a pause stops it.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_all_kinds_run_and_stop_in_a_pause() {
    const MINUTE: u64 = 60_000;
    let server = Server::start().await;
    let cases = [
        (ClockRules::Step { seconds: 60 }, MINUTE, 0),
        (ClockRules::Game { seconds: 60, increment: 600 }, MINUTE, 10 * MINUTE),
        (ClockRules::Days { days: 2 }, 2 * 24 * 60 * MINUTE, 0),
    ];
    for (rules, full, bonus) in cases {
        let mut duel = server.duel("dominants", clocked(rules)).await;
        let mut rng = generator(1);
        let mover = duel.first.to_move.clone();
        let now = clock(&duel.ann, &duel.id).await;
        assert_eq!(now.running.as_deref(), Some(mover.as_str()));
        assert!(now.left[&mover] <= full && now.left[&mover] > full - MINUTE / 2, "{now:?}");
        let (actor, other) = if duel.first.acts() {
            (&mut duel.first, &mut duel.second)
        } else {
            (&mut duel.second, &mut duel.first)
        };
        play_one(actor, other, &mut rng).await;
        let now = clock(&duel.ann, &duel.id).await;
        let expected = full + bonus;
        assert!(
            now.left[&mover] <= expected && now.left[&mover] > expected - MINUTE / 2,
            "{rules:?} {now:?}"
        );
        agreed(&mut duel, "p", Wanted::Pause).await;
        let paused = clock(&duel.ann, &duel.id).await;
        assert_eq!(paused.running, None);
        tokio::time::sleep(Duration::from_millis(120)).await;
        assert_eq!(clock(&duel.ann, &duel.id).await, paused, "time runs in a pause");
        agreed(&mut duel, "r", Wanted::Resume).await;
        assert!(clock(&duel.ann, &duel.id).await.running.is_some());
        assert_eq!(facts(&duel.ann, &duel.id).await, [Fact::Started, Fact::Paused, Fact::Resumed]);
    }
    let duel = server.duel("dominants", None).await;
    let (_, welcome) = Connection::open(&duel.ann, &duel.id, "", Keep::Actions).await.unwrap();
    assert!(matches!(welcome, ServerMessage::Welcome(welcome) if welcome.clock.is_none()));
    for bad in [
        json!({ "kind": "step", "seconds": 1 }),
        json!({ "kind": "game", "seconds": 100_000, "increment": 0 }),
        json!({ "kind": "days", "days": 0 }),
    ] {
        let wish = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }], "terms": { "clock": bad } });
        let answer = duel.ann.post("/api/v1/tables", &wish).await.unwrap();
        let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, error.error.code.as_str()), (422, "bad-clock"));
    }
    for (bad, code) in [
        (json!({ "stand_in": 0 }), "bad-level"),
        (json!({ "stand_in": 6 }), "bad-level"),
        (json!({ "absence_hours": 0 }), "bad-absence"),
        (json!({ "absence_hours": 721 }), "bad-absence"),
    ] {
        let wish =
            json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }], "terms": bad });
        let answer = duel.ann.post("/api/v1/tables", &wish).await.unwrap();
        let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, error.error.code.as_str()), (422, code));
    }
}

/// Time runs while nobody is there and the table sleeps; then the seat resigns, if the terms say so.
#[tokio::test(flavor = "multi_thread")]
async fn a_sleeping_table_wakes_when_time_is_up_and_the_seat_resigns() {
    let server = Server::start_with(Limits { idle: Duration::from_millis(100), ..limits() }).await;
    let terms = Terms {
        clock: ClockRules::Game { seconds: 5, increment: 0 },
        on_timeout: OnTimeout::Resign,
        ..Terms::default()
    };
    let duel = server.duel("dominants", Some(terms)).await;
    let (id, ann, mover) = (duel.id.clone(), duel.ann.clone(), duel.first.to_move.clone());
    drop(duel);
    let (mut slept, mut stored) = (false, Vec::new());
    let row = server.store.table(id.clone()).await.unwrap().unwrap();
    for _ in 0..300 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        slept |= server.hall.live() == 0;
        stored = server.store.entries(row.key, 0).await.unwrap();
        if stored.len() > 3 {
            break;
        }
    }
    assert!(slept, "the table never slept");
    assert!(stored.len() > 3, "nothing happened when the time was up");
    let seat = mover.clone();
    let facts = facts(&ann, &id).await;
    assert!(facts.contains(&Fact::TimedOut { seat: seat.clone() }), "{facts:?}");
    assert!(facts.contains(&Fact::Resigned { seat: seat.clone() }), "{facts:?}");
    let answer = table(&ann, &id).await;
    assert!(answer.table.seats.iter().any(|known| known.seat == seat && known.resigned.is_some()));
}

/// A bot that has taken a person's place agrees to what that person was asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_to_somebody_who_leaves_is_answered_by_the_bot() {
    let server = Server::start().await;
    let mut duel = server.duel("termites", None).await;
    let pause = ClientMessage::Propose { id: "p".into(), what: Wanted::Pause };
    let ServerMessage::Proposed { .. } = duel.first.ask(&pause).await.unwrap() else { panic!() };
    let resign = ClientMessage::Resign { id: "r".into(), seat: duel.second.you[0].clone() };
    assert!(matches!(duel.second.ask(&resign).await.unwrap(), ServerMessage::Accepted(_)));
    until(&mut duel.first, |message| matches!(message, ServerMessage::Decided { agreed: true, .. })).await;
    assert_eq!(table(&duel.ann, &duel.id).await.table.status, Status::Paused);
}

/// A table keeps the version of the rules it was created with; so does its rematch. An unknown one is refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_its_version_of_the_rules() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let game = hexapod_catalog::game("glory").unwrap();
    let newest = game.info().newest();
    assert!(newest > 1);
    let new = |rules, option: serde_json::Value| NewTable {
        rules,
        options: option.as_object().cloned(),
        ..NewTable::new("glory", vec![SeatWish::Me, SeatWish::Bot { level: 1 }])
    };
    let post = async |wish: NewTable| ann.post("/api/v1/tables", &wish).await.unwrap();
    for rules in [None, Some(1), Some(newest)] {
        let made = ann.sit("/api/v1/tables", &new(rules, json!({}))).await.unwrap();
        assert_eq!(made.table.rules, rules.unwrap_or(newest));
        let mut connection = connect(&ann, &made.table.id).await;
        let end = ClientMessage::Propose { id: "end".into(), what: Wanted::Abandon };
        let answer = connection.ask(&end).await.unwrap();
        let path = format!("/api/v1/tables/{}/rematch", made.table.id);
        let again = ann.post(&path, &json!({})).await.unwrap();
        let again: TableAnswer = again.read().unwrap_or_else(|error| panic!("{answer:?} {error}"));
        assert_eq!(again.table.rules, made.table.rules, "a rematch keeps the version");
    }
    // What came with version 2 is no option of version 1.
    for (wish, code, field) in [
        (new(Some(1), json!({ "rally": 0 })), "bad-option", "rally"),
        (new(Some(99), json!({})), "bad-rules", "rules"),
    ] {
        let answer: ErrorAnswer = serde_json::from_str(&post(wish).await.body).unwrap();
        assert_eq!((answer.error.code.as_str(), answer.error.field.as_deref()), (code, Some(field)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_moves_everybody_one_seat_further() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: Some("Ben".into()) }, SeatWish::Bot { level: 1 }];
    let made = create(&ann, "anteater", seats, None).await;
    let path = format!("/api/v1/tables/{}/rematch", made.table.id);
    assert_eq!(ann.post(&path, &json!({})).await.unwrap().status, 409, "the game is on");
    let mut screen = connect(&ann, &made.table.id).await;
    let abandon = ClientMessage::Propose { id: "a".into(), what: Wanted::Abandon };
    assert!(matches!(screen.ask(&abandon).await.unwrap(), ServerMessage::Accepted(_)));
    let eve = server.person("Eve").await;
    assert_eq!(eve.post(&path, &json!({})).await.unwrap().status, 403);
    let rematch: TableAnswer = ann.post(&path, &json!({})).await.unwrap().read().unwrap();
    let who = |answer: &TableAnswer| -> Vec<String> {
        let seats = answer.table.seats.iter();
        seats
            .map(|seat| match &seat.holder {
                Holder::Person { name, .. } => name.clone(),
                Holder::Bot { level } => format!("bot {level}"),
                other => panic!("{other:?}"),
            })
            .collect()
    };
    assert_eq!(who(&rematch), ["bot 1", "Ann", "Ben"]);
    let told = until(
        &mut screen,
        |message| matches!(message, ServerMessage::Table { table } if table.rematch.is_some()),
    );
    let ServerMessage::Table { table } = told.await else { panic!() };
    assert_eq!(table.rematch, Some(rematch.table.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_need_terms_and_a_seat_and_links_let_anybody_watch() {
    let server = Server::start().await;
    let duel = server.duel("anteater", None).await;
    let hint = format!("/api/v1/tables/{}/hint", duel.id);
    let mover = if duel.first.acts() { &duel.ann } else { &duel.bob };
    let answer = mover.post(&hint, &json!({ "ms": 5 })).await.unwrap();
    assert!(answer.status == 403 && answer.body.contains("no-hints"), "{}", answer.body);
    let terms = Terms { hints: true, ..Terms::default() };
    let duel = server.duel("anteater", Some(terms)).await;
    let hint = format!("/api/v1/tables/{}/hint", duel.id);
    let eve = server.person("Eve").await;
    assert_eq!(eve.post(&hint, &json!({ "ms": 5 })).await.unwrap().status, 409);
    assert_eq!(Asker::new(server.address).post(&hint, &json!({ "ms": 5 })).await.unwrap().status, 401);
    // The watch link opens the table for anyone who has it; the join link is for those who belong there.
    let answer = table(&Asker::new(server.address), &duel.id).await;
    assert!(answer.watch_link.ends_with(&format!("/t/{}", duel.id)) && answer.join_link.is_none());
    assert!(table(&duel.bob, &duel.id).await.join_link.is_some());
    let watcher = connect(&Asker::new(server.address), &duel.id).await;
    assert!(watcher.you.is_empty() && watcher.actions().is_empty() && !watcher.view.is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_without_a_pause() {
    let server = Server::start_with(Limits { talk: Rate::new(0.0, 3.0), ..limits() }).await;
    let mut duel = server.duel("anteater", None).await;
    for line in 0..3 {
        let chat = ClientMessage::Chat { id: format!("c{line}"), text: "hello".into() };
        assert!(matches!(duel.first.ask(&chat).await.unwrap(), ServerMessage::Accepted(_)));
    }
    let react = ClientMessage::React { id: "r".into(), what: "clap".into() };
    let ServerMessage::Refused(refusal) = duel.first.ask(&react).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "slow-down");
    // A new connection is no fresh start.
    let mut again = connect(&duel.ann, &duel.id).await;
    let ServerMessage::Refused(refusal) = again.ask(&react).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "slow-down");
    // The game is not slowed down by that, nor is anybody else.
    let chat = ClientMessage::Chat { id: "c".into(), text: "hello".into() };
    assert!(matches!(duel.second.ask(&chat).await.unwrap(), ServerMessage::Accepted(_)));
}

/// Two servers over one file: the number decides, and the slower one receives the new entries.
#[tokio::test(flavor = "multi_thread")]
async fn between_two_servers_the_first_wins_and_the_other_reads_again() {
    let folder = tempfile::tempdir().unwrap();
    let one = Server::start_at(folder.path(), limits()).await;
    let two = Server::start_at(folder.path(), limits()).await;
    let ann = one.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: None }];
    let id = create(&ann, "dominants", seats, None).await.table.id;
    let mut here = connect(&ann, &id).await;
    let mut there = connect(&Asker { address: two.address, ..ann.clone() }, &id).await;
    for round in 0..10 {
        let actions = here.actions();
        let (mine, theirs) = (&actions[0], &actions[actions.len() - 1]);
        assert!(matches!(here.act(&format!("a{round}"), mine).await.unwrap(), ServerMessage::Accepted(_)));
        let answer = there.act(&format!("b{round}"), theirs).await.unwrap();
        assert!(matches!(answer, ServerMessage::Stale { .. }), "{answer:?}");
        assert_eq!((here.number, here.step), (there.number, there.step));
        assert!(here.view == there.view);
        std::mem::swap(&mut here, &mut there);
    }
}

/// A table whose rules this program does not know says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_under_other_rules_is_refused_with_a_sentence() {
    let server = Server::start_with(Limits { idle: Duration::from_millis(50), ..limits() }).await;
    let ann = server.person("Ann").await;
    let id = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await.table.id;
    while server.hall.live() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let url = format!("sqlite://{}", server.folder.as_ref().unwrap().path().join("test.sqlite").display());
    let mut other = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("UPDATE tables SET rules = 99").execute(&mut other).await.unwrap();
    let answer = ann.get(&format!("/api/v1/tables/{id}")).await.unwrap();
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("version 99 of the rules"), "{}", answer.body);
}

/// A log that names a seat which is not there closes the table with a sentence; no other seat resigns instead.
#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_seat_in_the_log_is_said_and_changes_nothing() {
    let server = Server::start_with(Limits { idle: Duration::from_millis(50), ..limits() }).await;
    let duel = server.duel("anteater", None).await;
    let (id, ann) = (duel.id.clone(), duel.ann.clone());
    drop(duel);
    while server.hall.live() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let key = server.store.table(id.clone()).await.unwrap().unwrap().key;
    let number = server.store.entries(key, 0).await.unwrap().len() as u64 + 1;
    let text = r#"{"fact":"resigned","seat":"X9"}"#.into();
    let kind = "fact".into();
    let entry = EntryRow { number, kind, seat: -1, text, draw: None, client: None, at: 1 };
    server.store.append(Append { table: key, entries: vec![entry], change: None }).await.unwrap();
    for _ in 0..2 {
        let answer = ann.get(&format!("/api/v1/tables/{id}")).await.unwrap();
        let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, error.error.code.as_str()), (500, "damaged-table"));
        assert!(error.error.sentence.contains("names the seat `X9`"), "{}", error.error.sentence);
    }
    assert!(Connection::open(&ann, &id, "", Keep::Everything).await.is_err());
}

/// Whatever the game, its seats and its length: who comes back gets at most 12 KiB.
#[tokio::test(flavor = "multi_thread")]
async fn coming_back_stays_small_with_all_seats_and_at_any_time() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for game in hexapod_catalog::games() {
        let info = game.info();
        let most = *info.seats.end();
        let mut seats = vec![SeatWish::Me];
        seats.resize(most, SeatWish::Local { name: None });
        let id = create(&ann, info.id, seats, None).await.table.id;
        let mut screen = connect(&ann, &id).await;
        let mut rng = generator(9);
        let mut largest = 0;
        while screen.to_move != "over" && screen.step < 1200 {
            if screen.actions().is_empty() {
                let (face, seat) = (format!("f{}", screen.number), Some(screen.to_move.clone()));
                screen.ask(&ClientMessage::Face { id: face, seat }).await.unwrap();
            }
            let action = screen.pick(hexapod_core::Rng::next_u64(&mut rng)).unwrap();
            let name = format!("a{}", screen.number);
            let answer = screen.act(&name, &action).await.unwrap();
            assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
            if screen.step % 50 < 2 {
                let since = screen.number.saturating_sub(40);
                let query = format!("?since={since}&words=1");
                let (back, _) = Connection::open(&ann, &id, &query, Keep::Everything).await.unwrap();
                largest = largest.max(back.bytes);
            }
        }
        assert!(largest > 0 && largest <= 12 * 1024, "{}: {largest} bytes", info.id);
    }
}

/// The page about the API names every resource and every message there is.
#[test]
fn the_page_about_the_api_is_complete() {
    let page = include_str!("../../../docs/api.md");
    let router = include_str!("../src/app.rs");
    let routes = router.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let named = |route: &str| {
        let shown = route.replace("{id}", "ID").replace("{seat}", "SEAT").replace("{game}", "GAME");
        let shown = shown.replace("{ruling}", "R12").replace("{example}", "T12").replace("{who}", "WHO");
        let shown = shown.replace("{lesson}", "goal").replace("{puzzle}", "PUZZLE");
        page.contains(&format!("{shown}`"))
            || page.contains(&format!("{shown}?"))
            || page.contains(&format!("{shown} "))
    };
    let operator = ["/healthz", "/readyz", "/metrics"];
    let missing: Vec<&str> = routes.filter(|route| !operator.contains(route) && !named(route)).collect();
    assert!(missing.is_empty(), "docs/api.md does not name {missing:?}");
    let types = hexapod_server::protocol::typescript();
    let messages = types.split("export type ").filter(|text| {
        text.starts_with("ClientMessage") || text.starts_with("ServerMessage") || text.starts_with("Wanted")
    });
    for message in messages {
        for kind in message.split("\"kind\": \"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("`{kind}`")), "docs/api.md does not name the message {kind}");
        }
    }
}
