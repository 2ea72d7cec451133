//! The statements of a scenario's script.

/// One statement of a script, as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Statement {
    /// `do a; b; c`
    Do(Vec<String>),
    /// `no a CODE`
    No { step: String, code: String },
    /// `see …`
    See(Fact),
    /// `becomes`, with all lines that follow.
    Becomes(Vec<Line>),
}

/// What a `see` asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fact {
    Phase(String),
    Legal(Vec<String>),
    Has(Vec<String>),
    Hasnt(Vec<String>),
    Count { word: Option<String>, number: usize },
    Score { who: String, total: i64, parts: Option<Vec<i64>> },
    Winner(String),
    Ranks(String),
    LastStep { viewer: String, step: String },
    Paths { length: usize, number: u64 },
    OfTheGame(String),
}

/// A line of the file: its number and what it says without comment and outer spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) text: String,
}

/// A block parted into set-up and script.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) set_up: Vec<Line>,
    pub(super) script: Vec<(Line, Statement)>,
}

/// A statement that is none, or a block that is no case: the line and what is wrong.
pub(super) type Unreadable = (usize, String);

/// Parts a block that begins in line `first` of its file.
pub(super) fn read(first: usize, block: &str) -> Result<Case, Unreadable> {
    let lines: Vec<Line> = block
        .lines()
        .enumerate()
        .map(|(index, line)| Line {
            number: first + index,
            text: line.split('#').next().unwrap_or("").trim().to_owned(),
        })
        .collect();
    let script_begins = lines
        .iter()
        .position(|line| matches!(first_word(&line.text).0, "do" | "no" | "see" | "becomes"))
        .ok_or_else(|| (first, "The block has no script: nothing to do and nothing to see.".to_owned()))?;
    let (set_up, rest) = lines.split_at(script_begins);
    let mut script = Vec::new();
    for (index, line) in rest.iter().enumerate().filter(|(_, line)| !line.text.is_empty()) {
        if line.text == "becomes" {
            script.push((line.clone(), Statement::Becomes(rest[index + 1..].to_vec())));
            break;
        }
        let statement = statement(&line.text).map_err(|message| (line.number, message))?;
        script.push((line.clone(), statement));
    }
    Ok(Case { set_up: set_up.to_vec(), script })
}

/// Returns a text with single spaces only.
pub(super) fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn first_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

fn statement(text: &str) -> Result<Statement, String> {
    match first_word(text) {
        ("do", "") => Err("`do` what? The steps are missing.".into()),
        ("do", steps) => Ok(Statement::Do(listed(steps, ';'))),
        ("no", rest) => match rest.rsplit_once(char::is_whitespace) {
            Some((step, code)) => Ok(Statement::No { step: step.trim().to_owned(), code: code.to_owned() }),
            None => Err("`no` needs a step and the code of its refusal.".into()),
        },
        ("see", rest) => see(rest).map(Statement::See),
        (word, _) => Err(format!("`{word}` is no statement of a script: do, no, see or becomes.")),
    }
}

/// Reads what stands behind `see`.
pub(super) fn see(text: &str) -> Result<Fact, String> {
    let (word, rest) = first_word(text);
    let words: Vec<&str> = rest.split_whitespace().collect();
    Ok(match word {
        "" => return Err("`see` what? The fact is missing.".into()),
        "phase" if words.is_empty() => return Err("`see phase` needs the name of the phase.".into()),
        "phase" => Fact::Phase(normal(rest)),
        "legal" => Fact::Legal(listed(rest, '|')),
        "has" | "hasnt" if rest.is_empty() => return Err(format!("`see {word}` needs at least one step.")),
        "has" => Fact::Has(listed(rest, '|')),
        "hasnt" => Fact::Hasnt(listed(rest, '|')),
        "count" => match words[..] {
            [count] => Fact::Count { word: None, number: number(count)? },
            [word, count] => Fact::Count { word: Some(word.to_owned()), number: number(count)? },
            _ => return Err("`see count` needs a number, or a word and a number.".into()),
        },
        "score" => score(rest)?,
        "winner" => Fact::Winner(normal(rest)),
        "ranks" => Fact::Ranks(normal(rest)),
        "view" if words.get(1) == Some(&"last") => {
            let (_, after) = first_word(rest);
            let (_, step) = first_word(after);
            Fact::LastStep { viewer: words[0].to_owned(), step: step.to_owned() }
        }
        "paths" => match words[..] {
            [length, count] => Fact::Paths { length: number(length)?, number: number(count)? },
            _ => return Err("`see paths` needs a length and a number.".into()),
        },
        _ => Fact::OfTheGame(normal(text)),
    })
}

