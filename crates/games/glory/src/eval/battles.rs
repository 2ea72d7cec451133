//! What an attack brings: the battle, and the tile behind it.

use hexapod_core::Seat;

use super::look::Look;
use super::odds::{Odds, Side, odds};
use super::weights::W;
use crate::cells::Cell;
use crate::data::Ability;
use crate::state::{Faction, Kind, Troop};

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

    pub(super) fn times(self, factor: f32) -> Self {
        Self { own: self.own * factor, other: self.other * factor }
    }
}

impl Look<'_> {
    /// Returns what the one seat gains and the other loses when a tile without defenders is entered.
    pub(super) fn capture(&self, seat: Seat, to: Cell) -> (Gain, Option<Seat>) {
        let (game, w, at) = (self.game, self.w, seat.index());
        let awards = &game.data.glory;
        let owner = self.state.owner(to).filter(|owner| *owner != seat);
        let kind = self.state.ground(to).kind();
        let keeps = if self.future[at] > 0.0 { w[W::Retake] * w[W::Claim] } else { 0.0 };
        let claim = f32::from(awards.claim);
        if kind == Kind::STRONGHOLD {
            let lost = owner.map_or(0.0, |owner| w[W::HomeLost] * self.alive[owner.index()]);
            return (Gain { own: f32::from(awards.storm) + keeps * claim, other: -lost }, owner);
        }
        let tile = self.tile(kind);
        let own = keeps * (claim + tile * self.incomes[at]);
        match owner {
            Some(owner) => {
                let lost = w[W::Retake] * tile * self.incomes[owner.index()];
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
            Some(Faction::Religion) if !attacks => self.w[W::Luck],
            Some(Faction::Religion) if troop.total() >= 2 && !self.state.luck_used => self.w[W::Luck],
            Some(Faction::Primal) => 0.12 * f32::from(self.state.berserk.saturating_sub(1)),
            _ => 0.0,
        };
        (extra, part)
    }

    /// Returns how a battle of this group ends on average.
    pub(super) fn fight(&self, seat: Seat, from: Cell, group: Troop, to: Cell) -> (Odds, Seat) {
        let (mut troop, mut defender) = self.state.stand(to);
        let crowd = self.state.defenders(to, seat);
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
        let enters = self.game.room_to_enter(self.state, seat, to) > 0;
        let capture = if enters { self.capture(seat, to).0 } else { Gain::default() };
        let kill = f32::from(self.game.data.glory.kill);
        // Infantry dies first; mobile units are the rest of most groups.
        let cost = |troop: Troop, at: usize| {
            let unit = if troop.infantry() > 0 { W::Infantry } else { W::Mobile };
            self.w[unit] * self.alive[at]
        };
        let (troop, _) = self.state.stand(to);
        let own = odds.defenders * kill + odds.win * capture.own - odds.attackers * cost(group, seat.index());
        let other =
            odds.attackers * kill + odds.win * capture.other - odds.defenders * cost(troop, defender.index());
        (Gain { own, other }, defender)
    }
}
