//! The load generator of `hexapod load`, and the client it plays with; the tests of the server use the client too.

mod attack;
mod client;
mod play;
mod worst;

pub use attack::{AttackFigures, attack};
pub use client::{Answer, Asker, Connection, Keep, Quick, is_answer};
pub use play::{Figures, Load, crowd, first_step, idle, play, wake, watched};
pub use worst::{Dearest, worst};
