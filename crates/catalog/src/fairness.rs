//! Verifiable dice at a table: drawing outcomes, and checking a record afterwards.

use std::collections::BTreeMap;
use std::str::FromStr;

use hexapod_core::record::Meta;
use hexapod_core::{DiceEpoch, Odds, ToMove};
use hexapod_fair::{
    BadOdds, Commitment, Contribution, Dice, Due, Mismatch, Outcome, Scheme, Secret, Verifier,
};
use serde::{Deserialize, Serialize};

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

/// What a player's browser has kept of the dice of a table (`hexapod-dice-ID` in its storage). The browser's own check compares
/// receipts and rolls as well.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct KeptDice {
    /// What it contributed, by epoch.
    pub added: BTreeMap<u32, Added>,
}

/// What a browser contributed to the dice of one epoch.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Added {
    /// The commitment that it had seen before.
    pub commitment: String,
    /// Its contribution.
    pub contribution: String,
    /// Its seat, from 0.
    pub seat: usize,
    /// How many seats there were.
    pub seats: Option<usize>,
    /// Seats that are bots' or the browser's own: they must have house contributions.
    #[serde(default)]
    pub house: Vec<usize>,
}

impl KeptDice {
    /// Compares the dice of a record with what was kept; returns one sentence for each difference.
    pub fn differences(&self, meta: &Meta) -> Vec<String> {
        let first = (meta.commitment.as_deref().unwrap_or_default(), &meta.contributions);
        let later = meta.epochs.iter().map(|epoch| (epoch.commitment.as_str(), &epoch.contributions));
        let epochs: Vec<_> = std::iter::once(first).chain(later).collect();
        let mut found = Vec::new();
        for (number, mine) in &self.added {
            let told = (*number as usize).checked_sub(1).and_then(|index| epochs.get(index));
            let sentence = match told {
                None => Some("the record does not have them".to_owned()),
                Some((commitment, contributions)) => mine.difference(commitment, contributions),
            };
            found.extend(sentence.map(|what| format!("Dice of epoch {number}: {what}.")));
        }
        found
    }
}

impl Added {
    fn difference(&self, commitment: &str, contributions: &[String]) -> Option<String> {
        if commitment != self.commitment {
            return Some("the commitment is not the one that the browser saw before it contributed".into());
        }
        // Dice that ended before everybody had contributed have made no draw.
        if contributions.is_empty() {
            return None;
        }
        if contributions.get(self.seat) != Some(&self.contribution) {
            return Some("the browser's contribution was not used".into());
        }
        let found = contributions.len();
        if let Some(seats) = self.seats.filter(|seats| *seats != found) {
            return Some(format!("there are {found} contributions for {seats} seats"));
        }
        let commitment: Commitment = commitment.parse().ok()?;
        let is_house = |seat: &usize| {
            let house = Contribution::house(&commitment, *seat).to_string();
            contributions.get(*seat).is_some_and(|text| *text == house || *text == self.contribution)
        };
        let chosen = self.house.iter().find(|seat| !is_house(seat))?;
        Some(format!(
            "the contribution of seat {}, which is a bot's or the browser's own, does not follow from the commitment",
            chosen + 1
        ))
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of a person and a bot, as the record tells it, and what the person's browser has kept.
    fn game() -> (Meta, KeptDice) {
        let commitment = Secret::new([9; 32]).commitment();
        let (mine, house) = ("a1".repeat(32), Contribution::house(&commitment, 1).to_string());
        let meta = Meta {
            commitment: Some(commitment.to_string()),
            contributions: vec![mine.clone(), house],
            ..Meta::default()
        };
        let kept = format!(
            r#"{{"added":{{"1":{{"commitment":"{commitment}","contribution":"{mine}","seat":0,"seats":2,"house":[1],
            "settled":true}}}},"receipts":[],"seen":[]}}"#
        );
        (meta, serde_json::from_str(&kept).unwrap())
    }

    #[test]
    fn an_honest_record_is_what_the_browser_has_kept() {
        let (meta, kept) = game();
        assert_eq!(kept.differences(&meta), [""; 0]);
    }

    #[test]
    fn what_the_server_changes_differs_from_what_the_browser_has_kept() {
        let (meta, kept) = game();
        let other = Secret::new([8; 32]).commitment();
        let swapped = Meta { commitment: Some(other.to_string()), ..meta.clone() };
        let found =
            "Dice of epoch 1: the commitment is not the one that the browser saw before it contributed.";
        assert_eq!(kept.differences(&swapped), [found]);
        let with = |seat: usize, text: String| {
            let mut meta = meta.clone();
            meta.contributions[seat] = text;
            kept.differences(&meta)
        };
        let commitment: Commitment = meta.commitment.as_deref().unwrap().parse().unwrap();
        let lost = ["Dice of epoch 1: the browser's contribution was not used."];
        assert_eq!(with(0, "b2".repeat(32)), lost);
        assert_eq!(with(0, Contribution::house(&commitment, 0).to_string()), lost);
        let chosen = "the contribution of seat 2, which is a bot's or the browser's own, does not follow from the commitment";
        assert_eq!(with(1, "b2".repeat(32)), [format!("Dice of epoch 1: {chosen}.")]);
        let mut more = meta.clone();
        more.contributions.push("b2".repeat(32));
        assert_eq!(kept.differences(&more), ["Dice of epoch 1: there are 3 contributions for 2 seats."]);
        let mut denied = kept.clone();
        denied.added.insert(2, kept.added[&1].clone());
        assert_eq!(denied.differences(&meta), ["Dice of epoch 2: the record does not have them."]);
    }
}
