//! `hexapod simulate`.

use std::fmt::Write as _;

use hexapod_lab::stats::Spread;
use hexapod_lab::{Plan, Report, simulate};

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Play thousands of games between bots and print statistics.
///
/// The same seed gives the same result on any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Number of games.
    #[arg(short = 'n', long, default_value_t = 10_000)]
    games: u64,
    #[command(flatten)]
    table: args::TableArgs,
    /// Comma-separated list of bots, in seat order: level:1 to level:5, random, greedy, ismcts:B, search:B, naive:B or
    /// oracle:B, where B is a number of iterations or a time per decision such as 100ms; or external programs such as
    /// "cmd:python3 my_bot.py" (see docs/bots.md). search:B@FILE plays with the weights of a file. A list shorter than
    /// the number of seats is repeated.
    #[arg(short, long, default_value = "random", value_name = "BOTS")]
    bots: Vec<String>,
    #[command(flatten)]
    deadline: args::DeadlineArgs,
    /// Random seed; the same seed reproduces the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Output format.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// A table.
    Table,
    /// JSON.
    Json,
    /// CSV with one row per seat.
    Csv,
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    if args.games == 0 {
        return bad_input("At least one game must be played.");
    }
    let wish = args.table.wish(game)?;
    let seats = wish.check(game.info())?.seats;
    let players = args.deadline.players_of(game, &args.bots)?;
    if players.len() > seats {
        return bad_input(format!("There are {seats} seats, but {} bots are named.", players.len()));
    }
    let plan =
        Plan { wish, players, games: args.games, seed: args.seed, threads: args.threads.map(usize::from) };
    let bar = output::bar(args.games, "games");
    let report = simulate(game, &plan, &|done| bar.set_position(done))?;
    bar.finish_and_clear();
    match if args.json { Format::Json } else { args.format } {
        Format::Table => output::print(&table(&report))?,
        Format::Json => output::json(&serde_json::json!(report))?,
        Format::Csv => output::print(&csv(&report))?,
    }
    Ok(Outcome::Fine)
}

fn table(report: &Report) -> String {
    let mut text = format!(
        "{} games of {}, {} of them distinct, seed {}\n\n",
        report.games, report.game, report.distinct, report.seed
    );
    text.push_str("seat      bot             wins   95 % interval     score   +/-    5 %  50 %  95 %\n");
    for party in &report.parties {
        let (wins, score) = (party.wins, party.score);
        _ = writeln!(
            text,
            "{:<9} {:<12} {:>6.2} %  {:>5.2} .. {:>5.2} %  {:>6.2} {:>5.1} {:>6} {:>5} {:>5}",
            party.who,
            party.bot.as_deref().unwrap_or("-"),
            100.0 * wins.share,
            100.0 * wins.low,
            100.0 * wins.high,
            score.mean,
            score.deviation,
            score.p5,
            score.median,
            score.p95
        );
    }
    let row = |name: &str, spread: &Spread| {
        format!(
            "{name:<22} {:>8.1} +/- {:>6.1}   {} to {}, half at most {}\n",
            spread.mean, spread.deviation, spread.min, spread.max, spread.median
        )
    };
    text.push('\n');
    text.push_str(&row("steps in a game", &report.steps));
    text.push_str(&row("decisions in a game", &report.decisions));
    text.push_str(&row("points ahead of second", &report.margin));
    _ = writeln!(text, "{:<22} {:>8.2} %", "shared victories", 100.0 * report.shared);
    text.push_str(&output::forfeits("games", &report.forfeits));
    text.push_str(&output::warning(report.warning.as_deref()));
    text
}

fn csv(report: &Report) -> String {
    let mut text = String::from(
        "game,games,seed,seat,bot,wins,wins_low,wins_high,score_mean,score_deviation,score_min,score_p5,score_median,score_p95,score_max,steps_mean,decisions_mean,distinct\n",
    );
    for party in &report.parties {
        let (wins, score) = (party.wins, party.score);
        _ = writeln!(
            text,
            "{},{},{},{},{},{:.6},{:.6},{:.6},{:.4},{:.4},{},{},{},{},{},{:.4},{:.4},{}",
            report.game,
            report.games,
            report.seed,
            party.who,
            party.bot.as_deref().unwrap_or(""),
            wins.share,
            wins.low,
            wins.high,
            score.mean,
            score.deviation,
            score.min,
            score.p5,
            score.median,
            score.p95,
            score.max,
            report.steps.mean,
            report.decisions.mean,
            report.distinct
        );
    }
    text
}
