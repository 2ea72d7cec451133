//! The record: a text file that a person can read and that replays exactly.
//!
//! ```text
//! game: anteater
//! rules: 1
//! seats: 3
//! options: {"rounds":1}
//!
//! 1. chance: start P2
//! 2. chance: reveal A=7   # draw 2
//! …
//!
//! secret: 5f0c…
//! ```
//!
//! A header, an empty line, one single step per line (number, actor, step), and a footer for what is known only
//! at the end. `#` starts a comment; at a table with verifiable dice the comment `draw N` holds the counter of the
//! draw. The reader also takes steps without number or actor, compound input, and several steps separated by `;`.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

/// A record that cannot be read or replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Something is wrong in this line.
    #[error("Line {line}: {message}")]
    Line {
        /// The line of the file, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// Something is wrong with the record as a whole.
    #[error("{0}")]
    Whole(String),
}

impl RecordError {
    /// Returns an error in this line.
    pub fn at(line: usize, message: impl Into<String>) -> Self {
        Self::Line { line, message: message.into() }
    }
}

/// What the header and the footer of a record say beside the steps.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Meta {
    /// Who sat in the seats, in seat order; may be empty.
    pub names: Vec<String>,
    /// The colours in which the parties are shown, in the order of [`crate::GameInfo::parties`]; the usual ones if
    /// empty.
    pub colours: Vec<String>,
    /// Whether the game was for practice, so that its result does not count.
    pub practice: bool,
    /// The hash of the server's secret, published before the first step.
    pub commitment: Option<String>,
    /// What each seat contributed to the dice, in seat order.
    pub contributions: Vec<String>,
    /// The secret behind the commitment, once the game is over or abandoned.
    pub secret: Option<String>,
    /// The scheme of the dice (`docs/fair.md`); nothing for scheme 1, whose records do not name it.
    pub dice: Option<u32>,
    /// The epochs of the dice after the first one, in order.
    pub epochs: Vec<DiceEpoch>,
    /// Seats that resigned, each with the number of steps played by then: `P2 45`.
    pub resigned: Vec<String>,
    /// Header lines this version does not know, kept as they are.
    pub other: Vec<(String, String)>,
}

/// New dice in the middle of a game: another secret, other contributions. The server makes them after its database was
/// restored from a backup, so that no draw that people have seen comes again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceEpoch {
    /// The last draw before it.
    pub after: u64,
    /// The hash of its secret.
    pub commitment: String,
    /// What each seat contributed, in seat order; empty until all have.
    pub contributions: Vec<String>,
    /// The secret, once the game is over or abandoned. It stands in the footer.
    #[serde(skip)]
    pub secret: Option<String>,
}

/// A record as it was read: header and steps, none of them checked against the rules yet.
#[derive(Debug, Clone)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules, if said.
    pub rules: Option<u32>,
    /// How many seats.
    pub seats: usize,
    /// Options that differ from the defaults.
    pub options: Map<String, Json>,
    /// The data file, unless it is the standard one.
    pub data: Option<String>,
    /// The position the game began from, unless from the start.
    pub position: Option<String>,
    /// Who sees no more than this: the record is redacted.
    pub seen_by: Option<String>,
    /// The claimed result.
    pub result: Option<String>,
    /// The claimed number of steps.
    pub length: Option<usize>,
    /// Names, dice and the rest.
    pub meta: Meta,
    source: String,
    steps: Vec<Line>,
}

/// One step as it stands in the file.
#[derive(Debug, Clone)]
struct Line {
    line: u32,
    number: Option<u32>,
    actor: Range<u32>,
    text: Range<u32>,
    draw: Option<u64>,
}

/// One step of a record, not yet checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordStep<'a> {
    /// The line of the file, from 1.
    pub line: usize,
    /// The number before the step, if written.
    pub number: Option<u32>,
    /// The actor before the step, if written: a seat's name or `chance`.
    pub actor: Option<&'a str>,
    /// The step in the game's notation.
    pub text: &'a str,
    /// The counter of the verifiable draw, if written.
    pub draw: Option<u64>,
}

/// The value of a header line that says that something is so.
pub(crate) const YES: &str = "yes";

/// How chance is written as an actor.
pub const CHANCE: &str = "chance";
/// How the end of the game is written where an actor is expected.
pub const OVER: &str = "over";
/// How a viewer without a seat is written.
pub const SPECTATOR: &str = "spectator";

const FOOTER_KEYS: [&str; 3] = ["secret", "epoch-secret", "resigned"];

