title = ハイカード

zone-hands = 手札
zone-aside = 捨てた札
zone-deck = 山札
zone-answers = 答え
deck = 山札の枚数：{ $count }
ask-exchange = カードを交換しますか。
do-keep = 交換しない
do-exchange = 交換する
drawn = { $seat }が{ $card }を引きました。
drawn-unseen = { $seat }がカードを一枚引きました。
laid-aside = { $seat }が元のカードを脇に置きました。
shown = カードを見せ合います：{ $one }対{ $other }。

outcome-victory-high = 高いカードの勝ちです。
