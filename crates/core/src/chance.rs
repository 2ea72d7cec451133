//! Chance: asked for by the rules, answered from outside.
//!
//! The rules never roll. They say which outcomes are possible and how likely; a generator, a verifiable
//! stream or a person with real dice gives the answer, and the answer is written into the record.

use rand_core::Rng;

/// How a chance step describes what can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Odds {
    /// Every outcome has been written into the caller's buffer with its integer weight.
    Listed,
    /// This many six-sided dice are rolled at once, in order, each face equally likely. Nothing is listed:
    /// ten dice have sixty million outcomes.
    Roll(u8),
}

/// Returns a number below `bound`, by multiply and shift.
///
/// The bias is below `bound` / 2^32: far too small to matter for play and search, and several times faster
/// than rejection. Verifiable tables use the exact draw of the `fair` crate instead.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    debug_assert!(bound > 0, "nothing to choose from");
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// Returns a number from 0 up to, but not including, 1.
#[inline]
pub fn unit<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32
}

/// Returns one of the items, each equally likely.
#[inline]
pub fn pick<'a, T, R: Rng + ?Sized>(rng: &mut R, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// Returns one of the listed outcomes, as likely as its weight says.
///
/// # Panics
/// Panics if the list is empty or all weights are 0.
pub fn pick_weighted<C: Copy, R: Rng + ?Sized>(rng: &mut R, outcomes: &[(C, u64)]) -> C {
    let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    assert!(total > 0, "a chance step without possible outcomes");
    let rest = ((u128::from(rng.next_u64()) * u128::from(total)) >> 64) as u64;
    outcomes[weighted_index(outcomes.iter().map(|&(_, weight)| weight), rest)].0
}

/// Returns the index of the outcome in whose share of the total weight `point` lies.
pub fn weighted_index(weights: impl Iterator<Item = u64>, point: u64) -> usize {
    let mut rest = point;
    let mut last = 0;
    for (index, weight) in weights.enumerate() {
        if rest < weight {
            return index;
        }
        rest -= weight;
        last = index;
    }
    last
}
