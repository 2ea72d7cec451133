//! The table as text, from which a person can play (section 17).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use hexapod_core::position::or_dash;
use hexapod_core::{Brush, Drawing, Ink};

use crate::cells::{Cell, Cells};
use crate::game::Termites;
use crate::state::{Ground, PhaseName};
use crate::view::{CellView, SeatView, View};

/// Half the width of a hex on the screen: rows are shifted by so much against each other.
const HALF: usize = 3;
/// Room for the name of a row's first hex.
const RIM: usize = 5;

impl Drawing for Termites {
    fn paint(&self, view: &View, brush: &Brush<'_>) -> String {
        draw(view, brush.recent, brush.ink)
    }
}

/// Draws the board row by row, below it what each seat has. The hexes of the recent steps are marked.
fn draw(view: &View, recent: &[String], ink: Ink) -> String {
    let mut text = format!("{}\n", due(view));
    if !recent.is_empty() {
        _ = writeln!(text, "Before: {}.", recent.join("; "));
    }
    text.push('\n');
    draw_board(view, recent, ink, &mut text);
    text.push('\n');
    for seat in &view.seats {
        draw_seat(view, seat, ink, &mut text);
    }
    draw_mounds(view, &mut text);
    // Writing into a String cannot fail.
    _ = writeln!(
        text,
        "\nUnits: colony, caste (W worker, S soldier, N spitter, F flyer), number, terrain below. Mounds: b[7]; n[7] is \
         neutral.\nMarks: ( ) recent steps, > < picked or attacking, * * attacked from, ! ! beaten or conquered.\nTerrain: . clear, ~ water, \" vegetation, ^ stones. Numbers run to the upper left: f6 touches g6, g7, \
         f5, f7, e5, e6."
    );
    if view.cells.iter().any(|cell| cell.mound.is_some() && cell.terrain != Ground::Clear) {
        text.push_str("Mounds on terrain show it in place of the brackets: b^7^.\n");
    }
    text
}

/// Says who decides what.
fn due(view: &View) -> String {
    let who = |seat: Option<&str>| {
        let seat = view.seats.iter().find(|known| Some(known.seat) == seat);
        seat.map_or("Nobody".to_owned(), |seat| match seat.colony {
            Some(colony) => format!("{} (seat {})", capital(colony), seat.seat),
            None => format!("Seat {}", seat.seat),
        })
    };
    let acting = who(view.acting);
    let picked = view.picked.as_deref().unwrap_or("-");
    let tiles = view.tiles_left.unwrap_or(0);
    match view.phase {
        PhaseName::Builder => "It is drawn who begins to build the map.".to_owned(),
        PhaseName::First => "It is drawn who begins.".to_owned(),
        PhaseName::Random => "A random map is laid.".to_owned(),
        PhaseName::Neutral => format!("{acting} places a neutral Mound."),
        PhaseName::LayPick => format!("{acting} lays a terrain tile ({tiles} left)."),
        PhaseName::Lay => format!("{acting} lays {picked} ({tiles} left)."),
        PhaseName::Colony => "The colonies are drawn.".to_owned(),
        PhaseName::Deal => "The hands are dealt.".to_owned(),
        PhaseName::MoundPick => format!("{acting} founds a starting Mound."),
        PhaseName::Mound => format!("{acting} founds {picked}: where?"),
        PhaseName::Hatch => format!("{acting} places a token."),
        PhaseName::Place => format!("{acting} places {picked}: where?"),
        PhaseName::Draw => format!("{} draws a token.", who(view.turn)),
        PhaseName::Move => format!("{acting} moves a unit, attacks, or stays."),
        PhaseName::Go => format!("{acting} moves the unit on {picked}: where?"),
        PhaseName::Retreat => {
            let target = view.attack.as_ref().map_or("-", |attack| attack.target);
            format!("{acting} chooses where the beaten unit on {target} goes.")
        }
        PhaseName::Conquer => {
            format!("{acting} founds a Mound on conquered {}.", view.conquered.unwrap_or("-"))
        }
        PhaseName::RebuildPick => format!("{acting} has lost a Mound and founds another."),
        PhaseName::Rebuild => format!("{acting} founds {picked} instead of the lost Mound: where?"),
        PhaseName::Sacrifice => format!("{acting} gives up a unit to make room for {picked}."),
        PhaseName::Over => match &view.outcome {
            Some(outcome) => {
                let winners: Vec<String> = outcome.winners.iter().map(|winner| who(Some(winner))).collect();
                let verb = if winners.len() > 1 { "share the victory" } else { "wins" };
                format!("The game is over; {} {verb}.", winners.join(" and "))
            }
            None => "The game is over.".to_owned(),
        },
    }
}

