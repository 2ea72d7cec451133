//! What the search promises, on the real games.

#![allow(clippy::unwrap_used)]

use std::cell::Cell;
use std::collections::HashMap;
use std::time::Duration;

use hexapod_anteater::Anteater;
use hexapod_bots::search::{Search, Tuning};
use hexapod_bots::{Budget, Cap, GreedyBot, LEVELS, LevelBot, RandomBot, SearchBot};
use hexapod_core::{
    Bot, Game, Heuristic, Knowledge, Odds, Rules, Seat, SeedableRng, Sight, Silence, SmallRng, Step, ToMove,
    WinShares, Wish, random_step,
};
use hexapod_dominants::{Action, DominAnts};
use hexapod_glory::Glory;
use hexapod_termites::Termites;

/// Plays a random game and shows every `every`th decision that leaves a choice.
fn decisions<G: Heuristic>(seats: usize, seed: u64, every: usize, mut show: impl FnMut(&G, &G::State, Seat)) {
    let game = G::from_wish(&Wish::seats(seats)).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    let (mut state, mut actions, mut met) = (game.start(), Vec::new(), 0);
    while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
        if let ToMove::Seat(seat) = game.to_move(&state) {
            game.legal_actions(&state, &mut actions);
            met += usize::from(actions.len() > 1);
            if actions.len() > 1 && met.is_multiple_of(every) {
                show(&game, &state, seat);
            }
        }
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
}

/// In two states that the seat cannot tell apart, bots with the same seed decide alike.
fn bots_are_honest<G: Heuristic>(seats: usize, every: usize) {
    let mut looked = 0;
    decisions::<G>(seats, 3, every, |game, state, seat| {
        let other = game.imagine(state, seat, &mut SmallRng::seed_from_u64(looked));
        let choose = |mut bot: Box<dyn Bot<G>>, state| bot.choose(&Knowledge::new(game, state, seat));
        type Build<G> = fn(u64) -> Box<dyn Bot<G>>;
        let bots: [Build<G>; 4] = [
            |seed| Box::new(RandomBot::new(seed)),
            |seed| Box::new(GreedyBot::new(seed)),
            |seed| Box::new(SearchBot::new(Budget::Iterations(60), seed, None, Tuning::default())),
            |seed| Box::new(SearchBot::new(Budget::Iterations(40), seed, None, Tuning::plain())),
        ];
        for build in bots {
            assert_eq!(choose(build(looked), state), choose(build(looked), &other), "{state:?}");
        }
        looked += 1;
    });
    assert!(looked > 5, "only {looked} decisions");
}

#[test]
fn bots_are_honest_in_termites() {
    bots_are_honest::<Termites>(2, 9);
    bots_are_honest::<Termites>(4, 23);
}

#[test]
fn bots_are_honest_in_glory() {
    bots_are_honest::<Glory>(2, 13);
    bots_are_honest::<Glory>(3, 29);
}

