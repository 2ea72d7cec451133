//! A copy of the working tree in which a game is made, built and played without touching the tree itself.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{new_game, root};

/// Copies the files that git knows or would add, as far as `keep` wants them, to a folder below `target`, and makes a
/// game there.
///
/// Times of files are kept: cargo names units by their path inside a workspace, so a build of the copy with the same
/// target folder takes everything that was built before.
pub(crate) fn with_game(target: &Path, name: &str, keep: fn(&str) -> bool) -> Result<PathBuf, String> {
    let scratch = target.join("scratch").join(name);
    if scratch.exists() {
        fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    }
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root());
    let listed = git.output().map_err(|error| format!("cannot start git: {error}"))?;
    for path in String::from_utf8_lossy(&listed.stdout).split_terminator('\0').filter(|path| keep(path)) {
        let from = root().join(path);
        // A file that was removed but not committed is still listed.
        if from.is_file() {
            copy(&from, &scratch.join(path)).map_err(|error| format!("{path}: {error}"))?;
        }
    }
    new_game::make(&scratch, name)?;
    Ok(scratch)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}
