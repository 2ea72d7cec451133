//! What a viewer may know: everything. The view also says what the screen should show of it (R21).

use hexapod_core::{Outcome, Viewer, changes};
use serde::Serialize;

use crate::game::Anteater;
use crate::state::{Colour, Phase, Slot, State};

/// A position as one viewer sees it.
///
/// Nothing in Anteater is secret. Won tiles of others lie face down on the screen only: their values are here, and
/// `tiles_shown` says whether this viewer is shown them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub round: u8,
    pub rounds: u8,
    /// The start seat of the round; empty until it is drawn.
    pub start: Option<&'static str>,
    pub phase: &'static str,
    pub turn: Option<&'static str>,
    pub die: Option<CupView>,
    pub mounds: Vec<MoundView>,
    pub colours: Vec<ColourView>,
    pub worm_supply: u8,
    pub items: Vec<ItemView>,
    /// Cards still to come, by rising number; nobody knows their order (R30).
    pub stack: Vec<CardView>,
    pub boxed_queens: Vec<u8>,
    pub boxed_generals: Vec<u8>,
    pub outcome: Option<Outcome>,
}
changes!(
    View: round, rounds, start, phase, turn, die, mounds, colours, worm_supply, items, stack, boxed_queens,
    boxed_generals, outcome
);

/// The die in the cup.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CupView {
    pub colour: &'static str,
    /// Empty before the roll.
    pub face: Option<u8>,
}
changes!(CupView: colour, face);

/// A mound on the table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct MoundView {
    pub slot: char,
    pub card: u32,
    pub name: String,
    pub queen: u8,
    pub general: u8,
    pub worm_number: u8,
    pub columns: Vec<ColumnView>,
    /// Where the die in the cup may go.
    pub target: Option<String>,
    /// Who would win the Queen now.
    pub first: Option<&'static str>,
    /// Who would win the General now.
    pub second: Option<&'static str>,
}
changes!(MoundView: slot, card, name, queen, general, worm_number, columns, target, first, second);

/// A column of a mound, spaces and dice from bottom to top.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct ColumnView {
    /// One letter for each space: `.` empty, `W` worm, else an item's code.
    pub spaces: String,
    pub owner: Option<&'static str>,
    pub faces: Vec<u8>,
    pub total: u8,
}
changes!(ColumnView: spaces, owner, faces, total);

/// What a colour holds.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct ColourView {
    pub who: &'static str,
    pub dice: u8,
    pub neutral: u8,
    pub worms: u8,
    /// Counts in the order of the item types.
    pub items: Vec<u8>,
    pub queens: Vec<u8>,
    pub generals: Vec<u8>,
    /// Whether the viewer is shown the values and the running score.
    pub tiles_shown: bool,
    /// Tiles, pairs and worms now; the variety bonus is open until the end.
    pub running: u32,
    pub leads_variety: bool,
}
changes!(ColourView: who, dice, neutral, worms, items, queens, generals, tiles_shown, running, leads_variety);

/// An item type and what is left of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct ItemView {
    pub code: char,
    pub name: String,
    pub supply: u8,
}
changes!(ItemView: code, name, supply);

/// A card that is still to come.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CardView {
    pub card: u32,
    pub name: String,
}
changes!(CardView: card, name);

impl View {
    pub(crate) fn new(game: &Anteater, state: &State, viewer: Viewer) -> Self {
        use hexapod_core::Game;
        let die = match state.phase {
            Phase::Roll(seat, die) => Some((game.colour_of(seat, die), None)),
            Phase::Decide(seat, die, face) => Some((game.colour_of(seat, die), Some(face))),
            Phase::Start | Phase::Reveal | Phase::Choose(_) | Phase::Over => None,
        };
        let in_stack = |card: usize| state.stack >> card & 1 == 1;
        let cards = game.data.mounds.iter().enumerate().filter(|(card, _)| in_stack(*card));
        let items = game.data.items.iter().enumerate();
        Self {
            round: state.round,
            rounds: game.rounds,
            start: (state.phase != Phase::Start).then(|| game.colour_name(state.start.into())),
            phase: game.phase(state),
            turn: state.turn().map(|seat| game.colour_name(seat.into())),
            die: die.map(|(colour, face)| CupView { colour: game.colour_name(colour), face }),
            mounds: (0..game.slots)
                .filter_map(|slot| mound(game, state, Slot(slot as u8), die.map(|(colour, _)| colour)))
                .collect(),
            colours: game.colours().map(|colour| holdings(game, state, viewer, colour)).collect(),
            worm_supply: state.worm_supply,
            items: items
                .map(|(index, item)| ItemView {
                    code: item.code,
                    name: item.name.clone(),
                    supply: state.item_supply.count(index),
                })
                .collect(),
            stack: cards.map(|(_, mound)| CardView { card: mound.id, name: mound.name.clone() }).collect(),
            boxed_queens: state.boxed.queens().to_vec(),
            boxed_generals: state.boxed.generals().to_vec(),
            outcome: game.final_outcome(state),
        }
    }
}

fn mound(game: &Anteater, state: &State, slot: Slot, die: Option<Colour>) -> Option<MoundView> {
    let table = &state.table[usize::from(slot.0)];
    let mound = &game.data.mounds[table.card()?];
    let columns = mound.columns.iter().enumerate().map(|(at, spaces)| {
        let column = table.columns.get(at).copied().unwrap_or_default();
        ColumnView {
            spaces: spaces.clone(),
            owner: column.owner().map(|owner| game.colour_name(owner)),
            faces: column.faces().collect(),
            total: column.total,
        }
    });
    let (first, second) = table.leaders();
    let owner = |column: Option<usize>| {
        column.and_then(|at| table.columns[at].owner()).map(|owner| game.colour_name(owner))
    };
    Some(MoundView {
        slot: slot.letter(),
        card: mound.id,
        name: mound.name.clone(),
        queen: mound.queen,
        general: mound.general,
        worm_number: mound.worm_number,
        columns: columns.collect(),
        target: die.and_then(|colour| game.target(state, colour, slot)).map(|space| space.to_string()),
        first: owner(first),
        second: owner(second),
    })
}

fn holdings(game: &Anteater, state: &State, viewer: Viewer, colour: Colour) -> ColourView {
    let held = state.hold(colour);
    let points = game.points(state, colour);
    let own = match viewer {
        Viewer::Seat(seat) => Colour::from(seat) == colour,
        Viewer::Spectator => false,
        Viewer::Referee => true,
    };
    ColourView {
        who: game.colour_name(colour),
        dice: held.dice,
        neutral: held.neutral,
        worms: held.worms,
        items: (0..game.data.items.len()).map(|item| held.items.count(item)).collect(),
        queens: held.tiles.queens().to_vec(),
        generals: held.tiles.generals().to_vec(),
        tiles_shown: own || game.tiles_open || state.phase == Phase::Over,
        running: points.total() - points.variety,
        leads_variety: game.leads_variety(state, colour),
    }
}
