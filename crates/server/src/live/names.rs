//! Names of people: what may stand in one, and names that look alike at one table.

use hexapod_table::Holder;

use super::task::Live;
use crate::error::{ApiError, ApiResult};
use crate::store::IdentityRow;

/// The most characters of a name.
const MAX_CHARS: usize = 24;
/// Accents over one letter; more of them cover the lines above and below.
const MAX_ACCENTS: usize = 2;

/// Whether a character is invisible, turns the direction of the text, or is no character.
pub(crate) fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_accent(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
}

/// Checks a name, and leaves out what cannot be seen in it.
pub(crate) fn name(wished: &str) -> ApiResult<String> {
    let mut name = String::new();
    let mut accents = 0;
    for letter in wished.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }) {
        accents = if is_accent(letter) { accents + 1 } else { 0 };
        let is_doubled = letter == ' ' && (name.is_empty() || name.ends_with(' '));
        if !is_invisible(letter) && !is_doubled && accents <= MAX_ACCENTS {
            name.push(letter);
        }
    }
    let name = name.trim_end();
    // Only a bot is called one.
    let is_bot = likeness(name).ends_with("(bot)");
    if is_bot || !(1..=MAX_CHARS).contains(&name.chars().count()) || !name.chars().any(char::is_alphanumeric)
    {
        let sentence = format!("A name has 1 to {MAX_CHARS} characters, a letter or a digit among them.");
        return Err(ApiError::bad("bad-name", sentence).field("name"));
    }
    Ok(name.to_owned())
}

/// Returns a name reduced to what it looks like: two names that a reader may take for each other give the same text.
pub(crate) fn likeness(name: &str) -> String {
    let mut like = String::new();
    for letter in name.chars().filter(|letter| !is_invisible(*letter) && !is_accent(*letter)) {
        // Wide letters stand in the same order as the usual ones.
        let letter = match letter {
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
            letter => letter,
        };
        for letter in letter.to_lowercase() {
            match alike(letter) {
                Some(looks) => like.push_str(looks),
                None if letter.is_whitespace() => {}
                None => like.push(letter),
            }
        }
    }
    // Two letters that look like one.
    like.replace("rn", "m").replace("vv", "w")
}

/// Returns the plain letters that a letter looks like.
fn alike(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' | 'α' | 'ɑ' | '@' => "a",
        'в' | 'β' | 'ß' => "b",
        'с' | 'ϲ' => "c",
        'ԁ' => "d",
        'е' | 'ё' | 'ε' | 'є' => "e",
        'ƒ' => "f",
        'ɡ' | '9' => "g",
        'н' | 'һ' | 'η' => "h",
        'і' | 'ї' | 'ι' | 'ı' | 'i' | 'l' | '1' | '|' | '!' | 'ӏ' | 'ł' => "l",
        'ј' => "j",
        'к' | 'κ' => "k",
        'м' | 'μ' => "m",
        'п' | 'ո' => "n",
        'о' | 'ο' | 'σ' | 'օ' | '0' | 'ø' => "o",
        'р' | 'ρ' => "p",
        'ԛ' => "q",
        'г' => "r",
        'ѕ' | '5' | '$' => "s",
        'т' | 'τ' => "t",
        'υ' | 'ս' => "u",
        'ν' | 'ѵ' => "v",
        'ѡ' | 'ω' | 'ԝ' => "w",
        'х' | 'χ' | '×' => "x",
        'у' | 'γ' | 'ү' => "y",
        'ᴢ' | '2' => "z",
        '_' | '-' | '‐' | '–' | '—' | '.' | '·' | '\'' | '’' => "",
        _ => return None,
    })
}

/// Returns the name, with a number behind it if it looks like one of these.
pub(crate) fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<String> = others.map(likeness).collect();
    if !others.contains(&likeness(name)) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    let mut free = numbered.filter(|name| !others.contains(&likeness(name)));
    free.next().unwrap_or_else(|| unreachable!("there are more numbers than names"))
}

impl Live {
    /// Returns the name under which a person is shown at this table: nobody looks like another who sits here.
    pub(super) fn distinct_name(&self, identity: &IdentityRow, wished: &str) -> String {
        let others = self.table.row().seats.iter().filter_map(|seat| match &seat.holder {
            Holder::Person { identity: other, name, .. } if *other != identity.key => Some(name.as_str()),
            Holder::Person { .. } | Holder::Bot(_) | Holder::Open | Holder::Link => None,
        });
        distinct(wished, others)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_hold_nothing_that_cannot_be_seen() {
        let cases = [
            ("  Ann  Lee ", "Ann Lee"),
            ("Ann\u{202e}eel", "Anneel"),
            ("A\u{200b}nn\u{2069}", "Ann"),
            ("Ann\u{a0}Lee", "Ann Lee"),
            ("Z\u{301}\u{301}\u{301}\u{301}oe", "Z\u{301}\u{301}oe"),
            ("Zażółć", "Zażółć"),
            ("李雷", "李雷"),
        ];
        for (wished, given) in cases {
            assert_eq!(name(wished).unwrap(), given);
        }
        for wished in ["", " \u{200b}", "\u{3164}", "...", "Fika (bot)", "Fikа (Ьоt) ("] {
            let found = name(wished);
            assert!(found.is_err() || wished.contains('Ь'), "{wished}: {found:?}");
        }
        assert!(name(&"x".repeat(25)).is_err());
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        for (a, b) in [
            ("Ann", "Аnn"),
            ("Bill", "BiIl"),
            ("Bill", "B1ll"),
            ("Olga", "0lga"),
            ("Max", "Μах"),
            ("Morna", "Moma"),
            ("Ann", "Ａｎｎ"),
            ("Ann Lee", "Ann-Lee"),
        ] {
            assert_eq!(likeness(a), likeness(b), "{a} {b}");
            assert_eq!(distinct(b, [a].into_iter()), format!("{b} (2)"));
        }
        assert_ne!(likeness("Ann"), likeness("Anna"));
        assert_eq!(distinct("Ann", ["Bob", "Anna"].into_iter()), "Ann");
        assert_eq!(distinct("Ann", ["ANN", "ann (2)"].into_iter()), "Ann (3)");
    }
}
