//! Calling the binary.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a call printed and how it ended.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

pub fn hexapod(args: &[&str], input: &str) -> Ran {
    run(Command::new(env!("CARGO_BIN_EXE_hexapod")).args(args), input)
}

/// Calls it where the locale is as given, whatever that of the caller is.
pub fn hexapod_in(locale: &[(&str, &str)], args: &[&str], input: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hexapod"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    run(command.args(args).envs(locale.iter().copied()), input)
}

fn run(command: &mut Command, input: &str) -> Ran {
    let mut child = command
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// A folder of its own for each test.
pub fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

pub fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Asserts that bad input gets one clear sentence and exit code 2.
pub fn complains(args: &[&str], sentence: &str) {
    let ran = hexapod(args, "");
    assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
    assert_eq!(ran.err.trim_end(), format!("hexapod: {sentence}"), "{args:?}");
}
