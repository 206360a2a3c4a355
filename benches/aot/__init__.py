"""Whole models through the compiler of real TPUs, ours beside the same ones in another framework."""
