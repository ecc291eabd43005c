"""Plain policies, one module a game: players who follow simple rules and look no further."""
