//! Whether a step is legal, and if not, why: the checks of section 18 in their order.

use hexapod_core::{Rules as _, Seat, Step, StepOf};

use crate::actions::Action;
use crate::cells::{Cell, Direction, Spot};
use crate::chance::Chance;
use crate::data::{COLOURS, Class};
use crate::game::Glory;
use crate::notation::{Said, SaidGroup};
use crate::refusal::{Founding, Refusal, Why};
use crate::state::{Dice, Faction, Ground, Kind, Phase, Points, State, Unit};

impl Glory {
    /// Returns the step that was said, if it is legal now.
    pub(crate) fn check_said(
        &self,
        state: &State,
        sender: Option<Seat>,
        said: &Said,
    ) -> Result<StepOf<Self>, Refusal> {
        self.check_offered(state, said)?;
        self.check_phase(state, said)?;
        self.check_sender(state, sender)?;
        let action = match *said {
            Said::Roll(dice, count) => {
                return self.check_roll(state, dice, count).map(|dice| Step::Chance(Chance::Roll(dice)));
            }
            Said::Draw(kind) => {
                return self.check_draw(state, kind).map(|()| Step::Chance(Chance::Draw(kind)));
            }
            _ => self.check_action(state, said)?,
        };
        // S9: in the quick setup the same words are picks of chance.
        Ok(if self.chance_acts(state) { Step::Chance(Chance::Pick(action)) } else { Step::Action(action) })
    }

    /// F2, F3, F4: a faction die that is not offered now, in any phase and for any reason.
    fn check_offered(&self, state: &State, said: &Said) -> Result<(), Refusal> {
        let (phase, faction) = match said {
            Said::Luck => (Phase::Luck, Faction::Religion),
            Said::Rage => (Phase::Rage, Faction::Primal),
            Said::Dodge => (Phase::Dodge, Faction::Tech),
            _ => return Ok(()),
        };
        if state.phase == phase {
            return Ok(());
        }
        let battle = &state.battle;
        let seat = state.seat_of(faction);
        let attacks = seat.is_some() && seat == state.turn;
        let why = if !state.phase.in_battle() {
            Why::NoBattle
        } else if !attacks && seat != Some(battle.commander) {
            Why::NotInCommand
        } else {
            match said {
                Said::Luck if battle.luckless => Why::Used,
                Said::Luck if attacks && battle.began < 2 => Why::Alone,
                Said::Rage if battle.raged => Why::Used,
                Said::Rage if state.berserk < 2 => Why::TooLow,
                Said::Dodge if battle.dodged => Why::Used,
                _ => Why::NotNow,
            }
        };
        Err(match said {
            Said::Luck => Refusal::NoLuck { why },
            Said::Rage => Refusal::NoRage { why, value: state.berserk },
            _ => Refusal::NoDodge { why, dice: self.data.limits.dodge_dice },
        })
    }

