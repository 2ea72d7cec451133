//! What happened, for the log and for animation. An attack is told whole: way, support, defence, and what became of
//! whom.

use hexapod_core::{Audience, Game, Message, Seat, Sink, Tell};
use serde::Serialize;

use crate::actions::FromHex;
use crate::cells::Cell;
use crate::game::Termites;
use crate::state::{State, Terrain};
use crate::tokens::Kind;

/// How a unit was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Supporter {
    pub cell: String,
    pub token: String,
    pub adds: u32,
    /// Whether Vegetation adds to it.
    pub vegetation: bool,
}

/// Something that happened. `who` is how people call a seat: its colony.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    First {
        seat: &'static str,
        who: &'static str,
    },
    MapLaid {
        map: &'static str,
    },
    /// Nobody's doing on a random map.
    NeutralPlaced {
        who: Option<&'static str>,
        cells: Vec<String>,
        value: u8,
    },
    Laid {
        who: Option<&'static str>,
        terrain: &'static str,
        cells: Vec<String>,
    },
    Colony {
        seat: &'static str,
        who: &'static str,
    },
    /// For the seat that drew.
    Drawn {
        seat: &'static str,
        who: &'static str,
        token: String,
    },
    /// For everybody else.
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
        token: String,
        cell: String,
    },
    Discarded {
        seat: &'static str,
        who: &'static str,
        token: String,
    },
    Stayed {
        seat: &'static str,
        who: &'static str,
        forced: bool,
    },
    Moved {
        seat: &'static str,
        who: &'static str,
        token: String,
        path: Vec<String>,
    },
    Attacked {
        seat: &'static str,
        who: &'static str,
        token: String,
        /// From the start hex to the hex of the last step.
        path: Vec<String>,
        target: String,
        /// `neutral` for a Mound that belongs to nobody.
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
        token: String,
        from: String,
        to: String,
    },
    Destroyed {
        who: &'static str,
        token: String,
        cell: String,
        fate: Fate,
    },
    MoundTaken {
        seat: &'static str,
        who: &'static str,
        from: &'static str,
        mound: String,
        cell: String,
    },
    MoundPlaced {
        seat: &'static str,
        who: &'static str,
        mound: String,
        cell: String,
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
        Self::Laid { who, terrain: terrain.word(), cells: names(cells) }
    }

    pub(crate) fn colony(game: &Termites, state: &State, seat: Seat) -> Self {
        Self::Colony { seat: game.seat_name(seat), who: game.called(state, seat) }
    }

    /// Tells the seat what it drew, and the others that it did.
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
            cell: cell.to_string(),
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
            (Some((owner, kind)), _) => (owner, game.token(kind)),
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
                cell: cell.to_string(),
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
            target: target.to_string(),
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
    ) -> Self {
        Self::Retreated {
            who: game.owner_name(state, owner),
            token: game.token(kind),
            from: from.to_string(),
            to: to.to_string(),
        }
    }

    pub(crate) fn destroyed(
        game: &Termites,
        state: &State,
        owner: usize,
        kind: Kind,
        cell: Cell,
        fate: Fate,
    ) -> Self {
        Self::Destroyed {
            who: game.owner_name(state, owner),
            token: game.token(kind),
            cell: cell.to_string(),
            fate,
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
            cell: cell.to_string(),
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
            cell: cell.to_string(),
            founding,
        }
    }

    pub(crate) fn not_founded(game: &Termites, state: &State, seat: Seat, reserve: bool) -> Self {
        Self::NotFounded { who: game.called(state, seat), reserve }
    }

    pub(crate) fn finished(game: &Termites, state: &State) -> Self {
        let outcome = game.final_outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        let called =
            |name: &&'static str| game.seat_named(name).map_or(*name, |seat| game.called(state, seat));
        Self::Finished { winners: outcome.winners.iter().map(called).collect(), decided: outcome.decided_by }
    }
}

impl Tell for Event {
    fn message(&self) -> Message {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        let by = |key: &'static str, who: &'static str| Message::new(key).with("who", who);
        match self {
            Self::First { who, .. } => by("first", who),
            Self::MapLaid { map } => Message::new("map-laid").with("map", *map),
            Self::NeutralPlaced { who, cells, value } => by("neutral-placed", who.unwrap_or("nobody"))
                .with("cells", cells.join(", "))
                .with("count", cells.len())
                .with("mound", format!("M{value}")),
            Self::Laid { who, terrain, cells } => {
                by("laid", who.unwrap_or("nobody")).with("terrain", *terrain).with("cells", cells.join(", "))
            }
            Self::Colony { seat, who } => by("colony", who).with("seat", *seat),
            Self::Drawn { who, token, .. } => by("drawn", who).with("token", token.as_str()),
            Self::DrawnUnseen { who, .. } => by("drawn-unseen", who),
            Self::Turn { who, .. } => by("turn", who),
            Self::Picked { who, thing, .. } => by("picked", who).with("thing", thing.as_str()),
            Self::Placed { who, token, cell, .. } => {
                by("placed", who).with("token", token.as_str()).with("cell", cell.as_str())
            }
            Self::Discarded { who, token, .. } => by("discarded", who).with("token", token.as_str()),
            Self::Stayed { who, forced, .. } => by("stayed", who).with("forced", yes(*forced)),
            Self::Moved { who, token, path, .. } => {
                by("moved", who).with("token", token.as_str()).with("path", path.join("-"))
            }
            Self::Attacked {
                who,
                token,
                path,
                target,
                against,
                piece,
                strength,
                supporters,
                power,
                defence,
                stones,
                ..
            } => {
                let support =
                    supporters.iter().map(|unit| format!("{} {} +{}", unit.token, unit.cell, unit.adds));
                by("attacked", who)
                    .with("token", token.as_str())
                    .with("path", path.join("-"))
                    .with("target", target.as_str())
                    .with("against", *against)
                    .with("piece", piece.as_str())
                    .with("strength", *strength)
                    .with("supporters", supporters.len())
                    .with("support", support.collect::<Vec<_>>().join(", "))
                    .with("power", *power)
                    .with("defence", *defence)
                    .with("stones", yes(*stones))
            }
            Self::Retreated { who, token, from, to } => by("retreated", who)
                .with("token", token.as_str())
                .with("from", from.as_str())
                .with("to", to.as_str()),
            Self::Destroyed { who, token, cell, fate } => by("destroyed", who)
                .with("token", token.as_str())
                .with("cell", cell.as_str())
                .with("fate", fate.word()),
            Self::MoundTaken { who, from, mound, cell, .. } => by("mound-taken", who)
                .with("from", *from)
                .with("mound", mound.as_str())
                .with("cell", cell.as_str()),
            Self::MoundPlaced { who, mound, cell, founding, .. } => by("mound-placed", who)
                .with("mound", mound.as_str())
                .with("cell", cell.as_str())
                .with("founding", founding.word()),
            Self::NotFounded { who, reserve } => by("not-founded", who).with("reserve", yes(*reserve)),
            Self::Finished { winners, decided } => {
                Message::new("finished").with("winners", winners.join(", ")).with("decided", *decided)
            }
        }
    }
}

impl Fate {
    fn word(self) -> &'static str {
        match self {
            Self::Gripped => "gripped",
            Self::Cornered => "cornered",
            Self::Pushed => "pushed",
            Self::UsedUp => "used-up",
            Self::Sacrificed => "sacrificed",
        }
    }
}

impl Founding {
    fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Conquest => "conquest",
            Self::Rebuilding => "rebuilding",
            Self::Sacrifice => "sacrifice",
        }
    }
}

fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(Cell::to_string).collect()
}
