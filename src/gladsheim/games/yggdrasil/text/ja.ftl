# ユグドラシル：プレイヤーが読むすべての言葉（日本語）。

title = ユグドラシル
pitch = 全員が神となって力を合わせ、1枚ごとにラグナロクが近づく中、6体の敵をアスガルドから退けよ。
mood = 協力・緊迫
length = 60～90分
god-odin = オーディン

choice-gods-odin = オーディン
god-thor = トール

choice-gods-thor = トール
god-frey = フレイ

choice-gods-frey = フレイ
god-heimdall = ヘイムダル

choice-gods-heimdall = ヘイムダル
god-tyr = テュール

choice-gods-tyr = テュール
god-freyja = フレイヤ

choice-gods-freyja = フレイヤ
enemy-hel = ヘル

choice-angry_enemies-hel = ヘル
enemy-surt = スルト

choice-angry_enemies-surt = スルト
enemy-jormungand = ヨルムンガンド

choice-angry_enemies-jormungand = ヨルムンガンド
enemy-loki = ロキ

choice-angry_enemies-loki = ロキ
enemy-nidhogg = ニーズヘッグ

choice-angry_enemies-nidhogg = ニーズヘッグ
enemy-fenrir = フェンリル

choice-angry_enemies-fenrir = フェンリル
card-hel = { enemy-hel }
card-surt = { enemy-surt }
card-jormungand = { enemy-jormungand }
card-loki = { enemy-loki }
card-nidhogg = { enemy-nidhogg }
card-fenrir = { enemy-fenrir }
card-angry-hel = 怒れる{ enemy-hel }
card-angry-surt = 怒れる{ enemy-surt }
card-angry-jormungand = 怒れる{ enemy-jormungand }
card-angry-loki = 怒れる{ enemy-loki }
card-angry-nidhogg = 怒れる{ enemy-nidhogg }
card-angry-fenrir = 怒れる{ enemy-fenrir }
card-ragnarok-1 = ラグナロク（フェンリル・ヨルムンガンド・ヘル）
card-ragnarok-2 = ラグナロク（ロキ・スルト・ニーズヘッグ）
card-ragnarok-3 = ラグナロク（フェンリル・スルト・ヘル）
card-ragnarok-4 = ラグナロク（ヨルムンガンド・ロキ・ニーズヘッグ）
card-ragnarok-5 = ラグナロク（フェンリル・ヘル）
card-ragnarok-6 = ラグナロク（ロキ・スルト）
card-ragnarok-7 = ラグナロク（ヨルムンガンド・ニーズヘッグ）
card-ragnarok-8 = ラグナロク（フェンリル・ロキ）
island-rainbow = 虹
island-white = 白
island-blue = 青
island-green = 緑
island-black = 黒
world-asgard = アスガルド
act-asgard = アスガルド：敵と戦う
world-midgard = ミッドガルド
act-midgard = ミッドガルド：ワルキューレの移動と魂の捜索
world-forge = ドワーフの鍛冶場
act-forge = ドワーフの鍛冶場：神器を取る
world-elves = エルフの世界
act-elves = エルフの世界：エルフを取る
world-darkness = 闇の世界
act-darkness = 闇の世界：ほかの神とやり取りする
world-dead = 死者の世界
act-dead = 死者の世界：ヴァイキングを袋に入れる
world-fire = 炎の国
act-fire = 炎の国：袋から炎の巨人を除く
world-ice = 氷の砦
act-ice = 氷の砦：巨人と戦う
world-sacred = 聖地
act-sacred = 聖地：ヴァン神族の助け
artifact-ring = 指輪（ヘル）
artifact-sword = 剣（スルト）
artifact-hammer = 槌（ヨルムンガンド）
artifact-net = 網（ロキ）
artifact-spear = 槍（ニーズヘッグ）
artifact-ribbon = 紐（フェンリル）
rune-sigel = シゲル
rune-daeg = ダエグ
rune-mann = マン
rune-tiwaz = ティワズ
giant-hyrrokkin = ヒュロッキン
effect-hyrrokkin = 死者の世界を封鎖
giant-gunnlod = グンロズ
effect-gunnlod = エルフの世界を封鎖
giant-thokk = セック
effect-thokk = ヘルの戦闘力＋1
giant-hymir = ヒュミル
effect-hymir = 水没した島に渦
giant-geirrod = ゲイルロズ
effect-geirrod = 戦闘でダイス禁止
giant-greip = グレイプ
effect-greip = 聖地を封鎖
giant-gialp = ギャールプ
effect-gialp = 炎の国を封鎖
giant-hrym = フリュム
effect-hrym = スルトの戦闘力＋1
giant-suttung = スットゥング
effect-suttung = 闇の世界を封鎖
giant-farbauti = ファールバウティ
effect-farbauti = ロキの戦闘力＋1
giant-angrboda = アングルボザ
effect-angrboda = フェンリルの戦闘力＋1
giant-vafthrudnir = ヴァフスルーズニル
effect-vafthrudnir = 神の力を封じる
giant-thrym = スリュム
effect-thrym = ドワーフの鍛冶場を封鎖
giant-hrungnir = フルングニル
effect-hrungnir = 巨人の戦闘力＋1
giant-hraesvelg = フレースヴェルグ
effect-hraesvelg = ニーズヘッグの戦闘力＋1
giant-utgard-loki = ウトガルド・ロキ
effect-utgard-loki = ヨルムンガンドの戦闘力＋1
giant-pile = 山の一番上の裏向きの巨人
die-face = { $colour }・{ face-hammers }
face-hammers = { $hammers ->
    [0] ハンマーなし
   *[other] ハンマー{ $hammers }個
}
fell-die = ダイスの目：{ $value }。
fell-first = 1投目の目：{ $value }。
fell-second = 2投目の目：{ $value }。
fell-angry = デッキに怒れる{ $value }が入りました。
fell-ragnarok = デッキに{ $value }が入りました。

