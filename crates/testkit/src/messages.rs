//! Every message has its sentence, and every sentence its message.

use std::collections::BTreeSet;

use hexapod_core::Message;
use hexapod_words::Words;

/// Checks a message file against samples of everything a game may say: at least one for each key.
///
/// # Panics
/// Panics if a sample has no sentence or its sentence mentions something the sample does not give, or if a key of the
/// file is in no sample.
pub fn check(file: &str, samples: impl IntoIterator<Item = Message>) {
    let words = Words::english(file);
    let mut said = BTreeSet::new();
    let mut problems = Vec::new();
    for message in samples {
        if let Err(problem) = words.try_say(&message) {
            problems.push(format!("{}: {problem}", message.key));
        }
        said.insert(message.key);
    }
    let keys = file.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    let keys = keys.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim());
    problems.extend(keys.filter(|key| !said.contains(key)).map(|key| format!("{key}: no sample says this")));
    assert!(problems.is_empty(), "the message file:\n{}", problems.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "a = One { $n }.\nb = Two.\n";

    #[test]
    fn a_complete_file_passes() {
        check(FILE, [Message::new("a").with("n", 1), Message::new("b")]);
    }

    #[test]
    #[should_panic(expected = "b: no sample says this")]
    fn a_sentence_that_nobody_says_is_found() {
        check(FILE, [Message::new("a").with("n", 1)]);
    }

    #[test]
    #[should_panic(expected = "a: [ResolverError")]
    fn a_missing_argument_is_found() {
        check(FILE, [Message::new("a"), Message::new("b")]);
    }

    #[test]
    #[should_panic(expected = "c: no such message")]
    fn a_missing_sentence_is_found() {
        check(FILE, [Message::new("a").with("n", 1), Message::new("b"), Message::new("c")]);
    }
}
