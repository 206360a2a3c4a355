"""Captured programs: what is made while one is captured belongs to it."""

import torch

from torchtpu._capture import capture


def test_a_tensor_that_is_filled_after_it_was_made_is_new_in_each_call():
    """The out-variant of an op fills a tensor that the dispatcher has made empty."""
    program = capture(
        lambda x: [torch.empty(3, device="tpu").uniform_(), x + torch.arange(3, device="tpu")],
        [torch.ones(3)],
    )
    assert [result[0] for result in program.graph.results] == ["new", "new"]
    x = torch.ones(3, device="tpu")
    first, shifted = program([x])
    kept = first.cpu()
    program([x])
    assert torch.equal(first.cpu(), kept)
    assert shifted.cpu().tolist() == [1, 2, 3]


def test_a_tensor_that_was_there_before_is_written():
    there = torch.empty(2, device="tpu")
    program = capture(lambda x: [there.copy_(x)], [torch.ones(2)])
    program([torch.full((2,), 7.0, device="tpu")])
    assert there.cpu().tolist() == [7, 7]


def test_a_full_copy_copies_what_there_is_in_each_call():
    source = torch.zeros(2, device="tpu")
    program = capture(lambda x: [x.clone(), torch.empty_like(x).copy_(source)], [torch.ones(2)])
    source.fill_(5)
    cloned, copied = program([torch.full((2,), 7.0, device="tpu")])
    assert cloned.cpu().tolist() == [7, 7]
    assert copied.cpu().tolist() == [5, 5]
