//! `hexapod data`.

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Print the standard data file of a game, as a template for your own.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Version of the rules; the newest if omitted.
    #[arg(long, value_name = "N")]
    rules: Option<u32>,
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    match args::version(game, args.rules)?.data {
        Some(data) => output::print(data)?,
        None => return bad_input(format!("{} has no data file.", game.info().name)),
    }
    Ok(Outcome::Fine)
}
