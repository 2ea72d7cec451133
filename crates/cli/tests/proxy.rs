//! The server behind real proxies, nginx as `docs/hosting.md` sets it up and HAProxy; those that are installed are tried.
#![allow(clippy::unwrap_used)]
#![cfg(target_os = "linux")]
#![allow(missing_docs, clippy::print_stdout)]

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::protocol::{NewTable, SeatWish, ServerMessage};
use serde_json::json;

const HOSTING: &str = include_str!("../../../docs/hosting.md");
/// Another address of this machine.
const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// The limits that show whom the server takes a request for.
const TABLES_PER_HOUR: usize = 3;

/// A process that ends with its test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(data: &Path) -> (Process, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hexapod"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--behind-proxy", "--log", "warn", "--data"]).arg(data);
    command.args(["--tables-per-hour", &TABLES_PER_HOUR.to_string()]);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (Process(child), line.trim().rsplit('/').next().unwrap().parse().unwrap())
}

fn installed(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&folders).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    folders.map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Starts a proxy and returns its address, once it answers; nothing if it is not installed.
async fn proxy(
    name: &str,
    folder: &Path,
    config: impl FnOnce(SocketAddr) -> String,
    args: &[&str],
) -> Option<(Process, SocketAddr)> {
    let Some(path) = installed(name) else {
        println!("not run: no {name}");
        return None;
    };
    let (address, file) = (free(), folder.join(name));
    std::fs::write(&file, config(address)).unwrap();
    let process = Process(Command::new(path).args(args).arg(&file).spawn().unwrap());
    for _ in 0..500 {
        if Asker::new(address).get("/healthz").await.is_ok_and(|answer| answer.status == 200) {
            return Some((process, address));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{name} does not answer");
}

/// Games are played through the proxy, and each address has limits of its own, whatever it says about itself.
async fn try_out(address: SocketAddr) {
    let (ann, bob) =
        (Asker::named(address, "Ann").await.unwrap(), Asker { from: Some(ELSEWHERE), ..Asker::new(address) });
    let bob = Asker::named_from(&bob, "Bob").await.unwrap();
    let wish = NewTable::new("anteater", vec![SeatWish::Me, SeatWish::Open]);
    let id = ann.sit("/api/v1/tables", &wish).await.unwrap().table.id;
    bob.sit(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap();
    let (mut first, _) = Connection::open(&ann, &id, "", Keep::Everything).await.unwrap();
    let (mut second, _) = Connection::open(&bob, &id, "", Keep::Everything).await.unwrap();
    for step in 0..6 {
        let (actor, other) = if first.acts() { (&mut first, &mut second) } else { (&mut second, &mut first) };
        let (action, number) = (actor.actions()[0].clone(), actor.number);
        let answer = actor.act(&step.to_string(), &action).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
        while other.number == number {
            other.next().await.unwrap();
        }
    }
    // A page of this address is the own site, another one is not.
    let body = serde_json::to_string(&wish).unwrap();
    let foreign =
        ann.request("POST", "/api/v1/tables", &[("Origin", "http://evil.example")], Some(&body)).await;
    assert_eq!(foreign.unwrap().status, 403);
    let mut answers = Vec::new();
    for forged in 0..TABLES_PER_HOUR + 2 {
        let (forged, own) = (format!("192.0.2.{forged}"), format!("http://{address}"));
        let headers = [("X-Forwarded-For", forged.as_str()), ("Origin", own.as_str())];
        answers.push(ann.request("POST", "/api/v1/tables", &headers, Some(&body)).await.unwrap().status);
    }
    let made = answers.iter().filter(|status| **status == 201).count();
    assert_eq!(made, TABLES_PER_HOUR - 1, "{answers:?}");
    assert!(answers.ends_with(&[429]), "{answers:?}");
    assert_eq!(
        bob.post("/api/v1/tables", &wish).await.unwrap().status,
        201,
        "another address has its own limit"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_nginx() {
    let folder = tempfile::tempdir().unwrap();
    let (_server, server) = serve(&folder.path().join("data"));
    // The settings of the page for hosts, without https and on a free port.
    let (_, rest) = HOSTING.split_once("    location / {").unwrap();
    let location = rest.split_once("\n    }\n").unwrap().0.replace("127.0.0.1:7080", &server.to_string());
    let temporary = folder.path().display();
    let config = |address: SocketAddr| {
        let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {temporary}/{name};\n"))
            .concat();
        // The port is a part of the own site's name here.
        let location = location.replace("Host $host;", "Host $http_host;");
        format!(
            "daemon off;\npid {temporary}/nginx.pid;\nerror_log stderr warn;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}\
             server {{\nlisten {address};\nlocation / {{{location}\n}}\n}}\n}}\n"
        )
    };
    if let Some((_proxy, address)) = proxy("nginx", folder.path(), config, &["-c"]).await {
        try_out(address).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_haproxy() {
    let folder = tempfile::tempdir().unwrap();
    let (_server, server) = serve(&folder.path().join("data"));
    // It adds a line of its own to the forged one.
    let config = |address: SocketAddr| {
        format!(
            "defaults\n  mode http\n  timeout connect 5s\n  timeout client 90s\n  timeout server 90s\n  option forwardfor\n\
             frontend people\n  bind {address}\n  default_backend hexapod\nbackend hexapod\n  server one {server}\n"
        )
    };
    if let Some((_proxy, address)) = proxy("haproxy", folder.path(), config, &["-db", "-f"]).await {
        try_out(address).await;
    }
}
