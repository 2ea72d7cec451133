//! Programs of others at a table: started, told what their seat sees, asked, timed and put out.
//!
//! The dialogue stands in `docs/bots.md`. The program is told nothing that its seat may not know, and whatever it does
//! (end, hang, talk nonsense) it harms only its own game.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use serde_json::{Map, Value as Json, json};

use hexapod_core::{Seat, Viewer};

use crate::table::{AnyTable, Refused};

/// Beyond the deadline it may be late by this: the way there and back is not its fault.
const GRACE: Duration = Duration::from_millis(500);
/// The first answer may take this longer: an interpreter has to start.
const START_UP: Duration = Duration::from_secs(10);
/// Bytes of an answer at most.
const LONGEST_ANSWER: usize = 64 << 10;
/// Bytes kept of what it says on its error output: the last ones.
const LAST_WORDS: usize = 4 << 10;
/// Answers that wait to be read; beyond that the program waits.
const WAITING: usize = 4;
/// Letters of its own words that a message repeats.
const REPEATED: usize = 200;

/// A program that can be started for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    command: String,
    words: Vec<String>,
    deadline: Duration,
}

/// Why a program lost by default.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be started.
    #[error("It cannot be started: {0}.")]
    NotStarted(std::io::Error),
    /// It ended before the game did.
    #[error("It ended ({status}) instead of answering{}.", words(.last_words))]
    Ended {
        /// How.
        status: String,
        /// The last line of its error output.
        last_words: String,
    },
    /// It took too long.
    #[error("It gave no answer within {} ms{}.", .allowed.as_millis(), words(.last_words))]
    Silent {
        /// How long it could take.
        allowed: Duration,
        /// The last line of its error output.
        last_words: String,
    },
    /// It said too much.
    #[error("Its answer is longer than {LONGEST_ANSWER} bytes.")]
    TooLong,
    /// It spoke out of turn.
    #[error("It spoke without being asked: `{0}`.")]
    Unasked(String),
    /// Its answer is no answer.
    #[error("Its answer is not {{\"action\": \"…\"}}: `{0}`.")]
    Nonsense(String),
    /// Its action is refused.
    #[error("Its action `{action}` is refused ({code}): {message}")]
    Refused {
        /// What it wanted to play.
        action: String,
        /// The code of the rules file.
        code: &'static str,
        /// The sentence of the refusal.
        message: String,
    },
}

fn words(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!("; its last words: {last_words}") }
}

impl Program {
    /// How long a program may think about a decision, if nobody says otherwise.
    pub const DEADLINE: Duration = Duration::from_millis(1000);

    /// Returns the program of a command line; nothing if it has no words or its quotes do not pair.
    pub fn new(command: &str) -> Option<Self> {
        let words = shlex::split(command).filter(|words| !words.is_empty())?;
        Some(Self { command: command.trim().to_owned(), words, deadline: Self::DEADLINE })
    }

    /// Gives it another time for a decision.
    pub fn with_deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Returns the command line.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Returns how long it may think about a decision.
    pub fn deadline(&self) -> Duration {
        self.deadline
    }

    /// Tries whether the program can be started at all, and ends it at once.
    pub fn try_out(&self) -> Result<(), Fault> {
        Process::start(self).map(|_| ())
    }

    /// Starts it for a seat of the table.
    pub fn sit_down(&self, table: &dyn AnyTable, seat: Seat) -> Result<SeatedProgram, Fault> {
        let process = Process::start(self)?;
        let setup = table.setup();
        let mut start = object(json!({
            "cmd": "start",
            "game": table.info().id,
            "rules": table.info().rules,
            "seats": setup.seats,
            "options": setup.options.all(),
            "seat": table.seats().name(seat),
        }));
        if let Some(data) = &setup.data {
            start.insert("data".into(), data.as_str().into());
        }
        process.tell(start);
        Ok(SeatedProgram { process, seat, told: 0, deadline: self.deadline, start_up: START_UP })
    }
}

/// A program that sits at a table.
pub struct SeatedProgram {
    process: Process,
    seat: Seat,
    /// Up to this step it has been told the events.
    told: usize,
    deadline: Duration,
    /// How much longer the next answer may take.
    start_up: Duration,
}

impl SeatedProgram {
    /// Asks for the decision that its seat has to make now.
    pub fn decide(&mut self, table: &dyn AnyTable) -> Result<String, Fault> {
        let at = table.standing().step;
        let own = Viewer::Seat(self.seat);
        // Steps may have been taken back since; what is told then begins from there.
        let since = self.told.min(at);
        let question = object(json!({
            "cmd": "act",
            "step": at,
            "view": table.view(own).json(),
            "legal": table.legal(),
            "events": table.events(since, own),
            "deadline_ms": self.deadline.as_millis() as u64,
        }));
        self.told = at;
        let late = GRACE + std::mem::take(&mut self.start_up);
        let answer = self.process.ask(question, self.deadline, late)?;
        action_of(&answer).ok_or_else(|| Fault::Nonsense(brief(&answer)))
    }

