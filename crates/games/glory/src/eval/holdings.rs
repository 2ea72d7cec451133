//! What a seat has: tiles, claims, units, gold, food and water, its faction, and in the setup its land to be.

use hexapod_core::Seat;

use super::look::Look;
use super::weights::W;
use crate::cells::Cell;
use crate::data::Trained;
use crate::state::{Faction, Holdings, Kind, Phase, RING, Unit};

impl Look<'_> {
    /// Returns what a tile is worth to its owner each turn.
    #[inline]
    pub(super) fn tile(&self, kind: Kind) -> f32 {
        self.w[W::Ground] + self.tiles(&self.game.info(kind).worth)
    }

    /// Returns what tiles that come to this are worth each turn.
    #[inline]
    fn tiles(&self, held: &Holdings) -> f32 {
        let w = self.w;
        f32::from(held.gold) * w[W::GoldTile]
            + f32::from(held.food) * w[W::FoodTile]
            + f32::from(held.water) * w[W::WaterTile]
            + f32::from(held.any) * w[W::AnyTile]
            + f32::from(held.churches) * w[W::Church]
            + f32::from(held.ministries) * w[W::Ministry]
            + f32::from(held.foundries) * w[W::Foundry]
            + f32::from(held.chaos_sources) * w[W::ChaosSource]
            + f32::from(held.facilities[0] + held.facilities[1]) * w[W::Trains]
    }

    /// Returns what a unit is worth while there is time.
    pub(super) fn unit(&self, unit: Unit) -> f32 {
        self.w[match unit {
            Unit::I => W::Infantry,
            Unit::M => W::Mobile,
            Unit::X => W::Mercenary,
        }]
    }

    /// Returns Glory, tiles, claims, units, gold and hunger of a seat.
    pub(super) fn holdings(&mut self, seat: Seat) -> f32 {
        let (game, state, w, at) = (self.game, self.state, self.w, seat.index());
        let held = &state.holdings[at];
        let count = state.owned[at].count() as f32;
        let tiles = count * w[W::Ground] + self.tiles(held);
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
            worth += w[W::Claim] * claims;
        }
        for &unit in Unit::ALL {
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
            let each = w[if self.moving == Some(seat) {
                W::HungerMoving
            } else if state.turn == Some(seat) {
                W::Hunger
            } else {
                W::HungerLater
            }];
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
            Some(Faction::Tech) => left * w[W::Tech],
            Some(Faction::Religion) => left * w[W::Religion],
            Some(Faction::Primal) => {
                f32::from(state.berserk.saturating_sub(1)) * w[W::Berserker] * self.alive[at]
            }
            Some(Faction::Parasite) => {
                let taken = self.game.leech[usize::from(state.leech)];
                let resources = f32::from(taken.gold + taken.food + taken.water);
                let thefts = if state.leech == 6 && self.game.switches.six_takes_once {
                    let due = state.victim.is_some() || state.phase == Phase::LeechVictim;
                    if due { self.incomes[at].min(1.0) } else { 0.0 }
                } else {
                    self.incomes[at]
                };
                left * w[W::Parasite] + resources * w[W::Leech] * thefts
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
            late = w[W::GoldLate] * gold.min(20.0);
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
        let early = w[W::Gold] * (turns / w[W::UnitTurns]).min(1.0) * gold;
        early.max(late) + 0.0003 * gold
    }

    fn facility_left(&self, trained: Trained) -> bool {
        let mut kinds = self.game.facilities();
        kinds.any(|kind| {
            self.game.info(kind).trains == Some(trained) && self.game.facility_left(self.state, kind)
        })
    }

    /// Returns what a seat has before its units stand on the map: tiles to be laid, and how they face the others.
    pub(super) fn preparations(&self, seat: Seat) -> f32 {
        let (state, w, at) = (self.state, self.w, seat.index());
        let turns = self.incomes[at];
        let mut worth = 0.0;
        let exposed = w[W::Exposed] * turns;
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
}

/// Returns how many units can be fed (U6, U7).
pub(super) fn fed(food: u16, water: u16, any: u16) -> u16 {
    let (less, more) = (food.min(water), food.max(water));
    let level = any.min(more - less);
    less + level + (any - level) / 2
}
