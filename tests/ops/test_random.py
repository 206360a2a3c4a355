"""Random fills, samples and dropout: reproducible, in range, and of the right distribution."""

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import DEVICE, FLOATS, assert_same

N = 100_000
SEED = 7

Draw = Callable[..., torch.Tensor]


def empty(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Make a tensor on the device."""
    return torch.empty(*shape, device=DEVICE, dtype=dtype)


def distance(sample: torch.Tensor, cdf: Callable[[torch.Tensor], torch.Tensor]) -> float:
    """Return the Kolmogorov-Smirnov distance of a sample, times the root of its size."""
    x = sample.detach().cpu().double().flatten().sort().values
    steps = torch.arange(1, len(x) + 1, dtype=torch.float64) / len(x)
    expected = cdf(x)
    below = (expected - steps + 1 / len(x)).max()
    return math.sqrt(len(x)) * max(below, (steps - expected).max()).item()


def normal_cdf(x: torch.Tensor) -> torch.Tensor:
    return torch.special.ndtr(x)


CONTINUOUS = [
    pytest.param(lambda x: x.uniform_(-2, 3), lambda x: (x + 2) / 5, id="uniform_"),
    pytest.param(lambda x: x.normal_(1, 2), lambda x: normal_cdf((x - 1) / 2), id="normal_"),
    pytest.param(lambda x: x.exponential_(2), lambda x: -torch.expm1(-2 * x), id="exponential_"),
    pytest.param(
        lambda x: x.log_normal_(0.5, 0.3), lambda x: normal_cdf((x.log() - 0.5) / 0.3), id="log_normal_"
    ),
    pytest.param(lambda x: x.cauchy_(1, 2), lambda x: 0.5 + ((x - 1) / 2).atan() / math.pi, id="cauchy_"),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize(("draw", "cdf"), CONTINUOUS)
def test_distribution(draw: Draw, cdf: Draw, dtype: torch.dtype) -> None:
    torch.manual_seed(SEED)
    # A sample of the distribution is farther away once in a thousand seeds; this seed is fixed.
    assert distance(draw(empty(N, dtype=dtype)), cdf) < 1.95


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize(("draw", "cdf"), CONTINUOUS)
def test_distribution_in_16_bits(draw: Draw, cdf: Draw, dtype: torch.dtype) -> None:
    torch.manual_seed(SEED)
    sample = draw(empty(2000, dtype=dtype))
    assert sample.dtype == dtype
    # Rounding makes steps: the distance is that of the steps, not of the draw.
    assert distance(sample, cdf) < 4


@pytest.mark.parametrize("dtype", FLOATS)
def test_uniform_never_reaches_its_upper_bound(dtype: torch.dtype) -> None:
    torch.manual_seed(SEED)
    x = empty(N, dtype=dtype).uniform_(1, 1.5).cpu()
    assert x.min() >= 1
    assert x.max() < 1.5


def test_complex_normal_has_half_the_variance_in_each_part() -> None:
    torch.manual_seed(SEED)
    z = torch.randn(N, device=DEVICE, dtype=torch.complex64).cpu()
    assert z.real.var().item() == pytest.approx(0.5, abs=0.01)
    assert z.imag.var().item() == pytest.approx(0.5, abs=0.01)
    assert (z.real * z.imag).mean().item() == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize(
    ("dtype", "largest"),
    [
        (torch.int64, 2**63 - 1),
        (torch.int32, 2**31 - 1),
        (torch.int16, 2**15 - 1),
        (torch.int8, 127),
        (torch.uint8, 255),
        (torch.bool, 1),
        (torch.float32, 2**24),
        (torch.float64, 2**53),
        (torch.float16, 2**11),
        (torch.bfloat16, 2**8),
    ],
)
def test_random_fills_the_range_of_a_dtype(dtype: torch.dtype, largest: int) -> None:
    torch.manual_seed(SEED)
    x = empty(N, dtype=dtype).random_().cpu().double()
    assert x.min() >= 0
    assert largest * 0.99 <= x.max() <= largest
    assert x.mean().item() == pytest.approx(largest / 2, rel=0.01)


def test_random_between() -> None:
    torch.manual_seed(SEED)
    x = torch.randint(-3, 5, (N,), device=DEVICE).cpu()
    counts = (x + 3).bincount(minlength=8)
    assert len(counts) == 8
    expected = N / 8
    assert ((counts - expected) ** 2 / expected).sum() < 24  # chi-square, 7 degrees: once in a thousand
    wide = empty(N, dtype=torch.int64).random_(2**40, 2**50).cpu()
    assert wide.min() >= 2**40
    assert 2**50 * 0.999 < wide.max() < 2**50
    everything = empty(N, dtype=torch.int64).random_(-(2**63), None).cpu()
    assert (everything < 0).double().mean().item() == pytest.approx(0.5, abs=0.01)
    upwards = empty(N, dtype=torch.uint8).random_(250, None).cpu()
    assert upwards.unique().tolist() == [250, 251, 252, 253, 254, 255]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64, torch.bool])
def test_bernoulli(dtype: torch.dtype) -> None:
    torch.manual_seed(SEED)
    assert empty(N, dtype=dtype).bernoulli_(0.3).float().mean().item() == pytest.approx(0.3, abs=0.01)
    p = torch.tensor([0.0, 0.25, 0.9, 1.0], device=DEVICE)
    each = empty(N // 4, 4, dtype=dtype).bernoulli_(p).float().mean(0).cpu()
    assert each[0] == 0
    assert each[3] == 1
    torch.testing.assert_close(each, p.cpu(), atol=0.02, rtol=0)
    assert torch.bernoulli(p).cpu()[[0, 3]].tolist() == [0, 1]
    assert torch.bernoulli(empty(N), 0.7).mean().item() == pytest.approx(0.7, abs=0.01)


def test_geometric() -> None:
    torch.manual_seed(SEED)
    for dtype in (torch.float32, torch.int64):
        x = empty(N, dtype=dtype).geometric_(0.3).cpu().double()
        assert x.min() == 1
        assert x.mean().item() == pytest.approx(1 / 0.3, rel=0.02)
        assert (x == 1).double().mean().item() == pytest.approx(0.3, abs=0.01)


def test_normal_with_tensors() -> None:
    torch.manual_seed(SEED)
    mean, std = torch.arange(3.0, device=DEVICE), torch.tensor([0.5, 1, 2], device=DEVICE)
    for x, expected_mean, expected_std in [
        (torch.normal(mean.expand(N, 3), std), [0, 1, 2], [0.5, 1, 2]),
        (torch.normal(mean.expand(N, 3), 2.0), [0, 1, 2], [2, 2, 2]),
        (torch.normal(4.0, std.expand(N, 3)), [4, 4, 4], [0.5, 1, 2]),
    ]:
        torch.testing.assert_close(x.mean(0).cpu(), torch.tensor(expected_mean).float(), atol=0.04, rtol=0)
        torch.testing.assert_close(x.std(0).cpu(), torch.tensor(expected_std).float(), atol=0.04, rtol=0)


def test_randperm() -> None:
    torch.manual_seed(SEED)
    for n in (0, 1, 1000):
        assert torch.randperm(n, device=DEVICE).cpu().sort().values.tolist() == list(range(n))
    first = torch.stack([torch.randperm(4, device=DEVICE, dtype=torch.int32) for _ in range(400)])[:, 0]
    assert first.cpu().bincount(minlength=4).min() > 60


WEIGHTS = torch.tensor([0.1, 0.0, 0.4, 0.5])


def frequencies(x: torch.Tensor) -> torch.Tensor:
    """Return how often each of the four categories was drawn."""
    return x.flatten().cpu().bincount(minlength=4) / x.numel()


def test_multinomial() -> None:
    torch.manual_seed(SEED)
    p = WEIGHTS.to(DEVICE)
    rows = p.expand(N // 4, 4)
    for drawn in (
        torch.multinomial(p, N, replacement=True),
        torch.multinomial(rows, 1),
        torch.multinomial(rows * 3, 2, replacement=True),
        torch.multinomial(rows.double(), 2)[:, 0],
    ):
        assert drawn.dtype == torch.int64
        torch.testing.assert_close(frequencies(drawn), WEIGHTS, atol=0.01, rtol=0)
    pairs = torch.multinomial(rows, 2).cpu()
    assert pairs.shape == (N // 4, 2)
    assert (pairs[:, 0] != pairs[:, 1]).all()
    assert (pairs != 1).all()


def test_dropout() -> None:
    torch.manual_seed(SEED)
    x = torch.ones(N, device=DEVICE, requires_grad=True)
    y = F.dropout(x, 0.3)
    assert (y == 0).float().mean().item() == pytest.approx(0.3, abs=0.01)
    assert_same(y.max(), torch.tensor(1 / 0.7))
    y.sum().backward()
    assert_same(x.grad, y.detach().cpu())
    assert_same(F.dropout(x.detach(), 0.5, training=False), torch.ones(N))
    assert_same(F.dropout(x.detach(), 1.0), torch.zeros(N))
    half = F.dropout(torch.ones(N, device=DEVICE, dtype=torch.bfloat16), 0.5)
    assert half.unique().cpu().tolist() == [0, 2]
    channels = F.dropout2d(torch.ones(50, 20, 3, 3, device=DEVICE), 0.5).flatten(2)
    assert_same(channels.amax(2), channels.amin(2).cpu())


def test_rrelu() -> None:
    torch.manual_seed(SEED)
    x = torch.randn(N, device=DEVICE, requires_grad=True)
    y = F.rrelu(x, 0.1, 0.3, training=True)
    slope = (y / x).detach().cpu()
    negative = x.detach().cpu() < 0
    assert (slope[~negative] == 1).all()
    assert distance(slope[negative], lambda s: ((s - 0.1) / 0.2).clamp(0, 1)) < 1.95
    y.sum().backward()
    torch.testing.assert_close(x.grad.cpu(), slope)
    x = x.detach()
    assert_same(F.rrelu(x), F.rrelu(x.cpu()))
    before = x.cpu()
    assert F.rrelu_(x, training=True) is x
    assert_same((x / before.to(DEVICE))[:1].ge(0), torch.tensor([True]))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("shape", [0.3, 1.0, 2.5, 100.0])
def test_gamma(shape: float, dtype: torch.dtype) -> None:
    torch.manual_seed(SEED)
    x = torch._standard_gamma(torch.full((N,), shape, device=DEVICE, dtype=dtype))
    assert distance(x, lambda x: torch.special.gammainc(torch.tensor(shape).double(), x)) < 1.95
    assert (torch._standard_gamma(empty(100).fill_(1e-4)) > 0).all()


def test_dirichlet() -> None:
    torch.manual_seed(SEED)
    x = torch._sample_dirichlet(torch.tensor([1.0, 2, 3], device=DEVICE).expand(N // 10, 3)).cpu()
    torch.testing.assert_close(x.sum(1), torch.ones(N // 10))
    torch.testing.assert_close(x.mean(0), torch.tensor([1.0, 2, 3]) / 6, atol=0.01, rtol=0)


def assert_frequencies(x: torch.Tensor, log_pmf: Callable[[torch.Tensor], torch.Tensor], top: int) -> None:
    """Check counts against their distribution with a chi-square test: once in a thousand seeds it fails."""
    x = x.cpu().double()
    expected = log_pmf(torch.arange(top + 1).double()).exp() * len(x)
    observed = x.long().clamp(max=top).bincount(minlength=top + 1).double()
    usual = expected > 10
    chi = ((observed - expected) ** 2 / expected)[usual].sum().item()
    degrees = usual.sum().item()
    # Wilson and Hilferty's cube root of a chi-square number is close to normal.
    spread = 2 / (9 * degrees)
    assert (chi / degrees) ** (1 / 3) < 1 - spread + 3.1 * math.sqrt(spread)


@pytest.mark.parametrize("mean", [0.1, 3.0, 9.9, 10.0, 300.0])
def test_poisson(mean: float) -> None:
    torch.manual_seed(SEED)
    x = torch.poisson(torch.full((N,), mean, device=DEVICE))
    assert x.dtype == torch.float32
    assert_frequencies(x, lambda k: k * math.log(mean) - mean - torch.lgamma(k + 1), 500)
    assert torch.poisson(torch.zeros(3, device=DEVICE)).cpu().tolist() == [0, 0, 0]


@pytest.mark.parametrize(("n", "p"), [(5, 0.9), (10, 0.3), (100, 0.5), (1000, 0.02), (1000, 0.98)])
def test_binomial(n: int, p: float) -> None:
    def log_pmf(k: torch.Tensor) -> torch.Tensor:
        ways = math.lgamma(n + 1) - torch.lgamma(k + 1) - torch.lgamma(n - k + 1)
        return ways + k * math.log(p) + (n - k) * math.log(1 - p)

    torch.manual_seed(SEED)
    count, prob = torch.full((N,), float(n), device=DEVICE), torch.full((N,), p, device=DEVICE)
    assert_frequencies(torch.binomial(count, prob), log_pmf, n)
    certain = torch.tensor([0.0, 1.0], device=DEVICE)
    assert torch.binomial(torch.full((2,), 7.0, device=DEVICE), certain).cpu().tolist() == [0, 7]


DRAWS: list[Callable[[Any], torch.Tensor]] = [
    lambda g: torch.rand(5, device=DEVICE, generator=g),
    lambda g: torch.randn(2, 3, device=DEVICE, generator=g),
    lambda g: torch.randint(100, (7,), device=DEVICE, generator=g),
    lambda g: torch.randperm(9, device=DEVICE, generator=g),
    lambda g: empty(4).exponential_(generator=g),
    lambda g: empty(3, dtype=torch.float64).uniform_(generator=g),
    lambda g: torch.multinomial(torch.ones(8, device=DEVICE), 4, generator=g),
    lambda g: torch.bernoulli(torch.full((20,), 0.5, device=DEVICE), generator=g),
    lambda g: torch.poisson(torch.full((9,), 20.0, device=DEVICE), generator=g),
]


def test_a_seed_decides_all_draws() -> None:
    def sequence(seed: int) -> list[torch.Tensor]:
        torch.manual_seed(seed)
        return [draw(None).cpu() for draw in DRAWS]

    first, again, other = sequence(1), sequence(1), sequence(2)
    assert all(torch.equal(x, y) for x, y in zip(first, again, strict=True))
    assert not any(torch.equal(x, y) for x, y in zip(first, other, strict=True))


def test_a_generator_draws_on_its_own() -> None:
    torch.manual_seed(SEED)
    expected = torch.rand(5, device=DEVICE).cpu()
    generator = torch.Generator(device=DEVICE)
    torch.manual_seed(SEED)
    first = [draw(generator.manual_seed(3)).cpu() for draw in DRAWS]
    assert torch.equal(torch.rand(5, device=DEVICE).cpu(), expected), "a generator moved the default one"
    again = [draw(generator.manual_seed(3)).cpu() for draw in DRAWS]
    assert all(torch.equal(x, y) for x, y in zip(first, again, strict=True))


def test_draws_follow_one_another() -> None:
    torch.manual_seed(SEED)
    x = torch.cat([empty(n, dtype=torch.int64).random_(-(2**63), None) for n in (1, 2, 3, 5, 8, 100)])
    assert len(x.unique()) == len(x)
    torch.manual_seed(SEED)
    whole = torch.rand(8, device=DEVICE).cpu()
    torch.manual_seed(SEED)
    assert torch.equal(torch.cat([torch.rand(4, device=DEVICE) for _ in range(2)]).cpu(), whole)


def test_numbers_are_no_part_of_a_program() -> None:
    x = empty(10)
    y = empty(10, dtype=torch.int64)

    def draw(k: int) -> None:
        x.uniform_(-k, k).normal_(k, k).exponential_(k).bernoulli_(1 / k)
        y.random_(k, 2 * k).random_(k)
        F.dropout(x, 1 / (k + 1))

    draw(1)
    draw(2)  # the tensors have contents now
    before = torch.tpu.metrics()["compiles"]
    for k in range(3, 7):
        draw(k)
    assert torch.tpu.metrics()["compiles"] == before


def test_strided_and_empty_fills() -> None:
    torch.manual_seed(SEED)
    base = torch.zeros(100, 2, device=DEVICE)
    base[:, 1].uniform_(1, 2)
    assert (base[:, 0] == 0).all()
    assert (base[:, 1] >= 1).all()
    assert empty(0, 3).normal_().shape == (0, 3)
    assert empty(()).uniform_().item() < 1


@pytest.mark.parametrize("fill", ["uniform_", "normal_", "exponential_", "cauchy_", "log_normal_"])
def test_integers_are_refused(fill: str) -> None:
    with pytest.raises((RuntimeError, NotImplementedError)):
        getattr(empty(3, dtype=torch.int64), fill)()


@pytest.mark.parametrize(
    ("fill", "words"),
    [
        (lambda: empty(2, dtype=torch.uint8).random_(-1, 3), "from is out of bounds for unsigned char"),
        (lambda: empty(2, dtype=torch.uint8).random_(257), "to - 1 is out of bounds for unsigned char"),
        (lambda: empty(2, dtype=torch.bool).random_(0, 3), "to - 1 is out of bounds for bool"),
        (
            lambda: empty(2).random_(5, 5),
            "to be less than .to., but got from=5 >= to=5",
        ),
        (lambda: empty(2).uniform_(2, 1), r"uniform_ expects to return a \[from, to\) range"),
        (lambda: empty(2, dtype=torch.float16).uniform_(-6e4, 6e4), "uniform_ expects to-from <="),
        (lambda: empty(2).normal_(0, -1), "normal expects std >= 0.0, but found std -1"),
        (lambda: torch.randperm(257, out=empty(0, dtype=torch.uint8)), "cannot be converted to type uint8_t"),
        (lambda: torch.randperm(2050, out=empty(0, dtype=torch.float16)), "cannot be greater than 2049"),
        (lambda: torch.randint(6, (2,), dtype=torch.complex64, device=DEVICE), "not implemented"),
    ],
)
def test_bounds_are_those_of_the_dtype(fill: Callable[[], Any], words: str) -> None:
    with pytest.raises(RuntimeError, match=words):
        fill()


def test_bounds_that_a_dtype_holds() -> None:
    assert 0 <= empty(99, dtype=torch.uint8).random_(0, 256).max() <= 255
    assert torch.randperm(256, out=empty(0, dtype=torch.uint8)).sort()[0].tolist() == list(range(256))
