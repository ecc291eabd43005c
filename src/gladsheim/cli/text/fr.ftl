### Mots du siège en mode texte.

help = Tapez le numéro d'une réponse ; ou : table, why, why RÈGLE, hint, undo, undo anyway, log, save [FICHIER], quit.
no-such-answer = Il n'y a pas de réponse { $number } ; les réponses vont de 1 à { $most }. Tapez help pour les autres mots.
no-such-rule = Cette règle n'existe pas ; tapez l'identifiant qui suit une question, par exemple why 3.1.
closed-now = Impossible en ce moment :
nothing-to-undo = Vous n'avez aucune réponse à reprendre.
undo-too-late = Quelqu'un a répondu ou appris quelque chose depuis : impossible de reprendre. Pour s'exercer contre des robots : undo anyway.
undo-others = D'autres personnes jouent à cette table : undo anyway sert à s'exercer contre des robots.
undone = Repris.
pass-keyboard = C'est à { $seat } de répondre. Passez le clavier, puis appuyez sur Entrée.
take-keyboard = Qui doit répondre est un secret : chacun prend le clavier à son tour. Passez-le à { $seat }, puis appuyez sur Entrée.
nothing-asked = On ne vous demande rien. Appuyez sur Entrée, puis passez le clavier.

## Une campagne

campaign-saga = { $saga } ({ $number } sur { $most })
campaign-saga-won = La saga est gagnée.
campaign-saga-lost = La saga est perdue ; elle sera rejouée.
campaign-earned = { $earned ->
    [one] { $seat } gagne { $earned } point d'expérience et en a maintenant { $xp }.
   *[other] { $seat } gagne { $earned } points d'expérience et en a maintenant { $xp }.
}
campaign-bought = { $seat } apprend : { $row }.
campaign-bought-toward = { $seat } apprend : { $row } ({ $god }).
campaign-price = { $xp } XP
campaign-xp = { $xp } points d'expérience à dépenser. Tapez une ligne, avec le nom d'un dieu pour une relation, par exemple : elves, ou : comrade thor. Aussi : hint, quit. Entrée commence la partie.
campaign-next = La campagne est conservée. Entrée pour la partie suivante, ou tapez quit.
campaign-won = La dernière saga est gagnée, et la campagne avec elle, en { $games } parties.
row-elves = elfes au début d'une partie
row-vanir = dés Vanes au début d'une partie
row-god = succès sur le dé de dieu
row-dice = succès sur les dés Vanes
row-comrade = compagnon d'armes : ajoute un dé aux combats
row-kin = parent : partage les réserves
row-lucky = compagnon chanceux
row-travel = compagnon de voyage
