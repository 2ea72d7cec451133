//! A game being played or replayed: forward, back, and to any step.

use std::fmt::Write as _;

use crate::event::{Silence, Told};
use crate::game::Game;
use crate::position::{Document, PositionError};
use crate::record::{Meta, Record, RecordError, SPECTATOR, YES};
use crate::seat::{Seat, SeatNames, Viewer};
use crate::setup::{SetupError, Wish};
use crate::step::{StepOf, ToMove};
use crate::words::{Message, Refuse};
use crate::{Odds, Score};

/// Steps between two kept states: small enough to jump quickly, large enough to save memory.
const STRIDE: usize = 64;

/// A game with every step that led to the present position, and those taken back that can be played again.
#[derive(Debug, Clone)]
pub struct Replay<G: Game> {
    game: G,
    seats: SeatNames,
    /// The set-up text, if the game did not begin from the start.
    origin: Option<String>,
    steps: Vec<Played<G>>,
    at: usize,
    state: G::State,
    /// The states before steps 0, STRIDE, 2 × STRIDE …
    marks: Vec<G::State>,
    /// The step number and the state before the last text that was submitted; what happened since is asked for next.
    before: Option<(usize, G::State)>,
    /// Names, dice and the rest of the record's header and footer.
    pub meta: Meta,
}

#[derive(Debug, Clone)]
struct Played<G: Game> {
    step: StepOf<G>,
    draw: Option<u64>,
}

/// A refusal with its sentence.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

