//! The game's card: what is known about Anteater before anybody plays it.

use hexapod_core::{GameInfo, Literal, OptionKind, OptionSpec, Preset};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "anteater",
    name: "Anteater",
    sentence: "Roll a die, pick a mound, and dig deeper than the others: Queens, Generals, odd finds and worms.",
    seats: 2..=5,
    secrets: false,
    minutes: 15..=30,
    rules: 1,
    rules_text: include_str!("../../../../docs/rules/anteater.md"),
    options: OPTIONS,
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
    messages: include_str!("../messages/en.ftl"),
};

/// Section 11 of the rules file.
static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "rounds",
        kind: OptionKind::Integer(1, 4),
        default: Literal::Integer(4),
        help: "Number of rounds, three mounds each; 2 or 3 make a short game.",
    },
    OptionSpec {
        name: "pass_timing",
        kind: OptionKind::Choice(&[Literal::Word("after_roll"), Literal::Word("before_roll")]),
        default: Literal::Word("after_roll"),
        help: "When a worm may be paid to pass: with the rolled die in sight, or only before the roll.",
    },
    OptionSpec {
        name: "worm_match",
        kind: OptionKind::Choice(&[Literal::Word("exact"), Literal::Word("at_least")]),
        default: Literal::Word("exact"),
        help: "Who wins a mound's worm: totals that hit the worm number exactly, or all that reach it.",
    },
    OptionSpec {
        name: "vp_tiles",
        kind: OptionKind::Choice(&[Literal::Word("face_down"), Literal::Word("open")]),
        default: Literal::Word("face_down"),
        help: "Whether won Queens and Generals of others lie face down or open. Display only.",
    },
    OptionSpec {
        name: "start_worms",
        kind: OptionKind::Integer(0, 4),
        default: Literal::Integer(2),
        help: "Worms for each seat at the start; more worms mean less luck.",
    },
    OptionSpec {
        name: "first_player",
        kind: OptionKind::Choice(&[Literal::Word("random"), Literal::Word("seat1")]),
        default: Literal::Word("random"),
        help: "Who starts the first round: a random seat, or the first one.",
    },
    OptionSpec {
        name: "neutral_collects",
        kind: OptionKind::Switch,
        default: Literal::Switch(true),
        help: "Two players: whether the third colour takes items and worms.",
    },
    OptionSpec {
        name: "mound_set",
        kind: OptionKind::Name,
        default: Literal::Word("standard"),
        help: "The set of mounds: the standard twelve, or a data file of your own.",
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
