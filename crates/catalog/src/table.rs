//! A game being played, without its types.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use hexapod_bots::search::{Search, Tuning};
use hexapod_bots::{Analysis, BotSpec, Level};
use hexapod_core::record::Meta;
use hexapod_core::{
    Danger, Document, GameInfo, Heuristic, Ink, Knowledge, Message, Odds, Outcome, Refuse, Replay, Score,
    Seat, SeedableRng, Setup, SmallRng, Step, StepOf, Tell, ToMove, Viewer, WinShares,
};
use hexapod_words::Words;
use serde::Serialize;
use serde_json::Value as Json;

use crate::clock::wall;
use crate::insight::{self, Judged};
use crate::legal::Legal;
use crate::mind::{LevelMind, Mind};
use crate::telling::{Eyes, Happened, Sentences};
use crate::wire::Seen;

/// Who looks, by the names of the notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewpoint<'a> {
    /// The seat of this name.
    Seat(&'a str),
    /// Somebody without a seat.
    Spectator,
    /// The owner of a local table, who sees everything.
    Referee,
}

/// Where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// How many steps have been played.
    pub step: usize,
    /// The seat that acts, `chance` or `over`.
    pub to_move: &'static str,
    /// The phase, as the rules file spells it.
    pub phase: &'static str,
}

/// A refused step, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The code of the rules file.
    pub code: &'static str,
    /// A sentence for the player.
    pub message: String,
    /// The ruling behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
    /// The sentence before it was put into words, for whoever has it in another language.
    #[serde(skip)]
    pub said: Message,
}

/// An event, in words and as data.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EventText {
    /// The number of the step in which it happened.
    pub step: usize,
    /// The event with its kind and values.
    pub event: Json,
    /// A sentence for the log.
    pub text: String,
}

/// What a bot thinks of its decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Thought {
    /// The action it would play.
    pub action: String,
    /// How many worlds it looked at.
    pub iterations: u64,
    /// The share of the victory of each seat, by name, as it sees it.
    pub win_shares: BTreeMap<&'static str, f64>,
    /// Every legal action, those it looked at most first.
    pub choices: Vec<Choice>,
    /// The line it expects, beginning with the action.
    pub line: Vec<String>,
}

/// One action as a bot sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// The share of the victory of each seat after it, by name; nothing if it was never tried.
    pub win_shares: Option<BTreeMap<&'static str, f64>>,
}

/// What an opponent could do to a seat at one place in its next turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DangerAt {
    /// The place.
    pub place: String,
    /// The opponent who could bring most.
    pub by: &'static str,
    /// How much that is.
    pub power: u32,
    /// Whether what the seat has there could be beaten.
    pub lost: bool,
}

