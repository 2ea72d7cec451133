//! The web client inside the binary.
//!
//! `npm run build` in `web/` writes the files of the client to `web/dist`, each also compressed (`.br`, `.gz`). They are
//! embedded here and served with the headers a browser wants: hashed files may be kept for ever, the page itself is asked
//! for again each time. Every path that is no file is a page of the client, so links into it work.
//!
//! Where the server knows its public URL, the page names a picture for social previews: the cover of the game that the
//! path is about (also of a table, by its id), else that of all games. Previews need whole addresses, so without a public URL there are none.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";
/// Files below this folder have a hash of their content in their names.
const HASHED: &str = "assets/";
/// Where the page names its picture for social previews.
const PREVIEW: &str = "<!--preview-->";
/// Paths below these name a table by its id.
const OF_TABLES: [&str; 2] = ["t", "replay"];

/// Returns the game of the table with an id, if there is one.
pub type GameOf = Arc<dyn Fn(String) -> Pin<Box<dyn Future<Output = Option<String>> + Send>> + Send + Sync>;

/// Returns the router of the client; nothing if the binary was built without it. `public_url` is the URL under which
/// people reach the server, empty if it is not known; `game_of` finds the game of a table for previews of its links.
pub fn page(public_url: &str, game_of: GameOf) -> Option<Router> {
    router::<Files>(public_url, game_of)
}

fn router<F: Embed + 'static>(public_url: &str, game_of: GameOf) -> Option<Router> {
    let public_url: Arc<str> = Arc::from(public_url);
    F::get(INDEX).map(|_| {
        Router::new().fallback(move |uri: Uri, headers: HeaderMap| {
            let (public_url, game_of) = (Arc::clone(&public_url), Arc::clone(&game_of));
            async move { answer::<F>(&public_url, &game_of, &uri, &headers).await }
        })
    })
}

