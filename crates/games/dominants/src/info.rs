//! The game's card: what is known about DominAnts before anybody plays it.

use hexapod_core::{GameInfo, Literal, OptionKind, OptionSpec, Preset};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "dominants",
    name: "DominAnts",
    sentence: "Lead an ant colony: gather sugar, hatch and merge your ants, and take the thrones of the others.",
    seats: 2..=4,
    secrets: false,
    minutes: 40..=90,
    rules: 1,
    rules_text: include_str!("../../../../docs/rules/dominants.md"),
    options: OPTIONS,
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
    messages: include_str!("../messages/en.ftl"),
};

/// Section 14 of the rules file.
static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "cycle_limit",
        kind: OptionKind::Integer(5, 100),
        default: Literal::Integer(30),
        help: "After so many rounds of turns the game is scored.",
    },
    OptionSpec {
        name: "throne_turns",
        kind: OptionKind::Integer(1, 5),
        default: Literal::Integer(3),
        help: "So many of the owner's turns an enemy must hold the throne to take over the colony.",
    },
    OptionSpec {
        name: "extinction",
        kind: OptionKind::Switch,
        default: Literal::Switch(true),
        help: "Colonies without ants that cannot pay for a new queen are out. Off: only thrones eliminate.",
    },
    OptionSpec {
        name: "events",
        kind: OptionKind::Switch,
        default: Literal::Switch(true),
        help: "The event die after each round of turns.",
    },
    OptionSpec {
        name: "layout",
        kind: OptionKind::Choice(&[Literal::Word("corner"), Literal::Word("inner")]),
        default: Literal::Word("corner"),
        help: "The throne in the corner of the hive, or one step inside, open to all sides.",
    },
    OptionSpec {
        name: "queen_moves",
        kind: OptionKind::Choice(&[Literal::Word("free"), Literal::Word("hive")]),
        default: Literal::Word("free"),
        help: "The queen may walk anywhere, or only inside her owner's hives. She may attack in both cases.",
    },
    OptionSpec {
        name: "spawn_ap",
        kind: OptionKind::Integer(0, 1),
        default: Literal::Integer(0),
        help: "Action points for hatching a worker.",
    },
    OptionSpec {
        name: "captured_hive",
        kind: OptionKind::Choice(&[Literal::Word("annex"), Literal::Word("ruin")]),
        default: Literal::Word("annex"),
        help: "A conquered hive becomes a further hive of the conqueror, or ordinary ground.",
    },
];

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
