"""Where a page is read: each size and each language once.

Words are longest in Russian and room is least on a phone, so these two find what the other two would.
Tables as a whole are looked at in more places (test_sizes).
"""

from __future__ import annotations

import pytest

from tests.browser.guests import DESKTOP, PHONE

Size = tuple[int, int]

PLACES = pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")], ids=["desktop-en", "phone-ru"]
)
SMALL_PHONE = (360, 640)
SMALL_PLACES = pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (SMALL_PHONE, "ru")], ids=["desktop-en", "phone-ru"]
)
"""The same on the smallest phone, for what takes much room."""
