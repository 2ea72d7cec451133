//! How likely a good player takes each action: a quick guess of what it brings, in Glory.

use hexapod_core::Seat;

use super::holdings::fed;
use super::look::Look;
use super::weights::W;
use crate::actions::Action;
use crate::cells::Cell;
use crate::data::{Ability, Trained};
use crate::options::Spent;
use crate::rules::{March, compare};
use crate::state::{Faction, Ground, Kind, Phase, RING, State, Troop, Unit};

impl Look<'_> {
    /// Returns what an action seems to bring.
    pub(super) fn guess(&self, action: Action) -> f32 {
        let state = self.state;
        let seat = state.seat;
        match action {
            Action::March(from, to) => self.march(seat, from, to),
            Action::Send(troop) => self.send(seat, troop),
            Action::Ask(from, _, to) => {
                let fresh = state.points(from, seat).fresh();
                let gain = if state.crowd(to) > 0 {
                    self.attack(seat, from, fresh, to).0
                } else {
                    self.capture(seat, to).0
                };
                0.5 * gain.net() - 0.3
            }
            Action::Advance(troop) => self.advance(seat, troop),
            Action::Press => {
                let battle = &state.battle;
                self.attack(seat, battle.from, battle.group, battle.to).0.net()
            }
            Action::Done => match state.phase {
                Phase::Move => 0.3,
                Phase::Train => 0.2,
                _ => 0.25,
            },
            Action::Buy(unit) => self.buy(seat, unit),
            Action::Build(kind) => self.build(seat, kind),
            Action::At(cell) | Action::Set(cell) => self.place(seat, cell),
            Action::Deploy(unit, cell) => self.deploy(seat, unit, cell),
            Action::Found(cell) => {
                let enemies = self.enemies_near(seat, cell);
                -self.tile(state.ground(cell).kind()) * self.incomes[seat.index()]
                    - 0.5 * f32::from(enemies.saturating_sub(state.units(cell, seat).total()))
            }
            Action::Wild(_, food, water) => self.wild(seat, food, water),
            Action::Starve(unit, cell) => {
                let claim = !state.is_owned(cell);
                let last = state.stand(cell).0.total() == 1;
                -self.unit(unit) - if claim && last { 1.0 } else { 0.0 }
            }
            Action::Luck => self.luck(seat),
            Action::Rage => self.rage(),
            Action::Dodge => 0.6,
            Action::Kill(victim, unit) => self.unit(unit) + 0.02 * f32::from(state.glory[victim.index()]),
            Action::Faction(faction) => match faction {
                Faction::Tech => self.w[W::Tech],
                Faction::Religion => self.w[W::Religion],
                Faction::Parasite => self.w[W::Parasite],
                Faction::Primal => 0.0,
            },
            Action::Ring(place, ground) => self.ring(seat, usize::from(place), ground),
            Action::Push(turns) => self.push(seat, usize::from(turns)),
            Action::Wall(wall) => {
                let cell = match state.phase {
                    Phase::LastWall(cell) | Phase::LegacyWall(_, cell, _) => cell,
                    _ => return 0.0,
                };
                // Towards an enemy it keeps the enemy out, towards an own tile it is in the way.
                match cell.neighbour(usize::from(wall)).and_then(|next| state.owner(next)) {
                    Some(owner) if owner == seat => -0.5,
                    Some(_) => 0.5,
                    None => 0.0,
                }
            }
            Action::LeechRoll => match state.leech {
                0..=2 => 1.0,
                6 if state.victim.is_none() => 1.0,
                3 | 4 => 0.0,
                _ => -1.5,
            },
            Action::LeechFrom(victim) => 0.1 * f32::from(state.glory[victim.index()]),
            Action::Legacy(good) => {
                let price = f32::from(self.game.legacy_price(state, seat, good));
                if self.game.options.spent == Spent::Kept { 0.5 } else { -0.15 * price }
            }
            Action::LegacyPass => 0.3,
            Action::Deny => 0.2,
            Action::Grant | Action::Keep | Action::Withdraw | Action::LeechKeep => 0.0,
        }
    }

    /// Returns how many enemy units stand beside a tile and could enter it.
    fn enemies_near(&self, seat: Seat, cell: Cell) -> u8 {
        let state = self.state;
        let mut most = 0;
        for (direction, next) in state.around(cell) {
            let (troop, holder) = state.stand(next);
            if !troop.is_empty() && holder != seat && state.is_passable(cell, direction, next) {
                most = most.max(troop.total());
            }
        }
        most
    }

    /// Returns how many tiles of others lie beside a tile.
    fn targets_near(&self, seat: Seat, cell: Cell) -> f32 {
        let state = self.state;
        let mut targets = 0.0;
        for (direction, next) in state.around(cell) {
            let enemy = state.owner(next).is_some_and(|owner| owner != seat);
            if enemy && state.is_passable(cell, direction, next) {
                targets += 1.0;
            }
        }
        targets
    }

    fn march(&self, seat: Seat, from: Cell, to: Cell) -> f32 {
        let state = self.state;
        match self.game.march_kind(state, seat, to) {
            None => 0.0,
            Some(March::Attack) => {
                let group = state.points(from, seat).movable();
                self.attack(seat, from, group, to).0.net()
            }
            Some(March::Contest | March::Storm(_)) => self.capture(seat, to).0.net(),
            Some(March::Walk(_)) => {
                let chaos = self.game.is_chaos_source(state.ground(to));
                if !state.is_owned(to) {
                    let new = !state.manned[seat.index()].contains(to.index());
                    let claim = if new { self.capture(seat, to).0.own } else { 0.1 };
                    return claim - if chaos { 0.5 } else { 0.0 };
                }
                if chaos {
                    return -1.0;
                }
                // Guards go where they are missing, the others to the front.
                let guarded = state.units(to, seat).total() > 0;
                let danger = self.enemies_near(seat, to) > 0 && !guarded;
                let home = state.ground(to).is_stronghold();
                let gain = if danger { 0.6 + if home { 1.0 } else { 0.0 } } else { 0.0 };
                gain + 0.15 * (self.targets_near(seat, to) - self.targets_near(seat, from)).clamp(-2.0, 2.0)
            }
        }
    }

    fn send(&self, seat: Seat, troop: Troop) -> f32 {
        let state = self.state;
        let Phase::Send(from, to) = state.phase else { return 0.1 * f32::from(troop.total()) };
        if self.game.march_kind(state, seat, to) == Some(March::Attack) {
            return self.attack(seat, from, troop, to).0.net();
        }
        let danger = self.enemies_near(seat, to);
        let behind = self.enemies_near(seat, from);
        let stay = state.units(from, seat).total() - troop.total();
        let total = f32::from(troop.total());
        // One unit takes a tile; more hold it, if an enemy is near.
        let mut worth = if danger == 0 { -0.15 * (total - 1.0) } else { 0.1 * total };
        if stay == 0 {
            let home = state.ground(from).is_stronghold();
            worth -= if home && behind > 0 {
                1.5
            } else if behind > 0 {
                0.4
            } else {
                0.0
            };
        }
        worth - 0.1 * f32::from(troop.mobile() + 2 * troop.mercenary())
    }

    fn advance(&self, seat: Seat, troop: Troop) -> f32 {
        let state = self.state;
        let danger = self.enemies_near(seat, state.battle.to);
        let total = f32::from(troop.total());
        if danger == 0 { -0.1 * total } else { 0.1 * total }
    }

    fn buy(&self, seat: Seat, unit: Unit) -> f32 {
        let at = seat.index();
        let price = f32::from(self.game.price(self.state, seat, unit));
        let late = self.state.phase == Phase::Train && self.future[at] == 0.0;
        let turns = if late { 1.0 / 3.0 } else { self.alive[at] };
        self.unit(unit) * turns - self.w[W::Gold] * price * self.alive[at] + 0.3
    }

    fn build(&self, seat: Seat, kind: Kind) -> f32 {
        let at = seat.index();
        let info = self.game.info(kind);
        let (glory, unit) = match info.trains {
            Some(Trained::M) => (self.game.data.glory.build_mobile, Unit::M),
            _ => (self.game.data.glory.build_infantry, Unit::I),
        };
        let price = f32::from(self.game.facility_price(kind));
        f32::from(glory)
            + (self.unit(unit) - self.w[W::Gold] * price) * self.alive[at]
            + self.tile(kind) * self.incomes[at]
    }

    /// Returns how well a unit, a facility or a tile would lie here.
    fn place(&self, seat: Seat, cell: Cell) -> f32 {
        let state = self.state;
        let ground = state.ground(cell);
        match state.phase {
            Phase::BuildAt(_) | Phase::LegacyBuildAt(_) => {
                let safe = if self.enemies_near(seat, cell) > 0 { 0.3 } else { 0.0 };
                -self.tile(ground.kind()) * self.incomes[seat.index()].max(0.5) - safe
            }
            Phase::Last | Phase::LegacySet(..) => -0.2 * self.targets_near(seat, cell),
            _ => {
                let danger = f32::from(self.enemies_near(seat, cell));
                let guards = f32::from(state.units(cell, seat).total());
                let free = if self.game.is_free(ground) { 0.35 } else { 0.0 };
                let chaos = if self.game.is_chaos_source(ground) { 1.0 } else { 0.0 };
                let home = ground.is_stronghold();
                let need = if danger > guards { 0.4 + if home { 0.8 } else { 0.0 } } else { 0.0 };
                let bare = if guards == 0.0 { 0.1 + if home { 0.4 } else { 0.0 } } else { 0.0 };
                need + bare + free - chaos + 0.2 * self.targets_near(seat, cell).min(3.0)
            }
        }
    }

    /// Returns the most promising place for what is being bought.
    pub(super) fn best_place(&self) -> Option<Cell> {
        let mut best: Option<(Cell, f32)> = None;
        for cell in self.game.cells(self.state) {
            let worth = self.place(self.state.seat, Cell::new(cell));
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((Cell::new(cell), worth));
            }
        }
        best.map(|(cell, _)| cell)
    }

    fn deploy(&self, seat: Seat, unit: Unit, cell: Cell) -> f32 {
        let state = self.state;
        let ground = state.ground(cell);
        if self.game.is_chaos_source(ground) {
            return -3.0;
        }
        let mut worth = 0.3 * self.targets_near(seat, cell).min(3.0);
        if ground.is_stronghold() {
            worth += 0.3;
        }
        if self.game.info(ground.kind()).ability == Some(Ability::Fortress) {
            worth += 0.2;
        }
        if self.game.is_free(ground) {
            worth += 0.2;
        }
        let here = state.units(cell, seat).total();
        worth - 0.1 * f32::from(here) - if unit == Unit::M { 0.0 } else { 0.02 }
    }

    fn wild(&self, seat: Seat, food: u8, water: u8) -> f32 {
        let state = self.state;
        let at = seat.index();
        let need = self.game.need(state, seat);
        let eat = fed(
            u16::from(state.food[at]) + u16::from(food),
            u16::from(state.water[at]) + u16::from(water),
            0,
        );
        let hungry = need.saturating_sub(eat);
        // What is neither eaten nor drunk is lost as gold.
        -f32::from(hungry) * 1.2 * self.alive[at] - 0.3 * f32::from(food + water) * self.alive[at]
    }

    /// Luck: the more pairs are lost, the more there is to win.
    fn luck(&self, seat: Seat) -> f32 {
        let battle = &self.state.battle;
        let losses = compare(battle.attack, battle.defence);
        let attacks = self.state.turn == Some(seat);
        let (lost, won, dice) = if attacks {
            (losses.attacker, losses.defender, battle.attack)
        } else {
            (losses.defender, losses.attacker, battle.defence)
        };
        // A low die takes little with it and can hardly get worse.
        let low = 3.5 - f32::from(dice.face(0));
        0.4 * f32::from(lost) - 0.5 * f32::from(won) + 0.3 * low
    }

    fn rage(&self) -> f32 {
        let state = self.state;
        let late = self.future[state.seat.index()] <= 2.0;
        0.35 * f32::from(state.berserk) - 1.0 + if late { 1.0 } else { 0.0 }
    }

    /// Ring places: walls outwards, and good tiles side by side, so that they can be turned away.
    fn ring(&self, seat: Seat, place: usize, ground: Ground) -> f32 {
        let worth = self.tile(ground.kind());
        let facing = match ground.wall() {
            // The stronghold lies opposite to the place; the ring neighbours beside it.
            Some(wall) => match (wall + 6 - place) % 6 {
                0 => 0.3,
                1 | 5 => 0.2,
                _ => -0.6,
            },
            None => 0.0,
        };
        let ring = &self.state.ring[seat.index()];
        let before = if place > 0 { self.tile(ring[place - 1].kind()) } else { worth };
        let last = if place + 1 == RING { self.tile(ring[0].kind()) } else { worth };
        facing + 0.3 * worth - 0.5 * (worth - before).abs() - 0.5 * (worth - last).abs()
    }

    /// Pushing: good tiles away from the others.
    fn push(&self, seat: Seat, turns: usize) -> f32 {
        let state: &State = self.state;
        let place = self.game.turn_order(state).position(|other| other == seat).unwrap_or(0);
        let slots = crate::cells::slots(self.game.seats);
        let home = slots[place];
        let ring = &state.ring[seat.index()];
        let mut worth = 0.0;
        for (index, ground) in ring.iter().enumerate() {
            let direction = (index + turns) % 6;
            let Some(cell) = home.neighbour(direction) else { continue };
            let wall = ground.turned(turns).wall();
            let mut faces = 0.0;
            for (side, next) in (0..6).filter_map(|side| Some((side, cell.neighbour(side)?))) {
                let beside = |other: &Cell| *other == next || other.direction_to(next).is_some();
                let theirs = slots[..self.game.seats].iter().any(|other| *other != home && beside(other));
                if theirs && wall != Some(side) {
                    faces += 1.0;
                }
            }
            worth -= faces * self.tile(ground.kind());
        }
        worth
    }
}
