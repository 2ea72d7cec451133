//! Sections 8 and 9: battles and the faction dice.

use hexapod_core::{Rules as _, Seat, Sink};

use crate::cells::Cell;
use crate::data::Ability;
use crate::events::Event;
use crate::game::Glory;
use crate::state::{Battle, Dice, Faction, Phase, State, Troop, Unit};

/// Pairs lost by each side as the dice lie (B4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Losses {
    pub(crate) attacker: u8,
    pub(crate) defender: u8,
}

/// Compares two rolls pair by pair, from high to low; equal dice are won by the defender.
#[inline]
pub(crate) fn compare(attack: Dice, defence: Dice) -> Losses {
    let pairs = attack.len().min(defence.len());
    let defender = attack.sorted().above(defence.sorted(), pairs);
    Losses { attacker: pairs as u8 - defender, defender }
}

impl Glory {
    pub(super) fn begin_battle<S: Sink<Event>>(
        &self,
        state: &mut State,
        from: Cell,
        to: Cell,
        group: Troop,
        through: bool,
        events: &mut S,
    ) {
        let seat = state.seat;
        let commander = self.defending_commander(state, to, Some(seat));
        let sides = self.defending_seats(state, to, Some(seat));
        state.battle = Battle {
            from,
            to,
            group,
            began: group.total(),
            commander,
            through,
            mixed: sides.count() > 1,
            luckless: state.luck_used && state.faction(seat) == Some(Faction::Religion),
            ..Battle::NONE
        };
        events.tell(|| Event::BattleBegins {
            seat: self.seat_name(seat),
            units: group.to_string(),
            from: from.to_string(),
            to: to.to_string(),
            commander: self.seat_name(commander),
            defenders: self.defenders_text(state, to, seat),
        });
        state.phase = Phase::AttackRoll;
    }

