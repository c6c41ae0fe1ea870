"""The opponents: each a function of what its seat knows, the choices and its own dice."""
