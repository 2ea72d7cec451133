//! A game is its rules, its notation, what may be seen of it and its drawing: one trait each, one file each.

use crate::drawing::Drawing;
use crate::notation::Notation;

/// A whole game. Implemented by itself for a type that has all four parts.
pub trait Game: Notation + Drawing {}

impl<G: Notation + Drawing> Game for G {}
