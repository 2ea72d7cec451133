//! Laws of the analysis, on golden records of every game.

#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use hexapod_catalog::{AnyGame, games};
use hexapod_core::Record;
use hexapod_lab::{AnalyseError, Analysis, Look, analyse};

/// Records of each game that are analysed: the shortest ones.
const RECORDS: usize = 3;

fn records(game: &dyn AnyGame) -> Vec<(PathBuf, Record)> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game.info().id).join("tests/records");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| {
        let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        (path, record)
    };
    let mut records: Vec<_> = files.map(read).collect();
    records.sort_by_key(|(path, record)| (record.steps().len(), path.clone()));
    records
}

fn quick(game: &dyn AnyGame, record: &Record, threads: usize) -> Analysis {
    let look = Look { iterations: Some(6), seed: 3, threads: Some(threads) };
    analyse(game, record, look, &|_| true).unwrap()
}

/// Asserts everything that adds up in an analysis.
fn adds_up(analysis: &Analysis, name: &str) {
    let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
    let start: Vec<f64> = analysis.parties.iter().map(|party| party.start).collect();
    let mut before = &start;
    assert!(near(before.iter().sum(), 1.0), "{name}: shares sum to 1 at the start");
    for step in &analysis.steps {
        let at = format!("{name}, step {}", step.number);
        assert!(near(step.shares.iter().sum(), 1.0), "{at}: shares sum to 1");
        assert!(step.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{at}: a share is out of range");
        assert!(near(step.effect.iter().sum(), 0.0), "{at}: the effect sums to 0");
        if step.is_chance() {
            let moved = before.iter().zip(&step.shares).zip(&step.effect);
            let mut exact = moved.map(|((before, after), luck)| near(after - before, *luck));
            assert!(exact.all(|exact| exact), "{at}: the curve moves by the luck");
        }
        before = &step.shares;
    }
    for (party, end) in analysis.parties.iter().zip(before) {
        let sum = party.start + party.luck + party.own + party.others + party.unexplained;
        assert!(near(sum, party.end) && near(party.end, *end), "{name}: the totals of {} add up", party.who);
    }
    assert!(near(analysis.parties.iter().map(|party| party.luck).sum(), 0.0), "{name}: luck sums to 0");
    for mistake in &analysis.mistakes {
        let at = mistake.number as usize;
        let actor = analysis.parties.iter().position(|party| party.who == mistake.seat).unwrap();
        let before = if at == 1 { start[actor] } else { analysis.steps[at - 2].shares[actor] };
        let fall = before - analysis.steps[at - 1].shares[actor];
        assert!(
            mistake.cost > 0.0 && near(fall, mistake.cost),
            "{name}: the curve falls by the cost of step {at}"
        );
        assert!(!mistake.better.is_empty() && mistake.better[0] != mistake.text, "{name}: step {at}");
    }
    let costs: Vec<f64> = analysis.mistakes.iter().map(|mistake| mistake.cost).collect();
    assert!(costs.is_sorted_by(|one, other| one >= other), "{name}: the costliest come first");
}

#[test]
fn everything_adds_up_and_the_last_point_is_the_result() {
    for game in games() {
        for (path, record) in records(game).into_iter().take(RECORDS) {
            let name = path.display().to_string();
            let analysis = quick(game, &record, 2);
            adds_up(&analysis, &name);
            let table = game.replay(&record).unwrap();
            let outcome = table.outcome().expect(&name);
            assert!(analysis.finished);
            assert_eq!(
                analysis.parties.iter().map(|party| party.who.as_str()).collect::<Vec<_>>(),
                table.parties()
            );
            for party in &analysis.parties {
                let won = outcome.winners.contains(&party.who.as_str());
                let share = if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                assert!((party.end - share).abs() < 1e-3, "{name}: {} ends on the result", party.who);
            }
        }
    }
}

#[test]
fn a_third_colour_that_wins_has_a_curve() {
    let game = hexapod_catalog::game("anteater").unwrap();
    let records = records(game);
    let (_, record) = records.iter().find(|(path, _)| path.ends_with("third-colour-wins.record")).unwrap();
    let analysis = quick(game, record, 2);
    assert_eq!(analysis.parties.len(), 3);
    assert_eq!((analysis.parties[2].who.as_str(), analysis.parties[2].end), ("N", 1.0));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in games() {
        let (_, record) = &records(game)[0];
        assert_eq!(quick(game, record, 1), quick(game, record, 3), "{}", game.info().id);
    }
}

#[test]
fn a_record_without_an_end_ends_on_an_estimate() {
    let game = hexapod_catalog::game("anteater").unwrap();
    let (_, record) = &records(game)[0];
    let mut table = game.replay(record).unwrap();
    table.undo(table.standing().step / 2);
    let half = Record::read(&table.record(hexapod_core::Viewer::Referee)).unwrap();
    let analysis = quick(game, &half, 2);
    adds_up(&analysis, "half a game");
    assert!(!analysis.finished && analysis.steps.len() == half.steps().len());
}

#[test]
fn points_cover_the_game_and_a_listener_can_stop_it() {
    let game = hexapod_catalog::game("anteater").unwrap();
    let (_, record) = &records(game)[0];
    let heard = AtomicU32::new(0);
    let look = Look { iterations: Some(6), seed: 3, threads: Some(2) };
    let analysis = analyse(game, record, look, &|point| {
        assert!((point.shares.iter().sum::<f64>() - 1.0).abs() < 1e-3 && point.done <= point.total);
        heard.fetch_add(1, Ordering::Relaxed);
        true
    });
    let positions = analysis.unwrap().steps.len() as u32 + 1;
    let heard = heard.into_inner();
    assert!(heard > positions / 2 && heard <= positions);
    let stopped = analyse(game, record, look, &|point| point.done < 5);
    assert!(matches!(stopped, Err(AnalyseError::Stopped)));
}
