//! Reads the phase of a position, and whether play can go on from there.

use hexapod_core::{Rules as _, Seat};

use super::draft::{Draft, class_named, inside, small};
use super::{in_turn, points_exist};
use crate::actions::Action;
use crate::cells::{Cell, MIDDLE};
use crate::game::Glory;
use crate::notation::any_unit;
use crate::rules::Standing;
use crate::state::{Faction, HAND, Kind, MAX_SEATS, MAX_TOTALS, Phase, PhaseName, RING, State, Unit};

type Result<T> = std::result::Result<T, String>;

const NO_PHASE: &str = "there is no such phase, or its further words are wrong";

/// `phase …`: exactly this phase, nothing is performed.
pub(super) fn in_phase(draft: &Draft<'_>, words: &[&str]) -> Result<State> {
    let game = draft.game;
    let mut state = draft.lay_out()?;
    let (name, rest) = words.split_first().ok_or("which phase")?;
    let name = PhaseName::named(name).ok_or(NO_PHASE)?;
    let chance = is_chance_phase(game, name);
    let (named, rest) = match rest.split_first() {
        Some((seat, rest)) if !chance && name != PhaseName::Over => (Some(draft.seat(seat)?), rest),
        None if !chance && name != PhaseName::Over => return Err("the acting seat is missing".into()),
        _ => (None, rest),
    };
    state.phase = Phase::Over;
    state.seat = named.unwrap_or(Seat::new(0));
    let in_setup = parse_phase(draft, &mut state, name, rest)?;
    if in_setup && draft.round.is_none() {
        state.round = 0;
    }
    if let Some(seat) = setup_seat(game, &state)? {
        if named.is_some_and(|named| named != seat) {
            return Err(format!("it is the step of {}", game.seat_name(seat)));
        }
        state.seat = seat;
    }
    settle_turn(draft, &mut state, named)?;
    settle_battle(draft, &mut state)?;
    is_playable(game, &state)?;
    Ok(state)
}

fn is_chance_phase(game: &Glory, name: PhaseName) -> bool {
    use PhaseName as P;
    match name {
        P::OrderRoll
        | P::Deal
        | P::Middle
        | P::LeechRoll
        | P::AttackRoll
        | P::DefendRoll
        | P::LuckRoll
        | P::ChaosRoll
        | P::LegacyDraw => true,
        P::Faction | P::Ring | P::Push | P::Last | P::LastWall => game.is_quick(),
        _ => false,
    }
}

