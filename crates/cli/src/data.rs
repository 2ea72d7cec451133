//! `hexapod data`.

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Print the standard data file of a game, as a template for your own.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
}

pub(crate) fn run(args: &Args) -> Result {
    let info = args::find_game(&args.game)?.info();
    match info.data {
        Some(data) => output::print(data)?,
        None => return bad_input(format!("{} has no data file.", info.name)),
    }
    Ok(Outcome::Fine)
}
