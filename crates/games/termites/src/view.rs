//! What a viewer may know; the only file that decides what is hidden (section 8).

use hexapod_core::{Outcome, Rng, Rules, Seat, Sight, Viewer, view};

use crate::cells::{Cell, Cells};
use crate::data::COLOURS;
use crate::game::{MapChoice, SEAT_NAMES, Termites};
use crate::imagine;
use crate::position::trophy_text;
use crate::state::{Colony, Ground, NEUTRAL, Phase, PhaseName, State, values};
use crate::tokens::Tokens;

/// A position as one viewer sees it.
///
/// Hands and stacks of other seats are numbers here until the game is over. The union of both is public.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub phase: PhaseName,
    /// The seat that decides; none while chance acts and at the end.
    pub acting: Option<&'static str>,
    /// Whose turn it is.
    pub turn: Option<&'static str>,
    pub first: Option<&'static str>,
    pub map: String,
    /// By rising index; rows and numbers of the board follow from the names.
    pub cells: Vec<CellView>,
    pub seats: Vec<SeatView>,
    /// What each token of the box can do, by name.
    pub kinds: Vec<KindView>,
    /// The half-made choice: a token, a hex, a Mound or a terrain.
    pub picked: Option<String>,
    /// What the picked unit could attack, and with which sums; those that are too weak as well.
    pub strikes: Vec<StrikeView>,
    /// The attack whose retreat is due.
    pub attack: Option<AttackView>,
    /// Where the conqueror's Mound goes.
    pub conquered: Option<&'static str>,
    /// Tiles still to be laid, while the map is built.
    pub tiles_left: Option<u8>,
    /// Seats that still place starting Mounds, in order.
    pub placing: Vec<&'static str>,
    pub outcome: Option<Outcome>,
}

/// A kind of token.
#[view]
#[allow(missing_docs)]
pub struct KindView {
    pub token: &'static str,
    pub strength: u32,
    pub moves: u8,
}

/// A hex of the board.
#[view]
#[allow(missing_docs)]
pub struct CellView {
    pub cell: &'static str,
    pub terrain: Ground,
    pub unit: Option<UnitView>,
    pub mound: Option<MoundView>,
}

/// A unit on the board.
#[view]
#[allow(missing_docs)]
pub struct UnitView {
    pub seat: &'static str,
    pub colony: &'static str,
    pub token: &'static str,
    pub strength: u32,
    pub moves: u8,
    /// With the bonus of Stones.
    pub defence: u32,
}

/// A Mound on the board.
#[view]
#[allow(missing_docs)]
pub struct MoundView {
    /// None if neutral.
    pub seat: Option<&'static str>,
    pub colony: Option<&'static str>,
    pub value: u8,
    /// What each other seat could bring against it now with the units on the board.
    pub threats: Vec<ThreatView>,
}

/// The strongest attack of a seat on a Mound, without its hand.
#[view]
#[allow(missing_docs)]
pub struct ThreatView {
    pub seat: &'static str,
    pub power: u32,
    /// Whether it takes the Mound (R19); written if so.
    #[mark]
    pub beats: bool,
}

/// An attack that the picked unit could try.
#[view]
#[allow(missing_docs)]
pub struct StrikeView {
    pub target: &'static str,
    pub power: u32,
    pub defence: u32,
    /// Whether the power exceeds the defence (R19); written if so.
    #[mark]
    pub beats: bool,
    /// Whether the unit there would die, whichever side it is attacked from; written if so.
    #[mark]
    pub deadly: bool,
}

/// An attack under way.
#[view]
#[allow(missing_docs)]
pub struct AttackView {
    pub start: &'static str,
    pub from: &'static str,
    pub target: &'static str,
}

