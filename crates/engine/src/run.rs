//! The conversation over a pair of streams.

use std::io::{self, BufRead, Read as _, Write};

use crate::commands::Engine;

/// A request is never longer; a data file or a long record is far below it.
const LONGEST_LINE: u64 = 16 << 20;

/// Answers every line of `input` on `output` until the input ends or `quit` comes.
pub fn run(mut engine: Engine, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut input = input;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let answer = if read as u64 > LONGEST_LINE {
            skip_line(&mut input)?;
            Some(too_long())
        } else {
            engine.answer(&String::from_utf8_lossy(&line))
        };
        if let Some(answer) = answer {
            output.write_all(answer.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
        if engine.is_done() {
            return Ok(());
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        let done = end.is_some() || buffer.is_empty();
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn too_long() -> String {
    serde_json::json!({
        "id": null,
        "ok": false,
        "error": { "code": "bad-request", "message": format!("A request has at most {LONGEST_LINE} bytes.") },
    })
    .to_string()
}
