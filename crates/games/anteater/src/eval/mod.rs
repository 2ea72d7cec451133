//! Opinions for bots (section 15 of the rules file): how good an action looks, and who will win.

mod reasons;
mod risks;
mod weights;

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{
    Decision, Heuristic, Key, Playout, Reason, Rules, Seat, Silence, Tell, Weight, WinShares,
};

use crate::actions::Action;
use crate::game::{Anteater, Card, Find};
use crate::state::{Colour, MAX_COLOURS, Phase, Slot, Space, State};
use weights::{W, WEIGHTS};

/// The mean of a die.
const PIPS: f32 = 3.5;

impl Heuristic for Anteater {
    // A round is short and luck is everywhere: playing on sensibly to the end is stronger than any guess.
    const PLAYOUT: Playout = Playout::GuidedToTheEnd;

    const WEIGHTS: &'static [Weight] = WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        let Phase::Decide(seat, die, _) = state.phase else { return self.standing(state, weights) };
        // The die on the table will go where it brings most.
        let colour = self.colour_of(seat, die);
        let spaces = (0..self.slots).filter_map(|slot| self.target(state, colour, Slot(slot as u8)));
        let after = spaces.map(|space| {
            let mut after = *state;
            self.act(&mut after, Action::Place(space), &mut Silence);
            self.standing(&after, weights)
        });
        after
            .reduce(|best, other| if other[seat.index()] > best[seat.index()] { other } else { best })
            .unwrap_or_else(|| self.standing(state, weights))
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let Phase::Decide(seat, die, face) = state.phase else {
            out.resize(actions.len(), 1.0);
            return;
        };
        let colour = self.colour_of(seat, die);
        let mut best = 0.0f32;
        for action in actions {
            let gain = match action {
                Action::Place(space) => {
                    let gain = self.gain(state, seat, colour, *space, face, weights);
                    best = best.max(gain);
                    gain
                }
                _ => 0.0,
            };
            out.push(gain);
        }
        // A worm is worth a little more than its point; it buys the average of another roll.
        let price = weights[if state.round == self.rounds { W::PriceLast } else { W::Price }];
        for (action, weight) in actions.iter().zip(out.iter_mut()) {
            let gain = match action {
                Action::Place(_) => *weight,
                Action::Reroll => best + (PIPS - f32::from(face)) * weights[W::Reroll] - price,
                Action::Pass => best - price - weights[W::Pass],
                Action::Throw | Action::ThrowOwn | Action::ThrowNeutral => best,
            };
            // Clearly better actions are clearly more likely, but nothing is impossible.
            *weight = ((gain - best) * weights[W::Sharpness]).exp().max(0.01);
        }
    }

    const REASONS: &'static [Key] = reasons::Gain::KEYS;

    fn reasons(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<Reason> {
        self.gains(decision, weights).iter().map(|(gain, worth)| Reason::new(gain, *worth)).collect()
    }

    const RISKS: &'static [Key] = risks::Threat::KEYS;

    fn risks(&self, state: &State, seat: Seat, _: &[f32]) -> Vec<Reason> {
        self.list_risks(state, seat).iter().map(|(risk, worth)| Reason::new(risk, *worth)).collect()
    }
}

impl Anteater {
    /// Returns each seat's share of the victory when nobody holds a thrown die.
    fn standing(&self, state: &State, weights: &[f32]) -> WinShares {
        if state.phase == Phase::Over {
            return self.win_shares(state);
        }
        let mut points = [0.0; MAX_COLOURS];
        for colour in self.colours() {
            points[colour.index()] = self.prospects(state, colour, weights);
        }
        let dice = self.colours().map(|colour| f32::from(self.dice_left(state, colour))).sum::<f32>();
        let rounds = f32::from(self.rounds.saturating_sub(state.round));
        let dice = dice + rounds * f32::from(self.data.game.dice_per_seat) * self.n_colours() as f32;
        let scale = weights[W::ScaleEnd] + weights[W::ScaleDice] * dice.sqrt();
        let mut shares = shares_of_points(&points[..self.n_colours()], scale.max(0.1));
        // What the third colour will win is no seat's.
        shares[self.seats..].fill(0.0);
        shares
    }

