//! The game's card: name, seats, presets and texts.

use hexapod_core::{Colours, GameInfo, Lessons, Literal, Party, Preset, Puzzles, Spoken, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "dominants",
    name: "DominAnts",
    sentence: "Lead an ant colony: gather sugar, hatch and merge your ants, and take the thrones of the others.",
    seats: 2..=4,
    secrets: false,
    colours: Some(COLOURS),
    minutes: 40..=90,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/dominants.md"),
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
    ("fells-queen", "queen"),
    ("fells-carrier", "starve"),
    ("fells-ant", "strike"),
    ("takes-throne", "throne"),
    ("frees-throne", "guard"),
    ("stores-sugar", "sugar"),
    ("takes-sugar", "sugar"),
    ("gains-worker", "grow"),
    ("grows-ant", "grow"),
    ("gains-queen", "grow"),
    ("escapes-danger", "guard"),
    ("carries-home", "sugar"),
    ("nears-sugar", "sugar"),
    ("nears-throne", "throne"),
];

/// The pawns of the box, and the corners of the seats (3.3).
const COLOURS: Colours =
    Colours { words: &["red", "yellow", "blue", "green"], parties: &[&[R, B], &[R, Y, B], &[R, Y, B, G]] };
const R: Party = Party { who: "R", colour: "red", place: Some("south-west") };
const Y: Party = Party { who: "Y", colour: "yellow", place: Some("north-west") };
const B: Party = Party { who: "B", colour: "blue", place: Some("north-east") };
const G: Party = Party { who: "G", colour: "green", place: Some("south-east") };

static VERSIONS: &[Version] = &[
    Version {
        changes: "The first version.",
        options: TableOptions::SPECS[0],
        presets: &[
            STANDARD,
            SKIRMISH,
            PURE,
            Preset {
                help: "Only what is printed: no extinction, and up to a hundred cycles.",
                options: &[("extinction", Literal::Switch(false)), ("cycle_limit", Literal::Integer(100))],
                ..BY_THE_BOOK
            },
        ],
        data: Some(crate::data::STANDARD[0]),
    },
    Version {
        changes: "Who holds the throne of a colony that becomes extinct conquers it, the throne stands one step inside \
                  the hive, and a game may have no limit of cycles, as by the book.",
        options: TableOptions::SPECS[1],
        presets: &[STANDARD, SKIRMISH, PURE, BY_THE_BOOK],
        data: Some(crate::data::STANDARD[1]),
    },
];

const STANDARD: Preset =
    Preset { id: "standard", name: "Standard", help: "Thirty turn cycles with all events.", options: &[] };

const SKIRMISH: Preset = Preset {
    id: "skirmish",
    name: "Skirmish",
    help: "A short game: at most twelve turns each, and two turns on a throne are enough.",
    options: &[("cycle_limit", Literal::Integer(12)), ("throne_turns", Literal::Integer(2))],
};

const PURE: Preset = Preset {
    id: "pure",
    name: "Pure",
    help: "No luck but the starting player: no events.",
    options: &[("events", Literal::Switch(false))],
};

const BY_THE_BOOK: Preset = Preset {
    id: "by-the-book",
    name: "By the book",
    help: "Only what is printed: no extinction, no limit of cycles, and the throne open to all sides.",
    options: &[
        ("extinction", Literal::Switch(false)),
        ("cycle_limit", Literal::Integer(0)),
        ("layout", Literal::Word("inner")),
    ],
};
