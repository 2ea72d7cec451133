//! The dice themselves: secret and contributions in, one fixed outcome for each counter out.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::contribution::Contribution;
use crate::secret::Secret;

const MASTER: &str = "hexapod 2026 master v1";
const MASTER_2: &str = "hexapod 2026 master v2";

/// Which formulas the dice of a game follow, and in which order its parties were bound. A record names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// The seats may have contributed before the commitment was published; one secret for the whole game.
    First,
    /// Every contribution was made after the commitment; a new secret for each epoch, counted from 1.
    Second {
        /// The epoch.
        epoch: u32,
    },
}

/// The dice of one game: they follow from the secret and from the contributions in seat order.
#[derive(Clone)]
pub struct Dice {
    master: [u8; 32],
}

impl Dice {
    /// Makes the dice of one game, or of one epoch of it.
    pub fn new(scheme: Scheme, secret: &Secret, contributions: &[Contribution]) -> Self {
        let mut hasher = match scheme {
            Scheme::First => blake3::Hasher::new_derive_key(MASTER),
            Scheme::Second { epoch } => {
                let mut hasher = blake3::Hasher::new_derive_key(MASTER_2);
                hasher.update(&epoch.to_le_bytes());
                hasher
            }
        };
        hasher.update(secret.bytes());
        hasher.update(&(contributions.len() as u32).to_le_bytes());
        for contribution in contributions {
            // With the length in front no byte can wander from one seat's contribution to the next.
            hasher.update(&(contribution.bytes().len() as u32).to_le_bytes());
            hasher.update(contribution.bytes());
        }
        Self { master: *hasher.finalize().as_bytes() }
    }

    /// Returns draw number `counter`. Draws are counted from 1 and each counter is used once: an undo does not
    /// turn the counter back, so that an undone roll never comes again.
    pub fn draw(&self, counter: u64) -> Draw {
        let key = blake3::keyed_hash(&self.master, &counter.to_le_bytes());
        Draw { stream: ChaCha20Rng::from_seed(*key.as_bytes()) }
    }

    /// Returns the outcome of draw number `counter` for what is due.
    pub fn outcome(&self, counter: u64, due: Due<'_>) -> Result<Outcome, BadOdds> {
        match due {
            Due::Weighted(weights) => self.draw(counter).weighted(weights).map(Outcome::Index),
            Due::Roll(dice) => Ok(Outcome::Faces(self.draw(counter).roll(dice))),
        }
    }
}

impl fmt::Debug for Dice {
    // Who knows the master key knows every roll to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(hidden)")
    }
}

/// What a chance step asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due<'a> {
    /// One of the listed outcomes, each as likely as its weight says.
    Weighted(&'a [u64]),
    /// This many six-sided dice, in order.
    Roll(usize),
}

/// What a chance step got.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The place of the outcome in the list of weights, counted from 0.
    Index(usize),
    /// The face of each die, 1 to 6, in order.
    Faces(Vec<u8>),
}

impl fmt::Display for Outcome {
    /// Writes `roll 3 6`, or `outcome 1` for the first outcome of the list.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Index(index) => write!(f, "outcome {}", index.saturating_add(1)),
            Self::Faces(faces) => {
                f.write_str("roll")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
        }
    }
}

/// Why nothing can be drawn from a list of weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadOdds {
    /// The list is empty or all weights are 0.
    #[error("There is nothing to draw from: no outcome has a weight above 0.")]
    Nothing,
    /// The sum of the weights does not fit into 64 bits.
    #[error("The weights are too large: together they must stay below 2^64.")]
    TooHeavy,
}

/// One draw: a stream of its own that gives one outcome and is used up by it.
pub struct Draw {
    stream: ChaCha20Rng,
}

impl Draw {
    /// Returns the index of one of the outcomes, each exactly as likely as its weight says.
    pub fn weighted(mut self, weights: &[u64]) -> Result<usize, BadOdds> {
        let total = weights
            .iter()
            .try_fold(0_u64, |sum, &weight| sum.checked_add(weight))
            .ok_or(BadOdds::TooHeavy)?;
        if total == 0 {
            return Err(BadOdds::Nothing);
        }
        let mut rest = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            if rest < weight {
                return Ok(index);
            }
            rest -= weight;
        }
        unreachable!("a number below the total lies in the share of one outcome")
    }

    /// Returns the faces of `dice` six-sided dice, 1 to 6, each exactly equally likely.
    pub fn roll(mut self, dice: usize) -> Vec<u8> {
        (0..dice).map(|_| self.below(6) as u8 + 1).collect()
    }

    /// Returns a number below `total`, each exactly equally likely.
    ///
    /// The top of the 64-bit numbers, where no whole run of `total` fits any more, is thrown away: keeping it
    /// would favour the small remainders.
    fn below(&mut self, total: u64) -> u64 {
        // 2^64 mod total, without leaving 64 bits.
        let surplus = total.wrapping_neg() % total;
        loop {
            let number = self.stream.next_u64();
            if number <= u64::MAX - surplus {
                return number % total;
            }
        }
    }
}

