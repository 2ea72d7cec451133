//! Laws: what holds in every position of every game, tested on random play.
//!
//! Each law is a function of a [`Plan`], which says what tables to play and how often; [`all`] runs every law. A
//! broken law panics with its name, the table, the seed, the step number and the position, so that it can be
//! played again. Play is random but the same each time: everything comes from the plan's seed.

mod chance;
mod options;
mod records;
mod results;
mod run;
mod secrets;
mod steps;
mod text;

use std::fmt;

use hexapod_core::{Game, Rules, StepOf, Wish};

pub use chance::{chance_samples_follow_the_odds, odds_are_sound, sampled_actions_are_uniform};
pub use options::{every_option_is_played, set_up_respects_the_wish};
pub use records::{records_round_trip, replay_reaches_every_step};
pub use results::{audit_holds, games_end, results_agree};
pub use secrets::{
    imagination_fits, imagine_follows, imagine_reaches, notation_tells_no_more, secrets_stay_hidden,
};
pub use steps::{
    checked_and_unchecked_play_agree, legal_equals_accepted, refusals_change_nothing,
    wrong_senders_are_refused,
};
pub use text::{notation_round_trips, positions_round_trip};

/// Says of a step whether it turns over something that was hidden: after it, games that looked alike may differ.
pub type Reveals<G> = fn(game: &G, before: &<G as Rules>::State, step: &StepOf<G>) -> bool;

/// What is played to test the laws.
#[derive(Clone)]
pub struct Plan<G: Game> {
    pub(crate) tables: Vec<Wish>,
    pub(crate) games: usize,
    pub(crate) seed: u64,
    pub(crate) every: usize,
    pub(crate) reveals: Reveals<G>,
}

impl<G: Game> fmt::Debug for Plan<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("tables", &self.tables)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .field("every", &self.every)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Plan<G> {
    /// Plans `games` games at each table: every number of seats with the default options.
    pub fn new(games: usize) -> Self {
        let tables = G::INFO.seats.clone().map(Wish::seats).collect();
        Self { tables, games, seed: 1, every: 1, reveals: |_, _, _| false }
    }

    /// Plays at these tables instead.
    #[must_use]
    pub fn tables(mut self, tables: impl IntoIterator<Item = Wish>) -> Self {
        self.tables = tables.into_iter().collect();
        self
    }

    /// Plays at one more table.
    #[must_use]
    pub fn table(mut self, table: Wish) -> Self {
        self.tables.push(table);
        self
    }

    /// Plays each preset of each version of the rules too, with each number of seats that it allows.
    #[must_use]
    pub fn presets(mut self) -> Self {
        for (rules, version) in (1..).zip(G::INFO.versions) {
            for preset in version.presets {
                let wishes = G::INFO.seats.clone().map(|seats| Wish {
                    rules: Some(rules),
                    preset: Some(preset.id.into()),
                    ..Wish::seats(seats)
                });
                self.tables.extend(wishes.filter(|wish| G::from_wish(wish).is_ok()));
            }
        }
        self
    }

    /// Plays other games.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Looks at every `n`-th position only where looking is costly: for long games.
    ///
    /// # Panics
    /// Panics if `n` is 0.
    #[must_use]
    pub fn every(mut self, n: usize) -> Self {
        assert!(n > 0, "every position or every n-th, not every 0-th");
        self.every = n;
        self
    }

    /// Names the steps that turn over hidden things without saying in their notation what they show.
    ///
    /// Only [`secrets_stay_hidden`] asks. By default there are none.
    #[must_use]
    pub fn reveals(mut self, reveals: Reveals<G>) -> Self {
        self.reveals = reveals;
        self
    }
}

/// Holds a game to all laws.
///
/// # Panics
/// Panics at the first law that is broken.
pub fn all<G: Game>(plan: &Plan<G>) {
    games_end(plan);
    legal_equals_accepted(plan);
    wrong_senders_are_refused(plan);
    refusals_change_nothing(plan);
    checked_and_unchecked_play_agree(plan);
    odds_are_sound(plan);
    chance_samples_follow_the_odds(plan);
    sampled_actions_are_uniform(plan);
    notation_round_trips(plan);
    positions_round_trip(plan);
    records_round_trip(plan);
    replay_reaches_every_step(plan);
    audit_holds(plan);
    results_agree(plan);
    imagination_fits(plan);
    notation_tells_no_more(plan);
    secrets_stay_hidden(plan);
    set_up_respects_the_wish::<G>();
}
