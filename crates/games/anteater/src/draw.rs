//! The table as text, from which a person can play.

use std::fmt::Write as _;

use hexapod_core::{Brush, Drawing, Ink};

use crate::game::Anteater;
use crate::state::PhaseName;
use crate::view::{ColourView, ColumnView, MoundView, View};

impl Drawing for Anteater {
    fn paint(&self, view: &View, brush: &Brush<'_>) -> String {
        draw(view, brush)
    }
}

/// Draws the mounds side by side, below them what everybody holds.
fn draw(view: &View, brush: &Brush<'_>) -> String {
    let started = view.start.map_or(String::new(), |seat| format!(", started by {seat}"));
    let mut text = format!("Round {} of {}{started}. {}\n\n", view.round, view.rounds, due(view, brush));
    let blocks: Vec<Vec<Cell>> =
        view.mounds.iter().map(|mound| draw_mound(mound, view.worm_at_least, brush)).collect();
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..height {
        let mut line = String::new();
        for block in &blocks {
            // Blocks stand on a common ground: the shorter ones begin lower, but the title stays on top.
            let missing = height - block.len();
            let cell = match row {
                0..TITLE_ROWS => block.get(row),
                _ => row.checked_sub(missing).filter(|at| *at >= TITLE_ROWS).and_then(|at| block.get(at)),
            };
            let width = block.iter().map(|cell| cell.width).max().unwrap_or(0);
            let blank = Cell::default();
            let cell = cell.unwrap_or(&blank);
            _ = write!(line, "{}{}   ", cell.text, " ".repeat(width - cell.width));
        }
        _ = writeln!(text, "{}", line.trim_end());
    }
    if view.mounds.is_empty() && view.phase != PhaseName::Over {
        text.push_str("No mound lies open yet.\n");
    }
    text.push('\n');
    text.push_str(&draw_holdings(view, brush));
    let stack: Vec<String> = view.stack.iter().map(|card| card.card.to_string()).collect();
    let stack = if stack.is_empty() { "none".to_owned() } else { stack.join(" ") };
    let supply: Vec<String> = view.items.iter().map(|item| format!("{}{}", item.code, item.supply)).collect();
    _ = writeln!(
        text,
        "\nSupply: {} worms; items {}. Mounds to come: {stack}.",
        view.worm_supply,
        supply.join(" ")
    );
    let names: Vec<String> = view.items.iter().map(|item| format!("{} {}", item.code, item.name)).collect();
    _ = writeln!(text, "Items: {}; W worm.", names.join(", "));
    if view.mounds.iter().any(|mound| mound.target.is_some()) {
        text.push_str("Angle brackets mark where the die may go; Q and G who leads now.\n");
    }
    text
}

const TITLE_ROWS: usize = 3;

/// A piece of a line and how wide it looks.
#[derive(Default, Clone)]
struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn plain(text: String) -> Self {
        Self { width: text.chars().count(), text }
    }

    fn add(&mut self, other: &Self) {
        self.text.push_str(&other.text);
        self.width += other.width;
    }

    /// Fills up to a width.
    fn padded(mut self, width: usize) -> Self {
        let missing = width.saturating_sub(self.width);
        self.text.push_str(&" ".repeat(missing));
        self.width += missing;
        self
    }
}

/// Says whose step it is and what is expected.
fn due(view: &View, brush: &Brush<'_>) -> String {
    let turn = view.turn.map_or(String::new(), |seat| match brush.colours.of(seat) {
        Some(colour) => format!("{seat} ({colour})"),
        None => seat.to_owned(),
    });
    let die = view.die.as_ref();
    let face = die.and_then(|die| Some((die.colour, die.face?)));
    match view.phase {
        PhaseName::Start => "It is drawn who starts.".to_owned(),
        PhaseName::Reveal => "The next mound is turned up.".to_owned(),
        PhaseName::Choose => format!("{turn} chooses."),
        PhaseName::Roll if die.is_some_and(|die| die.colour == "N") => {
            format!("{turn} rolls a die of the third colour.")
        }
        PhaseName::Roll => format!("{turn} rolls."),
        PhaseName::Decide => {
            let die = face.map_or(String::new(), |(colour, face)| die_cell(colour, face, brush).text);
            format!("{turn} has rolled {die} and decides.")
        }
        PhaseName::Over => match &view.outcome {
            Some(outcome) if outcome.winners.len() > 1 => {
                format!("The game is over; {} share the victory.", outcome.winners.join(", "))
            }
            Some(outcome) if outcome.winners == ["N"] => {
                "The game is over; the third colour wins.".to_owned()
            }
            Some(outcome) => format!("The game is over; {} wins.", outcome.winners.join(", ")),
            None => "The game is over.".to_owned(),
        },
    }
}

/// A die: the first letter of its colour and its face; one of the third colour is marked.
fn die_cell(who: &str, face: u8, brush: &Brush<'_>) -> Cell {
    let letter = brush.colours.of(who).and_then(|colour| colour.chars().next()).unwrap_or('?');
    let mark = if who == "N" { "n" } else { "" };
    let plain = format!("{}{face}{mark}", letter.to_ascii_uppercase());
    Cell { text: brush.on_colour(who, &plain), width: plain.len() }
}

