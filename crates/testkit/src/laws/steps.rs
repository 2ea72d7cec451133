//! What is legal, and what happens to what is not.

use std::collections::HashSet;

use hexapod_core::{Game, Refuse as _, Seat, Silence, Step, StepOf, ToMove, Told, step_text};

use super::Plan;
use super::run::{Choices, Run, Verdict, ensure, in_every_position, read};

/// Whether the list of legal steps is the truth, in both directions.
///
/// Everything listed is accepted, as a step and as text, and nothing is listed twice. Steps that were legal in
/// earlier positions and are not listed now are refused. A text that is not listed may be a compound input; then
/// each step it stands for is legal in its turn.
///
/// # Panics
/// Panics if the law is broken.
pub fn legal_equals_accepted<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "legal equals accepted", |run| {
        let Run { game, state, seen, .. } = run;
        let mover = game.to_move(state);
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        if matches!(mover, ToMove::Seat(_)) {
            ensure(!actions.is_empty(), || "a seat is to act but has no action".into())?;
        } else {
            ensure(actions.is_empty(), || "no seat acts, but actions are listed".into())?;
        }
        let choices = Choices::of(game, state);
        let legal = choices.steps();
        listed_is_accepted(game, state, &legal)?;
        let listed: HashSet<&StepOf<G>> = legal.iter().collect();
        let unlisted_roll = matches!(choices, Choices::Roll(_));
        for step in seen.steps().filter(|step| !listed.contains(step)) {
            // What a roll may show is not listed, so only the game can know.
            if unlisted_roll && matches!(step, Step::Chance(_)) {
                continue;
            }
            ensure(game.check(state, None, &step).is_err(), || {
                format!("{step:?} is not listed but accepted")
            })?;
        }
        for text in &seen.texts {
            if let Ok(steps) = read(game, state, None, text) {
                each_is_legal_in_turn(game, state, &steps)
                    .map_err(|error| format!("`{text}` is accepted as {steps:?}, but {error}"))?;
            }
        }
        Ok(())
    });
}

fn listed_is_accepted<G: Game>(game: &G, state: &G::State, legal: &[StepOf<G>]) -> Verdict {
    let senders = match game.to_move(state) {
        ToMove::Seat(seat) => vec![None, Some(seat)],
        ToMove::Chance | ToMove::Over => vec![None],
    };
    let mut steps = HashSet::new();
    let mut texts = HashSet::new();
    for step in legal {
        let text = step_text(game, state, step);
        ensure(steps.insert(*step), || format!("`{text}` is listed twice"))?;
        ensure(texts.insert(text.clone()), || format!("`{text}` is the text of two steps"))?;
        for &sender in &senders {
            game.check(state, sender, step)
                .map_err(|refusal| format!("`{text}` is listed but refused with {}", refusal.code()))?;
            let found = read(game, state, sender, &text)
                .map_err(|code| format!("`{text}` is listed but refused as text with {code}"))?;
            ensure(found == [*step], || format!("`{text}` stands for {step:?} but is read as {found:?}"))?;
        }
    }
    Ok(())
}

fn each_is_legal_in_turn<G: Game>(game: &G, state: &G::State, steps: &[StepOf<G>]) -> Verdict {
    ensure(!steps.is_empty(), || "it stands for no step".into())?;
    let mut state = state.clone();
    for step in steps {
        let choices = Choices::of(game, &state);
        let legal = match choices {
            Choices::Roll(_) => game.check(&state, None, step).is_ok(),
            _ => choices.steps().contains(step),
        };
        ensure(legal, || format!("{step:?} is not legal then"))?;
        game.play_unchecked(&mut state, step, &mut Silence);
    }
    Ok(())
}

/// Whether a legal action is refused from every seat but the one that acts.
///
/// # Panics
/// Panics if the law is broken.
pub fn wrong_senders_are_refused<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "wrong senders are refused", |run| {
        let Run { game, state, .. } = run;
        let ToMove::Seat(acting) = game.to_move(state) else { return Ok(()) };
        for step in Choices::of(game, state).steps() {
            for sender in Seat::all(game.seats()).filter(|seat| *seat != acting) {
                let text = step_text(game, state, &step);
                let refused = game.check(state, Some(sender), &step).is_err()
                    && read(game, state, Some(sender), &text).is_err();
                ensure(refused, || {
                    let [sender, acting] = [sender, acting].map(|seat| game.seat_name(seat));
                    format!("`{text}` is accepted from {sender}, but {acting} acts")
                })?;
            }
        }
        Ok(())
    });
}

/// Whether a refused step leaves the state as it was, tells nothing, and adds nothing to what was read.
///
/// # Panics
/// Panics if the law is broken.
pub fn refusals_change_nothing<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "refusals change nothing", |run| {
        let Run { game, state, seen, .. } = run;
        let senders: Vec<Option<Seat>> =
            std::iter::once(None).chain(Seat::all(game.seats()).map(Some)).collect();
        let current = Choices::of(game, state).steps();
        for step in seen.steps().chain(current) {
            for &sender in &senders {
                let mut after = state.clone();
                let mut told: Vec<Told<G::Event>> = Vec::new();
                if let Err(refusal) = game.play(&mut after, sender, &step, &mut told) {
                    let code = refusal.code();
                    ensure(after == *state, || format!("{step:?}, refused with {code}, changes the state"))?;
                    ensure(told.is_empty(), || format!("{step:?}, refused with {code}, tells {told:?}"))?;
                }
            }
        }
        let mut kept: Vec<StepOf<G>> = Vec::new();
        for text in &seen.texts {
            if game.read(state, None, text, &mut kept).is_err() {
                ensure(kept.is_empty(), || format!("`{text}` is refused, yet gives {kept:?}"))?;
            }
            kept.clear();
        }
        Ok(())
    });
}

/// Whether a step leads to the same state checked and unchecked, and whether or not anybody listens.
///
/// # Panics
/// Panics if the law is broken.
pub fn checked_and_unchecked_play_agree<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "checked and unchecked play agree", |run| {
        let Some(step) = run.choose() else { return Ok(()) };
        let Run { game, state, .. } = run;
        let [mut unheard, mut heard, mut checked, mut checked_heard] = [(); 4].map(|()| state.clone());
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let mut told_checked: Vec<Told<G::Event>> = Vec::new();
        game.play_unchecked(&mut unheard, &step, &mut Silence);
        game.play_unchecked(&mut heard, &step, &mut told);
        ensure(unheard == heard, || format!("{step:?} leads elsewhere when events are recorded"))?;
        let refused = |refusal: G::Refusal| format!("{step:?} is refused with {}", refusal.code());
        game.play(&mut checked, None, &step, &mut Silence).map_err(refused)?;
        game.play(&mut checked_heard, None, &step, &mut told_checked).map_err(refused)?;
        ensure(checked == unheard && checked_heard == unheard, || {
            format!("{step:?} leads elsewhere when it is checked")
        })?;
        ensure(told == told_checked, || format!("{step:?} tells {told:?}, checked {told_checked:?}"))
    });
}
