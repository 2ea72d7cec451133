//! The curve of a game: win shares after every step that move by luck, by decisions and by what neither explains.
//!
//! Each position has been estimated by itself. Estimates of neighbouring positions differ by more than the step between
//! them changed, because each has noise and sees to another depth. The curve therefore runs backwards from the result:
//! before a chance step or a clear mistake it stands where the step's own effect puts it, so that the curve moves
//! exactly by the luck or the cost. Before every other step it is drawn towards the position's own estimate; how far it
//! is drawn is the unexplained part.

use hexapod_catalog::Examined;

/// All numbers are whole multiples of one part in this many, so that sums are exact.
pub(crate) const UNITS: i64 = 10_000;
/// How far the curve is drawn towards the estimate of a position.
const PULL: f64 = 0.3;
/// A decision is a mistake only if it costs at least this share,
const MIN_COST: f64 = 0.015;
/// and at least this many standard errors of its estimate.
const MIN_ERRORS: f64 = 3.0;

/// What moved the curve at one step, in units, by party. The two sum to the change of the curve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Moved {
    /// The effect of the decision or of luck.
    pub(crate) effect: Vec<i64>,
    /// The rest.
    pub(crate) unexplained: Vec<i64>,
    /// Whether the step was a mistake.
    pub(crate) mistake: bool,
}

/// The curve of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Curve {
    /// Win shares before every step and at the end, in units.
    pub(crate) shares: Vec<Vec<i64>>,
    /// What moved it, by step.
    pub(crate) moved: Vec<Moved>,
}

/// One step as the curve sees it.
pub(crate) struct Known<'a> {
    /// The party that decided; `None` for chance.
    pub(crate) actor: Option<usize>,
    /// What was found out; `None` if there was no choice.
    pub(crate) found: Option<&'a Examined>,
}

impl Curve {
    /// Draws the curve that ends with the win shares `end`.
    pub(crate) fn new(steps: &[Known<'_>], end: &[f64]) -> Self {
        let mut exact = end.to_vec();
        let mut shares = vec![in_units(&exact, UNITS)];
        let mut moved = Vec::with_capacity(steps.len());
        for step in steps.iter().rev() {
            let Some(found) = step.found else {
                let nothing = vec![0; end.len()];
                moved.push(Moved { effect: nothing.clone(), unexplained: nothing, mistake: false });
                shares.push(shares[shares.len() - 1].clone());
                continue;
            };
            let cost = step.actor.map(|actor| -found.effect[actor]);
            let mistake = cost.is_some_and(|cost| cost >= MIN_COST && cost >= MIN_ERRORS * found.error);
            // Where the curve stood if the effect were all; no share is below 0.
            let before = scaled(exact.iter().zip(&found.effect).map(|(after, effect)| after - effect));
            let is_exact = step.actor.is_none() || mistake;
            exact = if is_exact {
                before
            } else {
                scaled(before.iter().zip(&found.shares).map(|(at, own)| at + PULL * (own - at)))
            };
            let at = in_units(&exact, UNITS);
            let change: Vec<i64> =
                shares[shares.len() - 1].iter().zip(&at).map(|(after, at)| after - at).collect();
            let effect = if is_exact { change.clone() } else { in_units(&found.effect, 0) };
            let unexplained = change.iter().zip(&effect).map(|(change, effect)| change - effect).collect();
            moved.push(Moved { effect, unexplained, mistake });
            shares.push(at);
        }
        shares.reverse();
        moved.reverse();
        Self { shares, moved }
    }
}

/// Returns shares without negative parts that sum to 1.
fn scaled(shares: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut shares: Vec<f64> = shares.map(|share| share.max(0.0)).collect();
    let total: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    shares
}

/// Rounds numbers to units so that they sum to `total` units; what is missing goes where most was cut off.
fn in_units(numbers: &[f64], total: i64) -> Vec<i64> {
    let exact: Vec<f64> = numbers.iter().map(|number| number * UNITS as f64).collect();
    let mut units: Vec<i64> = exact.iter().map(|exact| exact.floor() as i64).collect();
    let missing = total - units.iter().sum::<i64>();
    let cut = |at: usize| exact[at] - exact[at].floor();
    let mut order: Vec<usize> = (0..units.len()).collect();
    order.sort_by(|one, other| cut(*other).total_cmp(&cut(*one)));
    for at in order.into_iter().cycle().take(missing.max(0) as usize) {
        units[at] += 1;
    }
    units
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(share: f64, effect: f64, error: f64) -> Examined {
        Examined {
            shares: vec![share, 1.0 - share],
            effect: vec![effect, -effect],
            error,
            better: Vec::new(),
        }
    }

    fn curve(steps: &[(Option<usize>, Option<Examined>)]) -> Curve {
        let known = |(actor, found): &(Option<usize>, Option<Examined>)| (*actor, found.clone());
        let steps: Vec<_> = steps.iter().map(known).collect();
        let known: Vec<_> =
            steps.iter().map(|(actor, found)| Known { actor: *actor, found: found.as_ref() }).collect();
        Curve::new(&known, &[1.0, 0.0])
    }

    #[test]
    fn luck_and_mistakes_move_the_curve_by_exactly_their_effect() {
        let curve = curve(&[
            (Some(1), Some(found(0.4, 0.3, 0.01))),
            (None, Some(found(0.9, 0.25, 0.0))),
            (Some(0), None),
        ]);
        assert_eq!(curve.shares, [[4500, 5500], [7500, 2500], [10_000, 0], [10_000, 0]]);
        assert!(curve.moved[0].mistake && !curve.moved[1].mistake && !curve.moved[2].mistake);
        assert_eq!(curve.moved[0].effect, [3000, -3000]);
        assert!(curve.moved.iter().all(|moved| moved.unexplained == [0, 0]));
    }

    #[test]
    fn an_ordinary_decision_draws_the_curve_to_its_estimate() {
        let curve = curve(&[(Some(0), Some(found(0.5, -0.01, 0.0)))]);
        // From 100 % towards 50 %; the effect would have put it beyond 100 %.
        assert_eq!(curve.shares[0], [8500, 1500]);
        assert_eq!(curve.moved[0].effect, [-100, 100]);
        assert_eq!(curve.moved[0].unexplained, [1600, -1600]);
    }

    #[test]
    fn what_is_below_the_noise_is_no_mistake() {
        assert!(!curve(&[(Some(1), Some(found(0.5, 0.1, 0.05)))]).moved[0].mistake);
        assert!(curve(&[(Some(1), Some(found(0.5, 0.1, 0.03)))]).moved[0].mistake);
        assert!(!curve(&[(Some(1), Some(found(0.5, 0.01, 0.0)))]).moved[0].mistake);
        assert!(!curve(&[(Some(1), Some(found(0.5, -0.1, 0.0)))]).moved[0].mistake);
    }

    #[test]
    fn no_share_leaves_the_range() {
        let curve = curve(&[(None, Some(found(0.5, -0.4, 0.0))), (None, Some(found(0.5, -0.4, 0.0)))]);
        assert_eq!(curve.shares, [[10_000, 0]; 3]);
        assert!(curve.moved.iter().all(|moved| moved.effect == [0, 0]));
    }

    #[test]
    fn rounding_keeps_the_sum() {
        assert_eq!(in_units(&[1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0], UNITS), [3334, 3333, 3333]);
        assert_eq!(in_units(&[0.00006, -0.00003, -0.00003], 0).iter().sum::<i64>(), 0);
    }
}
