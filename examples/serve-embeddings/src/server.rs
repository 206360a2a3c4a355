//! The routes: `POST /embed` and `GET /healthz`.

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::batcher::Batcher;

/// A request may have so many texts.
const MAX_TEXTS: usize = 256;

#[derive(Deserialize)]
struct Request {
    texts: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    embeddings: Vec<Vec<f32>>,
}

/// What a client is told when something is wrong: a status, and JSON with an `error`.
struct Failure(StatusCode, String);

/// The routes of the server.
pub(crate) fn routes(batcher: Batcher) -> Router {
    Router::new().route("/embed", post(embed)).route("/healthz", get(health)).with_state(batcher)
}

async fn embed(
    State(batcher): State<Batcher>,
    request: Result<Json<Request>, JsonRejection>,
) -> Result<Json<Answer>, Failure> {
    let Json(Request { texts }) = request.map_err(|error| Failure(error.status(), error.body_text()))?;
    if texts.is_empty() || texts.len() > MAX_TEXTS {
        let message = format!("texts, got {}, want 1 to {MAX_TEXTS}", texts.len());
        return Err(Failure(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    let embeddings = batcher.embed(texts).await;
    let failed = |error| Failure(StatusCode::INTERNAL_SERVER_ERROR, format!("{error:#}"));
    Ok(Json(Answer { embeddings: embeddings.map_err(failed)? }))
}

async fn health(State(batcher): State<Batcher>) -> Json<Value> {
    Json(json!({ "status": "ok", "lengths": batcher.lengths() }))
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}
