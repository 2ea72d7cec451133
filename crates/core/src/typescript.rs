//! The TypeScript types of a game: its view and its events.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::sight::Sight;

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
