//! What a decision gains, for the sentence of a hint.

use hexapod_core::{Decision, Rules, Step, StepOf, events};

use super::danger::dangers;
use crate::actions::Action;
use crate::events::Event;
use crate::game::DominAnts;
use crate::state::{Kind, Phase, State};
use crate::tiles::{Tile, TileSet, tile_name};

/// Something that a decision gains: at once, or `later` in the turn, when the ant has walked there.
#[events]
pub(super) enum Gain {
    FellsAnt {
        owner: &'static str,
        ant: Kind,
        tile: &'static str,
        later: bool,
    },
    TakesThrone {
        seat: &'static str,
        tile: &'static str,
        later: bool,
    },
    FreesThrone {
        tile: &'static str,
        later: bool,
    },
    StoresSugar {
        cubes: u8,
        later: bool,
    },
    TakesSugar {
        tile: &'static str,
        later: bool,
    },
    GainsWorker {
        tile: &'static str,
        later: bool,
    },
    GrowsAnt {
        ant: Kind,
        tile: &'static str,
    },
    GainsQueen {
        tile: &'static str,
    },
    /// The ant from this tile could have been beaten in the next turn of an opponent.
    EscapesDanger {
        ant: Kind,
        tile: &'static str,
    },
    CarriesHome {
        tile: &'static str,
        moves: u8,
    },
    NearsSugar {
        tile: &'static str,
        moves: u8,
    },
    NearsThrone {
        seat: &'static str,
        tile: &'static str,
        moves: u8,
    },
}

/// Whether the next step is done by the ant that has just walked.
pub(super) fn goes_on(state: &State, played: &[StepOf<DominAnts>], next: &StepOf<DominAnts>) -> bool {
    if matches!(state.phase, Phase::Merge(..) | Phase::Battle(_)) {
        return true;
    }
    let (Some(Step::Action(Action::Move(_, stands))), Step::Action(next)) = (played.last(), next) else {
        return false;
    };
    match next {
        Action::Move(ant, _)
        | Action::Gather(ant)
        | Action::GatherFrom(ant, _)
        | Action::Drop(ant)
        | Action::Feed(ant, _)
        | Action::Merge(ant)
        | Action::Attack(ant) => ant == stands,
        Action::Spawn(_)
        | Action::With(_)
        | Action::Queen(_)
        | Action::Join(_)
        | Action::Strike
        | Action::End
        | Action::Pay(_)
        | Action::Sacrifice(_) => false,
    }
}

