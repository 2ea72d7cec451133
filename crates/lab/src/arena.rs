//! Bot against bot: blocks of games with rotated seats, in parallel; the result does not depend on the number of
//! threads.

use std::sync::atomic::{AtomicU64, Ordering};

use hexapod_catalog::{AnyGame, Player, Simulator, Thinking};
use hexapod_core::{MAX_SEATS, SetupError, Wish};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::rating::{self, Blocks, Duel, Rating, Sprt, Verdict};
use crate::simulate::{copies, distinct, game_seed, on_threads};
use crate::stats::{Forfeits, Histogram, Share, Spread};

/// The plan of a match.
#[derive(Debug, Clone)]
pub struct Match {
    /// Seats, options, data.
    pub wish: Wish,
    /// The players; every pair plays. At tables of more than two seats there must be exactly two.
    pub players: Vec<Player>,
    /// Games per pair, rounded up to whole blocks.
    pub games: u64,
    /// Random seed; the same seed reproduces the run.
    pub seed: u64,
    /// Number of threads; all cores if `None`.
    pub threads: Option<usize>,
    /// Bounds of a sequential test, in normalized Elo: a pair stops as soon as the test has decided.
    pub sprt: Option<(f64, f64)>,
}

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: &'static str,
    /// The names of the seats. A block is one seed played once in each seat rotation.
    pub seats: Vec<&'static str>,
    /// The seed.
    pub seed: u64,
    /// Win share of a player among equals.
    pub fair: f64,
    /// All bots.
    pub bots: Vec<BotLine>,
    /// All pairs.
    pub pairs: Vec<PairLine>,
    /// Win share of each seat over all games; every bot sat in each seat equally often.
    pub by_seat: Vec<Share>,
    /// Steps per game.
    pub steps: Spread,
    /// Decisions per game.
    pub decisions: Spread,
}

/// Totals of one bot over all its games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotLine {
    /// The bot.
    pub bot: String,
    /// Its Elo rating among all bots, with mean 0; only if more than two play.
    pub elo: Option<Rating>,
    /// Mean thinking time per decision, in milliseconds; `None` if not measured.
    pub mean_ms: Option<f64>,
    /// Longest thinking time for a decision, in milliseconds.
    pub longest_ms: Option<f64>,
    /// Games it lost by default, and why; they count as losses.
    pub forfeits: Forfeits,
}

/// The result of one pair.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairLine {
    /// The bot whose results these are. At tables of more than two seats it holds one seat.
    pub first: String,
    /// The bot in all other seats.
    pub second: String,
    /// Number of games.
    pub games: u64,
    /// Number of blocks.
    pub blocks: usize,
    /// Number of blocks that differ from each other in at least one step.
    pub distinct: u64,
    /// What makes the figures doubtful, if anything does.
    pub warning: Option<String>,
    /// Games won by the first bot alone.
    pub won: u64,
    /// Games in which it shared the win, or in which no seat won.
    pub shared: u64,
    /// Games lost.
    pub lost: u64,
    /// Its mean win share; a game that no seat wins counts as shared by all seats.
    pub share: Share,
    /// Win share divided by the fair share.
    pub times_fair: f64,
    /// The difference in Elo.
    pub elo: Rating,
    /// The difference in normalized Elo.
    pub normalized_elo: Rating,
    /// The first bot's win share by seat.
    pub in_seat: Vec<f64>,
    /// The sequential test, if requested.
    pub sprt: Option<Sprt>,
}

/// Number of blocks between two evaluations of the sequential test.
const BLOCKS_PER_TEST: u64 = 16;