    /// Returns the points a colour can expect at the end, as far as they differ from colour to colour.
    fn prospects(&self, state: &State, colour: Colour, weights: &[f32]) -> f32 {
        let held = state.hold(colour);
        let now = self.points(state, colour);
        let hand = f32::from(self.dice_left(state, colour));
        let mut points = (now.tiles + now.pairs + now.worms) as f32;
        let (mut spaces, mut matches) = (0.0, 0.0);
        for slot in 0..self.slots {
            let table = &state.table[slot];
            let Some(card) = table.card().map(|card| &self.cards[card]) else { continue };
            if let Some(column) = table.column_of(colour).map(usize::from) {
                let (count, total) = (table.columns[column].count, table.columns[column].total);
                let room = f32::from(card.heights[column] - count);
                points += self.race(state, slot as u8, column, f32::from(total), room, hand, card, weights);
                spaces += room;
                if total == card.worm_number {
                    let stays = room == 0.0 || hand == 0.0;
                    matches += weights[if stays { W::WormSure } else { W::WormMaybe }];
                }
            } else if hand > 0.0
                && let Some(space) = self.target(state, colour, Slot(slot as u8))
            {
                let column = usize::from(space.column);
                let room = f32::from(card.heights[column]);
                let race = self.race(state, slot as u8, column, 0.0, room, hand, card, weights);
                points += weights[W::NotStarted] * race;
                spaces += room;
            }
        }
        points += matches + weights[W::Blocked] * (hand - spaces).max(0.0);
        if self.is_neutral(colour) {
            return points;
        }
        if state.round < self.rounds {
            points += weights[W::HeldWorm] * f32::from(held.worms);
        }
        for item in 0..self.data.items.len() {
            if held.items.count(item) == 1 && state.item_supply.count(item) > 0 {
                points += weights[W::HeldSingle];
            }
        }
        let types = |colour: Colour| state.hold(colour).items.types() as f32;
        let mean = self.colours().map(types).sum::<f32>() / self.n_colours() as f32;
        points
            + weights[W::HeldVariety] * now.variety as f32
            + weights[W::VarietyStep] * (types(colour) - mean)
    }

    /// Returns what a placement brings, in points.
    fn gain(
        &self,
        state: &State,
        seat: Seat,
        colour: Colour,
        space: Space,
        face: u8,
        weights: &[f32],
    ) -> f32 {
        let table = &state.table[usize::from(space.slot.0)];
        let Some(card) = table.card().map(|card| &self.cards[card]) else { return 0.0 };
        let column = usize::from(space.column);
        let total = f32::from(table.columns[column].total);
        // Dice that may still come to the own column.
        let room = f32::from(card.heights[column] - space.height - 1);
        let hand = f32::from(state.hold(seat.into()).dice.saturating_sub(1));
        let before = self.race(state, space.slot.0, column, total, room + 1.0, hand, card, weights);
        let after =
            self.race(state, space.slot.0, column, total + f32::from(face), room, hand, card, weights);
        let race = if self.is_neutral(colour) { 0.0 } else { after - before };
        let find = match card.finds[column][usize::from(space.height)] {
            Find::Nothing => 0.0,
            Find::Worm => weights[W::FindWorm],
            Find::Item(item) => match state.hold(colour).items.count(usize::from(item)) {
                0 => weights[W::FindFirst],
                1 => f32::from(self.data.score.pair_types),
                _ => weights[W::FindMore],
            },
        };
        let find = if self.is_neutral(colour) { weights[W::FindNeutral] * find } else { find };
        let after_total = table.columns[column].total + face;
        let worm = if after_total == card.worm_number { weights[W::WormTotal] } else { 0.0 };
        // A short column started early wastes a mound; a tall one is a promise.
        race + find + worm + weights[W::Room] * room
    }

    /// Returns the expected points of the mound's tiles for a column of this strength.
    #[allow(clippy::too_many_arguments)]
    fn race(
        &self,
        state: &State,
        slot: u8,
        column: usize,
        total: f32,
        room: f32,
        hand: f32,
        card: &Card,
        weights: &[f32],
    ) -> f32 {
        let table = &state.table[usize::from(slot)];
        let strength = total + PIPS * room.min((hand / 2.0).ceil());
        if strength <= 0.0 {
            return 0.0;
        }
        let (mut first, mut rivals) = (1.0f32, 0);
        let mut second = 0.0f32;
        for (at, other) in table.columns.iter().enumerate() {
            if at == column || other.count == 0 {
                continue;
            }
            let left = if column < at { weights[W::Left] } else { -weights[W::Left] };
            let free = f32::from(card.heights[at].saturating_sub(other.count));
            let theirs = f32::from(other.total) + PIPS * free.min(1.0);
            let beat = 1.0 / (1.0 + (-(strength - theirs + left) / weights[W::RaceWidth]).exp());
            // Exactly one rival ahead means second place.
            second = second * beat + first * (1.0 - beat);
            first *= beat;
            rivals += 1;
        }
        let unseen = (self.n_colours() as i32 - 1 - rivals).max(0);
        let above = (strength - weights[W::UnseenStrength]) / weights[W::UnseenWidth];
        let danger = 1.0 / (1.0 + above.exp());
        let calm = (1.0 - danger / weights[W::UnseenPart].max(1.0)).powi(unseen);
        first * calm * f32::from(card.queen)
            + (second * calm + first * (1.0 - calm)) * f32::from(card.general)
    }
}
