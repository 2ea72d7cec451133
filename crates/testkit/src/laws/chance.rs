//! Odds, and the samplers that must follow them.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;

use hexapod_core::chance::below;
use hexapod_core::{Game, Odds, Refuse as _, Step, ToMove, step_text};

use super::Plan;
use super::run::{Run, Verdict, ensure, faces, in_every_position, read};

/// Draws per possible outcome when frequencies are compared.
const DRAWS_PER_OUTCOME: usize = 40;
/// Fewer draws than this say nothing, however few the outcomes.
const FEWEST_DRAWS: usize = 400;
/// Lists longer than this are not sampled for frequencies.
const LONGEST_SAMPLED_LIST: usize = 400;
/// Frequencies are sampled in one of this many positions.
const SAMPLED_POSITIONS: u32 = 8;
/// Deviations of a normal variable beyond which a frequency is no accident: once in three million.
const TOO_FAR: f64 = 5.0;

/// Whether chance is well described: every listed outcome is possible and accepted, and a roll is read back.
///
/// # Panics
/// Panics if the law is broken.
pub fn odds_are_sound<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "odds are sound", |run| {
        let Run { game, state, rng, .. } = run;
        if game.to_move(state) != ToMove::Chance {
            return Ok(());
        }
        let mut outcomes = Vec::new();
        let dice = match game.odds(state, &mut outcomes) {
            Odds::Listed => {
                ensure(!outcomes.is_empty(), || "chance acts, but nothing can happen".into())?;
                let impossible = outcomes.iter().find(|(_, weight)| *weight == 0);
                ensure(impossible.is_none(), || format!("{impossible:?} is listed but cannot happen"))?;
                let total = outcomes.iter().try_fold(0_u64, |sum, (_, weight)| sum.checked_add(*weight));
                ensure(total.is_some(), || "the weights have no sum".into())?;
                let listed: HashSet<_> = outcomes.iter().map(|(outcome, _)| *outcome).collect();
                ensure(listed.len() == outcomes.len(), || "an outcome is listed twice".into())?;
                for _ in 0..8 {
                    let sample = game.sample_chance(state, rng);
                    ensure(listed.contains(&sample), || format!("{sample:?} is sampled but not listed"))?;
                }
                return Ok(());
            }
            Odds::Roll(dice) => dice,
        };
        ensure(dice >= 3, || format!("a roll of {dice} dice must list its outcomes"))?;
        ensure(outcomes.is_empty(), || format!("a roll of {dice} dice lists outcomes all the same"))?;
        let sampled = game.sample_chance(state, rng);
        let rolled = game.rolled(state, &faces(dice, rng));
        for outcome in [sampled, rolled] {
            let step = Step::Chance(outcome);
            game.check(state, None, &step)
                .map_err(|refusal| format!("{step:?} is refused with {}", refusal.code()))?;
            let text = step_text(game, state, &step);
            let found =
                read(game, state, None, &text).map_err(|code| format!("`{text}` is refused with {code}"))?;
            ensure(found == [step], || format!("`{text}` stands for {step:?} but is read as {found:?}"))?;
        }
        Ok(())
    });
}

/// Whether sampled outcomes of chance are as frequent as their weights say, in some of the positions.
///
/// # Panics
/// Panics if the law is broken.
pub fn chance_samples_follow_the_odds<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "chance samples follow the odds", |run| {
        let Run { game, state, rng, .. } = run;
        if game.to_move(state) != ToMove::Chance || below(rng, SAMPLED_POSITIONS) != 0 {
            return Ok(());
        }
        let mut outcomes = Vec::new();
        if let Odds::Roll(dice) = game.odds(state, &mut outcomes) {
            // Three dice have 216 outcomes; more dice are left to `odds_are_sound`.
            if dice == 3 {
                let rolls = (0..216_u8).map(|roll| [roll / 36 + 1, roll / 6 % 6 + 1, roll % 6 + 1]);
                outcomes = rolls.map(|faces| (game.rolled(state, &faces), 1)).collect();
            }
        }
        if outcomes.is_empty() || outcomes.len() > LONGEST_SAMPLED_LIST {
            return Ok(());
        }
        follows(&outcomes, || game.sample_chance(state, rng))
    });
}

/// Whether sampled actions are legal, and each as frequent as the others in some of the positions.
///
/// # Panics
/// Panics if the law is broken.
pub fn sampled_actions_are_uniform<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "sampled actions are uniform", |run| {
        let Run { game, state, rng, .. } = run;
        if !matches!(game.to_move(state), ToMove::Seat(_)) {
            return Ok(());
        }
        let (mut actions, mut buffer) = (Vec::new(), Vec::new());
        game.legal_actions(state, &mut actions);
        let frequencies = below(rng, SAMPLED_POSITIONS) == 0 && actions.len() <= LONGEST_SAMPLED_LIST;
        if !frequencies {
            let sample = game.sample_action(state, rng, &mut buffer);
            return ensure(actions.contains(&sample), || format!("{sample:?} is sampled but not legal"));
        }
        let equal: Vec<_> = actions.iter().map(|action| (*action, 1)).collect();
        follows(&equal, || game.sample_action(state, rng, &mut buffer))
    });
}

/// Whether what is sampled is among `outcomes`, and as frequent as its weight says.
pub(super) fn follows<T: Copy + Eq + Hash + Debug>(
    outcomes: &[(T, u64)],
    mut sample: impl FnMut() -> T,
) -> Verdict {
    let place: HashMap<T, usize> =
        outcomes.iter().enumerate().map(|(index, (outcome, _))| (*outcome, index)).collect();
    let mut counts = vec![0_u64; outcomes.len()];
    for _ in 0..FEWEST_DRAWS.max(outcomes.len() * DRAWS_PER_OUTCOME) {
        let drawn = sample();
        match place.get(&drawn) {
            Some(&index) => counts[index] += 1,
            None => return Err(format!("{drawn:?} is sampled but not listed")),
        }
    }
    let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
    fits(&counts, &weights)
        .map_err(|error| format!("{error}: {:?}", outcomes.iter().zip(&counts).collect::<Vec<_>>()))
}

/// Whether counts are what weights let expect, by the chi-square test. Rare outcomes are put together.
pub(super) fn fits(counts: &[u64], weights: &[u64]) -> Verdict {
    let draws: u64 = counts.iter().sum();
    let total: u64 = weights.iter().sum();
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let mut rare = (0.0, 0.0);
    for (&count, &weight) in counts.iter().zip(weights) {
        let expected = draws as f64 * weight as f64 / total as f64;
        if expected >= 5.0 {
            cells.push((count as f64, expected));
        } else {
            rare = (rare.0 + count as f64, rare.1 + expected);
        }
    }
    if rare.1 >= 5.0 {
        cells.push(rare);
    }
    if cells.len() < 2 {
        return Ok(());
    }
    let square: f64 = cells.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    // Wilson and Hilferty: the cube root of a chi-square variable is nearly normal.
    let freedom = (cells.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    ensure(deviations < TOO_FAR, || format!("the frequencies are off by {deviations:.1} deviations"))
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn frequencies_are_judged() {
        assert!(fits(&[100, 110, 90], &[1, 1, 1]).is_ok());
        assert!(fits(&[200, 100, 2], &[200, 100, 1]).is_ok());
        assert!(fits(&[150, 75, 75], &[1, 1, 1]).is_err());
        assert!(fits(&[300], &[1]).is_ok());
        assert!(fits(&[80, 80], &[1, 3]).is_err());
    }
}