fn draw_board(view: &View, recent: &[String], ink: Ink, text: &mut String) {
    let words = recent.iter().flat_map(|step| step.split([' ', '-', 'x']));
    let marked: Cells = words.filter_map(Cell::parse).collect();
    let cells: BTreeMap<Cell, &CellView> =
        view.cells.iter().filter_map(|cell| Some((Cell::parse(cell.cell)?, cell))).collect();
    // Where a hex begins, in half hexes from the leftmost one: right = x − y/2.
    let place = |cell: Cell| 2 * cell.number() as i32 - cell.row() as i32;
    let leftmost = cells.keys().map(|cell| place(*cell)).min().unwrap_or(0);
    let rows: BTreeSet<usize> = cells.keys().map(|cell| cell.row()).collect();
    let in_row =
        |row: usize| cells.keys().filter(move |cell| cell.row() == row).copied().collect::<Vec<Cell>>();
    // The numbers go on to the upper left of the top row and to the lower right of the bottom row.
    let numbers = |row: Option<&usize>, shift: i32| {
        let mut line = String::new();
        for cell in row.map_or(Vec::new(), |row| in_row(*row)) {
            let column = RIM + (place(cell) + shift - leftmost + 1) as usize * HALF - 1;
            line.push_str(&" ".repeat(column.saturating_sub(line.len())));
            _ = write!(line, "{}", cell.number() + 1);
        }
        line
    };
    _ = writeln!(text, "{}", numbers(rows.last(), -1));
    for row in rows.iter().rev() {
        let in_row = in_row(*row);
        let (Some(first), Some(last)) = (in_row.first(), in_row.last()) else { continue };
        let indent = (place(*first) - leftmost) as usize * HALF;
        _ = write!(text, "{}{:>width$} ", " ".repeat(indent), first.to_string(), width = RIM - 1);
        let mut at = place(*first);
        for cell in &in_row {
            while at < place(*cell) {
                text.push_str(&" ".repeat(HALF));
                at += 1;
            }
            draw_cell(view, cells[cell], marked.has(*cell), ink, text);
            at += 2;
        }
        _ = writeln!(text, " {last}");
    }
    _ = writeln!(text, "{}", numbers(rows.first(), 1));
}

/// Draws a hex in six characters: a mark, four for what is there, a mark.
fn draw_cell(view: &View, cell: &CellView, recent: bool, ink: Ink, text: &mut String) {
    let glyph = match cell.terrain {
        Ground::Water => '~',
        Ground::Vegetation => '"',
        Ground::Stones => '^',
        Ground::Clear => '.',
    };
    let (body, colony) = match (&cell.unit, &cell.mound) {
        (Some(unit), _) => {
            let below = if glyph == '.' { ' ' } else { glyph };
            (format!("{}{}{below}", letter(unit.colony), unit.token), Some(unit.colony))
        }
        (None, Some(mound)) => {
            let owner = mound.colony.unwrap_or("neutral");
            // On terrain its glyph stands in place of the brackets.
            let (left, right) = if glyph == '.' { ('[', ']') } else { (glyph, glyph) };
            (format!("{}{left}{}{right}", letter(owner), mound.value), Some(owner))
        }
        (None, None) => (format!(" {glyph}  "), None),
    };
    let name = Some(cell.cell);
    let attack = view.attack.as_ref();
    let (left, right) = if view.picked.as_deref() == name || attack.map(|attack| attack.start) == name {
        ('>', '<')
    } else if attack.map(|attack| attack.target) == name || view.conquered == name {
        ('!', '!')
    } else if attack.map(|attack| attack.from) == name {
        ('*', '*')
    } else if recent {
        ('(', ')')
    } else {
        (' ', ' ')
    };
    let body = match (ink, colony) {
        (Ink::Plain, _) => body,
        (Ink::Colour, Some(colony)) => format!("\x1b[{}m{body}\x1b[0m", piece_style(colony)),
        (Ink::Colour, None) => format!("\x1b[{}m{body}\x1b[0m", terrain_style(cell.terrain)),
    };
    text.push(left);
    text.push_str(&body);
    text.push(right);
}