/// Reads `SEAT N` or `SEAT N = a+b+c`.
fn score(text: &str) -> Result<Fact, String> {
    let (left, parts) = text.split_once('=').map_or((text, None), |(left, parts)| (left, Some(parts)));
    let words: Vec<&str> = left.split_whitespace().collect();
    let [who, total] = words[..] else {
        return Err("`see score` needs a seat and a number.".into());
    };
    let parts = parts.map(|parts| parts.split('+').map(|part| number(part.trim())).collect()).transpose()?;
    Ok(Fact::Score { who: who.to_owned(), total: number(total)?, parts })
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that can stand here."))
}

fn listed(text: &str, separator: char) -> Vec<String> {
    let text = text.trim().trim_end_matches(separator).trim();
    if text.is_empty() {
        return Vec::new();
    }
    text.split(separator).map(|part| part.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_parted_and_keeps_its_lines() {
        let case =
            read(10, "seats 2  # two\n\nfresh\ndo a; b 1 ;c\n# nothing\nno x y CODE\nbecomes\nround 1\n")
                .unwrap();
        let set_up: Vec<_> = case.set_up.iter().map(|line| (line.number, line.text.as_str())).collect();
        assert_eq!(set_up, [(10, "seats 2"), (11, ""), (12, "fresh")]);
        let lines: Vec<_> = case.script.iter().map(|(line, _)| line.number).collect();
        assert_eq!(lines, [13, 15, 16]);
        assert_eq!(case.script[0].1, Statement::Do(vec!["a".into(), "b 1".into(), "c".into()]));
        assert_eq!(case.script[1].1, Statement::No { step: "x y".into(), code: "CODE".into() });
        assert_eq!(case.script[2].1, Statement::Becomes(vec![Line { number: 17, text: "round 1".into() }]));
    }

    #[test]
    fn facts_are_read() {
        assert_eq!(see("legal"), Ok(Fact::Legal(Vec::new())));
        assert_eq!(see("has a b | c"), Ok(Fact::Has(vec!["a b".into(), "c".into()])));
        assert_eq!(see("count move 3"), Ok(Fact::Count { word: Some("move".into()), number: 3 }));
        assert_eq!(
            see("score Y 18 = 12+1+0+5"),
            Ok(Fact::Score { who: "Y".into(), total: 18, parts: Some(vec![12, 1, 0, 5]) })
        );
        assert_eq!(see("score Y -1"), Ok(Fact::Score { who: "Y".into(), total: -1, parts: None }));
        assert_eq!(
            see("view red last ring N ?"),
            Ok(Fact::LastStep { viewer: "red".into(), step: "ring N ?".into() })
        );
        assert_eq!(see("view red hand  blue ?"), Ok(Fact::OfTheGame("view red hand blue ?".into())));
        assert!(see("count many").is_err() && see("score A").is_err() && see("paths 3").is_err());
    }

    #[test]
    fn what_is_no_case_names_its_line() {
        assert_eq!(read(5, "fresh\n").unwrap_err().0, 5);
        let (line, message) = read(5, "fresh\nsee count 1\nplay a\n").unwrap_err();
        assert_eq!(line, 7);
        assert_eq!(message, "`play` is no statement of a script: do, no, see or becomes.");
        assert_eq!(read(5, "see x\nno CODE\n").unwrap_err().0, 6);
    }
}
