"""One backend, one model, one process: takes steps when told to, and says how long each took.

Prints a JSON line when the first steps are done, and one with samples for every line ``go`` that it reads.
"""

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

from steps import data, decode

WARM_UP = 3


class Jax:
    """A step jitted by JAX."""

    def __init__(self, model: str):
        import jax

        from steps import jax_models

        self.imported = time.time()
        self.jax = jax
        self.step = jax_models.make_step(model)
        self.state = jax_models.init(model)
        self.batch = [jax.numpy.asarray(values) for values in data.batch(model)]

    def advance(self) -> Any:
        *self.state, loss = self.step(*self.state, *self.batch)
        return loss

    def wait(self) -> None:
        self.jax.block_until_ready(self.state)

    def compiles(self) -> int:
        return self.step._cache_size()


class Torch:
    """An unchanged training loop of torch."""

    device = "cpu"

    def __init__(self, model: str):
        import torch
        import torch._dynamo  # The first optimizer would import it.
        import torch.nn.functional as F

        from steps import torch_models

        self.imported = time.time()
        net, optimizer, options = torch_models.build(model)
        self.net = net.to(self.device)
        self.optimizer = optimizer(self.net.parameters(), **options)
        x, y = (torch.from_numpy(values) for values in data.batch(model))
        self.x = (x if x.is_floating_point() else x.long()).to(self.device)
        self.y = y.long().flatten().to(self.device)
        self.loss = F.cross_entropy

    def advance(self) -> Any:
        self.optimizer.zero_grad()
        return self.step()

    def step(self) -> Any:
        """Compute the loss and its gradients, update, and return the loss."""
        loss = self.loss(self.net(self.x), self.y)
        loss.backward()
        self.optimizer.step()
        return loss.detach()

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

    def wait(self) -> None:
        self.tpu.synchronize()

    def compiles(self) -> int:
        return self.tpu.metrics()["compiles"]


class Compiled(Tpu):
    """The training loop compiled by ``torch.compile`` on device "tpu", in strict mode between its graphs."""

    def __init__(self, model: str):
        import torch

        super().__init__(model)
        self.tpu.eager_mode = self.tpu.EagerMode.STRICT
        # Dynamo does not trace `zero_grad`, and would leave all of a function that begins with it to Python.
        self.step = torch.compile(super().step, backend="tpu")


class CompiledStep(Tpu):
    """Forward pass, gradients and update as one compiled function, as JAX's step is one ``jit``.

    Torch's own optimizers break the graph at ``step()``: the update is that of their functional forms.
    """

    def __init__(self, model: str):
        import torch

        from steps import torch_models

        super().__init__(model)
        self.tpu.eager_mode = self.tpu.EagerMode.STRICT
        self.functional_call, self.gradients = torch.func.functional_call, torch.func.grad_and_value
        self.parameters = {name: parameter.detach() for name, parameter in self.net.named_parameters()}
        self.buffers = dict(self.net.named_buffers())
        self.state, self.update = torch_models.functional(model, list(self.parameters.values()))
        # As JAX does, which traces once: the modules' attributes are not looked at again at every call.
        options = {"guard_filter_fn": torch.compiler.skip_guard_on_all_nn_modules_unsafe}
        self.step = torch.compile(self.whole, backend="tpu", fullgraph=True, options=options)

    def whole(self, parameters: Any, buffers: Any, state: Any, x: Any, y: Any) -> Any:
        """Update parameters, buffers and state, and return the loss."""

        def loss_of(parameters: Any, buffers: Any) -> Any:
            return self.loss(self.functional_call(self.net, (parameters, buffers), (x,)), y)

        gradients, loss = self.gradients(loss_of)(parameters, buffers)
        self.update(list(parameters.values()), list(gradients.values()), state)
        return loss

    def advance(self) -> Any:
        return self.step(self.parameters, self.buffers, self.state, self.x, self.y)


class TorchXla(Torch):
    """Lazy tensors of torch_xla."""

    def __init__(self, model: str):
        import torch_xla

        self.xla, self.device = torch_xla, torch_xla.device()
        super().__init__(model)

    def advance(self) -> Any:
        loss = super().advance()
        self.xla.sync()
        return loss

    def wait(self) -> None:
        self.xla.sync(wait=True)

    def compiles(self) -> int:
        from torch_xla.debug import metrics

        return (metrics.metric_data("CompileTime") or [0])[0]


BACKENDS: dict[str, Callable[[str], Any]] = {
    "tpu": Tpu,
    "compiled": Compiled,
    "compiled-step": CompiledStep,
    "cpu": Torch,
    "jax": Jax,
    "torch_xla": TorchXla,
}


def main() -> None:
    """Run the backend and the model that the command line names."""
    name, model, started, steps = sys.argv[1:]
    backend = (decode.BACKENDS if model == "decode" else BACKENDS)[name](model)
    made = time.time() - backend.imported
    losses = [float(backend.advance())]
    now = time.time()
    first_step, after_imports = now - float(started), now - backend.imported
    further = []
    for _ in range(WARM_UP - 1):
        start = time.perf_counter()
        losses.append(float(backend.advance()))
        further.append(time.perf_counter() - start)
    backend.wait()
    compiles = backend.compiles()
    times = {"first_step": first_step, "after_imports": after_imports, "made": made, "step": min(further)}
    say(losses=losses, compiles=compiles, **times)
    for _ in sys.stdin:
        wall, cpu = [], []
        for _ in range(int(steps)):
            clocks = time.perf_counter(), time.process_time()
            backend.advance()
            backend.wait()
            wall.append((time.perf_counter() - clocks[0]) * 1e3)
            cpu.append((time.process_time() - clocks[1]) * 1e3)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        say(wall=wall, cpu=cpu, compiles=backend.compiles() - compiles, peak_mib=peak)


def say(**facts: Any) -> None:
    """Print one line of JSON for the process that compares."""
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
