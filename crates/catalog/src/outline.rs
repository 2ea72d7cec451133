//! JSON text that knows where its values stand, so that two texts can be compared without reading them again.
//!
//! A served table sends what changed in a view instead of the view. Comparing goes down only where the text differs, so
//! it costs next to nothing beside writing the view.
//!
//! ```
//! use hexapod_catalog::Outlined;
//! use serde_json::json;
//!
//! let before = Outlined::new(&json!({ "ap": 9, "hand": ["A1", "A2"], "cells": [{ "unit": null }, { "unit": "A3" }] }));
//! let after = Outlined::new(&json!({ "ap": 8, "hand": ["A1"], "cells": [{ "unit": null }, { "unit": null }] }));
//! let delta = before.delta(&after).unwrap();
//! assert_eq!(delta, r#"{"ap":[8],"hand":[1,1,[]],"cells":{"1":{"unit":[null]}}}"#);
//! ```

use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::writer::Writer;

/// JSON text with the places of its values.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outlined {
    text: String,
    nodes: Vec<Node>,
}

/// One value in the text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Node {
    /// The key before it, quotes included; empty inside arrays.
    pub(crate) key: (u32, u32),
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The index of the first node that does not lie inside this one.
    pub(crate) next: u32,
    pub(crate) kind: Kind,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Plain,
    Array,
    Object,
}

impl Outlined {
    /// Writes a value.
    ///
    /// # Panics
    /// Panics if the value is not plain data: a map whose keys are no strings, or a failing `Serialize`.
    pub fn new(value: &impl Serialize) -> Self {
        let mut outlined = Self::default();
        outlined.write(value);
        outlined
    }

    /// Writes a value in place of the old one, using its memory again.
    ///
    /// # Panics
    /// As [`Outlined::new`].
    pub fn write(&mut self, value: &impl Serialize) {
        self.text.clear();
        self.nodes.clear();
        self.nodes.push(Node::default());
        let mut writer = Writer { text: &mut self.text, nodes: &mut self.nodes, current: 0 };
        value.serialize(&mut writer).unwrap_or_else(|error| unreachable!("a view is plain data: {error}"));
        self.nodes[0].end = self.text.len() as u32;
        self.nodes[0].next = self.nodes.len() as u32;
    }

    /// Returns the JSON text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns what changes this value into `after`; nothing if they are the same.
    ///
    /// `[]` removes a key, `[value]` replaces, `[at, removed, inserted]` replaces elements of an array, and an object goes
    /// one level down by key or index.
    pub fn delta(&self, after: &Self) -> Option<String> {
        if self.text == after.text {
            return None;
        }
        let mut out = String::new();
        if self.nodes.is_empty() {
            after.replace(0, &mut out);
        } else {
            self.change(0, after, 0, &mut out);
        }
        Some(out)
    }

    fn value(&self, node: usize) -> &str {
        let node = &self.nodes[node];
        &self.text[node.start as usize..node.end as usize]
    }

    fn key(&self, node: usize) -> &str {
        let (start, end) = self.nodes[node].key;
        &self.text[start as usize..end as usize]
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        let end = self.nodes[node].next as usize;
        let mut at = node + 1;
        std::iter::from_fn(move || {
            let child = (at < end).then_some(at)?;
            at = self.nodes[child].next as usize;
            Some(child)
        })
    }

    fn replace(&self, node: usize, out: &mut String) {
        out.push('[');
        out.push_str(self.value(node));
        out.push(']');
    }

    /// Writes the shortest change of `node` into `other` of `after`; they differ.
    fn change(&self, node: usize, after: &Self, other: usize, out: &mut String) {
        let start = out.len();
        match (self.nodes[node].kind, after.nodes[other].kind) {
            (Kind::Object, Kind::Object) => self.change_object(node, after, other, out),
            (Kind::Array, Kind::Array) => self.change_array(node, after, other, out),
            _ => return after.replace(other, out),
        }
        if out.len() - start > after.value(other).len() + 2 {
            out.truncate(start);
            after.replace(other, out);
        }
    }

