//! What each viewer may know of a table, and of a step as it happens.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use hexapod_core::{
    Arg, Audience, Heuristic, Knowledge, Message, Score, Seat, SeedableRng, Shown, Silence, SmallRng, Step,
    StepOf, Tell, Told, Viewer,
};
use serde::Serialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;

use crate::legal::Legal;
use crate::table::TypedTable;
use crate::wire::AnyView;

/// An event as a sentence and as data.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EventText {
    /// The number of its step, from 1.
    pub step: usize,
    /// The event's kind and fields.
    pub event: Json,
    /// A sentence for the log.
    pub text: String,
}

/// A played step, with what each viewer may know of it.
#[derive(Debug, Clone)]
pub struct Happened {
    /// Its number, from 1.
    pub number: usize,
    /// The seat that acted; `None` for chance.
    pub actor: Option<Seat>,
    /// The step in notation, secrets included.
    pub text: String,
    /// The counter of a verifiable draw.
    pub draw: Option<u64>,
    /// Whether the action revealed something hidden to the seat that took it.
    pub uncovers: bool,
    /// The notation as each seat and, last, a spectator may know it; empty in games without secrets.
    redacted: Vec<String>,
    events: Vec<ToldEvent>,
}

#[derive(Debug, Clone)]
struct ToldEvent {
    audience: Audience,
    /// Its kind and values.
    plain: Arc<RawValue>,
    /// The same with the English sentence, if sentences were asked for.
    said: Option<Arc<RawValue>>,
}

/// An event with values of its sentence that are not its fields, and with its English sentence where that is asked for.
#[derive(Serialize)]
struct Said<'a, E> {
    #[serde(flatten)]
    event: &'a E,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    args: BTreeMap<&'static str, Arg>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<String>,
}

/// Whether events get their English sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sentences {
    /// Kinds and fields only.
    No,
    /// With sentences.
    Yes,
}

impl Happened {
    /// Returns the notation as a viewer may know it.
    pub fn text_for(&self, viewer: Viewer) -> &str {
        match viewer {
            Viewer::Referee => &self.text,
            Viewer::Seat(seat) => self.redacted.get(seat.index()).unwrap_or(&self.text),
            Viewer::Spectator => self.redacted.last().unwrap_or(&self.text),
        }
    }

    /// Returns the events that a viewer may hear, each as JSON with its kind and values; with `words` and its English
    /// sentence too, if sentences were asked for when the step was played.
    pub fn events_for(&self, viewer: Viewer, words: bool) -> impl Iterator<Item = &Arc<RawValue>> {
        let heard = self.events.iter().filter(move |told| told.audience.includes(viewer));
        heard.map(move |told| told.said.as_ref().filter(|_| words).unwrap_or(&told.plain))
    }

    /// Returns whether all events have their sentences.
    pub fn has_sentences(&self) -> bool {
        self.events.iter().all(|told| told.said.is_some())
    }
}

/// What each viewer may know.
pub trait Telling {
    /// Returns whether all viewers always have the same view.
    fn all_see_alike(&self) -> bool;
    /// Returns whether a seat now knows something that another does not.
    fn keeps_secrets(&self) -> bool;
    /// Returns what a viewer sees.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// Returns the same as [`Telling::view`], but faster: reuses what another viewer sees now.
    fn view_beside(&self, viewer: Viewer, other: &dyn AnyView) -> Box<dyn AnyView>;
    /// Returns the events after the first `since` steps that a viewer may know.
    fn events(&self, since: usize, viewer: Viewer) -> Vec<EventText>;
    /// Returns what happened in the steps after the first `since`.
    fn happened(&self, since: usize, sentences: Sentences) -> Vec<Happened>;
    /// Returns the current scores as a viewer may know them.
    fn scores_shown(&self, viewer: Viewer) -> Vec<Score>;
    /// Replaces the content of `out` by the legal actions of the acting seat.
    fn write_legal(&self, out: &mut Legal);
    /// Returns the numbers of the actions, from 1, that revealed something hidden to the seat that took them.
    fn uncovering(&self) -> Vec<usize>;
}

impl<G: Heuristic> Telling for TypedTable<G> {
    fn all_see_alike(&self) -> bool {
        self.game().all_see_alike()
    }

