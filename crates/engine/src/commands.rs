//! The commands of the protocol.

use std::time::Duration;

use hexapod_catalog::{AnyGame, AnyTable, BotSpec, CAP, Clock, Level, game, games, generator, no_such_game};
use hexapod_core::{Document, Odds, Record, SmallRng, ToMove, Viewer, Wish};
use serde_json::{Map, Value as Json, json};

use crate::error::EngineError;
use crate::request::Request;

type Answer = Result<Map<String, Json>, EngineError>;

/// One session of the protocol: at most one open game, and the generator for the chance steps it rolls.
pub struct Engine {
    table: Option<Box<dyn AnyTable>>,
    rng: SmallRng,
    clock: Clock,
    /// The seed of the next `go`.
    next_seed: u64,
    done: bool,
}

/// Maximum thinking time of `go`.
const MAX_THINKING_TIME: Duration = Duration::from_secs(600);

impl Engine {
    /// Creates an engine. The seed determines rolls and searches until a request sets another one; the clock is used
    /// for the time limits of `go`.
    pub fn new(seed: u64, clock: Clock) -> Self {
        Self { table: None, rng: generator(seed), clock, next_seed: seed, done: false }
    }

    /// Answers one request line; `None` for an empty line.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        if line.trim().is_empty() {
            return None;
        }
        let (id, request) = Request::parse(line);
        let answer = request.and_then(|request| self.handle(request));
        let mut object = Map::new();
        object.insert("id".into(), id);
        object.insert("ok".into(), answer.is_ok().into());
        match answer {
            Ok(fields) => object.extend(fields),
            Err(error) => {
                object.insert("error".into(), json!(error));
            }
        }
        Some(Json::Object(object).to_string())
    }

    /// Returns whether the last request was `quit`.
    pub fn is_done(&self) -> bool {
        self.done
    }

    fn handle(&mut self, request: Request) -> Answer {
        match request.cmd.as_str() {
            "games" => list_games(request),
            "new" => self.new_game(request),
            "position" => self.position(request),
            "record" => self.record(request),
            "legal" => self.legal(request),
            "step" => self.step(request),
            "play" => self.play(request),
            "chance" => self.chance(request),
            "seed" => self.seed(request),
            "undo" => self.undo(request),
            "redo" => self.redo(request),
            "state" => self.state(request),
            "view" => self.view(request),
            "events" => self.events(request),
            "score" => self.score(request),
            "save" => self.save(request),
            "go" => self.go(request),
            "quit" => {
                request.finish()?;
                self.done = true;
                Ok(Map::new())
            }
            other => Err(EngineError::new("unknown-command", format!("There is no command `{other}`."))),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn AnyTable>, EngineError> {
        self.table.as_mut().ok_or_else(|| {
            EngineError::new("no-game", "No game is open: begin with `new`, `position` or `record`.")
        })
    }

    /// Returns the fields `step`, `to_move` and `phase`.
    fn standing(&mut self) -> Answer {
        let table = self.table()?;
        fields(table.standing().json(table.seats()))
    }

    fn begin(&mut self, table: Box<dyn AnyTable>) -> Answer {
        let warnings = table.warnings();
        self.table = Some(table);
        let mut answer = self.standing()?;
        if !warnings.is_empty() {
            answer.insert("warnings".into(), json!(warnings));
        }
        Ok(answer)
    }

    fn new_game(&mut self, mut request: Request) -> Answer {
        let game = named_game(&request.text("game")?)?;
        let seats = seats(&mut request)?;
        if seats.is_none() {
            return Err(EngineError::about("seats", "`new` needs the field `seats`."));
        }
        let wish = Wish {
            rules: rules(&mut request)?,
            seats,
            preset: request.text_if_given("preset")?,
            options: request.object_if_given("options")?.unwrap_or_default(),
            data: request.text_if_given("data")?,
        };
        let seed = request.number_if_given("seed")?;
        request.finish()?;
        let table = game.begin(&wish)?;
        if let Some(seed) = seed {
            self.reseed(seed);
        }
        self.begin(table)
    }

    fn position(&mut self, mut request: Request) -> Answer {
        if let Some(document) = request.take("document") {
            request.finish()?;
            let document: Document = serde_json::from_value(document).map_err(|error| {
                EngineError::new("bad-position", format!("The document is not complete: {error}."))
            })?;
            let table = named_game(&document.game)?.open(&document)?;
            return self.begin(table);
        }
        let game = named_game(&request.text("game")?)?;
        let wish = Wish {
            rules: rules(&mut request)?,
            seats: seats(&mut request)?,
            options: request.object_if_given("options")?.unwrap_or_default(),
            data: request.text_if_given("data")?,
            preset: None,
        };
        let text = request.text("text")?;
        request.finish()?;
        let table = game.set_up(&wish, &text)?;
        self.begin(table)
    }

    fn record(&mut self, mut request: Request) -> Answer {
        let text = request.text("text")?;
        request.finish()?;
        let record = Record::read(&text)?;
        let table = named_game(&record.game)?.replay(&record)?;
        self.begin(table)
    }

    fn legal(&mut self, request: Request) -> Answer {
        request.finish()?;
        let table = self.table()?;
        let legal = table.legal();
        if table.standing().to_move != ToMove::Chance {
            return fields(json!({ "legal": legal }));
        }
        match table.odds() {
            (_, Odds::Roll(dice)) => fields(json!({ "legal": [], "chance": { "roll": dice } })),
            (odds, Odds::Listed) => fields(json!({ "legal": legal, "odds": odds })),
        }
    }

    fn step(&mut self, mut request: Request) -> Answer {
        let text = request.text("text")?;
        request.finish()?;
        self.table()?.submit(None, &text)?;
        self.standing()
    }

    fn play(&mut self, mut request: Request) -> Answer {
        let (seat, action) = (request.text("seat")?, request.text("action")?);
        request.finish()?;
        let table = self.table()?;
        let sender = table.seats().seat(&seat).ok_or_else(|| no_such_seat(table.as_ref(), &seat))?;
        table.submit(Some(sender), &action)?;
        self.standing()
    }

    fn chance(&mut self, request: Request) -> Answer {
        request.finish()?;
        let mut rng = self.rng.clone();
        let table = self.table()?;
        let outcome = table.roll(&mut rng);
        let outcome = outcome.ok_or_else(|| nothing_due("Chance is not to act", table.as_ref()))?;
        self.rng = rng;
        let mut answer = self.standing()?;
        answer.insert("outcome".into(), outcome.into());
        Ok(answer)
    }

    fn seed(&mut self, mut request: Request) -> Answer {
        let seed = request.number_if_given("seed")?;
        let seed = seed.ok_or_else(|| EngineError::about("seed", "`seed` needs the field `seed`."))?;
        request.finish()?;
        self.reseed(seed);
        Ok(Map::new())
    }

    fn reseed(&mut self, seed: u64) {
        self.rng = generator(seed);
        self.next_seed = seed;
    }

    fn undo(&mut self, mut request: Request) -> Answer {
        let to = request.number_if_given("to")?;
        request.finish()?;
        let table = self.table()?;
        let at = table.standing().step;
        let nothing = || EngineError::new("nothing-to-undo", "There is no step to take back.");
        let to = match to {
            Some(to) => to as usize,
            None => at.checked_sub(1).ok_or_else(nothing)?,
        };
        if !table.undo(to) {
            return Err(nothing());
        }
        self.standing()
    }

    fn redo(&mut self, request: Request) -> Answer {
        request.finish()?;
        if !self.table()?.redo() {
            return Err(EngineError::new("nothing-to-redo", "There is no step to play again."));
        }
        self.standing()
    }

    fn state(&mut self, request: Request) -> Answer {
        request.finish()?;
        let table = self.table()?;
        let (position, document) = (table.position(), table.document());
        let mut answer = self.standing()?;
        answer.insert("position".into(), position.into());
        answer.insert("document".into(), json!(document));
        Ok(answer)
    }

    fn view(&mut self, mut request: Request) -> Answer {
        let seat = request.text_if_given("seat")?;
        request.finish()?;
        let table = self.table()?;
        let viewer = viewer(table.as_ref(), seat.as_deref())?;
        fields(json!({ "view": table.view(viewer).json() }))
    }

    fn events(&mut self, mut request: Request) -> Answer {
        let since = request.number_if_given("since")?.unwrap_or(0);
        let seat = request.text_if_given("seat")?;
        request.finish()?;
        let table = self.table()?;
        let viewer = viewer(table.as_ref(), seat.as_deref())?;
        fields(json!({ "events": table.events(since as usize, viewer) }))
    }

    fn score(&mut self, request: Request) -> Answer {
        request.finish()?;
        let table = self.table()?;
        let mut scores = Map::new();
        for score in table.scores() {
            let parts: Map<String, Json> =
                score.parts.iter().map(|(part, points)| ((*part).into(), (*points).into())).collect();
            scores.insert(score.who.into(), json!({ "total": score.total, "parts": parts }));
        }
        let mut answer = Map::new();
        answer.insert("scores".into(), scores.into());
        let outcome = table.outcome();
        answer.insert(
            "winner".into(),
            json!(outcome.as_ref().map_or(Vec::new(), |outcome| outcome.winners.clone())),
        );
        let ranks: Map<String, Json> = outcome
            .iter()
            .flat_map(|outcome| &outcome.ranks)
            .map(|(who, rank)| ((*who).into(), (*rank).into()))
            .collect();
        answer.insert("ranks".into(), ranks.into());
        if let Some(outcome) = outcome {
            answer.insert("decided_by".into(), outcome.decided_by.into());
        }
        Ok(answer)
    }

    fn save(&mut self, mut request: Request) -> Answer {
        let seat = request.text_if_given("seat")?;
        request.finish()?;
        let table = self.table()?;
        let viewer = viewer(table.as_ref(), seat.as_deref())?;
        fields(json!({ "record": table.record(viewer) }))
    }

    fn go(&mut self, mut request: Request) -> Answer {
        let level = match request.number_if_given("level")? {
            Some(number) => {
                let level = u8::try_from(number).ok().and_then(Level::numbered);
                Some(level.ok_or_else(|| EngineError::about("level", "`level` is a number from 1 to 5."))?)
            }
            None => None,
        };
        let mut budget = request.object_if_given("budget")?.unwrap_or_default();
        request.finish()?;
        let mut part = |name: &'static str| budget.remove(name).filter(|value| !value.is_null());
        let (iterations, ms) = (part("iterations"), part("ms"));
        let number = |value: &Json| value.as_u64().filter(|number| *number > 0);
        let wrong =
            || EngineError::about("budget", "`budget` is {\"iterations\": N} or {\"ms\": N}, N from 1.");
        if !budget.is_empty() {
            return Err(wrong());
        }
        let (clock, begun) = (self.clock, (self.clock)());
        let (limit, time) = match (iterations.as_ref().map(number), ms.as_ref().map(number)) {
            (Some(Some(iterations)), None) => (iterations, MAX_THINKING_TIME),
            (None, Some(Some(ms))) => (u64::MAX, Duration::from_millis(ms).min(MAX_THINKING_TIME)),
            (None, None) if level.is_some() => (u64::MAX, MAX_THINKING_TIME),
            (None, None) => return Err(EngineError::about("budget", "`go` needs `budget` or `level`.")),
            _ => return Err(wrong()),
        };
        let (limit, time) = match level {
            Some(level) => (limit.min(level.iterations), time.min(CAP.step)),
            None => (limit, time),
        };
        let seed = self.next_seed;
        let table = self.table()?;
        let mut thought = table.think(seed, 1, &|done| done < limit && clock() - begun < time);
        if level.is_some_and(|level| level.slips_at(seed))
            && let (Some(thought), Some(slip)) = (&mut thought, table.choose(BotSpec::Random, seed, None))
        {
            thought.line = vec![slip.clone()];
            thought.action = slip;
            // What speaks for the best action does not speak for another one.
            thought.reasons.clear();
            thought.points = 0;
        }
        let thought = thought.ok_or_else(|| nothing_due("No seat is to act", table.as_ref()))?;
        self.next_seed = self.next_seed.wrapping_add(1);
        fields(json!(thought))
    }
}

/// Returns the error for a request that does not fit who is to move.
fn nothing_due(what: &str, table: &dyn AnyTable) -> EngineError {
    let sentence = match table.standing().to_move {
        ToMove::Over => "The game is over.".to_owned(),
        due @ (ToMove::Seat(_) | ToMove::Chance) => {
            format!("{what}; it is the step of {}.", table.seats().to_move(due))
        }
    };
    EngineError::new("bad-request", sentence)
}

fn list_games(request: Request) -> Answer {
    request.finish()?;
    let cards: Vec<Json> = games().map(|game| game.info().card()).collect();
    fields(json!({ "games": cards }))
}

fn named_game(id: &str) -> Result<&'static dyn AnyGame, EngineError> {
    game(id).ok_or_else(|| EngineError::new("unknown-game", no_such_game(id)))
}

