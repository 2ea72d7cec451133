//! How much results differ in a search.

use hexapod_core::{MAX_SEATS, WinShares};

/// The deviation of each seat's results. What is a big difference follows from it: in one game a whole turn moves the
/// shares of the victory by a hundredth, in another by a half.
pub(super) struct Spread {
    count: f64,
    sums: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
}

/// The prior: a number of results, and their deviation.
const PRIOR: (f64, f64) = (8.0, 0.2);

impl Spread {
    pub(super) const NEW: Self = Self { count: 0.0, sums: [0.0; MAX_SEATS], squares: [0.0; MAX_SEATS] };

    pub(super) fn add(&mut self, result: &WinShares) {
        self.count += 1.0;
        for (seat, share) in result.iter().enumerate() {
            self.sums[seat] += f64::from(*share);
            self.squares[seat] += f64::from(share * share);
        }
    }

    pub(super) fn deviation(&self, seat: usize) -> f32 {
        let (count, deviation) = PRIOR;
        let differing = self.squares[seat] - self.sums[seat] * self.sums[seat] / self.count.max(1.0);
        let mean = (differing.max(0.0) + count * deviation * deviation) / (self.count + count);
        mean.sqrt() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deviations_are_learnt_for_each_seat() {
        let mut spread = Spread::NEW;
        assert!((spread.deviation(0) - 0.2).abs() < 1e-6);
        for at in 0..10_000 {
            let mut result = [0.0; MAX_SEATS];
            (result[0], result[1]) = if at % 2 == 0 { (0.51, 1.0) } else { (0.49, 0.0) };
            spread.add(&result);
        }
        assert!((spread.deviation(0) - 0.01).abs() < 0.002, "{}", spread.deviation(0));
        assert!((spread.deviation(1) - 0.5).abs() < 0.01, "{}", spread.deviation(1));
    }
}
