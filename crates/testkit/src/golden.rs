//! Golden records: whole games that must replay to the letter.

use std::path::Path;

use hexapod_core::{Game, Record, Replay, Viewer};

/// Replays a record and compares: the claimed result is the true one, and written again it is the same text.
///
/// # Errors
/// What differs, or why it does not replay.
pub fn replay<G: Game>(text: &str) -> Result<Replay<G>, String> {
    let record = Record::read(text).map_err(|error| error.to_string())?;
    if record.game != G::INFO.id {
        return Err(format!("It is a record of {}, not of {}.", record.game, G::INFO.id));
    }
    let replay = Replay::<G>::from_record(&record, &|message| message.key.to_owned())
        .map_err(|error| error.to_string())?;
    let found = replay.result();
    if record.result != found {
        let show = |result: Option<String>| result.unwrap_or_else(|| "none".into());
        return Err(format!("The result should be `{}`, but is `{}`.", show(record.result), show(found)));
    }
    let again = replay.record(Viewer::Referee);
    if again == text {
        return Ok(replay);
    }
    let differs = text.lines().zip(again.lines()).position(|(kept, written)| kept != written);
    let line = differs.unwrap_or_else(|| text.lines().count().min(again.lines().count()));
    let at = |text: &str| text.lines().nth(line).unwrap_or("the end").to_owned();
    Err(format!("Line {}: `{}` is written again as `{}`.", line + 1, at(text), at(&again)))
}

/// Checks records in a test, each given with its name.
///
/// # Panics
/// Panics with one line for each record that does not replay to the letter, or if there is none.
pub fn check<G: Game>(records: &[(impl AsRef<str>, impl AsRef<str>)]) {
    assert!(!records.is_empty(), "there is no golden record of {}", G::INFO.id);
    let wrong: Vec<String> = records
        .iter()
        .filter_map(|(name, text)| {
            let error = replay::<G>(text.as_ref()).err()?;
            Some(format!("{}: {error}", name.as_ref()))
        })
        .collect();
    assert!(wrong.is_empty(), "golden records of {}:\n{}", G::INFO.id, wrong.join("\n"));
}

/// Checks every `*.record` file of a folder in a test.
///
/// # Panics
/// Panics if the folder cannot be read, holds no record, or a record does not replay to the letter.
pub fn check_folder<G: Game>(folder: &Path) {
    check::<G>(&records(folder));
}

/// Checks in a test that a folder has records of every version of the rules, because a version stays playable for ever,
/// and that the names of those of version 2 and later begin with it (`v2-…`).
///
/// # Panics
/// Panics if a record is of another version than its name says, or a version has no record.
pub fn check_versions<G: Game>(folder: &Path) {
    let mut found = Vec::new();
    for (name, text) in records(folder) {
        let file = Path::new(&name).file_name().and_then(|file| file.to_str()).unwrap_or_default();
        let prefix = file.strip_prefix('v').and_then(|rest| rest.split_once('-'));
        let version: u32 = prefix.and_then(|(version, _)| version.parse().ok()).unwrap_or(1);
        assert!(text.contains(&format!("\nrules: {version}\n")), "{name} is not of version {version}");
        found.push(version);
    }
    found.sort_unstable();
    found.dedup();
    assert_eq!(found, (1..=G::INFO.newest()).collect::<Vec<_>>(), "versions with records");
}

/// Returns the `*.record` files of a folder, sorted by name, with their texts.
///
/// # Panics
/// Panics if the folder cannot be read.
pub fn records(folder: &Path) -> Vec<(String, String)> {
    let fail = |error: std::io::Error| -> ! { panic!("{}: {error}", folder.display()) };
    let mut records = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| fail(error)) {
        let path = entry.unwrap_or_else(|error| fail(error)).path();
        if path.extension().is_some_and(|extension| extension == "record") {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| fail(error));
            records.push((path.display().to_string(), text));
        }
    }
    records.sort();
    records
}
