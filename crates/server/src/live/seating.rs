//! Taking, leaving and changing seats; starting; rematches.

use hexapod_fair::{Commitment, Contribution};

use super::table::Live;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{Claim, Fact, Join, SeatWish, ServerMessage, Status, TableAnswer};
use crate::secrets;
use crate::store::{HolderRow, IdentityRow, RowChange, SeatRow};

impl Live {
    /// Returns the table with what only the asker may know.
    pub(crate) fn answer_for(&self, identity: Option<&IdentityRow>) -> TableAnswer {
        let you = self.seats_of(identity);
        let host = identity.is_some_and(|identity| identity.key == self.course.row.host.0);
        let base = &self.hall.limits.public_url;
        let id = self.id();
        let join = || format!("{base}/t/{id}?join={}", self.hall.key.join_key(id));
        TableAnswer {
            table: self.info(),
            you: you.iter().map(|seat| self.course.seats[*seat].to_owned()).collect(),
            host,
            join_link: (host || !you.is_empty()).then(join),
            watch_link: format!("{base}/t/{id}"),
            warnings: self.course.game.warnings(),
        }
    }

    fn must_wait(&self) -> ApiResult<()> {
        if self.course.status() == Status::Waiting {
            return Ok(());
        }
        Err(ApiError::conflict("started", "The game has started; seats cannot be changed any more."))
    }

    /// Takes a seat and returns its index and its token.
    pub(crate) async fn join(&mut self, identity: &IdentityRow, join: Join) -> ApiResult<(usize, String)> {
        self.must_wait()?;
        let has_key =
            join.key.as_deref().is_some_and(|key| secrets::same(key, &self.hall.key.join_key(self.id())));
        let seats = &self.course.row.seats;
        let free = |seat: &usize| match seats[*seat].holder {
            HolderRow::Open => true,
            HolderRow::Link => has_key,
            HolderRow::Person { .. } | HolderRow::Bot(_) => false,
        };
        let seat = match &join.seat {
            Some(name) => {
                let index = self.seat_named(name)?;
                if !free(&index) {
                    let sentence =
                        format!("The seat {name} is taken, or kept for somebody with the join link.");
                    return Err(ApiError::conflict("seat-taken", sentence).field("seat"));
                }
                index
            }
            None => (0..seats.len()).find(free).ok_or_else(|| {
                ApiError::conflict("full", "There is no free seat, or you need the join link to take one.")
            })?,
        };
        let contribution = join.contribution.map(|text| contribution(&text)).transpose()?;
        let token = secrets::new_secret();
        let mut seats = self.course.row.seats.clone();
        seats[seat] = SeatRow {
            holder: person(identity, identity.name.clone(), false),
            contribution,
            token: Some(secrets::hash(&token)),
        };
        self.keep_seats(seats).await?;
        self.start_if_full().await?;
        Ok((seat, token))
    }

    /// Gives a seat back.
    pub(crate) async fn leave(&mut self, identity: &IdentityRow, seat: &str) -> ApiResult<()> {
        self.must_wait()?;
        let index = self.seat_named(seat)?;
        if !self.seats_of(Some(identity)).contains(&index) {
            return Err(ApiError::forbidden("not-your-seat", format!("You do not hold the seat {seat}.")));
        }
        let mut seats = self.course.row.seats.clone();
        seats[index] = SeatRow::default();
        if !self.course.row.terms.public {
            seats[index].holder = HolderRow::Link;
        }
        self.keep_seats(seats).await
    }

    /// Changes who shall sit in a seat that nobody holds.
    pub(crate) async fn change_seat(
        &mut self,
        identity: &IdentityRow,
        seat: &str,
        wish: &SeatWish,
    ) -> ApiResult<()> {
        self.must_wait()?;
        self.must_host(identity)?;
        let index = self.seat_named(seat)?;
        let mut seats = self.course.row.seats.clone();
        if let HolderRow::Person { identity: holder, .. } = seats[index].holder
            && holder != identity.key
        {
            return Err(ApiError::conflict("seat-taken", "Somebody sits there."));
        }
        seats[index] = seat_row(wish, identity)?;
        self.keep_seats(seats).await?;
        self.start_if_full().await
    }

    /// Starts the game.
    pub(crate) async fn start(&mut self, identity: &IdentityRow) -> ApiResult<()> {
        self.must_wait()?;
        self.must_host(identity)?;
        if !self.is_full() {
            return Err(ApiError::conflict("not-full", "Some seats are still free."));
        }
        self.begin().await
    }

