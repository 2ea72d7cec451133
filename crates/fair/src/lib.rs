//! Dice nobody can load: verifiable chance.
//!
//! Before the first step the server publishes the [`Commitment`] to its [`Secret`]; after that every seat adds a
//! [`Contribution`]. From both together follow the [`Dice`]: draw number `n` gives one outcome and no other. When
//! the game is over the server publishes the secret, and anybody can recompute every roll with a [`Verifier`].
//! The formulas, a worked example and the limits of the promise stand in `docs/fair.md`.
//!
//! This crate has no source of randomness of its own: the caller brings the 32 random bytes of a secret.
//!
//! ```
//! use hexapod_fair::{Contribution, Dice, Due, Outcome, Scheme, Secret, Verifier};
//!
//! let secret = Secret::new([7; 32]); // a real table takes them from the operating system
//! let commitment = secret.commitment(); // published first
//! let contributions: Vec<Contribution> = vec![
//!     "00112233445566778899aabbccddeeff".parse()?, // a person's browser
//!     Contribution::house(&commitment, 1),         // a bot in the second seat
//! ];
//!
//! let scheme = Scheme::Second { epoch: 1 };
//! let dice = Dice::new(scheme, &secret, &contributions);
//! let faces = dice.draw(1).roll(2);
//! let start = dice.draw(2).weighted(&[1, 1, 1])?;
//!
//! let mut verifier = Verifier::new(scheme, &commitment, &contributions, &secret)?;
//! verifier.check(1, Due::Roll(2), &Outcome::Faces(faces))?;
//! verifier.check(2, Due::Weighted(&[1, 1, 1]), &Outcome::Index(start))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contribution;
mod dice;
mod hex;
mod secret;
mod verify;

pub use contribution::{Contribution, ContributionError};
pub use dice::{BadOdds, Dice, Draw, Due, Outcome, Scheme};
pub use hex::HexError;
pub use secret::{Commitment, Secret};
pub use verify::{Mismatch, Verifier};
