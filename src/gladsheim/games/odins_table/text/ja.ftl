### Odin's Table: every word a player reads.

title = オーディンのテーブル
pitch = カードを伏せ、2段に分かれて向かい合う神々。ブラフを見破られる前に、3つのマスを突破せよ。
mood = 対決・ブラフ・非公開カード
length = 15～20分

## The parts of the box

god-0 = イズン
god-1 = ロキ
god-2 = ニョルズ
god-3 = バルドル
god-4 = ヘル
god-5 = フレイヤ
god-6 = テュール
god-7 = ヴィーザル
god-8 = トール
god-9 = オーディン
card-0 = { god-0 }（0）
card-1 = { god-1 }（1）
card-2 = { god-2 }（2）
card-3 = { god-3 }（3）
card-4 = { god-4 }（4）
card-5 = { god-5 }（5）
card-6 = { god-6 }（6）
card-7 = { god-7 }（7）
card-8 = { god-8 }（8）
card-9 = { god-9 }（9）
column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
white = 白
black = 黒

## The questions

ask-stand = 次の列をどのカードで守りますか？
ask-deed = 駒を1つ、動かすか復活させてください。
ask-scout = イズンで偵察しますか？
ask-swap = 壁の裏のカードを2枚入れ替えますか？
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
do-scout-left = { $column }列を偵察する（出た列のイズンで）
do-scout-entered = { $column }列を偵察する（入った列のイズンで）
do-scout-nothing = 偵察しない
do-swap = { $one }列と{ $other }列を入れ替える
do-keep = 入れ替えない

## What happens

fell-white = { $seat-value }が白です。
displayed = { $seat }が{ $cards }を公開しました。
stood = { $seat }が{ $column }列に{ $card }を置きました。
stood-unseen = { $seat }が{ $column }列にカードを1枚置きました。
arranged = { $seat }が壁の裏にカードを並べました。
moved = { $seat }が{ $from }の駒を{ $to }へ動かしました。
revealed = { $seat }が{ $from }から{ $to }を攻撃しました：{ $attack }対{ $defence }。
captured = { $square }にいた{ $seat }の駒が取られました。
tricked = ロキの計略！　{ $seat }のロキが{ $one }と{ $other }の駒を入れ替えました。
conquered = { $seat }が{ $square }を征服しました（3マス中{ $count }マス）。
resurrected = { $seat }が{ $square }に駒を復活させました。
scouted = { $seat }が{ $seat-other }の{ $column }列を偵察しました：{ $card }。
refilled = { $seat }が{ $column }列に{ $card }を補充しました。
refilled-unseen = { $seat }が{ $column }列にカードを1枚補充しました。
reshuffled = { $seat }が捨て札を切り直し、{ $count }枚の新しい山札にしました。
swapped = { $seat }が{ $one }列と{ $other }列のカードを入れ替えました。
swapped-unseen = { $seat }が壁の裏のカードを2枚入れ替えました。
kept = { $seat }はカードを入れ替えませんでした。
passed = { $seat }は移動も復活もできず、パスしました。
draw-offered = { $seat }が引き分けを申し出ました。
draw-refused = { $seat }は引き分けを断りました。
won = { $seat }の勝ちです。
nobody-won = 引き分けです。

## The table as text

wall = 壁
discards = 捨て札：
hand = 並べるカード：
display = { $seat }が公開したカード：
side = { $seat }（{ $colour }）：征服{ $conquered }／3、失った駒{ $lost }、山札{ $pile }枚
quiet = 攻撃も征服も復活もない手番（両者の合計）：{ $turns }／{ $limit }

## The end

outcome-victory-conquest = 相手のエナジー段の3マスを征服しました。
outcome-victory-no-progress = 長いあいだ進展がなく、優勢だったからです。
outcome-draw-passes = 引き分け：どちらも動けません。
outcome-draw-no-progress = 引き分け：進展がなく、優劣もつきません。
outcome-draw-agreed = 合意による引き分けです。

## The options

option-cards = デッキに入る各神のカードの枚数（説明書に記載なし）
choice-cards-three-of-most = 各3枚、ただしトールは2枚、オーディンは1枚
choice-cards-two-odins = 各3枚、ただしトール、オーディン、イズンは2枚
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
choice-white-second-seat = 2番目の席
choice-white-by-lot = くじで決める

## 描かれた盤

board-conquered = 征服{ $count }／3
board-lost = 失った駒{ $count }
board-pile = 山札{ $count }枚
board-counted = { $card }：全{ $many }枚中、捨て札{ $discarded }、公開{ $open }
board-wall = { $seat }の壁、{ $column }列
board-discards = 捨て札{ $count }枚
board-may-scout = 偵察できる
board-is-used = 使用済み
board-seen-by = { $seat }が見た
board-fight = 直前の戦い
board-tally-gone = 捨て札
board-tally-open = 公開
board-tally-left = 裏向き
about-card-0 = イズン：最も弱いカードですが、偵察ができます。自分の駒がこの列から出るか、この列に入ったあと、相手のカードを1枚公開させられます。
about-card-1 = ロキ：2以上のカードに攻撃されると、どちらの駒も取られず、2つの駒が入れ替わります。攻撃するときはただの1です。
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

