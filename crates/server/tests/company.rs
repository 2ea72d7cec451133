//! What outlasts connections and the server itself, and what does not: questions, mutes, tables that wait, slow
//! clients.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::sync::atomic::Ordering;
use std::time::Duration;

use common::{Server, connect, create, limits, table, until};
use hexapod_load::{Connection, Keep};
use hexapod_server::config::Limits;
use hexapod_server::protocol::{
    ClientMessage, Lobby, SeatWish, ServerMessage, Status, Terms, Wanted, Welcome,
};
use hexapod_server::store::Store as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

const DAY: i64 = 24 * 3600 * 1000;

async fn welcomed(asker: &hexapod_load::Asker, id: &str) -> (Connection, Box<Welcome>) {
    match Connection::open(asker, id, "", Keep::Everything).await.unwrap() {
        (connection, ServerMessage::Welcome(welcome)) => (connection, welcome),
        (_, other) => panic!("{other:?}"),
    }
}

/// Who asked goes to bed, the server is restarted, and in the morning the others still find the question.
#[tokio::test]
async fn what_is_asked_outlasts_the_server() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let ask = ClientMessage::Propose { id: "p".into(), what: Wanted::Pause };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&ask).await.unwrap() else { panic!() };
    let folder = server.stop().await;

    let server = Server::start_in(folder, limits()).await;
    let (ann, bob) = (at(&server, &duel.ann), at(&server, &duel.bob));
    let (mut first, welcome) = welcomed(&ann, &duel.id).await;
    assert_eq!(welcome.proposals.len(), 1);
    // Asking again is told apart from answering.
    let again = ClientMessage::Propose { id: "p2".into(), what: Wanted::Pause };
    assert!(matches!(first.ask(&again).await.unwrap(), ServerMessage::Refused(_)));
    let (mut second, welcome) = welcomed(&bob, &duel.id).await;
    assert_eq!((welcome.proposals[0].proposal, &welcome.proposals[0].what), (proposal, &Wanted::Pause));
    let vote = ClientMessage::Vote { id: "v".into(), proposal, agree: true };
    assert!(matches!(second.ask(&vote).await.unwrap(), ServerMessage::Accepted(_)));
    assert_eq!(table(&bob, &duel.id).await.table.status, Status::Paused);
    let folder = server.stop().await;

    // What is decided is not asked again.
    let server = Server::start_in(folder, limits()).await;
    let (_, welcome) = welcomed(&at(&server, &duel.ann), &duel.id).await;
    assert!(welcome.proposals.is_empty());
}

/// A question about going back ends with the next step, also if the server goes down at that very moment.
#[tokio::test]
async fn going_back_is_not_asked_about_another_position() {
    let server = Server::start().await;
    let mut duel = server.duel("dominants", None).await;
    let mut rng = hexapod_catalog::generator(5);
    duel.play(&mut rng, 12).await;
    // Going back to the start concerns everybody.
    let ask = ClientMessage::Propose { id: "u".into(), what: Wanted::Undo { to: 0 } };
    assert!(matches!(duel.first.ask(&ask).await.unwrap(), ServerMessage::Proposed { .. }));
    let key = server.store.table(duel.id.clone()).await.unwrap().unwrap().key;
    let mut noted = server.store.proposals(key).await.unwrap();
    assert_eq!(noted.open.len(), 1);
    // As if the step before had been the last.
    noted.position -= 1;
    let folder = server.stop().await;
    let server = Server::start_in(folder, limits()).await;
    server.store.set_proposals(key, noted).await.unwrap();
    let (_, welcome) = welcomed(&at(&server, &duel.bob), &duel.id).await;
    assert!(welcome.proposals.is_empty(), "{:?}", welcome.proposals);
}

#[tokio::test]
async fn mutes_outlast_connections_and_the_server() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let who = table(&duel.ann, &duel.id).await.table.host;
    let mute = ClientMessage::Mute { id: "m".into(), who: who.clone(), on: true };
    assert!(matches!(duel.second.ask(&mute).await.unwrap(), ServerMessage::Accepted(_)));
    let folder = server.stop().await;

    let server = Server::start_in(folder, limits()).await;
    let mut first = connect(&at(&server, &duel.ann), &duel.id).await;
    let mut second = connect(&at(&server, &duel.bob), &duel.id).await;
    let say = |id: &str, text: &str| ClientMessage::Chat { id: id.into(), text: text.into() };
    assert!(matches!(first.ask(&say("c1", "Hello?")).await.unwrap(), ServerMessage::Accepted(_)));
    let listen = ClientMessage::Mute { id: "m2".into(), who, on: false };
    assert!(matches!(second.ask(&listen).await.unwrap(), ServerMessage::Accepted(_)));
    assert!(matches!(first.ask(&say("c2", "And now?")).await.unwrap(), ServerMessage::Accepted(_)));
    let heard = until(&mut second, |message| matches!(message, ServerMessage::Chat(_))).await;
    let ServerMessage::Chat(line) = heard else { panic!() };
    assert_eq!(line.text, "And now?", "the first line was not to be heard");
}