/// Reads the phase and its further words. Returns whether it is one of the setup.
fn parse_phase(draft: &Draft<'_>, state: &mut State, name: PhaseName, rest: &[&str]) -> Result<bool> {
    let way = |text: &str| -> Result<Vec<Cell>> { text.split('-').map(inside).collect() };
    let facility = |code: &str| {
        let kind = draft.kind(code)?;
        let trains = draft.game.info(kind).trains.is_some();
        if trains { Ok(kind) } else { Err(format!("{code} is no facility")) }
    };
    let unit = |text: &str| any_unit(text).ok_or_else(|| format!("there is no unit `{text}`"));
    state.phase = match (name, rest) {
        (PhaseName::OrderRoll, totals) => {
            order_totals(draft.game, state, totals)?;
            Phase::OrderRoll
        }
        (PhaseName::Faction, []) => Phase::Faction,
        (PhaseName::Deal, []) => Phase::Deal,
        (PhaseName::Ring, []) => Phase::Ring,
        (PhaseName::Middle, []) => Phase::Middle,
        (PhaseName::Push, []) => Phase::Push,
        (PhaseName::Last, []) => Phase::Last,
        (PhaseName::LastWall, [cell]) => Phase::LastWall(inside(cell)?),
        (PhaseName::Deploy, []) => Phase::Deploy,
        (PhaseName::LeechChoice, []) => Phase::LeechChoice,
        (PhaseName::LeechRoll, []) => Phase::LeechRoll,
        (PhaseName::LeechVictim, []) => Phase::LeechVictim,
        (PhaseName::Train, []) => Phase::Train,
        (PhaseName::TrainAt, [of]) => Phase::TrainAt(unit(of)?),
        (PhaseName::Move, []) => Phase::Move,
        (PhaseName::Send, [text]) => match way(text)?[..] {
            [from, to] => Phase::Send(from, to),
            _ => return Err(format!("`{text}` is no way A-B")),
        },
        (PhaseName::AskSend, [text]) => match way(text)?[..] {
            [from, through, to] => Phase::AskSend(from, through, to),
            _ => return Err(format!("`{text}` is no way A-H-B")),
        },
        (PhaseName::Permit, [text, group]) => match way(text)?[..] {
            [from, through, to] => Phase::Permit(from, through, to, draft.troop(group)?),
            _ => return Err(format!("`{text}` is no way A-H-B")),
        },
        (PhaseName::AttackRoll, []) => Phase::AttackRoll,
        (PhaseName::DefendRoll, []) => Phase::DefendRoll,
        (PhaseName::Luck, []) => Phase::Luck,
        (PhaseName::LuckRoll, []) => Phase::LuckRoll,
        (PhaseName::Rage, []) => Phase::Rage,
        (PhaseName::Dodge, []) => Phase::Dodge,
        (PhaseName::Kill, [left]) => Phase::Kill(small(left)?),
        (PhaseName::Press, []) => Phase::Press,
        (PhaseName::Advance, []) => Phase::Advance,
        (PhaseName::Found, []) => Phase::Found,
        (PhaseName::Buy, []) => Phase::Buy,
        (PhaseName::BuyAt, [of]) => Phase::BuyAt(unit(of)?),
        (PhaseName::BuildAt, [code]) => Phase::BuildAt(facility(code)?),
        (PhaseName::ChaosRoll, [cell, any]) => Phase::ChaosRoll(inside(cell)?, small(any)?),
        (PhaseName::Wild, [any]) => Phase::Wild(small(any)?),
        (PhaseName::StartWild, [any]) => Phase::StartWild(small(any)?),
        (PhaseName::Starve, []) => Phase::Starve,
        (PhaseName::Legacy, []) => Phase::Legacy,
        (PhaseName::LegacyDraw, [who, class, buyer]) => {
            state.seat = draft.seat(who)?;
            Phase::LegacyDraw(class_named(class)?, draft.seat(buyer)?)
        }
        (PhaseName::LegacySet, [code, buyer]) => Phase::LegacySet(draft.kind(code)?, draft.seat(buyer)?),
        (PhaseName::LegacyWall, [code, cell, buyer]) => {
            Phase::LegacyWall(draft.kind(code)?, inside(cell)?, draft.seat(buyer)?)
        }
        (PhaseName::LegacyAt, [of]) => Phase::LegacyAt(unit(of)?),
        (PhaseName::LegacyFacility, []) => Phase::LegacyFacility,
        (PhaseName::LegacyBuildAt, [code]) => Phase::LegacyBuildAt(facility(code)?),
        (PhaseName::Over, []) => Phase::Over,
        _ => return Err(NO_PHASE.into()),
    };
    Ok(state.phase.in_setup())
}

fn order_totals(game: &Glory, state: &mut State, totals: &[&str]) -> Result<()> {
    if totals.len() >= MAX_TOTALS {
        return Err("more rolls than a battle can need".into());
    }
    for text in totals {
        let total = small(text)?;
        if !(2..=12).contains(&total) {
            return Err(format!("two dice never show {text}"));
        }
        state.totals.push(total);
    }
    match game.standing(&state.totals) {
        Standing::Rolls(seat) => state.seat = seat,
        Standing::Decided(_) => return Err("the order is decided by these rolls".into()),
    }
    state.ordered = false;
    state.order = [Seat::new(0); MAX_SEATS];
    Ok(())
}

/// In the setup the seat concerned follows from the position.
fn setup_seat(game: &Glory, state: &State) -> Result<Option<Seat>> {
    let mut order = game.turn_order(state);
    let seat = match state.phase {
        Phase::Faction => order.find(|seat| state.faction(*seat).is_none()),
        Phase::Deal => order.find(|seat| state.hand_len(*seat) < HAND),
        Phase::Ring => {
            order.find(|seat| state.ring_len(*seat) < RING).filter(|seat| state.hand_len(*seat) > 0)
        }
        Phase::Middle => order.next(),
        Phase::Push => order.find(|seat| state.ring_len(*seat) > 0),
        Phase::Last | Phase::LastWall(_) => order.rev().find(|seat| state.hand_len(*seat) > 0),
        Phase::Deploy => order.find(|seat| game.is_deploying(state, *seat)),
        _ => return Ok(None),
    };
    seat.map(Some).ok_or_else(|| "nobody is concerned any more".into())
}

