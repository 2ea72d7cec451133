//! Positions and set-ups as text, both ways (14.0).

use std::fmt::Write as _;

use hexapod_core::position::{Head, or_dash, statements, with_ending};
use hexapod_core::{PositionError, Rules, Seat, Silence, Wish};

use crate::data::{Data, MAX_ITEM_TILES, Mound};
use crate::game::Anteater;
use crate::notation::number;
use crate::state::{
    Colour, Die, Holdings, Items, MAX_COLOURS, MAX_TILES, Phase, Slot, Space, State, Table, Tiles,
    USED_COLUMNS,
};

/// Returns the position before the first step (section 6).
pub(crate) fn fresh(game: &Anteater) -> State {
    let mut draft = Draft::new(game);
    draft.phase = Some(if game.first.is_none() { Phase::Start } else { Phase::Reveal });
    draft.finish(0)
}

/// Reads a whole set-up: seats, options, custom data, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(Anteater, State), PositionError> {
    let mut head = Head::begin(Anteater::INFO, wish)?;
    let mut data = wish.data.as_deref().map(parse_data).transpose()?;
    let mut changes_data = false;
    for (line, statement) in statements(text) {
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words[0] {
            "seats" => read_seats(line, &words, &mut head)?,
            "opt" => head.options(line, &words[1..])?,
            "card" => data.get_or_insert_with(Data::standard).mounds.push(read_card(line, &words)?),
            "itemtiles" => read_item_tiles(line, &words[1..], data.get_or_insert_with(Data::standard))?,
            _ => {}
        }
        changes_data |= matches!(words[0], "card" | "itemtiles");
    }
    // Data that the text did not touch stays the text it was.
    let data = if changes_data { data.map(|data| data.to_toml()) } else { wish.data.clone() };
    let game = Anteater::new(head.setup(Anteater::INFO, None, data)?)?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &Anteater, text: &str) -> Result<State, PositionError> {
    let mut draft = Draft::new(game);
    let mut head = Head::known(game.setup());
    let (statements, ending) = with_ending(text, &["fresh", "turn", "phase", "over"])?;
    for statement in &statements {
        let error = |message: String| statement.error(message);
        let (line, words) = (statement.line, &statement.words);
        match words[0] {
            "seats" => read_seats(line, words, &mut head)?,
            "opt" => head.options(line, &words[1..])?,
            "card" | "itemtiles" => {}
            "round" => draft.round(words).map_err(error)?,
            "mounds" => draft.mounds(&words[1..]).map_err(error)?,
            "used" => draft.used = Some(draft.cards(&words[1..]).map_err(error)?),
            "die" => {
                let die = draft.die(words).map_err(error)?;
                draft.dice.push((line, die));
            }
            "box" => draft.boxed = read_tiles(&words[1..]).map_err(error)?,
            name => match game.colour_named(name) {
                Some(colour) => draft.holdings(colour, &words[1..]).map_err(error)?,
                None => {
                    let message = format!("`{}` is no statement of a position of Anteater.", statement.text);
                    return Err(statement.error(message));
                }
            },
        }
    }
    draft.place_dice()?;
    draft.check(ending.line)?;
    let error = |message: String| ending.error(message);
    match ending.words[..] {
        ["fresh"] => {
            if draft.touched {
                return Err(ending.error("`fresh` is a new game; nothing else may be set up."));
            }
            Ok(fresh(game))
        }
        ["over"] => {
            draft.phase = Some(Phase::Over);
            Ok(draft.finish(game.slots))
        }
        ["turn", seat] => {
            let seat = seat_named(game, seat).map_err(error)?;
            let mut state = draft.finish(0);
            game.begin_turn(&mut state, seat, &mut Silence);
            Ok(state)
        }
        ["phase", ref rest @ ..] => {
            let phase = read_phase(game, rest).map_err(error)?;
            draft.phase = Some(phase);
            let state = draft.finish(if phase == Phase::Over { game.slots } else { 0 });
            check_phase(game, &state).map_err(error)?;
            Ok(state)
        }
        _ => Err(ending.error(format!("`{}` is not understood.", ending.text))),
    }
}

