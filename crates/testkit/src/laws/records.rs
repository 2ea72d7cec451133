//! Records and replay.

use hexapod_core::chance::below;
use hexapod_core::{Game, Record, Replay, Seat, Viewer};

use super::Plan;
use super::run::{Run, Verdict, ensure, hold};

/// Whether a record written and read again is the same game: the same state and the same text, from the start
/// and from a position in the middle; and whether a redacted record is refused for playing on.
///
/// # Panics
/// Panics if the law is broken.
pub fn records_round_trip<G: Game>(plan: &Plan<G>) {
    hold(plan, "records round-trip", |run| {
        let middle = below(&mut run.rng, 40) as usize;
        let mut replay = Replay::new(run.game.clone());
        play(run, &mut replay, middle);
        round_trip(&replay)?;
        let position = run.game.write_position(&run.state);
        let mut from_middle = Replay::<G>::from_position(&run.wish(), &position)
            .map_err(|error| format!("its position cannot be set up: {error}"))?;
        let longest = run.game.longest();
        while run.number < longest
            && let Some(step) = run.choose()
        {
            run.play(&step);
            replay.push(&step, None);
            from_middle.push(&step, Some(run.number as u64));
        }
        round_trip(&replay)?;
        round_trip(&from_middle)?;
        let viewers = Seat::all(run.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let record = Record::read(&replay.record(viewer))
                .map_err(|error| format!("the record of {viewer:?} cannot be read: {error}"))?;
            ensure(record.steps().len() == replay.at(), || format!("the record of {viewer:?} lacks steps"))?;
            ensure(Replay::<G>::from_record(&record, &|message| message.key.into()).is_err(), || {
                format!("the record of {viewer:?} is redacted but replays")
            })?;
        }
        Ok(())
    });
}

fn play<G: Game>(run: &mut Run<G>, replay: &mut Replay<G>, steps: usize) {
    for _ in 0..steps {
        let Some(step) = run.choose() else { return };
        if run.number >= run.game.longest() {
            return;
        }
        run.play(&step);
        replay.push(&step, None);
    }
}

fn round_trip<G: Game>(replay: &Replay<G>) -> Verdict {
    let text = replay.record(Viewer::Referee);
    let record =
        Record::read(&text).map_err(|error| format!("the record cannot be read: {error}\n{text}"))?;
    let again = Replay::<G>::from_record(&record, &|message| message.key.into())
        .map_err(|error| format!("the record does not replay: {error}\n{text}"))?;
    ensure(again.state() == replay.state(), || format!("the record replays to another state\n{text}"))?;
    let written = again.record(Viewer::Referee);
    ensure(written == text, || format!("the record is written again as\n{written}\nand was\n{text}"))
}

/// Whether every position of a game can be reached again: by looking back, by taking steps back, by playing them
/// again and by jumping.
///
/// # Panics
/// Panics if the law is broken.
pub fn replay_reaches_every_step<G: Game>(plan: &Plan<G>) {
    hold(plan, "replay reaches every step", |run| {
        let mut replay = Replay::new(run.game.clone());
        let mut states = vec![run.state.clone()];
        let longest = run.game.longest();
        while run.number < longest
            && let Some(step) = run.choose()
        {
            run.play(&step);
            replay.push(&step, None);
            states.push(run.state.clone());
        }
        for (number, state) in states.iter().enumerate() {
            ensure(replay.state_at(number) == *state, || format!("looking back to step {number} differs"))?;
        }
        let last = states.len() - 1;
        for _ in 0..12 {
            let to = below(&mut run.rng, states.len() as u32) as usize;
            replay.jump(to);
            ensure(*replay.state() == states[to] && replay.at() == to, || {
                format!("jumping to step {to} leads elsewhere")
            })?;
            ensure(to == last || replay.redo(), || format!("after {to} of {last} steps nothing comes"))?;
            let next = (to + 1).min(last);
            ensure(*replay.state() == states[next], || format!("step {next} played again leads elsewhere"))?;
            ensure(next == 0 || replay.undo(next - 1), || format!("step {next} cannot be taken back"))?;
            ensure(*replay.state() == states[next.saturating_sub(1)], || {
                format!("step {next} taken back leads elsewhere")
            })?;
        }
        replay.jump(last);
        ensure(replay.len() == last && *replay.state() == states[last], || "steps got lost".into())
    });
}
