//! The worked example of `docs/fair.md`, recomputed twice: by this crate, and by the formulas as they stand there.

use std::collections::HashMap;

use hexapod_fair::{Commitment, Contribution, Dice, Due, Outcome, Scheme, Secret, Verifier};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

const DOCUMENT: &str = include_str!("../../../docs/fair.md");

/// The lines `name: value` of the example, with a new entry for each `draw:`; the first holds what is common to all.
fn example() -> Vec<HashMap<&'static str, &'static str>> {
    let (_, rest) = DOCUMENT.split_once("## A worked example").expect("the document has an example");
    let (section, _) = rest.split_once("\n## ").expect("another section follows");
    let mut entries = vec![HashMap::new()];
    let mut in_block = false;
    for line in section.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        } else if in_block && let Some((name, value)) = line.split_once(':') {
            if name == "draw" {
                entries.push(HashMap::new());
            }
            entries.last_mut().expect("there is always one entry").insert(name, value.trim());
        }
    }
    entries
}

fn numbers<T: std::str::FromStr>(text: &str) -> Vec<T> {
    text.split(' ').map(|word| word.parse().ok().expect("a number")).collect()
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn contributions(common: &HashMap<&str, &str>) -> Vec<Contribution> {
    (0..3)
        .map(|seat| common[format!("contribution {seat}").as_str()].parse().expect("a contribution"))
        .collect()
}

#[test]
fn the_crate_gives_the_outcomes_of_the_document() {
    let entries = example();
    let common = &entries[0];
    let secret: Secret = common["secret"].parse().unwrap();
    let commitment: Commitment = common["commitment"].parse().unwrap();
    assert_eq!(secret.commitment(), commitment);
    let contributions = contributions(common);
    assert_eq!(contributions[2], Contribution::house(&commitment, 2));

    let dice = Dice::new(Scheme::First, &secret, &contributions);
    let mut verifier = Verifier::new(Scheme::First, &commitment, &contributions, &secret).unwrap();
    assert_eq!(verifier.outside(), 2);
    for entry in &entries[1..] {
        let counter: u64 = entry["draw"].parse().unwrap();
        let weights: Vec<u64>;
        let (due, stated) = if let Some(faces) = entry.get("roll") {
            let faces: Vec<u8> = numbers(faces);
            (Due::Roll(faces.len()), Outcome::Faces(faces))
        } else {
            weights = numbers(entry["weights"]);
            (Due::Weighted(&weights), Outcome::Index(entry["index"].parse().unwrap()))
        };
        assert_eq!(dice.outcome(counter, due).unwrap(), stated, "draw {counter}");
        verifier.check(counter, due, &stated).unwrap();
    }
    assert_eq!(verifier.checked(), 5);
}

#[test]
fn the_formulas_give_the_bytes_of_the_document() {
    let entries = example();
    let common = &entries[0];
    let secret: Secret = common["secret"].parse().unwrap();
    let secret = *secret.bytes();
    let commitment = blake3::derive_key("hexapod 2026 commitment v1", &secret);
    assert_eq!(to_hex(&commitment), common["commitment"]);
    let house = [&commitment[..], &2_u32.to_le_bytes()].concat();
    let house = blake3::derive_key("hexapod 2026 house contribution v1", &house);
    assert_eq!(to_hex(&house), common["contribution 2"]);
    let mut material = [&secret[..], &3_u32.to_le_bytes()].concat();
    for contribution in contributions(common) {
        material.extend((contribution.bytes().len() as u32).to_le_bytes());
        material.extend(contribution.bytes());
    }
    let master = blake3::derive_key("hexapod 2026 master v1", &material);
    assert_eq!(to_hex(&master), common["master"]);
    let second = [&1_u32.to_le_bytes()[..], &material].concat();
    assert_eq!(to_hex(&blake3::derive_key("hexapod 2026 master v2", &second)), common["master 2"]);

    let shown: Vec<_> = entries[1..].iter().filter(|entry| entry.contains_key("key")).collect();
    assert_eq!(shown.len(), 3);
    for entry in shown {
        let counter: u64 = entry["draw"].parse().unwrap();
        let key = blake3::keyed_hash(&master, &counter.to_le_bytes());
        assert_eq!(key.to_hex().as_str(), entry["key"]);
        let mut stream = vec![0; entry["stream"].len() / 2];
        ChaCha20Rng::from_seed(*key.as_bytes()).fill_bytes(&mut stream);
        assert_eq!(to_hex(&stream), entry["stream"]);
        let stated: Vec<u64> = numbers(entry["numbers"]);
        let read = stream.chunks_exact(8).map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()));
        assert_eq!(read.take(stated.len()).collect::<Vec<_>>(), stated);
    }
}

#[test]
fn draw_4_throws_two_numbers_away() {
    let entries = example();
    let entry = entries.iter().find(|entry| entry.get("draw") == Some(&"4")).unwrap();
    let total: u64 = numbers::<u64>(entry["weights"]).iter().sum();
    let limit = (1_u128 << 64) / u128::from(total) * u128::from(total);
    assert!(DOCUMENT.contains(&format!("{limit}, and the first two numbers lie above it")));
    let above: Vec<bool> =
        numbers::<u64>(entry["numbers"]).iter().map(|&number| u128::from(number) >= limit).collect();
    assert_eq!(above, [true, true, false]);
}
