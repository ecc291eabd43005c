## 全画面：キーの役割と入力欄。
key-help = ヘルプ
key-hint = ヒント
key-undo = 取り消す
key-why = 理由
key-table = 盤面
key-quit = 退席
type-here = 番号、答え、または「ヘルプ」などの言葉

## テキスト席の言葉。

help = 答えの番号か、答えそのもの（{ $example }）を入力してください。ほかに：盤、理由、理由 ルール番号、ヒント、戻す、戻す 強制、ログ、保存 [ファイル]、終了。
command-table = 盤 表 t
command-why = 理由 なぜ
command-hint = ヒント
command-undo = 戻す
command-anyway = 強制
command-log = ログ
command-save = 保存
command-quit = 終了 q
could-mean = 次のどれかにあたります：{ $answers }。
no-such-answer = 答え{ $number }はありません。{ $least }～{ $most }です。ほかの言葉は「ヘルプ」で表示されます。
no-such-number = 答え{ $number }はありません。{ $answers }のどれかです。ほかの言葉は「ヘルプ」で表示されます。
no-such-rule = そのルールはありません。質問の後ろにある番号を入力してください（例：理由 3.1）。
closed-now = 今はできないこと：
nothing-to-undo = 取り消せる答えがありません。
undo-too-late = そのあとに誰かが答えたか、何かを知ったため、取り消せません。ボット相手の練習なら：戻す 強制。
undo-others = この卓にはほかの人がいます。「戻す 強制」はボット相手の練習用です。
undone = 取り消しました。
pass-keyboard = { $seat }の番です。キーボードを渡して Enter を押してください。
take-keyboard = 誰の番かは秘密です。全員が順にキーボードを取ります。{ $seat }に渡して Enter を押してください。
nothing-asked = あなたへの質問はありません。Enter を押してキーボードを次へ渡してください。

## キャンペーン

campaign-at = { $chapter }（{ $number }／{ $most }）
campaign-game-won = ゲームに勝利しました。
campaign-game-lost = ゲームに敗北しました。同じゲームをもう一度プレイします。
campaign-earned = { $seat }が経験値{ $earned }を得て、合計{ $xp }になりました。
campaign-bought = { $seat }が得ました：{ $row }。
campaign-bought-toward = { $seat }が得ました：{ $row }（{ $name }）。
campaign-price = { $xp } XP
campaign-xp = 使える経験値：{ $xp }。行の最初の言葉を入力してください。名前が必要な行には名前も続けます。ほかに：ヒント、終了。Enterでゲームを始めます。
campaign-next = キャンペーンは保存されました。Enterで次のゲーム、「終了」で終わります。
campaign-won = 最後のゲームに勝利しました。{ $games }ゲームでキャンペーンの勝利です。

## 振り返り

review-nothing = 勝つ見込みをはっきり動かした決断も運もありませんでした。
review-decided = { $seat }、{ $fill }番目の記録の前：{ $question }
review-played = 実際の答え：{ $answer }、{ $chance }％。
review-better = より良い答え：{ $answer }、{ $chance }％（±{ $doubt }）。
review-lot = { $fill }番目の記録：{ $what }
review-moved = 勝つ見込みは{ $before }％から{ $after }％になりました。
review-moved-seat = { $seat }：{ $before }％から{ $after }％。
review-no-mistakes = ここには、ほかよりはっきり悪い答えはありませんでした。
review-you-played = そのときの答え：{ $answer }。より良い答えを探してください。番号か答えそのもの、または「終了」を入力します。
review-choose = 答えの番号（1～{ $most }）か答えそのもの、または「終了」を入力してください。
review-same = それは実際に選ばれた答えです。もっと良い答えがあります。
review-worse = 見つかった最善の答えより{ $lost }ポイント低い答えです。
review-right = お見事です。
