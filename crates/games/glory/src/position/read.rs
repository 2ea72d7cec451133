//! Reads positions and set-ups.

use hexapod_core::position::{Head, Statement, with_ending};
use hexapod_core::{PositionError, Rules, Silence, Wish};

use super::draft::Draft;
use super::phase::in_phase;
use crate::game::Glory;
use crate::state::{Phase, State};

/// The words of the last statement.
const ENDINGS: &[&str] = &["fresh", "at", "phase"];

/// With how many seats a set-up is played that does not say it.
const USUAL_SEATS: usize = 2;

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(Glory, State), PositionError> {
    let mut head = Head::begin(Glory::INFO, wish)?;
    for statement in &with_ending(text, ENDINGS)?.0 {
        read_head(statement, &mut head)?;
    }
    let game = Glory::new(head.setup(Glory::INFO, Some(USUAL_SEATS), wish.data.clone())?)?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a statement of seats or options. Returns whether it is one.
fn read_head(statement: &Statement<'_>, head: &mut Head) -> Result<bool, PositionError> {
    let line = statement.line;
    match statement.words[..] {
        ["seats", number] => {
            let count =
                number.parse().map_err(|_| statement.error(format!("`{number}` is no number of seats.")))?;
            head.seats(line, count)?;
        }
        ["players", ref players @ ..] => {
            head.seats(line, players.len())?;
            return Ok(false);
        }
        ["opt", ref options @ ..] => head.options(line, options)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &Glory, text: &str) -> Result<State, PositionError> {
    let mut head = Head::known(game.setup());
    let mut draft = Draft::new(game);
    let (statements, ending) = with_ending(text, ENDINGS)?;
    for statement in &statements {
        if read_head(statement, &mut head)? {
            continue;
        }
        let text = statement.text;
        match draft.statement(&statement.words) {
            Ok(true) => {}
            Ok(false) => {
                return Err(statement.error(format!("`{text}` is no statement of a position of Glory.")));
            }
            Err(message) => return Err(statement.error(format!("`{text}`: {message}."))),
        }
    }
    let found = match ending.words[..] {
        ["fresh"] if draft.touched => Err("a new game has only seats and options".to_owned()),
        ["fresh"] => Ok(game.start()),
        ["at", ref rest @ ..] => start_at(&draft, rest),
        _ => in_phase(&draft, &ending.words[1..]),
    };
    found.map_err(|message| ending.error(format!("`{}`: {message}.", ending.words.join(" "))))
}

/// `at …`: play runs on from a place in the round.
fn start_at(draft: &Draft<'_>, words: &[&str]) -> Result<State, String> {
    let game = draft.game;
    let mut state = draft.lay_out()?;
    state.round = state.round.max(1);
    state.luck_used = false;
    state.asked = 0;
    state.turn = None;
    match words {
        ["round"] => game.start_round(&mut state, &mut Silence),
        // T1: after the last round the game is over; there is no Legacy phase.
        ["legacy"] if state.round >= game.options.rounds => {
            return Err("there is no Legacy phase after the last round".into());
        }
        ["legacy"] => game.begin_legacy(&mut state, &mut Silence),
        [seat, number] => {
            let seat = draft.seat(seat)?;
            if *number == "1" {
                game.start_turn(&mut state, seat, &mut Silence);
            } else {
                state.turn = Some(seat);
                state.seat = seat;
                match *number {
                    "2" => {
                        game.refresh_points(&mut state, seat);
                        state.phase = Phase::Move;
                    }
                    "4" => state.phase = Phase::Buy,
                    "5" => game.upkeep(&mut state, &mut Silence),
                    _ => return Err("a turn has phases 1, 2, 4 and 5 to start at".into()),
                }
            }
        }
        _ => return Err("play starts at a phase of a seat, at the round or at the Legacy phase".into()),
    }
    game.run_on(&mut state, &mut Silence);
    Ok(state)
}
