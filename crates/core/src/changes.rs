//! What changes from one view to the next, found by comparing typed parts and written as JSON.
//!
//! A served table sends what changed in a view instead of the view. Most parts are the same after a step, so they are
//! compared where they are and never written.
//!
//! ```
//! use hexapod_core::{Delta, view};
//!
//! #[view]
//! struct Cell {
//!     name: &'static str,
//!     unit: Option<u8>,
//! }
//!
//! let before = [Cell { name: "a1", unit: None }, Cell { name: "b1", unit: Some(3) }];
//! let after = [Cell { name: "a1", unit: None }, Cell { name: "b1", unit: None }];
//! assert_eq!(Delta::between(&before, &after).unwrap(), r#"{"1":{"unit":[null]}}"#);
//! assert_eq!(Delta::between(&after, &after), None);
//! ```

use std::io::{self, Write};
use std::sync::Arc;

use serde::Serialize;

use crate::outcome::Outcome;

/// A part of a view that can be compared with itself after a step.
pub trait Changes: PartialEq + Serialize {
    /// No such value is shorter as JSON, so that what cannot be the shortest is not tried.
    const SHORTEST: usize = 1;

    /// Returns whether both are equal, as quickly as that can be said.
    #[inline]
    fn same(&self, other: &Self) -> bool {
        self == other
    }

    /// Writes what changes this value into `after`, which differs from it: all of it, unless its parts are compared.
    fn changes(&self, after: &Self, delta: &mut Delta) {
        delta.replace(after);
    }
}

/// Tells serde to leave out a mark that is false.
pub fn is_unset(mark: &bool) -> bool {
    !mark
}

/// A change being written, as JSON: `[]` removes a key, `[value]` replaces, `[at, removed, inserted]` replaces elements of
/// an array, and an object goes one level down by key or index.
#[derive(Debug)]
pub struct Delta {
    text: Vec<u8>,
    /// Memory for what could stand in place of the end of the text.
    spare: Vec<u8>,
}

/// Initial capacity; most deltas fit.
const TYPICAL_BYTES: usize = 512;

impl Default for Delta {
    fn default() -> Self {
        Self { text: Vec::with_capacity(TYPICAL_BYTES), spare: Vec::new() }
    }
}

/// An object of changes that has begun.
#[derive(Debug)]
pub struct Open {
    start: usize,
    /// How many bytes the members that have not changed have at least.
    unchanged: usize,
    /// How many bytes more the members that have changed may take than in the whole value.
    surplus: usize,
}

impl Delta {
    /// Returns what changes `before` into `after`; nothing if they are the same.
    pub fn between<T: Changes>(before: &T, after: &T) -> Option<String> {
        if before.same(after) {
            return None;
        }
        let mut delta = Self::default();
        before.changes(after, &mut delta);
        Some(delta.into_text())
    }

    /// Returns what was written.
    pub fn into_text(self) -> String {
        String::from_utf8(self.text).unwrap_or_else(|error| unreachable!("JSON is text: {error}"))
    }

    /// Writes that the value is `after` now.
    pub fn replace(&mut self, after: &(impl Serialize + ?Sized)) {
        self.text.push(b'[');
        plain_data(serde_json::to_writer(&mut self.text, after));
        self.text.push(b']');
    }

    /// Begins an object of changes.
    #[inline]
    pub fn open(&mut self) -> Open {
        self.open_struct(0)
    }

    /// Begins the changes of a struct that has at least `shortest` bytes.
    #[inline]
    pub fn open_struct(&mut self, shortest: usize) -> Open {
        self.text.push(b'{');
        Open { start: self.text.len(), unchanged: shortest, surplus: 0 }
    }