ask-world = どの世界でアクションを行いますか？
ask-enemy = どの敵を押し戻しますか？
ask-drag = ニーズヘッグはどの敵を引きずりますか？
ask-giant = どの巨人にしますか？
ask-play = どちらのカードを使いますか？
ask-back = もう1枚はどこへ戻しますか？
ask-roll = どちらの目を使いますか？
ask-vikings = 戦いにヴァイキングをいくつ送りますか？
ask-elves = エルフをいくつ加えますか？
ask-share = この神にヴァイキングをいくつ渡しますか？
ask-route = ワルキューレをどの島へ動かしますか？　魂も探しますか？
ask-artifact = どの神器を取りますか？
ask-partner = どの神とやり取りしますか？
ask-hold_vikings = 2柱のヴァイキングのうち、いくつを自分のものにしますか？
ask-hold_elves = 2柱のエルフのうち、いくつを自分のものにしますか？
ask-bag = どの袋にしますか？
ask-scale = ヴァン神族を進めますか、助けを呼びますか？
ask-island = ワルキューレはどの島へ行きますか？
ask-next_card = 上から順に、次はどのカードにしますか？

act-stop = 手番を終える
do-enemy = { $enemy }（{ $space }マス目、戦闘力{ $force }）
do-drive-back = { $enemy }（{ $space }マス目から{ $to }マス目へ戻す）
do-giant = { $giant }：{ $effect }（{ $rune }）
do-discard = { $giant }を捨てる：{ $effect }（{ $rune }）
do-put-on-top = { $card }をデッキの上に戻す
do-put-under = { $card }をデッキの下に戻す
do-calm = { $colour }・{ face-hammers }：フェンリルが鎮まる
do-not-calm = { $colour }・{ face-hammers }：フェンリルは怒ったまま
do-search = { $island }：魂を探す
do-search-three = { $island }：魂を探す（3つだけ引く）
do-move-only = { $island }：移動だけする
do-raise = { $island }の袋（ヴァイキングを{ $count }個入れる）
do-burn = { $island }の袋（{ $count }個引く）
do-forge = { $artifact }、レベル{ $level }
do-upgrade = { $artifact }、レベル{ $level }（レベル{ $held }と交換）
do-share = { $god }に{ $count }個
do-vikings = { $count }個（{ $foe }の戦闘力は{ $needed }）
do-elves = { $count }個（合計{ $force }対{ $needed }）
do-hold-vikings = ヴァイキング{ $count }個（{ $other }は{ $rest }個）
do-hold-elves = エルフ{ $count }個（{ $other }は{ $rest }個）
do-scale-0 = ヴァン神族を1マス進める
do-scale-1 = 助けを呼ぶ：ワルキューレを隣の島へ動かす
do-scale-2 = 助けを呼ぶ：死者の世界からヴァイキングを2つ取る
do-scale-3 = 助けを呼ぶ：敵デッキの上6枚を並べ替える
do-scale-4 = 助けを呼ぶ：敵1体を1マス戻す
do-scale-5 = 助けを呼ぶ：山の巨人を1枚捨てる
god-chosen = { $seat }が{ $god }を受け持ちました。
card-drawn = { $god }が敵カードを引きました：{ $card }。
no-card = { $god }は敵カードを引きませんでした（このような手番はあと{ $left }回）。
put-on-top = { $card }のカードがデッキの上に戻りました。
put-under = { $card }のカードがデッキの下に戻りました。
card-seen = { $god }が敵カードを見ました：{ $card }。
card-placed = { $card }のカードをデッキの上から{ $place }枚目に戻しました。
roll-chosen = { $god }が使う目を選びました：{ $colour }・{ face-hammers }。
turn-ended = { $god }の手番が終わりました。
won = 敵カードが尽き、神々の勝利です。
lost = 神々の敗北です：{ $defeat }。
defeat-wall = 敵5体が城壁を越えました
defeat-door = 敵3体が門を越えました
defeat-residence = 敵がオーディンの館に入りました
advanced = { $enemy }が{ $space }マス目へ進みました。
driven-back = { $enemy }が{ $space }マス目へ戻りました。
hel-took = { $count ->
    [0] { $island }の袋には、ヘルが奪うヴァイキングがありませんでした。
   *[other] ヘルが{ $island }の袋からヴァイキングを{ $count }個奪いました。
}
surt-put = { $count ->
    [0] { $island }の袋に入れる炎の巨人は、もう残っていませんでした。
   *[other] スルトが{ $island }の袋に炎の巨人を{ $count }個入れました。
}
submerged = ヨルムンガンドが{ $island }の島を水没させ、ワルキューレは虹の島へ戻りました。
giant-came = 巨人{ $giant }が活動を始めました：{ $effect }。
fenrir-raged = フェンリルが怒りました。
fenrir-calmed = { $god }がフェンリルを鎮めました。
fenrir-still-angry = フェンリルは鎮まりませんでした。
attacked = { $god }が{ $foe }に挑みました（戦闘力{ $needed }）。
sent = { $count ->
    [0] { $god }はヴァイキングを送りませんでした。
   *[other] { $god }がヴァイキングを{ $count }個送りました。
}
combat-won = { $god }が{ $foe }に勝ちました：{ $sum }＝{ $force }対{ $needed }。
combat-lost = { $god }は{ $foe }に勝てませんでした：{ $sum }＝{ $force }対{ $needed }。
sum-more = { $first }＋{ $rest }
sum-vikings = ヴァイキング{ $count }個
sum-hammers = ハンマー{ $count }個
sum-ring = 指輪{ $count }
sum-sword = 剣{ $count }
sum-hammer = 槌{ $count }
sum-net = 網{ $count }
sum-spear = 槍{ $count }
sum-ribbon = 紐{ $count }
sum-bonus = トールの力{ $count }
sum-elves = エルフ{ $count }個
giant-fell = 巨人{ $giant }が取り除かれました（{ $rune }）。
rune-complete = ルーン{ $rune }が完成しました。
valkyries-moved = ワルキューレが{ $island }の島へ着きました。
sum-found-vikings = ヴァイキング{ $vikings }個
sum-found-giants = 炎の巨人{ $giants }個
souls-found = { $god }が{ $island }の袋で魂を探し、{ sum-found-vikings }と{ sum-found-giants }を引きました。
forged = { $god }が神器を取りました：{ $artifact }、レベル{ $level }。
elf-taken = { $god }がエルフを1つ取りました。
exchanged = { $god }（ヴァイキング{ $vikings }個、エルフ{ $elves }個）と{ $other }（ヴァイキング{ $other-vikings }個、エルフ{ $other-elves }個）がやり取りしました。
raised = { $god }が{ $island }の袋にヴァイキングを{ $count }個入れました。
burned = { $god }が{ $island }の袋から引きました。炎の国へ戻すのは{ sum-found-giants }、袋へ戻すのは{ sum-found-vikings }です。
god-took = { $count ->
    [0] 死者の世界には、{ $god }が取れるヴァイキングがありませんでした。
   *[other] { $god }が死者の世界からヴァイキングを{ $count }個取りました。
}
vanir-moved = ヴァン神族が援軍表の{ $square }番目のマスへ移りました。
track-head = アスガルド（#は城壁と門、8は館）
force = 戦闘力{ $force }
god-line = { $god }：ヴァイキング{ $vikings }個、エルフ{ $elves }個
worlds-line = エルフの世界{ $elves }個、死者の世界のヴァイキング{ $dead }個、炎の国の炎の巨人{ $fire }個
vanir-line = ヴァン神族：6マス中{ $square }番目
island-open = { $island }：ヴァイキング{ $vikings }個、炎の巨人{ $giants }個
island-hidden = { $island }：{ $counters }個（ヴァイキング{ $vikings }個以上、炎の巨人{ $giants }個以上）
island-no-bag = { $island }
is-submerged = ［水没］
is-whirlpool = ［渦］
valkyries-here = ［ワルキューレ］
pile-line = 巨人（戦闘力{ $force }）：裏向き{ $count }枚
pile-holds = 裏向き（順番は不明）：
removed-giants = ルーンに数えない巨人：
turn-line = 手番：{ $god }（済んだアクション{ $taken }回）
used-worlds = 使った世界：
deck-line = 残りの敵カード{ $left }枚、終わった手番{ $turns }回
deck-order = 上から：
run-of-unseen = 未公開{ $count }枚
run-with-special = 未公開{ $count }枚（特殊カード1枚）
deck-unseen = 未公開：
deck-discards = 捨て札：
deck-drawn = いま見ているカード：
fight-line = { $god }対{ $foe }：今のところ{ $force }／{ $needed }
danger-line = { $defeat }：越えた敵{ $count }／{ $of }体、敗北まであと{ $steps }マス
fenrir-line = フェンリルが怒っています。鎮めなければなりません。
quiet-line = 敵カードを引かない手番：あと{ $turns }回

