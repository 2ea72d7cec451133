//! Every message has its sentence in every language, and every sentence its message.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use hexapod_core::{Game, Heuristic, Key, Refuse, Rules, Tell};

/// Checks the message files of a game, given as language and text, against everything its events, refusals,
/// reasons and risks say.
///
/// # Panics
/// Panics if a key has no sentence in one of the languages, if a sentence mentions a value that its message does not have,
/// or if no message says a sentence. A sentence that another one includes, such as `{ tile-name }`, counts as part of it.
pub fn check<G: Heuristic>(files: &[(&str, &str)]) {
    let said = <G as Rules>::Event::KEYS.iter().chain(<G as Rules>::Refusal::KEYS);
    let keys: Vec<Key> = said.chain(G::REASONS).chain(G::RISKS).copied().collect();
    let problems: Vec<String> = files
        .iter()
        .flat_map(|(language, text)| {
            problems(text, &keys).into_iter().map(move |problem| format!("{language}: {problem}"))
        })
        .collect();
    assert!(problems.is_empty(), "the message files of {}:\n{}", G::INFO.name, problems.join("\n"));
}

/// Checks that the rules file of a game has every ruling that a refusal cites, as a row of a table or a paragraph of
/// its own, and names every code.
///
/// # Panics
/// Panics if one is missing.
pub fn check_codes<G: Game>() {
    let rules = G::INFO.rules_text;
    for ruling in <G as Rules>::Refusal::RULINGS {
        let cited = [format!("\n| {ruling} |"), format!("**{ruling}."), format!("**{ruling}**")];
        assert!(cited.iter().any(|form| rules.contains(form)), "the rules file has no ruling {ruling}");
    }
    for code in <G as Rules>::Refusal::CODES {
        let series = code.split_once('-').map_or_else(String::new, |(letters, _)| format!("{letters}-1 … "));
        let named = [format!("`{code}`"), format!("**{code}."), format!("**{code}**")];
        let listed = !series.is_empty() && rules.contains(&series);
        assert!(listed || named.iter().any(|form| rules.contains(form)), "the rules file has no code {code}");
    }
}

fn problems(text: &str, keys: &[Key]) -> Vec<String> {
    let mut problems = Vec::new();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
        problems.extend(errors.iter().map(|error| format!("not well formed: {error}")));
        resource
    });
    let mut sentences = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut mentioned = Mentioned::default();
            message.value.iter().for_each(|pattern| in_pattern(pattern, &mut mentioned));
            if sentences.insert(message.id.name, mentioned).is_some() {
                problems.push(format!("{}: stands twice", message.id.name));
            }
        }
    }
    let mut said: BTreeSet<&str> = BTreeSet::new();
    for Key { key, args } in keys {
        let mut parts = vec![*key];
        while let Some(part) = parts.pop() {
            said.insert(part);
            match sentences.get(part) {
                None => problems.push(format!("{part}: no sentence")),
                Some(Mentioned { values, messages }) => {
                    let missing = values.iter().filter(|value| !args.contains(value));
                    problems
                        .extend(missing.map(|value| format!("{key}: the message has no value `{value}`")));
                    parts.extend(messages);
                }
            }
        }
    }
    problems
        .extend(sentences.keys().filter(|key| !said.contains(*key)).map(|key| format!("{key}: never said")));
    problems
}

/// What a sentence mentions: values of its message, and other sentences.
#[derive(Default)]
struct Mentioned<'a> {
    values: BTreeSet<&'a str>,
    messages: BTreeSet<&'a str>,
}

fn in_pattern<'a>(pattern: &ast::Pattern<&'a str>, mentioned: &mut Mentioned<'a>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, mentioned);
        }
    }
}

fn in_expression<'a>(expression: &ast::Expression<&'a str>, mentioned: &mut Mentioned<'a>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, mentioned),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, mentioned);
            variants.iter().for_each(|variant| in_pattern(&variant.value, mentioned));
        }
    }
}

fn in_inline<'a>(inline: &ast::InlineExpression<&'a str>, mentioned: &mut Mentioned<'a>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => _ = mentioned.values.insert(id.name),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, mentioned),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, mentioned));
        }
        ast::InlineExpression::MessageReference { id, .. } => _ = mentioned.messages.insert(id.name),
        ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::TermReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "a = One { $n ->\n    [one] ant\n   *[other] { $m } ants\n  }.\nb = Two.\n";
    const A: Key = Key { key: "a", args: &["n", "m"] };
    const B: Key = Key { key: "b", args: &[] };

    #[test]
    fn a_complete_file_passes() {
        assert_eq!(problems(FILE, &[A, B]), Vec::<String>::new());
    }

    #[test]
    fn gaps_are_found() {
        assert_eq!(problems(FILE, &[A]), ["b: never said"]);
        assert_eq!(problems(FILE, &[A, B, Key { key: "c", args: &[] }]), ["c: no sentence"]);
        assert_eq!(problems(FILE, &[Key { args: &["n"], ..A }, B]), ["a: the message has no value `m`"]);
        let included = "a = One { part }.\npart = { $n } ants\n";
        assert_eq!(problems(included, &[Key { args: &["n"], ..A }]), Vec::<String>::new());
        assert_eq!(problems(included, &[Key { args: &[], ..A }]), ["a: the message has no value `n`"]);
        assert_eq!(problems("a = One { part }.\n", &[A]), ["part: no sentence"]);
        assert!(problems("a = { $n ->", &[])[0].starts_with("not well formed"));
    }
}
