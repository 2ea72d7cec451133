//! What is said to people, before it is put into words.
//!
//! Rules speak in keys with typed arguments. The sentences stand in message files, one per language, so that
//! every language says the same and no rule holds a sentence.

use std::fmt;

use serde::Serialize;

/// One thing to say: a key of the message files and the values its sentence mentions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The key in the message files, such as `no-worm`.
    pub key: &'static str,
    /// The values by the name under which the sentence mentions them.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value inside a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// A name, a piece of notation, or a word that the sentence chooses by.
    Text(String),
}

impl Message {
    /// Returns a message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Returns the message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

macro_rules! number_args {
    ($($kind:ty),*) => { $(impl From<$kind> for Arg {
        fn from(value: $kind) -> Self { Self::Number(value as i64) }
    })* };
}
number_args!(u8, i8, u16, i16, u32, i32, i64, usize);

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

/// A key of the message files with the names of the values its sentence may mention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub key: &'static str,
    /// The names of the values.
    pub args: &'static [&'static str],
}

/// A value that can stand in a sentence. The web client turns the JSON of an event into values by the same rule
/// (`web/src/lib/games/events.ts`).
pub trait Say {
    /// Returns the value.
    fn said(&self) -> Arg;
}

macro_rules! said_as_they_are {
    ($($kind:ty),*) => { $(impl Say for $kind {
        fn said(&self) -> Arg { (*self).into() }
    })* };
}
said_as_they_are!(u8, i8, u16, i16, u32, i32, i64, usize, &'static str);

impl Say for String {
    fn said(&self) -> Arg {
        self.as_str().into()
    }
}

impl Say for char {
    fn said(&self) -> Arg {
        self.to_string().into()
    }
}

/// Yes or no.
impl Say for bool {
    fn said(&self) -> Arg {
        if *self { "yes" } else { "no" }.into()
    }
}

/// What is missing is `none`.
impl<T: Say> Say for Option<T> {
    fn said(&self) -> Arg {
        self.as_ref().map_or_else(|| "none".into(), Say::said)
    }
}

/// A list is written with commas.
impl<T: Say> Say for Vec<T> {
    fn said(&self) -> Arg {
        self.iter().map(|item| item.said().to_string()).collect::<Vec<_>>().join(", ").into()
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
        }
    }
}

/// Why a step was refused. A refusal is normal play, not a fault. The macro `refusals` implements it.
pub trait Refuse {
    /// The keys of all refusals with their values.
    const KEYS: &'static [Key];
    /// The codes of all refusals.
    const CODES: &'static [&'static str];
    /// The rulings that refusals cite.
    const RULINGS: &'static [&'static str];

    /// Returns the code of the rules file, such as `NO_WORM`.
    fn code(&self) -> &'static str;
    /// Returns the number of the ruling or rule behind it, such as `R12`, where one applies.
    fn ruling(&self) -> Option<&'static str>;
    /// Returns the sentence for the player.
    fn message(&self) -> Message;
}
