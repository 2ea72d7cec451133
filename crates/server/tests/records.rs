//! Records from elsewhere: a finished game is a table to look back at.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, connect, table};
use hexapod_catalog::generator;
use hexapod_core::{ToMove, Viewer, Wish};
use hexapod_server::protocol::{
    ErrorAnswer, Fact, History, Holder, LogAnswer, Logged, ServerMessage, Status, TableAnswer, VerifyAnswer,
};
use serde_json::{Value as Json, json};

/// Returns the record of a whole random game.
fn finished(game: &str, seed: u64) -> String {
    let mut table = hexapod_catalog::game(game).unwrap().begin(&Wish::seats(2)).unwrap();
    let mut rng = generator(seed);
    while table.standing().to_move != ToMove::Over {
        if table.roll(&mut rng).is_none() {
            let legal = table.legal();
            let action = &legal[(hexapod_core::Rng::next_u64(&mut rng) % legal.len() as u64) as usize];
            table.submit(None, action).unwrap();
        }
    }
    let meta = table.meta_mut();
    meta.names = vec!["Cleo".into(), "Dan".into()];
    let seat = table.seats()[1];
    table.meta_mut().resigned.push(format!("{seat} 7"));
    table.record(Viewer::Referee)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_record_becomes_a_table_to_look_back_at() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for (seed, game) in ["anteater", "termites", "glory"].into_iter().enumerate() {
        let text = finished(game, seed as u64);
        let read = hexapod_core::Record::read(&text).unwrap();
        let steps = read.steps().len() as u64;
        let made = ann.post("/api/v1/records", &json!({ "record": text })).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.body);
        let made: TableAnswer = made.read().unwrap();
        let id = made.table.id;
        assert_eq!((made.table.status, made.table.step), (Status::Over, steps));
        assert!(made.table.result.is_some());
        let names: Vec<&str> = made
            .table
            .seats
            .iter()
            .map(|seat| match &seat.holder {
                Holder::Person { name, .. } => name.as_str(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(names, ["Cleo", "Dan"]);
        assert_eq!(made.table.seats[1].resigned, Some(7));
        // The record is the same, header and footer included.
        let record = ann.get(&format!("/api/v1/tables/{id}/record")).await.unwrap().body;
        assert_eq!(record, text);
        let replay: Json = ann
            .get(&format!("/api/v1/tables/{id}/replay?seat=everything&from=5&steps=20"))
            .await
            .unwrap()
            .read()
            .unwrap();
        assert_eq!(replay["frames"].as_array().unwrap().len(), 20);
        // Turns are counted from 1 and go on by one, however few steps are asked for.
        let turns = |replay: &Json| -> Vec<u64> {
            replay["frames"].as_array().unwrap().iter().map(|frame| frame["turn"].as_u64().unwrap()).collect()
        };
        let whole: Json =
            ann.get(&format!("/api/v1/tables/{id}/replay?seat=everything")).await.unwrap().read().unwrap();
        let (part, all) = (turns(&replay), turns(&whole));
        assert_eq!(part, all[5..25]);
        assert!(all[0] == 1 && all[all.len() - 1] > 1, "{all:?}");
        assert!(all.windows(2).all(|pair| pair[1] - pair[0] <= 1), "{all:?}");
        let log: LogAnswer = ann.get(&format!("/api/v1/tables/{id}/log")).await.unwrap().read().unwrap();
        assert!(matches!(&log.entries[7].what, Logged::Fact { fact: Fact::Resigned { .. } }));
        let mut watcher = connect(&server.person("Eve").await, &id).await;
        assert_eq!(watcher.to_move, "over");
        assert!(matches!(watcher.act("a", "pass").await.unwrap(), ServerMessage::Refused(_)));
        // Analysis, playing on, history: as of any finished game. There is nothing to verify.
        let ask = json!({ "step": steps - 1, "ms": 10 });
        let thought = ann.post(&format!("/api/v1/tables/{id}/analysis"), &ask).await.unwrap();
        assert!(thought.status == 200 || thought.body.contains("no-decision"), "{}", thought.body);
        let seats = json!([{ "kind": "me" }, { "kind": "local" }]);
        let wish = json!({ "step": 9, "seats": seats });
        let on: TableAnswer =
            ann.post(&format!("/api/v1/tables/{id}/branch"), &wish).await.unwrap().read().unwrap();
        assert_eq!(on.table.origin.unwrap().table, Some(id.clone()));
        let wish = json!({ "step": steps, "seats": seats });
        assert_eq!(ann.post(&format!("/api/v1/tables/{id}/branch"), &wish).await.unwrap().status, 422);
        let history: History = ann.get("/api/v1/history").await.unwrap().read().unwrap();
        // It is marked: who played it, and how, is only what the file says.
        assert!(history.tables.iter().any(|known| known.table.id == id && known.table.imported));
        let verify = ann.get(&format!("/api/v1/tables/{id}/verify")).await.unwrap();
        let error: ErrorAnswer = serde_json::from_str(&verify.body).unwrap();
        assert_eq!(error.error.code, "unverifiable");
    }
}

/// The dice of a game that was played at a served table can be checked on another server too.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_its_secret_is_verified_elsewhere() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    assert!(duel.play(&mut generator(4), u64::MAX).await);
    let text = duel.ann.get(&format!("/api/v1/tables/{}/record", duel.id)).await.unwrap().body;
    let other = Server::start().await;
    let zoe = other.person("Zoe").await;
    let made: TableAnswer =
        zoe.post("/api/v1/records", &json!({ "record": text })).await.unwrap().read().unwrap();
    let id = made.table.id;
    let verified: VerifyAnswer =
        zoe.get(&format!("/api/v1/tables/{id}/verify")).await.unwrap().read().unwrap();
    assert!(verified.agreed > 0 && verified.problems.is_empty(), "{verified:?}");
    let damaged = text.replacen("roll 1", "roll 2", 1);
    assert_ne!(damaged, text);
    // One other roll: either the rules refuse what follows, or the check finds it.
    let made = zoe.post("/api/v1/records", &json!({ "record": damaged })).await.unwrap();
    if made.status == 201 {
        let made: TableAnswer = made.read().unwrap();
        let path = format!("/api/v1/tables/{}/verify", made.table.id);
        let verified: VerifyAnswer = zoe.get(&path).await.unwrap().read().unwrap();
        assert!(!verified.problems.is_empty());
    }
    // It comes back after a restart like any other table.
    let folder = other.stop().await;
    let other = Server::start_in(folder, common::limits()).await;
    let zoe = hexapod_load::Asker { address: other.address, ..zoe };
    assert_eq!(table(&zoe, &id).await.table.status, Status::Over);
}
