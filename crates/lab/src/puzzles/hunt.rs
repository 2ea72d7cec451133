//! Whether a decision is a puzzle.

use std::hash::{DefaultHasher, Hash, Hasher};

use hexapod_catalog::{AnyTable, BotSpec, Choice, Thought};
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{Evidence, LEAST_ITERATIONS, Part};

use super::refute::refutations;
use super::scout::acting;
use super::{Quest, Rejected};

/// Decisions with fewer or more choices are no puzzles.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=400;
/// The best decision must keep at least this win share, and the second must not be won already.
pub(super) const OPEN: (f64, f64) = (0.25, 0.85);
/// Number of seeds at the budget and at ten times the budget.
pub(super) const SEEDS: u64 = 3;
/// At most this many choices, and at most a third of all, may come to the same as the best.
const MAX_EQUAL: usize = 4;
/// Choices come to the same if their shares differ by less than this part of the gap.
pub(super) const SAME_PART: f64 = 3.0;
/// Most ways to play the best decision.
const MAX_SOLUTIONS: usize = 6;
/// Number of rivals in the fair comparison.
const RIVALS: usize = 4;
/// A choice with fewer visits has no estimate worth the name.
const MIN_VISITS: u64 = 8;
/// The first look uses this part of the budget.
const GLANCE_PART: u64 = 8;
/// The sweep over all choices uses this part of the budget for each.
const SWEEP_PART: u64 = 10;
/// The verification uses this many times the budget.
pub(super) const DEEP: u64 = 10;
/// Most steps of a decision.
const MAX_STEPS: usize = 4;
/// Number of seeds when a puzzle is graded, and how many of them must find the solution.
pub(super) const GRADING: (u64, usize) = (5, 4);
/// The win share from which on a decision wins the game.
const WINS: f64 = 0.92;
/// A game with at most this many steps left is a race to its end.
const RACE_STEPS: usize = 24;

/// A decision that is a puzzle.
pub(super) struct Candidate {
    /// The position, in a world that the seat imagines.
    table: Box<dyn AnyTable>,
    you: &'static str,
    /// The best decision; more than one if several come to the same.
    solutions: Vec<Vec<String>>,
    /// The reasons that speak for the solution, as keys.
    reasons: Vec<&'static str>,
    /// The strongest other choices of the first step.
    rivals: Vec<String>,
    best: f64,
    second: f64,
    greedy: Option<String>,
    seed: u64,
}

/// A step that is better than all others, or several that come to the same.
struct Single {
    actions: Vec<String>,
    rivals: Vec<String>,
    reasons: Vec<&'static str>,
    best: f64,
    second: f64,
}

/// Examines the decision that is due.
pub(super) fn hunt(table: &dyn AnyTable, quest: &Quest, seed: u64) -> Result<Candidate, Rejected> {
    let you = acting(table).ok_or(Rejected::Choices)?;
    // The cheap tests use the table itself: a search sees no more than the seat knows.
    let first = single(table, quest, seed)?;
    let world = table.imagined(seed).ok_or(Rejected::Choices)?;
    let mut found = Candidate {
        table: world,
        you,
        solutions: Vec::new(),
        reasons: first.reasons,
        rivals: first.rivals,
        best: first.best,
        second: first.second,
        greedy: table.choose(BotSpec::Greedy, seed, None),
        seed,
    };
    for action in first.actions {
        found.complete(vec![action], quest)?;
    }
    if found.best - found.second < quest.gap { Err(Rejected::Half) } else { Ok(found) }
}

