### The words of the house, shared by all games.

# What a player is called who gave no name.
seat = Seat { $number }

# Several things, one after the other.
list-none = nothing
list-last = { $first } and { $rest }
list-more = { $first }, { $rest }
join-comma = ,{" "}
join-dot = {" "}·{" "}
join-or = /
join-then = {" "}>{" "}
join-and = { $first } + { $rest }
join-told = { $what }: { $text }
join-beside = { $what } ({ $more })
join-after = { $what } { $text }
join-clause = { $first }; { $rest }
none = none
ended-one = { $seat } wins. { $why }
ended-many = { $seats } win. { $why }

# What stands alone where no game has words for it.
number = { $number }
number-seat = { $seat }
yes = yes
no = no

# What chance gave, where no game has words of its own for it.
fell = Chance gives { $value }.
fell-who = Chance chooses { $seat-value }.

# What a seat answered, in a game that tells no events.
answered = { $seat }: { $answer }

# Hints: why an answer is good.
hint-chance = { $chance } % (± { $doubt })
hint-no-chance = a matter of belief
hint-then = Then: { $moves }.
hint-move = { $question } { $answer }
hint-gains = For it: { $reasons }.
hint-costs = Against it: { $reasons }.
hint-unsure = I cannot tell for sure which of the two is better.
hint-same = In all my trial games it came to the same.
hint-better = It promises more in trial games, without a difference in anything that I count.
hint-worse = It promises less in trial games, without a difference in anything that I count.
hint-wins = This wins the game at once.
hint-loses = This loses the game at once.
hint-believed = This follows from what I think of the others; the chances come from trial games in which words persuade nobody.
hint-list = { $first }; { $rest }
hint-beside = Compared with “{ $other }”:

# A message to somebody's phone or browser: it is their turn at a table.
push-turn = It is your turn
push-turn-with = { $game }, with { $others }
push-many = { $count } others
