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

/// Returns a gzip file: `deflated` data of this length and checksum.
fn gzip(deflated: &[u8], length: usize, checksum: u32) -> Vec<u8> {
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    file.extend(deflated);
    file.extend(checksum.to_le_bytes());
    file.extend((length as u32).to_le_bytes());
    file
}

/// Returns the CRC-32 of gzip.
fn crc(bytes: impl Iterator<Item = u8>) -> u32 {
    let table: Vec<u32> = (0..256_u32)
        .map(|byte| {
            (0..8).fold(byte, |sum, _| if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 })
        })
        .collect();
    !bytes.fold(!0, |sum, byte| table[((sum ^ u32::from(byte)) & 255) as usize] ^ (sum >> 8))
}

/// Returns a gzip file that holds a text as it is.
fn stored(text: &str) -> Vec<u8> {
    let length = u16::try_from(text.len()).unwrap();
    let mut block = vec![1];
    block.extend(length.to_le_bytes());
    block.extend((!length).to_le_bytes());
    block.extend(text.bytes());
    gzip(&block, text.len(), crc(text.bytes()))
}

/// Returns a gzip file of zeros, 158 times as many as it has bytes: a zero, then `copies` of the last 258 bytes.
fn bomb(copies: usize) -> Vec<u8> {
    let mut bits = vec![true, true, false];
    // The codes of the fixed tree: the byte 0, a copy of 258 bytes at distance 1, the end.
    bits.extend([false, false, true, true, false, false, false, false]);
    for _ in 0..copies {
        bits.extend([true, true, false, false, false, true, false, true]);
        bits.extend([false; 5]);
    }
    bits.extend([false; 7]);
    let byte = |bits: &[bool]| -> u8 { (0..).zip(bits).map(|(at, bit)| u8::from(*bit) << at).sum() };
    let deflated: Vec<u8> = bits.chunks(8).map(byte).collect();
    let length = 1 + 258 * copies;
    gzip(&deflated, length, crc(std::iter::repeat_n(0, length)))
}

/// Sends a body of any bytes and returns the whole answer.
async fn post_bytes(asker: &Asker, path: &str, packing: Option<&str>, body: &[u8]) -> String {
    let mut stream = TcpStream::connect(asker.address).await.unwrap();
    let packing = packing.map_or_else(String::new, |packing| format!("Content-Encoding: {packing}\r\n"));
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         {packing}Content-Length: {}\r\nConnection: close\r\n\r\n",
        asker.address,
        asker.secret.as_deref().unwrap(),
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server may have answered before it has read everything.
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// A body is taken as it is, never unpacked: what would be a table is none when packed, and 100 kilobytes stay that.
#[tokio::test(flavor = "multi_thread")]
async fn packed_bodies_are_not_unpacked() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let wish = json!({ "game": "anteater", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    let plain = post_bytes(&ann, "/api/v1/tables", None, wish.as_bytes()).await;
    assert!(plain.starts_with("HTTP/1.1 201"), "{plain}");
    // 16 MB and 158 MB of zeros; the second is larger than a body may be even before it is unpacked.
    let (small, large) = (bomb(63_000), bomb(620_000));
    assert!((90_000..120_000).contains(&small.len()) && large.len() > 1_000_000);
    for packing in ["gzip", "deflate", "br", "zstd", "gzip, gzip"] {
        for (body, status) in [(&stored(&wish), "422"), (&small, "422"), (&large, "413")] {
            let answer = post_bytes(&ann, "/api/v1/tables", Some(packing), body).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{packing}: {answer}");
            assert!(answer.len() < 2000);
        }
    }
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
