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
