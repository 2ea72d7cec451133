//! Whether a whole turn is a puzzle.
//!
//! Where turns have many small steps, hardly any single step is the best one. What a turn achieves can be: it is stated in
//! facts, and every turn that does not bring them about must be worse by the gap.

use hexapod_catalog::{AnyTable, BotSpec, Turn};
use hexapod_core::{Feat, Seat, ToMove};
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{Evidence, LEAST_ITERATIONS, Part, Refutation, all_hold};

use super::hunt::{DEEP, GRADING, OPEN, SAME_PART, SEEDS, name, themes_of};
use super::refute::play_on;
use super::scout::acting;
use super::{Quest, Rejected};

/// Number of turns of the first look that are compared.
const TURNS: usize = 64;
/// Number of turns without the facts that are compared fairly with the solution.
const RIVALS: usize = 3;
/// The fewest steps of a solution: two ants that stand beside their enemy attack with three.
const MIN_STEPS: usize = 4;
/// The most facts that a puzzle states.
const MAX_FACTS: usize = 8;
/// The reply to a wrong turn is planned with this many times the budget.
const REPLY: u64 = 4;
/// Most steps of a turn of the bot that looks at one step.
const MAX_TURN_STEPS: usize = 80;

/// A turn that is a puzzle.
pub(super) struct TurnCandidate {
    /// The position, in a world that the seat imagines.
    table: Box<dyn AnyTable>,
    you: &'static str,
    /// What the turn must bring about.
    feats: Vec<Feat>,
    until: Vec<String>,
    /// The steps until the facts hold, and the rest of the turn.
    solution: Vec<String>,
    then: Vec<String>,
    /// Good turns that do not bring them about.
    rivals: Vec<Vec<String>>,
    best: f64,
    second: f64,
    seed: u64,
}

/// Examines the turn that begins.
pub(super) fn hunt_turn(table: &dyn AnyTable, quest: &Quest, seed: u64) -> Result<TurnCandidate, Rejected> {
    let you = acting(table).ok_or(Rejected::Choices)?;
    let all = table.feats();
    let turns = table.turns(&[], seed, quest.budget, TURNS);
    let best = turns.first().filter(|_| !all.is_empty()).ok_or(Rejected::Choices)?;
    if best.share < OPEN.0 {
        return Err(Rejected::Decided);
    }
    let feats = needed(table, &turns, &all, quest, seed)?;
    let until: Vec<String> = feats.iter().map(|feat| feat.fact.clone()).collect();
    let outside = table.turns(&until, seed, quest.budget, TURNS);
    let second = outside.first().ok_or(Rejected::Choices)?.share;
    if second > OPEN.1 {
        return Err(Rejected::Decided);
    }
    if best.share - second < quest.gap {
        return Err(Rejected::Rival);
    }
    for other in 1..SEEDS {
        let again = table.turns(&[], seed ^ other, quest.budget, 1);
        if again.first().is_none_or(|turn| brings(table, &turn.steps, &until).is_none()) {
            return Err(Rejected::Unsteady);
        }
    }
    let (solution, then) = shown(table, best, &until, quest, seed)?;
    let rivals = unlike(table, outside, &all);
    let table = table.imagined(seed).ok_or(Rejected::Choices)?;
    let full = [&solution[..], &then[..]].concat();
    for other in 0..SEEDS {
        compared(&*table, &full, &rivals, quest.budget, quest.gap, seed ^ other).ok_or(Rejected::Rival)?;
    }
    let (best, second) = verified_turn(&*table, &until, &solution, quest, seed)?;
    Ok(TurnCandidate { table, you, feats, until, solution, then, rivals, best, second, seed })
}

/// Returns what the best turn brings about and no turn nearly as good does without.
fn needed(
    table: &dyn AnyTable,
    turns: &[Turn],
    all: &[Feat],
    quest: &Quest,
    seed: u64,
) -> Result<Vec<Feat>, Rejected> {
    let mut feats = all.to_vec();
    for turn in turns.iter().take_while(|turn| turn.share > turns[0].share - quest.gap) {
        let mut achieved = achieved(table, &turn.steps, &feats).into_iter();
        feats.retain(|_| achieved.next() == Some(true));
    }
    if feats.is_empty() {
        return Err(Rejected::Close);
    }
    if feats.len() > MAX_FACTS {
        return Err(Rejected::Choices);
    }
    feats.retain(|feat| {
        let outside = table.turns(std::slice::from_ref(&feat.fact), seed, quest.budget, 1);
        outside.first().is_some_and(|turn| turns[0].share - turn.share >= quest.gap)
    });
    if feats.is_empty() { Err(Rejected::Rival) } else { Ok(feats) }
}

