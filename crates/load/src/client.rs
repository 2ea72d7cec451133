//! A small client for the load generator and the tests: REST requests, and one WebSocket per table. An error is a
//! sentence: the connection failed, or the server sent something that does not fit.

use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use hexapod_catalog::{apply, unpack};
use hexapod_server::protocol::{
    ClientMessage, Contribute, Facing, IdentityMade, Joined, NewIdentity, ServerMessage, TableAnswer,
    TableInfo, UndoNow, Update,
};
use hexapod_server::secrets;
use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

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

/// A client without a connection: the server's address and, once it has one, an identity.
#[derive(Debug, Clone)]
pub struct Asker {
    /// Where the server is.
    pub address: SocketAddr,
    /// The secret of the identity.
    pub secret: Option<String>,
    /// The `Origin` header that a browser would send.
    pub origin: Option<String>,
    /// The address of this machine that it connects from; any if not set.
    pub from: Option<IpAddr>,
}

impl Asker {
    /// Returns a client without an identity.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, secret: None, origin: None, from: None }
    }

    /// Returns a client with a new identity of this name.
    pub async fn named(address: SocketAddr, name: &str) -> Result<Self, String> {
        Self::named_from(&Self::new(address), name).await
    }

    /// Returns a client with a new identity of this name that connects as another one does.
    pub async fn named_from(like: &Self, name: &str) -> Result<Self, String> {
        let mut asker = Self { secret: None, ..like.clone() };
        let made: IdentityMade =
            asker.post("/api/v1/identity", &NewIdentity { name: name.to_owned() }).await?.read()?;
        asker.secret = made.secret;
        Ok(asker)
    }

    async fn connect(&self) -> Result<TcpStream, String> {
        let socket = if self.address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() };
        let socket = socket.map_err(sentence)?;
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0)).map_err(sentence)?;
        }
        socket.connect(self.address).await.map_err(sentence)
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer, String> {
        self.request("GET", path, &[], None).await
    }

    /// Sends something.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Result<Answer, String> {
        let body = serde_json::to_string(body).map_err(sentence)?;
        self.request("POST", path, &[], Some(&body)).await
    }

    /// Makes or takes a table, then adds to its dice if they wait for this client; returns the table after it.
    pub async fn sit(&self, path: &str, body: &impl Serialize) -> Result<TableAnswer, String> {
        let answer = self.post(path, body).await?;
        let table = match answer.read::<Joined>() {
            Ok(joined) => joined.table,
            Err(_) => answer.read()?,
        };
        self.contribute(table).await
    }

    /// Adds to the dice of a table if they wait for this client, which has seen the commitment; returns the table after it.
    pub async fn contribute(&self, answer: TableAnswer) -> Result<TableAnswer, String> {
        let TableInfo { id, commitment, dice, .. } = &answer.table;
        if !dice.waits_for.iter().any(|seat| answer.you.contains(seat)) {
            return Ok(answer);
        }
        let wish = Contribute { commitment: commitment.clone(), contribution: secrets::new_secret() };
        self.post(&format!("/api/v1/tables/{id}/contribution"), &wish).await?.read()
    }

    /// Sends any request on a connection of its own.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Result<Answer, String> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        if let Some(secret) = &self.secret {
            request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = Full::new(Bytes::from(body.unwrap_or_default().to_owned()));
        let request = request.body(body).map_err(sentence)?;
        let stream = self.connect().await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(sentence)?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(sentence)?;
        let status = answer.status().as_u16();
        let header = |(name, value): (&HeaderName, &HeaderValue)| {
            (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        let headers = answer.headers().iter().map(header).collect();
        let body = answer.into_body().collect().await.map_err(sentence)?.to_bytes();
        connection.abort();
        Ok(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
    }
}

fn sentence(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Whether the view is kept up to date, or only what is needed to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// View and actions, for tests: each frame must also be exactly what its type writes.
    Everything,
    /// Actions only: for load generators.
    Actions,
}

/// What kind of message came, as far as a load generator needs to know.
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
    /// What the client may take back and play again.
    pub undo: UndoNow,
    /// The seats held.
    pub you: Vec<String>,
    /// The view.
    pub view: Json,
    /// The grouped actions by seat.
    pub legal: Map<String, Json>,
    /// Bytes received, frames only.
    pub bytes: u64,
}

