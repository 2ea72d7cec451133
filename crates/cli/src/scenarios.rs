//! `hexapod scenarios`.

use std::path::PathBuf;

use hexapod_core::Wish;

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Run the scenario blocks of rules files.
///
/// Prints one line per failure and finally `N passed, M failed`. Exit code 1 if a scenario failed, 2 if a file or block
/// cannot be read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Markdown files. The file name up to the first `.` or `-` names the game: anteater-more.md.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The game, regardless of file names.
    #[arg(long)]
    game: Option<String>,
    /// Version of the rules; the newest if omitted.
    #[arg(long, value_name = "N")]
    rules: Option<u32>,
    /// Custom data file instead of the standard one (see `hexapod data`).
    #[arg(short, long, value_name = "FILE")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result {
    let data = args.data.as_deref().map(args::read_file).transpose()?;
    let table = Wish { rules: args.rules, data, ..Wish::default() };
    let (mut passed, mut failed) = (0, 0);
    let mut unreadable = false;
    for path in &args.files {
        let stem = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        let id = args.game.as_deref().unwrap_or_else(|| stem.split(['.', '-']).next().unwrap_or_default());
        // An unusable file does not stop the others from running.
        let report = args::read_file(path).and_then(|text| {
            let game = args::find_game(id)?;
            args::version(game, args.rules)?;
            let report = game.scenarios(&text, &table);
            let report = report.or_else(|error| bad_input(format!("{}: {error}", path.display())))?;
            match report.passed + report.failed() {
                0 => bad_input(format!("{}: there is no scenario block in it.", path.display())),
                _ => Ok(report),
            }
        });
        match report {
            Ok(report) => {
                passed += report.passed;
                failed += report.failed();
                for line in report.lines() {
                    output::line(&format!("{}:{line}", path.display()))?;
                }
                unreadable |= !report.unreadable.is_empty();
            }
            Err(error) => {
                output::complain(&error.to_string());
                unreadable = true;
            }
        }
    }
    output::line(&format!("{passed} passed, {failed} failed"))?;
    match (unreadable, failed) {
        (true, _) => Ok(Outcome::Unreadable),
        (false, 0) => Ok(Outcome::Fine),
        (false, _) => Ok(Outcome::CheckFailed),
    }
}
