//! No step allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Game, Wish};
use hexapod_termites::Termites;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_allocate_nothing() {
    let table = |seats: usize, map: &str| {
        let options = [("map".to_owned(), map.into())].into_iter().collect();
        Termites::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap()
    };
    let maps = ["auto", "random", "build"];
    let tables: Vec<Termites> = (2..=4).flat_map(|seats| maps.map(|map| table(seats, map))).collect();
    alloc::check(&tables, 180);
}