impl Connection {
    /// Connects to a table and waits for the welcome.
    pub async fn open(
        asker: &Asker,
        table: &str,
        query: &str,
        keep: Keep,
    ) -> Result<(Self, ServerMessage), String> {
        let url = format!("ws://{}/api/v1/tables/{table}/live{query}", asker.address);
        let mut request = url.into_client_request().map_err(sentence)?;
        let bearer = asker.secret.as_ref().map(|secret| (AUTHORIZATION, format!("Bearer {secret}")));
        let origin = asker.origin.as_ref().map(|origin| (ORIGIN, origin.clone()));
        for (name, value) in bearer.into_iter().chain(origin) {
            request.headers_mut().insert(name, HeaderValue::from_str(&value).map_err(sentence)?);
        }
        let stream = asker.connect().await?;
        stream.set_nodelay(true).map_err(sentence)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(sentence)?;
        let mut connection = Self {
            socket,
            keep,
            number: 0,
            step: 0,
            to_move: String::new(),
            undo: UndoNow::default(),
            you: Vec::new(),
            view: Json::Null,
            legal: Map::new(),
            bytes: 0,
        };
        let welcome = connection.next().await?;
        match &welcome {
            ServerMessage::Welcome(_) => Ok((connection, welcome)),
            other => Err(format!("no welcome but {other:?}")),
        }
    }

    /// Returns the next message, after noting what it changes.
    pub async fn next(&mut self) -> Result<ServerMessage, String> {
        let text = self.next_text().await?;
        let message: ServerMessage =
            serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
        if self.keep == Keep::Everything {
            let written = serde_json::to_string(&message).map_err(sentence)?;
            if written != text.as_str() {
                return Err(format!("a frame and its type differ:\n{text}\n{written}"));
            }
        }
        self.note(&message)?;
        Ok(message)
    }

    async fn next_text(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            let frame = self.socket.next().await.ok_or("the connection has ended")?;
            match frame.map_err(sentence)? {
                Message::Text(text) => {
                    self.bytes += text.len() as u64;
                    return Ok(text);
                }
                Message::Close(reason) => return Err(format!("closed: {reason:?}")),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Returns the next message, reading only what is needed to play: for load generators.
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
        let text = self.next_text().await?;
        // `say` and other texts with escapes are skipped, so nothing read here needs memory of its own.
        let Ok(lean) = serde_json::from_str::<Lean<'_>>(&text) else { return Ok(Quick::Other) };
        match lean.kind {
            "update" => {
                (self.number, self.step) = (lean.number, lean.step);
                if let Some(to_move) = lean.to_move {
                    to_move.clone_into(&mut self.to_move);
                }
                if let Some(delta) = &lean.legal {
                    self.change_legal(delta)?;
                }
                Ok(Quick::Update)
            }
            "accepted" => Ok(Quick::Accepted),
            "refused" | "stale" => Err(format!("refused: {text}")),
            _ => Ok(Quick::Other),
        }
    }

    /// Changes the actions of the seat that is to move.
    fn change_legal(&mut self, delta: &Json) -> Result<(), String> {
        let legal = self.legal.entry(self.to_move.clone()).or_insert_with(|| Json::Object(Map::new()));
        apply(legal, delta)
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
        self.undo = facing.undo;
        self.legal = facing.legal.iter().map(|(seat, legal)| (seat.clone(), legal.json())).collect();
        if self.keep == Keep::Everything {
            self.view = unpack(&facing.view.json());
        }
    }

    fn note_update(&mut self, update: &Update) -> Result<(), String> {
        (self.number, self.step) = (update.number, update.step);
        if let Some(to_move) = &update.to_move {
            self.to_move.clone_from(to_move);
        }
        if let Some(undo) = update.undo {
            self.undo = undo;
        }
        if let (Some(delta), Keep::Everything) = (&update.view, self.keep) {
            apply(&mut self.view, &delta.json())?;
        }
        if let Some(delta) = &update.legal {
            self.change_legal(&delta.json())?;
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
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(sentence)?;
        self.send_text(text).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), String> {
        self.socket.send(Message::Text(text.into())).await.map_err(sentence)
    }

    /// Sends a message and returns its answer; what comes before it is noted.
    pub async fn ask(&mut self, message: &ClientMessage) -> Result<ServerMessage, String> {
        self.send(message).await?;
        loop {
            let answer = self.next().await?;
            if is_answer(&answer) {
                return Ok(answer);
            }
        }
    }

    /// Plays an action on the last number seen.
    pub async fn act(&mut self, id: &str, text: &str) -> Result<ServerMessage, String> {
        let (id, number, text) = (id.to_owned(), self.number, text.to_owned());
        self.ask(&ClientMessage::Act { id, number, text, wait: 0 }).await
    }
}

/// Whether a message answers a request of this client, a ping excepted.
pub fn is_answer(message: &ServerMessage) -> bool {
    matches!(
        message,
        ServerMessage::Accepted(_)
            | ServerMessage::Refused(_)
            | ServerMessage::Stale { .. }
            | ServerMessage::Proposed { .. }
            | ServerMessage::Offered(_)
    )
}
