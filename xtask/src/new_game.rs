//! `cargo xtask new-game NAME`: a copy of the template under a new name, and its registration in the catalog.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo_in, run};

/// The name of the game in the template, in its files and their paths.
const TEMPLATE_NAME: &str = "pocket";

/// Writes a new game into the workspace at `root` and returns what was written and what to do next.
///
/// # Errors
/// Says why the name cannot be used; then nothing was written.
pub(crate) fn make(root: &Path, name: &str) -> Result<String, String> {
    let template = root.join("xtask/template");
    let sources = files(&template)?;
    check_name(name, &sources)?;
    let renamed = |text: &str| {
        text.replace(TEMPLATE_NAME, name).replace(&capitalised(TEMPLATE_NAME), &capitalised(name))
    };
    let mut changes = Vec::new();
    for source in sources {
        let path = source.strip_prefix(&template).map_err(|error| error.to_string())?;
        changes.push((PathBuf::from(renamed(&path.to_string_lossy())), renamed(&read(&source)?)));
    }
    let folders = [format!("crates/games/{name}"), format!("web/src/lib/games/{name}")];
    let taken = folders.iter().map(PathBuf::from).chain(changes.iter().map(|(path, _)| path.clone()));
    if let Some(taken) = taken.into_iter().find(|path| root.join(path).exists()) {
        return Err(format!("The name `{name}` is taken: {} exists.", taken.display()));
    }
    changes.extend(registration(root, name)?);
    for (path, text) in &changes {
        write(&root.join(path), text)?;
    }
    // A longer name may break lines, and imports are sorted by it.
    run(&mut cargo_in(root, ["fmt", "--package", &format!("hexapod-{name}")]))?;
    Ok(format!(
        "Wrote the game {name}:
    docs/rules/{name}.md            its rules and scenarios
    crates/games/{name}             the rules in Rust, messages, tests
    web/src/lib/games/{name}        its words for the generic board
    web/src/lib/wire/games/{name}.* generated types and examples
and registered it in crates/catalog/Cargo.toml and crates/catalog/src/lib.rs.

Try it:
    cargo test -p hexapod-{name}
    cargo run --release -- play {name} --seats 2 --bots level:3
    cargo xtask play

docs/guide/new-game.md says how to make it your own; begin with docs/rules/{name}.md."
    ))
}

/// Returns the command that checks the format of the template, which is no part of the workspace.
pub(crate) fn check_format(root: &Path) -> Result<Command, String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition", "2024", "--config-path"]).arg(root);
    rustfmt.args(files(&root.join("xtask/template"))?.iter().filter(|path| is_rust(path)));
    Ok(rustfmt)
}

/// A name is a lower-case word; its capitalised form names a type beside those of the template.
fn check_name(name: &str, sources: &[PathBuf]) -> Result<(), String> {
    let is_word = name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    if !is_word || name.len() < 2 {
        return Err(format!("`{name}` cannot name a game: use two or more letters a to z and digits."));
    }
    let type_name = capitalised(name);
    for source in sources.iter().filter(|path| is_rust(path)) {
        let is_used =
            read(source)?.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == type_name);
        if is_used && name != TEMPLATE_NAME {
            return Err(format!("`{name}` cannot name a game: `{type_name}` is a type of every game."));
        }
    }
    Ok(())
}

/// Returns the two files that list the games, with the new one at the end.
fn registration(root: &Path, name: &str) -> Result<[(PathBuf, String); 2], String> {
    let dependency = format!("hexapod-{name} = {{ path = \"../games/{name}\" }}");
    let entry = format!("        Box::new(Entry::<hexapod_{name}::{}>::new()),", capitalised(name));
    Ok([
        with_line(root, "crates/catalog/Cargo.toml", "../games/", &dependency)?,
        with_line(root, "crates/catalog/src/lib.rs", "Entry::<hexapod_", &entry)?,
    ])
}

/// Returns a file with a line after the last one that contains `mark`.
fn with_line(root: &Path, path: &str, mark: &str, line: &str) -> Result<(PathBuf, String), String> {
    let text = read(&root.join(path))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|other| other.contains(mark));
    lines.insert(last.ok_or_else(|| format!("{path} lists no game."))? + 1, line);
    Ok((path.into(), lines.join("\n") + "\n"))
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

fn capitalised(name: &str) -> String {
    name[..1].to_ascii_uppercase() + &name[1..]
}

/// Returns all files below a folder, sorted.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = Vec::new();
    for entry in entries.flatten().map(|entry| entry.path()) {
        if entry.is_dir() { found.extend(files(&entry)?) } else { found.push(entry) }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, text)).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{root, scratch};

    /// The target folder of this very test.
    fn target() -> PathBuf {
        let test = std::env::current_exe().unwrap_or_default();
        // target/debug/deps/xtask-…
        test.ancestors().nth(3).map(Path::to_owned).unwrap_or_default()
    }

    #[test]
    fn names_that_cannot_be_used_are_refused() {
        for (name, why) in [
            ("Chess", "`Chess` cannot name a game: use two or more letters a to z and digits."),
            ("x", "`x` cannot name a game: use two or more letters a to z and digits."),
            ("ant-war", "`ant-war` cannot name a game: use two or more letters a to z and digits."),
            ("state", "`state` cannot name a game: `State` is a type of every game."),
            ("self", "`self` cannot name a game: `Self` is a type of every game."),
            ("glory", "The name `glory` is taken: crates/games/glory exists."),
            ("generic", "The name `generic` is taken: web/src/lib/games/generic exists."),
        ] {
            assert_eq!(make(&root(), name), Err(why.to_owned()));
        }
    }

    /// Runs the tests of a new game and the catalog's test of all games.
    ///
    /// Features depend on the selection of packages: with the whole workspace, nothing that the tree's own tests have
    /// built is built again. All other tests are left out of the copy.
    #[test]
    fn a_new_game_passes_its_tests_and_is_played_by_bots() {
        let keep = |path: &str| {
            !path.contains("/tests/") || path.starts_with("xtask/") || path == "crates/catalog/tests/games.rs"
        };
        // A longer name than the template's: lines break and imports are sorted differently.
        let scratch =
            scratch::with_game(&target(), "tiddlywinks", keep).unwrap_or_else(|error| panic!("{error}"));
        let mut tests = cargo_in(&scratch, ["test", "--workspace", "--test=*", "--offline"]);
        let output = tests.env("CARGO_TARGET_DIR", target()).output();
        let output = output.unwrap_or_else(|error| panic!("{error}"));
        let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        for test in ["the_laws_hold ... ok", "every_game_is_played_to_its_end_by_bots ... ok"] {
            assert!(said.contains(test), "{test} is missing in\n{said}");
        }
    }
}