    fn keeps_secrets(&self) -> bool {
        self.game().keeps_secrets(self.replay.state())
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.game().view(self.replay.state(), viewer))
    }

    fn view_beside(&self, viewer: Viewer, other: &dyn AnyView) -> Box<dyn AnyView> {
        match (other as &dyn Any).downcast_ref::<G::View>() {
            Some(other) => Box::new(self.game().view_beside(self.replay.state(), viewer, other)),
            None => self.view(viewer),
        }
    }

    fn events(&self, since: usize, viewer: Viewer) -> Vec<EventText> {
        let shown = G::INFO.shown(self.replay.seats().len(), &self.replay.meta.colours);
        let text = |(step, event): (usize, G::Event)| EventText {
            step,
            text: self.words.say(&in_colours(event.message(), &shown)),
            event: serde_json::to_value(&event)
                .unwrap_or_else(|error| unreachable!("an event is plain data: {error}")),
        };
        self.replay.events(since, viewer).into_iter().map(text).collect()
    }

    fn happened(&self, since: usize, sentences: Sentences) -> Vec<Happened> {
        let mut happened = Vec::new();
        self.replay.walk(since, |number, before, step, draw| {
            let mut told = Vec::new();
            self.game().play_unchecked(&mut before.clone(), step, &mut told);
            happened.push(self.tell(before, number, step, draw, told, sentences));
        });
        happened
    }

    fn scores_shown(&self, viewer: Viewer) -> Vec<Score> {
        self.game().scores_shown(self.replay.state(), viewer)
    }

    fn write_legal(&self, out: &mut Legal) {
        write_legal(self.game(), self.replay.state(), out);
    }

    fn uncovering(&self) -> Vec<usize> {
        let mut found = Vec::new();
        self.replay.walk(0, |number, before, step, _| {
            let actor = self.game().to_move(before).seat();
            if actor.is_some_and(|seat| uncovers(self.game(), before, step, seat)) {
                found.push(number);
            }
        });
        found
    }
}

impl<G: Heuristic> TypedTable<G> {
    fn tell(
        &self,
        before: &G::State,
        number: usize,
        step: &StepOf<G>,
        draw: Option<u64>,
        told: Vec<Told<G::Event>>,
        sentences: Sentences,
    ) -> Happened {
        let game = self.game();
        let write = |viewer: Viewer| {
            let mut text = String::new();
            game.write(before, step, viewer, &mut text);
            text
        };
        let actor = game.to_move(before).seat();
        let uncovers = actor.is_some_and(|seat| uncovers(game, before, step, seat));
        let mut redacted = Vec::new();
        if G::INFO.secrets {
            redacted.extend(Seat::all(game.seats()).map(|seat| write(Viewer::Seat(seat))));
            redacted.push(write(Viewer::Spectator));
        }
        let events = told
            .into_iter()
            .map(|Told { audience, event, .. }| {
                let said = |say| Said { event: &event, args: event.computed().into_iter().collect(), say };
                let plain = said(None);
                ToldEvent {
                    audience,
                    // Most events have nothing but their fields, which are written faster alone.
                    plain: if plain.args.is_empty() { raw(&event) } else { raw(&plain) },
                    said: match sentences {
                        Sentences::Yes => Some(raw(&said(Some(self.words.say(&event.message()))))),
                        Sentences::No => None,
                    },
                }
            })
            .collect();
        Happened { number, actor, text: write(Viewer::Referee), draw, uncovers, redacted, events }
    }
}

/// Adds the colour to each seat that is called by one and shown in another: `blue (yellow)`.
fn in_colours(mut message: Message, shown: &Shown) -> Message {
    for (_, value) in &mut message.args {
        if let Arg::Text(text) = value
            && let Some(colour) = shown.instead_of(text)
        {
            text.push_str(&format!(" ({colour})"));
        }
    }
    message
}

fn raw(value: &impl Serialize) -> Arc<RawValue> {
    let written = serde_json::value::to_raw_value(value);
    written.unwrap_or_else(|error| unreachable!("an event is plain data: {error}")).into()
}

/// Replaces the content of `out` by the legal actions of the acting seat.
pub(crate) fn write_legal<G: Heuristic>(game: &G, state: &G::State, out: &mut Legal) {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    out.clear();
    for action in actions {
        out.add(|text| game.write(state, &Step::Action(action), Viewer::Referee, text));
    }
    out.group();
}

