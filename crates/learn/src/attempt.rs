//! What comes of a learner's tries.

use hexapod_catalog::{AnyGame, AnyTable, Refused, Standing};
use hexapod_core::ToMove;

use crate::lesson::{Lesson, Reaction, Stage};

/// The most steps of a lesson, the given ones included.
pub const MAX_STEPS: usize = 200;

/// What came of the last try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was tried since the task was asked, or since tries were taken back.
    Asked,
    /// A part of a solution.
    OnTheWay,
    /// The task before the present one is solved, or the last one.
    Solved,
    /// It does not solve the task; it has to be taken back.
    Wrong {
        /// The key of the sentence that says why.
        reaction: String,
    },
    /// The rules refuse it.
    Refused {
        /// Their refusal.
        refused: Box<Refused>,
        /// The key of a sentence of the lesson about it, if there is one.
        reaction: Option<String>,
    },
}

/// A lesson after some tries.
pub struct Attempt<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// How many steps had been played before the last try.
    pub before: usize,
    /// The number of the present task, from 0; the number of tasks when all are solved.
    pub stage: usize,
    /// How many steps had been played when the present task was asked.
    pub asked_at: usize,
    /// What came of the last try.
    pub verdict: Verdict,
    /// The steps of the solution that are still to be played; empty if the tries so far do not belong to one.
    pub next: Vec<String>,
}

/// Why tries cannot be followed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AttemptError {
    /// The lesson itself is broken; its test fails too.
    #[error("The lesson {id} is broken: {message}")]
    Broken {
        /// The lesson.
        id: String,
        /// What is wrong.
        message: String,
    },
    /// More steps than [`MAX_STEPS`].
    #[error("In a lesson at most {MAX_STEPS} steps can be played.")]
    TooManySteps,
    /// One of the steps before is not possible there.
    #[error("Step {number} of the lesson, `{text}`, is not possible.")]
    BadStep {
        /// Its number among the steps before, from 1.
        number: usize,
        /// The step.
        text: String,
    },
}

/// Sets a lesson up, plays the steps before, given ones included, and then what is tried now: all of `play`, or nothing if
/// the rules refuse a part of it.
///
/// # Errors
/// See [`AttemptError`]. A refused or wrong try is no error.
pub fn attempt<'a>(
    game: &dyn AnyGame,
    lesson: &'a Lesson,
    steps: &[String],
    play: &[String],
) -> Result<Attempt<'a>, AttemptError> {
    if steps.len() + play.len() > MAX_STEPS {
        return Err(AttemptError::TooManySteps);
    }
    let mut run = Run::new(game, lesson)?;
    for (index, text) in steps.iter().enumerate() {
        // What was given after an earlier step has been played already.
        if index < run.table.standing().step {
            continue;
        }
        if !run.is_open() || run.submit(text)?.is_some() {
            return Err(AttemptError::BadStep { number: index + 1, text: text.clone() });
        }
    }
    // Nothing new is said about what was tried before, but what is wrong stays wrong.
    if !matches!(run.verdict, Verdict::Wrong { .. }) {
        run.verdict = Verdict::Asked;
    }
    let before = steps.len().min(run.table.standing().step);
    for text in play {
        if !run.is_open() {
            break;
        }
        if let Some(refused) = run.submit(text)? {
            let tried = run.tried_with(text);
            run.table.undo(before);
            run.verdict = run.refused(refused, &tried);
            break;
        }
    }
    let next = run.next();
    let Run { lesson, table, stage, asked_at, verdict, .. } = run;
    Ok(Attempt { lesson, table, before, stage, asked_at, verdict, next })
}

impl Attempt<'_> {
    /// Returns whether all tasks are solved.
    pub fn is_done(&self) -> bool {
        self.stage == self.lesson.stages.len()
    }

    /// Returns the present task, if there is one.
    pub fn asked(&self) -> Option<&Stage> {
        self.lesson.stages.get(self.stage)
    }

    /// Returns the key of the present task.
    pub fn task(&self) -> Option<String> {
        self.asked().map(|_| self.lesson.task(self.stage))
    }

    /// Returns the key of what the lesson says about the last try.
    pub fn reaction(&self) -> Option<String> {
        match &self.verdict {
            Verdict::Asked | Verdict::OnTheWay => None,
            Verdict::Solved => Some(self.lesson.said(self.stage - 1, "well")),
            Verdict::Wrong { reaction } => Some(reaction.clone()),
            Verdict::Refused { reaction, .. } => reaction.clone(),
        }
    }

    /// Returns whether the learner may try something now.
    pub fn is_open(&self) -> bool {
        !self.is_done() && !matches!(self.verdict, Verdict::Wrong { .. })
    }
}

