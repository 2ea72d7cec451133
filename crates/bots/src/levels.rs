//! Five levels, the same for all games, from a beginner's partner to the best we have.

use std::time::Duration;

use hexapod_core::{Bot, Heuristic, Knowledge, SeedableRng, SmallRng, chance};

use crate::budget::{Budget, Cap, Clock};
use crate::search::{SearchBot, Tuning};

/// How strong a bot plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// 1 to 5.
    pub number: u8,
    /// The name of the character that plays at this level.
    pub name: &'static str,
    /// How it plays, in one English sentence.
    pub style: &'static str,
    /// Iterations of its search for a decision.
    pub iterations: u64,
    /// Probability of a random action or errand instead of a search.
    pub slips: f32,
}

/// All levels, from the weakest.
pub const LEVELS: [Level; 5] = [
    Level {
        number: 1,
        name: "Fika",
        style: "Plays on a whim: more than half of her moves surprise even her.",
        iterations: 16,
        slips: 0.60,
    },
    Level {
        number: 2,
        name: "Bodo",
        style: "Cheerful and impatient: every third move is a guess.",
        iterations: 50,
        slips: 0.35,
    },
    Level {
        number: 3,
        name: "Rilla",
        style: "Steady and careful, but lets a good chance slip now and then.",
        iterations: 180,
        slips: 0.17,
    },
    Level {
        number: 4,
        name: "Torvan",
        style: "Plans ahead, rarely slips, and makes you pay for mistakes.",
        iterations: 500,
        slips: 0.08,
    },
    Level {
        number: 5,
        name: "Zorina",
        style: "Thinks the longest and never guesses. The one to beat.",
        iterations: 20_000,
        slips: 0.0,
    },
];

/// Maximum time a level searches for one decision, on any machine.
pub const CAP: Cap = Cap { step: Duration::from_secs(3), turn: Duration::from_secs(10) };

/// What follows the name of a bot in records and lists.
const BOT: &str = " (bot)";

/// Returns the names of bots, as records and lists have them; nothing where no bot sits. Bots of one level are
/// numbered.
pub fn bot_names(levels: &[Option<u8>]) -> Vec<Option<String>> {
    let named = |(seat, level): (usize, &Option<u8>)| {
        let level = Level::numbered((*level)?)?;
        let same =
            |levels: &[Option<u8>]| levels.iter().filter(|other| **other == Some(level.number)).count();
        let name = level.name;
        Some(match same(levels) {
            1 => format!("{name}{BOT}"),
            _ => format!("{name} {}{BOT}", same(&levels[..=seat])),
        })
    };
    levels.iter().enumerate().map(named).collect()
}

impl Level {
    /// Returns the level of this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// Returns the level of a bot by its name in a record: `Rilla (bot)`, or `Rilla 2 (bot)` beside another Rilla.
    pub fn named(text: &str) -> Option<&'static Self> {
        let name = text.strip_suffix(BOT)?;
        let number = name.rsplit_once(' ').filter(|(_, number)| number.parse::<u8>().is_ok());
        let name = number.map_or(name, |(name, _)| name);
        LEVELS.iter().find(|level| level.name == name)
    }

    /// Returns whether the level plays a random action at a decision with this seed.
    pub fn slips_at(&self, seed: u64) -> bool {
        chance::unit(&mut SmallRng::seed_from_u64(seed)) < self.slips
    }
}

/// A bot of one level: a search that sometimes plays a random action, or a random errand where turns are planned.
pub struct LevelBot<G: Heuristic> {
    slips: f32,
    /// Whether the next decision that begins something is a slip.
    slip: bool,
    rng: SmallRng,
    search: SearchBot<G>,
}

impl<G: Heuristic> LevelBot<G> {
    /// Returns a bot of the level. Without a clock its time has no cap.
    pub fn new(level: &Level, seed: u64, clock: Option<Clock>) -> Self {
        let search = SearchBot::new(Budget::Iterations(level.iterations), seed, clock, Tuning::default());
        Self {
            slips: level.slips,
            slip: false,
            // A generator of its own: how often the search draws does not change when it slips.
            rng: SmallRng::seed_from_u64(seed ^ 0x736c_6970),
            search: search.capped(CAP),
        }
    }
}

impl<G: Heuristic> LevelBot<G> {
    /// Chooses like [`Bot::choose`]; `more` as in [`SearchBot::choose_while`].
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn choose_while(&mut self, knowledge: &Knowledge<'_, G>, more: impl FnMut(f32) -> bool) -> G::Action {
        self.slip |= chance::unit(&mut self.rng) < self.slips;
        // A slip that is drawn in the middle of an errand is played after it, so that no ant stops half-way.
        if !self.search.is_on_errand() && std::mem::take(&mut self.slip) {
            return self.search.play_anything(knowledge, &mut self.rng);
        }
        self.search.choose_while(knowledge, more)
    }
}

impl<G: Heuristic> Bot<G> for LevelBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        self.choose_while(knowledge, |_| true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_one_level_are_told_apart_and_found_by_their_names() {
        let levels = [None, Some(3), Some(1), Some(3), Some(9)];
        let names = bot_names(&levels);
        let texts: Vec<_> = names.iter().map(|name| name.as_deref().unwrap_or("-")).collect();
        assert_eq!(texts, ["-", "Rilla 1 (bot)", "Fika (bot)", "Rilla 2 (bot)", "-"]);
        for (level, name) in levels.into_iter().zip(&names) {
            let found = name.as_deref().and_then(Level::named);
            assert_eq!(found.map(|level| level.number), level.filter(|level| *level < 6));
        }
        for text in ["Rilla", "Rilla 2", "Ann (bot)", "(bot)", " (bot)", "Rilla x (bot)"] {
            assert_eq!(Level::named(text), None, "{text}");
        }
    }
}
