//! The game's card: what is known about Termites before it is played.

use hexapod_core::{GameInfo, Lessons, Literal, Preset, Puzzles, Spoken, Version};

use crate::data::STANDARD;
use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "termites",
    name: "Termites",
    sentence: "Drop termites anywhere, gang up on a mound, and take it before they take yours.",
    seats: 2..=4,
    minutes: 30..=45,
    secrets: true,
    // A colony is a colour; who plays which is an option.
    colours: None,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/termites.md"),
    messages: include_str!("../messages/en.ftl"),
    lessons: Lessons {
        text: include_str!("../lessons.md"),
        spoken: &[
            Spoken {
                language: "en",
                rules: include_str!("../messages/en.ftl"),
                lessons: include_str!("../messages/lessons.en.ftl"),
            },
            Spoken {
                language: "pl",
                rules: include_str!("../messages/pl.ftl"),
                lessons: include_str!("../messages/lessons.pl.ftl"),
            },
        ],
    },
    puzzles: Puzzles { text: include_str!("../puzzles.md"), themes: THEMES },
};

/// What a puzzle is about if this speaks for its solution.
const THEMES: &[(&str, &str)] = &[
    ("conquers-mound", "conquest"),
    ("kills-unit", "strike"),
    ("drives-back", "strike"),
    ("threatens-mound", "combine"),
    ("threatens-unit", "combine"),
    ("secures-mound", "guard"),
    ("saves-unit", "guard"),
    ("besieges", "combine"),
    ("hard-to-take", "found"),
    ("far-from-enemies", "found"),
];

static VERSIONS: &[Version] = &[
    Version {
        changes: "The first version.",
        options: TableOptions::SPECS[0],
        presets: PRESETS,
        data: Some(STANDARD[0]),
    },
    Version {
        changes: "New tokens of the colonies; the first player is drawn after map and colonies; more readings as options.",
        options: TableOptions::SPECS[1],
        presets: PRESETS,
        data: Some(STANDARD[1]),
    },
];

static PRESETS: &[Preset] = &[
    Preset { id: "standard", name: "Standard", help: "Eighteen turns each on the plain map.", options: &[] },
    Preset {
        id: "short",
        name: "Short",
        help: "Twelve turns each.",
        options: &[("tokens", Literal::Integer(12))],
    },
    Preset {
        id: "quick",
        name: "Quick",
        help: "Nine turns each, a quarter of an hour.",
        options: &[("tokens", Literal::Integer(9))],
    },
    Preset {
        id: "explorers",
        name: "Explorers",
        help: "A random symmetric map, new each time.",
        options: &[("map", Literal::Word("random"))],
    },
    Preset {
        id: "builders",
        name: "Builders",
        help: "The players build the map together before they play.",
        options: &[("map", Literal::Word("build"))],
    },
];
