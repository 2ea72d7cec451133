//! Sources of chance at a local table.

use hexapod_catalog::{AnyTable, generator, settle_fairly};
use hexapod_core::SmallRng;
use hexapod_fair::{Contribution, Dice, Scheme, Secret};

use crate::error::{CliError, Result};

/// Where rolls and draws come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum DiceChoice {
    /// Verifiable dice: the record proves that the outcomes were not manipulated.
    Fair,
    /// You roll physical dice, draw physical cards, and type the outcomes.
    Hand,
}

/// The source of chance.
pub(crate) enum Source {
    Fair { dice: Box<Dice>, next: u64 },
    Seeded(Box<SmallRng>),
    Hand,
}

/// The record's header line with the counter of the next draw, so that no draw is repeated after an undo.
pub(crate) const NEXT_DRAW: &str = "next-draw";

impl Source {
    /// Creates verifiable dice and writes their commitment into the record's header.
    pub(crate) fn fair(table: &mut dyn AnyTable) -> Result<Self> {
        let mut bytes = [0; 32];
        random(&mut bytes)?;
        let secret = Secret::new(bytes);
        let commitment = secret.commitment();
        // All players are at this machine, so the host contributes for all seats.
        let contributions: Vec<Contribution> =
            (0..table.seats().len()).map(|seat| Contribution::house(&commitment, seat)).collect();
        let dice = Dice::new(Scheme::First, &secret, &contributions);
        let meta = table.meta_mut();
        meta.commitment = Some(commitment.to_string());
        meta.contributions = contributions.iter().map(ToString::to_string).collect();
        meta.secret = Some(secret.to_hex());
        Ok(Self::Fair { dice: Box::new(dice), next: 1 })
    }

    pub(crate) fn seeded(seed: u64) -> Self {
        Self::Seeded(Box::new(generator(seed)))
    }

    /// Returns the verifiable dice of a saved game; `None` if it has none or their secret is unknown.
    pub(crate) fn resumed(table: &dyn AnyTable) -> Option<Self> {
        let meta = table.meta();
        let secret: Secret = meta.secret.as_ref()?.parse().ok()?;
        let contributions: Vec<Contribution> =
            meta.contributions.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        let noted =
            meta.other.iter().find(|(key, _)| key == NEXT_DRAW).and_then(|(_, value)| value.parse().ok());
        let highest = table.steps().iter().filter_map(|step| step.draw).max().unwrap_or(0);
        let next = noted.unwrap_or(0).max(highest + 1);
        Some(Self::Fair { dice: Box::new(Dice::new(Scheme::First, &secret, &contributions)), next })
    }

    /// Plays the chance step that is due; `false` if a person must enter the outcome.
    pub(crate) fn settle(&mut self, table: &mut dyn AnyTable) -> Result<bool> {
        match self {
            Self::Hand => return Ok(false),
            Self::Seeded(rng) => {
                table.roll(rng);
            }
            Self::Fair { dice, next } => {
                settle_fairly(table, dice, *next).map_err(|error| CliError::BadInput(error.to_string()))?;
                *next += 1;
                let counter = next.to_string();
                let other = &mut table.meta_mut().other;
                other.retain(|(key, _)| key != NEXT_DRAW);
                other.push((NEXT_DRAW.to_owned(), counter));
            }
        }
        Ok(true)
    }
}

fn random(bytes: &mut [u8]) -> Result<()> {
    getrandom::fill(bytes)
        .map_err(|error| CliError::BadInput(format!("The system gives no random numbers: {error}.")))
}

/// Returns a random seed from the operating system.
pub(crate) fn random_seed() -> Result<u64> {
    let mut bytes = [0; 8];
    random(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}
