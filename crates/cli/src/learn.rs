//! `hexapod learn`: the lessons of a game in the terminal.

use hexapod_catalog::{AnyGame, Sentences};
use hexapod_core::{Message, Viewer};
use hexapod_learn::{Attempt, Lesson, Verdict, attempt, lessons, words};

use crate::error::{CliError, Outcome, Result, bad_input};
use crate::output::ColourChoice;
use crate::{args, output};

/// Learn a game: short lessons, each a position with a task.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Lesson to begin with, by its number or name; the first if omitted.
    lesson: Option<String>,
    /// Language: `en` or `pl`; that of the locale if omitted.
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "pl"])]
    lang: Option<String>,
    /// When to use colour.
    #[arg(long, value_enum, default_value_t = ColourChoice::Auto)]
    color: ColourChoice,
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    let language = args.lang.clone().unwrap_or_else(locale);
    let mut class = Class::new(game, &language, args.color);
    if class.lessons.is_empty() {
        return bad_input(class.say(&Message::new("shell-none")));
    }
    if let Some(wanted) = &args.lesson {
        let at = class.find(wanted).ok_or_else(|| {
            CliError::BadInput(class.say(&Message::new("shell-no-such").with("lesson", wanted.clone())))
        })?;
        class.at = at;
    }
    class.teach()?;
    Ok(Outcome::Fine)
}

/// Returns the language of the locale, if we speak it: by the first of the variables that is set, as POSIX orders them.
fn locale() -> String {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    // `pl_PL.UTF-8`, `pl.UTF-8` or `pl`.
    let is_polish = set.is_some_and(|value| value.split(['_', '.', '@']).next() == Some("pl"));
    if is_polish { "pl".into() } else { "en".into() }
}

/// The lessons of a game, being taken.
struct Class {
    game: &'static dyn AnyGame,
    lessons: &'static [Lesson],
    words: hexapod_learn::Words,
    ink: hexapod_core::Ink,
    /// The lesson that is taken, and all steps played in it.
    at: usize,
    steps: Vec<String>,
}

/// What a line of input leads to.
enum Next {
    Stay,
    Lesson(usize),
    Quit,
}

impl Class {
    fn new(game: &'static dyn AnyGame, language: &str, colour: ColourChoice) -> Self {
        let words = words(game, language);
        Self { game, lessons: lessons(game), words, ink: output::ink(colour), at: 0, steps: Vec::new() }
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    fn text(&self, key: &str) -> String {
        self.words.text(key).unwrap_or_else(|| key.to_owned())
    }

    /// Returns the index of a lesson by its number or name.
    fn find(&self, wanted: &str) -> Option<usize> {
        let number = wanted.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        number
            .filter(|index| *index < self.lessons.len())
            .or_else(|| self.lessons.iter().position(|lesson| lesson.id == wanted))
    }

    fn now(&self, play: &[String]) -> Result<Attempt<'static>> {
        let lesson = &self.lessons[self.at];
        attempt(self.game, lesson, &self.steps, play).map_err(|error| CliError::BadInput(error.to_string()))
    }

    fn teach(&mut self) -> Result<()> {
        loop {
            self.steps.clear();
            let title = self.text(&self.lessons[self.at].title());
            let heading = Message::new("shell-lesson")
                .with("number", self.at as i64 + 1)
                .with("count", self.lessons.len() as i64)
                .with("title", title);
            output::line(&format!("\n# {}\n", self.say(&heading)))?;
            output::line(&self.say(&Message::new("shell-commands")))?;
            match self.take_lesson()? {
                Next::Quit => return Ok(()),
                Next::Lesson(at) => self.at = at,
                Next::Stay => self.at += 1,
            }
            if self.at >= self.lessons.len() {
                let done = Message::new("shell-finished").with("game", self.game.info().id);
                return output::line(&format!("\n{}", self.say(&done)));
            }
        }
    }

