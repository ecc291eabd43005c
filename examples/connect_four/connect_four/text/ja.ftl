title = コネクトフォー
seat-0 = 白
seat-1 = 黒

ask-column = どの列に円盤を落としますか。
do-column = { $column }列目
dropped = { $seat }が{ $column }列目に円盤を落としました。

outcome-victory-four = 四つ並びました。勝負ありです。
outcome-draw-full = 盤が埋まりました。引き分けです。
