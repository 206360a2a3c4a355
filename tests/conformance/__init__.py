"""PyTorch's databases of operators, modules and optimizers, on device "tpu" beside the CPU."""
