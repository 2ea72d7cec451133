//! What a viewer may know (section 16): the only place that decides what is hidden.

use std::sync::Arc;

use hexapod_core::{Outcome, Rng, Rules, Seat, Sight, Viewer, view};

use crate::cells::{CELLS, Cell, Direction, PLACES, slots};
use crate::data::{Ability, Class};
use crate::events::{Pair, pairs};
use crate::forecast::{AttackView, LegacyView, PriceView, RaidView};
use crate::game::Glory;
use crate::imagine;
use crate::options::Income;
use crate::pieces::{Faction, Points};
use crate::position::points_exist;
use crate::state::{Kind, Phase, PhaseName, State};

/// A position as one viewer sees it.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct View {
    pub phase: PhaseName,
    /// The acting seat; empty when chance acts or the game is over.
    pub acting: Option<&'static str>,
    pub turn: Option<&'static str>,
    pub round: u8,
    pub rounds: u8,
    /// How many units a tile holds, and a stronghold (M6).
    pub places: [u8; 2],
    /// How many dice Tech must have rolled to dodge (F4).
    pub dodge_dice: u8,
    /// Empty until it is decided.
    pub order: Vec<&'static str>,
    pub tiles: Vec<TileView>,
    pub seats: Vec<SeatView>,
    pub berserk: u8,
    /// 0 until it is rolled.
    pub leech: u8,
    pub victim: Option<&'static str>,
    /// What is left of each kind, as far as the viewer can know: before the last tiles are set, the full set minus
    /// what the viewer has seen.
    pub supply: Vec<SupplyView>,
    pub battle: Option<BattleView>,
    /// Dice that chance is to roll.
    pub dice_due: u8,
    /// What is pending in this phase, in the words of positions.
    pub pending: Option<String>,
    /// Attacks of the acting seat: of all units of a tile that can march, or of each group that may be sent.
    pub attacks: Vec<AttackView>,
    /// Tiles without defenders that the acting seat can march to for Glory.
    pub raids: Vec<RaidView>,
    /// What things cost the acting seat, where it can buy.
    pub prices: Vec<PriceView>,
    /// What the goods of the Legacy list take from the acting seat, where it can buy them.
    pub legacy: Vec<LegacyView>,
    pub outcome: Option<Outcome>,
}

/// A tile on the map.
#[view]
#[allow(missing_docs)]
pub struct TileView {
    pub cell: &'static str,
    pub q: i8,
    pub r: i8,
    pub kind: Arc<str>,
    pub name: Arc<str>,
    pub wall: Option<Direction>,
    pub owner: Option<&'static str>,
    /// Unowned, with units of a player who will claim it.
    pub contested: bool,
    /// No upkeep for units here.
    pub free: bool,
    /// What it can do besides producing.
    pub ability: Option<Ability>,
    /// What it gives its owner now, the Foundry's bonus included; without an owner, what is printed.
    pub gold: u16,
    pub food: u8,
    pub water: u8,
    pub any: u8,
    /// Dice with which the units here would defend it; 0 without units. Units of one player would attack with as many
    /// (B3).
    pub dice: u8,
    /// These dice are for the defence only: units of several players attack apart, and none leaves a Chaos Source (M4).
    #[mark]
    pub defends_only: bool,
    pub units: Vec<UnitsView>,
}

/// Units of one player on a tile.
#[view]
#[allow(missing_docs)]
pub struct UnitsView {
    pub seat: &'static str,
    pub infantry: u8,
    pub mobile: u8,
    pub mercenary: u8,
    /// Those that can still march this turn.
    pub movable: String,
    /// How many of them have two points left.
    pub twice: u8,
}

/// A player.
#[view]
#[allow(missing_docs)]
pub struct SeatView {
    pub seat: &'static str,
    pub faction: Option<Faction>,
    pub glory: i16,
    pub purse: i16,
    pub gold: u16,
    pub food: u8,
    pub water: u8,
    pub discount: u8,
    pub home: Option<&'static str>,
    /// Where the stronghold will lie, while the land is not pushed yet and the turn order is decided (S6).
    pub slot: Option<&'static str>,
    pub tiles: usize,
    /// Units on the map: infantry, mobile, mercenary.
    pub army: [u8; 3],
    /// Starting units that are still to be placed: infantry, mobile (S8).
    pub to_place: [u8; 2],
    pub markers: u8,
    /// What the tiles will yield at the next upkeep.
    pub income: [u16; 4],
    /// Units that must be fed.
    pub need: u16,
    /// How many of them the next upkeep could feed as things stand; the others would starve.
    pub fed: u16,
    /// Kinds in the hand, `?` for those the viewer may not know.
    pub hand: Vec<String>,
    /// Kinds and walls in the ring, `?` for those the viewer may not know.
    pub ring: Vec<String>,
}

