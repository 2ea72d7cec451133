//! The text of a ruling, so that a refusal can say why the rule is so.

/// Returns what the rules file says under a ruling (`R12`: a row of the register) or a rule (`M3`: a paragraph).
pub fn ruling(rules_text: &str, id: &str) -> Option<String> {
    let row = rules_text.lines().find_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        (cells.next()? == id).then(|| cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>())
    });
    // A register's row is: question, what the sources say, the ruling, why.
    if let Some(cells) = row {
        return Some(match cells[..] {
            [question, _, ruling, ..] => format!("{question} {}", sentence(ruling)),
            _ => cells.join(" "),
        });
    }
    let paragraph = rules_text.lines().find(|line| {
        line.strip_prefix("**")
            .and_then(|rest| rest.strip_prefix(id))
            .is_some_and(|rest| rest.starts_with(['.', '*', ' ']))
    })?;
    Some(paragraph.replace("**", ""))
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>()).unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_found_in_registers_and_paragraphs() {
        let text =
            "| R1 | How many? | silent | two to five | agreed |\n\n**M3. Walls.** Nobody passes a wall.\n";
        assert_eq!(ruling(text, "R1").as_deref(), Some("How many? Two to five."));
        assert_eq!(ruling(text, "M3").as_deref(), Some("M3. Walls. Nobody passes a wall."));
        assert_eq!(ruling(text, "R2"), None);
    }
}
