//! The dice of a table: who must still contribute, when they roll, and what the record says of them.

use hexapod_core::{DiceEpoch, Seat};
use hexapod_fair::{Commitment, Contribution, Dice};

use super::Table;
use crate::problem::Problem;
use crate::row::Holder;
use crate::terms::Status;

impl Table {
    /// Returns the seats whose people must contribute before the dice can roll. A person with several seats contributes in the
    /// first of them; nobody waits for a person who resigned or for whom a bot plays.
    pub fn dice_wait_for(&self) -> Vec<Seat> {
        if self.dice.is_some() || self.row.status.is_final() || !self.row.dice.is_strict() {
            return Vec::new();
        }
        let must = |seat: &Seat| {
            self.contributes_in(*seat) == Some(*seat)
                && self.row.seats[seat.index()].contribution.is_none()
                && self.stand_in(*seat).is_none()
                && self.resigned(*seat).is_none()
        };
        self.seats().filter(must).collect()
    }

    /// Returns the seat in which the person of a seat contributes to the dice; nothing if no person sits there.
    pub fn contributes_in(&self, seat: Seat) -> Option<Seat> {
        let Holder::Person { identity, .. } = self.holder(seat) else { return None };
        self.seats().find(|first| self.holder(*first).is(*identity))
    }

    /// Returns whether a new epoch of the dice can begin: the game is on, and everybody has contributed.
    pub fn is_epoch_ready(&self) -> bool {
        self.row.status == Status::Playing && self.dice.is_none() && self.dice_wait_for().is_empty()
    }

    /// Returns how many draws have been made.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Notes what each seat adds to the dice: its own contribution, or the one that follows from the commitment.
    pub(super) fn take_contributions(&mut self) -> Result<(), Problem> {
        for (seat, contribution) in self.contributions_now()?.iter().enumerate() {
            self.row.seats[seat].contribution = Some(contribution.to_string());
        }
        Ok(())
    }

    /// Makes the dice from the secret and what the seats have added, once all have; then the record names it.
    pub(super) fn seed_dice(&mut self) {
        let added = self.row.seats.iter().map(|seat| seat.contribution.as_deref()?.parse().ok());
        let contributions: Option<Vec<Contribution>> = added.collect();
        let scheme = self.row.dice.scheme();
        self.dice = contributions.map(|added| Dice::new(scheme, &self.secrets.now, &added));
        self.describe_dice();
    }

    /// Returns what each seat adds to the dice now.
    pub(super) fn contributions_now(&self) -> Result<Vec<Contribution>, Problem> {
        let damaged = |why: String| Problem::new("fault", why);
        let commitment: Commitment = self
            .row
            .commitment
            .parse()
            .map_err(|error| damaged(format!("The commitment is damaged: {error}")))?;
        let seats = self.row.seats.iter().enumerate();
        seats
            .map(|(index, seat)| match &seat.contribution {
                Some(text) => {
                    text.parse().map_err(|error| damaged(format!("A contribution is damaged: {error}")))
                }
                None => Ok(Contribution::house(&commitment, index)),
            })
            .collect()
    }

    /// Writes what may be known of the dice into the record.
    pub(super) fn describe_dice(&mut self) {
        let row = &self.row;
        let is_final = row.status.is_final();
        let added = row.seats.iter().map(|seat| seat.contribution.clone());
        // Before everybody has contributed, nobody sees what the others did.
        let begun = row.status != Status::Waiting && row.seats.iter().all(|seat| seat.contribution.is_some());
        let present = DiceEpoch {
            after: row.dice.past.last().map_or(0, |past| past.last),
            commitment: row.commitment.clone(),
            contributions: if begun { added.flatten().collect() } else { Vec::new() },
            secret: row.secret.clone(),
        };
        let mut after = 0;
        let past = row.dice.past.iter().enumerate().map(|(index, past)| {
            let sealed = past.sealed.as_ref();
            let secret = || sealed.and(self.secrets.past.get(index)).map(hexapod_fair::Secret::to_hex);
            let epoch = DiceEpoch {
                after,
                commitment: past.commitment.clone(),
                contributions: past.contributions.clone(),
                secret: if is_final { past.secret.clone().or_else(secret) } else { None },
            };
            after = past.last;
            epoch
        });
        let mut epochs: Vec<DiceEpoch> = past.collect();
        epochs.push(present);
        let first = epochs.remove(0);
        let scheme = Some(row.dice.scheme).filter(|scheme| *scheme != 1);
        let meta = self.game.meta_mut();
        // The record of a finished game that was imported may have no commitment.
        meta.commitment = Some(first.commitment).filter(|text| !text.is_empty());
        (meta.contributions, meta.secret, meta.dice, meta.epochs) =
            (first.contributions, first.secret, scheme, epochs);
    }

    /// Writes the names of those who play into the record.
    pub(super) fn name_players(&mut self) {
        let names = self.seats().map(|seat| self.holder_name(seat)).collect();
        self.game.meta_mut().names = names;
    }
}
