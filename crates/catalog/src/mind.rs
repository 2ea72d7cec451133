//! A level bot at a table, which keeps its search tree and plan from one decision to the next.

use std::any::Any;

use hexapod_bots::{Clock, Level, LevelBot};
use hexapod_core::Heuristic;

use crate::table::{AnyTable, TypedTable};

/// A bot in one seat. Its plan and its time account for the turn persist between decisions.
pub trait Mind: Send + Sync {
    /// Returns the action for the seat that is to act; `None` if no seat is to act, or if the table belongs to another
    /// game. `more` is called repeatedly with the used share of the budget (0 to 1); `false` ends the search.
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

    /// The first decision of a mind equals that of the level's bot with the same seed, if no time limit applies.
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
    fn a_mind_stops_on_request_and_knows_its_game() {
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
