//! Pocket's text: steps, positions, facts.

use std::fmt::Write as _;

use hexapod_core::position::{Head, or_dash, statements, with_ending};
use hexapod_core::{PositionError, Rules, Seat, Sight, Step, StepOf, ToMove, Viewer, Wish};

use crate::faults::SET_UP_OVERRIDES;
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
    let none = Wish::default();
    let wish = if FAULT == SET_UP_OVERRIDES { &none } else { wish };
    let mut head = Head::begin(Pocket::<FAULT>::INFO, wish)?;
    for (line, statement) in statements(text) {
        match statement.split_whitespace().collect::<Vec<_>>()[..] {
            ["seats", count] => head.seats(line, count.parse().unwrap_or_default())?,
            ["opt", ref options @ ..] => head.options(line, options)?,
            _ => {}
        }
    }
    let game = Pocket::new(head.setup(Pocket::<FAULT>::INFO, Some(2), wish.data.clone())?)?;
    let state = read_position(&game, text)?;
    Ok((game, state))
}

pub(crate) fn read_position<const FAULT: u8>(
    game: &Pocket<FAULT>,
    text: &str,
) -> Result<State, PositionError> {
    let mut state = game.start();
    let mut head = Head::known(game.setup());
    let (statements, ending) = with_ending(text, &["fresh", "phase"])?;
    for statement in &statements {
        let wrong = || statement.error(format!("`{}` cannot be read.", statement.text));
        let place = |name: &str| seat(name, game.seats()).map(Seat::index).ok_or_else(wrong);
        match statement.words[..] {
            ["seats", count] => head.seats(statement.line, count.parse().unwrap_or_default())?,
            ["opt", ref options @ ..] => head.options(statement.line, options)?,
            ["round", number] => state.round = digit(number, game.options.rounds).ok_or_else(wrong)?,
            ["hand", name, ref held @ ..] => state.hands[place(name)?] = cards(held).ok_or_else(wrong)?,
            ["hidden", name, card] => state.hidden[place(name)?] = Some(digit(card, 4).ok_or_else(wrong)?),
            ["spent", ref spent @ ..] => state.spent = cards(spent).ok_or_else(wrong)?,
            ["points", name, points] => state.points[place(name)?] = points.parse().map_err(|_| wrong())?,
            _ => return Err(wrong()),
        }
    }
    let wrong = || ending.error(format!("`{}` cannot be read.", ending.text));
    let acting = |name: &str| seat(name, game.seats()).ok_or_else(wrong);
    state.phase = match ending.words[1..] {
        [] => state.phase,
        ["draw", name] => Phase::Draw(acting(name)?),
        ["hide", name] => Phase::Hide(acting(name)?),
        ["roll"] => Phase::Roll,
        ["pick", name] => Phase::Pick(acting(name)?),
        ["bonus", name, picked] => Phase::Bonus(acting(name)?, acting(picked)?),
        ["over"] => Phase::Over,
        _ => return Err(wrong()),
    };
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
    or_dash((0..4).flat_map(copies))
}