/// Also what is remembered from turn to turn does not depend on what the seat cannot see.
#[test]
fn memory_is_honest() {
    let game = Termites::from_wish(&Wish::seats(2)).unwrap();
    let bot = || SearchBot::<Termites>::new(Budget::Iterations(50), 5, None, Tuning::default());
    let (mut one, mut other, mut opponent) = (bot(), bot(), RandomBot::new(6));
    let mut rng = SmallRng::seed_from_u64(7);
    let mut state = game.start();
    loop {
        let step = match game.to_move(&state) {
            ToMove::Over => break,
            ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToMove::Seat(seat) if seat.index() == 0 => {
                let twin = game.imagine(&state, seat, &mut rng);
                let action = one.choose(&Knowledge::new(&game, &state, seat));
                assert_eq!(action, other.choose(&Knowledge::new(&game, &twin, seat)));
                Step::Action(action)
            }
            ToMove::Seat(seat) => Step::Action(opponent.choose(&Knowledge::new(&game, &state, seat))),
        };
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
}

fn same_seed_same_thought<G: Heuristic>(seats: usize) {
    decisions::<G>(seats, 1, 30, |game, state, seat| {
        let think = |seed| {
            let analysis = Search::<G>::new(seed, Tuning::default()).analyse(
                &Knowledge::new(game, state, seat),
                80,
                |_| true,
            );
            let visits: Vec<u64> = analysis.choices.iter().map(|choice| choice.visits).collect();
            (analysis.best, visits, analysis.line)
        };
        let thought = think(9);
        assert_eq!(thought, think(9));
        assert!(thought.1.iter().sum::<u64>() <= 80);
    });
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    same_seed_same_thought::<Anteater>(3);
    same_seed_same_thought::<Termites>(3);
    same_seed_same_thought::<DominAnts>(2);
    same_seed_same_thought::<Glory>(4);
}

#[test]
fn a_forced_action_costs_nothing() {
    let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut state, mut actions, mut forced) = (game.start(), Vec::new(), 0);
    while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
        if let ToMove::Seat(seat) = game.to_move(&state) {
            game.legal_actions(&state, &mut actions);
            if let [only] = actions[..] {
                let knowledge = Knowledge::new(&game, &state, seat);
                let mut search = Search::new(1, Tuning::default());
                let analysis = search.analyse(&knowledge, u64::MAX, |_| panic!("it thinks about {only:?}"));
                assert_eq!(analysis.action(), only);
                forced += 1;
            }
        }
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
    assert!(forced > 0);
}

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// A clock that advances by a millisecond each time it is read.
fn ticking() -> Duration {
    NOW.set(NOW.get() + 1);
    Duration::from_millis(NOW.get())
}

#[test]
fn time_is_kept() {
    decisions::<DominAnts>(2, 4, 60, |game, state, seat| {
        let begun = NOW.get();
        let budget = Budget::Time(Duration::from_millis(90));
        SearchBot::new(budget, 1, Some(ticking), Tuning::default())
            .choose(&Knowledge::new(game, state, seat));
        let spent = NOW.get() - begun;
        assert!((90..=94).contains(&spent), "{spent} ms");
    });
}

#[test]
fn a_turn_is_capped() {
    let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
    let cap = Cap { step: Duration::from_millis(60), turn: Duration::from_millis(200) };
    let mut bot =
        SearchBot::new(Budget::Iterations(1_000_000), 1, Some(ticking), Tuning::default()).capped(cap);
    let mut rng = SmallRng::seed_from_u64(1);
    let mut state = game.start();
    let (mut turn, mut begun, mut steps, mut longest) = (0, 0, 0, 0);
    for _ in 0..120 {
        let step = match game.to_move(&state) {
            ToMove::Over => break,
            ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToMove::Seat(seat) => {
                if game.turn(&state) != turn {
                    (turn, begun, steps) = (game.turn(&state), NOW.get(), 0);
                }
                let before = NOW.get();
                let action = bot.choose(&Knowledge::new(&game, &state, seat));
                steps += 1;
                longest = longest.max(steps);
                assert!(NOW.get() - before <= 64, "{} ms for a step", NOW.get() - before);
                // Beyond the cap each step still looks at a few worlds.
                let spent = NOW.get() - begun;
                assert!(spent <= 204 + 20 * steps, "{spent} ms for {steps} steps");
                Step::Action(action)
            }
        };
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
    assert!(longest > 4, "a turn of only {longest} steps");
}

#[test]
fn what_was_thought_is_remembered_within_a_turn() {
    let mut turns = 0;
    decisions::<DominAnts>(2, 8, 20, |game, state, seat| {
        // Who plans whole turns remembers the plan, not the tree.
        let mut search = Search::new(2, Tuning { plans: false, ..Tuning::default() });
        let thought = search.analyse(&Knowledge::new(game, state, seat), 400, |_| true);
        let (action, visits) = (thought.action(), thought.choices[thought.best].visits);
        let mut after = *state;
        game.play_unchecked(&mut after, &Step::Action(action), &mut Silence);
        let knowledge = Knowledge::new(game, &after, seat);
        let mut actions = Vec::new();
        knowledge.legal_actions(&mut actions);
        if actions.len() > 1 {
            turns += 1;
            assert_eq!(search.analyse(&knowledge, u64::MAX, |_| false).iterations, visits);
        }
    });
    assert!(turns > 5, "only {turns} decisions");
}

/// Returns the value of a position when every seat plays for its own share: the slow way of the textbook.
fn exact<G: Game>(game: &G, state: &G::State, left: &mut u64) -> Option<WinShares> {
    *left = left.checked_sub(1)?;
    match game.to_move(state) {
        ToMove::Over => Some(game.win_shares(state)),
        ToMove::Chance => {
            let mut outcomes = Vec::new();
            assert_eq!(game.odds(state, &mut outcomes), Odds::Listed);
            let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut shares = WinShares::default();
            for (outcome, weight) in outcomes {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Chance(outcome), &mut Silence);
                for (sum, share) in shares.iter_mut().zip(exact(game, &after, left)?) {
                    *sum += share * weight as f32 / total as f32;
                }
            }
            Some(shares)
        }
        ToMove::Seat(seat) => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            let mut best: Option<WinShares> = None;
            for action in actions {
                let mut after = state.clone();
                game.play_unchecked(&mut after, &Step::Action(action), &mut Silence);
                let shares = exact(game, &after, left)?;
                if best.is_none_or(|best| shares[seat.index()] > best[seat.index()]) {
                    best = Some(shares);
                }
            }
            best
        }
    }
}

