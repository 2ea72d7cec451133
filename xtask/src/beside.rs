//! `cargo xtask measure beside`: the server beside boardgame.io's on this machine, in the same run (`benches/beside`).

use std::fs;
use std::process::Command;

use crate::web::{binary, install_into, target};
use crate::{cargo, root, step};

/// The version that is measured; npm installs it under `target`, and no part of it is kept in the repository.
const PACKAGES: &str = r#"{ "private": true, "dependencies": { "boardgame.io": "0.50.2" } }"#;

/// Builds the release binary, installs boardgame.io, and prints figures of both as a table.
pub(crate) fn measure() -> Result<(), String> {
    step("binary", cargo(["build", "--release", "--package", "hexapod"]))?;
    let folder = target().join("beside");
    let packages = folder.join("package.json");
    if fs::read_to_string(&packages).ok().as_deref() != Some(PACKAGES)
        || !folder.join("node_modules").is_dir()
    {
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        fs::write(&packages, PACKAGES).map_err(|error| error.to_string())?;
        step("boardgame.io", install_into(&folder))?;
    }
    let mut figures = Command::new("node");
    figures.arg(root().join("benches/beside/run.mjs")).arg(binary("release")).arg(packages);
    step("figures", figures)
}
