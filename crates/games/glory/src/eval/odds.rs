//! Odds of battles, exact for an attacker who presses to the end (22.1).
//!
//! A side is its units and the dice it rolls beyond them: of a Fortress, of the mercenary, the Agile die. Rerolls,
//! rages and dodges are not in the table.

use std::sync::LazyLock;

/// The largest number of units of a side in the table; more count as this many.
const UNITS: usize = 10;
/// Dice of a side beyond its units, at most.
const EXTRA: usize = 3;
/// Dice of a side, at most: ten (B3), and the Agile die beyond them.
const DICE: usize = 11;
const DELTAS: usize = 2 * DICE + 1;

/// How a battle ends on average.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Odds {
    /// The chance that the attacker is left alone.
    pub(crate) win: f32,
    /// Expected losses of the attacker.
    pub(crate) attackers: f32,
    /// Expected losses of the defender.
    pub(crate) defenders: f32,
}

/// One side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) units: u8,
    /// Dice beyond one for each unit.
    pub(crate) extra: u8,
}

impl Side {
    pub(crate) fn new(units: u8, extra: u8) -> Self {
        Self { units, extra }
    }
}

/// Returns how a battle of these sides ends on average.
#[inline]
pub(crate) fn odds(attacker: Side, defender: Side) -> Odds {
    let units = |side: Side| usize::from(side.units).min(UNITS);
    let extra = |side: Side| usize::from(side.extra).min(EXTRA);
    TABLE[index(units(attacker), extra(attacker), units(defender), extra(defender))]
}

const fn index(attackers: usize, more: usize, defenders: usize, less: usize) -> usize {
    ((more * (EXTRA + 1) + less) * (UNITS + 1) + attackers) * (UNITS + 1) + defenders
}

static TABLE: LazyLock<Vec<Odds>> = LazyLock::new(|| {
    let rounds = rounds();
    let mut table = vec![Odds::default(); index(UNITS, EXTRA, UNITS, EXTRA) + 1];
    for (more, less) in (0..=EXTRA).flat_map(|more| (0..=EXTRA).map(move |less| (more, less))) {
        for (attackers, defenders) in (0..=UNITS).flat_map(|a| (0..=UNITS).map(move |d| (a, d))) {
            let at = |attackers, defenders| index(attackers, more, defenders, less);
            let mut sum = Odds::default();
            if attackers > 0 && defenders == 0 {
                sum.win = 1.0;
            } else if attackers > 0 {
                let (attack, defence) = ((attackers + more).min(DICE), (defenders + less).min(DICE));
                for (wins, chance) in rounds[attack][defence].iter().enumerate().take(attack.min(defence) + 1)
                {
                    let lost = (attack.min(defence) - wins).min(attackers);
                    let killed = wins.min(defenders);
                    let chance = *chance as f32;
                    // R51: the winner of a battle must have a unit left.
                    let after = table[at(attackers - lost, defenders - killed)];
                    sum.win += chance * after.win;
                    sum.attackers += chance * (lost as f32 + after.attackers);
                    sum.defenders += chance * (killed as f32 + after.defenders);
                }
            }
            table[at(attackers, defenders)] = sum;
        }
    }
    table
});

/// By dice of the attacker and of the defender: how likely the attacker wins how many pairs of a round.
type Rounds = Vec<Vec<[f64; DICE + 1]>>;

/// Goes through the faces from high to low. Where the next dice of both sides stand in their sorted rows depends only
/// on how many more dice the attacker has laid down already: those are higher than all the defender's dice still to
/// come.
fn rounds() -> Rounds {
    let at = |attack: usize, defence: usize, delta: usize| (attack * (DICE + 1) + defence) * DELTAS + delta;
    let mut below = vec![[0.0; DICE + 1]; at(DICE, DICE, DELTAS - 1) + 1];
    for delta in 0..DELTAS {
        below[at(0, 0, delta)][0] = 1.0;
    }
    for face in 1..=6 {
        let mut here = vec![[0.0; DICE + 1]; below.len()];
        let shares: Vec<Vec<f64>> =
            (0..=DICE).map(|dice| (0..=dice).map(|showing| share(dice, showing, face)).collect()).collect();
        for (attack, defence) in (0..=DICE).flat_map(|a| (0..=DICE).map(move |d| (a, d))) {
            for delta in 0..DELTAS {
                let mut sum = [0.0; DICE + 1];
                for (hits, blocks) in (0..=attack).flat_map(|k| (0..=defence).map(move |m| (k, m))) {
                    let next = delta + hits;
                    let chance = shares[attack][hits] * shares[defence][blocks];
                    if chance == 0.0 || next < blocks || next - blocks >= DELTAS {
                        continue;
                    }
                    // Equal dice are the defender's: only what lay there before this face wins.
                    let won = delta.saturating_sub(DICE).min(blocks);
                    let rest = &below[at(attack - hits, defence - blocks, next - blocks)];
                    for wins in won..=DICE {
                        sum[wins] += chance * rest[wins - won];
                    }
                }
                here[at(attack, defence, delta)] = sum;
            }
        }
        below = here;
    }
    (0..=DICE).map(|attack| (0..=DICE).map(|defence| below[at(attack, defence, DICE)]).collect()).collect()
}

