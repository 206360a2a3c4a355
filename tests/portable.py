"""Compares portable artifacts with the programs that they were made of, with the StableHLO of jaxlib.

cargo run -p tpu-compile --example portable -- tpu-aten/tests/golden out/portable
target/peers/jax/bin/python tests/portable.py out/portable
"""

import sys
from pathlib import Path

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo


def loaded() -> ir.Context:
    """Return a context that knows StableHLO and CHLO."""
    context, registry = ir.Context(), ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    return context


def differs(artifact: bytes, text: str) -> bool:
    """Whether an artifact is another program than the one that jaxlib makes an artifact of the text of."""
    got = stablehlo.deserialize_portable_artifact(ir.Context.current, artifact)
    if "chlo." in text:
        # jaxlib has no artifact of it: what can be said is that ours is a valid module.
        return not got.operation.verify()
    version = artifact[5 : artifact.index(b"\0", 5)].decode().removeprefix("StableHLO_v")
    want = stablehlo.serialize_portable_artifact(ir.Module.parse(text), version)
    return str(got) != str(stablehlo.deserialize_portable_artifact(ir.Context.current, want))


def main() -> int:
    """Compare all artifacts of a folder."""
    artifacts = sorted(Path(sys.argv[1]).glob("*.mlirbc"))
    with loaded():
        pairs = [(path, path.with_suffix(".mlir").read_text()) for path in artifacts]
        wrong = [path.name for path, text in pairs if differs(path.read_bytes(), text)]
    print(f"{len(artifacts)} artifacts, {len(wrong)} differ", *wrong, sep="\n")
    return 1 if wrong or not artifacts else 0


if __name__ == "__main__":
    sys.exit(main())
