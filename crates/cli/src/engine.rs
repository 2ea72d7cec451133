//! `hexapod engine`.

use hexapod_engine::Engine;

use crate::error::{Outcome, Result};

/// Speak the line protocol on standard input and output: one JSON request per line, one answer per line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the rolls begin; at random if left out.
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
