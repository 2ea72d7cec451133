//! Whole games between bots, without their types and without a screen.

use std::time::Duration;

use hexapod_bots::BotSpec;
use hexapod_core::{
    Bot, Heuristic, Knowledge, MAX_SEATS, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, WinShares,
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
    /// How long the bot in each seat thought.
    pub thinking: [Thinking; MAX_SEATS],
}

/// How long a bot thought. Seats that play at random need no time worth counting and have none here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thinking {
    /// Decisions it made.
    pub decisions: u64,
    /// The time of all of them.
    pub total: Duration,
    /// The time of the slowest.
    pub longest: Duration,
}

impl Thinking {
    /// Adds one decision.
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// Returns both together.
    pub fn merge(self, other: Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays whole games between bots.
pub trait Simulator: Send + Sync {
    /// Returns the names of the seats, in order.
    fn seats(&self) -> Vec<&'static str>;
    /// Returns everybody who is scored: the seats, and others the rules rank.
    fn parties(&self) -> Vec<&'static str>;
    /// Plays one game. The same seed gives the same game. Chance answers by the seed alone, whoever plays: the third
    /// roll of a game is the same luck for all who play that seed.
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
        // Seats that play at random have a generator of their own, so that they do not change the luck of the game.
        let mut rng = SmallRng::seed_from_u64(!seed);
        let mut state = self.game.start();
        // A random seat needs no bot: it draws from the game's own sampler, which is much faster.
        let mut bots: [Option<Box<dyn Bot<G>>>; MAX_SEATS] = Default::default();
        for (seat, bot) in self.bots.iter().enumerate().filter(|(_, bot)| **bot != BotSpec::Random) {
            bots[seat] = Some(bot.build(seed.wrapping_add(seat as u64 + 1), Some(clock)));
        }
        let (mut steps, mut decisions) = (0, 0);
        let mut rolls = 0;
        let mut thinking = [Thinking::default(); MAX_SEATS];
        loop {
            let step = match self.game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => {
                    rolls += 1;
                    Step::Chance(self.game.sample_chance(&state, &mut luck(seed, rolls)))
                }
                ToMove::Seat(seat) => {
                    decisions += 1;
                    Step::Action(match &mut bots[seat.index()] {
                        Some(bot) => {
                            let begun = clock();
                            let action = if self.bots[seat.index()].cheats() {
                                bot.choose(&Knowledge::of_everything(&self.game, &state, seat))
                            } else {
                                bot.choose(&Knowledge::new(&self.game, &state, seat))
                            };
                            thinking[seat.index()].add(clock() - begun);
                            action
                        }
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
            thinking,
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

/// Returns the generator that answers a chance step, by its number in the game: two games of one seed have the same luck
/// as long as chance is asked for the same, whatever else happens between.
fn luck(seed: u64, number: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}
