### Words of the text seat.

help = Type the number of an answer; or: table, why, why RULE, hint, undo, undo anyway, log, save [FILE], quit.
no-such-answer = There is no answer { $number }; answers are 1 to { $most }. Type help for the other words.
no-such-rule = There is no such rule; type the id as it stands behind a question, such as why 3.1.
closed-now = Not possible now:
nothing-to-undo = There is no answer of yours to take back.
undo-too-late = Somebody has answered or learned something since: it cannot be taken back. For practice against bots: undo anyway.
undo-others = Other people play at this table: undo anyway is for practice against bots.
undone = Taken back.
pass-keyboard = { $seat } is asked. Hand over the keyboard, then press Enter.
take-keyboard = It is secret who is asked: everybody takes the keyboard in turn. Hand it to { $seat }, then press Enter.
nothing-asked = You are asked nothing. Press Enter, and hand on the keyboard.

## A campaign

campaign-saga = { $saga } ({ $number } of { $most })
campaign-saga-won = The saga is won.
campaign-saga-lost = The saga is lost, and will be played again.
campaign-earned = { $seat } earns { $earned } experience, and now has { $xp }.
campaign-bought = { $seat } learns: { $row }.
campaign-bought-toward = { $seat } learns: { $row } ({ $god }).
campaign-price = { $xp } XP
campaign-xp = { $xp } experience to spend. Type a row, with a god's name for a relationship, such as: elves, or: comrade thor. Also: hint, quit. Enter begins the game.
campaign-next = The campaign is kept. Press Enter for the next game, or type quit.
campaign-won = The last saga is won, and with it the campaign, in { $games } games.
row-elves = elves at the start of a game
row-vanir = Vanir dice at the start of a game
row-god = successes on the God die
row-dice = successes on Vanir dice
row-comrade = comrade: adds a die to fights
row-kin = kin: shares the stock
row-lucky = lucky companion
row-travel = travel companion
