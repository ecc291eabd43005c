"""`python -m gladsheim.adapters` writes the tables of docs/adapters.md: actions and observations of every game.

With `names` it writes docs/observations.md: what stands at every index.
"""

import sys

from gladsheim.adapters.tables import names, tables

if __name__ == "__main__":
    sys.stdout.write(names() if sys.argv[1:] == ["names"] else tables())