impl Candidate {
    /// Adds what completes the decision that begins with these steps: the hex after the unit.
    fn complete(&mut self, steps: Vec<String>, quest: &Quest) -> Result<(), Rejected> {
        let mut world = self.table.now();
        for step in &steps {
            world.submit(None, step).map_err(|_| Rejected::Half)?;
        }
        let next = think(&*world, quest.budget / GLANCE_PART, self.seed);
        let next =
            next.filter(|next| acting(&*world) == Some(self.you) && world.goes_on(steps.len(), &next.action));
        let actions = match next {
            Some(_) if steps.len() < MAX_STEPS => match &world.legal()[..] {
                [only] => vec![only.clone()],
                _ => {
                    let half = single(&*world, quest, self.seed).map_err(|_| Rejected::Half)?;
                    self.best = self.best.min(half.best);
                    self.second = self.second.max(half.second);
                    self.reasons.extend(half.reasons);
                    half.actions
                }
            },
            Some(_) => return Err(Rejected::Half),
            None => {
                self.solutions.push(steps);
                return if self.solutions.len() > MAX_SOLUTIONS { Err(Rejected::Half) } else { Ok(()) };
            }
        };
        for action in actions {
            self.complete([&steps[..], &[action]].concat(), quest)?;
        }
        Ok(())
    }
}

fn think(table: &dyn AnyTable, budget: u64, seed: u64) -> Option<Thought> {
    table.think(seed, 1, &|done| done < budget)
}

/// Returns the choices of a search with their shares: the chosen one, those that were looked at often by their share, the
/// others.
fn ranked(thought: &Thought, you: &str, min_visits: u64) -> Vec<(String, f64)> {
    let share = |choice: &Choice| {
        choice.win_shares.as_ref().and_then(|shares| shares.get(you)).copied().unwrap_or(0.0)
    };
    let rank = |choice: &Choice| (choice.action != thought.action, choice.visits < min_visits);
    let mut choices: Vec<&Choice> = thought.choices.iter().collect();
    choices.sort_by(|one, other| rank(one).cmp(&rank(other)).then(share(other).total_cmp(&share(one))));
    choices.into_iter().map(|choice| (choice.action.clone(), share(choice))).collect()
}

/// Returns how many choices come within half the gap of the chosen one.
fn near(ranked: &[(String, f64)], quest: &Quest) -> usize {
    let best = ranked.first().map_or(0.0, |(_, share)| *share);
    ranked.iter().filter(|(_, share)| *share > best - quest.gap / 2.0).count()
}

/// Returns the step that is better than all others by the gap, or those that come to the same; or why there is none.
fn single(table: &dyn AnyTable, quest: &Quest, seed: u64) -> Result<Single, Rejected> {
    let you = acting(table).ok_or(Rejected::Choices)?;
    let legal = table.legal();
    if !CHOICES.contains(&legal.len()) {
        return Err(Rejected::Choices);
    }
    let most = MAX_EQUAL.min(legal.len() / 3);
    // Most decisions are no puzzles, which a short look shows.
    let glance = think(table, quest.budget / GLANCE_PART, seed).ok_or(Rejected::Choices)?;
    let choices = ranked(&glance, you, MIN_VISITS / 2);
    if near(&choices, quest) > most || is_shared(table, &choices, most, quest, seed) {
        return Err(Rejected::Close);
    }
    let first = think(table, quest.budget, seed).ok_or(Rejected::Choices)?;
    let choices = ranked(&first, you, MIN_VISITS);
    let equal = near(&choices, quest);
    if equal > most {
        return Err(Rejected::Close);
    }
    let second = choices.get(equal).map_or(0.0, |(_, share)| *share);
    if choices[0].1 < OPEN.0 || second > OPEN.1 {
        return Err(Rejected::Decided);
    }
    for other in 1..SEEDS {
        let again = think(table, quest.budget, seed ^ other).ok_or(Rejected::Choices)?;
        if !choices[..equal].iter().any(|(action, _)| *action == again.action) {
            return Err(Rejected::Unsteady);
        }
    }
    let looked: Vec<String> = choices.into_iter().take(equal + RIVALS).map(|(action, _)| action).collect();
    let parted = part(table, &looked, quest, seed).filter(|(actions, _)| actions.len() <= most);
    let (actions, rivals) = parted.ok_or(Rejected::Rival)?;
    let close = sweep(table, &actions[0], &looked, &legal, quest, seed).ok_or(Rejected::Sweep)?;
    let looked: Vec<String> = actions.into_iter().chain(rivals).chain(close).collect();
    let parted = part(table, &looked, quest, !seed).filter(|(actions, _)| actions.len() <= most);
    let (actions, mut rivals) = parted.ok_or(Rejected::Sweep)?;
    let (best, second) = verified(table, &actions, &rivals, quest, seed)?;
    let reasons = first.reasons.iter().map(|reason| reason.key).collect();
    rivals.truncate(RIVALS);
    Ok(Single { actions, rivals, reasons, best, second })
}

