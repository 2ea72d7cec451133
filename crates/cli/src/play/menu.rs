//! The menu of `hexapod play` without arguments: a few questions, each with a default.

use hexapod_catalog::{AnyGame, AnyTable, BotSpec, LEVELS, games};
use hexapod_core::colours::DRAWN;
use hexapod_core::{OptionKind, Party, Wish};
use serde_json::{Map, Value as Json};

use super::{Sitter, settle_colours};
use crate::error::Result;
use crate::games::kind;
use crate::output;

/// The table and the players in its seats.
type Chosen = (Box<dyn AnyTable>, Vec<Sitter>);

/// The word of an option that leaves a seat's part to chance.
const RANDOM: &str = "random";

/// The opponents of those who do not choose: good, and quick.
const USUAL_LEVEL: usize = 4;

/// Asks for game, seats, opponents, and what each person may choose; `None` if the input ends or the player quits.
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
    let Some(options) = map(game, seats)? else { return Ok(None) };
    output::line("Who are the others?")?;
    for level in &LEVELS {
        output::line(&format!("  {}  {:<7} {}", level.number, level.name, level.style))?;
    }
    let people = LEVELS.len() + 1;
    output::line(&format!("  {people}  people at this screen"))?;
    let Some(others) = number("others", USUAL_LEVEL, 1..=people)? else { return Ok(None) };
    let level = LEVELS.get(others - 1).map(|level| Sitter::Bot(BotSpec::Level(level.number).into()));
    let other = level.unwrap_or(Sitter::Person);
    let parties = game.info().parties(seats);
    let Some(own) = own_seat(parties, seats, &other)? else { return Ok(None) };
    let mut sitters = vec![other; seats];
    sitters[own] = Sitter::Person;
    let mut wish = Wish { options, ..Wish::seats(seats) };
    if !ask_by_seat(game, &sitters, &mut wish)? {
        return Ok(None);
    }
    let mut table = game.begin(&wish)?;
    if let Some(colours) = game.info().colours.filter(|_| !parties.is_empty()) {
        let Some(wishes) = ask_colours(colours.words, parties, &sitters)? else { return Ok(None) };
        settle_colours(table.as_mut(), &wishes)?;
    }
    Ok(Some((table, sitters)))
}

/// Asks for the seat of the only person, where seats have places on the board. Returns its index.
fn own_seat(parties: &[Party], seats: usize, other: &Sitter) -> Result<Option<usize>> {
    let places: Vec<(&str, &str)> =
        parties.iter().take(seats).filter_map(|party| Some((party.who, party.place?))).collect();
    if places.is_empty() || *other == Sitter::Person {
        return Ok(Some(0));
    }
    output::line("Which seat is yours?")?;
    for (index, (who, place)) in places.iter().enumerate() {
        output::line(&format!("  {}  {who}, in the {place} corner", index + 1))?;
    }
    Ok(number("seat", 1, 1..=places.len())?.map(|choice| choice - 1))
}

/// Asks every person for their part of an option that is chosen seat by seat, such as the colonies of Termites; the
/// parts of bots are drawn. Returns whether the questions were answered.
fn ask_by_seat(game: &dyn AnyGame, sitters: &[Sitter], wish: &mut Wish) -> Result<bool> {
    let info = game.info();
    let Ok(version) = info.version(info.newest()) else { return Ok(true) };
    for spec in version.options {
        let OptionKind::List(words) = spec.kind else { continue };
        if !words.contains(&RANDOM) {
            continue;
        }
        output::line(spec.help)?;
        let mut chosen: Vec<&str> = Vec::new();
        for (index, sitter) in sitters.iter().enumerate() {
            if *sitter != Sitter::Person {
                chosen.push(RANDOM);
                continue;
            }
            let free: Vec<&str> =
                words.iter().copied().filter(|word| *word == RANDOM || !chosen.contains(word)).collect();
            let usual = free.iter().position(|word| *word == RANDOM).unwrap_or(0);
            let Some(word) = one_of(&format!("seat {}", index + 1), &free, usual)? else { return Ok(false) };
            chosen.push(word);
        }
        wish.options.insert(spec.name.to_owned(), Json::from(chosen));
    }
    Ok(true)
}

/// Asks every person, and for parties that nobody plays, for a colour. Bots have their usual one, or one that is free.
fn ask_colours(words: &[&str], parties: &[Party], sitters: &[Sitter]) -> Result<Option<Vec<Option<String>>>> {
    let mut chosen: Vec<Option<String>> = Vec::new();
    output::line("In which colour is each shown?")?;
    for (index, party) in parties.iter().enumerate() {
        if sitters.get(index).is_some_and(|sitter| *sitter != Sitter::Person) {
            chosen.push(None);
            continue;
        }
        let taken = |word: &str| chosen.iter().flatten().any(|other| other == word);
        let mut free: Vec<&str> = words.iter().copied().filter(|word| !taken(word)).collect();
        let usual = free.iter().position(|word| *word == party.colour).unwrap_or(0);
        free.push(DRAWN);
        let Some(word) = one_of(party.who, &free, usual)? else { return Ok(None) };
        chosen.push(Some(word.to_owned()));
    }
    Ok(Some(chosen))
}

/// Asks for one of the words by its number; `usual` is the index of the default.
fn one_of<'a>(what: &str, words: &[&'a str], usual: usize) -> Result<Option<&'a str>> {
    let listed: Vec<String> =
        words.iter().enumerate().map(|(index, word)| format!("{}  {word}", index + 1)).collect();
    output::line(&format!("  {}", listed.join("   ")))?;
    Ok(number(what, usual + 1, 1..=words.len())?.map(|choice| words[choice - 1]))
}

/// Asks which map to play, where the game has several for this number of players.
fn map(game: &dyn AnyGame, seats: usize) -> Result<Option<Map<String, Json>>> {
    let Some(option) = game.chosen() else { return Ok(Some(Map::new())) };
    let fitting = game.previews(game.info().newest(), None).into_iter();
    let fitting: Vec<_> = fitting.filter(|preview| preview.seats.is_none_or(|own| own == seats)).collect();
    if fitting.len() < 2 {
        return Ok(Some(Map::new()));
    }
    output::line(&format!("Which {option}?"))?;
    for (index, preview) in fitting.iter().enumerate() {
        output::line(&format!("  {}  {} ({})", index + 1, preview.name, kind(preview)))?;
    }
    let Some(choice) = number(option, 1, 1..=fitting.len())? else { return Ok(None) };
    Ok(Some(Map::from_iter([(option.to_owned(), fitting[choice - 1].name.clone().into())])))
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
