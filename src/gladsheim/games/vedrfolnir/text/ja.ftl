title = ヴェズルフェルニル
pitch = 公開したカードは必ず誰かに渡す。星がちょうど12ならルーンを得て、1つでも超えればすべてを失う。
mood = 軽快・毒入りの贈り物・少しの意地悪
length = 20～30分

# 設定
option-deck = どのデッキを混ぜるか。1人用では基本デッキだけを使います。
choice-deck-base = 基本デッキ
choice-deck-spring = 基本デッキと春
choice-deck-winter = 基本デッキと冬
choice-deck-both = 基本デッキと春と冬

# 領域
zone-seat = { $seat }
zone-odin = オーディン（{ $seat }のアース神）
zone-thor = トール（{ $seat }のアース神）
zone-ase = { $seat }のアース神
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
name-eikthyrnir = エイクスルニル
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
sense-odin = オーディン
sense-thor = トール
end-first = 最初
end-last = 最後
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who }（{ $sense }） ᚱ{ $runes } ★{ $stars }
card-modifier = { $who }（目標{ $objective }）
no-cards = カードなし

# 場
piles = 山札{ $pile }枚、裏向きの手札{ $hand }枚、捨て札{ $discards }枚（未公開{ $buried }枚）
zone-line = { $zone }：★{ $stars }／{ $objective }、獲得カード{ $won }枚で{ $points }点
tribute-row = 貢物：
stake = 場札：
jokers = ジョーカー：
won-cards = 獲得カード：
face-down = 裏向き：{ $count }枚
crosswise = 割り当て中：
comes-to = 行き先：{ $zone }
ride-began = カラスの出発点：{ $zone }
unseen = 未公開のカード（星0 1 2 3 4ごとの枚数）：
discards = 捨て札（星0 1 2 3 4ごとの枚数）：

# 質問
ask-ase = 自分のほかに、どちらのアース神を受け持ちますか？
ask-unseen = 次のカードを見ずにブリュンヒルドへ置きますか、公開しますか？
ask-to = カードを誰に割り当てますか？
ask-sense = テュールをどちらのルーンとしますか？
ask-end = スコルとハティでどのカードを捨てますか？
ask-hel = ヘルは何をしますか？
ask-refuse = カードを受け入れますか、拒みますか？
ask-answer = ヘルがあなたの受け持つ場札を狙っています。受け入れますか、拒みますか？
do-unseen-reveal = 公開する
do-unseen-brynhildr = 見ずにブリュンヒルドへ置く
do-give = { $card }を{ $zone }に割り当てる
do-sense = { $sense }のルーンとする
do-end = { $end }のカードを捨てる
do-accept = { $card }を受け入れる
do-norns = ノルンを使う：{ $card }とともに捨てる
do-heimdall = ヘイムダルを使う：{ $card }を別の人か貢物に回す
do-hel-norns = { $zone }のノルンを破壊する
do-hel-heimdall = { $zone }のヘイムダルを破壊する
do-hel-first = { $zone }の最初のカードを捨てる
do-hel-last = { $zone }の最後のカードを捨てる
do-hel-nothing = 何もしない（対象なし）

# できごと
fell-first = 最初の手番は{ $seat-value }です。
ases-chosen = { $seat-odin }がオーディンを、{ $seat-thor }がトールを受け持ちます。
turn-began = { $zone }の手番になりました：裏向きのカード{ $count }枚。
revealed = { $card }が公開されました。
given = { $card }が{ $zone }に割り当てられました。
chose-odin = テュールはオーディンのルーンとされました。
chose-thor = テュールはトールのルーンとされました。
chose-first = スコルとハティは{ $zone }の最初のカードを狙っています。
chose-last = スコルとハティは{ $zone }の最後のカードを狙っています。
chose-hel-norns = ヘルは{ $zone }のノルンを狙っています。
chose-hel-heimdall = ヘルは{ $zone }のヘイムダルを狙っています。
chose-hel-first = ヘルは{ $zone }の最初のカードを狙っています。
chose-hel-last = ヘルは{ $zone }の最後のカードを狙っています。
chose-hel-nothing = ヘルには対象がありません。
given-unseen = カード1枚が裏向きのままブリュンヒルドに置かれました。
drawn = { $zone }に{ $card }が引かれました。
joined = { $card }が{ $zone }の場札に加わりました：★{ $stars }／{ $objective }。
joined-tribute = { $card }が貢物に加わりました。
discarded-at = { $zone }に来た{ $card }が捨て札になりました。
discarded = { $card }が捨て札になりました。
taken-away = { $zone }の{ $card }が捨て札になりました。
joker-kept = { $zone }がジョーカーを得ました：{ $joker }。
joker-played = { $zone }がジョーカーを使いました：{ $joker }。
joker-destroyed = ヘルが{ $zone }のジョーカーを破壊しました：{ $joker }。
raven-passed = { $card }が{ $zone }へ飛びました。
collected = { $zone }がちょうど星{ $stars }個で回収しました：{ $cards }。
went-beyond = { $zone }が目標{ $objective }を超えました：星{ $stars }個。
shared-of-all = { $zone }は全種類合わせてルーンが最も多く（ᚱ{ $count }）、獲得しました：{ $cards }。
shared = { $zone }は{ $runes }のルーンが最も多く（ᚱ{ $count }）、獲得しました：{ $cards }。
nobody-takes-of-all = 全種類合わせてルーンが最も多い人がおらず、捨て札になりました：{ $cards }。
nobody-takes = { $runes }のルーンが最も多い人がおらず、捨て札になりました：{ $cards }。
round-ended = ラウンド{ $count }が終わり、場札はすべて空になりました。ジョーカーは残ります。
brynhildr-came = ブリュンヒルドが来ました。残りの手札とともに捨て札になり、彼女のカードが公開されます。
brynhildr-ends = 再びブリュンヒルドが出て、公開したカードとともに捨て札になりました。
turned-up = ブリュンヒルドのカードが公開されました：{ $card }。
exhausted = ブリュンヒルドのカードが尽きました。ルーンが最も多い人のものになります。
last-tribute = 山札が手番に足りず、最後の貢物を分けました。
scored = { $zone }は合計{ $points }点です。
won = { $seat }の勝ちです。
won-together = { $seats }が勝利を分かち合います。
nobody-won = 勝者はいません。

