"""The models in JAX, lowered for a TPU: `python -m aot.jax_programs FILE NAME...`, with JAX's interpreter."""

import json
import sys
from itertools import pairwise
from pathlib import Path

import jax
import jax.numpy as jnp
from steps import data
from steps import jax_models as steps

from aot import jax_models
from aot.models import DLRM, MODELS, UNET, Model


def program(model: Model) -> dict:
    """Return the StableHLO text and its signature: dtypes and dims of parameters and of outputs."""
    function, examples, donated = MAKERS[model.name](jnp.dtype(model.dtype))
    jitted = jax.jit(function, donate_argnums=donated, keep_unused=True)
    lowered = jitted.trace(*examples).lower(lowering_platforms=("tpu",))
    return {
        "text": lowered.as_text(),
        "parameters": signature(examples),
        "outputs": signature(lowered.out_info),
    }


def signature(tree) -> list:
    """Return dtypes and dims of the tree's leaves."""
    return [(leaf.dtype.name, leaf.shape) for leaf in jax.tree_util.tree_leaves(tree)]


def shaped(dtype, *dims):
    """An array without contents."""
    return jax.ShapeDtypeStruct(dims, dtype)


def indices(*dims):
    """Rows, tokens or classes: JAX's own are of 32 bits."""
    return shaped(jnp.int32, *dims)


def trained(model, dtype, x, y):
    """A training step of `steps`; what it keeps is donated."""
    step = steps.make_step(model).__wrapped__
    p, o, state = jax.eval_shape(lambda: steps.init(model))
    cast = jax.tree_util.tree_map(lambda leaf: shaped(dtype, *leaf.shape), (p, o))
    if model == "transformer":
        cast[1]["step"] = o["step"]
    return step, (*cast, state, x, y), (0, 1, 2)


def descent(forward, loss, p, *inputs):
    """A training step of plain gradient descent."""

    def step(p, *inputs):
        value, g = jax.value_and_grad(lambda p: loss(forward(p, *inputs[:-1]), inputs[-1]))(p)
        return jax.tree_util.tree_map(lambda w, g: w - 0.05 * g, p, g), value

    return step, (p, *inputs), (0,)


def parameters(model, dtype):
    """The parameters of a model of `steps`."""
    return {name: shaped(dtype, *dims) for name, dims in data.shapes(model).items()}


def mlp(dtype):
    x = shaped(dtype, data.MLP_BATCH, data.MLP_SIZES[0])
    return trained("mlp", dtype, x, indices(data.MLP_BATCH))


def forward(dtype):
    c = data.TRANSFORMER
    tokens = indices(c.batch, c.sequence)
    return lambda p, x: steps.transformer(p, {}, x)[0], (parameters("transformer", dtype), tokens), ()


def transformer(dtype):
    c = data.TRANSFORMER
    return trained("transformer", dtype, indices(c.batch, c.sequence), indices(c.batch * c.sequence))


def decode(dtype):
    c = data.TRANSFORMER
    caches = [shaped(dtype, 1, c.sequence, c.heads, c.head_dim) for _ in range(c.layers)]
    inputs = (parameters("transformer", dtype), indices(1, 1), indices(), caches, caches)
    return jax_models.decode, inputs, (3, 4)


def resnet(dtype):
    x = shaped(dtype, data.RESNET_BATCH, 3, data.RESNET_SIDE, data.RESNET_SIDE)
    return trained("resnet", dtype, x, indices(data.RESNET_BATCH))


def layer(name, dtype, *dims, out=0):
    """A weight and a bias; torch's order of dims."""
    return {f"{name}.weight": shaped(dtype, *dims), f"{name}.bias": shaped(dtype, dims[out])}


def dlrm(dtype):
    p = {f"tables.{i}.weight": shaped(dtype, DLRM.rows, DLRM.width) for i in range(DLRM.tables)}
    for name, sizes in (("bottom", DLRM.bottom), ("top", DLRM.top)):
        for i, (n, o) in enumerate(pairwise(sizes)):
            p |= layer(f"{name}.{i}", dtype, o, n)

    def loss(logits, clicked):
        return (jnp.maximum(logits, 0) - logits * clicked + jnp.log1p(jnp.exp(-jnp.abs(logits)))).mean()

    dense, clicked = shaped(dtype, DLRM.batch, DLRM.dense), shaped(dtype, DLRM.batch)
    return descent(jax_models.dlrm, loss, p, dense, indices(DLRM.batch, DLRM.tables), clicked)


def unet(dtype):
    def double(name, n, o):
        found = layer(f"{name}.conv1", dtype, o, n, 3, 3) | layer(f"{name}.conv2", dtype, o, o, 3, 3)
        return found | layer(f"{name}.norm1", dtype, o) | layer(f"{name}.norm2", dtype, o)

    widths = UNET.widths
    pairs = list(pairwise(widths))
    p = double("first", UNET.channels, widths[0]) | layer("last", dtype, UNET.channels, widths[0], 1, 1)
    for i, (n, o) in enumerate(pairs):
        p |= double(f"down.{i}", n, o)
    for i, (n, o) in enumerate(reversed(pairs)):
        p |= layer(f"wide.{i}", dtype, o, n, 2, 2, out=1) | double(f"up.{i}", 2 * n, n)
    pair = [shaped(dtype, UNET.batch, UNET.channels, UNET.side, UNET.side) for _ in range(2)]
    return descent(jax_models.unet, lambda y, want: jnp.square(y - want).mean(), p, *pair)


MAKERS = {make.__name__: make for make in (mlp, forward, transformer, decode, resnet, dlrm, unet)}


def main() -> None:
    """Write a JSON object with the program of each named model."""
    path, *names = sys.argv[1:]
    programs = {model.name: program(model) for model in MODELS if model.name in names}
    Path(path).write_text(json.dumps(programs))


if __name__ == "__main__":
    main()
