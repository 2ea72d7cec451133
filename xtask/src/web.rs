//! The web client: build it, test it, look at it, play.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::{cargo, cargo_in, counted_step, has, root, run, scratch, step};

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

/// Runs the client's tests of dishonest servers.
pub(crate) fn dice() -> Result<(), String> {
    install()?;
    run(&mut npm(["test", "--", "src/lib/dice"]))
}

/// Checks the format of the client's sources and lints them.
pub(crate) fn check_style() -> Result<(), String> {
    install()?;
    step("web format", npm(["run", "--silent", "format:check"]))?;
    step("web lints", npm(["run", "--silent", "lint"]))
}

/// Numbers of passed tests.
pub(crate) struct Passed {
    pub(crate) unit: u32,
    pub(crate) browser: u32,
}

/// Checks and tests the client, then plays in a real browser against the real binary.
pub(crate) fn test(browser: PathBuf) -> Result<Passed, String> {
    build()?;
    step("web types", npm(["run", "check"]))?;
    let unit = counted_step("web tests", npm(["test"]))?;
    // As the tests of the workspace have built it: with the features of one package alone it would be another one.
    let binary = cargo(["test", "--workspace", "--no-run", "--quiet", "--lib", "--bins", "--tests"]);
    step("binary for the browser tests", binary)?;
    let browser = counted_step("browser tests", in_browser(npm(["run", "test:browser"]), browser))?;
    Ok(Passed { unit, browser })
}

/// Makes a game in a copy of the tree, builds everything there, and plays the game in a browser, on the generic board.
pub(crate) fn play_new_game() -> Result<(), String> {
    let browser = browser()?;
    let scratch = scratch::with_game(&target(), "tiddlywinks", |_| true)?;
    let npm = |args: &[&str]| {
        let mut command = npm([]);
        command.args(args).current_dir(scratch.join("web"));
        command
    };
    step("web packages of the copy", npm(&["ci", "--no-audit", "--no-fund", "--prefer-offline"]))?;
    step("web client with a new game", npm(&["run", "build"]))?;
    step("web tests with a new game", npm(&["test"]))?;
    // The binary holds the client, so it must not take the place of the tree's own.
    let built = target().join("scratch/target");
    let mut build = cargo_in(&scratch, ["build", "--quiet", "--package", "hexapod"]);
    build.env("CARGO_TARGET_DIR", &built);
    step("binary with a new game", build)?;
    let mut games = npm(&["run", "test:browser", "--", "--grep", "Tiddlywinks"]);
    games.env("CHROMIUM", browser).env("HEXAPOD_BIN", built.join("debug").join(BINARY));
    step("a new game in the browser", games)
}

/// Takes every lesson of every game in the browser, in both languages, and compares texts with their ground in all palettes.
pub(crate) fn take_lessons() -> Result<(), String> {
    install()?;
    let browser = browser()?;
    build()?;
    step("binary", cargo(["build", "--quiet", "--package", "hexapod"]))?;
    let mut lessons =
        in_browser(npm(["run", "test:browser", "--", "lessons.spec", "contrast.spec"]), browser);
    lessons.env("LESSONS", "both").env("CONTRAST", "all");
    step("lessons in both languages, contrast in all palettes", lessons)
}

/// What pictures are made of, and where they go.
pub(crate) enum Shots {
    /// Every screen, into `target/screenshots`.
    Screens,
    /// The front page and the painted boards, into `docs/art`.
    Docs,
}

/// Makes pictures of the screens or of the boards.
pub(crate) fn screenshots(shots: &Shots) -> Result<(), String> {
    install()?;
    let browser = browser()?;
    build()?;
    step("binary", cargo(["build", "--quiet", "--package", "hexapod"]))?;
    let (spec, folder) = match shots {
        Shots::Screens => ("screens", "target/screenshots"),
        Shots::Docs => ("boards", "docs/art"),
    };
    let mut shots = in_browser(npm(["run", "screenshots", "--", spec]), browser);
    shots.env("HEXAPOD_SHOTS", root().join(folder));
    step("screenshots", shots)
}

/// Measures times with the release binary; the figures are printed.
pub(crate) fn measure(names: &[String]) -> Result<(), String> {
    install()?;
    let browser = browser()?;
    build()?;
    step("binary", cargo(["build", "--release", "--package", "hexapod"]))?;
    let mut figures = npm(["run", "measure", "--"]);
    figures.args(names).env("CHROMIUM", browser).env("HEXAPOD_BIN", binary("release"));
    step("figures", figures)
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

/// Installs the packages that a `package.json` in another folder names.
pub(crate) fn install_into(folder: &Path) -> Command {
    let mut command = npm(["install", "--no-audit", "--no-fund"]);
    command.current_dir(folder);
    command
}

/// Tells a command the paths of the browser and of the binary.
fn in_browser(mut command: Command, browser: PathBuf) -> Command {
    command.env("CHROMIUM", browser).env("HEXAPOD_BIN", binary("debug"));
    command
}

/// Returns the path of Chromium. If there is none, it is installed where `CI` is set or the user is root.
pub(crate) fn browser() -> Result<PathBuf, String> {
    if let Some(path) = find_browser() {
        return Ok(path);
    }
    let has_apt = on_path("apt-get").is_some();
    if env::var_os("CI").is_none_or(|value| value.is_empty()) && !is_root() {
        let command = if has_apt {
            "sudo apt-get install --yes chromium"
        } else {
            "cd web && npx playwright install chromium"
        };
        return Err(format!(
            "The browser tests need Chromium. Install it with\n    {command}\nor set CHROMIUM to its path."
        ));
    }
    println!("Chromium is not installed; installing it.");
    let install = "install --yes chromium";
    // A fresh machine has no list of packages.
    if has_apt && !apt_get(install) && apt_get("update") {
        apt_get(install);
    }
    // Playwright's own needs no rights of root.
    if find_browser().is_none() {
        step("Playwright's Chromium", npm(["exec", "--", "playwright", "install", "chromium"]))?;
    }
    find_browser().ok_or_else(|| "Chromium is still not found; set CHROMIUM to its path.".to_owned())
}

fn apt_get(args: &str) -> bool {
    println!("apt-get {args}");
    let mut command = Command::new("apt-get");
    command.args(args.split(' ')).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    run(&mut command).is_ok()
}

/// Returns the browser that CHROMIUM names, the system's, or Playwright's own.
fn find_browser() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").filter(|value| !value.is_empty()).map(PathBuf::from);
    named
        .or_else(|| {
            ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
                .into_iter()
                .find_map(on_path)
        })
        .or_else(|| {
            let script = "require('@playwright/test').chromium.executablePath()";
            let path = output(Command::new("node").args(["-p", script]).current_dir(root().join("web")))?;
            Some(PathBuf::from(path)).filter(|path| path.is_file())
        })
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Returns what a command prints, without the line's end.
fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
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

const BINARY: &str = if cfg!(windows) { "hexapod.exe" } else { "hexapod" };

pub(crate) fn binary(profile: &str) -> PathBuf {
    target().join(profile).join(BINARY)
}

pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
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
