//! The tree in one arena: an edge is a step with what came of it, and the node below it.

use hexapod_core::{Heuristic, Step, StepOf};

use super::Tuning;
use crate::playouts::Choice;

/// The node below an edge, or the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    pub(super) const ROOT: Self = Self(0);

    pub(super) fn below(edge: u32) -> Self {
        Self(edge + 1)
    }
}

/// A step from a node, and the node it leads to.
pub(super) struct Edge<G: Heuristic> {
    pub(super) step: StepOf<G>,
    /// How likely a good player takes it, within its node.
    weight: f32,
    /// The sum of the acting seat's results.
    sum: f32,
    visits: u32,
    next: u32,
    below: Node,
}

/// The edges of a node: a list through the arena, in the order in which they joined.
#[derive(Debug, Clone, Copy, Default)]
struct Node {
    first: u32,
    last: u32,
    count: u32,
    complete: bool,
}

/// No edge.
const NONE: u32 = u32::MAX;

impl<G: Heuristic> Edge<G> {
    pub(super) fn new(step: StepOf<G>, weight: f32) -> Self {
        Self {
            step,
            weight,
            sum: 0.0,
            visits: 0,
            next: NONE,
            below: Node { first: NONE, last: NONE, ..Node::default() },
        }
    }
}

pub(super) struct Tree<G: Heuristic> {
    edges: Vec<Edge<G>>,
    root: Node,
    root_visits: u32,
}

impl<G: Heuristic> Tree<G> {
    pub(super) fn new() -> Self {
        let mut tree = Self { edges: Vec::new(), root: Node::default(), root_visits: 0 };
        tree.clear();
        tree
    }

    /// Forgets everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.root = Node { first: NONE, last: NONE, count: 0, complete: false };
        self.root_visits = 0;
    }

    /// Makes the node below a root edge the root. What is no longer reached stays in memory until the next `clear`.
    pub(super) fn reroot(&mut self, step: &StepOf<G>) {
        match self.find(NodeId::ROOT, step) {
            Some(edge) => {
                self.root = self.edges[edge as usize].below;
                self.root_visits = self.edges[edge as usize].visits;
            }
            None => self.clear(),
        }
    }

    fn node(&self, node: NodeId) -> &Node {
        if node == NodeId::ROOT { &self.root } else { &self.edges[node.0 as usize - 1].below }
    }

    fn node_mut(&mut self, node: NodeId) -> &mut Node {
        if node == NodeId::ROOT { &mut self.root } else { &mut self.edges[node.0 as usize - 1].below }
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge<G> {
        &self.edges[edge as usize]
    }

    pub(super) fn visits(&self, node: NodeId) -> u32 {
        if node == NodeId::ROOT { self.root_visits } else { self.edges[node.0 as usize - 1].visits }
    }

    pub(super) fn count(&self, node: NodeId) -> u32 {
        self.node(node).count
    }

    pub(super) fn is_complete(&self, node: NodeId) -> bool {
        self.node(node).complete
    }

    pub(super) fn complete(&mut self, node: NodeId) {
        self.node_mut(node).complete = true;
    }

    fn edges_of(&self, node: NodeId) -> impl Iterator<Item = u32> + '_ {
        let first = self.node(node).first;
        std::iter::successors((first != NONE).then_some(first), |edge| {
            let next = self.edges[*edge as usize].next;
            (next != NONE).then_some(next)
        })
    }

    pub(super) fn first(&self, node: NodeId) -> Option<u32> {
        self.edges_of(node).next()
    }

    pub(super) fn find(&self, node: NodeId, step: &StepOf<G>) -> Option<u32> {
        self.edges_of(node).find(|edge| self.edges[*edge as usize].step == *step)
    }

    pub(super) fn add(&mut self, node: NodeId, edge: Edge<G>) -> u32 {
        let index = self.edges.len() as u32;
        self.edges.push(edge);
        let last = self.node(node).last;
        if last != NONE {
            self.edges[last as usize].next = index;
        }
        let node = self.node_mut(node);
        if node.first == NONE {
            node.first = index;
        }
        node.last = index;
        node.count += 1;
        index
    }

    /// Returns the most promising edge: good so far, or likely and little tried. Only `legal` actions, if given.
    pub(super) fn select(&self, node: NodeId, legal: Option<&[G::Action]>, tuning: &Tuning) -> Option<u32> {
        let (mut sum, mut visits) = (0.0, 0);
        for edge in self.edges_of(node) {
            let edge = &self.edges[edge as usize];
            sum += edge.sum;
            visits += edge.visits;
        }
        let mean = if visits > 0 { sum / visits as f32 } else { 0.5 };
        let spread = tuning.exploration * (visits as f32 + 1.0).sqrt();
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for index in self.edges_of(node) {
            let edge = &self.edges[index as usize];
            if let (Some(legal), Step::Action(action)) = (legal, &edge.step)
                && !legal.contains(action)
            {
                continue;
            }
            let value =
                if edge.visits > 0 { edge.sum / edge.visits as f32 } else { mean - tuning.first_play };
            let score = value + spread * edge.weight / (1.0 + edge.visits as f32);
            if score > highest {
                highest = score;
                best = Some(index);
            }
        }
        best
    }

    pub(super) fn visit_root(&mut self) {
        self.root_visits += 1;
    }

    pub(super) fn record(&mut self, edge: u32, result: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += result;
    }

    /// Returns what is known of an action at the root.
    pub(super) fn choice(&self, action: G::Action) -> Choice<G> {
        let found = self.find(NodeId::ROOT, &Step::Action(action)).map(|edge| &self.edges[edge as usize]);
        let visits = found.map_or(0, |edge| edge.visits);
        let win_share =
            found.filter(|_| visits > 0).map_or(0.0, |edge| f64::from(edge.sum) / f64::from(visits));
        Choice { action, visits: u64::from(visits), win_share }
    }
}