# 結果
outcome-victory-points = 最も点の多い人の勝ちです。
outcome-shared-points = 最高点が並び、勝利を分かち合います。
outcome-victory-ases = 1人が他の三者すべてを上回りました。
outcome-defeat-ases = 他の三者すべてを上回る人がおらず、勝者はいません。
outcome-victory-valhalla = ヴァルハラがヘルヘイムとブリュンヒルドを上回りました。
outcome-defeat-valhalla = ヴァルハラはヘルヘイムとブリュンヒルドを上回れませんでした。

# 描かれた盤
board-zone = { $zone }：星{ $stars }／{ $objective }
board-score = { $points }点
board-won = 獲得{ $count }枚
board-outlook = 次のカード：ちょうど{ $exact }％、超過{ $beyond }％
board-odds = 次の未公開カードがここに来た場合に、目標ちょうどになる確率と超える確率。カードそのものだけを数え、引かせたり捨てさせたりする効果は含みません。
board-left = 未公開：{ $count }枚
board-pile = 山札{ $count }枚
board-hand = 手札{ $count }枚
board-discards = 捨て札{ $count }枚
board-most = 今いちばん多い
board-needs = あと{ $count }
board-lacks = あと{ $count }必要
board-last = 前のラウンドの結末
board-ranks = 最終得点
board-prize = 場札に{ $points }点
about-after = 星{ $stars }／{ $objective }になります。
about-exact = 星ちょうど{ $objective }。場札と貢物のルーンをすべて獲得します！
about-beyond = 星{ $stars }は{ $objective }を超え、この場札を失います。
about-thor = 獲得したトールのルーンは1つ1点。星は目標に数えます。
about-odin = 獲得したオーディンのルーンは1つ2点。星は目標に数えます。
about-surtr = 獲得したスルトのルーンは1つにつき3点を失います。星は目標に数えます。
about-freyja = すべての種類のルーン1つずつとして数えます。獲得すると、ほかの獲得カード1枚の点が2倍になります。
about-tyr = 獲得すると5点です。オーディンとトールのどちらのルーンとするかは、割り当てる人が決めます。
about-sleipnir = 受け取った人はすぐもう1枚引き、それも数えます。
about-modifier = 持つ人の目標は星ちょうど{ $objective }になります。場札の最後の目標変更カードが有効です。
about-loki = 直前に来たカードを、星もルーンも一緒に捨てさせます。
about-fenrir = 場札の最初のカードを、星もルーンも一緒に捨てさせます。
about-skoll-and-hati = 場札の最初か最後のカードを捨てさせます。選ぶのは割り当てる人です。
about-hel = 割り当てる人が、ジョーカー1枚か、どこかの場札の最初か最後のカードを捨てさせます。
about-raven = 席を1巡し、全員が1枚ずつ引きます。最後は元の人の場札に加わります。
about-norns = 手元に残るジョーカーです。一度だけ、来るカードを拒めます。拒んだカードは捨て札になります。
about-heimdall = 手元に残るジョーカーです。一度だけ、来るカードを別の人か貢物に回せます。
about-brynhildr = 残りの手札は捨て札になり、彼女のカードが公開されます。
about-tribute = 誰のものでもない場です。目標ちょうどの人がこのルーンも獲得し、誰かが超えればほかの人が分けます。ルーンの種類ごとに、最も多い人のものです。
about-zone = 星ちょうど{ $objective }で、ここと貢物のルーンを獲得します。1つでも超えるとすべて失います。

