//! Reads the lessons of a game.

use hexapod_catalog::scenario::{Kind, blocks};

use crate::lesson::{Lesson, Reaction, Stage};

/// Why lessons cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Line {line}: {message}")]
pub struct ReadError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// Reads the `lesson` blocks of a Markdown text.
///
/// # Errors
/// Names the first line that cannot be read.
pub fn read(text: &str) -> Result<Vec<Lesson>, ReadError> {
    let found = blocks(text).map_err(|error| ReadError { line: error.line, message: error.message })?;
    let mut lessons: Vec<Lesson> = Vec::new();
    for block in found.into_iter().filter(|block| block.kind == Kind::Lesson) {
        let lesson = lesson(block.heading, block.line, &block.text)?;
        if lessons.iter().any(|other| other.id == lesson.id) {
            return Err(ReadError {
                line: block.line,
                message: format!("There are two lessons `{}`.", lesson.id),
            });
        }
        lessons.push(lesson);
    }
    Ok(lessons)
}

fn lesson(id: String, first: usize, text: &str) -> Result<Lesson, ReadError> {
    let mut lesson = Lesson { id, set_up: String::new(), you: String::new(), stages: Vec::new() };
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        let error = |message: &str| ReadError { line: first + index, message: message.to_owned() };
        if lesson.you.is_empty() {
            match line.strip_prefix("you ") {
                Some(seat) => seat.trim().clone_into(&mut lesson.you),
                None => {
                    lesson.set_up.push_str(line);
                    lesson.set_up.push('\n');
                }
            }
        } else if line == "ask" {
            lesson.stages.push(Stage::default());
        } else if !line.is_empty() {
            let stage = lesson.stages.last_mut().ok_or_else(|| error("`ask` must come first."))?;
            statement(stage, line).map_err(|message| error(&message))?;
        }
    }
    let error = |message: &str| ReadError { line: first, message: format!("{}: {message}", lesson.id) };
    if lesson.stages.is_empty() {
        return Err(error("The lesson asks nothing (`you SEAT`, then `ask`)."));
    }
    if lesson.stages.iter().any(|stage| stage.solutions.is_empty()) {
        return Err(error("A task has no solution (`play …`)."));
    }
    Ok(lesson)
}

fn statement(stage: &mut Stage, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("show", "") => stage.shows = true,
        (_, "") => return Err(format!("`{word}` is no statement of a lesson, or it says too little.")),
        ("mark", places) => stage.marks.extend(places.split_whitespace().map(str::to_owned)),
        ("until", fact) => stage.until.push(fact.to_owned()),
        ("play", steps) => stage.solutions.push(listed(steps)),
        ("dice", steps) => stage.dice.extend(listed(steps)),
        ("then", steps) => stage.then.extend(listed(steps)),
        ("wrong", rest) => {
            let (steps, name) = named(rest)?;
            stage.reactions.push(Reaction { steps: listed(steps), code: None, name });
        }
        ("no", rest) => {
            let (steps, name) = named(rest)?;
            let (steps, code) = steps
                .rsplit_once(' ')
                .ok_or("`no` needs steps and the code of the refusal: `no a CODE = name`.")?;
            stage.reactions.push(Reaction { steps: listed(steps), code: Some(code.to_owned()), name });
        }
        _ => return Err(format!("`{word}` is no statement of a lesson.")),
    }
    Ok(())
}

fn named(text: &str) -> Result<(&str, String), String> {
    let (steps, name) = text.rsplit_once(" = ").ok_or("A reaction needs a name: `wrong a; b = name`.")?;
    Ok((steps.trim(), name.trim().to_owned()))
}

/// Returns steps that are divided by semicolons.
pub(crate) fn listed(text: &str) -> Vec<String> {
    text.split(';').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "## goal\n```lesson\nseats 3 # three\nturn P1\nyou P1\nask\nshow\nmark A1.1\nplay place A\n\
                        wrong pass = waits\nno place B2.1 NOT_LEFTMOST = left\nthen roll 3; place B\nask\nuntil turn P2\n\
                        play reroll; place A\ndice roll 6\n```\n";

    #[test]
    fn a_lesson_is_read() {
        let lessons = read(TEXT).unwrap();
        assert_eq!(lessons.len(), 1);
        let lesson = &lessons[0];
        assert_eq!((lesson.id.as_str(), lesson.you.as_str()), ("goal", "P1"));
        assert_eq!(lesson.set_up, "seats 3\nturn P1\n");
        let [first, second] = &lesson.stages[..] else { panic!("two tasks") };
        assert!(first.shows && !second.shows);
        assert_eq!(first.then, ["roll 3", "place B"]);
        assert_eq!(first.reactions[1].code.as_deref(), Some("NOT_LEFTMOST"));
        assert_eq!(second.solutions, [["reroll", "place A"]]);
        assert_eq!(second.until, ["turn P2"]);
        let keys = lesson.keys();
        assert!(
            ["goal-title", "goal-1", "goal-1-waits", "goal-2-wrong"]
                .iter()
                .all(|key| keys.contains(&(*key).into()))
        );
    }

    #[test]
    fn what_is_no_lesson_names_its_line() {
        let error = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            error(&TEXT.replace("show", "shout")),
            "Line 7: `shout` is no statement of a lesson, or it says too little."
        );
        assert!(error(&TEXT.replace("play place A\n", "")).contains("no solution"));
        assert!(error(&TEXT.replace(" = waits", "")).starts_with("Line 10: A reaction needs a name"));
        assert!(error(&format!("{TEXT}{TEXT}")).contains("two lessons"));
    }
}
