"""The browser client, driven as a person would: by mouse, by keyboard, by finger.

The tests speak to the page through its contract (``data-option``, ``data-ask``, …; see
``docs/architecture.md``). They read the frames that the page receives only to know what there is
to do, as a player knows the board; whatever they do, they do in the page.
"""