# 覚えるための一頁と、案内つきの最初の一局
summary-1 = 公開したカードは必ず誰かに割り当てます。ほかの人、自分、または中央の貢物です。
summary-2 = 点の高いカードを集めます。トールのルーンは1点、オーディンのルーンは2点、スルトのルーンは－3点、テュールのカードは5点です。
summary-3 = 手番では人数より1枚多く裏向きに取り、1枚公開して割り当て、効果を解決し、次を公開します。同じ手番に2枚割り当てられる人はいません。
summary-4 = 星を数えます。目標は12ですが、場札に目標変更カードがあれば、最後の1枚の数が目標です。
summary-5 = ちょうど目標になれば、自分の場札と貢物の得点カードをすべて獲得します。
summary-6 = 超えると場札を失い、ほかの人が貢物を分けます。ルーンの種類ごとに、最も多い人のものです。
summary-7 = どちらでもラウンドは終わり、場札は空になります。ジョーカーは残ります。
summary-8 = スレイプニルはもう1枚引かせます。ラタトスクは目標を8に、ニーズヘッグは16にします。ロキは直前のカードを捨てさせます。
summary-9 = ジョーカーは手元に残ります。ノルンはカードを拒み、ヘイムダルは別の人に回します。
summary-10 = 2人ではそれぞれアース神も受け持ち、ほかの三者すべてを上回れば勝ちです。1人ではヴァルハラがヘルヘイムとブリュンヒルドを上回れば勝ちです。
summary-11 = 山札が1手番分に足りなくなると最後の貢物を分け、点の多い人の勝ちです。
guide-goal = ヴェズルフェルニルへようこそ。山札が尽きたとき、最も点の多い人の勝ちです。点は獲得したルーンで、トールは1点、オーディンは2点です。
guide-stars = 自分の前のカードが場札です。星がちょうど12になれば、そのルーンをすべて獲得します。12を超えるとすべて失います。
guide-turn = あなたの手番です。4枚を裏向きに取りました。1枚ずつ公開し、割り当ててから次を見ます。
guide-give = これが割り当てるカードです。上が星、下がルーンです。光る場に割り当てられます。自分の場でもかまいません。同じ手番に2枚割り当てられる人はいないので、最後の1枚の行き先は決まります。
guide-tribute = 貢物は誰のものでもありません。ちょうど12にした人がそのルーンも獲得し、誰かが超えればほかの人が分けます。種類ごとに、自分の前に最も多く持つ人のものです。
guide-ase = 2人では、それぞれアース神も受け持ちます。選んでください。勝つには、自分のアース神も含めてほかの三者すべてを上回る必要があります。
guide-unseen = 1人で遊ぶときは、手番の1枚を見ずにブリュンヒルドへ置きます。次の1枚を裏向きのまま置くか、公開するかです。
guide-bar = ここで星を数えます。薄い星は、割り当てるカードが加える分です。よいカードは自分に、目標間近の人には余分な星を。それがこのゲームのすべてです。
guide-sleipnir = スレイプニル：受け取った人はすぐもう1枚引き、それも数えます。
guide-modifier = 目標を変えるカードです。受け取った人は12ではなく、書かれた数の星が必要になります。最後の1枚が有効です。
guide-loki = カード泥棒です。受け取った場札のカードを1枚捨てさせます。相手を困らせるためにも、星が多すぎる自分の場を救うためにも使えます。
guide-joker = ジョーカーは場札の横に残ります。ノルンは来るカードを拒み、ヘイムダルは別の人に回します。
guide-refuse = カードが来ますが、ジョーカーがあります。受け入れるか、ジョーカーをクリックして拒むか選んでください。
guide-near = もうすぐ目標の場札があります。各場の下に、次の未公開カードでちょうどになる確率と超える確率が出ています。
guide-mine = ちょうどです！　自分の前と貢物のルーンをすべて獲得しました。場札はすべて空になり、新しいラウンドが始まります。
guide-collected = 誰かがちょうど目標になり、その場札と貢物のルーンをすべて獲得しました。場札はすべて空になり、新しいラウンドが始まります。
guide-broke = 星が多すぎました。あなたの場札は失われ、ほかの人が貢物を分けます。新しいラウンドです。これまでに獲得したものは残ります。
guide-beyond = 誰かの星が多すぎ、場札を失いました。ほかの人が貢物を分けます。ルーンの種類ごとに最も多い人のものです。新しいラウンドが始まります。
guide-brynhildr = ブリュンヒルドです！　残りの手札は捨て札になり、彼女の裏向きのカードが1枚ずつ公開されます。
guide-last = 山札が足りません。最後の貢物を分け、点を数えます。
guide-over = ヴェズルフェルニルはここまでです。リプレイを見れば、どの1枚が勝負を決めたか分かります。

## ゲームの前に断ること

refused-deck = 1人で遊ぶときは基本デッキだけを使います。

## ヒントの理由

hint-more-points = 自分の得点が増える
hint-less-points = 自分の得点が減る
hint-more-stake = 自分の場札の点が増える
hint-less-stake = 自分の場札の点が減る
hint-more-rivals = 最も強い相手の得点が増える
hint-less-rivals = 最も強い相手の得点が減る
hint-more-jokers = 残るジョーカーが増える
hint-less-jokers = 残るジョーカーが減る
