//! A look at a position: what every seat has, and what it threatens, in Glory.

use hexapod_core::{Seat, Silence, WinShares, heuristic::shares_of_points};

use super::odds::{Odds, Side, odds};
use super::weights::{Values, W};
use crate::actions::Action;
use crate::cells::{Cell, NEIGHBOURS, OUTSIDE, Set};
use crate::data::{Ability, Trained};
use crate::game::Glory;
use crate::rules::March;
use crate::state::{Faction, Holdings, Kind, MAX_PLAYERS, Phase, Points, RING, State, Troop, Unit};

/// What an attack brings its player, and what it does to the other.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Gain {
    pub(super) own: f32,
    pub(super) other: f32,
}

impl Gain {
    /// Returns how much closer it brings the one than the other.
    pub(super) fn net(self) -> f32 {
        self.own - self.other
    }

    fn times(self, factor: f32) -> Self {
        Self { own: self.own * factor, other: self.other * factor }
    }
}

/// The tiles that one stack enters, a unit for each.
struct Raids {
    targets: [Cell; Self::MOST],
    count: usize,
    most: usize,
}

impl Raids {
    const MOST: usize = 6;

    fn new(units: u8) -> Self {
        Self { targets: [Cell(0); Self::MOST], count: 0, most: usize::from(units).min(Self::MOST) }
    }

    fn left(&self) -> usize {
        self.most - self.count
    }

    /// From now on only so many units may still go.
    fn limit(&mut self, units: u8) {
        self.most = self.most.min(self.count + usize::from(units));
    }

    fn add(&mut self, to: Cell, taken: &Set) {
        if self.left() > 0 && !taken.contains(to.index()) && !self.targets().contains(&to) {
            self.targets[self.count] = to;
            self.count += 1;
        }
    }

    fn targets(&self) -> &[Cell] {
        &self.targets[..self.count]
    }
}

