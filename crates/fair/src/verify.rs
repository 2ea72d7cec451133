//! Checking the dice of a finished game, draw by draw.

use crate::contribution::Contribution;
use crate::dice::{BadOdds, Dice, Due, Outcome};
use crate::secret::{Commitment, Secret};

/// Recomputes what the dice of a finished game must have shown.
#[derive(Debug, Clone)]
pub struct Verifier {
    dice: Dice,
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
        commitment: &Commitment,
        contributions: &[Contribution],
        secret: &Secret,
    ) -> Result<Self, Mismatch> {
        if !commitment.matches(secret) {
            return Err(Mismatch::Secret { expected: secret.commitment(), found: *commitment });
        }
        let outside = contributions
            .iter()
            .enumerate()
            .filter(|(seat, contribution)| !contribution.is_house(commitment, *seat))
            .count();
        Ok(Self { dice: Dice::new(secret, contributions), outside, last: 0, checked: 0 })
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
        let expected =
            self.dice.outcome(counter, due).map_err(|reason| Mismatch::Odds { counter, reason })?;
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

    /// Returns how many contributions the server did not make itself. With none the seats had no hand in the dice.
    pub fn outside(&self) -> usize {
        self.outside
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: Due<'static> = Due::Roll(1);

    fn game() -> (Secret, Vec<Contribution>, Verifier) {
        let secret = Secret::new([9; 32]);
        let commitment = secret.commitment();
        let contributions = vec![Contribution::new(&[1; 16]).unwrap(), Contribution::house(&commitment, 1)];
        let verifier = Verifier::new(&commitment, &contributions, &secret).unwrap();
        (secret, contributions, verifier)
    }

    fn outcomes() -> impl Fn(u64, Due<'_>) -> Outcome {
        let (secret, contributions, _) = game();
        move |counter, due| Dice::new(&secret, &contributions).outcome(counter, due).unwrap()
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
        let error = Verifier::new(&promised, &contributions, &secret).unwrap_err();
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
    fn impossible_odds_are_no_panic() {
        let (_, _, mut verifier) = game();
        let error = verifier.check(1, Due::Weighted(&[]), &Outcome::Index(0)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "Draw 1 cannot be checked. There is nothing to draw from: no outcome has a weight above 0."
        );
    }
}
