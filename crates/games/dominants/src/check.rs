//! Whether a step is legal, and if not, why: the order of section 7.

use hexapod_core::{Rules, Seat, Step, StepOf};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::{DominAnts, NO_HIVE};
use crate::notation::{Said, SaidChance, SaidColour};
use crate::refusal::{NoSpawn, Refusal};
use crate::state::{Kind, Phase, State};
use crate::tiles::{Tile, tile_name};

type Verdict = Result<(), Refusal>;

impl DominAnts {
    /// Returns the step that was said, if it is legal now.
    pub(crate) fn check_said(
        &self,
        state: &State,
        sender: Option<Seat>,
        said: &Said,
    ) -> Result<StepOf<Self>, Refusal> {
        self.check_phase(state, said)?;
        self.check_sender(state, sender)?;
        match *said {
            Said::Chance(outcome) => self.check_chance(state, outcome).map(Step::Chance),
            Said::Action(action) => {
                match state.phase {
                    Phase::Main(seat) => self.check_main(state, seat, action)?,
                    Phase::Merge(seat, growing) => self.check_with(state, seat, growing, action)?,
                    Phase::Battle(seat) => self.check_battle(state, seat, action)?,
                    Phase::Tax(payers) => {
                        let seat = self.payer(state, payers);
                        let seat = seat.unwrap_or_else(|| unreachable!("phase TAX has a payer"));
                        self.check_tax(state, seat, action)?;
                    }
                    phase @ (Phase::Start
                    | Phase::EventRoll
                    | Phase::EventTile { .. }
                    | Phase::EventPlayer
                    | Phase::Over) => unreachable!("{action:?} passed the check of phase {phase:?}"),
                }
                Ok(Step::Action(action))
            }
        }
    }

    fn check_phase(&self, state: &State, said: &Said) -> Verdict {
        let fits = match (said, state.phase) {
            (Said::Chance(SaidChance::Start(_)), phase) => phase == Phase::Start,
            (Said::Chance(SaidChance::Roll(_)), phase) => phase == Phase::EventRoll,
            (Said::Chance(SaidChance::Tile(_)), phase) => matches!(phase, Phase::EventTile { .. }),
            (Said::Chance(SaidChance::Player(_)), phase) => phase == Phase::EventPlayer,
            (Said::Action(action), phase) => match action {
                Action::Move(..)
                | Action::Gather(_)
                | Action::GatherFrom(..)
                | Action::Drop(_)
                | Action::Feed(..)
                | Action::Spawn(_)
                | Action::Merge(_)
                | Action::Queen(_)
                | Action::Attack(_)
                | Action::End => matches!(phase, Phase::Main(_)),
                Action::With(_) => matches!(phase, Phase::Merge(..)),
                Action::Join(_) | Action::Strike => matches!(phase, Phase::Battle(_)),
                Action::Pay(_) | Action::Sacrifice(_) => matches!(phase, Phase::Tax(_)),
            },
        };
        if fits {
            return Ok(());
        }
        Err(match state.phase {
            Phase::Merge(_, growing) => Refusal::FinishMerge { tile: tile_name(growing) },
            Phase::Battle(_) => Refusal::FinishBattle,
            phase => Refusal::WrongPhase {
                phase: phase.name(),
                seat: self.acting(state).map(|seat| self.seat_name(seat)),
            },
        })
    }

