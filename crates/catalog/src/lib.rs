//! All games and bots behind one object-safe layer.
