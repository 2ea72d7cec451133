//! `hexapod arena`.

use std::fmt::Write as _;

use hexapod_lab::rating::{Rating, Sprt, Verdict};
use hexapod_lab::{Match, Standings, arena};

use crate::error::{Outcome, Result, bad_input};
use crate::{args, output};

/// Play bots against each other and report their relative strength.
///
/// The unit is a block: one seed, and with it the same rolls, played in all seat rotations. Every pair of bots plays.
/// For more than two seats give two bots: the first holds one seat, the second all others, and the first bot's win
/// share is compared with its fair share. Intervals are 95 % intervals over block means. Normalized Elo measures the
/// difference in standard deviations of a single game. With iteration budgets the same seed gives the same result on
/// any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Comma-separated list of bots: level:1 to level:5, random, greedy, ismcts:B, search:B, naive:B or oracle:B, where
    /// B is a number of iterations or a CPU time per decision such as 100ms; or external programs such as "cmd:python3
    /// my_bot.py" (see docs/bots.md). search:B@FILE plays with the weights of a file that `tune --output` wrote.
    #[arg(short, long, required = true, value_name = "BOTS")]
    bots: Vec<String>,
    #[command(flatten)]
    deadline: args::DeadlineArgs,
    /// Games per pair, rounded up to whole blocks.
    #[arg(short = 'n', long, default_value_t = 400)]
    games: u64,
    #[command(flatten)]
    table: args::TableArgs,
    /// Stop a pair as soon as a sequential test (5 % error) has decided between a difference of LOW and
    /// one of HIGH normalized Elo.
    #[arg(long, value_name = "LOW,HIGH", value_parser = bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// Random seed; the same seed reproduces the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; all cores if omitted.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Reads the two bounds of a test.
fn bounds(text: &str) -> std::result::Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
    match text.split_once(',').map(|(low, high)| (number(low), number(high))) {
        Some((Some(low), Some(high))) if low < high => Ok((low, high)),
        _ => Err("two numbers, the lower first, as 0,30".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result {
    let game = args::find_game(&args.game)?;
    let wish = args.table.wish(game)?;
    let seats = wish.check(game.info())?.seats;
    let players = args.deadline.players_of(game, &args.bots)?;
    match players.len() {
        0 | 1 => return bad_input("An arena needs two bots at least: --bots search:400,random."),
        2 => {}
        bots if seats > 2 => {
            return bad_input(format!(
                "At a table of {seats} two bots play: one seat of the first among {} of the second; {bots} are named.",
                seats - 1
            ));
        }
        _ => {}
    }
    if args.games == 0 {
        return bad_input("At least one game must be played.");
    }
    let plan = Match {
        wish,
        players,
        games: args.games,
        seed: args.seed,
        threads: args.threads.map(usize::from),
        sprt: args.sprt,
    };
    let bar = output::bar(0, "games");
    let standings = arena(game, &plan, &|done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    if args.json {
        output::json(&serde_json::json!(standings))?;
    } else {
        output::print(&table(&standings))?;
    }
    Ok(Outcome::Fine)
}

pub(crate) fn table(standings: &Standings) -> String {
    let seats = standings.seats.len();
    let mut text = format!(
        "{}, {seats} seats, seed {}; a block is one seed in all {seats} seat rotations\n",
        standings.game, standings.seed
    );
    if seats > 2 {
        _ = writeln!(
            text,
            "one seat of the first bot among {} of the second; the fair share is {:.1} %",
            seats - 1,
            100.0 * standings.fair
        );
    }
    let width = standings.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(6);
    _ = writeln!(
        text,
        "\n{:<width$} {:<width$}  games   share   95 % interval     Elo   95 % interval   nElo   95 % interval",
        "first", "second"
    );
    for pair in &standings.pairs {
        let share = pair.share;
        _ = writeln!(
            text,
            "{:<width$} {:<width$} {:>6} {:>5.1} %  {:>5.1} .. {:>5.1} % {}{}",
            pair.first,
            pair.second,
            pair.games,
            100.0 * share.share,
            100.0 * share.low,
            100.0 * share.high,
            rating(&pair.elo),
            rating(&pair.normalized_elo)
        );
        let by_seat = standings.seats.iter().zip(&pair.in_seat);
        let by_seat: Vec<String> =
            by_seat.map(|(seat, share)| format!("{seat} {:.1} %", 100.0 * share)).collect();
        _ = writeln!(
            text,
            "  won {}, shared {}, lost {} in {} blocks, {} of them distinct; {:.2} times the fair share; as {}",
            pair.won,
            pair.shared,
            pair.lost,
            pair.blocks,
            pair.distinct,
            pair.times_fair,
            by_seat.join(", ")
        );
        text.push_str(&output::warning(pair.warning.as_deref()));
        if let Some(sprt) = &pair.sprt {
            _ = writeln!(text, "  {}", verdict(sprt));
        }
    }
    _ = writeln!(text, "\n{:<width$}  ms a decision   longest{}", "bot", {
        if standings.bots.iter().any(|bot| bot.elo.is_some()) { "     Elo   95 % interval" } else { "" }
    });
    let millis = |time: Option<f64>| time.map_or("-".to_owned(), |time| format!("{time:.2}"));
    for bot in &standings.bots {
        let elo = bot.elo.as_ref().map_or(String::new(), rating);
        _ = writeln!(
            text,
            "{:<width$}  {:>13} {:>9} {elo}",
            bot.bot,
            millis(bot.mean_ms),
            millis(bot.longest_ms)
        );
    }
    for bot in &standings.bots {
        text.push_str(&output::forfeits(&format!("\ngames of {}", bot.bot), &bot.forfeits));
    }
    text.push_str("\nseat advantage (each bot in each seat equally often)\n");
    for (seat, share) in standings.seats.iter().zip(&standings.by_seat) {
        _ = writeln!(
            text,
            "{seat:<8} wins {:>5.1} %  {:>5.1} .. {:>5.1} %",
            100.0 * share.share,
            100.0 * share.low,
            100.0 * share.high
        );
    }
    _ = writeln!(
        text,
        "\na game has {:.1} steps, {:.1} of them decisions ({} to {})",
        standings.steps.mean, standings.decisions.mean, standings.decisions.min, standings.decisions.max
    );
    text
}

/// Formats a rating for its columns; a value that the games do not determine is a dash.
fn rating(rating: &Rating) -> String {
    let number = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:+.0}"));
    format!("{:>6}  {:>5} .. {:>5} ", number(rating.value), number(rating.low), number(rating.high))
}

fn verdict(sprt: &Sprt) -> String {
    let (low, high) = sprt.bounds;
    let verdict = match sprt.verdict {
        Verdict::Stronger => format!("the first is stronger: rather {high:+} than {low:+} normalized Elo"),
        Verdict::Not => format!("the first is not stronger: rather {low:+} than {high:+} normalized Elo"),
        Verdict::Open => format!("not decided between {low:+} and {high:+} normalized Elo"),
    };
    format!("SPRT: {verdict} (LLR {:.2} of ±{:.2})", sprt.llr, sprt.limit)
}
