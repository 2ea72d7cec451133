//! The server's secret and the hash that commits the server to it.

use std::fmt;
use std::str::FromStr;

use crate::hex::{self, HexError};

const COMMITMENT: &str = "hexapod 2026 commitment v1";

/// What the server knows and nobody else until the game is over: 32 random bytes, new for every game.
///
/// It is not shown by `Debug` and has no `Display`: only [`Secret::to_hex`] writes it out.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Takes 32 bytes, which should come from the operating system's generator.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the commitment to publish before the first step.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the secret in 64 digits, as the record's footer shows it once the game is over.
    pub fn to_hex(&self) -> String {
        hex::write(&self.0)
    }
}

impl FromStr for Secret {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read_32("A secret", text).map(Self)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// The hash of a secret: published first, it leaves the server no other secret to show later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Returns whether this is the commitment to `secret`.
    pub fn matches(&self, secret: &Secret) -> bool {
        secret.commitment() == *self
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read_32("A commitment", text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_matches_its_secret_only() {
        let secret = Secret::new([1; 32]);
        let commitment = secret.commitment();
        assert!(commitment.matches(&secret));
        let mut other = [1; 32];
        other[31] ^= 1;
        assert!(!commitment.matches(&Secret::new(other)));
        // The commitment must not give the secret away.
        assert_ne!(commitment.bytes(), secret.bytes());
    }

    #[test]
    fn text_round_trips() {
        let secret = Secret::new(std::array::from_fn(|index| index as u8));
        assert_eq!(secret.to_hex(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        assert_eq!(secret.to_hex().parse::<Secret>().unwrap(), secret);
        let commitment = secret.commitment();
        assert_eq!(commitment.to_string().parse::<Commitment>().unwrap(), commitment);
        let error = "12".parse::<Commitment>().unwrap_err().to_string();
        assert_eq!(error, "A commitment has 64 hexadecimal digits, but there are 2.");
    }

    #[test]
    fn debug_does_not_print_the_secret() {
        assert_eq!(format!("{:?}", Secret::new([0xab; 32])), "Secret(hidden)");
    }
}
