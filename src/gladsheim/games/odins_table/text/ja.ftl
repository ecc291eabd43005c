### Odin's Table: every word a player reads.

title = オーディンのテーブル
pitch = カードを伏せ、二段に分かれて向かい合う神々。ブラフを見破られる前に、三つのマスを突破せよ。
mood = 対決・ブラフ・非公開カード
length = 15～20分

## The parts of the box

card-0 = イズン（0）
card-1 = ロキ（1）
card-2 = ニョルズ（2）
card-3 = バルドル（3）
card-4 = ヘル（4）
card-5 = フレイヤ（5）
card-6 = テュール（6）
card-7 = ヴィーザル（7）
card-8 = トール（8）
card-9 = オーディン（9）
column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
square = { $column }{ $row }
white = 白
black = 黒

## The questions

ask-stand = 次の列をどのカードで守りますか？
ask-deed = 駒を一つ、動かすか復活させてください。
ask-scout = イズンで偵察しますか？
ask-swap = 壁の裏のカードを二枚入れ替えますか？
ask-accept = 引き分けを受け入れますか？

## The answers

do-stand = { $column }列に{ $card }を置く
do-move = { $from } → { $to }
do-attack = { $from }から{ $to }を攻撃する
do-resurrect = { $square }に復活させる
do-offer-draw = 引き分けを申し出る
do-accept = 引き分けにする
do-refuse = 断って続ける
# Where two Idunns may scout: the one of the column the piece left, the one of the column it entered.
do-scout-left = { $column }列を偵察する（出た列のイズン）
do-scout-entered = { $column }列を偵察する（入った列のイズン）
do-scout-nothing = 偵察しない
do-swap = { $one }列と{ $other }列を入れ替える
do-keep = 入れ替えない

## What happens

displayed = { $seat }が公開しました：{ $card0 }、{ $card1 }、{ $card2 }、{ $card3 }、{ $card4 }、{ $card5 }。
arranged = { $seat }が壁の裏にカードを並べました。
moved = { $seat }が{ $from }の駒を{ $to }へ動かしました。
revealed = { $seat }が{ $from }から{ $to }を攻撃しました：{ $attack }対{ $defence }。
captured = { $square }にいた{ $seat }の駒が取られました。
tricked = 計略：{ $seat }のロキが{ $one }と{ $other }の駒を入れ替えました。
conquered = { $seat }が{ $square }を征服しました（3マス中{ $count }マス）。
resurrected = { $seat }が{ $square }に駒を復活させました。
scouted = { $seat }が{ $seat-other }の{ $column }列を偵察しました：{ $card }。
refilled = { $seat }が{ $column }列に{ $card }を補充しました。
refilled-unseen = { $seat }が{ $column }列にカードを一枚補充しました。
reshuffled = { $seat }が捨て札を切り直し、{ $count }枚の新しい山札にしました。
swapped = { $seat }が{ $one }列と{ $other }列のカードを入れ替えました。
swapped-unseen = { $seat }が壁の裏のカードを二枚入れ替えました。
passed = { $seat }は移動も復活もできず、パスしました。
draw-offered = { $seat }が引き分けを申し出ました。
draw-refused = { $seat }は引き分けを断りました。

## The table as text

wall = 壁
discards = 捨て札：
hand = 並べるカード：
display = { $seat }が公開したカード：
side = { $seat }（{ $colour }）：征服{ $conquered }／3、失った駒{ $lost }、山札{ $pile }枚
quiet = 攻撃も征服も復活もない手番：{ $turns }／{ $limit }

## The end

outcome-victory-conquest = 相手のエナジー段の三マスを征服しました。
outcome-victory-no-progress = 進展なし：優勢な側の勝ちです。
outcome-draw-passes = 引き分け：どちらも動けません。
outcome-draw-no-progress = 引き分け：進展がなく、優劣もつきません。
outcome-draw-agreed = 合意による引き分けです。

## The options

option-cards = デッキに入る各神のカードの枚数（説明書に記載なし）
choice-cards-three-of-most = 各三枚、ただしトールは二枚、オーディンは一枚
choice-cards-two-odins = 各三枚、ただしトール、オーディン、イズンは二枚
option-leaving = 自分のエナジー段からの出方
choice-leaving-diagonal = まっすぐ前か斜め前
choice-leaving-straight = まっすぐ前のみ（ハウスルール）
option-no_progress = 攻撃も征服も復活もないままゲームが終わるまでの、両者それぞれの手番数
choice-no_progress-10 = 各10手番
choice-no_progress-20 = 各20手番
choice-no_progress-40 = 各40手番
choice-no_progress-80 = 各80手番
option-draw_offers = 引き分けを申し出られるかどうか
choice-draw_offers-False = 申し出なし
choice-draw_offers-True = 申し出あり
option-white = 白を持ち、先手になる人
choice-white-first-seat = 最初の席
choice-white-second-seat = 二番目の席
choice-white-by-lot = くじで決める

## 描かれた盤