    /// Returns the seats with units that defend a tile. Guests of the attacker, if it is known, stand aside (P4).
    pub(crate) fn defending_seats(
        &self,
        state: &State,
        to: Cell,
        attacker: Option<Seat>,
    ) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
            .filter(move |seat| Some(*seat) != attacker && !state.units(to, *seat).is_empty())
    }

    /// B2: the one owner; the host with a unit there; else the guest with the most units, earlier in turn order.
    fn defending_commander(&self, state: &State, to: Cell, attacker: Option<Seat>) -> Seat {
        let (troop, holder) = state.stand(to);
        if !troop.is_empty() {
            return holder;
        }
        let mut best = (0, holder);
        for seat in self.turn_order(state).filter(|seat| Some(*seat) != attacker) {
            let units = state.units(to, seat).total();
            if units > best.0 {
                best = (units, seat);
            }
        }
        best.1
    }

    /// Returns the commander of the attackers: the player whose turn it is (B2).
    #[inline]
    fn attacking_commander(&self, state: &State) -> Seat {
        state.turn.unwrap_or(state.seat)
    }

    /// Returns the dice of a side in a round (B3): of this battle on its two tiles, else of one that could begin.
    fn pool(&self, state: &State, commander: Seat, dice: u8, tile: Cell) -> u8 {
        let fortress = self.info(state.ground(tile).kind()).ability == Some(Ability::Fortress);
        let pool = (dice + u8::from(fortress)).min(self.data.limits.dice);
        if state.faction(commander) != Some(Faction::Tech) {
            pool.max(1)
        } else if state.battle.dodged && [state.battle.from, state.battle.to].contains(&tile) {
            pool.saturating_sub(1).max(1)
        } else {
            // F4: the Agile die counts beyond the limit too.
            pool + 1
        }
    }

    fn dice_of(&self, troop: Troop) -> u8 {
        Unit::ALL.iter().copied().map(|unit| troop.count(unit) * self.unit(unit).dice).sum()
    }

    pub(crate) fn attack_pool(&self, state: &State) -> u8 {
        self.attack_dice(state, state.battle.from, state.battle.group)
    }

    pub(crate) fn defence_pool(&self, state: &State) -> u8 {
        let attacker = self.attacking_commander(state);
        self.defence_dice_of(state, state.battle.commander, state.battle.to, Some(attacker))
    }

    /// Returns the dice with which a group on this tile attacks.
    pub(crate) fn attack_dice(&self, state: &State, from: Cell, group: Troop) -> u8 {
        self.pool(state, self.attacking_commander(state), self.dice_of(group), from)
    }

    /// Returns the dice with which the units on this tile would defend it, or do in the battle under way. Without an
    /// attacker all of them count.
    pub(crate) fn defence_dice(&self, state: &State, to: Cell, attacker: Option<Seat>) -> u8 {
        if state.phase.in_battle() && to == state.battle.to {
            return self.defence_pool(state);
        }
        self.defence_dice_of(state, self.defending_commander(state, to, attacker), to, attacker)
    }

    fn defence_dice_of(&self, state: &State, commander: Seat, to: Cell, attacker: Option<Seat>) -> u8 {
        let dice = self.defending_seats(state, to, attacker).map(|seat| self.dice_of(state.units(to, seat)));
        self.pool(state, commander, dice.sum(), to)
    }

    pub(super) fn attack_rolled<S: Sink<Event>>(&self, state: &mut State, dice: Dice, events: &mut S) {
        state.battle.attack = dice;
        state.phase = Phase::DefendRoll;
        let seat = self.attacking_commander(state);
        events.tell(|| Event::AttackRolled { seat: self.seat_name(seat), dice: dice.to_string() });
    }

    pub(super) fn defence_rolled<S: Sink<Event>>(&self, state: &mut State, dice: Dice, events: &mut S) {
        state.battle.defence = dice;
        let commander = state.battle.commander;
        events.tell(|| Event::DefenceRolled { seat: self.seat_name(commander), dice: dice.to_string() });
        match self.luck_offered(state) {
            Some(religion) => {
                state.phase = Phase::Luck;
                state.seat = religion;
            }
            None => self.after_luck(state, events),
        }
    }

    /// Returns the seat of a faction, if it commands a side of this battle, and whether it attacks.
    fn commands(&self, state: &State, faction: Faction) -> Option<(Seat, bool)> {
        let seat = state.seat_of(faction)?;
        if seat == self.attacking_commander(state) {
            Some((seat, true))
        } else {
            (seat == state.battle.commander).then_some((seat, false))
        }
    }

    /// Returns the faction whose die is in the pool of this side: Luck (F2) or Agile (F4).
    pub(crate) fn die_in_pool(&self, state: &State, attacks: bool) -> Option<Faction> {
        let battle = &state.battle;
        let commander = if attacks { self.attacking_commander(state) } else { battle.commander };
        state.faction(commander).filter(|faction| match faction {
            Faction::Religion => !attacks || (battle.began >= 2 && !battle.luckless),
            Faction::Tech => !battle.dodged,
            Faction::Parasite | Faction::Primal => false,
        })
    }

    /// F2: Religion loses a pair as the dice lie, and the Luck die is in its pool.
    pub(crate) fn luck_offered(&self, state: &State) -> Option<Seat> {
        let (seat, attacks) = self.commands(state, Faction::Religion)?;
        self.die_in_pool(state, attacks)?;
        let battle = &state.battle;
        let losses = compare(battle.attack, battle.defence);
        let lost = if attacks { losses.attacker } else { losses.defender };
        (lost > 0).then_some(seat)
    }

    /// Returns which dice of Religion's side Luck rolls again: the first and all lower ones.
    fn lucky_dice(dice: Dice) -> impl Iterator<Item = usize> {
        let luck = dice.face(0);
        (0..dice.len()).filter(move |index| *index == 0 || dice.face(*index) < luck)
    }

    fn religion_attacks(&self, state: &State) -> bool {
        self.commands(state, Faction::Religion).is_some_and(|(_, attacks)| attacks)
    }

    /// Returns how many dice are rolled again.
    pub(crate) fn luck_pool(&self, state: &State) -> u8 {
        let battle = &state.battle;
        let dice = if self.religion_attacks(state) { battle.attack } else { battle.defence };
        Self::lucky_dice(dice).count() as u8
    }

    pub(super) fn use_luck<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        // In an attack it is bound to this battle for the rest of the turn; in defence it is never used up.
        if self.religion_attacks(state) {
            state.luck_used = true;
        }
        state.phase = Phase::LuckRoll;
        let seat = state.seat;
        state.seat = self.attacking_commander(state);
        events.tell(|| Event::LuckUsed { seat: self.seat_name(seat), dice: self.luck_pool(state) });
    }

    pub(super) fn luck_rolled<S: Sink<Event>>(&self, state: &mut State, rolled: Dice, events: &mut S) {
        let attacks = self.religion_attacks(state);
        let battle = &mut state.battle;
        let dice = if attacks { &mut battle.attack } else { &mut battle.defence };
        let before = *dice;
        for (index, face) in Self::lucky_dice(before).zip(rolled.iter()) {
            dice.set(index, face);
        }
        let now = *dice;
        events.tell(|| Event::LuckRolled { dice: rolled.to_string(), now: now.to_string() });
        self.after_luck(state, events);
    }

    /// Returns the enemy's dice after rage: those that show the Berserker's value or less count 0.
    fn raged_dice(state: &State, dice: Dice) -> Dice {
        let mut raged = dice;
        for index in 0..dice.len() {
            if dice.face(index) <= state.berserk {
                raged.set(index, 0);
            }
        }
        raged
    }

    /// F3: once per battle, from 2 up, and only if it would change the pairs.
    pub(crate) fn rage_offered(&self, state: &State) -> Option<Seat> {
        let (seat, attacks) = self.commands(state, Faction::Primal)?;
        let battle = &state.battle;
        // R37: at 1 it would be free.
        if battle.raged || state.berserk < 2 {
            return None;
        }
        let (attack, defence) = if attacks {
            (battle.attack, Self::raged_dice(state, battle.defence))
        } else {
            (Self::raged_dice(state, battle.attack), battle.defence)
        };
        (compare(attack, defence) != compare(battle.attack, battle.defence)).then_some(seat)
    }

    pub(super) fn after_luck<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        match self.rage_offered(state) {
            Some(primal) => {
                state.phase = Phase::Rage;
                state.seat = primal;
            }
            None => self.after_rage(state, events),
        }
    }

    pub(super) fn use_rage<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let attacks = self.commands(state, Faction::Primal).is_some_and(|(_, attacks)| attacks);
        if attacks {
            state.battle.defence = Self::raged_dice(state, state.battle.defence);
        } else {
            state.battle.attack = Self::raged_dice(state, state.battle.attack);
        }
        let (seat, value) = (state.seat, state.berserk);
        let now = if attacks { state.battle.defence } else { state.battle.attack };
        events.tell(|| Event::Raged { seat: self.seat_name(seat), value, now: now.to_string() });
        state.battle.raged = true;
        state.berserk = 1;
        self.after_rage(state, events);
    }

    /// Returns the units each side is about to lose: never more than it has.
    pub(crate) fn losses(&self, state: &State) -> Losses {
        let battle = &state.battle;
        let pairs = compare(battle.attack, battle.defence);
        Losses {
            attacker: pairs.attacker.min(battle.group.total()),
            defender: pairs.defender.min(state.defenders(battle.to, self.attacking_commander(state))),
        }
    }

    /// F4: Tech is about to lose a unit and rolled at least three dice.
    pub(crate) fn dodge_offered(&self, state: &State) -> Option<Seat> {
        let (seat, attacks) = self.commands(state, Faction::Tech)?;
        let battle = &state.battle;
        let losses = self.losses(state);
        let (lost, dice) =
            if attacks { (losses.attacker, battle.attack) } else { (losses.defender, battle.defence) };
        let offered = !battle.dodged && lost > 0 && dice.len() >= usize::from(self.data.limits.dodge_dice);
        offered.then_some(seat)
    }

    pub(super) fn after_rage<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        events.tell(|| Event::compared(&state.battle));
        match self.dodge_offered(state) {
            Some(tech) => {
                state.phase = Phase::Dodge;
                state.seat = tech;
            }
            None => self.take_losses(state, false, events),
        }
    }

    pub(super) fn use_dodge<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = state.seat;
        events.tell(|| Event::Dodged { seat: self.seat_name(seat) });
        self.take_losses(state, true, events);
    }

    /// B4.6: losses are taken off one by one, attackers first.
    pub(super) fn take_losses<S: Sink<Event>>(&self, state: &mut State, dodge: bool, events: &mut S) {
        let mut losses = self.losses(state);
        let attacker = self.attacking_commander(state);
        if dodge {
            match self.commands(state, Faction::Tech) {
                Some((_, true)) => losses.attacker -= 1,
                Some((_, false)) => losses.defender -= 1,
                None => {}
            }
            state.battle.dodged = true;
        }
        state.battle.attack = Dice::NONE;
        state.battle.defence = Dice::NONE;
        state.seat = attacker;
        for _ in 0..losses.attacker {
            if let Some(unit) = state.battle.group.first_to_die() {
                state.battle.group = state.battle.group.minus(Troop::of(unit));
                let from = state.battle.from;
                self.take_off(state, from, attacker, unit, state.battle.commander, events);
            }
        }
        let to = state.battle.to;
        // B5: against a combined defence the attacker chooses, unless all of them die.
        if state.battle.mixed && losses.defender > 0 && losses.defender < state.defenders(to, attacker) {
            state.phase = Phase::Kill(losses.defender);
            return;
        }
        let mut left = losses.defender;
        for seat in Seat::all(self.seats).filter(|seat| *seat != attacker) {
            while left > 0
                && let Some(unit) = state.units(to, seat).first_to_die()
            {
                self.take_off(state, to, seat, unit, attacker, events);
                left -= 1;
            }
        }
        self.end_battle_round(state);
    }

    /// A unit dies; the enemy's commander gains Glory, and the Berserker die rises (R53: at once).
    fn take_off<S: Sink<Event>>(
        &self,
        state: &mut State,
        cell: Cell,
        seat: Seat,
        unit: Unit,
        killer: Seat,
        events: &mut S,
    ) {
        self.remove_units(state, cell, seat, Troop::of(unit));
        let glory = self.data.glory.kill;
        state.gain_glory(killer, glory);
        // F3: only in battles that began with at least two attackers.
        if state.battle.began >= 2 && self.commands(state, Faction::Primal).is_some() {
            state.berserk = (state.berserk + 1).min(self.data.limits.berserker.max(state.berserk));
        }
        events.tell(|| Event::Killed {
            seat: self.seat_name(seat),
            unit,
            cell: cell.to_string(),
            by: self.seat_name(killer),
            glory,
        });
    }

    pub(super) fn kill<S: Sink<Event>>(
        &self,
        state: &mut State,
        left: u8,
        victim: Seat,
        unit: Unit,
        events: &mut S,
    ) {
        let (to, attacker) = (state.battle.to, state.seat);
        self.take_off(state, to, victim, unit, attacker, events);
        if left > 1 {
            state.phase = Phase::Kill(left - 1);
        } else {
            self.end_battle_round(state);
        }
    }

    /// B4.7.
    fn end_battle_round(&self, state: &mut State) {
        let (attacker, to) = (self.attacking_commander(state), state.battle.to);
        let won = state.defenders(to, attacker) == 0;
        if state.battle.group.is_empty() || (won && self.room_to_enter(state, attacker, to) == 0) {
            // R51: even if no defender is left either, the tile stays as it is. P4: so does a stronghold in which the
            // attacker's guests leave no room.
            self.back_to_move(state);
        } else if won {
            state.phase = Phase::Advance;
        } else {
            state.phase = Phase::Press;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_go_to_the_defender_and_surplus_dice_are_ignored() {
        let losses = |attack: &[u8], defence: &[u8]| {
            let losses = compare(Dice::of(attack), Dice::of(defence));
            (losses.attacker, losses.defender)
        };
        assert_eq!(losses(&[5, 3, 1], &[5]), (1, 0));
        assert_eq!(losses(&[2, 3], &[6, 1]), (1, 1));
        assert_eq!(losses(&[6, 3, 2], &[5, 4, 0]), (1, 2));
        assert_eq!(losses(&[1], &[1, 1, 1]), (1, 0));
    }

    /// The rule die by die, beside the comparison of all dice at once.
    #[test]
    fn all_pairs_at_once_are_as_pair_by_pair() {
        // Every roll of three dice, blanks of rage included, and pools as large as they get.
        let small = (0..343_u32).map(|roll| (0..3).map(|at| (roll / 7_u32.pow(at) % 7) as u8).collect());
        let large = (1..=15_usize).map(|count| (0..count).map(|at| (at * at * 5 % 7) as u8).collect());
        let rolls: Vec<Vec<u8>> = small.chain(large).collect();
        for attack in &rolls {
            for defence in &rolls {
                let (mut high, mut other) = (attack.clone(), defence.clone());
                high.sort_unstable_by(|a, b| b.cmp(a));
                other.sort_unstable_by(|a, b| b.cmp(a));
                assert!(Dice::of(attack).sorted().iter().eq(high.iter().copied()));
                let won = high.iter().zip(&other).filter(|(attack, defence)| attack > defence).count() as u8;
                let pairs = high.len().min(other.len()) as u8;
                let losses = compare(Dice::of(attack), Dice::of(defence));
                assert_eq!((losses.attacker, losses.defender), (pairs - won, won), "{attack:?} {defence:?}");
            }
        }
    }
}
