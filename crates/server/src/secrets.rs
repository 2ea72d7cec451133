//! Secrets: what is drawn at random, what follows from the server's key, and what is kept of either.
//!
//! The key lies in a file of its own, never in the database. Join keys and the secrets of dice follow from it and the
//! table's id, so the database holds no secret: of cookies and seat tokens it has hashes, of dice the commitment, and
//! after the game the secret that is public then.

use std::fmt;
use std::io;
use std::path::Path;

use hexapod_fair::Secret;

use crate::store::Hash;

const TOKEN: &str = "hexapod 2026 token hash v1";
const JOIN: &str = "hexapod 2026 join key v1";
const DICE: &str = "hexapod 2026 dice secret v1";
const ONCE: &str = "hexapod 2026 what a repeated request makes v1";
const FINGERPRINT: &str = "hexapod 2026 server key fingerprint v1";

/// Letters of ids: no vowels, so no words; nothing that looks alike.
const LETTERS: &[u8; 24] = b"bcdfghjkmnpqrstvwxz23456";

/// The server's key.
#[derive(Clone)]
pub struct ServerKey([u8; 32]);

impl ServerKey {
    /// Takes 32 bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads the key's file, or makes one that only its owner may read.
    ///
    /// # Errors
    /// Says in a sentence why the file cannot be used.
    pub fn open(path: &Path) -> Result<Self, String> {
        let cannot = |error: io::Error| format!("The key file {} cannot be used: {error}", path.display());
        match std::fs::read_to_string(path) {
            Ok(text) => {
                let secret: Secret = text
                    .trim()
                    .parse()
                    .map_err(|error| format!("The key file {} is damaged: {error}", path.display()))?;
                Ok(Self(*secret.bytes()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let bytes: [u8; 32] = random();
                create(path, &(Secret::new(bytes).to_hex() + "\n")).map_err(cannot)?;
                Ok(Self(bytes))
            }
            Err(error) => Err(cannot(error)),
        }
    }

    /// Returns a hash by which a database knows its key.
    pub fn fingerprint(&self) -> String {
        hex(&blake3::derive_key(FINGERPRINT, &self.0))
    }

    /// Returns the key of a table's join link.
    pub fn join_key(&self, table: &str) -> String {
        hex(&self.derive(JOIN, table)[..16])
    }

    /// Returns the secret of a table's dice.
    pub fn dice(&self, table: &str) -> Secret {
        Secret::new(self.derive(DICE, table))
    }

    /// Returns the secret that a request makes: the same for the same text.
    pub fn secret_of(&self, request: &str) -> String {
        hex(&self.derive(ONCE, request))
    }

    /// Returns the id that a request makes: the same for the same text.
    pub fn id_of(&self, request: &str, letters: usize) -> String {
        let bytes = self.derive(ONCE, request);
        // Some letters are a little likelier; there are enough of them.
        bytes
            .iter()
            .take(letters)
            .map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]))
            .collect()
    }

    fn derive(&self, context: &str, table: &str) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&self.0);
        hasher.update(table.as_bytes());
        *hasher.finalize().as_bytes()
    }
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(hidden)")
    }
}

#[cfg(unix)]
fn create(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(not(unix))]
fn create(path: &Path, text: &str) -> io::Result<()> {
    std::fs::write(path, text)
}

/// Returns random bytes of the operating system.
///
/// # Panics
/// Panics if the operating system has none to give: nothing here can be safe then.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system gives no random bytes: {error}"));
    bytes
}

/// Returns a seed for bots.
pub fn seed() -> u64 {
    u64::from_le_bytes(random())
}

/// Returns a random number below `count`; 0 if there is none.
pub fn below(count: usize) -> usize {
    // The remainder favours small numbers by less than one part in 2^56 for the few things that are drawn here.
    (seed() % count.max(1) as u64) as usize
}

/// Returns a new secret for a cookie or a seat: 64 hexadecimal digits.
pub fn new_secret() -> String {
    hex(&random::<32>())
}

/// Returns what is kept of a secret.
pub fn hash(secret: &str) -> Hash {
    blake3::derive_key(TOKEN, secret.as_bytes())
}

/// Returns a new id of this many letters; 14 cannot be guessed.
pub fn new_id(letters: usize) -> String {
    let mut id = String::with_capacity(letters);
    while id.len() < letters {
        let [byte] = random::<1>();
        // 240 is a multiple of 24: each letter is equally likely.
        if byte < 240 {
            id.push(char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
        }
    }
    id
}

/// Says whether two keys are the same, taking the same time wherever they differ.
pub fn same(a: &str, b: &str) -> bool {
    blake3::hash(a.as_bytes()) == blake3::hash(b.as_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_by_table_and_use() {
        let key = ServerKey::new([7; 32]);
        assert_ne!(key.join_key("a"), key.join_key("b"));
        assert_ne!(key.dice("a").to_hex()[..32], key.join_key("a"));
        assert_eq!(key.join_key("a"), ServerKey::new([7; 32]).join_key("a"));
        assert!(!format!("{key:?}").contains('7'));
        assert_eq!(key.id_of("table 1 k", 14), key.id_of("table 1 k", 14));
        assert_ne!(key.id_of("table 1 k", 14), key.id_of("table 2 k", 14));
    }

    #[test]
    fn the_key_file_is_made_once_and_is_private() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("server.key");
        let key = ServerKey::open(&path).unwrap();
        assert_eq!(ServerKey::open(&path).unwrap().fingerprint(), key.fingerprint());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "nonsense").unwrap();
        assert!(ServerKey::open(&path).unwrap_err().contains("is damaged"));
    }

    #[test]
    fn ids_have_their_length_and_letters() {
        let id = new_id(14);
        assert!(id.len() == 14 && id.bytes().all(|byte| LETTERS.contains(&byte)), "{id}");
        assert_ne!(id, new_id(14));
    }
}
