title = Puissance 4
seat-0 = Blanc
seat-1 = Noir

ask-column = Dans quelle colonne lâchez-vous votre jeton ?
do-column = Colonne { $column }
dropped = { $seat } lâche un jeton dans la colonne { $column }.

outcome-victory-four = Quatre en ligne : la partie est gagnée.
outcome-draw-full = Le plateau est plein : partie nulle.

option-begins = Qui commence
choice-begins-first-seat = Le premier joueur
choice-begins-second-seat = Le deuxième joueur
choice-begins-by-lot = Tiré au sort
