//! Data files: where in one something is wrong, in words for its owner, and what it offers to choose from.

use serde_json::{Map, Value as Json};

use crate::rules::Rules;
use crate::setup::{SetupError, Wish};

/// What is wrong with a data file, or odd about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Whether the file cannot be played at all.
    pub fatal: bool,
    /// What is wrong, with the entry.
    pub sentence: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// The places it is about, in the game's notation.
    pub places: Vec<String>,
}

/// Something that a data file holds, as it can be shown before a game: a map, a mound.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// Its name in the file.
    pub name: String,
    /// The number of players it is for, if it is not for all.
    pub seats: Option<usize>,
    /// Whether it is meant for those who know the game.
    pub advanced: bool,
    /// What is drawn: a type of the game.
    pub picture: Json,
}

impl Finding {
    /// Returns a finding of a file with its line, if the sentence names its entry.
    pub fn new(text: &str, fatal: bool, sentence: impl Into<String>) -> Self {
        let sentence = sentence.into();
        Self { fatal, line: line_of(text, &sentence), sentence, places: Vec::new() }
    }
}

/// Returns what is wrong with or odd about a data file, found by building a game for every number of seats.
///
/// What prevents a game at every number of seats is fatal; the rest is said of the number of seats it prevents.
pub fn inspect<G: Rules>(rules: u32, text: &str, options: &Map<String, Json>) -> Vec<Finding> {
    let seats = G::INFO.seats.clone();
    let mut refused: Vec<(usize, SetupError)> = Vec::new();
    let mut findings: Vec<Finding> = Vec::new();
    for seats in seats.clone() {
        let data = Some(text.to_owned());
        let wish = Wish { rules: Some(rules), data, options: options.clone(), ..Wish::seats(seats) };
        match G::from_wish(&wish) {
            Err(error) => refused.push((seats, error)),
            Ok(game) if findings.is_empty() => {
                findings = game.warnings().into_iter().map(|odd| Finding::new(text, false, odd)).collect();
            }
            Ok(_) => {}
        }
    }
    let fatal = refused.len() == seats.count();
    let mut said: Vec<String> = Vec::new();
    for (seats, error) in refused {
        let sentence = error.to_string();
        if fatal && !said.contains(&sentence) {
            findings.push(Finding::new(text, true, sentence.clone()));
            said.push(sentence);
        } else if !fatal {
            let line = line_of(text, &sentence);
            let sentence = format!("{seats} players cannot use this file. {sentence}");
            findings.push(Finding { fatal: false, sentence, line, places: Vec::new() });
        }
    }
    findings
}

/// Returns the line of the entry that a sentence begins with: `[map.mine] water: …`, `[[mound]] 7 (Mountaineer): …`.
fn line_of(text: &str, sentence: &str) -> Option<usize> {
    if let Some(rest) = sentence.strip_prefix("Line ") {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        return rest[..digits].parse().ok();
    }
    let end = sentence.find("]]").map(|at| at + 2).or_else(|| sentence.find(']').map(|at| at + 1))?;
    let (entry, rest) = sentence.split_at(end);
    let key = rest.trim_start().split([':', ' ']).next().unwrap_or_default().trim_matches('"');
    let bare = |line: &str| line.split('#').next().unwrap_or("").trim().replace('"', "");
    let lines: Vec<String> = text.lines().map(bare).collect();
    let entry = entry.replace('"', "");
    let is_header = |line: &String| line.starts_with('[') && line.ends_with(']') && !line.contains('=');
    let starts = (0..lines.len()).filter(|at| lines[*at] == entry);
    let mut first = None;
    for start in starts {
        first = first.or(Some(start));
        let body = lines[start + 1..].iter().take_while(|line| !is_header(line)).enumerate();
        for (at, line) in body {
            let Some((name, value)) = line.split_once('=') else { continue };
            match entry.starts_with("[[") {
                // One entry of several is known by one of its values.
                true if value.trim() == key => return Some(start + 1),
                false if name.trim() == key => return Some(start + at + 2),
                _ => {}
            }
        }
    }
    first.map(|start| start + 1)
}

