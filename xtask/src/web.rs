//! The web client: build it, test it, look at it, play.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::{cargo, has, root, step};

/// What the client is built from.
const SOURCES: [&str; 7] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/games",
];

/// Builds the client if a source is newer than the last build.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    let built = modified(&root().join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&root().join(source))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    step("web client", npm(["run", "build"]))
}

/// Checks and tests the client, then plays in a real browser against the real binary.
pub(crate) fn test() -> Result<(), String> {
    build()?;
    step("web types", npm(["run", "check"]))?;
    step("web tests", npm(["test"]))?;
    step("binary for the browser tests", cargo(["build", "--quiet", "--package", "hexapod"]))?;
    step("browser tests", in_browser(npm(["run", "test:browser"]), "debug")?)
}

/// Makes pictures of every screen.
pub(crate) fn screenshots() -> Result<(), String> {
    build()?;
    step("binary", cargo(["build", "--quiet", "--package", "hexapod"]))?;
    let mut shots = in_browser(npm(["run", "screenshots"]), "debug")?;
    shots.env("HEXAPOD_SHOTS", root().join("target/screenshots"));
    step("screenshots", shots)
}

/// Builds everything, starts the server on a free port and opens the browser.
pub(crate) fn play() -> Result<(), String> {
    build()?;
    // Cargo says how far it is: the first time takes some minutes.
    step("binary", cargo(["build", "--release", "--package", "hexapod"]))?;
    let mut server = Command::new(binary("release"));
    server.args(["serve", "--listen", "127.0.0.1:0"]).stdout(Stdio::piped());
    let mut server = server.spawn().map_err(|error| format!("the server does not start: {error}"))?;
    let mut line = String::new();
    if let Some(output) = server.stdout.take() {
        BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
    }
    let address =
        line.split_whitespace().find(|word| word.starts_with("http")).unwrap_or_default().to_owned();
    println!("Hexapod is at {address}; Ctrl-C ends it.");
    if !open(&address) {
        println!("Open that address in your browser.");
    }
    let status = server.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
}

/// Installs the packages if the list of them has changed.
fn install() -> Result<(), String> {
    if !has(npm(["--version"])) {
        return Err("Node 20 or newer with npm is needed for the web client: https://nodejs.org".to_owned());
    }
    let installed = modified(&root().join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(&root().join("web/package-lock.json")) {
        return Ok(());
    }
    step("web packages", npm(["ci", "--no-audit", "--no-fund"]))
}

/// Tells a command where browser and binary are.
fn in_browser(mut command: Command, profile: &str) -> Result<Command, String> {
    if let Some(chromium) = chromium()? {
        command.env("CHROMIUM", chromium);
    }
    command.env("HEXAPOD_BIN", binary(profile));
    Ok(command)
}

/// Finds Chromium on the system, or installs it; nothing if Playwright's own is used.
fn chromium() -> Result<Option<PathBuf>, String> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|value| !value.is_empty()) {
        return Ok(Some(named.into()));
    }
    let found = || {
        ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            .into_iter()
            .find_map(on_path)
    };
    if let Some(path) = found() {
        return Ok(Some(path));
    }
    println!("installing chromium");
    let install = || has_quietly("apt-get", ["install", "--yes", "chromium"]);
    if on_path("apt-get").is_some()
        && (install() || (has_quietly("apt-get", ["update"]) && install()))
        && let Some(path) = found()
    {
        return Ok(Some(path));
    }
    if has(npm(["exec", "--", "playwright", "install", "chromium"])) {
        return Ok(None);
    }
    Err("The browser tests need Chromium: install the package `chromium`, or set CHROMIUM to its path."
        .to_owned())
}

fn has_quietly<const N: usize>(program: &str, args: [&str; N]) -> bool {
    let mut command = Command::new(program);
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    has(command)
}

fn on_path(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn npm<const N: usize>(args: [&str; N]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(root().join("web"));
    command
}

fn binary(profile: &str) -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder));
    target.join(profile).join(format!("hexapod{}", env::consts::EXE_SUFFIX))
}

fn open(address: &str) -> bool {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    command.arg(address);
    has(command)
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// Returns when the newest file at or below a path was written. Below the games only their messages count.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        let counts = !path.starts_with(root().join("crates")) || path.extension() == Some(OsStr::new("ftl"));
        return if counts { modified(path) } else { None };
    }
    let entries = fs::read_dir(path).ok()?;
    entries.filter_map(|entry| newest(&entry.ok()?.path())).max()
}
