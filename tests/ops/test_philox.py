"""Random numbers of keys: word for word those of the CPU."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import DEVICE, assert_same
from torch.func import _random as keyed

FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
KEY = torch.tensor([2**63 + 42, 2**32 - 2], dtype=torch.uint64)
KEYS = torch.tensor([[1, 0], [2, 5], [3, 2**40]], dtype=torch.uint64)


def same(f: Callable[..., Any], *keys: torch.Tensor, **tolerance: float) -> None:
    assert_same(f(*(key.to(DEVICE) for key in keys)), f(*keys), **tolerance)


@pytest.mark.parametrize("keys", [KEY, KEYS])
def test_keys(keys: torch.Tensor) -> None:
    same(lambda key: keyed.split(key, 3), keys)
    same(lambda key: [keyed.fold_in(key, data) for data in (0, 7, -1)], keys)
    same(keyed.fold_in, keys, torch.tensor(7, dtype=torch.uint64))


@pytest.mark.parametrize("dtype", FLOATS)
def test_floats(dtype: torch.dtype) -> None:
    same(lambda key: keyed.uniform(key, (3, 7), low=-2, high=3, dtype=dtype), KEY)
    # Logarithm and cosine differ in their last digits.
    rough = {"rtol": 1e-2, "atol": 1e-2} if dtype.itemsize == 2 else {"rtol": 1e-5, "atol": 1e-5}
    same(lambda key: keyed.normal(key, (3, 7), mean=1, std=2, dtype=dtype), KEY, **rough)


@pytest.mark.parametrize(
    "dtype", [torch.int64, torch.int32, torch.int16, torch.uint8, torch.uint32, torch.uint64]
)
def test_integers(dtype: torch.dtype) -> None:
    for bounds in ({}, {"low": 3, "high": 13}, {"low": 100}, {"high": 7}):
        if dtype.itemsize == 4 and len(bounds) == 1:
            continue  # torch refuses such a range
        same(lambda key, bounds=bounds: keyed.randint(key, (5,), dtype=dtype, **bounds), KEY)


def test_each_key_fills_a_stream() -> None:
    for key, dims in (
        (KEYS[:, None], (3, 5)),
        (KEYS[None], (5, 3)),
        (KEYS[None, :, None], (2, 3, 5)),
        (KEY, ()),
    ):
        same(lambda key, dims=dims: keyed.uniform(key, dims), key)
        same(lambda key, dims=dims: keyed.normal(key, dims, dtype=torch.float64), key, rtol=1e-6, atol=1e-6)
    same(lambda key: keyed.uniform(key, (0, 3)), KEY)
