//! External programs in a seat: started, sent what their seat sees, asked for decisions within a time limit, and
//! stopped.
//!
//! `docs/bots.md` describes the dialogue. A program receives nothing that its seat may not know. Whatever it does
//! (exit, hang, send malformed answers) affects its own game only.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use serde_json::{Map, Value as Json, json};

use hexapod_core::{Seat, Viewer};

use crate::table::{AnyTable, Refused};

/// Tolerance beyond the deadline, for the transfer of question and answer.
const TRANSFER_TIME: Duration = Duration::from_millis(500);
/// Additional time for the first answer, in which an interpreter may have to start.
const START_UP_TIME: Duration = Duration::from_secs(10);
/// Maximum length of an answer, in bytes.
const MAX_ANSWER_BYTES: usize = 64 << 10;
/// Number of bytes kept from the end of its error output.
const KEPT_ERROR_BYTES: usize = 4 << 10;
/// Number of unread answers after which the program is blocked.
const MAX_UNREAD_ANSWERS: usize = 4;
/// Maximum number of characters of its output that a message quotes.
const MAX_QUOTED_CHARS: usize = 200;

/// An external program that can be started for a seat.
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
    /// It exited before the end of the game.
    #[error("It ended ({status}) instead of answering{}.", words(.last_words))]
    Ended {
        /// The exit status.
        status: String,
        /// The last line of its error output.
        last_words: String,
    },
    /// It exceeded the time limit.
    #[error("It gave no answer within {} ms{}.", .allowed.as_millis(), words(.last_words))]
    Silent {
        /// The time limit.
        allowed: Duration,
        /// The last line of its error output.
        last_words: String,
    },
    /// Its answer is too long.
    #[error("Its answer is longer than {MAX_ANSWER_BYTES} bytes.")]
    TooLong,
    /// It sent a line without being asked.
    #[error("It spoke without being asked: `{0}`.")]
    Unasked(String),
    /// Its answer is malformed.
    #[error("Its answer is not {{\"action\": \"…\"}}: `{0}`.")]
    Nonsense(String),
    /// The rules refuse its action.
    #[error("Its action `{action}` is refused ({code}): {message}")]
    Refused {
        /// The action.
        action: String,
        /// The code of the rules file.
        code: &'static str,
        /// The refusal as a sentence.
        message: String,
    },
}

fn words(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!("; its last words: {last_words}") }
}

impl Program {
    /// Default time limit per decision.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_millis(1000);

    /// Parses a command line; `None` if it is empty or its quotes do not match.
    pub fn new(command: &str) -> Option<Self> {
        let words = shlex::split(command).filter(|words| !words.is_empty())?;
        Some(Self { command: command.trim().to_owned(), words, deadline: Self::DEFAULT_DEADLINE })
    }

    /// Sets the time limit per decision.
    pub fn with_deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Returns the command line.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Returns the time limit per decision.
    pub fn deadline(&self) -> Duration {
        self.deadline
    }

    /// Checks that the program can be started, and stops it at once.
    pub fn try_out(&self) -> Result<(), Fault> {
        Process::start(self).map(|_| ())
    }

    /// Starts the program for a seat of the table.
    pub fn sit_down(&self, table: &dyn AnyTable, seat: Seat) -> Result<SeatedProgram, Fault> {
        let process = Process::start(self)?;
        let setup = table.setup();
        let mut start = object(json!({
            "cmd": "start",
            "game": table.info().id,
            "rules": setup.rules,
            "seats": setup.seats,
            "options": setup.options.all(),
            "seat": table.seats().name(seat),
        }));
        if let Some(data) = &setup.data {
            start.insert("data".into(), data.as_str().into());
        }
        process.tell(start);
        Ok(SeatedProgram { process, seat, told: 0, deadline: self.deadline, start_up: START_UP_TIME })
    }
}

