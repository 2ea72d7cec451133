//! Runs one case.

use hexapod_core::{Game, NamedPositions, PositionError, Refuse as _, Replay, ToMove, Viewer, Wish};

use super::markdown::Block;
use super::script::{self, Fact, Line, Statement, normal};
use crate::counts;

/// Why a case did not pass.
#[derive(Debug)]
pub(super) enum Trouble {
    /// A statement does not hold.
    Fails { line: usize, expected: String, found: String },
    /// The case cannot be read.
    Unreadable { line: usize, message: String },
}

/// What one statement says about the game, without its line.
enum Finding {
    Holds,
    Differs { expected: String, found: String },
    Unreadable(String),
}

/// Runs the case of one block. Returns the game as it was played, and adds what was refused to `refusals`.
pub(super) fn case<G: Game>(
    block: &Block,
    known: &NamedPositions,
    table: &Wish,
    refusals: &mut Vec<G::Refusal>,
) -> Result<Replay<G>, Trouble> {
    let case = script::read(block.line, &block.text)
        .map_err(|(line, message)| Trouble::Unreadable { line, message })?;
    let set_up = Expanded::new(&case.set_up, known, block.line)?;
    let mut replay =
        Replay::<G>::from_position(table, &set_up.text).map_err(|error| set_up.unreadable(error))?;
    for (line, statement) in &case.script {
        let finding = match statement {
            Statement::Do(steps) => play(&mut replay, steps),
            Statement::No { step, code } => refuse(&mut replay, step, code, refusals),
            Statement::See(fact) => see(&replay, fact),
            Statement::Becomes(lines) => {
                let position = Expanded::new(lines, known, line.number)?;
                let expected = replay
                    .game()
                    .read_position_beside(replay.state(), &position.text)
                    .map_err(|error| position.unreadable(error))?;
                becomes(&replay, &expected)
            }
        };
        let line = line.number;
        match finding {
            Finding::Holds => {}
            Finding::Differs { expected, found } => return Err(Trouble::Fails { line, expected, found }),
            Finding::Unreadable(message) => return Err(Trouble::Unreadable { line, message }),
        }
    }
    Ok(replay)
}

/// A set-up with its named positions copied in, which still knows where each line came from.
struct Expanded {
    text: String,
    /// The line of the file behind each line of the text.
    origins: Vec<usize>,
    first: usize,
}

impl Expanded {
    fn new(lines: &[Line], known: &NamedPositions, first: usize) -> Result<Self, Trouble> {
        let mut expanded = Self { text: String::new(), origins: Vec::new(), first };
        for line in lines {
            let text = known.expand(&line.text).map_err(|error| {
                let message = match error {
                    PositionError::Line { message, .. } => message,
                    other => other.to_string(),
                };
                Trouble::Unreadable { line: line.number, message }
            })?;
            expanded.origins.extend(text.lines().map(|_| line.number));
            // An empty line stays one, so that the game counts lines as we do.
            if line.text.is_empty() {
                expanded.origins.push(line.number);
                expanded.text.push('\n');
            } else {
                expanded.text.push_str(&text);
            }
        }
        Ok(expanded)
    }

    fn unreadable(&self, error: PositionError) -> Trouble {
        match error {
            PositionError::Line { line, message } => Trouble::Unreadable {
                line: self.origins.get(line.wrapping_sub(1)).copied().unwrap_or(self.first),
                message,
            },
            other => Trouble::Unreadable { line: self.first, message: other.to_string() },
        }
    }
}

/// Returns whether a fact holds.
pub(super) fn holds<G: Game>(replay: &Replay<G>, fact: &str) -> Result<bool, String> {
    match see(replay, &script::see(fact)?) {
        Finding::Holds => Ok(true),
        Finding::Differs { .. } => Ok(false),
        Finding::Unreadable(message) => Err(message),
    }
}

fn play<G: Game>(replay: &mut Replay<G>, steps: &[String]) -> Finding {
    for step in steps {
        if let Err(refusal) = replay.submit(None, step) {
            let found = format!("it is refused with {}{}", refusal.code(), now(replay));
            return Finding::Differs { expected: format!("`{step}` to be legal"), found };
        }
    }
    Finding::Holds
}

fn refuse<G: Game>(
    replay: &mut Replay<G>,
    step: &str,
    code: &str,
    refusals: &mut Vec<G::Refusal>,
) -> Finding {
    let expected = format!("`{step}` to be refused with {code}");
    let differs = |found: String| Finding::Differs { expected: expected.clone(), found };
    let before = replay.state().clone();
    let written = replay.game().write_position(&before);
    let answer = replay.submit(None, step);
    refusals.extend(answer.as_ref().err().cloned());
    match answer {
        Ok(_) => differs("it is played".into()),
        Err(refusal) if refusal.code() != code => differs(refusal.code().to_owned()),
        Err(_) if *replay.state() != before || replay.game().write_position(replay.state()) != written => {
            differs(format!("{code}, but the state changed"))
        }
        Err(_) => Finding::Holds,
    }
}

