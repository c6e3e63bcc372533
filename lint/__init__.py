"""Our own lint: what type checkers cannot see. It is no part of what is shipped."""
