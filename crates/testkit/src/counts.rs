//! Counts of step sequences: a changed rule shows as a changed number.
//!
//! A file of counts has one start per line, with the number of step sequences of each length from there:
//!
//! ```text
//! # name      seats, options         steps before          length:number …
//! fresh       seats=2                                    | 1:2 2:74
//! red-begins  seats=2 events=off     after start R       | 1:37 2:1126 3:36350
//! ```
//!
//! A changed number is explained in the commit that changes it. To write the file anew, run the test with
//! `HEXAPOD_ACCEPT=1`.

use std::fmt::Write as _;
use std::path::Path;

use hexapod_core::{Game, Odds, Options, Refuse as _, Replay, Silence, Step, ToMove, Wish};

/// Sequences that cannot be counted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CountError {
    /// A roll whose outcomes are not listed.
    #[error("A roll of {0} dice lists no outcomes, so the sequences through it cannot be counted.")]
    Roll(u8),
    /// A line of a file of counts that cannot be used.
    #[error("Line {line}: {message}")]
    Line {
        /// The line of the file, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
}

/// Returns the number of different step sequences of exactly `length` steps from `state`.
///
/// Every chance outcome counts as one step, whatever its weight. A game that ends earlier adds nothing.
///
/// # Errors
/// A roll of three or more dice on the way: its outcomes are not listed.
pub fn leaves<G: Game>(game: &G, state: &G::State, length: usize) -> Result<u64, CountError> {
    Counter { game, actions: Vec::new(), outcomes: Vec::new() }.count(state, length)
}

/// Buffers that all depths share: each copies its steps out before it goes deeper.
struct Counter<'a, G: Game> {
    game: &'a G,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u64)>,
}

impl<G: Game> Counter<'_, G> {
    fn count(&mut self, state: &G::State, length: usize) -> Result<u64, CountError> {
        if length == 0 {
            return Ok(1);
        }
        let steps: Vec<Step<G::Action, G::Chance>> = match self.game.to_move(state) {
            ToMove::Over => return Ok(0),
            ToMove::Seat(_) => {
                self.game.legal_actions(state, &mut self.actions);
                if length == 1 {
                    return Ok(self.actions.len() as u64);
                }
                self.actions.iter().map(|action| Step::Action(*action)).collect()
            }
            ToMove::Chance => {
                if let Odds::Roll(dice) = self.game.odds(state, &mut self.outcomes) {
                    return Err(CountError::Roll(dice));
                }
                self.outcomes.iter().map(|(outcome, _)| Step::Chance(*outcome)).collect()
            }
        };
        if length == 1 {
            return Ok(steps.len() as u64);
        }
        let mut total = 0;
        for step in &steps {
            let mut next = state.clone();
            self.game.play_unchecked(&mut next, step, &mut Silence);
            total += self.count(&next, length - 1)?;
        }
        Ok(total)
    }
}

/// Returns a text of counts with every number as it truly is; comments and spacing stay.
///
/// # Errors
/// A line that cannot be read, or a start that cannot be reached or counted.
pub fn corrected<G: Game>(text: &str) -> Result<String, CountError> {
    let mut out = String::with_capacity(text.len());
    for (index, whole) in text.lines().enumerate() {
        let number = index + 1;
        let fail = |message: String| CountError::Line { line: number, message };
        let (body, comment) = whole.find('#').map_or((whole, ""), |at| whole.split_at(at));
        if body.trim().is_empty() {
            out.push_str(whole);
        } else {
            let (start, lengths) =
                body.split_once('|').ok_or_else(|| fail("`NAME seats=N | 1:37 2:1126` is a line.".into()))?;
            let replay = begin::<G>(start).map_err(fail)?;
            _ = write!(out, "{start}|");
            for pair in lengths.split_whitespace() {
                let length = pair.split(':').next().and_then(|length| length.parse().ok());
                let length = length.ok_or_else(|| fail(format!("`{pair}` is no `length:number`.")))?;
                let count = leaves(replay.game(), replay.state(), length)
                    .map_err(|error| fail(format!("{error} (length {length})")))?;
                _ = write!(out, " {length}:{count}");
            }
            if !comment.is_empty() {
                _ = write!(out, "  {comment}");
            }
        }
        out.push('\n');
    }
    Ok(out)
}

/// Checks a text of counts in a test.
///
/// # Panics
/// Panics if a number is wrong, with the line as it should be.
pub fn check_file<G: Game>(text: &str) {
    let correct = match corrected::<G>(text) {
        Ok(correct) => correct,
        Err(error) => panic!("the counts of {}: {error}", G::INFO.id),
    };
    let normal = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    for (index, (said, correct)) in text.lines().zip(correct.lines()).enumerate() {
        assert!(
            normal(said) == normal(correct),
            "the counts of {}, line {}:\n  said    {said}\n  correct {correct}",
            G::INFO.id,
            index + 1
        );
    }
}

/// Checks a file of counts in a test. With `HEXAPOD_ACCEPT` in the environment the file is corrected instead.
///
/// # Panics
/// Panics if the file cannot be read or written, or a number is wrong.
pub fn check_path<G: Game>(path: &Path) {
    let fail = |error: std::io::Error| -> ! { panic!("{}: {error}", path.display()) };
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| fail(error));
    if std::env::var_os("HEXAPOD_ACCEPT").is_none() {
        return check_file::<G>(&text);
    }
    match corrected::<G>(&text) {
        Ok(correct) => std::fs::write(path, correct).unwrap_or_else(|error| fail(error)),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

/// Reads `NAME [rules=N] [seats=N] [option=value …] [after STEP; STEP …]` and plays the steps.
fn begin<G: Game>(start: &str) -> Result<Replay<G>, String> {
    let (words, steps) = start.split_once(" after ").unwrap_or((start, ""));
    let rules = words.split_whitespace().find_map(|word| word.strip_prefix("rules="));
    let rules =
        rules.map(|rules| rules.parse().map_err(|_| format!("`{rules}` is no version."))).transpose()?;
    let mut wish = Wish { rules, ..Wish::default() };
    let version = G::INFO.version(rules.unwrap_or(G::INFO.newest()))?;
    let mut options = Options::defaults(version.options);
    for word in words.split_whitespace().skip(1) {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is no `name=value`."))?;
        if name == "rules" {
            continue;
        }
        if name == "seats" {
            wish.seats = Some(value.parse().map_err(|_| format!("`{value}` is no number of seats."))?);
        } else {
            options.set_text(name, value).map_err(|error| error.to_string())?;
        }
    }
    wish.options = options.changed();
    let mut replay = Replay::new(G::from_wish(&wish).map_err(|error| error.to_string())?);
    for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        replay
            .submit(None, step)
            .map_err(|refusal| format!("`{step}` is refused with {}.", refusal.code()))?;
    }
    Ok(replay)
}
