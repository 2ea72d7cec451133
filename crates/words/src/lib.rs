//! Messages put into words.
//!
//! The rules say things as keys with typed arguments; a message file in Fluent syntax has the sentence for each key.
//!
//! ```
//! use hexapod_core::Message;
//! use hexapod_words::Words;
//!
//! let words = Words::english("no-worm = You need { $need } worms, you have { $have }.");
//! let message = Message::new("no-worm").with("need", 2).with("have", 1);
//! assert_eq!(words.say(&message), "You need 2 worms, you have 1.");
//! ```

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use hexapod_core::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// The message file of one game in one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// Reads an English message file.
    ///
    /// # Panics
    /// Panics if the file, which is part of the program, is not well formed.
    pub fn english(source: &str) -> Self {
        Self::new("en", &[source])
    }

    /// Reads the message files of a language together.
    ///
    /// # Panics
    /// Panics if a file, which is part of the program, is not well formed, or if two have the same key.
    pub fn new(language: &str, sources: &[&str]) -> Self {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let _ =
            bundle.add_function("NUMBER", |values, _| values.first().cloned().unwrap_or(FluentValue::Error));
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the message file is not well formed: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("a key stands twice in the message file: {errors:?}");
            }
        }
        Self(bundle)
    }

    /// Returns whether there is a sentence for this key.
    pub fn knows(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// Returns the sentence of a key that has no arguments.
    pub fn text(&self, key: &str) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, None, &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// Returns the sentence of a message. A message without one shows its key: ugly, but it loses nothing.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message).unwrap_or_else(|problem| format!("{} ({problem})", message.key))
    }

    /// Returns the sentence, or what is wrong with it.
    pub fn try_say(&self, message: &Message) -> Result<String, String> {
        let pattern = self.0.get_message(message.key).and_then(|entry| entry.value());
        let pattern = pattern.ok_or_else(|| "no such message".to_owned())?;
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
            }
        }
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("{errors:?}")) }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}
