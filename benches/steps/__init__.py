"""Training steps of the same models, shapes and seeds for every backend that is compared."""
