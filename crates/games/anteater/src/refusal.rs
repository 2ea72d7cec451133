//! Why a step was refused (7.8). The sentences stand in `messages/en.ftl`.

use hexapod_core::{Message, Refuse};

use crate::state::{Die, Phase};

/// What a worm was to be paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payment {
    /// Another roll.
    Reroll,
    /// Skipping the turn.
    Pass,
}

impl Payment {
    fn word(self) -> &'static str {
        match self {
            Self::Reroll => "reroll",
            Self::Pass => "pass",
        }
    }
}

/// Why a step was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    GameOver,
    NotAStep {
        text: String,
    },
    WrongPhase {
        phase: Phase,
        turn: Option<&'static str>,
    },
    NotYourTurn {
        acting: Option<&'static str>,
    },
    NoSuchSeat {
        seat: u32,
        seats: usize,
    },
    WrongSlot {
        slot: char,
        due: char,
    },
    CardNotInStack {
        card: u32,
    },
    /// Two seats: the throw must say which die.
    ThrowWhich,
    /// Three to five seats: there is only one kind of die.
    ThrowPlain,
    NoDie {
        die: Die,
    },
    DieBlocked {
        colour: &'static str,
    },
    PassBeforeRoll,
    NeutralNoWorm {
        payment: Payment,
    },
    NoWorm {
        payment: Payment,
    },
    NoSuchSpace {
        space: String,
    },
    SpaceOccupied {
        space: String,
    },
    ColumnOwned {
        mound: char,
        column: u32,
        owner: &'static str,
    },
    OneColumn {
        mound: char,
        own: u32,
        neutral: bool,
    },
    NotLeftmost {
        mound: char,
        leftmost: u32,
        neutral: bool,
    },
    NotLowest {
        lowest: String,
    },
    ColumnFull {
        mound: char,
        column: u32,
        neutral: bool,
    },
    NoFreeColumn {
        mound: char,
    },
}

impl Refuse for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "GAME_OVER",
            Self::NotAStep { .. } | Self::ThrowWhich | Self::ThrowPlain => "BAD_ACTION",
            Self::WrongPhase { .. } => "WRONG_PHASE",
            Self::NotYourTurn { .. } => "NOT_YOUR_TURN",
            Self::NoSuchSeat { .. } => "NO_SUCH_SEAT",
            Self::WrongSlot { .. } | Self::CardNotInStack { .. } => "CARD_NOT_IN_STACK",
            Self::NoDie { .. } => "NO_DIE",
            Self::DieBlocked { .. } => "DIE_BLOCKED",
            Self::PassBeforeRoll => "PASS_BEFORE_ROLL",
            Self::NeutralNoWorm { .. } => "NEUTRAL_NO_WORM",
            Self::NoWorm { .. } => "NO_WORM",
            Self::NoSuchSpace { .. } => "NO_SUCH_SPACE",
            Self::SpaceOccupied { .. } => "SPACE_OCCUPIED",
            Self::ColumnOwned { .. } => "COLUMN_OWNED",
            Self::OneColumn { .. } => "ONE_COLUMN",
            Self::NotLeftmost { .. } => "NOT_LEFTMOST",
            Self::NotLowest { .. } => "NOT_LOWEST",
            Self::ColumnFull { .. } => "COLUMN_FULL",
            Self::NoFreeColumn { .. } => "NO_FREE_COLUMN",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::DieBlocked { .. } => Some("R11"),
            Self::NoDie { .. } | Self::NeutralNoWorm { .. } => Some("R25"),
            Self::PassBeforeRoll => Some("R6"),
            Self::NoWorm { payment: Payment::Reroll } => Some("R8"),
            Self::NoWorm { payment: Payment::Pass } => Some("R7"),
            Self::OneColumn { .. } | Self::ColumnFull { .. } => Some("R32"),
            Self::NotLeftmost { .. } | Self::NotLowest { .. } | Self::NoFreeColumn { .. } => Some("R10"),
            Self::CardNotInStack { .. } => Some("R30"),
            Self::GameOver
            | Self::NotAStep { .. }
            | Self::WrongPhase { .. }
            | Self::NotYourTurn { .. }
            | Self::NoSuchSeat { .. }
            | Self::WrongSlot { .. }
            | Self::ThrowWhich
            | Self::ThrowPlain
            | Self::NoSuchSpace { .. }
            | Self::SpaceOccupied { .. }
            | Self::ColumnOwned { .. } => None,
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::GameOver => Message::new("game-over"),
            Self::NotAStep { text } => Message::new("not-a-step").with("text", text.as_str()),
            Self::WrongPhase { phase, turn } => {
                let due = match phase {
                    Phase::Start => "start",
                    Phase::Reveal => "reveal",
                    Phase::Choose(_) => "choose",
                    Phase::Roll(..) => "roll",
                    Phase::Decide(..) => "decide",
                    Phase::Over => "over",
                };
                Message::new("wrong-phase").with("phase", due).with("seat", turn.unwrap_or("-"))
            }
            Self::NotYourTurn { acting: Some(seat) } => Message::new("not-your-turn").with("seat", *seat),
            Self::NotYourTurn { acting: None } => Message::new("chance-acts"),
            Self::NoSuchSeat { seats, .. } => Message::new("no-such-seat").with("seats", *seats),
            Self::WrongSlot { slot, due } => {
                Message::new("wrong-slot").with("slot", slot.to_string()).with("due", due.to_string())
            }
            Self::CardNotInStack { .. } => Message::new("card-not-in-stack"),
            Self::ThrowWhich => Message::new("throw-which"),
            Self::ThrowPlain => Message::new("throw-plain"),
            Self::NoDie { die } => Message::new("no-die").with("die", die_word(*die)),
            Self::DieBlocked { colour } => Message::new("die-blocked").with("colour", *colour),
            Self::PassBeforeRoll => Message::new("pass-before-roll"),
            Self::NeutralNoWorm { payment } => {
                Message::new("neutral-no-worm").with("payment", payment.word())
            }
            Self::NoWorm { payment } => Message::new("no-worm").with("payment", payment.word()),
            Self::NoSuchSpace { space } => Message::new("no-such-space").with("space", space.as_str()),
            Self::SpaceOccupied { space } => Message::new("space-occupied").with("space", space.as_str()),
            Self::ColumnOwned { mound, column, owner } => Message::new("column-owned")
                .with("mound", mound.to_string())
                .with("column", *column)
                .with("owner", *owner),
            Self::OneColumn { mound, own, neutral } => Message::new("one-column")
                .with("mound", mound.to_string())
                .with("own", *own)
                .with("whose", whose(*neutral)),
            Self::NotLeftmost { mound, leftmost, neutral } => Message::new("not-leftmost")
                .with("mound", mound.to_string())
                .with("leftmost", *leftmost)
                .with("whose", whose(*neutral)),
            Self::NotLowest { lowest } => Message::new("not-lowest").with("lowest", lowest.as_str()),
            Self::ColumnFull { mound, column, neutral } => Message::new("column-full")
                .with("mound", mound.to_string())
                .with("column", *column)
                .with("whose", whose(*neutral)),
            Self::NoFreeColumn { mound } => Message::new("no-free-column").with("mound", mound.to_string()),
        }
    }
}

