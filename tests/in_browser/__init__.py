"""Runs the pure tests inside MicroPython in a real browser."""
