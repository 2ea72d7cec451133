//! Tables where only bots play: few, slow enough to be looked at, and for watchers only. On whose account bots think.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use hexapod_core::Seat;
use hexapod_table::{Holder, SeatRow, Status, Wanted, Who, Wish};

use super::Hall;
use super::shares::{Payer, Rank};
use super::task::Live;
use crate::error::{ApiError, ApiResult};
use crate::limits::narrowed;

/// Whether all seats belong to bots.
pub(crate) fn are_bots(seats: &[SeatRow]) -> bool {
    seats.iter().all(|seat| matches!(seat.holder, Holder::Bot(_)))
}

impl Hall {
    /// Checks that an address may have one more table where only bots play.
    ///
    /// # Errors
    /// If it has enough of them, or the server has.
    pub(crate) fn may_play_alone(&self, address: IpAddr) -> ApiResult<()> {
        let (tables, address) = (self.alone(), narrowed(address));
        let own = tables.values().filter(|by| **by == address).count();
        if own < self.limits.bot_tables_per_address && tables.len() < self.limits.bot_tables {
            return Ok(());
        }
        let sentence = "Bots play alone at enough tables already; watch one of them to its end first.";
        Err(ApiError::new(axum::http::StatusCode::TOO_MANY_REQUESTS, "too-many", sentence))
    }
}

impl Live {
    /// Whether only bots play at this table: in seats of their own, or for people who have all resigned.
    pub(super) fn is_bots_alone(&self) -> bool {
        let is_bots = |seat: Seat| {
            matches!(self.table.holder(seat), Holder::Bot(_)) || self.table.resigned(seat).is_some()
        };
        self.table.seats().all(is_bots)
    }

    /// Whether bots play a game to its end that people have given up, and the table is one of the few where they may.
    fn is_played_out(&self) -> bool {
        let gave_up = |seat| self.table.resigned(seat).is_some();
        self.table.seats().any(gave_up) && self.hall.alone().contains_key(self.id())
    }

    /// Whether only bots play and nobody looks at it. A game that was given up has a result to come to, at few tables.
    pub(super) fn is_unwatched(&self) -> bool {
        self.audience.is_empty() && self.is_bots_alone() && !self.is_played_out()
    }

    /// Stops thinking where nobody looks at bots.
    pub(super) fn rest_if_unwatched(&mut self) {
        if self.is_unwatched() {
            self.bot.reset();
        }
    }

    /// Counts a table at which bots begin to play alone.
    ///
    /// # Errors
    /// If there are enough of them.
    pub(super) fn begin_alone(&self) -> ApiResult<()> {
        if self.is_bots_alone() {
            let address = self.payer().0.address;
            self.hall.may_play_alone(address)?;
            self.hall.alone().insert(self.id().to_owned(), narrowed(address));
        }
        Ok(())
    }

    /// Counts a game whose people have all resigned, if there is a place for it: resigning cannot be refused.
    pub(super) fn count_if_given_up(&self) {
        let is_on = matches!(self.table.status(), Status::Playing | Status::Paused);
        if is_on && self.is_bots_alone() && !self.hall.alone().contains_key(self.id()) {
            let address = self.payer().0.address;
            if self.hall.may_play_alone(address).is_ok() {
                self.hall.alone().insert(self.id().to_owned(), narrowed(address));
            }
        }
    }

    /// Lets others have the place of a game of bots that is over.
    pub(super) fn free_place_of_bots(&self) {
        if self.table.status().is_final() {
            self.hall.alone().remove(self.id());
        }
    }

    /// Ends a game of bots that nobody has looked at for a while.
    pub(super) async fn end_if_bots_alone(&mut self) {
        if self.is_unwatched() && matches!(self.table.status(), Status::Playing | Status::Paused) {
            let wish = Wish::Together { what: Wanted::Abandon, number: self.table.number() };
            if let Err(error) = self.carry_out(&Who::Everybody { by: Seat::new(0) }, &wish, None).await {
                tracing::warn!(table = self.id(), ?error, "a game of bots was not ended");
            }
        }
    }

    /// Returns the pause before a bot thinks: there is none where people play, and none at the few tables where they gave up
    /// and wait for the end.
    pub(super) fn pace(&self) -> Duration {
        let is_bot = |seat| self.table.bot(seat).is_some();
        let is_paced = self.table.seats().all(is_bot) && !self.is_played_out();
        if is_paced { self.hall.limits.bot_pace } else { Duration::ZERO }
    }

    /// Returns on whose account a bot of this table thinks, and what comes first.
    pub(super) fn payer(&self) -> (Payer, Rank) {
        let host = Payer { address: Ipv4Addr::UNSPECIFIED.into(), person: Some(self.table.row().host.0) };
        let waits = |seat| self.table.bot(seat).is_none() && self.audience.is_online(seat);
        let rank = if self.table.seats().any(waits) { Rank::Play } else { Rank::Last };
        (self.account.unwrap_or(host), rank)
    }

    /// Notes who has made the table.
    pub(crate) fn made_by(&mut self, payer: Payer) {
        self.account = Some(payer);
    }
}
