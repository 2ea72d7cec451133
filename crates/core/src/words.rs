//! What is said to people, before it is put into words.
//!
//! Rules speak in keys with typed arguments. The sentences stand in message files, one per language, so that
//! every language says the same and no rule holds a sentence.

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

/// Why a step was refused. A refusal is normal play, not a fault.
pub trait Refuse {
    /// Returns the code of the rules file, such as `NO_WORM`.
    fn code(&self) -> &'static str;
    /// Returns the number of the ruling or rule behind it, such as `R12`, where one applies.
    fn ruling(&self) -> Option<&'static str>;
    /// Returns the sentence for the player.
    fn message(&self) -> Message;
}
