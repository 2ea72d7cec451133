//! What happened, for the log and for animation. The events of an attack name path, support, defence, and the fate of
//! each unit.

use hexapod_core::{Audience, Rules, Seat, Sink, Word, events, view};

use crate::actions::FromHex;
use crate::cells::Cell;
use crate::game::Termites;
use crate::state::{State, Terrain};
use crate::tokens::Kind;

/// How a unit was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Fate {
    /// A soldier attacked it.
    Gripped,
    /// It was beaten and had nowhere to go.
    Cornered,
    /// A flyer was sent into Vegetation.
    Pushed,
    /// It took a Mound.
    UsedUp,
    /// It made room for a Mound.
    Sacrificed,
}

/// Why a Mound was founded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Founding {
    /// At the start.
    Start,
    /// Where a Mound was taken.
    Conquest,
    /// In place of a Mound that was lost.
    Rebuilding,
    /// The same, on the hex of a unit that was given up.
    Sacrifice,
}

/// A unit that supports an attack, and what it adds.
#[view]
#[allow(missing_docs)]
pub struct Supporter {
    pub cell: &'static str,
    pub token: &'static str,
    pub adds: u32,
    /// Whether Vegetation adds to it.
    pub vegetation: bool,
}

/// Something that happened. `who` is the name of a seat in sentences: its colony.
#[events]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    Builder {
        seat: &'static str,
        who: &'static str,
    },
    First {
        seat: &'static str,
        who: &'static str,
    },
    MapLaid {
        map: String,
    },
    /// `who` is none on a random map.
    #[say(mound = format!("M{value}"))]
    NeutralPlaced {
        who: Option<&'static str>,
        cells: Vec<&'static str>,
        value: u8,
    },
    Laid {
        who: Option<&'static str>,
        terrain: Terrain,
        cells: Vec<&'static str>,
    },
    Colony {
        seat: &'static str,
        who: &'static str,
    },
    /// For the seat that drew.
    Drawn {
        seat: &'static str,
        who: &'static str,
        token: &'static str,
    },
    /// For all other viewers.
    DrawnUnseen {
        seat: &'static str,
        who: &'static str,
    },
    Turn {
        seat: &'static str,
        who: &'static str,
    },
    Picked {
        seat: &'static str,
        who: &'static str,
        thing: String,
    },
    Placed {
        seat: &'static str,
        who: &'static str,
        token: &'static str,
        cell: &'static str,
    },
    Discarded {
        seat: &'static str,
        who: &'static str,
        token: &'static str,
    },
    Stayed {
        seat: &'static str,
        who: &'static str,
        forced: bool,
    },
    #[say(path = path.join("-"))]
    Moved {
        seat: &'static str,
        who: &'static str,
        token: &'static str,
        path: Vec<&'static str>,
    },
    #[say(path = path.join("-"), supporters = said(supporters))]
    Attacked {
        seat: &'static str,
        who: &'static str,
        token: &'static str,
        /// From the start hex to the hex of the last step.
        path: Vec<&'static str>,
        target: &'static str,
        /// `neutral` for a Mound without an owner.
        against: &'static str,
        piece: String,
        strength: u32,
        supporters: Vec<Supporter>,
        power: u32,
        defence: u32,
        stones: bool,
    },
    Retreated {
        who: &'static str,
        token: &'static str,
        from: &'static str,
        to: &'static str,
        /// The path of the attacker, which arrives on the hex that the unit leaves.
        advance: Vec<&'static str>,
    },
    Destroyed {
        who: &'static str,
        token: &'static str,
        cell: &'static str,
        fate: Fate,
        /// The path of the attacker, if it goes where the unit stood.
        advance: Option<Vec<&'static str>>,
    },
    MoundTaken {
        seat: &'static str,
        who: &'static str,
        from: &'static str,
        mound: String,
        cell: &'static str,
    },
    MoundPlaced {
        seat: &'static str,
        who: &'static str,
        mound: String,
        cell: &'static str,
        founding: Founding,
    },
    /// Nothing in reserve, or no place for it.
    NotFounded {
        who: &'static str,
        reserve: bool,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

impl Event {
    pub(crate) fn builder(game: &Termites, state: &State, seat: Seat) -> Self {
        Self::Builder { seat: game.seat_name(seat), who: game.called(state, seat) }
    }

    pub(crate) fn first(game: &Termites, state: &State, seat: Seat) -> Self {
        Self::First { seat: game.seat_name(seat), who: game.called(state, seat) }
    }

    pub(crate) fn neutral_placed(game: &Termites, state: &State, seat: Option<Seat>, cells: &[Cell]) -> Self {
        let who = seat.map(|seat| game.called(state, seat));
        Self::NeutralPlaced { who, cells: names(cells), value: game.neutral_value }
    }

    pub(crate) fn laid(
        game: &Termites,
        state: &State,
        seat: Option<Seat>,
        terrain: Terrain,
        cells: &[Cell],
    ) -> Self {
        let who = seat.map(|seat| game.called(state, seat));
        Self::Laid { who, terrain, cells: names(cells) }
    }

    pub(crate) fn colony(game: &Termites, state: &State, seat: Seat) -> Self {
        Self::Colony { seat: game.seat_name(seat), who: game.called(state, seat) }
    }

    /// Shows the token to the seat that drew it, and the draw to the others.
    pub(crate) fn tell_drawn<S: Sink<Self>>(
        game: &Termites,
        state: &State,
        seat: Seat,
        kind: Kind,
        events: &mut S,
    ) {
        let (name, who) = (game.seat_name(seat), game.called(state, seat));
        events.tell_to(Audience::Only(seat), || Self::Drawn { seat: name, who, token: game.token(kind) });
        events.tell_to(Audience::Others(seat), || Self::DrawnUnseen { seat: name, who });
    }

    pub(crate) fn turn(game: &Termites, state: &State, seat: Seat) -> Self {
        Self::Turn { seat: game.seat_name(seat), who: game.called(state, seat) }
    }

    pub(crate) fn picked(game: &Termites, state: &State, seat: Seat, thing: &str) -> Self {
        Self::Picked { seat: game.seat_name(seat), who: game.called(state, seat), thing: thing.to_owned() }
    }

    pub(crate) fn placed(game: &Termites, state: &State, seat: Seat, kind: Kind, cell: Cell) -> Self {
        Self::Placed {
            seat: game.seat_name(seat),
            who: game.called(state, seat),
            token: game.token(kind),
            cell: cell.name(),
        }
    }

    pub(crate) fn discarded(game: &Termites, state: &State, seat: Seat, kind: Kind) -> Self {
        Self::Discarded { seat: game.seat_name(seat), who: game.called(state, seat), token: game.token(kind) }
    }

    pub(crate) fn stayed(game: &Termites, state: &State, seat: Seat, forced: bool) -> Self {
        Self::Stayed { seat: game.seat_name(seat), who: game.called(state, seat), forced }
    }

    pub(crate) fn moved(game: &Termites, state: &State, from: Cell, to: Cell) -> Self {
        let seat = state.turn;
        Self::Moved {
            seat: game.seat_name(seat),
            who: game.called(state, seat),
            token: game.token(state.kind_at(from)),
            path: names(&game.path(state, seat, from, to)),
        }
    }

    pub(crate) fn attacked(game: &Termites, state: &State, start: Cell, from: FromHex, target: Cell) -> Self {
        let seat = state.turn;
        let kind = state.kind_at(start);
        let (owner, piece) = match (state.unit_at(target), state.mound_at(target)) {
            (Some((owner, kind)), _) => (owner, game.token(kind).to_owned()),
            (None, Some((owner, value))) => (owner, format!("M{value}")),
            (None, None) => unreachable!("nothing to attack on {target}"),
        };
        // Against a Mound any side will do: the one that is nearest by.
        let last = from.named().unwrap_or_else(|| {
            let sides = game.sides(state, seat, start, target);
            let nearest = sides.into_iter().min_by_key(|side| game.path(state, seat, start, *side).len());
            nearest.unwrap_or(start)
        });
        let supporters = game.supporters(state, seat, start, target).into_iter().map(|cell| {
            let kind = state.kind_at(cell);
            let adds = game.support_of(state, cell);
            Supporter {
                cell: cell.name(),
                token: game.token(kind),
                adds,
                vegetation: adds > game.strength(kind),
            }
        });
        Self::Attacked {
            seat: game.seat_name(seat),
            who: game.called(state, seat),
            token: game.token(kind),
            path: names(&game.path(state, seat, start, last)),
            target: target.name(),
            against: game.owner_name(state, owner),
            piece,
            strength: game.strength(kind),
            supporters: supporters.collect(),
            power: game.power(state, seat, start, target),
            defence: game.defence(state, target),
            stones: state.all_units().has(target) && state.terrain_of(Terrain::Stones).has(target),
        }
    }

    pub(crate) fn retreated(
        game: &Termites,
        state: &State,
        owner: usize,
        kind: Kind,
        from: Cell,
        to: Cell,
        advance: &[Cell],
    ) -> Self {
        Self::Retreated {
            who: game.owner_name(state, owner),
            token: game.token(kind),
            from: from.name(),
            to: to.name(),
            advance: names(advance),
        }
    }

    pub(crate) fn destroyed(
        game: &Termites,
        state: &State,
        owner: usize,
        kind: Kind,
        cell: Cell,
        fate: Fate,
        advance: Option<Vec<Cell>>,
    ) -> Self {
        Self::Destroyed {
            who: game.owner_name(state, owner),
            token: game.token(kind),
            cell: cell.name(),
            fate,
            advance: advance.map(|path| names(&path)),
        }
    }

    pub(crate) fn mound_taken(
        game: &Termites,
        state: &State,
        seat: Seat,
        owner: usize,
        value: u8,
        cell: Cell,
    ) -> Self {
        Self::MoundTaken {
            seat: game.seat_name(seat),
            who: game.called(state, seat),
            from: game.owner_name(state, owner),
            mound: format!("M{value}"),
            cell: cell.name(),
        }
    }

    pub(crate) fn mound_placed(
        game: &Termites,
        state: &State,
        seat: Seat,
        value: u8,
        cell: Cell,
        founding: Founding,
    ) -> Self {
        Self::MoundPlaced {
            seat: game.seat_name(seat),
            who: game.called(state, seat),
            mound: format!("M{value}"),
            cell: cell.name(),
            founding,
        }
    }

    pub(crate) fn not_founded(game: &Termites, state: &State, seat: Seat, reserve: bool) -> Self {
        Self::NotFounded { who: game.called(state, seat), reserve }
    }

    pub(crate) fn finished(game: &Termites, state: &State) -> Self {
        let outcome = game.outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        let called =
            |name: &&'static str| game.seat_named(name).map_or(*name, |seat| game.called(state, seat));
        Self::Finished { winners: outcome.winners.iter().map(called).collect(), decided: outcome.decided_by }
    }
}

/// Returns supporters as `S2 g7 +4, W1 g8 +1`, or `none`.
fn said(supporters: &[Supporter]) -> String {
    let units = supporters.iter().map(|unit| format!("{} {} +{}", unit.token, unit.cell, unit.adds));
    if supporters.is_empty() { "none".to_owned() } else { units.collect::<Vec<_>>().join(", ") }
}

fn names(cells: &[Cell]) -> Vec<&'static str> {
    cells.iter().map(|cell| cell.name()).collect()
}
