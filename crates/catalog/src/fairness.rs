//! Verifiable dice at a table: drawing outcomes, and checking a record afterwards.

use std::str::FromStr;

use hexapod_core::record::Meta;
use hexapod_core::{DiceEpoch, Odds, ToMove};
use hexapod_fair::{
    BadOdds, Commitment, Contribution, Dice, Due, Mismatch, Outcome, Scheme, Secret, Verifier,
};
use serde::Serialize;

use crate::table::AnyTable;

/// Returns the outcome that draw `counter` gives to the chance step that is due, without playing it; `None` if chance
/// is not to act.
pub fn draw_fairly(table: &dyn AnyTable, dice: &Dice, counter: u64) -> Result<Option<String>, BadOdds> {
    if table.standing().to_move != ToMove::Chance {
        return Ok(None);
    }
    let (outcomes, odds) = table.odds();
    let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
    Ok(Some(match dice.outcome(counter, due(odds, &weights))? {
        Outcome::Index(index) => outcomes[index].0.clone(),
        faces @ Outcome::Faces(_) => faces.to_string(),
    }))
}

/// Plays the chance step that is due by draw `counter` and returns the outcome; `None` if chance is not to act.
pub fn settle_fairly(table: &mut dyn AnyTable, dice: &Dice, counter: u64) -> Result<Option<String>, BadOdds> {
    let Some(text) = draw_fairly(table, dice, counter)? else { return Ok(None) };
    table
        .settle(&text, Some(counter))
        .unwrap_or_else(|refused| unreachable!("a listed outcome is refused: {}", refused.message));
    Ok(Some(text))
}

/// The result of checking a record's dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// Number of draws that agree with the record.
    pub agreed: u64,
    /// Number of counters below the last draw that are not in the record: their steps were taken back.
    pub taken_back: u64,
    /// Number of contributions that do not come from the table's host, in the epoch with the fewest.
    pub outside: usize,
    /// The scheme of the dice.
    pub scheme: u32,
    /// Number of epochs: 1, and one more for each restored backup.
    pub epochs: usize,
    /// One sentence for each draw that disagrees.
    pub problems: Vec<String>,
}

/// Why a record's dice cannot be checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unverifiable {
    /// The record has no commitment.
    #[error("This record has no verifiable dice: its header has no commitment.")]
    NoCommitment,
    /// The secret has not been published yet.
    #[error(
        "The secret of this record is not published yet; that happens when the game is over or abandoned."
    )]
    NoSecret,
    /// The record names a scheme that this program does not know.
    #[error("This record has dice of scheme {0}, which this program does not know; a newer one may.")]
    UnknownScheme(u32),
    /// A header line cannot be read.
    #[error("{0}")]
    Unreadable(String),
}

/// Recomputes every roll and draw of a table. The table is at the same step afterwards.
pub fn verify(table: &mut dyn AnyTable) -> Result<Verified, Unverifiable> {
    let meta = table.meta().clone();
    let (scheme, epochs) = (meta.dice.unwrap_or(FIRST), 1 + meta.epochs.len());
    let verified = Verified { agreed: 0, taken_back: 0, outside: 0, scheme, epochs, problems: Vec::new() };
    let mut verifier = match verifier(&meta, table.seats().len())? {
        Ok(verifier) => verifier,
        Err(mismatch) => return Ok(Verified { problems: vec![mismatch.to_string()], ..verified }),
    };
    let mut problems = Vec::new();
    let (at, steps) = (table.standing().step, table.steps());
    table.jump(0);
    for step in steps {
        if step.actor.is_none() {
            let (outcomes, odds) = table.odds();
            let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
            let claimed = match odds {
                Odds::Listed => outcomes.iter().position(|(text, _)| *text == step.text).map(Outcome::Index),
                Odds::Roll(_) => Some(Outcome::Faces(faces(&step.text))),
            };
            let claimed = claimed.unwrap_or_else(|| unreachable!("a played outcome is listed"));
            if let Err(mismatch) = verifier.check(step.draw, due(odds, &weights), &claimed) {
                problems.push(format!("Step {}: {}", step.number, sentence(&mismatch, &outcomes)));
            }
        }
        table.redo();
    }
    table.jump(at);
    let taken_back = verifier.missing().saturating_sub(problems.len() as u64);
    Ok(Verified { agreed: verifier.checked(), taken_back, outside: verifier.outside(), problems, ..verified })
}

