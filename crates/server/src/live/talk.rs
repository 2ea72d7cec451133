//! Chat, reactions and mutes; nothing here touches the game.

use std::collections::{HashMap, HashSet, VecDeque};

use super::answers::Reply;
use super::audience::GuestId;
use super::messages::refused;
use super::names::is_invisible;
use super::task::Live;
use crate::error::ApiError;
use crate::protocol::{ChatLine, REACTIONS, ServerMessage, Speaker};
use crate::store::{ChatRow, Key, Store, StoreError, now};

/// The most characters of a line of chat.
const MAX_LINE_CHARS: usize = 300;
/// Lines kept in memory.
const KEPT_LINES: usize = 50;
/// Lines sent to a new client.
const WELCOME_LINES: usize = 30;
/// Lines sent to a client that reconnects: it has the others already.
const RECONNECT_LINES: usize = 5;
/// A public id is shorter than this.
const MAX_ID_CHARS: usize = 40;
/// The most people that one person may mute at a table.
const MAX_MUTED: usize = 100;

/// What is said at a table, and to whom it is not sent.
#[derive(Debug, Default)]
pub(crate) struct Talk {
    lines: VecDeque<ChatLine>,
    /// The number of the last line.
    last: u64,
    /// Mutes: the listener's identity key → muted public ids.
    muted: HashMap<Key, HashSet<String>>,
}

impl Talk {
    pub(crate) async fn load(store: &dyn Store, table: Key) -> Result<Self, StoreError> {
        let rows = store.chat(table, KEPT_LINES as u32).await?;
        let mut muted: HashMap<Key, HashSet<String>> = HashMap::new();
        for (identity, who) in store.mutes(table).await? {
            muted.entry(identity).or_default().insert(who);
        }
        let last = rows.last().map_or(0, |row| row.line);
        Ok(Self { lines: rows.into_iter().map(line).collect(), last, muted })
    }

    /// Returns the last lines for a new client, or for one that reconnects.
    pub(crate) fn last(&self, reconnects: bool) -> Vec<ChatLine> {
        let most = if reconnects { RECONNECT_LINES } else { WELCOME_LINES };
        self.lines.iter().skip(self.lines.len().saturating_sub(most)).cloned().collect()
    }

    fn add(&mut self, line: ChatLine) {
        self.last = line.line;
        if self.lines.len() == KEPT_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// Returns whether a listener has muted a speaker.
    fn is_muted(&self, listener: Option<Key>, speaker: &str) -> bool {
        listener.and_then(|key| self.muted.get(&key)).is_some_and(|muted| muted.contains(speaker))
    }

    fn may_mute(&self, key: Key, who: &str) -> bool {
        self.muted.get(&key).map_or(0, HashSet::len) < MAX_MUTED && who.len() <= MAX_ID_CHARS
    }

    fn mute(&mut self, key: Key, who: &str, on: bool) {
        let muted = self.muted.entry(key).or_default();
        if on {
            muted.insert(who.to_owned());
        } else {
            muted.remove(who);
        }
    }
}

/// Returns a stored line as it is sent.
fn line(row: ChatRow) -> ChatLine {
    let from = Speaker { id: row.who, name: row.name, seat: row.seat };
    ChatLine { line: row.line, from, text: row.text, at: row.at }
}

impl Live {
    fn speaker(&self, guest: GuestId) -> Result<Speaker, Reply> {
        let identity = self.audience.identity(guest).ok_or(Reply::Stale)?;
        let seat = self.audience.speaks_for(guest);
        let name = || self.distinct_name(identity, &identity.name);
        Ok(Speaker {
            id: identity.id.clone(),
            name: seat.map_or_else(name, |seat| self.table.holder_name(seat)),
            seat: seat.map(|seat| self.table.names().name(seat).to_owned()),
        })
    }

    fn must_not_flood(&self, guest: GuestId) -> Result<(), Reply> {
        let identity = self.audience.identity(guest).ok_or(Reply::Stale)?;
        let address = self.audience.address(guest).ok_or(Reply::Stale)?;
        let may = self.hall.addresses.may_talk(address, identity.key);
        may.then_some(()).ok_or_else(|| refused("slow-down", "You talk faster than people can read."))
    }

    pub(super) async fn chat(&mut self, guest: GuestId, said: &str, client: &str) -> Result<Reply, Reply> {
        // Marks that turn the direction of the text would turn the lines of others too; those that join letters stay.
        let is_shown =
            |letter: &char| matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0f}') || !is_invisible(*letter);
        let said: String = said.trim().chars().filter(is_shown).collect();
        if said.is_empty() || said.chars().count() > MAX_LINE_CHARS {
            return Err(refused("bad-chat", format!("A line of chat has 1 to {MAX_LINE_CHARS} characters.")));
        }
        let from = self.speaker(guest)?;
        self.must_not_flood(guest)?;
        let row = ChatRow {
            line: self.talk.last + 1,
            who: from.id.clone(),
            name: from.name,
            seat: from.seat,
            text: said,
            at: now(),
            client: Some(client.to_owned()),
        };
        self.flush();
        if !self.hall.store.say(self.table.row().key, row.clone()).await.map_err(not_kept)? {
            // The message has come before, so long ago that it is not remembered here.
            return Ok(Reply::Accepted(self.table.number()));
        }
        let line = line(row);
        self.talk.add(line.clone());
        self.tell_hearers(&from.id, &ServerMessage::Chat(line));
        Ok(Reply::Accepted(self.table.number()))
    }

    pub(super) fn react(&mut self, guest: GuestId, what: &str) -> Result<Reply, Reply> {
        if !REACTIONS.contains(&what) {
            return Err(refused("bad-reaction", format!("Reactions are {}.", REACTIONS.join(", "))));
        }
        let from = self.speaker(guest)?;
        self.must_not_flood(guest)?;
        let id = from.id.clone();
        self.tell_hearers(&id, &ServerMessage::Reaction { from, what: what.to_owned() });
        Ok(Reply::Accepted(self.table.number()))
    }

    /// Stops or resumes sending a client what a person says at this table.
    pub(super) async fn mute(&mut self, guest: GuestId, who: &str, on: bool) -> Result<Reply, Reply> {
        let key = self.audience.identity(guest).ok_or(Reply::Stale)?.key;
        if on && !self.talk.may_mute(key, who) {
            return Err(refused("too-many", "You have muted enough people."));
        }
        self.hall.store.mute(self.table.row().key, key, who.to_owned(), on).await.map_err(not_kept)?;
        self.talk.mute(key, who, on);
        Ok(Reply::Accepted(self.table.number()))
    }

    /// Sends a message to all clients that have not muted the speaker.
    fn tell_hearers(&mut self, speaker: &str, message: &ServerMessage) {
        self.audience.tell_hearers(message, |listener| !self.talk.is_muted(listener, speaker));
    }
}

fn not_kept(error: StoreError) -> Reply {
    Reply::Refused(ApiError::from(error).problem)
}