impl<G: Game> Replay<G> {
    /// Begins a new game.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::begin(game, state, None)
    }

    /// Begins from a set-up or position text.
    pub fn from_position(wish: &Wish, text: &str) -> Result<Self, PositionError> {
        let (game, state) = G::set_up(wish, text)?;
        // The written form, not the text as given: a record then shows plainly where it begins.
        let origin = game.write_position(&state);
        Ok(Self::begin(game, state, Some(origin)))
    }

    /// Begins from a position document.
    pub fn from_document(document: &Document) -> Result<Self, PositionError> {
        let wish = Wish {
            rules: Some(document.rules),
            seats: Some(document.seats),
            options: document.options.clone(),
            data: document.data.clone(),
            ..Wish::default()
        };
        Self::from_position(&wish, &document.position)
    }

    /// Replays a record, checking every step. `say` puts a refusal into words.
    pub fn from_record(record: &Record, say: Say<'_>) -> Result<Self, RecordError> {
        if let Some(viewer) = &record.seen_by {
            return Err(RecordError::Whole(format!(
                "This record shows only what {viewer} could see; it is for reading, and cannot be played on or verified."
            )));
        }
        let wish = Wish {
            rules: record.rules,
            seats: Some(record.seats),
            options: record.options.clone(),
            data: record.data.clone(),
            ..Wish::default()
        };
        let mut replay = match &record.position {
            None => Self::new(
                G::from_wish(&wish).map_err(|error: SetupError| RecordError::Whole(error.to_string()))?,
            ),
            Some(text) => Self::from_position(&wish, text).map_err(|error| {
                RecordError::Whole(format!("The position the record begins from: {error}"))
            })?,
        };
        replay.meta = record.meta.clone();
        if !record.meta.colours.is_empty() {
            let wishes: Vec<Option<String>> = record.meta.colours.iter().cloned().map(Some).collect();
            replay.meta.colours = G::INFO.settle_colours(record.seats, &wishes, |_| 0).map_err(|error| {
                RecordError::Whole(format!("The colours in the record’s header: {error}"))
            })?;
        }
        replay.append(record, say)?;
        let over = replay.game.to_move(&replay.state) == ToMove::Over;
        if let Some(length) = record.length
            && length != replay.at
        {
            let played = replay.at;
            return Err(RecordError::Whole(format!(
                "The record should have {length} steps but has {played}: it is cut short or damaged."
            )));
        }
        if record.result.is_some() && !over {
            let played = replay.at;
            return Err(RecordError::Whole(format!(
                "The record names a result, but after its last step ({played}) the game is not over: it is cut short."
            )));
        }
        Ok(replay)
    }

    fn begin(game: G, state: G::State, origin: Option<String>) -> Self {
        Self {
            seats: SeatNames::new(game.seats(), |seat| game.seat_name(seat)),
            game,
            origin,
            steps: Vec::new(),
            at: 0,
            marks: vec![state.clone()],
            before: None,
            state,
            meta: Meta::default(),
        }
    }

    fn append(&mut self, record: &Record, say: Say<'_>) -> Result<(), RecordError> {
        let mut found = Vec::new();
        self.steps.reserve(record.steps().len());
        let (mut lines, mut last_line) = (0, 0);
        for line in record.steps() {
            if line.line != last_line {
                (lines, last_line) = (lines + 1, line.line);
            }
            // A line that stands for several steps counts as one or as several: both ways of numbering occur.
            if let Some(number) = line.number
                && number as usize != self.at + 1
                && number as usize != lines
            {
                return Err(RecordError::at(
                    line.line,
                    format!("Step {} is numbered {number}.", self.at + 1),
                ));
            }
            if let Some(actor) = line.actor {
                self.check_actor(actor).map_err(|message| RecordError::at(line.line, message))?;
            }
            found.clear();
            self.game.read(&self.state, None, line.text, &mut found).map_err(|refusal| {
                let sentence = say(&refusal.message());
                RecordError::at(
                    line.line,
                    format!("`{}` is refused ({}): {sentence}", line.text, refusal.code()),
                )
            })?;
            for step in &found {
                self.push(step, line.draw);
            }
        }
        Ok(())
    }

    fn check_actor(&self, actor: &str) -> Result<(), String> {
        let due = self.to_move();
        let said = if actor == "*" { Some(ToMove::Chance) } else { self.seats.read_to_move(actor) };
        match (said, due) {
            (Some(said), _) if said == due => Ok(()),
            (None | Some(ToMove::Over), _) => Err(format!("There is no seat {actor} in this game.")),
            (Some(said), ToMove::Over) => {
                Err(format!("The game is over; {} cannot act any more.", self.seats.to_move(said)))
            }
            (Some(said), ToMove::Seat(_) | ToMove::Chance) => {
                let (due, said) = (self.seats.to_move(due), self.seats.to_move(said));
                Err(format!("It is the step of {due}, not of {said}."))
            }
        }
    }

    /// Returns the rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the present position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns how many steps have been played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns how many steps are known, those taken back included.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns whether no step is known.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns who takes the next step.
    pub fn to_move(&self) -> ToMove {
        self.game.to_move(&self.state)
    }

    /// Returns the names of the seats.
    pub fn seats(&self) -> &SeatNames {
        &self.seats
    }

    /// Plays what `text` stands for, or refuses all of it: a step, a compound input, or several separated by `;`.
    /// Returns how many steps it was.
    pub fn submit(&mut self, sender: Option<Seat>, text: &str) -> Result<usize, G::Refusal> {
        let found = self.understand(sender, text)?;
        Ok(self.push_all(&found, None))
    }

    /// Plays the outcome of the chance step that is due; `draw` is the counter of a verifiable draw. Returns how many
    /// steps it was.
    pub fn settle(&mut self, text: &str, draw: Option<u64>) -> Result<usize, G::Refusal> {
        let mut found = Vec::new();
        self.game.read(&self.state, None, text, &mut found)?;
        Ok(self.push_all(&found, draw))
    }

    fn push_all(&mut self, steps: &[StepOf<G>], draw: Option<u64>) -> usize {
        self.before = Some((self.at, self.state.clone()));
        for step in steps {
            self.push(step, draw);
        }
        steps.len()
    }

    /// Returns the single steps that `text` stands for now, or why it is refused; changes nothing.
    pub fn understand(&self, sender: Option<Seat>, text: &str) -> Result<Vec<StepOf<G>>, G::Refusal> {
        let mut found = Vec::new();
        if !text.contains(';') {
            self.game.read(&self.state, sender, text, &mut found)?;
            return Ok(found);
        }
        let mut state = self.state.clone();
        for part in text.split(';').map(str::trim) {
            let known = found.len();
            self.game.read(&state, sender, part, &mut found)?;
            for step in &found[known..] {
                self.game.play_unchecked(&mut state, step, &mut Silence);
            }
        }
        Ok(found)
    }

    /// Plays a step that is known to be legal; `draw` is the counter of a verifiable draw. What was taken back is gone.
    pub fn push(&mut self, step: &StepOf<G>, draw: Option<u64>) {
        self.steps.truncate(self.at);
        self.steps.push(Played { step: *step, draw });
        self.forward();
    }

    /// Returns a game that begins at the present position and has no past.
    pub fn now(&self) -> Self {
        let origin = self.game.write_position(&self.state);
        Self::begin(self.game.clone(), self.state.clone(), Some(origin))
    }

    /// Takes steps back until `to` remain. Returns whether there was anything to take back.
    pub fn undo(&mut self, to: usize) -> bool {
        if to >= self.at {
            return false;
        }
        self.state = self.state_at(to);
        self.at = to;
        self.marks.truncate(to / STRIDE + 1);
        self.before.take_if(|(at, _)| *at > to);
        true
    }

    /// Plays the next step that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let more = self.at < self.steps.len();
        if more {
            self.forward();
        }
        more
    }

    /// Goes to the position after `to` steps, back or forward as far as steps are known.
    pub fn jump(&mut self, to: usize) {
        self.undo(to);
        while self.at < to && self.redo() {}
    }

    fn forward(&mut self) {
        self.game.play_unchecked(&mut self.state, &self.steps[self.at].step, &mut Silence);
        self.at += 1;
        if self.at.is_multiple_of(STRIDE) {
            self.marks.truncate(self.at / STRIDE);
            self.marks.push(self.state.clone());
        }
    }

    /// Returns the position after `at` of the steps played.
    ///
    /// # Panics
    /// Panics if fewer have been played.
    pub fn state_at(&self, at: usize) -> G::State {
        assert!(at <= self.at, "step {at} has not been played");
        if let Some((_, before)) = self.before.as_ref().filter(|(known, _)| *known == at) {
            return before.clone();
        }
        let mark = at / STRIDE;
        let mut state = self.marks[mark].clone();
        for played in &self.steps[mark * STRIDE..at] {
            self.game.play_unchecked(&mut state, &played.step, &mut Silence);
        }
        state
    }

    /// Calls `visit` for each played step from `since` on, with the state before it and its number from 1.
    pub fn walk(&self, since: usize, mut visit: impl FnMut(usize, &G::State, &StepOf<G>, Option<u64>)) {
        if since >= self.at {
            return;
        }
        let mut state = self.state_at(since);
        for (index, played) in self.steps[since..self.at].iter().enumerate() {
            let number = since + index + 1;
            visit(number, &state, &played.step, played.draw);
            if number < self.at {
                self.game.play_unchecked(&mut state, &played.step, &mut Silence);
            }
        }
    }

    /// Returns the events of the steps after the first `since` that `viewer` may hear, with the step's number.
    pub fn events(&self, since: usize, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let mut heard = Vec::new();
        self.walk(since, |number, before, step, _| {
            let mut told: Vec<Told<G::Event>> = Vec::new();
            self.game.play_unchecked(&mut before.clone(), step, &mut told);
            heard.extend(
                told.into_iter()
                    .filter(|told| told.audience.includes(viewer))
                    .map(|told| (number, told.event)),
            );
        });
        heard
    }

    /// Returns the last step as `viewer` may know it.
    pub fn last_step(&self, viewer: Viewer) -> Option<String> {
        let last = self.at.checked_sub(1)?;
        let mut text = String::new();
        self.game.write(&self.state_at(last), &self.steps[last].step, viewer, &mut text);
        Some(text)
    }

    /// Returns the notation of what is legal now: actions or listed outcomes.
    pub fn legal(&self) -> Vec<String> {
        match self.game.to_move(&self.state) {
            ToMove::Over => Vec::new(),
            ToMove::Chance => self.odds().0.into_iter().map(|(text, _)| text).collect(),
            ToMove::Seat(_) => {
                let mut actions = Vec::new();
                self.game.legal_actions(&self.state, &mut actions);
                actions.into_iter().map(|action| self.text(&crate::Step::Action(action))).collect()
            }
        }
    }

    /// Returns the outcomes of the chance step that is due with their weights, or what is rolled.
    pub fn odds(&self) -> (Vec<(String, u64)>, Odds) {
        let mut outcomes = Vec::new();
        let odds = self.game.odds(&self.state, &mut outcomes);
        (
            outcomes
                .into_iter()
                .map(|(outcome, weight)| (self.text(&crate::Step::Chance(outcome)), weight))
                .collect(),
            odds,
        )
    }

    fn text(&self, step: &StepOf<G>) -> String {
        crate::step_text(&self.game, &self.state, step)
    }

    /// Returns the present position as a document.
    pub fn document(&self) -> Document {
        let setup = self.game.setup();
        Document {
            game: G::INFO.id.to_owned(),
            rules: setup.rules,
            seats: setup.seats,
            options: setup.written_options(),
            data: setup.data.clone(),
            position: self.game.write_position(&self.state),
        }
    }

    /// Returns the record of what has been played, as `viewer` may know it. For the referee it is the full record.
    pub fn record(&self, viewer: Viewer) -> String {
        let setup = self.game.setup();
        let mut text = format!("game: {}\nrules: {}\nseats: {}\n", G::INFO.id, setup.rules, setup.seats);
        // Writing into a String cannot fail.
        let mut line = |key: &str, value: &str| _ = writeln!(text, "{key}: {value}");
        let options = setup.written_options();
        if !options.is_empty() {
            line("options", &serde_json::Value::Object(options).to_string());
        }
        let json = |value: &str| serde_json::Value::from(value).to_string();
        if let Some(data) = &setup.data {
            line("data", &json(data));
        }
        let seen_by = match viewer {
            Viewer::Referee => None,
            Viewer::Spectator => Some(SPECTATOR),
            Viewer::Seat(seat) => Some(self.seats.name(seat)),
        };
        if let (Some(origin), None) = (&self.origin, seen_by) {
            line("position", &json(origin));
        }
        if !self.meta.names.is_empty() {
            line("names", &serde_json::Value::from(self.meta.names.clone()).to_string());
        }
        if !self.meta.colours.is_empty() {
            line("colours", &serde_json::Value::from(self.meta.colours.clone()).to_string());
        }
        if self.meta.practice {
            line("practice", YES);
        }
        if let Some(commitment) = &self.meta.commitment {
            if let Some(scheme) = self.meta.dice {
                line("dice", &scheme.to_string());
            }
            line("commitment", commitment);
            line("contributions", &serde_json::Value::from(self.meta.contributions.clone()).to_string());
            for epoch in &self.meta.epochs {
                line("epoch", &serde_json::json!(epoch).to_string());
            }
        }
        if let Some(name) = seen_by {
            line("seen-by", name);
        } else {
            for (key, value) in &self.meta.other {
                line(key, value);
            }
        }
        if let Some(result) = self.result() {
            line("result", &result);
        }
        line("steps", &self.at.to_string());
        text.push('\n');
        self.walk(0, |number, before, step, draw| {
            _ = write!(text, "{number}. {}: ", self.seats.to_move(self.game.to_move(before)));
            self.game.write(before, step, viewer, &mut text);
            // A counter means something only beside the commitment.
            if let (Some(draw), true) = (draw, self.meta.commitment.is_some()) {
                _ = write!(text, " # draw {draw}");
            }
            text.push('\n');
        });
        if self.meta.secret.is_some() || !self.meta.resigned.is_empty() {
            text.push('\n');
        }
        for resigned in &self.meta.resigned {
            _ = writeln!(text, "resigned: {resigned}");
        }
        if let (Some(secret), None) = (&self.meta.secret, seen_by) {
            _ = writeln!(text, "secret: {secret}");
            for secret in self.meta.epochs.iter().filter_map(|epoch| epoch.secret.as_ref()) {
                _ = writeln!(text, "epoch-secret: {secret}");
            }
        }
        text
    }

    /// Returns the result in one line, once the game is over: `P1 44, P2 29; winner P1`.
    pub fn result(&self) -> Option<String> {
        let outcome = self.game.outcome(&self.state)?;
        let score = |score: &Score| format!("{} {}", score.who, score.total);
        let scores: Vec<String> = self.game.scores(&self.state).iter().map(score).collect();
        let winners =
            if outcome.winners.is_empty() { "nobody".to_owned() } else { outcome.winners.join(" ") };
        Some(format!("{}; winner {winners}", scores.join(", ")))
    }
}
