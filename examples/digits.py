"""Train a small convolutional network on handwritten digits, on a device and on the CPU beside it.

This is plain PyTorch. The only word about the device is its name:

    python examples/digits.py
    python examples/digits.py --device cpu

The data are the 1,797 real 8 x 8 images that come with scikit-learn. Both trainings start from the
same weights and see the same batches. Dropout masks are drawn by each device's own generator, so
the two curves with dropout are alike but not equal.

That the arithmetic agrees is shown without dropout, over the first 50 steps of the same seed.
"""

import argparse
from pathlib import Path

import matplotlib
import torch
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

matplotlib.use("Agg")
from matplotlib import pyplot as plt

SEED = 0
EPOCHS = 40
BATCH = 64
LEARNING_RATE = 1e-3
COMPARED_STEPS = 50
TOLERANCE = 1e-4


def load_data() -> tuple[TensorDataset, TensorDataset]:
    """Return the training and the test set: images in [0, 1] and their digits."""
    digits = load_digits()
    images = torch.tensor(digits.images, dtype=torch.float32).unsqueeze(1) / 16
    labels = torch.tensor(digits.target)
    train, test = train_test_split(
        range(len(labels)), test_size=0.2, stratify=digits.target, random_state=SEED
    )
    return TensorDataset(images[train], labels[train]), TensorDataset(images[test], labels[test])


def build_model(dropout: float) -> nn.Module:
    """Return a network for 8 x 8 images with ten classes."""
    return nn.Sequential(
        nn.Conv2d(1, 32, 3, padding=1),
        nn.ReLU(),
        nn.Conv2d(32, 64, 3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Dropout(dropout),
        nn.Linear(64 * 4 * 4, 128),
        nn.ReLU(),
        nn.Dropout(dropout),
        nn.Linear(128, 10),
    )


def train(
    device: str, data: TensorDataset, progress: Progress, *, seed: int, steps: int, dropout: float
) -> tuple[nn.Module, list[float]]:
    """Train a fresh network on `device` and return it with the loss of every step."""
    torch.manual_seed(seed)
    model = build_model(dropout).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE)
    criterion = nn.CrossEntropyLoss()
    order = torch.Generator().manual_seed(seed)
    batches = DataLoader(data, BATCH, shuffle=True, drop_last=True, generator=order)

    name = f"{device}, seed {seed}, {'with' if dropout else 'without'} dropout"
    bar = progress.add_task(name, total=steps, loss="")
    curve: list[float] = []
    model.train()
    while len(curve) < steps:
        losses = []
        for images, labels in batches:
            loss = criterion(model(images.to(device)), labels.to(device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.detach())
            progress.advance(bar)
            if len(curve) + len(losses) == steps:
                break
        curve += torch.stack(losses).tolist()
        progress.update(bar, loss=f"loss {curve[-1]:.4f}")
    return model, curve


@torch.no_grad()
def predict(model: nn.Module, data: TensorDataset, device: str) -> torch.Tensor:
    """Return the digit that `model` sees in each image."""
    model.eval()
    images, _ = data.tensors
    return model(images.to(device)).argmax(dim=1).cpu()


def largest_difference(curve: list[float], reference: list[float]) -> float:
    """Return the largest difference between two curves, relative to the reference."""
    return max(abs(a - b) / abs(b) for a, b in zip(curve, reference, strict=True))


def draw(path: Path, curves: dict[str, list[float]], test: TensorDataset, predicted: torch.Tensor) -> None:
    """Write a picture with the loss curves and a grid of test digits with their predictions."""
    rows, columns = 4, 8
    figure = plt.figure(figsize=(13, 4.5), layout="constrained")
    left, right = figure.subfigures(1, 2, width_ratios=(1, 1.3))
    axes = left.subplots()
    for style, (name, curve) in zip(("-", "--"), curves.items(), strict=True):
        axes.plot(curve, style, label=name, linewidth=1.2)
    axes.set(xlabel="step", ylabel="cross-entropy loss", yscale="log", title="Training, with dropout")
    axes.legend()

    images, labels = test.tensors
    cells = right.subplots(rows, columns).flat
    for cell, image, label, guess in zip(cells, images, labels, predicted, strict=False):
        cell.imshow(image[0], cmap="gray_r")
        cell.set_title(str(guess.item()), color="green" if guess == label else "red")
        cell.axis("off")
    right.suptitle("Test digits and what the network reads")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    """Train on both devices, compare, and draw."""
    parser = argparse.ArgumentParser(description="Handwritten digits on a device and on the CPU")
    parser.add_argument("--device", default="tpu", help='torch device (default: "tpu")')
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the picture")
    args = parser.parse_args()
    device = args.device

    train_data, test_data = load_data()
    steps = EPOCHS * (len(train_data) // BATCH)
    print(f"{len(train_data)} images to train on, {len(test_data)} to test on, {steps} steps")
    columns = (
        TextColumn("{task.description:28}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[loss]}"),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        whole = {"seed": SEED, "steps": steps, "dropout": 0.25}
        model, curve = train(device, train_data, progress, **whole)
        cpu_model, cpu_curve = train("cpu", train_data, progress, **whole)
        short = {"seed": SEED, "steps": COMPARED_STEPS, "dropout": 0.0}
        _, exact = train(device, train_data, progress, **short)
        _, cpu_exact = train("cpu", train_data, progress, **short)

    labels = test_data.tensors[1]
    predicted = predict(model, test_data, device)
    accuracy = (predicted == labels).float().mean().item()
    cpu_accuracy = (predict(cpu_model, test_data, "cpu") == labels).float().mean().item()
    last = steps // EPOCHS
    final, cpu_final = sum(curve[-last:]) / last, sum(cpu_curve[-last:]) / last
    print(f"with dropout     mean loss of the last epoch: {device} {final:.4f}, cpu {cpu_final:.4f}")
    print(f"                 test accuracy: {device} {accuracy:.2%}, cpu {cpu_accuracy:.2%}")
    difference = largest_difference(exact, cpu_exact)
    verdict = "the losses agree" if difference <= TOLERANCE else "THE LOSSES DIFFER"
    print(
        f"without dropout  {verdict}: largest relative difference in {COMPARED_STEPS} steps "
        f"{difference:.1e}, allowed {TOLERANCE:.0e}"
    )

    picture = args.out / "digits.png"
    draw(picture, {device: curve, "cpu (reference)": cpu_curve}, test_data, predicted)
    print(f"accuracy {accuracy:.2%}, picture {picture}")


if __name__ == "__main__":
    main()
