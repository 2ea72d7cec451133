//! One WebSocket: what comes in goes to the table's task, what the table sends goes out.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Hall;
use super::messages::MAX_ID_CHARS;
use super::task::Command;
use super::text;
use crate::limits::Bucket;
use crate::protocol::{ClientMessage, Problem, Refusal, ServerMessage};
use crate::store::IdentityRow;

/// The most bytes of a client's message.
const MAX_MESSAGE_BYTES: usize = 4096;
/// A message up to this many bytes is still read and refused; the connection ends at one that is larger.
pub(crate) const MAX_READ_BYTES: usize = 64 * 1024;
/// Bytes read at once; an action has less than a hundred.
pub(crate) const READ_BUFFER_BYTES: usize = 1024;
/// Frames are written together up to this many bytes.
pub(crate) const WRITE_BUFFER_BYTES: usize = 64 * 1024;
/// Deliveries that may wait for a slow client before it is disconnected.
const OUTBOX_DELIVERIES: usize = 256;
/// Closes a connection that stays silent (not even a pong) for this long.
const MAX_SILENCE: Duration = Duration::from_secs(75);
/// How often a client is pinged.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// Malformed messages tolerated before the connection is closed.
const MAX_MALFORMED: u32 = 20;
/// Messages over the rate limit tolerated before the connection is closed.
const MAX_OVER_RATE: u32 = 200;

/// Serves a connection until it ends.
pub(crate) async fn serve(
    hall: Arc<Hall>,
    id: String,
    identity: Option<IdentityRow>,
    since: Option<u64>,
    words: bool,
    address: IpAddr,
    mut socket: WebSocket,
) {
    let (frames, mut outbox) = mpsc::channel(OUTBOX_DELIVERIES);
    let entered = hall
        .with_table(&id, move |live| {
            Box::pin(async move { live.enter(identity, since, words, address, frames).await })
        })
        .await
        .flatten();
    let guest = match entered {
        Ok(guest) => guest,
        Err(error) => {
            let notice = ServerMessage::Notice { code: error.problem.code, sentence: error.problem.sentence };
            let _ = socket.send(Message::Text(text(&notice).into())).await;
            return close(&mut socket, "policy").await;
        }
    };
    let open = hall.connections.fetch_add(1, Ordering::Relaxed) + 1;
    metrics::gauge!("hexapod_connections").set(open as f64);
    let mut reader = Reader::new(&hall);
    let mut heard = Instant::now();
    let mut pings = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
    let farewell = loop {
        tokio::select! {
            frames = outbox.recv() => {
                let Some(frames) = frames else { break Some("closing") };
                // A client that reads nothing is as gone as one that sends nothing.
                let written = tokio::time::timeout(hall.limits.write, write(&mut socket, frames, &mut outbox)).await;
                if !matches!(written, Ok(Ok(()))) {
                    break None;
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(said))) => match reader.read(&said) {
                        Read::Message(message) => {
                            if hall.send(&id, Command::Message { guest, message }).await.is_err() {
                                break Some("restarting");
                            }
                        }
                        Read::Refused(frame) => {
                            if socket.send(Message::Text(frame)).await.is_err() {
                                break None;
                            }
                        }
                        Read::Enough => break Some("policy"),
                    },
                    Some(Ok(Message::Binary(_))) => break Some("policy"),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => break None,
                    Some(Err(error)) => break broken(&error),
                }
            }
            _ = pings.tick() => {
                if heard.elapsed() > MAX_SILENCE || socket.send(Message::Ping(Default::default())).await.is_err() {
                    break None;
                }
            }
        }
    };
    hall.send_awake(&id, Command::Exit(guest)).await;
    if let Some(reason) = farewell {
        close(&mut socket, reason).await;
    }
    let open = hall.connections.fetch_sub(1, Ordering::Relaxed) - 1;
    metrics::gauge!("hexapod_connections").set(open as f64);
}

/// Writes frames and all that wait behind them, in one go.
async fn write(
    socket: &mut WebSocket,
    frames: Vec<Utf8Bytes>,
    outbox: &mut mpsc::Receiver<Vec<Utf8Bytes>>,
) -> Result<(), axum::Error> {
    let mut next = Some(frames);
    while let Some(frames) = next {
        for frame in frames {
            socket.feed(Message::Text(frame)).await?;
        }
        next = outbox.try_recv().ok();
    }
    socket.flush().await
}