/// A game being played or replayed.
pub trait AnyTable: Send + Sync {
    /// Returns the game's card.
    fn info(&self) -> &'static GameInfo;
    /// Returns seats, options and data.
    fn setup(&self) -> &Setup;
    /// Returns what is odd about the data but can be played, a sentence each.
    fn warnings(&self) -> Vec<String>;
    /// Returns the names of the seats, in order.
    fn seats(&self) -> Vec<&'static str>;
    /// Returns where the game stands.
    fn standing(&self) -> Standing;
    /// Returns how many steps are known, those taken back included.
    fn known_steps(&self) -> usize;
    /// Returns the notation of all legal actions or listed outcomes.
    fn legal(&self) -> Vec<String>;
    /// Returns the weighted outcomes of the chance step that is due, or the number of dice rolled.
    fn odds(&self) -> (Vec<(String, u64)>, Odds);
    /// Returns the seat whose secret the chance step that is due will be.
    fn secret_draw(&self) -> Option<&'static str>;
    /// Plays a step or compound input; `sender` is the seat that sends it, where known. Returns how many steps it was.
    fn submit(&mut self, sender: Option<&str>, text: &str) -> Result<usize, Refused>;
    /// Returns why a step would be refused now.
    fn why_not(&self, text: &str) -> Option<Refused>;
    /// Plays a chance step with the counter of a verifiable draw.
    fn settle(&mut self, text: &str, draw: Option<u64>) -> Result<usize, Refused>;
    /// Lets chance answer from this generator and returns the outcome; nothing if chance is not to act.
    fn roll(&mut self, rng: &mut SmallRng) -> Option<String>;
    /// Takes steps back until `to` remain; says whether there was anything to take back.
    fn undo(&mut self, to: usize) -> bool;
    /// Plays the next step that was taken back; says whether there was one.
    fn redo(&mut self) -> bool;
    /// Goes to the position after `to` steps, as far as steps are known.
    fn jump(&mut self, to: usize);
    /// Returns the last step as somebody may know it.
    fn last_step(&self, viewpoint: Viewpoint<'_>) -> Option<String>;
    /// Returns all played steps with number, actor and counter of the draw, for whoever sees everything.
    fn steps(&self) -> Vec<PlayedStep>;
    /// Returns the position in the game's notation.
    fn position(&self) -> String;
    /// Returns the position as a document.
    fn document(&self) -> Document;
    /// Returns a view as JSON; nothing if there is no such seat.
    fn view(&self, viewpoint: Viewpoint<'_>) -> Option<Json>;
    /// Draws a view as text; nothing if there is no such seat.
    fn draw(&self, viewpoint: Viewpoint<'_>, ink: Ink) -> Option<String>;
    /// Returns the events after the first `since` steps that somebody may hear.
    fn events(&self, since: usize, viewpoint: Viewpoint<'_>) -> Vec<EventText>;
    /// Returns the points now.
    fn scores(&self) -> Vec<Score>;
    /// Returns the points that somebody is shown now.
    fn scores_shown(&self, viewpoint: Viewpoint<'_>) -> Vec<Score>;
    /// Returns the result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the result in one line, once the game is over.
    fn result(&self) -> Option<String>;
    /// Returns the record as somebody may know it; nothing if there is no such seat.
    fn record(&self, viewpoint: Viewpoint<'_>) -> Option<String>;
    /// Returns names, dice and the rest of the record's header and footer.
    fn meta(&self) -> &Meta;
    /// Changes names, dice and the rest.
    fn meta_mut(&mut self) -> &mut Meta;
    /// Returns the action a bot would play for the acting seat; nothing if no seat is to act. The bot sees only what
    /// that seat may know.
    fn choose(&self, bot: BotSpec, seed: u64) -> Option<String>;
    /// Thinks about the acting seat's decision on so many threads until `more` says stop; nothing if no seat is to act.
    /// `more` is asked before each iteration, with how many its thread has done. On one thread the same seed and number
    /// of iterations give the same thought.
    fn think(&self, seed: u64, threads: usize, more: &(dyn Fn(u64) -> bool + Sync)) -> Option<Thought>;
    /// Returns each seat's share of the victory, in seat order, by the whole truth: for whoever looks back on the game.
    fn outlook(&self, seed: u64, iterations: u64) -> Vec<f64>;
    /// Compares an action of the acting seat with the best it could have done, by what the seat knew; nothing if it had no
    /// choice or `action` is none of its actions.
    fn judge(&self, action: &str, seed: u64, iterations: u64) -> Option<Judged>;
    /// Returns where opponents could strike the seat of this index in their next turn; nothing in games without such a map,
    /// and in games in which not everybody sees everything.
    fn dangers(&self, seat: usize) -> Vec<DangerAt>;

    // What a served table needs.

    /// Plays a step or compound input of this seat and returns what happened, step by step.
    fn submit_told(
        &mut self,
        sender: &str,
        text: &str,
        sentences: Sentences,
    ) -> Result<Vec<Happened>, Refused>;
    /// Plays a chance step with the counter of a verifiable draw and returns what happened.
    fn settle_told(&mut self, text: &str, draw: u64, sentences: Sentences) -> Result<Vec<Happened>, Refused>;
    /// Returns what happened in the steps after the first `since`, with sentences.
    fn happened(&self, since: usize) -> Vec<Happened>;
    /// Returns whether all viewers always have the same view.
    fn all_see_alike(&self) -> bool;
    /// Returns the view, to be sent and to be compared with the next.
    fn look(&self, eyes: Eyes) -> Box<dyn Seen>;
    /// Returns the same, given what somebody else sees now.
    fn look_beside(&self, eyes: Eyes, other: &dyn Seen) -> Box<dyn Seen>;
    /// Writes the legal actions of the acting seat in place of others, whose memory is used again.
    fn write_legal(&self, out: &mut Legal);
    /// Returns the least number of steps to which the seat of this index could go back without knowing more than it did
    /// then: no chance outcome, no other seat's decision and nothing uncovered by its own actions lies after it.
    fn undo_free_to(&self, seat: usize) -> usize;
    /// Returns a table that begins at the present position and has no past: enough for a bot to think about.
    fn now(&self) -> Box<dyn AnyTable>;
    /// Returns a bot of this level for tables of this game.
    fn mind(&self, level: &Level, seed: u64) -> Box<dyn Mind>;
    /// Returns the table with its types, for those who know them.
    fn as_any(&self) -> &dyn Any;
}

/// A played step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayedStep {
    /// Its number, from 1.
    pub number: usize,
    /// The seat's name or `chance`.
    pub actor: &'static str,
    /// The step in notation.
    pub text: String,
    /// The counter of a verifiable draw.
    pub draw: Option<u64>,
}

/// A table with its types.
pub(crate) struct Seated<G: Heuristic> {
    pub(crate) replay: Replay<G>,
    pub(crate) words: Arc<Words>,
}

impl<G: Heuristic> Seated<G> {
    pub(crate) fn new(replay: Replay<G>, words: Arc<Words>) -> Self {
        Self { replay, words }
    }

    fn game(&self) -> &G {
        self.replay.game()
    }

    /// Plays a step that is known to be legal.
    pub(crate) fn push(&mut self, step: &StepOf<G>) {
        self.replay.push(step, None);
    }

    /// Returns the single steps that a seat's text stands for now, or why it is refused.
    pub(crate) fn understand(&self, seat: Seat, text: &str) -> Result<Vec<StepOf<G>>, Refused> {
        self.replay.understand(Some(seat), text).map_err(|refusal| self.refused(&refusal))
    }

    fn viewer(&self, viewpoint: Viewpoint<'_>) -> Option<Viewer> {
        match viewpoint {
            Viewpoint::Seat(name) => self.game().seat_named(name).map(Viewer::Seat),
            Viewpoint::Spectator => Some(Viewer::Spectator),
            Viewpoint::Referee => Some(Viewer::Referee),
        }
    }

    /// Returns the notation of what happened since whoever is to act now acted last, within bounds.
    fn recent(&self, viewer: Viewer) -> Vec<String> {
        let due = self.game().to_move(self.replay.state());
        let most = if matches!(due, ToMove::Seat(_)) { 32 } else { 6 };
        let mut recent = Vec::new();
        self.replay.walk(self.replay.at().saturating_sub(most), |_, before, step, _| {
            if self.game().to_move(before) == due {
                recent.clear();
            } else {
                let mut text = String::new();
                self.game().write(before, step, viewer, &mut text);
                recent.push(text);
            }
        });
        recent
    }

    pub(crate) fn refused(&self, refusal: &G::Refusal) -> Refused {
        let said = refusal.message();
        Refused { code: refusal.code(), message: self.words.say(&said), ruling: refusal.ruling(), said }
    }

    pub(crate) fn text(&self, action: G::Action) -> String {
        hexapod_core::step_text(self.game(), self.replay.state(), &Step::Action(action))
    }

    pub(crate) fn knowledge(&self) -> Option<Knowledge<'_, G>> {
        match self.game().to_move(self.replay.state()) {
            ToMove::Seat(seat) => Some(Knowledge::new(self.game(), self.replay.state(), seat)),
            ToMove::Chance | ToMove::Over => None,
        }
    }
}

impl<G: Heuristic> AnyTable for Seated<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn setup(&self) -> &Setup {
        self.game().setup()
    }

    fn warnings(&self) -> Vec<String> {
        self.game().warnings()
    }

    fn seats(&self) -> Vec<&'static str> {
        Seat::all(self.game().seats()).map(|seat| self.game().seat_name(seat)).collect()
    }

    fn standing(&self) -> Standing {
        Standing {
            step: self.replay.at(),
            to_move: self.replay.actor(),
            phase: self.game().phase(self.replay.state()),
        }
    }

    fn known_steps(&self) -> usize {
        self.replay.len()
    }

    fn legal(&self) -> Vec<String> {
        self.replay.legal()
    }

    fn odds(&self) -> (Vec<(String, u64)>, Odds) {
        self.replay.odds()
    }

    fn secret_draw(&self) -> Option<&'static str> {
        let drawer = self.game().secret_draw(self.replay.state());
        drawer.map(|seat| self.game().seat_name(seat))
    }

    fn submit(&mut self, sender: Option<&str>, text: &str) -> Result<usize, Refused> {
        let sender = sender.and_then(|name| self.game().seat_named(name));
        self.replay.submit(sender, text).map_err(|refusal| self.refused(&refusal))
    }

    fn why_not(&self, text: &str) -> Option<Refused> {
        // Several steps are judged one after the other; a game may know more about a single text than steps.
        let refusal = if text.contains(';') {
            self.replay.understand(None, text).err()?
        } else {
            self.game().why_not(self.replay.state(), text)?
        };
        Some(self.refused(&refusal))
    }

    fn settle(&mut self, text: &str, draw: Option<u64>) -> Result<usize, Refused> {
        let mut found = Vec::new();
        self.game()
            .read(self.replay.state(), None, text, &mut found)
            .map_err(|refusal| self.refused(&refusal))?;
        for step in &found {
            self.replay.push(step, draw);
        }
        Ok(found.len())
    }

    fn roll(&mut self, rng: &mut SmallRng) -> Option<String> {
        if self.game().to_move(self.replay.state()) != ToMove::Chance {
            return None;
        }
        let outcome = self.game().sample_chance(self.replay.state(), rng);
        self.replay.push(&Step::Chance(outcome), None);
        self.replay.last_step(Viewer::Referee)
    }

    fn undo(&mut self, to: usize) -> bool {
        self.replay.undo(to)
    }

    fn redo(&mut self) -> bool {
        self.replay.redo()
    }

    fn jump(&mut self, to: usize) {
        self.replay.jump(to);
    }

    fn last_step(&self, viewpoint: Viewpoint<'_>) -> Option<String> {
        self.replay.last_step(self.viewer(viewpoint)?)
    }

    fn steps(&self) -> Vec<PlayedStep> {
        let mut steps = Vec::with_capacity(self.replay.at());
        self.replay.walk(0, |number, before, step, draw| {
            let actor = match self.game().to_move(before) {
                ToMove::Seat(seat) => self.game().seat_name(seat),
                ToMove::Chance | ToMove::Over => hexapod_core::record::CHANCE,
            };
            steps.push(PlayedStep {
                number,
                actor,
                text: hexapod_core::step_text(self.game(), before, step),
                draw,
            });
        });
        steps
    }

    fn position(&self) -> String {
        self.game().write_position(self.replay.state())
    }

    fn document(&self) -> Document {
        self.replay.document()
    }

    fn view(&self, viewpoint: Viewpoint<'_>) -> Option<Json> {
        let view = self.game().view(self.replay.state(), self.viewer(viewpoint)?);
        Some(serde_json::to_value(view).unwrap_or_else(|error| unreachable!("a view is plain data: {error}")))
    }

    fn draw(&self, viewpoint: Viewpoint<'_>, ink: Ink) -> Option<String> {
        let viewer = self.viewer(viewpoint)?;
        let view = self.game().view(self.replay.state(), viewer);
        Some(self.game().draw_recent(&view, &self.recent(viewer), ink))
    }

    fn events(&self, since: usize, viewpoint: Viewpoint<'_>) -> Vec<EventText> {
        let Some(viewer) = self.viewer(viewpoint) else { return Vec::new() };
        let events = self.replay.events(since, viewer).into_iter();
        events
            .map(|(step, event)| EventText {
                step,
                text: self.words.say(&event.message()),
                event: serde_json::to_value(&event)
                    .unwrap_or_else(|error| unreachable!("an event is plain data: {error}")),
            })
            .collect()
    }

    fn scores(&self) -> Vec<Score> {
        self.game().scores(self.replay.state())
    }

    fn scores_shown(&self, viewpoint: Viewpoint<'_>) -> Vec<Score> {
        let viewer = self.viewer(viewpoint).unwrap_or(Viewer::Spectator);
        self.game().scores_shown(self.replay.state(), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.replay.state())
    }

    fn result(&self) -> Option<String> {
        self.replay.result()
    }

    fn record(&self, viewpoint: Viewpoint<'_>) -> Option<String> {
        Some(self.replay.record(self.viewer(viewpoint)?))
    }

    fn meta(&self) -> &Meta {
        &self.replay.meta
    }

    fn meta_mut(&mut self) -> &mut Meta {
        &mut self.replay.meta
    }

    fn choose(&self, bot: BotSpec, seed: u64) -> Option<String> {
        let action = bot.build::<G>(seed, Some(wall)).choose(&self.knowledge()?);
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
            let others: Vec<_> =
                (1..threads.max(1)).map(|thread| scope.spawn(move || look(thread))).collect();
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

    fn dangers(&self, seat: usize) -> Vec<DangerAt> {
        let game = self.game();
        if !game.all_see_alike() || seat >= game.seats() {
            return Vec::new();
        }
        let dangers = game.dangers(self.replay.state(), Seat::new(seat));
        let named = |danger: Danger| DangerAt {
            place: danger.place,
            by: game.seat_name(danger.by),
            power: danger.power,
            lost: danger.lost,
        };
        dangers.into_iter().map(named).collect()
    }

    fn submit_told(
        &mut self,
        sender: &str,
        text: &str,
        sentences: Sentences,
    ) -> Result<Vec<Happened>, Refused> {
        self.submit_told_inner(Some(sender), text, sentences)
    }

    fn settle_told(&mut self, text: &str, draw: u64, sentences: Sentences) -> Result<Vec<Happened>, Refused> {
        let mut found = Vec::new();
        self.game()
            .read(self.replay.state(), None, text, &mut found)
            .map_err(|refusal| self.refused(&refusal))?;
        Ok(self.play_told(&found, Some(draw), sentences))
    }

    fn happened(&self, since: usize) -> Vec<Happened> {
        self.happened_inner(since)
    }

    fn all_see_alike(&self) -> bool {
        self.game().all_see_alike()
    }

    fn look(&self, eyes: Eyes) -> Box<dyn Seen> {
        Box::new(self.game().view(self.replay.state(), eyes.viewer()))
    }

    fn look_beside(&self, eyes: Eyes, other: &dyn Seen) -> Box<dyn Seen> {
        match other.as_any().downcast_ref::<G::View>() {
            Some(other) => Box::new(self.game().view_beside(self.replay.state(), eyes.viewer(), other)),
            None => self.look(eyes),
        }
    }

    fn write_legal(&self, out: &mut Legal) {
        self.write_legal_inner(out);
    }

    fn undo_free_to(&self, seat: usize) -> usize {
        self.undo_free_to_inner(seat)
    }

    fn now(&self) -> Box<dyn AnyTable> {
        Box::new(Self { replay: self.replay.now(), words: Arc::clone(&self.words) })
    }

    fn mind(&self, level: &Level, seed: u64) -> Box<dyn Mind> {
        Box::new(LevelMind::<G>::new(level, seed))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Heuristic> Seated<G> {
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

    /// Returns the notation of a line, in a world the seat imagines; what is not possible there ends it.
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

/// Returns a generator for everyday play from a seed.
pub fn generator(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