/// Writes the position: every part of the state, in the order of 14.0.
pub(crate) fn write(game: &Anteater, state: &State) -> String {
    let mut text = format!(
        "seats {}\nround {} start {}\n",
        game.seats,
        state.round,
        game.colour_name(state.start.into())
    );
    // Writing into a String cannot fail.
    let mut line = |words: String| _ = writeln!(text, "{words}");
    let mounds = (0..game.slots).filter_map(|slot| state.table[slot].card().map(|card| (slot, card)));
    let mounds: Vec<String> = mounds
        .map(|(slot, card)| format!("{}={}", Slot(slot as u8).letter(), game.data.mounds[card].id))
        .collect();
    if !mounds.is_empty() {
        line(format!("mounds {}", mounds.join(" ")));
    }
    let on_table = state.table.iter().filter_map(Table::card).fold(0u64, |cards, card| cards | 1 << card);
    let used = all_cards(game) & !on_table & !state.stack;
    let left = if state.phase == Phase::Over { game.slots } else { 0 };
    if used != used_by_default(game, state.round, on_table, left) {
        let cards = (0..game.cards.len()).filter(|card| used >> card & 1 == 1);
        line(format!("used {}", or_dash(cards.map(|card| game.data.mounds[card].id.to_string()))));
    }
    for (slot, table) in state.table.iter().enumerate() {
        for (column, dice) in table.columns.iter().enumerate() {
            for (height, face) in dice.faces().enumerate() {
                let owner = dice.owner().map_or("-", |owner| game.colour_name(owner));
                line(format!(
                    "die {}{}.{} {owner} {face}",
                    Slot(slot as u8).letter(),
                    column + 1,
                    height + 1
                ));
            }
        }
    }
    for colour in game.colours() {
        let held = state.hold(colour);
        let hand = match (game.is_neutral(colour), game.two_players()) {
            (true, _) => String::new(),
            (false, true) => format!("dice {} neutral {} ", held.dice, held.neutral),
            (false, false) => format!("dice {} ", held.dice),
        };
        let (items, tiles) = (items_text(game, held.items), tiles_text(&held.tiles));
        line(format!("{} {hand}worms {} items {items} tiles {tiles}", game.colour_name(colour), held.worms));
    }
    if state.boxed != Tiles::default() {
        line(format!("box {}", tiles_text(&state.boxed)));
    }
    let die_word = |die| if die == Die::Own { "own" } else { "neutral" };
    let seat_name = |seat: Seat| game.colour_name(seat.into());
    line(match state.phase {
        Phase::Start => "phase start".to_owned(),
        Phase::Reveal => "phase reveal".to_owned(),
        Phase::Choose(seat) => format!("phase choose {}", seat_name(seat)),
        Phase::Roll(seat, die) => format!("phase roll {} {}", seat_name(seat), die_word(die)),
        Phase::Decide(seat, die, face) => {
            format!("phase decide {} {} {face}", seat_name(seat), die_word(die))
        }
        Phase::Over => "phase over".to_owned(),
    });
    text
}

/// Returns items as `M2 S1`, in the order of the set, or `-`.
pub(crate) fn items_text(game: &Anteater, items: Items) -> String {
    let held = game.data.items.iter().enumerate().map(|(index, item)| (item.code, items.count(index)));
    or_dash(held.filter(|(_, count)| *count > 0).map(|(code, count)| format!("{code}{count}")))
}

/// Returns tiles as `Q7 Q5 G2`, or `-`.
pub(crate) fn tiles_text(tiles: &Tiles) -> String {
    let queens = tiles.queens().iter().map(|value| format!("Q{value}"));
    or_dash(queens.chain(tiles.generals().iter().map(|value| format!("G{value}"))))
}

