//! What strangers may send: requests that never end, bodies that unpack to more, records and data files made to hurt. Each is
//! refused with a sentence, and meanwhile the server answers others.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use common::{Server, create, limits, table};
use hexapod_load::Asker;
use hexapod_server::config::Limits;
use hexapod_server::protocol::{ErrorAnswer, SeatWish};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Another address of this machine.
const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// Sends the headers of a request byte by byte and returns how many bytes were taken before the server had enough.
async fn dribble(server: std::net::SocketAddr) -> usize {
    let Ok(mut stream) = TcpStream::connect(server).await else { return 0 };
    let endless =
        "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Endless: ".bytes().chain(std::iter::repeat(b'a'));
    let mut answer = [0; 256];
    for (sent, byte) in endless.enumerate() {
        let ended = tokio::time::timeout(Duration::from_millis(20), stream.read(&mut answer)).await;
        if ended.is_ok() || stream.write_all(&[byte]).await.is_err() {
            return sent;
        }
    }
    unreachable!("the request has no end")
}

/// Many connections that send a byte now and then hold no place for ever, and none of another address.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_never_end_hold_nobody_up() {
    let tight = Limits { request: Duration::from_millis(500), connections_per_address: 30, ..limits() };
    let server = Server::start_with(tight).await;
    let slow: Vec<_> = (0..60).map(|_| tokio::spawn(dribble(server.address))).collect();
    let bystander = Asker { from: Some(ELSEWHERE), ..Asker::new(server.address) };
    for _ in 0..5 {
        assert_eq!(bystander.get("/api/v1/games").await.unwrap().status, 200);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for slow in slow {
        let ended = tokio::time::timeout(Duration::from_secs(60), slow).await;
        ended.expect("the server waits for ever").unwrap();
    }
    assert_eq!(Asker::new(server.address).get("/api/v1/games").await.unwrap().status, 200);
}

/// A body is taken as it is, never unpacked: a kilobyte stays a kilobyte.
#[tokio::test(flavor = "multi_thread")]
async fn packed_bodies_are_not_unpacked() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for packing in ["gzip", "deflate", "br", "zstd", "gzip, gzip"] {
        let body = "\u{1f}\u{8b}".repeat(500);
        let answer = ann
            .request("POST", "/api/v1/records", &[("Content-Encoding", packing)], Some(&body))
            .await
            .unwrap();
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.len() < 1000);
    }
    let large = json!({ "record": "x".repeat(600_000), "seats": [] }).to_string();
    let answer = ann.request("POST", "/api/v1/records", &[("Content-Encoding", "gzip")], Some(&large)).await;
    assert!(answer.is_ok_and(|answer| answer.status == 413));
}

#[tokio::test(flavor = "multi_thread")]
async fn records_made_to_hurt_are_refused() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let id = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await.table.id;
    let head = "game: anteater\nrules: 1\nseats: 2\n";
    let records = [
        format!("{head}\n{}", "1. chance: start P1\n".repeat(20_000)),
        format!("{head}\n{}", "roll 4 ; ".repeat(50_000)),
        format!("{head}names: {}\n\n", serde_json::to_string(&vec!["x".repeat(1000); 300]).unwrap()),
        format!("{head}position: {}\n\n", serde_json::to_string(&"A4.1 ".repeat(80_000)).unwrap()),
        format!("{head}options: {}\n\n", "[".repeat(100_000)),
        format!("{head}data: {}\n\n", serde_json::to_string(&"[map.x]\n".repeat(9_000)).unwrap()),
        "game: glory\nseats: 99999999999999999999\n\n".to_owned(),
        format!("{head}steps: 18446744073709551615\n\n"),
        "\n".repeat(500_000),
        format!("{head}{}", "key: value\n".repeat(40_000)),
    ];
    for record in records {
        let shown: String = record.chars().take(60).collect();
        let wish = json!({ "record": record, "seats": [{ "kind": "me" }, { "kind": "local" }] });
        let asked = ann.post("/api/v1/records", &wish);
        let answer = tokio::time::timeout(Duration::from_secs(60), asked).await.expect("no answer").unwrap();
        assert!([413, 422].contains(&answer.status) || answer.status == 201, "{shown}: {}", answer.body);
        if answer.status != 201 {
            let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
            assert!(error.error.sentence.len() < 2000, "{shown}: {}", error.error.sentence.len());
        }
    }
    assert_eq!(table(&ann, &id).await.you.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn data_files_made_to_hurt_are_refused() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for game in
        hexapod_catalog::games().filter(|game| game.newest().data.is_some()).map(|game| game.info().id)
    {
        let files = [
            format!("a = {}", "[".repeat(60_000)),
            format!("a = {}1{}", "[".repeat(20_000), "]".repeat(20_000)),
            format!("{} = 1", vec!["a"; 30_000].join(".")),
            "[[a]]\n".repeat(10_000),
            format!("a = \"{}\"", "\u{202e}".repeat(20_000)),
            "a = 99999999999999999999999999".to_owned(),
            "a = nan\nb = inf\n".to_owned(),
            format!("[{}]", "x".repeat(60_000)),
            "\u{0}".repeat(1000),
        ];
        for data in files {
            let shown: String = data.chars().take(20).collect();
            let wish = json!({ "game": game, "title": "Bad", "data": data });
            let asked = ann.post("/api/v1/sets", &wish);
            let answer =
                tokio::time::timeout(Duration::from_secs(60), asked).await.expect("no answer").unwrap();
            assert_eq!(answer.status, 422, "{game} {shown}: {}", answer.body);
        }
    }
    assert_eq!(Asker::new(server.address).get("/readyz").await.unwrap().body, "ready\n");
}
