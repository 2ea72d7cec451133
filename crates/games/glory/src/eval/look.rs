//! A look at a position: what every seat is worth, in Glory.

use hexapod_core::{Rules as _, Seat, Silence, WinShares, heuristic::shares_of_points};

use super::weights::{Values, W};
use crate::actions::Action;
use crate::game::Glory;
use crate::options::Income;
use crate::rules::March;
use crate::state::{MAX_SEATS, Phase, State, Troop, Unit};

/// A position, with what all questions need.
pub(super) struct Look<'a> {
    pub(super) game: &'a Glory,
    pub(super) state: &'a State,
    pub(super) w: Values<'a>,
    /// Own turns of each seat that are still to come, without the present one.
    pub(super) future: [f32; MAX_SEATS],
    /// Incomes of each seat that it can still spend, at most the horizon.
    pub(super) incomes: [f32; MAX_SEATS],
    /// The part of a unit's worth that time leaves it.
    pub(super) alive: [f32; MAX_SEATS],
    /// Units of each seat that can be fed at its next upkeep.
    pub(super) fed: [u16; MAX_SEATS],
    /// How much a threat of each seat counts.
    pub(super) initiative: [f32; MAX_SEATS],
    /// The seat whose units have points left.
    pub(super) moving: Option<Seat>,
    /// Whether the player whose turn it is has received the yield of the tiles.
    pub(super) produced: bool,
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
            _ => game.options.income == Income::Start,
        };
        let rounds = game.options.rounds.saturating_sub(state.round);
        let leech = matches!(state.phase, Phase::LeechChoice | Phase::LeechRoll | Phase::LeechVictim);
        let place_now = state.turn.and_then(|turn| state.order.iter().position(|seat| *seat == turn));
        let mut look = Self {
            game,
            state,
            w,
            future: [0.0; MAX_SEATS],
            incomes: [0.0; MAX_SEATS],
            alive: [0.0; MAX_SEATS],
            fed: [0; MAX_SEATS],
            initiative: [0.0; MAX_SEATS],
            moving,
            produced,
        };
        let (next, later) = (w[W::Next], w[W::Later]);
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
            look.incomes[seat] = incomes.min(w[W::Horizon]);
            look.alive[seat] = (future / w[W::UnitTurns]).min(1.0);
            look.initiative[seat] = if own_turn && moving.is_some() {
                w[W::Now]
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
        let scale = self.w[W::ScaleEnd] + self.w[W::ScaleRound] * turns.sqrt();
        shares_of_points(&points[..seats], scale)
    }

    /// Returns what each seat is worth, in Glory.
    fn points(&mut self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
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

    /// Adds what is under way: a battle, a founding, a tile or a unit that is being placed.
    fn pending(&self, points: &mut [f32; MAX_SEATS]) {
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
                points[at] -= self.w[W::HomeLost] * self.alive[at];
            }
            Phase::LegacySet(kind, _) | Phase::LegacyWall(kind, ..) => {
                points[at] += self.tile(kind) * self.incomes[at];
            }
            Phase::LegacyAt(unit) => points[at] += self.unit(unit) * self.alive[at],
            Phase::LegacyFacility | Phase::LegacyBuildAt(_) => {
                points[at] += self.unit(Unit::I) * self.alive[at] + self.w[W::Trains] * self.incomes[at];
            }
            _ => {}
        }
    }
}

impl Glory {
    /// Returns the shares of the victory, looking through steps that only finish what is begun.
    pub(super) fn look(&self, state: &State, w: Values<'_>) -> WinShares {
        match state.phase {
            Phase::Over => self.win_shares(state),
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
                let storms = matches!(self.march_kind(state, state.seat, to), Some(March::Storm(_)));
                if state.crowd(to) > 0 && !state.owns(state.seat, to) && !storms {
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
