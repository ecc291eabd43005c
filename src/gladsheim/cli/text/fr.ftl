### Mots du siège en mode texte.

help = Tapez le numéro d’une réponse ; ou : table, why, why RÈGLE, hint, undo, undo anyway, log, save [FICHIER], quit.
no-such-answer = Il n’y a pas de réponse { $number } ; les réponses vont de 1 à { $most }. Tapez help pour les autres mots.
no-such-rule = Cette règle n’existe pas ; tapez l’identifiant qui suit une question, par exemple why 3.1.
closed-now = Impossible en ce moment :
nothing-to-undo = Vous n’avez aucune réponse à reprendre.
undo-too-late = Quelqu’un a répondu ou appris quelque chose depuis : impossible de reprendre. Pour s’exercer contre des bots : undo anyway.
undo-others = D’autres personnes jouent à cette table : undo anyway sert à s’exercer contre des bots.
undone = Repris.
pass-keyboard = C’est à { $seat } de répondre. Passez le clavier, puis appuyez sur Entrée.

## Une campagne

campaign-saga = Saga { $number } sur { $most }.
campaign-xp = { $xp } points d’expérience à dépenser. Tapez une ligne, avec le nom d’un dieu pour une relation, par exemple : elves, ou : comrade thor. Entrée pour continuer.
campaign-next = La campagne est conservée. Entrée pour la partie suivante, ou tapez quit.
campaign-won = La dernière saga est gagnée, et la campagne avec elle.
row-elves = elfes au début d’une partie
row-vanir = dés Vanes au début d’une partie
row-god = succès sur le dé divin
row-dice = succès sur les dés Vanes
row-comrade = camarade : ajoute un dé aux combats
row-kin = parent : partage les réserves
row-lucky = compagnon de chance
row-travel = compagnon de voyage
