//! The chores of the workspace, such as `cargo xtask test`; `cargo xtask` lists them.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod art;
mod attack;
mod beside;
mod licences;
mod new_game;
mod scratch;
mod web;

use std::env;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
cargo xtask test          everything CI runs: format, licences, lints, tests, wasm check, documentation, web client, browser
cargo xtask soak [FILTER] the full-size random tests, in release, and in the browser a new game and every lesson in both
                          languages (minutes to hours); `soak new-game` and `soak lessons` only these
cargo xtask new-game NAME a small complete game to begin with: docs/guide/new-game.md
cargo xtask attack        the trials of docs/safety.md in release: kills, floods, damage, one address against all (minutes)
cargo xtask licences      check the licences of all Rust and npm packages
cargo xtask play          build the web client and the release binary, start the server and open the browser
cargo xtask screenshots   pictures of every screen in target/screenshots; with `--docs`, front page and boards in docs/art
cargo xtask measure [NAME] frames a second in moves, time of analyses and what play feels of them, in release, as figures
                          to read; NAME is one of frames, analysis, or beside: the server beside boardgame.io's, which npm
                          installs under target
cargo xtask art [NAME…]   render the sprites of the boards that changed, or of those names; `--sheet` writes contact
                          sheets to target/art, `--preview` renders fast and rough";

