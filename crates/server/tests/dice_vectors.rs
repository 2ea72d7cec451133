//! Games as a server tells them, for the verifier of the web client (`web/src/lib/wire/dice.json`): honest ones, and one for
//! each way in which a server could cheat, with what the verifier must find.
#![allow(missing_docs, clippy::unwrap_used)]

use hexapod_fair::{Contribution, Dice, Due, Outcome, Scheme, Secret};
use hexapod_server::protocol::{DiceAnswer, DrawTold, EpochTold, Receipt};
use hexapod_server::secrets::ServerKey;
use serde_json::{Value as Json, json};

const TABLE: &str = "vectors2table4";
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/dice.json");

/// What one party knows at some time: the server's secret and what the seats added, in one epoch.
#[derive(Clone)]
struct Epoch {
    number: u32,
    after: u64,
    secret: Secret,
    /// The person's contribution; the second seat is a bot.
    mine: String,
    /// What the bot's seat holds instead of the house contribution.
    bots: Option<String>,
    /// Contributions of seats that the table does not have.
    more: Vec<String>,
}

impl Epoch {
    fn new(number: u32, after: u64, secret: u8, mine: u8) -> Self {
        let (secret, mine) = (Secret::new([secret; 32]), format!("{mine:02x}").repeat(32));
        Self { number, after, secret, mine, bots: None, more: Vec::new() }
    }

    fn house(&self, seat: usize) -> String {
        Contribution::house(&self.secret.commitment(), seat).to_string()
    }

    fn commitment(&self) -> String {
        self.secret.commitment().to_string()
    }

    fn contributions(&self) -> Vec<String> {
        let bots = self.bots.clone().unwrap_or_else(|| self.house(1));
        [self.mine.clone(), bots].into_iter().chain(self.more.clone()).collect()
    }

    fn told(&self) -> EpochTold {
        EpochTold {
            after: self.after,
            commitment: self.commitment(),
            contributions: self.contributions(),
            secret: self.secret.to_hex(),
        }
    }

    fn dice(&self, scheme: u32) -> Dice {
        let scheme = if scheme == 1 { Scheme::First } else { Scheme::Second { epoch: self.number } };
        let added: Vec<Contribution> =
            self.contributions().iter().map(|text| text.parse().unwrap()).collect();
        Dice::new(scheme, &self.secret, &added)
    }
}

/// The roll or draw with this number, at this entry of the log: dice or one of three outcomes in turn.
fn draw(dice: &Dice, draw: u64, number: u64) -> DrawTold {
    let (outcomes, rolled) = match draw % 2 {
        0 => (Vec::new(), Some([1, 2, 20][draw as usize / 2 % 3])),
        _ => (vec![("first".to_owned(), 1), ("second".to_owned(), 2), ("third".to_owned(), 3)], None),
    };
    let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
    let due = rolled.map_or(Due::Weighted(&weights), |dice| Due::Roll(usize::from(dice)));
    let text = match dice.outcome(draw, due).unwrap() {
        Outcome::Index(index) => outcomes[index].0.clone(),
        faces @ Outcome::Faces(_) => faces.to_string(),
    };
    DrawTold { number, draw, text, step: number - 2, outcomes, dice: rolled, undone: false }
}

/// Draws with these numbers, at every second entry from `number` on.
fn draws(epoch: &Epoch, scheme: u32, numbers: impl IntoIterator<Item = u64>, number: u64) -> Vec<DrawTold> {
    let dice = epoch.dice(scheme);
    numbers.into_iter().zip((number..).step_by(2)).map(|(at, number)| draw(&dice, at, number)).collect()
}

