//! Whether a step is legal, and if not, why: the rows of section 11 in their order.

use hexapod_core::{Seat, Step, StepOf};

use crate::actions::{Action, FromHex};
use crate::cells::{Cell, Cells};
use crate::chance::Chance;
use crate::game::Termites;
use crate::notation::{Said, SaidToken};
use crate::refusal::{BadFrom, BadRetreat, BadSacrifice, Entering, Going, Occupied, Picked, Refusal};
use crate::rules::map::NoTile;
use crate::rules::movement::Pieces;
use crate::state::{Phase, State, Terrain};
use crate::tokens::Kind;

/// A legal input: one step, or the two halves of a compound one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Legal {
    /// The first half, if the input left it out.
    pub(crate) pick: Option<Action>,
    pub(crate) step: Step<Action, Chance>,
}

/// Checks a typed step, which is always a single one.
pub(crate) fn check(
    game: &Termites,
    state: &State,
    sender: Option<Seat>,
    step: &StepOf<Termites>,
) -> Result<(), Refusal> {
    match game.check_said(state, sender, Said::from_step(game, step))? {
        Legal { pick: Some(_), .. } => Err(game.wrong_phase(state)),
        Legal { pick: None, step: meant } => {
            debug_assert_eq!(meant, *step);
            Ok(())
        }
    }
}

impl Termites {
    /// Returns what was said, if it is legal now.
    pub(crate) fn check_said(
        &self,
        state: &State,
        sender: Option<Seat>,
        said: Said,
    ) -> Result<Legal, Refusal> {
        self.check_sender(state, sender, said)?;
        let phase = state.phase;
        let wrong = || Err(self.wrong_phase(state));
        let single = |action: Action| Ok(Legal { pick: None, step: Step::Action(action) });
        let halves = |pick: Option<Action>, action: Action| Ok(Legal { pick, step: Step::Action(action) });
        match said {
            Said::Builder(_)
            | Said::First(_)
            | Said::Colony(..)
            | Said::NeutralPair(..)
            | Said::LayPair(..)
            | Said::Draw(_) => {
                let outcome = self.check_outcome(state, said)?;
                Ok(Legal { pick: None, step: Step::Chance(outcome) })
            }
            Said::PickToken(token) => match phase {
                Phase::Hatch => single(Action::PickToken(self.check_pick_token(state, token)?)),
                _ => wrong(),
            },
            Said::Place(token, cell) => match phase {
                Phase::Hatch | Phase::Place(_) => {
                    let kind = self.check_place(state, token, cell)?;
                    halves(
                        (phase == Phase::Hatch).then_some(Action::PickToken(kind)),
                        Action::Place(kind, cell),
                    )
                }
                _ => wrong(),
            },
            Said::Discard(token) => match phase {
                Phase::Hatch => single(Action::Discard(self.check_discard(state, token)?)),
                _ => wrong(),
            },
            Said::PickUnit(cell) => match phase {
                Phase::Move => {
                    self.check_pick_unit(state, cell)?;
                    single(Action::PickUnit(cell))
                }
                _ => wrong(),
            },
            Said::Stay => match phase {
                Phase::Move => single(Action::Stay),
                _ => wrong(),
            },
            Said::Move(from, to) => match phase {
                Phase::Move | Phase::Go(_) => {
                    self.check_picked_unit(state, from)?;
                    self.check_move(state, state.turn, from, to)?;
                    halves((phase == Phase::Move).then_some(Action::PickUnit(from)), Action::Move(from, to))
                }
                _ => wrong(),
            },
            Said::Attack(start, from, target) => match phase {
                Phase::Move | Phase::Go(_) => {
                    self.check_picked_unit(state, start)?;
                    self.check_attack(state, state.turn, start, from, target)?;
                    let attack = Action::Attack { start, from: FromHex::of(from), target };
                    halves((phase == Phase::Move).then_some(Action::PickUnit(start)), attack)
                }
                _ => wrong(),
            },
            Said::Retreat(cell) => match phase {
                Phase::Retreat { start, from, target } => {
                    self.check_retreat(state, start, from, target, cell)?;
                    single(Action::Retreat(cell))
                }
                _ => wrong(),
            },
            Said::PickMound(value) => match phase {
                Phase::MoundPick(_) | Phase::RebuildPick(_) => {
                    self.check_reserve(state, value)?;
                    single(Action::PickMound(value))
                }
                _ => wrong(),
            },
            Said::Mound(value, cell) => {
                let compound = match phase {
                    Phase::MoundPick(_) | Phase::RebuildPick(_) => true,
                    Phase::Mound(..) | Phase::Conquer { .. } | Phase::Rebuild(..) => false,
                    _ => return wrong(),
                };
                self.check_mound(state, value, cell)?;
                halves(compound.then_some(Action::PickMound(value)), Action::Mound(value, cell))
            }
            Said::Sacrifice(token, cell) => match phase {
                Phase::Sacrifice(victim, _) => {
                    let kind = self.check_sacrifice(state, victim, token, cell)?;
                    single(Action::Sacrifice(kind, cell))
                }
                _ => wrong(),
            },
            Said::Neutral(cell) => match phase {
                Phase::Neutral(_) => {
                    self.check_neutral(state, cell)?;
                    single(Action::Neutral(cell))
                }
                _ => wrong(),
            },
            Said::PickTerrain(terrain) => match phase {
                Phase::LayPick(_) => {
                    if self.lay_cells(state, terrain, self.tile_room(state)).is_empty() {
                        return Err(Refusal::NoHexForTerrain { terrain });
                    }
                    single(Action::PickTerrain(terrain))
                }
                _ => wrong(),
            },
            Said::Lay(terrain, cell) => match phase {
                Phase::LayPick(_) | Phase::Lay(..) => {
                    self.check_lay(state, terrain, cell)?;
                    let pick = matches!(phase, Phase::LayPick(_)).then_some(Action::PickTerrain(terrain));
                    halves(pick, Action::Lay(terrain, cell))
                }
                _ => wrong(),
            },
        }
    }

