//! One game of self-play, in which every decision is examined.

use hexapod_catalog::{AnyGame, AnyTable, BotSpec, Budget, generator};
use hexapod_core::{SetupError, ToMove, Wish};
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::Part;

use super::hunt::hunt;
use super::turn::hunt_turn;
use super::{Quest, Tally, Yield};
use crate::simulate::game_seed;

/// Every this many games one more seat plays than the fewest.
const MORE_SEATS_EACH: u64 = 4;
/// Most puzzles of one game: positions of one game are like each other.
const MAX_PER_GAME: usize = 3;
/// Fewest steps between two puzzles of one game: the later position shows what was played in the earlier one.
const MIN_DISTANCE: usize = 16;
/// The same where whole turns are puzzles.
const MIN_TURN_DISTANCE: usize = 60;
/// One step in this many, at the beginning of a game, counts as its set-up.
const SETUP_PART: usize = 10;
/// Most steps of a game; a game that has not ended by then is left.
const MAX_STEPS: usize = 4000;

/// The iterations of the searches that play where turns are planned.
const PLANNERS: [u64; 4] = [600, 1_000, 1_600, 2_500];

/// Who plays: strong bots make balanced positions, weaker ones make the mistakes that a puzzle punishes.
fn players(seed: u64, seats: usize) -> Vec<BotSpec> {
    let choice = |seat: usize| match (seed >> (8 * seat)) % 4 {
        0 => BotSpec::Level(2),
        1 => BotSpec::Level(3),
        2 => BotSpec::Search(Budget::Iterations(60)),
        _ => BotSpec::Search(Budget::Iterations(120)),
    };
    (0..seats).map(choice).collect()
}

/// Plays one game and returns the puzzles in it.
pub(super) fn scout(game: &dyn AnyGame, quest: &Quest, number: u64) -> Result<Yield, SetupError> {
    let seed = game_seed(quest.seed, number);
    let seats = *game.info().seats.start() + usize::from(number % MORE_SEATS_EACH == MORE_SEATS_EACH - 1);
    let seats = seats.min(*game.info().seats.end());
    let mut table = game.begin(&Wish::seats(seats))?;
    let plans = table.plans();
    let begins =
        if plans { play_turns(&mut *table, seed) } else { play(&mut *table, &players(seed, seats), seed) };
    let steps = table.standing().step;
    let mut tally = Tally { games: 1, ..Tally::default() };
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut last = None;
    // The first steps of a game are its set-up, in which no position is a puzzle.
    for step in begins.into_iter().filter(|step| *step >= steps / SETUP_PART) {
        let distance = if plans { MIN_TURN_DISTANCE } else { MIN_DISTANCE };
        let is_near = last.is_some_and(|last| step < last + distance);
        if puzzles.len() >= MAX_PER_GAME || is_near {
            continue;
        }
        table.jump(step);
        tally.tried += 1;
        let seed = game_seed(seed, step as u64);
        let (part, left, themes) = (Part::of(step, steps), steps - step, game.info().puzzles.themes);
        let found = if plans {
            hunt_turn(&*table, quest, seed).map(|candidate| candidate.finish(part, left, themes, quest))
        } else {
            hunt(&*table, quest, seed).map(|candidate| candidate.finish(part, left, themes, quest))
        };
        match found {
            Ok(puzzle) => {
                last = Some(step);
                puzzles.extend(puzzle);
            }
            Err(reason) => tally.reject(reason),
        }
    }
    Ok(Yield { tally, found: puzzles })
}

/// Plays a game. Returns after how many steps each decision begins; the second half of a decision is not examined by itself.
fn play(table: &mut dyn AnyTable, players: &[BotSpec], seed: u64) -> Vec<usize> {
    let mut luck = generator(seed);
    let (mut begins, mut begun) = (Vec::new(), 0);
    while table.standing().step < MAX_STEPS {
        let step = table.standing().step;
        match table.standing().to_move {
            ToMove::Over => break,
            ToMove::Chance => {
                table.roll(&mut luck);
                begun = 0;
            }
            ToMove::Seat(seat) => {
                let bot = players[seat.index()];
                let Some(action) = table.choose(bot, game_seed(seed, step as u64), None) else { break };
                if begun == 0 || !table.goes_on(begun, &action) {
                    begins.push(step);
                    begun = 0;
                }
                if table.submit(None, &action).is_err() {
                    break;
                }
                begun += 1;
            }
        }
    }
    begins
}

/// Plays a game turn by turn, each as it was planned. Returns after how many steps each turn begins.
fn play_turns(table: &mut dyn AnyTable, seed: u64) -> Vec<usize> {
    let mut luck = generator(seed);
    let mut begins = Vec::new();
    while table.standing().step < MAX_STEPS {
        let step = table.standing().step;
        match table.standing().to_move {
            ToMove::Over => break,
            ToMove::Chance => drop(table.roll(&mut luck)),
            actor @ ToMove::Seat(seat) => {
                begins.push(step);
                let budget = PLANNERS[(seed >> (8 * seat.index())) as usize % PLANNERS.len()];
                let Some(thought) = table.think(game_seed(seed, step as u64), 1, &|done| done < budget)
                else {
                    break;
                };
                for text in thought.line {
                    if table.standing().to_move != actor || table.submit(None, &text).is_err() {
                        break;
                    }
                }
                // A plan that cannot be played would be made again and again.
                if table.standing().step == step {
                    break;
                }
            }
        }
    }
    begins
}

/// Returns the name of the seat that is to act.
pub(super) fn acting(table: &dyn AnyTable) -> Option<&'static str> {
    table.standing().to_move.seat().map(|seat| table.seats().name(seat))
}
