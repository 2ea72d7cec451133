//! `hexapod engine`.

use hexapod_engine::Engine;

use crate::error::{Outcome, Result};

/// Run the line protocol on standard input and output: one JSON request per line, one JSON answer per line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Random seed of rolls and bots; random if omitted.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result {
    let seed = match args.seed {
        Some(seed) => seed,
        None => crate::play::dice::random_seed()?,
    };
    hexapod_engine::run(
        Engine::new(seed, hexapod_catalog::wall),
        std::io::stdin().lock(),
        std::io::stdout().lock(),
    )?;
    Ok(Outcome::Fine)
}