    fn change_object(&self, node: usize, after: &Self, other: usize, out: &mut String) {
        out.push('{');
        let begun = out.len();
        let next = |out: &mut String, key: &str| {
            if out.len() > begun {
                out.push(',');
            }
            out.push_str(key);
            out.push(':');
        };
        // Keys usually come in the same order, so the search begins where the last one was found.
        let mut olds = self.children(node).peekable();
        let mut skipped: Vec<usize> = Vec::new();
        for new in after.children(other) {
            let key = after.key(new);
            let found = if olds.peek().is_some_and(|old| self.key(*old) == key) {
                olds.next()
            } else if let Some(at) = skipped.iter().position(|old| self.key(*old) == key) {
                Some(skipped.remove(at))
            } else if olds.clone().any(|old| self.key(old) == key) {
                loop {
                    match olds.next() {
                        Some(old) if self.key(old) == key => break Some(old),
                        Some(old) => skipped.push(old),
                        None => break None,
                    }
                }
            } else {
                None
            };
            match found {
                Some(old) if self.value(old) == after.value(new) => {}
                Some(old) => {
                    next(out, key);
                    self.change(old, after, new, out);
                }
                None => {
                    next(out, key);
                    after.replace(new, out);
                }
            }
        }
        for gone in skipped.into_iter().chain(olds) {
            next(out, self.key(gone));
            out.push_str("[]");
        }
        out.push('}');
    }

    fn change_array(&self, node: usize, after: &Self, other: usize, out: &mut String) {
        let old: Vec<usize> = self.children(node).collect();
        let new: Vec<usize> = after.children(other).collect();
        let same = |(old, new): &(&usize, &usize)| self.value(**old) == after.value(**new);
        let head = old.iter().zip(&new).take_while(same).count();
        let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(same).count();
        let start = out.len();
        if old.len() == new.len() {
            out.push('{');
            for at in (head..new.len() - tail).filter(|at| !same(&(&old[*at], &new[*at]))) {
                if out.len() > start + 1 {
                    out.push(',');
                }
                out.push_str(&format!("\"{at}\":"));
                self.change(old[at], after, new[at], out);
            }
            out.push('}');
        }
        let inserted = &new[head..new.len() - tail];
        let mut splice = format!("[{head},{},[", old.len() - tail - head);
        for (at, node) in inserted.iter().enumerate() {
            if at > 0 {
                splice.push(',');
            }
            splice.push_str(after.value(*node));
        }
        splice.push_str("]]");
        if out.len() == start || splice.len() < out.len() - start {
            out.truncate(start);
            out.push_str(&splice);
        }
    }
}

/// Writes arrays of at least two objects with the same keys once with their keys: `{"$keys": […], "$rows": [[…], …]}`. A
/// whole view becomes less than half as long.
pub fn pack(value: &Json) -> Json {
    match value {
        Json::Array(items) => {
            let first = items.first().and_then(Json::as_object);
            let alike = |item: &Json, first: &Map<String, Json>| {
                item.as_object().is_some_and(|item| item.keys().eq(first.keys()))
            };
            match first {
                Some(first) if items.len() > 1 && items.iter().all(|item| alike(item, first)) => {
                    let row = |item: &Json| {
                        Json::Array(
                            item.as_object().into_iter().flatten().map(|(_, value)| pack(value)).collect(),
                        )
                    };
                    let keys: Vec<&String> = first.keys().collect();
                    serde_json::json!({ "$keys": keys, "$rows": items.iter().map(row).collect::<Vec<_>>() })
                }
                _ => Json::Array(items.iter().map(pack).collect()),
            }
        }
        Json::Object(members) => {
            Json::Object(members.iter().map(|(key, value)| (key.clone(), pack(value))).collect())
        }
        plain => plain.clone(),
    }
}

/// Writes what [`pack`] packed as it was.
pub fn unpack(value: &Json) -> Json {
    match value {
        Json::Array(items) => Json::Array(items.iter().map(unpack).collect()),
        Json::Object(members) => match (members.get("$keys"), members.get("$rows")) {
            (Some(Json::Array(keys)), Some(Json::Array(rows))) => {
                let object = |row: &Json| {
                    let values = row.as_array().into_iter().flatten().map(unpack);
                    let keys = keys.iter().filter_map(Json::as_str).map(str::to_owned);
                    Json::Object(keys.zip(values).collect())
                };
                Json::Array(rows.iter().map(object).collect())
            }
            _ => Json::Object(members.iter().map(|(key, value)| (key.clone(), unpack(value))).collect()),
        },
        plain => plain.clone(),
    }
}

