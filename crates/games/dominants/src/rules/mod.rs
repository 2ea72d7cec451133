//! What the steps do, chapter by chapter.

mod actions;
mod battle;
mod chance;
mod thrones;
mod turn;

pub(crate) use battle::power_of;
pub(crate) use thrones::Falls;
