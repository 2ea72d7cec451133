//! Positions and set-ups as text, both ways (section 7).

use std::fmt::Write as _;

use hexapod_core::position::{Head, Statement, or_dash, statements, with_ending};
use hexapod_core::{PositionError, Rules, Seat, Wish};

use crate::game::Pocket;
use crate::notation::value;
use crate::state::{COPIES, Counts, Phase, State};

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(Pocket, State), PositionError> {
    let mut head = Head::begin(Pocket::INFO, wish)?;
    for (line, statement) in statements(text) {
        read_head(&mut head, line, &statement.split_whitespace().collect::<Vec<_>>())?;
    }
    let game = Pocket::new(head.setup(Pocket::INFO, None, None)?)?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a position of a game that is already known. What is left out is as in a new game.
pub(crate) fn read(game: &Pocket, text: &str) -> Result<State, PositionError> {
    let mut state = State::fresh();
    let mut head = Head::known(game.setup());
    let (statements, ending) = with_ending(text, &["fresh", "phase"])?;
    for statement in &statements {
        if !read_head(&mut head, statement.line, &statement.words)? {
            read_part(game, &mut state, &statement.words).ok_or_else(|| not_understood(statement))?;
        }
    }
    state.phase = match ending.words[..] {
        ["fresh"] if state == State::fresh() => state.phase,
        ["fresh"] => return Err(ending.error("`fresh` is a new game; nothing else may be set up.")),
        _ => read_phase(game, &ending.words[1..]).ok_or_else(|| not_understood(&ending))?,
    };
    // After this, code trusts the position.
    game.audit(&state).map_err(|problem| ending.error(format!("The position is impossible: {problem}.")))?;
    Ok(state)
}

/// Reads a statement that every game has; returns whether it is one.
fn read_head(head: &mut Head, line: usize, words: &[&str]) -> Result<bool, PositionError> {
    match words {
        ["seats", count] => head.seats(line, count.parse().unwrap_or_default())?,
        ["opt", options @ ..] => head.options(line, options)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_part(game: &Pocket, state: &mut State, words: &[&str]) -> Option<()> {
    match words {
        ["round", round] => {
            state.round = round.parse().ok().filter(|round| (1..=game.options.rounds).contains(round))?;
        }
        ["dice", dice @ ..] => state.dice = read_counts(dice, game.n_dice())?,
        ["spent", cards @ ..] => state.spent = read_counts(cards, COPIES)?,
        ["hand", seat, cards @ ..] => {
            state.hold_mut(game.seat_named(seat)?).hand = read_counts(cards, COPIES)?;
        }
        ["played", seat, card] => state.hold_mut(game.seat_named(seat)?).played = Some(value(card)?),
        ["points", seat, points, matches] => {
            let held = state.hold_mut(game.seat_named(seat)?);
            held.points = points.parse::<u16>().ok()?.into();
            held.matches = matches.parse::<u16>().ok()?.into();
        }
        _ => return None,
    }
    Some(())
}

fn read_phase(game: &Pocket, words: &[&str]) -> Option<Phase> {
    Some(match *words {
        ["draw", seat] => Phase::Draw(game.seat_named(seat)?),
        ["roll"] => Phase::Roll,
        ["hide", seat] => Phase::Hide(game.seat_named(seat)?),
        ["pick", seat] => Phase::Pick(game.seat_named(seat)?),
        ["over"] => Phase::Over,
        _ => return None,
    })
}

/// Reads `1 4 4`, or `-` for none; at most `most` of each value.
fn read_counts(words: &[&str], most: u8) -> Option<Counts> {
    let mut counts = Counts::default();
    for word in words.iter().filter(|word| **word != "-") {
        counts.add(value(word).filter(|value| counts.of(*value) < most)?);
    }
    Some(counts)
}

fn not_understood(statement: &Statement<'_>) -> PositionError {
    statement.error(format!("`{}` is no statement of a position of Pocket.", statement.text))
}

/// Writes the position: every part of the state, in the order of section 7.
pub(crate) fn write(game: &Pocket, state: &State) -> String {
    let mut text = format!(
        "seats {}\nround {}\ndice {}\nspent {}\n",
        game.seats(),
        state.round,
        listed(state.dice),
        listed(state.spent)
    );
    // Writing into a String cannot fail.
    let mut line = |words: String| _ = writeln!(text, "{words}");
    for seat in Seat::all(game.seats()) {
        let (name, held) = (game.seat_name(seat), state.hold(seat));
        line(format!("hand {name} {}", listed(held.hand)));
        if let Some(card) = held.played {
            line(format!("played {name} {card}"));
        }
        line(format!("points {name} {} {}", held.points, held.matches));
    }
    line(match state.phase {
        Phase::Draw(seat) | Phase::Hide(seat) | Phase::Pick(seat) => {
            format!("phase {} {}", state.phase.name(), game.seat_name(seat))
        }
        Phase::Roll | Phase::Over => format!("phase {}", state.phase.name()),
    });
    text
}

/// Returns `1 4 4`, or `-`.
pub(crate) fn listed(counts: Counts) -> String {
    or_dash(counts.values().map(|value| value.to_string()))
}
