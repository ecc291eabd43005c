title = ヴェズルフェルニル
pitch = 鴉たちに賭けて札を受け取り、引き際を見きわめよ。一枚ごとに賭けは大きく、転落は深くなる。
mood = 軽快・度胸試し・少しの意地悪
length = 20～30分

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

# 描かれた盤
board-zone = { $zone }：星{ $stars }／{ $objective }
board-score = { $points }点
board-won = 獲得{ $count }枚
board-outlook = 次の札：的中{ $exact }％、超過{ $beyond }％
board-odds = 次の未公開カードがここに来た場合に、目標ちょうどになる確率と超える確率
board-left = 未公開：{ $count }枚
board-pile = 山札{ $count }
board-hand = 手札{ $count }
board-discards = 捨て札{ $count }

# 覚えるための一頁と、案内つきの最初の一局
summary-1 = めくったカードは必ず誰かに渡します。ほかの人、自分、または中央の貢物へ。
summary-2 = 点の高いカードを集めます。トールのルーンは1点、オーディンは2点、スルトは-3点、テュールのカードは5点です。
summary-3 = 手番では人数より一枚多く伏せて取り、一枚めくって渡し、効果を解決し、次をめくります。同じ手番に二枚もらう人はいません。
summary-4 = 星を数えます。目標は12。賭け場の最後の変更カードがあればその数です。
summary-5 = ちょうど目標になれば、自分の賭け場と貢物の得点カードをすべて獲得します。
summary-6 = 超えると賭け場を失い、ほかの人が貢物を分けます。ルーンの種類ごとに、最も多い人のものです。
summary-7 = どちらでもラウンドは終わり、賭け場は空になります。ジョーカーは残ります。
summary-8 = スレイプニルはもう一枚引かせます。ラタトスクは目標を8に、ニーズヘッグは16にします。ロキは直前のカードを捨てさせます。
summary-9 = ジョーカーは手元に残ります。ノルンはカードを断り、ヘイムダルは別の人へ送ります。
summary-10 = 二人ではそれぞれアース神も受け持ち、ほかの三者すべてに勝たねばなりません。一人ではヴァルハラがヘルヘイムとブリュンヒルドに勝つこと。
summary-11 = 山札が一手番分に足りなくなると最後の貢物を分け、点の多い人の勝ちです。
guide-goal = ヴェズルフェルニルへようこそ。ルーンを集めます。トールは1点、オーディンは2点。自分の前の星をちょうど12にすると獲得できます。
guide-ase = 二人では、それぞれアース神も受け持ちます。選んでください。勝つには自分のアースも含めほかの三つの場すべてに勝つ必要があります。
guide-turn = あなたの番です。伏せたカードが数枚あります。一枚ずつめくり、渡してから次を見ます。
guide-give = 渡すカードはここです。光る場が受け取れます。押してください。同じ手番に二枚もらう人はいません。
guide-tribute = 貢物は誰のものでもありません。目標に達した人がそのルーンも獲得し、誰かが超えればほかの人が分けます。
guide-unseen = 一人で遊ぶときは、手番の一枚を見ずにブリュンヒルドへ渡します。次の一枚を伏せたまま渡すか、めくるかです。
guide-stars = 星に注意。棒は今の数と目標を示し、縞の部分はこのカードが加える分です。
guide-sleipnir = スレイプニルが駆けます。受け取った人はすぐもう一枚引き、それも数えます。
guide-modifier = 変更カードです。受け取った賭け場の目標が変わります。最後の一枚が有効です。
guide-loki = カード泥棒です。賭け場のカードを一枚捨てさせます。相手を困らせるか、自分を救うために。
guide-joker = ジョーカーは賭け場の横に残ります。ノルンは来るカードを断り、ヘイムダルは別の人へ回します。
guide-refuse = カードが来ますが、ジョーカーがあります。受け取るか、ジョーカーを押して断るか選んでください。
guide-near = 目標に近い賭け場があります。各場の下に、次の未公開カードでちょうどになる確率と超える確率が出ています。
guide-collected = ちょうど目標です！その賭け場と貢物の得点カードを獲得し、新しいラウンドが始まります。
guide-beyond = 星が多すぎました。その賭け場は失われ、ほかの人がルーンに応じて貢物を分けます。
guide-brynhildr = ブリュンヒルドです！残りの手札は捨てられ、彼女の伏せカードが一枚ずつめくられます。
guide-last = 山札が足りません。最後の貢物を分け、点を数えます。
guide-over = ヴェズルフェルニルはここまで。見直せば、どの一枚が勝負を決めたか分かります。

## ゲームの前に断ること

refused-deck = 一人で遊ぶときは基本の山札を使います。
