"""SVG by an allow-list: pictures and nothing that runs, loads or styles beyond its own panel."""

from __future__ import annotations

import re
from functools import lru_cache
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"
LARGEST = 400_000
"""Characters of one picture."""
ELEMENTS = frozenset(
    re.findall(
        r"\S+",
        """svg g path rect circle ellipse line polyline polygon text tspan title desc defs pattern
        linearGradient radialGradient stop clipPath mask symbol use""",
    )
)
ATTRIBUTES = frozenset(
    re.findall(
        r"\S+",
        """aria-hidden aria-label class clip-path clip-rule clipPathUnits cx cy d data-axis
        data-value data-x data-y dominant-baseline dx dy fill fill-opacity fill-rule font-family
        font-size font-style font-weight fx fy gradientTransform gradientUnits height href id
        letter-spacing mask lengthAdjust maskContentUnits maskUnits offset opacity paint-order
        patternContentUnits patternTransform patternUnits points preserveAspectRatio r role rotate
        rx ry shape-rendering spreadMethod stop-color stop-opacity stroke stroke-dasharray
        stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
        stroke-width text-anchor text-rendering textLength transform vector-effect viewBox width
        x x1 x2 y y1 y2""",
    )
)
_REFERS = re.compile(r"url\(#([A-Za-z][\w.-]*)\)")
_ID = re.compile(r"[A-Za-z][\w.-]*")
_CLASS = re.compile(r"[a-z0-9 -]*")

ElementTree.register_namespace("", SVG)


@lru_cache(maxsize=4096)
def clean(svg: str, own: str = "") -> str:
    """The picture with only what the list allows; "" if it cannot be read.

    Its ids get the prefix *own*, so that pictures which use the same ones can share a page.
    """
    if len(svg) > LARGEST or "<!" in svg or "<?" in svg:
        return ""
    try:
        root = ElementTree.fromstring(_with_namespace(svg))
    except ElementTree.ParseError:
        return ""
    if _local(root.tag) != "svg":
        return ""
    _prune(root, re.sub(r"[^\w-]", "-", own))
    return ElementTree.tostring(root, "unicode")


@lru_cache(maxsize=1024)
def clean_parts(parts: str, own: str = "") -> str:
    """The same for elements without an ``svg`` around them."""
    whole = clean(f"<svg xmlns='{SVG}'>{parts}</svg>", own)
    return whole.partition(">")[2].removesuffix("</svg>")


def _with_namespace(svg: str) -> str:
    if svg.startswith("<svg") and "xmlns=" not in svg.partition(">")[0]:
        return f"<svg xmlns='{SVG}'{svg[4:]}"
    return svg


def _local(tag: object) -> str:
    space, _, name = str(tag).rpartition("}")
    return name if space in ("", "{" + SVG) else ""


def _prune(element: ElementTree.Element, own: str) -> None:
    for name, value in list(element.attrib.items()):
        allowed = _allowed(name, value, own)
        if allowed is None:
            del element.attrib[name]
        else:
            element.attrib[name] = allowed
    for child in list(element):
        if _local(child.tag) in ELEMENTS:
            _prune(child, own)
        else:
            _cut_out(element, child)


def _cut_out(element: ElementTree.Element, child: ElementTree.Element) -> None:
    """Remove a child, and keep the text after it."""
    place = list(element).index(child)
    if child.tail:
        if place:
            element[place - 1].tail = (element[place - 1].tail or "") + child.tail
        else:
            element.text = (element.text or "") + child.tail
    element.remove(child)


def _allowed(name: str, value: str, own: str) -> str | None:
    """The value as it may stand; None if the attribute may not."""
    if name not in ATTRIBUTES:
        return None
    if name == "id":
        return f"{own}-{value}" if _ID.fullmatch(value) else None
    if name == "href":
        local = value.startswith("#") and _ID.fullmatch(value[1:])
        return f"#{own}-{value[1:]}" if local else None
    if name == "class":
        return value if _CLASS.fullmatch(value) else None
    if "url" in value.casefold() and not name.startswith(("aria-", "data-")):
        return _REFERS.sub(rf"url(#{own}-\1)", value) if _REFERS.fullmatch(value) else None
    return value
