//! Bots at a table: the action they choose, its estimated value, and threats by opponents.

use std::collections::BTreeMap;

use hexapod_bots::search::{Search, Tuning};
use hexapod_bots::{Analysis, BotSpec, Clock, Level};
use hexapod_core::{
    Danger, Heuristic, Knowledge, Seat, SeedableRng, SmallRng, Step, StepOf, Viewer, WinShares,
};
use serde::Serialize;

use crate::insight::{self, Judged};
use crate::mind::{LevelMind, Mind};
use crate::table::TypedTable;

/// A bot's analysis of the decision that is due.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Thought {
    /// The action it would play.
    pub action: String,
    /// Number of search iterations.
    pub iterations: u64,
    /// Estimated win share of each seat, by name.
    pub win_shares: BTreeMap<&'static str, f64>,
    /// All legal actions, most visited first.
    pub choices: Vec<Choice>,
    /// The line it expects, beginning with the action.
    pub line: Vec<String>,
}

/// A bot's estimate of one action.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// Number of iterations that began with it.
    pub visits: u64,
    /// Estimated win share of each seat after the action, by name; `None` without visits.
    pub win_shares: Option<BTreeMap<&'static str, f64>>,
}

/// What bots make of a position.
pub trait Thinker {
    /// Returns the action a bot chooses for the acting seat; `None` if no seat is to act. The bot sees only what that
    /// seat may know.
    ///
    /// # Panics
    /// Panics if the bot has a time budget and there is no clock.
    fn choose(&self, bot: BotSpec, seed: u64, clock: Option<Clock>) -> Option<String>;
    /// Analyses the acting seat's decision on `threads` threads; `None` if no seat is to act. `more` is called before
    /// each iteration with the number of iterations its thread has done; `false` stops that thread. On one thread the
    /// result depends on the seed and the number of iterations only.
    fn think(&self, seed: u64, threads: usize, more: &(dyn Fn(u64) -> bool + Sync)) -> Option<Thought>;
    /// Returns the estimated win shares in seat order, with all secrets known: for the analysis of a finished game.
    fn outlook(&self, seed: u64, iterations: u64) -> Vec<f64>;
    /// Compares an action of the acting seat with the best one, given what the seat knows; `None` if the seat has no
    /// choice or `action` is not one of its actions.
    fn judge(&self, action: &str, seed: u64, iterations: u64) -> Option<Judged>;
    /// Returns where opponents could strike the seat in their next turn; empty in games without such a map and in games
    /// with secrets.
    fn dangers(&self, seat: Seat) -> Vec<Danger>;
    /// Returns a bot of this level for tables of this game. Without a clock its time has no cap.
    fn mind(&self, level: &Level, seed: u64, clock: Option<Clock>) -> Box<dyn Mind>;
}

impl<G: Heuristic> Thinker for TypedTable<G> {
    fn choose(&self, bot: BotSpec, seed: u64, clock: Option<Clock>) -> Option<String> {
        let action = bot.build::<G>(seed, clock).choose(&self.knowledge()?);
        Some(self.text(action))
    }

    fn think(&self, seed: u64, threads: usize, more: &(dyn Fn(u64) -> bool + Sync)) -> Option<Thought> {
        let knowledge = self.knowledge()?;
        let look = |thread: usize| {
            let mut search = Search::<G>::new(seed.wrapping_add(thread as u64), Tuning::default());
            search.analyse(&knowledge, u64::MAX, more)
        };
        let analysis = std::thread::scope(|scope| {
            let look = &look;
            // WebAssembly has no threads: everything runs on this one.
            let threads = if cfg!(target_family = "wasm") { 1 } else { threads };
            let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || look(thread))).collect();
            let joined = others.into_iter().filter_map(|thread| thread.join().ok());
            joined.fold(look(0), |sum, other| sum.merge(other, knowledge.seat()))
        });
        Some(self.thought(&analysis, knowledge.seat()))
    }

    fn outlook(&self, seed: u64, iterations: u64) -> Vec<f64> {
        let shares = insight::outlook(self.game(), self.replay.state(), seed, iterations);
        shares[..self.game().seats()].iter().map(|share| f64::from(*share)).collect()
    }

    fn judge(&self, action: &str, seed: u64, iterations: u64) -> Option<Judged> {
        let knowledge = self.knowledge()?;
        let understood = self.replay.understand(None, action).ok()?;
        let [Step::Action(played)] = understood[..] else { return None };
        if self.replay.legal().len() < 2 {
            return None;
        }
        let seat = knowledge.seat();
        let (analysis, shares) = insight::best(&knowledge, seed, iterations);
        let (best, best_share) = (analysis.action(), shares[seat.index()]);
        let played_share = if best == played {
            best_share
        } else {
            insight::worth(&knowledge, played, seed, iterations)[seat.index()]
        };
        Some(Judged {
            best: self.text(best),
            best_share: best_share.into(),
            played_share: played_share.into(),
            line: self.line(&analysis.line, seat),
        })
    }

    fn dangers(&self, seat: Seat) -> Vec<Danger> {
        if self.game().all_see_alike() { self.game().dangers(self.replay.state(), seat) } else { Vec::new() }
    }

    fn mind(&self, level: &Level, seed: u64, clock: Option<Clock>) -> Box<dyn Mind> {
        Box::new(LevelMind::<G>::new(level, seed, clock))
    }
}

impl<G: Heuristic> TypedTable<G> {
    /// Returns the notation of an action that is legal now.
    pub(crate) fn text(&self, action: G::Action) -> String {
        hexapod_core::step_text(self.game(), self.replay.state(), &Step::Action(action))
    }

    /// Returns what the acting seat knows; `None` if no seat is to act.
    pub(crate) fn knowledge(&self) -> Option<Knowledge<'_, G>> {
        let seat = self.replay.to_move().seat()?;
        Some(Knowledge::new(self.game(), self.replay.state(), seat))
    }

    fn thought(&self, analysis: &Analysis<G>, seat: Seat) -> Thought {
        let mut choices: Vec<Choice> = analysis
            .choices
            .iter()
            .map(|choice| Choice {
                action: self.text(choice.action),
                visits: choice.visits,
                win_shares: (choice.visits > 0).then(|| self.shares_by_name(&choice.shares)),
            })
            .collect();
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.visits));
        Thought {
            action: self.text(analysis.action()),
            iterations: analysis.iterations,
            win_shares: self.shares_by_name(&analysis.shares()),
            choices,
            line: self.line(&analysis.line, seat),
        }
    }

    fn shares_by_name(&self, shares: &WinShares) -> BTreeMap<&'static str, f64> {
        let round = |share: f32| (f64::from(share) * 10_000.0).round() / 10_000.0;
        Seat::all(self.game().seats())
            .map(|seat| (self.game().seat_name(seat), round(shares[seat.index()])))
            .collect()
    }

    /// Returns the notation of a line in an imagined world; the line ends at the first step that is illegal there.
    fn line(&self, line: &[StepOf<G>], seat: Seat) -> Vec<String> {
        let mut world = self.game().imagine(self.replay.state(), seat, &mut SmallRng::seed_from_u64(0));
        let mut texts = Vec::new();
        for step in line {
            if self.game().check(&world, None, step).is_err() {
                break;
            }
            let mut text = String::new();
            self.game().write(&world, step, Viewer::Seat(seat), &mut text);
            texts.push(text);
            self.game().play_unchecked(&mut world, step, &mut hexapod_core::Silence);
        }
        texts
    }
}