/// A running program in a seat.
pub struct SeatedProgram {
    process: Process,
    seat: Seat,
    /// Number of steps whose events it has received.
    told: usize,
    deadline: Duration,
    /// Additional time for the next answer.
    start_up: Duration,
}

impl SeatedProgram {
    /// Asks for the decision that is due now.
    pub fn decide(&mut self, table: &dyn AnyTable) -> Result<String, Fault> {
        let at = table.standing().step;
        let own = Viewer::Seat(self.seat);
        // Steps may have been undone since; then the events begin from there.
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
        let late = TRANSFER_TIME + std::mem::take(&mut self.start_up);
        let answer = self.process.ask(question, self.deadline, late)?;
        action_of(&answer).ok_or_else(|| Fault::Nonsense(brief(&answer)))
    }

    /// Sends the result and waits briefly for the program to exit by itself.
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
            // The table was left before the end of the game.
            (None, None) => {}
        }
        self.process.tell(over);
        self.process.finish();
    }
}

impl Fault {
    /// Returns the fault for an action that the rules refuse.
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

/// Returns the action in an answer. Several actions separated by `;` are malformed: every decision is asked for, and a
/// program must not answer for chance.
fn action_of(answer: &str) -> Option<String> {
    let answer: Json = serde_json::from_str(answer).ok()?;
    let action = answer.get("action")?.as_str()?;
    (!action.contains(';')).then(|| action.to_owned())
}

/// Makes foreign output printable: removes control characters and truncates it.
fn brief(text: &str) -> String {
    let clean: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    match clean.char_indices().nth(MAX_QUOTED_CHARS) {
        Some((end, _)) => format!("{}…", &clean[..end]),
        None => clean,
    }
}

/// A child process. Dropping it kills the process and waits for its end.
struct Process {
    child: Child,
    /// `None` after the last message.
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
        let (answers, from) = mpsc::sync_channel(MAX_UNREAD_ANSWERS);
        let (words, last_words) = mpsc::channel();
        // These threads are never joined: a program may neither read nor write, and its own children may keep the pipes
        // open.
        std::thread::spawn(move || write_messages(input, &lines));
        std::thread::spawn(move || read_answers(output, &answers));
        std::thread::spawn(move || _ = words.send(read_errors(errors)));
        Ok(Self { child, to: Some(to), from, last_words })
    }

    fn tell(&self, message: Map<String, Json>) {
        if let Some(to) = &self.to {
            // If the process has exited, the next question reports it.
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
                let status =
                    self.wait(TRANSFER_TIME).map_or("without a word more".to_owned(), |it| it.to_string());
                self.end();
                Err(Fault::Ended { status, last_words: self.last_words() })
            }
        }
    }

    /// Returns the last line of its error output, after its end.
    fn last_words(&self) -> String {
        let text = self.last_words.recv_timeout(TRANSFER_TIME).unwrap_or_default();
        brief(text.trim_end().rsplit('\n').next().unwrap_or_default())
    }

    /// Waits at most this long for its end.
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

    /// Closes its input and waits briefly for its end.
    fn finish(mut self) {
        self.to = None;
        self.wait(TRANSFER_TIME);
    }

    /// Kills it. Fails only if it has already ended.
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

/// Writes messages to its input until the channel closes or the process ends.
fn write_messages(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads its answers until it ends or sends one that is too long.
fn read_answers(output: ChildStdout, answers: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(MAX_ANSWER_BYTES as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(length) if length > MAX_ANSWER_BYTES => {
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

/// Reads its error output to the end and returns the last part.
fn read_errors(mut errors: impl Read) -> String {
    let mut kept = Vec::new();
    let mut some = [0; KEPT_ERROR_BYTES];
    while let Ok(count @ 1..) = errors.read(&mut some) {
        kept.extend_from_slice(&some[..count]);
        kept.drain(..kept.len().saturating_sub(KEPT_ERROR_BYTES));
    }
    String::from_utf8_lossy(&kept).into_owned()
}
