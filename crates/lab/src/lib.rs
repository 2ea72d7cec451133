//! Thousands of games: lengths, balance, seat advantage.