    /// Answers to a pair of hexes, as in `f6 g8`, `f6-g8` or `f6xg8`, whatever is due; nothing if the text is no pair.
    pub(crate) fn why_not_pair(&self, state: &State, text: &str) -> Option<Option<Refusal>> {
        let (from, to) = text.split_once([' ', '-', 'x'])?;
        let (from, to) = (Cell::parse(from)?, Cell::parse(to)?);
        let said = match self.why(state, from, to) {
            Err(refusal) => return Some(Some(refusal)),
            Ok(side) => match state.owner_at(to) {
                None => Said::Move(from, to),
                Some(_) => Said::Attack(from, side, to),
            },
        };
        Some(self.check_said(state, None, said).err())
    }

    /// Returns why the unit on one hex may not go to another, in any seat's turn. If it may, returns from which hex
    /// it must attack, where that has to be named.
    ///
    /// # Errors
    /// The refusal of the move or, if another owner's piece stands there, of the attack.
    pub fn why(&self, state: &State, from: Cell, to: Cell) -> Result<Option<Cell>, Refusal> {
        self.on_board(from)?;
        self.on_board(to)?;
        let Some((owner, _)) = state.unit_at(from) else {
            return Err(Refusal::NoUnit { cell: from, holder: None });
        };
        let seat = Seat::new(owner);
        if state.owner_at(to).is_none_or(|other| other == owner) {
            return self.check_move(state, seat, from, to).map(|()| None);
        }
        match self.check_attack(state, seat, from, None, to) {
            Ok(()) => Ok(None),
            // Not from where it stands, but from some other side.
            Err(Refusal::BadFrom { .. }) => {
                let side = self.sides(state, seat, from, to).first();
                self.check_attack(state, seat, from, side, to).map(|()| side)
            }
            Err(refusal) => Err(refusal),
        }
    }

    /// Another seat's step is refused before anything that depends on a hand (section 8).
    fn check_sender(&self, state: &State, sender: Option<Seat>, said: Said) -> Result<(), Refusal> {
        let Some(sender) = sender else { return Ok(()) };
        let outcome = matches!(
            said,
            Said::Builder(_)
                | Said::First(_)
                | Said::Colony(..)
                | Said::NeutralPair(..)
                | Said::LayPair(..)
                | Said::Draw(_)
        );
        match self.acting(state) {
            Some(seat) if seat != sender => Err(Refusal::NotYourTurn { who: self.called(state, seat) }),
            // No seat sends the answers of chance.
            None if outcome && state.phase != Phase::Over => Err(self.wrong_phase(state)),
            _ => Ok(()),
        }
    }

    fn wrong_phase(&self, state: &State) -> Refusal {
        let who = self.acting(state).map(|seat| self.called(state, seat));
        Refusal::WrongPhase { phase: state.phase.name(), who }
    }

