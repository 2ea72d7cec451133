//! `hexapod`: the table in the terminal, for players, designers, bot authors and testers.

mod args;
mod bench;
mod count;
mod data;
mod engine;
mod error;
mod games;
mod output;
mod play;
mod replay;
mod rules;
mod scenarios;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::Outcome;

/// A digital table for board games: play, watch, simulate, check.
#[derive(Parser)]
#[command(name = "hexapod", version, about, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their options and presets.
    Games(games::Args),
    /// Read the rules of a game, a section of them, or one ruling.
    Rules(rules::Args),
    /// Print the standard data file of a game, to start your own from it.
    Data(data::Args),
    /// Play in the terminal: hot-seat, against bots, or on from a record.
    Play(play::Args),
    /// Step through a record.
    Replay(replay::Args),
    /// Recompute every roll and draw of a record with verifiable dice.
    Verify(verify::Args),
    /// Play thousands of games between bots and report how they went.
    Simulate(simulate::Args),
    /// Speak the line protocol on standard input and output.
    Engine(engine::Args),
    /// Run the scenario blocks of rules files.
    Scenarios(scenarios::Args),
    /// Count the step sequences of each length from a position.
    Count(count::Args),
    /// Measure the speed of the rules beside random chess.
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Data(args) => data::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Scenarios(args) => scenarios::run(&args),
        Command::Count(args) => count::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match result {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::CheckFailed) => ExitCode::from(1),
        Err(error) => {
            output::complain(&error.to_string());
            ExitCode::from(error.exit_code())
        }
    }
}
