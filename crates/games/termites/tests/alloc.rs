//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_termites::Termites;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

fn tables() -> Vec<Termites> {
    let table = |seats: usize, map: &str| {
        let options = [("map".to_owned(), map.into())].into_iter().collect();
        Termites::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap()
    };
    let maps = ["auto", "random", "build"];
    (2..=4).flat_map(|seats| maps.map(|map| table(seats, map))).collect()
}

#[test]
fn steps_allocate_nothing() {
    alloc::check(&tables(), 180);
}

#[test]
fn opinions_allocate_nothing() {
    alloc::check_opinions(&tables(), 36);
}