impl Record {
    /// Reads a record. The steps are taken as they are; replaying checks them.
    pub fn read(source: &str) -> Result<Self, RecordError> {
        let mut record = Self {
            game: String::new(),
            rules: None,
            seats: 0,
            options: Map::new(),
            data: None,
            position: None,
            seen_by: None,
            result: None,
            length: None,
            meta: Meta::default(),
            source: source.to_owned(),
            steps: Vec::with_capacity(source.len() / 24),
        };
        let mut in_header = true;
        let mut offset = 0;
        for (index, whole) in source.split_inclusive('\n').enumerate() {
            let number = index + 1;
            let start = offset;
            offset += whole.len();
            if in_header {
                let line = whole.trim();
                if line.is_empty() {
                    in_header = record.game.is_empty() && record.seats == 0;
                } else if !line.starts_with('#') {
                    record.read_header(number, line)?;
                }
            } else {
                record.read_step_line(number, start, whole)?;
            }
        }
        if record.game.is_empty() {
            return Err(RecordError::Whole(
                "This is no record: its header does not name a game (`game: anteater`).".into(),
            ));
        }
        if record.seats == 0 {
            return Err(RecordError::Whole(
                "The record's header does not say how many seats play (`seats: 3`).".into(),
            ));
        }
        Ok(record)
    }

    /// Returns the steps in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = RecordStep<'_>> {
        self.steps.iter().map(|step| {
            let actor = self.slice(&step.actor);
            RecordStep {
                line: step.line as usize,
                number: step.number,
                actor: (!actor.is_empty()).then_some(actor),
                text: self.slice(&step.text),
                draw: step.draw,
            }
        })
    }

    fn slice(&self, range: &Range<u32>) -> &str {
        &self.source[range.start as usize..range.end as usize]
    }

    fn read_header(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let Some((key, value)) = text.split_once(':') else {
            return Err(RecordError::at(
                line,
                format!("`{text}` is no header line (`key: value`); an empty line ends the header."),
            ));
        };
        let (key, value) = (key.trim(), uncommented(value));
        let whole = || {
            value
                .parse()
                .map_err(|_| RecordError::at(line, format!("`{key}` must be a whole number, not `{value}`.")))
        };
        let text = || {
            serde_json::from_str(value).map_err(|_| {
                RecordError::at(line, format!("`{key}` must be one JSON string with the whole text."))
            })
        };
        match key {
            "game" => self.game = value.to_owned(),
            "rules" => self.rules = Some(u32::try_from(whole()?).unwrap_or(u32::MAX)),
            "seats" => self.seats = whole()?,
            "steps" => self.length = Some(whole()?),
            "options" => {
                self.options = serde_json::from_str(value).map_err(|_| {
                    RecordError::at(line, "`options` must be a JSON object such as {\"rounds\":2}.")
                })?;
            }
            "data" => self.data = Some(text()?),
            "position" => self.position = Some(text()?),
            "seen-by" => self.seen_by = Some(value.to_owned()),
            "result" => self.result = Some(value.to_owned()).filter(|result| !result.is_empty()),
            "names" => self.meta.names = list(value),
            "colours" => self.meta.colours = list(value),
            "practice" if value == YES => self.meta.practice = true,
            "practice" => {
                return Err(RecordError::at(line, "`practice` can only be `yes`; leave the line out."));
            }
            "commitment" => self.meta.commitment = Some(value.to_owned()),
            "contributions" => self.meta.contributions = list(value),
            "dice" => self.meta.dice = Some(u32::try_from(whole()?).unwrap_or(u32::MAX)),
            "epoch" => {
                let example = "`epoch` must be a JSON object with `after`, `commitment` and `contributions`.";
                let epoch = serde_json::from_str(value).map_err(|_| RecordError::at(line, example))?;
                self.meta.epochs.push(epoch);
            }
            _ if FOOTER_KEYS.contains(&key) => self.read_footer(key, value),
            _ => self.meta.other.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn read_footer(&mut self, key: &str, value: &str) {
        match key {
            "secret" => self.meta.secret = Some(value.to_owned()),
            // One line for each epoch, in their order.
            "epoch-secret" => {
                if let Some(epoch) = self.meta.epochs.iter_mut().find(|epoch| epoch.secret.is_none()) {
                    epoch.secret = Some(value.to_owned());
                }
            }
            _ => self.meta.resigned.push(value.to_owned()),
        }
    }

    fn read_step_line(&mut self, line: usize, start: usize, whole: &str) -> Result<(), RecordError> {
        let (body, comment) =
            whole.split_once('#').map_or((whole, ""), |(body, comment)| (body, comment.trim()));
        let mut rest = body.trim();
        if rest.is_empty() {
            return Ok(());
        }
        if let Some((key, value)) = rest.split_once(": ")
            && FOOTER_KEYS.contains(&key)
        {
            self.read_footer(key, value);
            return Ok(());
        }
        let mut number = None;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && rest[digits..].starts_with('.') {
            number = Some(
                rest[..digits]
                    .parse()
                    .map_err(|_| RecordError::at(line, "The step's number is too large."))?,
            );
            rest = rest[digits + 1..].trim_start();
        }
        // `rest` is always a slice of `whole`, so its place in the file follows from the two addresses.
        let place = |part: &str| {
            let from = start + (part.as_ptr() as usize - whole.as_ptr() as usize);
            from as u32..(from + part.len()) as u32
        };
        let mut actor = &rest[..0];
        if let Some((name, step)) = rest.split_once(':')
            && !name.contains(' ')
        {
            actor = name;
            rest = step.trim_start();
        }
        if rest.is_empty() {
            return Err(RecordError::at(line, "The step is missing: the record seems to be cut off here."));
        }
        // Number, actor and counter belong to the first step of a line with several.
        let mut draw = comment.strip_prefix("draw ").and_then(|count| count.parse().ok());
        for part in rest.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            self.steps.push(Line { line: line as u32, number, actor: place(actor), text: place(part), draw });
            (number, actor, draw) = (None, &rest[..0], None);
        }
        Ok(())
    }
}