/// What is left of a kind.
#[view]
#[allow(missing_docs)]
pub struct SupplyView {
    pub kind: Arc<str>,
    pub name: Arc<str>,
    pub class: Class,
    pub left: u8,
    /// What one such tile yields: gold, food, water, any.
    pub gives: [u16; 4],
}

/// The battle under way.
#[view]
#[allow(missing_docs)]
pub struct BattleView {
    pub from: String,
    pub to: String,
    pub attackers: String,
    pub began: u8,
    pub commander: &'static str,
    pub through: bool,
    pub mixed: bool,
    pub raged: bool,
    pub dodged: bool,
    pub attack: Vec<u8>,
    pub defence: Vec<u8>,
    /// Pairs from high to low, once both sides have rolled.
    pub pairs: Vec<Pair>,
    /// The faction whose die each side rolls among the others: Luck as the first (F2), Agile as the last (F4).
    pub attack_die: Option<Faction>,
    pub defence_die: Option<Faction>,
    /// The attacker's chance in per cent to win by pressing to the end (22.1), with the units that are left.
    pub win: u8,
}

impl Sight for Glory {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    fn view_beside(&self, state: &State, viewer: Viewer, other: &View) -> View {
        View::beside(self, state, viewer, other)
    }

    /// The deal, and in the quick setup the ring, which chance arranges face down.
    fn secret_draw(&self, state: &State) -> Option<Seat> {
        let is_secret = state.phase == Phase::Deal || (state.phase == Phase::Ring && self.chance_acts(state));
        is_secret.then_some(state.seat)
    }

    fn keeps_secrets(&self, state: &State) -> bool {
        self.has_secrets(state)
    }

    /// Only the setup holds secrets: the last ring tile turns the rings over (S5).
    fn may_uncover(&self, state: &State) -> bool {
        match state.phase {
            Phase::Ring => state.ring_len(state.seat) + 1 == Direction::ALL.len(),
            phase => matches!(phase, Phase::Last | Phase::LastWall(_)),
        }
    }

    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        imagine::imagine(self, state, seat, rng)
    }
}

impl View {
    fn new(game: &Glory, state: &State, viewer: Viewer) -> Self {
        let name = |seat: Seat| game.seat_name(seat);
        let acts = state.phase != Phase::Over && !game.chance_acts(state);
        let battle = &state.battle;
        let tiles = (0..CELLS).map(Cell::new).filter(|cell| !state.ground(*cell).is_open());
        Self {
            phase: state.phase.name(),
            acting: acts.then(|| name(state.seat)),
            turn: state.turn.map(name),
            round: state.round,
            rounds: game.options.rounds,
            places: [game.data.limits.tile, game.data.limits.stronghold],
            dodge_dice: game.data.limits.dodge_dice,
            order: game.turn_order(state).filter(|_| state.ordered).map(name).collect(),
            tiles: tiles.map(|cell| tile_view(game, state, cell)).collect(),
            seats: Seat::all(game.seats).map(|seat| seat_view(game, state, seat, viewer)).collect(),
            berserk: state.berserk,
            leech: state.leech,
            victim: state.victim.map(name),
            supply: supply_view(game, state, viewer),
            battle: state.phase.in_battle().then(|| BattleView {
                from: battle.from.to_string(),
                to: battle.to.to_string(),
                attackers: battle.group.to_string(),
                began: battle.began,
                commander: name(battle.commander),
                through: battle.through,
                mixed: battle.mixed,
                raged: battle.raged,
                dodged: battle.dodged,
                attack: battle.attack.iter().collect(),
                defence: battle.defence.iter().collect(),
                pairs: pairs(battle),
                attack_die: game.die_in_pool(state, true),
                defence_die: game.die_in_pool(state, false),
                win: game.battle_chance(state),
            }),
            dice_due: game.dice_due(state),
            pending: pending(game, state),
            attacks: game.attacks(state),
            raids: game.raids(state),
            prices: game.prices(state),
            legacy: game.legacy_prices(state),
            outcome: game.outcome(state),
        }
    }

    /// Only hands, rings and what is known of the supply depend on the viewer; the rest is that of another viewer of the
    /// same state.
    fn beside(game: &Glory, state: &State, viewer: Viewer, other: &Self) -> Self {
        let mut view = other.clone();
        for (seat, shown) in Seat::all(game.seats).zip(&mut view.seats) {
            shown.hand = hand_text(game, state, seat, viewer);
            shown.ring = ring_seen(game, state, seat, viewer);
        }
        let known = known_supply(game, state, viewer);
        for (kind, shown) in supply_kinds(game).zip(&mut view.supply) {
            shown.left = known[usize::from(kind.0)];
        }
        view
    }
}

