//! Scenario blocks as examples that a reader plays step by step: a set-up and what is done there, without what is seen.

use std::collections::HashMap;

use super::markdown::{Kind, blocks};
use super::script::{self, Statement};
use super::{ReadError, Unreadable};

/// A scenario block of a rules file as an example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// The first word of the heading without a final dot (`T12`); of a further block under it `T12.2`, `T12.3`.
    pub id: String,
    /// The heading above the block.
    pub heading: String,
    /// The set-up in the game's own grammar; named positions of the rules file are not yet copied in.
    pub set_up: String,
    /// What is done, line by line.
    pub presses: Vec<Press>,
}

/// One line of an example's script that does something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Press {
    /// `do a; b; c`
    Do(Vec<String>),
    /// `no a CODE`
    No {
        /// The step that is refused.
        step: String,
        /// The code of its refusal.
        code: String,
    },
}

/// Returns the scenario blocks of a Markdown text as examples, in order.
///
/// # Errors
/// A fence that is not closed, or a block that is no case.
pub fn examples(text: &str) -> Result<Vec<Example>, ReadError> {
    let mut count: HashMap<String, usize> = HashMap::new();
    let mut found = Vec::new();
    for block in blocks(text)?.into_iter().filter(|block| block.kind == Kind::Scenario) {
        let word = block.heading.split_whitespace().next().unwrap_or_default();
        let word = word.strip_suffix('.').unwrap_or(word);
        let number = count.entry(word.to_owned()).or_default();
        *number += 1;
        let id = if *number == 1 { word.to_owned() } else { format!("{word}.{number}") };
        let case = script::read(block.line, &block.text).map_err(|(line, message)| {
            let unreadable = Unreadable { heading: block.heading.clone(), line, message };
            ReadError { line, message: unreadable.to_string() }
        })?;
        let set_up = case.set_up.iter().map(|line| format!("{}\n", line.text)).collect();
        let presses = case.script.into_iter().filter_map(|(_, statement)| match statement {
            Statement::Do(steps) => Some(Press::Do(steps)),
            Statement::No { step, code } => Some(Press::No { step, code }),
            Statement::See(_) | Statement::Becomes(_) => None,
        });
        found.push(Example { id, heading: block.heading, set_up, presses: presses.collect() });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_become_examples_with_ids() {
        let text = "### T1. First\n```scenario\nfresh # new\nsee x\ndo a; b\nno c CODE\n```\n```scenario\nuse P\nsee x\n\
                    ```\n### L2 Second\n```scenario\nfresh\ndo a\nbecomes\nround 1\n```\n";
        let found = examples(text).unwrap();
        let ids: Vec<&str> = found.iter().map(|example| example.id.as_str()).collect();
        assert_eq!(ids, ["T1", "T1.2", "L2"]);
        assert_eq!(found[0].set_up, "fresh\n");
        let no = Press::No { step: "c".into(), code: "CODE".into() };
        assert_eq!(found[0].presses, [Press::Do(vec!["a".into(), "b".into()]), no]);
        assert_eq!((found[1].set_up.as_str(), found[1].presses.len()), ("use P\n", 0));
        assert_eq!(found[2].presses, [Press::Do(vec!["a".into()])]);
    }

    #[test]
    fn a_block_without_a_script_names_its_line() {
        let error = examples("# A\n```scenario\nfresh\n```\n").unwrap_err();
        assert_eq!(error.line, 3);
    }
}
