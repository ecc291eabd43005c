"""The games' names in Gymnasium, known as soon as both packages are imported, whichever comes first.

Gymnasium looks for no plugins, and who does not use it should not have to import it.  So where it is imported later, a
finder waits for it, and goes when it has come.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from typing import TYPE_CHECKING

from gladsheim.games import OWN

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

GYMNASIUM = "gymnasium"
ADAPTER = "gladsheim.adapters.gymnasium"


def register_names() -> None:
    """Now, if Gymnasium is there already, or when it comes."""
    if sys.modules.get(GYMNASIUM) is not None:
        register_now()
    elif not any(isinstance(finder, Watch) for finder in sys.meta_path):
        sys.meta_path.insert(0, Watch())


def register_now() -> None:
    # (By its name: mypyc reads all that `import gladsheim` names, and where it is compiled there may be no Gymnasium.)
    gymnasium = import_module("gymnasium.envs.registration")
    names: dict[str, dict[str, str]] = {"Table": {}}
    names |= {"".join(word.title() for word in id.split("-")): {"game": id} for id in OWN}
    for name, given in names.items():
        if f"gladsheim/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"gladsheim/{name}-v0",
                entry_point=f"{ADAPTER}:make",
                vector_entry_point=f"{ADAPTER}:make_batch",
                kwargs={"seats": None, "learner": None, "bots": "random", **given},
            )


class Watch(MetaPathFinder):
    """Sees Gymnasium being imported; how it is found is left to those who find modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != GYMNASIUM:
            return None
        sys.meta_path.remove(self)
        found = find_spec(fullname)
        if found is not None and found.loader is not None:
            found.loader = Then(found.loader)
        return found


class Then(Loader):
    """Loads a module as it would have been, and then tells it the names."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self.loader  # as if nobody had watched
        self.loader.exec_module(module)
        register_now()
