"""Writes a trained net as the file that packages/retina/src/vessels/read-net.ts reads, and prints its hash.

    python3 export.py net.pt net.bin VERSION
"""

import hashlib
import struct
import sys
from pathlib import Path

import torch

from net import WIDTHS

CHANNELS = 3
BATCH_NORM_EPSILON = 1e-5


def folded(state: dict[str, torch.Tensor], name: str) -> bytes:
    """A convolution with its batch normalisation taken into weights and bias."""
    scale = state[f"{name}.1.weight"] / torch.sqrt(state[f"{name}.1.running_var"] + BATCH_NORM_EPSILON)
    weights = state[f"{name}.0.weight"] * scale[:, None, None, None]
    bias = state[f"{name}.1.bias"] - state[f"{name}.1.running_mean"] * scale
    return halves(weights) + halves(bias)


def halves(values: torch.Tensor) -> bytes:
    return values.numpy().astype("<f2").tobytes()


def exported(state: dict[str, torch.Tensor], version: str) -> bytes:
    head = b"SVN1" + bytes([len(version)]) + version.encode("ascii") + bytes([len(WIDTHS), CHANNELS])
    parts = [head, *(struct.pack("<H", width) for width in WIDTHS)]
    for level in range(len(WIDTHS)):
        parts += [folded(state, f"down.{level}.{half}") for half in "ab"]
    for level in range(len(WIDTHS) - 1):
        parts.append(folded(state, f"reduce.{level}"))
        parts += [folded(state, f"up.{level}.{half}") for half in "ab"]
    return b"".join([*parts, halves(state["head.weight"]), halves(state["head.bias"])])


if __name__ == "__main__":
    source, target, version = sys.argv[1:]
    data = exported(torch.load(source), version)
    Path(target).write_bytes(data)
    print(len(data), hashlib.sha256(data).hexdigest())
