//! `hexapod replay`.

use std::path::PathBuf;

use hexapod_catalog::AnyTable;
use hexapod_core::{Record, Viewer};
use serde_json::json;

use crate::error::{Outcome, Result, bad_input};
use crate::output::ColourChoice;
use crate::{args, output};

/// Step through a record.
///
/// Without --at it reads commands: Enter or `n` for the next step, `p` for the previous one, a step number, `first`,
/// `last`, `view SEAT`, `log`, `quit`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Show the position after this step (a number, `first` or `last`) and exit.
    #[arg(long, value_name = "STEP")]
    at: Option<String>,
    /// Show what this seat or `spectator` may know; everything if omitted.
    #[arg(long, value_name = "SEAT")]
    view: Option<String>,
    /// Print the view and the events of all steps so far as JSON.
    #[arg(long)]
    json: bool,
    /// When to use colour.
    #[arg(long, value_enum, default_value_t = ColourChoice::Auto)]
    color: ColourChoice,
}

pub(crate) fn run(args: &Args) -> Result {
    let text = args::read_file(&args.file)?;
    if let Ok(record) = Record::read(&text)
        && let Some(viewer) = &record.seen_by
    {
        return read_out(&record, viewer, args.json);
    }
    let (_, table) = args::load_record(&args.file)?;
    let viewer = args.view.as_deref().map_or(Ok(Viewer::Referee), |name| viewer(table.as_ref(), name))?;
    let mut player = Player { last: table.known_steps(), table, viewer, colour: args.color };
    if args.at.is_none() && !args.json {
        return player.ask();
    }
    let at = args.at.as_deref().unwrap_or("last");
    match player.place(at) {
        Some(step) => player.table.jump(step),
        None => return bad_input(format!("There is no step `{at}`: the record has {}.", player.last)),
    }
    if args.json {
        let table = &player.table;
        output::json(&json!({
            "standing": table.standing().json(table.seats()),
            "view": table.view(viewer).json(),
            "events": table.events(0, viewer),
        }))?;
    } else {
        player.show(player.table.standing().step.saturating_sub(1))?;
    }
    Ok(Outcome::Fine)
}

/// Prints the steps of a redacted record, which cannot be replayed.
fn read_out(record: &Record, viewer: &str, as_json: bool) -> Result {
    if as_json {
        let steps: Vec<_> =
            record.steps().map(|step| json!({ "actor": step.actor, "step": step.text })).collect();
        output::json(
            &json!({ "game": record.game, "seats": record.seats, "seen_by": viewer, "steps": steps }),
        )?;
        return Ok(Outcome::Fine);
    }
    output::line(&format!("A game of {} with {} seats, as {viewer} saw it.", record.game, record.seats))?;
    for (index, step) in record.steps().enumerate() {
        let actor = step.actor.map_or(String::new(), |actor| format!("{actor}: "));
        output::line(&format!("{:>4}. {actor}{}", index + 1, step.text))?;
    }
    if let Some(result) = &record.result {
        output::line(result)?;
    }
    Ok(Outcome::Fine)
}

/// Reads the viewer: a seat's name or `spectator`.
fn viewer(table: &dyn AnyTable, name: &str) -> Result<Viewer> {
    let seats = table.seats();
    seats.viewer(name).map_or_else(
        || bad_input(format!("There is no seat `{name}`; there are {} and spectator.", seats.join(", "))),
        Ok,
    )
}

struct Player {
    table: Box<dyn AnyTable>,
    last: usize,
    viewer: Viewer,
    colour: ColourChoice,
}

impl Player {
    /// Reads a step number, `first` or `last`.
    fn place(&self, text: &str) -> Option<usize> {
        match text {
            "first" => Some(0),
            "last" => Some(self.last),
            number => number.parse().ok().filter(|step| *step <= self.last),
        }
    }

    /// Shows the events after `since` and the position.
    fn show(&self, since: usize) -> Result<()> {
        let standing = self.table.standing();
        for event in self.table.events(since, self.viewer) {
            output::line(&format!("{:>4}. {}", event.step, event.text))?;
        }
        output::line(&format!("\nStep {} of {}", standing.step, self.last))?;
        output::print(&self.table.draw(self.viewer, output::ink(self.colour)))
    }

    fn ask(mut self) -> Result {
        self.table.jump(0);
        self.show(0)?;
        loop {
            let Some(line) = output::ask("replay> ")? else { return Ok(Outcome::Fine) };
            let at = self.table.standing().step;
            let words: Vec<&str> = line.split_whitespace().collect();
            let to = match words[..] {
                [] | ["n" | "next"] => (at + 1).min(self.last),
                ["p" | "prev" | "back"] => at.saturating_sub(1),
                ["q" | "quit" | "exit"] => return Ok(Outcome::Fine),
                ["view"] => {
                    self.viewer = Viewer::Referee;
                    at
                }
                ["view", seat] => {
                    match viewer(self.table.as_ref(), seat) {
                        Ok(viewer) => self.viewer = viewer,
                        Err(error) => {
                            output::line(&error.to_string())?;
                            continue;
                        }
                    }
                    at
                }
                ["log"] => {
                    for event in self.table.events(0, self.viewer) {
                        output::line(&format!("{:>4}. {}", event.step, event.text))?;
                    }
                    continue;
                }
                [word] if self.place(word).is_some() => self.place(word).unwrap_or(at),
                _ => {
                    output::line(
                        "Enter or n: next, p: back, a number, first, last: go there, view SEAT, log, quit.",
                    )?;
                    continue;
                }
            };
            self.table.jump(to);
            self.show(if to > at { at } else { to })?;
        }
    }
}