#[test]
fn it_plays_endings_like_the_textbook() {
    let mut compared = 0;
    for seed in 0..12 {
        decisions::<Anteater>(2, seed, 1, |game, state, seat| {
            if exact(game, state, &mut 20_000).is_none() {
                return;
            }
            let mut search = Search::new(seed, Tuning::default());
            let analysis = search.analyse(&Knowledge::new(game, state, seat), 4_000, |_| true);
            let value = |action| {
                let mut after = *state;
                game.play_unchecked(&mut after, &Step::Action(action), &mut Silence);
                exact(game, &after, &mut 20_000).unwrap()[seat.index()]
            };
            let best = analysis.choices.iter().map(|choice| value(choice.action)).fold(0.0, f32::max);
            let chosen = value(analysis.action());
            assert!(chosen >= best - 0.03, "{chosen} of {best}: {state:?}");
            compared += u32::from(best > 0.0);
        });
    }
    assert!(compared > 10, "only {compared} endings");
}

#[test]
fn every_level_plays_whole_games() {
    let game = Anteater::from_wish(&Wish::seats(2)).unwrap();
    for level in &LEVELS[..4] {
        let mut bot = LevelBot::<Anteater>::new(level, 1, None);
        let mut rng = SmallRng::seed_from_u64(2);
        let (mut state, mut actions) = (game.start(), Vec::new());
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            let step = match game.to_move(&state) {
                ToMove::Seat(seat) if seat.index() == 0 => {
                    Step::Action(bot.choose(&Knowledge::new(&game, &state, seat)))
                }
                _ => step,
            };
            game.play(&mut state, None, &step, &mut Silence).unwrap();
        }
        assert!(game.outcome(&state).is_some(), "{}", level.name);
    }
}

/// Even the weakest bot does not step out and back: what it plays at random is a whole errand.
#[test]
fn a_random_move_is_a_whole_errand() {
    let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
    let (mut moves, mut back) = (0, 0);
    for seed in 0..8 {
        let mut bots = [1, 2].map(|seat| LevelBot::<DominAnts>::new(&LEVELS[0], seed * 2 + seat, None));
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut state, mut actions, mut came) = (game.start(), Vec::new(), HashMap::new());
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            let step = match game.to_move(&state) {
                ToMove::Seat(seat) => {
                    Step::Action(bots[seat.index()].choose(&Knowledge::new(&game, &state, seat)))
                }
                ToMove::Chance | ToMove::Over => step,
            };
            match step {
                Step::Action(Action::Move(from, to)) => {
                    moves += 1;
                    back += u32::from(came.remove(&from) == Some(to));
                    came.insert(to, from);
                }
                Step::Action(_) | Step::Chance(_) => came.clear(),
            }
            game.play(&mut state, None, &step, &mut Silence).unwrap();
        }
    }
    assert!(moves > 1000 && back * 100 < moves, "{back} of {moves} moves lead back at once");
}
