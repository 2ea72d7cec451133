//! The legal actions of a seat as they are sent: grouped by prefix, and as a delta to the previous list.

use hexapod_core::Delta;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Legal actions, grouped by everything before their last word or place: `{"move b1-": ["c1", "d1"], "": ["end"]}`.
#[derive(Debug, Clone, Default)]
pub struct Legal {
    /// The concatenated texts of all actions.
    text: String,
    ends: Vec<usize>,
    groups: Vec<Group>,
    /// The byte ranges of the endings in `text`, group by group.
    endings: Vec<Span>,
}

type Span = (usize, usize);

#[derive(Debug, Clone)]
struct Group {
    head: Span,
    /// The range of its endings in `Legal::endings`.
    endings: Span,
}

impl Legal {
    /// Removes all actions.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
        self.groups.clear();
        self.endings.clear();
    }

    /// Adds an action; `write` appends its text.
    pub(crate) fn add(&mut self, write: impl FnOnce(&mut String)) {
        write(&mut self.text);
        self.ends.push(self.text.len());
    }

    /// Forms the groups, once all actions have been added.
    pub(crate) fn group(&mut self) {
        let mut members: Vec<(usize, Span)> = Vec::with_capacity(self.ends.len());
        let mut start = 0;
        for end in self.ends.iter().copied() {
            let action = &self.text[start..end];
            let cut = start + action.rfind([' ', '-', '>', ',']).map_or(0, |at| at + 1);
            let head = &self.text[start..cut];
            let known = |group: &Group| self.text[group.head.0..group.head.1] == *head;
            // Consecutive actions usually belong to the same group, so search from the end.
            let group = self.groups.iter().rposition(known).unwrap_or_else(|| {
                self.groups.push(Group { head: (start, cut), endings: (0, 0) });
                self.groups.len() - 1
            });
            self.groups[group].endings.1 += 1;
            members.push((group, (cut, end)));
            start = end;
        }
        let mut first = 0;
        for group in &mut self.groups {
            let count = group.endings.1;
            group.endings = (first, first);
            first += count;
        }
        self.endings.resize(members.len(), (0, 0));
        for (group, ending) in members {
            let place = &mut self.groups[group].endings.1;
            self.endings[*place] = ending;
            *place += 1;
        }
    }

    fn head(&self, group: &Group) -> &str {
        &self.text[group.head.0..group.head.1]
    }

    fn endings(&self, group: &Group) -> impl ExactSizeIterator<Item = &str> {
        self.endings[group.endings.0..group.endings.1].iter().map(|(start, end)| &self.text[*start..*end])
    }

    /// Returns the delta from these actions to `after`; `None` if they are equal.
    pub fn delta(&self, after: &Self) -> Option<String> {
        if self.text == after.text && self.ends == after.ends {
            return None;
        }
        let mut delta = Delta::default();
        let open = delta.open();
        // Groups usually keep their order, so each search begins behind the previous match.
        let (mut next, mut kept) = (0, vec![false; self.groups.len()]);
        for new in &after.groups {
            let head = after.head(new);
            let (passed, ahead) = self.groups.split_at(next);
            let same = |old: &Group| self.head(old) == head;
            let found =
                ahead.iter().position(same).map(|at| next + at).or_else(|| passed.iter().position(same));
            match found {
                Some(at) => {
                    (next, kept[at]) = (at + 1, true);
                    let old = &self.groups[at];
                    if !self.endings(old).eq(after.endings(new)) {
                        let (before, after): (Vec<&str>, Vec<&str>) =
                            (self.endings(old).collect(), after.endings(new).collect());
                        delta.key(&open, head);
                        delta.list(&before, &after);
                    }
                }
                None => {
                    delta.key(&open, head);
                    delta.replace(&after.endings(new).collect::<Vec<&str>>());
                }
            }
        }
        for (gone, _) in self.groups.iter().zip(kept).filter(|(_, kept)| !kept) {
            delta.remove(&open, self.head(gone));
        }
        // Each ending adds two quotes and a comma or bracket.
        delta.close(&open, 3 * after.endings.len(), after);
        Some(delta.into_text())
    }
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.groups.len()))?;
        for group in &self.groups {
            map.serialize_entry(self.head(group), &self.endings(group).collect::<Vec<&str>>())?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::apply;

    fn legal(actions: &[&str]) -> Legal {
        let mut legal = Legal::default();
        actions.iter().for_each(|action| legal.add(|text| text.push_str(action)));
        legal.group();
        legal
    }

    #[test]
    fn actions_are_grouped_by_their_beginnings() {
        let legal = legal(&["move b1-c1", "end", "move b1-d1", "place A1.1 b2", "move c1-c2", "end now"]);
        let grouped = json!({
            "move b1-": ["c1", "d1"], "": ["end"], "place A1.1 ": ["b2"], "move c1-": ["c2"], "end ": ["now"],
        });
        assert_eq!(serde_json::to_string(&legal).unwrap(), grouped.to_string());
    }

    #[test]
    fn what_changed_is_enough() {
        let lists: [&[&str]; 6] = [
            &[],
            &["end"],
            &["move b1-c1", "move b1-d1", "move b1-e1", "end", "merge f4 f5", "merge f4 f6"],
            &["move c1-b1", "move c1-d1", "end", "merge f4 f5", "merge f4 f6"],
            &["merge f4 f5", "merge f4 f6", "end", "move c1-b1", "move c1-d1", "move b1-c1"],
            &["say \"a\\b\"", "end", "merge f4 f6"],
        ];
        for before in lists {
            for after in lists {
                let (old, new) = (legal(before), legal(after));
                let Some(delta) = old.delta(&new) else {
                    assert_eq!(before, after);
                    continue;
                };
                let mut value = serde_json::to_value(&old).unwrap();
                apply(&mut value, &serde_json::from_str(&delta).unwrap()).unwrap();
                assert_eq!(value, serde_json::to_value(&new).unwrap(), "{delta}");
            }
        }
    }
}
