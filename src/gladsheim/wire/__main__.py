"""`python -m gladsheim.wire [FOLDER]` writes the TypeScript types of the wire and of the boards, into web/src."""

from __future__ import annotations

import sys
from pathlib import Path

from gladsheim.wire.made import made_files

for name, text in made_files(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src")).items():
    name.write_text(text, encoding="utf-8")
