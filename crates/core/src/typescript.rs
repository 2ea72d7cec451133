//! The TypeScript types of a game: its view, its events, and the names of values in its sentences.

use std::collections::{BTreeMap, BTreeSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::event::Tell;
use crate::sight::Sight;
use crate::words::Refuse;

/// Returns the declarations of all types that a client of the game reads.
pub fn declarations<G: Sight>() -> String {
    let mut types = Declared { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    types.visit::<G::View>();
    types.visit::<G::Event>();
    G::preview_types(&mut types);
    let mut text = String::new();
    for declaration in types.found.values() {
        text.push_str(declaration);
        text.push('\n');
    }
    let events = G::Event::KEYS.iter().chain(G::Refusal::KEYS);
    let names: BTreeSet<&str> = events.flat_map(|key| key.args).copied().collect();
    let names: Vec<String> = names.into_iter().map(|name| format!("  | '{name}'\n")).collect();
    text.push_str(
        "/** The names of the values in sentences of events and refusals. */\nexport type ValueName =\n",
    );
    text.push_str(names.concat().trim_end());
    text.push_str(";\n");
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