/// A position, with what all questions need.
pub(super) struct Look<'a> {
    pub(super) game: &'a Glory,
    pub(super) state: &'a State,
    pub(super) w: Values<'a>,
    /// Own turns of each seat that are still to come, without the present one.
    pub(super) future: [f32; MAX_PLAYERS],
    /// Incomes of each seat that it can still spend, at most the horizon.
    pub(super) incomes: [f32; MAX_PLAYERS],
    /// The part of a unit's worth that time leaves it.
    pub(super) alive: [f32; MAX_PLAYERS],
    /// Units of each seat that can be fed at its next upkeep.
    fed: [u16; MAX_PLAYERS],
    /// How much a threat of each seat counts.
    initiative: [f32; MAX_PLAYERS],
    /// The seat whose units have points left.
    moving: Option<Seat>,
    /// Whether the player whose turn it is has received what his tiles yield.
    produced: bool,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Glory, state: &'a State, w: Values<'a>) -> Self {
        let moving = state.turn.filter(|_| {
            !matches!(
                state.phase,
                Phase::Buy
                    | Phase::BuyAt(_)
                    | Phase::BuildAt(_)
                    | Phase::ChaosRoll(..)
                    | Phase::Wild(_)
                    | Phase::Starve
            )
        });
        let produced = match state.phase {
            Phase::StartWild(_) | Phase::Wild(_) | Phase::Starve => true,
            Phase::ChaosRoll(..) => false,
            _ => game.income_start,
        };
        let rounds = game.rounds.saturating_sub(state.round);
        let leech = matches!(state.phase, Phase::LeechChoice | Phase::LeechRoll | Phase::LeechVictim);
        let place_now = state.turn.and_then(|turn| state.order.iter().position(|seat| *seat == turn));
        let mut look = Self {
            game,
            state,
            w,
            future: [0.0; MAX_PLAYERS],
            incomes: [0.0; MAX_PLAYERS],
            alive: [0.0; MAX_PLAYERS],
            fed: [0; MAX_PLAYERS],
            initiative: [0.0; MAX_PLAYERS],
            moving,
            produced,
        };
        let (next, later) = (w.of(W::Next), w.of(W::Later));
        for place in 0..game.seats {
            let seat = if state.ordered { state.order[place].index() } else { place };
            let to_come = match place_now {
                Some(now) => place > now,
                None => leech,
            };
            let future = f32::from(rounds + u8::from(to_come));
            look.future[seat] = future;
            let own_turn = place_now == Some(place);
            let incomes = if own_turn && !produced { future } else { (future - 1.0).max(0.0) };
            look.incomes[seat] = incomes.min(w.of(W::Horizon));
            look.alive[seat] = (future / w.of(W::UnitTurns)).min(1.0);
            look.initiative[seat] = if own_turn && moving.is_some() {
                w.of(W::Now)
            } else if future > 0.0 {
                let away = match place_now {
                    Some(now) => (place + game.seats - now - 1) % game.seats,
                    None => place,
                };
                (0..away).fold(next, |part, _| part * later)
            } else {
                0.0
            };
        }
        look
    }

    /// Returns each seat's share of the victory.
    pub(super) fn shares(mut self) -> WinShares {
        let points = self.points();
        let seats = self.game.seats;
        let turns = self.future[..seats].iter().sum::<f32>() / seats as f32
            + if self.moving.is_some() { 0.5 } else { 0.0 };
        let scale = self.w.of(W::ScaleEnd) + self.w.of(W::ScaleRound) * turns.sqrt();
        shares_of_points(&points[..seats], scale)
    }

    /// Returns what each seat is worth, in Glory.
    fn points(&mut self) -> [f32; MAX_PLAYERS] {
        let mut points = [0.0; MAX_PLAYERS];
        for seat in Seat::all(self.game.seats) {
            points[seat.index()] = self.holdings(seat);
        }
        if self.state.phase.in_setup() {
            for seat in Seat::all(self.game.seats) {
                points[seat.index()] += self.preparations(seat);
            }
        }
        for seat in Seat::all(self.game.seats) {
            self.threats(seat, &mut points);
        }
        self.pending(&mut points);
        points
    }

    /// Returns what a tile is worth to its owner each turn.
    #[inline]
    pub(super) fn tile(&self, kind: Kind) -> f32 {
        self.w.of(W::Ground) + self.tiles(&self.game.info(kind).worth)
    }

    /// Returns what tiles that come to this are worth each turn.
    #[inline]
    fn tiles(&self, held: &Holdings) -> f32 {
        let w = self.w;
        f32::from(held.gold) * w.of(W::GoldTile)
            + f32::from(held.food) * w.of(W::FoodTile)
            + f32::from(held.water) * w.of(W::WaterTile)
            + f32::from(held.any) * w.of(W::AnyTile)
            + f32::from(held.churches) * w.of(W::Church)
            + f32::from(held.ministries) * w.of(W::Ministry)
            + f32::from(held.foundries) * w.of(W::Foundry)
            + f32::from(held.chaos_sources) * w.of(W::ChaosSource)
            + f32::from(held.facilities[0] + held.facilities[1]) * w.of(W::Trains)
    }

    /// Returns what a unit is worth while there is time.
    pub(super) fn unit(&self, unit: Unit) -> f32 {
        self.w.of(match unit {
            Unit::I => W::Infantry,
            Unit::M => W::Mobile,
            Unit::X => W::Mercenary,
        })
    }

    /// Returns Glory, tiles, claims, units, gold and hunger of a seat.
    fn holdings(&mut self, seat: Seat) -> f32 {
        let (game, state, w, at) = (self.game, self.state, self.w, seat.index());
        let held = &state.holdings[at];
        let count = state.owned[at].count() as f32;
        let tiles = count * w.of(W::Ground) + self.tiles(held);
        // Ties are broken by tiles, then units.
        let mut worth = f32::from(state.glory[at]) + tiles * self.incomes[at] + 0.02 * count;
        let (mut food, mut water) = (u16::from(state.food[at]), u16::from(state.water[at]));
        let mut any = 0_u16;
        if state.turn != Some(seat) || !self.produced {
            food += held.food;
            water += held.water;
            any += held.any;
        }
        let (spared, eaters) = (u16::from(held.ministries), state.eaters[at]);
        let mut claims = 0.0;
        for cell in state.manned[at] - state.owned[at] {
            if !state.is_owned(Cell::new(cell)) {
                let tile = self.tile(state.ground[cell].kind());
                claims += f32::from(game.data.glory.claim) + tile * self.incomes[at];
            }
        }
        if self.future[at] > 0.0 {
            worth += w.of(W::Claim) * claims;
        }
        for unit in Unit::ALL {
            let units = f32::from(state.army[at][unit.index()]);
            worth += units * (self.unit(unit) * self.alive[at] + 0.003);
        }
        worth += self.purse(seat);
        match state.phase {
            Phase::Wild(points) | Phase::StartWild(points) if state.seat == seat => any = u16::from(points),
            _ => {}
        }
        if state.turn != Some(seat) {
            food += u16::from(game.data.stronghold.food);
            water += u16::from(game.data.stronghold.water);
        }
        let fed = fed(food, water, any) + spared;
        self.fed[at] = fed;
        if eaters > fed && self.future[at] > 0.0 {
            let each = w.of(if self.moving == Some(seat) {
                W::HungerMoving
            } else if state.turn == Some(seat) {
                W::Hunger
            } else {
                W::HungerLater
            });
            worth -= f32::from(eaters - fed) * each * self.alive[at];
        }
        worth + self.faction(seat)
    }

    /// Returns what the faction of a seat will still be worth, and what its die shows.
    fn faction(&self, seat: Seat) -> f32 {
        let (state, w, at) = (self.state, self.w, seat.index());
        // Of ten rounds; longer games do not make a faction better for ever.
        let left = (self.future[at] / 10.0).min(1.0);
        match state.faction(seat) {
            None => 0.0,
            Some(Faction::Tech) => left * w.of(W::Tech),
            Some(Faction::Religion) => left * w.of(W::Religion),
            Some(Faction::Primal) => {
                f32::from(state.berserk.saturating_sub(1)) * w.of(W::Berserker) * self.alive[at]
            }
            Some(Faction::Parasite) => {
                let taken = self.game.leech[usize::from(state.leech)];
                let resources = f32::from(taken.gold + taken.food + taken.water);
                left * w.of(W::Parasite) + resources * w.of(W::Leech) * self.incomes[at]
            }
        }
    }

    /// Returns what the gold of a seat is worth: units that will still march, or a facility.
    fn purse(&self, seat: Seat) -> f32 {
        let (state, w, at) = (self.state, self.w, seat.index());
        let gold = f32::from(state.gold[at]);
        let buys = match state.phase {
            Phase::ChaosRoll(..) | Phase::Wild(_) | Phase::Starve => false,
            _ => state.turn == Some(seat),
        };
        let turns = if buys { self.future[at] } else { (self.future[at] - 1.0).max(0.0) };
        if !buys && self.future[at] == 0.0 {
            return 0.0003 * gold;
        }
        let mobile = self.facility_left(Trained::M);
        let infantry = self.facility_left(Trained::I);
        let mut late = 0.0;
        if mobile || infantry {
            late = w.of(W::GoldLate) * gold.min(20.0);
            // What can be built at once.
            let (prices, glory) = (&self.game.data.prices, &self.game.data.glory);
            if mobile && gold >= f32::from(prices.mobile_facility) {
                late = late.max(f32::from(glory.build_mobile));
            } else if infantry && gold >= f32::from(prices.infantry_facility) {
                late = late.max(f32::from(glory.build_infantry));
            } else if turns == 0.0 {
                late = 0.0;
            }
        }
        let early = w.of(W::Gold) * (turns / w.of(W::UnitTurns)).min(1.0) * gold;
        early.max(late) + 0.0003 * gold
    }

    fn facility_left(&self, trained: Trained) -> bool {
        let mut kinds = self.game.facilities();
        kinds.any(|kind| {
            self.game.info(kind).trains == Some(trained) && self.game.facility_left(self.state, kind)
        })
    }

    /// Returns what a seat has before its units stand on the map: tiles to be laid, and how they face the others.
    fn preparations(&self, seat: Seat) -> f32 {
        let (state, w, at) = (self.state, self.w, seat.index());
        let turns = self.incomes[at];
        let mut worth = 0.0;
        let exposed = w.of(W::Exposed) * turns;
        // The tile kept back will lie between the lands: two sides of it face the others.
        let held = state.hand_len(seat);
        let mut hand = 0.0;
        for kind in state.hand(seat) {
            hand += self.tile(kind);
        }
        if held > 1 {
            worth += hand * turns;
        } else if held == 1 {
            worth += hand * (turns - 2.0 * exposed);
        }
        let ring = &state.ring[at];
        if !ring[0].is_open() {
            let mean = if held > 0 { hand / held as f32 } else { 0.0 };
            let value =
                |place: usize| if ring[place].is_open() { mean } else { self.tile(ring[place].kind()) };
            let mut front = f32::INFINITY;
            for (place, land) in ring.iter().enumerate() {
                front = front.min(value(place) + value((place + 1) % RING));
                if !land.is_open() {
                    worth += value(place) * turns;
                }
            }
            worth -= 1.5 * exposed * front;
        }
        for cell in state.owned[at] {
            let cell = Cell::new(cell);
            let mut faces = 0.0;
            for (direction, next) in state.around(cell) {
                let enemy = state.owner(next).is_some_and(|owner| owner != seat);
                if enemy && state.is_passable(cell, direction, next) {
                    faces += 1.0;
                }
            }
            worth -= faces * exposed * self.tile(state.ground(cell).kind());
        }
        worth
    }

    /// Returns what the one seat gains and the other loses when a tile without defenders is entered.
    pub(super) fn capture(&self, seat: Seat, to: Cell) -> (Gain, Option<Seat>) {
        let (game, w, at) = (self.game, self.w, seat.index());
        let awards = &game.data.glory;
        let owner = self.state.owner(to).filter(|owner| *owner != seat);
        let kind = self.state.ground(to).kind();
        let keeps = if self.future[at] > 0.0 { w.of(W::Retake) * w.of(W::Claim) } else { 0.0 };
        let claim = f32::from(awards.claim);
        if kind == Kind::STRONGHOLD {
            let lost = owner.map_or(0.0, |owner| w.of(W::HomeLost) * self.alive[owner.index()]);
            return (Gain { own: f32::from(awards.storm) + keeps * claim, other: -lost }, owner);
        }
        let tile = self.tile(kind);
        let own = keeps * (claim + tile * self.incomes[at]);
        match owner {
            Some(owner) => {
                let lost = w.of(W::Retake) * tile * self.incomes[owner.index()];
                (Gain { own: own + f32::from(awards.contest), other: -lost }, Some(owner))
            }
            None => (Gain { own, other: 0.0 }, None),
        }
    }

    /// Returns the dice of a side beyond its units, and how much of another one its faction is worth.
    fn extra(&self, seat: Seat, troop: Troop, tile: Cell, attacks: bool) -> (u8, f32) {
        let fortress = self.game.info(self.state.ground(tile).kind()).ability == Some(Ability::Fortress);
        let tech = self.state.faction(seat) == Some(Faction::Tech) && !self.state.battle.dodged;
        let extra = u8::from(fortress) + u8::from(tech) + troop.mercenary();
        let part = match self.state.faction(seat) {
            Some(Faction::Religion) if !attacks => self.w.of(W::Luck),
            Some(Faction::Religion) if troop.total() >= 2 && !self.state.luck_used => self.w.of(W::Luck),
            Some(Faction::Primal) => 0.12 * f32::from(self.state.berserk.saturating_sub(1)),
            _ => 0.0,
        };
        (extra, part)
    }

    /// Returns how a battle of this group ends on average.
    pub(super) fn fight(&self, seat: Seat, from: Cell, group: Troop, to: Cell) -> (Odds, Seat) {
        let (mut troop, mut defender) = self.state.stand(to);
        let crowd = self.state.crowd(to);
        if troop.is_empty() {
            // Guests alone.
            defender = self.state.owner(to).unwrap_or(defender);
            troop = Troop::NONE;
        }
        let (more, luck) = self.extra(seat, group, from, true);
        let (less, guard) = self.extra(defender, troop, to, false);
        let side = Side::new(group.total(), more);
        let other = Side::new(crowd, less);
        let mut result = odds(side, other);
        let mut mix = |with: Odds, part: f32| {
            result.win += part * (with.win - result.win);
            result.attackers += part * (with.attackers - result.attackers);
            result.defenders += part * (with.defenders - result.defenders);
        };
        if luck > 0.0 {
            mix(odds(Side::new(group.total(), more + 1), other), luck);
        }
        if guard > 0.0 {
            mix(odds(side, Side::new(crowd, less + 1)), guard);
        }
        (result, defender)
    }

    /// Returns what an attack of this group brings both players on average.
    pub(super) fn attack(&self, seat: Seat, from: Cell, group: Troop, to: Cell) -> (Gain, Seat) {
        let (odds, defender) = self.fight(seat, from, group, to);
        let (capture, _) = self.capture(seat, to);
        let kill = f32::from(self.game.data.glory.kill);
        // Infantry dies first; mobile units are the rest of most groups.
        let cost = |troop: Troop, at: usize| {
            let unit = if troop.infantry() > 0 { W::Infantry } else { W::Mobile };
            self.w.of(unit) * self.alive[at]
        };
        let (troop, _) = self.state.stand(to);
        let own = odds.defenders * kill + odds.win * capture.own - odds.attackers * cost(group, seat.index());
        let other =
            odds.attackers * kill + odds.win * capture.other - odds.defenders * cost(troop, defender.index());
        (Gain { own, other }, defender)
    }

    /// Adds what the units of a seat can do in its next turn, or in the rest of this one: each stack enters tiles
    /// without defenders, or attacks together, whichever brings more.
    fn threats(&self, seat: Seat, points: &mut [f32; MAX_PLAYERS]) {
        let (game, state) = (self.game, self.state);
        let initiative = self.initiative[seat.index()];
        if initiative == 0.0 {
            return;
        }
        let raid = self.w.of(W::Raid);
        let unfed = raid * self.w.of(W::Unfed);
        let now = self.moving == Some(seat);
        let mut taken = Set::EMPTY;
        // Whoever stands outside at the end of the turn eats; in the last turn nobody cares.
        let mut meals = if self.future[seat.index()] > 0.0 { self.fed[seat.index()] } else { u16::MAX };
        for cell in state.manned[seat.index()] {
            let from = Cell::new(cell);
            let ready = if now {
                state.points(from, seat)
            } else {
                game.full_points(state.round + 1, state.units(from, seat))
            };
            if ready == Points::NONE || !game.may_leave(state, from) {
                continue;
            }
            let group = ready.movable();
            let mut raids = Raids::new(group.total());
            let mut attack = (0.0, Gain::default(), seat);
            let mut via = [from; 6];
            let mut ways = 0;
            for (direction, to) in state.around(from) {
                if !state.is_passable(from, direction, to) {
                    continue;
                }
                match game.march_kind(state, seat, to) {
                    None | Some(March::Walk(0)) => {}
                    Some(March::Walk(_)) => {
                        via[ways] = to;
                        ways += 1;
                        if !state.is_owned(to) && !state.manned[seat.index()].contains(to.index()) {
                            raids.add(to, &taken);
                        }
                    }
                    Some(March::Contest | March::Storm) => raids.add(to, &taken),
                    Some(March::Attack) => {
                        let (gain, defender) = self.attack(seat, from, group, to);
                        if gain.net() > attack.0 {
                            attack = (gain.net(), gain, defender);
                        }
                    }
                }
            }
            let quick = ready.fresh().total();
            if quick > 0 && raids.left() > 0 {
                raids.limit(quick);
                for through in &via[..ways] {
                    if !game.may_leave(state, *through) {
                        continue;
                    }
                    for (direction, next) in NEIGHBOURS[through.index()].iter().enumerate() {
                        if *next == OUTSIDE {
                            continue;
                        }
                        let to = Cell(*next);
                        // Cheap questions first: most neighbours are own tiles or open sea.
                        if state.is_owned(to)
                            && !state.owns(seat, to)
                            && state.is_passable(*through, direction, to)
                            && matches!(game.march_kind(state, seat, to), Some(March::Contest | March::Storm))
                        {
                            raids.add(to, &taken);
                        }
                    }
                }
            }
            let mut gains = [(Gain::default(), None); Raids::MOST];
            let mut net = 0.0;
            for (at, to) in raids.targets().iter().enumerate() {
                let (gain, owner) = self.capture(seat, *to);
                let part = if meals > at as u16 { raid } else { unfed };
                gains[at] = (gain.times(part), owner);
                net += gains[at].0.net();
            }
            if attack.0 > net {
                points[seat.index()] += initiative * attack.1.own;
                points[attack.2.index()] += initiative * attack.1.other;
                continue;
            }
            for (to, (gain, owner)) in raids.targets().iter().zip(gains) {
                taken.insert(to.index());
                meals = meals.saturating_sub(1);
                points[seat.index()] += initiative * gain.own;
                if let Some(owner) = owner {
                    points[owner.index()] += initiative * gain.other;
                }
            }
        }
    }

    /// Adds what is under way: a battle, a founding, a tile or a unit that is being placed.
    fn pending(&self, points: &mut [f32; MAX_PLAYERS]) {
        let state = self.state;
        let at = state.seat.index();
        match state.phase {
            Phase::AttackRoll | Phase::DefendRoll | Phase::Press => {
                let attacker = state.turn.unwrap_or(state.seat);
                let battle = &state.battle;
                let (gain, defender) = self.attack(attacker, battle.from, battle.group, battle.to);
                if state.phase != Phase::Press || gain.net() > 0.0 {
                    points[attacker.index()] += gain.own;
                    points[defender.index()] += gain.other;
                }
            }
            Phase::Kill(left) => {
                let (_, defender) = state.stand(state.battle.to);
                points[at] += f32::from(left);
                points[defender.index()] -=
                    f32::from(left) * self.unit(Unit::I) * self.alive[defender.index()];
            }
            Phase::Advance => {
                let (gain, owner) = self.capture(state.seat, state.battle.to);
                points[at] += gain.own;
                if let Some(owner) = owner {
                    points[owner.index()] += gain.other;
                }
            }
            Phase::Found => {
                points[at] += f32::from(self.game.data.start.rally) * self.unit(Unit::I) * self.alive[at];
                points[at] -= self.w.of(W::HomeLost) * self.alive[at];
            }
            Phase::LegacySet(kind, _) | Phase::LegacyWall(kind, ..) => {
                points[at] += self.tile(kind) * self.incomes[at];
            }
            Phase::LegacyAt(unit) => points[at] += self.unit(unit) * self.alive[at],
            Phase::LegacyFacility | Phase::LegacyBuildAt(_) => {
                points[at] += self.unit(Unit::I) * self.alive[at] + self.w.of(W::Trains) * self.incomes[at];
            }
            _ => {}
        }
    }
}

