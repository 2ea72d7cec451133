//! Examples of a rules file, played by a reader: a position, the steps that were tried, what came of them. Nothing is
//! kept between two calls, and nothing is random but what follows from the caller's seed.

use hexapod_core::{ToMove, Viewer};
use hexapod_testkit::scenario::Example;

use crate::entry::AnyGame;
use crate::legal::Legal;
use crate::table::{AnyTable, Refused, generator};
use crate::telling::{Happened, Sentences};
use crate::wire::AnyView;

/// The most steps that can be played from the position of an example.
pub const MAX_EXAMPLE_STEPS: usize = 200;

/// What a reader does with an example.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tried<'a> {
    /// The steps before, chance included; each was accepted earlier.
    pub steps: &'a [String],
    /// The texts to play now, all or none.
    pub play: &'a [String],
    /// The seed of rolls and draws: chance is settled until a seat is to act. Without one, chance waits.
    pub seed: Option<u64>,
}

/// An example after what a reader did.
pub struct ShownExample {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// How many steps had been played before.
    pub before: usize,
    /// Why what was to be played is not possible; the table is as it was before.
    pub refused: Option<Refused>,
}

/// Why an example cannot be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExampleError {
    /// The rules file cannot be read, or the set-up of the example cannot; its own tests would fail too.
    #[error("The example {id} cannot be read: {message}")]
    Unreadable {
        /// The example.
        id: String,
        /// What is wrong.
        message: String,
    },
    /// More steps than [`MAX_EXAMPLE_STEPS`].
    #[error("From an example at most {MAX_EXAMPLE_STEPS} steps can be tried.")]
    TooManySteps,
    /// One of the steps before is refused.
    #[error("Step {number} of the example, `{text}`, is not possible: {}", .refused.message)]
    BadStep {
        /// Its number among the steps before, from 1.
        number: usize,
        /// The step.
        text: String,
        /// Why.
        refused: Box<Refused>,
    },
}

/// Sets an example up, plays the steps before and then what is to be played now.
///
/// # Errors
/// See [`ExampleError`]. That what is to be played now is refused is no error.
pub fn show_example(
    game: &dyn AnyGame,
    example: &Example,
    tried: Tried<'_>,
) -> Result<ShownExample, ExampleError> {
    let unreadable = |message| ExampleError::Unreadable { id: example.id.clone(), message };
    let mut table = game
        .set_up(&hexapod_core::Wish::default(), &example.set_up)
        .map_err(|error| unreadable(error.to_string()))?;
    if tried.steps.len() + tried.play.len() > MAX_EXAMPLE_STEPS {
        return Err(ExampleError::TooManySteps);
    }
    for (index, text) in tried.steps.iter().enumerate() {
        table.submit(None, text).map_err(|refused| ExampleError::BadStep {
            number: index + 1,
            text: text.clone(),
            refused: Box::new(refused),
        })?;
    }
    let before = table.standing().step;
    let refused = tried.play.iter().find_map(|text| table.submit(None, text).err());
    if refused.is_some() {
        table.undo(before);
    } else if let Some(seed) = tried.seed {
        let mut rng = generator(seed);
        while table.standing().to_move == ToMove::Chance && table.standing().step < MAX_EXAMPLE_STEPS {
            table.roll(&mut rng);
        }
    }
    Ok(ShownExample { table, before, refused })
}

impl ShownExample {
    /// Returns the view of the table. An example has no secrets: the reader sees every hand.
    pub fn view(&self) -> Box<dyn AnyView> {
        self.table.view(Viewer::Referee)
    }

    /// Returns what happened in the steps that were played now, with sentences.
    pub fn happened(&self) -> Vec<Happened> {
        self.table.happened(self.before, Sentences::Yes)
    }

    /// Returns the legal actions of the seat that is to act.
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::default();
        if matches!(self.table.standing().to_move, ToMove::Seat(_)) {
            self.table.write_legal(&mut legal);
        }
        legal
    }
}