fn draw_seat(view: &View, seat: &SeatView, ink: Ink, text: &mut String) {
    let mark = if view.acting == Some(seat.seat) { '>' } else { ' ' };
    let colony = seat.colony.unwrap_or("random");
    let label = format!("{} {colony} ({})", seat.seat, letter(colony));
    let label = match ink {
        Ink::Plain => format!("{label:<11}"),
        Ink::Colour => {
            format!("\x1b[{}m{label}\x1b[0m{}", piece_style(colony), " ".repeat(11 - label.len().min(11)))
        }
    };
    let [trophies, mounds, reserve] = seat.parts;
    let listed = |kinds: &[&str]| or_dash(kinds.iter().map(|kind| (*kind).to_owned()));
    let tokens = |kinds: &Option<Vec<&str>>, count: u32| match kinds {
        Some(kinds) => listed(kinds),
        None => format!("{count} hidden"),
    };
    _ = writeln!(
        text,
        "{mark} {label} {:>3} points ({trophies} trophies + {mounds} on the board + {reserve} in reserve), units: {}, turns left: {}",
        seat.score, seat.units, seat.turns_left
    );
    _ = writeln!(
        text,
        "    hand: {}; stack: {}; reserve: {}; trophies: {}; lost: {}",
        tokens(&seat.hand, seat.hand_count),
        match &seat.stack {
            Some(_) => format!("{} ({})", seat.stack_count, tokens(&seat.stack, 0)),
            None => format!("{} (hand and stack: {})", seat.stack_count, listed(&seat.unseen)),
        },
        or_dash(seat.reserve.iter().map(|value| format!("M{value}"))),
        or_dash(seat.trophies.iter().cloned()),
        listed(&seat.dead)
    );
}

/// Lists the Mounds that could be attacked now, with power against value.
fn draw_mounds(view: &View, text: &mut String) {
    let mut threats = Vec::new();
    for cell in &view.cells {
        let Some(mound) = &cell.mound else { continue };
        for threat in &mound.threats {
            let danger = if threat.beats { "!" } else { "" };
            threats
                .push(format!("{} {}/{}{danger} by {}", cell.cell, threat.power, mound.value, threat.seat));
        }
    }
    if !threats.is_empty() {
        _ = writeln!(text, "Attacks on Mounds now, without hands: {}.", threats.join(", "));
    }
}

fn letter(colony: &str) -> char {
    match colony {
        "blue" => 'b',
        "red" => 'r',
        "gold" => 'g',
        "gray" => 'y',
        "neutral" => 'n',
        _ => '?',
    }
}

fn piece_style(colony: &str) -> &'static str {
    match colony {
        "blue" => "97;44",
        "red" => "97;41",
        "gold" => "30;43",
        "gray" => "97;100",
        _ => "30;47",
    }
}

fn terrain_style(ground: Ground) -> &'static str {
    match ground {
        Ground::Water => "36",
        Ground::Vegetation => "32",
        Ground::Stones => "90",
        Ground::Clear => "33",
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
