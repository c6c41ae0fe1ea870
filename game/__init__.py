"""Forty-five: the rules, the opponents, the table and the browser, each in a room of its own."""

VERSION = "0.1.0"  # as pyproject.toml has it