    fn check_outcome(&self, state: &State, said: Said) -> Result<Chance, Refusal> {
        let impossible = || Refusal::Impossible { outcome: said.to_string(), phase: state.phase.name() };
        let lower = |one: Cell, other: Cell, left: u8| {
            other == one.opposite() && one < other && self.random_cells(state, left).has(one)
        };
        match (said, state.phase) {
            (Said::Builder(seat), Phase::Builder) => {
                (seat < self.seats).then(|| Chance::Builder(Seat::new(seat))).ok_or_else(impossible)
            }
            (Said::First(seat), Phase::First) => {
                (seat < self.seats).then(|| Chance::First(Seat::new(seat))).ok_or_else(impossible)
            }
            (Said::Colony(seat, colony), Phase::Colony) => {
                let due = self.uncoloured(state).is_some_and(|due| due.index() == seat);
                let free = self.free_colonies(state).any(|free| free == colony);
                (due && free).then(|| Chance::Colony(Seat::new(seat), colony)).ok_or_else(impossible)
            }
            (Said::NeutralPair(one, other), Phase::Random(left)) => {
                let due = Self::random_terrain(left).is_none() && lower(one, other, left);
                due.then_some(Chance::Neutral(one)).ok_or_else(impossible)
            }
            (Said::LayPair(terrain, one, other), Phase::Random(left)) => {
                let due = Self::random_terrain(left) == Some(terrain) && lower(one, other, left);
                due.then_some(Chance::Lay(terrain, one)).ok_or_else(impossible)
            }
            (Said::Draw(token), Phase::Deal | Phase::Draw) => {
                let seat = if state.phase == Phase::Deal { self.dealt(state) } else { Some(state.turn) };
                let kind = self.kind_named(token.letter, token.number);
                let there = seat.zip(kind).filter(|(seat, kind)| state.stack[seat.index()].has(*kind));
                there.map(|(_, kind)| Chance::Draw(kind)).ok_or_else(impossible)
            }
            _ => Err(self.wrong_phase(state)),
        }
    }

    fn on_board(&self, cell: Cell) -> Result<(), Refusal> {
        if self.board.cells.has(cell) { Ok(()) } else { Err(Refusal::OffBoard { cell }) }
    }

    fn in_hand(&self, state: &State, token: SaidToken) -> Result<Kind, Refusal> {
        let kind = self.kind_named(token.letter, token.number);
        kind.filter(|kind| state.hand[state.turn.index()].has(*kind))
            .ok_or_else(|| Refusal::NotInHand { token: token.to_string() })
    }

    fn check_pick_token(&self, state: &State, token: SaidToken) -> Result<Kind, Refusal> {
        let kind = self.in_hand(state, token)?;
        if self.has_place(state, kind) {
            Ok(kind)
        } else {
            Err(Refusal::NoHexForToken { caste: token.letter })
        }
    }

    fn check_place(&self, state: &State, token: SaidToken, cell: Cell) -> Result<Kind, Refusal> {
        let kind = self.in_hand(state, token)?;
        if let Phase::Place(picked) = state.phase
            && picked != kind
        {
            return Err(Refusal::WrongPick { thing: Picked::Token, picked: self.token(picked).to_owned() });
        }
        self.on_board(cell)?;
        if state.occupied().has(cell) {
            return Err(Refusal::Occupied { cell, by: Occupied::Place });
        }
        if !self.stand(state, self.caste(kind)).has(cell) {
            return Err(self.closed(state, token.letter, cell, Entering::Standing));
        }
        Ok(kind)
    }

    fn check_discard(&self, state: &State, token: SaidToken) -> Result<Kind, Refusal> {
        let kind = self.in_hand(state, token)?;
        let mut hand = state.hand[state.turn.index()].kinds();
        match hand.find(|kind| self.has_place(state, *kind)) {
            Some(other) => Err(Refusal::MustPlace { token: self.token(other) }),
            None => Ok(kind),
        }
    }

    fn check_pick_unit(&self, state: &State, cell: Cell) -> Result<(), Refusal> {
        self.on_board(cell)?;
        self.own_unit(state, state.turn, cell)?;
        if self.is_movable(state, state.turn, cell) { Ok(()) } else { Err(Refusal::NoLegalMove { cell }) }
    }

    fn own_unit(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if state.units[seat.index()].has(cell) {
            return Ok(());
        }
        let holder = state.unit_at(cell).map(|(owner, _)| self.called(state, Seat::new(owner)));
        Err(Refusal::NoUnit { cell, holder })
    }

    fn check_picked_unit(&self, state: &State, cell: Cell) -> Result<(), Refusal> {
        match state.phase {
            Phase::Go(picked) if picked != cell => {
                Err(Refusal::WrongPick { thing: Picked::Unit, picked: picked.to_string() })
            }
            _ => Ok(()),
        }
    }

