//! Checking the dice of a finished game, draw by draw.

use crate::contribution::Contribution;
use crate::dice::{BadOdds, Dice, Due, Outcome, Scheme};
use crate::secret::{Commitment, Secret};

/// Recomputes what the dice of a finished game must have shown.
#[derive(Debug, Clone)]
pub struct Verifier {
    /// The dice of each epoch, with the last draw before it; the first one begins after draw 0.
    epochs: Vec<(u64, Dice)>,
    outside: usize,
    last: u64,
    checked: u64,
}

/// Where a record and its dice do not agree.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The server showed another secret than it promised.
    #[error(
        "The secret does not match the commitment: its commitment is {expected}, the record says {found}."
    )]
    Secret {
        /// The commitment to the secret.
        expected: Commitment,
        /// The commitment in the record.
        found: Commitment,
    },
    /// A chance step does not say which draw it was.
    #[error("A chance step after draw {last} has no draw number, so it cannot be checked.")]
    NoCounter {
        /// The draw before it, or 0.
        last: u64,
    },
    /// A draw number of 0.
    #[error("Draws are counted from 1, but the record has a draw 0.")]
    Zero,
    /// A draw was used twice, or an earlier one after a later one.
    #[error(
        "Draw {counter} comes after draw {last}, but every draw number must be higher than the one before."
    )]
    Order {
        /// The draw in question.
        counter: u64,
        /// The draw before it.
        last: u64,
    },
    /// The dice said something else.
    #[error("Draw {counter} must give {expected}, but the record says {found}.")]
    Outcome {
        /// The draw in question.
        counter: u64,
        /// What secret and contributions give.
        expected: Outcome,
        /// What the record says.
        found: Outcome,
    },
    /// The list of outcomes allows no draw at all.
    #[error("Draw {counter} cannot be checked. {reason}")]
    Odds {
        /// The draw in question.
        counter: u64,
        /// What is wrong with the weights.
        reason: BadOdds,
    },
}

impl Verifier {
    /// Begins with the first draw, if the secret is the one the commitment promised.
    ///
    /// The contributions stand in seat order. That there is one for every seat is for the caller to check.
    pub fn new(
        scheme: Scheme,
        commitment: &Commitment,
        contributions: &[Contribution],
        secret: &Secret,
    ) -> Result<Self, Mismatch> {
        let mut verifier = Self { epochs: Vec::new(), outside: usize::MAX, last: 0, checked: 0 };
        verifier.add_epoch(0, scheme, commitment, contributions, secret)?;
        Ok(verifier)
    }

    /// Adds the dice of the next epoch, which made the draws after number `after`.
    ///
    /// # Errors
    /// If the secret is not the one the commitment promised.
    pub fn add_epoch(
        &mut self,
        after: u64,
        scheme: Scheme,
        commitment: &Commitment,
        contributions: &[Contribution],
        secret: &Secret,
    ) -> Result<(), Mismatch> {
        if !commitment.matches(secret) {
            return Err(Mismatch::Secret { expected: secret.commitment(), found: *commitment });
        }
        let outside = contributions
            .iter()
            .enumerate()
            .filter(|(seat, contribution)| !contribution.is_house(commitment, *seat))
            .count();
        self.outside = self.outside.min(outside);
        self.epochs.push((after, Dice::new(scheme, secret, contributions)));
        Ok(())
    }

    /// Checks the next chance step: the number of its draw as the record says it, what was due, and what the
    /// record claims. After a mismatch the following draws can still be checked.
    pub fn check(
        &mut self,
        counter: impl Into<Option<u64>>,
        due: Due<'_>,
        claimed: &Outcome,
    ) -> Result<(), Mismatch> {
        let last = self.last;
        let counter = counter.into().ok_or(Mismatch::NoCounter { last })?;
        if counter == 0 {
            return Err(Mismatch::Zero);
        }
        if counter <= last {
            return Err(Mismatch::Order { counter, last });
        }
        self.last = counter;
        let epoch = self.epochs.iter().rfind(|(after, _)| *after < counter);
        let (_, dice) = epoch.unwrap_or_else(|| unreachable!("the first epoch begins after draw 0"));
        let expected = dice.outcome(counter, due).map_err(|reason| Mismatch::Odds { counter, reason })?;
        if expected != *claimed {
            return Err(Mismatch::Outcome { counter, expected, found: claimed.clone() });
        }
        self.checked += 1;
        Ok(())
    }

    /// Returns how many draws agreed.
    pub fn checked(&self) -> u64 {
        self.checked
    }

    /// Returns how many draws up to the last one are not in the record or did not agree. In an honest record they
    /// were taken back, which the seats saw happen.
    pub fn missing(&self) -> u64 {
        self.last - self.checked
    }

