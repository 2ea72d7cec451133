//! Why a step was refused (section 18). The sentences stand in `messages/en.ftl`.

use hexapod_core::{Message, Refuse};

use crate::state::Phase;

/// A faction die that can be used in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Power {
    Luck,
    Rage,
    Dodge,
}

/// Why a faction die is not offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No battle is under way.
    NoBattle,
    /// Its player commands neither side.
    NotInCommand,
    /// It was used already.
    Used,
    /// Luck: a single attacker.
    Alone,
    /// Rage: the Berserker die shows 1.
    TooLow,
    /// It would change nothing, or it is not the moment.
    NotNow,
}

/// Why a step was refused. Cells, tiles and seats are written as in notation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    NotAStep { text: String },
    NotOffered { power: Power, why: Why, value: u8, dice: u8 },
    WrongPhase { phase: Phase, acting: Option<&'static str> },
    NotYourStep { acting: Option<&'static str> },
    WrongDice { due: usize, said: usize },
    NoTileLeft { tile: String, class: &'static str },
    FactionTaken { faction: &'static str },
    RingPlace { place: &'static str, due: &'static str },
    NotInHand { tile: String },
    WallMissing { tile: String },
    WallTooMany { tile: String },
    WallCutsOff { wall: &'static str },
    OutsideFrame { code: &'static str, cell: String },
    NotOpen { code: &'static str, cell: String },
    TouchesNone { code: &'static str, cell: String },
    TouchesNoOpponent { cell: String },
    WalledOff { code: &'static str, cell: String },
    WallSeals { code: &'static str, cell: String, wall: &'static str },
    UnitDue { unit: &'static str },
    NotYours { code: &'static str, cell: String },
    TooManyTiles { most: u8 },
    Full { code: &'static str, cell: String, units: u8 },
    ChooseOpponent { colour: &'static str },
    NoFacility { unit: &'static str },
    NoReserve { code: &'static str, unit: &'static str, count: u8 },
    UnitTooDear { code: &'static str, unit: &'static str, price: u16, gold: u16 },
    NoRoomAnywhere { code: &'static str },
    NotSuchFacility { unit: &'static str, cell: String },
    NoFacilityLeft { code: &'static str, tile: String },
    FacilityTooDear { tile: String, price: u16, gold: u16 },
    NowhereToBuild,
    NoBuildingGround { code: &'static str, cell: String, stronghold: bool },
    NoUnits { cell: String },
    NotAdjacent { from: String, to: String },
    NoEscape { cell: String },
    NoPoints { cell: String },
    Walled { from: String, to: String },
    OwnGuests { cell: String },
    OnlySoMany { unit: &'static str, most: u8, cell: String },
    RoomFor { code: &'static str, room: u8 },
    NotFresh { unit: &'static str, most: u8, cell: String },
    NoRequests { seats: usize },
    AskNoUnits { cell: String },
    AskNoEscape { cell: String },
    AskNotFresh { cell: String },
    AskNoHost { cell: String, from: String },
    AskWalled { from: String, to: String },
    AskFull { cell: String, units: u8 },
    AskNoTarget { cell: String },
    AlreadyAsked { host: &'static str },
    NoSuchVictim { colour: &'static str, unit: &'static str, cell: String },
    OnlySurvived { unit: &'static str, most: u8 },
    AllMustGo { least: u8 },
    NotFoundable { cell: String, how: &'static str },
    WrongSum { said: u32, any: u8 },
    Surplus { food: u8, water: u8 },
    FreeTile { cell: String },
    NobodyToStarve { unit: &'static str, cell: String },
    GoodTooDear { good: &'static str, from: u8, purse: i16 },
    NotToBeHad { good: &'static str },
}

impl Refuse for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotAStep { .. } => "K6",
            Self::NotOffered { power: Power::Luck, .. } => "F2",
            Self::NotOffered { power: Power::Rage, .. } => "F3",
            Self::NotOffered { power: Power::Dodge, .. } => "F4",
            Self::WrongPhase { .. } | Self::NotYourStep { .. } => "K1",
            Self::WrongDice { .. } | Self::NoTileLeft { .. } => "K3",
            Self::FactionTaken { .. } => "S2",
            Self::RingPlace { .. }
            | Self::NotInHand { .. }
            | Self::WallMissing { .. }
            | Self::WallTooMany { .. }
            | Self::WallCutsOff { .. } => "S4",
            Self::TouchesNoOpponent { .. } => "S7",
            Self::UnitDue { .. } | Self::TooManyTiles { .. } => "S8",
            Self::OutsideFrame { code, .. }
            | Self::NotOpen { code, .. }
            | Self::TouchesNone { code, .. }
            | Self::WalledOff { code, .. }
            | Self::WallSeals { code, .. }
            | Self::NotYours { code, .. }
            | Self::Full { code, .. }
            | Self::NoReserve { code, .. }
            | Self::UnitTooDear { code, .. }
            | Self::NoRoomAnywhere { code }
            | Self::NoFacilityLeft { code, .. }
            | Self::NoBuildingGround { code, .. }
            | Self::RoomFor { code, .. } => code,
            Self::ChooseOpponent { .. } => "F5",
            Self::NoFacility { .. } | Self::NotSuchFacility { .. } => "T5",
            Self::FacilityTooDear { .. } | Self::NowhereToBuild => "T9",
            Self::NoUnits { .. } | Self::NotAdjacent { .. } => "M1",
            Self::NoEscape { .. } => "M4",
            Self::NoPoints { .. } => "M7",
            Self::Walled { .. } => "M3",
            Self::OwnGuests { .. } => "M5",
            Self::OnlySoMany { .. } => "M2",
            Self::NotFresh { .. }
            | Self::NoRequests { .. }
            | Self::AskNoUnits { .. }
            | Self::AskNoEscape { .. }
            | Self::AskNotFresh { .. }
            | Self::AskNoHost { .. }
            | Self::AskWalled { .. }
            | Self::AskFull { .. }
            | Self::AskNoTarget { .. } => "P1",
            Self::AlreadyAsked { .. } => "P2",
            Self::NoSuchVictim { .. } => "B5",
            Self::OnlySurvived { .. } | Self::AllMustGo { .. } => "B7",
            Self::NotFoundable { .. } => "H2",
            Self::WrongSum { .. } | Self::Surplus { .. } => "U6",
            Self::FreeTile { .. } | Self::NobodyToStarve { .. } => "U7",
            Self::GoodTooDear { .. } => "L2",
            Self::NotToBeHad { .. } => "L3",
        }
    }

    /// Every code is the number of a rule; only what is no step at all has none.
    fn ruling(&self) -> Option<&'static str> {
        match self {
            Self::NotAStep { .. } => None,
            other => Some(other.code()),
        }
    }

    fn message(&self) -> Message {
        let say = Message::new;
        match self {
            Self::NotAStep { text } => say("not-a-step").with("text", text.as_str()),
            Self::NotOffered { power, why, value, dice } => {
                let key = match power {
                    Power::Luck => "no-luck",
                    Power::Rage => "no-rage",
                    Power::Dodge => "no-dodge",
                };
                let why = match why {
                    Why::NoBattle => "no-battle",
                    Why::NotInCommand => "not-in-command",
                    Why::Used => "used",
                    Why::Alone => "alone",
                    Why::TooLow => "too-low",
                    Why::NotNow => "not-now",
                };
                say(key).with("why", why).with("value", *value).with("dice", *dice)
            }
            Self::WrongPhase { phase: Phase::Over, .. } => say("game-over"),
            Self::WrongPhase { phase, acting } => {
                say("wrong-phase").with("phase", phase.name()).with("seat", acting.unwrap_or("chance"))
            }
            Self::NotYourStep { acting: Some(seat) } => say("not-your-step").with("seat", *seat),
            Self::NotYourStep { acting: None } => say("chance-acts"),
            Self::WrongDice { due, said } => say("wrong-dice").with("due", *due).with("said", *said),
            Self::NoTileLeft { tile, class } => {
                say("no-tile-left").with("tile", tile.as_str()).with("class", *class)
            }
            Self::FactionTaken { faction } => say("faction-taken").with("faction", *faction),
            Self::RingPlace { place, due } => say("ring-place").with("place", *place).with("due", *due),
            Self::NotInHand { tile } => say("not-in-hand").with("tile", tile.as_str()),
            Self::WallMissing { tile } => say("wall-missing").with("tile", tile.as_str()),
            Self::WallTooMany { tile } => say("wall-too-many").with("tile", tile.as_str()),
            Self::WallCutsOff { wall } => say("wall-cuts-off").with("wall", *wall),
            Self::OutsideFrame { cell, .. } => say("outside-frame").with("cell", cell.as_str()),
            Self::NotOpen { cell, .. } => say("not-open").with("cell", cell.as_str()),
            Self::TouchesNone { cell, .. } => say("touches-none").with("cell", cell.as_str()),
            Self::TouchesNoOpponent { cell } => say("touches-no-opponent").with("cell", cell.as_str()),
            Self::WalledOff { cell, .. } => say("walled-off").with("cell", cell.as_str()),
            Self::WallSeals { cell, wall, .. } => {
                say("wall-seals").with("cell", cell.as_str()).with("wall", *wall)
            }
            Self::UnitDue { unit } => say("unit-due").with("unit", *unit),
            Self::NotYours { cell, .. } => say("not-yours").with("cell", cell.as_str()),
            Self::TooManyTiles { most } => say("too-many-tiles").with("most", *most),
            Self::Full { cell, units, .. } => say("full").with("cell", cell.as_str()).with("units", *units),
            Self::ChooseOpponent { colour } => say("choose-opponent").with("colour", *colour),
            Self::NoFacility { unit } => say("no-facility").with("unit", *unit),
            Self::NoReserve { unit, count, .. } => {
                say("no-reserve").with("unit", *unit).with("count", *count)
            }
            Self::UnitTooDear { unit, price, gold, .. } => {
                say("unit-too-dear").with("unit", *unit).with("price", *price).with("gold", *gold)
            }
            Self::NoRoomAnywhere { .. } => say("no-room-anywhere"),
            Self::NotSuchFacility { unit, cell } => {
                say("not-such-facility").with("unit", *unit).with("cell", cell.as_str())
            }
            Self::NoFacilityLeft { tile, .. } => say("no-facility-left").with("tile", tile.as_str()),
            Self::FacilityTooDear { tile, price, gold } => {
                say("facility-too-dear").with("tile", tile.as_str()).with("price", *price).with("gold", *gold)
            }
            Self::NowhereToBuild => say("nowhere-to-build"),
            Self::NoBuildingGround { cell, stronghold, .. } => say("no-building-ground")
                .with("cell", cell.as_str())
                .with("what", if *stronghold { "stronghold" } else { "facility" }),
            Self::NoUnits { cell } | Self::AskNoUnits { cell } => say("no-units").with("cell", cell.as_str()),
            Self::NotAdjacent { from, to } => {
                say("not-adjacent").with("from", from.as_str()).with("to", to.as_str())
            }
            Self::NoEscape { cell } | Self::AskNoEscape { cell } => {
                say("no-escape").with("cell", cell.as_str())
            }
            Self::NoPoints { cell } => say("no-points").with("cell", cell.as_str()),
            Self::Walled { from, to } | Self::AskWalled { from, to } => {
                say("walled").with("from", from.as_str()).with("to", to.as_str())
            }
            Self::OwnGuests { cell } => say("own-guests").with("cell", cell.as_str()),
            Self::OnlySoMany { unit, most, cell } => {
                say("only-so-many").with("unit", *unit).with("most", *most).with("cell", cell.as_str())
            }
            Self::RoomFor { room, .. } => say("room-for").with("room", *room),
            Self::NotFresh { unit, most, cell } => {
                say("not-fresh").with("unit", *unit).with("most", *most).with("cell", cell.as_str())
            }
            Self::NoRequests { seats } => say("no-requests").with("seats", *seats),
            Self::AskNotFresh { cell } => say("ask-not-fresh").with("cell", cell.as_str()),
            Self::AskNoHost { cell, from } => {
                say("ask-no-host").with("cell", cell.as_str()).with("from", from.as_str())
            }
            Self::AskFull { cell, units } => {
                say("ask-full").with("cell", cell.as_str()).with("units", *units)
            }
            Self::AskNoTarget { cell } => say("ask-no-target").with("cell", cell.as_str()),
            Self::AlreadyAsked { host } => say("already-asked").with("host", *host),
            Self::NoSuchVictim { colour, unit, cell } => {
                say("no-such-victim").with("colour", *colour).with("unit", *unit).with("cell", cell.as_str())
            }
            Self::OnlySurvived { unit, most } => say("only-survived").with("unit", *unit).with("most", *most),
            Self::AllMustGo { least } => say("all-must-go").with("least", *least),
            Self::NotFoundable { cell, how } => {
                say("not-foundable").with("cell", cell.as_str()).with("how", *how)
            }
            Self::WrongSum { said, any } => say("wrong-sum").with("said", *said).with("any", *any),
            Self::Surplus { food, water } => say("surplus").with("food", *food).with("water", *water),
            Self::FreeTile { cell } => say("free-tile").with("cell", cell.as_str()),
            Self::NobodyToStarve { unit, cell } => {
                say("nobody-to-starve").with("unit", *unit).with("cell", cell.as_str())
            }
            Self::GoodTooDear { good, from, purse } => {
                say("good-too-dear").with("good", *good).with("from", *from).with("purse", *purse)
            }
            Self::NotToBeHad { good } => say("not-to-be-had").with("good", *good),
        }
    }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Game as _, Tell as _};

    use super::*;
    use crate::Glory;
    use crate::cells::Cell;

    fn refusals() -> Vec<Refusal> {
        let text = || "j10".to_owned();
        let (code, unit, wall, colour, host) = ("L3", "I", "N", "red", "red");
        let mut all = vec![
            Refusal::NotAStep { text: "fly".into() },
            Refusal::WrongPhase { phase: Phase::Over, acting: None },
            Refusal::WrongPhase { phase: Phase::Send(Cell::new(0), Cell::new(1)), acting: Some("red") },
            Refusal::WrongPhase { phase: Phase::AttackRoll, acting: None },
            Refusal::NotYourStep { acting: Some("red") },
            Refusal::NotYourStep { acting: None },
            Refusal::WrongDice { due: 1, said: 2 },
            Refusal::WrongDice { due: 3, said: 2 },
            Refusal::NoTileLeft { tile: "Fa".into(), class: "natural" },
            Refusal::FactionTaken { faction: "tech" },
            Refusal::RingPlace { place: "N", due: "NE" },
            Refusal::NotInHand { tile: "Fa".into() },
            Refusal::WallMissing { tile: "Mx".into() },
            Refusal::WallTooMany { tile: "Fa".into() },
            Refusal::WallCutsOff { wall },
            Refusal::OutsideFrame { code, cell: text() },
            Refusal::NotOpen { code, cell: text() },
            Refusal::TouchesNone { code, cell: text() },
            Refusal::TouchesNoOpponent { cell: text() },
            Refusal::WalledOff { code, cell: text() },
            Refusal::WallSeals { code, cell: text(), wall },
            Refusal::UnitDue { unit },
            Refusal::NotYours { code, cell: text() },
            Refusal::TooManyTiles { most: 3 },
            Refusal::Full { code, cell: text(), units: 5 },
            Refusal::ChooseOpponent { colour },
            Refusal::NoFacility { unit },
            Refusal::NoReserve { code, unit, count: 25 },
            Refusal::UnitTooDear { code, unit, price: 2, gold: 1 },
            Refusal::NoRoomAnywhere { code },
            Refusal::NotSuchFacility { unit, cell: text() },
            Refusal::NoFacilityLeft { code, tile: "IG".into() },
            Refusal::FacilityTooDear { tile: "IG".into(), price: 10, gold: 9 },
            Refusal::NowhereToBuild,
            Refusal::NoBuildingGround { code, cell: text(), stronghold: true },
            Refusal::NoBuildingGround { code, cell: text(), stronghold: false },
            Refusal::NoUnits { cell: text() },
            Refusal::NotAdjacent { from: text(), to: text() },
            Refusal::NoEscape { cell: text() },
            Refusal::NoPoints { cell: text() },
            Refusal::Walled { from: text(), to: text() },
            Refusal::OwnGuests { cell: text() },
            Refusal::OnlySoMany { unit, most: 2, cell: text() },
            Refusal::RoomFor { code, room: 1 },
            Refusal::RoomFor { code, room: 2 },
            Refusal::NotFresh { unit, most: 0, cell: text() },
            Refusal::NotFresh { unit: "M", most: 1, cell: text() },
            Refusal::NoRequests { seats: 2 },
            Refusal::NoRequests { seats: 3 },
            Refusal::AskNoUnits { cell: text() },
            Refusal::AskNoEscape { cell: text() },
            Refusal::AskNotFresh { cell: text() },
            Refusal::AskNoHost { cell: text(), from: text() },
            Refusal::AskWalled { from: text(), to: text() },
            Refusal::AskFull { cell: text(), units: 10 },
            Refusal::AskNoTarget { cell: text() },
            Refusal::AlreadyAsked { host },
            Refusal::NoSuchVictim { colour, unit, cell: text() },
            Refusal::OnlySurvived { unit, most: 2 },
            Refusal::AllMustGo { least: 2 },
            Refusal::WrongSum { said: 2, any: 3 },
            Refusal::Surplus { food: 0, water: 1 },
            Refusal::FreeTile { cell: text() },
            Refusal::NobodyToStarve { unit, cell: text() },
        ];
        all.extend(["own", "held", "exile"].map(|how| Refusal::NotFoundable { cell: text(), how }));
        for good in crate::data::GOODS {
            all.push(Refusal::GoodTooDear { good, from: 9, purse: 8 });
            all.push(Refusal::NotToBeHad { good });
        }
        for power in [Power::Luck, Power::Rage, Power::Dodge] {
            let whys = [Why::NoBattle, Why::NotInCommand, Why::Used, Why::Alone, Why::TooLow, Why::NotNow];
            all.extend(whys.map(|why| Refusal::NotOffered { power, why, value: 1, dice: 3 }));
        }
        all
    }

    #[test]
    fn everything_can_be_said() {
        let refusals = refusals().into_iter().map(|refusal| refusal.message());
        let events = crate::events::samples().into_iter().map(|event| event.message());
        hexapod_testkit::messages::check(Glory::INFO.messages, refusals.chain(events));
    }

    #[test]
    fn every_code_is_a_rule_of_the_rules_file() {
        let rules = Glory::INFO.rules_text;
        for refusal in refusals() {
            let code = refusal.code();
            assert!(
                rules.contains(&format!("**{code}.")) || rules.contains(&format!("**{code}**")),
                "{refusal:?}"
            );
            assert!(refusal.ruling().is_none_or(|ruling| ruling == code));
        }
    }
}
