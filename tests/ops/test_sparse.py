"""Torch's sparse tensors, in coordinate and in compressed formats, against the CPU."""

import copy
import io
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from harness import DEVICE, assert_same, is_torchs_own, torchs_kernels
from torch import nn

A = torch.tensor([[0, 1.5, 0, -2, 0], [3, 0, 0.5, 0, 0], [0, 0, 0, 0, 0], [0, -1, 4, 0, 2.5]])
B = torch.linspace(-2, 3, 15).reshape(5, 3)
# Indices that repeat themselves and are in no order; elements that are vectors.
LOOSE = torch.tensor([[3, 0, 3, 1, 0], [4, 1, 4, 0, 3]])
MODES = (torch.tpu.EagerMode.STRICT, torch.tpu.EagerMode.FUSED)


@pytest.fixture(autouse=True)
def _explicit_invariants() -> Iterator[None]:
    with torch.sparse.check_sparse_tensor_invariants(enable=False), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Sparse (CSR|CSC|BSR|BSC|invariant)")
        yield


def coo(device: str) -> torch.Tensor:
    return A.to(device).to_sparse()


def loose(device: str, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    values = torch.tensor([1, 2, 3, 4, -5]).to(device, dtype)
    return torch.sparse_coo_tensor(LOOSE.to(device), values, (4, 5))


def hybrid(device: str) -> torch.Tensor:
    values = torch.arange(12.0).reshape(3, 2, 2).to(device)
    return torch.sparse_coo_tensor(torch.tensor([[2, 0, 2], [1, 0, 1]]).to(device), values, (3, 2, 2, 2))


def csr(device: str) -> torch.Tensor:
    return A.to(device).to_sparse_csr()


def parts(value: Any) -> Any:
    """Take sparse tensors apart: layout, and elements as a dense tensor of the same device."""
    if isinstance(value, tuple | list):
        return [parts(entry) for entry in value]
    if not isinstance(value, torch.Tensor) or value.layout == torch.strided:
        return value
    return [str(value.layout), value.sparse_dim(), value.dense_dim(), value.detach().to_dense()]


def check(call: Callable[[str], Any]) -> None:
    assert_same(parts(call(DEVICE)), parts(call("cpu")))


Call = Callable[[str], Any]

MADE: dict[str, Call] = {
    "to_sparse": lambda d: [A.to(d).to_sparse(), A.to(d).to_sparse(1), A.to(d).bool().to_sparse()],
    "to_sparse of nothing": lambda d: [torch.zeros(n, 2).to(d).to_sparse() for n in (0, 3)],
    "to_sparse of a number": lambda d: [torch.tensor(x).to(d).to_sparse() for x in (0.0, 2.0)],
    "to_dense": lambda d: [x(d).to_dense() for x in (coo, loose, hybrid, csr)],
    "coalesce": lambda d: [[x._indices(), x._values()] for x in (loose(d).coalesce(), hybrid(d).coalesce())],
    "coalesce bool": lambda d: loose(d, torch.bool).coalesce(),
    "copy to the device": lambda d: [x("cpu").to(d) for x in (coo, loose, hybrid, csr)],
    "clone": lambda d: [x(d).clone() for x in (loose, hybrid, csr)],
    "dtype": lambda d: [loose(d).to(torch.float64), csr(d).to(torch.float16)],
    "zeros": lambda d: [torch.zeros(2, 3, layout=torch.sparse_coo, device=d), torch.zeros_like(csr(d))],
    "metadata": lambda d: [loose(d)._nnz(), loose(d).is_coalesced(), csr(d)._nnz(), coo(d).indices()],
    "spdiags": lambda d: torch.sparse.spdiags(A.to(d), torch.tensor([0, 2, -1, 3]), (5, 4)),
    "compressed": lambda d: [
        csr(d).crow_indices(),
        csr(d).col_indices(),
        csr(d).values(),
        A.to(d).to_sparse_csc().ccol_indices(),
        A.to(d).to_sparse_csc().row_indices(),
    ],
    "csr from its parts": lambda d: torch.sparse_csr_tensor(
        torch.tensor([0, 2, 3]).to(d),
        torch.tensor([0, 2, 1]).to(d),
        torch.ones(3).to(d),
        (2, 4),
        check_invariants=True,
    ),
    "csr and csc": lambda d: [
        loose(d).to_sparse_csr(),
        csr(d).to_sparse_csc(),
        A.to(d).to_sparse_csc().to_sparse_csr(),
    ],
    "csr and coo": lambda d: [csr(d).to_sparse(), A.to(d).to_sparse_csc().to_sparse()],
    "blocks": lambda d: [
        [x.crow_indices(), x.col_indices(), x.values()]
        for x in (A.to(d).to_sparse_bsr((2, 5)), csr(d).to_sparse_bsr((4, 1)))
    ],
    "blocks of columns": lambda d: [
        [x.ccol_indices(), x.row_indices(), x.values()]
        for x in (A.to(d).to_sparse_bsc((2, 1)), coo(d).to_sparse_bsc((1, 5)))
    ],
    "blocks to dense": lambda d: [
        A.to(d).to_sparse_bsr((2, 5)).to_dense(),
        A.to(d).to_sparse_bsc((2, 5)).to_dense(),
    ],
}

COMPUTED: dict[str, Call] = {
    "numbers": lambda d: [loose(d) * 2, 3 * coo(d), hybrid(d) / 2, csr(d) * 2, -coo(d)],
    "sparse and sparse": lambda d: [
        coo(d) + loose(d),
        coo(d) - coo(d),
        hybrid(d) + hybrid(d),
        csr(d) + csr(d),
    ],
    "dense and sparse": lambda d: [
        A.to(d) + loose(d),
        torch.ones(3, 2, 2, 2).to(d) + hybrid(d),
        A.to(d) + csr(d),
    ],
    "in place": lambda d: [A.to(d).clone().add_(loose(d), alpha=-2), A.to(d).t().clone().add_(coo(d).t())],
    "mixed dtypes": lambda d: [A.to(d) + loose(d, torch.int64), coo(d) + loose(d, torch.int64)],
    "elements": lambda d: [
        coo(d) * loose(d),
        coo(d) * A.to(d),
        hybrid(d) * hybrid(d),
        csr(d) * csr(d),
        csr(d) * A.to(d),
    ],
    "unary": lambda d: [
        loose(d).abs(),
        coo(d).sin(),
        coo(d).pow(2),
        hybrid(d).sqrt(),
        csr(d).tanh(),
        coo(d).relu(),
    ],
    "shape": lambda d: [
        loose(d).t(),
        hybrid(d).transpose(0, 1),
        coo(d).unsqueeze(0),
        torch.cat([coo(d), loose(d)]),
    ],
    "select": lambda d: [
        coo(d)[1],
        coo(d).select(1, 2),
        hybrid(d)[2],
        torch.narrow_copy(loose(d), 1, 1, 3),
        csr(d)[0, 3],
    ],
    "index_select": lambda d: [
        loose(d).index_select(1, torch.tensor([4, 0, 4, -2]).to(d)),
        hybrid(d).index_select(2, torch.tensor([1]).to(d)),
    ],
    "sum": lambda d: [
        loose(d).sum(),
        torch.sparse.sum(loose(d), 0),
        torch.sparse.sum(hybrid(d), [1, 2]),
        csr(d).sum(),
    ],
    "sum of rows": lambda d: [torch.sum(csr(d), dim=1, keepdim=True), torch.sum(csr(d), dim=0, keepdim=True)],
    "product of rows": lambda d: torch.ops.aten._sparse_csr_prod(csr(d), [1], True),
    "norm": lambda d: [loose(d).norm(), coo(d).any()],
    "mask": lambda d: [
        A.to(d).sparse_mask(loose(d)),
        loose(d).sparse_mask(coo(d)),
        A.to(d).sparse_mask(csr(d)),
    ],
    "softmax": lambda d: [torch.sparse.softmax(loose(d), 1), torch.sparse.softmax(hybrid(d), 0)],
    "log_softmax": lambda d: [torch.sparse.log_softmax(loose(d), 0), torch.sparse.log_softmax(hybrid(d), 3)],
    "mm": lambda d: [x(d) @ B.to(d) for x in (coo, loose, csr)],
    "mm in other layouts": lambda d: [
        A.to(d).to_sparse_csc() @ B.to(d),
        A.to(d).to_sparse_bsr((1, 1)) @ B.to(d),
        B.to(d).t() @ csr(d).t().to_sparse_csr(),
    ],
    "mv": lambda d: [x(d) @ B[:, 0].to(d) for x in (coo, csr)],
    "addmm": lambda d: [
        torch.addmm(torch.ones(3).to(d), x(d), B.to(d), beta=2, alpha=3) for x in (loose, csr)
    ],
    "bmm": lambda d: torch.bmm(torch.stack([coo(d), loose(d)]), torch.stack([B, -B]).to(d)),
    "sparse results": lambda d: [torch.sparse.mm(loose(d), coo(d).t()), csr(d) @ csr(d).t().to_sparse_csr()],
    "hspmm": lambda d: [torch.hspmm(loose(d), B.to(d)), torch.smm(loose(d), B.to(d))],
    "sspaddmm": lambda d: torch.sspaddmm(coo(d), loose(d), torch.ones(5, 5).to(d), beta=2, alpha=3),
    "sampled_addmm": lambda d: torch.sparse.sampled_addmm(
        csr(d), A[:, :3].to(d), B.t().to(d), beta=0.5, alpha=2
    ),
    "mm reduce": lambda d: [
        torch.sparse.mm(csr(d), B.to(d), reduce) for reduce in ("sum", "mean", "amax", "amin")
    ],
}


@pytest.mark.parametrize("name", MADE)
def test_makes_what_the_cpu_makes(name: str) -> None:
    check(MADE[name])


@pytest.mark.parametrize("name", COMPUTED)
def test_computes_what_the_cpu_computes(name: str) -> None:
    check(COMPUTED[name])


@pytest.mark.parametrize(
    "dtype", [torch.float16, torch.bfloat16, torch.float64, torch.complex64, torch.int32, torch.bool]
)
def test_takes_every_dtype(dtype: torch.dtype) -> None:
    check(
        lambda d: [
            loose(d, dtype),
            A.to(d, dtype).to_sparse(),
            torch.zeros(4, 5, dtype=dtype).to(d) + loose(d, dtype),
        ]
    )


def leaf(x: torch.Tensor, device: str) -> torch.Tensor:
    return x.detach().clone().to(device).requires_grad_()


# Each returns the leaves and what is differentiated.
DIFFERENTIATED: dict[str, Callable[[str], tuple[list[torch.Tensor], torch.Tensor]]] = {
    "to_sparse": lambda d: ([x := leaf(A, d)], (x.to_sparse() * 2).to_dense()),
    "to_sparse_csr": lambda d: ([x := leaf(A, d)], x.to_sparse_csr().to_dense()),
    "values": lambda d: (
        [v := leaf(B[0], d)],
        torch.sparse_coo_tensor(LOOSE[:, :3].to(d), v, (4, 5)).to_dense(),
    ),
    "mm": lambda d: ([x := leaf(coo("cpu"), d), y := leaf(B, d)], torch.sparse.mm(x, y)),
    "sparse mm": lambda d: (
        [x := leaf(coo("cpu"), d), y := leaf(A.t().to_sparse(), d)],
        torch.sparse.mm(x, y),
    ),
    "csr mm": lambda d: ([x := leaf(csr("cpu"), d), y := leaf(B, d)], x @ y),
    "sum": lambda d: ([x := leaf(coo("cpu"), d)], torch.sparse.sum(x * 3, 0)),
    "sum of vectors": lambda d: ([x := leaf(hybrid("cpu").coalesce(), d)], torch.sparse.sum(x, [0, 1, 3])),
    "mul": lambda d: ([x := leaf(coo("cpu"), d)], x * loose(d).coalesce()),
    "softmax": lambda d: ([x := leaf(coo("cpu"), d)], torch.sparse.softmax(x, 1)),
    "log_softmax": lambda d: ([x := leaf(coo("cpu"), d)], torch.sparse.log_softmax(x, 0)),
    "sparse_mask": lambda d: ([x := leaf(B @ B.t(), d)], x.sparse_mask(torch.eye(5).to(d).to_sparse())),
    "gather": lambda d: ([x := leaf(A, d)], x.gather(1, LOOSE[1:, :4].t().to(d), sparse_grad=True)),
    "sampled_addmm": lambda d: (
        [x := leaf(csr("cpu"), d), y := leaf(A[:, :3], d), z := leaf(B.t(), d)],
        torch.sparse.sampled_addmm(x, y, z, beta=0.5, alpha=2),
    ),
} | {
    f"mm {reduce}": lambda d, reduce=reduce: (
        [x := leaf(csr("cpu"), d), y := leaf(B, d)],
        torch.sparse.mm(x, y, reduce),
    )
    for reduce in ("sum", "mean", "amax", "amin")
}


@pytest.mark.parametrize("name", DIFFERENTIATED)
def test_has_the_gradients_of_the_cpu(name: str) -> None:
    def gradients(device: str) -> list[Any]:
        leaves, result = DIFFERENTIATED[name](device)
        result.to_dense().pow(2).sum().backward()
        return [x.grad for x in leaves]

    check(gradients)


OPTIMIZERS: dict[str, Callable[[Any], torch.optim.Optimizer]] = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.1),
    "Adagrad": lambda p: torch.optim.Adagrad(p, lr=0.1),
    "SparseAdam": lambda p: torch.optim.SparseAdam(list(p), lr=0.1),
}


