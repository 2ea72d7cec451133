//! What one action is worth: a search that never begins with another.

use hexapod_core::{Heuristic, Knowledge, Step, WinShares};

use super::Search;
use super::tree::{Edge, NodeId, NodeKind};

impl<G: Heuristic> Search<G> {
    /// Returns each seat's mean share of the victory after `action`, over so many iterations that all begin with it.
    /// Actions are compared fairly by it: none of them was picked because it looked lucky. Forgets everything else.
    pub fn worth(&mut self, knowledge: &Knowledge<'_, G>, action: G::Action, iterations: u64) -> WinShares {
        self.tree.clear();
        self.root = None;
        self.tree.add(NodeId::ROOT, Edge::new(Step::Action(action), 1.0));
        // No other action will join.
        self.tree.set_kind(NodeId::ROOT, NodeKind::Complete);
        for _ in 0..iterations {
            self.iterate(knowledge);
        }
        let shares = self.choice(action).shares;
        self.tree.clear();
        shares
    }
}
