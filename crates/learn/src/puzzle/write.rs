//! Writes a puzzle as its reader reads it.

use std::fmt;

use super::Puzzle;

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let document = &self.document;
        writeln!(f, "## {}\n\n```puzzle", self.id)?;
        writeln!(f, "rules {}\nseats {}", document.rules, document.seats)?;
        for (name, value) in &document.options {
            writeln!(f, "option {name} {value}")?;
        }
        writeln!(f, "themes {}\npart {}", self.themes.join(" "), self.part.word())?;
        let evidence = &self.evidence;
        writeln!(f, "shares {:.3} {:.3}", evidence.best, evidence.second)?;
        let subtle = if evidence.subtle { " subtle" } else { "" };
        writeln!(f, "found {} {}{subtle}", evidence.found, evidence.budget)?;
        writeln!(f, "position\n{}\nyou {}", document.position.trim_end(), self.you)?;
        for fact in &self.until {
            writeln!(f, "until {fact}")?;
        }
        for solution in &self.solutions {
            writeln!(f, "play {}", solution.join("; "))?;
        }
        if !self.then.is_empty() {
            writeln!(f, "then {}", self.then.join("; "))?;
        }
        for wrong in &self.wrong {
            let then =
                if wrong.then.is_empty() { String::new() } else { format!(" = {}", wrong.then.join("; ")) };
            writeln!(f, "wrong {}{then}", wrong.steps.join("; "))?;
        }
        writeln!(f, "```")
    }
}
