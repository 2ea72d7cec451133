//! Ways over a board: how far a piece gets, and by which cells.
//!
//! The caller says for each cell which cells can be entered from it, usually a table of neighbours less what is
//! blocked. Everything lives in fixed arrays for `N` cells, so nothing is allocated.

use crate::region::CellSet;

/// Marks a cell that is not reached.
const NEVER: u16 = u16::MAX;

/// What can be reached from one cell, with the distance and a shortest path for each cell.
///
/// Among several shortest paths it is the one whose first step goes to the lowest cell number; if those are equal
/// the second step decides, and so on.
#[derive(Debug, Clone)]
pub struct Reach<const N: usize> {
    /// The cells reached: first the start, then by rising distance.
    order: [u16; N],
    count: usize,
    distance: [u16; N],
    before: [u16; N],
}

impl<const N: usize> Reach<N> {
    /// Finds everything within `limit` steps of `start`.
    ///
    /// # Panics
    /// Panics if `start` or a neighbour is not below `N`.
    pub fn new<const WORDS: usize>(
        start: usize,
        limit: usize,
        neighbours: impl FnMut(usize) -> CellSet<WORDS>,
    ) -> Self {
        Self::search(start, None, limit, neighbours)
    }

    /// Finds the shortest path from `start` to `goal`, if there is one within `limit` steps.
    ///
    /// # Panics
    /// Panics if `start` or a neighbour is not below `N`.
    pub fn shortest_path<const WORDS: usize>(
        start: usize,
        goal: usize,
        limit: usize,
        neighbours: impl FnMut(usize) -> CellSet<WORDS>,
    ) -> Option<Path<N>> {
        Self::search(start, Some(goal), limit, neighbours).path_to(goal)
    }

    fn search<const WORDS: usize>(
        start: usize,
        goal: Option<usize>,
        limit: usize,
        mut neighbours: impl FnMut(usize) -> CellSet<WORDS>,
    ) -> Self {
        const { assert!(N < NEVER as usize, "cell numbers fit into 16 bits") };
        let mut reach = Self { order: [0; N], count: 0, distance: [NEVER; N], before: [NEVER; N] };
        reach.enter(start, NEVER, 0);
        let mut next = 0;
        // Cells wait in the order of their own best paths and are entered by rising number, so the first
        // path that reaches a cell is the one that wins the tie.
        while next < reach.count {
            let cell = reach.order[next];
            let distance = reach.distance[usize::from(cell)];
            if goal == Some(usize::from(cell)) || usize::from(distance) >= limit {
                break;
            }
            for neighbour in neighbours(usize::from(cell)) {
                if reach.distance[neighbour] == NEVER {
                    reach.enter(neighbour, cell, distance + 1);
                }
            }
            next += 1;
        }
        reach
    }

    fn enter(&mut self, cell: usize, before: u16, distance: u16) {
        self.distance[cell] = distance;
        self.before[cell] = before;
        self.order[self.count] = cell as u16;
        self.count += 1;
    }

    /// Returns how many steps away the cell is, if it is reached.
    pub fn distance(&self, cell: usize) -> Option<usize> {
        self.distance.get(cell).copied().filter(|&distance| distance != NEVER).map(usize::from)
    }

    /// Returns the cells reached, the start first, then by rising distance.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.order[..self.count].iter().map(|&cell| usize::from(cell))
    }

    /// Returns the cells reached as a set, the start included.
    pub fn set<const WORDS: usize>(&self) -> CellSet<WORDS> {
        self.cells().collect()
    }

    /// Returns the shortest path to the cell, if it is reached.
    pub fn path_to(&self, goal: usize) -> Option<Path<N>> {
        let length = self.distance(goal)?;
        let mut path = Path { cells: [0; N], length };
        let mut cell = goal as u16;
        for place in (0..length).rev() {
            path.cells[place] = cell;
            cell = self.before[usize::from(cell)];
        }
        Some(path)
    }
}

/// A way from cell to cell.
#[derive(Debug, Clone)]
pub struct Path<const N: usize> {
    cells: [u16; N],
    length: usize,
}

impl<const N: usize> Path<N> {
    /// Returns the cells that are entered in order: without the start, up to and with the goal.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        self.cells[..self.length].iter().map(|&cell| usize::from(cell))
    }
}

/// The cheapest ways from one cell when entering a cell has a price.
#[derive(Debug, Clone)]
pub struct Costs<const N: usize>([u16; N]);

