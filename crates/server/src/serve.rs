//! Starts the server and stops it cleanly.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use futures_util::future::BoxFuture;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use crate::accept;
use crate::app::{app, operator_app};
use crate::config::{Config, Limits};
use crate::live::Hall;
use crate::secrets::ServerKey;
use crate::store::Store;
use crate::store::now;
use crate::store::sqlite::{SqliteOptions, SqliteStore};
use crate::upkeep::{lock, may_begin};

/// Pages of the database in a MiB.
const PAGES_IN_MIB: u32 = 256;

/// Returns the game of the table with an id, if there is one: links to tables show its cover in social previews.
pub type GameOf = Arc<dyn Fn(String) -> BoxFuture<'static, Option<String>> + Send + Sync>;

/// Serves until SIGTERM or Ctrl-C. `client` makes the router of the web client. `begun` is called with the address once requests are answered.
///
/// # Errors
/// Says in a sentence why the server cannot start.
pub async fn serve(
    config: Config,
    client: impl FnOnce(GameOf) -> Option<Router>,
    begun: impl FnOnce(SocketAddr),
) -> Result<(), String> {
    std::fs::create_dir_all(&config.data)
        .map_err(|error| format!("The folder {} cannot be used: {error}", config.data.display()))?;
    let database = config.database.clone().unwrap_or_else(|| config.data.join("hexapod.sqlite"));
    let most_pages = config.database_limit.map(|megabytes| megabytes.saturating_mul(PAGES_IN_MIB));
    let key_file = config.data.join("server.key");
    let _lock = lock(&database)?;
    if !config.fresh {
        may_begin(&database, &key_file).await?;
    }
    let store =
        SqliteStore::open(&database, SqliteOptions { most_pages, ..SqliteOptions::default() }).await?;
    check(&store, &database, config.accept_damage).await?;
    let key = ServerKey::open(&key_file)?;
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| format!("Cannot listen on {}: {error}", config.listen))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let operator = match config.operator_listen {
        None => None,
        Some(address) => Some(
            TcpListener::bind(address)
                .await
                .map_err(|error| format!("Cannot listen on {address} for the operator: {error}"))?,
        ),
    };
    let mut limits = config.limits;
    limits.operator_apart = operator.is_some();
    if limits.public_url.is_empty() {
        limits.public_url = format!("http://{address}");
    }
    let hall = open(Arc::new(store), key, limits).await?;
    tracing::info!(%address, database = %database.display(), "serving");
    if let Some(listener) = operator {
        let router = operator_app(Arc::clone(&hall), recorder());
        tokio::spawn(accept::answer(listener, router, None, hall.limits.request, std::future::pending()));
    }
    // From the moment the address is printed, a signal ends the server in good order.
    let told = until_told().map_err(|error| format!("Signals cannot be received: {error}"))?;
    begun(address);
    let client = client(game_of(Arc::clone(&hall)));
    run(listener, hall, client, told).await;
    Ok(())
}

/// Asks the store alone: a preview wakes no table.
fn game_of(hall: Arc<Hall>) -> GameOf {
    Arc::new(move |id| {
        let hall = Arc::clone(&hall);
        Box::pin(async move { hall.store.table(id).await.ok().flatten().map(|table| table.game) })
    })
}

/// Looks quickly through the pages of the database before play begins.
async fn check(store: &SqliteStore, database: &Path, accept: bool) -> Result<(), String> {
    let found = store.check_pages(false).await;
    let found = found.unwrap_or_else(|error| vec![error.to_string()]);
    let Some(first) = found.first() else { return Ok(()) };
    let shown = database.display();
    if accept {
        tracing::error!(database = %shown, damage = first, "the database is damaged; serving what can be read");
        return Ok(());
    }
    Err(format!(
        "The database {shown} is damaged ({first}). Bring a backup back (hexapod store restore FILE), look at what is \
         wrong (hexapod store check), or serve what can still be read (--accept-damage)."
    ))
}

/// Opens the hall over a store that belongs to this key.
///
/// # Errors
/// If the store belongs to another key.
pub async fn open(store: Arc<dyn Store>, key: ServerKey, limits: Limits) -> Result<Arc<Hall>, String> {
    let noted = store.note("key", key.fingerprint()).await.map_err(|error| error.to_string())?;
    if noted != key.fingerprint() {
        return Err(
            "The database belongs to another key file (server.key); restore both from the same backup. \
                    Without its key the dice of unfinished games and all join links would change."
                .to_owned(),
        );
    }
    let alive = store.alive(now()).await.map_err(|error| error.to_string())?;
    Ok(Hall::new(store, key, limits, alive))
}

/// Answers requests until `stop` is done, then tells all clients to come back and finishes what was begun.
pub async fn run(
    listener: TcpListener,
    hall: Arc<Hall>,
    client: Option<Router>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let router = app(Arc::clone(&hall), recorder(), client);
    tokio::spawn(Arc::clone(&hall).note_alive());
    tokio::spawn(Arc::clone(&hall).sweep_always());
    let woken = Arc::clone(&hall);
    tokio::spawn(async move { woken.wake_all().await });
    let stopping = Arc::clone(&hall);
    let counted = (!hall.limits.behind_proxy).then(|| Arc::clone(&hall.addresses));
    let served = accept::answer(listener, router, counted, hall.limits.request, async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stop().await;
    });
    // Requests in flight get a moment; connections that stay open after it are cut.
    let finished = async {
        while !hall.is_stopping() || hall.connections.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
    };
    tokio::select! {
        () = served => {}
        () = finished => {}
    }
    tracing::info!("stopped; nothing that was acknowledged is lost");
}

/// Returns the process's recorder of metrics, made once.
pub fn recorder() -> Option<PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let seconds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0];
    RECORDER
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            let builder =
                builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds).ok()?;
            let sizes = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];
            let builder = builder.set_buckets_for_metric(Matcher::Suffix("_appends".into()), &sizes).ok()?;
            builder.install_recorder().ok()
        })
        .clone()
}

/// Registers the handlers of SIGTERM and SIGINT at once, and returns a future that is ready after the first signal.
#[cfg(unix)]
fn until_told() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn until_told() -> io::Result<impl Future<Output = ()>> {
    Ok(async { _ = tokio::signal::ctrl_c().await })
}
