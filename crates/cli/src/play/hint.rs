//! The answer to `hint`.

use std::fmt::Write;

use hexapod_catalog::Thought;

/// Alternatives that are named at most.
const ALTERNATIVES: usize = 2;

/// Returns what a bot would play, its chance to win, why, the next best, and how it may go on.
pub(super) fn text(thought: &Thought, actor: &str) -> String {
    let percent = |share: Option<&f64>| 100.0 * share.copied().unwrap_or(0.0);
    let mut text = format!("A strong player would play `{}`", thought.action);
    // Nobody estimates the only choice.
    if thought.iterations == 0 {
        text += "; there is no other choice.\n";
    } else {
        let share = percent(thought.win_shares.get(actor));
        let _ = writeln!(text, " and expects to win {share:.0} % of such games.");
    }
    for reason in &thought.reasons {
        let _ = writeln!(text, "  why: {}", reason.say);
    }
    if thought.points != 0 {
        let _ = writeln!(text, "  points: {:+}", thought.points);
    }
    let others = thought.choices.iter().filter(|choice| choice.action != thought.action);
    for choice in others.filter(|choice| choice.win_shares.is_some()).take(ALTERNATIVES) {
        let share = choice.win_shares.as_ref().and_then(|shares| shares.get(actor));
        let _ = writeln!(text, "  else `{}`: {:.0} %", choice.action, percent(share));
    }
    if thought.line.len() > 1 {
        let _ = writeln!(text, "  it may go on: {}", thought.line.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hexapod_catalog::{Choice, Said};

    use super::*;

    fn thought() -> Thought {
        let shares = |own: f64| BTreeMap::from([("P1", own), ("P2", 1.0 - own)]);
        let choice = |action: &str, visits, own: Option<f64>| Choice {
            action: action.to_owned(),
            visits,
            win_shares: own.map(shares),
        };
        Thought {
            action: "place A2.1".to_owned(),
            iterations: 100,
            win_shares: shares(0.51),
            choices: vec![
                choice("place A2.1", 70, Some(0.51)),
                choice("reroll", 20, Some(0.474)),
                choice("place B1.1", 9, Some(0.3)),
                choice("place C1.1", 1, Some(0.2)),
                choice("pass", 0, None),
            ],
            line: vec!["place A2.1".to_owned(), "roll 4".to_owned()],
            reasons: vec![Said {
                key: "takes-lead",
                args: BTreeMap::new(),
                say: "It takes the lead on mound A with 6, where the Queen is worth 9.".to_owned(),
            }],
            points: 6,
        }
    }

    #[test]
    fn a_hint_says_what_why_and_what_else() {
        let expected = "\
A strong player would play `place A2.1` and expects to win 51 % of such games.
  why: It takes the lead on mound A with 6, where the Queen is worth 9.
  points: +6
  else `reroll`: 47 %
  else `place B1.1`: 30 %
  it may go on: place A2.1, roll 4
";
        assert_eq!(text(&thought(), "P1"), expected);
    }

    #[test]
    fn the_only_choice_has_no_chance() {
        let thought = Thought { iterations: 0, choices: vec![], line: vec![], ..thought() };
        assert!(
            text(&thought, "P1")
                .starts_with("A strong player would play `place A2.1`; there is no other choice.\n")
        );
    }

    #[test]
    fn nothing_is_said_where_nothing_stands_out() {
        let thought = Thought { reasons: vec![], points: 0, choices: vec![], line: vec![], ..thought() };
        let expected = "A strong player would play `place A2.1` and expects to win 49 % of such games.\n";
        assert_eq!(text(&thought, "P2"), expected);
    }
}
