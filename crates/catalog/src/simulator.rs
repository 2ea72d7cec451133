//! Whole games between bots and programs, behind an object-safe trait.

use std::hash::{Hash as _, Hasher};
use std::sync::Arc;
use std::time::Duration;

use hexapod_bots::search::Tuning;
use hexapod_bots::{BotSpec, Clock, SearchBot};
use hexapod_core::{
    Bot, Heuristic, Knowledge, MAX_SEATS, Replay, Seat, SeatNames, SeedableRng, Silence, SmallRng, Step,
    StepOf, ToMove, WinShares,
};
use hexapod_words::Words;

use crate::clock::{own, wall};
use crate::player::Player;
use crate::program::{Fault, Program, SeatedProgram};
use crate::table::TypedTable;

/// The result of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// Number of steps.
    pub steps: usize,
    /// Number of steps that were decisions of seats.
    pub decisions: usize,
    /// Each seat's win share.
    pub win_shares: WinShares,
    /// The points of each party of [`Simulator::parties`].
    pub scores: Vec<i64>,
    /// Whether each party of [`Simulator::parties`] is among the winners.
    pub winners: Vec<bool>,
    /// Thinking time of each seat.
    pub thinking: [Thinking; MAX_SEATS],
    /// A hash of all steps: equal for equal games.
    pub fingerprint: u64,
    /// The seat whose program lost by default, and why. The game ended there, and the other seats share the win.
    pub forfeit: Option<(Seat, String)>,
}

/// Thinking time of one player: CPU time for bots, wall time for external programs, not measured for random players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thinking {
    /// Number of decisions.
    pub decisions: u64,
    /// Time for all decisions.
    pub total: Duration,
    /// Time for the slowest decision.
    pub longest: Duration,
}

impl Thinking {
    /// Adds one decision.
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// Returns the sum of both.
    pub fn merge(self, other: Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays whole games.
pub trait Simulator: Send + Sync {
    /// Returns the names of the seats, in order.
    fn seats(&self) -> SeatNames;
    /// Returns the names of all scored parties: the seats, and others that the rules rank.
    fn parties(&self) -> Vec<&'static str>;
    /// Plays one game; the same seed gives the same game. Chance depends on the seed and the number of the chance step
    /// only, so that different players with the same seed get the same rolls.
    fn run(&mut self, seed: u64) -> GameResult;
    /// Returns a copy for another thread.
    fn another(&self) -> Box<dyn Simulator>;
}

pub(crate) struct Simulation<G: Heuristic> {
    game: G,
    words: Arc<Words>,
    players: Vec<Player>,
    parties: Vec<&'static str>,
    actions: Vec<G::Action>,
}

/// A built-in bot in a seat, for one game.
enum Decider<G: Heuristic> {
    /// A random player: uses the game's sampler directly, which is much faster than a bot.
    Random,
    /// A bot that knows what its seat knows.
    Bot(Box<dyn Bot<G>>),
    /// A bot that sees everything.
    Oracle(Box<dyn Bot<G>>),
}

impl<G: Heuristic> Decider<G> {
    /// Builds the bot of a player; `Err` if the player is a program.
    fn new(player: &Player, seed: u64) -> Result<Self, &Program> {
        match player {
            Player::Bot(BotSpec::Random) => Ok(Self::Random),
            Player::Bot(bot) if bot.cheats() => Ok(Self::Oracle(bot.build(seed, Some(own)))),
            Player::Bot(bot) => Ok(Self::Bot(bot.build(seed, Some(own)))),
            Player::Weighing(budget, weights, _) => {
                let search = SearchBot::new(*budget, seed, Some(own), Tuning::default());
                Ok(Self::Bot(Box::new(search.weighing(weights.to_vec()))))
            }
            Player::Program(program) => Err(program),
        }
    }

    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, random: &mut Random<G>) -> G::Action {
        match self {
            Self::Random => game.sample_action(state, &mut random.rng, &mut random.actions),
            Self::Bot(bot) => bot.choose(&Knowledge::new(game, state, seat)),
            Self::Oracle(bot) => bot.choose(&Knowledge::of_everything(game, state, seat)),
        }
    }

    /// Returns the clock that measures its thinking time, if that is measured.
    fn clock(&self) -> Option<Clock> {
        match self {
            Self::Random => None,
            Self::Bot(_) | Self::Oracle(_) => Some(own),
        }
    }
}

/// The generator of random players, and their scratch buffer.
struct Random<G: Heuristic> {
    rng: SmallRng,
    actions: Vec<G::Action>,
}

/// Who decides for a seat of a watched game.
enum Chair<G: Heuristic> {
    Bot(Decider<G>),
    /// A program, which is started when it is first asked.
    Program(Program, Option<SeatedProgram>),
}

/// One game in progress, with a decider for each seat.
enum Sitting<G: Heuristic> {
    /// Built-in bots need nothing but the position.
    Bare(G::State, Vec<Decider<G>>),
    /// Programs receive the events since their last decision, so the whole game is kept.
    Watched(Box<TypedTable<G>>, Vec<Chair<G>>),
}

impl<G: Heuristic> Sitting<G> {
    fn state(&self) -> &G::State {
        match self {
            Self::Bare(state, _) => state,
            Self::Watched(table, _) => table.replay.state(),
        }
    }

