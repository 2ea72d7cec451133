//! The rules with their options: what is fixed before the first step.

use hexapod_core::{Given, Rules, Seat, Setup, SetupError, Word};

use crate::data::{COLOURS, CORNERS, Data, EventEntry, STANDARD, read_tile};
use crate::options::{QueenMoves, TableOptions};
use crate::state::{KINDS, Kind, MAX_SEATS, Owner, SeatSet, State, Weather, by_kind};
use crate::tiles::{TILES, Tile, TileSet, tile};

/// What actions cost in action points (2.2).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Costs {
    pub(crate) step: u8,
    pub(crate) step_in_rain: u8,
    pub(crate) attack: u8,
    pub(crate) gather: u8,
    pub(crate) drop: u8,
    pub(crate) feed: u8,
    pub(crate) merge: u8,
    pub(crate) queen: u8,
    pub(crate) spawn: u8,
}

/// Which event a face of the die brings, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Happening {
    Currents,
    Rain { nodes: u8, cubes: u8 },
    Emigration { ants: u8 },
    Predator,
    Speech,
    Taxes,
}

/// The name of an event of the die, as data files and messages use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum HappeningName {
    Currents,
    Rain,
    Emigration,
    Predator,
    Speech,
    Taxes,
}

impl Happening {
    pub(crate) fn name(self) -> HappeningName {
        match self {
            Self::Currents => HappeningName::Currents,
            Self::Rain { .. } => HappeningName::Rain,
            Self::Emigration { .. } => HappeningName::Emigration,
            Self::Predator => HappeningName::Predator,
            Self::Speech => HappeningName::Speech,
            Self::Taxes => HappeningName::Taxes,
        }
    }
}

/// The tile belongs to no hive.
pub(crate) const NO_HIVE: u8 = u8::MAX;

/// The rules of DominAnts for one table.
#[derive(Debug, Clone)]
pub struct DominAnts {
    pub(crate) setup: Setup,
    pub(crate) options: TableOptions,
    pub(crate) data: Data,
    pub(crate) seats: usize,
    /// The colour of each seat, by its index among R, Y, B, G.
    pub(crate) colours: [usize; MAX_SEATS],
    /// The corner of each seat, by its index among SW, NW, NE, SE.
    pub(crate) corners: [usize; MAX_SEATS],
    /// The tiles of all hives together whose corners are in a mask.
    hives: [TileSet; 16],
    /// The same tiles one by one.
    pub(crate) hive_lists: Vec<Vec<Tile>>,
    /// The corner to which each tile belongs.
    pub(crate) hive_at: [u8; TILES],
    /// The throne of each seat.
    pub(crate) thrones: [Tile; MAX_SEATS],
    /// The tiles of the permanent node.
    pub(crate) sugar: TileSet,
    pub(crate) sugar_tiles: Vec<Tile>,
    pub(crate) costs: Costs,
    pub(crate) power: [u8; KINDS],
    pub(crate) boosted: [u8; KINDS],
    pub(crate) pawns: [u8; KINDS],
    /// What the die brings, by face from 1.
    pub(crate) happenings: [Happening; 6],
    /// What a predator on each tile reaches.
    pub(crate) prey: Vec<TileSet>,
    pub(crate) action_points: u8,
    pub(crate) most_action_points: u8,
    /// The last cycle, if there is a limit.
    pub(crate) cycle_limit: Option<u32>,
    pub(crate) throne_turns: u8,
    /// Whether the holder of its throne conquers a colony that becomes extinct (R43); in version 1 nobody does.
    pub(crate) heirs: bool,
}

/// Cycles without a death, a hatching or a gathering after which a game without a limit is a stalemate.
const QUIET_CYCLES: u32 = 100;
/// A game without a limit ends after this cycle at the latest.
pub(crate) const LAST_CYCLE: u32 = 1000;

impl DominAnts {
    /// Returns after which cycle the game ends if nothing happens in the meantime (6.3).
    pub(crate) fn last_cycle(&self, state: &State) -> u32 {
        self.cycle_limit
            .unwrap_or(state.stirred.saturating_add(QUIET_CYCLES).min(LAST_CYCLE).max(state.cycle))
    }

    /// Notes a death, a hatching or a gathering (R56).
    #[inline]
    pub(crate) fn stir(&self, state: &mut State) {
        if self.cycle_limit.is_none() {
            state.stirred = state.cycle;
        }
    }

