//! Looks up the text of a rule or ruling, which explains a refusal.

/// Returns what the rules file says under a rule (`M3`: a paragraph with its table or list) or a ruling (`R12`: a row of
/// the register).
pub fn ruling(rules_text: &str, id: &str) -> Option<String> {
    paragraph(rules_text, id).or_else(|| register(rules_text, id))
}

/// Finds `**M3. …` or `**M3** …` at the beginning of a line, up to the next rule, heading or second empty line.
fn paragraph(rules_text: &str, id: &str) -> Option<String> {
    let rule = |line: &str| line.strip_prefix("**").map(str::to_owned);
    let begins = |line: &str| {
        rule(line)
            .is_some_and(|rest| rest.strip_prefix(id).is_some_and(|rest| rest.starts_with(['.', '*', ' '])))
    };
    let mut lines = rules_text.lines().skip_while(|line| !begins(line));
    let mut text = lines.next()?.replace("**", "");
    // A table or list that the paragraph announces belongs to it.
    if text.trim_end().ends_with(':') {
        let rest = lines.take_while(|line| rule(line).is_none() && !line.starts_with('#'));
        let rest: Vec<&str> = rest.collect();
        text = format!("{text}\n{}", rest.join("\n").trim_end());
    }
    Some(text)
}

/// Finds the row of the register: question, what the sources say, the ruling, why. A reader with the rulebook in hand wants
/// all four.
fn register(rules_text: &str, id: &str) -> Option<String> {
    let cells = rules_text.lines().find_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        (cells.next()? == id).then(|| cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>())
    })?;
    Some(match cells[..] {
        [question, sources, ruling, why] => format!(
            "{} {}\n\nIn the sources: {}\n\nWhy: {}",
            asked(question),
            sentence(ruling),
            sentence(sources),
            sentence(why)
        ),
        _ => cells.join(" "),
    })
}

/// Returns the question; a mere subject with a colon.
fn asked(question: &str) -> String {
    let end = if question.ends_with(['?', '.', ':']) { "" } else { ":" };
    format!("{question}{end}")
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
        let text = "| M3 | step | who |\n| R1 | How many? | silent | two to five | agreed |\n\n**M3. Walls.** Nobody passes a \
                    wall.\n**M4.** Either:\n\n- in\n- out\n\n**M5.** x\n";
        let whole = "How many? Two to five.\n\nIn the sources: Silent.\n\nWhy: Agreed.";
        assert_eq!(ruling(text, "R1").as_deref(), Some(whole));
        assert_eq!(ruling(text, "M3").as_deref(), Some("M3. Walls. Nobody passes a wall."));
        assert_eq!(ruling(text, "M4").as_deref(), Some("M4. Either:\n\n- in\n- out"));
        assert_eq!(ruling(text, "R2"), None);
    }
}
