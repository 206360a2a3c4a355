"""A first program: a small network on the TPU.

`import torchtpu` may be left out: torch loads it, and `torch.device("tpu", 0)` is the same device.
"""

import torch
from torch import nn

import torchtpu

device = torchtpu.device(0)
model = nn.Sequential(nn.Linear(4096, 4096), nn.GELU(), nn.Linear(4096, 4096)).to(device)
x = torch.randn(32, 4096, device=device)
y = model(x)
print(y.shape)