async fn answer<F: Embed>(public_url: &str, game_of: &GameOf, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    // What looks like a file but is none is missing; everything else is a page of the client.
    let name = if F::get(path).is_some() { path } else { INDEX };
    if name == INDEX && (path.starts_with(HASHED) || path.contains('.') && path != INDEX) {
        return (StatusCode::NOT_FOUND, "There is no such file.").into_response();
    }
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let with_preview = if name == INDEX && !public_url.is_empty() {
        let game = game_at(path, game_of).await;
        previewed::<F>(public_url, path, game.as_deref())
    } else {
        None
    };
    let (body, tag, encoding) = if let Some(page) = with_preview {
        let mut hash = DefaultHasher::new();
        page.hash(&mut hash);
        (Body::from(page), format!("\"{:016x}\"", hash.finish()), "")
    } else {
        let Some((file, encoding)) = best::<F>(name, accepted) else {
            return (StatusCode::NOT_FOUND, "There is no such file.").into_response();
        };
        let tag = tag(&file, encoding);
        (Body::from(file.data), tag, encoding)
    };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known == Some(tag.as_str()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(body)
    };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, kind(name));
    set(header::ETAG, &tag);
    set(header::VARY, "accept-encoding");
    let keep = if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    set(header::CACHE_CONTROL, keep);
    if !encoding.is_empty() {
        set(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// Returns the game of the table that a path names.
async fn game_at(path: &str, game_of: &GameOf) -> Option<String> {
    let mut parts = path.split('/');
    let id = parts.next().filter(|first| OF_TABLES.contains(first)).and(parts.next())?;
    game_of(id.to_owned()).await
}

/// Returns the page with the picture for previews of this path; nothing if there is no place or no picture for it.
fn previewed<F: Embed>(public_url: &str, path: &str, game: Option<&str>) -> Option<String> {
    let page = F::get(INDEX)?;
    let page = std::str::from_utf8(&page.data).ok()?;
    let cover = |name: &str| {
        let file = format!("covers/{name}.jpg");
        F::get(&file).map(|_| file)
    };
    // `/rules/glory`, `/new/glory`: a part of the path names the game. Only names of files get into the page.
    let file = game.into_iter().chain(path.split('/')).find_map(cover).or_else(|| cover("hexapod"))?;
    let url = public_url.replace('&', "&amp;").replace('"', "&quot;");
    let picture = format!(
        "<meta property=\"og:image\" content=\"{url}/{file}\" />\
         <meta property=\"og:image:width\" content=\"1200\" /><meta property=\"og:image:height\" content=\"630\" />\
         <meta name=\"twitter:card\" content=\"summary_large_image\" />"
    );
    page.contains(PREVIEW).then(|| page.replace(PREVIEW, &picture))
}

/// Returns the smallest form of a file that the browser understands.
fn best<F: Embed>(name: &str, accepted: &str) -> Option<(EmbeddedFile, &'static str)> {
    let understands = |encoding: &str| {
        accepted.split(',').any(|part| {
            let mut parts = part.split(';').map(str::trim);
            parts.next() == Some(encoding) && !parts.any(|weight| weight == "q=0")
        })
    };
    let compressed =
        [("br", ".br"), ("gzip", ".gz")].into_iter().filter(|(encoding, _)| understands(encoding));
    compressed
        .filter_map(|(encoding, ending)| Some((F::get(&format!("{name}{ending}"))?, encoding)))
        .next()
        .or_else(|| Some((F::get(name)?, "")))
}

fn tag(file: &EmbeddedFile, encoding: &str) -> String {
    let hash = file.metadata.sha256_hash();
    let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}{encoding}\"")
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webp") => "image/webp",
        Some("jpg") => "image/jpeg",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::{HeaderName, Request, StatusCode, header};
    use axum::response::Response;
    use rust_embed::Embed;
    use tower::ServiceExt;

    use super::{GameOf, router};

    /// A client of three files.
    #[derive(Embed)]
    #[folder = "tests/dist"]
    struct Small;

    #[derive(Embed)]
    #[folder = "tests/missing"]
    #[allow_missing = true]
    struct Nothing;

    async fn get(path: &str, headers: &[(HeaderName, &str)]) -> Response {
        let request =
            headers.iter().fold(Request::get(path), |request, (name, value)| request.header(name, *value));
        router::<Small>("", tables()).unwrap().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    fn says(response: &Response, name: HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn every_path_that_is_no_file_is_a_page_of_the_client() {
        for path in ["/", "/t/abc", "/rules/glory"] {
            let response = get(path, &[]).await;
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(says(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(says(&response, header::CACHE_CONTROL), "no-cache");
        }
    }

    #[tokio::test]
    async fn hashed_files_are_compressed_and_kept_for_ever() {
        let best = get("/assets/app-1.js", &[(header::ACCEPT_ENCODING, "gzip, br")]).await;
        assert_eq!(says(&best, header::CONTENT_ENCODING), "br");
        assert!(says(&best, header::CACHE_CONTROL).contains("immutable"));
        let zipped = get("/assets/app-1.js", &[(header::ACCEPT_ENCODING, "gzip, br;q=0")]).await;
        assert_eq!(says(&zipped, header::CONTENT_ENCODING), "gzip");
        let plain = get("/assets/app-1.js", &[]).await;
        assert_eq!(says(&plain, header::CONTENT_ENCODING), "");
        assert_eq!(says(&plain, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
    }

    #[tokio::test]
    async fn what_has_not_changed_is_not_sent_again() {
        let first = get("/", &[]).await;
        let tag = says(&first, header::ETAG);
        let again = get("/", &[(header::IF_NONE_MATCH, tag)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }

    #[tokio::test]
    async fn missing_files_are_missing() {
        for path in ["/assets/app-2.js", "/favicon.ico"] {
            assert_eq!(get(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn a_binary_built_without_the_client_has_no_page() {
        assert!(router::<Nothing>("", tables()).is_none());
    }

    /// A server with two tables.
    fn tables() -> GameOf {
        Arc::new(|id| {
            let game = match id.as_str() {
                "abc" => Some("glory".to_owned()),
                "odd" => Some("../secret".to_owned()),
                _ => None,
            };
            Box::pin(async move { game })
        })
    }

    /// Returns the page of a path as a server with a public URL sends it.
    async fn shared(path: &str) -> String {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response =
            router::<Small>("https://play.example.org", tables()).unwrap().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn previews_show_the_game_that_the_path_is_about() {
        for (path, cover) in [
            ("/", "hexapod"),
            ("/rules/glory", "glory"),
            ("/new/glory", "glory"),
            ("/t/abc", "glory"),
            ("/replay/abc", "glory"),
            // No such table, a game without a cover, and no page of a table.
            ("/t/none", "hexapod"),
            ("/t/odd", "hexapod"),
            ("/t", "hexapod"),
            ("/new/abc", "hexapod"),
        ] {
            let page = shared(path).await;
            let picture = format!("content=\"https://play.example.org/covers/{cover}.jpg\"");
            assert!(page.contains(&picture), "{path}: {page}");
        }
    }

    #[tokio::test]
    async fn nothing_of_a_path_gets_into_the_page() {
        assert!(!shared("/rules/%22%3E%3Cscript%3E").await.contains("script"));
    }

    #[tokio::test]
    async fn without_a_public_url_there_are_no_previews() {
        let bytes = axum::body::to_bytes(get("/rules/glory", &[]).await.into_body(), 10_000).await.unwrap();
        assert!(!String::from_utf8(bytes.to_vec()).unwrap().contains("og:image"));
    }
}
