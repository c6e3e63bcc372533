"""Powers that are the same number on every platform.

Python leaves ``math.exp`` and ``**`` of floats to the C library, and the last bit of what it gives
differs between systems, even between processors. A bot compares such numbers, so that one bit can
be another move, and another game. The sum, the product and the quotient of two floats are the same
everywhere: everything here is made of these.
"""

from __future__ import annotations

from decimal import Context, Decimal
from math import prod

LARGEST = 64
"""Beyond this an exponent changes nothing that a bot could notice."""

STEPS = 64
"""So many powers are worked out beforehand from one whole exponent to the next."""


def _powers() -> tuple[float, ...]:
    """The powers of e in steps from ``-LARGEST`` to ``LARGEST``; decimal rounds them correctly."""
    digits = Context(prec=28)
    whole = [float(digits.exp(Decimal(n))) for n in range(-LARGEST, LARGEST)]
    parts = [float(digits.exp(Decimal(n) / STEPS)) for n in range(STEPS)]
    return (*(one * part for one in whole for part in parts), float(digits.exp(Decimal(LARGEST))))


_POWERS = _powers()
_MIDDLE = LARGEST * STEPS


def exp(x: float) -> float:
    """``e`` to the power of ``x``, to eight digits; ``x`` counts at most 64, up or down.

    >>> exp(0.0), round(exp(1.0), 8), round(exp(-2.5), 8)
    (1.0, 2.71828183, 0.082085)
    >>> exp(-1000.0) == exp(-64.0) < 1e-27
    True
    """
    if not -LARGEST < x < LARGEST:
        x = LARGEST if x > 0 else -LARGEST
    step = int(x * STEPS)
    rest = x - step / STEPS
    return _POWERS[step + _MIDDLE] * (1.0 + rest * (1.0 + rest * (0.5 + rest / 6)))


def logistic(x: float) -> float:
    """The chance whose logit is ``x``: a half for 0, and the more the likelier.

    >>> logistic(0.0), round(logistic(2.0), 3), round(logistic(-2.0), 3)
    (0.5, 0.881, 0.119)
    """
    return 1 / (1 + exp(-x))


def power(base: float, times: int) -> float:
    """The base multiplied with itself so many times.

    >>> power(0.5, 3), power(0.5, 0)
    (0.125, 1.0)
    """
    return prod([base] * times, start=1.0)
