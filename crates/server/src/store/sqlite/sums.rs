//! Checksums of entries. SQLite has none of its own, and a changed byte may well be a legal step.

use crate::store::{EntryRow, Key, StoreError};

/// Returns the checksum of an entry at its place.
pub(super) fn sum(table: Key, entry: &EntryRow) -> i64 {
    let mut hasher = blake3::Hasher::new();
    let number = |hasher: &mut blake3::Hasher, number: i64| _ = hasher.update(&number.to_le_bytes());
    let text = |hasher: &mut blake3::Hasher, text: &str| {
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    };
    for value in [table, entry.number as i64, entry.seat, entry.draw.map_or(-1, |draw| draw as i64), entry.at]
    {
        number(&mut hasher, value);
    }
    text(&mut hasher, &entry.kind);
    text(&mut hasher, &entry.text);
    text(&mut hasher, entry.client.as_deref().unwrap_or_default());
    let bytes = hasher.finalize();
    let (first, _) = bytes.as_bytes().split_at(8);
    i64::from_le_bytes(first.try_into().unwrap_or_default())
}

/// Checks an entry that was read; one that was written before there were checksums has none.
pub(super) fn check(table: Key, entry: &EntryRow, found: Option<i64>) -> Result<(), StoreError> {
    if found.is_none_or(|found| found == sum(table, entry)) {
        return Ok(());
    }
    Err(StoreError::Damaged(format!("Entry {} of its log has been changed on the disk.", entry.number)))
}
