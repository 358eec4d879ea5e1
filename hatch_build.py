"""The build hook: a wheel holds the rules compiled, an editable install and the sdist only their sources.

SALOON_PURE=1 asks for a wheel without compiled code, for any platform.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from compile_rules import compile_rules


class CompiledRules(BuildHookInterface[Any]):
    """Adds saloon/_native to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the install is editable, a pure wheel is asked for or there is no compiler."""
        if version == "editable":
            return
        docs = Path(self.root) / "docs"
        for document in sorted([*docs.glob("*.md"), *docs.glob("example_*.py")]):  # what `saloon help` shows
            build_data["force_include"][str(document)] = f"saloon/docs/{document.name}"
        if os.environ.get("SALOON_PURE", "") not in ("", "0"):
            return
        self.folder = tempfile.TemporaryDirectory(prefix="saloon-wheel-")
        native = Path(self.folder.name) / "native"
        if compile_rules(native):
            build_data["force_include"][str(native)] = "saloon/_native"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled: it is in the wheel now."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
