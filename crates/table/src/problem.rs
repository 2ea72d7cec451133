//! What is wrong, for programs and for people.

use hexapod_catalog::Refused;
use hexapod_core::Arg;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

/// A code for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// A code of the rules file (upper case) or of the server (lower case).
    pub code: String,
    /// A sentence.
    pub sentence: String,
    /// The field of the request that is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The rule or ruling behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<Box<str>>,
    /// The key of the sentence in the game's message file, where the rules refuse: other languages begin here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<Box<str>>,
    /// The values that the sentence mentions, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, string | number>")]
    pub args: Option<Box<Map<String, Json>>>,
}

impl Problem {
    /// Returns a problem with this code and sentence.
    pub fn new(code: &str, sentence: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            sentence: sentence.into(),
            field: None,
            ruling: None,
            key: None,
            args: None,
        }
    }
}

/// A refusal of the rules, with all that another language needs to say it.
impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let value = |arg: Arg| match arg {
            Arg::Number(number) => number.into(),
            Arg::Text(text) => text.into(),
        };
        let args = refused.said.args.into_iter().map(|(name, arg)| (name.to_owned(), value(arg)));
        Self {
            ruling: refused.ruling.map(Into::into),
            key: Some(refused.said.key.into()),
            args: Some(Box::new(args.collect())),
            ..Self::new(refused.code, refused.message)
        }
    }
}
