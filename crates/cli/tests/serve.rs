//! `hexapod serve` as a process: its lock, its signals, its log, the operator's address.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]
#![allow(missing_docs)]

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use hexapod_load::Asker;

struct Process {
    child: Child,
    stdout: BufReader<ChildStdout>,
    address: SocketAddr,
}

fn command(data: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hexapod"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(more);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Process {
    fn start(data: &Path, more: &[&str]) -> Self {
        let mut child = command(data, more).spawn().unwrap();
        let (mut stdout, mut line) = (BufReader::new(child.stdout.take().unwrap()), String::new());
        stdout.read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().expect("the server did not start");
        Self { child, stdout, address }
    }

    fn terminate(mut self) -> Output {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let mut output = self.child.wait_with_output().unwrap();
        self.stdout.read_to_end(&mut output.stdout).unwrap();
        output
    }
}

#[test]
fn one_server_uses_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let first = Process::start(folder.path(), &[]);
    let second = command(folder.path(), &[]).output().unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(!second.status.success() && said.contains("Another server uses the database"), "{said}");
    first.terminate();
    // The lock goes with the process, not with the file.
    assert!(Process::start(folder.path(), &[]).terminate().status.success());
}

/// The signal comes as soon as the address is printed.
#[test]
fn a_signal_ends_the_server_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..5 {
        let output = Process::start(folder.path(), &[]).terminate();
        let log = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && log.contains("nothing that was acknowledged is lost"), "{log}");
        assert!(!log.contains('\x1b'), "a log in a file has no colours: {log}");
    }
    let output = Process::start(folder.path(), &["--log-json"]).terminate();
    for line in String::from_utf8(output.stderr).unwrap().lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}");
    }
}

#[tokio::test]
async fn the_operator_may_have_an_address_alone() {
    let folder = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let process = Process::start(folder.path(), &["--operator-listen", &free.to_string()]);
    for page in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(Asker::new(free).get(page).await.unwrap().status, 200, "{page}");
        let public = Asker::new(process.address).get(page).await.unwrap();
        assert!(
            !public.body.contains("ready\n") && !public.body.contains("hexapod_"),
            "{page}: {}",
            public.body
        );
    }
    assert_eq!(Asker::new(free).get("/api/v1/games").await.unwrap().status, 404);
    process.terminate();
}

/// Runs a load of `cargo xtask attack` and returns its figures; how good they are is no matter here.
#[cfg(target_os = "linux")]
fn figures_of(args: &[&str]) -> serde_json::Value {
    let ran = Command::new(env!("CARGO_BIN_EXE_hexapod")).arg("load").args(args).output().unwrap();
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    serde_json::from_str(&said).unwrap_or_else(|_| panic!("{said}"))
}

#[cfg(target_os = "linux")]
#[test]
fn loads_print_what_is_compared() {
    for (args, figures) in [
        (["attack", "--seconds", "2"], ["answers", "p99_ms"]),
        (["crowd", "--tables", "3"], ["tables", "awake"]),
    ] {
        let told = figures_of(&args);
        for figure in figures {
            assert!(told[figure].is_number(), "{figure}: {told}");
        }
    }
}

/// It fills a log first, which takes its time.
#[cfg(target_os = "linux")]
#[test]
fn the_dearest_requests_print_what_is_compared() {
    let told = figures_of(&["worst"]);
    let requests = told["requests"].as_array().unwrap();
    assert_eq!(requests.len(), 8, "{told}");
    for request in requests {
        assert!(request["bystander_max_ms"].is_number() && request["cpu_ms"].is_number(), "{request}");
    }
}
