//! Opinions for bots (section 15 of the rules file): how good an action looks, and who will win.

use hexapod_core::{Heuristic, Playout, Seat};

use crate::actions::Action;
use crate::game::{Anteater, Find};
use crate::state::{Colour, Phase, State};

impl Heuristic for Anteater {
    // A round is short and luck is everywhere: playing on sensibly to the end is stronger than any guess.
    const PLAYOUT: Playout = Playout::GuidedToTheEnd;

    fn weigh(&self, state: &State, actions: &[Action], _: &[f32], out: &mut Vec<f32>) {
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
                    let gain = self.gain(state, seat, colour, *space, face);
                    best = best.max(gain);
                    gain
                }
                _ => 0.0,
            };
            out.push(gain);
        }
        // A worm is worth a little more than its point; it buys the average of another roll.
        let price = if state.round == self.rounds { 1.0 } else { 1.4 };
        for (action, weight) in actions.iter().zip(out.iter_mut()) {
            let gain = match action {
                Action::Place(_) => *weight,
                Action::Reroll => best + (3.5 - f32::from(face)) * 0.6 - price,
                Action::Pass => best - price - 1.5,
                Action::Throw | Action::ThrowOwn | Action::ThrowNeutral => best,
            };
            // Clearly better actions are clearly more likely, but nothing is impossible.
            *weight = ((gain - best) * 0.9).exp().max(0.01);
        }
    }

    fn turn(&self, state: &State) -> u32 {
        // A turn throws one die: with the dice in hand, no two turns of a round look alike.
        let dice: u32 = state.holdings.iter().map(|hold| u32::from(hold.dice + hold.neutral)).sum();
        let seat = state.turn().map_or(7, |seat| seat.index() as u32);
        u32::from(state.round) << 16 | dice << 3 | seat
    }
}

impl Anteater {
    /// Returns what a placement brings, in points.
    fn gain(&self, state: &State, seat: Seat, colour: Colour, space: crate::state::Space, face: u8) -> f32 {
        let table = &state.table[usize::from(space.slot.0)];
        let Some(card) = table.card().map(|card| &self.cards[card]) else { return 0.0 };
        let column = usize::from(space.column);
        let total = f32::from(table.columns[column].total);
        // Dice that may still come to the own column.
        let room = f32::from(card.heights[column] - space.height - 1);
        let hand = f32::from(state.hold(seat.into()).dice.saturating_sub(1));
        let before = self.race(state, space.slot.0, column, total, room + 1.0, hand, card);
        let after = self.race(state, space.slot.0, column, total + f32::from(face), room, hand, card);
        let race = if self.is_neutral(colour) { 0.0 } else { after - before };
        let find = match card.finds[column][usize::from(space.height)] {
            Find::Nothing => 0.0,
            Find::Worm => 1.5,
            Find::Item(item) => match state.hold(colour).items.count(usize::from(item)) {
                0 => 1.7,
                1 => f32::from(self.data.score.pair_types),
                _ => 0.1,
            },
        };
        let find = if self.is_neutral(colour) { -0.5 * find } else { find };
        let after_total = table.columns[column].total + face;
        let worm = if after_total == card.worm_number { 0.6 } else { 0.0 };
        // A short column started early wastes a mound; a tall one is a promise.
        race + find + worm + 0.3 * room
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
        card: &crate::game::Card,
    ) -> f32 {
        let table = &state.table[usize::from(slot)];
        let strength = total + 3.5 * room.min((hand / 2.0).ceil());
        if strength <= 0.0 {
            return 0.0;
        }
        let (mut first, mut rivals) = (1.0f32, 0.0f32);
        let mut second = 0.0f32;
        for (at, other) in table.columns.iter().enumerate() {
            if at == column || other.count == 0 {
                continue;
            }
            let left = if column < at { 0.4 } else { -0.4 };
            let free = f32::from(card.heights[at].saturating_sub(other.count));
            let theirs = f32::from(other.total) + 3.5 * free.min(1.0);
            let beat = 1.0 / (1.0 + (-(strength - theirs + left) / 2.2).exp());
            // Exactly one rival ahead means second place.
            second = second * beat + first * (1.0 - beat);
            first *= beat;
            rivals += 1.0;
        }
        let unseen = (self.n_colours() as f32 - 1.0 - rivals).max(0.0);
        let danger = 1.0 / (1.0 + ((strength - 4.5) / 2.5).exp());
        let calm = (1.0 - danger / 3.0).powf(unseen);
        first * calm * f32::from(card.queen)
            + (second * calm + first * (1.0 - calm)) * f32::from(card.general)
    }
}
