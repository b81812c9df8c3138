"""Trains the vessel net; the same seed and files give the same steps. Goes on where it was stopped.

    python3 train.py --data ../../packages/retina/test-images/chase_db1 --out net.pt --hold 01,02
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from augment import cut, disturb
from dataset import hashes, load_all
from net import VesselNet

CUT = 192
BATCH = 6
RATE = 3e-3
WARM_UP = 200
AVERAGE = 0.999  # the net that is kept is a running mean of those of the last thousand steps
SAVE_EVERY = 500


def main() -> None:
    options = read_options()
    torch.set_num_threads(options.threads)
    held_out = {patient for patient in options.hold.split(",") if patient}
    pictures = load_all(options.data, held_out)
    net = VesselNet()
    mean = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3)
    checkpoint = options.out.with_suffix(".checkpoint")
    start = resume(checkpoint, net, mean, optimizer)
    torch.manual_seed(options.seed + start)
    rng = np.random.default_rng(options.seed + start)
    began = time.time()
    say(start=start, steps=options.steps, held_out=sorted(held_out), pictures=len(pictures))
    for step in range(start, options.steps):
        rate = RATE * min(1, (step + 1) / WARM_UP) * max(0.01, 0.5 * (1 + math.cos(math.pi * step / options.steps)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        loss = take_step(net, optimizer, [cut(pictures[rng.integers(len(pictures))], CUT, rng) for _ in range(BATCH)], rng)
        follow(mean, net, min(AVERAGE, (step + 1) / (step + 10)))
        if (step + 1) % SAVE_EVERY == 0 or step + 1 == options.steps:
            torch.save(
                {"net": net.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict(), "step": step + 1},
                checkpoint,
            )
            say(step=step + 1, loss=round(loss, 4), seconds=round(time.time() - began))
    torch.save(mean.state_dict(), options.out)
    notes = {"seed": options.seed, "steps": options.steps, "held_out": sorted(held_out), "files": hashes(options.data)}
    options.out.with_suffix(".json").write_text(json.dumps(notes, indent=1) + "\n")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder of CHASE_DB1")
    parser.add_argument("--out", type=Path, required=True, help="file of the trained net")
    parser.add_argument("--hold", default="", help="patients to leave out, such as 01,02")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def resume(checkpoint: Path, net: VesselNet, mean: VesselNet, optimizer: torch.optim.Optimizer) -> int:
    if not checkpoint.exists():
        return 0
    saved = torch.load(checkpoint)
    net.load_state_dict(saved["net"])
    mean.load_state_dict(saved["mean"])
    optimizer.load_state_dict(saved["optimizer"])
    return saved["step"]


def take_step(net: VesselNet, optimizer: torch.optim.Optimizer, cuts: list[torch.Tensor], rng: np.random.Generator) -> float:
    """Cross entropy over the field of view and, so that thin vessels count, half of one minus Dice."""
    net.train()
    field = torch.stack([layers[4:5] for layers in cuts])
    drawn = torch.stack([layers[3:4] for layers in cuts])
    channels = torch.stack([disturb(layers[:3].clone(), rng) for layers in cuts]) * (field > 0.5)
    logits = net(channels)
    p = torch.sigmoid(logits)
    entropy = F.binary_cross_entropy_with_logits(logits, drawn, reduction="none")
    entropy = (entropy * field).sum() / field.sum().clamp(min=1)
    dice = (2 * (p * drawn * field).sum() + 1) / ((p * field).sum() + (drawn * field).sum() + 1)
    loss = entropy + 0.5 * (1 - dice)
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()
    return loss.item()


@torch.no_grad()
def follow(mean: VesselNet, net: VesselNet, decay: float) -> None:
    for kept, new in zip(mean.state_dict().values(), net.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.mul_(decay).add_(new, alpha=1 - decay)
        else:
            kept.copy_(new)


def say(**figures: object) -> None:
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
