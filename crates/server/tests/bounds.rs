//! What one address cannot take from the others: thinking, the log, the workers.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::Duration;

use common::{Server, connect, create, limits, table, until};
use hexapod_load::Asker;
use hexapod_server::config::Limits;
use hexapod_server::protocol::{
    ClientMessage, Fact, LogAnswer, Logged, SeatWish, ServerMessage, Status, Terms,
};
use hexapod_server::store::{Append, EntryRow, Store as _};
use serde_json::json;

fn bots(level: u8) -> Vec<SeatWish> {
    vec![SeatWish::Bot { level }, SeatWish::Bot { level }]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_are_few() {
    let few = Limits { bot_tables_per_address: 2, bot_pace: Duration::from_secs(60), ..limits() };
    let server = Server::start_with(few).await;
    let ann = server.person("Ann").await;
    let wish = json!({ "game": "anteater", "seats": [{ "kind": "bot", "level": 5 }, { "kind": "bot", "level": 5 }] });
    let statuses = [
        ann.post("/api/v1/tables", &wish).await.unwrap().status,
        ann.post("/api/v1/tables", &wish).await.unwrap().status,
        ann.post("/api/v1/tables", &wish).await.unwrap().status,
    ];
    assert_eq!(statuses, [201, 201, 429]);
    // Nor by changing the last seat of a table that waits.
    let terms = Terms { auto_start: false, ..Terms::default() };
    let made = create(&ann, "anteater", vec![SeatWish::Bot { level: 5 }, SeatWish::Me], Some(terms)).await;
    let at = format!("/api/v1/tables/{}", made.table.id);
    let seat = &made.table.seats[1].seat;
    let bot = json!({ "wish": { "kind": "bot", "level": 5 } }).to_string();
    let changed = ann.request("PUT", &format!("{at}/seats/{seat}"), &[], Some(&bot)).await.unwrap();
    assert_eq!(changed.status, 200, "{}", changed.body);
    assert_eq!(ann.post(&format!("{at}/start"), &json!({})).await.unwrap().status, 429);
    // A table with a person is another matter.
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    assert_eq!(create(&ann, "anteater", seats, None).await.table.status, Status::Playing);
}

/// Bots do not play for nobody: they rest while nobody looks, and after a while their game ends.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_for_watchers_only() {
    let soon = Limits { idle: Duration::from_millis(300), ..limits() };
    let server = Server::start_with(soon).await;
    let ann = server.person("Ann").await;
    let id = create(&ann, "glory", bots(1), None).await.table.id;
    let mut watcher = connect(&ann, &id).await;
    until(&mut watcher, |message| matches!(message, ServerMessage::Update(update) if update.step > 5)).await;
    drop(watcher);
    let ended = async {
        // Looking too often would keep the table awake.
        while table(&ann, &id).await.table.status != Status::Abandoned {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ended).await.expect("the game of bots goes on");
    // Its place is free again.
    assert_eq!(create(&ann, "glory", bots(1), None).await.table.status, Status::Playing);
}

/// Games that people have given up are played to their end at few tables; the others are like games of bots.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_were_given_up_are_few() {
    let few = Limits {
        bot_tables_per_address: 1,
        bot_pace: Duration::from_secs(60),
        idle: Duration::from_millis(300),
        ..limits()
    };
    let server = Server::start_with(few).await;
    let ann = server.person("Ann").await;
    let mut given_up = Vec::new();
    for _ in 0..2 {
        let made = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Bot { level: 1 }], None).await;
        let mut own = connect(&ann, &made.table.id).await;
        let resign = ClientMessage::Resign { id: "r".into(), seat: made.you[0].clone() };
        assert!(matches!(own.ask(&resign).await.unwrap(), ServerMessage::Accepted(_)));
        given_up.push(made.table.id);
    }
    for (id, end) in given_up.iter().zip([Status::Over, Status::Abandoned]) {
        let ended = async {
            loop {
                let status = table(&ann, id).await.table.status;
                if [Status::Over, Status::Abandoned].contains(&status) {
                    break status;
                }
                // Looking too often would keep the table awake.
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        };
        let ended = tokio::time::timeout(Duration::from_secs(60), ended).await.expect("the game goes on");
        assert_eq!(ended, end);
    }
}

