//! Token kinds and multisets of tokens.

use hexapod_core::Rng;
use hexapod_core::chance::below;

/// How many kinds of tokens a data set may have.
pub(crate) const MAX_KINDS: usize = 16;

/// A kind of token, such as `W3`: its index in the game's table, which is in alphabetical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

impl Kind {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A multiset of tokens, one count for each kind. The order of tokens never has a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Tokens([u8; MAX_KINDS]);

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGHS: u64 = ONES << 7;

impl Tokens {
    /// No token.
    pub(crate) const NONE: Self = Self([0; MAX_KINDS]);

    /// Returns how many of this kind.
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    #[inline]
    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.0[kind.index()] > 0
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.has(kind), "no such token");
        self.0[kind.index()] -= 1;
    }

    /// Returns the two halves as numbers, the first kind lowest.
    #[inline]
    fn halves(&self) -> [u64; 2] {
        let bits = u128::from_le_bytes(self.0);
        [bits as u64, (bits >> 64) as u64]
    }

    /// Returns how many tokens; at most 255.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let [low, high] = self.halves();
        // Each byte of the product is the sum of the bytes up to it.
        ((low.wrapping_mul(ONES) >> 56) + (high.wrapping_mul(ONES) >> 56)) as u32
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; MAX_KINDS]
    }

    /// Returns the kinds that are there, alphabetically.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let [low, high] = self.halves();
        let mut marks = [low, high];
        std::iter::from_fn(move || {
            for (half, mark) in marks.iter_mut().enumerate() {
                if *mark != 0 {
                    let byte = mark.trailing_zeros() / 8;
                    *mark &= !(0xff << (8 * byte));
                    return Some(Kind(byte as u8 + 8 * half as u8));
                }
            }
            None
        })
    }

    /// Returns every token, equal ones next to each other.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = Kind> + use<'_> {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }

    /// Returns a random token: a kind, as likely as it has copies. There are 1 to 127 tokens.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Kind {
        let [low, high] = self.halves();
        let (low_sums, high_sums) = (low.wrapping_mul(ONES), high.wrapping_mul(ONES));
        let in_low = (low_sums >> 56) as u32;
        let place = below(rng, in_low + (high_sums >> 56) as u32);
        // The kind is the first whose running sum is above the place: its byte keeps the high bit when
        // place + 1 is taken away.
        let first_above = |sums: u64, place: u32| {
            let above = (sums | HIGHS).wrapping_sub((u64::from(place) + 1).wrapping_mul(ONES)) & HIGHS;
            above.trailing_zeros() / 8
        };
        if place < in_low {
            Kind(first_above(low_sums, place) as u8)
        } else {
            Kind(8 + first_above(high_sums, place - in_low) as u8)
        }
    }

    /// Returns both together.
    #[inline]
    pub(crate) fn plus(&self, other: &Self) -> Self {
        // No kind has more than 255 tokens in both, so no byte runs over.
        Self((u128::from_le_bytes(self.0) + u128::from_le_bytes(other.0)).to_le_bytes())
    }

    /// Returns these without the others; what is not there cannot be taken away.
    pub(crate) fn minus(&self, other: &Self) -> Self {
        let mut rest = *self;
        for (count, gone) in rest.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(gone);
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexapod_core::{SeedableRng, SmallRng};

    #[test]
    fn tokens_are_counted_and_listed() {
        let mut tokens = Tokens::NONE;
        for kind in [3, 0, 9, 9, 15, 7, 8] {
            tokens.add(Kind(kind));
        }
        assert_eq!(tokens.count(), 7);
        assert_eq!(tokens.kinds().map(|kind| kind.0).collect::<Vec<_>>(), [0, 3, 7, 8, 9, 15]);
        assert_eq!(tokens.tokens().count(), 7);
        tokens.take(Kind(9));
        assert_eq!(tokens.of(Kind(9)), 1);
        assert_eq!(tokens.plus(&tokens).count(), 12);
        assert!(tokens.minus(&tokens.plus(&tokens)).is_empty());
    }

    #[test]
    fn draws_are_as_likely_as_copies() {
        let mut tokens = Tokens::NONE;
        let weights = [(0, 1), (2, 5), (7, 2), (8, 1), (12, 9)];
        for (kind, copies) in weights {
            for _ in 0..copies {
                tokens.add(Kind(kind));
            }
        }
        let mut rng = SmallRng::seed_from_u64(5);
        let mut drawn = [0_u32; MAX_KINDS];
        for _ in 0..18_000 {
            drawn[tokens.sample(&mut rng).index()] += 1;
        }
        for (kind, copies) in weights {
            let expected = 1000 * copies;
            assert!(drawn[kind as usize].abs_diff(expected) < 150, "{kind}: {drawn:?}");
        }
        assert_eq!(drawn.iter().sum::<u32>(), 18_000);
    }
}
