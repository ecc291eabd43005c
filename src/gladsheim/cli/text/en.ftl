## The full screen: what its keys do, and where one types.
key-help = Help
key-hint = Hint
key-undo = Take back
key-why = Why
key-table = Table
key-quit = Leave
type-here = A number, an answer, or a word such as help

## Words of the text seat.

help = Type the number of an answer, or the answer itself ({ $example }); or: table, why, why RULE, hint, undo, undo anyway, log, save [FILE], quit.
command-table = table t
command-why = why
command-hint = hint
command-undo = undo
command-anyway = anyway
command-log = log
command-save = save
command-quit = quit q
could-mean = That could mean: { $answers }.
no-such-answer = There is no answer { $number }; answers are { $least } to { $most }. Type help for the other words.
no-such-number = There is no answer { $number }; answers are { $answers }. Type help for the other words.
no-such-rule = There is no such rule; type the id as it stands behind a question, such as why 3.1.
closed-now = Not possible now:
nothing-to-undo = There is no answer of yours to take back.
undo-too-late = Somebody has answered or learned something since, so it cannot be taken back. For practice against bots: undo anyway.
undo-others = Other people play at this table: undo anyway is for practice against bots.
undone = Taken back.
pass-keyboard = It is { $seat }'s turn to answer. Hand over the keyboard, then press Enter.
take-keyboard = Nobody may know whose turn it is: everybody takes the keyboard in turn. Hand it to { $seat }, then press Enter.
nothing-asked = There is nothing for you to answer. Press Enter, and pass the keyboard on.

## A campaign

campaign-at = { $chapter } ({ $number } of { $most })
campaign-game-won = The game is won.
campaign-game-lost = The game is lost, and will be played again.
campaign-earned = { $seat } earns { $earned } experience, and now has { $xp }.
campaign-bought = { $seat } learns: { $row }.
campaign-bought-toward = { $seat } learns: { $row } ({ $name }).
campaign-price = { $xp } XP
campaign-xp = { $xp } experience to spend. Type the first word of a line, and a name where one belongs to it. Also: hint, quit. Enter begins the game.
campaign-next = The campaign is kept. Press Enter for the next game, or type quit.
campaign-won = The last game is won, and with it the campaign, in { $games } games.

## A review

review-nothing = No decision and no stroke of luck clearly changed the chance of winning.
review-decided = { $seat }, before entry { $fill }: { $question }
review-played = Played: { $answer }, { $chance } %.
review-better = Better: { $answer }, { $chance } % (± { $doubt }).
review-lot = Entry { $fill }: { $what }
review-moved = The chance to win went from { $before } % to { $after } %.
review-moved-seat = { $seat }: from { $before } % to { $after } %.
review-no-mistakes = No answer here was clearly worse than another.
review-you-played = The answer then was: { $answer }. Find a better one: type its number, the answer itself, or quit.
review-choose = Type the number of an answer, 1 to { $most }, or the answer itself; or quit.
review-same = That was played; another answer is better.
review-worse = { $lost ->
    [one] One percentage point worse than the best answer found.
   *[other] { $lost } percentage points worse than the best answer found.
}
review-right = Well found.
