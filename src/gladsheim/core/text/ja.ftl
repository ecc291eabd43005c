### The words of the house, shared by all games.

# What a player is called who gave no name.
seat = プレイヤー{ $number }

# Several things, one after the other.
list-none = なし
list-last = { $first }、{ $rest }
list-more = { $first }、{ $rest }
join-comma = 、
join-dot = {" "}·{" "}
join-or = ／
join-then = {" "}→{" "}
join-and = { $first }＋{ $rest }
join-told = { $what }：{ $text }
join-beside = { $what }（{ $more }）
join-after = { $what }{ $text }
join-clause = { $first }、{ $rest }
none = なし
ended-one = { $seat }の勝ちです。{ $why }
ended-many = { $seats }の勝ちです。{ $why }

# What stands alone where no game has words for it.
number = { $number }
number-seat = { $seat }
yes = はい
no = いいえ

# What chance gave, where no game has words of its own for it.
fell = 抽選の結果：{ $value }。
fell-who = 抽選の結果、{ $seat-value }に決まりました。

# 出来事を語らないゲームで、席が答えたこと。
answered = { $seat }：{ $answer }

# ヒント：その答えがよい理由
hint-chance = { $chance }％（±{ $doubt }）
hint-no-chance = 推測による
hint-then = 次の手：{ $moves }。
hint-move = { $question }{ $answer }
hint-gains = 利点：{ $reasons }。
hint-costs = 代償：{ $reasons }。
hint-unsure = どちらがよいか、はっきりとは分かりません。
hint-same = 試しのゲームでは、どれも同じ結果になりました。
hint-better = 試しのゲームでは見込みが高くなりますが、数えているものに差はありません。
hint-worse = 試しのゲームでは見込みが低くなりますが、数えているものに差はありません。
hint-wins = これですぐに勝ちが決まります。
hint-loses = これですぐに負けが決まります。
hint-believed = これは、ほかの人をどう見ているかに基づく答えです。見込みは試しのゲームによるもので、そこでは言葉で誰かの考えが変わることはありません。
hint-list = { $first }、{ $rest }
hint-beside = 「{ $other }」と比べて：

# A message to somebody's phone or browser: it is their turn at a table.
push-turn = あなたの番です
push-turn-with = { $game }（{ $others }と）
push-many = ほか{ $count }人