/// A table where nobody comes leaves the lobby, and later the server.
#[tokio::test]
async fn tables_that_wait_in_vain_go_away() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let terms = Terms { public: true, ..Terms::default() };
    let made = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], Some(terms)).await;
    let id = made.table.id;
    let key = server.store.table(id.clone()).await.unwrap().unwrap().key;
    let now = made.table.created;
    let listed = async || {
        let lobby: Lobby = ann.get("/api/v1/lobby").await.unwrap().read().unwrap();
        lobby.tables.len()
    };
    assert_eq!(listed().await, 1);
    server.store.seen(key, now - 2 * DAY).await.unwrap();
    assert_eq!(listed().await, 0, "nobody has been there for two days");
    // Who sits there comes back.
    let seat = connect(&ann, &id).await;
    assert_eq!(listed().await, 1);
    server.store.seen(key, now - 8 * DAY).await.unwrap();
    assert_eq!(server.hall.sweep().await.unwrap(), 0, "a player is connected");
    drop(seat);
    let folder = server.stop().await;

    let server = Server::start_in(folder, limits()).await;
    server.hall.sweep().await.unwrap();
    let ann = at(&server, &ann);
    assert_eq!(ann.get(&format!("/api/v1/tables/{id}")).await.unwrap().status, 404);
}

/// Promise 5: headers and bodies that never end are not waited for.
#[tokio::test]
async fn requests_that_dawdle_are_let_go() {
    let server = Server::start_with(Limits { request: Duration::from_millis(300), ..limits() }).await;
    let answer = async |request: &str| {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut answer));
        read.await.expect("the connection stays open").unwrap();
        String::from_utf8(answer).unwrap()
    };
    let head = answer("GET /api/v1/games HTTP/1.1\r\nHost: x\r\nSlow: y").await;
    assert!(!head.contains("200 OK"), "{head}");
    let idle = answer("").await;
    assert_eq!(idle, "");
    let json = "Content-Type: application/json\r\nContent-Length: 100\r\nConnection: close";
    let body =
        answer(&format!("POST /api/v1/identity HTTP/1.1\r\nHost: x\r\n{json}\r\n\r\n{{\"name\":")).await;
    assert!(body.contains("408") && body.contains("too-slow"), "{body}");
    // Others are served meanwhile and afterwards.
    assert_eq!(server.person("Ann").await.get("/api/v1/games").await.unwrap().status, 200);
}

/// Promise 5: a connection that asks for much and reads nothing is closed; others are not slowed down.
#[tokio::test]
async fn who_does_not_read_is_let_go() {
    let server = Server::start_with(Limits { write: Duration::from_secs(1), ..limits() }).await;
    let ann = server.person("Ann").await;
    let made = create(&ann, "termites", vec![SeatWish::Me, SeatWish::Local { name: None }], None).await;
    let id = made.table.id;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let secret = ann.secret.as_deref().unwrap();
    let request = format!(
        "GET /api/v1/tables/{id}/live HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {secret}\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    // Each of these is answered with a whole view; together they are more than any buffer takes.
    let asking = async {
        for number in 0..4000 {
            let text = format!(r#"{{"kind":"face","id":"f{number}","seat":"1"}}"#);
            // A masked text frame; with a mask of zeros the text stays as it is.
            let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
            frame.extend_from_slice(text.as_bytes());
            if stream.write_all(&frame).await.is_err() {
                break;
            }
        }
    };
    // When the server takes no more either, the writing here waits too.
    let _ = tokio::time::timeout(Duration::from_secs(2), asking).await;
    let gone = async {
        while server.hall.connections.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("it still holds the line");
    let (mut again, _) = welcomed(&ann, &id).await;
    let face = ClientMessage::Face { id: "here".into(), seat: Some("1".into()) };
    assert!(matches!(again.ask(&face).await.unwrap(), ServerMessage::Accepted(_)));
    drop(stream);
}

/// The same person at a server that was started anew.
fn at(server: &Server, asker: &hexapod_load::Asker) -> hexapod_load::Asker {
    hexapod_load::Asker { address: server.address, ..asker.clone() }
}