/// Plays the match. `progress` is called from any thread with the number of games done and the maximum.
pub fn arena(
    game: &dyn AnyGame,
    plan: &Match,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Standings, SetupError> {
    let mut pairings = Vec::new();
    for one in 0..plan.players.len() {
        for other in one + 1..plan.players.len() {
            pairings.push(Pairing::new(game, plan, one, other)?);
        }
    }
    let size = pairings.first().map_or(1, |pairing| pairing.rotations.len() as u64);
    let blocks = plan.games.div_ceil(size);
    let total = blocks * size * pairings.len() as u64;
    let done = AtomicU64::new(0);
    on_threads(plan.threads, || {
        for pairing in &mut pairings {
            let begun = done.load(Ordering::Relaxed);
            pairing.play(plan, blocks, &|| {
                progress(done.fetch_add(size, Ordering::Relaxed) + size, total);
            });
            // Games saved by the test count as done.
            done.store(begun + blocks * size, Ordering::Relaxed);
        }
    });
    progress(total, total);
    Ok(report(game, plan, &pairings))
}

/// Two bots with a simulator for each rotation: in rotation n the first bot has seat n.
struct Pairing {
    one: usize,
    other: usize,
    rotations: Vec<Box<dyn Simulator>>,
    blocks: Blocks,
    played: Vec<Block>,
}

/// The result of one block.
struct Block {
    /// The first bot's win share in each rotation.
    scores: Vec<f64>,
    /// Sum of each seat's win shares.
    seats: [f64; MAX_SEATS],
    /// Steps and decisions of each game.
    lengths: Vec<(usize, usize)>,
    /// Thinking time of the two bots.
    thinking: [Thinking; 2],
    /// Games lost by default, by bot.
    forfeits: [Forfeits; 2],
    /// A hash of its games.
    fingerprint: u64,
}

impl Pairing {
    fn new(game: &dyn AnyGame, plan: &Match, one: usize, other: usize) -> Result<Self, SetupError> {
        let seats = plan.wish.check(game.info())?.seats;
        let rotations = (0..seats)
            .map(|own| {
                let player = |seat| &plan.players[if seat == own { one } else { other }];
                let players: Vec<Player> = (0..seats).map(|seat| player(seat).clone()).collect();
                game.simulator(&plan.wish, &players)
            })
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Self { one, other, blocks: Blocks::of(seats), rotations, played: Vec::new() })
    }

    /// Plays all blocks, or until the test has decided. The test is evaluated on blocks in order and after fixed
    /// numbers of blocks, so that the result does not depend on the number of threads.
    fn play(&mut self, plan: &Match, blocks: u64, done: &(dyn Fn() + Sync)) {
        let stretch = if plan.sprt.is_some() { BLOCKS_PER_TEST } else { blocks };
        let mut at = 0;
        while at < blocks {
            let next = (at + stretch).min(blocks);
            let rotations = &self.rotations;
            let played: Vec<Block> = (at as usize..next as usize)
                .into_par_iter()
                .with_max_len(1)
                .map_init(
                    || rotations.iter().map(|simulator| simulator.another()).collect::<Vec<_>>(),
                    |rotations, block| {
                        let block = play_block(rotations, game_seed(plan.seed, block as u64));
                        done();
                        block
                    },
                )
                .collect();
            for block in &played {
                self.blocks.push(block.scores.iter().sum::<f64>() / block.scores.len() as f64);
            }
            self.played.extend(played);
            at = next;
            if self.judge(plan).is_some_and(|sprt| sprt.verdict != Verdict::Open) {
                break;
            }
        }
    }

    fn fair(&self) -> f64 {
        1.0 / self.rotations.len() as f64
    }

    fn judge(&self, plan: &Match) -> Option<Sprt> {
        plan.sprt.map(|bounds| Sprt::judge(&self.blocks, self.fair(), bounds))
    }

    fn line(&self, plan: &Match) -> PairLine {
        let scores = || self.played.iter().flat_map(|block| &block.scores);
        let count = |wanted: &dyn Fn(f64) -> bool| scores().filter(|score| wanted(**score)).count() as u64;
        let (won, lost) = (count(&|score| score >= 1.0), count(&|score| score <= 0.0));
        let games = scores().count() as u64;
        let (share, fair) = (self.blocks.share(), self.fair());
        let n_blocks = self.played.len();
        let in_seat = |seat: usize| {
            self.played.iter().map(|block| block.scores[seat]).sum::<f64>() / n_blocks.max(1) as f64
        };
        let distinct = distinct(self.played.iter().map(|block| block.fingerprint).collect());
        PairLine {
            first: plan.players[self.one].to_string(),
            second: plan.players[self.other].to_string(),
            games,
            blocks: n_blocks,
            distinct,
            warning: copies(distinct, n_blocks as u64, "blocks"),
            won,
            shared: games - won - lost,
            lost,
            share,
            times_fair: share.share / fair,
            elo: rating::elo_of(&share, fair),
            normalized_elo: self.blocks.normalized_elo(fair),
            in_seat: (0..self.rotations.len()).map(in_seat).collect(),
            sprt: self.judge(plan),
        }
    }
}

