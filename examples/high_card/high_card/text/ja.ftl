title = ハイカード

deck = 山札の枚数：{ $count }
ask-exchange = カードを交換しますか。
do-keep = 交換しない
do-exchange = 交換する
drawn = { $seat }が{ $card }を引きました。
drawn-unseen = { $seat }がカードを一枚引きました。

outcome-victory-high = 高いカードの勝ちです。