impl DominAnts {
    /// Returns what a decision gains, each with its worth in cubes.
    pub(super) fn gains(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<(Gain, f32)> {
        let shown = shown_steps(decision.steps);
        let mut gains = Vec::new();
        for (at, events) in decision.told.iter().enumerate() {
            gains.extend(events.iter().filter_map(|event| self.gain(decision, event, at >= shown, weights)));
        }
        gains.extend(self.escapes(decision, weights));
        if gains.is_empty() {
            gains.extend(self.walks_to(decision, weights));
        }
        gains
    }

    fn gain(
        &self,
        decision: &Decision<'_, Self>,
        event: &Event,
        later: bool,
        weights: &[f32],
    ) -> Option<(Gain, f32)> {
        use super::W;
        let own = self.seat_name(decision.seat);
        let worth = |kind: Kind| {
            weights[match kind {
                Kind::Queen => W::Queen,
                Kind::Soldier => W::Soldier,
                Kind::Warrior => W::Warrior,
                Kind::Worker => W::Worker,
            }]
        };
        let gain = match event {
            Event::Died { owner, ant, tile, .. } if *owner != own => {
                (Gain::FellsAnt { owner, ant: *ant, tile, later }, worth(*ant))
            }
            Event::Throne { seat, tile, holder, .. } if *seat != own && *holder == Some(own) => {
                (Gain::TakesThrone { seat, tile, later }, 20.0)
            }
            Event::Throne { seat, tile, holder: None, .. } if *seat == own => {
                (Gain::FreesThrone { tile, later }, 20.0)
            }
            Event::Dropped { seat, cubes, stored: true, .. } if *seat == own => {
                (Gain::StoresSugar { cubes: *cubes, later }, weights[W::Stored] * f32::from(*cubes))
            }
            Event::Gathered { seat, tile, .. } if *seat == own => {
                (Gain::TakesSugar { tile, later }, weights[W::Carried])
            }
            Event::Fed { seat, tile, .. } | Event::Spawned { seat, tile, .. } if *seat == own => {
                (Gain::GainsWorker { tile, later }, weights[W::Worker])
            }
            Event::Merged { seat, ant, tile, .. } if *seat == own => {
                (Gain::GrowsAnt { ant: *ant, tile }, worth(*ant) - weights[W::Worker])
            }
            Event::QueenReplaced { seat, tile, .. } if *seat == own => {
                (Gain::GainsQueen { tile }, weights[W::Queen])
            }
            _ => return None,
        };
        Some(gain)
    }

    /// Returns the ant that walks out of danger.
    fn escapes(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Option<(Gain, f32)> {
        use super::W;
        let (from, to) = walk(decision.steps)?;
        let (before, after, seat) = (decision.before, decision.after, decision.seat);
        let ant = kind_on(before, from)?;
        // An ant that fights or is absorbed on the way is no longer the one that escapes.
        if !(after.own(seat) & after.of_kind(ant)).contains(to) {
            return None;
        }
        let lost = |state: &State, tile: Tile| {
            let place = tile.to_string();
            dangers(self, state, seat).iter().any(|danger| danger.lost && danger.place == place)
        };
        let worth = weights[W::StrikeNow]
            * weights[match ant {
                Kind::Queen => W::Queen,
                Kind::Soldier => W::Soldier,
                Kind::Warrior => W::Warrior,
                Kind::Worker => W::Worker,
            }];
        let gain = Gain::EscapesDanger { ant, tile: tile_name(from) };
        (lost(before, from) && !lost(after, to)).then_some((gain, worth))
    }

    /// Returns where the ant is going, if it comes nearer.
    fn walks_to(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Option<(Gain, f32)> {
        use super::W;
        let (from, to) = walk(decision.steps)?;
        let (before, seat) = (decision.before, decision.seat);
        let nearer = |then: usize, now: usize, gain: Gain, each: f32| {
            (now < then).then(|| (gain, each * (then - now) as f32))
        };
        let tile = tile_name(from);
        match kind_on(before, from)? {
            Kind::Worker if before.loaded.contains(from) => {
                let (then, now) = (self.moves_home(before, seat, from), self.moves_home(before, seat, to));
                let gain = Gain::CarriesHome { tile, moves: now };
                nearer(usize::from(then), usize::from(now), gain, -weights[W::CarriedFar])
            }
            Kind::Worker => {
                let sweet = if before.supply > 0 { self.sugar | before.nodes } else { before.nodes };
                let (then, now) = (nearest(sweet, from)?, nearest(sweet, to)?);
                let gain = Gain::NearsSugar { tile, moves: now as u8 };
                nearer(then, now, gain, -weights[W::IdleFar])
            }
            Kind::Soldier | Kind::Warrior => {
                let others = before.active.iter().filter(|other| *other != seat);
                let away =
                    |tile: Tile| move |other: &hexapod_core::Seat| self.thrones[other.index()].distance(tile);
                let goal = others.min_by_key(away(to))?;
                let (then, now) = (away(from)(&goal), away(to)(&goal));
                let gain = Gain::NearsThrone { seat: self.seat_name(goal), tile, moves: now as u8 };
                nearer(then, now, gain, weights[W::Siege])
            }
            Kind::Queen => None,
        }
    }
}

/// Returns how many steps a player sees as one decision: an attack with those who join it, a merge with its partner.
fn shown_steps(steps: &[StepOf<DominAnts>]) -> usize {
    let opens = |step: &StepOf<DominAnts>| {
        matches!(step, Step::Action(Action::Merge(_) | Action::Attack(_) | Action::Join(_)))
    };
    1 + steps.iter().take_while(|step| opens(step)).count()
}

/// Returns where the walk begins and ends with which the decision begins.
fn walk(steps: &[StepOf<DominAnts>]) -> Option<(Tile, Tile)> {
    let Some(Step::Action(Action::Move(start, _))) = steps.first() else { return None };
    let mut stands = *start;
    for step in steps {
        match step {
            Step::Action(Action::Move(from, to)) if *from == stands => stands = *to,
            _ => break,
        }
    }
    Some((*start, stands))
}

fn kind_on(state: &State, tile: Tile) -> Option<Kind> {
    Kind::ALL.iter().copied().find(|kind| state.of_kind(*kind).contains(tile))
}

fn nearest(goals: TileSet, tile: Tile) -> Option<usize> {
    goals.iter().map(|goal| goal.distance(tile)).min()
}
