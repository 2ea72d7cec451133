//! The puzzles that are kept: unlike each other, with themes, parts of the game and grades spread.

use std::collections::BTreeSet;

use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{LEAST_ITERATIONS, Part};

use super::Rejected;

/// Two positions with more than this part of their words in common are alike.
const ALIKE: f64 = 0.85;
/// At most this part of the puzzles may have the same main theme.
const THEME_PART: f64 = 0.45;
/// At most this part of the puzzles may come from one third of the game.
const GAME_PART: f64 = 0.6;
/// At most this part of the puzzles may be easy.
const EASY_PART: f64 = 0.3;

/// The puzzles that are kept.
pub struct Kept {
    puzzles: Vec<Puzzle>,
    words: Vec<BTreeSet<String>>,
    count: usize,
}

impl Kept {
    /// Begins with puzzles that were kept before.
    pub fn new(puzzles: Vec<Puzzle>, count: usize) -> Self {
        let words = puzzles.iter().map(words).collect();
        Self { puzzles, words, count }
    }

    /// Returns the puzzles.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns whether there are as many as wanted.
    pub fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Keeps a puzzle, or says why not.
    pub(super) fn keep(&mut self, puzzle: Puzzle) -> Result<(), Rejected> {
        let words = words(&puzzle);
        let is_like = |other: &BTreeSet<String>| {
            let common = words.intersection(other).count() as f64;
            common / (words.len() + other.len()) as f64 * 2.0 > ALIKE
        };
        if self.words.iter().any(is_like) || self.puzzles.iter().any(|other| other.id == puzzle.id) {
            return Err(Rejected::Alike);
        }
        let plenty = |part: f64, same: &dyn Fn(&Puzzle) -> bool| {
            same(&puzzle)
                && self.puzzles.iter().filter(|other| same(other)).count() as f64 >= part * self.count as f64
        };
        let parts = Part::ALL.iter().any(|part| plenty(GAME_PART, &|other| other.part == *part));
        if parts
            || plenty(EASY_PART, &is_easy)
            || plenty(THEME_PART, &|other| other.themes[0] == puzzle.themes[0])
        {
            return Err(Rejected::Plenty);
        }
        if !self.is_full() {
            self.puzzles.push(puzzle);
            self.words.push(words);
        }
        Ok(())
    }
}

/// Returns whether nobody has to think: the shortest search finds it, and so does a look at one step.
fn is_easy(puzzle: &Puzzle) -> bool {
    !puzzle.evidence.subtle && puzzle.evidence.found <= 2 * LEAST_ITERATIONS
}

/// Returns the words of a position, each with the statement it stands in, and of the solution.
fn words(puzzle: &Puzzle) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for line in puzzle.document.position.lines() {
        let mut parts = line.split_whitespace();
        let head = parts.next().unwrap_or("");
        for (at, word) in parts.enumerate() {
            words.insert(format!("{head} {at} {word}"));
        }
    }
    words.insert(format!("play {}", puzzle.solutions[0].join(" ")));
    words
}
