"""What the server does not do, and why."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.wire.codes import ErrorCode


class Refused(Exception):
    """A request that was understood and not done. Nothing has changed."""

    def __init__(
        self,
        code: ErrorCode,
        detail: str = "",
        retry_after: float | None = None,
        params: Mapping[str, str | int | list[str]] | None = None,
    ) -> None:
        super().__init__(detail or code)
        self.code: ErrorCode = code
        self.detail = detail
        self.retry_after = retry_after
        self.params = dict(params or {})
