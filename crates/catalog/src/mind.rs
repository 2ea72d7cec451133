//! A bot of one of the levels at a table, which remembers from decision to decision what it thought.

use std::any::Any;

use hexapod_bots::{Clock, Level, LevelBot};
use hexapod_core::Heuristic;

use crate::table::{AnyTable, TypedTable};

/// A bot in one seat. Its plans and the time it may take for a turn outlive a decision.
pub trait Mind: Send + Sync {
    /// Returns the action it plays for the seat that is to act; nothing if no seat is, or if the table is another game's.
    /// `more` is asked again and again with the share of its budget that is used up (0 to 1) and ends the thinking when it
    /// says no.
    fn choose(&mut self, table: &dyn AnyTable, more: &mut dyn FnMut(f32) -> bool) -> Option<String>;
}

pub(crate) struct LevelMind<G: Heuristic>(LevelBot<G>);

impl<G: Heuristic> LevelMind<G> {
    pub(crate) fn new(level: &Level, seed: u64, clock: Option<Clock>) -> Self {
        Self(LevelBot::new(level, seed, clock))
    }
}

impl<G: Heuristic> Mind for LevelMind<G> {
    fn choose(&mut self, table: &dyn AnyTable, more: &mut dyn FnMut(f32) -> bool) -> Option<String> {
        let table = (table as &dyn Any).downcast_ref::<TypedTable<G>>()?;
        let action = self.0.choose_while(&table.knowledge()?, more);
        Some(table.text(action))
    }
}

#[cfg(test)]
mod tests {
    use hexapod_bots::{BotSpec, LEVELS};
    use hexapod_core::{ToMove, Wish};

    use crate::game;

    /// The first decision of a mind is that of the level's bot with the same seed, where time sets no limit.
    #[test]
    fn a_mind_plays_like_the_bot_of_its_level() {
        let mut table = game("anteater").unwrap().begin(&Wish::seats(2)).unwrap();
        table.submit(None, "start P1").unwrap();
        table.roll(&mut crate::generator(1));
        while table.standing().to_move == ToMove::Chance {
            table.roll(&mut crate::generator(2));
        }
        for level in &LEVELS[..4] {
            for seed in 0..5 {
                let mut shares = Vec::new();
                let chosen = table.mind(level, seed, None).choose(table.as_ref(), &mut |share| {
                    shares.push(share);
                    true
                });
                assert_eq!(chosen, table.choose(BotSpec::Level(level.number), seed, None));
                assert!(shares.windows(2).all(|pair| pair[0] <= pair[1]), "progress goes back");
                assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
            }
        }
    }

    #[test]
    fn a_mind_stops_when_told_and_knows_its_game() {
        let mut table = game("anteater").unwrap().begin(&Wish::seats(2)).unwrap();
        table.submit(None, "start P1").unwrap();
        while table.standing().to_move == ToMove::Chance {
            table.roll(&mut crate::generator(2));
        }
        let mut asked = 0;
        let mut mind = table.mind(&LEVELS[4], 1, None);
        let chosen = mind.choose(table.as_ref(), &mut |_| {
            asked += 1;
            asked < 3
        });
        assert_eq!(asked, 3);
        assert!(table.legal().contains(&chosen.unwrap()));
        let other = game("glory").unwrap().begin(&Wish::seats(2)).unwrap();
        assert_eq!(mind.choose(other.as_ref(), &mut |_| true), None);
    }
}