    /// Returns the clock that measures a seat's thinking time: wall time for a program, which runs in another process.
    fn clock(&self, seat: Seat) -> Option<Clock> {
        match self {
            Self::Bare(_, bots) => bots[seat.index()].clock(),
            Self::Watched(_, chairs) => match &chairs[seat.index()] {
                Chair::Bot(bot) => bot.clock(),
                Chair::Program(..) => Some(wall),
            },
        }
    }

    /// Appends the steps a seat decides on: one, or several from a program's compound input.
    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        random: &mut Random<G>,
        out: &mut Vec<StepOf<G>>,
    ) -> Result<(), Fault> {
        let action = match self {
            Self::Bare(state, bots) => bots[seat.index()].choose(game, state, seat, random),
            Self::Watched(table, chairs) => match &mut chairs[seat.index()] {
                Chair::Bot(bot) => bot.choose(game, table.replay.state(), seat, random),
                Chair::Program(program, seated) => {
                    let seated = match seated {
                        Some(seated) => seated,
                        empty => empty.insert(program.sit_down(table.as_ref(), seat)?),
                    };
                    let text = seated.decide(table.as_ref())?;
                    let found = table.replay.understand(Some(seat), &text);
                    out.extend(found.map_err(|refusal| Fault::refused(&text, table.refused(&refusal)))?);
                    return Ok(());
                }
            },
        };
        out.push(Step::Action(action));
        Ok(())
    }

    fn play(&mut self, game: &G, step: &StepOf<G>) {
        match self {
            Self::Bare(state, _) => game.play_unchecked(state, step, &mut Silence),
            Self::Watched(table, _) => table.replay.push(step, None),
        }
    }

    /// Sends the result to the programs and stops them.
    fn dismiss(self, fault: Option<&(Seat, Fault)>) {
        let Self::Watched(table, chairs) = self else { return };
        for chair in chairs {
            if let Chair::Program(_, Some(program)) = chair {
                program.leave(table.as_ref(), fault.map(|(seat, fault)| (*seat, fault)));
            }
        }
    }
}

impl<G: Heuristic> Simulation<G> {
    pub(crate) fn new(game: G, words: Arc<Words>, players: &[Player]) -> Self {
        let players = (0..game.seats()).map(|seat| players.get(seat % players.len().max(1)).cloned());
        let players = players.map(|player| player.unwrap_or(Player::Bot(BotSpec::Random))).collect();
        let parties = game.scores(&game.start()).iter().map(|score| score.who).collect();
        Self { game, words, players, parties, actions: Vec::new() }
    }

    fn begin(&self, seed: u64) -> Sitting<G> {
        let deciders = || {
            let players = self.players.iter().zip(1..);
            players.map(|(player, number)| Decider::new(player, seed.wrapping_add(number)))
        };
        match deciders().collect() {
            Ok(bots) => Sitting::Bare(self.game.start(), bots),
            Err(_) => {
                let table = TypedTable::new(Replay::new(self.game.clone()), Arc::clone(&self.words));
                let chair = |decider: Result<Decider<G>, &Program>| match decider {
                    Ok(bot) => Chair::Bot(bot),
                    Err(program) => Chair::Program(program.clone(), None),
                };
                Sitting::Watched(Box::new(table), deciders().map(chair).collect())
            }
        }
    }

