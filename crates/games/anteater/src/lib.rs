//! Anteater: dice on termite mounds, for two to five players.
