### Odin's Table: every word a player reads.

title = オーディンのテーブル
pitch = 伏せた札を持つ神々が二列に向かい合う。はったりを見破られる前に、三つのマスを突破せよ。
mood = 対決・はったり・伏せ札
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
ask-deed = 駒を一つ動かすか、復活させてください。
ask-scout = イズンで偵察しますか？
ask-swap = 壁の裏のカードを二枚入れ替えますか？
ask-accept = 引き分けを受け入れますか？

## The answers

do-stand = { $column }列：{ $card }
do-move = { $from } → { $to }
do-attack = { $from }から{ $to }を攻撃
do-resurrect = { $square }に復活
do-offer-draw = 引き分けを申し出る
do-accept = 引き分けにする
do-refuse = 続ける
# Where two Idunns may scout: the one of the column the piece left, the one of the column it entered.
do-scout-left = { $column }列を偵察（出発列のイズン）
do-scout-entered = { $column }列を偵察（到着列のイズン）
do-scout-nothing = 偵察しない
do-swap = { $one }列と{ $other }列を入れ替え
do-keep = 入れ替えない

## What happens

displayed = { $seat }の披露：{ $card0 }、{ $card1 }、{ $card2 }、{ $card3 }、{ $card4 }、{ $card5 }。
arranged = { $seat }は壁の配置を終えました。
moved = { $seat }：{ $from } → { $to }。
revealed = { $seat }：{ $from }から{ $to }を攻撃、{ $attack }対{ $defence }。
captured = { $square }にいた{ $seat }の駒が取られました。
tricked = 計略：{ $seat }のロキが{ $one }と{ $other }の駒を入れ替えました。
conquered = { $seat }が{ $square }を征服しました（3マス中{ $count }マス）。
resurrected = { $seat }の駒が{ $square }に復活しました。
scouted = { $seat }が{ $seat-other }の{ $column }列を偵察：{ $card }。
refilled = { $seat }は{ $column }列に{ $card }を引きました。
refilled-unseen = { $seat }は{ $column }列にカードを一枚引きました。
reshuffled = { $seat }は捨て札を切り直し、{ $count }枚の新しい山札にしました。
swapped = { $seat }は{ $one }列と{ $other }列のカードを入れ替えました。
swapped-unseen = { $seat }は壁の裏のカードを二枚入れ替えました。
passed = { $seat }は移動も復活もできないため、パスします。
draw-offered = { $seat }が引き分けを申し出ました。
draw-refused = { $seat }は続けます。

## The table as text

wall = 壁
discards = 捨て札：
hand = 配置待ち：
display = { $seat }の披露：
side = { $seat }（{ $colour }）：征服 { $conquered }/3、失った駒 { $lost }、山札 { $pile }
quiet = 攻撃も征服も復活もない手番：{ $limit }手番中{ $turns }手番

## The end

outcome-victory-conquest = 相手のエナジー段の三マスが征服されました。
outcome-victory-no-progress = 進展なし：優勢な側の勝ちです。
outcome-draw-passes = 引き分け：どちらも動けません。
outcome-draw-no-progress = 引き分け：進展がなく、優劣もありません。
outcome-draw-agreed = 合意による引き分けです。

## The options

option-cards = デッキに各神のカードが何枚あるか（説明書には書かれていません）
choice-cards-three-of-most = 各三枚、ただしトールは二枚、オーディンは一枚
choice-cards-two-odins = 各三枚、ただしトール、オーディン、イズンは二枚
option-leaving = 自分のエナジー段からの出方
choice-leaving-diagonal = まっすぐ前か斜め前
choice-leaving-straight = まっすぐ前のみ（ハウスルール）
option-no_progress = 攻撃も征服も復活もないまま両者がこの数の手番を終えたら終了
choice-no_progress-10 = 各10手番
choice-no_progress-20 = 各20手番
choice-no_progress-40 = 各40手番
choice-no_progress-80 = 各80手番
option-draw_offers = 引き分けの申し出ができるか
choice-draw_offers-False = 申し出なし
choice-draw_offers-True = 申し出あり
option-white = 誰が白を持ち、先手になるか
choice-white-first-seat = 一人目
choice-white-second-seat = 二人目
choice-white-by-lot = くじで決める

## 描かれた盤

board-conquered = 3マス中{ $count }マス征服
board-lost = 失った駒{ $count }
board-pile = 山札{ $count }枚
board-counted = { $card }：捨て札{ $discarded }、公開{ $open }、全{ $many }枚
board-wall = { $seat }の壁、{ $column }列
board-fight = 直前の戦い
board-tally-gone = 捨て札
board-tally-open = 公開
board-tally-left = 裏向き
about-card-0 = イズン：最も弱い札ですが偵察ができます。自分の駒がこの列から出たり入ったりしたあと、相手の札を一枚開けます。
about-card-1 = ロキ：（2以上の札に）攻撃されると、どちらも取られず二つの駒が入れ替わります。攻めるときはただの1です。
about-card = 特別な力はありません。戦いでは数の大きいほうが勝ちます。
about-hidden = 伏せ札。この列にいる相手の駒すべてのために戦います。
about-mine = この列にいる自分の駒すべてのために戦います。見えるのはあなただけです。
about-mine-open = この列にいる自分の駒すべてのために戦います。相手に見られています。
about-theirs = この列にいる相手の駒すべてのために戦います。開かれた札です。
about-used = 使われました。手番の終わりに捨てられ、新しい札が引かれます。
about-attack = あなたの札は{ $card }、相手は伏せ札。大きいほうが勝ち、同じならあなたの勝ちです。
about-attack-open = あなたの札は{ $card }、相手は{ $other }です。
about-locked = 征服されたマス。この駒は動かず、攻撃もされません。

