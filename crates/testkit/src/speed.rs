//! How fast a game's steps are, beside a yardstick measured in the same run.
//!
//! Machines differ and are noisy; ratios travel. The yardstick is random chess with the crate `cozy-chess`, the
//! fastest of its kind: list all legal moves, pick one at random, play it.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cozy_chess::{Board, Move};
use hexapod_core::{
    Game, Record, Replay, SeedableRng, Silence, SmallRng, Step, ToMove, Viewer, chance, random_step,
};

/// Steps taken and the time they took.
#[derive(Debug, Clone, Copy, Default)]
pub struct Speed {
    /// How many steps.
    pub steps: u64,
    /// How long they took.
    pub time: Duration,
}

impl Speed {
    /// Returns the nanoseconds of one step.
    pub fn nanos(self) -> f64 {
        self.time.as_nanos() as f64 / self.steps.max(1) as f64
    }

    /// Returns the steps of one second.
    pub fn per_second(self) -> f64 {
        1e9 / self.nanos()
    }
}

/// How a random seat finds its action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choosing {
    /// Lists all legal actions and picks one.
    Listed,
    /// Lets the game sample one.
    Sampled,
}

/// Plays whole random games, chance steps included, until `steps` have been taken.
pub fn playouts<G: Game>(game: &G, choosing: Choosing, steps: u64, seed: u64) -> Speed {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut actions = Vec::with_capacity(1024);
    let mut taken = 0;
    let begun = Instant::now();
    while taken < steps {
        let mut state = game.start();
        loop {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToMove::Seat(_) => Step::Action(match choosing {
                    Choosing::Sampled => game.sample_action(&state, &mut rng, &mut actions),
                    Choosing::Listed => {
                        game.legal_actions(&state, &mut actions);
                        *chance::pick(&mut rng, &actions)
                    }
                }),
            };
            game.play_unchecked(&mut state, &step, &mut Silence);
            taken += 1;
        }
        black_box(&state);
    }
    Speed { steps: taken, time: begun.elapsed() }
}

/// Plays whole random chess games until `steps` moves have been made: the yardstick.
pub fn chess(steps: u64, seed: u64) -> Speed {
    /// Random chess may wander for long; the fifty-move rule ends it, and this for certain.
    const LONGEST: u32 = 500;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut moves: Vec<Move> = Vec::with_capacity(256);
    let mut taken = 0;
    let begun = Instant::now();
    while taken < steps {
        let mut board = Board::default();
        for _ in 0..LONGEST {
            moves.clear();
            board.generate_moves(|piece_moves| {
                moves.extend(piece_moves);
                false
            });
            if moves.is_empty() || board.halfmove_clock() >= 100 {
                break;
            }
            board.play_unchecked(*chance::pick(&mut rng, &moves));
            taken += 1;
        }
        black_box(&board);
    }
    Speed { steps: taken, time: begun.elapsed() }
}

/// Reads and replays the records of random games until `steps` have been checked. Writing them is not counted.
pub fn record_replay<G: Game>(game: &G, steps: u64, seed: u64) -> Speed {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut actions = Vec::new();
    let mut speed = Speed::default();
    while speed.steps < steps {
        let mut replay = Replay::new(game.clone());
        while let Some(step) = random_step(game, replay.state(), &mut rng, &mut actions) {
            replay.push(&step, None);
        }
        let text = replay.record(Viewer::Referee);
        let begun = Instant::now();
        let again = Record::read(&text)
            .and_then(|record| Replay::<G>::from_record(&record, &|message| message.key.to_owned()));
        speed.time += begun.elapsed();
        match again {
            Ok(again) => speed.steps += again.at() as u64,
            Err(error) => panic!("a record of our own cannot be read: {error}"),
        }
    }
    speed
}