    fn acting(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Tax(payers) => self.payer(state, payers),
            _ => state.turn(),
        }
    }

    /// No seat sends the outcomes of chance, and a seat acts only for itself.
    fn check_sender(&self, state: &State, sender: Option<Seat>) -> Verdict {
        match (sender, self.acting(state)) {
            (Some(sender), Some(due)) if sender != due => {
                Err(Refusal::NotYourTurn { seat: self.seat_name(due) })
            }
            (Some(_), None) => Err(Refusal::ChanceActs),
            _ => Ok(()),
        }
    }

    fn check_chance(&self, state: &State, outcome: SaidChance) -> Result<Chance, Refusal> {
        let seated =
            |colour: SaidColour| Seat::all(self.seats).find(|seat| Some(self.colour_of(*seat)) == colour);
        match outcome {
            SaidChance::Start(colour) => seated(colour).map(Chance::Start).ok_or(Refusal::NotPlaying),
            SaidChance::Player(colour) => seated(colour)
                .filter(|seat| state.active.contains(*seat))
                .map(Chance::Player)
                .ok_or(Refusal::NotPlaying),
            SaidChance::Roll(face @ 1..=6) => Ok(Chance::Roll(face)),
            SaidChance::Roll(face) => Err(Refusal::NoSuchFace { face }),
            SaidChance::Tile(tile) => match state.phase {
                Phase::EventTile { face, .. } if self.drawable(state, face).contains(tile) => {
                    Ok(Chance::Tile(tile))
                }
                _ => Err(Refusal::TileNotDrawn { tile: tile_name(tile) }),
            },
        }
    }

    fn check_main(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::Move(from, to) => self.check_move(state, seat, from, to),
            Action::Gather(ant) => {
                self.check_gatherer(state, seat, ant)?;
                if !self.sugar.contains(ant) {
                    return Err(Refusal::NotSugar { tile: tile_name(ant) });
                }
                if state.supply == 0 { Err(Refusal::SupplyEmpty) } else { Ok(()) }
            }
            Action::GatherFrom(ant, node) => {
                self.check_gatherer(state, seat, ant)?;
                let exists = state.nodes.contains(node);
                if ant.distance(node) > 1 || !exists {
                    return Err(Refusal::NoNode { from: tile_name(ant), to: tile_name(node), exists });
                }
                Ok(())
            }
            Action::Drop(ant) => {
                is_own(state, seat, ant)?;
                has_points(state, self.costs.drop)?;
                if state.loaded.contains(ant) {
                    Ok(())
                } else {
                    Err(Refusal::CarriesNothing { tile: tile_name(ant) })
                }
            }
            Action::Feed(ant, neutral) => self.check_feed(state, seat, ant, neutral),
            Action::Spawn(at) => self.check_spawn(state, seat, at),
            Action::Merge(growing) => self.check_merge(state, seat, growing),
            Action::Queen(at) => self.check_queen(state, seat, at),
            Action::Attack(ant) => {
                is_own(state, seat, ant)?;
                has_points(state, self.costs.attack)?;
                if state.attacked.contains(ant) {
                    return Err(Refusal::HasAttacked { tile: tile_name(ant) });
                }
                if state.enemies(seat).beside(ant).is_empty() {
                    return Err(Refusal::NoEnemy { tile: tile_name(ant) });
                }
                Ok(())
            }
            Action::End => Ok(()),
            Action::With(_) | Action::Join(_) | Action::Strike | Action::Pay(_) | Action::Sacrifice(_) => {
                unreachable!("{action:?} passed the check of phase MAIN")
            }
        }
    }

    fn check_move(&self, state: &State, seat: Seat, from: Tile, to: Tile) -> Verdict {
        is_own(state, seat, from)?;
        has_points(state, self.move_cost(state))?;
        if from.distance(to) != 1 {
            return Err(Refusal::NotNeighbour { from: tile_name(from), to: tile_name(to) });
        }
        if let Some(ant) = state.ant(to) {
            return Err(Refusal::Occupied { tile: tile_name(to), owner: self.owner_name(ant.owner) });
        }
        if self.tied_queens(state, seat).contains(from) && !self.hives_of(state, seat).contains(to) {
            return Err(Refusal::QueenStays { tile: tile_name(to) });
        }
        Ok(())
    }

    fn check_gatherer(&self, state: &State, seat: Seat, ant: Tile) -> Verdict {
        is_own(state, seat, ant)?;
        has_points(state, self.costs.gather)?;
        if let Some(kind) = state.kind_at(ant).filter(|kind| *kind != Kind::Worker) {
            return Err(Refusal::NotWorker { tile: tile_name(ant), ant: kind });
        }
        if state.gathered.contains(ant) { Err(Refusal::HasGathered { tile: tile_name(ant) }) } else { Ok(()) }
    }

    fn check_feed(&self, state: &State, seat: Seat, ant: Tile, neutral: Tile) -> Verdict {
        is_own(state, seat, ant)?;
        has_points(state, self.costs.feed)?;
        if !state.loaded.contains(ant) {
            return Err(Refusal::NothingToFeed { tile: tile_name(ant) });
        }
        if ant.distance(neutral) != 1 || !state.neutral().contains(neutral) {
            return Err(Refusal::NoNeutral { from: tile_name(ant), to: tile_name(neutral) });
        }
        if !self.is_below_limit(state, seat, Kind::Worker) {
            return Err(Refusal::FeedLimit { limit: self.limit(state, seat, Kind::Worker) });
        }
        Ok(())
    }

    fn check_spawn(&self, state: &State, seat: Seat, at: Tile) -> Verdict {
        has_points(state, self.costs.spawn)?;
        let colony = state.of(seat);
        if colony.count(Kind::Queen) == 0 {
            return Err(Refusal::NoQueen);
        }
        let needed = self.data.price.spawn_worker;
        if colony.store < needed {
            return Err(Refusal::SpawnPrice { needed, store: colony.store });
        }
        if !self.is_below_limit(state, seat, Kind::Worker) {
            return Err(Refusal::SpawnLimit { limit: self.limit(state, seat, Kind::Worker) });
        }
        if self.spawn_tiles(state, seat).contains(at) {
            return Ok(());
        }
        let why = if !self.hives_of(state, seat).contains(at) {
            NoSpawn::Outside
        } else if state.occupied.contains(at) {
            NoSpawn::Occupied
        } else {
            NoSpawn::Throne
        };
        Err(Refusal::SpawnTile { tile: tile_name(at), why })
    }

    fn check_merge(&self, state: &State, seat: Seat, growing: Tile) -> Verdict {
        is_own(state, seat, growing)?;
        has_points(state, self.costs.merge)?;
        if !self.hives_of(state, seat).contains(growing) {
            return Err(Refusal::NotInHive { tile: tile_name(growing) });
        }
        let Some(kind) = state.kind_at(growing) else { unreachable!("there is an ant on {growing}") };
        let tile = tile_name(growing);
        let Some(grown) = kind.grown() else { return Err(Refusal::CannotMerge { tile, ant: kind }) };
        if self.partners(state, seat, growing).is_empty() {
            return Err(Refusal::NoPartner { tile, ant: kind });
        }
        let (needed, store) = (self.merge_price(kind), state.of(seat).store);
        if store < needed {
            return Err(Refusal::MergePrice { needed, store });
        }
        if !self.is_below_limit(state, seat, grown) {
            return Err(Refusal::MergeLimit { ant: grown, limit: self.limit(state, seat, grown) });
        }
        Ok(())
    }

    fn check_with(&self, state: &State, seat: Seat, growing: Tile, action: Action) -> Verdict {
        let Action::With(absorbed) = action else {
            unreachable!("{action:?} passed the check of phase MERGE")
        };
        is_own(state, seat, absorbed)?;
        let same_hive = self.hive_at[absorbed.number()] == self.hive_at[growing.number()];
        if absorbed == growing || !same_hive || self.hive_at[growing.number()] == NO_HIVE {
            return Err(Refusal::NotSameHive {
                from: tile_name(growing),
                to: tile_name(absorbed),
                itself: absorbed == growing,
            });
        }
        match (state.kind_at(growing), state.kind_at(absorbed)) {
            (Some(ant), Some(other)) if ant != other => {
                Err(Refusal::OtherKind { tile: tile_name(growing), ant, other })
            }
            _ => Ok(()),
        }
    }

    fn check_queen(&self, state: &State, seat: Seat, at: Tile) -> Verdict {
        has_points(state, self.costs.queen)?;
        let colony = state.of(seat);
        if colony.count(Kind::Queen) > 0 {
            return Err(Refusal::HasQueen);
        }
        let needed = self.data.price.replace_queen;
        if colony.store < needed {
            return Err(Refusal::QueenPrice { needed, store: colony.store });
        }
        if self.queen_tiles(state, seat).contains(at) {
            return Ok(());
        }
        let throne = self.thrones[seat.index()];
        let vacant = !state.occupied.contains(throne);
        Err(Refusal::QueenTile { tile: tile_name(at), throne: tile_name(throne), vacant })
    }

    fn check_battle(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        let Action::Join(ant) = action else { return Ok(()) };
        is_own(state, seat, ant)?;
        has_points(state, self.costs.attack)?;
        if state.participants.contains(ant) {
            return Err(Refusal::AlreadyJoined { tile: tile_name(ant) });
        }
        if state.attacked.contains(ant) {
            return Err(Refusal::HasAttacked { tile: tile_name(ant) });
        }
        let engaged = self.engaged(state, seat, state.participants);
        if engaged.beside(ant).is_empty() {
            return Err(Refusal::TouchesNone { tile: tile_name(ant) });
        }
        if state.passed.contains(ant) { Err(Refusal::PassedOver { tile: tile_name(ant) }) } else { Ok(()) }
    }

    fn check_tax(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::Pay(ant) => {
                is_own(state, seat, ant)?;
                if state.loaded.contains(ant) {
                    Ok(())
                } else {
                    Err(Refusal::CarriesNothing { tile: tile_name(ant) })
                }
            }
            Action::Sacrifice(ant) => {
                is_own(state, seat, ant)?;
                match (state.own(seat) & state.loaded).first() {
                    Some(carrier) => Err(Refusal::CubeLeft { tile: tile_name(carrier) }),
                    None => Ok(()),
                }
            }
            _ => unreachable!("{action:?} passed the check of phase TAX"),
        }
    }
}

fn is_own(state: &State, seat: Seat, tile: Tile) -> Verdict {
    if state.own(seat).contains(tile) { Ok(()) } else { Err(Refusal::NotYourAnt { tile: tile_name(tile) }) }
}

fn has_points(state: &State, cost: u8) -> Verdict {
    if state.ap >= cost { Ok(()) } else { Err(Refusal::TooFewPoints { cost, left: state.ap }) }
}
