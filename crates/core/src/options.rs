//! Options: how a game's rules may be varied, as a table that everything else reads.
//!
//! One table per game serves the checks, the published JSON schema, the text forms (`name=value`), the form in
//! the browser and the header of a record. An error names the field.

use std::fmt;

use serde_json::{Map, Value as Json, json};

/// One option of a game, as published.
#[derive(Debug, Clone, Copy)]
pub struct OptionSpec {
    /// The name in the rules file.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value if nobody says anything.
    pub default: Literal,
    /// One or two sentences for the person who chooses.
    pub help: &'static str,
}

/// The values an option takes.
#[derive(Debug, Clone, Copy)]
pub enum OptionKind {
    /// On or off: a JSON boolean; `"on"` and `"off"` are read too.
    Switch,
    /// One of these values.
    Choice(&'static [Literal]),
    /// A whole number in this range, both ends included.
    Integer(i64, i64),
    /// A list whose entries are among these words; at most as many as there are seats. A single word is a list of one.
    List(&'static [&'static str]),
    /// One of these words, or the name of an entry of the data file.
    Entry(&'static [&'static str]),
    /// The name of an installed data set.
    Name,
}

/// A value in an option table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Literal {
    /// On or off.
    Switch(bool),
    /// A number.
    Integer(i64),
    /// A word.
    Word(&'static str),
    /// A list of words.
    List(&'static [&'static str]),
}

/// A chosen value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Integer(i64),
    /// A word.
    Word(String),
    /// A list of words.
    List(Vec<String>),
}

/// An option that is unknown or has a wrong value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct OptionError {
    /// The option's name as it was given.
    pub field: String,
    /// A sentence for the person who chose it.
    pub message: String,
}

/// A named choice of options.
#[derive(Debug, Clone, Copy)]
pub struct Preset {
    /// Lower-case id.
    pub id: &'static str,
    /// Name for people.
    pub name: &'static str,
    /// One sentence.
    pub help: &'static str,
    /// What it sets; everything else keeps its default.
    pub options: &'static [(&'static str, Literal)],
}

/// The chosen options of one game, always complete and each within its kind.
#[derive(Debug, Clone)]
pub struct Options {
    specs: Specs,
    values: Vec<OptionValue>,
    /// Which options were set explicitly, even if to the default.
    given: Vec<bool>,
}

/// The option table of a game.
#[derive(Clone, Copy)]
struct Specs(&'static [OptionSpec]);

impl PartialEq for Specs {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl Eq for Specs {}
impl fmt::Debug for Specs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|spec| spec.name)).finish()
    }
}

/// Options are equal if their values are, however they were set.
impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.specs == other.specs && self.values == other.values
    }
}
impl Eq for Options {}

impl Options {
    /// Returns the defaults of a table.
    pub fn defaults(specs: &'static [OptionSpec]) -> Self {
        let values = specs.iter().map(|spec| spec.default.into()).collect();
        Self { specs: Specs(specs), values, given: vec![false; specs.len()] }
    }

    /// Sets one option from JSON.
    pub fn set(&mut self, name: &str, value: &Json) -> Result<(), OptionError> {
        let index = self.index(name)?;
        let value = self.specs.0[index].read(value)?;
        self.put(index, value);
        Ok(())
    }

    /// Sets one option from text, as in `rounds=2`.
    pub fn set_text(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let index = self.index(name)?;
        let spec = &self.specs.0[index];
        let value = match spec.kind {
            OptionKind::List(_) => Json::from(text.split(',').map(str::to_owned).collect::<Vec<_>>()),
            OptionKind::Switch if text == "true" || text == "false" => Json::from(text == "true"),
            OptionKind::Entry(_) | OptionKind::Name | OptionKind::Switch => Json::from(text),
            OptionKind::Choice(_) | OptionKind::Integer(..) => {
                text.parse::<i64>().map_or_else(|_| Json::from(text), Json::from)
            }
        };
        let value = spec.read(&value)?;
        self.put(index, value);
        Ok(())
    }

    /// Sets all options of a JSON object.
    pub fn set_all(&mut self, object: &Map<String, Json>) -> Result<(), OptionError> {
        object.iter().try_for_each(|(name, value)| self.set(name, value))
    }

    /// Sets what a preset says.
    pub fn apply(&mut self, preset: &Preset) {
        for (name, literal) in preset.options {
            if let Ok(index) = self.index(name) {
                self.put(index, (*literal).into());
            }
        }
    }

    /// Returns the value of a switch.
    fn switch(&self, name: &str) -> bool {
        match self.get(name) {
            OptionValue::Switch(on) => *on,
            other => unreachable!("{name} is no switch but {other:?}"),
        }
    }

