//! What a command may end with. Exit codes: 0 fine, 1 a check failed, 2 bad input or a file that cannot be used.

use std::path::{Path, PathBuf};

use hexapod_core::{PositionError, RecordError, SetupError};

/// How a command ended that could do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Fine,
    /// It worked, and found that what it checked is wrong.
    CheckFailed,
    /// It worked, but some of the input could not be read; that has been said.
    Unreadable,
}

/// Why a command could not do its work: one sentence.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    #[error("{0}")]
    BadInput(String),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("{}: {error}", path.display())]
    Record { path: PathBuf, error: RecordError },
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    /// The reader of our output has gone, as `head` does: nothing is wrong.
    #[error("the output was closed")]
    OutputClosed,
    #[error("{0}")]
    Io(std::io::Error),
}

impl CliError {
    pub(crate) fn file(path: &Path, error: std::io::Error) -> Self {
        Self::File { path: path.to_owned(), error }
    }
}

impl From<std::io::Error> for CliError {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe { Self::OutputClosed } else { Self::Io(error) }
    }
}

pub(crate) type Result<T = Outcome> = std::result::Result<T, CliError>;

/// Returns an error of this sentence.
pub(crate) fn bad_input<T>(message: impl Into<String>) -> Result<T> {
    Err(CliError::BadInput(message.into()))
}