    /// Returns how many contributions the server did not make itself, in the epoch with the fewest. With none the seats had
    /// no hand in the dice.
    pub fn outside(&self) -> usize {
        self.outside
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: Due<'static> = Due::Roll(1);
    const SCHEME: Scheme = Scheme::Second { epoch: 1 };

    fn game() -> (Secret, Vec<Contribution>, Verifier) {
        let secret = Secret::new([9; 32]);
        let commitment = secret.commitment();
        let contributions = vec![Contribution::new(&[1; 16]).unwrap(), Contribution::house(&commitment, 1)];
        let verifier = Verifier::new(SCHEME, &commitment, &contributions, &secret).unwrap();
        (secret, contributions, verifier)
    }

    fn outcomes() -> impl Fn(u64, Due<'_>) -> Outcome {
        let (secret, contributions, _) = game();
        move |counter, due| Dice::new(SCHEME, &secret, &contributions).outcome(counter, due).unwrap()
    }

    #[test]
    fn an_honest_record_agrees() {
        let (_, _, mut verifier) = game();
        let outcome = outcomes();
        let listed = Due::Weighted(&[3, 2, 1]);
        // Draws 2 and 3 were taken back.
        for (counter, due) in [(1, DIE), (4, listed), (5, Due::Roll(10)), (u64::MAX, DIE)] {
            assert_eq!(verifier.check(counter, due, &outcome(counter, due)), Ok(()));
            if counter == 5 {
                assert_eq!((verifier.checked(), verifier.missing()), (3, 2));
            }
        }
        assert_eq!(verifier.outside(), 1);
    }

    #[test]
    fn another_secret_is_found_out() {
        let (_, contributions, _) = game();
        let promised = Secret::new([1; 32]).commitment();
        let secret = Secret::new([2; 32]);
        let error = Verifier::new(SCHEME, &promised, &contributions, &secret).unwrap_err();
        assert_eq!(error, Mismatch::Secret { expected: secret.commitment(), found: promised });
        assert!(
            error.to_string().starts_with("The secret does not match the commitment: its commitment is ")
        );
    }

    #[test]
    fn a_changed_outcome_is_found_out() {
        let (_, _, mut verifier) = game();
        let expected = outcomes()(1, DIE);
        let Outcome::Faces(faces) = &expected else { panic!("a roll gives faces") };
        let found = Outcome::Faces(vec![faces[0] % 6 + 1]);
        let error = verifier.check(1, DIE, &found).unwrap_err();
        assert_eq!(error.to_string(), format!("Draw 1 must give {expected}, but the record says {found}."));
        // What follows can still be checked.
        assert_eq!(verifier.check(2, DIE, &outcomes()(2, DIE)), Ok(()));
        assert_eq!((verifier.checked(), verifier.missing()), (1, 1));
        // An outcome of the wrong kind or number differs as well.
        assert!(matches!(verifier.check(3, DIE, &Outcome::Index(0)), Err(Mismatch::Outcome { .. })));
        assert!(matches!(verifier.check(4, DIE, &Outcome::Faces(vec![])), Err(Mismatch::Outcome { .. })));
    }

    #[test]
    fn counters_only_rise() {
        let (_, _, mut verifier) = game();
        let claimed = outcomes()(7, DIE);
        verifier.check(7, DIE, &claimed).unwrap();
        let mut error =
            |counter: Option<u64>| verifier.check(counter, DIE, &claimed).unwrap_err().to_string();
        let sentence = "comes after draw 7, but every draw number must be higher than the one before.";
        assert_eq!(error(Some(7)), format!("Draw 7 {sentence}"));
        assert_eq!(error(Some(6)), format!("Draw 6 {sentence}"));
        assert_eq!(error(Some(0)), "Draws are counted from 1, but the record has a draw 0.");
        assert_eq!(error(None), "A chance step after draw 7 has no draw number, so it cannot be checked.");
    }

    #[test]
    fn an_epoch_has_dice_of_its_own() {
        let (secret, contributions, mut verifier) = game();
        let (fresh, second) = (Secret::new([8; 32]), Scheme::Second { epoch: 2 });
        let commitment = fresh.commitment();
        // The contributions of the epoch before are of no use: the epoch stands in the formula.
        assert_eq!(verifier.add_epoch(2, second, &commitment, &contributions, &fresh), Ok(()));
        let roll = |scheme, secret: &Secret, counter| {
            Dice::new(scheme, secret, &contributions).outcome(counter, Due::Roll(9)).unwrap()
        };
        assert_eq!(verifier.check(1, Due::Roll(9), &roll(SCHEME, &secret, 1)), Ok(()));
        assert_eq!(verifier.check(2, Due::Roll(9), &roll(SCHEME, &secret, 2)), Ok(()));
        assert!(verifier.clone().check(3, Due::Roll(9), &roll(SCHEME, &secret, 3)).is_err());
        assert_eq!(verifier.check(3, Due::Roll(9), &roll(second, &fresh, 3)), Ok(()));
        assert!(matches!(
            verifier.add_epoch(3, second, &commitment, &contributions, &secret),
            Err(Mismatch::Secret { .. })
        ));
    }

    #[test]
    fn impossible_odds_are_no_panic() {
        let (_, _, mut verifier) = game();
        let error = verifier.check(1, Due::Weighted(&[]), &Outcome::Index(0)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "Draw 1 cannot be checked. There is nothing to draw from: no outcome has a weight above 0."
        );
    }
}
