//! A lesson as it is written.

/// A lesson: a position, and what is asked there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// The heading above the block; the keys of its sentences begin with it.
    pub id: String,
    /// The position in the game's own grammar; named positions of the rules file are not yet copied in.
    pub set_up: String,
    /// The seat of the learner.
    pub you: String,
    /// What is asked, one after the other.
    pub stages: Vec<Stage>,
}

/// One task of a lesson.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stage {
    /// Whether the board shows the solution from the start.
    pub shows: bool,
    /// Places that the task speaks of.
    pub marks: Vec<String>,
    /// Facts that solve the task together, whatever led to them; empty if only the solutions do.
    pub until: Vec<String>,
    /// Accepted solutions, each as the steps of the learner; the first is the one that is shown.
    pub solutions: Vec<Vec<String>>,
    /// What dice and draws bring during the task, in order.
    pub dice: Vec<String>,
    /// Reactions to tries that do not solve the task.
    pub reactions: Vec<Reaction>,
    /// What happens once the task is solved: dice, draws, replies.
    pub then: Vec<String>,
}

/// The reaction to a try that does not solve the task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reaction {
    /// The learner's steps since the task was asked.
    pub steps: Vec<String>,
    /// The code of the refusal, if the rules refuse the last of them.
    pub code: Option<String>,
    /// The last part of the key of its sentence.
    pub name: String,
}

impl Lesson {
    /// Returns the key of the title.
    pub fn title(&self) -> String {
        format!("{}-title", self.id)
    }

    /// Returns the key of a task.
    pub fn task(&self, stage: usize) -> String {
        format!("{}-{}", self.id, stage + 1)
    }

    /// Returns the key of what is said about a task: `well` when it is solved, `wrong`, or the name of a reaction.
    pub fn said(&self, stage: usize, name: &str) -> String {
        format!("{}-{}-{name}", self.id, stage + 1)
    }

    /// Returns all keys that the lesson can say.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.title()];
        for (index, stage) in self.stages.iter().enumerate() {
            keys.push(self.task(index));
            let names = stage.reactions.iter().map(|reaction| reaction.name.as_str());
            keys.extend(["well", "wrong"].into_iter().chain(names).map(|name| self.said(index, name)));
        }
        keys.dedup();
        keys
    }
}
