//! The phase of a position, with what is pending in it.

use hexapod_core::{Rules, Seat};

use super::draft::Draft;
use super::{number, read_tile};
use crate::game::Happening;
use crate::state::{Kind, Phase, SeatSet};
use crate::tiles::{Tile, TileSet};

impl Draft<'_> {
    pub(super) fn phase(&mut self, words: &[&str]) -> Result<(), String> {
        let (game, turn) = (self.game, self.turn.unwrap_or(Seat::new(0)));
        self.state.phase = match *words {
            ["START"] => {
                if self.state.active.count() < game.seats {
                    return Err("In phase START nobody is out.".into());
                }
                Phase::Start
            }
            ["MAIN"] => Phase::Main(turn),
            ["MERGE", growing] => self.merge(turn, read_tile(growing)?)?,
            ["BATTLE", opener, ref joiners @ ..] => self.battle(turn, read_tile(opener)?, joiners)?,
            ["EVENT-ROLL"] => Phase::EventRoll,
            ["EVENT-TILE", face, draws] => self.event_tile(number(face)?, number(draws)?)?,
            ["EVENT-PLAYER"] => Phase::EventPlayer,
            ["TAX", ref payers @ ..] => self.tax(payers)?,
            ["OVER"] => Phase::Over,
            _ => return Err(format!("`phase {}` is not understood.", words.join(" "))),
        };
        Ok(())
    }

    fn merge(&self, seat: Seat, growing: Tile) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        let grown = state.kind_at(growing).and_then(Kind::grown);
        let fits = state.own(seat).contains(growing)
            && game.hives_of(state, seat).contains(growing)
            && grown.is_some_and(|grown| game.is_below_limit(state, seat, grown))
            && !game.partners(state, seat, growing).is_empty();
        if fits { Ok(Phase::Merge(seat, growing)) } else { Err(format!("Nothing can grow on {growing}.")) }
    }

    fn battle(&mut self, seat: Seat, opener: Tile, joiners: &[&str]) -> Result<Phase, String> {
        let (game, state) = (self.game, &mut self.state);
        let ready = state.own(seat) - state.attacked;
        if !ready.contains(opener) || state.enemies(seat).beside(opener).is_empty() {
            return Err(format!("Nobody on {opener} can open a battle."));
        }
        state.participants = TileSet::from_iter([opener]);
        state.passed = state.own(seat).below(opener);
        for name in joiners {
            let ant = read_tile(name)?;
            let candidates = game.candidates(state, seat);
            if !candidates.contains(ant) {
                return Err(format!("{name} could not join this battle now (8.2)."));
            }
            state.passed |= candidates.below(ant);
            state.participants.insert(ant);
        }
        Ok(Phase::Battle(seat))
    }

    fn event_tile(&self, face: u8, draws: u8) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        if !(1..=6).contains(&face) {
            return Err(format!("The event die has no face {face}."));
        }
        let most = match game.happening(face) {
            Happening::Rain { nodes, .. } if state.supply > 0 => nodes,
            Happening::Emigration { ants } => {
                let reserve = u32::from(game.data.game.neutral_workers) - state.neutral().count();
                u32::from(ants).min(reserve) as u8
            }
            Happening::Predator => 1,
            Happening::Rain { .. } | Happening::Currents | Happening::Speech | Happening::Taxes => 0,
        };
        if (1..=most).contains(&draws) {
            Ok(Phase::EventTile { face, draws })
        } else {
            Err(format!("With face {face} at most {most} tiles can be drawn here, not {draws}."))
        }
    }

    fn tax(&self, names: &[&str]) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        let mut payers = SeatSet::default();
        let mut order = state.order(game.seats);
        for name in names {
            let seat = self.active(name)?;
            if !order.any(|next| next == seat) {
                return Err("The seats that have to pay stand in turn order.".into());
            }
            payers.insert(seat);
        }
        let decides = game.payer(state, payers).ok_or("`phase TAX` names who has to pay.")?;
        if state.of(decides).store > 0 || state.of(decides).ants() == 0 {
            return Err(format!("{} has nothing to decide.", game.seat_name(decides)));
        }
        Ok(Phase::Tax(payers))
    }
}