/// Settles whose turn it is, the seat for which chance acts, and the movement points.
fn settle_turn(draft: &Draft<'_>, state: &mut State, named: Option<Seat>) -> Result<()> {
    let game = draft.game;
    let phase = state.phase;
    if !in_turn(phase) {
        if state.turn.is_some() {
            return Err("it is nobody's turn in this phase".into());
        }
        if phase == Phase::LeechRoll {
            let parasite = state.seat_of(Faction::Parasite);
            state.seat = parasite.ok_or("nobody plays Parasite")?;
        }
        state.luck_used = false;
        state.asked = 0;
        return Ok(());
    }
    // Only the player whose turn it is acts here, so its name is enough.
    let own = !matches!(phase, Phase::Permit(..) | Phase::Found | Phase::Luck | Phase::Rage | Phase::Dodge);
    let turn = state.turn.or(named.filter(|_| own)).ok_or("whose turn is it? (`turn blue`)")?;
    state.turn = Some(turn);
    match named {
        None => state.seat = turn,
        Some(named) if own && named != turn => {
            return Err(format!("it is the turn of {}", game.seat_name(turn)));
        }
        Some(_) => {}
    }
    if points_exist(game, phase) {
        draft.give_points(state, turn)
    } else if draft.has_points() {
        Err("there are no movement points in this phase".into())
    } else {
        Ok(())
    }
}

fn settle_battle(draft: &Draft<'_>, state: &mut State) -> Result<()> {
    if !state.phase.in_battle() {
        return if draft.battle.is_some() {
            Err("no battle is under way in this phase".into())
        } else {
            Ok(())
        };
    }
    let (Some(mut battle), Some(turn)) = (draft.battle, state.turn) else {
        return Err("which battle? (`battle j10-k9 2I1M 4 red`)".into());
    };
    (battle.attack, battle.defence) = draft.dice;
    let dice = (!battle.attack.is_empty(), !battle.defence.is_empty());
    let expected = match state.phase {
        Phase::DefendRoll => (true, false),
        Phase::Luck | Phase::LuckRoll | Phase::Rage | Phase::Dodge => (true, true),
        _ => (false, false),
    };
    if dice != expected {
        return Err("the dice do not fit the phase".into());
    }
    let (units, points) = (state.units(battle.from, turn), state.points(battle.from, turn).movable());
    for &unit in Unit::ALL {
        if battle.group.count(unit) + points.count(unit) > units.count(unit) {
            return Err(format!("the attackers do not stand on {} without points", battle.from));
        }
    }
    if battle.group.is_empty() && !matches!(state.phase, Phase::Kill(_)) {
        return Err("there are no attackers".into());
    }
    if battle.began < battle.group.total() {
        return Err("there are more attackers than began".into());
    }
    // P4: guests stand aside when others attack their host.
    let aside = draft.game.switches.guests_stand_aside && state.host(battle.to, turn).is_some();
    if (!state.units(battle.to, turn).is_empty() && !aside)
        || state.owns(turn, battle.to)
        || state.ground(battle.to).is_open()
        || battle.from == battle.to
    {
        return Err(format!("{} cannot be attacked", battle.to));
    }
    let defenders = state.defenders(battle.to, turn);
    if (defenders == 0) != (state.phase == Phase::Advance) {
        return Err("the defenders do not fit the phase".into());
    }
    if let Phase::Kill(left) = state.phase
        && !(1..=defenders).contains(&left)
    {
        return Err("too many units".into());
    }
    if battle.commander == turn {
        return Err("the attacker does not command the defence".into());
    }
    state.battle = battle;
    let faction_phase = match state.phase {
        Phase::Luck | Phase::LuckRoll => Some(Faction::Religion),
        Phase::Rage => Some(Faction::Primal),
        Phase::Dodge => Some(Faction::Tech),
        _ => None,
    };
    if let Some(faction) = faction_phase {
        let seat = state.seat_of(faction).filter(|seat| [turn, battle.commander].contains(seat));
        let seat = seat.ok_or("the faction of this phase commands neither side")?;
        if state.phase != Phase::LuckRoll && state.seat != seat {
            return Err(format!("it is the step of {}", draft.game.seat_name(seat)));
        }
        if state.phase == Phase::Dodge && game_losses(draft.game, state, seat == turn) == 0 {
            return Err("there is no loss to dodge".into());
        }
    }
    Ok(())
}

