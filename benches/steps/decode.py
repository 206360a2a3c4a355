"""Decoders with a static cache of keys and values that give one token at a time to the host."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from steps import data

FIRST = 1


def cache_shape(*, heads_first: bool) -> tuple[int, ...]:
    """Return the dims of the keys, or of the values, of one layer."""
    c = data.TRANSFORMER
    places = (c.heads, c.sequence) if heads_first else (c.sequence, c.heads)
    return (1, *places, c.head_dim)


class Jax:
    """A step jitted by JAX, the caches donated."""

    def __init__(self, model: str):
        import jax

        from steps import jax_models

        self.imported = time.time()
        self.jax = jax
        self.step = jax.jit(jax_models.decode, donate_argnums=3)
        self.weights = {name: jax.numpy.asarray(value) for name, value in data.weights("transformer").items()}
        zeros = np.zeros(cache_shape(heads_first=False), np.float32)
        array = jax.numpy.array
        self.caches = [(array(zeros), array(zeros)) for _ in range(data.TRANSFORMER.layers)]
        self.token, self.place = jax.numpy.full((1, 1), FIRST, jax.numpy.int32), 0

    def advance(self) -> int:
        place = self.jax.numpy.int32(self.place)
        self.token, self.caches = self.step(self.weights, self.token, place, self.caches)
        self.place = (self.place + 1) % data.TRANSFORMER.sequence
        return int(np.asarray(self.token)[0, 0])

    def wait(self) -> None: ...

    def compiles(self) -> int:
        return self.step._cache_size()


class Torch:
    """Unchanged code of torch, without gradients."""

    device = "cpu"

    def __init__(self, model: str):
        import torch

        from steps import torch_models

        self.imported = time.time()
        self.torch = torch
        net, _, _ = torch_models.build("transformer")
        self.net = self.placed(net.eval().requires_grad_(False))
        shape, layers = cache_shape(heads_first=True), data.TRANSFORMER.layers
        self.caches = [tuple(torch.zeros(shape, device=self.device) for _ in range(2)) for _ in range(layers)]
        self.token, self.place = torch.full((1, 1), FIRST, device=self.device), 0
        self.step = self.prepared(self.net.decode)

    def placed(self, net: Any) -> Any:
        """Return the module on the device."""
        return net.to(self.device)

    def prepared(self, decode: Callable) -> Callable:
        """Return the function that is called for each token."""
        return decode

    def advance(self) -> int:
        with self.torch.no_grad():
            place = self.torch.tensor([self.place]).to(self.device)
            self.token = self.step(self.token, place, self.caches)
        self.place = (self.place + 1) % data.TRANSFORMER.sequence
        return int(self.token.cpu()[0, 0])

    def wait(self) -> None: ...

    def compiles(self) -> int:
        return 0


class Tpu(Torch):
    """Fused eager on device "tpu"."""

    device = "tpu"

    def __init__(self, model: str):
        import torch

        self.tpu = torch.tpu
        self.tpu.eager_mode = self.tpu.EagerMode.FUSED
        super().__init__(model)

    def compiles(self) -> int:
        return self.tpu.metrics()["compiles"]


class Compiled(Tpu):
    """The step compiled by ``torch.compile`` on device "tpu"."""

    def prepared(self, decode: Callable) -> Callable:
        self.tpu.eager_mode = self.tpu.EagerMode.STRICT
        return self.torch.compile(decode, backend="tpu")


class Torchax(Torch):
    """The module as a pure function under JAX's ``jit``, by torchax, the caches donated."""

    device = "jax"

    def __init__(self, model: str):
        import torchax
        from torchax import interop

        self.torchax, self.interop = torchax, interop
        torchax.enable_globally()
        torchax.enable_performance_mode()
        super().__init__(model)

    def placed(self, net: Any) -> Any:
        self.state = {name: value.to("jax") for name, value in net.state_dict().items()}
        self.state |= {name: value.to("jax") for name, value in net.named_buffers()}
        return net

    def prepared(self, decode: Callable) -> Callable:
        net = self.net

        class Decode(self.torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.net = net

            def forward(self, *arguments: Any) -> Any:
                return self.net.decode(*arguments)

        module = Decode()

        def pure(state: dict, *arguments: Any) -> Any:
            named = {f"net.{name}": value for name, value in state.items()}
            return self.torch.func.functional_call(module, named, arguments), arguments[2]

        jitted = self.interop.jax_jit(pure, kwargs_for_jax_jit={"donate_argnums": 3})

        def step(*arguments: Any) -> Any:
            token, self.caches = jitted(self.state, *arguments)
            return token

        return step


BACKENDS: dict[str, Callable[[str], Any]] = {
    "tpu": Tpu,
    "compiled": Compiled,
    "cpu": Torch,
    "jax": Jax,
    "torchax": Torchax,
}