fn bold(text: &str, ink: Ink) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => format!("\x1b[1m{text}\x1b[0m"),
    }
}

fn draw_mound(mound: &MoundView, worm_at_least: bool, brush: &Brush<'_>) -> Vec<Cell> {
    let worm = if worm_at_least { "from" } else { "at" };
    let title = format!("{}  {} ({})", mound.slot, mound.name, mound.card);
    let mut rows = vec![
        Cell { text: bold(&title, brush.ink), width: title.chars().count() },
        Cell::plain(format!("   Queen {}  General {}", mound.queen, mound.general)),
        Cell::plain(format!("   worm {worm} {}", mound.worm_number)),
    ];
    let height = mound.columns.iter().map(|column| column.spaces.len()).max().unwrap_or(0);
    for level in (0..height).rev() {
        let mut row = Cell::plain(format!("{:2} ", level + 1));
        for (index, column) in mound.columns.iter().enumerate() {
            let name = format!("{}{}.{}", mound.slot, index + 1, level + 1);
            let target = mound.target.as_deref() == Some(name.as_str());
            row.add(&space_cell(column, level, target, brush).padded(4));
        }
        rows.push(row);
    }
    let mut numbers = Cell::plain("   ".to_owned());
    let mut totals = Cell::plain("   ".to_owned());
    for (index, column) in mound.columns.iter().enumerate() {
        numbers.add(&Cell::plain(format!(" {}", index + 1)).padded(4));
        let mark = match column.owner {
            Some(owner) if Some(owner) == mound.first => "Q",
            Some(owner) if Some(owner) == mound.second => "G",
            _ => "",
        };
        let total = column.owner.map_or(String::new(), |_| format!("={}{mark}", column.total));
        totals.add(&Cell::plain(total).padded(4));
    }
    rows.push(numbers);
    rows.push(totals);
    rows
}

fn space_cell(column: &ColumnView, level: usize, target: bool, brush: &Brush<'_>) -> Cell {
    let Some(find) = column.spaces.chars().nth(level) else { return Cell::default() };
    if let (Some(owner), Some(face)) = (column.owner, column.faces.get(level)) {
        return die_cell(owner, *face, brush);
    }
    let find = if find == '.' { ' ' } else { find };
    let plain = if target { format!("<{find}>") } else { format!("[{find}]") };
    Cell { width: 3, text: if target { bold(&plain, brush.ink) } else { plain } }
}

/// The column of the table in which tiles stand.
const TILES_AT: usize = 56;

/// A line for each colour: dice, worms, items, tiles and, where it may be shown, the points.
fn draw_holdings(view: &View, brush: &Brush<'_>) -> String {
    let third = view.colours.iter().any(|colour| colour.who == "N");
    let head = if third { "seat         dice third worms items" } else { "seat         dice worms items" };
    let mut text = format!("   {head:<TILES_AT$}tiles\n");
    for colour in &view.colours {
        let mark = if view.turn == Some(colour.who) { ">" } else { " " };
        let name = match colour.who {
            "N" => "N  third".to_owned(),
            who => format!("{who} {}", brush.colours.of(who).unwrap_or_default()),
        };
        let hand = match (third, colour.who) {
            (true, "N") => format!("{:>4} {:>5}", "", ""),
            (true, _) => format!("{:>4} {:>5}", colour.dice, colour.neutral),
            (false, _) => format!("{:>4}", colour.dice),
        };
        let items: Vec<String> = view
            .items
            .iter()
            .zip(&colour.items)
            .filter(|(_, count)| **count > 0)
            .map(|(item, count)| format!("{}{count}", item.code))
            .collect();
        let items = if items.is_empty() { "-".to_owned() } else { items.join(" ") };
        let variety = if colour.leads_variety { " (most kinds)" } else { "" };
        let row = format!("{name:<12} {hand} {:>5} {}", colour.worms, items + variety);
        let row = format!("{row:<TILES_AT$}{}", tiles(colour, view));
        let row = if mark == ">" { bold(&row, brush.ink) } else { row };
        _ = writeln!(text, " {mark} {row}");
    }
    text
}

fn tiles(colour: &ColourView, view: &View) -> String {
    let (queens, generals) = (colour.queens.len(), colour.generals.len());
    if !colour.tiles_shown {
        return match (queens, generals) {
            (0, 0) => "-".to_owned(),
            _ => format!("Queens: {queens}, Generals: {generals} (face down)"),
        };
    }
    let values = |letter: char, values: &[u8]| {
        values.iter().map(|value| format!("{letter}{value} ")).collect::<String>()
    };
    let tiles = values('Q', &colour.queens) + &values('G', &colour.generals);
    let tiles = if tiles.is_empty() { "- ".to_owned() } else { tiles };
    match &view.outcome {
        None => format!("{tiles}({} points)", colour.running),
        Some(outcome) => {
            let rank = outcome.ranks.iter().find(|(who, _)| *who == colour.who).map_or(0, |(_, rank)| *rank);
            format!("{tiles}(place {rank})")
        }
    }
}
