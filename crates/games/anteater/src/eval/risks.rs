//! What rivals could do with their next die, for the coach.

use hexapod_core::{Seat, events};

use crate::game::Anteater;
use crate::state::{Colour, Phase, Slot, State};

/// Faces of a die.
const FACES: u8 = 6;

/// Something that a rival could do.
#[events]
pub(super) enum Threat {
    /// With a roll of `need` or more `owner` leads in the seat's place.
    LeadAtRisk { slot: char, queen: u8, owner: &'static str, need: u8 },
}

impl Anteater {
    /// Returns the likeliest rival for each mound on which `seat` leads, with what is at stake in points.
    pub(super) fn list_risks(&self, state: &State, seat: Seat) -> Vec<(Threat, f32)> {
        if matches!(state.phase, Phase::Start | Phase::Reveal | Phase::Over) {
            return Vec::new();
        }
        (0..self.slots).filter_map(|slot| self.lead_at_risk(state, seat, Slot(slot as u8))).collect()
    }

    fn lead_at_risk(&self, state: &State, seat: Seat, slot: Slot) -> Option<(Threat, f32)> {
        let table = &state.table[usize::from(slot.0)];
        let card = &self.cards[table.card()?];
        let own = Colour::from(seat);
        let column = table.column_of(own).map(usize::from)?;
        if table.leaders().0 != Some(column) {
            return None;
        }
        let rivals = self.colours().filter(|rival| *rival != own && self.dice_left(state, *rival) > 0);
        let needs = rivals.filter_map(|rival| {
            let space = self.target(state, rival, slot)?;
            let at = usize::from(space.column);
            // R14: a tie goes to the column further left.
            let beats = table.columns[column].total + u8::from(at > column);
            let need = beats.saturating_sub(table.columns[at].total).max(1);
            (need <= FACES).then_some((need, rival))
        });
        let (need, rival) = needs.min_by_key(|(need, _)| *need)?;
        let chance = f32::from(FACES + 1 - need) / f32::from(FACES);
        let owner = self.colour_name(rival);
        let risk = Threat::LeadAtRisk { slot: slot.letter(), queen: card.queen, owner, need };
        Some((risk, chance * f32::from(card.queen.saturating_sub(card.general))))
    }
}
