//! The game's card: what is known about Pocket before anybody plays it.

use hexapod_core::{Colours, GameInfo, Lessons, Literal, Party, Preset, Puzzles, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "pocket",
    name: "Pocket",
    sentence: "Hide a card, and pick a die before the others do: a die that shows your card counts twice.",
    seats: 2..=4,
    secrets: true,
    colours: Some(COLOURS),
    minutes: 5..=10,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/pocket.md"),
    messages: include_str!("../messages/en.ftl"),
    lessons: Lessons::NONE,
    puzzles: Puzzles::NONE,
};

/// The colours of the box, and the usual one of each seat, for two, three and four seats. `None` in the card above if
/// the rules give each seat its colour.
const COLOURS: Colours =
    Colours { words: &["red", "blue", "yellow", "green"], parties: &[&[A, B], &[A, B, C], &[A, B, C, D]] };
const A: Party = Party::new("A", "red");
const B: Party = Party::new("B", "blue");
const C: Party = Party::new("C", "yellow");
const D: Party = Party::new("D", "green");

/// A change of the rules is a new version at the end; old games keep theirs.
static VERSIONS: &[Version] = &[Version {
    changes: "The first version.",
    options: TableOptions::SPECS[0],
    presets: PRESETS,
    data: None,
}];

static PRESETS: &[Preset] = &[
    Preset { id: "standard", name: "Standard", help: "Four rounds.", options: &[] },
    Preset { id: "short", name: "Short", help: "Three rounds.", options: &[("rounds", Literal::Integer(3))] },
];
