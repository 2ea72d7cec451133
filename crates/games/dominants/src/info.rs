//! The game's card: name, seats, presets and texts.

use hexapod_core::{GameInfo, Literal, Preset, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "dominants",
    name: "DominAnts",
    sentence: "Lead an ant colony: gather sugar, hatch and merge your ants, and take the thrones of the others.",
    seats: 2..=4,
    secrets: false,
    minutes: 40..=90,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/dominants.md"),
    messages: include_str!("../messages/en.ftl"),
};

static VERSIONS: &[Version] = &[Version {
    changes: "The first version.",
    options: TableOptions::SPECS[0],
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
}];

static PRESETS: &[Preset] = &[
    Preset { id: "standard", name: "Standard", help: "Thirty rounds with all events.", options: &[] },
    Preset {
        id: "skirmish",
        name: "Skirmish",
        help: "A short game: at most twelve turns each, and two turns on a throne are enough.",
        options: &[("cycle_limit", Literal::Integer(12)), ("throne_turns", Literal::Integer(2))],
    },
    Preset {
        id: "pure",
        name: "Pure",
        help: "No luck but the starting player: no events.",
        options: &[("events", Literal::Switch(false))],
    },
    Preset {
        id: "by-the-book",
        name: "By the book",
        help: "Only what is printed: no extinction, and up to a hundred rounds.",
        options: &[("extinction", Literal::Switch(false)), ("cycle_limit", Literal::Integer(100))],
    },
];
