//! Whole random games, beside random chess in the same run.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use hexapod_core::{Rules, Wish};
use hexapod_pocket::Pocket;
use hexapod_testkit::speed::{Choosing, chess, playouts};

const STEPS: u64 = 20_000;

fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("step");
    group.throughput(Throughput::Elements(STEPS));
    group.bench_function("chess", |bencher| bencher.iter(|| chess(STEPS, 1)));
    for seats in Pocket::INFO.seats.clone() {
        let Ok(game) = Pocket::from_wish(&Wish::seats(seats)) else { continue };
        group.bench_with_input(BenchmarkId::new("pocket", seats), &game, |bencher, game| {
            bencher.iter(|| playouts(game, Choosing::Listed, STEPS, 1));
        });
    }
    group.finish();
}

criterion_group!(benches, playout);
criterion_main!(benches);
