"""Cuts of pictures, turned, stretched and disturbed, so that the net meets cameras it was not shown."""

import math

import numpy as np
import torch
import torch.nn.functional as F

from dataset import Picture, WORKING_DIAMETER

SCALES = (0.7, 1.4)  # from a wide field, whose vessels are thin, to a narrow one
COARSE = 1.2  # pixels of the picture for one of the cut, from which on the picture is smoothed first


def cut(picture: Picture, size: int, rng: np.random.Generator) -> torch.Tensor:
    """A square of the layers of a picture: any place, direction, mirror image and scale."""
    step = picture.diameter / WORKING_DIAMETER * math.exp(rng.uniform(*map(math.log, SCALES)))
    aspect = math.exp(rng.uniform(-0.1, 0.1))
    angle = rng.uniform(0, 2 * math.pi)
    mirror = -1 if rng.random() < 0.5 else 1
    top, bottom, left, right = picture.box
    height, width = picture.field.shape
    # A little towards the middle, where more of the square lies in the field.
    y = 0.85 * rng.uniform(top, bottom) + 0.15 * (top + bottom) / 2
    x = 0.85 * rng.uniform(left, right) + 0.15 * (left + right) / 2
    c, s = math.cos(angle), math.sin(angle)
    half = step * size / 2
    place = torch.tensor([[
        [c * half * aspect * 2 / width * mirror, -s * half * 2 / width, x * 2 / width - 1],
        [s * half * aspect * 2 / height * mirror, c * half * 2 / height, y * 2 / height - 1],
    ]], dtype=torch.float32)
    grid = F.affine_grid(place, (1, 1, size, size), align_corners=False)
    layers = picture.smoothed if step > COARSE else picture.layers
    return F.grid_sample(layers[None], grid, mode="bilinear", padding_mode="zeros", align_corners=False)[0]


def disturb(channels: torch.Tensor, rng: np.random.Generator) -> torch.Tensor:
    """Contrast, loss of the red channel, blur, noise and uneven light, each now and then."""
    gains = np.exp(rng.normal(0, 0.2, 3)) * math.exp(rng.normal(0, 0.15))
    x = channels * torch.tensor(gains, dtype=torch.float32)[:, None, None]
    if rng.random() < 0.15:
        x[2] = 0
    if rng.random() < 0.3:
        x = blurred(x, rng.uniform(0.3, 1.2))
    if rng.random() < 0.5:
        noise = torch.randn(x.shape) * rng.uniform(0.05, 0.35)
        x = x + (F.avg_pool2d(noise[None], 3, 1, 1)[0] * 2 if rng.random() < 0.5 else noise)
    if rng.random() < 0.5:
        coarse = torch.randn(1, 3, 4, 4) * rng.uniform(0, 0.5)
        x = x + F.interpolate(coarse, size=x.shape[-2:], mode="bicubic", align_corners=False)[0]
    if rng.random() < 0.3:
        x = torch.sign(x) * torch.abs(x) ** math.exp(rng.uniform(-0.3, 0.3))
    return x


def blurred(x: torch.Tensor, sigma: float, reach: int = 3) -> torch.Tensor:
    kernel = torch.exp(-torch.arange(-reach, reach + 1, dtype=torch.float32) ** 2 / (2 * sigma**2))
    kernel = kernel / kernel.sum()
    rows = F.conv2d(x[:, None], kernel[None, None, :, None], padding=(reach, 0))
    return F.conv2d(rows, kernel[None, None, None, :], padding=(0, reach))[:, 0]
