use hexapod_core::{Game, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::speed::{Choosing, chess, playouts};
fn main() {
    let c = chess(2_000_000, 1).nanos();
    println!("size {} chess {c:.0}", size_of::<hexapod_glory::State>());
    for preset in ["standard", "skirmish"] {
        for seats in [2, 4] {
            let game = Glory::from_wish(&Wish { preset: Some(preset.into()), ..Wish::seats(seats) }).unwrap();
            let l = playouts(&game, Choosing::Listed, 2_000_000, 1).nanos();
            let s = playouts(&game, Choosing::Sampled, 2_000_000, 1).nanos();
            println!("{preset} {seats}: listed {l:.0} ({:.2}) sampled {s:.0} ({:.2})", l / c, s / c);
        }
    }
}
