//! Secrets: what is drawn at random, what follows from the server's key, and what is kept of either.
//!
//! The key lies in a file of its own, never in the database. Join keys follow from it and the table's id. The secrets of dice
//! are drawn at random for each table and each epoch; the database has them encrypted under the key, so that neither file
//! alone tells a roll. Of cookies and seat tokens the database has hashes. The key also signs receipts about dice.

use std::fmt;
use std::io;
use std::path::Path;

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};
use ed25519_dalek::{Signer as _, SigningKey};
use hexapod_fair::Secret;
use hexapod_table::{PastEpoch, Secrets, TableRow};

use crate::store::Hash;

const TOKEN: &str = "hexapod 2026 token hash v1";
const JOIN: &str = "hexapod 2026 join key v1";
const DICE: &str = "hexapod 2026 dice secret v1";
const SEAL: &str = "hexapod 2026 dice seal v2";
const SIGN: &str = "hexapod 2026 receipt signature v2";
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

    /// Returns the secret of the dice of a table of scheme 1.
    pub fn dice(&self, table: &str) -> Secret {
        Secret::new(self.derive(DICE, table))
    }

    /// Encrypts the secret of an epoch of a table's dice; returns hexadecimal digits. It opens for the same table and epoch only.
    pub fn seal(&self, table: &str, epoch: u32, secret: &Secret) -> String {
        let nonce: [u8; NONCE] = random();
        let context = seal_context(table, epoch);
        let payload = Payload { msg: secret.bytes(), aad: context.as_bytes() };
        let sealed = self.cipher().encrypt(&XNonce::from(nonce), payload);
        let sealed = sealed.unwrap_or_else(|_| unreachable!("32 bytes can be encrypted"));
        hex(&nonce) + &hex(&sealed)
    }

    /// Decrypts the secret of an epoch; nothing if it was encrypted under another key, for another table or epoch, or is
    /// damaged.
    pub fn unseal(&self, table: &str, epoch: u32, sealed: &str) -> Option<Secret> {
        let bytes = unhex(sealed)?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE)?;
        let nonce: [u8; NONCE] = nonce.try_into().ok()?;
        let context = seal_context(table, epoch);
        let payload = Payload { msg: sealed, aad: context.as_bytes() };
        let secret = self.cipher().decrypt(&XNonce::from(nonce), payload).ok()?;
        Some(Secret::new(secret.try_into().ok()?))
    }

    /// Returns the secrets of a table's dice.
    ///
    /// # Errors
    /// If one cannot be decrypted.
    pub fn secrets(&self, row: &TableRow) -> Result<Secrets, String> {
        let unseal = |epoch: u32, sealed: &str| {
            self.unseal(&row.id, epoch, sealed)
                .ok_or_else(|| format!("The secret of its dice in epoch {epoch} cannot be decrypted."))
        };
        let past = |(epoch, past): (u32, &PastEpoch)| match &past.sealed {
            Some(sealed) => unseal(epoch, sealed),
            // The secrets of an imported game stand in its row.
            None => Ok(Secret::new([0; 32])),
        };
        Ok(Secrets {
            now: match &row.dice.sealed {
                Some(sealed) => unseal(row.dice.epoch(), sealed)?,
                None => self.dice(&row.id),
            },
            past: (1..).zip(&row.dice.past).map(past).collect::<Result<_, _>>()?,
        })
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&blake3::derive_key(SEAL, &self.0).into())
    }

    fn signing(&self) -> SigningKey {
        SigningKey::from_bytes(&blake3::derive_key(SIGN, &self.0))
    }

    /// Returns the public key of the server's signatures: 64 hexadecimal digits.
    pub fn public(&self) -> String {
        hex(self.signing().verifying_key().as_bytes())
    }

    /// Signs a text with Ed25519; returns 128 hexadecimal digits.
    pub fn sign(&self, text: &str) -> String {
        hex(&self.signing().sign(text.as_bytes()).to_bytes())
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

/// The bytes of a nonce of XChaCha20-Poly1305: enough to be drawn at random.
const NONCE: usize = 24;

fn seal_context(table: &str, epoch: u32) -> String {
    format!("{table} {epoch}")
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

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16).map(|digit| digit as u8);
    let digits: Vec<u8> = text.as_bytes().iter().map(digit).collect::<Option<_>>()?;
    digits
        .len()
        .is_multiple_of(2)
        .then(|| digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_secret_opens_with_its_key_table_and_epoch_alone() {
        let (key, secret) = (ServerKey::new([7; 32]), Secret::new([5; 32]));
        let sealed = key.seal("a", 1, &secret);
        assert_eq!(key.unseal("a", 1, &sealed), Some(secret.clone()));
        assert!(!sealed.contains(&secret.to_hex()));
        assert_ne!(sealed, key.seal("a", 1, &secret), "a nonce is used once");
        for (key, table, epoch) in [(&ServerKey::new([8; 32]), "a", 1), (&key, "b", 1), (&key, "a", 2)] {
            assert_eq!(key.unseal(table, epoch, &sealed), None);
        }
        for damaged in [&sealed[1..], &sealed[2..], "", "zz", &sealed.replace('0', "1")] {
            assert_eq!(key.unseal("a", 1, damaged), None);
        }
    }

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
