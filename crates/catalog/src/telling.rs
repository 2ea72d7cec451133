//! What a served table needs to tell each viewer of a step: no more than that viewer may know, and cheaply.

use hexapod_core::{
    Audience, Heuristic, Knowledge, Seat, SeedableRng, Silence, SmallRng, Step, StepOf, Tell, ToMove, Told,
    Viewer,
};

use crate::legal::Legal;
use crate::table::{AnyTable, Refused, Seated, Viewpoint};

/// One step with what every viewer may know of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// Its number, from 1.
    pub number: usize,
    /// The seat's name or `chance`.
    pub actor: &'static str,
    /// The step in notation, for whoever sees everything.
    pub text: String,
    /// The counter of a verifiable draw.
    pub draw: Option<u64>,
    /// Whether the acting seat's own action showed it something that was hidden from it.
    pub uncovers: bool,
    /// The notation as each seat and, last, a spectator may know it; empty if everybody may know all of it.
    redacted: Vec<String>,
    events: Vec<ToldEvent>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct ToldEvent {
    audience: Audience,
    json: String,
    say: String,
}

/// Who looks at a served table, by index: a seat, or somebody without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Eyes {
    /// The seat of this index, from 0.
    Seat(usize),
    /// Somebody without a seat.
    Spectator,
    /// The keeper of a finished game, who sees everything.
    Everything,
}

impl Eyes {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Seat(index) => Viewer::Seat(Seat::new(index)),
            Self::Spectator => Viewer::Spectator,
            Self::Everything => Viewer::Referee,
        }
    }
}

/// Whether the English sentences of events are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sentences {
    /// Kinds and values only.
    No,
    /// With sentences.
    Yes,
}

impl Happened {
    /// Returns the notation as somebody may know it.
    pub fn text_for(&self, eyes: Eyes) -> &str {
        match eyes {
            Eyes::Everything => &self.text,
            Eyes::Seat(index) => self.redacted.get(index).unwrap_or(&self.text),
            Eyes::Spectator => self.redacted.last().unwrap_or(&self.text),
        }
    }

    /// Returns the events that somebody may hear, each as JSON with its kind and values, and as a sentence (empty unless
    /// asked for when it was played).
    pub fn events_for(&self, eyes: Eyes) -> impl Iterator<Item = (&str, &str)> {
        let viewer = eyes.viewer();
        let heard = self.events.iter().filter(move |told| told.audience.includes(viewer));
        heard.map(|told| (told.json.as_str(), told.say.as_str()))
    }
}

impl<G: Heuristic> Seated<G> {
    fn tell(
        &self,
        before: &G::State,
        number: usize,
        step: &StepOf<G>,
        draw: Option<u64>,
        told: Vec<Told<G::Event>>,
        sentences: Sentences,
    ) -> Happened {
        let game = self.replay.game();
        let write = |viewer: Viewer| {
            let mut text = String::new();
            game.write(before, step, viewer, &mut text);
            text
        };
        let (actor, uncovers) = match game.to_move(before) {
            ToMove::Seat(seat) => (game.seat_name(seat), self.uncovers(before, step, seat)),
            ToMove::Chance | ToMove::Over => (hexapod_core::record::CHANCE, false),
        };
        let mut redacted = Vec::new();
        if G::INFO.secrets {
            redacted.extend(Seat::all(game.seats()).map(|seat| write(Viewer::Seat(seat))));
            redacted.push(write(Viewer::Spectator));
        }
        let events = told
            .into_iter()
            .map(|told| ToldEvent {
                audience: told.audience,
                json: serde_json::to_string(&told.event)
                    .unwrap_or_else(|error| unreachable!("an event is plain data: {error}")),
                say: match sentences {
                    Sentences::Yes => self.words.say(&told.event.message()),
                    Sentences::No => String::new(),
                },
            })
            .collect();
        Happened { number, actor, text: write(Viewer::Referee), draw, uncovers, redacted, events }
    }

    pub(crate) fn play_told(
        &mut self,
        steps: &[StepOf<G>],
        draw: Option<u64>,
        sentences: Sentences,
    ) -> Vec<Happened> {
        let mut happened = Vec::with_capacity(steps.len());
        for step in steps {
            let before = self.replay.state().clone();
            let mut told = Vec::new();
            self.replay.push_told(step, draw, &mut told);
            happened.push(self.tell(&before, self.replay.at(), step, draw, told, sentences));
        }
        happened
    }