outcome-victory = 勝利：敵カードが尽き、ユグドラシルは守られました。
outcome-defeat-wall = 敗北：敵が5体、アスガルドの城壁を越えました。
outcome-defeat-door = 敗北：敵が3体、ヴァルハラの門を越えました。
outcome-defeat-residence = 敗北：敵がオーディンの館に入りました。

option-gods = 席順の神（各席1柱まで）。残りはくじで決めます。
option-level = デッキの難易度：レベルを選ぶか、特殊カードの枚数を下で指定します。
option-angry = 怒れる敵の枚数（「下で指定」のとき）。
option-angry_enemies = 必ず怒れる敵に入れる敵。残りはくじで決めます。
option-ragnarok = ラグナロクカードの枚数（「下で指定」のとき）。
option-ragnarok_cards = ラグナロクカードで進む敵（説明書の本文に記載なし）。
option-ragnarok_named = 必ず入れるラグナロクカードの番号。残りはくじで決めます。
option-shuffle = 特殊カードの混ぜ方。説明書の推奨どおり均等に散らすか、全部まとめてシャッフルするか。
choice-ragnarok_cards-three-each = 1枚につき3体
choice-ragnarok_cards-two-each = 1枚につき2体
choice-shuffle-spread = 均等に散らす
choice-shuffle-plain = まとめてシャッフル
choice-ragnarok_named-1 = 1
choice-ragnarok_named-2 = 2
choice-ragnarok_named-3 = 3
choice-ragnarok_named-4 = 4
option-bags = 袋の中身を全員に見せるかどうか。
option-stopping = 最後のアクションの前に手番を終えてよいか（ハウスルール）。
option-vanir_runes = ヴァン神族が捨てた巨人をルーンに数えるか（ハウスルール）。
option-hammers = ダイス6面のハンマー数（説明書に記載なし）。
option-colours = ダイス6面の色（説明書に記載なし）。
choice-angry-0 = 0
choice-angry-1 = 1
choice-angry-2 = 2
choice-angry-3 = 3
choice-angry-4 = 4
choice-angry-5 = 5
choice-angry-6 = 6
choice-ragnarok-0 = 0
choice-ragnarok-1 = 1
choice-ragnarok-2 = 2
choice-ragnarok-3 = 3
choice-ragnarok-4 = 4
choice-level-own = 基本のデッキに、下の設定を加える
choice-level-easy = やさしい
choice-level-normal = ふつう
choice-level-hard = むずかしい
choice-level-ragnarok-1 = ラグナロク1
choice-level-ragnarok-2 = ラグナロク2
choice-level-ragnarok-3 = ラグナロク3
choice-level-ragnarok-4 = ラグナロク4
choice-bags-open = 公開
choice-bags-hidden = 非公開
choice-stopping-True = はい
choice-stopping-False = いいえ
choice-vanir_runes-True = はい
choice-vanir_runes-False = いいえ
choice-hammers-nought-to-three = 0 1 1 2 2 3
choice-hammers-one-to-three = 1 1 1 2 2 3
choice-hammers-two-of-each = 1 1 2 2 3 3
choice-colours-white-and-blue = 白2・青2・緑1・黒1
choice-colours-green-and-black = 白1・青1・緑2・黒2

