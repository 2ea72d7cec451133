//! A small client, for the load generator and the tests: requests by hand, one WebSocket per table.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use hexapod_catalog::{apply, unpack};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::Message;

use crate::protocol::{ClientMessage, Facing, IdentityMade, NewIdentity, ServerMessage, Update};

/// What a request gave.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// Reads the body, or returns it as the error.
    ///
    /// # Errors
    /// If the status is no success or the body is something else.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, String> {
        if self.status >= 300 {
            return Err(format!("{} {}", self.status, self.body));
        }
        serde_json::from_str(&self.body).map_err(|error| format!("{error}: {}", self.body))
    }

    /// Returns a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Somebody who asks: an address and, once known, an identity.
#[derive(Debug, Clone)]
pub struct Asker {
    /// Where the server is.
    pub address: SocketAddr,
    /// The secret of the identity.
    pub secret: Option<String>,
    /// The site a browser would say it comes from.
    pub origin: Option<String>,
}

impl Asker {
    /// Returns somebody unknown.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, secret: None, origin: None }
    }

    /// Returns somebody with a name.
    ///
    /// # Errors
    /// If the server does not answer as it should.
    pub async fn named(address: SocketAddr, name: &str) -> Result<Self, String> {
        let mut asker = Self::new(address);
        let made: IdentityMade =
            asker.post("/api/v1/identity", &NewIdentity { name: name.to_owned() }).await?.read()?;
        asker.secret = made.secret;
        Ok(asker)
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn get(&self, path: &str) -> Result<Answer, String> {
        self.request("GET", path, &[], None).await
    }

    /// Sends something.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Result<Answer, String> {
        let body = serde_json::to_string(body).map_err(|error| error.to_string())?;
        self.request("POST", path, &[], Some(&body)).await
    }

    /// Sends any request; each has a connection of its own.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Result<Answer, String> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(secret) = &self.secret {
            text.push_str(&format!("Authorization: Bearer {secret}\r\n"));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(body) = body {
            text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        text.push_str("\r\n");
        text.push_str(body.unwrap_or_default());
        let failed = |error: std::io::Error| error.to_string();
        let mut stream = TcpStream::connect(self.address).await.map_err(failed)?;
        stream.write_all(text.as_bytes()).await.map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(failed)?;
        read_answer(&String::from_utf8_lossy(&answer)).ok_or_else(|| "no HTTP answer".to_owned())
    }
}

fn read_answer(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header =
        |line: &str| line.split_once(": ").map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
    let headers: Vec<(String, String)> = lines.filter_map(header).collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if chunked { unchunked(body) } else { body.to_owned() };
    Some(Answer { status, headers, body })
}

fn unchunked(mut text: &str) -> String {
    let mut body = String::new();
    while let Some((size, rest)) = text.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        let Some(chunk) = rest.get(..size).filter(|_| size > 0) else { break };
        body.push_str(chunk);
        text = rest.get(size + 2..).unwrap_or_default();
    }
    body
}

/// Whether the view is kept up to date, or only what is needed to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// View and actions.
    Everything,
    /// Actions only: for load generators.
    Actions,
}

/// What a message was, for whoever is in a hurry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quick {
    /// An update.
    Update,
    /// The answer: done.
    Accepted,
    /// Anything else.
    Other,
}

/// A connection to a table, with what it knows.
#[derive(Debug)]
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    keep: Keep,
    /// The last number seen.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// To how few steps one may go back without asking anybody.
    pub undo_free_to: Option<u64>,
    /// The seats held.
    pub you: Vec<String>,
    /// The view.
    pub view: Json,
    /// The grouped actions by seat.
    pub legal: Map<String, Json>,
    /// Bytes received, frames only.
    pub bytes: u64,
    /// Everything received, if wanted.
    pub transcript: Option<Vec<String>>,
}

