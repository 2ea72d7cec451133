//! The analysis of a finished game: streamed, kept, shared by its listeners, refused before the end.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, limits};
use hexapod_catalog::generator;
use hexapod_core::{ToMove, Viewer, Wish};
use hexapod_load::Asker;
use hexapod_server::config::Limits;
use hexapod_server::limits::Rate;
use hexapod_server::protocol::{AnalysisLine, ErrorAnswer, GameAnalysis, TableAnswer};
use hexapod_server::store::Store;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn quick() -> Limits {
    Limits { analysis_iterations: Some(4), ..limits() }
}

/// Makes a table of a finished game of one round and returns its id.
async fn finished(asker: &Asker, seed: u64) -> String {
    let wish = Wish { options: [("rounds".to_owned(), json!(1))].into_iter().collect(), ..Wish::seats(2) };
    let mut table = hexapod_catalog::game("anteater").unwrap().begin(&wish).unwrap();
    let mut rng = generator(seed);
    while table.standing().to_move != ToMove::Over {
        if table.roll(&mut rng).is_none() {
            let action = table.legal().pop().unwrap();
            table.submit(None, &action).unwrap();
        }
    }
    let record = table.record(Viewer::Referee);
    let made = asker.post("/api/v1/records", &json!({ "record": record })).await.unwrap();
    made.read::<TableAnswer>().unwrap().table.id
}

fn lines(body: &str) -> Vec<AnalysisLine> {
    body.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

fn done(body: &str) -> (usize, GameAnalysis) {
    let mut lines = lines(body);
    match lines.pop() {
        Some(AnalysisLine::Done { analysis }) => (lines.len(), analysis),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_streamed_once_and_then_served_from_the_store() {
    let server = Server::start_with(quick()).await;
    let ann = server.person("Ann").await;
    let id = finished(&ann, 1).await;
    let path = format!("/api/v1/tables/{id}/analysis");
    let answer = ann.get(&path).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let (points, analysis) = done(&answer.body);
    assert!(points > analysis.steps.len() / 2, "{points} points");
    assert!(analysis.finished && analysis.parties.len() == 3, "the third colour is a party");
    for step in &analysis.steps {
        assert!((step.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    assert!(analysis.parties.iter().all(|party| [0.0, 0.5, 1.0].contains(&party.end)));
    // Now it is kept: one line, for anybody with the link, after a restart too.
    let folder = server.stop().await;
    let server = Server::start_in(folder, quick()).await;
    let again = server.person("Eve").await.get(&path).await.unwrap();
    assert_eq!(done(&again.body), (0, analysis));
}

#[tokio::test(flavor = "multi_thread")]
async fn listeners_share_one_computation() {
    let strict = Limits { analyses: Rate::new(0.0, 1.0), ..quick() };
    let server = Server::start_with(strict).await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let id = finished(&ann, 2).await;
    let path = format!("/api/v1/tables/{id}/analysis");
    let (one, other) = tokio::join!(ann.get(&path), bob.get(&path));
    let (one, other) = (one.unwrap(), other.unwrap());
    // The second request may have come before the first had begun; then it was refused by the limit.
    assert!(one.status == 200 || other.status == 200);
    for answer in [one, other].iter().filter(|answer| answer.status == 200) {
        assert!(done(&answer.body).1.finished);
    }
    // What is kept costs nothing; another game is beyond the limit.
    assert_eq!(ann.get(&path).await.unwrap().status, 200);
    let id = finished(&ann, 3).await;
    let refused = ann.get(&format!("/api/v1/tables/{id}/analysis")).await.unwrap();
    assert_eq!(refused.status, 429, "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_play_has_no_analysis() {
    let server = Server::start_with(quick()).await;
    let duel = server.duel("termites", None).await;
    let refused = duel.ann.get(&format!("/api/v1/tables/{}/analysis", duel.id)).await.unwrap();
    assert_eq!(refused.status, 409);
    let error: ErrorAnswer = serde_json::from_str(&refused.body).unwrap();
    assert_eq!(error.error.code, "not-over");
    assert_eq!(duel.ann.get("/api/v1/tables/nothing/analysis").await.unwrap().status, 404);
}

/// Asks for an analysis and reads until the first point.
async fn first_point(server: &Server, id: &str) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET /api/v1/tables/{id}/analysis HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut heard = String::new();
    while !heard.contains("\"point\"") {
        let mut buffer = [0; 4096];
        let read = socket.read(&mut buffer).await.unwrap();
        assert!(read > 0, "{heard}");
        heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
    socket
}

/// One game is analysed at a time, so the second one begins when the first is complete or has been stopped.
#[tokio::test(flavor = "multi_thread")]
async fn it_stops_when_nobody_listens() {
    let server = Server::start_with(Limits { analysis_iterations: Some(2000), ..limits() }).await;
    let ann = server.person("Ann").await;
    let (one, other) = (finished(&ann, 4).await, finished(&ann, 5).await);
    drop(first_point(&server, &one).await);
    let listening = first_point(&server, &other).await;
    let key = server.store.table(one).await.unwrap().unwrap().key;
    assert_eq!(server.store.analysis(key, 1).await.unwrap(), None, "it was not stopped");
    drop(listening);
    server.stop().await;
}