/// Returns the kinds of tiles by class.
fn supply_kinds(game: &Glory) -> impl Iterator<Item = Kind> {
    Class::ALL.iter().flat_map(|class| game.kinds_of(*class))
}

fn supply_view(game: &Glory, state: &State, viewer: Viewer) -> Vec<SupplyView> {
    let known = known_supply(game, state, viewer);
    let supply = supply_kinds(game).map(|kind| SupplyView {
        kind: Arc::clone(&game.label(kind).code),
        name: Arc::clone(&game.label(kind).name),
        class: game.info(kind).class,
        left: known[usize::from(kind.0)],
        gives: {
            let worth = &game.info(kind).worth;
            [worth.gold, worth.food, worth.water, worth.any]
        },
    });
    supply.collect()
}

fn tile_view(game: &Glory, state: &State, cell: Cell) -> TileView {
    let ground = state.ground(cell);
    let owner = state.owner(cell);
    let info = game.info(ground.kind());
    let gold = owner.map_or(info.worth.gold, |owner| game.yield_of(state, owner, cell).0.gold);
    let units = Seat::all(game.seats).filter(|seat| !state.units(cell, *seat).is_empty()).map(|seat| {
        let troop = state.units(cell, seat);
        let moves =
            state.turn == Some(seat) && points_exist(game, state.phase) && game.may_leave(state, cell);
        let points = if moves { state.points(cell, seat) } else { Points::NONE };
        UnitsView {
            seat: game.seat_name(seat),
            infantry: troop.infantry(),
            mobile: troop.mobile(),
            mercenary: troop.mercenary(),
            movable: points.movable().to_string(),
            twice: points.fresh().total(),
        }
    });
    let units: Vec<UnitsView> = units.collect();
    let (q, r) = PLACES[cell.index()];
    TileView {
        cell: cell.name(),
        q,
        r,
        kind: Arc::clone(&game.label(ground.kind()).code),
        name: Arc::clone(&game.label(ground.kind()).name),
        wall: ground.wall().map(|wall| Direction::ALL[wall]),
        owner: owner.map(|owner| game.seat_name(owner)),
        contested: owner.is_none() && state.crowd(cell) > 0,
        free: game.is_free(ground),
        ability: info.ability,
        gold,
        food: info.worth.food as u8,
        water: info.worth.water as u8,
        any: info.worth.any as u8,
        dice: if state.crowd(cell) > 0 { game.defence_dice(state, cell, None) } else { 0 },
        defends_only: units.len() > 1 || (!units.is_empty() && !game.may_leave(state, cell)),
        units,
    }
}

/// How many units food and water are enough for at the seat's next upkeep.
fn fed(game: &Glory, state: &State, seat: Seat) -> u16 {
    let at = seat.index();
    // The tiles have given everything when units starve.
    if state.phase == Phase::Starve && state.seat == seat {
        return state.food[at].min(state.water[at]).into();
    }
    let is_turn = state.turn == Some(seat);
    let income = game.production(state, seat);
    // While points of any are chosen, they alone are still to come.
    if let Phase::Wild(any) | Phase::StartWild(any) = state.phase
        && state.seat == seat
    {
        return most_fed(state.food[at].into(), state.water[at].into(), any.into());
    }
    // Before its turn a seat still gets what the stronghold gives (T4); with `income=start` (U8) the tiles have given
    // everything when the turn has begun.
    let stronghold = u16::from(!is_turn);
    let tiles = u16::from(!(game.options.income == Income::Start && is_turn));
    let food = u16::from(state.food[at]) + stronghold + tiles * u16::from(income.food);
    let water = u16::from(state.water[at]) + stronghold + tiles * u16::from(income.water);
    most_fed(food, water, tiles * u16::from(income.any))
}

/// U6, U7: every unit needs one food and one water; a point of any is one or the other.
fn most_fed(food: u16, water: u16, any: u16) -> u16 {
    let gap = food.abs_diff(water);
    food.min(water) + any.min(gap) + any.saturating_sub(gap) / 2
}

/// S6: the slots are taken in turn order.
fn slot(game: &Glory, state: &State, seat: Seat) -> Option<Cell> {
    let pushes = state.phase.in_setup() && state.ordered && state.home(seat).is_none();
    let place = game.turn_order(state).position(|other| other == seat).filter(|_| pushes)?;
    Some(slots(game.seats)[place])
}

/// S8: what is missing from the starting units while they are placed.
fn to_place(game: &Glory, state: &State, seat: Seat) -> [u8; 2] {
    if state.phase != Phase::Deploy {
        return [0; 2];
    }
    let start = &game.data.start;
    let [infantry, mobile, _] = state.army[seat.index()];
    [start.infantry.saturating_sub(infantry), start.mobile.saturating_sub(mobile)]
}

