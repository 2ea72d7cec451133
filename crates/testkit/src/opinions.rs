//! What holds for the opinions of every game, however good they are.

use std::collections::BTreeMap;

use hexapod_core::coach::{risks as risks_of, why_not};
use hexapod_core::heuristic::own_weights;
use hexapod_core::reason::why;
use hexapod_core::{
    Game, Heuristic, Knowledge, Message, Seat, SeedableRng, Silence, SmallRng, Step, StepOf, ToMove,
    random_step, step_text,
};
use hexapod_words::Words;

/// Shows every position of some random games, the ends included.
pub fn positions<G: Game>(game: &G, games: usize, mut show: impl FnMut(&G::State)) {
    let mut actions = Vec::new();
    for seed in 0..games as u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = game.start();
        show(&state);
        while let Some(step) = random_step(game, &state, &mut rng, &mut actions) {
            game.play_unchecked(&mut state, &step, &mut Silence);
            show(&state);
        }
    }
}

/// Plays the turn of the seat that is to act and returns its decisions as texts.
///
/// # Panics
/// Panics if nobody is to act.
pub fn turn<G: Game>(
    game: &G,
    mut state: G::State,
    mut decide: impl FnMut(&Knowledge<'_, G>) -> G::Action,
) -> Vec<String> {
    let ToMove::Seat(seat) = game.to_move(&state) else { panic!("nobody is to act") };
    let mut rng = SmallRng::seed_from_u64(1);
    let mut told = Vec::new();
    loop {
        let step = match game.to_move(&state) {
            ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToMove::Seat(actor) if actor == seat => Step::Action(decide(&Knowledge::new(game, &state, seat))),
            _ => return told,
        };
        if let Step::Action(_) = step {
            told.push(step_text(game, &state, &step));
        }
        game.play_unchecked(&mut state, &step, &mut Silence);
    }
}

/// Plays random games and holds that estimates are shares of one victory, that the end is judged as the rules judge it,
/// and that every action has a likelihood. `least` is the part of the victory that the seats share at least: the whole,
/// unless a party without a seat can win.
///
/// # Panics
/// Panics if an opinion is none.
pub fn hold<G: Heuristic>(game: &G, games: usize, least: f32) {
    let weights = own_weights::<G>();
    let (mut actions, mut likely) = (Vec::new(), Vec::new());
    positions(game, games, |state| {
        let shares = game.estimate(state, &weights);
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        assert!(shares[game.seats()..].iter().all(|share| *share == 0.0), "{shares:?}");
        let sum: f32 = shares.iter().sum();
        assert!((least - 1e-4..=1.0 + 1e-4).contains(&sum), "{shares:?}");
        if game.to_move(state) == ToMove::Over {
            assert_eq!(shares, game.win_shares(state));
        }
        game.legal_actions(state, &mut actions);
        game.weigh(state, &actions, &weights, &mut likely);
        assert_eq!(likely.len(), actions.len());
        assert!(likely.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{likely:?}");
    });
}

/// Steps of a line that a reason is asked about, at most.
const MAX_LINE_STEPS: usize = 6;

/// Returns in English why the seat to act would play these steps, which have `; ` between them.
///
/// # Panics
/// Panics if nobody is to act or a step cannot be played.
pub fn why_play<G: Heuristic>(game: &G, state: &G::State, text: &str) -> Vec<String> {
    let ToMove::Seat(seat) = game.to_move(state) else { panic!("nobody is to act") };
    let line = read_line(game, state, text);
    let words = Words::english(G::INFO.messages);
    let why = why(&Knowledge::new(game, state, seat), &line);
    why.reasons.iter().map(|reason| words.say(reason)).collect()
}

/// Reads steps with `; ` between them.
fn read_line<G: Heuristic>(game: &G, state: &G::State, text: &str) -> Vec<StepOf<G>> {
    let mut line: Vec<StepOf<G>> = Vec::new();
    let mut at = state.clone();
    for text in text.split("; ") {
        let known = line.len();
        let read = game.read(&at, None, text, &mut line);
        assert!(read.is_ok(), "`{text}` is refused: {:?}", read.err());
        for step in &line[known..] {
            game.play_unchecked(&mut at, step, &mut Silence);
        }
    }
    line
}

/// Checks reasons: position, steps, and the sentences expected.
///
/// # Panics
/// Panics if a position cannot be set up, or other reasons are given.
pub fn reasons_are<G: Heuristic>(set_up: impl Fn(&str) -> (G, G::State), cases: &[(&str, &str, &[&str])]) {
    let mut wrong = Vec::new();
    for (position, steps, expected) in cases {
        let (game, state) = set_up(position);
        let said = why_play(&game, &state, steps);
        if said != *expected {
            wrong.push(format!("{position}\n{steps}\n  says {said:#?}\n  not {expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Returns in English what a coach warns a seat of.
pub fn warned<G: Heuristic>(game: &G, state: &G::State, seat: Seat) -> Vec<String> {
    let words = Words::english(G::INFO.messages);
    risks_of(&Knowledge::new(game, state, seat)).iter().map(|risk| words.say(risk)).collect()
}

/// Returns in English what a coach says against the steps `played` beside `better`: what opponents could do after them, and
/// what was missed.
///
/// # Panics
/// Panics if nobody is to act or a step cannot be played.
pub fn why_not_play<G: Heuristic>(
    game: &G,
    state: &G::State,
    played: &str,
    better: &str,
) -> (Vec<String>, Vec<String>) {
    let ToMove::Seat(seat) = game.to_move(state) else { panic!("nobody is to act") };
    let words = Words::english(G::INFO.messages);
    let (played, better) = (read_line(game, state, played), read_line(game, state, better));
    let found = why_not(&Knowledge::new(game, state, seat), &played, &better);
    let say = |messages: &[Message]| messages.iter().map(|message| words.say(message)).collect();
    (say(&found.risks), say(&found.missed))
}

/// Plays random games and asks for the risks of every seat at every position. Holds that each is declared, with all its
/// values, and that it is the same in a world which the seat cannot tell from the true one. Returns an example of each.
///
/// # Panics
/// Panics if a risk is not declared or depends on something hidden.
pub fn risks<G: Heuristic>(game: &G, games: usize) -> BTreeMap<&'static str, Message> {
    let mut found = BTreeMap::new();
    let mut rng = SmallRng::seed_from_u64(7);
    positions(game, games, |state| {
        let ToMove::Seat(seat) = game.to_move(state) else { return };
        let told = risks_of(&Knowledge::new(game, state, seat));
        let other = game.imagine(state, seat, &mut rng);
        assert_eq!(told, risks_of(&Knowledge::new(game, &other, seat)), "a risk depends on a secret");
        for message in told {
            let declared = G::RISKS.iter().find(|key| key.key == message.key);
            let Some(declared) = declared else { panic!("{} is not declared", message.key) };
            let names: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, declared.args, "{}", message.key);
            found.entry(message.key).or_insert(message);
        }
    });
    found
}

/// Plays random games and asks for a reason at every decision. Holds that it is one of those declared, with all its
/// values, and that it is the same in a world which the seat cannot tell from the true one. Returns an example of each.
///
/// # Panics
/// Panics if a reason is not declared or depends on something hidden.
pub fn reasons<G: Heuristic>(game: &G, games: usize) -> BTreeMap<&'static str, Message> {
    let mut found = BTreeMap::new();
    let mut rng = SmallRng::seed_from_u64(5);
    let mut actions = Vec::new();
    positions(game, games, |state| {
        let ToMove::Seat(seat) = game.to_move(state) else { return };
        let mut at = state.clone();
        let mut line = Vec::new();
        while line.len() < MAX_LINE_STEPS && game.to_move(&at) == ToMove::Seat(seat) {
            let Some(step) = random_step(game, &at, &mut rng, &mut actions) else { break };
            game.play_unchecked(&mut at, &step, &mut Silence);
            line.push(step);
        }
        let told = why(&Knowledge::new(game, state, seat), &line);
        let other = game.imagine(state, seat, &mut rng);
        assert_eq!(told, why(&Knowledge::new(game, &other, seat), &line), "a reason depends on a secret");
        for message in told.reasons {
            let declared = G::REASONS.iter().find(|key| key.key == message.key);
            let Some(declared) = declared else { panic!("{} is not declared", message.key) };
            let names: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, declared.args, "{}", message.key);
            found.entry(message.key).or_insert(message);
        }
    });
    found
}
