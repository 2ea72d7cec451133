//! A position while it is read: what is said so far, the rest by default.

use hexapod_core::{Seat, Silence};

use super::{phase, seat_named};
use crate::cells::{Cell, Cells};
use crate::data::COLOURS;
use crate::game::Termites;
use crate::notation;
use crate::state::{Begins, Colony, MAX_SEATS, NEUTRAL, Phase, PhaseName, State, Terrain, Trophies};
use crate::tokens::{Kind, Tokens};

/// Tokens that a hand, a stack or the destroyed ones of a seat may have in a position that is written down.
const MAX_TOKENS: usize = 40;
/// Equal Mounds, on the board and as trophies.
const MAX_MOUNDS: usize = 15;

pub(super) struct Draft<'a> {
    game: &'a Termites,
    state: State,
    builder: Option<Seat>,
    first: Option<Seat>,
    hands: [Option<Tokens>; MAX_SEATS],
    stacks: [Option<Tokens>; MAX_SEATS],
    reserves: [Option<u16>; MAX_SEATS],
    /// Whether anything but seats and options has been said.
    touched: bool,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a Termites) -> Self {
        let mut state = State::blank();
        state.colonies = game.seated;
        Self {
            game,
            state,
            builder: None,
            first: None,
            hands: [None; MAX_SEATS],
            stacks: [None; MAX_SEATS],
            reserves: [None; MAX_SEATS],
            touched: false,
        }
    }

    /// Takes in a statement of the position.
    pub(super) fn statement(&mut self, words: &[&str]) -> Result<(), String> {
        self.touched = true;
        let listed = |words: &'_ [&'_ str]| -> Vec<String> {
            words.iter().filter(|word| **word != "-").map(|word| (*word).to_owned()).collect()
        };
        match *words {
            ["map", name] => self.map(name),
            ["clear", ref cells @ ..] => self.terrain(None, cells),
            [word @ ("water" | "vegetation" | "stones"), ref cells @ ..] => {
                self.terrain(Terrain::named(word), cells)
            }
            ["neutral", ref cells @ ..] => cells.iter().try_for_each(|name| {
                let cell = self.free_cell(name)?;
                self.state.put_mound(NEUTRAL, self.game.neutral_value, cell);
                Ok(())
            }),
            ["builder", seat] if self.game.map_first => {
                self.builder = Some(seat_named(self.game, seat)?);
                Ok(())
            }
            ["first", seat] => {
                self.first = Some(seat_named(self.game, seat)?);
                Ok(())
            }
            ["units", seat, ref pairs @ ..] => self.units(seat, pairs),
            ["mounds", seat, ref pairs @ ..] => self.mounds(seat, pairs),
            ["fill", seat, token, "except", ref cells @ ..] => self.fill(seat, token, cells),
            ["fill", seat, token] => self.fill(seat, token, &[]),
            ["hand", seat, ref tokens @ ..] => {
                let seat = seat_named(self.game, seat)?;
                self.hands[seat.index()] = Some(self.tokens(&listed(tokens))?);
                Ok(())
            }
            ["stack", seat, ref tokens @ ..] => {
                let seat = seat_named(self.game, seat)?;
                self.stacks[seat.index()] = Some(self.tokens(&listed(tokens))?);
                Ok(())
            }
            ["dead", seat, ref tokens @ ..] => {
                let seat = seat_named(self.game, seat)?;
                self.state.dead[seat.index()] = self.tokens(&listed(tokens))?;
                Ok(())
            }
            ["reserve", seat, ref mounds @ ..] => {
                let seat = seat_named(self.game, seat)?;
                let mut reserve = 0;
                for name in listed(mounds) {
                    let bit = 1 << self.mound(&name)?;
                    if reserve & bit != 0 {
                        return Err(format!("{name} is in reserve twice."));
                    }
                    reserve |= bit;
                }
                self.reserves[seat.index()] = Some(reserve);
                Ok(())
            }
            ["trophies", seat, ref trophies @ ..] => {
                let seat = seat_named(self.game, seat)?;
                self.state.trophies[seat.index()] = self.trophies(&listed(trophies))?;
                Ok(())
            }
            _ => Err(format!("`{}` is no statement of a position of Termites.", words.join(" "))),
        }
    }

    /// Ends the position with its last statement.
    pub(super) fn finish(mut self, words: &[&str]) -> Result<State, String> {
        match *words {
            ["fresh"] if self.touched => Err("`fresh` is a new game; nothing else may be set up.".into()),
            ["fresh"] => Ok(super::fresh(self.game)),
            ["turn", seat] => {
                let seat = seat_named(self.game, seat)?;
                self.settle_order(PhaseName::Hatch.word())?;
                self.complete(Phase::Hatch)?;
                self.game.begin_turn(&mut self.state, seat, &mut Silence);
                Ok(self.state)
            }
            ["turn", seat, "move"] => {
                self.state.turn = seat_named(self.game, seat)?;
                self.settle_order(PhaseName::Move.word())?;
                self.complete(Phase::Move)?;
                self.game.begin_movement(&mut self.state, &mut Silence);
                Ok(self.state)
            }
            ["phase", ref rest @ ..] => {
                // The seat that acts often follows from the first one, so that is settled before.
                self.settle_order(rest.first().unwrap_or(&""))?;
                let phase = phase::read(self.game, &mut self.state, rest)?;
                self.complete(phase)?;
                phase::check(self.game, &self.state)?;
                Ok(self.state)
            }
            _ => Err(format!("`{}` is not understood.", words.join(" "))),
        }
    }

    /// Fills in who begins, building and playing, as far as it is drawn in the phase of this name.
    fn settle_order(&mut self, phase: &str) -> Result<(), String> {
        let building = self.game.map_first && matches!(phase, "neutral" | "lay-pick" | "lay");
        let before = building || (self.game.map_first && matches!(phase, "builder" | "random" | "colony"));
        if self.builder.is_some() && !building {
            return Err("`builder` belongs to the phases `neutral`, `lay-pick` and `lay` only.".into());
        }
        if self.first.is_some() && (before || phase == "first") {
            return Err(format!("In phase `{phase}` there is no first seat yet."));
        }
        self.state.begins = if building {
            Begins::Building(self.builder.unwrap_or(Seat::new(0)))
        } else if before || phase == "first" {
            Begins::Unknown
        } else {
            Begins::Playing(self.first.unwrap_or(Seat::new(0)))
        };
        Ok(())
    }

    /// Fills in the defaults of the phase and checks the position as a whole.
    fn complete(&mut self, phase: Phase) -> Result<(), String> {
        let (game, state) = (self.game, &mut self.state);
        state.phase = phase;
        if game.map_first
            && matches!(phase, Phase::Builder | Phase::Neutral(_))
            && let Some(cell) = state.tiles().first()
        {
            return Err(format!("In phase `{}` there is no terrain yet, but {cell} has one.", phase.name()));
        }
        let before_colonies = matches!(
            phase,
            Phase::Builder | Phase::Random(_) | Phase::Neutral(_) | Phase::LayPick(_) | Phase::Lay(..)
        ) || (phase == Phase::First && !game.map_first);
        let until_deal = before_colonies || matches!(phase, Phase::Colony | Phase::First | Phase::Deal);
        for seat in 0..game.seats {
            let drawn = match state.colonies[seat] {
                Colony::Drawn(colony) => Some(game.colonies[usize::from(colony)].tokens),
                Colony::Random | Colony::None => None,
            };
            if drawn.is_none() && !before_colonies && phase != Phase::Colony {
                return Err(format!("The colony of seat {} is not drawn yet.", seat + 1));
            }
            if before_colonies && drawn.is_some() && game.seated[seat] == Colony::Random {
                return Err(format!("The colony of seat {} is drawn only after the map.", seat + 1));
            }
            let hand =
                self.hands[seat].unwrap_or_else(|| if until_deal { Tokens::NONE } else { workers(game) });
            let rest = || if until_deal { drawn.unwrap_or_default().minus(&hand) } else { Tokens::NONE };
            state.hand[seat] = hand;
            state.stack[seat] = self.stacks[seat].unwrap_or_else(rest);
            let standing = state.mounds[seat].into_iter().filter_map(|cell| state.mound_at(cell));
            let standing = standing.fold(0, |values, (_, value)| values | 1 << value);
            state.reserve[seat] = self.reserves[seat].unwrap_or(game.mound_values & !standing);
        }
        self.check_pieces()
    }

    fn check_pieces(&self) -> Result<(), String> {
        let (game, state) = (self.game, &self.state);
        for cell in state.all_units() {
            let kind = state.kind_at(cell);
            if !game.stand(state, game.caste(kind)).has(cell) {
                return Err(format!("{} may not stand on {cell}.", game.token(kind)));
            }
        }
        if let Some(cell) = (state.all_mounds() & game.closed_to_mounds(state)).first() {
            return Err(format!("The Mound on {cell} does not stand on Clear."));
        }
        for (owner, mounds) in state.mounds.iter().enumerate() {
            for value in 1..=9 {
                let standing =
                    mounds.into_iter().filter(|cell| state.mound_at(*cell) == Some((owner, value)));
                let taken: u8 = state.trophies.iter().map(|trophies| trophies.count(owner, value)).sum();
                if standing.count() + usize::from(taken) > MAX_MOUNDS {
                    return Err(format!("There are more than {MAX_MOUNDS} Mounds M{value} of one owner."));
                }
            }
        }
        Ok(())
    }

    /// Takes in the colonies of all seats.
    pub(super) fn seats(&mut self, words: &[&str]) -> Result<(), String> {
        let game = self.game;
        for (seat, word) in words.iter().enumerate() {
            let colony = match COLOURS.iter().position(|colour| colour == word) {
                Some(colony) => Colony::Drawn(colony as u8),
                None if *word == "random" => Colony::Random,
                None => return Err(format!("`{word}` is no colony.")),
            };
            let asked = game.seated[seat];
            if colony != asked && asked != Colony::Random {
                return Err(format!("Seat {} plays another colony than {word} at this table.", seat + 1));
            }
            let taken = colony != Colony::Random
                && (self.state.colonies[..seat].contains(&colony)
                    || game
                        .seated
                        .iter()
                        .enumerate()
                        .any(|(other, asked)| other != seat && *asked == colony));
            if taken {
                return Err(format!("Two seats play {word}."));
            }
            self.state.colonies[seat] = colony;
        }
        Ok(())
    }

    fn cell(&self, name: &str) -> Result<Cell, String> {
        let cell = Cell::parse(name).filter(|cell| self.game.board.cells.has(*cell));
        cell.ok_or_else(|| format!("There is no hex {name}."))
    }

    fn free_cell(&self, name: &str) -> Result<Cell, String> {
        let cell = self.cell(name)?;
        if self.state.occupied().has(cell) { Err(format!("{name} holds two pieces.")) } else { Ok(cell) }
    }

    fn token(&self, name: &str) -> Result<Kind, String> {
        self.game.read_token(name).ok_or_else(|| format!("No colony has a token {name}."))
    }

    fn mound(&self, name: &str) -> Result<u8, String> {
        let value = notation::mound(name).filter(|value| self.game.mound_values >> value & 1 == 1);
        value.ok_or_else(|| format!("No colony has a Mound {name}."))
    }

    fn tokens(&self, names: &[String]) -> Result<Tokens, String> {
        if names.len() > MAX_TOKENS {
            return Err(format!("There are more than {MAX_TOKENS} tokens."));
        }
        let mut tokens = Tokens::NONE;
        for name in names {
            tokens.add(self.token(name)?);
        }
        Ok(tokens)
    }

    fn trophies(&self, names: &[String]) -> Result<Trophies, String> {
        let mut trophies = Trophies::default();
        for name in names {
            let (mound, owner) = match name.split_once(':') {
                None => (name.as_str(), NEUTRAL),
                Some((mound, seat)) => (mound, seat_named(self.game, seat)?.index()),
            };
            let value = notation::mound(mound).filter(|value| {
                *value == self.game.neutral_value || self.game.mound_values >> value & 1 == 1
            });
            let value = value.ok_or_else(|| format!("`{name}` is no trophy (`M6:2`, `M7`)."))?;
            if usize::from(trophies.count(owner, value)) >= MAX_MOUNDS {
                return Err(format!("There are more than {MAX_MOUNDS} trophies {name}."));
            }
            trophies.add(owner, value);
        }
        Ok(trophies)
    }

    fn map(&mut self, name: &str) -> Result<(), String> {
        let (terrain, neutral) = match self.game.preset_named(name) {
            Some(preset) => (preset.terrain, preset.neutral),
            None if name == "empty" => ([Cells::EMPTY; 3], Cells::EMPTY),
            None => return Err(format!("There is no map {name}.")),
        };
        self.state.terrain = terrain;
        for cell in self.state.mounds[NEUTRAL] {
            self.state.remove_mound(NEUTRAL, cell);
        }
        if let Some(cell) = (self.state.occupied() & neutral).first() {
            return Err(format!("{cell} holds two pieces."));
        }
        for cell in neutral {
            self.state.put_mound(NEUTRAL, self.game.neutral_value, cell);
        }
        Ok(())
    }

    fn terrain(&mut self, terrain: Option<Terrain>, names: &[&str]) -> Result<(), String> {
        for name in names {
            let cell = self.cell(name)?;
            for cells in &mut self.state.terrain {
                cells.remove(cell);
            }
            if let Some(terrain) = terrain {
                self.state.terrain[terrain as usize].insert(cell);
            }
        }
        Ok(())
    }

    fn units(&mut self, seat: &str, pairs: &[&str]) -> Result<(), String> {
        let seat = seat_named(self.game, seat)?;
        for pair in pairs.chunks(2) {
            let [token, cell] = pair else { return Err("Units are written `units 1 W2 f6 N1 e5`.".into()) };
            let kind = self.token(token)?;
            let cell = self.free_cell(cell)?;
            self.game.put_unit(&mut self.state, seat, kind, cell);
        }
        Ok(())
    }

    fn mounds(&mut self, seat: &str, pairs: &[&str]) -> Result<(), String> {
        let seat = seat_named(self.game, seat)?;
        for pair in pairs.chunks(2) {
            let [mound, cell] = pair else { return Err("Mounds are written `mounds 1 M5 d4 M6 d6`.".into()) };
            let value = self.mound(mound)?;
            let cell = self.free_cell(cell)?;
            self.state.put_mound(seat.index(), value, cell);
        }
        Ok(())
    }

    fn fill(&mut self, seat: &str, token: &str, except: &[&str]) -> Result<(), String> {
        let seat = seat_named(self.game, seat)?;
        let kind = self.token(token)?;
        let mut left = Cells::EMPTY;
        for name in except {
            left.insert(self.cell(name)?);
        }
        for cell in self.game.places(&self.state, kind).without(left) {
            self.game.put_unit(&mut self.state, seat, kind, cell);
        }
        Ok(())
    }
}

/// Returns the hand that a position has if it says nothing.
fn workers(game: &Termites) -> Tokens {
    let mut hand = Tokens::NONE;
    if let Some(worker) = game.kind_named('W', 1) {
        for _ in 0..3 {
            hand.add(worker);
        }
    }
    hand
}
