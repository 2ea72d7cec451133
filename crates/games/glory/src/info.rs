//! The game's card: what is known about Glory before play.

use hexapod_core::{GameInfo, Literal, Preset, Version};

use crate::options::TableOptions;

pub(crate) static INFO: GameInfo = GameInfo {
    id: "glory",
    name: "Glory",
    sentence: "Build your battlefield, then raid, claim and storm: every kill, tile and stronghold is Glory.",
    seats: 2..=4,
    secrets: true,
    minutes: 45..=75,
    versions: VERSIONS,
    rules_text: include_str!("../../../../docs/rules/glory.md"),
    messages: include_str!("../messages/en.ftl"),
};

static VERSIONS: &[Version] = &[Version {
    changes: "The first version.",
    options: TableOptions::SPECS[0],
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
}];

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
