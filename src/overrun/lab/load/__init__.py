"""A load tester: real servers, many clients at once, what they feel, and attacks."""
