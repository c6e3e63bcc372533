"""axe-core in the page: what would keep somebody from using it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
COLOURS = ("night", "paper", "contrast")

# Over a gradient axe cannot tell the contrast and keeps silent; over its plain colour it can.
_FLATTEN = """() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('*, *::before, *::after { background-image: none !important; }');
    document.adoptedStyleSheets = [plain];
}"""
_WEAR = "(colours) => { document.documentElement.dataset.colours = colours; }"
_RUN = """(rules) => axe.run(document, {
    resultTypes: ['violations'],
    ...(rules.length ? {runOnly: {type: 'rule', values: rules}} : {}),
})"""


@cache
def _source() -> str:
    return SCRIPT.read_text()


def violations(page: Page) -> list[str]:
    """What axe finds, in each of the colours; the structure need be looked at only once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    page.evaluate(_FLATTEN)
    found = []
    for colours in COLOURS:
        page.evaluate(_WEAR, colours)
        rules = [] if colours == COLOURS[0] else ["color-contrast"]
        result = page.evaluate(_RUN, rules)
        found += [_line(colours, each) for each in result["violations"]]
    page.evaluate(_WEAR, COLOURS[0])
    return found


def _line(colours: str, violation: dict[str, Any]) -> str:
    nodes = "; ".join(
        f"{' '.join(map(str, node['target']))}: {node['any'][0]['message'] if node['any'] else ''}"
        for node in violation["nodes"][:4]
    )
    return f"{violation['id']} ({colours}): {violation['help']} [{nodes}]"
