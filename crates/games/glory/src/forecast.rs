//! What a player wants to know before deciding: how likely an attack succeeds, what things cost. Nothing hidden is used.

use hexapod_core::view;

use crate::cells::{Cell, Set};
use crate::data::GOODS;
use crate::eval::odds::{Side, odds};
use crate::game::Glory;
use crate::rules::March;
use crate::state::{Phase, Points, State, Troop, Unit};

/// An attack that is possible now.
#[view]
#[allow(missing_docs)] // The names are those of the rules file.
pub struct AttackView {
    pub from: String,
    pub to: String,
    /// The attackers.
    pub units: String,
    /// The chance to win in per cent, if the attacker presses to the end and no faction die but the Agile one is used (22.1).
    pub win: u8,
}

/// A march that gives Glory at once: it contests a tile or storms a stronghold.
#[view]
#[allow(missing_docs)]
pub struct RaidView {
    pub to: &'static str,
    pub glory: u8,
}

/// What the acting seat pays.
#[view]
#[allow(missing_docs)]
pub struct PriceView {
    /// A unit or the kind of a facility, as in notation.
    pub what: String,
    pub gold: u16,
}

/// What a good of the Legacy list takes from the acting seat now (L2).
#[view]
#[allow(missing_docs)]
pub struct LegacyView {
    /// The good, as in notation.
    pub good: &'static str,
    /// The Glory that is paid: as much of the band as the seat has.
    pub price: i16,
    /// What remains to be spent.
    pub left: i16,
}

impl Glory {
    /// Returns the attacks of the acting seat: of all units of a tile that can march, or of each group that may be sent.
    pub(crate) fn attacks(&self, state: &State) -> Vec<AttackView> {
        let mut found = Vec::new();
        let mut add = |from: Cell, to: Cell, group: Troop| {
            let (from, to, win) = (from.to_string(), to.to_string(), self.win_chance(state, from, to, group));
            found.push(AttackView { from, to, units: group.to_string(), win });
        };
        match state.phase {
            Phase::Move => self.each_march(state, |from, to, march| {
                if march == March::Attack {
                    add(from, to, state.points(from, state.seat).movable());
                }
            }),
            Phase::Send(from, to) if self.march_kind(state, state.seat, to) == Some(March::Attack) => {
                self.group_choice(state).each(|group| add(from, to, group));
            }
            _ => {}
        }
        found
    }

    /// Calls `visit` with each march of the acting seat in the move phase: its ends and its kind.
    fn each_march(&self, state: &State, mut visit: impl FnMut(Cell, Cell, March)) {
        for from in state.manned[state.seat.index()].iter().map(Cell::new) {
            if state.points(from, state.seat) == Points::NONE || !self.may_leave(state, from) {
                continue;
            }
            for direction in (0..6).filter(|direction| self.can_march(state, state.seat, from, *direction)) {
                if let Some(to) = from.neighbour(direction)
                    && let Some(march) = self.march_kind(state, state.seat, to)
                {
                    visit(from, to, march);
                }
            }
        }
    }

    /// Returns the tiles that the acting seat can contest, then those it can storm.
    pub(crate) fn raids(&self, state: &State) -> Vec<RaidView> {
        let (mut contests, mut storms) = (Set::EMPTY, Set::EMPTY);
        if state.phase == Phase::Move {
            self.each_march(state, |_, to, march| match march {
                March::Contest => _ = contests.insert(to.index()),
                March::Storm(_) => _ = storms.insert(to.index()),
                March::Walk(_) | March::Attack => {}
            });
        }
        let raid = |glory: u8| move |cell: usize| RaidView { to: Cell::new(cell).name(), glory };
        let (contest, storm) = (raid(self.data.glory.contest), raid(self.data.glory.storm));
        contests.iter().map(contest).chain(storms.iter().map(storm)).collect()
    }

    /// Returns the chance in per cent that the attackers of the battle under way win it by pressing to the end.
    pub(crate) fn battle_chance(&self, state: &State) -> u8 {
        let battle = &state.battle;
        self.win_chance(state, battle.from, battle.to, battle.group)
    }

    /// Returns what the acting seat can buy now, and for how much.
    pub(crate) fn prices(&self, state: &State) -> Vec<PriceView> {
        if !matches!(state.phase, Phase::Train | Phase::Buy) {
            return Vec::new();
        }
        let units = [Unit::I, Unit::M].into_iter();
        let units = units.map(|unit| (unit.word().to_owned(), self.price(state, state.seat, unit)));
        let facilities = self.facilities().map(|kind| (self.code(kind), self.facility_price(kind)));
        units.chain(facilities).map(|(what, gold)| PriceView { what, gold }).collect()
    }

    /// Returns the goods of the Legacy list that the acting seat can take now, with the price of each (R43).
    pub(crate) fn legacy_prices(&self, state: &State) -> Vec<LegacyView> {
        if state.phase != Phase::Legacy {
            return Vec::new();
        }
        let (seat, purse) = (state.seat, state.purse[state.seat.index()]);
        let goods = (0..GOODS.len() as u8).filter(|good| self.can_take(state, seat, *good));
        let priced = goods.map(|good| {
            let price = self.legacy_price(state, seat, good);
            LegacyView { good: GOODS[usize::from(good)], price, left: purse - price }
        });
        priced.collect()
    }

    fn win_chance(&self, state: &State, from: Cell, to: Cell, group: Troop) -> u8 {
        let attacker = state.turn.unwrap_or(state.seat);
        let (attackers, defenders) = (group.total(), state.defenders(to, attacker));
        let side = |units: u8, dice: u8| Side::new(units, dice.saturating_sub(units));
        let attack = side(attackers, self.attack_dice(state, from, group));
        let defence = side(defenders, self.defence_dice(state, to, Some(attacker)));
        (100.0 * odds(attack, defence).win).round() as u8
    }
}
