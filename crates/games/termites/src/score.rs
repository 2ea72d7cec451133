//! Points, tie-break, result (section 9), and what must always hold (section 14).

use hexapod_core::{Game, MAX_SEATS as CORE_SEATS, Outcome, Score, Seat, WinShares};

use crate::game::{MapChoice, Termites};
use crate::state::{Colony, NEUTRAL, Phase, State, Terrain, values};
use crate::tokens::Tokens;

/// The measures of a ranking in their order (R34, R35).
const MEASURES: [&str; 2] = ["points", "units"];

impl Termites {
    /// Returns trophies, Mounds on the board and reserve of a seat.
    pub(crate) fn parts(&self, state: &State, seat: usize) -> [u32; 3] {
        [state.trophies[seat].points(), self.standing(state, seat), self.reserved(state, seat)]
    }

    pub(crate) fn score_all(&self, state: &State) -> Vec<Score> {
        Seat::all(self.seats)
            .map(|seat| {
                let parts = self.parts(state, seat.index()).map(i64::from);
                Score {
                    who: self.seat_name(seat),
                    total: parts.iter().sum(),
                    parts: ["trophies", "mounds", "reserve"].into_iter().zip(parts).collect(),
                }
            })
            .collect()
    }

    /// R35: units count, Mounds do not.
    fn rank_key(&self, state: &State, seat: usize) -> [i64; 2] {
        [i64::from(self.parts(state, seat).iter().sum::<u32>()), state.units[seat].count() as i64]
    }

    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let parties: Vec<_> = Seat::all(self.seats)
            .map(|seat| (self.seat_name(seat), self.rank_key(state, seat.index())))
            .collect();
        Some(Outcome::rank(&parties, MEASURES))
    }

    pub(crate) fn shares(&self, state: &State) -> WinShares {
        let mut keys = [[i64::MIN; 2]; CORE_SEATS];
        for (seat, key) in keys.iter_mut().enumerate().take(self.seats) {
            *key = self.rank_key(state, seat);
        }
        let best = keys.iter().max().copied().unwrap_or_default();
        let winners = keys.iter().filter(|key| **key == best).count();
        keys.map(|key| if key == best { 1.0 / winners as f32 } else { 0.0 })
    }

    /// Checks section 14 for a game played from the start.
    pub(crate) fn check_invariants(&self, state: &State) -> Result<(), String> {
        self.check_pieces(state)?;
        let in_setup = matches!(
            state.phase,
            Phase::First | Phase::Random(_) | Phase::Neutral(_) | Phase::LayPick(_) | Phase::Lay(..)
        );
        let mut points = u32::from(self.neutral_value) * state.mounds[NEUTRAL].count() as u32;
        for seat in 0..self.seats {
            self.check_seat(state, seat)?;
            points += self.parts(state, seat).iter().sum::<u32>();
        }
        if !in_setup {
            let each: u32 = values(self.mound_values).map(u32::from).sum();
            let taken = (0..self.seats).map(|seat| state.trophies[seat].count(NEUTRAL, self.neutral_value));
            let neutral = state.mounds[NEUTRAL].count() as u32 + taken.map(u32::from).sum::<u32>();
            // A small board of one's own may lack room for all of them.
            let due = match &self.map {
                MapChoice::Preset(preset) => preset.neutral.count() as u32,
                MapChoice::Random | MapChoice::Build => neutral.min(self.seats as u32 - 1),
            };
            same("neutral Mounds", neutral, due)?;
            let all = each * self.seats as u32 + u32::from(self.neutral_value) * neutral;
            same("points of all Mounds", points, all)?;
        }
        self.check_rounds(state)
    }

    /// No hex holds two pieces, and every piece stands where it may.
    fn check_pieces(&self, state: &State) -> Result<(), String> {
        let pieces = state.units.iter().chain(&state.mounds).map(|set| set.count()).sum::<usize>();
        same("hexes with a piece", state.occupied().count() as u32, pieces as u32)?;
        let (flying, ranged) = (state.flying, state.ranged);
        for cell in state.all_units() {
            let caste = self.caste(state.kind_at(cell));
            if !self.stand(state, caste).has(cell) {
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
            let next = self.board.next[cell.index()];
            if !self.board.inner.has(cell) || state.tiles().has(cell) {
                return Err(format!("the Mound on {cell} does not stand on a Clear inner hex"));
            }
            if next.meets(mounds) || (next & state.terrain_of(Terrain::Water)).several() {
                return Err(format!("the Mound on {cell} has a Mound or two Waters beside it"));
            }
        }
        Ok(())
    }

    /// Nothing of a colony is lost or made.
    fn check_seat(&self, state: &State, seat: usize) -> Result<(), String> {
        let name = seat + 1;
        let lost = (0..self.seats).map(|other| {
            values(self.mound_values)
                .map(|value| u32::from(state.trophies[other].count(seat, value)))
                .sum::<u32>()
        });
        let mounds = state.mounds[seat].count() as u32 + state.reserve[seat].count_ones() + lost.sum::<u32>();
        same(&format!("Mounds of seat {name}"), mounds, self.mound_values.count_ones())?;
        let mut tokens = state.hand[seat].plus(&state.stack[seat]).plus(&state.dead[seat]);
        for cell in state.units[seat] {
            tokens.add(state.kind_at(cell));
        }
        let colony = match state.colonies[seat] {
            Colony::Drawn(colony) => self.colonies[usize::from(colony)].tokens,
            Colony::Random | Colony::None => Tokens::NONE,
        };
        if tokens == colony {
            Ok(())
        } else {
            Err(format!("the tokens of seat {name} are not those of its colony"))
        }
    }

    /// Every turn uses up one token, and hands are full as long as tokens remain.
    fn check_rounds(&self, state: &State) -> Result<(), String> {
        let (Phase::Hatch, Some(first)) = (state.phase, state.first) else { return Ok(()) };
        let equal_sizes = self.colonies.iter().all(|colony| colony.size.min(self.tokens) == self.tokens);
        if !equal_sizes {
            return Ok(());
        }
        let used = |seat: usize| state.units[seat].count() as u32 + state.dead[seat].count();
        let turn = state.turn.index();
        let earlier = |seat: usize| {
            let place = |seat: usize| (seat + self.seats - first.index()) % self.seats;
            u32::from(place(seat) < place(turn))
        };
        for seat in 0..self.seats {
            same(&format!("tokens used by seat {}", seat + 1), used(seat), used(turn) + earlier(seat))?;
        }
        let left = self.tokens - used(turn);
        same("tokens in the hand of the turn seat", state.hand[turn].count(), left.min(3))
    }
}

fn same(what: &str, found: u32, wanted: u32) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
}
