//! Every lesson of every game: its position is legal, its solutions solve it, each named try gets its reaction, and every
//! sentence stands in both languages.
#![allow(clippy::unwrap_used)]

use hexapod_catalog::{AnyGame, AnyTable, game};
use hexapod_learn::{Attempt, Lesson, Verdict, attempt, lessons, words};

#[test]
fn the_lessons_of_anteater_hold() {
    hold("anteater");
}

#[test]
fn the_lessons_of_termites_hold() {
    hold("termites");
}

#[test]
fn the_lessons_of_dominants_hold() {
    hold("dominants");
}

#[test]
fn the_lessons_of_glory_hold() {
    hold("glory");
}

fn hold(id: &str) {
    let game = game(id).unwrap();
    let lessons = lessons(game);
    assert!((8..=12).contains(&lessons.len()), "{id} has {} lessons", lessons.len());
    assert_eq!(lessons[0].id, "goal", "the goal comes first");
    let problems: Vec<String> = lessons.iter().flat_map(|lesson| solve(game, lesson)).collect();
    assert!(problems.is_empty(), "{id}:\n{}", problems.join("\n"));
    let problems = sentences(game, lessons);
    assert!(problems.is_empty(), "{id}:\n{}", problems.join("\n"));
}

/// Takes a lesson in every written way. Returns what is wrong with it.
fn solve(game: &dyn AnyGame, lesson: &Lesson) -> Vec<String> {
    let mut problems = Vec::new();
    let mut steps = Vec::new();
    for (index, stage) in lesson.stages.iter().enumerate() {
        let mut wrong = |message: String| problems.push(format!("{} {}: {message}", lesson.id, index + 1));
        let begun = match try_all(game, lesson, &steps, &[]) {
            Ok(begun) => begun,
            Err(error) => {
                wrong(error);
                return problems;
            }
        };
        assert_eq!(begun.stage, index);
        if begun.table.seats().to_move(begun.table.standing().to_move) != lesson.you {
            wrong(format!("{} is not to act", lesson.you));
        }
        if begun.next.first().is_none_or(|step| begun.table.why_not(step).is_some()) {
            wrong("what is shown cannot be played".into());
        }
        for reaction in &stage.reactions {
            let expected = (Some(lesson.said(index, &reaction.name)), reaction.code.as_deref());
            let mut found = Vec::new();
            // Most reactions are met within two steps; to look further takes long.
            for depth in 2..=3 {
                let tries = meant(&begun, &reaction.steps, depth);
                found = tries.iter().map(|text| react(game, lesson, &steps, text)).collect();
                if found.iter().any(|(key, code)| (key.clone(), *code) == expected) {
                    break;
                }
            }
            if !found.iter().any(|(key, code)| (key.clone(), *code) == expected) {
                wrong(format!("{:?} = {} gets {found:?}", reaction.steps, reaction.name));
            }
        }
        for solution in stage.solutions.iter().rev() {
            match try_all(game, lesson, &steps, solution) {
                Err(error) => wrong(error),
                Ok(found) if found.verdict != Verdict::Solved || found.stage != index + 1 => {
                    wrong(format!("{solution:?} does not solve it: {:?}", found.verdict));
                    return problems;
                }
                Ok(found) if solution == &stage.solutions[0] => {
                    steps = found.table.steps().into_iter().map(|step| step.text).collect();
                }
                Ok(_) => {}
            }
        }
    }
    let done = attempt(game, lesson, &steps, &[]).unwrap();
    if !done.is_done() {
        problems.push(format!("{}: it does not end", lesson.id));
    }
    problems
}

/// Tries one text after the other, as a person does. Returns what came of the last.
fn try_all<'a>(
    game: &dyn AnyGame,
    lesson: &'a Lesson,
    steps: &[String],
    tried: &[String],
) -> Result<Attempt<'a>, String> {
    let mut steps = steps.to_vec();
    let mut found = attempt(game, lesson, &steps, &[]).map_err(|error| error.to_string())?;
    for text in tried {
        if found.stage < lesson.stages.len()
            && matches!(found.verdict, Verdict::Wrong { .. } | Verdict::Refused { .. })
        {
            return Err(format!("{tried:?} ends before `{text}`: {:?}", found.verdict));
        }
        found =
            attempt(game, lesson, &steps, std::slice::from_ref(text)).map_err(|error| error.to_string())?;
        steps = found.table.steps().into_iter().map(|step| step.text).collect();
    }
    Ok(found)
}

/// Returns the key of what the lesson says to a try, and the code if the rules refuse it.
fn react(
    game: &dyn AnyGame,
    lesson: &Lesson,
    steps: &[String],
    text: &str,
) -> (Option<String>, Option<&'static str>) {
    let found = attempt(game, lesson, steps, &[text.to_owned()]).unwrap();
    let code = match &found.verdict {
        Verdict::Refused { refused, .. } => Some(refused.code),
        _ => None,
    };
    (found.reaction(), code)
}

/// Returns the inputs that steps mean: the steps themselves or, if the last has any ending, all legal ones of at most `depth`
/// steps with such an ending.
fn meant(begun: &Attempt<'_>, steps: &[String], depth: usize) -> Vec<String> {
    let Some(head) = steps.last().unwrap().strip_suffix('*') else { return vec![steps.join("; ")] };
    let mut found = Vec::new();
    endings(&*begun.table, head, "", depth, &mut found);
    found
}

fn endings(table: &dyn AnyTable, head: &str, before: &str, depth: usize, found: &mut Vec<String>) {
    for step in table.legal() {
        if step.starts_with(head) {
            found.push(format!("{before}{step}"));
        } else if depth > 1 {
            let mut after = table.now();
            after.submit(None, &step).unwrap();
            endings(&*after, head, &format!("{before}{step}; "), depth - 1, found);
        }
    }
}

/// Returns the sentences that are missing, and those that nobody says.
fn sentences(game: &dyn AnyGame, lessons: &[Lesson]) -> Vec<String> {
    let mut problems = Vec::new();
    let keys: Vec<String> = lessons.iter().flat_map(Lesson::keys).collect();
    for spoken in game.info().lessons.spoken {
        let language = spoken.language;
        let words = words(game, language);
        let missing = keys.iter().filter(|key| words.text(key).is_none());
        problems.extend(missing.map(|key| format!("{language}: {key} is missing")));
        let said = spoken.lessons.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
        let said = said.filter(|key| !key.starts_with([' ', '#']));
        let never = said.filter(|key| !keys.iter().any(|other| other == key));
        problems.extend(never.map(|key| format!("{language}: {key} is never said")));
    }
    assert_eq!(
        game.info().lessons.spoken.iter().map(|spoken| spoken.language).collect::<Vec<_>>(),
        ["en", "pl"]
    );
    problems
}
