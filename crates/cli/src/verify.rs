//! `hexapod verify`.

use std::path::PathBuf;

use hexapod_catalog::{KeptDice, verify};
use serde_json::json;

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Recompute every roll and draw of a record with verifiable dice.
///
/// Exit code 0 if all agree, 1 if one does not, 2 if the record cannot be checked.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Compare with what a player's browser has kept: a file with the text of `hexapod-dice-ID` from its local storage.
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let (record, mut table) = args::load_record(&args.file)?;
    let verified = match verify(table.as_mut()) {
        Ok(verified) => verified,
        Err(reason) => return bad_input(format!("{}: {reason}", args.file.display())),
    };
    let mut differences = Vec::new();
    if let Some(file) = &args.kept {
        let kept: KeptDice = match serde_json::from_str(&std::fs::read_to_string(file)?) {
            Ok(kept) => kept,
            Err(reason) => return bad_input(format!("{}: {reason}", file.display())),
        };
        differences = kept.differences(&record.meta);
    }
    let false_result = match (&record.result, table.result()) {
        (Some(claimed), Some(result)) if *claimed != result => {
            Some(format!("The record claims the result `{claimed}`, but its steps give `{result}`."))
        }
        _ => None,
    };
    let fine = verified.problems.is_empty() && differences.is_empty() && false_result.is_none();
    if args.json {
        output::json(&json!({
            "ok": fine, "verified": verified, "differences": differences, "false_result": false_result,
        }))?;
    } else {
        for problem in verified.problems.iter().chain(&differences).chain(&false_result) {
            output::line(problem)?;
        }
        output::line(&format!(
            "{} draws recomputed and equal, {} taken back, {} not equal.",
            verified.agreed,
            verified.taken_back,
            verified.problems.len()
        ))?;
        let restored = verified.epochs - 1;
        if restored > 0 {
            output::line(&format!(
                "The server was restored from a backup (times: {restored}); it said so and made new dice."
            ))?;
        }
        let seats = table.seats().len();
        output::line(&match verified.outside {
            0 => "All contributions are the host's own: the dice could not be changed during the game, but the seats had no hand in them.".to_owned(),
            outside => format!("{outside} of {seats} seats contributed to the dice themselves."),
        })?;
    }
    Ok(if fine { Outcome::Fine } else { Outcome::CheckFailed })
}
