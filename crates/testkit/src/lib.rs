//! Scenarios, laws, counts and golden records for any game.