/// Returns after how many steps of a turn the facts hold; nothing if they never do in it.
fn brings(table: &dyn AnyTable, steps: &[String], until: &[String]) -> Option<usize> {
    let mut table = table.now();
    let seat = table.standing().to_move;
    for (at, step) in steps.iter().enumerate() {
        if table.standing().to_move != seat || table.submit(None, step).is_err() {
            return None;
        }
        if all_hold(&*table, until).ok()? {
            return Some(at + 1);
        }
    }
    None
}

/// Returns which feats a turn brings about.
fn achieved(table: &dyn AnyTable, steps: &[String], feats: &[Feat]) -> Vec<bool> {
    let mut table = table.now();
    let mut achieved = vec![false; feats.len()];
    for step in steps {
        if table.submit(None, step).is_err() {
            break;
        }
        for (achieved, feat) in achieved.iter_mut().zip(feats) {
            *achieved = *achieved || all_hold(&*table, std::slice::from_ref(&feat.fact)) == Ok(true);
        }
    }
    achieved
}

/// Returns the best of turns that bring about different things.
fn unlike(table: &dyn AnyTable, turns: Vec<Turn>, all: &[Feat]) -> Vec<Vec<String>> {
    let (mut kept, mut known) = (Vec::new(), Vec::new());
    for turn in turns {
        if kept.len() == RIVALS {
            break;
        }
        let achieved = achieved(table, &turn.steps, all);
        if !known.contains(&achieved) {
            known.push(achieved);
            kept.push(turn.steps);
        }
    }
    kept
}

/// Returns the solution that is shown, without steps that it does not need, and the rest of the turn.
fn shown(
    table: &dyn AnyTable,
    best: &Turn,
    until: &[String],
    quest: &Quest,
    seed: u64,
) -> Result<(Vec<String>, Vec<String>), Rejected> {
    let end = brings(table, &best.steps, until).ok_or(Rejected::Unsteady)?;
    let short = shortened(table, &best.steps[..end], until);
    if short.len() < MIN_STEPS {
        return Err(Rejected::Short);
    }
    let mut after = table.now();
    for step in &short {
        after.submit(None, step).map_err(|_| Rejected::Unsteady)?;
    }
    // The facts may end the turn by themselves.
    if after.standing().to_move != table.standing().to_move {
        return Ok((short, Vec::new()));
    }
    let rest = after.turns(&[], seed, quest.budget, 1).into_iter().next();
    match rest.filter(|rest| rest.share > best.share - quest.gap / SAME_PART) {
        Some(rest) => Ok((short, rest.steps)),
        None => Ok((best.steps[..end].to_vec(), best.steps[end..].to_vec())),
    }
}

/// Leaves out what the facts do not need, longest parts first.
fn shortened(table: &dyn AnyTable, steps: &[String], until: &[String]) -> Vec<String> {
    let mut steps = steps.to_vec();
    for length in (1..steps.len()).rev() {
        let mut from = 0;
        while from + length <= steps.len() {
            let without = [&steps[..from], &steps[from + length..]].concat();
            if brings(table, &without, until) == Some(without.len()) {
                steps = without;
            } else {
                from += 1;
            }
        }
    }
    steps
}

/// Returns the win share after a whole turn.
fn worth(table: &dyn AnyTable, steps: &[String], iterations: u64, seed: u64) -> Option<f64> {
    let (last, before) = steps.split_last()?;
    let mut table = table.now();
    for step in before {
        table.submit(None, step).ok()?;
    }
    table.worth(last, seed, iterations)
}

/// Compares the solution fairly with turns that do not bring about its facts: the same seed means the same luck for all.
/// Returns its share and the highest of theirs; nothing if one comes near, or if there are none.
fn compared(
    table: &dyn AnyTable,
    full: &[String],
    rivals: &[Vec<String>],
    iterations: u64,
    gap: f64,
    seed: u64,
) -> Option<(f64, f64)> {
    let best = worth(table, full, iterations, seed)?;
    let mut second = 0.0_f64;
    for rival in rivals {
        second = second.max(worth(table, rival, iterations, seed)?);
        if best - second < gap {
            return None;
        }
    }
    (!rivals.is_empty()).then_some((best, second))
}