/// The scheme of records that name none.
const FIRST: u32 = 1;

/// Returns a verifier of all epochs, or which secret is not the one that was promised.
fn verifier(meta: &Meta, seats: usize) -> Result<Result<Verifier, Mismatch>, Unverifiable> {
    let scheme = match meta.dice.unwrap_or(FIRST) {
        FIRST => Scheme::First,
        2 => Scheme::Second { epoch: 1 },
        other => return Err(Unverifiable::UnknownScheme(other)),
    };
    let read_all = |commitment: &str, contributions: &[String], secret: Option<&String>| {
        let commitment: Commitment = read("commitment", commitment)?;
        let secret: Secret = read("secret", secret.ok_or(Unverifiable::NoSecret)?)?;
        let contributions: Vec<Contribution> =
            contributions.iter().map(|text| read("contribution", text)).collect::<Result<_, _>>()?;
        let found = contributions.len();
        if found != seats {
            let sentence = format!("The record has {found} contributions for {seats} seats.");
            return Err(Unverifiable::Unreadable(sentence));
        }
        Ok((commitment, contributions, secret))
    };
    let first = DiceEpoch {
        after: 0,
        commitment: meta.commitment.clone().ok_or(Unverifiable::NoCommitment)?,
        contributions: meta.contributions.clone(),
        secret: meta.secret.clone(),
    };
    let last = meta.epochs.len();
    let mut verifier: Option<Verifier> = None;
    for (index, epoch) in std::iter::once(&first).chain(&meta.epochs).enumerate() {
        let DiceEpoch { after, commitment, contributions, secret } = epoch;
        // An epoch that ended before everybody had contributed has made no draw.
        if contributions.is_empty() && (index < last || verifier.is_some()) {
            continue;
        }
        let scheme = if index == 0 { scheme } else { Scheme::Second { epoch: index as u32 + 1 } };
        let (commitment, contributions, secret) = read_all(commitment, contributions, secret.as_ref())?;
        let added = match &mut verifier {
            Some(verifier) => verifier.add_epoch(*after, scheme, &commitment, &contributions, &secret),
            none => Verifier::new(scheme, &commitment, &contributions, &secret)
                .map(|verifier| *none = Some(verifier)),
        };
        if let Err(mismatch) = added {
            return Ok(Err(mismatch));
        }
    }
    verifier.map(Ok).ok_or(Unverifiable::NoCommitment)
}

pub(crate) fn due(odds: Odds, weights: &[u64]) -> Due<'_> {
    match odds {
        Odds::Listed => Due::Weighted(weights),
        Odds::Roll(dice) => Due::Roll(usize::from(dice)),
    }
}

fn read<T: FromStr<Err: std::fmt::Display>>(what: &str, text: &str) -> Result<T, Unverifiable> {
    text.parse()
        .map_err(|error| Unverifiable::Unreadable(format!("The {what} in the record is damaged: {error}")))
}

fn faces(text: &str) -> Vec<u8> {
    text.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// Describes a mismatch in the game's notation.
fn sentence(mismatch: &Mismatch, outcomes: &[(String, u64)]) -> String {
    match mismatch {
        Mismatch::Outcome { counter, expected: Outcome::Index(expected), found: Outcome::Index(found) } => {
            format!(
                "Draw {counter} must give `{}`, but the record says `{}`.",
                outcomes[*expected].0, outcomes[*found].0
            )
        }
        other => other.to_string(),
    }
}