    /// Starts the game if every seat is filled and the host wants it so.
    pub(crate) async fn start_if_full(&mut self) -> ApiResult<()> {
        if self.course.status() == Status::Waiting && self.course.row.terms.auto_start && self.is_full() {
            self.begin().await?;
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        let filled = |seat: &SeatRow| matches!(seat.holder, HolderRow::Person { .. } | HolderRow::Bot(_));
        self.course.row.seats.iter().all(filled)
    }

    async fn begin(&mut self) -> ApiResult<()> {
        let commitment: Commitment = self.course.row.commitment.parse().map_err(ApiError::fault)?;
        let contributions: Vec<String> = (self.course.row.seats.iter().enumerate())
            .map(|(index, seat)| {
                seat.contribution
                    .clone()
                    .unwrap_or_else(|| Contribution::house(&commitment, index).to_string())
            })
            .collect();
        let change = RowChange {
            status: Status::Playing,
            secret: None,
            result: None,
            contributions: Some(contributions.clone()),
            attended: self.course.attended(),
        };
        let before = self.course.row.seats.clone();
        for (seat, contribution) in self.course.row.seats.iter_mut().zip(contributions) {
            seat.contribution = Some(contribution);
        }
        if let Err(problem) = self.keep_facts(vec![Fact::Started], None, Some(change)).await {
            self.course.row.seats = before;
            return Err(ApiError { status: axum::http::StatusCode::SERVICE_UNAVAILABLE, problem });
        }
        self.go_on().await;
        Ok(())
    }

    /// Takes a seat over with its token and returns its index and a new token.
    pub(crate) async fn claim(
        &mut self,
        identity: &IdentityRow,
        claim: &Claim,
    ) -> ApiResult<(usize, String)> {
        let hash = secrets::hash(&claim.token);
        let seats = &self.course.row.seats;
        let index = seats.iter().position(|seat| seat.token == Some(hash)).ok_or_else(|| {
            ApiError::forbidden("bad-token", "This token fits no seat here; it may have been used already.")
        })?;
        let name = self.name(index);
        let token = secrets::new_secret();
        let mut seats = seats.clone();
        seats[index].holder = person(identity, name, false);
        seats[index].token = Some(secrets::hash(&token));
        let before: Vec<u64> = self
            .guests
            .iter()
            .filter(|(_, guest)| guest.seats.contains(&index))
            .map(|(number, _)| *number)
            .collect();
        self.keep_seats(seats).await?;
        for guest in before {
            if self.guests.get(&guest).is_some_and(|guest| !guest.seats.contains(&index)) {
                self.tell(
                    guest,
                    &ServerMessage::Notice {
                        code: "moved".into(),
                        sentence: "Your seat has been taken over on another device.".into(),
                    },
                );
            }
        }
        if self.course.status() == Status::Playing {
            let seat = self.course.seats[index].to_owned();
            let _ = self.keep_facts(vec![Fact::Claimed { seat }], None, None).await;
        }
        Ok((index, token))
    }

    /// Makes a new token for an own seat.
    pub(crate) async fn new_token(&mut self, identity: &IdentityRow, seat: &str) -> ApiResult<String> {
        let index = self.seat_named(seat)?;
        if !self.seats_of(Some(identity)).contains(&index) {
            return Err(ApiError::forbidden("not-your-seat", format!("You do not hold the seat {seat}.")));
        }
        let token = secrets::new_secret();
        let mut seats = self.course.row.seats.clone();
        seats[index].token = Some(secrets::hash(&token));
        self.keep_seats(seats).await?;
        Ok(token)
    }

    async fn keep_seats(&mut self, seats: Vec<SeatRow>) -> ApiResult<()> {
        let bots = seats.iter().any(|seat| matches!(seat.holder, HolderRow::Bot(_)));
        let attended = bots || self.course.attended();
        self.hall.store.set_seats(self.course.row.key, seats.clone(), attended).await?;
        self.course.row.seats = seats;
        if self.course.status() == Status::Waiting {
            self.note_seen().await;
        }
        self.reseat();
        self.tell_table();
        Ok(())
    }

    fn seat_named(&self, name: &str) -> ApiResult<usize> {
        self.course.seats.iter().position(|seat| *seat == name).ok_or_else(|| {
            let known = self.course.seats.join(", ");
            ApiError::bad(
                "no-such-seat",
                format!("There is no seat {name} at this table; there are {known}."),
            )
            .field("seat")
        })
    }

    fn must_host(&self, identity: &IdentityRow) -> ApiResult<()> {
        if identity.key == self.course.row.host.0 {
            return Ok(());
        }
        Err(ApiError::forbidden("not-host", "Only whoever created the table may do that."))
    }

    /// Returns the seats of a rematch: everybody one seat further.
    pub(crate) fn rotated(&self) -> Vec<SeatRow> {
        let mut seats: Vec<SeatRow> = self
            .course
            .row
            .seats
            .iter()
            .map(|seat| SeatRow { holder: seat.holder.clone(), contribution: None, token: None })
            .collect();
        seats.rotate_right(1);
        seats
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
        SeatWish::Open => HolderRow::Open,
        SeatWish::Link => HolderRow::Link,
        SeatWish::Bot { level } if hexapod_catalog::Level::numbered(*level).is_some() => {
            HolderRow::Bot(*level)
        }
        SeatWish::Bot { .. } => {
            return Err(ApiError::bad("bad-level", "Bots have the levels 1 to 5.").field("level"));
        }
    };
    Ok(SeatRow { holder, contribution: None, token: None })
}

fn person(identity: &IdentityRow, name: String, local: bool) -> HolderRow {
    HolderRow::Person { identity: identity.key, id: identity.id.clone(), name, local }
}

/// Checks a name.
pub(crate) fn name(wished: &str) -> ApiResult<String> {
    let name: String = wished.trim().chars().filter(|letter| !letter.is_control()).collect();
    if (1..=24).contains(&name.chars().count()) {
        Ok(name)
    } else {
        Err(ApiError::bad("bad-name", "A name has 1 to 24 characters.").field("name"))
    }
}

/// Checks a contribution to the dice.
pub(crate) fn contribution(text: &str) -> ApiResult<String> {
    let read: Result<Contribution, _> = text.parse();
    let contribution =
        read.map_err(|error| ApiError::bad("bad-contribution", error.to_string()).field("contribution"))?;
    Ok(contribution.to_string())
}