/// Returns whether a seat's action reveals something hidden to that seat.
pub(crate) fn uncovers<G: Heuristic>(game: &G, before: &G::State, step: &StepOf<G>, seat: Seat) -> bool {
    game.may_uncover(before) && differs_elsewhere(game, before, step, seat)
}

/// Returns whether the step would lead the seat to another view in a world that it cannot distinguish from the true
/// one.
fn differs_elsewhere<G: Heuristic>(game: &G, before: &G::State, step: &StepOf<G>, seat: Seat) -> bool {
    const IMAGINED_WORLDS: u64 = 8;
    let mut after = before.clone();
    game.play_unchecked(&mut after, step, &mut Silence);
    let seen = game.view(&after, Viewer::Seat(seat));
    let knowledge = Knowledge::new(game, before, seat);
    (0..IMAGINED_WORLDS).any(|world| {
        let mut imagined = knowledge.imagine(&mut SmallRng::seed_from_u64(world));
        game.play_unchecked(&mut imagined, step, &mut Silence);
        game.view(&imagined, Viewer::Seat(seat)) != seen
    })
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Replay, ToMove, Wish};
    use hexapod_glory::Glory;
    use hexapod_termites::Termites;

    use super::*;

    /// Checks that `may_uncover` is true before every action that reveals something. Returns the number of such
    /// actions.
    fn honest<G: Heuristic>(seed: u64, steps: usize) -> usize {
        let game = G::from_wish(&Wish::seats(2)).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut replay, mut actions) = (Replay::new(game), Vec::new());
        let mut uncovered = 0;
        for _ in 0..steps {
            let game = replay.game();
            let step = match game.to_move(replay.state()) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(replay.state(), &mut rng)),
                ToMove::Seat(_) => Step::Action(game.sample_action(replay.state(), &mut rng, &mut actions)),
            };
            let before = replay.state().clone();
            replay.push(&step, None);
            let game = replay.game();
            let over = game.to_move(replay.state()) == ToMove::Over;
            if let (ToMove::Seat(seat), false) = (game.to_move(&before), over) {
                let differs = differs_elsewhere(game, &before, &step, seat);
                assert!(!differs || game.may_uncover(&before), "{step:?} uncovers something");
                uncovered += usize::from(differs);
            }
        }
        uncovered
    }

    /// A seat cannot decide the outcome of a chance step in its own text.
    #[test]
    fn no_seat_says_what_the_dice_show() {
        for game in crate::games() {
            let mut table = game.begin(&Wish::seats(2)).unwrap();
            let mut rng = SmallRng::seed_from_u64(8);
            let mut tried = 0;
            for _ in 0..200 {
                let standing = table.standing();
                if standing.to_move == ToMove::Over {
                    break;
                }
                if standing.to_move == ToMove::Chance {
                    let before = table.position();
                    let outcome = table.now().roll(&mut rng).unwrap();
                    for seat in Seat::all(2) {
                        assert!(table.submit(Some(seat), &outcome).is_err(), "{outcome}");
                    }
                    assert_eq!(table.position(), before);
                    table.roll(&mut rng);
                    continue;
                }
                let legal = table.legal();
                let action = &legal[(hexapod_core::Rng::next_u64(&mut rng) % legal.len() as u64) as usize];
                let mut after = table.now();
                after.submit(None, action).unwrap();
                if let Some(outcome) = after.roll(&mut rng) {
                    let both = format!("{action}; {outcome}");
                    let refused = table.submit(standing.to_move.seat(), &both);
                    assert!(refused.is_err(), "{}: `{both}` was played", game.info().id);
                    assert_eq!(table.standing(), standing);
                    tried += 1;
                }
                table.submit(None, action).unwrap();
            }
            assert!(tried > 0, "{} has no chance after an action", game.info().id);
        }
    }

    #[test]
    fn games_know_which_actions_may_uncover_something() {
        let glory: usize = (0..4).map(|seed| honest::<Glory>(seed, 400)).sum();
        assert!(glory > 0, "the last ring tile turns the rings over");
        for seed in 0..4 {
            assert_eq!(honest::<Termites>(seed, 400), 0);
        }
    }
}