    fn check_move(&self, state: &State, seat: Seat, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.on_board(from)?;
        self.on_board(to)?;
        self.own_unit(state, seat, from)?;
        match state.owner_at(to) {
            Some(owner) if owner != seat.index() => {
                return Err(Refusal::UseAttack { cell: to, holder: self.owner_name(state, owner) });
            }
            Some(_) if to == from => return Err(Refusal::Occupied { cell: to, by: Occupied::Start }),
            Some(_) => return Err(Refusal::Occupied { cell: to, by: Occupied::Move }),
            None => {}
        }
        let kind = state.kind_at(from);
        if !self.enterable(state, self.caste(kind)).has(to) {
            return Err(self.closed(state, self.kinds[kind.index()].letter, to, Entering::Moving));
        }
        if self.reach(state, seat, from).destinations().has(to) {
            return Ok(());
        }
        let free = self.search(state, seat, from, Pieces::Ignored);
        // Where pieces do not count the start is no obstacle, and every reached hex a destination or held.
        Err(self.out_of_reach(kind, to, free.destinations().has(to), Going::Move))
    }

    fn check_attack(
        &self,
        state: &State,
        seat: Seat,
        start: Cell,
        from: Option<Cell>,
        target: Cell,
    ) -> Result<(), Refusal> {
        for cell in [Some(start), from, Some(target)].into_iter().flatten() {
            self.on_board(cell)?;
        }
        self.own_unit(state, seat, start)?;
        let owner = state.owner_at(target).filter(|owner| *owner != seat.index());
        if owner.is_none() {
            return Err(Refusal::NoTarget { cell: target, own: state.occupied().has(target) });
        }
        let kind = state.kind_at(start);
        if !self.enterable(state, self.caste(kind)).has(target) {
            return Err(self.closed(state, self.kinds[kind.index()].letter, target, Entering::Attacking));
        }
        let sides = self.sides(state, seat, start, target);
        if sides.is_empty() {
            let free = self.search(state, seat, start, Pieces::Ignored).last_steps(target)
                & self.board.next[target.index()];
            return Err(self.out_of_reach(kind, target, !free.is_empty(), Going::Attack));
        }
        self.check_side(state, start, from, target, sides)?;
        let (power, defence) = (self.power(state, seat, start, target), self.defence(state, target));
        if power > defence {
            return Ok(());
        }
        Err(Refusal::TooWeak {
            cell: target,
            power,
            defence,
            strength: self.strength(kind),
            support: power - self.strength(kind),
            stones: state.all_units().has(target) && state.terrain_of(Terrain::Stones).has(target),
        })
    }

    fn check_side(
        &self,
        state: &State,
        start: Cell,
        from: Option<Cell>,
        target: Cell,
        sides: Cells,
    ) -> Result<(), Refusal> {
        let bad = |from: Cell, reason: BadFrom| Err(Refusal::BadFrom { cell: target, from, reason });
        let mound = state.all_mounds().has(target);
        match from {
            Some(from) if mound => bad(from, BadFrom::Mound),
            None if mound => Ok(()),
            Some(from) if from == start => bad(from, BadFrom::Start),
            None if !sides.has(start) => bad(start, BadFrom::Unnamed),
            Some(from) if !sides.has(from) => bad(from, BadFrom::Impossible),
            _ => Ok(()),
        }
    }

    fn out_of_reach(&self, kind: Kind, cell: Cell, reachable: bool, going: Going) -> Refusal {
        let caste = self.kinds[kind.index()].letter;
        if reachable {
            Refusal::Blocked { cell, going }
        } else {
            Refusal::TooFar { cell, caste, moves: self.caste(kind).moves, going }
        }
    }

    fn closed(&self, state: &State, caste: char, cell: Cell, entering: Entering) -> Refusal {
        let terrain = state.ground_at(cell);
        let rules = self.kinds[..self.n_kinds].iter().find(|kind| kind.letter == caste);
        let mound = state.all_mounds().has(cell);
        Refusal::Terrain {
            caste,
            moves: rules.map_or(0, |kind| kind.caste.moves),
            cell,
            terrain,
            mound,
            entering,
        }
    }

    fn check_retreat(
        &self,
        state: &State,
        start: Cell,
        from: Cell,
        target: Cell,
        cell: Cell,
    ) -> Result<(), Refusal> {
        self.on_board(cell)?;
        if self.retreats(state, start, from, target).has(cell) {
            return Ok(());
        }
        let reason = if cell == from {
            BadRetreat::From
        } else if !self.board.next[target.index()].has(cell) {
            BadRetreat::NotNext
        } else if cell != start && state.occupied().has(cell) {
            BadRetreat::Occupied
        } else {
            BadRetreat::Terrain
        };
        Err(Refusal::BadRetreat { cell, target, reason })
    }