    pub(crate) fn submit_told_inner(
        &mut self,
        sender: Option<&str>,
        text: &str,
        sentences: Sentences,
    ) -> Result<Vec<Happened>, Refused> {
        let sender = sender.and_then(|name| self.replay.game().seat_named(name));
        let steps = self.replay.understand(sender, text).map_err(|refusal| self.refused(&refusal))?;
        Ok(self.play_told(&steps, None, sentences))
    }

    pub(crate) fn happened_inner(&self, since: usize) -> Vec<Happened> {
        let mut happened = Vec::new();
        self.replay.walk(since, |number, before, step, draw| {
            let mut told = Vec::new();
            self.replay.game().play_unchecked(&mut before.clone(), step, &mut told);
            happened.push(self.tell(before, number, step, draw, told, Sentences::Yes));
        });
        happened
    }

    pub(crate) fn write_legal_inner(&self, out: &mut Legal) {
        let game = self.replay.game();
        let mut actions = Vec::new();
        game.legal_actions(self.replay.state(), &mut actions);
        out.clear();
        for action in actions {
            out.add(|text| game.write(self.replay.state(), &Step::Action(action), Viewer::Referee, text));
        }
        out.group();
    }

    pub(crate) fn undo_free_to_inner(&self, seat: usize) -> usize {
        let (game, seat) = (self.replay.game(), Seat::new(seat));
        let mut free = 0;
        self.replay.walk(0, |number, before, step, _| {
            if game.to_move(before) != ToMove::Seat(seat) || self.uncovers(before, step, seat) {
                free = number;
            }
        });
        free
    }

    /// Returns whether a seat's own action shows it something that was hidden from it.
    fn uncovers(&self, before: &G::State, step: &StepOf<G>, seat: Seat) -> bool {
        self.replay.game().may_uncover(before) && differs_elsewhere(self.replay.game(), before, step, seat)
    }
}

/// Returns whether a step of the seat would end differently, as far as the seat sees, in a world it cannot tell from the
/// true one.
fn differs_elsewhere<G: Heuristic>(game: &G, before: &G::State, step: &StepOf<G>, seat: Seat) -> bool {
    const WORLDS: u64 = 8;
    let mut after = before.clone();
    game.play_unchecked(&mut after, step, &mut Silence);
    let seen = game.view(&after, Viewer::Seat(seat));
    let knowledge = Knowledge::new(game, before, seat);
    (0..WORLDS).any(|world| {
        let mut imagined = knowledge.imagine(&mut SmallRng::seed_from_u64(world));
        game.play_unchecked(&mut imagined, step, &mut Silence);
        game.view(&imagined, Viewer::Seat(seat)) != seen
    })
}

/// Returns the eyes of a viewpoint at this table; nothing if there is no such seat.
pub fn eyes(table: &dyn AnyTable, viewpoint: Viewpoint<'_>) -> Option<Eyes> {
    match viewpoint {
        Viewpoint::Seat(name) => table.seats().iter().position(|seat| *seat == name).map(Eyes::Seat),
        Viewpoint::Spectator => Some(Eyes::Spectator),
        Viewpoint::Referee => Some(Eyes::Everything),
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Replay, Wish};
    use hexapod_glory::Glory;
    use hexapod_termites::Termites;

    use super::*;

    /// Where a game says that an action uncovers nothing, it does not. Returns how many actions did uncover something.
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

    /// A seat decides for itself only: no outcome of chance can be smuggled into its text.
    #[test]
    fn no_seat_says_what_the_dice_show() {
        for game in crate::games() {
            let mut table = game.begin(&Wish::seats(2)).unwrap();
            let mut rng = SmallRng::seed_from_u64(8);
            let (mut tried, seats) = (0, table.seats());
            for _ in 0..200 {
                let standing = table.standing();
                if standing.to_move == "over" {
                    break;
                }
                if standing.to_move == hexapod_core::record::CHANCE {
                    let before = table.position();
                    let outcome = table.now().roll(&mut rng).unwrap();
                    for seat in &seats {
                        assert!(table.submit_told(seat, &outcome, Sentences::No).is_err(), "{outcome}");
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
                    let refused = table.submit_told(standing.to_move, &both, Sentences::No);
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
