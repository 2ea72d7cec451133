//! Whole random games, listed and sampled, beside random chess in the same run.
//!
//! On a shared machine with two cores, one thread: a listed step takes about 0.9 times as long as one of chess, a
//! sampled step about 0.55 times. Listing is bound by writing some 35 actions; sampling by the draws that hit no legal
//! action (about every second one) and by moving the ant in its sets.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use hexapod_core::{Rules, Wish};
use hexapod_dominants::DominAnts;
use hexapod_testkit::speed::{Choosing, chess, playouts, record_replay};

const STEPS: u64 = 20_000;

fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("step");
    group.throughput(Throughput::Elements(STEPS));
    group.bench_function("chess", |bencher| bencher.iter(|| chess(STEPS, 1)));
    for seats in 2..=4 {
        let Ok(game) = DominAnts::from_wish(&Wish::seats(seats)) else { continue };
        for (name, choosing) in
            [("dominants listed", Choosing::Listed), ("dominants sampled", Choosing::Sampled)]
        {
            group.bench_with_input(BenchmarkId::new(name, seats), &game, |bencher, game| {
                bencher.iter(|| playouts(game, choosing, STEPS, 1));
            });
        }
        group.bench_with_input(BenchmarkId::new("dominants record", seats), &game, |bencher, game| {
            bencher
                .iter_custom(|rounds| (0..rounds).map(|round| record_replay(game, STEPS, round).time).sum());
        });
    }
    group.finish();
}

criterion_group!(benches, playout);
criterion_main!(benches);
