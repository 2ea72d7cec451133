//! Bytes written as hexadecimal digits, two for each byte.

/// Why a text is not the hexadecimal digits that were expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// Something else than a digit.
    #[error("`{found}` at place {place} is no hexadecimal digit (0-9, a-f).")]
    Digit {
        /// What stands there.
        found: char,
        /// Where it stands, counted from 1.
        place: usize,
    },
    /// Half a byte is left over.
    #[error("Hexadecimal digits come in pairs, but there are {digits}.")]
    Odd {
        /// How many digits there are.
        digits: usize,
    },
    /// Too few or too many digits.
    #[error("{what} has {expected} hexadecimal digits, but there are {digits}.")]
    Length {
        /// What was to be read: `A secret` or `A commitment`.
        what: &'static str,
        /// How many digits it has.
        expected: usize,
        /// How many digits there are.
        digits: usize,
    },
}

/// Reads pairs of digits, upper or lower case.
pub(crate) fn read(text: &str) -> Result<Vec<u8>, HexError> {
    let mut digits = Vec::with_capacity(text.len());
    for (index, found) in text.chars().enumerate() {
        let digit = found.to_digit(16).ok_or(HexError::Digit { found, place: index + 1 })?;
        digits.push(digit as u8);
    }
    if digits.len() % 2 == 1 {
        return Err(HexError::Odd { digits: digits.len() });
    }
    Ok(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Reads exactly 32 bytes.
pub(crate) fn read_32(what: &'static str, text: &str) -> Result<[u8; 32], HexError> {
    let wrong_length = |digits| HexError::Length { what, expected: 64, digits };
    let bytes = match read(text) {
        Err(HexError::Odd { digits }) => return Err(wrong_length(digits)),
        bytes => bytes?,
    };
    bytes.try_into().map_err(|bytes: Vec<u8>| wrong_length(2 * bytes.len()))
}

/// Writes lower-case digits.
pub(crate) fn write(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|&byte| [byte >> 4, byte & 15]).map(digit).collect()
}

fn digit(value: u8) -> char {
    char::from(b"0123456789abcdef"[usize::from(value)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_round_trip_in_either_case() {
        assert_eq!(read("00ff7A").unwrap(), [0, 255, 0x7a]);
        assert_eq!(write(&[0, 255, 0x7a]), "00ff7a");
        assert_eq!(read("").unwrap(), []);
    }

    #[test]
    fn errors_say_what_stands_where() {
        let error = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(error("00g0"), "`g` at place 3 is no hexadecimal digit (0-9, a-f).");
        assert_eq!(error("é0"), "`é` at place 1 is no hexadecimal digit (0-9, a-f).");
        assert_eq!(error("0 0"), "` ` at place 2 is no hexadecimal digit (0-9, a-f).");
        assert_eq!(error("abc"), "Hexadecimal digits come in pairs, but there are 3.");
        let short = read_32("A secret", "abc").unwrap_err().to_string();
        assert_eq!(short, "A secret has 64 hexadecimal digits, but there are 3.");
        let long = read_32("A secret", &"0".repeat(66)).unwrap_err().to_string();
        assert_eq!(long, "A secret has 64 hexadecimal digits, but there are 66.");
    }
}
