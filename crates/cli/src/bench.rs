//! `hexapod bench`.

use std::time::Duration;

use hexapod_catalog::{AnyGame, games};
use hexapod_core::Wish;
use hexapod_lab::bench;
use serde_json::json;

use crate::error::{Outcome, Result};
use crate::{args, output};

/// Measure the speed of the rules and of the search relative to random chess in the same run.
///
/// A step is one step of a random game, chance steps included: all legal actions are listed (or one is sampled), and
/// one is played. The ratio to random chess (crate cozy-chess) makes figures of different machines comparable. The
/// search is measured in iterations per second (in evaluated positions where it plans whole turns) at three decisions
/// of a random game with the minimum number of seats, on one thread and on two.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure this game only.
    game: Option<String>,
    /// Steps in each of the eight rounds of a measurement.
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1_000..))]
    steps: u64,
    /// Duration of each of the 48 searches per game, in milliseconds; 0 skips the search.
    #[arg(long, default_value_t = 50, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=60_000))]
    search_ms: u64,
    /// Also measure the speed-up of `simulate` from one thread to two, relative to chess.
    #[arg(long)]
    scaling: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let chosen: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![args::find_game(id)?],
        None => games().collect(),
    };
    if cfg!(debug_assertions) {
        output::complain("this is not a release build; the figures mean little.");
    }
    if !args.json {
        output::line("game        seats  listed ns  / chess  sampled ns  / chess  chess ns  record steps/s")?;
    }
    let (mut all, mut scalings, mut searches) = (Vec::new(), Vec::new(), Vec::new());
    for game in &chosen {
        for seats in game.info().seats.clone() {
            let figures = bench::figures(*game, &Wish::seats(seats), args.steps)?;
            if !args.json {
                output::line(&format!(
                    "{:<11} {:>5} {:>10.1} {:>8.2} {:>11.1} {:>8.2} {:>9.1} {:>15.0}",
                    figures.game,
                    figures.seats,
                    figures.listed_ns,
                    figures.listed_ratio,
                    figures.sampled_ns,
                    figures.sampled_ratio,
                    figures.chess_ns,
                    figures.record_steps_per_second
                ))?;
            }
            all.push(figures);
        }
    }
    if args.search_ms > 0 {
        let time = Duration::from_millis(args.search_ms);
        if !args.json {
            output::line("\ngame        seats  iterations/s  on two threads  ratio  chess")?;
        }
        for game in &chosen {
            let speed = bench::search_speed(*game, &Wish::seats(*game.info().seats.start()), time)?;
            if !args.json {
                output::line(&format!(
                    "{:<11} {:>5} {:>13.0} {:>15.0} {:>6.2} {:>6.2}",
                    speed.game, speed.seats, speed.one_thread, speed.two_threads, speed.ratio, speed.chess
                ))?;
            }
            searches.push(speed);
        }
    }
    if args.scaling {
        for game in &chosen {
            let games = (args.steps / 40).max(64);
            let scaling = bench::scaling(*game, &Wish::seats(*game.info().seats.start()), games)?;
            if !args.json {
                output::line(&format!(
                    "{}: simulate on two threads against one {:.2}, chess {:.2}, ratio {:.2}",
                    scaling.game, scaling.simulate, scaling.chess, scaling.ratio
                ))?;
            }
            scalings.push(scaling);
        }
    }
    if args.json {
        output::json(&json!({ "figures": all, "search": searches, "scaling": scalings }))?;
    }
    Ok(Outcome::Fine)
}
