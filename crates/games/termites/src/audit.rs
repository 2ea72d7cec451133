//! What must always hold (section 14).

use crate::game::{MapChoice, Termites};
use crate::state::{Colony, NEUTRAL, Phase, State, Terrain, values};
use crate::tokens::Tokens;

/// Checks section 14 for a game played from the start.
pub(crate) fn audit(game: &Termites, state: &State) -> Result<(), String> {
    check_pieces(game, state)?;
    let in_setup = matches!(
        state.phase,
        Phase::Builder | Phase::Random(_) | Phase::Neutral(_) | Phase::LayPick(_) | Phase::Lay(..)
    ) || (state.phase == Phase::First && !game.map_first);
    let mut points = u32::from(game.neutral_value) * state.mounds[NEUTRAL].count() as u32;
    for seat in 0..game.seats {
        check_seat(game, state, seat)?;
        points += game.parts(state, seat).iter().sum::<u32>();
    }
    if !in_setup {
        let each: u32 = values(game.mound_values).map(u32::from).sum();
        let taken = (0..game.seats).map(|seat| state.trophies[seat].count(NEUTRAL, game.neutral_value));
        let neutral = state.mounds[NEUTRAL].count() as u32 + taken.map(u32::from).sum::<u32>();
        // A small board of one's own may lack room for all of them.
        let due = match &game.map {
            MapChoice::Preset(preset) => preset.neutral.count() as u32,
            MapChoice::Random | MapChoice::Build => neutral.min(game.seats as u32 - 1),
        };
        same("neutral Mounds", neutral, due)?;
        let all = each * game.seats as u32 + u32::from(game.neutral_value) * neutral;
        same("points of all Mounds", points, all)?;
    }
    check_rounds(game, state)
}

/// No hex holds two pieces, and every piece stands where it may.
fn check_pieces(game: &Termites, state: &State) -> Result<(), String> {
    let pieces = state.units.iter().chain(&state.mounds).map(|set| set.count()).sum::<usize>();
    same("hexes with a piece", state.occupied().count() as u32, pieces as u32)?;
    let (flying, ranged) = (state.flying, state.ranged);
    for cell in state.all_units() {
        let caste = game.caste(state.kind_at(cell));
        if !game.stand(state, caste).has(cell) {
            return Err(format!("the unit on {cell} may not stand there"));
        }
        if (flying.has(cell), ranged.has(cell)) != (caste.flies, caste.ranged) {
            return Err(format!("the unit on {cell} is in the wrong sets"));
        }
    }
    if !(flying | ranged).without(state.all_units()).is_empty() {
        return Err("a unit that is gone is still in a set".into());
    }
    let mounds = state.all_mounds();
    for cell in mounds {
        let next = game.board.next[cell.index()];
        if !game.board.inner.has(cell) || game.closed_to_mounds(state).has(cell) {
            return Err(format!("the Mound on {cell} does not stand on an inner hex that is open to Mounds"));
        }
        if next.meets(mounds) || (next & state.terrain_of(Terrain::Water)).several() {
            return Err(format!("the Mound on {cell} has a Mound or two Waters beside it"));
        }
    }
    Ok(())
}

/// Nothing of a colony is lost or made.
fn check_seat(game: &Termites, state: &State, seat: usize) -> Result<(), String> {
    let name = seat + 1;
    let lost = (0..game.seats).map(|other| {
        values(game.mound_values)
            .map(|value| u32::from(state.trophies[other].count(seat, value)))
            .sum::<u32>()
    });
    let mounds = state.mounds[seat].count() as u32 + state.reserve[seat].count_ones() + lost.sum::<u32>();
    same(&format!("Mounds of seat {name}"), mounds, game.mound_values.count_ones())?;
    let mut tokens = state.hand[seat].plus(&state.stack[seat]).plus(&state.dead[seat]);
    for cell in state.units[seat] {
        tokens.add(state.kind_at(cell));
    }
    let colony = match state.colonies[seat] {
        Colony::Drawn(colony) => game.colonies[usize::from(colony)].tokens,
        Colony::Random | Colony::None => Tokens::NONE,
    };
    if tokens == colony {
        Ok(())
    } else {
        Err(format!("the tokens of seat {name} are not those of its colony"))
    }
}

/// Every turn uses up one token, and hands are full as long as tokens remain.
fn check_rounds(game: &Termites, state: &State) -> Result<(), String> {
    let (Phase::Hatch, Some(first)) = (state.phase, state.first()) else { return Ok(()) };
    let equal_sizes =
        game.colonies.iter().all(|colony| colony.size.min(game.options.tokens) == game.options.tokens);
    if !equal_sizes {
        return Ok(());
    }
    let used = |seat: usize| state.units[seat].count() as u32 + state.dead[seat].count();
    let turn = state.turn.index();
    let earlier = |seat: usize| {
        let place = |seat: usize| (seat + game.seats - first.index()) % game.seats;
        u32::from(place(seat) < place(turn))
    };
    for seat in 0..game.seats {
        same(&format!("tokens used by seat {}", seat + 1), used(seat), used(turn) + earlier(seat))?;
    }
    let left = game.options.tokens - used(turn);
    same("tokens in the hand of the turn seat", state.hand[turn].count(), left.min(3))
}

fn same(what: &str, found: u32, wanted: u32) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Rules as _, Wish};

    use crate::game::Termites;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn a_mound_that_is_gone_is_missed() {
        let game = Termites::from_wish(&Wish::seats(2)).unwrap();
        let mut state = game.start();
        assert_eq!(game.audit(&state), Ok(()));
        state.reserve[0] = 0;
        assert_eq!(game.audit(&state), Err("Mounds of seat 1: 0 instead of 5".to_owned()));
    }
}
