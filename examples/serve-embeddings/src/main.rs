//! Serves sentence embeddings over HTTP: `serve-embeddings exported/ --plugin cpu --listen 127.0.0.1:8080`.
//!
//! `export.py` beside this crate writes the directory: a tokenizer, and one exported program for each length.

mod batcher;
mod embedder;
mod server;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use clap::Parser;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::batcher::Batcher;
use crate::embedder::Embedder;

/// Serves sentence embeddings over HTTP.
#[derive(Parser)]
struct Args {
    /// What export.py wrote.
    directory: PathBuf,
    /// `tpu`, `cpu`, or the path of a PJRT plugin.
    #[arg(long, default_value = "auto")]
    plugin: String,
    /// Where plugins are searched: folders such as a Python environment's site-packages.
    #[arg(long)]
    site_packages: Vec<PathBuf>,
    /// The address; port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

#[tokio::main]
#[expect(clippy::print_stdout, reason = "says the port to whoever started it")]
async fn main() -> Result<()> {
    let args = Args::parse();
    let embedder = Embedder::open(&args.directory, &args.plugin, args.site_packages)?;
    let listener =
        TcpListener::bind(args.listen).await.with_context(|| format!("{}: cannot listen", args.listen))?;
    println!("listening on http://{}", listener.local_addr()?);
    let routes = server::routes(Batcher::start(Arc::new(embedder)));
    axum::serve(listener, routes).with_graceful_shutdown(told_to_stop()).await?;
    Ok(())
}

/// Ends at the first SIGINT or SIGTERM: requests that were accepted are answered.
async fn told_to_stop() {
    let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
