//! `hexapod games`.

use std::fmt::Write as _;

use hexapod_catalog::{AnyGame, games};
use hexapod_core::{OptionKind, Preview};
use serde_json::Value as Json;

use crate::error::{Outcome, Result};
use crate::{args, output};

/// List the games with their options and presets.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Show this game only, with all its options.
    game: Option<String>,
    /// Print JSON, with the JSON schema of the options.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let chosen: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![args::find_game(id)?],
        None => games().collect(),
    };
    if args.json {
        let cards: Vec<Json> = chosen.iter().map(|game| game.info().card()).collect();
        output::json(&Json::from(cards))?;
    } else {
        for game in chosen {
            output::print(&describe(game, args.game.is_some()))?;
        }
    }
    Ok(Outcome::Fine)
}

fn describe(game: &dyn AnyGame, whole: bool) -> String {
    let (info, newest) = (game.info(), game.newest());
    let (low, high) = (info.seats.start(), info.seats.end());
    let mut text = format!(
        "{:<10} {} ({low}-{high} players, {}-{} minutes)\n",
        info.id,
        info.name,
        info.minutes.start(),
        info.minutes.end()
    );
    _ = writeln!(text, "           {}", info.sentence);
    if whole {
        text.push_str("\nOptions (-o NAME=VALUE):\n");
        for option in newest.options {
            let values = match option.kind {
                OptionKind::Switch => "true, false".to_owned(),
                OptionKind::Choice(values) => {
                    values.iter().map(|value| bare(&Json::from(*value))).collect::<Vec<_>>().join(", ")
                }
                OptionKind::Integer(low, high) => format!("{low} to {high}"),
                OptionKind::List(words) => format!("a list of {}", words.join(", ")),
                OptionKind::Entry(words) => format!("{}, or a name of your data file", words.join(", ")),
                OptionKind::Name => "the name of a set".to_owned(),
            };
            _ = writeln!(
                text,
                "  {:<18} {values} (default {})\n{:<21}{}",
                option.name,
                bare(&Json::from(option.default)),
                "",
                option.help
            );
        }
        if let Some(option) = game.chosen() {
            _ = writeln!(text, "\nThe names for -o {option}=NAME:");
            for preview in game.previews(info.newest(), None) {
                _ = writeln!(text, "  {:<18} {}", preview.name, kind(&preview));
            }
        }
        text.push_str("\nPresets (--preset ID):\n");
        for preset in newest.presets {
            _ = writeln!(text, "  {:<18} {}: {}", preset.id, preset.name, preset.help);
        }
        if let Some(colours) = &info.colours {
            _ = writeln!(
                text,
                "\nColours (play --colours LIST):\n  {}, drawn, usual",
                colours.words.join(", ")
            );
        }
        text.push_str("\nVersions of the rules (--rules N):\n");
        for (index, version) in info.versions.iter().enumerate() {
            _ = writeln!(text, "  {:<18} {}", index + 1, version.changes);
        }
    }
    text
}

/// Returns for whom a map is: `3 players, advanced`.
pub(crate) fn kind(preview: &Preview) -> String {
    let players =
        preview.seats.map_or_else(|| "any number of players".to_owned(), |n| format!("{n} players"));
    if preview.advanced { players + ", advanced" } else { players }
}

/// Formats a value as it is written on the command line.
fn bare(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(values) => values.iter().map(bare).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}
