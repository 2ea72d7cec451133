//! Where in a data file something is wrong, in words for its owner.

/// Returns a sentence for an error of the file's reader: the line, the entry it belongs to, and what is wrong.
///
/// `offset` is where the reader stopped. Where a reader knows only the beginning of an entry, the line of the field it
/// complains about is looked for from there on.
pub fn complaint(text: &str, offset: Option<usize>, message: &str) -> String {
    // The reader speaks of Rust's types; people do not.
    let message = message.replace("expected u8", "expected a number from 0 to 255");
    let message = message.trim_end_matches('.');
    let Some(offset) = offset else { return format!("{message}.") };
    let mut line = text[..offset.min(text.len())].matches('\n').count();
    let field = message.split_once("unknown field `").and_then(|(_, rest)| rest.split_once('`'));
    if let Some((field, _)) = field {
        let names_it =
            |line: &str| line.split('=').next().is_some_and(|key| key.trim() == field) && line.contains('=');
        line += text.lines().skip(line).position(names_it).unwrap_or(0);
    }
    let header = |line: &str| {
        let line = line.split('#').next().unwrap_or("").trim();
        (line.starts_with('[') && line.ends_with(']') && !line.contains('"')).then(|| line.to_owned())
    };
    let headers: Vec<String> = text.lines().take(line + 1).filter_map(header).collect();
    let place = match headers.last() {
        Some(last) if last.starts_with("[[") => {
            let number = headers.iter().filter(|header| *header == last).count();
            format!(", in {last} number {number}")
        }
        Some(last) => format!(", in {last}"),
        None => String::new(),
    };
    format!("Line {}{place}: {message}.", line + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# box\n[game]\nid = 7\n[[event]] # one\nface = 1\n[[event]]\nfase = 2\n";

    #[test]
    fn the_line_and_the_entry_are_named() {
        let at = |part: &str| TEXT.find(part);
        assert_eq!(complaint(TEXT, at("7"), "invalid type."), "Line 3, in [game]: invalid type.");
        assert_eq!(
            complaint(TEXT, at("face"), "expected u8"),
            "Line 5, in [[event]] number 1: expected a number from 0 to 255."
        );
        // The reader stopped at the first entry, but the field is in the second.
        let unknown = "unknown field `fase`, expected `face`";
        assert_eq!(
            complaint(TEXT, at("[[event]]"), unknown),
            format!("Line 7, in [[event]] number 2: {unknown}.")
        );
        assert_eq!(complaint(TEXT, at("#"), "odd"), "Line 1: odd.");
        assert_eq!(complaint(TEXT, None, "odd"), "odd.");
    }
}
