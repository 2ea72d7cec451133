//! The chores of the workspace: test, soak, play.

fn main() {}
