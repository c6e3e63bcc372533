"""The Long Night: a colony in winter, secret objectives, perhaps a betrayer."""
