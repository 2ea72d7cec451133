//! What REST requests ask of a table besides its seats and its past: positions for bots, dangers,
//! walks, records, dice, rematches.

use std::sync::Arc;

use hexapod_catalog::AnyTable;
use hexapod_core::{Danger, Viewer};
use hexapod_table::{SeatRow, TableRow, TableSet};

use super::audience::seats_of;
use super::task::Live;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{DangerAnswer, DangerPlace, TableAnswer, VerifyAnswer, WalksAnswer};
use crate::store::{IdentityRow, Key};

/// More steps than this are written or verified beside the workers that answer messages.
const LONG: usize = 500;

/// A position for a bot, and after how many steps it is.
pub(crate) type Position = (u64, Box<dyn AnyTable>);

impl Live {
    /// Returns the table with what only the asker may know.
    pub(crate) fn answer_for(&self, identity: Option<&IdentityRow>) -> TableAnswer {
        let you = seats_of(&self.table, identity);
        let host = identity.is_some_and(|identity| identity.key == self.table.row().host.0);
        let base = &self.hall.limits.public_url;
        let id = self.id();
        let join = || format!("{base}/t/{id}?join={}", self.hall.key.join_key(id));
        TableAnswer {
            table: self.info(),
            you: you.iter().map(|seat| self.table.names().name(*seat).to_owned()).collect(),
            host,
            join_link: (host || !you.is_empty()).then(join),
            watch_link: format!("{base}/t/{id}"),
            receipt: (!you.is_empty()).then(|| self.receipt(identity)),
            warnings: self.table.game().warnings(),
        }
    }

    /// Returns the present position for a hint.
    pub(crate) fn position_for_hint(&self, identity: &IdentityRow) -> ApiResult<Position> {
        self.table.must_play()?;
        if !self.table.row().terms.hints {
            return Err(ApiError::forbidden("no-hints", "This table is played without hints."));
        }
        let own = seats_of(&self.table, Some(identity));
        if !self.table.to_move().is_some_and(|seat| own.contains(&seat)) {
            return Err(ApiError::conflict("not-your-turn", "Hints are for the seat that is to move."));
        }
        Ok((self.table.steps() as u64, self.table.game().now()))
    }

    /// Returns a position of a finished game for an analysis; the last one if no step is given.
    pub(crate) fn position_for_analysis(&mut self, step: Option<u64>) -> ApiResult<Position> {
        if !self.table.status().is_final() {
            let sentence = "Analysis is for finished games; ask for a hint.";
            return Err(ApiError::conflict("not-over", sentence));
        }
        let played = self.table.steps() as u64;
        let step = step.unwrap_or(played);
        if step > played {
            let sentence = format!("Only {played} steps were played.");
            return Err(ApiError::bad("no-such-step", sentence).field("step"));
        }
        let mut position = None;
        self.table.look_back(step as usize, 0, |game| position = Some(game.now()));
        let position = position.unwrap_or_else(|| unreachable!("every step played can be looked at"));
        Ok((step, position))
    }

    /// Returns where opponents could strike a seat.
    pub(crate) fn dangers(&self, seat: &str) -> ApiResult<DangerAnswer> {
        let names = self.table.names();
        let seat = names
            .seat(seat)
            .ok_or_else(|| ApiError::bad("no-such-seat", "There is no such seat.").field("seat"))?;
        let place = |Danger { place, by, power, lost }: Danger| DangerPlace {
            place,
            by: names.name(by).to_owned(),
            power,
            lost,
        };
        Ok(DangerAnswer {
            step: self.table.steps() as u64,
            seat: names.name(seat).to_owned(),
            places: self.table.game().dangers(seat).into_iter().map(place).collect(),
        })
    }

    /// Returns where the seat's piece at `from` can go with one input.
    pub(crate) fn walks(
        &self,
        identity: Option<&IdentityRow>,
        seat: &str,
        from: &str,
    ) -> ApiResult<WalksAnswer> {
        let walks = match self.viewer(identity, Some(seat))? {
            Viewer::Seat(seat) => self.table.game().walks(seat, from),
            Viewer::Spectator | Viewer::Referee => Vec::new(),
        };
        Ok(WalksAnswer { step: self.table.steps() as u64, walks })
    }

