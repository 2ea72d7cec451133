//! `hexapod analyse`.

use std::fmt::Write as _;
use std::path::PathBuf;

use hexapod_core::Record;
use hexapod_lab::{Analysis, Look, analyse, plot};

use crate::error::{CliError, Outcome, Result};
use crate::{args, output};

/// Analyse a recorded game: win shares after every step, luck, and the biggest mistakes.
///
/// Win shares after a step are estimated from the true position, with all secrets known to all players; before a roll
/// or draw they are averaged over its outcomes. The change by a roll or draw is reported as luck. The cost of a
/// decision is the difference in win share between the best action and the one played, given what the seat knew. All
/// values are estimated by search; more iterations make them more precise.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record. Must be a full record: one redacted for a seat cannot be replayed.
    file: PathBuf,
    /// Search iterations per position.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    iterations: u64,
    /// Number of mistakes to list.
    #[arg(long, default_value_t = 5, value_name = "N")]
    mistakes: usize,
    /// Random seed; the same seed reproduces the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also write a chart of the win shares to this SVG file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let wrap = |error| CliError::Record { path: args.file.clone(), error };
    let record = Record::read(&args::read_file(&args.file)?).map_err(wrap)?;
    let game = args::find_game(&record.game)?;
    let look = Look { iterations: args.iterations, seed: args.seed, threads: args.threads.map(usize::from) };
    let bar = output::bar(0, "positions");
    let analysis = analyse(game, &record, look, &|done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let analysis = analysis.map_err(wrap)?;
    if let Some(path) = &args.svg {
        std::fs::write(path, plot::svg(&analysis)).map_err(|error| CliError::file(path, error))?;
    }
    if args.json {
        output::json(&serde_json::json!(analysis))?;
    } else {
        output::print(&table(&analysis, args.mistakes))?;
    }
    Ok(Outcome::Fine)
}

fn table(analysis: &Analysis, mistakes: usize) -> String {
    let mut text = format!(
        "{}, {} seats, {} steps; {} iterations a position: differences below {:.1} % may be noise\n\n",
        analysis.game,
        analysis.seats.len(),
        analysis.steps.len(),
        analysis.iterations,
        100.0 * analysis.noise
    );
    let shares = |shares: &[f64]| -> String {
        shares.iter().map(|share| format!(" {:>7.1}", 100.0 * share)).collect()
    };
    let width = analysis.steps.iter().map(|step| step.text.chars().count()).max().unwrap_or(0).clamp(5, 40);
    let names: String = analysis.seats.iter().map(|seat| format!(" {seat:>7}")).collect();
    _ = writeln!(text, " step  actor   {:<width$}{names}  luck, or the cost of the decision", "step");
    _ = writeln!(text, "    0          {:width$}{}", "", shares(&analysis.start));
    for step in &analysis.steps {
        let remark = match (&step.luck, step.loss) {
            (Some(luck), _) => luckiest(&analysis.seats, luck),
            (None, Some(loss)) if loss > analysis.noise => {
                let better = step.better.first().map_or("", String::as_str);
                format!("  cost {:.1}, better {better}", 100.0 * loss)
            }
            (None, Some(loss)) if loss >= 0.001 => format!("  cost {:.1}", 100.0 * loss),
            (None, _) => String::new(),
        };
        _ = writeln!(
            text,
            "{:>5}  {:<7} {:<width$}{}{remark}",
            step.number,
            step.actor,
            step.text,
            shares(&step.win_shares)
        );
    }
    _ = writeln!(text, "\nseat        start     luck  lost by decisions      end");
    for (seat, start) in analysis.totals.iter().zip(&analysis.start) {
        _ = writeln!(
            text,
            "{:<9} {:>6.1} % {:>+6.1} %  {:>6.1} % in {:<6}  {:>6.1} %",
            seat.seat,
            100.0 * start,
            100.0 * seat.luck,
            100.0 * seat.lost,
            seat.decisions,
            100.0 * seat.end
        );
    }
    text.push_str("\nbiggest mistakes, by what the seat knew\n");
    if analysis.mistakes.is_empty() {
        text.push_str("  none that is more than noise\n");
    }
    for number in analysis.mistakes.iter().take(mistakes) {
        let step = &analysis.steps[number - 1];
        _ = writeln!(
            text,
            "  {number}. {}: {} cost {:.1} %; better {}",
            step.actor,
            step.text,
            100.0 * step.loss.unwrap_or(0.0),
            step.better.join(", ")
        );
    }
    text
}

/// Names the seat that gained most by a chance step; empty if the gain is below 0.1 %.
fn luckiest(seats: &[&'static str], luck: &[f64]) -> String {
    let best = seats.iter().zip(luck).max_by(|one, other| one.1.total_cmp(other.1));
    match best {
        Some((seat, gain)) if *gain >= 0.001 => format!("  luck for {seat} {:+.1}", 100.0 * gain),
        _ => String::new(),
    }
}
