"""`python -m gladsheim` is the command `gladsheim`."""

import sys

from gladsheim.cli import main

sys.exit(main())
