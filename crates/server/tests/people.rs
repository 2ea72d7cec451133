//! Who may come and who may not: bans, sessions, names that look alike, seats for the link.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::Duration;

use common::{Server, connect, create, limits, table, until};
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::config::Limits;
use hexapod_server::protocol::{
    Bans, ClientMessage, ErrorAnswer, Identity, IdentityMade, Joined, SeatWish, ServerMessage, Status, Terms,
};
use hexapod_server::store::{Store as _, WHOLE_SERVER};
use serde_json::json;

async fn id_of(asker: &Asker) -> String {
    let identity: Identity = asker.get("/api/v1/identity").await.unwrap().read().unwrap();
    identity.id
}

fn code(body: &str) -> String {
    serde_json::from_str::<ErrorAnswer>(body).unwrap().error.code
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_of_a_table_removes_people() {
    let server = Server::start().await;
    let (ann, bob, cyd) =
        (server.person("Ann").await, server.person("Bob").await, server.person("Cyd").await);
    let terms = Terms { public: true, auto_start: false, ..Terms::default() };
    let id = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], Some(terms)).await.table.id;
    let at = |rest: &str| format!("/api/v1/tables/{id}{rest}");
    let _: Joined = bob.post(&at("/join"), &json!({})).await.unwrap().read().unwrap();
    let mut watching = connect(&bob, &id).await;
    let ban = json!({ "who": id_of(&bob).await });
    assert_eq!(cyd.post(&at("/bans"), &ban).await.unwrap().status, 403);
    assert_eq!(ann.post(&at("/bans"), &json!({ "who": "nobody" })).await.unwrap().status, 422);
    assert_eq!(ann.post(&at("/bans"), &json!({ "who": id_of(&ann).await })).await.unwrap().status, 409);
    for _ in 0..2 {
        assert_eq!(ann.post(&at("/bans"), &ban).await.unwrap().status, 204);
    }
    // Bob is told, loses the seat and the connection, and does not come back.
    until(&mut watching, |message| matches!(message, ServerMessage::Notice { code, .. } if code == "banned"))
        .await;
    while watching.next().await.is_ok() {}
    let refused = bob.get(&at("")).await.unwrap();
    assert_eq!((refused.status, code(&refused.body).as_str()), (403, "banned"));
    let seats = table(&cyd, &id).await.table.seats;
    assert!(seats.iter().any(|seat| seat.holder == hexapod_server::protocol::Holder::Open), "{seats:?}");
    assert!(Connection::open(&bob, &id, "", Keep::Everything).await.is_err());
    let refused = bob.post(&at("/join"), &json!({})).await.unwrap();
    assert_eq!((refused.status, code(&refused.body).as_str()), (403, "banned"));
    let bans: Bans = ann.get(&at("/bans")).await.unwrap().read().unwrap();
    assert_eq!(bans.people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Bob"]);
    assert_eq!(bob.get(&at("/bans")).await.unwrap().status, 403);
    // The ban outlasts the server.
    let server = Server::start_in(server.stop().await, limits()).await;
    let [ann, bob, cyd] = [ann, bob, cyd].map(|asker| Asker { address: server.address, ..asker });
    assert_eq!(bob.post(&at("/join"), &json!({})).await.unwrap().status, 403);
    let lifted =
        ann.request("DELETE", &at(&format!("/bans/{}", id_of(&bob).await)), &[], None).await.unwrap();
    assert_eq!(lifted.status, 204);
    bob.sit(&at("/join"), &json!({})).await.unwrap();
    // Who plays cannot be removed; who only watches can.
    assert_eq!(ann.post(&at("/start"), &json!({})).await.unwrap().status, 200);
    let refused = ann.post(&at("/bans"), &ban).await.unwrap();
    assert_eq!((refused.status, code(&refused.body).as_str()), (409, "plays"));
    let mut watching = connect(&cyd, &id).await;
    assert_eq!(ann.post(&at("/bans"), &json!({ "who": id_of(&cyd).await })).await.unwrap().status, 204);
    while watching.next().await.is_ok() {}
    assert!(connect(&bob, &id).await.acts() || table(&bob, &id).await.table.status == Status::Playing);
}

