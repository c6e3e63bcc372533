"""The fixture cards of The Long Night are good for a war, too."""

from tests.games.long_night.conftest import add_cards, nothing_left_over, person, plain_people

__all__ = ["add_cards", "nothing_left_over", "person", "plain_people"]
