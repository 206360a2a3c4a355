"""The models in JAX, as its users write them: pure functions under one ``jit`` with donation."""

import jax
import jax.numpy as jnp
from jax import lax

from steps import data


def cross_entropy(logits, targets):
    """Mean over all rows."""
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), targets.reshape(-1, 1), -1)
    return -picked.mean()


def mlp(p, state, x):
    """Linear layers with ReLU between them."""
    layers = len(data.MLP_SIZES) - 1
    for i in range(layers):
        x = x @ p[f"{i}.weight"].T + p[f"{i}.bias"]
        x = jax.nn.relu(x) if i < layers - 1 else x
    return x, state


def rms_norm(x, weight):
    """Scale to a root mean square of 1."""
    return x * lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-5) * weight


def rotate(x, cos, sin):
    """Rotate pairs of features by their position's angle; x is [batch, position, head, feature]."""
    first, second = jnp.split(x, 2, -1)
    return x * cos[:, None] + jnp.concatenate((-second, first), -1) * sin[:, None]


BLOCK = ("norm1", "norm2", "q", "k", "v", "o", "gate", "up", "down")


def projections(c, w, x, cos, sin):
    """Query, key and value, [batch, position, head, feature]."""
    y = rms_norm(x, w["norm1"])
    q, k, v = ((y @ w[name].T).reshape(*y.shape[:2], c.heads, c.head_dim) for name in "qkv")
    return rotate(q, cos, sin), rotate(k, cos, sin), v


def rest(w, x, attended):
    """What comes after the attention."""
    x = x + attended.reshape(x.shape) @ w["o"].T
    y = rms_norm(x, w["norm2"])
    return x + (jax.nn.silu(y @ w["gate"].T) * (y @ w["up"].T)) @ w["down"].T


def transformer(p, state, tokens):
    """The decoder; its result is the logits."""
    c = data.TRANSFORMER
    x = p["embedding.weight"][tokens]
    cos, sin = (jnp.asarray(values, x.dtype) for values in data.rotary(c))
    for i in range(c.layers):
        w = {name: p[f"layers.{i}.{name}.weight"] for name in BLOCK}
        q, k, v = projections(c, w, x, cos, sin)
        x = rest(w, x, jax.nn.dot_product_attention(q, k, v, is_causal=True))
    logits = rms_norm(x, p["norm.weight"]) @ p["head.weight"].T
    return logits.reshape(-1, c.vocabulary), state


def decode(p, token, place, caches):
    """The likeliest token, [1, 1], after a token at a place, and the caches of all layers."""
    c = data.TRANSFORMER
    x = p["embedding.weight"][token]
    tables = (jnp.asarray(values, x.dtype) for values in data.rotary(c))
    cos, sin = (lax.dynamic_slice_in_dim(values, place, 1) for values in tables)
    seen = (jnp.arange(c.sequence) <= place)[None, None, None]
    written = []
    for i, cache in enumerate(caches):
        w = {name: p[f"layers.{i}.{name}.weight"] for name in BLOCK}
        q, k, v = projections(c, w, x, cos, sin)
        pairs = zip(cache, (k, v), strict=True)
        keys, values = (lax.dynamic_update_slice_in_dim(old, new, place, 1) for old, new in pairs)
        written.append((keys, values))
        x = rest(w, x, jax.nn.dot_product_attention(q, keys, values, mask=seen))
    logits = rms_norm(x, p["norm.weight"]) @ p["head.weight"].T
    return logits.argmax(-1).astype(jnp.int32), written


def convolve(x, weight, stride, padding):
    """Convolve images of [batch, channel, height, width]."""
    layout = ("NCHW", "OIHW", "NCHW")
    return lax.conv_general_dilated(x, weight, (stride,) * 2, [(padding,) * 2] * 2, dimension_numbers=layout)


