//! Builds the router; tests use it too.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Extension, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::analyst::Analyst;
use crate::error::ApiError;
use crate::http::{
    analysis, bans, coach, examples, games, identity, lessons, play, progress, puzzles, records, sets,
    status, tables,
};
use crate::limits::Kind;
use crate::live::Hall;

/// Shorter answers are sent as they are.
const MIN_COMPRESSED: u64 = 1024;

/// The most bytes of a request body: a long record, not more.
const MAX_BODY_BYTES: usize = 512 * 1024;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) analyst: Arc<Analyst>,
    pub(crate) metrics: Option<PrometheusHandle>,
}

/// The address a request comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asker(pub(crate) IpAddr);

/// Returns the server's router. `client` answers what is no part of the API: the web client, once there is one.
pub fn app(hall: Arc<Hall>, metrics: Option<PrometheusHandle>, client: Option<Router>) -> Router {
    let state = App { hall, analyst: Analyst::new(), metrics };
    let api = Router::new()
        .route("/games", get(games::all))
        .route("/games/{game}", get(games::one))
        .route("/games/{game}/rules", get(games::rules))
        .route("/games/{game}/rules/{ruling}", get(games::ruling))
        .route("/games/{game}/examples/{example}", post(examples::show).layer(examples::limit()))
        .route("/games/{game}/lessons/{lesson}", post(lessons::show).layer(examples::limit()))
        .route("/games/{game}/puzzles", get(puzzles::list))
        .route("/games/{game}/puzzles/{puzzle}", post(puzzles::show).layer(examples::limit()))
        .route("/puzzles", get(puzzles::all).delete(puzzles::forget))
        .route("/games/{game}/messages", get(games::messages))
        .route("/games/{game}/data", get(sets::standard))
        .route("/games/{game}/previews", get(sets::previews))
        .route("/games/{game}/check", post(sets::check))
        .route("/sets", get(sets::list).post(sets::create))
        .route("/sets/{id}", get(sets::get).put(sets::change).delete(sets::remove))
        .route("/identity", get(identity::get).post(identity::post).delete(identity::delete))
        .route("/identity/renew", post(identity::renew))
        .route("/identity/others", delete(identity::end_others))
        .route("/history", get(identity::history).delete(identity::forget_finished))
        .route("/history/{id}", delete(identity::forget))
        .route("/progress", get(progress::get).post(progress::add).delete(progress::reset))
        .route("/lobby", get(tables::lobby))
        .route("/tables", post(tables::create))
        .route("/tables/{id}", get(tables::get).delete(tables::cancel))
        .route("/tables/{id}/data", get(tables::data))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/contribution", post(tables::contribute))
        .route("/tables/{id}/dice", get(tables::dice))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/claim", post(tables::claim))
        .route("/tables/{id}/seats/{seat}", put(tables::change_seat))
        .route("/tables/{id}/seats/{seat}/token", post(tables::new_token))
        .route("/tables/{id}/bans", get(bans::list).post(bans::ban))
        .route("/tables/{id}/bans/{who}", delete(bans::lift))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/branch", post(records::branch))
        .route("/tables/{id}/record", get(records::record))
        .route("/tables/{id}/replay", get(records::replay))
        .route("/tables/{id}/log", get(records::log))
        .route("/tables/{id}/verify", get(records::verify))
        .route("/tables/{id}/hint", post(play::hint))
        .route("/tables/{id}/coach", post(coach::speak))
        .route("/tables/{id}/danger", get(play::danger))
        .route("/tables/{id}/walks", get(play::walks))
        .route("/tables/{id}/analysis", get(analysis::whole).post(play::analysis))
        .route("/tables/{id}/live", get(play::live))
        .route("/records", post(records::import))
        .fallback(|| async { ApiError::missing("There is no such resource; see docs/api.md.") })
        .method_not_allowed_fallback(|| async {
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad-method", "This resource does not do that.")
        })
        .layer(middleware::from_fn_with_state(state.clone(), limit))
        .layer(compression())
        .layer(middleware::map_response(no_store))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    let client = client.unwrap_or_else(|| Router::new().fallback(placeholder));
    // With an address of their own, the operator's pages are not on this one.
    let operator = if state.hall.limits.operator_apart { Router::new() } else { operator_pages() };
    Router::new()
        .nest("/api/v1", api)
        .merge(operator)
        .fallback_service(client)
        .layer(middleware::from_fn_with_state(state.clone(), guard))
        .layer(CatchPanicLayer::custom(broken))
        .with_state(state)
}

/// Returns the router of an address for the operator alone: liveness, readiness, metrics.
pub fn operator_app(hall: Arc<Hall>, metrics: Option<PrometheusHandle>) -> Router {
    operator_pages().with_state(App { hall, analyst: Analyst::new(), metrics })
}

fn operator_pages() -> Router<App> {
    Router::new()
        .route("/healthz", get(status::healthz))
        .route("/readyz", get(status::readyz))
        .route("/metrics", get(status::metrics))
}

/// Until there is a web client: where to find things.
async fn placeholder() -> Html<&'static str> {
    Html(concat!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Hexapod</title>",
        "<h1>Hexapod</h1><p>The server is running. Its API is under <a href=\"/api/v1/games\">/api/v1</a>.</p></html>"
    ))
}

fn broken(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    ApiError::fault("a handler panicked").into_response()
}

/// Finds the address a request comes from, refuses other sites, sets the usual headers and writes the log. Addresses with their queries are
/// never logged: links hold keys.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let asker = asker(&app, &request);
    request.extensions_mut().insert(Asker(asker));
    let foreign = changes_something(&method, request.headers()) && !is_own_site(&app, request.headers());
    let mut response = if foreign {
        ApiError::forbidden("other-site", "Requests from other sites are refused.").into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    if app.hall.limits.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let status = response.status().as_u16();
    metrics::histogram!("hexapod_request_seconds", "path" => path.clone()).record(begun.elapsed());
    tracing::debug!(%method, path, status, micros = begun.elapsed().as_micros() as u64, "request");
    response
}

/// The usual headers. Scripts, styles and connections only from here; links hold keys, so no referrer.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

fn asker(app: &App, request: &Request) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        // The last one, in the last of several lines, was added by our own proxy; those before it the client can write.
        let value = request.headers().get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let forwarded = if app.hall.limits.behind_proxy { forwarded() } else { None };
    forwarded.or(direct).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

fn changes_something(method: &Method, headers: &HeaderMap) -> bool {
    !matches!(*method, Method::GET | Method::HEAD) || headers.contains_key(header::UPGRADE)
}

/// A browser says which site a request comes from; programs say nothing and have no cookies to steal.
fn is_own_site(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = |scheme: &str| origin.strip_prefix(scheme).is_some_and(|rest| !host.is_empty() && rest == host);
    // With https, a page that came over http may have been changed on its way.
    origin == app.hall.limits.public_url || own("https://") || !app.hall.limits.is_secure() && own("http://")
}

async fn limit(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    request: Request,
    next: Next,
) -> Response {
    if app.hall.addresses.may(asker.0, Kind::Request) {
        return next.run(request).await;
    }
    let sentence = "Too many requests from your address; wait a moment.";
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence).into_response()
}

/// Long answers are compressed, except the analysis, which is read while it is computed.
fn compression() -> CompressionLayer<impl Predicate> {
    let is_worth = SizeAbove::new(MIN_COMPRESSED).and(NotForContentType::const_new("application/x-ndjson"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(is_worth)
}

async fn no_store(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