    /// Returns the index of the seat's colour among R, Y, B, G.
    pub(crate) fn colour_of(&self, seat: Seat) -> usize {
        self.colours[seat.index()]
    }

    /// Returns the letter of a seat, or `N`.
    pub(crate) fn owner_name(&self, owner: Owner) -> &'static str {
        match owner {
            Owner::Seat(seat) => self.seat_name(seat),
            Owner::Neutral => "N",
        }
    }

    #[inline]
    pub(crate) fn move_cost(&self, state: &State) -> u8 {
        if state.weather == Weather::Rain { self.costs.step_in_rain } else { self.costs.step }
    }

    /// Returns the tiles of the hives in a mask of corners.
    #[inline]
    pub(crate) fn hive_tiles(&self, corners: u8) -> TileSet {
        self.hives[usize::from(corners)]
    }

    /// Returns the tiles of all hives of a seat.
    #[inline]
    pub(crate) fn hives_of(&self, state: &State, seat: Seat) -> TileSet {
        self.hive_tiles(state.of(seat).hives)
    }

    /// Returns how many ants of a kind the seat may have on the board (R39).
    #[inline]
    pub(crate) fn limit(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        u32::from(self.pawns[kind.index()]) * u32::from(state.of(seat).sets)
    }

    #[inline]
    pub(crate) fn is_below_limit(&self, state: &State, seat: Seat, kind: Kind) -> bool {
        u32::from(state.of(seat).count(kind)) < self.limit(state, seat, kind)
    }

    /// Returns the cubes for growing an ant of this kind.
    #[inline]
    pub(crate) fn merge_price(&self, kind: Kind) -> u8 {
        if kind == Kind::Soldier { self.data.price.merge_warrior } else { self.data.price.merge_soldier }
    }

    #[inline]
    pub(crate) fn lowest_merge_price(&self) -> u8 {
        self.data.price.merge_soldier.min(self.data.price.merge_warrior)
    }

    /// Returns what the face of the die brings.
    pub(crate) fn happening(&self, face: u8) -> Happening {
        self.happenings[usize::from(face) - 1]
    }

    /// Returns the thrones that count: those of seats that are still in.
    pub(crate) fn active_thrones(&self, state: &State) -> TileSet {
        state.active.iter().map(|seat| self.thrones[seat.index()]).collect()
    }

    /// Returns the tiles that the draw of the event of `face` may show.
    pub(crate) fn drawable(&self, state: &State, face: u8) -> TileSet {
        match self.happening(face) {
            // R46: ants cannot land on ants, nor on a throne in play.
            Happening::Emigration { .. } => state.vacant() - self.active_thrones(state),
            Happening::Currents
            | Happening::Rain { .. }
            | Happening::Predator
            | Happening::Speech
            | Happening::Taxes => TileSet::BOARD,
        }
    }

    /// Returns the seat that decides in phase TAX: the first in turn order that still has to pay.
    pub(crate) fn payer(&self, state: &State, payers: SeatSet) -> Option<Seat> {
        state.order(self.seats).find(|seat| payers.contains(*seat))
    }

    /// Returns the queens that may not leave their hives; none unless the option says so.
    #[inline]
    pub(crate) fn tied_queens(&self, state: &State, seat: Seat) -> TileSet {
        if self.options.queen_moves == QueenMoves::Hive {
            state.own(seat) & state.of_kind(Kind::Queen)
        } else {
            TileSet::EMPTY
        }
    }
}