/// A lesson being taken.
struct Run<'a> {
    lesson: &'a Lesson,
    table: Box<dyn AnyTable>,
    you: ToMove,
    stage: usize,
    asked_at: usize,
    /// The solutions of the present task, as steps in notation.
    solutions: Vec<Vec<String>>,
    /// The steps of its reactions; in notation, unless they are refused or have any ending.
    reactions: Vec<Vec<String>>,
    /// The learner's steps since the task was asked, in notation.
    tried: Vec<String>,
    /// How many dice of the task have been used.
    rolled: usize,
    verdict: Verdict,
}

impl<'a> Run<'a> {
    fn new(game: &dyn AnyGame, lesson: &'a Lesson) -> Result<Self, AttemptError> {
        let table = game
            .set_up(&hexapod_core::Wish::default(), &lesson.set_up)
            .map_err(|error| broken(lesson, error.to_string()))?;
        let you = table.seats().seat(&lesson.you).map(ToMove::Seat);
        let you = you.ok_or_else(|| broken(lesson, format!("There is no seat {}.", lesson.you)))?;
        let mut run = Self {
            lesson,
            table,
            you,
            stage: 0,
            asked_at: 0,
            solutions: Vec::new(),
            reactions: Vec::new(),
            tried: Vec::new(),
            rolled: 0,
            verdict: Verdict::Asked,
        };
        run.ask();
        Ok(run)
    }

    fn is_open(&self) -> bool {
        self.stage < self.lesson.stages.len() && !matches!(self.verdict, Verdict::Wrong { .. })
    }

    /// Begins the present task.
    fn ask(&mut self) {
        self.asked_at = self.table.standing().step;
        self.tried.clear();
        self.rolled = 0;
        let Some(stage) = self.lesson.stages.get(self.stage) else { return };
        // Whoever came here in another way than the lesson shows may have left no room for a written solution.
        self.solutions =
            stage.solutions.iter().filter_map(|solution| self.written(stage, solution)).collect();
        let reaction = |reaction: &Reaction| {
            let is_text = reaction.code.is_some() || reaction.steps.iter().any(|step| step.ends_with('*'));
            let written = if is_text { None } else { self.written(stage, &reaction.steps) };
            written.unwrap_or_else(|| reaction.steps.clone())
        };
        self.reactions = stage.reactions.iter().map(reaction).collect();
    }

    /// Plays steps of the learner on a copy. Returns them in notation, or nothing if they are not possible now.
    fn written(&self, stage: &Stage, steps: &[String]) -> Option<Vec<String>> {
        let mut table = self.table.now();
        let (mut written, mut dice) = (Vec::new(), stage.dice.iter());
        for text in steps {
            let before = table.standing().step;
            table.submit(self.you.seat(), text).ok()?;
            written.extend(table.steps().into_iter().skip(before).map(|step| step.text));
            while table.standing().to_move == ToMove::Chance
                && let Some(outcome) = dice.next()
            {
                table.submit(None, outcome).ok()?;
            }
        }
        Some(written)
    }