    /// Returns the value of a number.
    fn integer(&self, name: &str) -> i64 {
        match self.get(name) {
            OptionValue::Integer(number) => *number,
            other => unreachable!("{name} is no number but {other:?}"),
        }
    }

    /// Returns the value of a word; of a number among words, its text.
    fn word(&self, name: &str) -> String {
        match self.get(name) {
            OptionValue::Word(word) => word.clone(),
            OptionValue::Integer(number) => number.to_string(),
            other => unreachable!("{name} is no word but {other:?}"),
        }
    }

    /// Returns the value of a list.
    fn list(&self, name: &str) -> &[String] {
        match self.get(name) {
            OptionValue::List(words) => words,
            other => unreachable!("{name} is no list but {other:?}"),
        }
    }

    /// Returns whether the table has this option.
    pub fn knows(&self, name: &str) -> bool {
        self.index(name).is_ok()
    }

    /// Returns whether the option was set, even if to its default.
    pub fn is_given(&self, name: &str) -> bool {
        self.index(name).is_ok_and(|index| self.given[index])
    }

    fn put(&mut self, index: usize, value: OptionValue) {
        self.values[index] = value;
        self.given[index] = true;
    }

    /// Returns the options that differ from their defaults, as JSON in the order of the table.
    pub fn changed(&self) -> Map<String, Json> {
        let mut changed = self.given();
        changed.retain(|name, value| self.default_of(name) != *value);
        changed
    }

    fn default_of(&self, name: &str) -> Json {
        self.index(name).map_or(Json::Null, |index| self.specs.0[index].default.into())
    }

    /// Returns the options that were set explicitly, even if to the default, as JSON in the order of the table.
    pub fn given(&self) -> Map<String, Json> {
        let options = self.specs.0.iter().zip(&self.values).zip(&self.given);
        options
            .filter(|(_, given)| **given)
            .map(|((spec, value), _)| (spec.name.to_owned(), value.into()))
            .collect()
    }

    /// Returns all options as JSON.
    pub fn all(&self) -> Map<String, Json> {
        self.specs
            .0
            .iter()
            .zip(&self.values)
            .map(|(spec, value)| (spec.name.to_owned(), value.into()))
            .collect()
    }

    /// Returns the value of an option of the table.
    fn get(&self, name: &str) -> &OptionValue {
        let index = self.specs.0.iter().position(|spec| spec.name == name);
        &self.values[index.unwrap_or_else(|| unreachable!("no option {name} in the table"))]
    }

    fn index(&self, name: &str) -> Result<usize, OptionError> {
        self.specs.0.iter().position(|spec| spec.name == name).ok_or_else(|| OptionError {
            field: name.to_owned(),
            message: format!(
                "There is no option `{name}`; the options are {}.",
                listed(self.specs.0.iter().map(|spec| spec.name.to_owned()))
            ),
        })
    }
}

/// A type that an option's value has in the rules.
pub trait OptionType: Sized {
    /// The values it takes, unless the option narrows them.
    const KIND: OptionKind;
    /// Its default, unless the option has another.
    const DEFAULT: Literal;

    /// Returns the value of the option of this name, which is of this type.
    fn read(options: &Options, name: &str) -> Self;
}

/// An enum whose variants are the values of an option; see the derive macro of the same name.
pub trait Choice: Copy + OptionType + 'static {
    /// All choices in order.
    const ALL: &'static [Self];
    /// Their texts in the same order.
    const WORDS: &'static [&'static str];
}

/// Returns the choice that an option of the table has.
pub fn read_choice<T: Choice>(options: &Options, name: &str) -> T {
    choice_of(&options.word(name))
}

fn choice_of<T: Choice>(word: &str) -> T {
    let place = T::WORDS.iter().position(|choice| *choice == word);
    T::ALL[place.unwrap_or_else(|| unreachable!("`{word}` is not among {:?}", T::WORDS))]
}

/// An option's value, and whether the table has set it, even if to its default.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given<T> {
    /// The value.
    pub value: T,
    /// Whether it was set.
    pub given: bool,
}

impl<T: OptionType> OptionType for Given<T> {
    const KIND: OptionKind = T::KIND;
    const DEFAULT: Literal = T::DEFAULT;

    fn read(options: &Options, name: &str) -> Self {
        Self { value: T::read(options, name), given: options.is_given(name) }
    }
}

impl OptionType for bool {
    const KIND: OptionKind = OptionKind::Switch;
    const DEFAULT: Literal = Literal::Switch(false);

    fn read(options: &Options, name: &str) -> Self {
        options.switch(name)
    }
}

