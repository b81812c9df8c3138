"""The net: a small U-Net whose way up adds to the way down, as packages/retina/src/vessels/net.ts runs it."""

import torch
import torch.nn.functional as F
from torch import nn

WIDTHS = (8, 16, 32, 64)


def convolution(inputs: int, outputs: int, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, padding=size // 2, bias=False), nn.BatchNorm2d(outputs)
    )


class Block(nn.Module):
    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.a = convolution(inputs, outputs)
        self.b = convolution(outputs, outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(self.b(F.relu(self.a(x))))


class VesselNet(nn.Module):
    def __init__(self, widths: tuple[int, ...] = WIDTHS, channels: int = 3) -> None:
        super().__init__()
        inputs = (channels, *widths[:-1])
        self.down = nn.ModuleList(Block(i, o) for i, o in zip(inputs, widths))
        self.reduce = nn.ModuleList(convolution(below, own, 1) for own, below in zip(widths, widths[1:]))
        self.up = nn.ModuleList(Block(own, own) for own in widths[:-1])
        self.head = nn.Conv2d(widths[0], 1, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits of the size of the input, whose sides are multiples of 8."""
        skips = []
        for level, block in enumerate(self.down):
            x = block(x if level == 0 else F.max_pool2d(x, 2))
            skips.append(x)
        for level in reversed(range(len(self.up))):
            enlarged = F.interpolate(self.reduce[level](x), scale_factor=2, mode="nearest")
            x = self.up[level](enlarged + skips[level])
        return self.head(x)
