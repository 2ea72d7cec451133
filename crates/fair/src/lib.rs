//! Dice nobody can load: verifiable chance.
