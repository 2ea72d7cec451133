//! Flat Monte Carlo: every action is tried equally often in worlds the seat can imagine, played out at random.

use hexapod_core::{Bot, Game, Knowledge, Rng, SeedableRng, Silence, SmallRng, Step, WinShares, random_step};

/// What a bot thinks of the position.
#[derive(Debug, Clone)]
pub struct Analysis<G: Game> {
    /// Every legal action with what was found out about it, in the order of the list.
    pub choices: Vec<Choice<G>>,
    /// The index of the action it would play.
    pub best: usize,
}

/// One action and how it fared.
#[derive(Debug, Clone)]
pub struct Choice<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How many playouts began with it.
    pub visits: u64,
    /// The seat's mean share of the victory in them.
    pub win_share: f64,
}

/// Tries each action in as many random playouts as it is given, and plays the best.
#[derive(Debug)]
pub struct PlayoutBot<G: Game> {
    rng: SmallRng,
    iterations: u64,
    actions: Vec<G::Action>,
    scratch: Vec<G::Action>,
}

impl<G: Game> PlayoutBot<G> {
    /// Returns a bot that spends `iterations` playouts on a decision; its choices follow from the seed.
    pub fn new(iterations: u64, seed: u64) -> Self {
        Self { rng: SmallRng::seed_from_u64(seed), iterations, actions: Vec::new(), scratch: Vec::new() }
    }

    /// Looks at the position until `more` says stop. It is asked before each playout, with the number done so far;
    /// clocks and cancelling come from outside through it.
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn analyse(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        mut more: impl FnMut(u64) -> bool,
    ) -> Analysis<G> {
        knowledge.legal_actions(&mut self.actions);
        assert!(!self.actions.is_empty(), "the seat is not to act");
        let seat = knowledge.seat().index();
        let mut sums = vec![0.0; self.actions.len()];
        let mut visits = vec![0; self.actions.len()];
        let mut done = 0;
        // A forced action needs no thought.
        while self.actions.len() > 1 && more(done) {
            let index = (done % self.actions.len() as u64) as usize;
            let mut world = knowledge.imagine(&mut self.rng);
            let game = knowledge.game();
            game.play_unchecked(&mut world, &Step::Action(self.actions[index]), &mut Silence);
            sums[index] += f64::from(finish(game, &mut world, &mut self.rng, &mut self.scratch)[seat]);
            visits[index] += 1;
            done += 1;
        }
        let choices: Vec<Choice<G>> = self
            .actions
            .iter()
            .zip(sums.iter().zip(&visits))
            .map(|(action, (sum, visits))| Choice {
                action: *action,
                visits: *visits,
                win_share: if *visits > 0 { sum / *visits as f64 } else { 0.0 },
            })
            .collect();
        // The first of equals: the same seed gives the same choice.
        let best = (0..choices.len())
            .fold(0, |best, at| if choices[at].win_share > choices[best].win_share { at } else { best });
        Analysis { choices, best }
    }
}

impl<G: Game> Bot<G> for PlayoutBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        let iterations = self.iterations;
        let analysis = self.analyse(knowledge, |done| done < iterations);
        analysis.choices[analysis.best].action
    }
}

/// Plays random steps to the end and returns the shares of the victory.
pub fn finish<G: Game, R: Rng>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    scratch: &mut Vec<G::Action>,
) -> WinShares {
    while let Some(step) = random_step(game, state, rng, scratch) {
        game.play_unchecked(state, &step, &mut Silence);
    }
    game.win_shares(state)
}
