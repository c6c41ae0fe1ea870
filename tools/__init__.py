"""What developers run: laying the runtime, listing the modules, measuring."""
