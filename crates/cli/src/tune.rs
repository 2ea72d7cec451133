//! `hexapod tune`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hexapod_catalog::{AnyGame, BotSpec, Budget, Player};
use hexapod_lab::tune::{self, Progress, Training};
use hexapod_lab::{Match, WeightsFile, arena};

use crate::error::{CliError, Outcome, Result, bad_input};
use crate::{args, output};

/// Improve the weights of a game's heuristic by self-play.
///
/// In every step all weights are perturbed at random, the two perturbed versions play each other in blocks of rotated
/// seats with the same rolls, and all weights move a small step towards the winner (SPSA). The result is the mean over
/// all steps, later ones counting more. With --state the progress is saved after each step: an interrupted run is
/// resumed by the same command, with the same result as without the interruption. No weight changes its sign, or its
/// size by more than a factor of 20.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    #[command(flatten)]
    table: args::TableArgs,
    /// Total number of steps, including those of earlier runs with the same --state.
    #[arg(long, default_value_t = 200)]
    steps: u64,
    /// Games per step, rounded up to whole blocks.
    #[arg(short = 'n', long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Search iterations per decision.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    iterations: u64,
    /// Size of the perturbation relative to each weight; decreases slowly with every step.
    #[arg(long, default_value_t = 0.4, value_parser = fraction)]
    spread: f64,
    /// Step size towards a clear winner relative to the perturbation; decreases with every step.
    #[arg(long, default_value_t = 1.5, value_parser = fraction)]
    rate: f64,
    /// File to save the progress to after each step; resumes from it if it exists.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Play this number of games between the new weights and the old ones, with seeds not used for tuning.
    #[arg(long, value_name = "GAMES")]
    check: Option<u64>,
    /// Source file to update: replaces the number behind each weight's quoted name.
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    /// Weights file to write; `--weights FILE` loads it in every command that seats bots.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Random seed; the same seed reproduces the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted. Does not change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn fraction(text: &str) -> std::result::Result<f64, String> {
    text.parse().ok().filter(|part| *part > 0.0 && *part <= 2.0).ok_or("a number above 0, up to 2".to_owned())
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    let training = Training {
        wish: args.table.wish(game)?,
        budget: Budget::Iterations(args.iterations),
        games: args.games,
        spread: args.spread,
        rate: args.rate,
        seed: args.seed,
        threads: args.threads.map(usize::from),
    };
    let Some(fresh) = Progress::begin(game, &training)? else {
        return bad_input(format!("{} has no weights to tune.", game.info().name));
    };
    let mut progress = match &args.state {
        Some(path) if path.is_file() => go_on(path, &fresh)?,
        _ => fresh,
    };
    let each = tune::games_of_step(game, &training)?;
    let bar = output::bar(each * args.steps.max(progress.step), "games");
    while progress.step < args.steps {
        let before = each * progress.step;
        bar.set_position(before);
        tune::step(game, &training, &mut progress, &|done| bar.set_position(before + done))?;
        if let Some(path) = &args.state {
            output::replace_file(path, &format!("{:#}\n", serde_json::json!(progress)))?;
        }
    }
    bar.finish_and_clear();
    let weights = progress.weights();
    let standings = match args.check {
        Some(games) => Some(check(game, &training, &weights, games)?),
        None => None,
    };
    if let Some(path) = &args.into {
        let source = args::read_file(path)?;
        match tune::pasted(&source, &progress.settings.names, &weights) {
            Ok(text) => output::replace_file(path, &text)?,
            Err(name) => {
                return bad_input(format!(
                    "{}: the weight \"{name}\" with its number must be there exactly once.",
                    path.display()
                ));
            }
        }
    }
    if let Some(path) = &args.output {
        let file = WeightsFile::new(game, &weights);
        output::replace_file(path, &format!("{:#}\n", serde_json::json!(file)))?;
    }
    if args.json {
        output::json(&serde_json::json!({
            "steps": progress.step,
            "names": progress.settings.names,
            "old": progress.settings.start,
            "new": weights,
            "check": standings,
        }))?;
    } else {
        output::print(&table(&progress, &weights))?;
        if let Some(standings) = &standings {
            output::line("\nthe new weights against the old ones, on fresh luck:\n")?;
            output::print(&crate::arena::table(standings))?;
        }
    }
    Ok(Outcome::Fine)
}

/// Reads the progress of an earlier run.
fn go_on(path: &Path, fresh: &Progress) -> Result<Progress> {
    let text = args::read_file(path)?;
    let found: Progress = serde_json::from_str(&text).map_err(|error| {
        CliError::BadInput(format!("{}: this is no state of `tune`: {error}.", path.display()))
    })?;
    if found.settings == fresh.settings {
        Ok(found)
    } else {
        bad_input(format!(
            "{}: this run was begun with other settings or other weights; give the same ones, or another file.",
            path.display()
        ))
    }
}

/// Plays the new weights against the old ones, with seeds not used for tuning.
fn check(
    game: &dyn AnyGame,
    training: &Training,
    weights: &[f32],
    games: u64,
) -> Result<hexapod_lab::Standings> {
    let plan = Match {
        wish: training.wish.clone(),
        players: vec![
            Player::Weighing(training.budget, Arc::from(weights), "new".into()),
            BotSpec::Search(training.budget).into(),
        ],
        games: games.max(1),
        seed: !training.seed,
        threads: training.threads,
        sprt: None,
    };
    let bar = output::bar(0, "games of the check");
    let standings = arena(game, &plan, &|done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    Ok(standings)
}

fn table(progress: &Progress, weights: &[f32]) -> String {
    let mut text = format!("{} steps; the new weights, and the old ones behind them\n\n", progress.step);
    let names = &progress.settings.names;
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    for ((name, new), old) in names.iter().zip(weights).zip(&progress.settings.start) {
        let quoted = format!("\"{name}\"");
        _ = writeln!(text, "Weight::new({quoted:<width$}, {:>8}), // {old}", tune::written(*new));
    }
    text
}
