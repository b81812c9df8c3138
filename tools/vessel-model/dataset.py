"""Pictures with their drawn vessels: field of view, and each colour against its surroundings, as the engine has them."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from scipy import ndimage

# As in packages/retina/src: field/working-frame.ts, vessels/channels.ts.
WORKING_DIAMETER = 608
CHANNELS = ((1, 0.055), (1, 0.15), (0, 0.055))  # colour (0 red, 1 green), share of the diameter that is its surroundings
PIXEL_FLOOR = 8.0
DEVIATION_FLOOR = 0.01
PATIENTS = tuple(f"{number:02d}" for number in range(1, 11))


@dataclass
class Picture:
    name: str
    rgb: np.ndarray
    field: np.ndarray
    box: tuple[int, int, int, int]  # top, bottom, left, right; half-open
    diameter: int
    drawn: np.ndarray
    layers: torch.Tensor  # the channels, the drawn vessels and the field, one above the other
    smoothed: torch.Tensor  # the same, a little smoothed, for coarse sampling


def field_of_view(rgb: np.ndarray) -> np.ndarray:
    brightness = rgb.max(axis=2)
    lit = brightness > max(0.15 * np.percentile(brightness, 95), 12)
    parts, count = ndimage.label(lit)
    sizes = ndimage.sum(lit, parts, range(1, count + 1))
    return ndimage.binary_fill_holes(parts == 1 + int(np.argmax(sizes)))


def surroundings(channel: np.ndarray, field: np.ndarray, radius: int) -> np.ndarray:
    """Three box means over the field alone."""
    weights = field.astype(np.float64)
    values = channel.astype(np.float64) * weights
    for _ in range(3):
        values = ndimage.uniform_filter(values, 2 * radius + 1, mode="constant")
        weights = ndimage.uniform_filter(weights, 2 * radius + 1, mode="constant")
    return np.where(weights > 1e-9, values / np.maximum(weights, 1e-9), 0)


def channels_of(rgb: np.ndarray, field: np.ndarray, diameter: int) -> np.ndarray:
    planes = []
    for colour, share in CHANNELS:
        channel = rgb[:, :, colour]
        around = surroundings(channel, field, max(1, round(share * diameter / 2)))
        relief = np.log((channel + PIXEL_FLOOR) / (around + PIXEL_FLOOR)) * field
        deviation = np.sqrt((relief[field] ** 2).mean())
        planes.append(relief / (deviation + DEVIATION_FLOOR))
    return np.stack(planes).astype(np.float32)


def load(folder: Path, name: str) -> Picture:
    rgb = np.asarray(Image.open(folder / f"Image_{name}.jpg").convert("RGB"), dtype=np.float32)
    drawn = np.asarray(Image.open(folder / f"Image_{name}_1stHO.png").convert("L")) > 127
    field = field_of_view(rgb)
    rows, columns = np.where(field)
    diameter = int(max(np.ptp(rows), np.ptp(columns)) + 1)
    layers = torch.cat([
        torch.from_numpy(channels_of(rgb, field, diameter)),
        torch.from_numpy(drawn.astype(np.float32))[None],
        torch.from_numpy(field.astype(np.float32))[None],
    ])
    height, width = field.shape
    padded = torch.nn.functional.pad(layers[None], (1, 1, 1, 1))
    smoothed = torch.nn.functional.avg_pool2d(padded, 2, stride=1)[0, :, :height, :width]
    box = (int(rows.min()), int(rows.max()) + 1, int(columns.min()), int(columns.max()) + 1)
    return Picture(name, rgb, field, box, diameter, drawn, layers, smoothed)


def load_all(folder: Path, without: set[str]) -> list[Picture]:
    """Both eyes of each patient that is not held out."""
    return [load(folder, f"{patient}{eye}") for patient in PATIENTS if patient not in without for eye in "LR"]


def hashes(folder: Path) -> dict[str, str]:
    """SHA-256 of every file a net is trained on."""
    files = sorted([*folder.glob("*.jpg"), *folder.glob("*_1stHO.png")])
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
