//! What a viewer may know: everything. The view also says what the screen should show of it (R21).

use hexapod_core::{Outcome, Rng, Rules, Score, Seat, Sight, Silence, Viewer, Word, view};

use crate::game::{Anteater, Find};
use crate::options::{VpTiles, WormMatch};
use crate::score;
use crate::state::{Colour, Phase, PhaseName, Slot, Space, State, Table};

/// A position as one viewer sees it.
///
/// Nothing in Anteater is secret. Won tiles of others lie face down on the screen only: their values are here, and
/// `tiles_shown` says whether this viewer is shown them.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub round: u8,
    pub rounds: u8,
    /// Whether totals above the worm number win the worm of a mound too (R16).
    pub worm_at_least: bool,
    /// The start seat of the round; empty until it is drawn.
    pub start: Option<&'static str>,
    pub phase: PhaseName,
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

/// The die in the cup.
#[view]
#[allow(missing_docs)]
pub struct CupView {
    pub colour: &'static str,
    /// Empty before the roll.
    pub face: Option<u8>,
}

/// A mound on the table.
#[view]
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
    /// Once it is rolled: what its column would win now if it went there.
    pub rank: Option<Rank>,
    /// And the points its colour would gain at once, by a second item of a type or by a worm.
    pub gain: u32,
    /// Who would win the Queen now.
    pub first: Option<&'static str>,
    /// Who would win the General now.
    pub second: Option<&'static str>,
}

/// What the leading columns of a mound win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Rank {
    Queen,
    General,
}

/// A column of a mound, spaces and dice from bottom to top.
#[view]
#[allow(missing_docs)]
pub struct ColumnView {
    /// One letter for each space: `.` empty, `W` worm, else an item's code.
    pub spaces: String,
    pub owner: Option<&'static str>,
    pub faces: Vec<u8>,
    pub total: u8,
    /// The highest total it can still get with the dice its owner has left.
    pub reach: u8,
}

/// What a colour holds.
#[view]
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

/// An item type and what is left of it.
#[view]
#[allow(missing_docs)]
pub struct ItemView {
    pub code: char,
    pub name: String,
    pub supply: u8,
    /// Spaces that show it and have no die yet: on the table, and on cards still to come.
    pub spaces: u8,
}

/// A card that is still to come.
#[view]
#[allow(missing_docs)]
pub struct CardView {
    pub card: u32,
    pub name: String,
}

impl Sight for Anteater {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    /// R21: while tiles lie face down, a seat sees its own points only.
    fn scores_shown(&self, state: &State, viewer: Viewer) -> Vec<Score> {
        let shown = View::new(self, state, viewer).colours;
        let scores = score::scores(self, state).into_iter().zip(shown);
        scores.filter(|(_, colour)| colour.tiles_shown).map(|(score, _)| score).collect()
    }

    /// Nothing is hidden (section 9), so there is only one world.
    fn imagine<R: Rng>(&self, state: &State, _: Seat, _: &mut R) -> State {
        *state
    }
}

impl View {
    fn new(game: &Anteater, state: &State, viewer: Viewer) -> Self {
        let die = match state.phase {
            Phase::Roll(seat, die) => Some((game.colour_of(seat, die), None)),
            Phase::Decide(seat, die, face) => Some((game.colour_of(seat, die), Some(face))),
            Phase::Start | Phase::Reveal | Phase::Choose(_) | Phase::Over => None,
        };
        let in_stack = |card: usize| state.stack >> card & 1 == 1;
        let cards = game.data.mounds.iter().enumerate().filter(|(card, _)| in_stack(*card));
        let items = game.data.items.iter().enumerate();
        let spaces = open_spaces(game, state);
        Self {
            round: state.round,
            rounds: game.rounds,
            worm_at_least: game.options.worm_match == WormMatch::AtLeast,
            start: (state.phase != Phase::Start).then(|| game.colour_name(state.start.into())),
            phase: state.phase.name(),
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
                    spaces: spaces[index],
                })
                .collect(),
            stack: cards.map(|(_, mound)| CardView { card: mound.id, name: mound.name.clone() }).collect(),
            boxed_queens: state.boxed.queens().to_vec(),
            boxed_generals: state.boxed.generals().to_vec(),
            outcome: game.outcome(state),
        }
    }
}

fn mound(game: &Anteater, state: &State, slot: Slot, die: Option<Colour>) -> Option<MoundView> {
    let table = &state.table[usize::from(slot.0)];
    let mound = &game.data.mounds[table.card()?];
    let columns = mound.columns.iter().enumerate().map(|(at, spaces)| {
        let column = table.columns.get(at).copied().unwrap_or_default();
        let free = spaces.len() as u8 - column.count;
        let dice = column.owner().map_or(0, |owner| game.dice_left(state, owner));
        ColumnView {
            spaces: spaces.clone(),
            owner: column.owner().map(|owner| game.colour_name(owner)),
            faces: column.faces().collect(),
            total: column.total,
            reach: column.total + 6 * free.min(dice),
        }
    });
    let (first, second) = table.leaders();
    let owner = |column: Option<usize>| {
        column.and_then(|at| table.columns[at].owner()).map(|owner| game.colour_name(owner))
    };
    let target = die.and_then(|colour| game.target(state, colour, slot));
    let (rank, gain) = target.map_or((None, 0), |space| promise(game, state, space));
    Some(MoundView {
        slot: slot.letter(),
        card: mound.id,
        name: mound.name.clone(),
        queen: mound.queen,
        general: mound.general,
        worm_number: mound.worm_number,
        columns: columns.collect(),
        target: target.map(|space| space.to_string()),
        rank,
        gain,
        first: owner(first),
        second: owner(second),
    })
}

/// What the rolled die would bring on this space: the rank of its column, and points.
fn promise(game: &Anteater, state: &State, space: Space) -> (Option<Rank>, u32) {
    let Phase::Decide(seat, die, face) = state.phase else { return (None, 0) };
    let colour = game.colour_of(seat, die);
    let mut after = *state;
    game.place(&mut after, seat, die, face, space, &mut Silence);
    let (first, second) = after.table[usize::from(space.slot.0)].leaders();
    let column = Some(usize::from(space.column));
    let rank = if first == column { Some(Rank::Queen) } else { (second == column).then_some(Rank::General) };
    let worth = |state: &State| {
        let points = game.points(state, colour);
        points.pairs + points.worms
    };
    (rank, worth(&after) - worth(state))
}

/// Counts the spaces without a die by the item they show.
fn open_spaces(game: &Anteater, state: &State) -> Vec<u8> {
    let mut counts = vec![0; game.data.items.len()];
    let mut count = |card: usize, table: Option<&Table>| {
        let card = &game.cards[card];
        for (column, (finds, height)) in card.finds.iter().zip(card.heights).enumerate() {
            let covered = table.map_or(0, |table| table.columns[column].count);
            for find in &finds[usize::from(covered)..usize::from(height)] {
                if let Find::Item(item) = find {
                    counts[usize::from(*item)] += 1;
                }
            }
        }
    };
    (0..game.cards.len()).filter(|card| state.stack >> card & 1 == 1).for_each(|card| count(card, None));
    for table in &state.table[..game.slots] {
        if let Some(card) = table.card() {
            count(card, Some(table));
        }
    }
    counts
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
        tiles_shown: own || game.options.vp_tiles == VpTiles::Open || state.phase == Phase::Over,
        running: points.total() - points.variety,
        leads_variety: game.leads_variety(state, colour),
    }
}