impl<const N: usize> Costs<N> {
    /// Finds everything that `budget` pays for. `entry` gives the price of a cell, at least 1.
    ///
    /// # Panics
    /// Panics if a cell is not below `N`, or costs nothing.
    pub fn new<const WORDS: usize>(
        start: usize,
        budget: u8,
        mut neighbours: impl FnMut(usize) -> CellSet<WORDS>,
        mut entry: impl FnMut(usize) -> u8,
    ) -> Self {
        let mut costs = Self([NEVER; N]);
        costs.0[start] = 0;
        let mut open = CellSet::<WORDS>::of(start);
        // Level by level: when a cell's turn comes, no cheaper way to it can turn up any more.
        for level in 0..=u16::from(budget) {
            for cell in open {
                if costs.0[cell] != level {
                    continue;
                }
                open.remove(cell);
                for neighbour in neighbours(cell) {
                    let price = entry(neighbour);
                    assert!(price > 0, "entering a cell must cost something");
                    let cost = level + u16::from(price);
                    if cost <= u16::from(budget) && cost < costs.0[neighbour] {
                        costs.0[neighbour] = cost;
                        open.insert(neighbour);
                    }
                }
            }
            if open.is_empty() {
                break;
            }
        }
        costs
    }

    /// Returns what the cheapest way to the cell costs, if the budget pays for it.
    pub fn get(&self, cell: usize) -> Option<u8> {
        self.0.get(cell).copied().filter(|&cost| cost != NEVER).map(|cost| cost as u8)
    }
}