/// Builds the rules for a checked setup.
pub(crate) fn new(mut setup: Setup) -> Result<DominAnts, SetupError> {
    // The standard text given as data is the standard set, not a custom one; that of version 1 has the same numbers.
    setup.data = setup.data.take().filter(|text| !STANDARD.contains(&text.as_str()));
    let data = match &setup.data {
        None => Data::standard(),
        Some(text) => Data::parse(text, setup.rules)?,
    };
    let options = TableOptions::read(&setup.options);
    if (1..5).contains(&options.cycle_limit.value) {
        let message = format!(
            "Option `cycle_limit` must be a whole number from 5 to 100, or 0 for no limit, not {}.",
            options.cycle_limit.value
        );
        return Err(SetupError::option("cycle_limit", message));
    }
    // A set's own numbers hold unless the table says otherwise.
    let or_data = |option: Given<u8>, of_data: u8| {
        if setup.data.is_some() && !option.given { of_data } else { option.value }
    };
    let read = |name: &str| read_tile("tiles", name);

    let colour_index = |letter: &String| COLOURS.iter().position(|colour| colour == letter);
    let mut colours = [0; MAX_SEATS];
    let mut corners = [0; MAX_SEATS];
    let mut thrones = [tile(0); MAX_SEATS];
    let throne = read(&data.layout_of(options.layout).throne)?;
    let seats = data.seats.get(&setup.seats.to_string()).map_or(&[][..], Vec::as_slice);
    for (seat, colour) in seats.iter().filter_map(colour_index).enumerate() {
        let corner = CORNERS.iter().position(|corner| *corner == data.colours[colour].corner);
        let corner = corner.unwrap_or_else(|| unreachable!("the corners are checked"));
        colours[seat] = colour;
        corners[seat] = corner;
        thrones[seat] = mirrored(throne, corner);
    }

    let hive: Vec<Tile> = data.hive.tiles.iter().map(|name| read(name)).collect::<Result<_, _>>()?;
    let mut hives = [TileSet::EMPTY; 16];
    for (mask, tiles) in hives.iter_mut().enumerate() {
        let corners = (0..CORNERS.len()).filter(|corner| mask >> corner & 1 == 1);
        *tiles = corners.flat_map(|corner| hive.iter().map(move |tile| mirrored(*tile, corner))).collect();
    }
    let mut hive_at = [NO_HIVE; TILES];
    for corner in 0..CORNERS.len() {
        for tile in hives[1 << corner] {
            hive_at[tile.number()] = corner as u8;
        }
    }
    let sugar_tiles: Vec<Tile> =
        data.board.sugar_tiles.keys().map(|name| read(name)).collect::<Result<_, _>>()?;

    let mut factor = 1;
    let mut step_in_rain = data.game.move_cost;
    let mut radius = 1;
    let mut happenings = [Happening::Speech; 6];
    for event in &data.events {
        happenings[usize::from(event.face()) - 1] = match *event {
            EventEntry::Currents { factor: times, .. } => {
                factor = times;
                Happening::Currents
            }
            EventEntry::Rain { move_cost, nodes, cubes_per_node, .. } => {
                step_in_rain = move_cost;
                Happening::Rain { nodes, cubes: cubes_per_node }
            }
            EventEntry::Emigration { ants, .. } => Happening::Emigration { ants },
            EventEntry::Predator { radius: reach, .. } => {
                radius = usize::from(reach);
                Happening::Predator
            }
            EventEntry::Speech { .. } => Happening::Speech,
            EventEntry::Taxes { .. } => Happening::Taxes,
        };
    }
    let near = |centre: Tile| Tile::all().filter(move |tile| tile.distance(centre) <= radius).collect();
    let costs = Costs {
        step: data.game.move_cost,
        step_in_rain,
        attack: data.game.attack_cost,
        gather: data.game.gather_cost,
        drop: data.game.drop_cost,
        feed: data.game.feed_cost,
        merge: data.game.merge_cost,
        queen: data.game.queen_cost,
        spawn: or_data(options.spawn_ap, data.game.spawn_cost),
    };
    let boosted = |kind: Kind| data.ant(kind).boosted_power.unwrap_or(data.ant(kind).power);
    Ok(DominAnts {
        seats: setup.seats,
        colours,
        corners,
        hive_lists: hives.iter().map(|tiles| tiles.iter().collect()).collect(),
        hives,
        hive_at,
        thrones,
        sugar: sugar_tiles.iter().copied().collect(),
        sugar_tiles,
        costs,
        power: by_kind(|kind| data.ant(kind).power),
        boosted: by_kind(boosted),
        pawns: by_kind(|kind| data.ant(kind).pawns),
        happenings,
        prey: Tile::all().map(near).collect(),
        action_points: data.game.action_points,
        most_action_points: data.game.action_points * factor,
        cycle_limit: Some(or_data(options.cycle_limit, data.limit.cycle_limit))
            .filter(|limit| *limit > 0)
            .map(u32::from),
        throne_turns: or_data(options.throne_turns, data.game.throne_turns),
        heirs: setup.rules > 1,
        options,
        data,
        setup,
    })
}

/// Returns the tile of another corner that mirrors one of the south-west corner (3.3).
pub(crate) fn mirrored(tile: Tile, corner: usize) -> Tile {
    match CORNERS[corner] {
        "NW" => tile.mirrored_ranks(),
        "NE" => tile.mirrored_ranks().mirrored_files(),
        "SE" => tile.mirrored_files(),
        _ => tile,
    }
}
