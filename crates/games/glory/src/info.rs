//! The game's card: what is known about Glory before play.

use hexapod_core::{Colours, GameInfo, Lessons, Literal, Party, Preset, Puzzles, Spoken, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "glory",
    name: "Glory",
    sentence: "Build your battlefield, then raid, claim and storm: every kill, tile and stronghold is Glory.",
    seats: 2..=4,
    secrets: true,
    colours: Some(COLOURS),
    minutes: 45..=75,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/glory.md"),
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
    ("likely-victory", "strike"),
    ("breaks-off", "patience"),
    ("lays-claim", "claim"),
    ("takes-tile", "claim"),
    ("takes-stronghold", "conquest"),
    ("feeds-units", "supply"),
    ("raises-unit", "grow"),
    ("raises-facility", "grow"),
    ("spares-units", "guard"),
];

/// The pieces of the box. Lands lie by turn order, which is rolled (S1), so a seat has no place on the map.
const COLOURS: Colours = Colours {
    words: &["blue", "red", "yellow", "orange"],
    parties: &[&[BLUE, RED], &[BLUE, RED, YELLOW], &[BLUE, RED, YELLOW, ORANGE]],
};
const BLUE: Party = Party::new("blue", "blue");
const RED: Party = Party::new("red", "red");
const YELLOW: Party = Party::new("yellow", "yellow");
const ORANGE: Party = Party::new("orange", "orange");

static VERSIONS: &[Version] = &[
    Version {
        changes: "The first version.",
        options: TableOptions::SPECS[0],
        presets: &[STANDARD, SKIRMISH, CAMPAIGN],
        data: Some(crate::data::STANDARD[0]),
    },
    Version {
        changes: "Guests no longer protect their host from their owner, the mercenary eats, a facility’s free unit \
                  always has room, 23 civilized tiles are those without Churches; six more options and a preset by \
                  the book.",
        options: TableOptions::SPECS[1],
        presets: &[STANDARD, SKIRMISH, CAMPAIGN, BY_THE_BOOK],
        data: Some(crate::data::STANDARD[1]),
    },
];

const STANDARD: Preset =
    Preset { id: "standard", name: "Standard", help: "Ten rounds, lands built by hand.", options: &[] };

const SKIRMISH: Preset = Preset {
    id: "skirmish",
    name: "Skirmish",
    help: "Five rounds on lands that chance has built.",
    options: &[("rounds", Literal::Integer(5)), ("setup", Literal::Word("quick"))],
};

const CAMPAIGN: Preset = Preset {
    id: "campaign",
    name: "Campaign",
    help: "Fifteen rounds; Glory spent in the Legacy phases still counts.",
    options: &[("rounds", Literal::Integer(15)), ("spent", Literal::Word("kept"))],
};

const BY_THE_BOOK: Preset = Preset {
    id: "by-the-book",
    name: "By the book",
    help: "Without our balancing rules: no starting gold, large stacks, no rally, and the rulebook’s words to the letter.",
    options: &[
        ("start_gold", Literal::Word("none")),
        ("stack_limit", Literal::Integer(15)),
        ("rally", Literal::Integer(0)),
        ("dodge_dice", Literal::Integer(2)),
        ("contest", Literal::Word("passes")),
        ("leech_six", Literal::Word("once")),
    ],
};