## 描かれた盤

board-wall = 城壁
board-door = 門
board-residence = 館
board-force = 戦闘力
board-cards = 残りカード
board-enemy = { $enemy }：8マス中{ $space }マス目、戦闘力{ $force }、威力{ $power }
board-blocked = 封鎖
board-used = 使用済み
board-vikings = ヴァイキング
board-fire-giants = 炎の巨人
board-share = ほかの神とヴァイキングやエルフをやり取りします。
board-pile = 裏向き{ $count }枚
board-flooded = 水没
board-whirlpool = 渦
board-actions = アクション：{ $taken }／{ $of }回
board-deck = 残りの敵カード：{ $left }枚
board-victory = カードが尽きるまで耐えれば勝利です。
board-last = 敵カード：
board-asgard = ヴァイキング、ダイス、神器、エルフで戦闘力に挑みます。
board-die = ダイス：ハンマーの数と島の色
board-elves = エルフは振った後に1を加えます。
board-dead = ヴァイキング5つを袋に入れます。
board-fire = 袋から炎の巨人を除きます。
board-chance = { $share }％

## 覚えるための一頁と、案内つきの最初の一局

summary-1 = 全員が神となり、力を合わせます。6体の敵がアスガルドへ迫ります。敵カードが尽きるまで食い止めましょう。
summary-2 = 手番の終わりに、城壁の先に5体、門の先に3体、または館に1体いれば敗北です。
summary-3 = 手番ではまず敵カードを引きます。その敵が1マス進み、効果が起きます。先へ進むほど威力が増します。
summary-4 = 次に、異なる3つの世界で1回ずつアクションを行います。
summary-5 = アスガルド：敵を1マス押し戻します。振る前のヴァイキング、ダイス、神器、振った後のエルフの合計が戦闘力に届けば成功です。
summary-6 = ミッドガルド：ワルキューレを島へ動かし、袋から3つ引きます。ヴァイキングは手に入り、炎の巨人は袋へ戻ります。
summary-7 = 鍛冶場：敵1体に対する神器（レベル1から3）を取ります。エルフの世界：振った後に1を加えられるエルフを取ります。
summary-8 = 死者の世界：ヴァイキング5つを袋に入れます。炎の国：袋から炎の巨人を除きます。闇の世界：ほかの神とやり取りします。
summary-9 = 氷の砦：戦闘力3の巨人と戦います。活動中の巨人は神々の邪魔をします。同じルーンの4体を倒すと、その力を一度使えます。
summary-10 = 聖地：ヴァン神族を進めるか、その位置までの助けを使います。
summary-11 = 神はそれぞれ力を持ちます。よく話し合いましょう。勝つも負けるも一緒です。

