//! The protocol over a pair of streams.

use std::io::{self, BufRead, Read as _, Write};

use crate::commands::Engine;

/// Maximum length of a request line. Data files and long records are far shorter.
const MAX_REQUEST_BYTES: u64 = 16 << 20;

/// Answers every line of `input` on `output`, until the input ends or a `quit` request.
pub fn run(mut engine: Engine, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut input = input;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(MAX_REQUEST_BYTES + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let answer = if read as u64 > MAX_REQUEST_BYTES {
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
        "error": { "code": "bad-request", "message": format!("A request has at most {MAX_REQUEST_BYTES} bytes.") },
    })
    .to_string()
}