fn rules(request: &mut Request) -> Result<Option<u32>, EngineError> {
    match request.number_if_given("rules") {
        // A number too large for a version is as unknown as the largest.
        Ok(rules) => Ok(rules.map(|rules| u32::try_from(rules).unwrap_or(u32::MAX))),
        Err(error) => Err(EngineError { code: "bad-rules".into(), ..error }),
    }
}

fn seats(request: &mut Request) -> Result<Option<usize>, EngineError> {
    match request.number_if_given("seats") {
        Ok(seats) => Ok(seats.map(|seats| seats as usize)),
        Err(error) => Err(EngineError { code: "bad-seats".into(), ..error }),
    }
}

/// Reads the viewer: a seat's name or `spectator`; the referee if none is given.
fn viewer(table: &dyn AnyTable, name: Option<&str>) -> Result<Viewer, EngineError> {
    let Some(name) = name else { return Ok(Viewer::Referee) };
    table.seats().viewer(name).ok_or_else(|| no_such_seat(table, name))
}

fn no_such_seat(table: &dyn AnyTable, seat: &str) -> EngineError {
    let seats = table.seats().join(", ");
    EngineError::new(
        "no-such-seat",
        format!("There is no seat `{seat}` in this game; the seats are {seats}."),
    )
}

fn fields(value: Json) -> Answer {
    match value {
        Json::Object(fields) => Ok(fields),
        other => unreachable!("an answer is an object, not {other}"),
    }
}
