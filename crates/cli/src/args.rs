//! Arguments that several commands share.

use std::path::{Path, PathBuf};
use std::time::Duration;

use hexapod_catalog::{AnyGame, AnyTable, BotSpec, Player, PlayerError, game, no_such_game};
use hexapod_core::{Options, Record, Version, Wish};
use hexapod_lab::WeightsFile;

use crate::error::{CliError, Result, bad_input};

/// Seats, options and data of a table.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct TableArgs {
    /// Version of the rules; the newest if omitted (see `hexapod games GAME`).
    #[arg(long, value_name = "N")]
    pub(crate) rules: Option<u32>,
    /// Number of seats; the game's minimum if omitted.
    #[arg(short, long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Preset of options (see `hexapod games`).
    #[arg(short, long, value_name = "ID")]
    pub(crate) preset: Option<String>,
    /// Option of the game, as NAME=VALUE; may be repeated.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Custom data file instead of the standard one (see `hexapod data`).
    #[arg(short, long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
}

impl TableArgs {
    /// Returns whether no argument was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.rules.is_none()
            && self.seats.is_none()
            && self.preset.is_none()
            && self.options.is_empty()
            && self.data.is_none()
    }

    /// Returns the wish; the game checks the rest.
    pub(crate) fn wish(&self, game: &dyn AnyGame) -> Result<Wish> {
        let mut options = Options::defaults(version(game, self.rules)?.options);
        let mut given = serde_json::Map::new();
        for text in &self.options {
            let Some((name, value)) = text.split_once('=') else {
                return bad_input(format!("`{text}` is not NAME=VALUE."));
            };
            options.set_text(name, value).map_err(hexapod_core::SetupError::from)?;
            if let Some(value) = options.all().remove(name) {
                given.insert(name.to_owned(), value);
            }
        }
        let data = self.data.as_deref().map(read_file).transpose()?;
        Ok(Wish { rules: self.rules, seats: self.seats, preset: self.preset.clone(), options: given, data })
    }
}

/// Time limit of external programs.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct DeadlineArgs {
    /// Time limit per decision of external programs (cmd:…), in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=3_600_000))]
    deadline_ms: u32,
}

impl DeadlineArgs {
    /// Reads comma-separated lists of players of a game; `search:B@FILE` plays with the weights of a file.
    pub(crate) fn players_of(&self, game: &dyn AnyGame, texts: &[String]) -> Result<Vec<Player>> {
        let player = |text: &str| match text.split_once('@') {
            Some((bot, path)) if bot.starts_with("search") => weighing(game, bot, path),
            _ => self.player(text),
        };
        texts.iter().flat_map(|text| Player::split(text)).map(player).collect()
    }

    /// Reads one player; checks that an external program can be started.
    pub(crate) fn player(&self, text: &str) -> Result<Player> {
        let player: Player =
            text.parse().map_err(|error: PlayerError| CliError::BadInput(error.to_string()))?;
        let player = player.with_deadline(Duration::from_millis(self.deadline_ms.into()));
        if let Player::Program(program) = &player
            && let Err(fault) = program.try_out()
        {
            return bad_input(format!("{player}: {fault}"));
        }
        Ok(player)
    }
}

/// Returns the search bot with the weights of a file.
fn weighing(game: &dyn AnyGame, bot: &str, path: &str) -> Result<Player> {
    let (found, values) = read_weights(Path::new(path))?;
    if found.info().id != game.info().id {
        return bad_input(format!("{path}: these are weights of {}.", found.info().name));
    }
    match bot.parse() {
        Ok(BotSpec::Search(budget)) => Ok(Player::Weighing(budget, values.into(), path.into())),
        _ => bad_input(format!("`{bot}@{path}`: only search:B plays with the weights of a file.")),
    }
}

/// Reads a weights file.
pub(crate) fn read_weights(path: &Path) -> Result<(&'static dyn AnyGame, Vec<f32>)> {
    let text = read_file(path)?;
    WeightsFile::read(&text).map_err(|error| CliError::BadInput(format!("{}: {error}", path.display())))
}

/// Returns the game with this id.
pub(crate) fn find_game(id: &str) -> Result<&'static dyn AnyGame> {
    game(id).ok_or_else(|| CliError::BadInput(no_such_game(id)))
}

/// Returns the version of a game's rules; the newest if not said.
pub(crate) fn version(game: &dyn AnyGame, rules: Option<u32>) -> Result<&'static Version> {
    game.info().version(rules.unwrap_or(game.info().newest())).map_err(CliError::BadInput)
}

/// Reads a text file.
pub(crate) fn read_file(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| CliError::file(path, error))
}

/// Reads and replays a record.
pub(crate) fn load_record(path: &Path) -> Result<(Record, Box<dyn AnyTable>)> {
    let text = read_file(path)?;
    let wrap = |error| CliError::Record { path: path.to_owned(), error };
    let record = Record::read(&text).map_err(wrap)?;
    let table = find_game(&record.game)?.replay(&record).map_err(wrap)?;
    Ok((record, table))
}
