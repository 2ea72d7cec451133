//! The TypeScript types of a game: its view, its events, its phases and the keys of its refusals.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::event::Tell;
use crate::rules::Rules;
use crate::sight::Sight;
use crate::words::Refuse;

/// Returns the declarations of all types that a client of the game reads.
pub fn declarations<G: Sight>() -> String {
    let mut types = Declared { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    types.visit::<G::View>();
    types.visit::<G::Event>();
    let mut text = String::new();
    for declaration in types.found.values() {
        text.push_str(declaration);
        text.push('\n');
    }
    let union = |words: &mut dyn Iterator<Item = &'static str>| {
        words.map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
    };
    let refusals = <G as Rules>::Refusal::KEYS.iter().map(|key| key.key);
    let kinds = <G as Rules>::Event::KINDS.iter().copied();
    text.push_str("/** The phases, as the rules file spells them. */\n");
    text.push_str(&format!("export type Phase = {};\n\n", union(&mut G::PHASES.iter().copied())));
    text.push_str("/** The kinds of events. */\n");
    text.push_str(&format!("export type EventKind = {};\n\n", union(&mut { kinds })));
    text.push_str("/** The message keys of refusals. */\n");
    text.push_str(&format!("export type RefusalKey = {};\n", union(&mut { refusals })));
    text
}

/// Collects declarations by name, dependencies included.
struct Declared {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            // A list, an option, a number: only what it holds is declared.
            return T::visit_generics(self);
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.found.insert(name, declaration);
        T::visit_dependencies(self);
    }
}
