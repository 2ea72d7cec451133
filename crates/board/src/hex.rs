//! Hexes in axial coordinates.
//!
//! `q` grows to the right and `r` grows downwards; hexes have a flat top, so that there is a hex straight above.
//! A board of hexes with a pointed top is the same board turned by 30° anticlockwise: there the six directions in
//! order, from index 0, are called NW, NE, E, SE, SW and W, and `q` grows to the right, `r` to the lower right.

use std::ops::{Add, Neg, Sub};

/// One of the six ways out of a hex, clockwise from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Straight up.
    N,
    /// Up and right.
    NE,
    /// Down and right.
    SE,
    /// Straight down.
    S,
    /// Down and left.
    SW,
    /// Up and left.
    NW,
}

impl Direction {
    /// All six, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// Returns the index, 0 to 5, clockwise from the top.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the direction with this index; what is 6 or more goes round again.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 6]
    }

    /// Returns the direction after `turns` turns of 60° clockwise.
    pub const fn turned(self, turns: usize) -> Self {
        Self::from_index(self.index() + turns % 6)
    }

    /// Returns the way back.
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// Returns the step in this direction, seen from the origin.
    pub const fn step(self) -> Hex {
        match self {
            Self::N => Hex::new(0, -1),
            Self::NE => Hex::new(1, -1),
            Self::SE => Hex::new(1, 0),
            Self::S => Hex::new(0, 1),
            Self::SW => Hex::new(-1, 1),
            Self::NW => Hex::new(-1, 0),
        }
    }
}

/// A hex, or the way from one hex to another. Ordered by `q`, then by `r`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex {
    /// The column, growing to the right.
    pub q: i16,
    /// The place within the column, growing downwards.
    pub r: i16,
}

impl Hex {
    /// The middle of the board.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// Returns the hex with these coordinates.
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// Returns the hex next to this one.
    pub const fn neighbour(self, direction: Direction) -> Self {
        let step = direction.step();
        Self::new(self.q + step.q, self.r + step.r)
    }

    /// Returns the six hexes around, clockwise from the top.
    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// Returns how many steps lie between two hexes.
    pub const fn distance(self, other: Self) -> usize {
        let q = (self.q - other.q).unsigned_abs();
        let r = (self.r - other.r).unsigned_abs();
        let both = (self.q - other.q + self.r - other.r).unsigned_abs();
        // Half the sum of the three is the largest of them.
        (q as usize + r as usize + both as usize) / 2
    }

    /// Returns in which direction `other` lies, if it is a neighbour.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == other)
    }

    /// Returns this hex turned around the origin by `turns` turns of 60° clockwise.
    pub const fn rotated(self, turns: usize) -> Self {
        let mut hex = self;
        let mut left = turns % 6;
        while left > 0 {
            hex = Self::new(-hex.r, hex.q + hex.r);
            left -= 1;
        }
        hex
    }

    /// Returns the hex opposite of this one, seen from the origin.
    pub const fn opposite(self) -> Self {
        Self::new(-self.q, -self.r)
    }

    /// Returns the hexagon of all hexes at most `radius` steps away, by rising `q`, then rising `r`.
    pub fn within(self, radius: u8) -> impl Iterator<Item = Self> {
        let radius = i16::from(radius);
        (-radius..=radius).flat_map(move |q| {
            let (top, bottom) = ((-radius).max(-q - radius), radius.min(radius - q));
            (top..=bottom).map(move |r| self + Self::new(q, r))
        })
    }
}

impl Add for Hex {
    type Output = Self;

    fn add(self, way: Self) -> Self {
        Self::new(self.q + way.q, self.r + way.r)
    }
}

impl Sub for Hex {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.q - other.q, self.r - other.r)
    }
}

impl Neg for Hex {
    type Output = Self;

    fn neg(self) -> Self {
        self.opposite()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_run_clockwise_and_back() {
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(direction.index(), index);
            assert_eq!(Direction::from_index(index + 6), direction);
            assert_eq!(direction.opposite().opposite(), direction);
            assert_eq!(direction.step().opposite(), direction.opposite().step());
            // A turn of the direction is a turn of its step.
            assert_eq!(direction.step().rotated(1), direction.turned(1).step());
            // On the screen, x = 1.5 q and y = r + q/2 (in heights): the angle grows by 60° a time.
            let step = direction.step();
            let (x, y) =
                (1.5 * f64::from(step.q), 3_f64.sqrt() * (f64::from(step.r) + f64::from(step.q) / 2.0));
            let clockwise_from_top = x.atan2(-y).to_degrees().rem_euclid(360.0);
            assert!((clockwise_from_top - 60.0 * index as f64).abs() < 1e-9, "{direction:?}");
        }
        assert_eq!(Direction::NW.turned(1), Direction::N);
        assert_eq!(Direction::N.turned(usize::MAX), Direction::from_index(usize::MAX % 6));
    }

