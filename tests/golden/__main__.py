"""Make golden games and the marks of golden matches anew."""

from tests.golden import make_all
from tests.golden.matches import keep, play_all

make_all()
for name in keep(play_all()):
    print(f"{name}: bots play it in another way than before")