    /// K1: the first word belongs to the phase.
    fn check_phase(&self, state: &State, said: &Said) -> Result<(), Refusal> {
        use Phase as P;
        let phase = state.phase;
        let fits = match said {
            Said::Faction(_) => phase == P::Faction,
            Said::Ring(..) => phase == P::Ring,
            Said::Push(_) => phase == P::Push,
            Said::Set(_) => matches!(phase, P::Last | P::LegacySet(..)),
            Said::Wall(_) => matches!(phase, P::LastWall(_) | P::LegacyWall(..)),
            Said::Deploy(..) => phase == P::Deploy,
            Said::LeechKeep | Said::LeechRoll => phase == P::LeechChoice,
            Said::LeechFrom(_) => phase == P::LeechVictim,
            Said::Buy(_) => matches!(phase, P::Train | P::Buy),
            Said::Build(_) => matches!(phase, P::Buy | P::LegacyFacility),
            Said::At(_) => matches!(
                phase,
                P::TrainAt(_) | P::BuyAt(_) | P::BuildAt(_) | P::LegacyAt(_) | P::LegacyBuildAt(_)
            ),
            Said::Done => matches!(phase, P::Train | P::Move | P::Buy),
            Said::March(..) | Said::Ask(..) => phase == P::Move,
            Said::Send(_) => matches!(phase, P::Send(..) | P::AskSend(..)),
            Said::Grant | Said::Deny => matches!(phase, P::Permit(..)),
            Said::Luck => phase == P::Luck,
            Said::Rage => phase == P::Rage,
            Said::Dodge => phase == P::Dodge,
            Said::Keep => matches!(phase, P::Luck | P::Rage | P::Dodge),
            Said::Kill(..) => matches!(phase, P::Kill(_)),
            Said::Press | Said::Withdraw => phase == P::Press,
            Said::Advance(_) => phase == P::Advance,
            Said::Found(_) => phase == P::Found,
            Said::Wild(..) => matches!(phase, P::Wild(_) | P::StartWild(_)),
            Said::Starve(..) => phase == P::Starve,
            Said::Legacy(_) | Said::LegacyPass => phase == P::Legacy,
            Said::Roll(..) => self.dice_due(state) > 0,
            Said::Draw(_) => self.drawn_class(state).is_some(),
        };
        if fits { Ok(()) } else { Err(self.wrong_phase(state)) }
    }

