"""`python -m gladsheim.adapters` writes the tables of docs/adapters.md: actions and observations of every game."""

import sys

from gladsheim.adapters.tables import tables

if __name__ == "__main__":
    sys.stdout.write(tables())
