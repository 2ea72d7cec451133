//! What is sent twice is done once, also if the server has restarted in between; of two who want one seat, one gets it.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, connect, create, limits, table};
use hexapod_load::{Answer, Asker};
use hexapod_server::protocol::{
    ClientMessage, ErrorAnswer, IdentityMade, Joined, Lobby, SeatToken, SeatWish, ServerMessage, SetAnswer,
    TableAnswer, Terms, Welcome,
};
use serde_json::{Value as Json, json};

async fn post(asker: &Asker, path: &str, key: &str, body: &Json) -> Answer {
    let headers = [("Idempotency-Key", key)];
    asker.request("POST", path, &headers, Some(&body.to_string())).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_with_its_key_is_done_once() {
    let mut server = Server::start().await;
    let (mut ann, mut bob) = (server.person("Ann").await, server.person("Bob").await);
    let new = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }],
                      "terms": { "public": true } });
    let mut seen: Vec<(String, String, String, String, String)> = Vec::new();
    // Twice on one server, once more after a restart.
    for round in 0..3 {
        if round == 2 {
            server = Server::start_in(server.stop().await, limits()).await;
            (ann.address, bob.address) = (server.address, server.address);
        }
        let made: TableAnswer =
            post(&ann, "/api/v1/tables", "create-a-table-once", &new).await.read().unwrap();
        let at = format!("/api/v1/tables/{}", made.table.id);
        let joined: Joined =
            post(&bob, &format!("{at}/join"), "join-the-table-once", &json!({})).await.read().unwrap();
        let token =
            post(&bob, &format!("{at}/seats/{}/token", joined.seat), "make-a-token-once", &json!({})).await;
        let data = bob.get("/api/v1/games/termites/data").await.unwrap().body;
        let set = json!({ "game": "termites", "title": "Mine", "data": data });
        let set: SetAnswer = post(&bob, "/api/v1/sets", "keep-a-set-only-once", &set).await.read().unwrap();
        let nobody = Asker::new(server.address);
        let cyd: IdentityMade =
            post(&nobody, "/api/v1/identity", "say-my-name-just-once", &json!({ "name": "Cyd" }))
                .await
                .read()
                .unwrap();
        if let Ok(token) = token.read::<SeatToken>() {
            seen.push((made.table.id, joined.seat, token.token, set.set.id, cyd.identity.id));
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(seen.iter().all(|round| *round == seen[0]), "{seen:?}");
    let lobby: Lobby = bob.get("/api/v1/lobby").await.unwrap().read().unwrap();
    assert_eq!(lobby.tables.len(), 1);
    let free = lobby.tables[0].names.iter().filter(|name| name.is_none()).count();
    assert_eq!(free, 1, "joining twice takes one seat");
    // Another key, or another person, is another request.
    let other: TableAnswer = post(&ann, "/api/v1/tables", "create-a-table-twice", &new).await.read().unwrap();
    let of_bob: TableAnswer = post(&bob, "/api/v1/tables", "create-a-table-once", &new).await.read().unwrap();
    assert!(other.table.id != seen[0].0 && of_bob.table.id != seen[0].0);
    assert_eq!(post(&ann, "/api/v1/tables", "short", &new).await.status, 422);
}

/// A claim whose answer was lost is sent again, and is answered with the token that holds.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_is_answered_again() {
    let server = Server::start().await;
    let duel = server.duel("anteater", None).await;
    let seat = duel.second.you[0].clone();
    let at = format!("/api/v1/tables/{}", duel.id);
    let token: SeatToken =
        duel.bob.post(&format!("{at}/seats/{seat}/token"), &json!({})).await.unwrap().read().unwrap();
    let phone = server.person("Phone").await;
    let claim = json!({ "token": token.token });
    let first: Joined =
        post(&phone, &format!("{at}/claim"), "claim-the-seat-once", &claim).await.read().unwrap();
    let again: Joined =
        post(&phone, &format!("{at}/claim"), "claim-the-seat-once", &claim).await.read().unwrap();
    assert_eq!((first.seat, first.token), (again.seat, again.token));
}

/// The same line after a restart, and after so many others that the table has forgotten the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_is_said_once() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let say = |id: &str| ClientMessage::Chat { id: id.into(), text: format!("Line {id}.") };
    for id in 0..300 {
        let answer = duel.first.ask(&say(&id.to_string())).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
    }
    assert!(matches!(duel.first.ask(&say("0")).await.unwrap(), ServerMessage::Accepted(_)));
    let server = Server::start_in(server.stop().await, limits()).await;
    let ann = Asker { address: server.address, ..duel.ann };
    let mut back = connect(&ann, &duel.id).await;
    for id in ["299", "7"] {
        assert!(matches!(back.ask(&say(id)).await.unwrap(), ServerMessage::Accepted(_)));
    }
    let (_, welcome) =
        hexapod_load::Connection::open(&ann, &duel.id, "", hexapod_load::Keep::Everything).await.unwrap();
    let ServerMessage::Welcome(welcome) = welcome else { panic!() };
    let Welcome { chat, .. } = *welcome;
    let last: Vec<u64> = chat.iter().map(|line| line.line).collect();
    assert_eq!(last, (271..=300).collect::<Vec<_>>());
}

/// Two processes on one database: the seat goes to the first, and the second one's person is told no.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) =
        (Server::start_at(folder.path(), limits()).await, Server::start_at(folder.path(), limits()).await);
    let ann = one.person("Ann").await;
    let terms = Terms { auto_start: false, ..Terms::default() };
    let id = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], Some(terms)).await.table.id;
    let (bob, cyd) = (one.person("Bob").await, two.person("Cyd").await);
    let at = format!("/api/v1/tables/{id}");
    // Both processes have the table in memory, with a free seat.
    assert!(table(&cyd, &id).await.you.is_empty());
    let _: Joined = bob.post(&format!("{at}/join"), &json!({})).await.unwrap().read().unwrap();
    let late = cyd.post(&format!("{at}/join"), &json!({})).await.unwrap();
    assert_eq!(late.status, 409, "{}", late.body);
    let error: ErrorAnswer = serde_json::from_str(&late.body).unwrap();
    assert_eq!(error.error.code, "table-changed");
    let shown = table(&cyd, &id).await;
    assert!(shown.you.is_empty());
    assert!(json!(shown.table.seats).to_string().contains("Bob"), "the other process shows who came first");
}