impl OptionType for String {
    const KIND: OptionKind = OptionKind::Name;
    const DEFAULT: Literal = Literal::Word("standard");

    fn read(options: &Options, name: &str) -> Self {
        options.word(name)
    }
}

impl<T: Choice> OptionType for Vec<T> {
    const KIND: OptionKind = OptionKind::List(T::WORDS);
    const DEFAULT: Literal = Literal::List(&[]);

    fn read(options: &Options, name: &str) -> Self {
        options.list(name).iter().map(|word| choice_of(word)).collect()
    }
}

macro_rules! integers {
    ($($kind:ty),*) => { $(impl OptionType for $kind {
        const KIND: OptionKind = OptionKind::Integer(<$kind>::MIN as i64, <$kind>::MAX as i64);
        const DEFAULT: Literal = Literal::Integer(0);

        fn read(options: &Options, name: &str) -> Self {
            options.integer(name) as $kind
        }
    })* };
}
integers!(u8, u16, u32);

impl OptionSpec {
    /// Checks a JSON value.
    fn read(&self, value: &Json) -> Result<OptionValue, OptionError> {
        let refuse = |what: String| {
            Err(OptionError {
                field: self.name.to_owned(),
                message: format!("Option `{}` must be {what}, not {value}.", self.name),
            })
        };
        match self.kind {
            OptionKind::Switch => match value {
                Json::Bool(on) => Ok(OptionValue::Switch(*on)),
                Json::String(word) if word == "on" || word == "off" => Ok(OptionValue::Switch(word == "on")),
                _ => refuse("true or false".to_owned()),
            },
            OptionKind::Choice(choices) => match choices.iter().find(|choice| Json::from(**choice) == *value)
            {
                Some(choice) => Ok((*choice).into()),
                None => refuse(listed_or(choices.iter().map(|choice| Json::from(*choice).to_string()))),
            },
            OptionKind::Integer(low, high) => match value.as_i64() {
                Some(number) if (low..=high).contains(&number) => Ok(OptionValue::Integer(number)),
                _ => refuse(format!("a whole number from {low} to {high}")),
            },
            OptionKind::List(words) => {
                let entries = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                let known =
                    |entry: &Json| entry.as_str().filter(|word| words.contains(word)).map(str::to_owned);
                let entries: Option<Vec<String>> = entries.iter().map(known).collect();
                match entries {
                    Some(entries) => Ok(OptionValue::List(entries)),
                    None => refuse(format!(
                        "a list of {}",
                        listed_or(words.iter().map(|word| format!("{word:?}")))
                    )),
                }
            }
            OptionKind::Entry(_) | OptionKind::Name => match value.as_str() {
                Some(name) if !name.is_empty() => Ok(OptionValue::Word(name.to_owned())),
                _ => refuse("a name".to_owned()),
            },
        }
    }

    /// Returns the JSON schema of the value.
    fn schema(&self) -> Json {
        let mut schema = match self.kind {
            OptionKind::Switch => json!({ "type": "boolean" }),
            OptionKind::Choice(choices) => {
                json!({ "enum": choices.iter().map(|choice| Json::from(*choice)).collect::<Vec<_>>() })
            }
            OptionKind::Integer(low, high) => json!({ "type": "integer", "minimum": low, "maximum": high }),
            OptionKind::List(words) => json!({ "type": "array", "items": { "enum": words } }),
            // What the data file names besides is not known here.
            OptionKind::Entry(words) => json!({ "type": "string", "minLength": 1, "examples": words }),
            OptionKind::Name => json!({ "type": "string", "minLength": 1 }),
        };
        schema["default"] = self.default.into();
        schema["description"] = self.help.into();
        schema
    }
}

/// Returns the JSON schema of a game's options.
pub fn schema(title: &str, specs: &[OptionSpec]) -> Json {
    let properties: Map<String, Json> =
        specs.iter().map(|spec| (spec.name.to_owned(), spec.schema())).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    })
}

impl From<Literal> for OptionValue {
    fn from(literal: Literal) -> Self {
        match literal {
            Literal::Switch(on) => Self::Switch(on),
            Literal::Integer(number) => Self::Integer(number),
            Literal::Word(word) => Self::Word(word.to_owned()),
            Literal::List(words) => Self::List(words.iter().map(|word| (*word).to_owned()).collect()),
        }
    }
}

impl From<Literal> for Json {
    fn from(literal: Literal) -> Self {
        (&OptionValue::from(literal)).into()
    }
}