fn whose(neutral: bool) -> &'static str {
    if neutral { "neutral" } else { "own" }
}

fn die_word(die: Die) -> &'static str {
    match die {
        Die::Own => "own",
        Die::Neutral => "neutral",
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Game as _, Seat, Tell as _};

    use super::*;
    use crate::events::Taken;
    use crate::{Anteater, Event};

    fn refusals() -> Vec<Refusal> {
        let seat = Seat::new(0);
        let phases = [
            Phase::Start,
            Phase::Reveal,
            Phase::Choose(seat),
            Phase::Roll(seat, Die::Own),
            Phase::Decide(seat, Die::Own, 3),
        ];
        let mut all = vec![
            Refusal::GameOver,
            Refusal::NotAStep { text: "fly".into() },
            Refusal::NotYourTurn { acting: Some("P1") },
            Refusal::NotYourTurn { acting: None },
            Refusal::NoSuchSeat { seat: 9, seats: 3 },
            Refusal::WrongSlot { slot: 'B', due: 'A' },
            Refusal::CardNotInStack { card: 1_000_000 },
            Refusal::ThrowWhich,
            Refusal::ThrowPlain,
            Refusal::NoDie { die: Die::Own },
            Refusal::NoDie { die: Die::Neutral },
            Refusal::DieBlocked { colour: "N" },
            Refusal::PassBeforeRoll,
            Refusal::NeutralNoWorm { payment: Payment::Pass },
            Refusal::NoWorm { payment: Payment::Pass },
            Refusal::NoWorm { payment: Payment::Reroll },
            Refusal::NoSuchSpace { space: "D1.1".into() },
            Refusal::SpaceOccupied { space: "A1.1".into() },
            Refusal::ColumnOwned { mound: 'A', column: 1, owner: "P2" },
            Refusal::OneColumn { mound: 'A', own: 1, neutral: true },
            Refusal::NotLeftmost { mound: 'A', leftmost: 2, neutral: false },
            Refusal::NotLowest { lowest: "A2.1".into() },
            Refusal::ColumnFull { mound: 'A', column: 1, neutral: false },
            Refusal::NoFreeColumn { mound: 'A' },
        ];
        all.extend(phases.map(|phase| Refusal::WrongPhase { phase, turn: Some("P1") }));
        all
    }

    fn events() -> Vec<Event> {
        vec![
            Event::Started { seat: "P1" },
            Event::Revealed { slot: 'A', card: 1, name: "x".into(), queen: 5, general: 2, worm_number: 4 },
            Event::Rolled { seat: "P1", colour: "N", face: 3 },
            Event::Placed { seat: "P1", colour: "P1", space: "A1.1".into(), face: 3, total: 3 },
            Event::FoundItem { colour: "P1", item: 'M', name: "map".into(), count: 2, taken: Taken::Yes },
            Event::FoundWorm { colour: "P1", taken: Taken::SupplyEmpty },
            Event::Rerolled { seat: "P1" },
            Event::Passed { seat: "P1" },
            Event::Blocked { colour: "P1", dice: 1 },
            Event::Queen { slot: 'A', to: None, points: 5, total: 0, tie: false },
            Event::General { slot: 'A', to: Some("P1"), points: 5, total: 3 },
            Event::WormWon { slot: 'A', colour: "P1", total: 4, taken: Taken::NotCollecting },
            Event::RoundBegins { round: 2, start: "P2" },
            Event::Finished { winners: vec!["P1"], decided: "points" },
        ]
    }

    #[test]
    fn everything_can_be_said() {
        let refusals = refusals().into_iter().map(|refusal| refusal.message());
        hexapod_testkit::messages::check(
            Anteater::INFO.messages,
            refusals.chain(events().into_iter().map(|event| event.message())),
        );
    }

    #[test]
    fn every_code_and_ruling_stands_in_the_rules_file() {
        let rules = Anteater::INFO.rules_text;
        for refusal in refusals() {
            assert!(rules.contains(&format!("| `{}` |", refusal.code())), "{refusal:?}");
            if let Some(ruling) = refusal.ruling() {
                assert!(rules.contains(&format!("\n| {ruling} |")), "{refusal:?}");
            }
        }
    }
}
