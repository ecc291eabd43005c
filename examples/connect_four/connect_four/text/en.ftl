title = Connect Four
seat-0 = White
seat-1 = Black

ask-column = Into which column do you drop your disc?
do-column = Column { $column }
dropped = { $seat } drops a disc into column { $column }.

outcome-victory-four = Four in a line: the game is won.
outcome-draw-full = The board is full: a draw.
