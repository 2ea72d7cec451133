//! What must always hold: the components of the box are conserved.

use hexapod_core::Seat;

use crate::game::Anteater;
use crate::state::State;

/// Checks that no die, worm, item, card or tile has been lost or made.
pub(crate) fn audit(game: &Anteater, state: &State) -> Result<(), String> {
    let counts = &game.data.game;
    let holdings = || game.colours().map(|colour| state.hold(colour));
    let same = |what: &str, found: u32, wanted: u32| {
        if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
    };
    let worms = holdings().map(|held| u32::from(held.worms)).sum::<u32>() + u32::from(state.worm_supply);
    same("worms", worms, u32::from(counts.worm_tiles))?;
    for (index, item) in game.data.items.iter().enumerate() {
        let held = holdings().map(|held| u32::from(held.items.count(index))).sum::<u32>();
        same(&item.name, held + u32::from(state.item_supply.count(index)), u32::from(item.tiles))?;
    }
    check_dice(game, state, &same)?;
    // Each card that left the table has handed out its two tiles.
    let on_table = state.table.iter().filter(|table| table.card().is_some()).count() as u32;
    let used = game.cards.len() as u32 - state.stack.count_ones() - on_table;
    let queens = holdings().map(|held| held.tiles.queens().len()).sum::<usize>() + state.boxed.queens().len();
    let generals =
        holdings().map(|held| held.tiles.generals().len()).sum::<usize>() + state.boxed.generals().len();
    same("Queens", queens as u32, used)?;
    same("Generals", generals as u32, used)
}

fn check_dice(
    game: &Anteater,
    state: &State,
    same: &dyn Fn(&str, u32, u32) -> Result<(), String>,
) -> Result<(), String> {
    let counts = &game.data.game;
    for colour in game.colours() {
        let columns = state.table.iter().flat_map(|table| &table.columns);
        let placed = columns
            .filter(|column| column.owner() == Some(colour))
            .map(|column| u32::from(column.count))
            .sum::<u32>();
        let (in_hand, all) = if game.is_neutral(colour) {
            let hands = Seat::all(game.seats).map(|seat| u32::from(state.hold(seat.into()).neutral)).sum();
            (hands, 2 * u32::from(counts.neutral_dice_per_seat))
        } else {
            (u32::from(state.hold(colour).dice), u32::from(counts.dice_per_seat))
        };
        same(&format!("dice of {}", game.colour_name(colour)), placed + in_hand, all)?;
    }
    Ok(())
}