def trained(device: str, table: nn.Module, optimizer: str, offsets: torch.Tensor | None = None) -> list[Any]:
    """Train the table for ten steps: losses, weight, and the last gradient."""
    table = copy.deepcopy(table).to(device)
    step = OPTIMIZERS[optimizer](table.parameters())
    losses = []
    for i in range(10):
        step.zero_grad()
        index = ((torch.arange(8) * (i + 3)) % 11).to(device)
        rows = table(index) if offsets is None else table(index, offsets.to(device))
        loss = (rows - 1).pow(2).sum()
        loss.backward()
        step.step()
        losses.append(loss.detach())
    return [torch.stack(losses), table.weight.detach(), table.weight.grad]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("optimizer", OPTIMIZERS)
def test_sparse_gradients_of_embeddings_train_as_on_the_cpu(optimizer: str, mode: Any) -> None:
    table = nn.Embedding(11, 4, padding_idx=2, sparse=True)
    bag = nn.EmbeddingBag(11, 4, mode="mean", sparse=True)
    with torch.tpu.set_eager_mode(mode):
        check(lambda d: trained(d, table, optimizer))
        check(lambda d: trained(d, bag, optimizer, torch.tensor([0, 3, 3, 6])))


def test_embedding_bags_have_dense_gradients_as_well() -> None:
    bag = nn.EmbeddingBag(11, 4, mode="sum")
    check(lambda d: trained(d, bag, "SGD", torch.tensor([0, 5])))


