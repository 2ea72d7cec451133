//! Fuzzing of everything that reads text: damaged texts must be read or refused, without panic or hang.
//!
//! A corpus of good texts is damaged at random: bytes and lines are dropped, doubled, swapped, replaced by pieces of
//! other texts of the corpus, by numbers at the edges, by letters beyond ASCII. The same seed makes the same texts.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use hexapod_core::chance::{below, pick};
use hexapod_core::{Game, Record, Replay, Seat, SeedableRng as _, SmallRng, Wish, step_text};

use serde_json::Value;

use crate::scenario::{Kind, blocks};
use crate::{games, golden};

/// A text that takes longer than this to be read hangs.
const MAX_READING: Duration = Duration::from_secs(60);

/// Pieces that often break readers.
const ODD: [&str; 18] = [
    "",
    " ",
    "\n",
    "\0",
    "0",
    "-1",
    "+1",
    "00",
    "255",
    "256",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "é",
    "🐜",
    "\u{202e}",
    "NaN",
    ";",
];

/// Damages the texts of a corpus `tries` times and hands each to `read`.
///
/// # Panics
/// Panics with the damaged text if `read` panics, or if it takes longer than a minute.
pub fn texts(corpus: &[String], tries: usize, seed: u64, read: impl Fn(&str) + Send + Sync) {
    assert!(!corpus.is_empty(), "the corpus is empty");
    let mut rng = SmallRng::seed_from_u64(seed);
    let damaged: Vec<String> = (0..tries).map(|_| damage(corpus, &mut rng)).collect();
    hand_over(&damaged, read);
}

/// As [`texts`], for a corpus of messages in JSON; see [`damaged_messages`].
///
/// # Panics
/// Panics as [`texts`] does.
pub fn messages(corpus: &[String], tries: usize, seed: u64, read: impl Fn(&str) + Send + Sync) {
    hand_over(&damaged_messages(corpus, tries, seed), read);
}

/// Returns `tries` damaged messages: half of them damaged as text, the others still JSON with wrong values in it.
///
/// # Panics
/// Panics if the corpus is empty.
pub fn damaged_messages(corpus: &[String], tries: usize, seed: u64) -> Vec<String> {
    assert!(!corpus.is_empty(), "the corpus is empty");
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut parts = Vec::new();
    for text in corpus {
        collect(&serde_json::from_str(text).unwrap_or(Value::Null), &mut parts);
    }
    let one = |_| match serde_json::from_str::<Value>(pick::<String, _>(&mut rng, corpus)) {
        Ok(mut message) if below(&mut rng, 2) == 0 => {
            for _ in 0..=below(&mut rng, 2) {
                damage_value(&mut message, &parts, &mut rng);
            }
            message.to_string()
        }
        _ => damage(corpus, &mut rng),
    };
    (0..tries).map(one).collect()
}

/// Hands each text to `read`, and panics with the first text that makes it panic or hang.
fn hand_over(damaged: &[String], read: impl Fn(&str) + Send + Sync) {
    let (done, reports) = mpsc::channel::<usize>();
    std::thread::scope(|scope| {
        let read = &read;
        // A hang cannot be ended from outside, so the watcher names the text and ends the whole process.
        scope.spawn(move || {
            let mut at = 0;
            loop {
                match reports.recv_timeout(MAX_READING) {
                    Ok(next) => at = next + 1,
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        #[expect(clippy::print_stderr, reason = "the last words of a test that hangs")]
                        {
                            eprintln!("reading hangs:\n{:?}", damaged.get(at));
                        }
                        std::process::abort();
                    }
                }
            }
        });
        for (at, text) in damaged.iter().enumerate() {
            let panicked = catch_unwind(AssertUnwindSafe(|| read(text))).is_err();
            _ = done.send(at);
            if panicked {
                drop(done);
                panic!("reading panics:\n{text:?}");
            }
        }
        drop(done);
    });
}