/// Confirms at ten times the budget with several seeds that the best turn brings about the facts and that every other one
/// is worse, under the same luck. Returns the mean share of the solution and the mean of the best of the others.
pub(super) fn verified_turn(
    table: &dyn AnyTable,
    until: &[String],
    solution: &[String],
    quest: &Quest,
    seed: u64,
) -> Result<(f64, f64), Rejected> {
    let (seat, all, iterations) = (table.standing().to_move, table.feats(), DEEP * quest.budget);
    let (mut best_sum, mut second_sum) = (0.0, 0.0);
    for other in 0..SEEDS {
        let seed = seed ^ (other << 8) ^ 0x7475_726e;
        let mut after = table.now();
        for step in solution {
            after.submit(None, step).map_err(|_| Rejected::Deep)?;
        }
        let mut full = solution.to_vec();
        if after.standing().to_move == seat {
            let rest = after.turns(&[], seed, quest.budget, 1).into_iter().next().ok_or(Rejected::Deep)?;
            full.extend(rest.steps);
        }
        let rivals = unlike(table, table.turns(until, seed, iterations, TURNS), &all);
        let (best, second) =
            compared(table, &full, &rivals, iterations, quest.gap, !seed).ok_or(Rejected::Deep)?;
        let found = table.turns(&[], seed, iterations, 1);
        if found.first().is_none_or(|turn| brings(table, &turn.steps, until).is_none()) {
            return Err(Rejected::Deep);
        }
        best_sum += best;
        second_sum += second;
    }
    Ok((best_sum / SEEDS as f64, second_sum / SEEDS as f64))
}

/// Returns the number of iterations from which on a plan brings about the facts.
fn grade(table: &dyn AnyTable, until: &[String], budget: u64, seed: u64) -> u64 {
    let mut needed = DEEP * budget;
    let looks: Vec<u64> = std::iter::successors(Some(LEAST_ITERATIONS), |looked| Some(looked * 2))
        .take_while(|iterations| *iterations < DEEP * budget)
        .collect();
    for iterations in looks.into_iter().rev() {
        let finds = |other: &u64| {
            let best = table.turns(&[], seed ^ (other << 16), iterations, 1);
            best.first().is_some_and(|turn| brings(table, &turn.steps, until).is_some())
        };
        if (0..GRADING.0).filter(finds).count() < GRADING.1 {
            break;
        }
        needed = iterations;
    }
    needed
}

/// Returns the turn of the bot that takes the best estimate after each step.
fn greedy_turn(table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Vec<String>> {
    let mut table = table.now();
    while table.standing().to_move == ToMove::Seat(seat) && table.standing().step < MAX_TURN_STEPS {
        let action = table.choose(BotSpec::Greedy, seed, None)?;
        table.submit(None, &action).ok()?;
    }
    let is_over = table.standing().to_move != ToMove::Seat(seat);
    is_over.then(|| table.steps().into_iter().map(|step| step.text).collect())
}

impl TurnCandidate {
    /// Grades a candidate, says what it is about and how the tempting turns are refuted.
    pub(super) fn finish(
        self,
        part: Part,
        steps_left: usize,
        themes: &[(&str, &str)],
        quest: &Quest,
    ) -> Option<Puzzle> {
        let seat = self.table.standing().to_move.seat()?;
        let greedy = greedy_turn(&*self.table, seat, self.seed);
        let tempting = greedy.filter(|turn| brings(&*self.table, turn, &self.until).is_none());
        let subtle = tempting.is_some();
        let keys: Vec<&str> = self.feats.iter().map(|feat| feat.key).collect();
        let themes = themes_of(&keys, themes, (self.best, self.second), steps_left, subtle);
        let found = grade(&*self.table, &self.until, quest.budget, self.seed);
        let document = self.table.document();
        let evidence = Evidence { best: self.best, second: self.second, found, budget: quest.budget, subtle };
        let mut wrong: Vec<Refutation> = Vec::new();
        for steps in tempting.into_iter().chain(self.rivals).take(RIVALS) {
            let mut tried = self.table.now();
            for step in &steps {
                tried.submit(None, step).ok()?;
            }
            let then = play_on(&mut *tried, seat, REPLY * quest.budget, self.seed, &mut || true);
            wrong.push(Refutation { steps, then });
        }
        Some(Puzzle {
            id: name(&document.position),
            document,
            you: self.you.to_owned(),
            until: self.until,
            solutions: vec![self.solution],
            then: self.then,
            wrong,
            themes,
            part,
            evidence,
        })
    }
}
