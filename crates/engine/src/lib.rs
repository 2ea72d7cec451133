//! The line protocol for bots, scripts and tests.