async fn close(socket: &mut WebSocket, reason: &'static str) {
    let code = match reason {
        "policy" => close_code::POLICY,
        "too-large" => close_code::SIZE,
        "bad-message" => close_code::INVALID,
        "restarting" => close_code::RESTART,
        _ => close_code::AGAIN,
    };
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
}

/// Returns the reason with which a connection is closed after a read error; nothing if the client has disconnected.
fn broken(error: &axum::Error) -> Option<&'static str> {
    use tokio_tungstenite::tungstenite::Error;
    let source = std::error::Error::source(error)?;
    match source.downcast_ref::<Error>()? {
        Error::Capacity(_) => Some("too-large"),
        Error::Utf8(_) | Error::Protocol(_) => Some("bad-message"),
        _ => None,
    }
}

enum Read {
    Message(ClientMessage),
    Refused(Utf8Bytes),
    Enough,
}

/// Reads messages, and counts those that are malformed or over the rate limit.
struct Reader {
    bucket: Bucket,
    malformed: u32,
    over_rate: u32,
}

impl Reader {
    fn new(hall: &Hall) -> Self {
        Self { bucket: Bucket::new(hall.limits.messages), malformed: 0, over_rate: 0 }
    }

    fn read(&mut self, said: &str) -> Read {
        if !self.bucket.take() {
            self.over_rate += 1;
            if self.over_rate > MAX_OVER_RATE {
                return Read::Enough;
            }
            let sentence = "Messages come too fast; this one was not read.";
            return Read::Refused(refusal(id_of(said), "slow-down", sentence));
        }
        if said.len() > MAX_MESSAGE_BYTES {
            self.malformed += 1;
            if self.malformed > MAX_MALFORMED {
                return Read::Enough;
            }
            let sentence =
                format!("A message has at most {MAX_MESSAGE_BYTES} bytes; this one has {}.", said.len());
            return Read::Refused(refusal(id_of(said), "too-large", &sentence));
        }
        match parse(said) {
            Ok(message) => Read::Message(message),
            Err(sentence) => {
                self.malformed += 1;
                if self.malformed > MAX_MALFORMED {
                    return Read::Enough;
                }
                Read::Refused(refusal(id_of(said), "bad-message", &sentence))
            }
        }
    }
}

/// Reads a message, or says in a sentence what is wrong with it.
///
/// # Errors
/// If it is no message.
pub(crate) fn parse(said: &str) -> Result<ClientMessage, String> {
    serde_json::from_str(said).map_err(|error| {
        let error: String = error.to_string().chars().take(200).collect();
        format!("This is no message: {error}.")
    })
}

/// Returns the id of a malformed message, if it can be read.
fn id_of(said: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Named {
        id: String,
    }
    let named: Option<Named> = serde_json::from_str(said).ok();
    named.map(|named| named.id.chars().take(MAX_ID_CHARS).collect()).unwrap_or_default()
}

fn refusal(id: String, code: &str, sentence: &str) -> Utf8Bytes {
    text(&ServerMessage::Refused(Refusal { id, problem: Problem::new(code, sentence) })).into()
}

#[cfg(test)]
mod tests {
    use hexapod_testkit::fuzz;

    use super::*;
    use crate::config::Limits;

    fn reader() -> Reader {
        Reader { bucket: Bucket::new(Limits::default().unlimited().messages), malformed: 0, over_rate: 0 }
    }

    /// Promise 5: whatever comes, one short answer and no panic.
    #[test]
    fn anything_is_a_message_or_refused() {
        let corpus: Vec<String> =
            include_str!("../../tests/messages.txt").lines().map(str::to_owned).collect();
        for line in &corpus {
            parse(line).unwrap();
        }
        fuzz::messages(&corpus, hexapod_testkit::games(20_000, 10_000_000), 1, |said| {
            match reader().read(said) {
                Read::Message(message) => {
                    // What was read is written and read again the same.
                    let text = serde_json::to_string(&message).unwrap();
                    assert_eq!(parse(&text).unwrap(), message);
                }
                Read::Refused(frame) => assert!(frame.len() < 600, "{}", frame.as_str()),
                Read::Enough => panic!("one bad message is not enough"),
            }
        });
    }

    #[test]
    fn deep_nesting_is_no_danger() {
        let deep = "[".repeat(4000);
        assert!(matches!(reader().read(&deep), Read::Refused(_)));
        let deep = format!(r#"{{"kind":"act","id":"1","number":1,"text":{}"#, r#"{"a":"#.repeat(700));
        assert!(matches!(reader().read(&deep), Read::Refused(_)));
    }
}