    /// Says goodbye after the last step, and lets the program end by itself if it does so soon.
    pub fn leave(self, table: &dyn AnyTable, forfeit: Option<(Seat, &Fault)>) {
        let mut over = object(json!({ "cmd": "over" }));
        match (forfeit, table.outcome()) {
            (Some((seat, fault)), _) => {
                over.insert(
                    "forfeit".into(),
                    json!({ "seat": table.seats().name(seat), "message": fault.to_string() }),
                );
            }
            (None, Some(outcome)) => {
                let ranks: Map<String, Json> =
                    outcome.ranks.iter().map(|(who, rank)| ((*who).into(), (*rank).into())).collect();
                let scores: Map<String, Json> =
                    table.scores().iter().map(|score| (score.who.into(), score.total.into())).collect();
                over.insert("winner".into(), json!(outcome.winners));
                over.insert("ranks".into(), ranks.into());
                over.insert("scores".into(), scores.into());
            }
            // The table was left before the end.
            (None, None) => {}
        }
        self.process.tell(over);
        self.process.finish();
    }
}

impl Fault {
    /// Returns the fault of an action that the rules refuse.
    pub fn refused(action: &str, refused: Refused) -> Self {
        Self::Refused { action: brief(action), code: refused.code, message: refused.message }
    }
}

fn object(value: Json) -> Map<String, Json> {
    match value {
        Json::Object(fields) => fields,
        other => unreachable!("a message is an object, not {other}"),
    }
}

/// Returns the action in an answer. Several parted by `;` are none: the dialogue asks for each decision, and chance is not
/// the program's to answer.
fn action_of(answer: &str) -> Option<String> {
    let answer: Json = serde_json::from_str(answer).ok()?;
    let action = answer.get("action")?.as_str()?;
    (!action.contains(';')).then(|| action.to_owned())
}

/// Returns foreign words fit to be shown: without control characters, and not too many.
fn brief(text: &str) -> String {
    let clean: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    match clean.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &clean[..end]),
        None => clean,
    }
}

/// A running program. Dropping it ends the program and sees it out.
struct Process {
    child: Child,
    /// Nothing once the program has been told everything.
    to: Option<Sender<String>>,
    from: Receiver<Said>,
    last_words: Receiver<String>,
}

enum Said {
    Line(String),
    TooLong,
}

impl Process {
    fn start(program: &Program) -> Result<Self, Fault> {
        let mut child = Command::new(&program.words[0])
            .args(&program.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(Fault::NotStarted)?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped");
        };
        let (to, lines) = mpsc::channel();
        let (answers, from) = mpsc::sync_channel(WAITING);
        let (words, last_words) = mpsc::channel();
        // Nobody waits for these: a program may neither read nor write, and its own children may keep the pipes open.
        std::thread::spawn(move || speak(input, &lines));
        std::thread::spawn(move || listen(output, &answers));
        std::thread::spawn(move || _ = words.send(overhear(errors)));
        Ok(Self { child, to: Some(to), from, last_words })
    }

    fn tell(&self, message: Map<String, Json>) {
        if let Some(to) = &self.to {
            // If it has ended, asking it will show that.
            _ = to.send(format!("{}\n", Json::Object(message)));
        }
    }

    fn ask(
        &mut self,
        question: Map<String, Json>,
        allowed: Duration,
        late: Duration,
    ) -> Result<String, Fault> {
        if let Ok(said) = self.from.try_recv() {
            return Err(match said {
                Said::Line(line) => Fault::Unasked(brief(&line)),
                Said::TooLong => Fault::TooLong,
            });
        }
        self.tell(question);
        match self.from.recv_timeout(allowed + late) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooLong) => Err(Fault::TooLong),
            Err(RecvTimeoutError::Timeout) => {
                self.end();
                Err(Fault::Silent { allowed, last_words: self.last_words() })
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.wait(GRACE).map_or("without a word more".to_owned(), |it| it.to_string());
                self.end();
                Err(Fault::Ended { status, last_words: self.last_words() })
            }
        }
    }

    /// Returns the last line it said on its error output, once it has ended.
    fn last_words(&self) -> String {
        let text = self.last_words.recv_timeout(GRACE).unwrap_or_default();
        brief(text.trim_end().rsplit('\n').next().unwrap_or_default())
    }

    /// Waits for its end, but not long.
    fn wait(&mut self, most: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < most => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Closes its input, by which it knows that nothing comes any more.
    fn finish(mut self) {
        self.to = None;
        self.wait(GRACE);
    }

    /// Ends it. Fails only if it has ended already.
    fn end(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes what it is told until nothing comes any more or it has ended.
fn speak(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads its answers until it ends or says too much.
fn listen(output: ChildStdout, answers: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST_ANSWER as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LONGEST_ANSWER => {
                _ = answers.send(Said::TooLong);
                return;
            }
            Ok(_) => {
                let line = String::from_utf8_lossy(&line).into_owned();
                if answers.send(Said::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
}

/// Reads its error output to the end and returns the last of it.
fn overhear(mut errors: impl Read) -> String {
    let mut kept = Vec::new();
    let mut some = [0; LAST_WORDS];
    while let Ok(count @ 1..) = errors.read(&mut some) {
        kept.extend_from_slice(&some[..count]);
        kept.drain(..kept.len().saturating_sub(LAST_WORDS));
    }
    String::from_utf8_lossy(&kept).into_owned()
}
