//! Meshes, rendezvous and collectives. Nothing is here yet: torchtpu runs on the devices of one process.