fn seat_view(game: &Glory, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let at = seat.index();
    let income = game.production(state, seat);
    SeatView {
        seat: game.seat_name(seat),
        faction: state.faction(seat),
        glory: state.glory[at],
        purse: state.purse[at],
        gold: state.gold[at],
        food: state.food[at],
        water: state.water[at],
        discount: state.discount[at],
        home: state.home(seat).map(Cell::name),
        slot: slot(game, state, seat).map(Cell::name),
        tiles: state.owned[at].count(),
        army: state.army[at],
        to_place: to_place(game, state, seat),
        markers: game.markers(state, seat),
        income: [income.gold, income.food.into(), income.water.into(), income.any.into()],
        need: game.need(state, seat),
        fed: fed(game, state, seat),
        hand: hand_text(game, state, seat, viewer),
        ring: ring_seen(game, state, seat, viewer),
    }
}

/// Whether the viewer may know the tiles in the hand of this seat: the own hand, and the tile being set face up.
pub(crate) fn sees_hand(state: &State, seat: Seat, viewer: Viewer) -> bool {
    viewer.sees(seat) || (matches!(state.phase, Phase::LastWall(_)) && state.seat == seat)
}

/// Whether the viewer may know the ring of this seat: the own ring, and all once the last one is complete (S5).
pub(crate) fn sees_ring(state: &State, seat: Seat, viewer: Viewer) -> bool {
    viewer.sees(seat) || !matches!(state.phase, Phase::Ring)
}

/// Returns the hand as the viewer sees it.
pub(crate) fn hand_text(game: &Glory, state: &State, seat: Seat, viewer: Viewer) -> Vec<String> {
    let sees = sees_hand(state, seat, viewer);
    state.hand(seat).map(|kind| if sees { game.code(kind) } else { "?".to_owned() }).collect()
}

/// Returns the ring as the viewer sees it.
pub(crate) fn ring_seen(game: &Glory, state: &State, seat: Seat, viewer: Viewer) -> Vec<String> {
    let sees = sees_ring(state, seat, viewer);
    let ring = state.ring[seat.index()].iter().filter(|ground| !ground.is_open());
    ring.map(|ground| if sees { game.ground_text(*ground) } else { "?".to_owned() }).collect()
}

/// Returns the supply as the viewer can know it: the full set minus what the viewer has seen, until nothing is hidden.
pub(crate) fn known_supply(game: &Glory, state: &State, viewer: Viewer) -> [u8; 32] {
    if !game.has_secrets(state) || viewer == Viewer::Referee {
        return state.supply;
    }
    let mut left = game.full;
    let mut see = |kind: Kind| {
        let left = &mut left[usize::from(kind.0)];
        *left = left.saturating_sub(1);
    };
    state.ground.iter().for_each(|ground| see(ground.kind()));
    for seat in Seat::all(game.seats) {
        if sees_hand(state, seat, viewer) {
            state.hand(seat).for_each(&mut see);
        }
        if sees_ring(state, seat, viewer) {
            state.ring[seat.index()].iter().for_each(|ground| see(ground.kind()));
        }
    }
    left
}

/// Returns what is pending in the phase, in the words of positions.
fn pending(game: &Glory, state: &State) -> Option<String> {
    Some(match state.phase {
        Phase::LastWall(cell) => cell.to_string(),
        Phase::Deploy => game.unit_due(state).word().to_owned(),
        Phase::Ring => Direction::WORDS[state.ring_len(state.seat) % 6].to_owned(),
        Phase::TrainAt(unit) | Phase::BuyAt(unit) | Phase::LegacyAt(unit) => unit.word().to_owned(),
        Phase::BuildAt(kind) | Phase::LegacyBuildAt(kind) | Phase::LegacySet(kind, _) => game.code(kind),
        Phase::Send(from, to) => format!("{from}-{to}"),
        Phase::AskSend(from, through, to) => format!("{from}-{through}-{to}"),
        Phase::Permit(from, through, to, troop) => format!("{from}-{through}-{to} {troop}"),
        Phase::Kill(left) => left.to_string(),
        Phase::ChaosRoll(cell, any) => format!("{cell} {any}"),
        Phase::Wild(any) | Phase::StartWild(any) => any.to_string(),
        Phase::LegacyDraw(class, _) => format!("{} {}", game.seat_name(state.seat), class.word()),
        Phase::LegacyWall(kind, cell, _) => format!("{} {cell}", game.code_str(kind)),
        Phase::OrderRoll => game.seat_name(state.seat).to_owned(),
        Phase::Deal => {
            format!("{} {}", game.seat_name(state.seat), game.class_due(state.hand_len(state.seat)).word())
        }
        _ => return None,
    })
}
