//! Hidden things stay hidden, and imagined worlds fit what is known.

use std::fmt::Debug;

use hexapod_core::chance::pick;
use hexapod_core::{
    Game, Refuse as _, Replay, Seat, SeedableRng as _, SmallRng, StepOf, ToMove, Told, Viewer,
};

use super::Plan;
use super::chance::fits;
use super::run::{Choices, Run, Verdict, ensure, hold, in_every_position, text_for};

/// Pairs of legal steps that are compared in each position.
const COMPARED_PAIRS: usize = 6;

/// Whether two games that differ only in what a viewer may not know look the same to it.
///
/// Two games run side by side. Where a step hides something from the viewer, the second game may take another
/// step that looks the same; all other steps are equal. After each step the viewer's view, its legal actions, the
/// events it hears, its record, the refusals it would get and the worlds it imagines are the same in both. When
/// the games part for good reason (a step is not possible in the second, or the plan says that it turns
/// something over), the second begins anew as a world that the seat imagines.
///
/// # Panics
/// Panics if the law is broken.
pub fn secrets_stay_hidden<G: Game>(plan: &Plan<G>) {
    // The whole game is played once for each viewer, so that each meets twins of its own.
    let most_seats = plan.tables.iter().filter_map(|table| G::from_wish(table).ok()).map(|game| game.seats());
    for index in 0..=most_seats.max().unwrap_or(0) {
        hold(plan, "secrets stay hidden", |run| {
            let seats = run.game.seats();
            if index > seats {
                return Ok(());
            }
            let viewer = if index == seats { Viewer::Spectator } else { Viewer::Seat(Seat::new(index)) };
            twins(run, viewer, plan).map_err(|error| format!("seen by {}: {error}", name(&run.game, viewer)))
        });
    }
}

fn twins<G: Game>(run: &mut Run<G>, viewer: Viewer, plan: &Plan<G>) -> Verdict {
    let mut left = Replay::new(run.game.clone());
    let mut right = left.clone();
    while run.number < run.game.longest() {
        let Some(step) = run.choose() else { break };
        let turned_over = (plan.reveals)(&run.game, &run.state, &step);
        let text = text_for(&run.game, &run.state, &step, viewer);
        let twin = look_alike(run, right.state(), &step, &text, viewer);
        let equal = twin == Some(step) && *right.state() == run.state;
        run.play(&step);
        left.push(&step, None);
        let Some(twin) = twin else {
            (left, right) = part(run, viewer, &left);
            continue;
        };
        right.push(&twin, None);
        if equal {
            // Equal games look the same without asking.
            continue;
        }
        if turned_over && see_the_same(&left, &right, viewer).is_err() {
            (left, right) = part(run, viewer, &left);
            continue;
        }
        see_the_same(&left, &right, viewer)
            .and_then(|()| know_the_same(run, &left, &right, viewer))
            .map_err(|error| {
                let other = right.game().write_position(right.state());
                format!("after `{text}` {error}\nthe other game:\n{other}\nthis game:")
            })?;
    }
    Ok(())
}

/// Returns a new pair of twins in the present position: a seat imagines the second, for a spectator it is a copy.
fn part<G: Game>(run: &mut Run<G>, viewer: Viewer, left: &Replay<G>) -> (Replay<G>, Replay<G>) {
    let copies = (left.clone(), left.clone());
    let Viewer::Seat(seat) = viewer else { return copies };
    let mut rng = run.fork();
    let world = run.game.imagine(&run.state, seat, &mut rng);
    let begin = |state| Replay::from_position(&run.wish(), &run.game.write_position(state));
    match (begin(&run.state), begin(&world)) {
        (Ok(left), Ok(right)) => (left, right),
        // That positions can be read is another law.
        _ => copies,
    }
}

/// Returns a random step of the second game that looks to the viewer like `step` of the first.
fn look_alike<G: Game>(
    run: &mut Run<G>,
    twin: &G::State,
    step: &StepOf<G>,
    text: &str,
    viewer: Viewer,
) -> Option<StepOf<G>> {
    let game = &run.game;
    let choices = Choices::of(game, twin);
    if matches!(choices, Choices::Roll(_)) {
        let same = game.check(twin, None, step).is_ok() && text_for(game, twin, step, viewer) == text;
        return same.then_some(*step);
    }
    let mut alike = choices.steps();
    alike.retain(|other| text_for(game, twin, other, viewer) == text);
    (!alike.is_empty()).then(|| *pick(&mut run.rng, &alike))
}

