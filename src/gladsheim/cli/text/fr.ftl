## Le plein écran : ce que font ses touches, et où l'on écrit.
key-help = Aide
key-hint = Conseil
key-undo = Reprendre
key-why = Pourquoi
key-table = Table
key-quit = Quitter
type-here = Un nombre, une réponse, ou un mot comme « aide »

## Mots du siège en mode texte.

help = Tapez le numéro d'une réponse, ou la réponse elle-même ({ $example }) ; ou : plateau, pourquoi, pourquoi RÈGLE, conseil, annuler, annuler quand-même, journal, enregistrer [FICHIER], quitter.
command-table = plateau table t
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-anyway = quand-même
command-log = journal
command-save = enregistrer
command-quit = quitter q
could-mean = Cela peut vouloir dire : { $answers }.
no-such-answer = Il n'y a pas de réponse { $number } ; les réponses vont de { $least } à { $most }. Tapez aide pour les autres mots.
no-such-number = Il n'y a pas de réponse { $number } ; les réponses sont { $answers }. Tapez aide pour les autres mots.
no-such-rule = Cette règle n'existe pas ; tapez l'identifiant qui suit une question, par exemple pourquoi 3.1.
closed-now = Impossible en ce moment :
nothing-to-undo = Vous n'avez aucune réponse à reprendre.
undo-too-late = Quelqu'un a répondu ou appris quelque chose depuis : impossible de revenir en arrière. Pour s'exercer contre des robots : annuler quand-même.
undo-others = D'autres personnes jouent à cette table : annuler quand-même ne sert qu'à s'exercer contre des robots.
undone = C'est annulé.
pass-keyboard = C'est à { $seat } de répondre. Passez le clavier, puis appuyez sur Entrée.
take-keyboard = Qui doit répondre est un secret : chacun prend le clavier à son tour. Passez-le à { $seat }, puis appuyez sur Entrée.
nothing-asked = On ne vous demande rien. Appuyez sur Entrée, puis passez le clavier.

## Une campagne

campaign-at = { $chapter } ({ $number } sur { $most })
campaign-game-won = La partie est gagnée.
campaign-game-lost = La partie est perdue ; elle sera rejouée.
campaign-earned = { $earned ->
    [one] { $seat } gagne { $earned } point d'expérience et en a maintenant { $xp }.
   *[other] { $seat } gagne { $earned } points d'expérience et en a maintenant { $xp }.
}
campaign-bought = { $seat } apprend : { $row }.
campaign-bought-toward = { $seat } apprend : { $row } ({ $name }).
campaign-price = { $xp } XP
campaign-xp = Expérience à dépenser : { $xp }. Tapez le premier mot d'une ligne, avec un nom s'il en faut un. Aussi : conseil, quitter. Entrée commence la partie.
campaign-next = La campagne est conservée. Entrée pour la partie suivante, ou tapez quitter.
campaign-won = La dernière partie est gagnée, et la campagne avec elle, en { $games } parties.

## Une revue

review-nothing = Aucune décision, aucun tirage n'a nettement changé les chances de gagner.
review-decided = { $seat }, avant l'entrée { $fill } : { $question }
review-played = Joué : { $answer }, { $chance } %.
review-better = Mieux : { $answer }, { $chance } % (± { $doubt }).
review-lot = Entrée { $fill } : { $what }
review-moved = La chance de gagner est passée de { $before } % à { $after } %.
review-moved-seat = { $seat } : de { $before } % à { $after } %.
review-no-mistakes = Ici, aucune réponse n'était nettement moins bonne qu'une autre.
review-you-played = On avait joué : { $answer }. Trouvez une meilleure réponse : son numéro, la réponse elle-même, ou quitter.
review-choose = Tapez le numéro d'une réponse, de 1 à { $most }, ou la réponse elle-même ; ou quitter.
review-same = C'est ce qui a été joué ; une autre réponse est meilleure.
review-worse = { $lost ->
    [one] { $lost } point de pourcentage de moins que la meilleure réponse trouvée.
   *[other] { $lost } points de pourcentage de moins que la meilleure réponse trouvée.
}
review-right = Bien trouvé.