    /// Plays an input of the learner and judges it; returns the refusal if the rules refuse it.
    fn submit(&mut self, text: &str) -> Result<Option<Refused>, AttemptError> {
        let lesson = self.lesson;
        let Some(stage) = lesson.stages.get(self.stage) else { return Ok(None) };
        let Standing { step: before, phase, .. } = self.table.standing();
        if let Err(refused) = self.table.submit(self.you.seat(), text) {
            return Ok(Some(refused));
        }
        self.tried.extend(self.table.steps().into_iter().skip(before).map(|step| step.text));
        let is_solution = self.solutions.contains(&self.tried);
        let begins_one = self.solutions.iter().any(|solution| solution.starts_with(&self.tried));
        let named = self.named(None, &self.tried);
        // What is named step by step is wrong even if it leads where the task wants to go; any ending is not.
        let is_named = named.as_ref().is_some_and(|(_, is_exact)| *is_exact);
        if begins_one || !stage.until.is_empty() {
            while self.table.standing().to_move == ToMove::Chance
                && let Some(outcome) = stage.dice.get(self.rolled)
            {
                self.rolled += 1;
                // Another try may need other dice than the solution: they stay unrolled.
                if self.table.submit(None, outcome).is_err() {
                    break;
                }
            }
        }
        let is_solved = if stage.until.is_empty() { is_solution } else { self.all_hold(&stage.until)? };
        let is_solved = is_solved && !is_named;
        let after = self.table.standing();
        let goes_on = after.to_move == self.you;
        // The first half of a decision leads to another phase: it is no try yet.
        let is_half = after.phase != phase;
        self.verdict = if is_solved {
            self.solve(stage)?;
            Verdict::Solved
        } else if goes_on && begins_one {
            Verdict::OnTheWay
        } else if let Some((name, _)) = named {
            Verdict::Wrong { reaction: lesson.said(self.stage, &name) }
        } else if goes_on && (is_half || !stage.until.is_empty()) {
            Verdict::OnTheWay
        } else {
            Verdict::Wrong { reaction: lesson.said(self.stage, "wrong") }
        };
        Ok(None)
    }

    fn all_hold(&self, facts: &[String]) -> Result<bool, AttemptError> {
        for fact in facts {
            if !self.table.holds(fact).map_err(|message| broken(self.lesson, message))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Ends a solved task: what follows happens, and the next one is asked.
    fn solve(&mut self, stage: &Stage) -> Result<(), AttemptError> {
        for step in &stage.then {
            give(&mut *self.table, step).map_err(|message| broken(self.lesson, message))?;
        }
        self.stage += 1;
        self.ask();
        Ok(())
    }

    /// Returns the name of the reaction to these steps of the learner, the last of them refused with `code` or played; and
    /// whether it names all of them.
    fn named(&self, code: Option<&str>, tried: &[String]) -> Option<(String, bool)> {
        let stage = self.lesson.stages.get(self.stage)?;
        let is_meant = |(reaction, steps): &(&Reaction, &Vec<String>)| {
            // `move f6-*` is whatever ends with such a step.
            let same = match steps.last().and_then(|last| last.strip_suffix('*')) {
                Some(head) => tried.last().is_some_and(|last| last.starts_with(head)),
                None => steps == &tried,
            };
            reaction.code.as_deref() == code && same
        };
        let (reaction, steps) = stage.reactions.iter().zip(&self.reactions).find(is_meant)?;
        Some((reaction.name.clone(), !steps.last().is_some_and(|last| last.ends_with('*'))))
    }

    fn tried_with(&self, text: &str) -> Vec<String> {
        self.tried.iter().cloned().chain(text.split(';').map(|part| part.trim().to_owned())).collect()
    }

    fn refused(&self, refused: Refused, tried: &[String]) -> Verdict {
        let name = self.named(Some(refused.code), tried);
        let reaction = name.map(|(name, _)| self.lesson.said(self.stage, &name));
        Verdict::Refused { refused: Box::new(refused), reaction }
    }

    /// Returns the steps of the solution that are still to be played.
    fn next(&self) -> Vec<String> {
        let solutions = self.solutions.iter().filter(|_| self.is_open());
        let rest = solutions.filter_map(|solution| solution.strip_prefix(self.tried.as_slice())).next();
        rest.map_or_else(Vec::new, <[String]>::to_vec)
    }
}

/// Plays a given step: a roll, a draw, or what an opponent does.
fn give(table: &mut dyn AnyTable, text: &str) -> Result<(), String> {
    table.submit(None, text).map(drop).map_err(|refused| {
        format!("the given step `{text}` is refused with {}: {}", refused.code, refused.message)
    })
}

fn broken(lesson: &Lesson, message: String) -> AttemptError {
    AttemptError::Broken { id: lesson.id.clone(), message }
}