/// A data file that cannot be used; the sentence names the entry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct DataError(pub String);

impl DataError {
    /// Returns the error of the file's reader: the line, the entry it belongs to, and what is wrong.
    ///
    /// `offset` is where the reader stopped. Where a reader knows only the beginning of an entry, the line of the field
    /// it complains about is looked for from there on.
    pub fn of_reader(text: &str, offset: Option<usize>, message: &str) -> Self {
        Self(complaint(text, offset, message))
    }
}

fn complaint(text: &str, offset: Option<usize>, message: &str) -> String {
    // The reader speaks of Rust's types; people do not.
    let message = message.replace("expected u8", "expected a number from 0 to 255");
    let message = message.trim_end_matches('.');
    let Some(offset) = offset else { return format!("{message}.") };
    let mut line = text[..offset.min(text.len())].matches('\n').count();
    let field = message.split_once("unknown field `").and_then(|(_, rest)| rest.split_once('`'));
    if let Some((field, _)) = field {
        let names_it =
            |line: &str| line.split('=').next().is_some_and(|key| key.trim() == field) && line.contains('=');
        line += text.lines().skip(line).position(names_it).unwrap_or(0);
    }
    let header = |line: &str| {
        let line = line.split('#').next().unwrap_or("").trim();
        (line.starts_with('[') && line.ends_with(']') && !line.contains('"')).then(|| line.to_owned())
    };
    let headers: Vec<String> = text.lines().take(line + 1).filter_map(header).collect();
    let place = match headers.last() {
        Some(last) if last.starts_with("[[") => {
            let number = headers.iter().filter(|header| *header == last).count();
            format!(", in {last} number {number}")
        }
        Some(last) => format!(", in {last}"),
        None => String::new(),
    };
    format!("Line {}{place}: {message}.", line + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_an_entry_is_found() {
        let text = "# maps\n[map.mine]\nplayers = 2\nwater = [\"a1\"] # x\n[[mound]]\nid = 6\n[[mound]] # b\nid = 7\nqueen = 6\n";
        let line = |sentence: &str| line_of(text, sentence);
        assert_eq!(line("[map.mine] water: there is no hex z9."), Some(4));
        assert_eq!(line("[map.mine]: odd."), Some(2));
        assert_eq!(line("[[mound]] 7 (Rock): odd."), Some(7));
        assert_eq!(line("[[mound]] 6 (Rock): odd."), Some(5));
        assert_eq!(line("[[mound]]: too few."), Some(5));
        assert_eq!(line("[board] x: odd."), None);
        assert_eq!(line("Line 12, in [game]: odd."), Some(12));
        assert_eq!(line("Odd."), None);
    }

    const TEXT: &str = "# box\n[game]\nid = 7\n[[event]] # one\nface = 1\n[[event]]\nfase = 2\n";

    #[test]
    fn the_line_and_the_entry_are_named() {
        let at = |part: &str| TEXT.find(part);
        assert_eq!(complaint(TEXT, at("7"), "invalid type."), "Line 3, in [game]: invalid type.");
        assert_eq!(
            complaint(TEXT, at("face"), "expected u8"),
            "Line 5, in [[event]] number 1: expected a number from 0 to 255."
        );
        // The reader stopped at the first entry, but the field is in the second.
        let unknown = "unknown field `fase`, expected `face`";
        assert_eq!(
            complaint(TEXT, at("[[event]]"), unknown),
            format!("Line 7, in [[event]] number 2: {unknown}.")
        );
        assert_eq!(complaint(TEXT, at("#"), "odd"), "Line 1: odd.");
        assert_eq!(complaint(TEXT, None, "odd"), "odd.");
    }
}
