//! Steps tried on a copy of the position; the table itself stays as it is, and its history is not copied.

use hexapod_core::{Heuristic, Seat, Silence, Step, StepOf, ToMove, Viewer, step_text};
use hexapod_fair::{BadOdds, Dice, Outcome};

use crate::fairness::due;
use crate::legal::Legal;
use crate::table::{Refused, TypedTable};
use crate::telling::{uncovers, write_legal};
use crate::wire::AnyView;

/// A copy of a table's position on which steps are played.
pub trait Trial {
    /// Returns who takes the next step.
    fn to_move(&self) -> ToMove;
    /// Returns the phase, as the rules file spells it.
    fn phase(&self) -> &'static str;
    /// Plays a step or compound input of a seat and returns the notation of each step.
    ///
    /// # Errors
    /// If the rules refuse it.
    fn submit(&mut self, sender: Seat, text: &str) -> Result<Vec<String>, Refused>;
    /// Plays the chance step that is due by a verifiable draw and returns its notation; `None` if chance is not to act.
    ///
    /// # Errors
    /// If the rules give odds that cannot be drawn from.
    fn draw(&mut self, dice: &Dice, counter: u64) -> Result<Option<String>, BadOdds>;
    /// Returns whether the steps so far were not decisions of this seat alone, or showed it something that was hidden
    /// from it.
    fn shows_more(&self, seat: Seat) -> bool;
    /// Replaces the content of `out` by the legal actions of the acting seat.
    fn write_legal(&self, out: &mut Legal);
    /// Returns the view.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// Returns the result in one line, once the game is over.
    fn result(&self) -> Option<String>;
}

pub(crate) struct TypedTrial<'a, G: Heuristic> {
    table: &'a TypedTable<G>,
    state: G::State,
    steps: Vec<StepOf<G>>,
}

impl<'a, G: Heuristic> TypedTrial<'a, G> {
    pub(crate) fn new(table: &'a TypedTable<G>) -> Self {
        Self { table, state: table.replay.state().clone(), steps: Vec::new() }
    }

    fn play(&mut self, step: StepOf<G>) -> String {
        let text = step_text(self.table.game(), &self.state, &step);
        self.table.game().play_unchecked(&mut self.state, &step, &mut Silence);
        self.steps.push(step);
        text
    }
}

impl<G: Heuristic> Trial for TypedTrial<'_, G> {
    fn to_move(&self) -> ToMove {
        self.table.game().to_move(&self.state)
    }

    fn phase(&self) -> &'static str {
        self.table.game().phase(&self.state)
    }

    fn submit(&mut self, sender: Seat, text: &str) -> Result<Vec<String>, Refused> {
        let (mut texts, mut found) = (Vec::new(), Vec::new());
        let is_compound = text.contains(';');
        for part in text.split(';').map(|part| if is_compound { part.trim() } else { part }) {
            let read = self.table.game().read(&self.state, Some(sender), part, &mut found);
            read.map_err(|refusal| self.table.refused(&refusal))?;
            texts.extend(found.drain(..).map(|step| self.play(step)));
        }
        Ok(texts)
    }

    fn draw(&mut self, dice: &Dice, counter: u64) -> Result<Option<String>, BadOdds> {
        if self.to_move() != ToMove::Chance {
            return Ok(None);
        }
        let (game, mut outcomes) = (self.table.game(), Vec::new());
        let odds = game.odds(&self.state, &mut outcomes);
        let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
        let step = match dice.outcome(counter, due(odds, &weights))? {
            Outcome::Index(index) => Step::Chance(outcomes[index].0),
            faces @ Outcome::Faces(_) => {
                let mut found = Vec::new();
                let read = game.read(&self.state, None, &faces.to_string(), &mut found);
                match (read, found.as_slice()) {
                    (Ok(()), [step]) => *step,
                    _ => unreachable!("{faces} is no roll"),
                }
            }
        };
        Ok(Some(self.play(step)))
    }

    fn shows_more(&self, seat: Seat) -> bool {
        let game = self.table.game();
        let mut before = self.table.replay.state().clone();
        self.steps.iter().any(|step| {
            let is_own = game.to_move(&before) == ToMove::Seat(seat) && !uncovers(game, &before, step, seat);
            game.play_unchecked(&mut before, step, &mut Silence);
            !is_own
        })
    }

    fn write_legal(&self, out: &mut Legal) {
        write_legal(self.table.game(), &self.state, out);
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.table.game().view(&self.state, viewer))
    }

    fn result(&self) -> Option<String> {
        let mut replay = self.table.replay.now();
        self.steps.iter().for_each(|step| replay.push(step, None));
        replay.result()
    }
}