/// Returns whether a short fair comparison finds too many choices that come near the best. A search may not have looked at
/// them, because they lead to the same position as its own choice.
fn is_shared(table: &dyn AnyTable, choices: &[(String, f64)], most: usize, quest: &Quest, seed: u64) -> bool {
    let looked = choices.iter().take(most + RIVALS);
    let worth =
        |(action, _): &(String, f64)| table.worth(action, seed, quest.budget / GLANCE_PART).unwrap_or(1.0);
    let worths: Vec<f64> = looked.map(worth).collect();
    let best = worths.iter().copied().fold(0.0, f64::max);
    worths.into_iter().filter(|share| *share > best - quest.gap / 2.0).count() > most
}

/// Compares choices fairly. Returns those that come to the same as the best, and the others, each best first; nothing if one
/// lies between.
fn part(
    table: &dyn AnyTable,
    choices: &[String],
    quest: &Quest,
    seed: u64,
) -> Option<(Vec<String>, Vec<String>)> {
    let worth = |choice: &String| Some((choice.clone(), table.worth(choice, seed, quest.budget)?));
    let mut worths: Vec<(String, f64)> = choices.iter().map(worth).collect::<Option<_>>()?;
    worths.sort_by(|one, other| other.1.total_cmp(&one.1));
    let best = worths.first()?.1;
    let equal = worths.iter().take_while(|(_, share)| *share > best - quest.gap / SAME_PART).count();
    let lowest = worths[equal - 1].1;
    if worths.get(equal).is_some_and(|(_, share)| *share > lowest - quest.gap) {
        return None;
    }
    let mut names = worths.into_iter().map(|(choice, _)| choice);
    Some((names.by_ref().take(equal).collect(), names.collect()))
}

/// Looks shortly at every choice that was not looked at. Returns those that come near the best and have to be compared with
/// more effort; nothing if they are too many.
fn sweep(
    table: &dyn AnyTable,
    best: &str,
    looked: &[String],
    legal: &[String],
    quest: &Quest,
    seed: u64,
) -> Option<Vec<String>> {
    let iterations = quest.budget / SWEEP_PART;
    let least = table.worth(best, seed, iterations)? - quest.gap;
    let mut close = Vec::new();
    for other in legal.iter().filter(|other| !looked.contains(other)) {
        if table.worth(other, seed, iterations)? > least {
            close.push(other.clone());
        }
        if close.len() > 2 * RIVALS {
            return None;
        }
    }
    Some(close)
}

/// Confirms choices at ten times the budget with several seeds. Returns the lowest share of the choices and the highest of
/// their rivals.
pub(super) fn verified(
    table: &dyn AnyTable,
    actions: &[String],
    rivals: &[String],
    quest: &Quest,
    seed: u64,
) -> Result<(f64, f64), Rejected> {
    let you = acting(table).ok_or(Rejected::Deep)?;
    let (mut lowest, mut highest) = (1.0_f64, 0.0_f64);
    for other in 0..SEEDS {
        let seed = seed ^ (other << 8) ^ 0x64_6565;
        let thought = think(table, DEEP * quest.budget, seed).ok_or(Rejected::Deep)?;
        if !actions.contains(&thought.action) {
            return Err(Rejected::Deep);
        }
        let worth = |choice: &str| table.worth(choice, !seed, DEEP * quest.budget).ok_or(Rejected::Deep);
        for action in actions {
            lowest = lowest.min(worth(action)?);
        }
        let further = ranked(&thought, you, MIN_VISITS).into_iter().map(|(action, _)| action);
        let further = further.filter(|action| !actions.contains(action) && !rivals.contains(action)).take(2);
        for rival in rivals.iter().cloned().chain(further) {
            highest = highest.max(worth(&rival)?);
            if lowest - highest < quest.gap {
                return Err(Rejected::Deep);
            }
        }
    }
    Ok((lowest, highest))
}