    pub(crate) fn wrong_phase(&self, state: &State) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::GameOver;
        }
        let seat = (!self.chance_acts(state)).then(|| self.seat_name(state.seat));
        Refusal::WrongPhase { phase: state.phase.name(), seat }
    }

    /// K1: no seat sends the answers of chance, and a seat acts only for itself.
    fn check_sender(&self, state: &State, sender: Option<Seat>) -> Result<(), Refusal> {
        let due = (!self.chance_acts(state)).then_some(state.seat);
        match sender {
            Some(sender) if Some(sender) != due => {
                Err(due
                    .map_or(Refusal::ChanceActs, |seat| Refusal::NotYourStep { seat: self.seat_name(seat) }))
            }
            _ => Ok(()),
        }
    }

    fn check_roll(&self, state: &State, dice: Dice, count: usize) -> Result<Dice, Refusal> {
        let due = usize::from(self.dice_due(state));
        if count == due && dice.iter().all(|face| (1..=6).contains(&face)) {
            Ok(dice)
        } else {
            Err(Refusal::WrongDice { due, said: count })
        }
    }

    fn check_draw(&self, state: &State, kind: Kind) -> Result<(), Refusal> {
        let class = self.drawn_class(state).unwrap_or(Class::Natural);
        let left = self.info(kind).class == class && state.supply[usize::from(kind.0)] > 0;
        if left { Ok(()) } else { Err(Refusal::NoTileLeft { tile: self.code(kind), class }) }
    }

    fn check_action(&self, state: &State, said: &Said) -> Result<Action, Refusal> {
        let seat = state.seat;
        Ok(match *said {
            Said::Faction(faction) => match state.seat_of(faction) {
                None => Action::Faction(faction),
                Some(_) => return Err(Refusal::FactionNotFree { faction }),
            },
            Said::Ring(place, ground) => self.check_ring(state, seat, place, ground)?,
            Said::Push(turns) => Action::Push(turns),
            Said::Set(spot) => Action::Set(self.check_set(state, seat, spot)?),
            Said::Wall(wall) => self.check_wall(state, wall)?,
            Said::Deploy(unit, spot) => self.check_deploy(state, seat, unit, spot)?,
            Said::LeechKeep => Action::LeechKeep,
            Said::LeechRoll => Action::LeechRoll,
            Said::LeechFrom(colour) => {
                if colour >= self.seats || colour == seat.index() {
                    return Err(Refusal::ChooseOpponent { colour: COLOURS[colour] });
                }
                Action::LeechFrom(Seat::new(colour))
            }
            Said::Buy(unit) => self.check_buy(state, seat, unit)?,
            Said::Build(kind) => self.check_build(state, seat, kind)?,
            Said::At(spot) => Action::At(self.check_at(state, seat, spot)?),
            Said::Done => Action::Done,
            Said::March(from, to) => self.check_march(state, seat, from, to)?,
            Said::Ask(from, through, to) => self.check_ask(state, seat, from, through, to)?,
            Said::Send(group) => self.check_send(state, seat, group)?,
            Said::Grant => Action::Grant,
            Said::Deny => Action::Deny,
            Said::Luck => Action::Luck,
            Said::Rage => Action::Rage,
            Said::Dodge => Action::Dodge,
            Said::Keep => Action::Keep,
            Said::Kill(colour, unit) => {
                let (to, victim) = (state.battle.to, Seat::new(colour));
                if Some(victim) == state.turn || state.units(to, victim).count(unit) == 0 {
                    let cell = to.to_string();
                    return Err(Refusal::NoSuchVictim { colour: COLOURS[colour], unit, cell });
                }
                Action::Kill(victim, unit)
            }
            Said::Press => Action::Press,
            Said::Withdraw => Action::Withdraw,
            Said::Advance(group) => self.check_advance(state, group)?,
            Said::Found(spot) => match spot.cell().filter(|cell| self.cells(state).contains(cell.index())) {
                Some(cell) => Action::Found(cell),
                None => return Err(self.why_not_found(state, seat, spot)),
            },
            Said::Wild(gold, food, water) => self.check_wild(state, gold, food, water)?,
            Said::Starve(unit, spot) => self.check_starve(state, seat, unit, spot)?,
            Said::Legacy(good) => self.check_legacy(state, seat, good)?,
            Said::LegacyPass => Action::LegacyPass,
            Said::Roll(..) | Said::Draw(_) => unreachable!("chance is checked elsewhere"),
        })
    }

    fn check_ring(&self, state: &State, seat: Seat, place: u8, ground: Ground) -> Result<Action, Refusal> {
        let due = state.ring_len(seat);
        if usize::from(place) != due {
            return Err(Refusal::RingPlace { place: direction(place), due: direction(due as u8) });
        }
        let kind = ground.kind();
        let tile = self.code(kind);
        if !state.hand(seat).any(|held| held == kind) {
            return Err(Refusal::NotInHand { tile });
        }
        match (self.info(kind).wall, ground.wall()) {
            (true, None) => Err(Refusal::WallMissing { tile }),
            (false, Some(_)) => Err(Refusal::WallTooMany { tile }),
            (true, Some(wall)) if self.ring_walls(&state.ring[seat.index()], due) >> wall & 1 == 0 => {
                Err(Refusal::WallCutsOff { wall: direction(wall as u8) })
            }
            _ => Ok(Action::Ring(place, ground)),
        }
    }

    fn check_set(&self, state: &State, seat: Seat, spot: Spot) -> Result<Cell, Refusal> {
        let code = if state.phase == Phase::Last { "S7" } else { "L3" };
        let name = spot.to_string();
        let Some(cell) = spot.cell() else { return Err(Refusal::OutsideFrame { code, cell: name }) };
        let cells = self.cells(state);
        if cells.contains(cell.index()) {
            return Ok(cell);
        }
        if !state.ground(cell).is_open() {
            return Err(Refusal::NotOpen { code, cell: name });
        }
        let owners = || state.around(cell).filter_map(|(_, next)| state.owner(next));
        if !owners().any(|owner| owner == seat) {
            return Err(Refusal::TouchesNone { code, cell: name });
        }
        if code == "S7" && !owners().any(|owner| owner != seat) {
            return Err(Refusal::TouchesNoOpponent { cell: name });
        }
        Err(Refusal::WalledOff { code, cell: name })
    }

    fn check_wall(&self, state: &State, wall: u8) -> Result<Action, Refusal> {
        let (code, cell) = match state.phase {
            Phase::LastWall(cell) => ("S7", cell),
            Phase::LegacyWall(_, cell, _) => ("L3", cell),
            phase => unreachable!("no wall in phase {phase:?}"),
        };
        if self.walls_allowed(state, cell) >> wall & 1 == 1 {
            Ok(Action::Wall(wall))
        } else {
            Err(Refusal::WallSeals { code, cell: cell.to_string(), wall: direction(wall) })
        }
    }

    fn check_deploy(&self, state: &State, seat: Seat, unit: Unit, spot: Spot) -> Result<Action, Refusal> {
        let due = self.unit_due(state);
        if unit != due {
            return Err(Refusal::UnitDue { unit: due });
        }
        let Some(cell) = spot.cell().filter(|cell| state.owns(seat, *cell)) else {
            return Err(Refusal::NotYours { code: "S8", cell: spot.to_string() });
        };
        let manned = state.manned[seat.index()];
        let most = self.data.start.max_tiles;
        if !manned.contains(cell.index()) && manned.count() >= usize::from(most) {
            return Err(Refusal::TooManyTiles { most });
        }
        if self.room(state, cell) == 0 {
            return Err(self.full(state, "S8", cell));
        }
        Ok(Action::Deploy(unit, cell))
    }

    fn full(&self, state: &State, code: &'static str, cell: Cell) -> Refusal {
        Refusal::Full { code, cell: cell.to_string(), units: state.crowd(cell) }
    }

    fn check_buy(&self, state: &State, seat: Seat, unit: Unit) -> Result<Action, Refusal> {
        let train = state.phase == Phase::Train;
        let code = if train { "T5" } else { "T8" };
        if train && !self.has_place_for(state, seat, unit) {
            return Err(Refusal::NoFacility { unit });
        }
        if self.reserve(state, seat, unit) == 0 {
            return Err(Refusal::NoReserve { code, unit, count: self.unit(unit).count });
        }
        let (price, gold) = (self.price(state, seat, unit), state.gold[seat.index()]);
        if gold < price {
            return Err(Refusal::UnitTooDear { code, unit, price, gold });
        }
        if !self.has_place_for(state, seat, unit) {
            return Err(Refusal::NoRoomAnywhere);
        }
        Ok(Action::Buy(unit))
    }

    fn check_build(&self, state: &State, seat: Seat, kind: Kind) -> Result<Action, Refusal> {
        let tile = self.code(kind);
        if state.phase == Phase::LegacyFacility {
            let fits = self.is_legacy_facility(state, kind);
            return if fits {
                Ok(Action::Build(kind))
            } else {
                Err(Refusal::NoFacilityLeft { code: "L3", tile })
            };
        }
        if !self.facility_left(state, kind) {
            return Err(Refusal::NoFacilityLeft { code: "T9", tile });
        }
        let (price, gold) = (self.facility_price(kind), state.gold[seat.index()]);
        if gold < price {
            return Err(Refusal::FacilityTooDear { tile, price, gold });
        }
        if !self.has_building_ground(state, seat) {
            return Err(Refusal::NowhereToBuild);
        }
        Ok(Action::Build(kind))
    }

    fn check_at(&self, state: &State, seat: Seat, spot: Spot) -> Result<Cell, Refusal> {
        let code = match state.phase {
            Phase::TrainAt(_) => "T5",
            Phase::BuyAt(_) => "T8",
            Phase::BuildAt(_) => "T9",
            _ => "L3",
        };
        let Some(cell) = spot.cell().filter(|cell| state.owns(seat, *cell)) else {
            return Err(Refusal::NotYours { code, cell: spot.to_string() });
        };
        if self.cells(state).contains(cell.index()) {
            return Ok(cell);
        }
        Err(match state.phase {
            Phase::BuildAt(_) | Phase::LegacyBuildAt(_) => {
                let stronghold = state.ground(cell).is_stronghold();
                Refusal::NoBuildingGround { code, cell: cell.to_string(), stronghold }
            }
            Phase::TrainAt(unit) if self.info(state.ground(cell).kind()).trains_unit() != Some(unit) => {
                Refusal::NotSuchFacility { unit, cell: cell.to_string() }
            }
            _ => self.full(state, code, cell),
        })
    }

    fn check_march(&self, state: &State, seat: Seat, from: Spot, to: Spot) -> Result<Action, Refusal> {
        let start = from.cell().filter(|cell| !state.units(*cell, seat).is_empty());
        let Some(start) = start else { return Err(Refusal::NoUnits { code: "M1", cell: from.to_string() }) };
        let target = to.cell().filter(|cell| !state.ground(*cell).is_open());
        let way = target.and_then(|target| Some((target, start.direction_to(target)?)));
        let Some((target, way)) = way else {
            return Err(Refusal::NotAdjacent { from: from.to_string(), to: to.to_string() });
        };
        if !self.may_leave(state, start) {
            return Err(Refusal::NoEscape { code: "M4", cell: from.to_string() });
        }
        if state.points(start, seat) == Points::NONE {
            // R13: what a mobile unit may do in every later round it may not do in the first.
            let first_step = state.round <= 1 && state.units(start, seat).count(Unit::M) > 0;
            return Err(Refusal::NoPoints { cell: from.to_string(), first_step });
        }
        if !state.is_passable(start, way, target) {
            return Err(Refusal::Walled { code: "M3", from: from.to_string(), to: to.to_string() });
        }
        match self.march_kind(state, seat, target) {
            None => Err(Refusal::OwnGuests { cell: to.to_string() }),
            Some(kind) if !kind.has_room() => Err(self.full(state, "M6", target)),
            Some(_) => Ok(Action::March(start, target)),
        }
    }

    fn check_send(&self, state: &State, seat: Seat, group: SaidGroup) -> Result<Action, Refusal> {
        let choice = self.group_choice(state);
        let asks = matches!(state.phase, Phase::AskSend(..));
        let from = match state.phase {
            Phase::Send(from, _) | Phase::AskSend(from, ..) => from,
            phase => unreachable!("nobody is sent in phase {phase:?}"),
        };
        debug_assert_eq!(state.points(from, seat).movable().total() > 0, choice.of.total() > 0);
        for &unit in Unit::ALL {
            let most = choice.of.count(unit);
            if group.count(unit) > u32::from(most) {
                let cell = from.to_string();
                return Err(if asks {
                    Refusal::NotFresh { unit, most, cell }
                } else {
                    Refusal::OnlySoMany { unit, most, cell }
                });
            }
        }
        if group.total() > u32::from(choice.most) {
            let code = if asks { "P1" } else { "M6" };
            return Err(Refusal::RoomFor { code, room: choice.most });
        }
        Ok(Action::Send(group.troop()))
    }

    fn check_advance(&self, state: &State, group: SaidGroup) -> Result<Action, Refusal> {
        let choice = self.group_choice(state);
        for &unit in Unit::ALL {
            let most = choice.of.count(unit);
            if group.count(unit) > u32::from(most) {
                return Err(Refusal::OnlySurvived { unit, most });
            }
        }
        if group.total() > u32::from(choice.most) {
            return Err(Refusal::RoomFor { code: "M6", room: choice.most });
        }
        if group.total() < u32::from(choice.least) {
            return Err(Refusal::AllMustGo { least: choice.least });
        }
        Ok(Action::Advance(group.troop()))
    }

    fn check_ask(
        &self,
        state: &State,
        seat: Seat,
        from: Spot,
        through: Spot,
        to: Spot,
    ) -> Result<Action, Refusal> {
        if !self.permission {
            return Err(Refusal::NoRequests { seats: self.seats });
        }
        let start = from.cell().filter(|cell| !state.units(*cell, seat).is_empty());
        let Some(start) = start else { return Err(Refusal::NoUnits { code: "P1", cell: from.to_string() }) };
        if !self.may_leave(state, start) {
            return Err(Refusal::NoEscape { code: "P1", cell: from.to_string() });
        }
        if state.points(start, seat).fresh().is_empty() {
            return Err(Refusal::AskNotFresh { cell: from.to_string() });
        }
        let host = |cell: &Cell| {
            let owner = state.owner(*cell).filter(|owner| *owner != seat)?;
            (state.ground(*cell).is_stronghold() && start.direction_to(*cell).is_some()).then_some(owner)
        };
        let hold = through.cell().and_then(|cell| Some((cell, host(&cell)?)));
        let Some((hold, host)) = hold else {
            return Err(Refusal::AskNoHost { cell: through.to_string(), from: from.to_string() });
        };
        let walled = |one: Cell, other: Cell| {
            one.direction_to(other).is_some_and(|way| !state.is_passable(one, way, other))
        };
        if walled(start, hold) {
            return Err(Refusal::Walled { code: "P1", from: from.to_string(), to: through.to_string() });
        }
        if state.crowd(hold) >= self.data.limits.stronghold {
            return Err(Refusal::AskFull { cell: through.to_string(), units: state.crowd(hold) });
        }
        let target = to.cell().filter(|cell| hold.direction_to(*cell).is_some());
        if target.is_some_and(|target| walled(hold, target)) {
            return Err(Refusal::Walled { code: "P1", from: through.to_string(), to: to.to_string() });
        }
        let Some(target) = target.filter(|target| self.is_target(state, seat, host, *target)) else {
            return Err(Refusal::AskNoTarget { cell: to.to_string() });
        };
        if state.asked >> host.index() & 1 == 1 {
            return Err(Refusal::AlreadyAsked { host: self.seat_name(host) });
        }
        Ok(Action::Ask(start, hold, target))
    }

    fn why_not_found(&self, state: &State, seat: Seat, spot: Spot) -> Refusal {
        let exile = state.owned[seat.index()].is_empty();
        let held = state.manned[seat.index()].iter().any(|cell| state.owner(Cell::new(cell)).is_none());
        let how = match (exile, held) {
            (false, _) => Founding::Own,
            (true, true) => Founding::Held,
            (true, false) => Founding::Exile,
        };
        Refusal::NotFoundable { cell: spot.to_string(), how }
    }

    fn check_wild(&self, state: &State, gold: u32, food: u32, water: u32) -> Result<Action, Refusal> {
        let any = match state.phase {
            Phase::Wild(any) | Phase::StartWild(any) => any,
            phase => unreachable!("no any points in phase {phase:?}"),
        };
        let said = gold.saturating_add(food).saturating_add(water);
        if said != u32::from(any) {
            return Err(Refusal::WrongSum { said, any });
        }
        let most = self.wild_limits(state, any);
        if food > u32::from(most.0) || water > u32::from(most.1) {
            return Err(Refusal::Surplus { food: most.0, water: most.1 });
        }
        Ok(Action::Wild(gold as u8, food as u8, water as u8))
    }

    fn check_starve(&self, state: &State, seat: Seat, unit: Unit, spot: Spot) -> Result<Action, Refusal> {
        let cell = spot.cell().filter(|cell| state.units(*cell, seat).count(unit) > 0);
        match cell {
            Some(cell) if self.is_free(state.ground(cell)) || !self.unit(unit).upkeep => {
                Err(Refusal::FreeTile { cell: spot.to_string() })
            }
            Some(cell) => Ok(Action::Starve(unit, cell)),
            None => Err(Refusal::NobodyToStarve { unit, cell: spot.to_string() }),
        }
    }

    fn check_legacy(&self, state: &State, seat: Seat, good: u8) -> Result<Action, Refusal> {
        let entry = &self.data.legacy.goods[usize::from(good)];
        let (name, purse) = (crate::data::GOODS[usize::from(good)], state.purse[seat.index()]);
        if purse < i16::from(entry.from) {
            return Err(Refusal::GoodTooDear { good: name, from: entry.from, purse });
        }
        if !self.is_to_be_had(state, seat, good) {
            return Err(Refusal::NotToBeHad { good: name });
        }
        Ok(Action::Legacy(good))
    }
}

fn direction(index: u8) -> Direction {
    Direction::ALL[usize::from(index) % 6]
}