/// The host of the server bans by a command; the running server hears of it by itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_of_the_server_bans_people() {
    let server = Server::start_with(Limits { alive: Duration::from_millis(50), ..limits() }).await;
    let mut duel = server.duel("anteater", None).await;
    let person = server.store.identity_by_id(id_of(&duel.bob).await).await.unwrap().unwrap();
    server.store.set_ban(WHOLE_SERVER, person.key, Some(1)).await.unwrap();
    until(
        &mut duel.second,
        |message| matches!(message, ServerMessage::Notice { code, .. } if code == "banned"),
    )
    .await;
    let refused = duel.bob.get("/api/v1/history").await.unwrap();
    assert_eq!((refused.status, code(&refused.body).as_str()), (403, "banned"));
    assert_eq!(duel.ann.get("/api/v1/history").await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_can_be_voided() {
    let server = Server::start().await;
    let duel = server.duel("anteater", None).await;
    let renewed = duel.bob.post("/api/v1/identity/renew", &json!({})).await.unwrap();
    assert!(renewed.header("set-cookie").unwrap().starts_with("hexapod="));
    let made: IdentityMade = renewed.read().unwrap();
    let new = Asker { secret: made.secret, ..duel.bob.clone() };
    // The answer may have been lost: the old one still holds.
    assert_eq!(duel.bob.get("/api/v1/identity").await.unwrap().status, 200);
    let mut stolen = duel.second;
    assert_eq!(new.request("DELETE", "/api/v1/identity/others", &[], None).await.unwrap().status, 204);
    while stolen.next().await.is_ok() {}
    assert_eq!(duel.bob.get("/api/v1/identity").await.unwrap().status, 204, "the old secret is nobody's");
    assert_eq!(table(&new, &duel.id).await.you.len(), 1);
    assert_eq!(new.request("DELETE", "/api/v1/identity", &[], None).await.unwrap().status, 204);
    assert_eq!(new.get("/api/v1/history").await.unwrap().status, 401);
    assert_eq!(duel.ann.get("/api/v1/history").await.unwrap().status, 200);
}

/// With https the cookie belongs to this host alone, and pages that came over http are strangers.
#[tokio::test(flavor = "multi_thread")]
async fn with_https_the_cookie_is_safe() {
    let server =
        Server::start_with(Limits { public_url: "https://play.example.org".into(), ..limits() }).await;
    let nobody = Asker::new(server.address);
    let made = nobody.post("/api/v1/identity", &json!({ "name": "Ann" })).await.unwrap();
    let cookie = made.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-hexapod=") && cookie.contains("; Secure"), "{cookie}");
    let secret = made.read::<IdentityMade>().unwrap().secret.unwrap();
    // A cookie under the old name, which a neighbour could set, counts for nothing but getting the new one.
    let old = format!("hexapod={secret}");
    let cookie = [("Cookie", old.as_str())];
    let with_old = |path: &'static str| nobody.request("GET", path, &cookie, None);
    assert_eq!(with_old("/api/v1/history").await.unwrap().status, 401);
    let upgraded = with_old("/api/v1/identity").await.unwrap();
    assert!(
        upgraded.status == 200
            && upgraded.headers.iter().any(|(_, value)| value.starts_with("__Host-hexapod="))
    );
    let host = server.address.to_string();
    for (origin, status) in [
        ("https://play.example.org".to_owned(), 201),
        (format!("https://{host}"), 201),
        (format!("http://{host}"), 403),
        ("https://evil.example".to_owned(), 403),
    ] {
        let body = json!({ "name": "Ann" }).to_string();
        let answer =
            nobody.request("POST", "/api/v1/identity", &[("Origin", &origin)], Some(&body)).await.unwrap();
        assert_eq!(answer.status, status, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_with_like_names_are_told_apart() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let terms = Terms { public: true, auto_start: false, ..Terms::default() };
    let seats = vec![SeatWish::Me, SeatWish::Open, SeatWish::Open];
    let id = create(&ann, "anteater", seats, Some(terms)).await.table.id;
    // The first letter is a Cyrillic one, and the second name has a mark that cannot be seen.
    let (other, third) = (server.person("Аnn").await, server.person("A\u{200b}nn").await);
    for person in [&other, &third] {
        let _: Joined =
            person.post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap().read().unwrap();
    }
    let names: Vec<String> = table(&ann, &id)
        .await
        .table
        .seats
        .into_iter()
        .map(|seat| match seat.holder {
            hexapod_server::protocol::Holder::Person { name, .. } => name,
            _ => panic!(),
        })
        .collect();
    assert_eq!(names, ["Ann", "Аnn (2)", "Ann (3)"]);
    // A watcher does not talk as a player.
    let mut watcher = connect(&server.person("ANN").await, &id).await;
    watcher.send(&ClientMessage::Chat { id: "c".into(), text: "I resign.".into() }).await.unwrap();
    let said = until(&mut watcher, |message| matches!(message, ServerMessage::Chat(_))).await;
    let ServerMessage::Chat(line) = said else { panic!() };
    assert_eq!((line.from.name.as_str(), line.from.seat), ("ANN (4)", None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_for_the_link_stays_one() {
    let server = Server::start().await;
    let (ann, bob, cyd) =
        (server.person("Ann").await, server.person("Bob").await, server.person("Cyd").await);
    let terms = Terms { public: true, auto_start: false, ..Terms::default() };
    let made = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Link], Some(terms)).await;
    let at = |rest: &str| format!("/api/v1/tables/{}{rest}", made.table.id);
    let key = made.join_link.unwrap().rsplit('=').next().unwrap().to_owned();
    let joined: Joined = bob.post(&at("/join"), &json!({ "key": key })).await.unwrap().read().unwrap();
    assert_eq!(bob.post(&at("/leave"), &json!({ "seat": joined.seat })).await.unwrap().status, 200);
    assert_eq!(cyd.post(&at("/join"), &json!({})).await.unwrap().status, 409);
    assert_eq!(cyd.post(&at("/join"), &json!({ "key": key })).await.unwrap().status, 200);
}