    /// Takes one lesson until it is solved or left.
    fn take_lesson(&mut self) -> Result<Next> {
        let mut asked = None;
        loop {
            let now = self.now(&[])?;
            if now.is_done() {
                return Ok(Next::Stay);
            }
            let legal = now.table.legal();
            self.show(&now, &legal, asked != Some(now.stage))?;
            asked = Some(now.stage);
            let Some(line) = output::ask("> ")? else { return Ok(Next::Quit) };
            match line.trim() {
                "" => {}
                "q" => return Ok(Next::Quit),
                "n" => return Ok(Next::Lesson(self.at + 1)),
                "l" => {
                    for (index, lesson) in self.lessons.iter().enumerate() {
                        output::line(&format!("  {}  {}", index + 1, self.text(&lesson.title())))?;
                    }
                }
                "?" => {
                    let mut steps = now.next;
                    if steps.is_empty() {
                        self.steps.truncate(now.asked_at);
                        steps = self.now(&[])?.next;
                    }
                    output::line(&self.say(&Message::new("shell-solution").with("step", steps.join("; "))))?;
                }
                "r" => {
                    self.steps.truncate(now.asked_at);
                    asked = None;
                }
                text => {
                    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    let input = number.and_then(|index| legal.get(index)).map_or(text, String::as_str);
                    self.try_input(input)?;
                }
            }
        }
    }

    /// Shows the position, the task if it is new, and what can be done.
    fn show(&self, now: &Attempt<'_>, legal: &[String], is_new: bool) -> Result<()> {
        let viewer = now.table.seats().seat(&now.lesson.you).map_or(Viewer::Spectator, Viewer::Seat);
        output::line(&format!("\n{}", now.table.draw(viewer, self.ink).trim_end()))?;
        if is_new && let Some(task) = now.task() {
            output::line(&format!("\n{}", self.text(&task)))?;
        }
        output::line(&format!("\n{}", self.say(&Message::new("shell-choices"))))?;
        let remarks = now.table.remarks(viewer, legal);
        for (index, (action, remark)) in legal.iter().zip(remarks).enumerate() {
            let remark = remark.map_or_else(String::new, |remark| format!("  {remark}"));
            output::line(&format!("  {:>2}  {action}{remark}", index + 1))?;
        }
        Ok(())
    }

    /// Tries an input and says what comes of it. A wrong try is taken back.
    fn try_input(&mut self, input: &str) -> Result<()> {
        let tried = self.now(&[input.to_owned()])?;
        let reaction = tried.reaction().map(|key| self.text(&key));
        match &tried.verdict {
            Verdict::Asked | Verdict::OnTheWay => {}
            Verdict::Solved => output::line(&format!("✓ {}", reaction.unwrap_or_default()))?,
            Verdict::Wrong { .. } => {
                output::line(&format!("✗ {}", reaction.unwrap_or_default()))?;
                output::line(&self.say(&Message::new("shell-again")))?;
            }
            Verdict::Refused { refused, .. } => {
                output::line(&format!("✗ {}", self.words.say(&refused.said)))?;
                if let Some(reaction) = reaction {
                    output::line(&reaction)?;
                }
            }
        }
        if matches!(tried.verdict, Verdict::Wrong { .. }) {
            self.steps.truncate(tried.asked_at);
        } else {
            // What dice, draws and opponents did, as far as the learner may know it.
            let learner = tried.table.seats().seat(&tried.lesson.you);
            let viewer = learner.map_or(Viewer::Spectator, Viewer::Seat);
            let happened = tried.table.happened(tried.before, Sentences::No);
            let given = happened.iter().filter(|step| step.actor != learner);
            let given: Vec<&str> = given.map(|step| step.text_for(viewer)).collect();
            if !given.is_empty() {
                output::line(&self.say(&Message::new("shell-happens").with("steps", given.join("; "))))?;
            }
            self.steps = tried.table.steps().into_iter().map(|step| step.text).collect();
        }
        Ok(())
    }
}