    fn check_reserve(&self, state: &State, value: u8) -> Result<(), Refusal> {
        match self.acting(state) {
            Some(seat) if state.in_reserve(seat, value) => Ok(()),
            _ => Err(Refusal::NoMound { mound: format!("M{value}") }),
        }
    }

    fn check_mound(&self, state: &State, value: u8, cell: Cell) -> Result<(), Refusal> {
        self.check_reserve(state, value)?;
        match state.phase {
            Phase::Mound(_, picked) | Phase::Rebuild(_, picked) if picked != value => {
                return Err(Refusal::WrongPick { thing: Picked::Mound, picked: format!("M{picked}") });
            }
            _ => {}
        }
        self.on_board(cell)?;
        if let Phase::Conquer { cell: conquered, .. } = state.phase {
            return if cell == conquered { Ok(()) } else { Err(Refusal::WrongHex { cell: conquered }) };
        }
        if state.occupied().has(cell) {
            return Err(Refusal::Occupied { cell, by: Occupied::Mound });
        }
        self.check_ground(state, cell)
    }

    /// Checks the rules of 5.6 except that the hex is empty.
    fn check_ground(&self, state: &State, cell: Cell) -> Result<(), Refusal> {
        let next = self.board.next[cell.index()];
        if !self.board.inner.has(cell) {
            return Err(Refusal::Edge { cell });
        }
        if self.closed_to_mounds(state).has(cell)
            && let Some(terrain) = state.terrain_at(cell)
        {
            return Err(Refusal::NotClear { cell, terrain });
        }
        if let Some(mound) = (next & state.all_mounds()).first() {
            return Err(Refusal::MoundAdjacent { cell, mound });
        }
        let waters = next & state.terrain_of(Terrain::Water);
        if waters.several() {
            return Err(Refusal::TwoWaters { cell, waters: waters.count() });
        }
        Ok(())
    }

    fn check_sacrifice(
        &self,
        state: &State,
        victim: Seat,
        token: SaidToken,
        cell: Cell,
    ) -> Result<Kind, Refusal> {
        self.on_board(cell)?;
        let bad =
            |reason: BadSacrifice| Err(Refusal::BadSacrifice { token: token.to_string(), cell, reason });
        let unit = state.unit_at(cell).filter(|(owner, _)| *owner == victim.index());
        match (unit, self.kind_named(token.letter, token.number)) {
            (Some((_, kind)), Some(named)) if kind == named => {
                if self.sacrifices(state, victim).has(cell) {
                    Ok(kind)
                } else {
                    bad(BadSacrifice::Ground)
                }
            }
            _ => bad(BadSacrifice::Unit),
        }
    }

    fn check_neutral(&self, state: &State, cell: Cell) -> Result<(), Refusal> {
        self.on_board(cell)?;
        if (state.occupied() | self.closed_to_mounds(state)).has(cell) {
            return Err(Refusal::Occupied { cell, by: Occupied::Mound });
        }
        if !self.board.inner.has(cell) {
            return Err(Refusal::Edge { cell });
        }
        match (self.board.next[cell.index()] & state.all_mounds()).first() {
            Some(mound) => Err(Refusal::MoundAdjacent { cell, mound }),
            None => Ok(()),
        }
    }

    fn check_lay(&self, state: &State, terrain: Terrain, cell: Cell) -> Result<(), Refusal> {
        if let Phase::Lay(_, picked) = state.phase
            && picked != terrain
        {
            return Err(Refusal::WrongPick { thing: Picked::Terrain, picked: picked.word().to_owned() });
        }
        self.on_board(cell)?;
        Err(match self.why_no_tile(state, terrain, cell) {
            None => return Ok(()),
            Some(NoTile::Occupied) => Refusal::Occupied { cell, by: Occupied::Lay },
            Some(NoTile::Supply) => {
                Refusal::TileSupply { terrain, tiles: self.tile_supply[1 << terrain as usize] }
            }
            Some(NoTile::GroupOfType) => Refusal::GroupType { cell, terrain },
            Some(NoTile::GroupOfAll) => Refusal::GroupAll { cell },
            Some(NoTile::NeutralWaters(mound)) => Refusal::NeutralWaters { cell, mound },
        })
    }

    /// Returns how people call the owner of a piece.
    pub(crate) fn owner_name(&self, state: &State, owner: usize) -> &'static str {
        if owner < self.seats { self.called(state, Seat::new(owner)) } else { "neutral" }
    }
}