/// Whether the viewer sees and hears the same in both games.
fn see_the_same<G: Game>(left: &Replay<G>, right: &Replay<G>, viewer: Viewer) -> Verdict {
    let game = left.game();
    let (ours, theirs) = (left.state(), right.state());
    same("who acts is", &game.to_move(ours), &game.to_move(theirs))?;
    same("the phase is", &game.phase(ours), &game.phase(theirs))?;
    let views = [ours, theirs].map(|state| game.view(state, viewer));
    same("the view is", &views[0], &views[1])?;
    let beside = game.view_beside(theirs, viewer, &game.view(theirs, Viewer::Referee));
    same("the view beside the referee's is", &views[1], &beside)?;
    let json = views.map(|view| serde_json::to_string(&view).unwrap_or_else(|error| error.to_string()));
    same("the view as JSON is", &json[0], &json[1])?;
    let heard = [left, right].map(|replay| replay.events(replay.at() - 1, viewer));
    same("what is heard is", &heard[0], &heard[1])?;
    let json = heard.map(|events| serde_json::to_string(&events).unwrap_or_else(|error| error.to_string()));
    same("what is heard as JSON is", &json[0], &json[1])?;
    same("the last step is", &left.last_step(viewer), &right.last_step(viewer))
}

/// Whether nothing else tells the viewer the two games apart: record, legal actions, refusals, imagined worlds.
fn know_the_same<G: Game>(run: &mut Run<G>, left: &Replay<G>, right: &Replay<G>, viewer: Viewer) -> Verdict {
    let rng = run.fork();
    let costly = run.is_costly_look_due();
    let Run { game, seen, .. } = run;
    let (ours, theirs) = (left.state(), right.state());
    if costly {
        same("the record is", &left.record(viewer), &right.record(viewer))?;
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if game.to_move(ours) == ToMove::Seat(seat) {
        let legal = [ours, theirs].map(|state| Choices::of(game, state).steps());
        same("what is legal is", &legal[0], &legal[1])?;
    }
    for text in &seen.texts {
        let answers = [ours, theirs].map(|state| answer(game, state, seat, text));
        same(&format!("the answer to `{text}` is"), &answers[0], &answers[1])?;
    }
    let imagined = [ours, theirs].map(|state| game.imagine(state, seat, &mut rng.clone()));
    same("the imagined world is", &imagined[0], &imagined[1])
}

/// What a seat is told when it sends a text: nothing if it is accepted, else the refusal whole.
fn answer<G: Game>(game: &G, state: &G::State, seat: Seat, text: &str) -> Option<String> {
    let refusal = game.read(state, Some(seat), text, &mut Vec::new()).err()?;
    Some(format!("{} {:?} {:?}", refusal.code(), refusal.ruling(), refusal.message()))
}

fn same<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Verdict {
    ensure(left == right, || format!("{what} {left:?} in this game and {right:?} in the other"))
}

fn name<G: Game>(game: &G, viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => game.seat_name(seat),
        Viewer::Spectator => "spectator",
        Viewer::Referee => "referee",
    }
}

/// Whether the notation of a step tells a viewer no more than everything else does: two steps that lead to
/// different states, but to the same view by the same events heard, are written the same for it.
///
/// # Panics
/// Panics if the law is broken.
pub fn notation_tells_no_more<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "notation tells no more", |run| {
        if !run.is_costly_look_due() {
            return Ok(());
        }
        let Run { game, state, rng, .. } = run;
        let steps = Choices::of(game, state).steps();
        if steps.len() < 2 {
            return Ok(());
        }
        for _ in 0..COMPARED_PAIRS {
            let pair = [(); 2].map(|()| *pick(rng, &steps));
            let mut told: [Vec<Told<G::Event>>; 2] = [Vec::new(), Vec::new()];
            let mut after = [state.clone(), state.clone()];
            for index in 0..2 {
                game.play_unchecked(&mut after[index], &pair[index], &mut told[index]);
            }
            if after[0] == after[1] {
                continue;
            }
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let texts = pair.map(|step| text_for(game, state, &step, viewer));
                if texts[0] == texts[1] {
                    continue;
                }
                let [one, other] = told.each_ref().map(|told| heard_by(viewer, told));
                let views_differ = || game.view(&after[0], viewer) != game.view(&after[1], viewer);
                ensure(one != other || views_differ(), || {
                    let name = name(game, viewer);
                    format!("only the notation tells {name} `{}` from `{}`", texts[0], texts[1])
                })?;
            }
        }
        Ok(())
    });
}

