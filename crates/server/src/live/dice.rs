//! The dice of a table towards its people: contributions, receipts, and what is needed to check every roll.

use hexapod_core::{DiceEpoch, Odds, Seat};
use hexapod_table::{Entry, Table, What, Who, Wish};

use super::audience::seats_of;
use super::seating::contribution;
use super::task::Live;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{Contribute, DiceAnswer, DiceInfo, DrawTold, EpochTold, Receipt, TableAnswer};
use crate::store::{EntryRow, IdentityRow, now};

impl Live {
    /// Adds what a person contributes to the dice. The last contribution starts a full table, or the new epoch of a game.
    pub(crate) async fn contribute(
        &mut self,
        identity: &IdentityRow,
        wish: Contribute,
    ) -> ApiResult<TableAnswer> {
        let seat = self.contributing_seat(identity)?;
        let row = self.table.row();
        if wish.commitment != row.commitment {
            let sentence =
                "The dice of this table have another commitment; look at it before you contribute.";
            return Err(ApiError::conflict("other-commitment", sentence).field("commitment"));
        }
        let text = contribution(&wish.contribution)?;
        match &row.seats[seat.index()].contribution {
            // A request that is sent again gets the same answer.
            Some(known) if *known == text => {}
            Some(_) => {
                let sentence = "This seat has contributed to the dice already.";
                return Err(ApiError::conflict("contributed", sentence));
            }
            None => self.keep_contribution(seat, text).await?,
        }
        self.start_if_full().await?;
        self.go_on().await;
        Ok(self.answer_for(Some(identity)))
    }

    fn contributing_seat(&self, identity: &IdentityRow) -> ApiResult<Seat> {
        let own = seats_of(&self.table, Some(identity));
        let seat = own.first().and_then(|seat| self.table.contributes_in(*seat));
        let sentence = "Only those who sit at the table contribute to its dice.";
        seat.ok_or_else(|| ApiError::forbidden("no-seat", sentence))
    }

    async fn keep_contribution(&mut self, seat: Seat, text: String) -> ApiResult<()> {
        let row = self.table.row();
        if row.status.is_final() {
            return Err(ApiError::conflict("over", "The game is over; its dice roll no more."));
        }
        let (key, commitment) = (row.key, row.commitment.clone());
        if !self.hall.store.contribute(key, seat.index(), commitment, text.clone()).await? {
            return Err(crate::store::StoreError::Conflict.into());
        }
        let mut seats = self.table.row().seats.clone();
        seats[seat.index()].contribution = Some(text);
        self.table.set_seats(seats);
        self.tell_table();
        Ok(())
    }

    /// Begins a new epoch of the dice if everybody has contributed to it.
    pub(super) async fn begin_epoch_if_ready(&mut self) {
        if self.table.is_epoch_ready() {
            let _ = self.carry_out(&Who::Server, &Wish::BeginEpoch, None).await;
        }
    }

    /// Returns how the dice are made.
    pub(super) fn dice_info(&self) -> DiceInfo {
        let dice = &self.table.row().dice;
        let name = |seat: Seat| self.table.names().name(seat).to_owned();
        DiceInfo {
            scheme: dice.scheme,
            epoch: dice.epoch(),
            waits_for: self.table.dice_wait_for().into_iter().map(name).collect(),
        }
    }

    /// Returns what the server says about the dice, signed.
    pub(crate) fn receipt(&self, identity: Option<&IdentityRow>) -> Receipt {
        let (row, own) = (self.table.row(), seats_of(&self.table, identity));
        let begun = self.present_epoch().contributions;
        // Before everybody has contributed, nobody sees what the others did.
        let known = |seat: Seat| match begun.get(seat.index()) {
            Some(text) => Some(text.clone()),
            None => row.seats[seat.index()].contribution.clone().filter(|_| own.contains(&seat)),
        };
        let mut receipt = Receipt {
            table: row.id.clone(),
            epoch: row.dice.epoch(),
            commitment: row.commitment.clone(),
            contributions: self.table.seats().map(known).collect(),
            number: self.table.number(),
            draws: self.table.draws(),
            at: now(),
            key: self.hall.key.public(),
            signature: String::new(),
        };
        receipt.signature = self.hall.key.sign(&receipt.text());
        receipt
    }

    /// Returns the epochs of the dice, with their secrets if they may be known.
    fn epochs(&self) -> Vec<DiceEpoch> {
        let meta = self.table.game().meta();
        let first = DiceEpoch {
            after: 0,
            commitment: meta.commitment.clone().unwrap_or_default(),
            contributions: meta.contributions.clone(),
            secret: meta.secret.clone(),
        };
        std::iter::once(first).chain(meta.epochs.iter().cloned()).collect()
    }

    /// Returns the present epoch of the dice.
    pub(super) fn present_epoch(&self) -> DiceEpoch {
        self.epochs().pop().unwrap_or_else(|| unreachable!("there is always a first epoch"))
    }

    /// Returns a receipt and, after the end, the log of the dice.
    pub(crate) async fn dice(&mut self, identity: Option<&IdentityRow>) -> ApiResult<DiceAnswer> {
        let mut answer = DiceAnswer {
            scheme: self.table.row().dice.scheme,
            receipt: self.receipt(identity),
            epochs: Vec::new(),
            draws: Vec::new(),
        };
        if self.table.status().is_final() {
            let told = |epoch: DiceEpoch| {
                let DiceEpoch { after, commitment, contributions, secret } = epoch;
                Some(EpochTold { after, commitment, contributions, secret: secret? })
            };
            answer.epochs = self.epochs().into_iter().filter_map(told).collect();
            let log = self.hall.store.entries(self.table.row().key, 0).await?;
            let table = self.table.rewound().map_err(ApiError::fault)?;
            // A long log takes a while to play again.
            let drawn = tokio::task::spawn_blocking(move || draws(table, &log)).await;
            answer.draws = drawn.map_err(ApiError::fault)??;
        }
        Ok(answer)
    }
}

/// Returns every roll and draw of a log, in its order.
fn draws(mut table: Table, log: &[EntryRow]) -> ApiResult<Vec<DrawTold>> {
    let mut draws: Vec<DrawTold> = Vec::new();
    for row in log {
        let entry = Entry::read(row, table.names()).map_err(ApiError::fault)?;
        match &entry.what {
            What::Step { seat: None, text, draw: Some(draw), .. } => {
                let (outcomes, odds) = table.game().odds();
                let (outcomes, dice) = match odds {
                    Odds::Listed => (outcomes, None),
                    Odds::Roll(dice) => (Vec::new(), Some(dice)),
                };
                let (number, draw, step) = (entry.number, *draw, table.steps() as u64);
                let text = text.clone();
                draws.push(DrawTold { number, draw, text, step, outcomes, dice, undone: false });
            }
            What::Undo { to, .. } => {
                let undone = |draw: &&mut DrawTold| draw.step >= *to as u64;
                draws.iter_mut().filter(undone).for_each(|draw| draw.undone = true);
            }
            What::Step { .. } | What::Fact(_) => {}
        }
        table.apply(&entry, hexapod_catalog::Sentences::No).map_err(ApiError::fault)?;
    }
    Ok(draws)
}
