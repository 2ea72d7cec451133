//! What the units of a seat can do next: enter tiles without defenders, or attack.

use hexapod_core::Seat;

use super::battles::Gain;
use super::look::Look;
use super::weights::W;
use crate::cells::{Cell, NEIGHBOURS, OUTSIDE, Set};
use crate::rules::March;
use crate::state::{MAX_SEATS, Points};

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

    /// From now on at most this many units may still go.
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

impl Look<'_> {
    /// Adds what the units of a seat can do in its next turn, or in the rest of this one: each stack enters tiles
    /// without defenders, or attacks together, whichever brings more.
    pub(super) fn threats(&self, seat: Seat, points: &mut [f32; MAX_SEATS]) {
        let (game, state) = (self.game, self.state);
        let initiative = self.initiative[seat.index()];
        if initiative == 0.0 {
            return;
        }
        let raid = self.w[W::Raid];
        let unfed = raid * self.w[W::Unfed];
        let now = self.moving == Some(seat);
        let mut taken = Set::EMPTY;
        // Units outside at the end of the turn eat; in the last turn that does not matter.
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
                    None | Some(March::Walk(0) | March::Storm(0)) => {}
                    Some(March::Walk(_)) => {
                        via[ways] = to;
                        ways += 1;
                        if !state.is_owned(to) && !state.manned[seat.index()].contains(to.index()) {
                            raids.add(to, &taken);
                        }
                    }
                    Some(March::Storm(_)) => raids.add(to, &taken),
                    Some(March::Contest) => {
                        if game.switches.contest_passes {
                            via[ways] = to;
                            ways += 1;
                        }
                        raids.add(to, &taken);
                    }
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
                            && matches!(
                                game.march_kind(state, seat, to),
                                Some(March::Contest | March::Storm(1..))
                            )
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
}
