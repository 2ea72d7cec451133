//! Looks up the text of a rule or ruling, which explains a refusal.

use std::fmt;

/// What the rules file says under a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// A rule of the text (`M3`): a paragraph with its table or list.
    Rule(String),
    /// A row of the register of rulings (`R12`). A reader with the rulebook in hand wants all four parts.
    Decided {
        /// What had to be decided.
        question: String,
        /// What is printed, or found elsewhere.
        sources: String,
        /// What holds.
        ruling: String,
        /// Why.
        why: String,
    },
}

impl Ruling {
    /// Returns what a ruling rests on; nothing for a rule of the text.
    pub fn basis(&self) -> Option<Basis> {
        let Self::Decided { sources, ruling, why, .. } = self else { return None };
        let is_lost = sources.to_lowercase().split(|c: char| !c.is_alphanumeric()).any(|word| word == "lost");
        let is_marked = [sources, ruling, why].iter().any(|part| part.contains("reconstructed"));
        let first = sources.split(|c: char| !c.is_alphanumeric()).next();
        Some(match first {
            _ if is_marked || is_lost => Basis::Reconstructed,
            Some("Silent" | "Nothing") => Basis::Silent,
            _ => Basis::Printed,
        })
    }
}

/// What a ruling rests on, by the words of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// The sources speak of it.
    Printed,
    /// The sources are silent.
    Silent,
    /// Something of it is reconstructed: it is lost, or printed nowhere.
    Reconstructed,
}

/// The whole text, a paragraph for each part.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(text) => f.write_str(text),
            Self::Decided { question, sources, ruling, why } => {
                write!(f, "{question} {ruling}\n\nIn the sources: {sources}\n\nWhy: {why}")
            }
        }
    }
}

/// Returns what the rules file says under a rule (`M3`) or a ruling (`R12`).
pub fn ruling(rules_text: &str, id: &str) -> Option<Ruling> {
    paragraph(rules_text, id).or_else(|| register(rules_text, id))
}

/// Finds `**M3. …` or `**M3** …` at the beginning of a line. The paragraph, wrapped in the file, is returned in one
/// line.
fn paragraph(rules_text: &str, id: &str) -> Option<Ruling> {
    let mut lines = rules_text.lines().skip_while(|line| rule(line) != Some(id)).peekable();
    let mut text = lines.next()?.replace("**", "");
    let ends = |line: &str| {
        line.is_empty()
            || ["#", "|", "- ", "```"].iter().any(|mark| line.starts_with(mark))
            || rule(line).is_some()
    };
    while let Some(line) = lines.next_if(|line| !ends(line)) {
        text = format!("{text} {}", line.replace("**", ""));
    }
    // A table or list that the paragraph announces belongs to it.
    if text.trim_end().ends_with(':') {
        let rest = lines.take_while(|line| rule(line).is_none() && !line.starts_with('#'));
        let rest: Vec<&str> = rest.collect();
        text = format!("{text}\n{}", rest.join("\n").trim_end());
    }
    Some(Ruling::Rule(text))
}

/// Returns the id of the rule that begins in this line: capital letters and a number, as in `**M3.` and `**MOV-2**`.
fn rule(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("**")?;
    let id = &rest[..rest.find(['.', '*', ' '])?];
    (id.starts_with(|first: char| first.is_ascii_uppercase()) && id.contains(|c: char| c.is_ascii_digit()))
        .then_some(id)
}

/// Finds the row of the register.
fn register(rules_text: &str, id: &str) -> Option<Ruling> {
    let cells = rules_text.lines().find_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        (cells.next()? == id).then(|| cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>())
    })?;
    Some(match cells[..] {
        [question, sources, ruling, why] => Ruling::Decided {
            question: asked(question),
            sources: sentence(sources),
            ruling: sentence(ruling),
            why: sentence(why),
        },
        _ => Ruling::Rule(cells.join(" ")),
    })
}

/// Returns the question with a large letter; a mere subject with a colon.
fn asked(question: &str) -> String {
    let end = if question.ends_with(['?', '.', ':']) { "" } else { ":" };
    format!("{}{end}", large(question))
}

fn sentence(text: &str) -> String {
    // The sources of some rows are a mere dash: nothing is printed.
    if text == "–" || text == "-" {
        return "Nothing.".into();
    }
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", large(text))
}

fn large(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_found_in_registers_and_paragraphs() {
        let text = "| M3 | step | who |\n| R1 | how many | – | two to five [reconstructed] | agreed |\n\n**M3. Walls.** Nobody\n\
                    **ever** passes\na wall.\n**M4.** Either:\n\n- in\n- out\n\n**M5.** x\n";
        let found = ruling(text, "R1").unwrap();
        let whole = "How many: Two to five [reconstructed].\n\nIn the sources: Nothing.\n\nWhy: Agreed.";
        assert_eq!(found.to_string(), whole);
        assert_eq!(found.basis(), Some(Basis::Reconstructed));
        assert_eq!(ruling(text, "M3"), Some(Ruling::Rule("M3. Walls. Nobody ever passes a wall.".into())));
        assert_eq!(ruling(text, "M4").unwrap().to_string(), "M4. Either:\n\n- in\n- out");
        assert_eq!(ruling(text, "M4").unwrap().basis(), None);
        let basis = |sources: &str| ruling(&format!("| R1 | a | {sources} | b | c |"), "R1").unwrap().basis();
        assert_eq!(basis("–"), Some(Basis::Silent));
        assert_eq!(basis("silent; but"), Some(Basis::Silent));
        assert_eq!(basis("picture lost"), Some(Basis::Reconstructed));
        assert_eq!(basis("\"all units\""), Some(Basis::Printed));
        assert_eq!(ruling(text, "R2"), None);
    }
}
