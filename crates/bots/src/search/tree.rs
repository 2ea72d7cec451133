//! The tree in one arena: an edge is a step with what came of it, and the node below it.

use hexapod_core::{Heuristic, MAX_SEATS, Step, StepOf, WinShares};

use super::{Selection, Tuning};

/// The node below an edge, or the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    pub(super) const ROOT: Self = Self(0);

    pub(super) fn below(edge: EdgeId) -> Self {
        Self(edge.0 + 1)
    }
}

/// A place in the arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

/// A step from a node, and the node it leads to.
pub(super) struct Edge<G: Heuristic> {
    pub(super) step: StepOf<G>,
    /// What a chance step came to, where its outcomes are not told apart one by one.
    upshot: u32,
    /// How likely a good player takes it, within its node.
    weight: f32,
    /// The sums of all seats' results.
    sums: WinShares,
    visits: u32,
    /// How often it was legal when its node was visited; counted only where things are hidden.
    available: u32,
    next: u32,
    below: Node,
}

/// The edges of a node: a list through the arena, in the order in which they joined.
#[derive(Debug, Clone, Copy)]
struct Node {
    first: u32,
    last: u32,
    count: u16,
    kind: NodeKind,
}

/// What is known about the edges of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NodeKind {
    /// Nothing yet.
    New,
    /// Every action has joined.
    Complete,
    /// A chance step whose outcomes are told apart.
    Apart,
    /// A chance step whose outcomes share an edge if they come to the same.
    Sorted,
    /// A chance step whose outcomes share an edge if the same seat acts next.
    Shared,
}

/// No edge.
const NO_EDGE: u32 = u32::MAX;

impl Node {
    const EMPTY: Self = Self { first: NO_EDGE, last: NO_EDGE, count: 0, kind: NodeKind::New };
}

impl<G: Heuristic> Edge<G> {
    pub(super) fn new(step: StepOf<G>, weight: f32) -> Self {
        let (upshot, next, below) = (0, NO_EDGE, Node::EMPTY);
        Self { step, upshot, weight, sums: [0.0; MAX_SEATS], visits: 0, available: 1, next, below }
    }

    /// Returns the edge of an outcome of chance.
    pub(super) fn of_chance(outcome: G::Chance, upshot: u32) -> Self {
        Self { upshot, ..Self::new(Step::Chance(outcome), 1.0) }
    }

    pub(super) fn upshot(&self) -> u32 {
        self.upshot
    }

    pub(super) fn visits(&self) -> u32 {
        self.visits
    }

    /// Returns the mean share of the victory of each seat.
    pub(super) fn shares(&self) -> WinShares {
        self.sums.map(|sum| if self.visits > 0 { sum / self.visits as f32 } else { 0.0 })
    }
}

pub(super) struct Tree<G: Heuristic> {
    edges: Vec<Edge<G>>,
    /// Where a kept subtree is copied to, so that the rest is forgotten.
    spare: Vec<Edge<G>>,
    root: Node,
    root_visits: u32,
}

impl<G: Heuristic> Tree<G> {
    pub(super) fn new() -> Self {
        Self { edges: Vec::new(), spare: Vec::new(), root: Node::EMPTY, root_visits: 0 }
    }