/// Returns the number of iterations from which on a search finds the first step of a solution.
fn grade(table: &dyn AnyTable, solutions: &[Vec<String>], budget: u64, seed: u64) -> u64 {
    let mut needed = DEEP * budget;
    let mut iterations = LEAST_ITERATIONS;
    let mut looks = Vec::new();
    while iterations < DEEP * budget {
        looks.push(iterations);
        iterations *= 2;
    }
    for iterations in looks.into_iter().rev() {
        let finds = |other: &u64| {
            let thought = think(table, iterations, seed ^ (other << 16));
            thought.is_some_and(|thought| begins(solutions, &thought.action))
        };
        if (0..GRADING.0).filter(finds).count() < GRADING.1 {
            break;
        }
        needed = iterations;
    }
    needed
}

impl Candidate {
    /// Grades a candidate, says what it is about and how the tempting answers are refuted.
    pub(super) fn finish(
        self,
        part: Part,
        steps_left: usize,
        themes: &[(&str, &str)],
        quest: &Quest,
    ) -> Option<Puzzle> {
        let subtle = self.greedy.as_ref().is_some_and(|greedy| !begins(&self.solutions, greedy));
        let themes = themes_of(&self.reasons, themes, (self.best, self.second), steps_left, subtle);
        let found = grade(&*self.table, &self.solutions, quest.budget, self.seed);
        let document = self.table.document();
        let evidence = Evidence { best: self.best, second: self.second, found, budget: quest.budget, subtle };
        let (then, wrong) = refutations(
            &*self.table,
            &self.solutions,
            &self.rivals,
            self.greedy.as_deref(),
            quest,
            self.seed,
        )?;
        Some(Puzzle {
            id: name(&document.position),
            document,
            you: self.you.to_owned(),
            until: Vec::new(),
            solutions: self.solutions,
            then,
            wrong,
            themes,
            part,
            evidence,
        })
    }
}

/// Returns what a solution is about: by the keys of what speaks for it, and by the shares of the best and the second.
pub(super) fn themes_of(
    keys: &[&str],
    themes: &[(&str, &str)],
    (best, second): (f64, f64),
    steps_left: usize,
    subtle: bool,
) -> Vec<String> {
    let mut about: Vec<&str> = Vec::new();
    for reason in keys {
        if let Some((_, theme)) = themes.iter().find(|(key, _)| key == reason) {
            about.push(theme);
        }
    }
    if best >= WINS {
        about.push("win");
    } else if second <= best / 2.0 && best < 0.6 {
        about.push("rescue");
    }
    if steps_left <= RACE_STEPS {
        about.push("race");
    }
    if subtle {
        about.push("hidden");
    }
    if about.is_empty() {
        about.push("quiet");
    }
    let mut themes: Vec<String> = Vec::new();
    for theme in about {
        if !themes.iter().any(|known| known == theme) {
            themes.push(theme.to_owned());
        }
    }
    themes
}

/// Returns whether a solution begins with this step.
pub(super) fn begins(solutions: &[Vec<String>], step: &str) -> bool {
    solutions.iter().any(|solution| solution.first().is_some_and(|first| first == step))
}

/// Returns the name of a puzzle: a hash of its position.
pub(super) fn name(position: &str) -> String {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    format!("{:06x}", hasher.finish() & 0xff_ffff)
}
