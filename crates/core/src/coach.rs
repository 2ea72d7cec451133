//! What a coach says: the danger that a seat overlooks, and what a decision gave away beside a better one. Both are made of
//! the features of a game's evaluation, as the reasons of a hint are, and of nothing that the seat cannot know.

use crate::bot::Knowledge;
use crate::heuristic::{Heuristic, own_weights};
use crate::reason::{Decision, Extent, Reason, WORLDS, decided, worth_telling};
use crate::step::StepOf;
use crate::words::{Arg, Message};
use crate::{SeedableRng, SmallRng};

/// What speaks against a decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WhyNot {
    /// What opponents could do after it and not after the better one, the greatest loss first; at most two.
    pub risks: Vec<Message>,
    /// What the better one gains and this one does not, the greatest gain first; at most two.
    pub missed: Vec<Message>,
}

/// Returns what opponents could do to the seat next, the greatest loss first: at most two, and only what holds in every
/// world that the seat imagines.
pub fn risks<G: Heuristic>(knowledge: &Knowledge<'_, G>) -> Vec<Message> {
    let weights = own_weights::<G>();
    let game = knowledge.game();
    worth_telling(in_all_worlds(knowledge, |world| game.risks(world, knowledge.seat(), &weights)))
}

/// Returns what speaks against the steps `played`, beside the decision with which the line `better` begins.
pub fn why_not<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    played: &[StepOf<G>],
    better: &[StepOf<G>],
) -> WhyNot {
    let weights = own_weights::<G>();
    let (game, seat) = (knowledge.game(), knowledge.seat());
    let after = |world: &G::State, line: &[StepOf<G>], extent| decided(game, seat, world, line, extent);
    let risks = in_all_worlds(knowledge, |world| {
        let (Some(this), Some(that)) =
            (after(world, played, Extent::Whole), after(world, better, Extent::Decision))
        else {
            return Vec::new();
        };
        without(game.risks(&this.after, seat, &weights), &game.risks(&that.after, seat, &weights))
    });
    let gains = |world: &G::State, line: &[StepOf<G>], extent| {
        let Some(done) = after(world, line, extent) else { return Vec::new() };
        let steps = &line[..done.told.len()];
        if steps.is_empty() {
            return Vec::new();
        }
        let decision = Decision { seat, before: world, steps, after: &done.after, told: &done.told };
        game.reasons(&decision, &weights)
    };
    let missed = in_all_worlds(knowledge, |world| {
        without(gains(world, better, Extent::Decision), &gains(world, played, Extent::Whole))
    });
    WhyNot { risks: worth_telling(risks), missed: worth_telling(missed) }
}

/// Returns what is said in every imagined world.
fn in_all_worlds<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    say: impl Fn(&G::State) -> Vec<Reason>,
) -> Vec<Reason> {
    let worlds = if G::INFO.secrets { WORLDS } else { 1 };
    let mut worlds = (0..worlds).map(|world| say(&knowledge.imagine(&mut SmallRng::seed_from_u64(world))));
    let mut sure = worlds.next().unwrap_or_default();
    for said in worlds {
        sure.retain(|reason| said.iter().any(|other| other.message == reason.message));
    }
    sure
}

/// Returns the reasons that are about nothing of which the others speak too.
fn without(mut reasons: Vec<Reason>, others: &[Reason]) -> Vec<Reason> {
    reasons.retain(|reason| !others.iter().any(|other| is_alike(&reason.message, &other.message)));
    reasons
}

/// Whether two messages say the same of the same thing, if with other numbers.
fn is_alike(one: &Message, other: &Message) -> bool {
    let names = |message: &Message| {
        let texts = message.args.iter().filter(|(_, arg)| matches!(arg, Arg::Text(_)));
        texts.cloned().collect::<Vec<_>>()
    };
    one.key == other.key && names(one) == names(other)
}
