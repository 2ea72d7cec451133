//! Chat and reactions. Who is muted is not heard; nothing here touches the game.

use std::collections::HashSet;

use axum::extract::ws::Utf8Bytes;

use super::course::Reply;
use super::play::refused;
use super::table::{Guest, Live, text};
use crate::protocol::{ChatLine, REACTIONS, ServerMessage, Speaker};
use crate::store::ChatRow;
use crate::store::now;

/// A line of chat may have so many characters.
const LONGEST: usize = 300;
/// So many lines are sent to whoever comes.
const REMEMBERED: usize = 50;
/// A public id is shorter than this.
const LONGEST_ID: usize = 40;
/// Nobody needs to mute more people than this.
const MOST_MUTED: usize = 100;

/// Returns a stored line as it is sent.
pub(crate) fn line(row: ChatRow) -> ChatLine {
    let from = Speaker { id: row.who, name: row.name, seat: row.seat };
    ChatLine { line: row.line, from, text: row.text, at: row.at }
}

impl Live {
    fn speaker(&self, guest: u64) -> Option<Speaker> {
        let guest = self.guests.get(&guest)?;
        let identity = guest.identity.as_ref()?;
        let seat = guest.facing.or(guest.seats.first().copied());
        let name = seat.map_or_else(|| identity.name.clone(), |seat| self.name(seat));
        Some(Speaker {
            id: identity.id.clone(),
            name,
            seat: seat.map(|seat| self.course.seats[seat].to_owned()),
        })
    }

    /// Nobody talks without a pause.
    fn breathe(&mut self, guest: u64) -> Result<(), Reply> {
        let may = self.guests.get_mut(&guest).is_some_and(|guest| guest.talk.take());
        may.then_some(()).ok_or_else(|| refused("slow-down", "You talk faster than people can read."))
    }

    pub(crate) async fn say(&mut self, guest: u64, said: &str) -> Reply {
        let said: String = said.trim().chars().filter(|letter| !letter.is_control()).collect();
        if said.is_empty() || said.chars().count() > LONGEST {
            return refused("bad-chat", format!("A line of chat has 1 to {LONGEST} characters."));
        }
        let Some(from) = self.speaker(guest) else { return Reply::Stale };
        if let Err(reply) = self.breathe(guest) {
            return reply;
        }
        let row = ChatRow {
            line: self.lines + 1,
            who: from.id.clone(),
            name: from.name.clone(),
            seat: from.seat.clone(),
            text: said,
            at: now(),
        };
        self.flush();
        if let Err(error) = self.hall.store.say(self.course.row.key, row.clone()).await {
            return Reply::Refused(crate::error::ApiError::from(error).problem);
        }
        self.lines += 1;
        let line = line(row);
        if self.chat.len() == REMEMBERED {
            self.chat.pop_front();
        }
        self.chat.push_back(line.clone());
        self.tell_hearers(&from.id, &ServerMessage::Chat(line));
        Reply::Accepted(self.course.number)
    }

    pub(crate) fn react(&mut self, guest: u64, what: &str) -> Reply {
        if !REACTIONS.contains(&what) {
            return refused("bad-reaction", format!("Reactions are {}.", REACTIONS.join(", ")));
        }
        let Some(from) = self.speaker(guest) else { return Reply::Stale };
        if let Err(reply) = self.breathe(guest) {
            return reply;
        }
        let id = from.id.clone();
        self.tell_hearers(&id, &ServerMessage::Reaction { from, what: what.to_owned() });
        Reply::Accepted(self.course.number)
    }

    /// Notes whom somebody does not want to hear at this table, until they say otherwise.
    pub(crate) async fn mute(&mut self, guest: u64, who: String, on: bool) -> Reply {
        let Some(identity) = self.guests.get(&guest).and_then(|guest| guest.identity.as_ref()) else {
            return Reply::Stale;
        };
        let (table, key) = (self.course.row.key, identity.key);
        let muted = self.muted.get(&key).map_or(0, HashSet::len);
        if on && (muted >= MOST_MUTED || who.len() > LONGEST_ID) {
            return refused("too-many", "You have muted enough people.");
        }
        if let Err(error) = self.hall.store.mute(table, key, who.clone(), on).await {
            return Reply::Refused(crate::error::ApiError::from(error).problem);
        }
        let muted = self.muted.entry(key).or_default();
        if on {
            muted.insert(who);
        } else {
            muted.remove(&who);
        }
        Reply::Accepted(self.course.number)
    }

    /// Returns whether somebody connected wants to hear somebody else.
    fn hears(&self, guest: &Guest, speaker: &str) -> bool {
        let muted = guest.identity.as_ref().and_then(|identity| self.muted.get(&identity.key));
        muted.is_none_or(|muted| !muted.contains(speaker))
    }

    /// Tells everybody who has not muted the speaker.
    fn tell_hearers(&mut self, speaker: &str, message: &ServerMessage) {
        let frame = Utf8Bytes::from(text(message));
        let hearers = self.guests.iter().filter(|(_, guest)| self.hears(guest, speaker));
        let hearers: Vec<u64> = hearers.map(|(guest, _)| *guest).collect();
        for guest in hearers {
            self.send(guest, frame.clone());
        }
    }
}
