//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_termites::Termites;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

fn tables() -> Vec<Termites> {
    let table = |seats: usize, options: &[(&str, &str)]| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
        Termites::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap()
    };
    let mut tables: Vec<Termites> = (2..=4)
        .flat_map(|seats| ["auto", "random", "build"].map(|map| table(seats, &[("map", map)])))
        .collect();
    let readings =
        [("map", "build"), ("build_limits", "off"), ("mound_terrain", "any"), ("mounds_in_way", "ground")];
    tables.push(table(2, &readings));
    tables
}

#[test]
fn steps_allocate_nothing() {
    alloc::check(&tables(), 180);
}

#[test]
fn opinions_allocate_nothing() {
    alloc::check_opinions(&tables(), 36);
}