    #[test]
    fn neighbours_are_one_step_away_and_know_the_way_back() {
        let hex = Hex::new(3, -2);
        for (neighbour, direction) in hex.neighbours().into_iter().zip(Direction::ALL) {
            assert_eq!(hex.distance(neighbour), 1);
            assert_eq!(hex.direction_to(neighbour), Some(direction));
            assert_eq!(neighbour.neighbour(direction.opposite()), hex);
        }
        assert_eq!(hex.direction_to(hex), None);
        assert_eq!(hex.direction_to(Hex::new(5, -2)), None);
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(Hex::ORIGIN.distance(Hex::new(2, -1)), 2);
        assert_eq!(Hex::ORIGIN.distance(Hex::new(2, 1)), 3);
        for (one, other) in
            Hex::ORIGIN.within(4).flat_map(|one| Hex::ORIGIN.within(4).map(move |to| (one, to)))
        {
            let distance = one.distance(other);
            assert_eq!(other.distance(one), distance);
            let nearest = one.neighbours().into_iter().map(|next| next.distance(other)).min();
            assert_eq!(nearest, Some(if distance == 0 { 1 } else { distance - 1 }));
        }
    }

    #[test]
    fn rotation_keeps_distances_and_comes_round() {
        for hex in Hex::ORIGIN.within(5) {
            assert_eq!(hex.rotated(6), hex);
            assert_eq!(hex.rotated(3), hex.opposite());
            assert_eq!(hex.rotated(1).distance(Hex::ORIGIN), hex.distance(Hex::ORIGIN));
            assert_eq!(hex.rotated(2).rotated(5), hex.rotated(1));
        }
    }

    #[test]
    fn hexagons_have_the_right_size_and_order() {
        for (radius, count) in [(0, 1), (1, 7), (5, 91), (9, 271)] {
            let middle = Hex::new(2, 3);
            let cells: Vec<Hex> = middle.within(radius).collect();
            assert_eq!(cells.len(), count);
            assert!(cells.is_sorted());
            assert!(cells.iter().all(|cell| middle.distance(*cell) <= usize::from(radius)));
        }
    }

    /// A flat-topped board whose names count from a corner: `j10` is the middle.
    #[test]
    fn flat_topped_names_fit() {
        let name = |hex: Hex| format!("{}{}", char::from(b'a' + (hex.q + 9) as u8), hex.r + 10);
        assert_eq!(name(Hex::ORIGIN), "j10");
        assert_eq!(Hex::ORIGIN.neighbours().map(name), ["j9", "k9", "k10", "j11", "i11", "i10"]);
    }

    /// A pointy-topped board of rows `a` to `k` from the bottom, where equal numbers run to the upper left.
    #[test]
    fn pointy_topped_names_fit() {
        let cell = |hex: Hex| (hex.q, -hex.r);
        let name = |hex: Hex| {
            let (x, y) = cell(hex);
            format!("{}{}", char::from(b'a' + (y + 5) as u8), x + 6)
        };
        assert_eq!(name(Hex::ORIGIN), "f6");
        // NW, NE, E, SE, SW, W.
        assert_eq!(Hex::ORIGIN.neighbours().map(name), ["g6", "g7", "f7", "e6", "e5", "f5"]);
        for hex in Hex::ORIGIN.within(5) {
            let (x, y) = cell(hex);
            let largest = x.abs().max(y.abs()).max((x - y).abs());
            assert_eq!(hex.distance(Hex::ORIGIN), largest as usize);
        }
        let mut pairs = 0;
        let mut edge = 0;
        for hex in Hex::ORIGIN.within(5) {
            let inside = hex.neighbours().iter().filter(|next| next.distance(Hex::ORIGIN) <= 5).count();
            pairs += inside;
            edge += usize::from(inside < 6);
        }
        assert_eq!((pairs / 2, edge), (240, 30));
    }
}