def test_compiled_embeddings_have_sparse_gradients() -> None:
    model = nn.Sequential(nn.Embedding(11, 4, sparse=True), nn.Linear(4, 2))
    gradients = []
    for device, backend in (("cpu", "eager"), (DEVICE, "tpu")):
        twin = copy.deepcopy(model).to(device)
        torch.compile(twin, backend=backend)(LOOSE[1].to(device)).pow(2).sum().backward()
        gradients.append(parts(twin[0].weight.grad))
    assert_same(gradients[1], gradients[0])


def test_no_program_takes_a_sparse_tensor() -> None:
    with pytest.raises(NotImplementedError, match="programs have dense tensors alone"):
        torch.ops.torchtpu.begin([coo(DEVICE)])


def test_prints_saves_and_copies() -> None:
    for x in (loose(DEVICE), csr(DEVICE)):
        assert "layout=torch.sparse" in str(x)
        file = io.BytesIO()
        torch.save(x, file)
        file.seek(0)
        for twin in (torch.load(file), copy.deepcopy(x)):
            assert twin.device == x.device
            assert_same(twin.to_dense(), x.cpu().to_dense())


def test_only_sizes_are_read() -> None:
    kept = {name: call for name, call in (MADE | COMPUTED).items() if name not in ("select",)}
    before = torch.tpu.metrics()["host_fallbacks"]
    for call in kept.values():
        call(DEVICE)
    assert torch.tpu.metrics()["host_fallbacks"] == before


