//! The game's card: what is known about Anteater before anybody plays it.

use hexapod_core::{Colours, GameInfo, Lessons, Literal, Party, Preset, Puzzles, Spoken, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "anteater",
    name: "Anteater",
    sentence: "Roll a die, pick a mound, and dig deeper than the others: Queens, Generals, odd finds and worms.",
    seats: 2..=5,
    secrets: false,
    colours: Some(COLOURS),
    minutes: 15..=30,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/anteater.md"),
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
    ("wins-queen", "race"),
    ("wins-general", "race"),
    ("takes-lead", "lead"),
    ("keeps-lead", "lead"),
    ("takes-second", "second"),
    ("opens-mound", "claim"),
    ("denies-queen", "starve"),
    ("collects-item", "collect"),
    ("collects-worm", "collect"),
    ("meets-worm-number", "collect"),
    ("better-roll", "reroll"),
];

/// The dice of the box. Two players have a third colour beside theirs (R27).
const COLOURS: Colours = Colours {
    words: &["yellow", "red", "green", "blue", "white"],
    parties: &[&[P1, P2, N], &[P1, P2, P3], &[P1, P2, P3, P4], &[P1, P2, P3, P4, P5]],
};
const P1: Party = Party::new("P1", "yellow");
const P2: Party = Party::new("P2", "red");
const P3: Party = Party::new("P3", "green");
const P4: Party = Party::new("P4", "blue");
const P5: Party = Party::new("P5", "white");
const N: Party = Party::new("N", "white");

static VERSIONS: &[Version] = &[
    Version {
        changes: "The first version.",
        options: TableOptions::SPECS[0],
        presets: PRESETS,
        data: Some(crate::data::STANDARD),
    },
    Version {
        changes: "Any seat can be named as the first player, and the third colour of two players can start with worms.",
        options: TableOptions::SPECS[1],
        presets: PRESETS,
        data: Some(crate::data::STANDARD),
    },
];

static PRESETS: &[Preset] = &[
    Preset { id: "standard", name: "Standard", help: "Four rounds, all twelve mounds.", options: &[] },
    Preset {
        id: "short",
        name: "Short",
        help: "Two rounds, about ten minutes.",
        options: &[("rounds", Literal::Integer(2))],
    },
    Preset {
        id: "open",
        name: "Open scores",
        help: "All won tiles and running scores in the open, and three worms for each: less memory, less luck.",
        options: &[("vp_tiles", Literal::Word("open")), ("start_worms", Literal::Integer(3))],
    },
];
