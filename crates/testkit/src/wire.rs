//! What the web client knows of a game: its TypeScript types, and examples from real play for the client's tests.
//!
//! Both are written from Rust and committed; a test compares them. `HEXAPOD_ACCEPT=1 cargo test -p … --test wire`
//! writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use hexapod_core::{
    Game, NamedPositions, Refuse, Replay, Rules, Seat, Step, StepOf, Tell, ToMove, Told, Viewer, Wish,
    step_text, typescript,
};
use hexapod_words::Words;
use serde_json::{Map, Value as Json, json};

use crate::{golden, scenario};

/// Texts of this many different steps are tried where they do not belong, to see refusals.
const MAX_TRIED_TEXTS: usize = 400;

/// Texts are tried in one of this many positions.
const TRY_EVERY: usize = 25;

/// Checks the files of a game in `web/src/lib/wire/games`. `folder` is the folder of the game's crate; `scenarios` are
/// texts with scenario blocks besides the rules file; `never` are keys of refusals that the rules file says cannot
/// happen.
///
/// # Panics
/// Panics if a file is out of date, or if a kind of event, a refusal or a phase has no example.
pub fn check<G: Game>(folder: &str, scenarios: &[&str], never: &[&str]) {
    let mut examples = Examples::<G>::new();
    for (name, record) in golden::records(&Path::new(folder).join("tests/records")) {
        examples.watch(&golden::replay::<G>(&record).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
    for text in [G::INFO.rules_text].iter().chain(scenarios) {
        let mut watch = |replay: &Replay<G>, refusals: &[G::Refusal]| {
            examples.watch(replay);
            refusals.iter().for_each(|refusal| examples.refused(refusal));
        };
        scenario::run_watched::<G>(text, &NamedPositions::default(), &Wish::default(), &mut watch)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    examples.try_texts();
    examples.check_complete(never);
    let games = Path::new(folder).join("../../../web/src/lib/wire/games");
    let types = format!(
        "// Generated from crates/games/{id} by `cargo test -p hexapod-{id} --test wire`; never edited by hand.\n\n{}",
        typescript::declarations::<G>(),
        id = G::INFO.id
    );
    compare(&games.join(format!("{}.ts", G::INFO.id)), &types);
    compare(&games.join(format!("{}.json", G::INFO.id)), &examples.text());
}

/// Compares a generated file with the committed one, or writes it if `HEXAPOD_ACCEPT` is set.
///
/// # Panics
/// Panics if they differ.
pub fn compare(path: &Path, current: &str) {
    if std::env::var_os("HEXAPOD_ACCEPT").is_some() {
        let written = path
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(path, current));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == current, "{} is out of date; run with HEXAPOD_ACCEPT=1", path.display());
}

/// One example of everything a client may meet.
struct Examples<G: Game> {
    words: Words,
    /// By kind.
    events: BTreeMap<&'static str, Json>,
    /// The rulings that refusals cite.
    rulings: BTreeSet<&'static str>,
    /// By key.
    refusals: BTreeMap<&'static str, Json>,
    /// By phase: positions that together have every kind of action of the phase.
    positions: BTreeMap<&'static str, Vec<Json>>,
    /// The first words of actions with an example, by phase.
    verbs: BTreeMap<&'static str, BTreeSet<String>>,
    /// Different texts of steps, and positions in which to try them.
    texts: BTreeSet<String>,
    tried: Vec<(G, G::State)>,
}

impl<G: Game> Examples<G> {
    fn new() -> Self {
        Self {
            words: Words::english(G::INFO.messages),
            events: BTreeMap::new(),
            rulings: BTreeSet::new(),
            refusals: BTreeMap::new(),
            positions: BTreeMap::new(),
            verbs: BTreeMap::new(),
            texts: BTreeSet::new(),
            tried: Vec::new(),
        }
    }

    fn watch(&mut self, replay: &Replay<G>) {
        let game = replay.game();
        replay.walk(0, |number, before, step, _| {
            self.position(game, before);
            self.step(game, before, step);
            if number % TRY_EVERY == 1 {
                self.tried.push((game.clone(), before.clone()));
            }
        });
        self.position(game, replay.state());
        self.tried.push((game.clone(), replay.state().clone()));
    }

    fn step(&mut self, game: &G, before: &G::State, step: &StepOf<G>) {
        if self.texts.len() < MAX_TRIED_TEXTS {
            self.texts.insert(step_text(game, before, step));
        }
        let mut told: Vec<Told<G::Event>> = Vec::new();
        game.play_unchecked(&mut before.clone(), step, &mut told);
        for Told { event, .. } in told {
            let message = event.message();
            let mut json = serde_json::to_value(&event).unwrap_or_default();
            let computed = event.computed();
            if !computed.is_empty() {
                let args: Map<String, Json> =
                    computed.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
                json["args"] = Json::Object(args);
            }
            let kind =
                G::Event::KINDS.iter().find(|kind| json["kind"] == **kind).copied().unwrap_or_default();
            self.events
                .entry(kind)
                .or_insert_with(|| json!({ "event": json, "say": self.words.say(&message) }));
        }
    }

    /// Keeps a position if its phase has no example yet, or none with one of its kinds of action.
    fn position(&mut self, game: &G, state: &G::State) {
        let phase = game.phase(state);
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let legal: Vec<String> =
            actions.iter().map(|action| step_text(game, state, &Step::Action(*action))).collect();
        let verbs = self.verbs.entry(phase).or_default();
        let known = verbs.len();
        verbs.extend(legal.iter().filter_map(|text| text.split(' ').next()).map(str::to_owned));
        let examples = self.positions.entry(phase).or_default();
        if verbs.len() > known || examples.is_empty() {
            let (seat, viewer) = match game.to_move(state) {
                ToMove::Seat(seat) => (Some(game.seat_name(seat)), Viewer::Seat(seat)),
                ToMove::Chance | ToMove::Over => (None, Viewer::Spectator),
            };
            let view = serde_json::to_value(game.view(state, viewer)).unwrap_or_default();
            examples.push(json!({ "phase": phase, "seat": seat, "legal": legal, "view": view }));
        }
    }

    fn refused(&mut self, refusal: &G::Refusal) {
        let message = refusal.message();
        self.rulings.extend(refusal.ruling());
        self.refusals.entry(message.key).or_insert_with(|| {
            let args: Map<String, Json> =
                message.args.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
            json!({ "code": refusal.code(), "key": message.key, "args": args, "say": self.words.say(&message) })
        });
    }

    /// Tries steps where they do not belong, and nonsense, for the refusals that come of it.
    fn try_texts(&mut self) {
        let texts: Vec<String> =
            std::mem::take(&mut self.texts).into_iter().chain(["nonsense".to_owned()]).collect();
        for (game, state) in std::mem::take(&mut self.tried) {
            for text in &texts {
                for sender in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                    if let Err(refusal) = game.read(&state, sender, text, &mut Vec::new()) {
                        self.refused(&refusal);
                    }
                }
            }
        }
    }

    fn check_complete(&self, never: &[&str]) {
        let missing =
            |what: &str, all: &mut dyn Iterator<Item = &'static str>, has: &dyn Fn(&str) -> bool| {
                all.filter(|name| !has(name)).map(|name| format!("{what} `{name}`")).collect::<Vec<_>>()
            };
        let kinds = &mut <G as Rules>::Event::KINDS.iter().copied();
        let keys = &mut <G as Rules>::Refusal::KEYS.iter().map(|key| key.key);
        let mut gaps = missing("event", kinds, &|kind| self.events.contains_key(kind));
        gaps.extend(missing("refusal", keys, &|key| self.refusals.contains_key(key) != never.contains(&key)));
        gaps.extend(missing("phase", &mut G::PHASES.iter().copied(), &|phase| {
            self.positions.contains_key(phase)
        }));
        assert!(gaps.is_empty(), "no example of {} has: {}", G::INFO.name, gaps.join(", "));
    }

    /// Returns the examples as JSON, one a line.
    fn text(&self) -> String {
        let lines = |values: &mut dyn Iterator<Item = &Json>| {
            values.map(Json::to_string).collect::<Vec<_>>().join(",\n    ")
        };
        format!(
            "{{\n  \"card\": {},\n  \"rulings\": {},\n  \"events\": [\n    {}\n  ],\n  \"refusals\": [\n    {}\n  ],\n  \"positions\": [\n    {}\n  ]\n}}\n",
            G::INFO.card(),
            json!(self.rulings),
            lines(&mut self.events.values()),
            lines(&mut self.refusals.values()),
            lines(&mut self.positions.values().flatten()),
        )
    }
}
