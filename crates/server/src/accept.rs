//! Accepts connections and answers their requests; slow ones are dropped.
//!
//! `axum::serve` is not used because it sets no timeout for reading a request's headers: a client that sends them byte by
//! byte would hold its connection for ever.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
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

use crate::limits::{Addresses, Counted};

/// The pause after a connection could not be accepted; most likely too many are open.
const ACCEPT_RETRY: Duration = Duration::from_secs(1);

/// Answers requests until `stop` is done, then lets those finish that have begun. The headers of a request must arrive
/// within `patience`; a connection may wait for its next request as long. `addresses` counts the connections of each
/// address, those that say nothing too; where a proxy connects for everybody there is nothing to count here.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    addresses: Option<Arc<Addresses>>,
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
                    let counted = addresses.as_ref().map(|addresses| addresses.connect(address.ip()));
                    // Dropping the stream closes it; an answer would cost more than it is worth.
                    let Ok(counted) = counted.map(|counted| counted.ok_or(())).transpose() else { continue };
                    let caller = Caller { address, counted: counted.map(Arc::new) };
                    tokio::spawn(serve(stream, caller, router.clone(), patience, ending.clone()));
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

/// Where a connection comes from, and that it counts as long as it or its WebSocket lasts.
#[derive(Clone)]
struct Caller {
    address: SocketAddr,
    counted: Option<Arc<Counted>>,
}

async fn serve(
    stream: TcpStream,
    caller: Caller,
    router: Router,
    patience: Duration,
    mut ending: watch::Receiver<()>,
) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no quick sending");
    }
    let service = service_fn(move |request| respond(router.clone(), caller.clone(), request));
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
    caller: Caller,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(caller.address));
    if let Some(counted) = caller.counted {
        request.extensions_mut().insert(counted);
    }
    router.call(request).await
}
