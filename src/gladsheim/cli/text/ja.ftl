### テキスト席の言葉。

help = 答えの番号を入力してください。ほかに：table、why、why ルール番号、hint、undo、undo anyway、log、save [ファイル]、quit。
no-such-answer = 答え { $number } はありません。1 から { $most } までです。ほかの言葉は help で表示されます。
no-such-rule = そのルールはありません。質問の後ろにある番号を入力してください（例：why 3.1）。
closed-now = 今はできないこと：
nothing-to-undo = 取り消せる答えがありません。
undo-too-late = その後に誰かが答えたか、何かを知りました。取り消せません。ボット相手の練習なら：undo anyway。
undo-others = このテーブルにはほかの人がいます。undo anyway はボット相手の練習用です。
undone = 取り消しました。
pass-keyboard = { $seat } の番です。キーボードを渡して Enter を押してください。
