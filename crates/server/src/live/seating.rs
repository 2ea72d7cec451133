//! Taking, leaving and changing seats; starting.

use axum::http::StatusCode;
use hexapod_core::Seat;
use hexapod_fair::Contribution;
use hexapod_table::{Fact, Holder, Objection, SeatRow, Status, Who, Wish};

use super::audience::seats_of;
use super::names::name;
use super::task::{Live, NotDone};
use crate::error::{ApiError, ApiResult};
use crate::http::once::Once;
use crate::protocol::{Claim, Join, Joined, SeatToken, SeatWish, ServerMessage, TableAnswer};
use crate::secrets;
use crate::store::{IdentityRow, StoreError};

impl Live {
    fn must_wait(&self) -> ApiResult<()> {
        if self.table.status() == Status::Waiting {
            return Ok(());
        }
        Err(ApiError::conflict("started", "The game has started; seats cannot be changed any more."))
    }

    /// Takes a seat.
    pub(crate) async fn join(
        &mut self,
        identity: &IdentityRow,
        join: Join,
        once: &Once,
    ) -> ApiResult<Joined> {
        self.must_be_welcome(Some(identity.key))?;
        let token = once.secret(&self.hall.key, &format!("join {}", self.id()), identity.key);
        let hash = secrets::hash(&token);
        // The same request again, perhaps after its answer was lost: the seat is taken already.
        let own = if once.is_given() { seats_of(&self.table, Some(identity)) } else { Vec::new() };
        if let Some(seat) = own.first() {
            self.start_if_full().await?;
            return Ok(self.joined(identity, *seat, token));
        }
        self.must_wait()?;
        let has_key =
            join.key.as_deref().is_some_and(|key| secrets::same(key, &self.hall.key.join_key(self.id())));
        let is_free = |seat: &Seat| match self.table.holder(*seat) {
            Holder::Open => true,
            Holder::Link => has_key,
            Holder::Person { .. } | Holder::Bot(_) => false,
        };
        let seat = match &join.seat {
            Some(name) => Some(self.seat_named(name)?).filter(is_free).ok_or_else(|| {
                let sentence = format!("The seat {name} is taken, or reserved for the join link.");
                ApiError::conflict("seat-taken", sentence).field("seat")
            })?,
            None => self.table.seats().find(is_free).ok_or_else(|| {
                ApiError::conflict("full", "There is no free seat, or you need the join link to take one.")
            })?,
        };
        let by_link = *self.table.holder(seat) == Holder::Link;
        let holder = person(identity, self.distinct_name(identity, &identity.name), false);
        let row = SeatRow { holder, contribution: None, token: Some(hash), by_link };
        self.keep_seat(seat, row).await?;
        self.start_if_full().await?;
        Ok(self.joined(identity, seat, token))
    }

    fn joined(&self, identity: &IdentityRow, seat: Seat, token: String) -> Joined {
        let seat = self.table.names().name(seat).to_owned();
        Joined { seat, token, table: self.answer_for(Some(identity)) }
    }

    /// Gives a seat back.
    pub(crate) async fn leave(&mut self, identity: &IdentityRow, seat: &str) -> ApiResult<TableAnswer> {
        self.must_wait()?;
        let seat = self.own_seat_of(identity, seat)?;
        let is_open = self.table.row().terms.public && !self.table.row().seats[seat.index()].by_link;
        let holder = if is_open { Holder::Open } else { Holder::Link };
        self.keep_seat(seat, SeatRow { holder, ..SeatRow::default() }).await?;
        Ok(self.answer_for(Some(identity)))
    }

    /// Changes who shall sit in a seat that is free or the host's own.
    pub(crate) async fn change_seat(
        &mut self,
        identity: &IdentityRow,
        seat: &str,
        wish: &SeatWish,
    ) -> ApiResult<TableAnswer> {
        self.must_wait()?;
        self.must_host(identity)?;
        let seat = self.seat_named(seat)?;
        let holder = self.table.holder(seat);
        if matches!(holder, Holder::Person { .. }) && !holder.is(identity.key) {
            return Err(ApiError::conflict("seat-taken", "The seat is taken."));
        }
        self.keep_seat(seat, seat_row(wish, identity)?).await?;
        self.start_if_full().await?;
        Ok(self.answer_for(Some(identity)))
    }

