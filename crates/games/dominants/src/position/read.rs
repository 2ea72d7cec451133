//! Reading positions and set-ups.

use hexapod_core::position::{Head, statements};
use hexapod_core::{PositionError, Rules, Wish};

use super::draft::Draft;
use super::first_line::FirstLine;
use crate::game::DominAnts;
use crate::state::State;

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(DominAnts, State), PositionError> {
    let first = FirstLine::read(text)?;
    let mut head = Head::begin(DominAnts::INFO, wish)?;
    first.add_to(&mut head)?;
    let game = DominAnts::new(head.setup(DominAnts::INFO, None, wish.data.clone())?)?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &DominAnts, text: &str) -> Result<State, PositionError> {
    let first = FirstLine::read(text)?;
    first.add_to(&mut Head::known(game.setup()))?;
    let mut rest = statements(text).skip(1);
    if first.is_fresh() {
        return match rest.next() {
            Some((line, _)) => {
                Err(PositionError::at(line, "`fresh` is a new game; nothing else may be set up."))
            }
            None => Ok(game.start()),
        };
    }
    let error = |message: String| PositionError::at(first.line, message);
    let mut draft = Draft::new(game, &first).map_err(error)?;
    for (line, statement) in rest {
        let words: Vec<&str> = statement.split_whitespace().collect();
        draft.line(&words).map_err(|message| PositionError::at(line, message))?;
    }
    draft.finish(&first).map_err(error)
}
