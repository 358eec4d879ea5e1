"""Refusals over HTTP: problem+json, always with a code that a program can read."""

from __future__ import annotations

import math

from starlette.responses import Response

from saloon.server.refused import Refused
from saloon.wire.codec import encode
from saloon.wire.lobby import Problem
from saloon.wire.routes import STATUS

PROBLEM_JSON = "application/problem+json"


def problem_response(refused: Refused) -> Response:
    status = STATUS[refused.code]
    problem = Problem(
        type=f"urn:saloon:{refused.code}",
        title=refused.code.replace("_", " "),
        status=status,
        code=refused.code,
        detail=refused.detail,
        retry_after=refused.retry_after,
        params=refused.params,
    )
    response = Response(encode(problem), status, media_type=PROBLEM_JSON)
    if refused.retry_after is not None:
        response.headers["retry-after"] = str(math.ceil(refused.retry_after))
    return response