/// Plays one seed in all rotations.
fn play_block(rotations: &mut [Box<dyn Simulator>], seed: u64) -> Block {
    let seats = rotations.len();
    let mut block = Block {
        scores: Vec::with_capacity(seats),
        seats: [0.0; MAX_SEATS],
        lengths: Vec::with_capacity(seats),
        thinking: [Thinking::default(); 2],
        forfeits: Default::default(),
        fingerprint: 0,
    };
    for (own, simulator) in rotations.iter_mut().enumerate() {
        let result = simulator.run(seed);
        let shares = result.win_shares.map(f64::from);
        // A win that no seat has is shared by all seats: a draw between two bots.
        let nobody = (1.0 - shares[..seats].iter().sum::<f64>()) / seats as f64;
        block.scores.push((shares[own] + nobody).clamp(0.0, 1.0));
        for (seat, share) in shares.iter().enumerate().take(seats) {
            block.seats[seat] += (share + nobody) / seats as f64;
            let bot = &mut block.thinking[usize::from(seat != own)];
            *bot = bot.merge(result.thinking[seat]);
        }
        if let Some((seat, message)) = &result.forfeit {
            block.forfeits[usize::from(seat.index() != own)].add(message);
        }
        block.fingerprint = game_seed(block.fingerprint, result.fingerprint);
        block.lengths.push((result.steps, result.decisions));
    }
    block
}

