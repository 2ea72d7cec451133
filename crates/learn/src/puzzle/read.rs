//! Reads the puzzles of a game.

use hexapod_catalog::scenario::{Kind, blocks};
use hexapod_core::Document;
use serde_json::{Map, Value as Json};

use super::{Evidence, Part, Puzzle, Refutation};
use crate::read::{ReadError, listed};

/// Reads the `puzzle` blocks of a Markdown text.
///
/// # Errors
/// Names the first line that cannot be read.
pub fn read_puzzles(game: &str, text: &str) -> Result<Vec<Puzzle>, ReadError> {
    let found = blocks(text).map_err(|error| ReadError { line: error.line, message: error.message })?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for block in found.into_iter().filter(|block| block.kind == Kind::Puzzle) {
        let puzzle = puzzle(game, block.heading, block.line, &block.text)?;
        if puzzles.iter().any(|other| other.id == puzzle.id) {
            return Err(ReadError {
                line: block.line,
                message: format!("There are two puzzles `{}`.", puzzle.id),
            });
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

fn puzzle(game: &str, id: String, first: usize, text: &str) -> Result<Puzzle, ReadError> {
    let document = Document {
        game: game.to_owned(),
        rules: 0,
        seats: 0,
        options: Map::new(),
        data: None,
        position: String::new(),
    };
    let mut puzzle = Puzzle {
        id,
        document,
        you: String::new(),
        until: Vec::new(),
        solutions: Vec::new(),
        then: Vec::new(),
        wrong: Vec::new(),
        themes: Vec::new(),
        part: Part::Opening,
        evidence: Evidence { best: 0.0, second: 0.0, found: 0, budget: 0, subtle: false },
    };
    let mut is_position = false;
    for (index, line) in text.lines().enumerate() {
        let error = |message: &str| ReadError { line: first + index, message: message.to_owned() };
        let line = line.trim();
        if line == "position" {
            is_position = true;
        } else if let Some(seat) = line.strip_prefix("you ").filter(|_| is_position) {
            is_position = false;
            seat.trim().clone_into(&mut puzzle.you);
        } else if is_position {
            puzzle.document.position.push_str(line);
            puzzle.document.position.push('\n');
        } else if !line.is_empty() {
            statement(&mut puzzle, line)
                .ok_or_else(|| error(&format!("`{line}` is no statement of a puzzle.")))?;
        }
    }
    let Document { rules, seats, position, .. } = &puzzle.document;
    let Evidence { found, budget, .. } = puzzle.evidence;
    let is_whole = *rules > 0
        && *seats > 0
        && !position.is_empty()
        && !puzzle.you.is_empty()
        && !puzzle.solutions.is_empty()
        && !puzzle.themes.is_empty()
        && found > 0
        && budget > 0;
    if is_whole {
        Ok(puzzle)
    } else {
        Err(ReadError { line: first, message: format!("{}: A statement is missing.", puzzle.id) })
    }
}

fn statement(puzzle: &mut Puzzle, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "rules" => puzzle.document.rules = rest.parse().ok()?,
        "seats" => puzzle.document.seats = rest.parse().ok()?,
        "option" => {
            let (name, value) = rest.split_once(' ')?;
            let value: Json = serde_json::from_str(value).ok()?;
            puzzle.document.options.insert(name.to_owned(), value);
        }
        "themes" => puzzle.themes = rest.split_whitespace().map(str::to_owned).collect(),
        "part" => puzzle.part = Part::ALL.into_iter().find(|part| part.word() == rest)?,
        "until" => puzzle.until.push(rest.to_owned()),
        "play" => puzzle.solutions.push(listed(rest)),
        "then" => puzzle.then = listed(rest),
        "wrong" => {
            let (steps, then) = rest.split_once(" = ").unwrap_or((rest, ""));
            puzzle.wrong.push(Refutation { steps: listed(steps), then: listed(then) });
        }
        "shares" => {
            let (best, second) = rest.split_once(' ')?;
            puzzle.evidence.best = best.parse().ok()?;
            puzzle.evidence.second = second.parse().ok()?;
        }
        "found" => {
            let mut words = rest.split_whitespace();
            puzzle.evidence.found = words.next()?.parse().ok()?;
            puzzle.evidence.budget = words.next()?.parse().ok()?;
            puzzle.evidence.subtle = words.next().is_some_and(|word| word == "subtle");
        }
        _ => return None,
    }
    Some(())
}
