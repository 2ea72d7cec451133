//! Chat and reactions. Who is muted is not heard; nothing here touches the game.

use axum::extract::ws::Utf8Bytes;

use super::course::Reply;
use super::play::refused;
use super::table::{Live, text};
use crate::protocol::{ChatLine, REACTIONS, ServerMessage, Speaker};
use crate::store::ChatRow;
use crate::store::sqlite::now;

/// A line of chat may have so many characters.
const LONGEST: usize = 300;
/// So many lines are sent to whoever comes.
const REMEMBERED: usize = 50;
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

    pub(crate) fn mute(&mut self, guest: u64, who: String, on: bool) -> Reply {
        let number = self.course.number;
        let Some(guest) = self.guests.get_mut(&guest) else { return Reply::Stale };
        if !on {
            guest.muted.remove(&who);
        } else if guest.muted.len() >= MOST_MUTED || who.len() > 40 {
            return refused("too-many", "You have muted enough people.");
        } else {
            guest.muted.insert(who);
        }
        Reply::Accepted(number)
    }

    /// Tells everybody who has not muted the speaker.
    fn tell_hearers(&mut self, speaker: &str, message: &ServerMessage) {
        let frame = Utf8Bytes::from(text(message));
        let hearers = self.guests.iter().filter(|(_, guest)| !guest.muted.contains(speaker));
        let hearers: Vec<u64> = hearers.map(|(guest, _)| *guest).collect();
        for guest in hearers {
            self.send(guest, frame.clone());
        }
    }
}
