//! The pictures of the boards: rendered by the scripts in `art/`, with Blender as a Python package.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{has, root, run};

/// What the scripts need, in the versions that the committed pictures were made with.
const PACKAGES: [&str; 3] = ["bpy==5.0.1", "numpy==1.26.4", "Pillow==13.0.0"];

/// The version of Python for which `bpy` is published.
const PYTHON: &str = "python3.11";

/// Renders the sprites that changed; `args` are names and options of `art/make.py`.
pub(crate) fn render(args: &[String]) -> Result<(), String> {
    let python = environment()?;
    run(Command::new(python).arg("art/make.py").args(args).current_dir(root()))
}

/// Makes the virtual environment if it is missing or incomplete, and returns its Python.
fn environment() -> Result<PathBuf, String> {
    let folder = root().join("target/art/venv");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if is_complete(&python) {
        return Ok(python);
    }
    let mut version = Command::new(PYTHON);
    version.arg("--version");
    if !has(version) {
        return Err(format!("{PYTHON} is not installed; Blender's package is published for this version"));
    }
    println!("installing {} into {}, about 400 MB", PACKAGES.join(", "), folder.display());
    run(Command::new(PYTHON).args(["-m", "venv"]).arg(&folder))?;
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(PACKAGES))?;
    Ok(python)
}

/// Whether the environment has every package in its version.
fn is_complete(python: &Path) -> bool {
    let check = PACKAGES.map(|package| {
        let (name, version) = package.split_once("==").unwrap_or((package, ""));
        format!("assert version('{name}') == '{version}'")
    });
    let mut command = Command::new(python);
    command.arg("-c").arg(format!("from importlib.metadata import version\n{}", check.join("\n")));
    has(command)
}
