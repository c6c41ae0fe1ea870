"""Cases of the rules with their answers: `python -m tests.cases [FILE...]` checks them."""
