//! Names of variants as they are written in texts.

/// Returns `UsedUp` as `used-up` (or with another separator).
pub(crate) fn separated(name: &str, separator: char) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            text.push(separator);
        }
        text.extend(letter.to_lowercase());
    }
    text
}
