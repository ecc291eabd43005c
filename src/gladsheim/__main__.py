"""`python -m gladsheim` is the command `gladsheim`."""

import sys

from gladsheim.cli import main
from gladsheim.cli.__main__ import look_elsewhere

look_elsewhere()
sys.exit(main())