board-conquered = 征服{ $count }／3
board-lost = 失った駒{ $count }
board-pile = 山札{ $count }枚
board-counted = { $card }：全{ $many }枚中、捨て札{ $discarded }、公開{ $open }
board-wall = { $seat }の壁、{ $column }列
board-fight = 直前の戦い
board-tally-gone = 捨て札
board-tally-open = 公開
board-tally-left = 裏向き
about-card-0 = イズン：最も弱いカードですが、偵察ができます。自分の駒がこの列から出るか、この列に入ったあと、相手のカードを一枚公開させられます。
about-card-1 = ロキ：（2以上のカードに）攻撃されると、どちらの駒も取られず、二つの駒が入れ替わります。攻撃するときはただの1です。
about-card = 特別な力はありません。戦いでは数の大きいほうが勝ちます。
about-hidden = 非公開のカードです。この列にいる相手の駒すべてのために戦います。
about-mine = この列にいる自分の駒すべてのために戦います。見えるのはあなただけです。
about-mine-open = この列にいる自分の駒すべてのために戦います。相手に見られています。
about-theirs = この列にいる相手の駒すべてのために戦います。公開されたカードです。
about-used = 使用済みです。手番の終わりに捨て札になり、新しいカードが補充されます。
about-attack = あなたのカードは{ $card }、相手は非公開のカードです。大きいほうが勝ち、同じならあなたの勝ちです。
about-attack-open = あなたのカードは{ $card }、相手のカードは{ $other }です。
about-locked = 征服されたマスです。この駒は固定され、動くことも攻撃されることもありません。

## 覚えるための一頁と、案内つきの最初の一局

summary-1 = 二人で遊びます。駒は六つずつ、盤は五段六列です。手前の段が自分のエナジー段です。
summary-2 = 壁の裏には列ごとに一枚のカードが立ち、見えるのは持ち主だけです。そのカードが、その列にいる自分の駒すべての強さです。
summary-3 = 最初に六枚ずつ公開し、それから相手に見せずに並べます。
summary-4 = 手番では、駒を一つ好きな方向へ一マス動かすか、失った駒を一つ自分のエナジー段の空いた隅に復活させます。
summary-5 = 自分のエナジー段には戻れません。相手のエナジー段へは、まっすぐ前にしか入れません。
summary-6 = 相手の駒二つのあいだを斜めに抜けることはできません。
summary-7 = 相手の駒へ進むと攻撃です。両方の列のカードを公開し、大きいほうが勝ち、同じなら攻撃側の勝ちです。負けた駒は取られます。
summary-8 = ロキ（1）は、自分より大きいカードに攻撃されると二つの駒を入れ替えます。イズン（0）は、駒がその列に出入りしたとき、相手のカードを一枚公開させられます。
summary-9 = 使ったカードは捨て札になり、誰でも数えられます。列には新しいカードが補充されます。
summary-10 = 自分のエナジー段で攻撃された駒を取られたら、非公開のカード二枚を入れ替えられます。
summary-11 = 相手のエナジー段に着いた駒はマスを征服し、固定されます。三マスを征服すれば、その場で勝ちです。

guide-goal = オーディンのテーブルへようこそ。二人の対決です。光っているのが奥の段、相手のエナジー段です。先に三つの駒を相手のエナジー段に進めたほうの勝ちです。
guide-strength = 駒はどれも同じです。列ごとに壁の裏に一枚のカードが立ち、その列にいる持ち主の駒すべてのために戦います。戦いでは数の大きいほうが勝ちます。
guide-powers = 力を持つ神は二柱だけです。イズン（0）は相手のカードを公開させ、ロキ（1）は攻撃されると二つの駒を入れ替えます。カードを指すと説明が出ます。
guide-display = これが相手の最初のカードです。覚えておきましょう。まもなく壁の裏に隠れ、どの列にあるか分からなくなります。
guide-arrange = では自分のカードを並べます。光っているa列に立てるカードを押し、次にb列へと続けます。突破したい列に強いカードを。弱いカードはブラフにもなります。
guide-move = あなたの手番です。光っている駒を押し、次に行き先を押します。前、後ろ、横、斜めへ一マスです。
guide-attack = 攻撃するには相手の駒へ進みます。あなたのカードは出た列のもの、相手のカードはその駒がいる列のものです。同じ数なら攻撃側の勝ちです。
guide-forward = 自分のエナジー段には戻れず、相手のエナジー段へはまっすぐ前にしか入れません。光っていないところを指すと、理由が出ます。
guide-idunn = 動くたびに偵察するかを尋ねられます。誰がイズンを持つか知られないためです。出た列か入った列にイズンがいれば相手のカードを一枚公開させられ、いなければ先へ進みます。
guide-fight = 戦いです！両方の列のカードが公開され、大きいほうが勝ち、負けた駒は取られました。カードは捨て札になり、それぞれの列に新しいカードが補充されます。
guide-discard = この表は一方のカードを数えています。捨て札になったカードは、もう列を守っていません。相手のカードを推理する手がかりです。
guide-loki = ロキの計略です。攻撃されましたが、戦わずに二つの駒が入れ替わりました。
guide-scouted = カードが偵察されました。戦いに使われるまで公開されたままです。使ったイズンは捨て札になり、新しいカードが補充されます。
guide-resurrect = 駒を取られました。動かす代わりに、自分のエナジー段の空いた隅に復活させられます。
guide-swap = 自分のエナジー段で駒を取られました。代わりに非公開のカード二枚を入れ替えられます。相手には入れ替えたことだけが分かります。
guide-conquered = 相手のエナジー段の一マスを征服しました！その駒は固定され、動くことも攻撃されることもありません。三マスで勝ちです。
guide-invaded = 相手があなたのエナジー段の一マスを征服しました。その駒はもう動きません。三マス征服されると負けです。ほかの駒が着く前に攻撃しましょう。
guide-close = 二マスを征服しました。あと一マスで勝ちです。
guide-danger = 相手が二マスを征服しました。あと一マスで負けです。守るか、先に着くかです。
guide-over = オーディンのテーブルはここまでです。リプレイでは非公開だったカードも見られ、好きな場面から遊び直せます。
