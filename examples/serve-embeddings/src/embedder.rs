//! From texts to embeddings: a tokenizer and exported programs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use ndarray::{Array2, Ix2};
use tokenizers::{Tokenizer, TruncationParams};
use tpu_compile::{Engine, HostArray, Model, Options, Saved};
use tpu_runtime::find::{Places, PluginChoice, find};
use tpu_runtime::{Client, ClientOptions, Plugin};

/// The tokenizer, and the same model for several lengths.
pub(crate) struct Embedder {
    tokenizer: Tokenizer,
    /// By length, the shortest first.
    programs: Vec<Program>,
}

/// The model for a fixed number of texts of a fixed number of tokens.
struct Program {
    batch: usize,
    length: usize,
    model: Model,
}

/// The tokens of a text.
pub(crate) type Tokens = Vec<u32>;

impl Embedder {
    /// Reads what export.py wrote, and compiles the programs.
    pub(crate) fn open(directory: &Path, plugin: &str, site_packages: Vec<PathBuf>) -> Result<Self> {
        let mut saved = folders(directory)?
            .iter()
            .map(|folder| Ok(Saved::open(folder)?))
            .collect::<Result<Vec<Saved>>>()?;
        saved.sort_by_key(|saved| shape_of(saved).map(|(_, length)| length));
        let Some(longest) = saved.last().and_then(shape_of) else {
            bail!("{}: no exported program of texts, want those that export.py writes", directory.display());
        };

        let places = Places { site_packages, ..Places::default() };
        let plugin = Plugin::load(&find(&PluginChoice::from(plugin), &places)?)?;
        let client = Client::new(&plugin, &options(&plugin))?;
        let engine = Engine::new(client, Options::default());
        let mut programs: Vec<Program> = Vec::new();
        for saved in &saved {
            let (batch, length) = shape_of(saved).context("a program of other inputs than texts")?;
            // All lengths use the weights of the first.
            let model = match programs.first() {
                Some(first) => saved.load_beside(&first.model)?,
                None => saved.load(&engine, 0)?,
            };
            programs.push(Program { batch, length, model });
        }

        let path = directory.join("tokenizer.json");
        let failed = |error| anyhow!("{}: {error}", path.display());
        let mut tokenizer = Tokenizer::from_file(&path).map_err(failed)?;
        let truncation = TruncationParams { max_length: longest.1, ..TruncationParams::default() };
        tokenizer.with_truncation(Some(truncation)).map_err(failed)?;
        tokenizer.with_padding(None);
        Ok(Self { tokenizer, programs })
    }

    /// How many texts one call takes.
    pub(crate) fn batch(&self) -> usize {
        self.programs.iter().map(|program| program.batch).min().unwrap_or(1)
    }

    /// The lengths that there are programs for.
    pub(crate) fn lengths(&self) -> Vec<usize> {
        self.programs.iter().map(|program| program.length).collect()
    }

    /// The tokens of texts, of which those beyond the longest program are left out.
    pub(crate) fn tokens(&self, texts: Vec<String>) -> Result<Vec<Tokens>> {
        let encodings =
            self.tokenizer.encode_batch(texts, true).map_err(|error| anyhow!("tokenizer: {error}"))?;
        Ok(encodings.into_iter().map(|encoding| encoding.get_ids().to_vec()).collect())
    }

    /// The embeddings of at most [`batch`](Self::batch) texts, in one call of the shortest program that takes them all.
    pub(crate) fn embed(&self, texts: &[&Tokens]) -> Result<Vec<Vec<f32>>> {
        let longest = texts.iter().map(|tokens| tokens.len()).max().unwrap_or(0);
        let fits = |program: &&Program| program.length >= longest && program.batch >= texts.len();
        let program = self.programs.iter().find(fits).context("more tokens than any program takes")?;
        let mut ids = Array2::<i64>::zeros((program.batch, program.length));
        let mut mask = ids.clone();
        for (row, tokens) in texts.iter().enumerate() {
            for (column, token) in tokens.iter().enumerate() {
                ids[[row, column]] = i64::from(*token);
                mask[[row, column]] = 1;
            }
        }
        let outputs = program.model.call(&[HostArray::from(&ids), HostArray::from(&mask)])?;
        let embeddings = outputs.first().context("a program without outputs")?.to_array::<f32>()?;
        let embeddings = embeddings.into_dimensionality::<Ix2>()?;
        Ok(embeddings.outer_iter().take(texts.len()).map(|row| row.to_vec()).collect())
    }
}

/// Texts and tokens that a program takes.
fn shape_of(saved: &Saved) -> Option<(usize, usize)> {
    let inputs = saved.description().inputs();
    match &inputs.map(|input| input.layout.sizes.as_slice()).collect::<Vec<_>>()[..] {
        [[batch, length], mask] if *mask == [*batch, *length] => Some((*batch as usize, *length as usize)),
        _ => None,
    }
}

/// The folders in a directory that hold exported programs.
fn folders(directory: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(directory).with_context(|| format!("{}: cannot be read", directory.display()))?;
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.retain(|folder| folder.join("signature.json").is_file());
    folders.sort();
    Ok(folders)
}

fn options(plugin: &Plugin) -> ClientOptions {
    let name = plugin.path().file_name().unwrap_or_default().to_string_lossy();
    if name.contains("cpu") { ClientOptions::cpu(1, false) } else { ClientOptions::default() }
}
