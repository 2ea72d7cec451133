//! Set-ups and positions read from text.

use hexapod_core::position::{Head, statements, with_ending};
use hexapod_core::{PositionError, Rules, Wish};

use super::draft::Draft;
use crate::data::COLOURS;
use crate::game::Termites;
use crate::state::State;

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(Termites, State), PositionError> {
    let mut head = Head::begin(Termites::INFO, wish)?;
    // One `random` for every seat holds beside the same said seat by seat.
    let all_drawn = statements(text)
        .any(|(_, statement)| statement.split_whitespace().any(|word| word == "colonies=random"));
    for (line, statement) in statements(text) {
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words[0] {
            "seats" => {
                let colonies = &words[1..];
                head.seats(line, colonies.len())?;
                // Colonies that the table has chosen hold; whether the text fits them is seen when it is read.
                let default = COLOURS.starts_with(colonies);
                let drawn = all_drawn && colonies.iter().all(|colony| *colony == "random");
                if !head.holds("colonies") && !default && !drawn {
                    head.option(line, "colonies", &colonies.join(","))?;
                }
            }
            "opt" => head.options(line, &words[1..])?,
            _ => {}
        }
    }
    let fewest = *Termites::INFO.seats.start();
    let game = Termites::new(head.setup(Termites::INFO, Some(fewest), wish.data.clone())?)?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &Termites, text: &str) -> Result<State, PositionError> {
    let mut draft = Draft::new(game);
    let mut head = Head::known(game.setup());
    let (statements, ending) = with_ending(text, &["fresh", "turn", "phase"])?;
    for statement in &statements {
        let (line, words) = (statement.line, &statement.words[..]);
        match words[0] {
            "seats" => {
                head.seats(line, words.len() - 1)?;
                draft.seats(&words[1..]).map_err(|message| statement.error(message))?;
            }
            "opt" => head.options(line, &words[1..])?,
            _ => draft.statement(words).map_err(|message| statement.error(message))?,
        }
    }
    draft.finish(&ending.words).map_err(|message| ending.error(message))
}
