"""`python -m gladsheim.wire [FILE]` writes the TypeScript types of the wire."""

from __future__ import annotations

import sys
from pathlib import Path

from gladsheim.wire.typescript import make_typescript

Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/wire.ts").write_text(make_typescript(), encoding="utf-8")
