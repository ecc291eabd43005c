### Odin's Table: every word a player reads.

title = オーディンのテーブル

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