fn parse_data(text: &str) -> Result<Data, PositionError> {
    Ok(Data::parse(text).map_err(hexapod_core::SetupError::Data)?)
}

fn read_seats(line: usize, words: &[&str], head: &mut Head) -> Result<(), PositionError> {
    let count = if let [_, count] = words { number(count) } else { None };
    let count = count.ok_or_else(|| PositionError::at(line, "The number of seats is written `seats 3`."))?;
    head.seats(line, count as usize)
}

fn read_card(line: usize, words: &[&str]) -> Result<Mound, PositionError> {
    let [_, id, queen, general, worm_number, columns @ ..] = words else {
        return Err(PositionError::at(
            line,
            "A card is written `card ID QUEEN GENERAL WORM-NUMBER COLUMN …`.",
        ));
    };
    let id = number(id).ok_or_else(|| PositionError::at(line, format!("`{id}` is no card number.")))?;
    let byte = |word: &str| {
        word.parse().map_err(|_| PositionError::at(line, format!("`{word}` is no small number.")))
    };
    Ok(Mound {
        id,
        name: format!("Card {id}"),
        queen: byte(queen)?,
        general: byte(general)?,
        worm_number: byte(worm_number)?,
        columns: columns.iter().map(|column| (*column).to_owned()).collect(),
    })
}

fn read_item_tiles(line: usize, words: &[&str], data: &mut Data) -> Result<(), PositionError> {
    for word in words {
        let entry = word.split_once('=').and_then(|(code, tiles)| Some((code, count_of(tiles)?)));
        let item = entry.and_then(|(code, tiles)| {
            let item = data.items.iter_mut().find(|item| item.code.to_string() == code)?;
            Some((item, tiles))
        });
        let (item, tiles) =
            item.ok_or_else(|| PositionError::at(line, format!("`{word}` is not ITEM=NUMBER.")))?;
        item.tiles = tiles;
    }
    Ok(())
}

fn seat_named(game: &Anteater, name: &str) -> Result<Seat, String> {
    game.seat_named(name).ok_or_else(|| format!("There is no seat {name} in this game."))
}

fn read_phase(game: &Anteater, words: &[&str]) -> Result<Phase, String> {
    let die = |word: &str| match word {
        "own" => Ok(Die::Own),
        "neutral" if game.two_players() => Ok(Die::Neutral),
        _ => Err(format!("`{word}` is no die in this game.")),
    };
    match *words {
        ["start"] => Ok(Phase::Start),
        ["reveal"] => Ok(Phase::Reveal),
        ["over"] => Ok(Phase::Over),
        ["choose", seat] => Ok(Phase::Choose(seat_named(game, seat)?)),
        ["roll", seat, word] => Ok(Phase::Roll(seat_named(game, seat)?, die(word)?)),
        ["decide", seat, word, face] => {
            Ok(Phase::Decide(seat_named(game, seat)?, die(word)?, read_face(face)?))
        }
        _ => Err(format!("`phase {}` is not understood.", words.join(" "))),
    }
}

/// A position must have a step to take: a phase that could not go on is no position.
fn check_phase(game: &Anteater, state: &State) -> Result<(), String> {
    match state.phase {
        Phase::Start | Phase::Reveal => {
            let empty = state.table[..game.slots].iter().filter(|table| table.card().is_none()).count();
            match empty {
                0 => Err("No slot is empty, so nothing can be revealed.".into()),
                _ if (state.stack.count_ones() as usize) < empty => {
                    Err("The stack has too few cards to go on.".into())
                }
                _ => Ok(()),
            }
        }
        Phase::Choose(seat) => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            match actions.is_empty() {
                true => Err(format!("{} has nothing to choose from.", game.colour_name(seat.into()))),
                false => Ok(()),
            }
        }
        Phase::Roll(seat, die) | Phase::Decide(seat, die, _) if !game.usable(state, seat, die) => {
            Err(format!("{} has no such die that could be placed.", game.colour_name(seat.into())))
        }
        Phase::Roll(..) | Phase::Decide(..) | Phase::Over => Ok(()),
    }
}