    /// Writes the key of a change.
    pub fn key(&mut self, open: &Open, key: &str) {
        if self.text.len() > open.start {
            self.text.push(b',');
        }
        if key.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
            self.text.push(b'"');
            self.text.extend_from_slice(key.as_bytes());
            self.text.push(b'"');
        } else {
            plain_data(serde_json::to_writer(&mut self.text, key));
        }
        self.text.push(b':');
    }

    /// Writes how a member changes, if it does.
    #[inline]
    pub fn member<T: Changes>(&mut self, open: &mut Open, key: &'static str, before: &T, after: &T) {
        if !before.same(after) {
            self.key(open, key);
            before.changes(after, self);
            // The brackets around a value; what goes further down is never longer than that.
            open.surplus += 2;
            open.unchanged = open.unchanged.saturating_sub(key.len() + 5);
        }
    }

    /// Writes how a mark changes that is left out while it is not set.
    pub fn mark(&mut self, open: &Open, key: &'static str, before: bool, after: bool) {
        match (before, after) {
            (false, true) => {
                self.key(open, key);
                self.replace(&true);
            }
            (true, false) => self.remove(open, key),
            (true, true) | (false, false) => {}
        }
    }

    /// Writes that a key is there no more.
    pub fn remove(&mut self, open: &Open, key: &str) {
        self.key(open, key);
        self.text.extend_from_slice(b"[]");
    }

    /// Ends an object of changes; if the whole value, which has at least `shortest` bytes, is shorter, it is written
    /// instead.
    pub fn close(&mut self, open: &Open, shortest: usize, after: &impl Serialize) {
        self.text.push(b'}');
        // The whole value has what has changed too, so it is shorter only if the rest is next to nothing.
        if open.unchanged <= open.surplus {
            self.prefer_whole(open.start - 1, shortest, after);
        }
    }

    /// Writes how a list changes: elements by index, or a stretch of it, or all of it, whatever is shortest.
    pub fn list<T: Changes>(&mut self, before: &[T], after: &[T]) {
        let start = self.text.len();
        let same = |(before, after): &(&T, &T)| before.same(after);
        let head = before.iter().zip(after).take_while(same).count();
        let tail = before[head..].iter().rev().zip(after[head..].iter().rev()).take_while(same).count();
        let inserted = &after[head..after.len() - tail];
        let removed = before.len() - tail - head;
        let splice = |out: &mut dyn Write| -> io::Result<()> {
            write!(out, "[{head},{removed},")?;
            serde_json::to_writer(&mut *out, inserted)?;
            out.write_all(b"]")
        };
        if before.len() == after.len() {
            let (open, mut changed) = (self.open(), 0);
            for (at, (before, after)) in before.iter().zip(after).enumerate().skip(head).take(removed) {
                if !before.same(after) {
                    self.key(&open, &at.to_string());
                    before.changes(after, self);
                    changed += 1;
                }
            }
            self.text.push(b'}');
            // A stretch has what lies between the changes too, but no keys: an index, quotes, a colon, brackets.
            if (inserted.len() - changed) * (T::SHORTEST + 1) <= changed * INDEX_BYTES {
                self.prefer(start, shortest_list::<T>(inserted.len()), splice);
            }
        } else {
            splice(&mut self.text)
                .unwrap_or_else(|error| unreachable!("a part of a view is plain data: {error}"));
        }
        self.prefer_whole(start, shortest_list::<T>(after.len()), &after);
    }

    fn prefer_whole(&mut self, start: usize, shortest: usize, after: &impl Serialize) {
        self.prefer(start, shortest, |out| {
            out.write_all(b"[")?;
            serde_json::to_writer(&mut *out, after)?;
            out.write_all(b"]")
        });
    }

    /// Puts something else, which has at least `shortest` bytes, in place of all since `start` if it is shorter; gives up
    /// as soon as it is not.
    fn prefer(
        &mut self,
        start: usize,
        shortest: usize,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) {
        let room = self.text.len() - start - 1;
        if shortest > room {
            return;
        }
        self.spare.clear();
        if write(&mut Bounded { text: &mut self.spare, room }).is_ok() {
            self.text.truncate(start);
            self.text.append(&mut self.spare);
        }
    }
}

/// Takes at most `room` bytes.
struct Bounded<'a> {
    text: &'a mut Vec<u8>,
    room: usize,
}

