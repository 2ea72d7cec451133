//! The chores of the workspace: `cargo xtask test`, `cargo xtask soak`, `cargo xtask play`, `cargo xtask screenshots`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
cargo xtask test          everything CI runs: format, lints, tests, wasm check, documentation, the web client, the browser
cargo xtask soak [FILTER] the full-size random tests, in release (minutes to hours)
cargo xtask play          build the web client and the release binary, start the server and open the browser
cargo xtask screenshots   pictures of every screen in target/screenshots";

/// The crates that must run inside a browser one day.
const WASM_CRATES: [&str; 9] = [
    "hexapod-core",
    "hexapod-board",
    "hexapod-bots",
    "hexapod-anteater",
    "hexapod-termites",
    "hexapod-dominants",
    "hexapod-glory",
    "hexapod-catalog",
    "hexapod-engine",
];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let result = match args.split_first() {
        Some((chore, rest)) => match chore.as_str() {
            "test" if rest.is_empty() => test(),
            "soak" => soak(rest),
            "play" if rest.is_empty() => web::play(),
            "screenshots" if rest.is_empty() => web::screenshots(),
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
    // The binary holds the client, so the client comes first.
    web::build()?;
    need_component("clippy", "clippy")?;
    step("lints", cargo(["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]))?;
    if has(cargo(["nextest", "--version"])) {
        step("tests", cargo(["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"]))?;
    } else {
        step(
            "tests",
            cargo(["test", "--workspace", "--quiet", "--no-fail-fast", "--lib", "--bins", "--tests"]),
        )?;
    }
    // nextest runs no examples of the documentation.
    step("examples in the documentation", cargo(["test", "--workspace", "--quiet", "--doc"]))?;
    need_wasm()?;
    let mut wasm = cargo(["check", "--quiet", "--target", "wasm32-unknown-unknown"]);
    for name in WASM_CRATES {
        wasm.args(["--package", name]);
    }
    step("wasm", wasm)?;
    let mut doc = cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    step("documentation", doc)?;
    web::test()?;
    println!("everything passed in {} s", begun.elapsed().as_secs());
    Ok(())
}

fn soak(filter: &[String]) -> Result<(), String> {
    let mut tests = cargo(["test", "--workspace", "--release", "--lib", "--bins", "--tests", "--"]);
    tests.args(filter).arg("--nocapture").env("HEXAPOD_SOAK", "1");
    step("soak", tests)
}

/// Runs a part and says which one it is.
fn step(name: &str, mut command: Command) -> Result<(), String> {
    println!("== {name}");
    let begun = Instant::now();
    run(&mut command).map_err(|error| format!("{name}: {error}"))?;
    println!("== {name}: fine, {} s", begun.elapsed().as_secs());
    Ok(())
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
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned).unwrap_or_default()
}
