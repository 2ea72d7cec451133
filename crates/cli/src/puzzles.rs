//! `hexapod puzzles`: finds puzzles in self-play, and verifies those of the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use hexapod_catalog::AnyGame;
use hexapod_lab::puzzles::{Kept, Quest, Rejected, Tally, check, find};
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{puzzles, read_puzzles};

use crate::error::{CliError, Outcome, Result, bad_input};
use crate::{args, output};

/// Find puzzles: positions of self-play with one best decision.
///
/// A decision is a puzzle if searches with several seeds agree on it, every other decision has a win share lower by at
/// least the gap, and ten times as many iterations with other seeds confirm both. The seat's own knowledge is searched, not
/// the true position. With `--out`, every puzzle is written as soon as it is found, and a file that exists is continued, so
/// that the command can be stopped at any time.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Number of puzzles wanted, those of a continued file included.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    count: u16,
    /// Maximum number of games.
    #[arg(short = 'n', long, default_value_t = 10_000)]
    games: u64,
    /// Random seed; the same seed reproduces the run on any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Search iterations in the screening; a tenth of those in the verification.
    #[arg(long, default_value_t = Quest::BUDGET, value_parser = clap::value_parser!(u64).range(100..=1_000_000))]
    budget: u64,
    /// Smallest difference in win share between the best decision and any other.
    #[arg(long, default_value_t = Quest::GAP)]
    gap: f64,
    /// File to write, in the format of `puzzles.md` (docs/puzzles.md); standard output if omitted.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Verify the puzzles of the program, or of the file given with `--out`, instead of looking for new ones.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    if !(0.0..1.0).contains(&args.gap) {
        return bad_input("--gap is a part of 1, as 0.12.".to_owned());
    }
    if args.check {
        return verify(game, args);
    }
    let threads = args
        .threads
        .map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let quest = Quest {
        count: usize::from(args.count),
        games: args.games,
        seed: args.seed,
        threads,
        budget: args.budget,
        gap: args.gap,
    };
    let before = match &args.out {
        Some(path) if path.exists() => from_file(game, path)?,
        _ => Vec::new(),
    };
    let bar = output::bar(u64::from(args.count), "puzzles");
    let mut failed = None;
    let (mut written, mut kept_before) = (before.len(), before.len());
    let found = find(game, &quest, before, &mut |kept: &Kept, tally: &Tally| {
        bar.set_position(kept.puzzles().len() as u64);
        bar.set_message(format!("{} games", tally.games));
        if let Some(path) = args.out.as_deref().filter(|_| kept.puzzles().len() > written) {
            written = kept.puzzles().len();
            failed = output::replace_file(path, &text(game, kept.puzzles())).err();
        }
        failed.is_none()
    });
    bar.finish_and_clear();
    if let Some(error) = failed {
        return Err(error);
    }
    let (kept, tally) = found?;
    if args.out.is_none() {
        output::print(&text(game, kept.puzzles()))?;
        kept_before = 0;
    }
    output::line(&report(&tally, kept.puzzles().len() - kept_before))?;
    Ok(Outcome::Fine)
}

fn from_file(game: &dyn AnyGame, path: &Path) -> Result<Vec<Puzzle>> {
    let text = std::fs::read_to_string(path).map_err(|error| CliError::file(path, error))?;
    read_puzzles(game.info().id, &text)
        .map_err(|error| CliError::BadInput(format!("{}: {error}", path.display())))
}

fn text(game: &dyn AnyGame, puzzles: &[Puzzle]) -> String {
    let info = game.info();
    let mut text = format!(
        "# The puzzles of {}\n\nFound by `hexapod puzzles {}`; `docs/puzzles.md` describes the statements.\n",
        info.name, info.id
    );
    for puzzle in puzzles {
        _ = write!(text, "\n{puzzle}");
    }
    text
}

fn report(tally: &Tally, kept: usize) -> String {
    let mut text =
        format!("{} games, {} decisions tried, {kept} puzzles kept; rejected:\n", tally.games, tally.tried);
    for reason in Rejected::ALL {
        _ = writeln!(text, "{:>9}  {reason}", tally.rejected.get(&reason).copied().unwrap_or(0));
    }
    text
}

/// Verifies puzzles with other seeds than those that found them.
fn verify(game: &dyn AnyGame, args: &Args) -> Result {
    let own;
    let all = match &args.out {
        Some(path) => {
            own = from_file(game, path)?;
            &own[..]
        }
        None => puzzles(game),
    };
    let bar = output::bar(all.len() as u64, "puzzles");
    let mut doubts = 0;
    for puzzle in all {
        // The gap was measured with other seeds; half of it must be left.
        if let Err(doubt) = check(game, puzzle, args.gap / 2.0, args.seed ^ 0x6368_6563) {
            doubts += 1;
            output::line(&format!("{}: {doubt}", puzzle.id))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    output::line(&format!("{} of {} puzzles confirmed", all.len() - doubts, all.len()))?;
    Ok(if doubts == 0 { Outcome::Fine } else { Outcome::CheckFailed })
}
