//! People who may not come back: the host of a table removes them from it, the host of the server from everything.

use std::collections::HashSet;
use std::sync::Arc;

use hexapod_table::{Holder, SeatRow, Status};

use super::task::{Command, Live};
use super::{Hall, Job};
use crate::error::{ApiError, ApiResult};
use crate::protocol::ServerMessage;
use crate::store::{IdentityRow, Key, StoreError, WHOLE_SERVER, now};

/// The most people that the host of a table may ban.
const MAX_BANNED: usize = 200;

impl Hall {
    /// Returns whether a person is banned from the server.
    pub(crate) fn is_banned(&self, person: Key) -> bool {
        self.banned().contains(&person)
    }

    /// Reads who is banned from the server, and ends the connections of those who have been banned since.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn read_bans(self: &Arc<Self>) -> Result<(), StoreError> {
        let now: HashSet<Key> =
            self.store.bans(WHOLE_SERVER).await?.into_iter().map(|person| person.key).collect();
        let before = std::mem::replace(&mut *self.banned(), now.clone());
        for person in now.difference(&before) {
            self.disconnect(*person, "banned", "You have been banned from this server.").await;
        }
        Ok(())
    }

    /// Ends all connections of a person, with a notice.
    pub(crate) async fn disconnect(
        self: &Arc<Self>,
        person: Key,
        code: &'static str,
        sentence: &'static str,
    ) {
        for table in self.senders() {
            let job: Job = Box::new(move |live| {
                Box::pin(async move {
                    if let Ok(live) = live {
                        live.send_away(person, code, sentence);
                    }
                })
            });
            let _ = table.send(Command::Run(job)).await;
        }
    }
}

impl Live {
    /// Ends the connections of a person to this table.
    fn send_away(&mut self, person: Key, code: &str, sentence: &str) {
        for guest in self.audience.of_person(person) {
            self.audience
                .tell(guest, &ServerMessage::Notice { code: code.into(), sentence: sentence.into() });
            self.flush();
            self.audience.exit(&self.table, guest);
        }
    }

    /// Checks that a person is not banned from this table.
    ///
    /// # Errors
    /// If the person is.
    pub(crate) fn must_be_welcome(&self, person: Option<Key>) -> ApiResult<()> {
        if person.is_some_and(|person| self.banned.iter().any(|banned| banned.key == person)) {
            let sentence = "The host of this table has removed you from it.";
            return Err(ApiError::forbidden("banned", sentence));
        }
        Ok(())
    }

    /// Returns who is banned from this table, for its host.
    pub(crate) fn bans(&self, identity: &IdentityRow) -> ApiResult<Vec<IdentityRow>> {
        self.must_host(identity)?;
        Ok(self.banned.clone())
    }

    /// Removes a person from this table and keeps them away. Who plays in a game that has begun cannot be removed.
    pub(crate) async fn ban(&mut self, identity: &IdentityRow, person: IdentityRow) -> ApiResult<()> {
        self.must_host(identity)?;
        if person.key == identity.key {
            return Err(ApiError::conflict("own-table", "You are the host of this table."));
        }
        let holds = |seat: &SeatRow| seat.holder.is(person.key);
        let own: Vec<_> =
            self.table.seats().filter(|seat| holds(&self.table.row().seats[seat.index()])).collect();
        if !own.is_empty() && self.table.status() != Status::Waiting {
            let sentence = "Who plays cannot be removed; you can mute them, or end the game together.";
            return Err(ApiError::conflict("plays", sentence));
        }
        if self.must_be_welcome(Some(person.key)).is_err() {
            return Ok(());
        }
        if self.banned.len() >= MAX_BANNED {
            return Err(ApiError::conflict("too-many", "You have removed enough people from this table."));
        }
        self.hall.store.set_ban(self.table.row().key, person.key, Some(now())).await?;
        for seat in own {
            let holder = if self.table.row().terms.public { Holder::Open } else { Holder::Link };
            self.keep_seat(seat, SeatRow { holder, ..SeatRow::default() }).await?;
        }
        self.send_away(person.key, "banned", "The host of this table has removed you from it.");
        self.banned.push(person);
        Ok(())
    }

    /// Lets a person come back to this table.
    pub(crate) async fn lift_ban(&mut self, identity: &IdentityRow, person: &IdentityRow) -> ApiResult<()> {
        self.must_host(identity)?;
        self.hall.store.set_ban(self.table.row().key, person.key, None).await?;
        self.banned.retain(|banned| banned.key != person.key);
        Ok(())
    }
}
