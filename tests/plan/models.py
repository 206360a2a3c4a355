"""What the tests plan: models on the device ``meta``, and entries of the command line."""

import torch
from torch import nn

Step = tuple[object, list[torch.Tensor]]

ROWS, WIDTH, HIDDEN, CLASSES = 128, 512, 2048, 256


def perceptron() -> Step:
    """Two products of bfloat16, forward only."""
    with torch.device("meta"):
        model = nn.Sequential(
            nn.Linear(WIDTH, HIDDEN, dtype=torch.bfloat16),
            nn.ReLU(),
            nn.Linear(HIDDEN, CLASSES, dtype=torch.bfloat16),
        )
    return model, [torch.empty(ROWS, WIDTH, dtype=torch.bfloat16, device="meta")]


def training() -> Step:
    """A whole step of a linear model with AdamW, in float32."""
    with torch.device("meta"):
        model = nn.Linear(WIDTH, CLASSES, bias=False)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)

    def step(inputs: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        loss = nn.functional.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss

    return step, [torch.empty(ROWS, WIDTH), torch.empty(ROWS, CLASSES)]


def convolution() -> Step:
    """One convolution without padding."""
    model = nn.Conv2d(16, 32, 3, bias=False)
    return model, [torch.empty(8, 16, 34, 34)]


def too_large() -> Step:
    """Weights of 70 GiB."""
    with torch.device("meta"):
        layers = [nn.Linear(32768, 32768, bias=False, dtype=torch.bfloat16) for _ in range(35)]
    return nn.Sequential(*layers), [torch.empty(8, 32768, dtype=torch.bfloat16)]


def needs_a_value() -> Step:
    """A step that reads what it computed."""
    model = nn.Linear(4, 4)

    def step(inputs: torch.Tensor) -> torch.Tensor:
        outputs = model(inputs)
        return outputs * outputs.sum().item()

    return step, [torch.empty(2, 4)]


def takes_arguments(size: int) -> int:
    return size


_weight = torch.empty(4, 4, device="meta")
_scale = nn.Parameter(_weight)


def whole_step() -> torch.Tensor:
    """An entry that is the step itself."""
    return (_scale @ _scale).sum()