def batch_norm(p, state, updates, name, x):
    """Normalise by the batch, and note the running statistics."""
    mean, n = x.mean((0, 2, 3)), x.size // x.shape[1]
    variance = jnp.square(x - mean[:, None, None]).mean((0, 2, 3))
    for key, value in (("mean", mean), ("variance", variance * n / (n - 1))):
        updates[f"{name}.{key}"] = 0.9 * state[f"{name}.{key}"] + 0.1 * value
    scale = lax.rsqrt(variance + 1e-5) * p[f"{name}.weight"]
    return (x - mean[:, None, None]) * scale[:, None, None] + p[f"{name}.bias"][:, None, None]


def resnet(p, state, x):
    """ResNet-18."""
    updates = {}

    def norm(name, x):
        return batch_norm(p, state, updates, name, x)

    x = jax.nn.relu(norm("norm", convolve(x, p["conv.weight"], 2, 3)))
    pad = [(0, 0), (0, 0), (1, 1), (1, 1)]
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 3, 3), (1, 1, 2, 2), pad)
    for i in range(sum(data.RESNET_BLOCKS)):
        b = f"blocks.{i}"
        stride = 2 if f"{b}.short.weight" in p else 1
        y = jax.nn.relu(norm(f"{b}.norm1", convolve(x, p[f"{b}.conv1.weight"], stride, 1)))
        y = norm(f"{b}.norm2", convolve(y, p[f"{b}.conv2.weight"], 1, 1))
        short = norm(f"{b}.norm3", convolve(x, p[f"{b}.short.weight"], 2, 0)) if stride == 2 else x
        x = jax.nn.relu(y + short)
    return x.mean((2, 3)) @ p["head.weight"].T + p["head.bias"], updates


def init(model):
    """Return parameters, optimizer state and the model's own state."""
    p = {name: jnp.asarray(value) for name, value in data.weights(model).items()}
    zeros = {name: jnp.zeros_like(value) for name, value in p.items()}
    if model == "transformer":
        moments = {name: jnp.zeros_like(value) for name, value in p.items()}
        return p, {"step": jnp.zeros(()), "first": zeros, "second": moments}, {}
    if model == "mlp":
        return p, {}, {}
    state = {}
    for name in (name.removesuffix(".weight") for name in p if ".norm" in name or name.startswith("norm")):
        if not name.endswith(".bias"):
            width = p[f"{name}.weight"].shape
            state |= {f"{name}.mean": jnp.zeros(width), f"{name}.variance": jnp.ones(width)}
    return p, zeros, state


def make_step(model):
    """Return the jitted step: (parameters, optimizer, state, x, y) to the new ones and the loss."""
    forward = {"mlp": mlp, "transformer": transformer, "resnet": resnet}[model]
    tree = jax.tree_util.tree_map

    def loss(p, state, x, y):
        logits, state = forward(p, state, x)
        return cross_entropy(logits.astype(jnp.float32), y), state

    def step(p, o, state, x, y):
        (value, state), g = jax.value_and_grad(loss, has_aux=True)(p, state, x, y)
        if model == "mlp":
            p = tree(lambda w, g: w - 0.05 * g, p, g)
        elif model == "resnet":
            o = tree(lambda m, g: 0.9 * m + g, o, g)
            p = tree(lambda w, m: w - 0.05 * m, p, o)
        else:
            n = o["step"] + 1
            first = tree(lambda m, g: 0.9 * m + 0.1 * g, o["first"], g)
            second = tree(lambda v, g: 0.999 * v + 0.001 * g * g, o["second"], g)
            rate, root = 1e-3 / (1 - 0.9**n), jnp.sqrt(1 - 0.999**n)

            def update(w, m, v):
                w = w * (1 - 1e-5) - rate * m / (jnp.sqrt(v) / root + 1e-8)
                return w.astype(v.dtype)

            p, o = tree(update, p, first, second), {"step": n, "first": first, "second": second}
        return p, o, state, value

    return jax.jit(step, donate_argnums=(0, 1, 2))