/// Nobody gets a table with more entries than can be played again quickly.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_bounded() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: None }];
    let id =
        create(&ann, "dominants", seats, Some(Terms { practice: true, ..Terms::default() })).await.table.id;
    let mut screen = connect(&ann, &id).await;
    let row = server.store.table(id.clone()).await.unwrap().unwrap();
    let (number, step) = (screen.number, screen.step);
    let action = screen.actions()[0].clone();
    screen.act("first", &action).await.unwrap();
    let played = server.store.entries(row.key, number).await.unwrap();
    let (seat, next) = (played[0].seat, screen.number + 1);
    assert_eq!(played.len(), 1, "no draw follows the first action");
    drop(screen);
    // Written into the store as a client would write them one by one.
    let entry = |number: u64, kind: &'static str, text: String| EntryRow {
        number,
        kind: kind.into(),
        seat,
        text,
        draw: None,
        client: None,
        at: 1,
    };
    let mut entries = Vec::new();
    for number in next..hexapod_table::MAX_ENTRIES {
        let is_undo = entries.len() % 2 == 0;
        entries.push(if is_undo {
            entry(number, "undo", step.to_string())
        } else {
            entry(number, "step", action.clone())
        });
    }
    if entries.len() % 2 == 1 {
        entries.pop();
    }
    server.store.append(Append { table: row.key, entries, change: None }).await.unwrap();
    let folder = server.stop().await;

    let server = Server::start_in(folder, limits()).await;
    let ann = Asker { address: server.address, ..ann };
    let mut screen = connect(&ann, &id).await;
    let mut refused = None;
    for round in 0..20 {
        let to = screen.step - 1;
        let undo = ClientMessage::Undo { id: format!("u{round}"), number: screen.number, to };
        match screen.ask(&undo).await.unwrap() {
            ServerMessage::Accepted(_) => {}
            ServerMessage::Refused(refusal) => {
                refused = Some(refusal.problem);
                break;
            }
            other => panic!("{other:?}"),
        }
        let action = screen.actions()[0].clone();
        let answer = screen.act(&format!("a{round}"), &action).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
    }
    let refused = refused.expect("the log goes on and on");
    assert_eq!(refused.code, "log-full");
    assert!(screen.number <= hexapod_table::MAX_ENTRIES + 2, "{}", screen.number);
    // The game itself goes on.
    let action = screen.actions()[0].clone();
    assert!(matches!(screen.act("on", &action).await.unwrap(), ServerMessage::Accepted(_)));
    // Any part of the log is read, and reads the same as from the beginning.
    let log = async |since: u64| -> LogAnswer {
        ann.get(&format!("/api/v1/tables/{id}/log?since={since}")).await.unwrap().read().unwrap()
    };
    let (mut whole, mut since) = (Vec::new(), 0);
    loop {
        let page = log(since).await;
        let Some(last) = page.entries.last() else { break };
        since = last.number;
        whole.extend(page.entries);
    }
    assert_eq!(whole.len() as u64, screen.number);
    for since in [0, 3, 500, 1001, screen.number - 30, screen.number - 1] {
        let page = log(since).await;
        let first = page.entries.first().unwrap();
        assert_eq!(first.number, since + 1);
        for entry in &page.entries {
            assert_eq!(json!(entry), json!(whole[entry.number as usize - 1]));
        }
    }
    assert!(matches!(whole[0].what, Logged::Fact { fact: Fact::Started }));
}

/// The same at a table where steps were taken back here and there, of both kinds of answers.
#[tokio::test(flavor = "multi_thread")]
async fn any_part_of_a_log_reads_the_same() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for game in ["anteater", "dominants"] {
        let seats = vec![SeatWish::Me, SeatWish::Local { name: None }];
        let terms = Terms { practice: true, ..Terms::default() };
        let id = create(&ann, game, seats, Some(terms)).await.table.id;
        let mut screen = connect(&ann, &id).await;
        let mut told = Vec::new();
        for round in 0..120_u64 {
            let message = match round % 9 {
                7 => {
                    ClientMessage::Undo { id: round.to_string(), number: screen.number, to: screen.step / 2 }
                }
                8 => ClientMessage::Redo { id: round.to_string(), number: screen.number, wait: 0 },
                _ => {
                    let actions = screen.actions();
                    let Some(text) = actions.get(round as usize * 7 % actions.len().max(1)).cloned() else {
                        break;
                    };
                    ClientMessage::Act { id: round.to_string(), number: screen.number, text, wait: 0 }
                }
            };
            screen.ask(&message).await.unwrap();
            told.push(screen.number);
        }
        let log = async |since: u64| -> LogAnswer {
            ann.get(&format!("/api/v1/tables/{id}/log?since={since}")).await.unwrap().read().unwrap()
        };
        let whole = log(0).await.entries;
        assert_eq!(whole.len() as u64, screen.number, "{game}");
        assert!(
            whole.iter().any(|entry| matches!(entry.what, Logged::Undo { .. })),
            "{game}: {}",
            whole.len()
        );
        for since in (0..screen.number).step_by(5) {
            assert_eq!(
                json!(log(since).await.entries),
                json!(whole[since as usize..]),
                "{game} after {since}"
            );
        }
    }
}
