"""Generators: seeds, states, and draws that come again."""

import threading

import pytest
import torch


def draw(n=1000, **options):
    return torch.rand(n, device="tpu", **options).cpu()


def test_state_is_seed_and_offset():
    torch.tpu.manual_seed(7)
    state = torch.tpu.get_rng_state()
    assert state.dtype == torch.uint8
    assert state.numel() == 16
    assert state[:8].view(torch.int64).item() == 7
    assert state[8:].view(torch.int64).item() == 0
    assert torch.tpu.initial_seed() == 7
    draw()
    assert torch.tpu.get_rng_state()[8:].view(torch.int64).item() > 0


def test_seeds_and_states_bring_draws_back():
    torch.manual_seed(3)
    first, second = draw(), draw()
    assert not torch.equal(first, second)
    torch.manual_seed(3)
    assert torch.equal(draw(), first)
    state = torch.tpu.get_rng_state()
    assert torch.equal(draw(), second)
    torch.tpu.set_rng_state(state)
    assert torch.equal(draw(), second)
    torch.tpu.set_rng_state_all(torch.tpu.get_rng_state_all())
    torch.manual_seed(4)
    assert not torch.equal(draw(), first)


def test_fork_rng_restores():
    torch.manual_seed(5)
    with torch.random.fork_rng(device_type="tpu"):
        inside = draw()
    assert torch.equal(draw(), inside)


def test_generators():
    generator = torch.Generator(device="tpu")
    assert generator.device == torch.device("tpu", 0)
    generator.manual_seed(11)
    before = torch.tpu.get_rng_state()
    first = draw(generator=generator)
    assert torch.equal(torch.tpu.get_rng_state(), before)
    generator.manual_seed(11)
    assert torch.equal(draw(generator=generator), first)
    twin = torch.Generator(device="tpu")
    twin.set_state(generator.get_state())
    assert torch.equal(draw(generator=twin), draw(generator=generator))
    assert twin.seed() != 11
    assert torch.tpu.default_generators[0].device == torch.device("tpu", 0)


def test_generator_errors_have_torchs_words():
    with pytest.raises(RuntimeError, match="Expected a 'tpu' device type for generator but found 'cpu'"):
        torch.rand(2, device="tpu", generator=torch.Generator())
    with pytest.raises(RuntimeError, match="Expected a 'tpu' device type for generator but found 'cpu'"):
        torch.empty(2, device="tpu").normal_(generator=torch.Generator())
    with pytest.raises(RuntimeError, match="RNG state is wrong size, got 8 bytes, want 16"):
        torch.tpu.set_rng_state(torch.zeros(8, dtype=torch.uint8))
    with pytest.raises((RuntimeError, TypeError), match="ByteTensor"):
        torch.tpu.set_rng_state(torch.zeros(16))


def test_threads_never_draw_the_same_numbers():
    draws = []

    def work():
        for _ in range(50):
            draws.append(torch.rand(16, device="tpu"))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({tuple(draw.tolist()) for draw in draws}) == 200


def test_the_cpu_generator_is_left_alone():
    torch.manual_seed(0)
    before = torch.get_rng_state()
    draw()
    assert torch.equal(torch.get_rng_state(), before)


def test_dropout_draws_from_the_device():
    x = torch.ones(64, 64, device="tpu")
    torch.manual_seed(1)
    first = torch.nn.functional.dropout(x, 0.5).cpu()
    second = torch.nn.functional.dropout(x, 0.5).cpu()
    assert not torch.equal(first, second)
    torch.manual_seed(1)
    assert torch.equal(torch.nn.functional.dropout(x, 0.5).cpu(), first)
    kept = first.ne(0).float().mean().item()
    assert 0.4 < kept < 0.6
    assert first.max().item() == 2.0