summary-1 = 2人で遊びます。駒は6つずつ、盤は5段6列です。手前の段が自分のエナジー段です。
summary-2 = 壁の裏には列ごとに1枚のカードが立ち、見えるのは持ち主だけです。そのカードが、その列にいる自分の駒すべての強さです。
summary-3 = 最初に6枚ずつ公開し、それから相手に見せずに並べます。
summary-4 = 手番では、駒を1つ好きな方向へ1マス動かすか、失った駒を1つ自分のエナジー段の空いた隅に復活させます。
summary-5 = 自分のエナジー段には戻れません。相手のエナジー段へは、まっすぐ前にしか入れません。
summary-6 = 相手の駒2つのあいだを斜めに抜けることはできません。
summary-7 = 相手の駒へ進むと攻撃です。両方の列のカードを公開し、大きいほうが勝ち、同じなら攻撃側の勝ちです。負けた駒は取られます。
summary-8 = ロキ（1）は、自分より大きいカードに攻撃されると2つの駒を入れ替えます。イズン（0）は、駒がその列に出入りしたとき、相手のカードを1枚公開させられます。
summary-9 = 使ったカードは捨て札になり、誰でも数えられます。列には新しいカードが補充されます。
summary-10 = 自分のエナジー段で攻撃された駒を取られたら、非公開のカード2枚を入れ替えられます。
summary-11 = 相手のエナジー段に着いた駒はマスを征服し、固定されます。3マスを征服すれば、その場で勝ちです。

guide-goal = オーディンのテーブルへようこそ。2人の対決です。光っているのが奥の段、相手のエナジー段です。先に3つの駒を相手のエナジー段に進めたほうの勝ちです。
guide-strength = 駒はどれも同じです。列ごとに壁の裏に1枚のカードが立ち、その列にいる持ち主の駒すべてのために戦います。戦いでは数の大きいほうが勝ちます。
guide-powers = 力を持つ神は2柱だけです。イズン（0）は相手のカードを公開させ、ロキ（1）は攻撃されると2つの駒を入れ替えます。カードにカーソルを合わせると説明が出ます。
guide-display = これが相手の最初のカードです。覚えておきましょう。まもなく壁の裏に隠れ、どの列にあるか分からなくなります。
guide-arrange = では自分のカードを並べます。光っているa列に置くカードをクリックし、次にb列へと続けます。突破したい列に強いカードを。弱いカードはブラフにもなります。
guide-move = あなたの手番です。光っている駒をクリックし、次に行き先をクリックします。前、後ろ、横、斜めへ1マスです。
guide-attack = 攻撃するには相手の駒へ進みます。あなたのカードは出た列のもの、相手のカードはその駒がいる列のものです。同じ数なら攻撃側の勝ちです。
guide-forward = 自分のエナジー段には戻れず、相手のエナジー段へはまっすぐ前にしか入れません。光っていないところにカーソルを合わせると、理由が出ます。
guide-idunn = 動くたびに偵察するかを尋ねられます。誰がイズンを持つか知られないためです。出た列か入った列にイズンがいれば相手のカードを1枚公開させられ、いなければ先へ進みます。
guide-fight = 戦いです！　両方の列のカードが公開され、大きいほうが勝ち、負けた駒は取られました。カードは捨て札になり、それぞれの列に新しいカードが補充されます。
guide-discard = この表は一方のカードを数えています。捨て札になったカードは、もう列を守っていません。相手のカードを推理する手がかりです。
guide-loki = ロキの計略です。攻撃されましたが、戦わずに2つの駒が入れ替わりました。
guide-scouted = カードが偵察されました。戦いに使われるまで公開されたままです。使ったイズンは捨て札になり、新しいカードが補充されます。
guide-resurrect = 駒を取られました。動かす代わりに、自分のエナジー段の空いた隅に復活させられます。
guide-swap = 自分のエナジー段で駒を取られました。代わりに非公開のカード2枚を入れ替えられます。相手には入れ替えたことだけが分かります。
guide-conquered = 相手のエナジー段の1マスを征服しました！　その駒は固定され、動くことも攻撃されることもありません。3マスで勝ちです。
guide-invaded = 相手があなたのエナジー段の1マスを征服しました。その駒はもう動きません。3マス征服されると負けです。ほかの駒が着く前に攻撃しましょう。
guide-close = 2マスを征服しました。あと1マスで勝ちです。
guide-danger = 相手が2マスを征服しました。あと1マスで負けです。守るか、先に着くかです。
guide-over = オーディンのテーブルはここまでです。リプレイでは非公開だったカードも見られ、好きな場面から遊び直せます。

## ヒントの理由

hint-more-spaces = 征服するマスが増える
hint-less-spaces = 征服するマスが減る
hint-more-theirs = 自分のエナジー段で奪われるマスが増える
hint-less-theirs = 自分のエナジー段で奪われるマスが減る
hint-more-captures = 取る駒が増える
hint-less-captures = 取る駒が減る
hint-more-losses = 失う駒が増える
hint-less-losses = 失う駒が減る
