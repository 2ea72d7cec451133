//! Notation of steps and positions, both ways.

use hexapod_core::{Game, Viewer, step_text};

use super::Plan;
use super::run::{Choices, Run, ensure, in_every_position, read, text_for};

/// Whether a step written and read again is the same single step, and its notation can stand in records, scripts
/// and scenarios.
///
/// # Panics
/// Panics if the law is broken.
pub fn notation_round_trips<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "notation round-trips", |run| {
        let chosen = run.choose();
        let Run { game, state, .. } = run;
        let mut steps = Choices::of(game, state).steps();
        steps.extend(chosen);
        for step in &steps {
            let text = step_text(game, state, step);
            let plain = !text.is_empty() && text.trim() == text && !text.contains([';', '|', '#', '?', '\n']);
            ensure(plain, || format!("`{text}` cannot stand in a record"))?;
            let found = read(game, state, None, &text)
                .map_err(|code| format!("`{text}` is refused when read, with {code}"))?;
            ensure(found == [*step], || format!("`{text}` was {step:?} and is read as {found:?}"))?;
            let spectator = text_for(game, state, step, Viewer::Spectator);
            ensure(spectator == text || spectator.contains('?'), || {
                format!("a spectator sees `{spectator}` for `{text}`: hidden parts must be `?`")
            })?;
        }
        Ok(())
    });
}

/// Whether a position written and read again is the same state, both by the game itself and as a set-up with the
/// options beside it.
///
/// # Panics
/// Panics if the law is broken.
pub fn positions_round_trip<G: Game>(plan: &Plan<G>) {
    in_every_position(plan, "positions round-trip", |run| {
        if !run.is_costly_look_due() {
            return Ok(());
        }
        let wish = run.wish();
        let Run { game, state, .. } = run;
        let written = game.write_position(state);
        let found =
            game.read_position(&written).map_err(|error| format!("its position cannot be read: {error}"))?;
        ensure(found == *state, || format!("read again it is {}", game.write_position(&found)))?;
        let (other, found) =
            G::set_up(&wish, &written).map_err(|error| format!("it cannot be set up: {error}"))?;
        ensure(found == *state, || format!("set up again it is {}", other.write_position(&found)))?;
        ensure(other.setup() == game.setup(), || {
            format!("set up again the game has {:?} instead of {:?}", other.setup(), game.setup())
        })
    });
}
