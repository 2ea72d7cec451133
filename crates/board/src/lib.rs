//! Geometry of boards: hexes and squares, no rules.
