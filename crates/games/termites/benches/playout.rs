//! Whole random games, listed and sampled, beside random chess in the same run; and what imagining costs.
//!
//! On a shared machine with two cores, one thread, two seats: a listed step about 90 ns (0.44 of a move of random
//! chess), a sampled one about 60 ns (0.29), `imagine` about 65 ns more than the copy, with four seats about 150 ns. A
//! third of a listed step is the listing itself; beyond that the profile is flat: reach (six shifts of 128 bits for
//! each point), support around each target, and asking units whether they can go.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use hexapod_core::{Rules, Seat, SeedableRng, Sight, Silence, SmallRng, Step, ToMove, Wish};
use hexapod_termites::{State, Termites};
use hexapod_testkit::speed::{Choosing, chess, playouts};

const STEPS: u64 = 20_000;

fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("step");
    group.throughput(Throughput::Elements(STEPS));
    group.bench_function("chess", |bencher| bencher.iter(|| chess(STEPS, 1)));
    for seats in 2..=4 {
        let Ok(game) = Termites::from_wish(&Wish::seats(seats)) else { continue };
        for (name, choosing) in
            [("termites listed", Choosing::Listed), ("termites sampled", Choosing::Sampled)]
        {
            group.bench_with_input(BenchmarkId::new(name, seats), &game, |bencher, game| {
                bencher.iter(|| playouts(game, choosing, STEPS, 1));
            });
        }
    }
    group.finish();
}

fn imagine(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("world");
    for seats in 2..=4 {
        let Ok(game) = Termites::from_wish(&Wish::seats(seats)) else { continue };
        let states = positions(&game);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut at = 0;
        let mut next = || {
            at = (at + 1) % states.len();
            &states[at]
        };
        group.bench_function(BenchmarkId::new("copy", seats), |bencher| bencher.iter(|| *next()));
        group.bench_function(BenchmarkId::new("imagine", seats), |bencher| {
            bencher.iter(|| game.imagine(next(), Seat::new(0), &mut rng));
        });
    }
    group.finish();
}

/// Positions from a few whole games.
fn positions(game: &Termites) -> Vec<State> {
    let mut rng = SmallRng::seed_from_u64(3);
    let mut actions = Vec::new();
    let mut states = Vec::new();
    for _ in 0..4 {
        let mut state = game.start();
        loop {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToMove::Seat(_) => Step::Action(game.sample_action(&state, &mut rng, &mut actions)),
            };
            game.play_unchecked(&mut state, &step, &mut Silence);
            states.push(state);
        }
    }
    states
}

criterion_group!(benches, playout, imagine);
criterion_main!(benches);