    fn result(&self, state: &G::State, forfeit: Option<Seat>) -> GameResult {
        let seats = self.game.seats();
        let mut win_shares = [0.0; MAX_SEATS];
        let winners: Vec<&str> = match forfeit {
            None => {
                win_shares = self.game.win_shares(state);
                self.game.outcome(state).map_or(Vec::new(), |outcome| outcome.winners)
            }
            Some(loser) => {
                let others = Seat::all(seats).filter(|seat| *seat != loser);
                for seat in others.clone() {
                    win_shares[seat.index()] = 1.0 / (seats - 1) as f32;
                }
                others.map(|seat| self.game.seat_name(seat)).collect()
            }
        };
        let scores = self.game.scores(state);
        // A party that has left the game may have no score.
        let points = |who: &str| scores.iter().find(|score| score.who == who).map_or(0, |score| score.total);
        GameResult {
            steps: 0,
            decisions: 0,
            win_shares,
            winners: self.parties.iter().map(|who| winners.contains(who)).collect(),
            scores: self.parties.iter().map(|who| points(who)).collect(),
            thinking: [Thinking::default(); MAX_SEATS],
            fingerprint: 0,
            forfeit: None,
        }
    }
}

impl<G: Heuristic> Simulator for Simulation<G> {
    fn seats(&self) -> SeatNames {
        SeatNames::new(self.game.seats(), |seat| self.game.seat_name(seat))
    }

    fn parties(&self) -> Vec<&'static str> {
        self.parties.clone()
    }

    fn run(&mut self, seed: u64) -> GameResult {
        // Random players have a generator of their own, so that they do not change the outcomes of chance.
        let actions = std::mem::take(&mut self.actions);
        let mut random = Random { rng: SmallRng::seed_from_u64(!seed), actions };
        let mut sitting = self.begin(seed);
        let (mut steps, mut decisions, mut rolls) = (0, 0, 0);
        let mut thinking = [Thinking::default(); MAX_SEATS];
        let mut fault = None;
        let mut found = Vec::new();
        let mut fingerprint = Fingerprint(0);
        loop {
            found.clear();
            match self.game.to_move(sitting.state()) {
                ToMove::Over => break,
                ToMove::Chance => {
                    rolls += 1;
                    let outcome = self.game.sample_chance(sitting.state(), &mut luck(seed, rolls));
                    found.push(Step::Chance(outcome));
                }
                ToMove::Seat(seat) => {
                    let clock = sitting.clock(seat);
                    let begun = clock.map(|clock| clock());
                    let decided = sitting.decide(&self.game, seat, &mut random, &mut found);
                    if let Some((clock, begun)) = clock.zip(begun) {
                        thinking[seat.index()].add(clock() - begun);
                    }
                    if let Err(error) = decided {
                        fault = Some((seat, error));
                        break;
                    }
                    decisions += found.len();
                }
            }
            for step in &found {
                match step {
                    Step::Action(action) => action.hash(&mut fingerprint),
                    Step::Chance(outcome) => outcome.hash(&mut fingerprint),
                }
                sitting.play(&self.game, step);
            }
            steps += found.len();
        }
        self.actions = random.actions;
        let result = self.result(sitting.state(), fault.as_ref().map(|(seat, _)| *seat));
        sitting.dismiss(fault.as_ref());
        let forfeit = fault.map(|(seat, fault)| (seat, fault.to_string()));
        GameResult { steps, decisions, thinking, fingerprint: fingerprint.finish(), forfeit, ..result }
    }

    fn another(&self) -> Box<dyn Simulator> {
        Box::new(Self {
            game: self.game.clone(),
            words: Arc::clone(&self.words),
            players: self.players.clone(),
            parties: self.parties.clone(),
            actions: Vec::new(),
        })
    }
}

/// A fast hash: many thousand random games a second are compared by it.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}

/// Returns the generator for chance step `number` of a game: games with the same seed get the same outcomes as long as
/// they make the same chance steps, whatever the players do in between.
fn luck(seed: u64, number: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}
