//! The test kit tested on a toy game, and on the same game broken in every way it should notice.

mod faults;
mod files;
mod game;
mod laws_hold;
mod notation;
mod scenarios;
mod versions;
mod words;