fn game_losses(game: &Glory, state: &State, attacks: bool) -> u8 {
    let losses = game.losses(state);
    if attacks { losses.attacker } else { losses.defender }
}

/// Whether play can go on from here without stumbling.
fn is_playable(game: &Glory, state: &State) -> Result<()> {
    let nobody = || "nothing can be done in this phase".to_owned();
    let as_move = |step: Action| {
        let mut before = *state;
        before.phase = Phase::Move;
        before.seat = state.turn.unwrap_or(state.seat);
        before.asked = match step {
            // The host has been asked by now.
            Action::Ask(_, through, _) => {
                before.asked & !before.owner(through).map_or(0, |host| 1 << host.index())
            }
            _ => before.asked,
        };
        let mut found = false;
        game.list_move(&before, &mut |action| found |= action == step);
        found.then_some(before).ok_or("this is not possible here")
    };
    match state.phase {
        Phase::Over | Phase::LeechChoice | Phase::LeechVictim => {
            let parasite = state.seat_of(Faction::Parasite);
            if state.phase != Phase::Over && parasite != Some(state.seat) {
                return Err("only the Parasite has the Leech die".into());
            }
            return Ok(());
        }
        Phase::Send(from, to) => drop(as_move(Action::March(from, to))?),
        Phase::AskSend(from, through, to) => drop(as_move(Action::Ask(from, through, to))?),
        Phase::Permit(from, through, to, group) => {
            let mut before = as_move(Action::Ask(from, through, to))?;
            before.phase = Phase::AskSend(from, through, to);
            let mut found = false;
            game.group_choice(&before).each(|troop| found |= troop == group);
            let host = state.owner(through);
            if !found || host != Some(state.seat) {
                return Err("this group cannot ask here".into());
            }
            if state.asked >> state.seat.index() & 1 == 0 {
                return Err("the host is among the `asked` already".into());
            }
        }
        Phase::TrainAt(unit) | Phase::BuyAt(unit) => {
            let mut before = *state;
            before.phase = if matches!(state.phase, Phase::TrainAt(_)) { Phase::Train } else { Phase::Buy };
            if unit == Unit::X || !game.can_buy(&before, state.seat, unit) {
                return Err("this unit cannot be bought".into());
            }
        }
        Phase::BuildAt(kind) if !game.can_build(state, state.seat, kind) => {
            return Err("this facility cannot be built".into());
        }
        Phase::LegacyBuildAt(kind) if !game.is_legacy_facility(state, kind) => return Err(nobody()),
        Phase::LegacyAt(unit) if game.reserve(state, state.seat, unit) == 0 => return Err(nobody()),
        Phase::ChaosRoll(cell, _)
            if !state.owns(state.seat, cell) || !game.is_chaos_source(state.ground(cell)) =>
        {
            return Err(format!("{cell} is no Chaos Source of {}", game.seat_name(state.seat)));
        }
        Phase::Found if state.home(state.seat).is_some() => {
            return Err(format!("{} has a stronghold", game.seat_name(state.seat)));
        }
        Phase::LastWall(cell) => {
            let mut before = *state;
            before.phase = Phase::Last;
            let kind = Kind(state.hand[state.seat.index()][0]);
            if !game.cells(&before).contains(cell.index()) || !game.info(kind).wall {
                return Err(format!("no walled tile is set on {cell}"));
            }
        }
        Phase::LegacyWall(kind, cell, buyer) => {
            let mut before = *state;
            before.phase = Phase::LegacySet(kind, buyer);
            if !game.cells(&before).contains(cell.index()) || !game.info(kind).wall {
                return Err(format!("no walled tile is set on {cell}"));
            }
        }
        Phase::Push if Seat::all(game.seats).any(|seat| !matches!(state.ring_len(seat), 0 | RING)) => {
            return Err(format!("a ring is pushed with {RING} tiles"));
        }
        Phase::Middle if !state.ground(MIDDLE).is_open() || game.seats != 4 => {
            return Err("there is no middle tile to draw".into());
        }
        _ => {}
    }
    if game.dice_due(state) > 0 {
        return Ok(());
    }
    let possible = match game.drawn_class(state) {
        Some(class) => game.supply_of(state, class) > 0,
        None => {
            let mut possible = false;
            game.list_steps(state, &mut |_| possible = true);
            possible
        }
    };
    if possible { Ok(()) } else { Err(nobody()) }
}