fn report(game: &dyn AnyGame, plan: &Match, pairings: &[Pairing]) -> Standings {
    let (mut steps, mut decisions) = (Histogram::default(), Histogram::default());
    let mut thinking = vec![Thinking::default(); plan.players.len()];
    let mut forfeits = vec![Forfeits::default(); plan.players.len()];
    let seats = pairings.first().map_or(Vec::new(), |pairing| pairing.rotations[0].seats().to_vec());
    let mut by_seat = vec![Blocks::of(seats.len()); seats.len()];
    for pairing in pairings {
        for block in &pairing.played {
            for (which, bot) in [pairing.one, pairing.other].into_iter().enumerate() {
                thinking[bot] = thinking[bot].merge(block.thinking[which]);
                forfeits[bot].merge(&block.forfeits[which]);
            }
            for (blocks, share) in by_seat.iter_mut().zip(block.seats) {
                blocks.push(share);
            }
            for (length, decided) in &block.lengths {
                steps.add(*length as i64);
                decisions.add(*decided as i64);
            }
        }
    }
    let duels: Vec<Duel<'_>> = pairings
        .iter()
        .map(|pairing| Duel { one: pairing.one, other: pairing.other, blocks: &pairing.blocks })
        .collect();
    let ratings = (plan.players.len() > 2).then(|| rating::ratings(plan.players.len(), &duels));
    let bots = plan.players.iter().zip(thinking).enumerate();
    let millis = |time: std::time::Duration| time.as_secs_f64() * 1e3;
    Standings {
        game: game.info().id,
        fair: 1.0 / seats.len().max(1) as f64,
        seats,
        seed: plan.seed,
        bots: bots
            .map(|(index, (bot, time))| BotLine {
                bot: bot.to_string(),
                elo: ratings.as_ref().map(|ratings| ratings[index]),
                mean_ms: (time.decisions > 0).then(|| millis(time.total) / time.decisions as f64),
                longest_ms: (time.decisions > 0).then(|| millis(time.longest)),
                forfeits: std::mem::take(&mut forfeits[index]),
            })
            .collect(),
        pairs: pairings.iter().map(|pairing| pairing.line(plan)).collect(),
        by_seat: by_seat.iter().map(Blocks::share).collect(),
        steps: steps.spread().unwrap_or_default(),
        decisions: decisions.spread().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(bots: &[&str], games: u64) -> Match {
        Match {
            wish: Wish {
                seats: Some(2),
                options: [("rounds".to_owned(), serde_json::json!(1))].into_iter().collect(),
                ..Wish::default()
            },
            players: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
            games,
            seed: 5,
            threads: Some(1),
            sprt: None,
        }
    }

    fn play(plan: &Match) -> Standings {
        let mut standings = arena(hexapod_catalog::game("anteater").unwrap(), plan, &|_, _| {}).unwrap();
        // Times do not depend on the seed.
        for bot in &mut standings.bots {
            (bot.mean_ms, bot.longest_ms) = (None, None);
        }
        standings
    }

    #[test]
    fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
        for sprt in [None, Some((0.0, 100.0))] {
            let mut plan = Match { sprt, ..plan(&["search:20", "random", "ismcts:4"], 60) };
            let one = play(&plan);
            plan.threads = Some(3);
            assert_eq!(play(&plan), one);
            plan.seed += 1;
            assert_ne!(play(&plan), one);
        }
    }

    #[test]
    fn a_bot_against_itself_is_a_draw_in_every_block() {
        // Both rotations of a block are then the same game with exchanged names, as they share the seed.
        let standings = play(&plan(&["search:20", "search:20"], 40));
        let pair = &standings.pairs[0];
        assert_eq!((pair.games, pair.blocks), (40, 20));
        assert_eq!((pair.share.share, pair.elo.value), (0.5, Some(0.0)));
        assert_eq!(pair.won + pair.shared + pair.lost, 40);
        assert!((pair.in_seat[0] + pair.in_seat[1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_thinker_beats_chance_and_the_test_stops_early() {
        let standings = play(&Match { sprt: Some((0.0, 60.0)), ..plan(&["search:50", "random"], 4000) });
        let pair = &standings.pairs[0];
        let sprt = pair.sprt.unwrap();
        assert_eq!(sprt.verdict, Verdict::Stronger);
        assert!(
            sprt.llr >= sprt.limit
                && pair.games < 4000
                && pair.blocks.is_multiple_of(BLOCKS_PER_TEST as usize)
        );
        assert!(pair.share.low > 0.5, "{pair:?}");
        let turned = play(&Match { sprt: Some((0.0, 60.0)), ..plan(&["random", "search:50"], 4000) });
        assert_eq!(turned.pairs[0].sprt.unwrap().verdict, Verdict::Not);
    }

    #[test]
    fn one_among_three_others_is_measured_against_a_quarter() {
        let mut plan = plan(&["search:40", "random"], 30);
        plan.wish.seats = Some(4);
        let standings = play(&plan);
        let pair = &standings.pairs[0];
        assert_eq!((standings.fair, pair.games, pair.in_seat.len()), (0.25, 32, 4));
        assert!((pair.times_fair - pair.share.share * 4.0).abs() < 1e-9);
        let seats: f64 = standings.by_seat.iter().map(|share| share.share).sum();
        assert!((seats - 1.0).abs() < 1e-6, "{seats}");
    }

    #[test]
    fn all_pairs_meet_and_are_rated_together() {
        let standings = play(&plan(&["search:50", "random", "greedy"], 60));
        let names: Vec<_> = standings.pairs.iter().map(|pair| (&*pair.first, &*pair.second)).collect();
        assert_eq!(names, [("search:50", "random"), ("search:50", "greedy"), ("random", "greedy")]);
        let elo = |bot: usize| standings.bots[bot].elo.unwrap().value.unwrap();
        assert!(elo(0) > elo(1), "{standings:?}");
    }
}