impl fmt::Debug for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draw(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contribution(byte: u8) -> Contribution {
        Contribution::new(&[byte; 16]).unwrap()
    }

    fn dice(contributions: &[Contribution]) -> Dice {
        Dice::new(Scheme::First, &Secret::new([42; 32]), contributions)
    }

    #[test]
    fn the_same_draw_gives_the_same_outcome() {
        let dice = dice(&[contribution(1)]);
        assert_eq!(dice.draw(5).roll(20), dice.draw(5).roll(20));
        assert_ne!(dice.draw(5).roll(20), dice.draw(6).roll(20));
        // More dice of one draw begin with the same faces.
        assert_eq!(dice.draw(5).roll(20)[..3], dice.draw(5).roll(3));
    }

    #[test]
    fn secret_and_every_contribution_and_their_order_matter() {
        // One number stands for a contribution of 16 equal bytes; the last but one is as long as two of them.
        let short = |bytes: &[u8]| bytes.iter().map(|&byte| contribution(byte)).collect::<Vec<_>>();
        let tables = [
            short(&[1, 2]),
            short(&[2, 1]),
            short(&[3, 2]),
            short(&[1, 3]),
            short(&[1]),
            short(&[1, 1]),
            vec![Contribution::new(&[1; 32]).unwrap()],
            short(&[]),
        ];
        let other = |scheme, secret| Dice::new(scheme, &Secret::new(secret), &tables[0]).draw(1).roll(30);
        let mut seen = vec![
            other(Scheme::First, [43; 32]),
            other(Scheme::Second { epoch: 1 }, [42; 32]),
            other(Scheme::Second { epoch: 2 }, [42; 32]),
        ];
        assert!(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
        for contributions in &tables {
            let rolled = dice(contributions).draw(1).roll(30);
            assert!(!seen.contains(&rolled), "{contributions:?} changes nothing");
            seen.push(rolled);
        }
    }

    #[test]
    fn weights_of_nothing_are_never_drawn() {
        let dice = dice(&[]);
        for counter in 1..200 {
            assert_eq!(dice.draw(counter).weighted(&[0, 0, 5, 0]), Ok(2));
            assert_eq!(dice.draw(counter).weighted(&[1]), Ok(0));
            assert_ne!(dice.draw(counter).weighted(&[1, 0, 1]), Ok(1));
        }
    }

    #[test]
    fn the_largest_weights_work() {
        let dice = dice(&[]);
        let mut counts = [0; 3];
        for counter in 1..=1_000 {
            assert_eq!(dice.draw(counter).weighted(&[u64::MAX]), Ok(0));
            // 2^63 + 1 rejects almost half of all numbers.
            let index = dice.draw(counter).weighted(&[1 << 62, 1 << 62, 1]).unwrap();
            counts[index] += 1;
        }
        assert!(counts[0] > 400 && counts[1] > 400, "{counts:?}");
        assert_eq!(counts[2], 0);
    }

    #[test]
    fn bad_odds_are_errors() {
        let dice = dice(&[]);
        assert_eq!(dice.draw(1).weighted(&[]), Err(BadOdds::Nothing));
        assert_eq!(dice.draw(1).weighted(&[0, 0]), Err(BadOdds::Nothing));
        assert_eq!(dice.draw(1).weighted(&[u64::MAX, 1]), Err(BadOdds::TooHeavy));
        assert!(dice.draw(1).roll(0).is_empty());
    }

    #[test]
    fn debug_hides_what_would_tell_the_rolls() {
        let dice = dice(&[]);
        assert_eq!(format!("{dice:?} {:?}", dice.draw(1)), "Dice(hidden) Draw(hidden)");
    }

    #[test]
    fn outcomes_are_written_for_people() {
        assert_eq!(Outcome::Index(0).to_string(), "outcome 1");
        assert_eq!(Outcome::Faces(vec![3, 6]).to_string(), "roll 3 6");
    }
}