/// Reads a count: 0, or a positive number without leading zeros.
fn count_of(text: &str) -> Option<u8> {
    if text == "0" { Some(0) } else { number(text).and_then(|count| u8::try_from(count).ok()) }
}

fn read_face(word: &str) -> Result<u8, String> {
    match word.as_bytes() {
        [face @ b'1'..=b'6'] => Ok(face - b'0'),
        _ => Err(format!("`{word}` is no face of a die.")),
    }
}

fn read_tiles(words: &[&str]) -> Result<Tiles, String> {
    let mut tiles = Tiles::default();
    for word in words.iter().filter(|word| **word != "-") {
        let value = word.get(1..).and_then(count_of);
        match (word.chars().next(), value) {
            (Some('Q'), Some(value)) if tiles.queens().len() < MAX_TILES => tiles.add_queen(value),
            (Some('G'), Some(value)) if tiles.generals().len() < MAX_TILES => tiles.add_general(value),
            (Some('Q' | 'G'), Some(_)) => {
                return Err(format!("There are more than {MAX_TILES} tiles of a kind."));
            }
            _ => return Err(format!("`{word}` is no tile (`Q5`, `G2`).")),
        }
    }
    Ok(tiles)
}

/// A position while it is read: what is said so far, the rest by default.
struct Draft<'a> {
    game: &'a Anteater,
    round: u8,
    start: Seat,
    table: [Table; 3],
    /// Dice with the line that says so, put on the mounds when all are known.
    dice: Vec<(usize, DieSaid)>,
    used: Option<u64>,
    given: [Given; MAX_COLOURS],
    boxed: Tiles,
    phase: Option<Phase>,
    /// Whether anything but seats, options and data has been said.
    touched: bool,
}

/// A die of a set-up.
struct DieSaid {
    space: Space,
    colour: Colour,
    face: u8,
}

#[derive(Default, Clone, Copy)]
struct Given {
    dice: Option<u8>,
    neutral: Option<u8>,
    worms: Option<u8>,
    items: Items,
    tiles: Tiles,
}

impl<'a> Draft<'a> {
    fn new(game: &'a Anteater) -> Self {
        Self {
            game,
            round: 1,
            start: game.first.unwrap_or(Seat::new(0)),
            table: Default::default(),
            dice: Vec::new(),
            used: None,
            given: Default::default(),
            boxed: Tiles::default(),
            phase: None,
            touched: false,
        }
    }

    fn round(&mut self, words: &[&str]) -> Result<(), String> {
        let ["round", round, "start", seat] = words else {
            return Err("The round is written `round 2 start P1`.".into());
        };
        let rounds = self.game.rounds;
        self.round = number(round)
            .and_then(|round| u8::try_from(round).ok())
            .filter(|round| *round <= rounds)
            .ok_or_else(|| format!("`{round}` is no round: the game has {rounds}."))?;
        self.start = seat_named(self.game, seat)?;
        self.touched = true;
        Ok(())
    }

    fn mounds(&mut self, words: &[&str]) -> Result<(), String> {
        self.touched = true;
        for word in words {
            let entry = word.split_once('=').and_then(|(slot, id)| Some((slot, number(id)?)));
            let (name, id) = entry.ok_or_else(|| format!("`{word}` is not SLOT=CARD."))?;
            let slot = (0..self.game.slots).find(|slot| name == Slot(*slot as u8).letter().to_string());
            let slot = slot.ok_or_else(|| format!("There is no slot {name}."))?;
            if self.table[slot].card().is_some() {
                return Err(format!("Slot {name} has a card already."));
            }
            let card = self.game.card_numbered(id).ok_or_else(|| format!("There is no card {id}."))?;
            if self.table.iter().any(|table| table.card() == Some(card)) {
                return Err(format!("Card {id} lies on the table already."));
            }
            self.table[slot] = Table::with_card(card);
        }
        Ok(())
    }