/// Returns how likely exactly `showing` of the dice show this face if none shows more.
fn share(dice: usize, showing: usize, face: i32) -> f64 {
    let chance = 1.0 / f64::from(face);
    let mut ways = 1.0;
    for at in 0..showing {
        ways *= (dice - at) as f64 / (at + 1) as f64;
    }
    ways * chance.powi(showing as i32) * (1.0 - chance).powi((dice - showing) as i32)
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Notation, Rules, SeedableRng, Silence, SmallRng, Step, Wish};

    use super::*;
    use crate::actions::Action;
    use crate::game::Glory;
    use crate::rules::compare;
    use crate::state::{Dice, Phase};

    /// The table of 22.1: chance in per cent, losses of both.
    const PRINTED: [[(f32, f32, f32); 5]; 5] = [
        [(42.0, 0.6, 0.4), (11.0, 0.9, 0.4), (2.0, 1.0, 0.2), (0.0, 1.0, 0.2), (0.0, 1.0, 0.1)],
        [(75.0, 0.7, 0.8), (36.0, 1.4, 0.9), (12.0, 1.8, 0.7), (3.0, 2.0, 0.5), (1.0, 2.0, 0.3)],
        [(92.0, 0.6, 0.9), (66.0, 1.4, 1.4), (33.0, 2.3, 1.4), (13.0, 2.7, 1.0), (4.0, 2.9, 0.7)],
        [(98.0, 0.5, 1.0), (84.0, 1.2, 1.7), (59.0, 2.2, 2.0), (30.0, 3.2, 1.8), (13.0, 3.7, 1.3)],
        [(99.0, 0.4, 1.0), (94.0, 1.0, 1.9), (78.0, 1.9, 2.5), (54.0, 3.0, 2.6), (28.0, 4.1, 2.1)],
    ];

    fn plain(attackers: u8, more: u8, defenders: u8, less: u8) -> Odds {
        odds(Side::new(attackers, more), Side::new(defenders, less))
    }

    #[test]
    fn the_table_is_that_of_the_rules_file() {
        for (attackers, row) in (1..).zip(PRINTED) {
            for (defenders, (win, lost, killed)) in (1..).zip(row) {
                let odds = plain(attackers, 0, defenders, 0);
                let near = |ours: f32, printed: f32, half: f32| (ours - printed).abs() <= half + 0.001;
                assert!(near(100.0 * odds.win, win, 0.5), "{attackers} on {defenders}: {odds:?}");
                assert!(near(odds.attackers, lost, 0.05), "{attackers} on {defenders}: {odds:?}");
                assert!(near(odds.defenders, killed, 0.05), "{attackers} on {defenders}: {odds:?}");
            }
        }
        let per_cent = |odds: Odds| (100.0 * odds.win).round();
        // Fortress under the defender, extra die of the attacker.
        assert_eq!(per_cent(plain(3, 0, 1, 1)), 78.0);
        assert_eq!(per_cent(plain(3, 0, 2, 1)), 42.0);
        assert_eq!(per_cent(plain(1, 1, 1, 0)), 58.0);
        assert_eq!(per_cent(plain(2, 1, 2, 0)), 57.0);
    }

    /// Every roll of both sides, compared as the rules compare them.
    #[test]
    fn rounds_are_those_of_the_rules() {
        let rounds = rounds();
        let rolls = |dice: usize| {
            (0..6_usize.pow(dice as u32)).map(move |number| {
                let faces: Vec<u8> =
                    (0..dice).map(|at| (number / 6_usize.pow(at as u32) % 6) as u8 + 1).collect();
                Dice::of(&faces)
            })
        };
        for (attack, defence) in
            [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3), (3, 3), (4, 2)]
        {
            let mut counts = [0_u32; DICE + 1];
            for roll in rolls(attack) {
                for answer in rolls(defence) {
                    counts[usize::from(compare(roll, answer).defender)] += 1;
                }
            }
            let total = f64::from(counts.iter().sum::<u32>());
            for (ours, count) in rounds[attack][defence].iter().zip(counts) {
                let exact = f64::from(count) / total;
                assert!((ours - exact).abs() < 1e-9, "{attack} dice on {defence}: {ours} {exact}");
            }
        }
    }

    #[test]
    fn more_dice_are_never_worse() {
        for (attackers, defenders) in (1..=9).flat_map(|a| (1..=9).map(move |d| (a, d))) {
            let odds = plain(attackers, 0, defenders, 0);
            assert!(plain(attackers + 1, 0, defenders, 0).win >= odds.win);
            assert!(plain(attackers, 0, defenders + 1, 0).win <= odds.win);
            assert!(plain(attackers, 1, defenders, 0).win >= odds.win);
            assert!(plain(attackers, 0, defenders, 1).win <= odds.win);
            assert!((0.0..=1.0001).contains(&odds.win), "{odds:?}");
            // In the end one side has no units.
            let gone = odds.attackers / f32::from(attackers) + odds.defenders / f32::from(defenders);
            assert!(gone >= 0.999, "{odds:?}");
        }
    }

    /// Plays whole battles by the rules: the attacker presses to the end, no faction die is used.
    #[test]
    fn battles_of_the_rules_end_like_this() {
        let mut rng = SmallRng::seed_from_u64(3);
        // Attackers, where they stand, how the defender's tile looks, his units, his faction; extra dice of both.
        for (attackers, from, to, defenders, faction, extra) in [
            (3, "Ri", "De", 2, "parasite", (0, 0)),
            (2, "Fo", "De", 2, "parasite", (1, 0)),
            (4, "Ri", "Fo", 3, "parasite", (0, 1)),
            (1, "Fo", "Fo", 1, "parasite", (1, 1)),
            (2, "Ri", "De", 1, "tech", (0, 1)),
        ] {
            let text = format!(
                "use P2\nplayers blue=primal red={faction}\ntile j10 {from} blue blue:{attackers}I\n\
                 tile k9 {to} red red:{defenders}I\npoints j10 I={}\nturn blue\n\
                 battle j10-k9 {attackers}I {attackers} red\nphase AttackRoll",
                "0".repeat(attackers)
            );
            let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
            let (game, start) = Glory::set_up(&Wish::default(), &named.expand(&text).unwrap()).unwrap();
            let battles = 6000;
            let (mut wins, mut lost, mut killed) = (0, 0, 0);
            for _ in 0..battles {
                let mut state = start;
                loop {
                    let step = match state.phase {
                        Phase::AttackRoll | Phase::DefendRoll => {
                            Step::Chance(game.sample_chance(&state, &mut rng))
                        }
                        Phase::Press => Step::Action(Action::Press),
                        Phase::Rage | Phase::Dodge => Step::Action(Action::Keep),
                        _ => break,
                    };
                    game.play_unchecked(&mut state, &step, &mut Silence);
                }
                let left = |seat: usize| start.army[seat][0] - state.army[seat][0];
                // A lone survivor enters at once: the tile is contested.
                wins += u32::from(state.phase == Phase::Advance || state.owned[1] != start.owned[1]);
                lost += u32::from(left(0));
                killed += u32::from(left(1));
            }
            let side = |units, extra| Side::new(units, extra);
            let exact = odds(side(attackers as u8, extra.0), side(defenders, extra.1));
            let mean = |count: u32| count as f32 / battles as f32;
            assert!((mean(wins) - exact.win).abs() < 0.025, "{text}: {} {exact:?}", mean(wins));
            assert!((mean(lost) - exact.attackers).abs() < 0.06, "{text}: {} {exact:?}", mean(lost));
            assert!((mean(killed) - exact.defenders).abs() < 0.06, "{text}: {} {exact:?}", mean(killed));
        }
    }
}
