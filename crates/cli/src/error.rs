//! Results of commands. Exit codes: 0 success, 1 a check failed, 2 bad input or an unusable file.

use std::path::{Path, PathBuf};

use hexapod_core::{PositionError, RecordError, SetupError};

/// The result of a command that did its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Fine,
    /// A check failed.
    CheckFailed,
    /// Some of the input could not be read; the errors have been printed.
    Unreadable,
}

/// Why a command could not do its work, as one sentence.
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
    /// The reader of the output has closed it, as `head` does; not an error.
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

/// Returns an error with this sentence.
pub(crate) fn bad_input<T>(message: impl Into<String>) -> Result<T> {
    Err(CliError::BadInput(message.into()))
}
