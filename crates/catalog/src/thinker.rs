//! Bots at a table: the action they choose, its estimated value, and threats by opponents.

use std::collections::BTreeMap;

use hexapod_bots::search::{Search, Tuning};
use hexapod_bots::{Analysis, BotSpec, Clock, Level};
use hexapod_core::reason::why;
use hexapod_core::{
    Arg, Danger, Heuristic, Knowledge, Message, Seat, SeedableRng, SmallRng, Step, StepOf, ToMove, Viewer,
    WinShares,
};
use serde::Serialize;

use crate::coach::{self, Review};
use crate::insight::{self, Examined};
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
    /// What the action gains, with whatever in the line belongs to the same decision: at most two reasons, the greatest
    /// gain first; none where nothing stands out.
    pub reasons: Vec<Said>,
    /// How many points more the acting seat has after it, as far as the seat can know.
    pub points: i64,
}

/// A message with its English sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The key in the game's message files.
    pub key: &'static str,
    /// The values that the sentence mentions.
    pub args: BTreeMap<&'static str, Arg>,
    /// The English sentence.
    pub say: String,
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
    /// Estimates the position and what the step played in it changed, for the analysis of a finished game; `None` if
    /// the acting seat has no choice or `played` is not a legal step. Without `played` nothing has changed. The same
    /// seed gives the same estimate.
    fn examine(&self, played: Option<&str>, seed: u64, iterations: u64) -> Option<Examined>;
    /// Returns what opponents could do to the seat next, as far as the seat can know: at most two, the greatest loss first.
    fn risks(&self, seat: Seat) -> Vec<Said>;
    /// Compares steps that the acting seat played one after the other with the best decision that a search with a small
    /// fixed number of iterations finds, by what that seat knew. `more` is called before each iteration; `false` stops
    /// the search. `None` if it was stopped, if the seat had no choice, or if the steps are not legal. The same seed gives
    /// the same review.
    fn review(&self, played: &[String], seed: u64, more: &mut dyn FnMut() -> bool) -> Option<Review>;
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

    fn examine(&self, played: Option<&str>, seed: u64, iterations: u64) -> Option<Examined> {
        let (game, state) = (self.game(), self.replay.state());
        let step = match played {
            Some(text) => match self.replay.understand(None, text).ok()?[..] {
                [step] => Some(step),
                _ => return None,
            },
            None => None,
        };
        let unchanged = |shares: Vec<f64>| {
            let effect = vec![0.0; shares.len()];
            Examined { shares, effect, error: 0.0, better: Vec::new() }
        };
        match (game.to_move(state), step) {
            (ToMove::Over, _) => Some(unchanged(insight::result(game, state))),
            (ToMove::Seat(_), None) => Some(unchanged(insight::value(game, state, seed, iterations))),
            (ToMove::Seat(seat), Some(Step::Action(action))) => {
                if self.replay.legal().len() < 2 {
                    return None;
                }
                let found = insight::compare(game, state, seat, action, seed, iterations);
                let mut better = Vec::new();
                if found.best != action {
                    better = self.line(&found.line, seat);
                }
                Some(Examined { shares: found.shares, effect: found.effect, error: found.error, better })
            }
            (ToMove::Chance, None | Some(Step::Chance(_))) => {
                let fell = step.and_then(|step| match step {
                    Step::Chance(outcome) => Some(outcome),
                    Step::Action(_) => None,
                });
                let (shares, effect) = insight::fortune(game, state, fell, seed, iterations);
                Some(Examined { effect, ..unchanged(shares) })
            }
            (ToMove::Seat(_), Some(Step::Chance(_))) | (ToMove::Chance, Some(Step::Action(_))) => None,
        }
    }

    fn risks(&self, seat: Seat) -> Vec<Said> {
        let knowledge = Knowledge::new(self.game(), self.replay.state(), seat);
        hexapod_core::coach::risks(&knowledge).into_iter().map(|risk| self.said(risk)).collect()
    }

    fn review(&self, played: &[String], seed: u64, more: &mut dyn FnMut() -> bool) -> Option<Review> {
        coach::review(self, played, seed, more)
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
        let first = Step::Action(analysis.action());
        let alone = [first];
        let line = if analysis.line.first() == Some(&first) { &analysis.line[..] } else { &alone };
        let why = why(&Knowledge::new(self.game(), self.replay.state(), seat), line);
        Thought {
            action: self.text(analysis.action()),
            iterations: analysis.iterations,
            win_shares: self.shares_by_name(&analysis.shares()),
            choices,
            line: self.line(&analysis.line, seat),
            reasons: why.reasons.into_iter().map(|message| self.said(message)).collect(),
            points: why.points,
        }
    }

    pub(crate) fn said(&self, message: Message) -> Said {
        let say = self.words.say(&message);
        Said { key: message.key, args: message.args.into_iter().collect(), say }
    }

    fn shares_by_name(&self, shares: &WinShares) -> BTreeMap<&'static str, f64> {
        let round = |share: f32| (f64::from(share) * 10_000.0).round() / 10_000.0;
        Seat::all(self.game().seats())
            .map(|seat| (self.game().seat_name(seat), round(shares[seat.index()])))
            .collect()
    }

    /// Returns the notation of a line in an imagined world; the line ends at the first step that is illegal there.
    pub(crate) fn line(&self, line: &[StepOf<G>], seat: Seat) -> Vec<String> {
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