/// What a seat has.
#[view]
#[allow(missing_docs)]
pub struct SeatView {
    pub seat: &'static str,
    /// Nothing while it is to be drawn.
    pub colony: Option<&'static str>,
    /// The kinds, if the viewer may know them.
    pub hand: Option<Vec<&'static str>>,
    pub hand_count: u32,
    pub stack: Option<Vec<&'static str>>,
    pub stack_count: u32,
    /// Hand and stack together: what is neither on the board nor destroyed.
    pub unseen: Vec<&'static str>,
    pub reserve: Vec<u8>,
    /// As `M6:2`, or `M7` if it was neutral.
    pub trophies: Vec<String>,
    pub dead: Vec<&'static str>,
    pub units: usize,
    /// Turns with a token to place, the present one included.
    pub turns_left: u32,
    pub score: u32,
    /// Trophies, Mounds on the board, reserve.
    pub parts: [u32; 3],
}

impl Sight for Termites {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn view_beside(&self, state: &State, viewer: Viewer, other: &View) -> View {
        View::beside(self, state, viewer, other)
    }

    fn secret_draw(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Deal => self.dealt(state),
            Phase::Draw => Some(state.turn),
            _ => None,
        }
    }

    /// Hands are shown by their owners' own picks only.
    fn may_uncover(&self, _: &State) -> bool {
        false
    }

    #[inline]
    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        imagine::imagine(self, state, seat, rng)
    }
}

impl View {
    fn new(game: &Termites, state: &State, viewer: Viewer) -> Self {
        let name = |seat: Seat| SEAT_NAMES[seat.index()];
        let (picked, attack, conquered) = match state.phase {
            Phase::Lay(_, terrain) => (Some(terrain.word().to_owned()), None, None),
            // A pick is public as soon as it is played.
            Phase::Place(kind) => (Some(game.token(kind).to_owned()), None, None),
            Phase::Go(cell) => (Some(cell.to_string()), None, None),
            Phase::Mound(_, value) | Phase::Rebuild(_, value) | Phase::Sacrifice(_, value) => {
                (Some(format!("M{value}")), None, None)
            }
            Phase::Retreat { start, from, target } => {
                let attack = AttackView { start: start.name(), from: from.name(), target: target.name() };
                (None, Some(attack), None)
            }
            Phase::Conquer { cell, .. } => (None, None, Some(cell.name())),
            _ => (None, None, None),
        };
        let placing = match state.phase {
            Phase::MoundPick(left) | Phase::Mound(left, _) => {
                (1..=left).rev().map(|left| name(game.placer(state, left))).collect()
            }
            _ => Vec::new(),
        };
        let look = Occupied { units: state.all_units(), mounds: state.all_mounds() };
        // Which units could attack what is looked at once, not for each Mound.
        let arms: Vec<Arm> = Seat::all(game.seats)
            .flat_map(|seat| state.units[seat.index()].into_iter().map(move |unit| (seat, unit)))
            .map(|(seat, unit)| Arm { seat, unit, targets: game.reach(state, seat, unit).targets })
            .collect();
        Self {
            phase: state.phase.name(),
            acting: game.acting(state).map(name),
            turn: state.turn_seat().map(name),
            first: state.first().map(name),
            map: match &game.map {
                MapChoice::Preset(preset) => preset.name.clone(),
                MapChoice::Random => "random".to_owned(),
                MapChoice::Build => "build".to_owned(),
            },
            cells: game
                .board
                .cells
                .into_iter()
                .map(|cell| cell_view(game, state, cell, &look, &arms))
                .collect(),
            seats: Seat::all(game.seats).map(|seat| seat_view(game, state, viewer, seat)).collect(),
            kinds: game
                .all_kinds()
                .map(|kind| KindView {
                    token: game.token(kind),
                    strength: game.strength(kind),
                    moves: game.caste(kind).moves,
                })
                .collect(),
            picked,
            strikes: match (state.phase, game.acting(state)) {
                (Phase::Go(unit), Some(seat)) => strikes(game, state, seat, unit),
                _ => Vec::new(),
            },
            attack,
            conquered,
            tiles_left: match state.phase {
                Phase::LayPick(left) | Phase::Lay(left, _) => Some(left),
                _ => None,
            },
            placing,
            outcome: game.outcome(state),
        }
    }

    /// Only hands and stacks depend on who looks; the rest is that of another viewer of the same state.
    fn beside(game: &Termites, state: &State, viewer: Viewer, other: &Self) -> Self {
        let mut view = other.clone();
        for (seat, shown) in Seat::all(game.seats).zip(&mut view.seats) {
            let open = sees(state, viewer, seat);
            shown.hand = open.then(|| names(game, &state.hand[seat.index()]));
            shown.stack = open.then(|| names(game, &state.stack[seat.index()]));
        }
        view
    }
}