fn see<G: Game>(replay: &Replay<G>, fact: &Fact) -> Finding {
    let (game, state) = (replay.game(), replay.state());
    let ended = || game.outcome(state);
    match fact {
        Fact::Phase(expected) => same("phase", expected, &phase(replay)),
        Fact::Legal(expected) => same("legal", &expected.join(" | "), &replay.legal().join(" | ")),
        Fact::Has(steps) => {
            let legal = replay.legal();
            match steps.iter().find(|step| !legal.contains(step)) {
                Some(step) => Finding::Differs {
                    expected: format!("`{step}` among the legal steps"),
                    found: format!("`{}`", legal.join(" | ")),
                },
                None => Finding::Holds,
            }
        }
        Fact::Hasnt(steps) => {
            let legal = replay.legal();
            match steps.iter().find(|step| legal.contains(step)) {
                Some(step) => Finding::Differs {
                    expected: format!("`{step}` not to be legal"),
                    found: "that it is".into(),
                },
                None => Finding::Holds,
            }
        }
        Fact::Count { word, number } => {
            let legal = replay.legal();
            let counts = |step: &&String| {
                word.as_deref().is_none_or(|word| step.split_whitespace().next() == Some(word))
            };
            let found = legal.iter().filter(counts).count();
            let what = word.as_ref().map_or("count".to_owned(), |word| format!("count {word}"));
            same(&what, &number.to_string(), &found.to_string())
        }
        Fact::Score { who, total, parts } => score(replay, who, *total, parts.as_deref()),
        Fact::Winner(expected) => {
            same("winner", expected, &ended().map_or(String::new(), |outcome| outcome.winners.join(" ")))
        }
        Fact::Ranks(expected) => {
            let ranks = ended().map(|outcome| outcome.ranks).unwrap_or_default();
            let found: Vec<String> = ranks.iter().map(|(who, rank)| format!("{who}={rank}")).collect();
            same("ranks", expected, &found.join(" "))
        }
        Fact::LastStep { viewer, step } => {
            let viewer = match (viewer.as_str(), game.seat_named(viewer)) {
                (_, Some(seat)) => Viewer::Seat(seat),
                ("spectator", None) => Viewer::Spectator,
                (other, None) => {
                    return Finding::Unreadable(format!("There is no viewer `{other}` in this game."));
                }
            };
            same("last", step, &replay.last_step(viewer).unwrap_or_else(|| "-".into()))
        }
        Fact::Paths { length, number } => match counts::leaves(game, state, *length) {
            Ok(found) => same(&format!("paths {length}"), &number.to_string(), &found.to_string()),
            Err(error) => Finding::Unreadable(error.to_string()),
        },
        Fact::OfTheGame(words) => match game.fact(state, words) {
            Some(found) if normal(&found) == *words => Finding::Holds,
            Some(found) => {
                Finding::Differs { expected: format!("`{words}`"), found: format!("`{}`", normal(&found)) }
            }
            None => Finding::Unreadable(format!("This game knows no fact `{words}`.")),
        },
    }
}

fn score<G: Game>(replay: &Replay<G>, who: &str, total: i64, parts: Option<&[i64]>) -> Finding {
    let sum = |parts: &[i64]| parts.iter().map(i64::to_string).collect::<Vec<_>>().join("+");
    let scores = replay.game().scores(replay.state());
    let Some(score) = scores.into_iter().find(|score| score.who == who) else {
        return Finding::Differs {
            expected: format!("`score {who} {total}`"),
            found: format!("no score of {who}"),
        };
    };
    let found_parts: Vec<i64> = score.parts.iter().map(|(_, points)| *points).collect();
    match parts {
        None => same(&format!("score {who}"), &total.to_string(), &score.total.to_string()),
        Some(parts) => same(
            &format!("score {who}"),
            &format!("{total} = {}", sum(parts)),
            &format!("{} = {}", score.total, sum(&found_parts)),
        ),
    }
}

fn becomes<G: Game>(replay: &Replay<G>, expected: &G::State) -> Finding {
    let written = |state| replay.game().write_position(state);
    let (wanted, found) = (written(expected), written(replay.state()));
    if wanted == found {
        return if expected == replay.state() {
            Finding::Holds
        } else {
            Finding::Differs {
                expected: "the same state".into(),
                found: "another that is written the same".into(),
            }
        };
    }
    let (mut left, mut right) = (wanted.lines(), found.lines());
    loop {
        match (left.next(), right.next()) {
            (Some(left), Some(right)) if left == right => {}
            (left, right) => {
                let quote =
                    |line: Option<&str>| line.map_or("the end".to_owned(), |line| format!("`{line}`"));
                return Finding::Differs { expected: quote(left), found: quote(right) };
            }
        }
    }
}

fn phase<G: Game>(replay: &Replay<G>) -> String {
    let (game, state) = (replay.game(), replay.state());
    match game.to_move(state) {
        ToMove::Seat(seat) => format!("{} {}", game.phase(state), game.seat_name(seat)),
        ToMove::Chance | ToMove::Over => game.phase(state).to_owned(),
    }
}

/// Where the game stands, for a step that was refused.
fn now<G: Game>(replay: &Replay<G>) -> String {
    format!(" (phase {})", phase(replay))
}

fn same(what: &str, expected: &str, found: &str) -> Finding {
    if expected == found {
        return Finding::Holds;
    }
    let quote = |value: &str| format!("`{}`", format!("{what} {value}").trim_end());
    Finding::Differs { expected: quote(expected), found: quote(found) }
}
