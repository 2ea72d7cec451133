//! What a viewer may know: everything (section 13).

use hexapod_core::{Danger, Outcome, Rng, Rules, Seat, Sight, Viewer, view};

use crate::data::COLOURS;
use crate::eval;
use crate::events::Verdict;
use crate::facts::corners;
use crate::game::{DominAnts, HappeningName, NO_HIVE};
use crate::score::{Ending, carried};
use crate::state::{Kind, Owner, Phase, PhaseName, State, Weather};
use crate::tiles::{Tile, TileSet, tile_name};

/// A position as every viewer sees it.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub cycle: u32,
    /// 0 without a limit.
    pub cycle_limit: u32,
    /// Without a limit: the cycle after which the game ends as a stalemate if nothing happens.
    pub stalemate_after: Option<u32>,
    pub phase: PhaseName,
    /// The seat that decides now, also in phase TAX.
    pub acts: Option<&'static str>,
    /// Whose turn it is.
    pub turn: Option<&'static str>,
    /// The starting player, once known.
    pub first: Option<&'static str>,
    /// Action points left, and how many a turn has now.
    pub ap: u8,
    pub ap_full: u8,
    pub move_cost: u8,
    pub weather: Weather,
    pub boost: Option<&'static str>,
    pub throne_turns: u8,
    pub supply: u8,
    pub neutral_reserve: u32,
    pub tiles: Vec<TileView>,
    pub colonies: Vec<ColonyView>,
    /// The growing ant of a merge that is not finished.
    pub growing: Option<&'static str>,
    /// The battle that is being built, as `strike` would decide it now.
    pub battle: Option<BattleView>,
    pub event: Option<EventView>,
    /// The seats that still have to pay taxes, in turn order.
    pub payers: Vec<&'static str>,
    pub outcome: Option<Outcome>,
    /// How the game ended.
    pub ended: Option<Ending>,
}

/// One tile, in the order of their numbers.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct TileView {
    pub tile: &'static str,
    pub ant: Option<AntView>,
    /// Cubes of the limited node, 0 without one.
    pub node: u8,
    /// The colour in which a tile of the permanent node is painted.
    pub sugar: Option<&'static str>,
    /// To whose hive it belongs now.
    pub hive: Option<&'static str>,
    /// Whose throne it is, while that seat is in.
    pub throne: Option<&'static str>,
}

/// An ant. Marks are those of the seat on turn; one that is not set is not written.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct AntView {
    pub owner: &'static str,
    pub kind: Kind,
    /// Its power if it attacked now.
    pub power: u8,
    pub load: u8,
    #[mark]
    pub attacked: bool,
    #[mark]
    pub gathered: bool,
}

/// What one seat has.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct ColonyView {
    pub seat: &'static str,
    pub name: String,
    pub is_in: bool,
    pub store: u8,
    pub carried: u32,
    pub ants: Vec<CountView>,
    pub hives: Vec<&'static str>,
    /// The tiles of the hive with which it began.
    pub home: Vec<&'static str>,
    pub conquests: u8,
    pub throne: Option<HeldView>,
    /// Points now, if it is in.
    pub points: Option<u32>,
}

/// How many ants of a kind there are, and may be.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct CountView {
    pub kind: Kind,
    pub count: u8,
    pub limit: Option<u32>,
}

/// The holder of a throne, and how many of the owner's turns ended meanwhile.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct HeldView {
    /// Where the throne stands.
    pub tile: &'static str,
    pub holder: &'static str,
    pub count: u8,
}

/// A battle before it is fought: both sums, and the ants that would die.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct BattleView {
    pub participants: Vec<&'static str>,
    pub engaged: Vec<&'static str>,
    /// Ants that could still join, action points permitting.
    pub candidates: Vec<&'static str>,
    pub attack: u32,
    pub defence: u32,
    pub verdict: Verdict,
    pub dying: Vec<&'static str>,
}

/// An event whose draws are not finished.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct EventView {
    pub event: HappeningName,
    pub draws: u8,
}

impl Sight for DominAnts {
    type View = View;

    fn view(&self, state: &State, _: Viewer) -> View {
        View::new(self, state)
    }

    fn all_see_alike(&self) -> bool {
        true
    }

    /// Nothing is hidden (section 13), so there is only one world.
    #[inline]
    fn imagine<R: Rng>(&self, state: &State, _: Seat, _: &mut R) -> State {
        *state
    }

    fn dangers(&self, state: &State, seat: Seat) -> Vec<Danger> {
        eval::dangers(self, state, seat)
    }
}

