"""A plugin of mypy for `gladsheim build`: the engine and the package are analysed together.

mypyc looks at all classes of a knot of modules before it makes code of any.  A class of the package may have its
`__init__` from the engine: looked at after code was made of that, it would be changed under the compiler's hands.
"""

from __future__ import annotations

import os

from mypy.nodes import MypyFile
from mypy.plugin import Plugin

KNOT = "gladsheim.core.forms"  # every module of the engine hangs together with it
JOINED = "GLADSHEIM_JOINED"  # the modules of the package, with commas
PRIORITY = 10  # the least: an import that nobody wrote


class Joining(Plugin):
    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        names = os.environ.get(JOINED, "").split(",") if file.fullname == KNOT else []
        return [(PRIORITY, name, -1) for name in names if name]


def plugin(version: str) -> type[Plugin]:
    return Joining
