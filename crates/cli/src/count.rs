//! `hexapod count`.

use std::path::PathBuf;

use serde_json::{Value as Json, json};

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Count the step sequences of each length from the start or a position.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Maximum length.
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    depth: u16,
    #[command(flatten)]
    table: args::TableArgs,
    /// File with a position in the game's notation to start from.
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    position: Option<PathBuf>,
    /// Record whose last position to start from.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    let wish = args.table.wish(game)?;
    let table = match (&args.position, &args.record) {
        (Some(path), _) => game.set_up(&wish, &args::read_file(path)?)?,
        (None, Some(path)) => args::load_record(path)?.1,
        (None, None) => game.begin(&wish)?,
    };
    if table.info().id != game.info().id {
        return bad_input(format!("The record is of {}, not of {}.", table.info().name, game.info().name));
    }
    let mut counts = Vec::new();
    let mut printed = Ok(());
    game.count(table.as_ref(), usize::from(args.depth), &mut |length, count| {
        counts.push(json!([length, count]));
        if !args.json && printed.is_ok() {
            printed = output::line(&format!("{length:>3} {count:>16}"));
        }
    })
    .or_else(bad_input)?;
    printed?;
    if args.json {
        output::json(&Json::from(counts))?;
    }
    Ok(Outcome::Fine)
}
