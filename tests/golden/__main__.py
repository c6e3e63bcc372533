"""Make golden games anew."""

from tests.golden import make_all

make_all()
