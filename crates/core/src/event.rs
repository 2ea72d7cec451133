//! What happened in a step, told to those who may know it.

use serde::Serialize;

use crate::seat::{Seat, Viewer};
use crate::words::{Arg, Key, Message};

/// Something that happened and can be told. The macro `events` implements it.
pub trait Tell: Serialize {
    /// The keys of all sentences with their values.
    const KEYS: &'static [Key];
    /// The kinds of all events, in the same order.
    const KINDS: &'static [&'static str];

    /// Returns the sentence for the log.
    fn message(&self) -> Message;

    /// Returns the values of the sentence that are not fields of the event.
    fn computed(&self) -> Vec<(&'static str, Arg)>;
}

/// Who hears an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    All,
    /// This seat alone.
    Only(Seat),
    /// Everybody but this seat, which hears the full story by an event of its own.
    Others(Seat),
}

impl Audience {
    /// Returns whether `viewer` hears it. The referee hears the full story once, not the version for others.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.sees(seat),
            Self::Others(seat) => !viewer.sees(seat),
        }
    }
}

/// Where the rules put the events of a step. The caller decides whether anybody listens: with [`Silence`] an
/// event is never even built.
pub trait Sink<E> {
    /// Tells `audience` the event.
    fn tell_to(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Returns whether anybody listens: worth asking where events are found by a walk over the board.
    #[inline]
    fn listens(&self) -> bool {
        true
    }

    /// Tells everybody.
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.tell_to(Audience::All, event);
    }
}

/// Nobody listens: the sink of search and simulation.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silence;

impl<E> Sink<E> for Silence {
    #[inline(always)]
    fn tell_to(&mut self, _: Audience, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

/// An event with those who hear it.
#[derive(Debug, Clone, PartialEq)]
pub struct Told<E> {
    /// Who hears it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell_to(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push(Told { audience, event: event() });
    }
}
