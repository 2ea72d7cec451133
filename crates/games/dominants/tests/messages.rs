//! Every event and refusal has its sentence in every language, every code and ruling its place in the rules file.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Refuse, Rules};
use hexapod_dominants::{DominAnts, Refusal};
use hexapod_testkit::messages;

#[test]
fn everything_can_be_said() {
    let files = [("en", include_str!("../messages/en.ftl")), ("pl", include_str!("../messages/pl.ftl"))];
    messages::check::<DominAnts>(&files);
}

/// The table of 12.4 lists codes one by one, as `MOV-1 / MOV-2`, and in series, as `GAT-1 … GAT-5`.
#[test]
fn every_code_and_ruling_stands_in_the_rules_file() {
    let rules = DominAnts::INFO.rules_text;
    let (_, table) = rules.split_once("### 12.4 Error codes").unwrap();
    let (table, _) = table.split_once("### 12.5").unwrap();
    for code in Refusal::CODES {
        let (letters, _) = code.split_once('-').unwrap();
        let listed = table.contains(code) || table.contains(&format!("{letters}-1 … {letters}-"));
        assert!(listed, "{code}");
    }
    for ruling in Refusal::RULINGS {
        assert!(rules.contains(&format!("\n| {ruling} |")), "{ruling}");
    }
}
