//! The fenced blocks of a rules file.

use super::ReadError;

/// What a fenced block is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One test case.
    Scenario,
    /// A base position with a name.
    Position,
    /// A lesson, which the crate `learn` reads.
    Lesson,
    /// A puzzle, which the crate `learn` reads.
    Puzzle,
}

/// One fenced block that means something to the tests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What it is for.
    pub kind: Kind,
    /// The heading above it, without its `#` marks; empty if there is none.
    pub heading: String,
    /// The line of the file in which the block's text begins, from 1.
    pub line: usize,
    /// The text between the fences.
    pub text: String,
}

/// Returns the `scenario`, `position`, `lesson` and `puzzle` blocks of a Markdown text in order; other blocks are passed over.
///
/// # Errors
/// An open fence at the end of the text, with the line in which it was opened.
pub fn blocks(markdown: &str) -> Result<Vec<Block>, ReadError> {
    let mut found = Vec::new();
    let mut heading = String::new();
    let mut lines = markdown.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if let Some(title) = title(line) {
            title.clone_into(&mut heading);
        }
        let Some(fence) = Fence::open(line) else { continue };
        let mut text = String::new();
        loop {
            let Some((_, inside)) = lines.next() else {
                return Err(ReadError {
                    line: index + 1,
                    message: "The block that begins here is never closed.".into(),
                });
            };
            if fence.is_closed_by(inside) {
                break;
            }
            text.push_str(inside);
            text.push('\n');
        }
        if let Some(kind) = fence.kind() {
            found.push(Block { kind, heading: heading.clone(), line: index + 2, text });
        }
    }
    Ok(found)
}

/// Returns the text of a heading line: one to six `#`, then a space.
fn title(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches('#');
    let marks = line.len() - rest.len();
    ((1..=6).contains(&marks) && rest.starts_with(' ')).then(|| rest.trim())
}

/// The opening line of a fenced block.
struct Fence<'a> {
    mark: char,
    length: usize,
    tag: &'a str,
}

impl<'a> Fence<'a> {
    fn open(line: &'a str) -> Option<Self> {
        let line = line.trim();
        let mark = line.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
        let tag = line.trim_start_matches(mark);
        let length = line.len() - tag.len();
        // A line such as "```a```" is code inside a paragraph.
        (length >= 3 && !tag.contains('`')).then_some(Self { mark, length, tag: tag.trim() })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        let line = line.trim();
        line.len() >= self.length && line.chars().all(|character| character == self.mark)
    }

    fn kind(&self) -> Option<Kind> {
        match self.tag.split_whitespace().next() {
            Some("scenario") => Some(Kind::Scenario),
            Some("position") => Some(Kind::Position),
            Some("lesson") => Some(Kind::Lesson),
            Some("puzzle") => Some(Kind::Puzzle),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_know_their_heading_and_line() {
        let text = "# Rules\n\n```toml\n# no heading\n```\n## T1 First\ntext\n```scenario\nfresh\nsee x\n```\n\
                    ~~~~ position\nname P\n~~~\n~~~~\n```scenario\n```\n";
        let found = blocks(text).unwrap();
        let short: Vec<_> = found.iter().map(|block| (block.kind, block.line, block.text.as_str())).collect();
        assert_eq!(
            short,
            [
                (Kind::Scenario, 9, "fresh\nsee x\n"),
                (Kind::Position, 13, "name P\n~~~\n"),
                (Kind::Scenario, 17, "")
            ]
        );
        assert!(found.iter().all(|block| block.heading == "T1 First"));
    }

    #[test]
    fn an_open_fence_is_an_error() {
        let error = blocks("# A\n\n```scenario\nfresh\n").unwrap_err();
        assert_eq!(error.to_string(), "Line 3: The block that begins here is never closed.");
    }
}