/// Returns the cells connected with `start`: those of its cells that lie in `within` and all that can be reached
/// from them without leaving it.
pub fn connected<const WORDS: usize>(
    start: CellSet<WORDS>,
    within: CellSet<WORDS>,
    mut neighbours: impl FnMut(usize) -> CellSet<WORDS>,
) -> CellSet<WORDS> {
    let mut group = start & within;
    let mut edge = group;
    while let Some(cell) = edge.first() {
        edge.remove(cell);
        let new = (neighbours(cell) & within) - group;
        group |= new;
        edge |= new;
    }
    group
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hex, Square};

    type Tile = Square<14, 14>;

    fn around(cell: usize) -> CellSet<4> {
        Tile::from_number(cell).unwrap().neighbours().map(Tile::number).collect()
    }

    fn cell(name: &str) -> usize {
        Tile::read(name).unwrap().number()
    }

    fn names(path: &Path<196>) -> Vec<String> {
        path.cells().map(|cell| Tile::from_number(cell).unwrap().to_string()).collect()
    }

    fn cells(names: &str) -> CellSet<4> {
        names.split(' ').map(cell).collect()
    }

    #[test]
    fn an_open_board_gives_the_distances_of_its_geometry() {
        let start = Tile::read("d4").unwrap();
        let reach = Reach::<196>::new(start.number(), usize::MAX, around);
        for square in Tile::all() {
            assert_eq!(reach.distance(square.number()), Some(square.distance(start)));
        }
        assert_eq!(reach.cells().len(), 196);
        assert!(reach.cells().map(|cell| reach.distance(cell)).is_sorted());
        assert_eq!(reach.distance(196), None);
    }

    #[test]
    fn a_limit_is_kept() {
        let reach = Reach::<196>::new(cell("g7"), 2, around);
        assert_eq!(reach.cells().len(), 25);
        assert_eq!(reach.set::<4>(), Tile::read("g7").unwrap().within(2));
        assert_eq!(reach.distance(cell("j7")), None);
        assert!(reach.path_to(cell("j7")).is_none());
        assert_eq!(Reach::<196>::new(cell("g7"), 0, around).cells().collect::<Vec<_>>(), [cell("g7")]);
    }

    #[test]
    fn ties_go_to_the_lowest_cell_step_by_step() {
        let path = |from: &str, to: &str| {
            names(&Reach::<196>::shortest_path(cell(from), cell(to), usize::MAX, around).unwrap())
        };
        // Three ways north: the lowest first step is the one to the west.
        assert_eq!(path("d4", "d6"), ["c5", "d6"]);
        // Eastward the way begins along the lower rank.
        assert_eq!(path("d4", "g4"), ["e3", "f3", "g4"]);
        assert_eq!(path("d4", "g7"), ["e5", "f6", "g7"]);
        assert_eq!(path("a1", "a1"), Vec::<String>::new());
    }

    #[test]
    fn walls_are_walked_around_or_end_the_way() {
        let wall = cells("b1 b2 b3");
        let open = |from: usize| around(from) - wall;
        let path = Reach::<196>::shortest_path(cell("a1"), cell("c1"), usize::MAX, open).unwrap();
        assert_eq!(names(&path), ["a2", "a3", "b4", "c3", "c2", "c1"]);
        assert!(Reach::<196>::shortest_path(cell("a1"), cell("c1"), 5, open).is_none());
        let closed = cells("a2 b1 b2");
        let shut = |from: usize| around(from) - closed;
        assert!(Reach::<196>::shortest_path(cell("a1"), cell("c1"), usize::MAX, shut).is_none());
        assert!(Reach::<196>::shortest_path(cell("a1"), 500, usize::MAX, around).is_none());
    }

    /// The simple version: all shortest paths, the smallest of them.
    fn slow_path(
        from: usize,
        to: usize,
        length: usize,
        next: &dyn Fn(usize) -> CellSet<4>,
    ) -> Option<Vec<usize>> {
        if length == 0 {
            return (from == to).then(Vec::new);
        }
        next(from).iter().find_map(|cell| {
            let mut rest = slow_path(cell, to, length - 1, next)?;
            rest.insert(0, cell);
            Some(rest)
        })
    }

    #[test]
    fn paths_agree_with_trying_all_of_them() {
        let blocked = cells("c3 c4 c5 d3 f4 f5 f6 e7 b7 g3 g2 h5");
        let open = |from: usize| around(from) - blocked;
        let start = cell("d4");
        let reach = Reach::<196>::new(start, 4, open);
        for goal in reach.cells() {
            let found: Vec<usize> = reach.path_to(goal).unwrap().cells().collect();
            let alone = Reach::<196>::shortest_path(start, goal, 4, open).unwrap();
            assert!(alone.cells().eq(found.iter().copied()));
            assert_eq!(slow_path(start, goal, found.len(), &open), Some(found));
        }
    }

    #[test]
    fn one_way_streets_are_respected() {
        // 0 → 1 → 2 → 0
        let next = |cell: usize| CellSet::<1>::of((cell + 1) % 3);
        let path = Reach::<3>::shortest_path(0, 2, usize::MAX, next).unwrap();
        assert_eq!(path.cells().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(Reach::<3>::new(2, usize::MAX, next).distance(1), Some(2));
    }

    #[test]
    fn prices_of_cells_add_up() {
        // A board of 19 hexes; the middle costs 2, its ring 1, the outer ring 3.
        let hexes: Vec<Hex> = Hex::ORIGIN.within(2).collect();
        let number = |hex: Hex| hexes.iter().position(|&other| other == hex);
        let around =
            |cell: usize| -> CellSet<1> { hexes[cell].neighbours().into_iter().filter_map(number).collect() };
        let price = |cell: usize| [2, 1, 3][hexes[cell].distance(Hex::ORIGIN)];
        let start = number(Hex::new(0, -1)).unwrap();
        let cost = |budget, q, r| {
            Costs::<19>::new(start, budget, around, price).get(number(Hex::new(q, r)).unwrap())
        };
        assert_eq!(cost(9, 0, -1), Some(0));
        assert_eq!(cost(9, 0, 0), Some(2));
        // Straight over the middle and around it cost the same.
        assert_eq!(cost(9, 0, 1), Some(3));
        assert_eq!(cost(2, 0, 1), None);
        assert_eq!(cost(9, 0, 2), Some(6));
        assert_eq!(cost(0, 0, 0), None);
        // With equal prices the costs are the distances.
        let costs = Costs::<19>::new(start, 255, around, |_| 1);
        let reach = Reach::<19>::new(start, usize::MAX, around);
        for cell in 0..19 {
            assert_eq!(costs.get(cell).map(usize::from), reach.distance(cell));
        }
    }

    #[test]
    fn a_detour_can_be_cheaper() {
        // Two ways lead from 0 to 4: over 1, which costs 5 + 1, and over 2 and 3, which costs 1 + 1 + 1.
        let next = |cell: usize| -> CellSet<1> {
            let ways: &[usize] = [&[1, 2][..], &[4], &[3], &[4], &[]][cell];
            ways.iter().copied().collect()
        };
        let costs = Costs::<5>::new(0, 9, next, |cell| [1, 5, 1, 1, 1][cell]);
        assert_eq!((0..5).map(|cell| costs.get(cell)).collect::<Vec<_>>(), [0, 5, 1, 2, 3].map(Some));
    }

    #[test]
    fn groups_end_where_the_region_ends() {
        let region = cells("a1 b2 c3 e3 e4 n14");
        assert_eq!(connected(cells("a1"), region, around), cells("a1 b2 c3"));
        assert_eq!(connected(cells("e4 n14"), region, around), cells("e3 e4 n14"));
        assert_eq!(connected(cells("h8"), region, around), CellSet::EMPTY);
    }
}
