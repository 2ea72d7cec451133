//! The game's card: what is known about Glory before anybody plays it.

use hexapod_core::{GameInfo, Literal, OptionKind, OptionSpec, Preset};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "glory",
    name: "Glory",
    sentence: "Build your battlefield, then raid, claim and storm: every kill, tile and stronghold is Glory.",
    seats: 2..=4,
    secrets: true,
    minutes: 45..=75,
    rules: 1,
    rules_text: include_str!("../../../../docs/rules/glory.md"),
    options: OPTIONS,
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
    messages: include_str!("../messages/en.ftl"),
};

/// Section 17 of the rules file.
static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "rounds",
        kind: OptionKind::Choice(&[Literal::Integer(5), Literal::Integer(10), Literal::Integer(15)]),
        default: Literal::Integer(10),
        help: "Length of the game; after every fifth round except the last there is a Legacy phase.",
    },
    OptionSpec {
        name: "setup",
        kind: OptionKind::Choice(&[Literal::Word("full"), Literal::Word("quick")]),
        default: Literal::Word("full"),
        help: "Whether the players arrange their lands themselves, or chance does it for a quick start.",
    },
    OptionSpec {
        name: "income",
        kind: OptionKind::Choice(&[Literal::Word("split"), Literal::Word("start")]),
        default: Literal::Word("split"),
        help: "Split: the stronghold pays at the start of the turn, tiles at upkeep. Start: everything at the start.",
    },
    OptionSpec {
        name: "spent",
        kind: OptionKind::Choice(&[Literal::Word("lost"), Literal::Word("kept")]),
        default: Literal::Word("lost"),
        help: "Whether Glory spent in the Legacy phase is lost for the final score.",
    },
    OptionSpec {
        name: "explosion",
        kind: OptionKind::Choice(&[Literal::Word("neutral"), Literal::Word("ruin")]),
        default: Literal::Word("neutral"),
        help: "What an exploding Chaos Source becomes: unowned but still there, or a ruin.",
    },
    OptionSpec {
        name: "facilities",
        kind: OptionKind::Choice(&[Literal::Word("tiles"), Literal::Word("unlimited")]),
        default: Literal::Word("tiles"),
        help: "Whether only the six facility tiles of the box can be built.",
    },
    OptionSpec {
        name: "civilized",
        kind: OptionKind::Choice(&[Literal::Integer(25), Literal::Integer(23)]),
        default: Literal::Integer(25),
        help: "Number of civilized tiles: every line of the list, or without one Foundry and one Church.",
    },
    OptionSpec {
        name: "permission",
        kind: OptionKind::Switch,
        default: Literal::Switch(true),
        help: "Whether mobile units may ask to attack through another player’s stronghold.",
    },
];

static PRESETS: &[Preset] = &[
    Preset { id: "standard", name: "Standard", help: "Ten rounds, lands built by hand.", options: &[] },
    Preset {
        id: "skirmish",
        name: "Skirmish",
        help: "Five rounds on lands that chance has built.",
        options: &[("rounds", Literal::Integer(5)), ("setup", Literal::Word("quick"))],
    },
    Preset {
        id: "campaign",
        name: "Campaign",
        help: "Fifteen rounds; Glory spent in the Legacy phases still counts.",
        options: &[("rounds", Literal::Integer(15)), ("spent", Literal::Word("kept"))],
    },
];
