//! Accepts connections and answers their requests; slow ones are dropped.
//!
//! `axum::serve` is not used because it sets no timeout for reading a request's headers: a client that sends them byte by
//! byte would hold its connection for ever.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

/// The pause after a connection could not be accepted; most likely too many are open.
const ACCEPT_RETRY: Duration = Duration::from_secs(1);

/// Answers requests until `stop` is done, then lets those finish that have begun. The headers of a request must arrive
/// within `patience`; a connection may wait for its next request as long.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    patience: Duration,
    stop: impl Future<Output = ()>,
) {
    // A change of the value tells the connections to end; when no receiver is left, all have ended.
    let (open, ending) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            taken = listener.accept() => match taken {
                Ok((stream, address)) => {
                    tokio::spawn(serve(stream, address, router.clone(), patience, ending.clone()));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(ACCEPT_RETRY).await;
                }
            },
            () = &mut stop => break,
        }
    }
    drop((listener, ending));
    open.send_replace(());
    open.closed().await;
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    patience: Duration,
    mut ending: watch::Receiver<()>,
) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no quick sending");
    }
    let service = service_fn(move |request| respond(router.clone(), address, request));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut connection = std::pin::pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let served = tokio::select! {
        served = connection.as_mut() => served,
        _ = ending.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::trace!(%error, "a connection has ended");
    }
}

async fn respond(
    mut router: Router,
    address: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(address));
    router.call(request).await
}
