//! The binary `hexapod`: one file per command.

mod analyse;
mod arena;
mod args;
mod bench;
mod count;
mod data;
mod engine;
mod error;
mod games;
mod learn;
mod load;
mod output;
mod play;
mod puzzles;
mod replay;
mod rules;
mod scenarios;
mod serve;
mod simulate;
mod store;
mod tune;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::{CliError, Outcome};

/// The server allocates and frees many small strings on several threads, which this allocator does fast.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A digital table for board games: play, replay, simulate, check.
#[derive(Parser)]
#[command(name = "hexapod", version, about, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    /// Weights file of a game's bots, as `tune --output` writes it; may be repeated for several games.
    #[arg(long, value_name = "FILE", global = true)]
    weights: Vec<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Rules(rules::Args),
    Data(data::Args),
    Play(play::Args),
    Learn(learn::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Puzzles(puzzles::Args),
    Tune(tune::Args),
    Engine(engine::Args),
    Serve(Box<serve::Args>),
    Store(store::Args),
    Load(load::Args),
    Scenarios(scenarios::Args),
    Count(count::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = load_weights(&cli.weights).and_then(|()| run(cli.command));
    match result {
        // A closed output, as with `head`, is not an error.
        Ok(Outcome::Fine) | Err(CliError::OutputClosed) => ExitCode::SUCCESS,
        Ok(Outcome::CheckFailed) => ExitCode::from(1),
        Ok(Outcome::Unreadable) => ExitCode::from(2),
        Err(error) => {
            output::complain(&error.to_string());
            ExitCode::from(2)
        }
    }
}

/// Lets all bots of this process play with the weights of these files.
fn load_weights(paths: &[PathBuf]) -> Result<(), CliError> {
    let mut all: Vec<(&'static str, Vec<f32>)> = Vec::new();
    for path in paths {
        let (game, values) = args::read_weights(path)?;
        let id = game.info().id;
        if all.iter().any(|(known, _)| *known == id) {
            return error::bad_input(format!("{}: weights of {id} are given twice.", path.display()));
        }
        all.push((id, values));
    }
    hexapod_core::heuristic::replace_weights(all);
    Ok(())
}

fn run(command: Command) -> error::Result {
    match command {
        Command::Games(args) => games::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Data(args) => data::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Serve(args) => serve::run(*args),
        Command::Store(args) => store::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Scenarios(args) => scenarios::run(&args),
        Command::Count(args) => count::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}
