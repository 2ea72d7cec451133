//! The menu of `hexapod play` without arguments: three questions.

use hexapod_catalog::{AnyGame, AnyTable, BotSpec, games};
use hexapod_core::Wish;

use super::Sitter;
use crate::error::Result;
use crate::output;

/// The table and the players in its seats.
type Chosen = (Box<dyn AnyTable>, Vec<Sitter>);

/// Asks for game, seats and opponents; `None` if the input ends or the player quits.
pub(crate) fn ask() -> Result<Option<Chosen>> {
    output::line("Which game?")?;
    let all: Vec<&dyn AnyGame> = games().collect();
    for (index, game) in all.iter().enumerate() {
        let info = game.info();
        output::line(&format!("  {}  {}: {}", index + 1, info.name, info.sentence))?;
    }
    let Some(choice) = number("game", 1, 1..=all.len())? else { return Ok(None) };
    let game = all[choice - 1];
    let seats = game.info().seats.clone();
    let Some(seats) = number("players", *seats.start(), seats)? else { return Ok(None) };
    output::line(
        "Who are the others?\n  1  bots that play well (level 4)\n  2  bots for beginners (level 1)\n  3  people at this screen",
    )?;
    let Some(others) = number("others", 1, 1..=3)? else { return Ok(None) };
    let other = match others {
        1 => Sitter::Bot(BotSpec::Level(4).into()),
        2 => Sitter::Bot(BotSpec::Level(1).into()),
        _ => Sitter::Person,
    };
    let mut sitters = vec![other; seats];
    sitters[0] = Sitter::Person;
    Ok(Some((game.begin(&Wish::seats(seats))?, sitters)))
}

/// Asks until the answer is a number in the range, or empty for the default.
fn number(what: &str, default: usize, range: std::ops::RangeInclusive<usize>) -> Result<Option<usize>> {
    loop {
        let prompt = format!("{what} ({}-{}) [{default}]: ", range.start(), range.end());
        let Some(line) = output::ask(&prompt)? else { return Ok(None) };
        match line.trim() {
            "" => return Ok(Some(default)),
            "q" | "quit" | "exit" => return Ok(None),
            text => match text.parse() {
                Ok(number) if range.contains(&number) => return Ok(Some(number)),
                _ => output::line(&format!(
                    "A number from {} to {}, or Enter for {default}.",
                    range.start(),
                    range.end()
                ))?,
            },
        }
    }
}