    /// Forgets everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.root = Node::EMPTY;
        self.root_visits = 0;
    }

    /// Makes the node below an edge the root and forgets everything else.
    pub(super) fn reroot(&mut self, edge: EdgeId) {
        let Edge { visits, below, .. } = self.edges[edge.0 as usize];
        let mut kept = std::mem::take(&mut self.spare);
        kept.clear();
        self.root_visits = visits;
        self.root = copy_edges(&self.edges, below, &mut kept);
        // Breadth first: the nodes below what has been copied follow.
        let mut at = 0;
        while at < kept.len() {
            let below = kept[at].below;
            kept[at].below = copy_edges(&self.edges, below, &mut kept);
            at += 1;
        }
        self.spare = std::mem::replace(&mut self.edges, kept);
    }

    fn node(&self, node: NodeId) -> &Node {
        if node == NodeId::ROOT { &self.root } else { &self.edges[node.0 as usize - 1].below }
    }

    fn node_mut(&mut self, node: NodeId) -> &mut Node {
        if node == NodeId::ROOT { &mut self.root } else { &mut self.edges[node.0 as usize - 1].below }
    }

    pub(super) fn edge(&self, edge: EdgeId) -> &Edge<G> {
        &self.edges[edge.0 as usize]
    }

    pub(super) fn visits(&self, node: NodeId) -> u32 {
        if node == NodeId::ROOT { self.root_visits } else { self.edges[node.0 as usize - 1].visits }
    }

    pub(super) fn count(&self, node: NodeId) -> u32 {
        u32::from(self.node(node).count)
    }

    pub(super) fn kind(&self, node: NodeId) -> NodeKind {
        self.node(node).kind
    }

    pub(super) fn set_kind(&mut self, node: NodeId, kind: NodeKind) {
        self.node_mut(node).kind = kind;
    }

    pub(super) fn edges_of(&self, node: NodeId) -> impl Iterator<Item = EdgeId> + '_ {
        list(&self.edges, self.node(node).first).map(EdgeId)
    }

    pub(super) fn first(&self, node: NodeId) -> Option<EdgeId> {
        self.edges_of(node).next()
    }

    pub(super) fn next(&self, edge: EdgeId) -> Option<EdgeId> {
        let next = self.edge(edge).next;
        (next != NO_EDGE).then_some(EdgeId(next))
    }

    pub(super) fn find(&self, node: NodeId, step: &StepOf<G>) -> Option<EdgeId> {
        self.edges_of(node).find(|edge| self.edge(*edge).step == *step)
    }

    /// Returns the edge of the outcomes of chance that come to this.
    pub(super) fn find_upshot(&self, node: NodeId, upshot: u32) -> Option<EdgeId> {
        self.edges_of(node).find(|edge| {
            let edge = self.edge(*edge);
            edge.upshot == upshot && matches!(edge.step, Step::Chance(_))
        })
    }

    pub(super) fn add(&mut self, node: NodeId, edge: Edge<G>) -> EdgeId {
        let index = self.edges.len() as u32;
        self.edges.push(edge);
        let last = self.node(node).last;
        if last != NO_EDGE {
            self.edges[last as usize].next = index;
        }
        let node = self.node_mut(node);
        if node.first == NO_EDGE {
            node.first = index;
        }
        node.last = index;
        node.count = node.count.saturating_add(1);
        EdgeId(index)
    }

    /// Returns the most promising edge for a seat: good so far, or likely and little tried. Only `legal` actions, if
    /// given.
    pub(super) fn select(
        &mut self,
        node: NodeId,
        seat: usize,
        legal: Option<&[G::Action]>,
        tuning: &Tuning,
        deviation: f32,
    ) -> Option<EdgeId> {
        let (mut sum, mut visits) = (0.0, 0);
        for edge in list(&self.edges, self.node(node).first) {
            let edge = &self.edges[edge as usize];
            sum += edge.sums[seat];
            visits += edge.visits;
        }
        let mean = if visits > 0 { sum / visits as f32 } else { 0.5 };
        let unknown = mean - tuning.first_play * deviation;
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        let mut at = self.node(node).first;
        while at != NO_EDGE {
            let index = at;
            let edge = &mut self.edges[at as usize];
            at = edge.next;
            let mut chances = visits;
            let Step::Action(action) = &edge.step else { continue };
            if let Some(legal) = legal {
                if !legal.contains(action) {
                    continue;
                }
                // An action that is seldom possible must not be tried whenever it is.
                chances = edge.available;
                edge.available += 1;
            }
            let tried = edge.visits as f32;
            let value = if edge.visits > 0 { edge.sums[seat] / tried } else { unknown };
            let score = match tuning.selection {
                Selection::Weighed => {
                    let spread = tuning.exploration * deviation * (chances as f32 + 1.0).sqrt();
                    value + spread * edge.weight / (1.0 + tried)
                }
                Selection::Plain if edge.visits == 0 => f32::MAX,
                Selection::Plain => value + tuning.exploration * ((chances as f32 + 1.0).ln() / tried).sqrt(),
            };
            if score > highest {
                highest = score;
                best = Some(EdgeId(index));
            }
        }
        best
    }

    pub(super) fn visit_root(&mut self) {
        self.root_visits += 1;
    }

    pub(super) fn record(&mut self, edge: EdgeId, result: &WinShares) {
        let edge = &mut self.edges[edge.0 as usize];
        edge.visits += 1;
        for (sum, share) in edge.sums.iter_mut().zip(result) {
            *sum += share;
        }
    }
}

fn list<G: Heuristic>(edges: &[Edge<G>], first: u32) -> impl Iterator<Item = u32> + '_ {
    std::iter::successors((first != NO_EDGE).then_some(first), |edge| {
        let next = edges[*edge as usize].next;
        (next != NO_EDGE).then_some(next)
    })
}

/// Copies the edges of a node to the end of `kept`; the nodes below them still point into `edges`.
fn copy_edges<G: Heuristic>(edges: &[Edge<G>], node: Node, kept: &mut Vec<Edge<G>>) -> Node {
    if node.first == NO_EDGE {
        return node;
    }
    let first = kept.len() as u32;
    for edge in list(edges, node.first) {
        let place = kept.len() as u32;
        kept.push(Edge { next: place + 1, ..edges[edge as usize] });
    }
    let last = kept.len() - 1;
    kept[last].next = NO_EDGE;
    Node { first, last: last as u32, ..node }
}
