//! `hexapod rules`.

use hexapod_catalog::ruling;

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Print the rules of a game, a section, or one ruling.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Section (`7` or `7.3`) or ruling (`R12`); everything if omitted.
    part: Option<String>,
    /// List the sections.
    #[arg(long, conflicts_with = "part")]
    list: bool,
    /// Print the Markdown source, also on a terminal.
    #[arg(long)]
    raw: bool,
}

pub(crate) fn run(args: &Args) -> Result {
    let info = args::find_game(&args.game)?.info();
    let text = match &args.part {
        _ if args.list => headings(info.rules_text),
        None => info.rules_text.to_owned(),
        Some(part) => match part_of(info.rules_text, part) {
            Some(text) => text,
            None => {
                let message =
                    format!("The rules of {} have no section or ruling `{part}`; see --list.", info.name);
                return bad_input(message);
            }
        },
    };
    if args.raw || args.list || !output::is_terminal() {
        output::print(&text)?;
    } else {
        output::print(&termimad::MadSkin::default().term_text(&text).to_string())?;
    }
    Ok(Outcome::Fine)
}

/// Returns a section by its number or a ruling by its name.
pub(crate) fn part_of(rules_text: &str, part: &str) -> Option<String> {
    section(rules_text, part)
        .or_else(|| ruling(rules_text, part).map(|ruling| format!("**{part}** {ruling}\n")))
}

/// Returns the level and the title of a heading.
fn heading(line: &str) -> Option<(usize, &str)> {
    let level = line.bytes().take_while(|byte| *byte == b'#').count();
    let title = line.get(level..)?.strip_prefix(' ')?;
    (1..=6).contains(&level).then_some((level, title))
}

/// Returns the lines; a heading outside of code blocks comes with its level and title.
fn lines(text: &str) -> impl Iterator<Item = (&str, Option<(usize, &str)>)> {
    let mut in_code = false;
    text.lines().map(move |line| {
        if line.starts_with("```") {
            in_code = !in_code;
        }
        (line, if in_code { None } else { heading(line) })
    })
}

fn headings(text: &str) -> String {
    lines(text)
        .filter_map(|(_, heading)| heading)
        .filter(|(level, _)| (2..=3).contains(level))
        .map(|(level, title)| format!("{}{title}\n", "  ".repeat(level - 2)))
        .collect()
}

/// Returns the section with this number, its subsections included.
fn section(text: &str, number: &str) -> Option<String> {
    let is_it = |title: &str| {
        title.strip_prefix(number).is_some_and(|rest| rest.starts_with(' ') || rest.starts_with(". "))
    };
    let mut found = None;
    let mut section = String::new();
    for (line, heading) in lines(text) {
        match (found, heading) {
            (None, Some((level, title))) if is_it(title) => found = Some(level),
            (Some(own), Some((level, _))) if level <= own => break,
            _ => {}
        }
        if found.is_some() {
            section.push_str(line);
            section.push('\n');
        }
    }
    found.map(|_| section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_found_by_number() {
        let text = "# Game\n## 7. Turns\nturn\n### 7.1 `start`\nstart\n```\n## no heading\n```\n### 7.10 End\nend\n## 8. Notation\n";
        assert_eq!(section(text, "7.1").unwrap(), "### 7.1 `start`\nstart\n```\n## no heading\n```\n");
        assert!(section(text, "7").unwrap().ends_with("end\n"));
        assert_eq!(section(text, "9"), None);
        assert_eq!(headings(text), "7. Turns\n  7.1 `start`\n  7.10 End\n8. Notation\n");
    }
}