/// Fuzzes everything that a game reads: steps, positions, set-ups, records and data files. `folder` is the folder of
/// the game's crate.
///
/// # Panics
/// Panics as [`texts`] does.
pub fn game<G: Game>(folder: &str) {
    let tries = games(12_000, 5_000_000);
    let records: Vec<String> =
        golden::records(&Path::new(folder).join("tests/records")).into_iter().map(|(_, text)| text).collect();
    let replays: Vec<Replay<G>> =
        records.iter().filter_map(|record| golden::replay::<G>(record).ok()).collect();
    let mut steps = Vec::new();
    let mut positions = Vec::new();
    let mut states = Vec::new();
    for replay in &replays {
        replay.walk(0, |number, before, step, _| {
            if number % 40 == 1 {
                steps.push(step_text(replay.game(), before, step));
                positions.push(replay.game().write_position(before));
                states.push((replay.game(), before.clone()));
            }
        });
    }
    let set_ups: Vec<String> = blocks(G::INFO.rules_text)
        .unwrap_or_default()
        .into_iter()
        .filter(|block| block.kind == Kind::Scenario)
        .map(|block| block.text)
        .collect();
    texts(&steps, tries * 20, 1, |text| {
        // The text itself chooses a state, so that a failure can be repeated.
        let (game, state) = &states[text.len() * 31 % states.len()];
        for sender in [None, Some(Seat::new(0))] {
            _ = game.read(state, sender, text, &mut Vec::new());
        }
        _ = game.why_not(state, text);
        _ = game.fact(state, text);
    });
    let (known, _) = &states[0];
    texts(&positions, tries, 2, |text| _ = known.read_position(text));
    let all: Vec<String> = positions.iter().cloned().chain(set_ups).collect();
    texts(&all, tries, 3, |text| _ = G::set_up(&Wish::default(), text));
    texts(&records, tries / 4, 4, |text| {
        if let Ok(record) = Record::read(text) {
            _ = Replay::<G>::from_record(&record, &|message| message.key.to_owned());
        }
    });
    for data in G::INFO.versions.iter().filter_map(|version| version.data) {
        texts(&[data.to_owned()], tries / 2, 5, |text| {
            _ = G::from_wish(&Wish { data: Some(text.to_owned()), ..Wish::seats(2) });
        });
    }
}

/// Returns a text of the corpus with one to six things wrong.
fn damage(corpus: &[String], rng: &mut SmallRng) -> String {
    let mut text = pick(rng, corpus).clone();
    for _ in 0..=below(rng, 6) {
        let (from, to) = stretch(&text, rng);
        let other = pick(rng, corpus);
        let (start, end) = stretch(other, rng);
        let piece = match below(rng, 6) {
            0 => String::new(),
            1 => (*pick(rng, &ODD)).to_owned(),
            2 => other[start..end].to_owned(),
            3 => text[from..to].repeat(2 + below(rng, 3) as usize),
            4 => pick(
                rng,
                &other.split_whitespace().collect::<Vec<_>>().into_iter().chain([" "]).collect::<Vec<_>>(),
            )
            .to_string(),
            _ => text[from..to].chars().rev().collect(),
        };
        text.replace_range(from..to, &piece);
    }
    text
}

/// Collects all values inside a value.
fn collect(value: &Value, parts: &mut Vec<Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, parts)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, parts)),
        _ => {}
    }
    parts.push(value.clone());
}

/// Replaces, damages, drops or doubles one value somewhere inside.
fn damage_value(value: &mut Value, parts: &[Value], rng: &mut SmallRng) {
    match value {
        Value::Object(fields) if !fields.is_empty() && below(rng, 8) > 0 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = pick(rng, &names);
            match below(rng, 10) {
                0 => _ = fields.remove(name),
                1 => _ = fields.insert((*pick(rng, &ODD)).to_owned(), pick(rng, parts).clone()),
                _ => damage_value(&mut fields[name.as_str()], parts, rng),
            }
        }
        Value::Array(items) if !items.is_empty() && below(rng, 8) > 0 => {
            let at = below(rng, items.len() as u32) as usize;
            match below(rng, 6) {
                0 => _ = items.remove(at),
                1 => items.push(pick(rng, parts).clone()),
                _ => damage_value(&mut items[at], parts, rng),
            }
        }
        Value::String(text) if below(rng, 4) > 0 => {
            let known: Vec<String> =
                parts.iter().filter_map(|part| part.as_str().map(str::to_owned)).collect();
            *text = damage(&known, rng);
        }
        Value::Number(_) if below(rng, 4) > 0 => {
            *value = match pick(rng, &ODD).parse::<f64>() {
                Ok(number) if number.fract() == 0.0 && number.abs() < 1e18 => Value::from(number as i64),
                Ok(number) => Value::from(number),
                Err(_) => Value::from(u64::MAX),
            };
        }
        _ => *value = pick(rng, parts).clone(),
    }
}

/// Returns a random stretch of a text: mostly short, sometimes a line or a word.
fn stretch(text: &str, rng: &mut SmallRng) -> (usize, usize) {
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let from = below(rng, places.len() as u32) as usize;
    let length = match below(rng, 4) {
        0 => 0,
        1 => 1,
        2 => 1 + below(rng, 8) as usize,
        _ => text[places[from]..].find(['\n', ' ']).unwrap_or(0),
    };
    (places[from], places[(from + length).min(places.len() - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_names_the_text() {
        let corpus = ["seats 3\nround 2".to_owned()];
        let read = |text: &str| assert!(!text.contains("255"), "too large");
        let panic = catch_unwind(|| texts(&corpus, 5_000, 1, read)).expect_err("found");
        assert!(panic.downcast_ref::<String>().expect("a message").contains("255"));
    }
}