/// Ten draws with these dice, as they are told during the game and at the end; the person has contributed as in `added`.
fn played(epoch: Epoch, contributed: &[Epoch], problems: &[&'static str]) -> Game {
    let told = draws(&epoch, 2, 1..=10, 2);
    let kept =
        json!({ "added": added(contributed), "receipts": receipts(&epoch, 1, None), "seen": seen(&told, 1) });
    Game { epochs: vec![epoch], draws: told, kept, problems: problems.to_vec(), own: 0, ..honest() }
}

#[derive(Clone)]
struct Game {
    key: ServerKey,
    scheme: u32,
    epochs: Vec<Epoch>,
    draws: Vec<DrawTold>,
    kept: Json,
    problems: Vec<&'static str>,
    own: u32,
}

fn key() -> ServerKey {
    ServerKey::new([77; 32])
}

fn receipt(
    key: &ServerKey,
    epoch: &Epoch,
    contributions: Vec<Option<String>>,
    number: u64,
    draws: u64,
) -> Receipt {
    let mut receipt = Receipt {
        table: TABLE.to_owned(),
        epoch: epoch.number,
        commitment: epoch.commitment(),
        contributions,
        number,
        draws,
        at: 1_700_000_000_000 + number as i64,
        key: key.public(),
        signature: String::new(),
    };
    receipt.signature = key.sign(&receipt.text());
    receipt
}

/// The receipts before a contribution, after the start at entry `number`, and later.
fn receipts(epoch: &Epoch, number: u64, later: Option<(u64, u64)>) -> Vec<Receipt> {
    let whole = || epoch.contributions().into_iter().map(Some).collect::<Vec<_>>();
    let mut receipts = vec![
        receipt(&key(), epoch, vec![None, None], number - 1, epoch.after),
        receipt(&key(), epoch, whole(), number, epoch.after),
    ];
    receipts.extend(later.map(|(number, draws)| receipt(&key(), epoch, whole(), number, draws)));
    receipts
}

fn seen(draws: &[DrawTold], epoch: u32) -> Vec<Json> {
    draws.iter().map(|draw| json!([draw.number, draw.text, epoch])).collect()
}

fn added(epochs: &[Epoch]) -> Json {
    let one = |epoch: &Epoch| {
        let (commitment, contribution) = (epoch.commitment(), &epoch.mine);
        let mine = json!({
            "commitment": commitment, "contribution": contribution, "seat": 0, "seats": 2, "house": [1], "settled": true
        });
        (epoch.number.to_string(), mine)
    };
    Json::Object(epochs.iter().map(one).collect())
}

/// An honest game of ten draws: entry 1 is the start.
fn honest() -> Game {
    let epoch = Epoch::new(1, 0, 9, 0xa1);
    let draws = draws(&epoch, 2, 1..=10, 2);
    let receipts = receipts(&epoch, 1, Some((12, 6)));
    let kept = json!({ "added": added(std::slice::from_ref(&epoch)), "receipts": receipts, "seen": seen(&draws, 1) });
    Game { key: key(), scheme: 2, epochs: vec![epoch], draws, kept, problems: Vec::new(), own: 1 }
}

/// The honest game as the person has seen it, and another one as the server tells it at the end.
fn swapped(epoch: Epoch, problems: &[&'static str]) -> Game {
    let draws = draws(&epoch, 2, 1..=10, 2);
    Game { epochs: vec![epoch], draws, problems: problems.to_vec(), ..honest() }
}

fn games() -> Vec<(&'static str, Game)> {
    let first = || Epoch::new(1, 0, 9, 0xa1);
    let mut games = vec![("an honest game", honest())];
    games.push((
        "an honest game of scheme 1, of which nothing was kept",
        Game { scheme: 1, draws: draws(&first(), 1, [1, 2, 5, 6], 2), kept: Json::Null, own: 0, ..honest() },
    ));
    games.push(("a draw that was taken back and played again", {
        let mut game = honest();
        game.draws[9].undone = true;
        let again = DrawTold { number: 23, undone: false, ..game.draws[9].clone() };
        game.draws.push(again);
        game
    }));
    games.push(("a restore that the server has announced", {
        // The person saw ten draws; the backup had five. Entry 12 begins the new epoch.
        let lost = honest();
        let second = Epoch::new(2, 5, 10, 0xb2);
        let mut told = draws(&first(), 2, 1..=5, 2);
        told.extend(draws(&second, 2, 6..=9, 14));
        let mut all = receipts(&first(), 1, Some((20, 10)));
        all.extend(receipts(&second, 13, None));
        let mut rolls = seen(&lost.draws, 1);
        rolls.extend(seen(&told[5..], 2));
        let epochs = vec![first(), second];
        let kept = json!({ "added": added(&epochs), "receipts": all, "seen": rolls });
        Game { epochs, draws: told, kept, own: 2, ..honest() }
    }));
    games.push(("cheat: tries secrets once it has seen the contribution", {
        // It commits to one secret, sees the contribution, and says from then on that it committed to another.
        let other = Epoch::new(1, 0, 11, 0xa1);
        let told = draws(&other, 2, 1..=10, 2);
        let mut all = receipts(&first(), 1, None);
        all.truncate(1);
        all.extend(receipts(&other, 1, None).into_iter().skip(1));
        let kept = json!({ "added": added(&[first()]), "receipts": all, "seen": seen(&told, 1) });
        let problems = vec!["commitment-changed"];
        Game { epochs: vec![other], draws: told, kept, problems, own: 0, ..honest() }
    }));
    games.push((
        "cheat: swaps commitment and secret at the end",
        swapped(Epoch::new(1, 0, 11, 0xa1), &["commitment-changed", "contributions-changed", "roll-changed"]),
    ));
    games.push(("cheat: shows another secret than it committed to", {
        let mut game = honest();
        game.problems = vec!["secret-wrong", "roll-wrong"];
        game
    }));
    games.push((
        "cheat: swaps the contribution at the end",
        swapped(Epoch::new(1, 0, 9, 0xcc), &["contribution-lost", "contributions-changed", "roll-changed"]),
    ));
    games.push((
        "cheat: uses another contribution from the start",
        played(Epoch::new(1, 0, 9, 0xcc), &[first()], &["contribution-lost"]),
    ));
    games.push((
        "cheat: leaves out the contribution and takes the house's",
        played(Epoch { mine: first().house(0), ..first() }, &[first()], &["contribution-lost"]),
    ));
    games.push((
        "cheat: chooses for its bot once it has seen the contribution",
        played(Epoch { bots: Some("b0".repeat(32)), ..first() }, &[first()], &["house-wrong"]),
    ));
    games.push((
        "cheat: chooses for a seat that the table does not have",
        played(Epoch { more: vec!["b0".repeat(32)], ..first() }, &[first()], &["house-wrong"]),
    ));
    games.push(("cheat: changes a roll in the log", {
        let mut game = honest();
        game.draws[2].text = other_outcome(&game.draws[2].text);
        game.problems = vec!["roll-wrong", "roll-changed"];
        game
    }));
    games.push(("cheat: tells another roll during the game", {
        let mut game = honest();
        game.kept["seen"][4][1] = json!(other_outcome(&game.draws[4].text));
        game.problems = vec!["roll-changed"];
        game
    }));
    games.push(("cheat: uses a number again because its outcome was good", {
        let told = draws(&first(), 2, [1, 2, 3, 4, 4, 5, 6], 2);
        let kept = json!({ "added": added(&[first()]), "receipts": receipts(&first(), 1, None), "seen": seen(&told, 1) });
        Game { draws: told, kept, problems: vec!["number-reused"], ..honest() }
    }));
    games.push(("cheat: leaves out a number because its outcome was bad", {
        let told = draws(&first(), 2, [1, 2, 3, 5, 6], 2);
        let kept = json!({ "added": added(&[first()]), "receipts": receipts(&first(), 1, None), "seen": seen(&told, 1) });
        Game { draws: told, kept, problems: vec!["number-skipped"], ..honest() }
    }));
    games.push(("cheat: goes back to a backup in silence and draws the same again", {
        // The person saw ten draws up to entry 20, signed. After the backup at entry 10 other steps come between.
        let mut told = draws(&first(), 2, 1..=5, 2);
        told.extend(draws(&first(), 2, 6..=12, 13));
        let mut game = honest();
        game.kept["receipts"] = json!(receipts(&first(), 1, Some((20, 10))));
        Game { draws: told, problems: vec!["went-back", "roll-changed"], ..game }
    }));
    games.push(("cheat: has forgotten a later state that it had signed", {
        let mut game = honest();
        game.draws.truncate(5);
        game.kept["seen"].as_array_mut().unwrap().truncate(5);
        game.problems = vec!["went-back"];
        game
    }));
    games.push(("cheat: invents a restore at the end, with rolls that were not shown", {
        // The person saw ten draws of the first dice; from the sixth on the server tells others.
        let second = Epoch::new(2, 5, 10, 0xb2);
        let mut told = draws(&first(), 2, 1..=5, 2);
        told.extend(draws(&second, 2, 6..=10, 14));
        let problems = vec!["went-back", "roll-changed"];
        Game { epochs: vec![first(), second], draws: told, problems, ..honest() }
    }));
    games.push(("cheat: rolls with dice that it invents at the end", {
        // The final answer repeats the rolls shown during play, but no player contributed to their epoch.
        let second = Epoch::new(2, 0, 10, 0xb2);
        let told = draws(&second, 2, 1..=10, 2);
        let mut game = honest();
        game.kept["seen"] = json!(seen(&told, 1));
        Game { epochs: vec![first(), second], draws: told, problems: vec!["roll-changed"], ..game }
    }));
    games.push(("a restore of which this browser was not told, because it was away", {
        let second = Epoch::new(2, 10, 10, 0xb2);
        let mut game = honest();
        game.draws.extend(draws(&second, 2, 11..=12, 24));
        Game { epochs: vec![first(), second], ..game }
    }));
    let restored = || {
        let (_, game) = games.iter().find(|(name, _)| name.contains("announced")).unwrap().clone();
        game
    };
    let (denied, emptied, changed) = (restored(), restored(), restored());
    games.push(("cheat: denies dice that it has announced", {
        // The draws of the second dice are told as those of the first, which were known to come.
        let told = draws(&first(), 2, 1..=9, 2);
        let problems = vec!["contribution-lost", "went-back", "roll-changed"];
        Game { epochs: vec![first()], draws: told, problems, ..denied }
    }));
    games.push(("cheat: says that nobody contributed to dice that have rolled", {
        let mut game = emptied;
        game.problems = vec!["contribution-lost", "roll-wrong"];
        game
    }));
    games.push(("cheat: changes a roll of before an announced restore", {
        let mut game = changed;
        game.kept["seen"][3][1] = json!(other_outcome(&game.draws[3].text));
        game.problems = vec!["roll-changed"];
        game
    }));
    games.push(("dice that ended by another restore before everybody had contributed", {
        let second = Epoch::new(2, 10, 10, 0xb2);
        let third = Epoch::new(3, 10, 11, 0xb3);
        let mut game = honest();
        game.draws.extend(draws(&third, 2, 11..=12, 26));
        let mut all = receipts(&first(), 1, Some((20, 10)));
        all.push(receipt(&key(), &second, vec![None, None], 22, 10));
        all.extend(receipts(&third, 24, None));
        let epochs = vec![first(), second, third];
        let mut rolls = seen(&game.draws[..10], 1);
        rolls.extend(seen(&game.draws[10..], 3));
        game.kept = json!({ "added": added(&epochs), "receipts": all, "seen": rolls });
        Game { epochs, own: 2, ..game }
    }));
    games.push(("cheat: signs with another key at the end", {
        Game { key: ServerKey::new([78; 32]), problems: vec!["signature-false"], ..honest() }
    }));
    games.push(("cheat: a kept receipt is not what was signed", {
        let mut game = honest();
        game.kept["receipts"][2]["at"] = json!(1);
        game.problems = vec!["signature-false"];
        game
    }));
    games
}

fn other_outcome(text: &str) -> String {
    match text {
        "first" => "second".to_owned(),
        "second" | "third" => "first".to_owned(),
        roll => roll.chars().map(|face| if face == '1' { '2' } else { face }).collect::<String>() + " 1",
    }
}

fn told(name: &str, game: &Game) -> Json {
    let last = game.epochs.last().unwrap();
    let number = game.draws.last().map_or(1, |draw| draw.number);
    let made = game.draws.iter().map(|draw| draw.draw).max().unwrap_or(0);
    let whole = last.contributions().into_iter().map(Some).collect();
    let mut epochs: Vec<EpochTold> = game.epochs.iter().map(Epoch::told).collect();
    if name.contains("nobody contributed") || name.contains("before everybody had contributed") {
        epochs[1].contributions.clear();
    }
    if name.contains("another secret") {
        epochs[0].secret = Secret::new([11; 32]).to_hex();
    }
    let answer = DiceAnswer {
        scheme: game.scheme,
        receipt: receipt(&game.key, last, whole, number, made),
        epochs,
        draws: game.draws.clone(),
    };
    json!({ "name": name, "answer": answer, "kept": game.kept, "problems": game.problems, "own": game.own })
}

#[test]
fn the_vectors_of_the_web_client_are_current() {
    let games: Vec<Json> = games().iter().map(|(name, game)| told(name, game)).collect();
    let text = serde_json::to_string_pretty(&games).unwrap() + "\n";
    hexapod_testkit::wire::compare(PATH.as_ref(), &text);
}