impl View {
    fn new(game: &DominAnts, state: &State) -> Self {
        let name = |seat: Seat| game.seat_name(seat);
        let payers = match state.phase {
            Phase::Tax(payers) => state.order(game.seats).filter(|seat| payers.contains(*seat)).collect(),
            _ => Vec::new(),
        };
        Self {
            cycle: state.cycle,
            cycle_limit: game.cycle_limit.unwrap_or(0),
            stalemate_after: game.cycle_limit.is_none().then(|| game.last_cycle(state)),
            phase: state.phase.name(),
            acts: payers.first().copied().or(state.turn()).map(name),
            turn: state.turn().map(name),
            first: (state.phase != Phase::Start).then(|| name(state.first)),
            ap: state.ap,
            ap_full: game.turn_points(state.weather),
            move_cost: game.move_cost(state),
            weather: state.weather,
            boost: state.boost.map(name),
            throne_turns: game.throne_turns,
            supply: state.supply,
            neutral_reserve: u32::from(game.data.game.neutral_workers) - state.neutral().count(),
            tiles: Tile::all().map(|tile| tile_view(game, state, tile)).collect(),
            colonies: Seat::all(game.seats).map(|seat| colony_view(game, state, seat)).collect(),
            growing: match state.phase {
                Phase::Merge(_, growing) => Some(tile_name(growing)),
                _ => None,
            },
            battle: match state.phase {
                Phase::Battle(seat) => Some(battle_view(game, state, seat)),
                _ => None,
            },
            event: match state.phase {
                Phase::EventTile { face, draws } => {
                    Some(EventView { event: game.happening(face).name(), draws })
                }
                _ => None,
            },
            payers: payers.into_iter().map(name).collect(),
            outcome: game.outcome(state),
            ended: game.ending(state),
        }
    }
}

fn tile_view(game: &DominAnts, state: &State, tile: Tile) -> TileView {
    let corner = game.hive_at[tile.number()];
    let keeper = |seat: &Seat| state.of(*seat).hives >> corner & 1 == 1;
    let throne = |seat: &Seat| game.thrones[seat.index()] == tile;
    let painted =
        if game.sugar.contains(tile) { game.data.board.sugar_tiles.get(tile_name(tile)) } else { None };
    TileView {
        tile: tile_name(tile),
        ant: state.ant(tile).map(|ant| {
            let boosted = state.boost.is_some_and(|seat| ant.owner == Owner::Seat(seat));
            let power = if boosted && state.turn() == state.boost { &game.boosted } else { &game.power };
            AntView {
                owner: game.owner_name(ant.owner),
                kind: ant.kind,
                power: power[ant.kind.index()],
                load: ant.load,
                attacked: state.attacked.contains(tile),
                gathered: state.gathered.contains(tile),
            }
        }),
        node: state.lying[tile.number()],
        sugar: painted.and_then(|letter| COLOURS.into_iter().find(|colour| colour == letter)),
        // Most tiles are outside all hives, and thrones stand in hives.
        hive: if corner == NO_HIVE {
            None
        } else {
            state.active.iter().find(keeper).map(|seat| game.seat_name(seat))
        },
        throne: if corner == NO_HIVE {
            None
        } else {
            state.active.iter().find(throne).map(|seat| game.seat_name(seat))
        },
    }
}

fn colony_view(game: &DominAnts, state: &State, seat: Seat) -> ColonyView {
    let colony = state.of(seat);
    let is_in = state.active.contains(seat);
    let count = |kind: Kind| CountView {
        kind,
        count: colony.count(kind),
        // Queens are not limited by pawns: one is made only when there is none (9.2).
        limit: (kind != Kind::Queen).then(|| game.limit(state, seat, kind)),
    };
    ColonyView {
        seat: game.seat_name(seat),
        name: game.data.colours[game.colour_of(seat)].name.clone(),
        is_in,
        store: colony.store,
        carried: carried(state, seat),
        ants: Kind::ALL.iter().map(|kind| count(*kind)).collect(),
        hives: corners(game, state, seat).collect(),
        home: game.hive_lists[1 << game.corners[seat.index()]].iter().map(|tile| tile_name(*tile)).collect(),
        conquests: colony.conquests,
        throne: colony.holder.map(|holder| HeldView {
            tile: tile_name(game.thrones[seat.index()]),
            holder: game.seat_name(holder),
            count: colony.held,
        }),
        points: is_in.then(|| game.points(state, seat).total()),
    }
}

fn battle_view(game: &DominAnts, state: &State, seat: Seat) -> BattleView {
    let battle = game.battle(state, seat);
    let names = |tiles: TileSet| tiles.iter().map(tile_name).collect();
    BattleView {
        participants: game.joining_order(state, seat).into_iter().map(tile_name).collect(),
        engaged: names(battle.engaged),
        candidates: names(game.candidates(state, seat)),
        attack: battle.attack,
        defence: battle.defence,
        verdict: battle.verdict(),
        dying: names(battle.dying()),
    }
}
