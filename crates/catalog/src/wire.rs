//! Views as they are sent to a client: whole and packed, or as a delta to the previous view.

use std::any::Any;

use hexapod_core::{Changes, Delta};
use serde_json::{Map, Value as Json};

/// A view of any game; the next view is sent as a delta to it.
pub trait AnyView: Any + Send + Sync {
    /// Returns the delta from this view to `after`; `None` if they are equal.
    ///
    /// # Panics
    /// Panics if `after` is a view of another game.
    fn delta(&self, after: &dyn AnyView) -> Option<String>;
    /// Returns the whole view as JSON.
    fn json(&self) -> Json;
}

impl<V: Changes + Send + Sync + 'static> AnyView for V {
    fn delta(&self, after: &dyn AnyView) -> Option<String> {
        let after = (after as &dyn Any).downcast_ref::<Self>();
        Delta::between(self, after.unwrap_or_else(|| unreachable!("a table shows the views of one game")))
    }

    fn json(&self) -> Json {
        serde_json::to_value(self).unwrap_or_else(|error| unreachable!("a view is plain data: {error}"))
    }
}

/// Packs arrays of at least two objects with the same keys, so that the keys are written once: `{"$keys": […], "$rows":
/// [[…], …]}`. This halves the size of a whole view.
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

/// Reverses [`pack`].
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

/// Applies a delta to a value, as a client does.
///
/// # Errors
/// Returns a description of the first part of the delta that does not fit.
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
    use hexapod_core::Wish;
    use serde_json::json;

    use super::*;
    use hexapod_core::{Seat, ToMove, Viewer};

    /// Random games with undos: for every viewer the delta turns each view into the next one.
    #[test]
    fn what_changed_is_enough() {
        for game in crate::games() {
            let mut table = game.begin(&Wish::seats(2)).unwrap();
            let mut rng = crate::generator(3);
            let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
            let mut seen: Vec<_> = viewers.iter().map(|viewer| table.view(*viewer)).collect();
            let mut known: Vec<Json> = seen.iter().map(|view| view.json()).collect();
            for step in 1..=300 {
                if table.standing().to_move == ToMove::Over {
                    break;
                }
                if step % 50 == 0 {
                    table.undo(table.standing().step - 7);
                } else if table.roll(&mut rng).is_none() {
                    let legal = table.legal();
                    table.submit(None, &legal[step * 7919 % legal.len()]).unwrap();
                }
                for (at, viewer) in viewers.iter().enumerate() {
                    let next = if at == 0 {
                        table.view(*viewer)
                    } else {
                        table.view_beside(*viewer, seen[0].as_ref())
                    };
                    assert_eq!(next.json(), table.view(*viewer).json(), "beside another viewer");
                    if let Some(delta) = seen[at].delta(next.as_ref()) {
                        apply(&mut known[at], &serde_json::from_str(&delta).unwrap()).unwrap();
                    }
                    assert_eq!(known[at], next.json(), "{} step {step}", game.info().id);
                    seen[at] = next;
                }
            }
            assert!(table.known_steps() > 20, "{} was hardly played", game.info().id);
        }
    }

    #[test]
    fn a_delta_that_does_not_fit_is_refused() {
        let bad =
            [json!(1), json!({ "a": [1] }), json!([5, 1, []]), json!({ "9": [1] }), json!({ "x": [1] })];
        for delta in bad {
            assert!(apply(&mut json!([1, 2]), &delta).is_err(), "{delta}");
        }
    }

    #[test]
    fn packing_loses_nothing() {
        let value = json!({"tiles": [{"tile": "a1", "ants": [{"k": 1}, {"k": 2}]}, {"tile": "b1", "ants": []}], "one": [{"x": 1}], "mixed": [{"x": 1}, {"y": 1}]});
        let packed = pack(&value);
        assert_eq!(packed["tiles"]["$keys"], json!(["tile", "ants"]));
        assert_eq!(unpack(&packed), value);
    }
}