## 覚えるための一頁と、案内つきの最初の一局

summary-1 = 二人で遊びます。駒は六つずつ、盤は五段六列。手前の段が自分のエナジー段です。
summary-2 = 壁の裏には列ごとに一枚の札が立ちます。見えるのは自分だけ。その札が、その列にいる自分の駒すべての強さです。
summary-3 = 最初に六枚ずつ公開し、それから秘密に並べます。
summary-4 = 手番では駒を一つ、好きな方向へ一歩動かすか、失った駒を自分のエナジー段の空いた角に戻します。
summary-5 = 自分のエナジー段へは戻れません。相手のエナジー段へはまっすぐにだけ入れます。
summary-6 = 敵の駒二つの間を斜めに抜けることはできません。
summary-7 = 敵の駒へ進めば攻撃です。両方の列の札を開き、大きいほうが勝ち、同じなら攻めたほうの勝ちで、負けた駒は取り除かれます。
summary-8 = ロキ（1）が自分より大きい札に攻撃されると、二つの駒が入れ替わります。イズン（0）は、駒がその列に出入りしたとき相手の札を一枚見られます。
summary-9 = 使った札は捨て札になり、誰でも数えられます。列には新しい札が引かれます。
summary-10 = 自分のエナジー段で攻撃された駒を失ったら、伏せた札二枚を入れ替えられます。
summary-11 = 相手のエナジー段に着いた駒は動きません。三つ着けばその場で勝ちです。

guide-goal = オーディンのテーブルへようこそ。二人の勝負です。光っているのが向こう端の段、相手のエナジー段。先に三つの駒を相手の段に置いたほうの勝ちです。
guide-strength = 駒はどれも同じです。列ごとに裏に一枚の札が立ち、その列にいる持ち主の駒すべてのために戦います。数の大きいほうが勝ちます。
guide-powers = 力を持つ神は二人だけ。イズン（0）は相手の札を見られ、ロキ（1）は攻撃されると二つの駒を入れ替えます。札を指すと説明が出ます。
guide-display = これが相手の最初の札です。覚えておきましょう。まもなく伏せられ、どこに立つか分からなくなります。
guide-arrange = では自分の札を並べます。光っているa列の裏に立てる札を押し、次にb列へ。突破したい列に強い札を。弱い札ははったりにもなります。
guide-move = あなたの番です。光る駒を押し、次に行き先を押します。前、後ろ、横、斜めへ一歩です。
guide-attack = 攻撃するには相手の駒へ進みます。あなたの札は出発した列の札、相手の札はその駒がいる列の札。同じ数なら攻めたほうの勝ちです。
guide-forward = 自分のエナジー段には戻れず、向こう端の段へはまっすぐにだけ入れます。光らないところを指すと、理由が出ます。
guide-idunn = 動くたびに偵察を尋ねられます。誰がイズンを持つか知られないためです。出た列か入った列に彼女がいれば相手の札を一枚開け、いなければ先へ進みます。
guide-fight = 戦いです！両方の列の札が開かれ、大きいほうが勝ち、負けた駒は取り除かれました。札は捨てられ、それぞれの列に新しい札が伏せて置かれます。
guide-discard = この表は一方の札を数えています。捨てられた札はもう列の裏にはいません。相手の札を推し量る手がかりです。
guide-loki = ロキの計略です。攻撃されましたが、戦わずに二つの駒が入れ替わりました。
guide-scouted = 札が偵察され、戦うまで開いたままになります。イズンは使い切られ、代わりに新しい札が引かれます。
guide-resurrect = 駒を失いました。動く代わりに、自分のエナジー段の空いた角へ戻せます。
guide-swap = 自分のエナジー段で駒を失いました。代わりに伏せた札二枚を入れ替えられます。相手には入れ替えたことだけが分かります。
guide-conquered = 向こう端の一マスを取りました！その駒は動かず、攻撃もされません。三つで勝ちです。
guide-invaded = 相手があなたのエナジー段の一マスを取りました。その駒は動きません。三つ取られると負けです。着く前に攻撃しましょう。
guide-close = 二マスを取りました。あと一つで勝ちです。
guide-danger = 相手が二マスを取りました。あと一つで負けです。守るか、先に着くか。
guide-over = オーディンのテーブルはここまで。再現では伏せられていた札も見られ、好きな場面から遊び直せます。
