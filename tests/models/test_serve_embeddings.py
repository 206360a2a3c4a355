"""The example server: exported from PyTorch, run without Python, equal to PyTorch."""

import importlib.util
import json
import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch

from torchtpu import _C

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/serve-embeddings"
TEXTS = [
    "A cat sits on the mat.",
    "A feline is resting on a rug!",
    "Shares fell after the central bank raised interest rates.",
    "unbelievably",
    "x",
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
]

Post = Callable[[Any], tuple[int, Any]]


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("serve_embeddings_export", EXAMPLE / "export.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[str]:
    """Return the address of a server with the exported model."""
    out = tmp_path_factory.mktemp("minilm")
    export = [sys.executable, EXAMPLE / "export.py", out, "--batch", "4", "--lengths", "16", "32"]
    subprocess.run(export, check=True, timeout=300)
    command = [binary(), out, "--plugin", _C.plugin()["path"], "--listen", "127.0.0.1:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
        assert process.wait(timeout=60) == 0


@pytest.fixture(scope="module")
def post(server: str) -> Post:
    """Return a function that posts JSON to the server, and returns the status and the answer."""

    def post(body: Any) -> tuple[int, Any]:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(server + "/embed", json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    return post


def binary() -> Path:
    """Return the server, which `cargo test` has built; it is built now if it has not."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    path = target / "debug/serve-embeddings"
    if not path.exists():
        subprocess.run(["cargo", "build", "--locked", "-p", "serve-embeddings"], cwd=ROOT, check=True)
    return path


def tokens(text: str, vocabulary: dict[str, int]) -> list[int]:
    """Return the tokens of an English text, as BERT's WordPiece makes them: greedily, the longest first."""
    ids = [vocabulary["[CLS]"]]
    for word in re.findall(r"\w+|[^\w\s]", text.lower()):
        start = 0
        while start < len(word):
            prefix = "##" if start else ""
            end = next(end for end in range(len(word), start, -1) if prefix + word[start:end] in vocabulary)
            ids.append(vocabulary[prefix + word[start:end]])
            start = end
    return [*ids, vocabulary["[SEP]"]]


def embeddings_on_the_cpu(example: ModuleType, texts: list[str]) -> torch.Tensor:
    lines = (example.model_folder() / "vocab.txt").read_text().splitlines()
    vocabulary = {token: index for index, token in enumerate(lines)}
    rows = [torch.tensor(tokens(text, vocabulary)) for text in texts]
    ids = torch.nn.utils.rnn.pad_sequence(rows, batch_first=True)
    mask = torch.nn.utils.rnn.pad_sequence([torch.ones_like(row) for row in rows], batch_first=True)
    with torch.no_grad():
        return example.load_model()(ids, mask)


def test_the_server_answers_what_pytorch_computes(example: ModuleType, post: Post):
    status, answer = post({"texts": TEXTS})
    assert status == 200
    got, want = torch.tensor(answer["embeddings"]), embeddings_on_the_cpu(example, TEXTS)
    # Embeddings have length 1; float32 sums of 384 and 1536 terms in six layers, in another order.
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)
    alike, unlike = got[0] @ got[1], got[0] @ got[2]
    assert alike > 0.5
    assert unlike < 0.2


def test_requests_at_the_same_time_do_not_mix(post: Post):
    alone = [post({"texts": [text]})[1]["embeddings"][0] for text in TEXTS]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda number: post({"texts": [TEXTS[number % len(TEXTS)]]}), range(24)))
    for number, (status, answer) in enumerate(together):
        assert status == 200
        got, want = torch.tensor(answer["embeddings"][0]), torch.tensor(alone[number % len(TEXTS)])
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)


def test_a_long_text_is_cut(post: Post):
    status, answer = post({"texts": ["word " * 100, "word " * 30]})
    assert status == 200
    assert answer["embeddings"][0] == answer["embeddings"][1]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"texts": []}, "texts, got 0, want 1 to 256"),
        ({"texts": ["x"] * 257}, "texts, got 257, want 1 to 256"),
        ({"text": "x"}, "missing field `texts`"),
        ({"texts": [1]}, "invalid type: integer `1`, expected a string"),
    ],
)
def test_a_wrong_request_is_told_what_is_wrong(post: Post, body: Any, message: str):
    status, answer = post(body)
    assert status == 422
    assert message in answer["error"]


def test_health(server: str):
    with urllib.request.urlopen(server + "/healthz", timeout=60) as answer:
        assert json.load(answer) == {"status": "ok", "lengths": [16, 32]}