    /// Returns the record as a viewer may know it, and the name of its file.
    pub(crate) async fn record(&self, viewer: Viewer) -> (String, String) {
        let is_long = self.table.steps() > LONG;
        let text = self.hall.off_workers(is_long, || self.table.game().record(viewer)).await;
        (text, format!("{}-{}.record", self.table.row().game, self.id()))
    }

    /// Returns the whole record of a finished game.
    pub(crate) fn finished_record(&self) -> ApiResult<(String, Option<TableSet>)> {
        if !self.table.status().is_final() {
            let sentence = "You can play on from a step of this game when it is over.";
            return Err(ApiError::conflict("not-over", sentence));
        }
        Ok((self.table.game().record(Viewer::Referee), self.table.row().setup.set.clone()))
    }

    /// Returns the game's id and the table's own data file.
    pub(crate) fn own_data(&self) -> ApiResult<(&'static str, String)> {
        let data = self.table.game().setup().data.clone();
        let data = data.ok_or_else(|| ApiError::missing("This table has the game's standard data file."))?;
        Ok((self.table.game().info().id, data))
    }

    /// Recomputes all rolls and draws of a finished game.
    pub(crate) async fn verify(&mut self) -> ApiResult<VerifyAnswer> {
        let Some(secret) = self.table.game().meta().secret.clone() else {
            let (code, sentence) = if self.table.status().is_final() {
                ("unverifiable", "This record does not show the secret of its dice.")
            } else {
                ("not-over", "The secret of the dice is shown when the game is over.")
            };
            return Err(ApiError::conflict(code, sentence));
        };
        let hall = Arc::clone(&self.hall);
        let found = hall.off_workers(self.table.steps() > LONG, || self.table.verify()).await;
        let found = found.map_err(|error| ApiError::conflict("unverifiable", error.to_string()))?;
        Ok(VerifyAnswer {
            commitment: self.table.game().meta().commitment.clone().unwrap_or_default(),
            contributions: self.table.game().meta().contributions.clone(),
            secret,
            agreed: found.agreed,
            taken_back: found.taken_back,
            outside: found.outside as u64,
            problems: found.problems,
        })
    }

    /// Returns the key of a finished game, its rematch if there is one, and the row of a new rematch with everybody one seat
    /// further.
    pub(crate) fn row_for_rematch(
        &self,
        identity: &IdentityRow,
    ) -> ApiResult<(Key, Option<String>, TableRow)> {
        if seats_of(&self.table, Some(identity)).is_empty() {
            return Err(ApiError::forbidden("no-seat", "Only those who played may ask for a rematch."));
        }
        if !self.table.status().is_final() {
            return Err(ApiError::conflict("not-over", "The game is not over yet."));
        }
        let row = self.table.row();
        let seat = |seat: &SeatRow| SeatRow { holder: seat.holder.clone(), ..SeatRow::default() };
        let mut seats: Vec<SeatRow> = row.seats.iter().map(seat).collect();
        seats.rotate_right(1);
        // What a person chose goes along: the colour, and what an option says seat by seat.
        let (mut setup, mut colours, terms) = (row.setup.clone(), row.colours.clone(), row.terms.clone());
        if let Some(of_seats) = colours.get_mut(..seats.len()) {
            of_seats.rotate_right(1);
        }
        for value in setup.options.values_mut() {
            if let serde_json::Value::Array(by_seat) = value
                && by_seat.len() == seats.len()
            {
                by_seat.rotate_right(1);
            }
        }
        let info = self.table.game().info();
        let new = TableRow { rules: row.rules, setup, colours, terms, ..TableRow::new(info, seats) };
        Ok((row.key, row.rematch.clone(), new))
    }

    /// Notes the rematch, which the store has.
    pub(crate) fn set_rematch(&mut self, id: String) {
        self.table.set_rematch(id);
        self.tell_table();
    }
}
