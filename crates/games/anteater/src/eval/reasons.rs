//! What a decision gains, for the sentence of a hint.

use hexapod_core::{Decision, Seat, Step, events};

use super::weights::W;
use crate::actions::Action;
use crate::events::{Event, Taken};
use crate::game::Anteater;
use crate::options::WormMatch;
use crate::state::{Colour, Phase, Space, State, Table};

/// Something that a decision gains.
#[events]
pub(super) enum Gain {
    /// The round ends with it.
    WinsQueen {
        slot: char,
        points: u8,
    },
    /// The round ends with it.
    WinsGeneral {
        slot: char,
        points: u8,
    },
    TakesLead {
        slot: char,
        queen: u8,
        total: u8,
    },
    /// `ahead` of the next column.
    KeepsLead {
        slot: char,
        queen: u8,
        ahead: u8,
    },
    TakesSecond {
        slot: char,
        general: u8,
    },
    /// Nobody else has a die there yet.
    OpensMound {
        slot: char,
        queen: u8,
        room: u8,
    },
    /// `owner` loses the lead to the third colour.
    DeniesQueen {
        slot: char,
        queen: u8,
        owner: &'static str,
    },
    CollectsItem {
        item: char,
        name: String,
        count: u8,
        points: u8,
    },
    CollectsWorm,
    /// The worm is won if the total stays as it is.
    MeetsWormNumber {
        slot: char,
        number: u8,
    },
    BetterRoll {
        face: u8,
    },
}

