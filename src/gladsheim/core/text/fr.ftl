### The words of the house, shared by all games.

# What a player is called who gave no name.
seat = Joueur { $number }