/// Returns a header's value without its comment. JSON may hold a `#` of its own and has no comment.
fn uncommented(value: &str) -> &str {
    let value = value.trim();
    if value.starts_with(['{', '[', '"']) { value } else { value.split('#').next().unwrap_or("").trim() }
}

/// Reads a list: a JSON array, or words separated by commas.
fn list(value: &str) -> Vec<String> {
    serde_json::from_str(value).unwrap_or_else(|_| {
        value.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_name_their_scheme_and_epochs() {
        let text = "game: anteater\nseats: 2\ndice: 2\ncommitment: aa\ncontributions: [\"00\",\"11\"]\n\
                    epoch: {\"after\":7,\"commitment\":\"bb\",\"contributions\":[\"22\",\"33\"]}\n\n\
                    1. chance: start P2 # draw 8\n\nsecret: cc\nepoch-secret: dd\n";
        let Meta { dice, epochs, secret, .. } = Record::read(text).unwrap().meta;
        assert_eq!((dice, secret.as_deref()), (Some(2), Some("cc")));
        let contributions = vec!["22".to_owned(), "33".to_owned()];
        let epoch = DiceEpoch { after: 7, commitment: "bb".into(), contributions, secret: Some("dd".into()) };
        assert_eq!(epochs, [epoch]);
        let damaged = Record::read("game: anteater\nseats: 2\nepoch: 2\n\n").unwrap_err();
        assert!(damaged.to_string().starts_with("Line 3: `epoch` must be a JSON object"), "{damaged}");
        assert_eq!(Record::read("game: anteater\nseats: 2\n\n").unwrap().meta.dice, None);
    }

    #[test]
    fn header_steps_and_footer_are_read() {
        let text = "game: anteater # the game\nrules: 1\nseats: 2\noptions: {\"rounds\":1}\nnames: Ann, Bob\ncolours: [\"blue\",\"red\"]\nclock: none\n\n\
                    1. chance: start P2   # draw 1\n2. P2: throw own\nthrow neutral; roll 3; # a comment\n\nsecret: abc\n";
        let record = Record::read(text).unwrap();
        assert_eq!((record.game.as_str(), record.rules, record.seats), ("anteater", Some(1), 2));
        assert_eq!(record.meta.names, ["Ann", "Bob"]);
        assert_eq!(record.meta.colours, ["blue", "red"]);
        assert_eq!(record.meta.secret.as_deref(), Some("abc"));
        assert_eq!(record.meta.other, [("clock".to_owned(), "none".to_owned())]);
        let steps: Vec<_> =
            record.steps().map(|step| (step.line, step.number, step.actor, step.text, step.draw)).collect();
        assert_eq!(
            steps,
            [
                (9, Some(1), Some("chance"), "start P2", Some(1)),
                (10, Some(2), Some("P2"), "throw own", None),
                (11, None, None, "throw neutral", None),
                (11, None, None, "roll 3", None),
            ]
        );
    }

    #[test]
    fn errors_name_the_line() {
        let error = |text: &str| Record::read(text).unwrap_err().to_string();
        assert_eq!(error("game: x\nseats: two\n"), "Line 2: `seats` must be a whole number, not `two`.");
        assert_eq!(
            error("hello\n"),
            "Line 1: `hello` is no header line (`key: value`); an empty line ends the header."
        );
        assert_eq!(
            error("game: x\n\n"),
            "The record's header does not say how many seats play (`seats: 3`)."
        );
        assert_eq!(error(""), "This is no record: its header does not name a game (`game: anteater`).");
        assert_eq!(
            error("game: x\nseats: 2\n\n1. P1:"),
            "Line 4: The step is missing: the record seems to be cut off here."
        );
        assert_eq!(
            error("game: x\nseats: 2\noptions: [1]\n"),
            "Line 3: `options` must be a JSON object such as {\"rounds\":2}."
        );
    }
}