impl Anteater {
    /// Returns what a decision gains, each with its worth in points.
    pub(super) fn gains(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<(Gain, f32)> {
        let Phase::Decide(seat, die, face) = decision.before.phase else { return Vec::new() };
        let colour = self.colour_of(seat, die);
        match decision.steps {
            [Step::Action(Action::Place(space)), ..] => {
                let mut gains: Vec<_> = self.won(decision, colour, *space, face).into_iter().collect();
                gains.extend(self.found(decision, seat, weights));
                gains.extend(self.reached(decision.before, colour, *space, face, weights));
                if let Some(gain) = self.outlook(decision, seat, colour, *space, face, weights) {
                    gains.push(gain);
                }
                gains
            }
            // On average another roll shows more.
            [Step::Action(Action::Reroll), ..] if face <= 3 => {
                vec![(Gain::BetterRoll { face }, super::PIPS - f32::from(face))]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the tile that the die wins, if the round ends with it.
    fn won(
        &self,
        decision: &Decision<'_, Self>,
        colour: Colour,
        space: Space,
        face: u8,
    ) -> Option<(Gain, f32)> {
        let own = self.colour_name(colour);
        let table = &decision.before.table[usize::from(space.slot.0)];
        let mut after = *table;
        after.put(space.column, colour, face);
        let column = usize::from(space.column);
        // A place that it had before is not won by this die.
        let gained = !self.is_neutral(colour) && place(table, column) != place(&after, column);
        let here = space.slot.letter();
        decision.events().filter(|_| gained).find_map(|event| match event {
            Event::Queen { slot, to, points, .. } if *slot == here && *to == Some(own) => {
                Some((Gain::WinsQueen { slot: here, points: *points }, f32::from(*points)))
            }
            Event::General { slot, to, points, .. } if *slot == here && *to == Some(own) => {
                Some((Gain::WinsGeneral { slot: here, points: *points }, f32::from(*points)))
            }
            _ => None,
        })
    }

    /// Returns what the space yields.
    fn found(&self, decision: &Decision<'_, Self>, seat: Seat, weights: &[f32]) -> Option<(Gain, f32)> {
        let own = self.colour_name(seat.into());
        decision.events().find_map(|event| match event {
            Event::FoundItem { colour, item, name, count, taken: Taken::Yes } if *colour == own => {
                let points = if *count == 2 { self.data.score.pair_types } else { 0 };
                let worth = match count {
                    1 => weights[W::FindFirst],
                    2 => f32::from(points),
                    _ => weights[W::FindMore],
                };
                let gain = Gain::CollectsItem { item: *item, name: name.clone(), count: *count, points };
                Some((gain, worth))
            }
            Event::FoundWorm { colour, taken: Taken::Yes } if *colour == own => {
                Some((Gain::CollectsWorm, f32::from(self.data.score.worm)))
            }
            _ => None,
        })
    }

    /// Returns the worm number, if the own total meets it.
    fn reached(
        &self,
        before: &State,
        colour: Colour,
        space: Space,
        face: u8,
        weights: &[f32],
    ) -> Option<(Gain, f32)> {
        let table = &before.table[usize::from(space.slot.0)];
        let card = &self.cards[table.card()?];
        let total = table.columns[usize::from(space.column)].total;
        let meets = |total: u8| match self.options.worm_match {
            WormMatch::Exact => total == card.worm_number,
            WormMatch::AtLeast => total >= card.worm_number,
        };
        let gained = !self.is_neutral(colour) && !meets(total) && meets(total + face);
        let gain = Gain::MeetsWormNumber { slot: space.slot.letter(), number: card.worm_number };
        gained.then_some((gain, weights[W::WormTotal]))
    }

    /// Returns what the die does in the race for the Queen and the General, unless the round is over.
    fn outlook(
        &self,
        decision: &Decision<'_, Self>,
        seat: Seat,
        colour: Colour,
        space: Space,
        face: u8,
        weights: &[f32],
    ) -> Option<(Gain, f32)> {
        let before = decision.before;
        let table = &before.table[usize::from(space.slot.0)];
        let card = &self.cards[table.card()?];
        if decision.events().any(|event| matches!(event, Event::Queen { .. })) {
            return None;
        }
        let (slot, queen, general) = (space.slot.letter(), card.queen, card.general);
        let column = usize::from(space.column);
        let mut after = *table;
        after.put(space.column, colour, face);
        let (was, is) = (place(table, column), place(&after, column));
        if self.is_neutral(colour) {
            let rival = table.leaders().0.and_then(|at| table.columns[at].owner())?;
            let denied = is == Some(0) && was != Some(0) && rival != seat.into();
            let gain = Gain::DeniesQueen { slot, queen, owner: self.colour_name(rival) };
            return denied.then_some((gain, f32::from(queen) / 2.0));
        }
        let hand = f32::from(before.hold(colour).dice.saturating_sub(1));
        let room = card.heights[column] - space.height - 1;
        let race = |total: u8, room: u8| {
            let (total, room) = (f32::from(total), f32::from(room));
            self.race(before, space.slot.0, column, total, room, hand, card, weights)
        };
        let total = after.columns[column].total;
        let worth = race(total, room) - race(table.columns[column].total, room + 1);
        let rival = after.leaders().1.map(|at| after.columns[at].total);
        let gain = match (was, is, rival) {
            (None, Some(0), None) => Gain::OpensMound { slot, queen, room },
            (Some(0), Some(0), _) => Gain::KeepsLead { slot, queen, ahead: total - rival.unwrap_or(0) },
            (_, Some(0), _) => Gain::TakesLead { slot, queen, total },
            (None, Some(1), _) => Gain::TakesSecond { slot, general },
            (Some(was), Some(1), _) if was > 1 => Gain::TakesSecond { slot, general },
            _ => return None,
        };
        Some((gain, worth))
    }
}

/// Returns the place of a column in the race: 0 for the Queen, 1 for the General, 2 for all behind; none without dice.
fn place(table: &Table, column: usize) -> Option<u8> {
    if table.columns[column].count == 0 {
        return None;
    }
    let (first, second) = table.leaders();
    Some(if first == Some(column) {
        0
    } else if second == Some(column) {
        1
    } else {
        2
    })
}
