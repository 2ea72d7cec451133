//! What a seat adds to the dice, so that the server alone does not decide them.

use std::fmt;
use std::str::FromStr;

use crate::hex::{self, HexError};
use crate::secret::Commitment;

const HOUSE: &str = "hexapod 2026 house contribution v1";

/// The bytes one seat adds to the dice: 16 to 64 of them, written as hexadecimal digits in the record.
///
/// Fewer than 16 could be guessed before the seat sends them; more than 64 help nobody.
#[derive(Clone, PartialEq, Eq)]
pub struct Contribution(Vec<u8>);

/// Why something is no contribution.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContributionError {
    /// It is not written in hexadecimal digits.
    #[error(transparent)]
    Hex(#[from] HexError),
    /// Too short or too long.
    #[error(
        "A contribution has {} to {} bytes (two hexadecimal digits each), but this one has {found}.",
        Contribution::MIN_BYTES,
        Contribution::MAX_BYTES
    )]
    Length {
        /// How many bytes it has.
        found: usize,
    },
}

impl Contribution {
    /// The shortest contribution.
    pub const MIN_BYTES: usize = 16;
    /// The longest contribution.
    pub const MAX_BYTES: usize = 64;

    /// Takes the bytes a seat sent.
    pub fn new(bytes: &[u8]) -> Result<Self, ContributionError> {
        if (Self::MIN_BYTES..=Self::MAX_BYTES).contains(&bytes.len()) {
            Ok(Self(bytes.to_vec()))
        } else {
            Err(ContributionError::Length { found: bytes.len() })
        }
    }

    /// Returns what the server contributes for a bot or a local seat; `seat` is counted from 0.
    ///
    /// It follows from the commitment, so the server cannot choose it after it has seen what the others sent.
    pub fn house(commitment: &Commitment, seat: usize) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key(HOUSE);
        hasher.update(commitment.bytes());
        hasher.update(&(seat as u32).to_le_bytes());
        Self(hasher.finalize().as_bytes().to_vec())
    }

    /// Returns whether the server contributed this for `seat`.
    pub fn is_house(&self, commitment: &Commitment, seat: usize) -> bool {
        *self == Self::house(commitment, seat)
    }

    /// Returns the bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for Contribution {
    type Err = ContributionError;

    fn from_str(text: &str) -> Result<Self, ContributionError> {
        Self::new(&hex::read(text)?)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contribution({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    #[test]
    fn text_round_trips() {
        let text = "00112233445566778899aabbccddeeff";
        let contribution: Contribution = text.parse().unwrap();
        assert_eq!(contribution.bytes().len(), 16);
        assert_eq!(contribution.to_string(), text);
    }

    #[test]
    fn length_is_limited() {
        let error = |text: &str| text.parse::<Contribution>().unwrap_err().to_string();
        assert_eq!(
            error("00112233"),
            "A contribution has 16 to 64 bytes (two hexadecimal digits each), but this one has 4."
        );
        assert_eq!(
            error(&"00".repeat(65)),
            "A contribution has 16 to 64 bytes (two hexadecimal digits each), but this one has 65."
        );
        assert_eq!(error("heads"), "`h` at place 1 is no hexadecimal digit (0-9, a-f).");
        assert!(Contribution::new(&[0; 64]).is_ok());
        assert!(Contribution::new(&[0; 15]).is_err());
    }

    #[test]
    fn the_house_contribution_belongs_to_one_seat_and_commitment() {
        let commitment = Secret::new([1; 32]).commitment();
        let other = Secret::new([2; 32]).commitment();
        let house = Contribution::house(&commitment, 1);
        assert!(house.is_house(&commitment, 1));
        assert!(!house.is_house(&commitment, 0));
        assert!(!house.is_house(&other, 1));
    }
}
