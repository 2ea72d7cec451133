//! Hexapod: a digital table for four board games.

fn main() {}