impl From<&OptionValue> for Json {
    fn from(value: &OptionValue) -> Self {
        match value {
            OptionValue::Switch(on) => Self::from(*on),
            OptionValue::Integer(number) => Self::from(*number),
            OptionValue::Word(word) => Self::from(word.as_str()),
            OptionValue::List(words) => Self::from(words.clone()),
        }
    }
}

/// Returns `a, b and c`.
pub fn listed(words: impl Iterator<Item = String>) -> String {
    joined(words, "and")
}

/// Returns `a, b or c`.
pub fn listed_or(words: impl Iterator<Item = String>) -> String {
    joined(words, "or")
}

fn joined(words: impl Iterator<Item = String>, last_word: &str) -> String {
    let words: Vec<String> = words.collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {last_word} {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec {
            name: "rounds",
            kind: OptionKind::Integer(1, 4),
            default: Literal::Integer(4),
            help: "How long.",
        },
        OptionSpec {
            name: "events",
            kind: OptionKind::Switch,
            default: Literal::Switch(true),
            help: "Luck.",
        },
        OptionSpec {
            name: "mounds",
            kind: OptionKind::Choice(&[Literal::Word("auto"), Literal::Integer(1), Literal::Integer(2)]),
            default: Literal::Word("auto"),
            help: "How many.",
        },
        OptionSpec {
            name: "colonies",
            kind: OptionKind::List(&["red", "blue"]),
            default: Literal::List(&["red", "blue"]),
            help: "Who.",
        },
        OptionSpec {
            name: "map",
            kind: OptionKind::Entry(&["auto", "plain"]),
            default: Literal::Word("auto"),
            help: "Where.",
        },
    ];

    fn refused(name: &str, value: &Json) -> String {
        Options::defaults(SPECS).set(name, value).unwrap_err().message
    }

    #[test]
    fn values_are_read_from_json_and_text() {
        let mut options = Options::defaults(SPECS);
        assert!(options.changed().is_empty());
        options.set("events", &json!("off")).unwrap();
        options.set("mounds", &json!(2)).unwrap();
        options.set_text("rounds", "2").unwrap();
        options.set_text("colonies", "blue,red").unwrap();
        assert_eq!(
            Json::Object(options.changed()),
            json!({ "rounds": 2, "events": false, "mounds": 2, "colonies": ["blue", "red"] })
        );
        assert_eq!(
            (options.integer("rounds"), options.switch("events"), options.word("mounds")),
            (2, false, "2".into())
        );
        options.set("map", &json!("mine")).unwrap();
        assert_eq!(options.word("map"), "mine", "a name of the data file");
        options.set_text("map", "auto").unwrap();
        options.set("colonies", &json!("red")).unwrap();
        assert_eq!(options.list("colonies"), ["red"], "a word is a list of one");
        options.set_text("mounds", "auto").unwrap();
        options.set_text("events", "true").unwrap();
        assert_eq!((options.changed().len(), options.given().len()), (2, 5));
        assert!(options.is_given("events") && !Options::defaults(SPECS).is_given("events"));
    }

    #[test]
    fn errors_name_the_field_and_what_would_do() {
        assert_eq!(
            refused("round", &json!(1)),
            "There is no option `round`; the options are rounds, events, mounds, colonies and map."
        );
        assert_eq!(
            refused("rounds", &json!(9)),
            "Option `rounds` must be a whole number from 1 to 4, not 9."
        );
        assert_eq!(
            refused("rounds", &json!("4")),
            "Option `rounds` must be a whole number from 1 to 4, not \"4\"."
        );
        assert_eq!(refused("events", &json!(1)), "Option `events` must be true or false, not 1.");
        assert_eq!(refused("map", &json!(7)), "Option `map` must be a name, not 7.");
        assert_eq!(refused("mounds", &json!(3)), "Option `mounds` must be \"auto\", 1 or 2, not 3.");
        assert_eq!(
            refused("colonies", &json!("pink")),
            "Option `colonies` must be a list of \"red\" or \"blue\", not \"pink\"."
        );
        assert_eq!(
            refused("colonies", &json!(["pink"])),
            "Option `colonies` must be a list of \"red\" or \"blue\", not [\"pink\"]."
        );
    }

    #[test]
    fn the_schema_says_the_same() {
        let schema = schema("test", SPECS);
        assert_eq!(
            schema["properties"]["rounds"],
            json!({ "type": "integer", "minimum": 1, "maximum": 4, "default": 4, "description": "How long." })
        );
        assert_eq!(schema["properties"]["mounds"]["enum"], json!(["auto", 1, 2]));
        assert_eq!(schema["properties"]["map"]["examples"], json!(["auto", "plain"]));
        assert_eq!(schema["additionalProperties"], json!(false));
    }
}
