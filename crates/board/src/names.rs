//! Names of a letter and a number, such as `c11`, made when the program is compiled.

/// Returns the letters of a name; one of two letters ends with a zero.
///
/// # Panics
/// Panics if the number has more than two digits.
pub const fn letters(letter: u8, number: u8) -> [u8; 3] {
    assert!(number < 100, "a number of two digits at most");
    if number < 10 { [letter, b'0' + number, 0] } else { [letter, b'0' + number / 10, b'0' + number % 10] }
}

/// Returns the names with these letters.
///
/// ```
/// use hexapod_board::names;
///
/// static LETTERS: [[u8; 3]; 2] = [names::letters(b'a', 9), names::letters(b'c', 11)];
/// static NAMES: [&str; 2] = names::names(&LETTERS);
/// assert_eq!(NAMES, ["a9", "c11"]);
/// ```
///
/// # Panics
/// Panics if they are no letters.
pub const fn names<const N: usize>(letters: &'static [[u8; 3]; N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        let length = if letters[at][2] == 0 { 2 } else { 3 };
        names[at] = match str::from_utf8(letters[at].split_at(length).0) {
            Ok(name) => name,
            Err(_) => panic!("names are plain letters"),
        };
        at += 1;
    }
    names
}
