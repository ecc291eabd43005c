"""Speed of Gladsheim next to its peers, in one run on one machine: `python -m bench.run`."""