INVALID = {
    "crow": ([1, 1, 2], [1, 0]),
    "nnz": ([0, 1, 1], [1, 0]),
    "length": ([0, 4, 2], [0, 1]),
    "column": ([0, 1, 2], [1, 5]),
    "order": ([0, 2, 2], [1, 0]),
}


@pytest.mark.parametrize("name", INVALID)
def test_refuses_parts_as_the_cpu_does(name: str) -> None:
    rows, columns = (torch.tensor(x) for x in INVALID[name])
    messages = []
    for device in ("cpu", DEVICE):
        with pytest.raises(RuntimeError, match="is not satisfied") as caught:
            torch.sparse_csr_tensor(
                rows.to(device), columns.to(device), torch.ones(2).to(device), (2, 3), check_invariants=True
            )
        messages.append(str(caught.value))
    assert messages[0] == messages[1]


def test_a_missing_op_names_itself_and_the_layout() -> None:
    with pytest.raises(
        NotImplementedError, match=r"aten::cumsum: not implemented for layout torch.sparse_coo"
    ):
        coo(DEVICE).cumsum(0)
    with pytest.raises(
        NotImplementedError, match=r"aten::cumsum.out: not implemented for layout torch.sparse_csr"
    ):
        csr(DEVICE).cumsum(0)


def test_operands_are_on_one_device() -> None:
    for call in (
        lambda: A.to(DEVICE) + coo("cpu"),
        lambda: coo(DEVICE) @ B,
        lambda: coo(DEVICE) * loose("cpu"),
    ):
        with pytest.raises(RuntimeError, match="same device"):
            call()


def test_torchs_own_kernels_are_not_those_of_the_cpu_alone() -> None:
    count = 0
    for name, kernels in torchs_kernels():
        for layout in ("Sparse", "SparseCsr"):
            if is_torchs_own(name, f"{layout}PrivateUse1"):
                count += 1
                assert kernels[f"{layout}CPU"] == kernels[f"{layout}CUDA"], (
                    f"{name}: write a kernel, or say that it is missing"
                )
    assert count > 200
