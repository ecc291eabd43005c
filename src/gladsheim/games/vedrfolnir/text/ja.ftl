title = ヴェズルフェルニル

# 設定
option-deck = どのデッキを混ぜるか。一人用では基本デッキだけを使います。
choice-deck-base = 基本デッキ
choice-deck-spring = 基本と春
choice-deck-winter = 基本と冬
choice-deck-both = 基本と春と冬

# 領域
zone-seat = { $seat }
zone-ase = { $god }（{ $seat }のアース神）
zone-valhalla = ヴァルハラ
zone-helheim = ヘルヘイム
zone-brynhildr = ブリュンヒルド
zone-tribute = 貢物

# カード
name-thor = トール
name-odin = オーディン
name-sleipnir = スレイプニル
name-ratatosk = ラタトスク
name-nidhogg = ニーズヘッグ
name-loki = ロキ
name-norns = ノルン
name-freyja = フレイヤ
name-tyr = テュール
name-hugin = フギン
name-munin = ムニン
name-skoll-and-hati = スコルとハティ
name-eikthyrnir = エイクスュルニル
name-surtr = スルト
name-fenrir = フェンリル
name-moin = モーイン
name-hel = ヘル
name-heimdall = ヘイムダル
name-brynhildr = ブリュンヒルド
runes-odin = オーディン
runes-thor = トール
runes-surtr = スルト
runes-freyja = フレイヤ
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who }（{ $sense }） ᚱ{ $runes } ★{ $stars }
card-modifier = { $who } → { $objective }
cards-and = { $cards }、{ $card }
no-cards = カードなし

# 場
piles = 山札 { $pile }、裏向きの手札 { $hand }、捨て札 { $discards }（未公開 { $buried }）
zone-line = { $zone }：★{ $stars }／{ $objective }、獲得{ $won }枚で{ $points }点
tribute-row = 貢物：
stake = 賭け場：
jokers = ジョーカー：
won = 獲得カード：
face-down = 裏向き：{ $count }枚
crosswise = 移動中：
comes-to = 行き先：{ $zone }
unseen = 未公開のカード（星0 1 2 3 4ごとの枚数）：
discards = 捨て札（星0 1 2 3 4ごとの枚数）：

# 質問
ask-ase = あなたのほかに受け持つアース神は？
ask-unseen = 次のカードを、見ずにブリュンヒルドへ？ それとも公開しますか？
ask-to = カードを誰に割り当てますか？
ask-sense = テュールをどちらのルーンとしますか？
ask-end = スコルとハティはどのカードを取りますか？
ask-hel = ヘルは何をしますか？
ask-refuse = カードを受け取りますか、拒みますか？
ask-answer = ヘルがあなたの賭け場を狙っています。許しますか、拒みますか？
do-ase-0 = オーディン
do-ase-1 = トール
do-unseen-0 = 公開する
do-unseen-1 = 見ずにブリュンヒルドへ置く
do-give = { $card }を{ $zone }へ
do-sense-0 = オーディンのルーン
do-sense-1 = トールのルーン
do-end-0 = 最初のカード
do-end-1 = 最後のカード
do-accept = { $card }を受け入れる
do-norns = ノルンを使う：{ $card }とともに捨て札
do-heimdall = ヘイムダルを使う：{ $card }を別の相手へ
do-hel-norns = { $zone }のノルンを壊す
do-hel-heimdall = { $zone }のヘイムダルを壊す
do-hel-first = { $zone }の最初のカードを捨てる
do-hel-last = { $zone }の最後のカードを捨てる
do-hel-nothing = 何もしない：対象がありません

# できごと
turn-began = { $zone }の手番：裏向きのカード{ $count }枚。
revealed = 公開：{ $card }。
given = { $card }が{ $zone }へ。
given-unseen = 一枚が見えないままブリュンヒルドへ。
drawn = { $zone }が{ $card }を引く。
joined = { $card }が{ $zone }に加わる。
discarded = { $card }は捨て札。
taken-away = { $zone }から{ $card }が捨て札に。
joker-kept = { $zone }がジョーカーを得る：{ $card }。
joker-played = { $zone }がジョーカーを使う：{ $card }。
joker-destroyed = ヘルが{ $zone }のジョーカーを壊す：{ $card }。
raven-passed = { $card }が{ $zone }へ飛ぶ。
collected = { $zone }はちょうど星{ $stars }個、回収：{ $cards }。
went-beyond = { $zone }は目標{ $objective }を超えた：星{ $stars }個。
shared = { $zone }が{ $runes }の最多で獲得：{ $cards }。
nobody-takes = { $runes }の最多はなし。捨て札：{ $cards }。
brynhildr-came = ブリュンヒルドが来た：残りの手札を捨て、彼女のカードを公開する。
brynhildr-ends = またブリュンヒルド：公開したカードは捨て札。
turned-up = ブリュンヒルドの公開：{ $card }。
exhausted = ブリュンヒルドのカードが尽きた：多数決で決まる。
last-tribute = 次の手番に足りる山札がない：最後の貢物を分ける。
scored = { $zone }：{ $points }点。

# 結果
outcome-victory-points = 最も点の多い人の勝ちです。
outcome-shared-points = 勝利を分かち合います。
outcome-victory-ases = 一人が他の三者すべてを上回りました。
outcome-defeat-ases = 三者すべてを上回る人がいません。勝者はいません。
outcome-victory-valhalla = ヴァルハラがヘルヘイムとブリュンヒルドを上回りました。あなたの勝ちです。
outcome-defeat-valhalla = ヴァルハラは上回れませんでした。あなたの負けです。
