//! No step allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Game, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_allocate_nothing() {
    let wish = |seats, preset: &str| Wish { preset: Some(preset.to_owned()), ..Wish::seats(seats) };
    let presets = ["standard", "skirmish", "campaign"];
    let tables = (2..=4).flat_map(|seats| presets.map(|preset| wish(seats, preset)));
    let tables: Vec<Glory> = tables.map(|table| Glory::from_wish(&table).unwrap()).collect();
    alloc::check(&tables, 36);
}