/// Returns how many units can be fed (U6, U7).
pub(super) fn fed(food: u16, water: u16, any: u16) -> u16 {
    let (less, more) = (food.min(water), food.max(water));
    let level = any.min(more - less);
    less + level + (any - level) / 2
}

impl Glory {
    /// Returns the shares of the victory, looking through steps that only finish what is begun.
    pub(super) fn look(&self, state: &State, w: Values<'_>) -> WinShares {
        match state.phase {
            Phase::Over => self.shares(state),
            Phase::Luck | Phase::Rage | Phase::Dodge => {
                let mut after = *state;
                self.act(&mut after, Action::Keep, &mut Silence);
                self.look(&after, w)
            }
            Phase::Send(..) | Phase::AskSend(..) => {
                let choice = self.group_choice(state);
                let mut first = None;
                // The whole group, or as much of it as there is room for.
                choice.each(|troop| first = Some(troop));
                let shares = self.look_after(state, first.map(Action::Send), w);
                // One unit is enough for most tiles without defenders.
                let to = match state.phase {
                    Phase::Send(_, to) | Phase::AskSend(_, _, to) => to,
                    _ => return shares,
                };
                if state.crowd(to) > 0 && !state.owns(state.seat, to) {
                    return shares;
                }
                let one = choice.of.first_to_die().map(|unit| Action::Send(Troop::of(unit)));
                let other = self.look_after(state, one, w);
                let at = state.seat.index();
                if other[at] > shares[at] { other } else { shares }
            }
            Phase::TrainAt(_) | Phase::BuyAt(_) | Phase::BuildAt(_) => {
                let place = Look::new(self, state, w).best_place();
                self.look_after(state, place.map(Action::At), w)
            }
            _ => Look::new(self, state, w).shares(),
        }
    }

    fn look_after(&self, state: &State, action: Option<Action>, w: Values<'_>) -> WinShares {
        let Some(action) = action else { return Look::new(self, state, w).shares() };
        let mut after = *state;
        self.act(&mut after, action, &mut Silence);
        match after.phase {
            Phase::Permit(..) => Look::new(self, &after, w).shares(),
            _ => self.look(&after, w),
        }
    }
}
