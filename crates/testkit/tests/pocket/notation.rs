//! Pocket's text: steps, positions, facts.

use std::fmt::Write as _;

use hexapod_core::position::statements;
use hexapod_core::{Game, PositionError, Seat, SetupError, Step, StepOf, ToMove, Viewer, Wish};

use crate::game::{Action, Cards, Chance, NAMES, Phase, Pocket, State};

fn seat(name: &str, seats: usize) -> Option<Seat> {
    NAMES[..seats].iter().position(|known| *known == name).map(Seat::new)
}

fn digit(text: &str, most: u8) -> Option<u8> {
    text.parse().ok().filter(|digit| text.len() == 1 && (1..=most).contains(digit))
}

/// Reads a step; `pick B 2` stands for two.
pub(crate) fn parse_step<const FAULT: u8>(text: &str, seats: usize) -> Option<Vec<StepOf<Pocket<FAULT>>>> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["draw", card] => vec![Step::Chance(Chance::Draw(digit(card, 4)?))],
        ["hide", card] => vec![Step::Action(Action::Hide(digit(card, 4)?))],
        ["roll", a, b, c] => vec![Step::Chance(Chance::Roll([digit(a, 6)?, digit(b, 6)?, digit(c, 6)?]))],
        ["pick", name] => vec![Step::Action(Action::Pick(seat(name, seats)?))],
        ["pick", name, points] => vec![
            Step::Action(Action::Pick(seat(name, seats)?)),
            Step::Action(Action::Bonus(digit(points, 2)?)),
        ],
        ["bonus", points] => vec![Step::Action(Action::Bonus(digit(points, 2)?))],
        _ => return None,
    })
}

pub(crate) fn set_up<const FAULT: u8>(
    wish: &Wish,
    text: &str,
) -> Result<(Pocket<FAULT>, State), PositionError> {
    let mut wish = wish.clone();
    for (line, statement) in statements(text) {
        if let Some(count) = statement.strip_prefix("seats ") {
            let seats = count.parse().map_err(|_| PositionError::at(line, "`seats` needs a number."))?;
            if wish.seats.is_some_and(|wished| wished != seats) {
                return Err(PositionError::at(line, "That is another number of seats."));
            }
            wish.seats = Some(seats);
        }
        for pair in statement.strip_prefix("opt ").into_iter().flat_map(str::split_whitespace) {
            let (name, value) =
                pair.split_once('=').ok_or_else(|| PositionError::at(line, "`opt name=value`"))?;
            let mut options = wish.check(Pocket::<FAULT>::INFO)?.options;
            options.set_text(name, value).map_err(SetupError::from)?;
            wish.options = options.changed();
        }
    }
    let game = Pocket::from_wish(&wish)?;
    let state = read_position(&game, text)?;
    Ok((game, state))
}

pub(crate) fn read_position<const FAULT: u8>(
    game: &Pocket<FAULT>,
    text: &str,
) -> Result<State, PositionError> {
    let mut state = game.start();
    let mut ended = false;
    for (line, statement) in statements(text) {
        let wrong = || PositionError::at(line, format!("`{statement}` cannot be read."));
        if ended {
            return Err(PositionError::at(line, "Nothing may follow the phase."));
        }
        let words: Vec<&str> = statement.split_whitespace().collect();
        let place = |name: &str| seat(name, game.seats()).map(Seat::index).ok_or_else(wrong);
        match words[..] {
            ["seats", count] if count == game.seats().to_string() => {}
            ["opt", ..] => {}
            ["fresh"] => ended = true,
            ["round", number] => state.round = digit(number, game.rounds).ok_or_else(wrong)?,
            ["hand", name, ref held @ ..] => state.hands[place(name)?] = cards(held).ok_or_else(wrong)?,
            ["hidden", name, card] => state.hidden[place(name)?] = Some(digit(card, 4).ok_or_else(wrong)?),
            ["spent", ref spent @ ..] => state.spent = cards(spent).ok_or_else(wrong)?,
            ["points", name, points] => state.points[place(name)?] = points.parse().map_err(|_| wrong())?,
            ["phase", ref phase @ ..] => {
                ended = true;
                let acting = |name: &str| seat(name, game.seats()).ok_or_else(wrong);
                state.phase = match *phase {
                    ["draw", name] => Phase::Draw(acting(name)?),
                    ["hide", name] => Phase::Hide(acting(name)?),
                    ["roll"] => Phase::Roll,
                    ["pick", name] => Phase::Pick(acting(name)?),
                    ["bonus", name, picked] => Phase::Bonus(acting(name)?, acting(picked)?),
                    ["over"] => Phase::Over,
                    _ => return Err(wrong()),
                };
            }
            _ => return Err(wrong()),
        }
    }
    if !ended {
        return Err(PositionError::Whole("The last line must be `fresh` or a phase.".into()));
    }
    Ok(state)
}

pub(crate) fn write_position<const FAULT: u8>(game: &Pocket<FAULT>, state: &State) -> String {
    let mut text = format!("seats {}\nround {}\n", game.seats(), state.round);
    for (index, name) in NAMES[..game.seats()].iter().enumerate() {
        _ = writeln!(text, "hand {name} {}", listed(&state.hands[index]));
        if let Some(card) = state.hidden[index] {
            _ = writeln!(text, "hidden {name} {card}");
        }
        _ = writeln!(text, "points {name} {}", state.points[index]);
    }
    _ = writeln!(text, "spent {}", listed(&state.spent));
    let name = |seat: Seat| NAMES[seat.index()];
    _ = match state.phase {
        Phase::Draw(seat) => writeln!(text, "phase draw {}", name(seat)),
        Phase::Bonus(seat, picked) => writeln!(text, "phase bonus {} {}", name(seat), name(picked)),
        _ => match game.to_move(state) {
            ToMove::Seat(seat) => writeln!(text, "phase {} {}", game.phase(state), name(seat)),
            ToMove::Chance | ToMove::Over => writeln!(text, "phase {}", game.phase(state)),
        },
    };
    text
}

pub(crate) fn fact<const FAULT: u8>(game: &Pocket<FAULT>, state: &State, words: &str) -> Option<String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    match words[..] {
        ["hand", name, ..] => {
            Some(format!("hand {name} {}", listed(&state.hands[seat(name, game.seats())?.index()])))
        }
        ["view", viewer, "hand", name, ..] => {
            let seen_by = match viewer {
                "spectator" => Viewer::Spectator,
                _ => Viewer::Seat(game.seat_named(viewer)?),
            };
            let (count, cards) = game.view(state, seen_by).hands[game.seat_named(name)?.index()];
            let shown = cards.map_or_else(|| vec!["?"; count as usize].join(" "), |cards| listed(&cards));
            Some(format!("view {viewer} hand {name} {shown}"))
        }
        ["bag", ..] => Some(format!("bag {}", listed(&state.bag()))),
        _ => None,
    }
}

fn cards(words: &[&str]) -> Option<Cards> {
    let mut cards = [0; 4];
    for word in words.iter().filter(|word| **word != "-") {
        cards[digit(word, 4)? as usize - 1] += 1;
    }
    Some(cards)
}

fn listed(cards: &Cards) -> String {
    let copies = |index: usize| std::iter::repeat_n((index + 1).to_string(), cards[index] as usize);
    let words: Vec<String> = (0..4).flat_map(copies).collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}