    fn cards(&mut self, words: &[&str]) -> Result<u64, String> {
        self.touched = true;
        let mut cards = 0;
        for word in words.iter().filter(|word| **word != "-") {
            let card = number(word).and_then(|id| self.game.card_numbered(id));
            cards |= 1 << card.ok_or_else(|| format!("There is no card {word}."))?;
        }
        Ok(cards)
    }

    fn die(&mut self, words: &[&str]) -> Result<DieSaid, String> {
        self.touched = true;
        let &["die", space, colour, face] = words else {
            return Err("A die is written `die A1.1 P1 4`.".into());
        };
        let place = space.get(1..).and_then(|rest| rest.split_once('.'));
        let place = place.and_then(|(column, height)| Some((number(column)?, number(height)?)));
        let slot = usize::from(space.as_bytes()[0].wrapping_sub(b'A'));
        let exists = |(column, height): &(u32, u32)| {
            let card = self.table.get(slot).and_then(Table::card);
            let heights = card.map_or([0; USED_COLUMNS], |card| self.game.cards[card].heights);
            heights.get(*column as usize - 1).is_some_and(|top| *height <= u32::from(*top))
        };
        let (column, height) = place.filter(exists).ok_or_else(|| format!("There is no space {space}."))?;
        let named = self.game.colour_named(colour);
        let colour = named.ok_or_else(|| format!("There is no colour {colour} in this game."))?;
        let space = Space { slot: Slot(slot as u8), column: column as u8 - 1, height: height as u8 - 1 };
        Ok(DieSaid { space, colour, face: read_face(face)? })
    }

    /// Puts the dice on the mounds, each column from the bottom.
    fn place_dice(&mut self) -> Result<(), PositionError> {
        self.dice.sort_by_key(|(_, die)| die.space.height);
        for (line, DieSaid { space, colour, face }) in &self.dice {
            let error =
                |message: &str| Err(PositionError::at(*line, format!("The die on {space} {message}.")));
            let table = &mut self.table[usize::from(space.slot.0)];
            let dice = &table.columns[usize::from(space.column)];
            if space.height < dice.count {
                return error("lies on another die of the set-up");
            }
            if space.height > dice.count {
                return error("has no die below it");
            }
            let alone = table.column_of(*colour).is_none_or(|own| own == space.column);
            if !alone || dice.owner().is_some_and(|owner| owner != *colour) {
                return error("breaks the rule that a column has one owner and a colour one column");
            }
            table.put(space.column, *colour, *face);
        }
        Ok(())
    }

    /// Checks what only the whole set-up shows.
    fn check(&self, line: usize) -> Result<(), PositionError> {
        let on_table = self.table.iter().filter_map(Table::card).fold(0u64, |cards, card| cards | 1 << card);
        if self.used.is_some_and(|used| used & on_table != 0) {
            return Err(PositionError::at(
                line,
                "A card lies on the table and is out of the game at the same time.",
            ));
        }
        // Rounds still to be evaluated bring more tiles.
        let to_come = usize::from(self.game.rounds - self.round + 1) * self.game.slots;
        let most = MAX_TILES - to_come.min(MAX_TILES);
        let tiles = self.given.iter().map(|given| &given.tiles).chain([&self.boxed]);
        for tiles in tiles {
            if tiles.queens().len().max(tiles.generals().len()) > most {
                let message =
                    format!("There are more than {most} tiles of a kind, which is too many in this round.");
                return Err(PositionError::at(line, message));
            }
        }
        Ok(())
    }

