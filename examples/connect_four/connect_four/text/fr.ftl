title = Puissance 4
seat-0 = Blanc
seat-1 = Noir

ask-column = Dans quelle colonne lâchez-vous votre jeton ?
do-column = Colonne { $column }
dropped = { $seat } lâche un jeton dans la colonne { $column }.

outcome-victory-four = Quatre en ligne : la partie est gagnée.
outcome-draw-full = Le plateau est plein : partie nulle.