fn colony_name(state: &State, seat: usize) -> Option<&'static str> {
    match state.colonies[seat] {
        Colony::Drawn(colony) => Some(COLOURS[usize::from(colony)]),
        Colony::Random | Colony::None => None,
    }
}

/// A unit and what it could attack.
struct Arm {
    seat: Seat,
    unit: Cell,
    targets: Cells,
}

/// Where there is anything: most hexes are empty.
struct Occupied {
    units: Cells,
    mounds: Cells,
}

fn cell_view(game: &Termites, state: &State, cell: Cell, look: &Occupied, arms: &[Arm]) -> CellView {
    let unit = if look.units.has(cell) { state.unit_at(cell) } else { None };
    let unit = unit.map(|(owner, kind)| UnitView {
        seat: SEAT_NAMES[owner],
        colony: colony_name(state, owner).unwrap_or("random"),
        token: game.token(kind),
        strength: game.strength(kind),
        moves: game.caste(kind).moves,
        defence: game.defence(state, cell),
    });
    let mound = if look.mounds.has(cell) { state.mound_at(cell) } else { None };
    let mound = mound.map(|(owner, value)| MoundView {
        seat: (owner != NEUTRAL).then(|| SEAT_NAMES[owner]),
        colony: (owner != NEUTRAL).then(|| colony_name(state, owner)).flatten(),
        value,
        threats: threats(game, state, owner, cell, arms),
    });
    CellView { cell: cell.name(), terrain: state.ground_at(cell), unit, mound }
}

fn threats(game: &Termites, state: &State, owner: usize, mound: Cell, arms: &[Arm]) -> Vec<ThreatView> {
    let strongest = |seat: Seat| {
        let able = arms.iter().filter(|arm| arm.seat == seat && arm.targets.has(mound));
        able.map(|arm| game.power(state, seat, arm.unit, mound)).max()
    };
    let defence = game.defence(state, mound);
    let threat = |seat: Seat| {
        let power = strongest(seat)?;
        Some(ThreatView { seat: SEAT_NAMES[seat.index()], power, beats: power > defence })
    };
    Seat::all(game.seats).filter(|seat| seat.index() != owner).filter_map(threat).collect()
}

fn strikes(game: &Termites, state: &State, seat: Seat, unit: Cell) -> Vec<StrikeView> {
    let sums = |target: Cell| {
        let (power, defence) = (game.power(state, seat, unit, target), game.defence(state, target));
        let beats = power > defence;
        let deadly = beats && game.is_deadly(state, seat, unit, target);
        StrikeView { target: target.name(), power, defence, beats, deadly }
    };
    game.reach(state, seat, unit).targets.into_iter().map(sums).collect()
}

/// Returns the names of tokens.
fn names(game: &Termites, tokens: &Tokens) -> Vec<&'static str> {
    tokens.tokens().map(|kind| game.token(kind)).collect()
}

/// Whether a viewer may know hand and stack of a seat: its own, and all after the end.
fn sees(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer.sees(seat) || state.phase == Phase::Over
}

fn seat_view(game: &Termites, state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let at = seat.index();
    let names = |tokens: &Tokens| names(game, tokens);
    let open = sees(state, viewer, seat);
    let (hand, stack) = (&state.hand[at], &state.stack[at]);
    let parts = game.parts(state, at);
    SeatView {
        seat: SEAT_NAMES[at],
        colony: colony_name(state, at),
        hand: open.then(|| names(hand)),
        hand_count: hand.count(),
        stack: open.then(|| names(stack)),
        stack_count: stack.count(),
        unseen: names(&hand.plus(stack)),
        reserve: values(state.reserve[at]).collect(),
        trophies: state.trophies[at].list().map(|(value, owner)| trophy_text(value, owner)).collect(),
        dead: names(&state.dead[at]),
        units: state.units[at].count(),
        turns_left: game.turns_to_begin(state, at),
        score: parts.iter().sum(),
        parts,
    }
}