/// Changes a value by a delta, as a client does.
///
/// # Errors
/// Says what in the delta does not fit.
pub fn apply(value: &mut Json, delta: &Json) -> Result<(), String> {
    match delta {
        Json::Array(parts) => match (parts.as_slice(), value) {
            ([new], value) => *value = new.clone(),
            ([at, removed, Json::Array(inserted)], Json::Array(items)) => {
                let number = |number: &Json| number.as_u64().map(|number| number as usize).ok_or("no number");
                let (at, removed) = (number(at)?, number(removed)?);
                if at + removed > items.len() {
                    return Err(format!("{at} + {removed} elements, but there are {}", items.len()));
                }
                items.splice(at..at + removed, inserted.iter().cloned());
            }
            _ => return Err(format!("{delta} does not fit")),
        },
        Json::Object(changes) => {
            for (key, change) in changes {
                let gone = change.as_array().is_some_and(Vec::is_empty);
                match value {
                    Json::Object(members) if gone => _ = members.shift_remove(key),
                    Json::Object(members) => {
                        apply(members.entry(key.clone()).or_insert(Json::Null), change)?;
                    }
                    Json::Array(items) => {
                        let at: usize = key.parse().map_err(|_| format!("`{key}` is no index"))?;
                        apply(items.get_mut(at).ok_or_else(|| format!("there is no element {at}"))?, change)?;
                    }
                    _ => return Err(format!("nothing lies below {value}")),
                }
            }
        }
        _ => return Err(format!("{delta} is no delta")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(before: &Json, after: &Json, delta: &str) {
        let found = Outlined::new(before).delta(&Outlined::new(after)).unwrap_or_default();
        assert_eq!(found, delta);
        if !delta.is_empty() {
            let mut changed = before.clone();
            apply(&mut changed, &serde_json::from_str(&found).unwrap()).unwrap();
            assert_eq!(&changed, after);
        }
    }

    #[test]
    fn deltas_are_the_shortest_of_their_kind() {
        check(&json!({"a": 1}), &json!({"a": 1}), "");
        check(
            &json!({"a": 1, "b": "longer than that"}),
            &json!({"a": 2, "b": "longer than that"}),
            r#"{"a":[2]}"#,
        );
        check(&json!([1, 2, 3]), &json!([1, 2, 3, 4]), "[3,0,[4]]");
        check(&json!([1, 2, 3, 4, 5, 6, 7, 8, 9]), &json!([2, 3, 4, 5, 6, 7, 8, 9]), "[0,1,[]]");
        check(
            &json!([{"long": "value one"}, {"long": "value two"}]),
            &json!([{"long": "value one"}, {"long": null}]),
            r#"{"1":{"long":[null]}}"#,
        );
        check(
            &json!({"x": {"y": "a rather long text", "z": 1}}),
            &json!({"x": {"y": "a rather long text", "z": 2}}),
            r#"{"x":{"z":[2]}}"#,
        );
        check(&json!(1), &json!({"a": 1}), r#"[{"a":1}]"#);
    }

    #[test]
    fn keys_may_come_go_and_change_places() {
        check(
            &json!({"move a1-": ["b1", "c1"], "move b2-": ["c2"], "": ["end"]}),
            &json!({"move b2-": ["c2"], "move d4-": ["d5"], "": ["end"]}),
            r#"{"move d4-":[["d5"]],"move a1-":[]}"#,
        );
        let before =
            json!({"one": 1, "two": 2, "three": 3, "four": "so long that replacing it all would not pay"});
        let after =
            json!({"four": "so long that replacing it all would not pay", "two": 2, "one": 1, "three": 4});
        check(&before, &after, r#"{"three":[4]}"#);
    }

    #[test]
    fn an_unwritten_value_is_replaced() {
        assert_eq!(Outlined::default().delta(&Outlined::new(&json!({"a": 1}))).unwrap(), r#"[{"a":1}]"#);
    }

    #[test]
    fn packing_loses_nothing() {
        let value = json!({"tiles": [{"tile": "a1", "ants": [{"k": 1}, {"k": 2}]}, {"tile": "b1", "ants": []}], "one": [{"x": 1}], "mixed": [{"x": 1}, {"y": 1}]});
        let packed = pack(&value);
        assert_eq!(packed["tiles"]["$keys"], json!(["tile", "ants"]));
        assert_eq!(unpack(&packed), value);
    }
}
