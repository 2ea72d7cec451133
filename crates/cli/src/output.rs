//! The terminal: one place, so that a closed pipe is no panic and colour follows the terminal.

use std::io::{BufRead, IsTerminal, Write};

use hexapod_core::Ink;
use hexapod_lab::stats::Forfeits;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::error::Result;

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

/// Asks on standard output and reads a line; nothing if the input has ended.
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

/// Prints an error as one line. Nothing is left to do if even that fails.
pub(crate) fn complain(sentence: &str) {
    _ = writeln!(std::io::stderr(), "hexapod: {sentence}");
}

/// Returns a progress bar for so many of something. It goes to the error output and hides itself when nobody watches.
pub(crate) fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    if let Ok(style) =
        ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"))
    {
        bar.set_style(style);
    }
    bar
}

/// Tells of games lost by default, each reason in a line; nothing if there were none.
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

/// Returns whether a person reads the output.
pub(crate) fn is_terminal() -> bool {
    std::io::stdout().is_terminal()
}

/// Colour for people, unless they asked for none (<https://no-color.org>).
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