guide-goal = ユグドラシルへようこそ。全員が同じ側の神です。6体の敵がアスガルドへ迫ります。敵カードが尽きるまで持ちこたえれば勝利です。
guide-track = これが敵の道です。名の横の数が、その敵を1マス押し戻すのに必要な戦闘力です。城壁の先、門の先では大きくなります。
guide-lose = 敗北の条件はこうです。手番の終わりに、城壁の先に5体、門の先に3体、または館に1体。数は道の上に出ています。
guide-card = 手番は敵カードから始まります。その敵が1マス進み、ここに書かれた効果が起きます。道の上の敵にカーソルを合わせると、何をするか読めます。
guide-god = これがあなたです。神ごとの力がシートに書かれています。戦いに要るヴァイキングとエルフもここに置かれますが、まだ1つもありません。
guide-actions = ではアクションです。3回、それぞれ別の世界で行います。点線の枠の世界が選べます。カーソルを合わせるかタップすると、何をする所か読めます。
guide-first = まずヴァイキングが要ります。ミッドガルドへ行きましょう。ワルキューレが島の袋から3つ引き、その中のヴァイキングがあなたのものになります。
guide-second = 神器は長く役立ちます。ドワーフの鍛冶場には敵ごとの神器があります。先へ進んだ敵のものを取りましょう。
guide-third = アクションはあと1回です。ヴァイキング、ダイス、神器、エルフで敵の戦闘力に届きそうなら、アスガルドで戦いましょう。無理ならエルフを取って備えます。
guide-why = 点線の枠がないものは今は選べません。カーソルを合わせるか、一覧の「なぜ？」を開くと、ルールが出ます。
guide-midgard = ワルキューレは隣の島へ行くか、とどまります。数は袋の中身です。ヴァイキング（兜）は手に入り、炎の巨人（炎）は袋へ戻ります。
guide-combat = 押し戻す敵を選びます。城壁に近い敵か、対応する神器を持っている敵がよいでしょう。最初のマスの敵は押し戻せません。
guide-vikings = まずヴァイキングです。1つにつき1を加え、ダイスの目にかかわらず失います。横の数字は、手元のエルフも使ったときの勝率です。
guide-elves = ダイスが出ました。エルフは1つにつき1を加えます。勝てる分だけ（✓）使い、望みがなければ使わずにおきます。
guide-forge = 神器は、その敵とのすべての戦いで最後まで助けになります。まずレベル1、あとで2と3です。
guide-ice = 巨人を選びます。活動中で邪魔なものか、山の一番上の裏向きのものです。
guide-bag = どの袋にしますか？　死者の世界はヴァイキングを入れ、炎の国は炎の巨人を除きます。
guide-share = ほかの神1柱とやり取りします。ヴァイキングもエルフも、どちら向きにも渡せます。次に戦う神へ渡しましょう。
guide-sacred = ヴァン神族を進めるか、その位置までの助けを呼びます。
guide-giant = ロキの効果で巨人が活動を始めました。倒すまで効果が続きます。氷の砦を見てください。
guide-flood = ヨルムンガンドが島を水没させました。水没しているあいだ、ワルキューレはそこで魂を探せません。
guide-hel = ヘルが袋からヴァイキングを奪いました。ワルキューレが見つけにくくなります。死者の世界で5つ袋に入れられます。
guide-surt = スルトが袋に炎の巨人を入れました。ワルキューレの空振りが増えます。炎の国で取り除けます。
guide-nidhogg = ニーズヘッグは、一番後ろの敵も1マス引き連れて進めます。
guide-fenrir = フェンリルが怒りました。ダイスで鎮めるまで、手番の神のアクションはすべてそのための一振りになります。白なら必ず鎮まります。
guide-wall = 敵が城壁を越えました。手番の終わりに5体で敗北です。門の先に3体、館に1体でも敗北です。
guide-rune = 巨人を倒しました。同じルーンの4体で、その力が使えます。
guide-half = カードの半分が過ぎました。危険な敵を遠ざけ、勝てない戦いにヴァイキングを使わないようにしましょう。
guide-won = 勝利です！　これでユグドラシルの遊び方は分かりました。難しいデッキには、2マス進む怒れる敵と、ラグナロクカードが入ります。
guide-lost = 突破されました。次は、先頭の敵と早く戦い、神器をレベル3まで上げ、使える神にヴァイキングを渡しましょう。「もう一度」で同じ卓を用意できます。

## ゲームの前に断ること

refused-gods = 神が{ $count }柱選ばれていますが、席は{ $most }つです。1席に1柱までです。

## ヒントで数えるもの

hint-more-vikings = ヴァイキングが増える
hint-less-vikings = ヴァイキングが減る
hint-more-elves = エルフが増える
hint-less-elves = エルフが減る
hint-more-artifacts = 神器が強くなる
hint-less-artifacts = 神器が弱くなる
hint-more-giants = 活動中の巨人が増える
hint-less-giants = 活動中の巨人が減る
hint-more-wall = 城壁を越えた敵が増える
hint-less-wall = 城壁を越えた敵が減る
hint-more-due = 終わりまでに押し戻すべきマス数が増える
hint-less-due = 終わりまでに押し戻すべきマス数が減る