    fn holdings(&mut self, colour: Colour, words: &[&str]) -> Result<(), String> {
        self.touched = true;
        let neutral = self.game.is_neutral(colour);
        let mut rest = words;
        while let [part, more @ ..] = rest {
            let end = more
                .iter()
                .position(|word| ["dice", "neutral", "worms", "items", "tiles"].contains(word))
                .unwrap_or(more.len());
            let (values, next) = more.split_at(end);
            rest = next;
            let given = &mut self.given[colour.index()];
            let count = || match values {
                ["-"] => Ok(0),
                [value] => count_of(value).ok_or_else(|| format!("`{part} {value}` is no count.")),
                _ => Err(format!("`{part}` takes one number.")),
            };
            match *part {
                // The third colour has no hand: its dice are in the hands of the seats.
                "dice" if !neutral => given.dice = Some(count()?),
                "neutral" if self.game.two_players() && !neutral => given.neutral = Some(count()?),
                "worms" => given.worms = Some(count()?),
                "items" => given.items = read_items(self.game, values)?,
                "tiles" => given.tiles = read_tiles(values)?,
                _ => return Err(format!("`{part}` is nothing one holds in this game.")),
            }
        }
        Ok(())
    }

    /// Fills in the defaults. `left` cards of the round have left the table too.
    fn finish(self, left: usize) -> State {
        let game = self.game;
        let counts = &game.data.game;
        let mut holdings = [Holdings::default(); MAX_COLOURS];
        let mut item_supply = Items::default();
        for (index, item) in game.data.items.iter().enumerate() {
            let held: u8 = self.given.iter().map(|given| given.items.count(index)).sum();
            item_supply.set(index, item.tiles.saturating_sub(held));
        }
        let mut worm_supply = counts.worm_tiles;
        for colour in game.colours() {
            let given = &self.given[colour.index()];
            let neutral = game.is_neutral(colour);
            let columns = self.table.iter().flat_map(|table| &table.columns);
            let placed: u8 =
                columns.filter(|column| column.owner() == Some(colour)).map(|column| column.count).sum();
            let worms =
                given.worms.unwrap_or(if neutral { game.neutral_start_worms } else { game.start_worms });
            let dice = if neutral { 0 } else { counts.dice_per_seat.saturating_sub(placed) };
            let neutral_dice = if game.two_players() && !neutral { counts.neutral_dice_per_seat } else { 0 };
            worm_supply = worm_supply.saturating_sub(worms);
            holdings[colour.index()] = Holdings {
                items: given.items,
                tiles: given.tiles,
                worms,
                dice: given.dice.unwrap_or(dice),
                neutral: given.neutral.unwrap_or(neutral_dice),
            };
        }
        let on_table = self.table.iter().filter_map(Table::card).fold(0u64, |cards, card| cards | 1 << card);
        let used = self.used.unwrap_or_else(|| used_by_default(game, self.round, on_table, left));
        State {
            holdings,
            table: self.table,
            boxed: self.boxed,
            stack: all_cards(game) & !on_table & !used,
            item_supply,
            worm_supply,
            round: self.round,
            start: self.start,
            phase: self.phase.unwrap_or(Phase::Reveal),
        }
    }
}

/// Returns the whole set of cards, one bit each.
fn all_cards(game: &Anteater) -> u64 {
    u64::MAX >> (u64::BITS as usize - game.cards.len())
}

/// Returns the cards that are out of the game if nobody says which: the lowest-numbered ones not on the table, as many
/// as the earlier rounds used, and `left` more.
fn used_by_default(game: &Anteater, round: u8, on_table: u64, left: usize) -> u64 {
    let earlier = usize::from(round - 1) * game.slots + left;
    let cards = (0..game.cards.len()).filter(|card| on_table >> card & 1 == 0);
    cards.take(earlier).fold(0, |cards, card| cards | 1 << card)
}

fn read_items(game: &Anteater, words: &[&str]) -> Result<Items, String> {
    let mut items = Items::default();
    for word in words.iter().filter(|word| **word != "-") {
        let code = word.chars().next().unwrap_or(' ');
        let item = game.data.items.iter().position(|item| item.code == code);
        let count = word.get(1..).and_then(count_of).filter(|count| *count <= MAX_ITEM_TILES);
        match (item, count) {
            (Some(item), Some(count)) => items.set(item, count),
            _ => return Err(format!("`{word}` is no item with its count (`M2`).")),
        }
    }
    Ok(items)
}