    /// Removes the table.
    pub(crate) async fn cancel(&mut self, identity: &IdentityRow) -> ApiResult<()> {
        self.must_wait()?;
        self.must_host(identity)?;
        self.hall.store.remove(self.id().to_owned(), i64::MAX).await?;
        let sentence = "The host has cancelled this table.".into();
        self.audience.tell_all(&ServerMessage::Notice { code: "cancelled".into(), sentence });
        self.end_task();
        Ok(())
    }

    /// Starts the game.
    pub(crate) async fn start(&mut self, identity: &IdentityRow) -> ApiResult<TableAnswer> {
        self.must_wait()?;
        self.must_host(identity)?;
        if !self.is_full() {
            return Err(ApiError::conflict("not-full", "Some seats are still free."));
        }
        if let Some(seat) = self.table.dice_wait_for().first() {
            let name = self.table.holder_name(*seat);
            let sentence = format!(
                "The dice still wait for {name}, whose browser adds to them when it opens the table."
            );
            return Err(ApiError::conflict("no-contribution", sentence));
        }
        self.begin().await?;
        Ok(self.answer_for(Some(identity)))
    }

    /// Starts the game if every seat is filled, everybody has contributed to the dice, and the host wants it so.
    pub(crate) async fn start_if_full(&mut self) -> ApiResult<()> {
        let is_ready = self.is_full() && self.table.dice_wait_for().is_empty();
        if self.table.status() == Status::Waiting && self.table.row().terms.auto_start && is_ready {
            self.begin().await?;
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        let filled = |seat: &SeatRow| matches!(seat.holder, Holder::Person { .. } | Holder::Bot(_));
        self.table.row().seats.iter().all(filled)
    }

    async fn begin(&mut self) -> ApiResult<()> {
        self.begin_alone()?;
        self.carry_out(&Who::Server, &Wish::Start, None).await.map_err(|error| match error {
            NotDone::Objection(Objection::Problem(problem)) => ApiError::fault(problem.sentence),
            NotDone::Objection(objection) => ApiError::fault(format!("{objection:?}")),
            NotDone::Store(error) => {
                ApiError { status: StatusCode::SERVICE_UNAVAILABLE, ..ApiError::from(error) }
            }
        })?;
        self.go_on().await;
        Ok(())
    }

    /// Takes a seat over with its token and makes a new token.
    pub(crate) async fn claim(
        &mut self,
        identity: &IdentityRow,
        claim: &Claim,
        once: &Once,
    ) -> ApiResult<Joined> {
        self.must_be_welcome(Some(identity.key))?;
        let token = once.secret(&self.hall.key, &format!("claim {}", self.id()), identity.key);
        let new = secrets::hash(&token);
        let claimed = |seat: &Seat| self.table.row().seats[seat.index()].token == Some(new);
        if let Some(seat) = self.table.seats().find(claimed) {
            return Ok(self.joined(identity, seat, token));
        }
        let hash = secrets::hash(&claim.token);
        let fits = |seat: &Seat| self.table.row().seats[seat.index()].token == Some(hash);
        let seat = self.table.seats().find(fits).ok_or_else(|| {
            ApiError::forbidden("bad-token", "This token fits no seat here; it may have been used already.")
        })?;
        let mut row = self.table.row().seats[seat.index()].clone();
        row.holder = person(identity, self.table.holder_name(seat), false);
        row.token = Some(new);
        let before = self.audience.holders(seat);
        self.keep_seat(seat, row).await?;
        for guest in before {
            if !self.audience.seats(guest).contains(&seat) {
                let sentence = "Your seat has been taken over on another device.".into();
                self.audience.tell(guest, &ServerMessage::Notice { code: "moved".into(), sentence });
            }
        }
        if self.table.status() == Status::Playing {
            let _ = self.carry_out(&Who::Server, &Wish::Note(Fact::Claimed { seat }), None).await;
        }
        Ok(self.joined(identity, seat, token))
    }

    /// Makes a new token for an own seat.
    pub(crate) async fn new_token(
        &mut self,
        identity: &IdentityRow,
        name: String,
        once: &Once,
    ) -> ApiResult<SeatToken> {
        let seat = self.own_seat_of(identity, &name)?;
        let token = once.secret(&self.hall.key, &format!("token {} {name}", self.id()), identity.key);
        let row = self.table.row().seats[seat.index()].clone();
        self.keep_seat(seat, SeatRow { token: Some(secrets::hash(&token)), ..row }).await?;
        Ok(SeatToken { seat: name, token })
    }

    /// Stores a seat, then changes it here and tells the clients.
    pub(super) async fn keep_seat(&mut self, seat: Seat, row: SeatRow) -> ApiResult<()> {
        let before = self.table.row().seats.clone();
        let mut seats = before.clone();
        seats[seat.index()] = row;
        let bots = seats.iter().any(|seat| matches!(seat.holder, Holder::Bot(_)));
        let attended = bots || self.table.needs_server();
        let kept = self.hall.store.set_seats(self.table.row().key, before, seats.clone(), attended).await;
        if let Err(error) = kept {
            // Another process was faster: its seats are shown.
            if error == StoreError::Conflict {
                self.catch_up().await;
            }
            return Err(error.into());
        }
        self.table.set_seats(seats);
        if self.table.status() == Status::Waiting {
            self.note_seen().await;
        }
        self.audience.reseat(&self.table);
        self.tell_table();
        Ok(())
    }

    fn own_seat_of(&self, identity: &IdentityRow, name: &str) -> ApiResult<Seat> {
        let seat = self.seat_named(name)?;
        if seats_of(&self.table, Some(identity)).contains(&seat) {
            return Ok(seat);
        }
        Err(ApiError::forbidden("not-your-seat", format!("You do not hold the seat {name}.")))
    }

    fn seat_named(&self, name: &str) -> ApiResult<Seat> {
        self.table.names().seat(name).ok_or_else(|| {
            let known = self.table.names().join(", ");
            ApiError::bad(
                "no-such-seat",
                format!("There is no seat {name} at this table; there are {known}."),
            )
            .field("seat")
        })
    }

    pub(super) fn must_host(&self, identity: &IdentityRow) -> ApiResult<()> {
        if identity.key == self.table.row().host.0 {
            return Ok(());
        }
        Err(ApiError::forbidden("not-host", "Only the host of the table may do that."))
    }
}

/// Returns the seat that a wish asks for.
pub(crate) fn seat_row(wish: &SeatWish, identity: &IdentityRow) -> ApiResult<SeatRow> {
    let holder = match wish {
        SeatWish::Me => person(identity, identity.name.clone(), false),
        SeatWish::Local { name: wished } => {
            let name = match wished {
                Some(wished) => name(wished)?,
                None => identity.name.clone(),
            };
            person(identity, name, true)
        }
        SeatWish::Open => Holder::Open,
        SeatWish::Link => Holder::Link,
        SeatWish::Bot { level } if hexapod_catalog::Level::numbered(*level).is_some() => Holder::Bot(*level),
        SeatWish::Bot { .. } => {
            return Err(ApiError::bad("bad-level", "Bots have the levels 1 to 5.").field("level"));
        }
    };
    Ok(SeatRow { holder, ..SeatRow::default() })
}

fn person(identity: &IdentityRow, name: String, local: bool) -> Holder {
    Holder::Person { identity: identity.key, id: identity.id.clone(), name, local }
}

/// Checks a contribution to the dice.
pub(crate) fn contribution(text: &str) -> ApiResult<String> {
    let read: Result<Contribution, _> = text.parse();
    let contribution =
        read.map_err(|error| ApiError::bad("bad-contribution", error.to_string()).field("contribution"))?;
    Ok(contribution.to_string())
}