/// The crates that must run inside a browser one day; the games, on which the catalog depends, are among them.
const WASM_CRATES: [&str; 7] = [
    "hexapod-core",
    "hexapod-board",
    "hexapod-bots",
    "hexapod-catalog",
    "hexapod-engine",
    "hexapod-learn",
    "hexapod-table",
];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let result = match args.split_first() {
        Some((chore, rest)) => match chore.as_str() {
            "test" if rest.is_empty() => test(),
            "soak" => soak(rest),
            "new-game" if rest.len() == 1 => new_game(&rest[0]),
            "licences" if rest.is_empty() => licences(),
            "attack" if rest.is_empty() => attack::attack(),
            "play" if rest.is_empty() => web::play(),
            "screenshots" if rest.is_empty() => web::screenshots(&web::Shots::Screens),
            "screenshots" if rest == ["--docs"] => web::screenshots(&web::Shots::Docs),
            "measure" if rest == ["beside"] => beside::measure(),
            "measure" if rest.len() <= 1 => web::measure(rest),
            "art" => art::render(rest),
            _ => Err(HELP.to_owned()),
        },
        None => Err(HELP.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), String> {
    let begun = Instant::now();
    need_component("rustfmt", "fmt")?;
    step("format", cargo(["fmt", "--all", "--check"]))?;
    step("format of the template", new_game::check_format(&root())?)?;
    licences()?;
    web::check_style()?;
    let browser = web::browser()?;
    // The binary holds the client, so the client comes first.
    web::build()?;
    need_component("clippy", "clippy")?;
    step("lints", cargo(["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))?;
    let tests = if has(cargo(["nextest", "--version"])) {
        cargo(["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"])
    } else {
        cargo(["test", "--workspace", "--quiet", "--no-fail-fast", "--lib", "--bins", "--tests"])
    };
    let tests = counted_step("tests", tests)?;
    // nextest runs no examples of the documentation.
    let examples =
        counted_step("examples in the documentation", cargo(["test", "--workspace", "--quiet", "--doc"]))?;
    need_wasm()?;
    let mut wasm = cargo(["check", "--quiet", "--target", "wasm32-unknown-unknown"]);
    for name in WASM_CRATES {
        wasm.args(["--package", name]);
    }
    step("wasm", wasm)?;
    let mut doc = cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    step("documentation", doc)?;
    let web::Passed { unit, browser } = web::test(browser)?;
    let seconds = begun.elapsed().as_secs();
    println!("everything passed in {seconds} s");
    println!("{tests} Rust tests, {examples} examples, {unit} web tests, {browser} browser tests");
    Ok(())
}

fn licences() -> Result<(), String> {
    timed("licences", || {
        let packages = licences::check()?;
        println!("{packages} packages");
        Ok(())
    })
}

fn new_game(name: &str) -> Result<(), String> {
    println!("{}", new_game::make(&root(), name)?);
    Ok(())
}

fn soak(filter: &[String]) -> Result<(), String> {
    let (only_new_game, only_lessons) = (filter == ["new-game"], filter == ["lessons"]);
    if filter.is_empty() || only_new_game {
        web::play_new_game()?;
    }
    if filter.is_empty() || only_lessons {
        web::take_lessons()?;
    }
    if only_new_game || only_lessons {
        return Ok(());
    }
    let mut tests = cargo(["test", "--workspace", "--release", "--lib", "--bins", "--tests", "--"]);
    tests.args(filter).arg("--nocapture").env("HEXAPOD_SOAK", "1");
    step("soak", tests)
}

/// Runs a command as a step with a name.
fn step(name: &str, mut command: Command) -> Result<(), String> {
    timed(name, || run(&mut command))
}

/// Runs a command that tests, and returns the number of tests that passed.
fn counted_step(name: &str, mut command: Command) -> Result<u32, String> {
    // Escape sequences would stand between the number and its word.
    command.env("NO_COLOR", "1").env_remove("FORCE_COLOR").env("CARGO_TERM_COLOR", "never");
    timed(name, || count_passed(command))
}

fn timed<T>(name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    println!("== {name}");
    let begun = Instant::now();
    let result = work().map_err(|error| format!("{name}: {error}"))?;
    println!("== {name}: fine, {} s", begun.elapsed().as_secs());
    Ok(result)
}

/// Runs a command, shows its output and adds up the numbers of passed tests in it.
fn count_passed(mut command: Command) -> Result<u32, String> {
    let named = format!("{command:?}");
    let start = || -> io::Result<_> {
        let (output, input) = io::pipe()?;
        let child = command.stdout(input.try_clone()?).stderr(input).spawn()?;
        // The command holds the writing end, and the output ends only when it is closed.
        drop(command);
        Ok((child, output))
    };
    let (mut child, output) = start().map_err(|error| format!("cannot start {named}: {error}"))?;
    let mut passed = 0;
    for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        passed += passed_in(&line).unwrap_or(0);
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(passed) } else { Err(format!("{named} failed")) }
}

/// Returns the number of passed tests in a line of cargo, nextest, Vitest or Playwright.
fn passed_in(line: &str) -> Option<u32> {
    let (before, _) = line.split_once(" passed")?;
    let (words, number) = before.rsplit_once(' ').unwrap_or(("", before));
    // Vitest also counts files.
    if words.contains("Test Files") { None } else { number.parse().ok() }
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("cannot start {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}

fn has(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn need_component(component: &str, subcommand: &str) -> Result<(), String> {
    if has(cargo([subcommand, "--version"])) {
        return Ok(());
    }
    println!("installing {component}");
    run(Command::new("rustup").args(["component", "add", component]))
}

fn need_wasm() -> Result<(), String> {
    let target = "wasm32-unknown-unknown";
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output();
    let installed = sysroot.is_ok_and(|output| {
        let sysroot = String::from_utf8_lossy(&output.stdout);
        Path::new(sysroot.trim()).join("lib/rustlib").join(target).is_dir()
    });
    if installed {
        return Ok(());
    }
    println!("installing {target}");
    run(Command::new("rustup").args(["target", "add", target]))
}

fn cargo<const N: usize>(args: [&str; N]) -> Command {
    cargo_in(&root(), args)
}

/// Runs cargo in another workspace.
fn cargo_in<const N: usize>(root: &Path, args: [&str; N]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root);
    command
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::passed_in;

    #[test]
    fn passed_tests_are_counted() {
        for (line, passed) in [
            ("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out", Some(12)),
            (
                "     Summary [  98.765s] 1234 tests run: 1230 passed (5 slow), 4 failed, 2 skipped",
                Some(1230),
            ),
            (" Test Files  27 passed (27)", None),
            ("      Tests  480 passed (480)", Some(480)),
            ("  57 passed (2.1m)", Some(57)),
            ("everything passed", None),
        ] {
            assert_eq!(passed_in(line), passed, "{line}");
        }
    }
}