impl Write for Bounded<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.text.len() + bytes.len() > self.room {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Bytes that an index adds to an element of a list, at most.
const INDEX_BYTES: usize = 10;

/// Returns how many bytes a list of this length has at least.
fn shortest_list<T: Changes>(elements: usize) -> usize {
    2 + elements * T::SHORTEST + elements.saturating_sub(1)
}

fn plain_data(written: serde_json::Result<()>) {
    written.unwrap_or_else(|error| unreachable!("a part of a view is plain data: {error}"));
}

macro_rules! whole {
    ($($kind:ty),*) => { $(impl Changes for $kind {})* };
}
whole!(bool, char, u8, u16, u32, u64, usize, i8, i16, i32, i64, String, Outcome);

impl Changes for &str {
    /// Most texts of a view are names from tables, which are the same text in the same place.
    #[inline]
    fn same(&self, other: &Self) -> bool {
        std::ptr::eq(*self, *other) || self == other
    }
}

impl Changes for Arc<str> {
    #[inline]
    fn same(&self, other: &Self) -> bool {
        Self::ptr_eq(self, other) || self == other
    }
}

impl<A: PartialEq + Serialize, B: PartialEq + Serialize> Changes for (A, B) {}

impl<T: Changes> Changes for Option<T> {
    #[inline]
    fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Some(one), Some(other)) => one.same(other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    fn changes(&self, after: &Self, delta: &mut Delta) {
        match (self, after) {
            (Some(before), Some(after)) => before.changes(after, delta),
            (None, _) | (_, None) => delta.replace(after),
        }
    }
}

impl<T: Changes> Changes for Vec<T> {
    const SHORTEST: usize = 2;

    #[inline]
    fn same(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(one, other)| one.same(other))
    }

    fn changes(&self, after: &Self, delta: &mut Delta) {
        delta.list(self, after);
    }
}

impl<T: Changes, const N: usize> Changes for [T; N]
where
    [T; N]: Serialize,
{
    fn changes(&self, after: &Self, delta: &mut Delta) {
        delta.list(self, after);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[crate::view]
    struct Ant {
        owner: &'static str,
        load: u8,
        #[mark]
        tired: bool,
        #[unwritten]
        letter: char,
    }

    const ANT: Ant = Ant { owner: "somebody with a long name", load: 0, tired: false, letter: 'a' };

    fn delta<T: Changes>(before: &T, after: &T) -> String {
        Delta::between(before, after).unwrap_or_default()
    }

    #[test]
    fn only_what_differs_is_written() {
        assert_eq!(delta(&ANT, &ANT), "");
        assert_eq!(delta(&ANT, &Ant { load: 2, ..ANT }), r#"{"load":[2]}"#);
        assert_eq!(delta(&ANT, &Ant { tired: true, ..ANT }), r#"{"tired":[true]}"#);
        assert_eq!(delta(&Ant { tired: true, ..ANT }, &ANT), r#"{"tired":[]}"#);
        assert_eq!(delta(&Some(ANT), &Some(Ant { load: 2, ..ANT })), r#"{"load":[2]}"#);
        assert_eq!(delta(&Some(ANT), &None), "[null]");
        let far = vec![ANT; 9];
        let mut near = far.clone();
        (near[1].load, near[7].load) = (1, 1);
        assert_eq!(delta(&far, &near), r#"{"1":{"load":[1]},"7":{"load":[1]}}"#);
    }

    #[test]
    fn the_shortest_is_written() {
        // All of a list, a stretch of it, one of its elements.
        assert_eq!(delta(&vec![1, 2, 3], &vec![4, 5, 6]), "[[4,5,6]]");
        assert_eq!(
            delta(&vec![0, 0, 0, 0, 1, 2, 3, 0, 0], &vec![0, 0, 0, 0, 4, 5, 6, 0, 0]),
            "[4,3,[4,5,6]]"
        );
        assert_eq!(delta(&vec![0; 8], &vec![0, 0, 0, 0, 0, 5, 0, 0]), r#"{"5":[5]}"#);
        assert_eq!(delta(&vec!["A1", "A2", "A3", "A4"], &vec!["A1", "A2", "A4"]), "[2,1,[]]");
        assert_eq!(delta(&vec![7, 8, 9, 10, 11, 12], &vec![7, 8, 9, 10, 6, 11, 12]), "[4,0,[6]]");
        // A short struct whole, a long one by its parts.
        let short = Ant { owner: "R", ..ANT };
        assert_eq!(delta(&short, &Ant { owner: "B", load: 1, ..ANT }), r#"[{"owner":"B","load":1}]"#);
    }

    #[test]
    fn keys_are_quoted() {
        let mut delta = Delta::default();
        let open = delta.open();
        delta.remove(&open, "a \"b\"");
        delta.remove(&open, "c");
        delta.close(&open, 1, &[0; 20]);
        assert_eq!(delta.into_text(), r#"{"a \"b\"":[],"c":[]}"#);
    }
}
