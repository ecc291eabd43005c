### The words of the house, shared by all games.

# What a player is called who gave no name.
seat = Joueur { $number }

# Several things, one after the other.
list-none = rien
list-last = { $first } et { $rest }
list-more = { $first }, { $rest }
join-comma = ,{" "}
join-dot = {" "}·{" "}
join-or = /
join-then = {" "}>{" "}
join-and = { $first } + { $rest }
join-told = { $what } : { $text }
join-beside = { $what } ({ $more })
join-after = { $what } { $text }
join-clause = { $first } ; { $rest }
none = aucun
ended-one = { $seat } gagne. { $why }
ended-many = { $seats } gagnent. { $why }

# What stands alone where no game has words for it.
number = { $number }
number-seat = { $seat }
yes = oui
no = non

# What chance gave, where no game has words of its own for it.
fell = Le sort donne { $value }.
fell-who = Le sort désigne { $seat-value }.

# Ce qu'une place a répondu, dans un jeu qui ne raconte pas d'événements.
answered = { $seat } : { $answer }

# Conseils : pourquoi une réponse est bonne.
hint-chance = { $chance } % (± { $doubt })
hint-no-chance = affaire de conviction
hint-then = Ensuite : { $moves }.
hint-move = { $question } { $answer }
hint-gains = Pour : { $reasons }.
hint-costs = Contre : { $reasons }.
hint-unsure = Je ne sais pas avec certitude laquelle des deux est la meilleure.
hint-same = Dans toutes mes parties d'essai, cela revient au même.
hint-better = Cela promet davantage dans les parties d'essai, sans différence dans ce que je compte.
hint-worse = Cela promet moins dans les parties d'essai, sans différence dans ce que je compte.
hint-wins = Cela fait gagner la partie sur-le-champ.
hint-loses = Cela fait perdre la partie sur-le-champ.
hint-believed = C'est ce qui découle de ce que je pense des autres ; les chances viennent de parties d'essai où les paroles ne convainquent personne.
hint-list = { $first } ; { $rest }
hint-beside = En comparaison de « { $other } » :

# A message to somebody's phone or browser: it is their turn at a table.
push-turn = C'est votre tour
push-turn-with = { $game }, avec { $others }
push-many = { $count } autres
