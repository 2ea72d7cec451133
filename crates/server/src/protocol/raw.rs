//! JSON that was written before the message around it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;
use serde_json::value::RawValue;

/// A prepared part of a message: a view, a change, an event, a list of actions. Messages to several clients share it.
#[derive(Debug, Clone)]
pub struct Raw(Arc<RawValue>);

impl Raw {
    /// Writes a value.
    pub fn new(value: &impl Serialize) -> Self {
        let written = serde_json::value::to_raw_value(value);
        Self(written.unwrap_or_else(|error| unreachable!("this is plain data: {error}")).into())
    }

    /// Takes JSON text.
    ///
    /// # Panics
    /// Panics if the text is no JSON.
    pub fn from_text(text: String) -> Self {
        let checked = RawValue::from_string(text);
        Self(checked.unwrap_or_else(|error| panic!("prepared text is no JSON: {error}")).into())
    }

    /// Returns the value that the text stands for.
    pub fn json(&self) -> Json {
        serde_json::from_str(self.0.get()).unwrap_or_else(|error| unreachable!("checked when made: {error}"))
    }
}

impl From<&Arc<RawValue>> for Raw {
    fn from(value: &Arc<RawValue>) -> Self {
        Self(Arc::clone(value))
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Reads any JSON. A tagged union hands over a parsed value, not its text, so the text is written anew.
impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Json::deserialize(deserializer).map(|json| Self::new(&json))
    }
}
