### テキスト席の言葉。

help = 答えの番号を入力してください。ほかに：table、why、why ルール番号、hint、undo、undo anyway、log、save [ファイル]、quit。
no-such-answer = 答え { $number } はありません。1 から { $most } までです。ほかの言葉は help で表示されます。
no-such-rule = そのルールはありません。質問の後ろにある番号を入力してください（例：why 3.1）。
closed-now = 今はできないこと：
nothing-to-undo = 取り消せる答えがありません。
undo-too-late = そのあとに誰かが答えたか、何かを知ったため、取り消せません。ボット相手の練習なら：undo anyway。
undo-others = この卓にはほかの人がいます。undo anyway はボット相手の練習用です。
undone = 取り消しました。
pass-keyboard = { $seat }の番です。キーボードを渡して Enter を押してください。
take-keyboard = 誰の番かは秘密です。全員が順にキーボードを取ります。{ $seat }に渡して Enter を押してください。
nothing-asked = あなたへの質問はありません。Enter を押してキーボードを次へ渡してください。

## キャンペーン

campaign-saga = { $saga }（{ $number }／{ $most }）
campaign-saga-won = サガに勝利しました。
campaign-saga-lost = サガに敗北しました。同じサガをもう一度プレイします。
campaign-earned = { $seat }が経験値{ $earned }を得て、合計{ $xp }になりました。
campaign-bought = { $seat }が得ました：{ $row }。
campaign-bought-toward = { $seat }が得ました：{ $row }（{ $god }）。
campaign-price = { $xp } XP
campaign-xp = 使える経験値：{ $xp }。行の名前を入力してください。関係性には神の名前も必要です（例：elves、comrade thor）。ほかに：hint、quit。Enter でゲームを始めます。
campaign-next = キャンペーンは保存されました。Enter で次のゲーム、quit で終了します。
campaign-won = 最後のサガに勝利しました。{ $games }ゲームでキャンペーンの勝利です。
row-elves = ゲーム開始時のエルフ
row-vanir = ゲーム開始時のヴァン神族ダイス
row-god = 神ダイスで「成功」となる出目
row-dice = ヴァン神族ダイスで「成功」となる出目
row-comrade = 戦友：神ダイスを振って助けてくれる
row-kin = 血族：備蓄を分け合う
row-lucky = 幸運を呼ぶ仲間
row-travel = 旅の道連れ
