//! What was typed at the prompt, input by input: how far `undo` and `redo` go.

use hexapod_catalog::AnyTable;
use hexapod_core::Seat;

/// The numbers of steps before each input of a person, rising; those that were taken back included.
#[derive(Debug, Default)]
pub(crate) struct Inputs(Vec<usize>);

impl Inputs {
    /// Returns the inputs of a saved game, in which every step of a person counts as one.
    pub(crate) fn of_record(table: &dyn AnyTable, is_person: impl Fn(Option<Seat>) -> bool) -> Self {
        let steps = table.steps().into_iter();
        Self(steps.filter(|step| is_person(step.actor)).map(|step| step.number - 1).collect())
    }

    /// Notes an input after `at` steps; what was taken back is gone.
    pub(crate) fn typed(&mut self, at: usize) {
        self.0.retain(|before| *before < at);
        self.0.push(at);
    }

    /// Returns the number of steps before the last input.
    pub(crate) fn before_last(&self, at: usize) -> Option<usize> {
        self.0.iter().rev().copied().find(|before| *before < at)
    }

    /// Returns the number of steps before the turn to which the last input belongs: it reaches back to the last
    /// decision of another seat, at most to `least` steps. Nothing if another seat has decided since.
    pub(crate) fn before_turn(&self, table: &dyn AnyTable, least: usize) -> Option<usize> {
        let steps = table.steps();
        let last = self.before_last(steps.len())?;
        let seat = steps[last].actor;
        let is_other = |actor: Option<Seat>| actor.is_some() && actor != seat;
        if steps[last..].iter().any(|step| is_other(step.actor)) {
            return None;
        }
        let begin = steps[..last].iter().rposition(|step| is_other(step.actor)).map_or(0, |other| other + 1);
        let mut known = self.0.iter().copied().take_while(|before| *before <= last);
        known.find(|before| *before >= begin.max(least) && steps[*before].actor == seat)
    }

    /// Returns the number of steps after the next input that was taken back and what followed it, of `known` steps.
    pub(crate) fn after_next(&self, at: usize, known: usize) -> usize {
        self.0.iter().copied().find(|before| *before > at).unwrap_or(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_taken_back_and_played_again_as_a_whole() {
        let mut inputs = Inputs::default();
        for at in [2, 6, 9] {
            inputs.typed(at);
        }
        assert_eq!([10, 9, 6, 2].map(|at| inputs.before_last(at)), [Some(9), Some(6), Some(2), None]);
        assert_eq!([2, 6, 9].map(|at| inputs.after_next(at, 12)), [6, 9, 12]);
        // Something else is played after the first input.
        inputs.typed(6);
        assert_eq!((inputs.before_last(9), inputs.after_next(6, 8)), (Some(6), 8));
    }
}
