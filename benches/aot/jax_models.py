"""The models in JAX that only this comparison has; the others are in `steps`."""

import jax
import jax.numpy as jnp
from jax import lax
from steps import data
from steps.jax_models import BLOCK, rms_norm, rotate

from aot.models import DLRM, UNET


def perceptron(p, name, sizes, x):
    """Linear layers with ReLU between them."""
    layers = len(sizes) - 1
    for i in range(layers):
        x = x @ p[f"{name}.{i}.weight"].T + p[f"{name}.{i}.bias"]
        x = jax.nn.relu(x) if i < layers - 1 else x
    return x


def dlrm(p, dense, rows):
    """Return a logit each."""
    x = perceptron(p, "bottom", DLRM.bottom, dense)
    found = [p[f"tables.{i}.weight"][rows[:, i]] for i in range(DLRM.tables)]
    vectors = jnp.stack([x, *found], 1)
    products = jnp.einsum("bid,bjd->bij", vectors, vectors)
    first, second = DLRM.pairs
    pairs = products[:, jnp.array(first), jnp.array(second)]
    return perceptron(p, "top", DLRM.top, jnp.concatenate([x, pairs], 1))[:, 0]


def convolve(p, name, x, padding):
    """Convolve images of [batch, channel, height, width]."""
    layout, padding = ("NCHW", "OIHW", "NCHW"), [(padding, padding)] * 2
    y = lax.conv_general_dilated(x, p[f"{name}.weight"], (1, 1), padding, dimension_numbers=layout)
    return y + p[f"{name}.bias"][:, None, None]


def group_norm(p, name, x):
    """Normalise each group of channels of each image."""
    groups = x.reshape(x.shape[0], UNET.groups, -1)
    mean = groups.mean(-1, keepdims=True)
    variance = jnp.square(groups - mean).mean(-1, keepdims=True)
    x = ((groups - mean) * lax.rsqrt(variance + 1e-5)).reshape(x.shape)
    return x * p[f"{name}.weight"][:, None, None] + p[f"{name}.bias"][:, None, None]


def double(p, name, x):
    """Two convolutions, each with a norm and SiLU."""
    for i in (1, 2):
        x = jax.nn.silu(group_norm(p, f"{name}.norm{i}", convolve(p, f"{name}.conv{i}", x, 1)))
    return x


def widen(p, name, x):
    """Twice the height and width: a transposed convolution of 2x2 in steps of 2."""
    weight = jnp.flip(p[f"{name}.weight"], (2, 3))
    layout = ("NCHW", "IOHW", "NCHW")
    y = lax.conv_general_dilated(
        x, weight, (1, 1), [(1, 1)] * 2, lhs_dilation=(2, 2), dimension_numbers=layout
    )
    return y + p[f"{name}.bias"][:, None, None]


def unet(p, x):
    """Return an image of the same size."""
    depth = len(UNET.widths) - 1
    kept = [double(p, "first", x)]
    for i in range(depth):
        x = lax.reduce_window(kept[-1], -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
        kept.append(double(p, f"down.{i}", x))
    x = kept.pop()
    for i in range(depth):
        x = double(p, f"up.{i}", jnp.concatenate([kept.pop(), widen(p, f"wide.{i}", x)], 1))
    return convolve(p, "last", x, 0)


def decode(p, token, position, keys, values):
    """Return the next token [1, 1] and the caches [1, sequence, head, feature] with its keys and values."""
    c = data.TRANSFORMER
    x = p["embedding.weight"][token]
    tables = (jnp.asarray(table, x.dtype) for table in data.rotary(c))
    cos, sin = (lax.dynamic_slice_in_dim(table, position, 1) for table in tables)
    mask = (jnp.arange(c.sequence) <= position)[None, None, None]
    keys, values = list(keys), list(values)
    for i in range(c.layers):
        w = {name: p[f"layers.{i}.{name}.weight"] for name in BLOCK}
        y = rms_norm(x, w["norm1"])
        q, k, v = ((y @ w[name].T).reshape(*y.shape[:2], c.heads, c.head_dim) for name in "qkv")
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        keys[i] = lax.dynamic_update_slice_in_dim(keys[i], k, position, 1)
        values[i] = lax.dynamic_update_slice_in_dim(values[i], v, position, 1)
        y = jax.nn.dot_product_attention(q, keys[i], values[i], mask=mask)
        x = x + y.reshape(x.shape) @ w["o"].T
        y = rms_norm(x, w["norm2"])
        x = x + (jax.nn.silu(y @ w["gate"].T) * (y @ w["up"].T)) @ w["down"].T
    logits = rms_norm(x, p["norm.weight"]) @ p["head.weight"].T
    return jnp.argmax(logits, -1).astype(jnp.int32), keys, values
