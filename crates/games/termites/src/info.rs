//! The game's card: what is known about Termites before anybody plays it.

use hexapod_core::{GameInfo, Literal, OptionKind, OptionSpec, Preset};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "termites",
    name: "Termites",
    sentence: "Drop termites anywhere, gang up on a mound, and take it before they take yours.",
    seats: 2..=4,
    minutes: 30..=45,
    secrets: true,
    rules: 1,
    rules_text: include_str!("../../../../docs/rules/termites.md"),
    options: OPTIONS,
    presets: PRESETS,
    data: Some(crate::data::STANDARD),
    messages: include_str!("../messages/en.ftl"),
};

/// Section 10 of the rules file.
static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "colonies",
        kind: OptionKind::List(&["blue", "red", "gold", "gray", "random"]),
        default: Literal::List(&["blue", "red", "gold", "gray"]),
        help: "Who plays which colony, seat by seat: a colour, each at most once, or random.",
    },
    OptionSpec {
        name: "map",
        kind: OptionKind::Choice(&[
            Literal::Word("auto"),
            Literal::Word("duel"),
            Literal::Word("ring"),
            Literal::Word("spokes"),
            Literal::Word("cross"),
            Literal::Word("oases"),
            Literal::Word("random"),
            Literal::Word("build"),
        ]),
        default: Literal::Word("auto"),
        help: "The map: duel for two, ring or spokes for three, cross or oases for four (auto takes the plain one), \
               a random symmetric map, or one that the players build together.",
    },
    OptionSpec {
        name: "tiles",
        kind: OptionKind::Integer(15, 18),
        default: Literal::Integer(18),
        help: "Terrain tiles that the players lay when they build the map.",
    },
    OptionSpec {
        name: "start_mounds",
        kind: OptionKind::Choice(&[Literal::Word("auto"), Literal::Integer(1), Literal::Integer(2)]),
        default: Literal::Word("auto"),
        help: "Starting mounds of each seat; auto is two with two players, otherwise one.",
    },
    OptionSpec {
        name: "tokens",
        kind: OptionKind::Choice(&[Literal::Integer(18), Literal::Integer(12), Literal::Integer(9)]),
        default: Literal::Integer(18),
        help: "Tokens that each seat draws in the whole game, which is also its number of turns; 12 and 9 make a short game.",
    },
    OptionSpec {
        name: "retreat_chooser",
        kind: OptionKind::Choice(&[Literal::Word("attacker"), Literal::Word("defender")]),
        default: Literal::Word("attacker"),
        help: "Who chooses where a beaten unit retreats to.",
    },
    OptionSpec {
        name: "flyer_vegetation",
        kind: OptionKind::Choice(&[Literal::Word("spared"), Literal::Word("pushed")]),
        default: Literal::Word("spared"),
        help: "Whether a beaten flyer may be sent into vegetation, where it dies, although it has another way out.",
    },
    OptionSpec {
        name: "mounds_in_way",
        kind: OptionKind::Choice(&[Literal::Word("like_units"), Literal::Word("block")]),
        default: Literal::Word("like_units"),
        help: "Whether units may pass mounds as they pass units, or mounds block everybody.",
    },
    OptionSpec {
        name: "last_turn",
        kind: OptionKind::Choice(&[Literal::Word("full"), Literal::Word("immediate")]),
        default: Literal::Word("full"),
        help: "Whether the seat that places the very last token still moves.",
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
