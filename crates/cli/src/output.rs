//! Terminal output in one place: a closed pipe does not panic, and colour depends on the terminal.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use hexapod_core::Ink;
use hexapod_lab::stats::Forfeits;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::error::{CliError, Result};

/// Prints text to standard output.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints a line to standard output.
pub(crate) fn line(text: &str) -> Result<()> {
    print(&format!("{text}\n"))
}

/// Prints a prompt and reads a line; `None` at the end of the input.
pub(crate) fn ask(prompt: &str) -> Result<Option<String>> {
    print(prompt)?;
    let mut line = Vec::new();
    let read = std::io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim_end().to_owned()))
}

/// Prints JSON, indented.
pub(crate) fn json(value: &serde_json::Value) -> Result<()> {
    line(&format!("{value:#}"))
}

/// Writes a temporary file and renames it over the old one, so that a crash leaves one of them intact.
pub(crate) fn replace_file(path: &Path, text: &str) -> Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let wrap = |error| CliError::file(path, error);
    std::fs::write(&beside, text).map_err(wrap)?;
    std::fs::rename(&beside, path).map_err(wrap)
}

/// Prints an error as one line to standard error. A failure to do so is ignored.
pub(crate) fn complain(sentence: &str) {
    _ = writeln!(std::io::stderr(), "hexapod: {sentence}");
}

/// Returns a progress bar of this length on standard error; hidden if that is not a terminal.
pub(crate) fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    if let Ok(style) =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"))
    {
        bar.set_style(style);
    }
    bar
}

/// Formats games lost by default, one line per reason; empty if there were none.
pub(crate) fn forfeits(whose: &str, forfeits: &Forfeits) -> String {
    if forfeits.games == 0 {
        return String::new();
    }
    let mut text = format!("{whose} lost by default: {}\n", forfeits.games);
    for (message, times) in &forfeits.messages {
        text.push_str(&format!("  {times} times: {message}\n"));
    }
    text
}

/// Formats a warning, if there is one.
pub(crate) fn warning(warning: Option<&str>) -> String {
    warning.map_or(String::new(), |warning| format!("WARNING: {warning}\n"))
}

/// Returns whether the output is a terminal.
pub(crate) fn is_terminal() -> bool {
    std::io::stdout().is_terminal()
}

/// Returns whether to use colour. `auto` uses it on a terminal unless `NO_COLOR` is set (<https://no-color.org>).
pub(crate) fn ink(choice: ColourChoice) -> Ink {
    let wanted = match choice {
        ColourChoice::Always => true,
        ColourChoice::Never => false,
        ColourChoice::Auto => {
            is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        }
    };
    if wanted { Ink::Colour } else { Ink::Plain }
}

/// When to use colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ColourChoice {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}
