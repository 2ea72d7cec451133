//! `hexapod analyse`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use hexapod_core::Record;
use hexapod_lab::{AnalyseError, Analysis, Look, PartyLine, analyse, plot};

use crate::error::{CliError, Outcome, Result};
use crate::{args, output};

/// Analyse a recorded game: who was winning when, luck, and the costliest decisions.
///
/// Prints for each party how its winning chance came about: what it had at the start, what rolls and draws changed,
/// what its own decisions and those of others changed, and what none of them explains, because the search saw further
/// or its estimate had noise. Together they give the result. Then come the decisions that cost most. All positions are
/// estimated by search, with all secrets known, since the game is over; the better action named is one that the seat
/// could find with what it knew. More iterations make the estimates more precise.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record. Must be a full record: one redacted for a seat cannot be replayed.
    file: PathBuf,
    /// Search iterations per position. If omitted, chosen by the length of the game, so that the time is bounded.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    iterations: Option<u64>,
    /// Number of mistakes to list.
    #[arg(long, default_value_t = 5, value_name = "N")]
    mistakes: usize,
    /// Also list all steps.
    #[arg(long)]
    steps: bool,
    /// Random seed; the same seed reproduces the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also write a chart of winning chances, luck and mistakes to this SVG file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Also print how long the analysis took.
    #[arg(long)]
    time: bool,
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
    let begun = Instant::now();
    let analysis = analyse(game, &record, look, &|point| {
        bar.set_length(point.total.into());
        bar.set_position(point.done.into());
        true
    });
    bar.finish_and_clear();
    let analysis = match analysis {
        Ok(analysis) => analysis,
        Err(AnalyseError::Record(error)) => return Err(wrap(error)),
        Err(AnalyseError::Stopped) => unreachable!("nothing stops the analysis"),
    };
    let seconds = begun.elapsed().as_secs_f64();
    if let Some(path) = &args.svg {
        std::fs::write(path, plot::svg(&analysis)).map_err(|error| CliError::file(path, error))?;
    }
    if args.json {
        output::json(&serde_json::json!(analysis))?;
    } else {
        output::print(&report(&analysis, args.mistakes, args.steps))?;
    }
    if args.time {
        output::complain(&format!("{seconds:.1} s for {} positions", analysis.steps.len() + 1));
    }
    Ok(Outcome::Fine)
}

fn report(analysis: &Analysis, mistakes: usize, steps: bool) -> String {
    let turns = analysis.steps.last().map_or(0, |step| step.turn);
    let unfinished = if analysis.finished { "" } else { "; unfinished: the end is an estimate" };
    let mut text = format!(
        "{}, {turns} turns, {} steps; {} iterations a position{unfinished}\n\n",
        analysis.game,
        analysis.steps.len(),
        analysis.iterations
    );
    text.push_str(&totals(analysis));
    text.push_str("\ncostliest decisions\n");
    if analysis.mistakes.is_empty() {
        text.push_str("  none that cost more than the noise of the estimate\n");
    }
    let title = |who: &str| {
        let party = analysis.parties.iter().find(|party| party.who == who);
        party.map_or_else(|| who.to_owned(), PartyLine::title)
    };
    for mistake in analysis.mistakes.iter().take(mistakes) {
        _ = writeln!(
            text,
            "  turn {}, step {}: {} played {} at a cost of {:.1} %; better {}",
            mistake.turn,
            mistake.number,
            title(&mistake.seat),
            mistake.text,
            100.0 * mistake.cost,
            mistake.better.join(", ")
        );
    }
    if steps {
        text.push_str(&list(analysis));
    } else {
        text.push_str("\n--steps lists all steps.\n");
    }
    text
}

/// Returns the table of the parties. Its rows add up as printed: what rounding cuts off goes into the unexplained part.
fn totals(analysis: &Analysis) -> String {
    let titles: Vec<String> = analysis.parties.iter().map(PartyLine::title).collect();
    let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0).max(5);
    let mut text =
        format!("{:width$}   start    luck  own decisions  others' decisions  unexplained     end\n", "%");
    for (party, title) in analysis.parties.iter().zip(titles) {
        let tenths = |share: f64| (1000.0 * share).round() / 10.0;
        let known = [party.start, party.luck, party.own, party.others].map(tenths);
        let end = tenths(party.end);
        let unexplained = tenths((end - known.iter().sum::<f64>()) / 100.0);
        let [start, luck, own, others] = known;
        _ = writeln!(
            text,
            "{title:width$}  {start:>6.1}  {luck:>+6.1}  {own:>+13.1}  {others:>+17.1}  {unexplained:>+11.1}  {end:>6.1}"
        );
    }
    text
}

/// Returns the list of all steps.
fn list(analysis: &Analysis) -> String {
    let shares = |shares: &mut dyn Iterator<Item = f64>| -> String {
        shares.map(|share| format!(" {:>7.1}", 100.0 * share)).collect()
    };
    let width = analysis.steps.iter().map(|step| step.text.chars().count()).max().unwrap_or(0).clamp(5, 40);
    let names: String = analysis.parties.iter().map(|party| format!(" {:>7}", party.who)).collect();
    let mut text = format!("\n turn  step  actor   {:<width$}{names}  change by luck or decision\n", "");
    let start = shares(&mut analysis.parties.iter().map(|party| party.start));
    _ = writeln!(text, "{:>11}          {:width$}{start}", 0, "");
    let mut last = 0;
    for step in &analysis.steps {
        let turn = if step.turn == last { String::new() } else { step.turn.to_string() };
        last = step.turn;
        let after = shares(&mut step.shares.iter().copied());
        _ = writeln!(
            text,
            "{turn:>5} {:>5}  {:<7} {:<width$}{after}{}",
            step.number,
            step.actor,
            step.text,
            change(analysis, step)
        );
    }
    text
}

/// Names what a step changed: for the seat that decided, or for the party that was luckiest; empty below 0.1 %.
fn change(analysis: &Analysis, step: &hexapod_lab::StepLine) -> String {
    let parties = analysis.parties.iter().zip(&step.effect);
    let named = if step.is_chance() {
        parties.max_by(|one, other| one.1.total_cmp(other.1))
    } else {
        parties.into_iter().find(|(party, _)| party.who == step.actor)
    };
    let what = if step.is_chance() { "luck" } else { "decision" };
    match named {
        Some((party, gain)) if gain.abs() >= 0.001 => {
            format!("  {what} {} {:+.1}", party.who, 100.0 * gain)
        }
        _ => String::new(),
    }
}