fn heard_by<E>(viewer: Viewer, told: &[Told<E>]) -> Vec<&E> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}

/// Whether an imagined world is one that the seat cannot tell from the true one, and depends on nothing else: the
/// same view, phase and acting seat, the same legal actions of its own, no broken invariant; and imagining from
/// the imagined world with the same luck gives that world again.
///
/// # Panics
/// Panics if the law is broken.
pub fn imagination_fits<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "imagination fits", |run| {
        if !run.is_costly_look_due() {
            return Ok(());
        }
        let rng = run.fork();
        let Run { game, state, .. } = run;
        for seat in Seat::all(game.seats()) {
            let imagine = |from: &G::State| game.imagine(from, seat, &mut rng.clone());
            let world = imagine(state);
            let broken = |error: String| format!("imagined by {}: {error}", game.seat_name(seat));
            game.audit(&world).map_err(broken)?;
            let view = |state| game.view(state, Viewer::Seat(seat));
            same("the view is", &view(state), &view(&world)).map_err(broken)?;
            same("who acts is", &game.to_move(state), &game.to_move(&world)).map_err(broken)?;
            same("the phase is", &game.phase(state), &game.phase(&world)).map_err(broken)?;
            if game.to_move(state) == ToMove::Seat(seat) {
                let legal = |state| Choices::of(game, state).steps();
                same("what is legal is", &legal(state), &legal(&world)).map_err(broken)?;
            }
            let again = imagine(&world);
            same("the world imagined from it is", &world, &again).map_err(broken)?;
        }
        Ok(())
    });
}

/// Whether `draws` imagined worlds are exactly these; for small cases.
///
/// # Panics
/// Panics if a world is imagined that is not among the possible ones, or one of them never is.
pub fn imagine_reaches<G: Game>(game: &G, state: &G::State, seat: Seat, possible: &[G::State], draws: usize) {
    let counts = imagined(game, state, seat, possible, draws);
    for (world, count) in possible.iter().zip(counts) {
        assert!(
            count > 0,
            "law `imagine reaches every world` is broken in {}: never imagined in {draws} draws:\n{}",
            G::INFO.id,
            game.write_position(world)
        );
    }
}

/// Whether imagining reaches exactly these worlds, each as often as its weight says; for small cases.
///
/// # Panics
/// Panics if a world is imagined that is not among the possible ones, or the frequencies are off.
pub fn imagine_follows<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    possible: &[(G::State, u64)],
    draws: usize,
) {
    let (worlds, weights): (Vec<_>, Vec<_>) = possible.iter().cloned().unzip();
    let counts = imagined(game, state, seat, &worlds, draws);
    if let Err(error) = fits(&counts, &weights) {
        panic!(
            "law `imagination follows the odds` is broken in {}: {error}: {counts:?} for {weights:?}",
            G::INFO.id
        );
    }
}

fn imagined<G: Game>(game: &G, state: &G::State, seat: Seat, worlds: &[G::State], draws: usize) -> Vec<u64> {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut counts = vec![0; worlds.len()];
    for _ in 0..draws {
        let world = game.imagine(state, seat, &mut rng);
        match worlds.iter().position(|possible| *possible == world) {
            Some(index) => counts[index] += 1,
            None => panic!(
                "law `imagine reaches every world` is broken in {}: imagined, but not possible:\n{}",
                G::INFO.id,
                game.write_position(&world)
            ),
        }
    }
    counts
}