impl Connection {
    /// Connects to a table and waits for the welcome.
    ///
    /// # Errors
    /// If the server refuses or says something else.
    pub async fn open(
        asker: &Asker,
        table: &str,
        query: &str,
        keep: Keep,
    ) -> Result<(Self, ServerMessage), String> {
        let url = format!("ws://{}/api/v1/tables/{table}/live{query}", asker.address);
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        if let Some(secret) = &asker.secret {
            let value =
                HeaderValue::from_str(&format!("Bearer {secret}")).map_err(|error| error.to_string())?;
            request.headers_mut().insert("authorization", value);
        }
        if let Some(origin) = &asker.origin {
            let value = HeaderValue::from_str(origin).map_err(|error| error.to_string())?;
            request.headers_mut().insert("origin", value);
        }
        let stream = TcpStream::connect(asker.address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let (socket, _) =
            tokio_tungstenite::client_async(request, stream).await.map_err(|error| error.to_string())?;
        let mut connection = Self {
            socket,
            keep,
            number: 0,
            step: 0,
            to_move: String::new(),
            undo_free_to: None,
            you: Vec::new(),
            view: Json::Null,
            legal: Map::new(),
            bytes: 0,
            transcript: None,
        };
        let welcome = connection.next().await?;
        match &welcome {
            ServerMessage::Welcome(_) => Ok((connection, welcome)),
            other => Err(format!("no welcome but {other:?}")),
        }
    }

    /// Returns the next message, after noting what it changes.
    ///
    /// # Errors
    /// If the connection ends or something does not fit.
    pub async fn next(&mut self) -> Result<ServerMessage, String> {
        loop {
            let frame = self.socket.next().await.ok_or("the connection has ended")?;
            match frame.map_err(|error| error.to_string())? {
                Message::Text(text) => {
                    self.bytes += text.len() as u64;
                    if let Some(transcript) = &mut self.transcript {
                        transcript.push(text.to_string());
                    }
                    let message: ServerMessage =
                        serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
                    self.note(&message)?;
                    return Ok(message);
                }
                Message::Close(reason) => return Err(format!("closed: {reason:?}")),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Returns the next message, reading only what is needed to play: for load generators.
    ///
    /// # Errors
    /// If the connection ends or something does not fit.
    pub async fn next_quick(&mut self) -> Result<Quick, String> {
        #[derive(serde::Deserialize)]
        struct Lean<'a> {
            kind: &'a str,
            #[serde(default)]
            number: u64,
            #[serde(default)]
            step: u64,
            to_move: Option<&'a str>,
            legal: Option<Json>,
        }
        loop {
            let frame = self.socket.next().await.ok_or("the connection has ended")?;
            let text = match frame.map_err(|error| error.to_string())? {
                Message::Text(text) => text,
                Message::Close(reason) => return Err(format!("closed: {reason:?}")),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
            };
            self.bytes += text.len() as u64;
            // `say` and other texts with escapes are skipped, so nothing read here needs memory of its own.
            let lean: Lean<'_> = match serde_json::from_str(&text) {
                Ok(lean) => lean,
                Err(_) => return Ok(Quick::Other),
            };
            match lean.kind {
                "update" => {
                    (self.number, self.step) = (lean.number, lean.step);
                    if let Some(to_move) = lean.to_move {
                        to_move.clone_into(&mut self.to_move);
                    }
                    if let Some(delta) = &lean.legal {
                        let legal = self
                            .legal
                            .entry(self.to_move.clone())
                            .or_insert_with(|| Json::Object(Map::new()));
                        apply(legal, delta)?;
                    }
                    return Ok(Quick::Update);
                }
                "accepted" => return Ok(Quick::Accepted),
                "refused" | "stale" => return Err(format!("refused: {text}")),
                _ => return Ok(Quick::Other),
            }
        }
    }

    /// Returns one of the legal actions, by any number; nothing if there is none.
    pub fn pick(&self, number: u64) -> Option<String> {
        let groups = self.legal.get(&self.to_move)?.as_object()?;
        let count = |endings: &Json| endings.as_array().map_or(0, Vec::len) as u64;
        let total: u64 = groups.values().map(count).sum();
        let mut rest = number.checked_rem(total)?;
        for (head, endings) in groups {
            if rest < count(endings) {
                return Some(format!("{head}{}", endings.get(rest as usize)?.as_str()?));
            }
            rest -= count(endings);
        }
        None
    }

    fn note(&mut self, message: &ServerMessage) -> Result<(), String> {
        match message {
            ServerMessage::Welcome(welcome) => {
                self.you.clone_from(&welcome.you);
                self.note_facing(&welcome.facing);
            }
            ServerMessage::Facing(facing) => self.note_facing(facing),
            ServerMessage::Update(update) => self.note_update(update)?,
            _ => {}
        }
        Ok(())
    }

    fn note_facing(&mut self, facing: &Facing) {
        (self.number, self.step) = (facing.number, facing.step);
        self.to_move.clone_from(&facing.to_move);
        self.undo_free_to = facing.undo_free_to;
        self.legal.clone_from(&facing.legal);
        if self.keep == Keep::Everything {
            self.view = unpack(&facing.view);
        }
    }

    fn note_update(&mut self, update: &Update) -> Result<(), String> {
        (self.number, self.step) = (update.number, update.step);
        if let Some(to_move) = &update.to_move {
            self.to_move.clone_from(to_move);
        }
        if let Some(free) = update.undo_free_to {
            self.undo_free_to = free;
        }
        if let (Some(delta), Keep::Everything) = (&update.view, self.keep) {
            apply(&mut self.view, delta)?;
        }
        if let Some(delta) = &update.legal {
            let legal = self.legal.entry(self.to_move.clone()).or_insert_with(|| Json::Object(Map::new()));
            apply(legal, delta)?;
        }
        Ok(())
    }

    /// Returns whether this connection may act now.
    pub fn acts(&self) -> bool {
        self.you.contains(&self.to_move)
    }

    /// Returns the legal actions of the seat that is to move.
    pub fn actions(&self) -> Vec<String> {
        let groups = self.legal.get(&self.to_move).and_then(Json::as_object);
        let endings = |(head, endings): (&String, &Json)| -> Vec<String> {
            let endings = endings.as_array().into_iter().flatten().filter_map(Json::as_str);
            endings.map(|ending| format!("{head}{ending}")).collect()
        };
        groups.into_iter().flatten().flat_map(endings).collect()
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        self.send_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn send_text(&mut self, text: String) -> Result<(), String> {
        self.socket.send(Message::Text(text.into())).await.map_err(|error| error.to_string())
    }

    /// Sends a message and returns its answer; what comes before it is noted.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn ask(&mut self, message: &ClientMessage) -> Result<ServerMessage, String> {
        self.send(message).await?;
        loop {
            let answer = self.next().await?;
            let is_answer = matches!(
                answer,
                ServerMessage::Accepted(_)
                    | ServerMessage::Refused(_)
                    | ServerMessage::Stale { .. }
                    | ServerMessage::Proposed { .. }
                    | ServerMessage::Offered(_)
            );
            if is_answer {
                return Ok(answer);
            }
        }
    }

    /// Plays an action on the last number seen.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn act(&mut self, id: &str, text: &str) -> Result<ServerMessage, String> {
        let (id, number, text) = (id.to_owned(), self.number, text.to_owned());
        self.ask(&ClientMessage::Act { id, number, text }).await
    }
}
