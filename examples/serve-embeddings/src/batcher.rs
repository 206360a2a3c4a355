//! Joins the texts of concurrent requests: what arrives while a program runs is the next call.

use std::sync::Arc;

use anyhow::{Result, anyhow};
use tokio::sync::{mpsc, oneshot};

use crate::embedder::{Embedder, Tokens};

/// So many texts may wait; more wait in their requests.
const WAITING: usize = 1024;

/// Takes texts, and has them embedded by a thread of its own.
#[derive(Clone)]
pub(crate) struct Batcher {
    embedder: Arc<Embedder>,
    queue: mpsc::Sender<Job>,
}

/// A text that waits.
struct Job {
    tokens: Tokens,
    answer: oneshot::Sender<Result<Vec<f32>, String>>,
}

impl Batcher {
    /// Starts the thread; it ends with the last clone.
    pub(crate) fn start(embedder: Arc<Embedder>) -> Self {
        let (queue, waiting) = mpsc::channel(WAITING);
        let worker = Arc::clone(&embedder);
        std::thread::spawn(move || work(&worker, waiting));
        Self { embedder, queue }
    }

    /// The lengths that there are programs for.
    pub(crate) fn lengths(&self) -> Vec<usize> {
        self.embedder.lengths()
    }

    /// The embeddings of texts, in their order.
    pub(crate) async fn embed(&self, texts: Vec<String>) -> Result<Vec<Vec<f32>>> {
        let embedder = Arc::clone(&self.embedder);
        let tokens = tokio::task::spawn_blocking(move || embedder.tokens(texts)).await??;
        let mut answers = Vec::with_capacity(tokens.len());
        for tokens in tokens {
            let (answer, answered) = oneshot::channel();
            self.queue.send(Job { tokens, answer }).await.map_err(|_| anyhow!("the worker has stopped"))?;
            answers.push(answered);
        }
        let mut embeddings = Vec::with_capacity(answers.len());
        for answer in answers {
            embeddings.push(answer.await?.map_err(|message| anyhow!(message))?);
        }
        Ok(embeddings)
    }
}

fn work(embedder: &Embedder, mut waiting: mpsc::Receiver<Job>) {
    while let Some(first) = waiting.blocking_recv() {
        let mut jobs = vec![first];
        while jobs.len() < embedder.batch() {
            let Ok(job) = waiting.try_recv() else { break };
            jobs.push(job);
        }
        // Whoever has gone away needs no answer.
        jobs.retain(|job| !job.answer.is_closed());
        if jobs.is_empty() {
            continue;
        }
        let tokens: Vec<&Tokens> = jobs.iter().map(|job| &job.tokens).collect();
        match embedder.embed(&tokens) {
            Ok(embeddings) => {
                for (job, embedding) in jobs.into_iter().zip(embeddings) {
                    drop(job.answer.send(Ok(embedding)));
                }
            }
            Err(error) => {
                for job in jobs {
                    drop(job.answer.send(Err(format!("{error:#}"))));
                }
            }
        }
    }
}
