//! Whole games between bots, without their types and without a screen.

use hexapod_bots::BotSpec;
use hexapod_core::{
    Bot, Game, Heuristic, Knowledge, MAX_SEATS, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, WinShares,
};

use crate::table::clock;

/// How one game went.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// Steps played.
    pub steps: usize,
    /// Decisions of seats among them.
    pub decisions: usize,
    /// Each seat's share of the victory.
    pub win_shares: WinShares,
    /// The points of each party of [`Simulator::parties`].
    pub scores: Vec<i64>,
    /// Whether each party of [`Simulator::parties`] is among the winners.
    pub winners: Vec<bool>,
}

/// Plays whole games between bots.
pub trait Simulator: Send + Sync {
    /// Returns the names of the seats, in order.
    fn seats(&self) -> Vec<&'static str>;
    /// Returns everybody who is scored: the seats, and others the rules rank.
    fn parties(&self) -> Vec<&'static str>;
    /// Plays one game. The same seed gives the same game.
    fn run(&mut self, seed: u64) -> GameResult;
    /// Returns another simulator for another thread.
    fn another(&self) -> Box<dyn Simulator>;
}

pub(crate) struct Simulation<G: Heuristic> {
    game: G,
    bots: Vec<BotSpec>,
    parties: Vec<&'static str>,
    actions: Vec<G::Action>,
}

impl<G: Heuristic> Simulation<G> {
    pub(crate) fn new(game: G, bots: &[BotSpec]) -> Self {
        let bots = (0..game.seats()).map(|seat| bots.get(seat % bots.len().max(1)).copied());
        let bots = bots.map(|bot| bot.unwrap_or(BotSpec::Random)).collect();
        let parties = game.scores(&game.start()).iter().map(|score| score.who).collect();
        Self { game, bots, parties, actions: Vec::new() }
    }
}

impl<G: Heuristic> Simulator for Simulation<G> {
    fn seats(&self) -> Vec<&'static str> {
        Seat::all(self.game.seats()).map(|seat| self.game.seat_name(seat)).collect()
    }

    fn parties(&self) -> Vec<&'static str> {
        self.parties.clone()
    }

    fn run(&mut self, seed: u64) -> GameResult {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = self.game.start();
        // A random seat needs no bot: it draws from the game's own sampler, which is much faster.
        let mut bots: [Option<Box<dyn Bot<G>>>; MAX_SEATS] = Default::default();
        for (seat, bot) in self.bots.iter().enumerate().filter(|(_, bot)| **bot != BotSpec::Random) {
            bots[seat] = Some(bot.build(seed.wrapping_add(seat as u64 + 1), Some(clock)));
        }
        let (mut steps, mut decisions) = (0, 0);
        loop {
            let step = match self.game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(self.game.sample_chance(&state, &mut rng)),
                ToMove::Seat(seat) => {
                    decisions += 1;
                    Step::Action(match &mut bots[seat.index()] {
                        Some(bot) if self.bots[seat.index()].cheats() => {
                            bot.choose(&Knowledge::of_everything(&self.game, &state, seat))
                        }
                        Some(bot) => bot.choose(&Knowledge::new(&self.game, &state, seat)),
                        None => self.game.sample_action(&state, &mut rng, &mut self.actions),
                    })
                }
            };
            self.game.play_unchecked(&mut state, &step, &mut Silence);
            steps += 1;
        }
        let winners = self.game.outcome(&state).map_or(Vec::new(), |outcome| outcome.winners);
        let scores = self.game.scores(&state);
        let parties = &self.parties;
        // Who has left the game may have no score any more.
        let points = |who: &str| scores.iter().find(|score| score.who == who).map_or(0, |score| score.total);
        GameResult {
            steps,
            decisions,
            win_shares: self.game.win_shares(&state),
            winners: parties.iter().map(|who| winners.contains(who)).collect(),
            scores: parties.iter().map(|who| points(who)).collect(),
        }
    }

    fn another(&self) -> Box<dyn Simulator> {
        Box::new(Self {
            game: self.game.clone(),
            bots: self.bots.clone(),
            parties: self.parties.clone(),
            actions: Vec::new(),
        })
    }
}
