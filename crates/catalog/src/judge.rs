//! What one decision is worth, and worlds that its seat cannot tell apart: for puzzles.

use hexapod_bots::search::{Avoided, Search, Tuning};
use hexapod_core::{
    Document, Feat, Heuristic, Replay, SeedableRng, Silence, SmallRng, Step, StepOf, step_text,
};

use crate::table::{AnyTable, TypedTable};

/// Positions that a plan looks at in one iteration: about what a search plays in one.
const POSITIONS: u64 = 8;

/// A whole turn of the acting seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Turn {
    /// Its steps, the one that ends it included.
    pub steps: Vec<String>,
    /// The seat's win share after the answers of the others, as the plan estimates it.
    pub share: f64,
}

/// Questions about the decision that is due. All answers use only what the acting seat knows.
pub trait Judge {
    /// Returns the acting seat's win share after a legal action, over `iterations` iterations that all begin with it, so
    /// that actions are compared fairly; `None` if the text is not a single legal action.
    fn worth(&self, action: &str, seed: u64, iterations: u64) -> Option<f64>;

    /// Returns whether bots of this game plan whole turns.
    fn plans(&self) -> bool;

    /// Returns what the acting seat may play its turn for.
    fn feats(&self) -> Vec<Feat>;

    /// Returns the best whole turns that a plan finds in `iterations` iterations, best first, at most `most`. In none of
    /// them all facts of `avoided` hold at the same time; an empty list avoids nothing.
    fn turns(&self, avoided: &[String], seed: u64, iterations: u64, most: usize) -> Vec<Turn>;

    /// Returns a table without history at a position that the acting seat cannot tell from this one; `None` if no seat
    /// is to act.
    fn imagined(&self, seed: u64) -> Option<Box<dyn AnyTable>>;

    /// Returns whether the action `next` belongs to the decision that the last `begun` played steps began: the hex after
    /// the unit, the strike after the walk. `false` if nothing has begun.
    fn goes_on(&self, begun: usize, next: &str) -> bool;
}

impl<G: Heuristic> Judge for TypedTable<G> {
    fn worth(&self, action: &str, seed: u64, iterations: u64) -> Option<f64> {
        let knowledge = self.knowledge()?;
        let Step::Action(action) = self.single(action)? else { return None };
        let mut search = Search::<G>::new(seed, Tuning::default());
        let shares = search.worth(&knowledge, action, iterations.max(1), || true);
        Some(f64::from(shares[knowledge.seat().index()]))
    }

    fn plans(&self) -> bool {
        G::PLANS
    }

    fn feats(&self) -> Vec<Feat> {
        self.game().feats(self.replay.state())
    }

    fn turns(&self, avoided: &[String], seed: u64, iterations: u64, most: usize) -> Vec<Turn> {
        let Some(knowledge) = self.knowledge() else { return Vec::new() };
        let game = self.game();
        let hold = |state: &G::State| avoided.iter().all(|fact| Feat::holds(game, state, fact));
        let hold: Avoided<'_, G::State> = if avoided.is_empty() { None } else { Some(&hold) };
        let mut found =
            Search::<G>::new(seed, Tuning::default()).turns(&knowledge, hold, iterations.max(1) * POSITIONS);
        let seat = knowledge.seat().index();
        found.sort_by(|one, other| other.1[seat].total_cmp(&one.1[seat]));
        let written = |(actions, shares): (Vec<G::Action>, hexapod_core::WinShares)| {
            let mut state = self.replay.state().clone();
            let write = |action: G::Action| {
                let step = Step::Action(action);
                // In a world that the seat imagines more may be possible than in this one.
                game.check(&state, None, &step).ok()?;
                let text = step_text(game, &state, &step);
                game.play_unchecked(&mut state, &step, &mut Silence);
                Some(text)
            };
            Some(Turn {
                steps: actions.into_iter().map(write).collect::<Option<_>>()?,
                share: f64::from(shares[seat]),
            })
        };
        found.into_iter().filter_map(written).take(most).collect()
    }

    fn imagined(&self, seed: u64) -> Option<Box<dyn AnyTable>> {
        let seat = self.replay.to_move().seat()?;
        let world = self.game().imagine(self.replay.state(), seat, &mut SmallRng::seed_from_u64(seed));
        let document = Document { position: self.game().write_position(&world), ..self.replay.document() };
        let replay = Replay::<G>::from_document(&document).ok()?;
        Some(Box::new(Self::new(replay, std::sync::Arc::clone(&self.words))))
    }

    fn goes_on(&self, begun: usize, next: &str) -> bool {
        let Some(next) = self.single(next) else { return false };
        let mut played: Vec<StepOf<G>> = Vec::new();
        let from = self.replay.at().saturating_sub(begun);
        self.replay.walk(from, |_, _, step, _| played.push(*step));
        !played.is_empty() && self.game().goes_on(self.replay.state(), &played, &next)
    }
}

impl<G: Heuristic> TypedTable<G> {
    /// Returns the one step that a text means now.
    fn single(&self, text: &str) -> Option<StepOf<G>> {
        match self.replay.understand(None, text).ok()?[..] {
            [step] => Some(step),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{ToMove, Viewer, Wish};

    use crate::{AnyTable, BotSpec, Budget, game};

    fn begun(id: &str, decisions: usize) -> Box<dyn AnyTable> {
        let mut table = game(id).unwrap().begin(&Wish::seats(2)).unwrap();
        let mut rng = crate::generator(5);
        for seed in 0..decisions as u64 {
            while table.roll(&mut rng).is_some() {}
            let bot = BotSpec::Search(Budget::Iterations(20));
            let Some(action) = table.choose(bot, seed, None) else { break };
            table.submit(None, &action).unwrap();
        }
        while table.roll(&mut rng).is_some() {}
        table
    }

    #[test]
    fn an_imagined_world_looks_the_same_to_its_seat_and_hides_the_truth() {
        let table = begun("termites", 24);
        let ToMove::Seat(seat) = table.standing().to_move else { panic!("a seat is to act") };
        let differs = (0..8).any(|seed| {
            let other = table.imagined(seed).unwrap();
            assert_eq!(other.view(Viewer::Seat(seat)).json(), table.view(Viewer::Seat(seat)).json());
            assert_eq!(other.legal(), table.legal());
            other.position() != table.position()
        });
        assert!(differs, "all imagined worlds are the true one");
    }

    #[test]
    fn what_is_no_single_action_has_no_worth() {
        let table = begun("anteater", 3);
        let legal = table.legal();
        let share = table.worth(&legal[0], 1, 50).unwrap();
        assert!((0.0..=1.0).contains(&share), "{share}");
        assert_eq!(table.worth(&legal[0], 1, 50), Some(share));
        assert_eq!(table.worth("dance", 1, 50), None);
    }
}
