### 神々の黄昏：プレイヤーが読むすべての言葉。

## Names

title = 神々の黄昏
pitch = 仲間の中に謀反者がいる。ひそかに動き、評議で語り、信じるべき神を見抜け。
mood = 正体隠匿・会話・疑い
length = 約45分
god-valkyrie = ワルキューレ
god-odin = オーディン
god-brynhild = ブリュンヒルド
god-sif = シヴ
god-thor = トール
god-idun = イズン
god-njord = ニョルズ
god-heimdall = ヘイムダル
god-balder = バルドル
god-freya = フレイヤ
god-tyr = テュール
god-skadi = スカジ
god-loki = ロキ
god-dvalin = ドヴァリン
god-saga = サーガ
god-hel = ヘル
card-odin = オーディンの盾
card-brynhild = ブリュンヒルドの傷
card-sif = シヴの傷（一票増）
card-thor = トールの傷（一票減）
card-njord = ニョルズのカード
card-heimdall = ヘイムダルのカード（一票増）
card-balder = バルドルのカード
card-freya = フレイヤのカード
card-tyr = テュールのカード
card-dvalin = ドヴァリンの守り
oracle = 神託
faction-0 = アースガルズの守護者
faction-1 = 反逆者
asgard = アースガルズ
underworld = 冥界
thumb-0 = 親指を上（アースガルズに残す）
thumb-1 = 親指を下（冥界へ）
phase-set-up = 準備
phase-conspiracy = 陰謀フェイズ
phase-action = 行動フェイズ
phase-council = 神々の評議
comma = 、

## The options

option-cast = 神を指定しないときに使う顔ぶれ。
choice-cast-first-game = 最初のゲーム：オーディン、トール、ヘル
choice-cast-second-game = 最初のゲームとサーガ
choice-cast-third-game = …とヘイムダル
choice-cast-fourth-game = …とロキ
choice-cast-fifth-game = …とブリュンヒルド
choice-cast-recommended = この人数で推奨されるすべての神
option-gods = 使う神を一柱ずつ指定する。
choice-gods-odin = オーディン
choice-gods-brynhild = ブリュンヒルド
choice-gods-sif = シヴ
choice-gods-thor = トール
choice-gods-idun = イズン
choice-gods-njord = ニョルズ
choice-gods-heimdall = ヘイムダル
choice-gods-balder = バルドル
choice-gods-freya = フレイヤ
choice-gods-tyr = テュール
choice-gods-skadi = スカジ
choice-gods-loki = ロキ
choice-gods-dvalin = ドヴァリン
choice-gods-saga = サーガ
choice-gods-hel = ヘル
option-seating = 神々の席の決め方。
choice-seating-by-lot = くじで
choice-seating-spread = 最初の席から等間隔に
option-talk = 話し合いの巡数。
choice-talk-1 = 1
choice-talk-2 = 2
choice-talk-3 = 3
choice-talk-4 = 4
choice-talk-6 = 6
option-accusations = 一回の評議で各自が始められる告発の数。
choice-accusations-0 = 無制限
choice-accusations-1 = 1
choice-accusations-2 = 2
choice-accusations-3 = 3
option-vote_compulsory = 評議で必ず投票を行うかどうか。
choice-vote_compulsory-False = 投票なしで終わってもよい
choice-vote_compulsory-True = 必ず投票する
option-dvalin = ドヴァリンのカードの有効期間。
choice-dvalin-next-conspiracy = 次の陰謀フェイズまで
choice-dvalin-council = 評議の終わりまで
option-clock = 話し合いや投票に時計を使うかどうか。
choice-clock-none = 時計なし
choice-clock-quick = 速い
choice-clock-slow = ゆっくり

## The questions

ask-mark = 反逆者は誰を追放しますか？
ask-target = 神の行動を使いますか？
ask-card = 行動でどのカードを取りますか？
ask-way = 神託をどこへ動かしますか？
ask-look = 誰の陣営カードを見ますか？
ask-say = 何と言いますか？
ask-when = どのラウンドのことですか？
ask-whom = 誰のことですか？
ask-faction = どのカードを見たと言いますか？
ask-thumb = どう投票すると言いますか？
ask-reason = なぜですか？
ask-question = 何を尋ねますか？
ask-reply = 何と答えますか？
ask-claim = どの発言のことですか？
ask-support = 告発を支持しますか？
ask-vote = どちらに投票しますか？

## The answers

do-mark = { $seat }に印をつける
do-mark-and-lose = { $seat }に印をつける（それで敗北します）
do-refrain = 何もしない
do-odin = { $seat }を傷から守る
do-brynhild = { $seat }を傷つける
do-sif = { $seat }を傷つけ、一票増やす
do-thor = { $seat }を傷つけ、一票減らす
do-idun = { $seat }から{ $card }を取り除く
do-njord = { $seat }の代わりに行動する
do-heimdall = { $seat }の票を一つ増やす
do-balder = { $seat }の票を自分に合わせる
do-freya = { $seat }にフレイヤのカードを渡す
do-tyr = { $seat }を告発から守る
do-skadi = { $seat }の{ $card }を持ち主に返す
do-loki = { $seat }から{ $card }を奪う
do-dvalin = { $seat }を追放から守る
do-saga = 神託を{ $seat }へ動かす
do-hel = { $seat }を追放する
do-look = { $seat }を見る
do-look-not = 誰も見ない
do-whom = { $seat }
do-when = ラウンド{ $round }
do-claim = { $number }番：{ $claim }
do-support-0 = いいえ
do-support-1 = 告発を支持する
do-say-0 = 聞いている
do-say-1 = もう話すことはない
do-say-2 = 誰かを告発する
do-say-3 = 神託で見たことを話す
do-say-4 = 神託を持ったが見なかった
do-say-5 = 誰かを疑う
do-say-6 = 誰かを信じる
do-say-7 = どう投票するかを言う
do-say-8 = 誰かに尋ねる
do-say-9 = ある発言に賛成する
do-say-10 = ある発言に反対する
do-say-11 = 私はアースガルズの守護者だ
do-say-12 = 返答する
do-reason-0 = ただの勘
do-reason-1 = あるラウンドの投票
do-reason-2 = あるラウンドの行動
do-reason-3 = あるラウンドの発言
reason-0 = 勘
reason-1 = ラウンド{ $round }の投票
reason-2 = ラウンド{ $round }の行動
reason-3 = ラウンド{ $round }の発言
question-0 = 誰を見ましたか？
question-1 = なぜあの行動をしたのですか？
question-2 = なぜあの投票をしたのですか？
reply-0 = 言えません
reply-1 = 理由はありません
reply-2 = 信じているからです
reply-3 = 疑っているからです
reply-4 = 見たことを話します
reply-5 = 見ませんでした

## What is said

said-2 = { $seat }：{ $seat-whom }を告発する！理由は{ $reason }。
said-3 = { $seat }：ラウンド{ $round }の神託で{ $seat-whom }を見た。{ $faction }だった。
said-4 = { $seat }：ラウンド{ $round }の神託では誰も見なかった。
said-5 = { $seat }：{ $seat-whom }を疑う。理由は{ $reason }。
said-6 = { $seat }：{ $seat-whom }を信じる。理由は{ $reason }。
said-7 = { $seat }：{ $seat-whom }が告発されたら{ $thumb }に投じる。
said-8 = { $seat }から{ $seat-whom }へ：{ $question }
said-9 = { $seat }が賛成：{ $claim }
said-10 = { $seat }が反対：{ $claim }
said-11 = { $seat }：私はアースガルズの守護者だ。
said-12 = { $seat }から{ $seat-whom }へ返答：{ $reply }。
said-so = ある発言への意見

## What happens

seated = { $count }柱の神が席に着きました。ほかはワルキューレです。
dealt = { $seat }は{ $faction }です。
conspirators-met-2 = 反逆者が目を開けます：{ $seat0 }、{ $seat1 }。
won-2 = 勝ったのは{ $faction }の陣営です。反逆者は{ $seat0 }、{ $seat1 }でした。
conspirators-met-3 = 反逆者が目を開けます：{ $seat0 }、{ $seat1 }、{ $seat2 }。
won-3 = 勝ったのは{ $faction }の陣営です。反逆者は{ $seat0 }、{ $seat1 }、{ $seat2 }でした。
conspirators-met-4 = 反逆者が目を開けます：{ $seat0 }、{ $seat1 }、{ $seat2 }、{ $seat3 }。
won-4 = 勝ったのは{ $faction }の陣営です。反逆者は{ $seat0 }、{ $seat1 }、{ $seat2 }、{ $seat3 }でした。
conspirators-met-5 = 反逆者が目を開けます：{ $seat0 }、{ $seat1 }、{ $seat2 }、{ $seat3 }、{ $seat4 }。
won-5 = 勝ったのは{ $faction }の陣営です。反逆者は{ $seat0 }、{ $seat1 }、{ $seat2 }、{ $seat3 }、{ $seat4 }でした。
round-began = ラウンド{ $round }の始まりです。全員、目を閉じます。
marked = { $seat }が{ $seat-whom }に印をつけました。
banished-0 = 反逆者が{ $seat }を追放しました。
banished-1 = ヘルが{ $seat }を追放しました。
banished-2 = 評議により{ $seat }が追放されました。
rolled = サイコロは{ $first }と{ $second }。神託は{ $seat }の前です。
cards-home = 行動カードが持ち主に戻ります。
placed = { $seat }が{ $seat-whom }に{ $card }を渡しました。
card-taken = { $seat }が{ $seat-whom }の{ $card }を持ち主に返しました。
stolen = { $seat }が{ $seat-whom }から{ $card }を奪いました。
oracle-moved = { $seat }が神託を{ $seat-whom }へ動かしました。
refrained = { $seat }は{ $god }の行動を使いませんでした。
looked = { $seat }が{ $seat-whom }を見ました。{ $faction }です。
looked-not = { $seat }は誰も見ませんでした。
looked-unseen = { $seat }の神託のあいだ、全員が目を閉じます。
council-opened = 神々の評議が始まります。
accused = { $seat }が{ $seat-whom }を告発しました。
supported = { $seat }が{ $seat-whom }への告発を支持しました。
dropped = { $seat }への告発は支持がなく、取り下げられました。
voted = { $seat }（{ $votes }票）：{ $thumb }。
adjusted = バルドルのカードで{ $seat }の票が変わります：{ $thumb }。
counted-0 = { $down }対{ $up }。{ $seat }はアースガルズに残ります。
counted-1 = { $down }対{ $up }。しかしドヴァリンのカードが{ $seat }を守ります。
counted-2 = { $down }対{ $up }。{ $seat }は冥界へ。

## The end

outcome-victory-conspirators = 反逆者の勝利。アースガルズに守護者はもういません。
outcome-victory-protectors = 守護者の勝利。アースガルズに反逆者はもういません。

## The table as text

head = ラウンド{ $round }　{ $phase }
place = { $number }. { $seat } · { $god } · { $world } · { $votes }票
card-by = { $card }（{ $seat }が置いた）
you-are = あなたは{ $faction }です。
the-conspirators = 反逆者：
was-oracle = ラウンド{ $round }：神託は{ $seat }。見ることができたのは
you-looked = ラウンド{ $round }：あなたは{ $seat-whom }を見ました。{ $faction }です。
you-looked-not = ラウンド{ $round }：あなたは神託を持ち、誰も見ませんでした。
in-round = ラウンド{ $round }：
deed-target = { $god }（{ $seat }）：{ $seat-whom }。
deed-card = { $god }（{ $seat }）：{ $card }。
deed-way-0 = { $god }（{ $seat }）：神託を一つ戻す。
deed-way-1 = { $god }（{ $seat }）：神託を一つ進める。
was-warded = ドヴァリンのカードは今ラウンド{ $seat }に渡せません。
trial-dropped = { $seat }が{ $seat-whom }を告発、支持なし。
trial-0 = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：{ $down }対{ $up }、残留。
trial-1 = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：{ $down }対{ $up }、ドヴァリンの守りで残留。
trial-2 = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：{ $down }対{ $up }、追放。
thumbs-down = 親指を下にした者：
thumbs-counted = バルドル適用後：
thumbs-out = すでに投票した者：
marking = 印：{ $time }／3巡目
talk-turn = 発言：{ $turn }／{ $of }巡目
defends = { $seat }の弁明中。ほかの者は黙っています。
speaks = { $seat }の発言：{ $sentence }

## 盤面

board-circle = プレイヤーの輪
board-phase-conspiracy = 陰謀
board-phase-action = 行動
board-phase-council = 評議
board-foes = { $of }人中{ $count }人が反逆者
board-hold = 押している間だけ秘密を見る
board-let-go = 離すと隠れます
board-left = アースガルズに残る反逆者{ $friends }、守護者{ $others }
board-my-thumb = 自分の親指：
board-night = 全員が目を閉じ、反逆者が選びます。
board-eyes = タップして目を開ける
board-acts = { $god }の行動（{ $seat }）
board-looks = 全員が目を閉じます。神託は{ $seat }。
board-on = { $seat }は残る？
board-thumbs = 出た親指：{ $count }/{ $of }
board-stay = 残す
board-go = 追放
board-won-0 = 守護者の勝ち
board-won-1 = 反逆者の勝ち
board-oracle = 神託：{ $seat }
board-accused = 告発された
board-asked = あなたへの質問
board-tap-seat = 輪の中のプレイヤーを選んでください。
board-tap-card = 輪の中のカードを選んでください。
board-tap-claim = 下の発言を選んでください。
board-tap-thumb = 中央の親指を選んでください。全員の親指は同時に公開されます。
board-claims = 発言
board-claims-none = このラウンドの発言はまだありません。
board-rounds = これまでのラウンド
board-votes = 誰がどう投票したか
board-tried = 裁かれた人
board-notes = 推理ボード
board-notes-why = 自分だけのもので、このブラウザーに保存されます。自分が守護者だとして、見たことと信じることに合う反逆者の組を数えます。
board-sets = ありうる反逆者の組：{ $of }通り中{ $count }通り
board-sets-none = 合う組がありません。信じすぎです。
board-believe = これを信じる：
board-note-0 = 不明
board-note-1 = 信用
board-note-2 = 疑い
about-wounded = 負傷中：このラウンドは行動できず、ヘルは負傷者を追放できます。

## 1ページのまとめ

summary-1 = 全員がひそかにアースガルズの守護者か反逆者です。反逆者だけが互いを知っています。
summary-2 = 全員が冥界に追放された陣営の負け。もう一方は追放された人も含めて全員の勝ちです。
summary-3 = 各ラウンドは陰謀、行動、評議の三つのフェイズです。
summary-4 = 陰謀：全員が目を閉じ、反逆者がアースガルズの一人を選んで追放します。
summary-5 = 行動（無言）：二つのダイスで神託が輪を進み、アクションカードは持ち主に戻ります。
summary-6 = 次に神々が番号順に行動します。オーディンは守り、トールは傷つけ、ヘルは負傷者を追放します。
summary-7 = 負傷した神は行動できません。ワルキューレに行動はありませんが、声と票は皆と同じです。
summary-8 = 最後に神託の人は、自分と同じ世界の一人の陣営カードをひそかに見られます。
summary-9 = 評議：真実でも嘘でも話せます。アースガルズの誰かを告発でき、もう一人の支持が必要です。
summary-10 = 告発された人が弁明し、全員が同時に親指を出します。下の票が多ければ追放です。
summary-11 = 残った場合はもう一人だけ裁けます。それでラウンドは終わりです。
summary-12 = 追放された人も話し、行動し、投票します。告発されなくなるだけです。

## はじめてのゲーム

guide-welcome = 神々の黄昏へようこそ。輪になった七人のうち、二人がひそかに反逆者です。ほかの五人、アースガルズの守護者は誰がそうか知りません。全員追放される前に見つけましょう。
guide-secret = このボタンを押している間だけ、自分が何者か見えます。離すと隠れます。友人とスマートフォンで遊ぶときは、画面を誰にも見せないでください。
guide-goal = 追放された人はアースガルズから冥界へ落ちます。反逆者が二人とも落ちれば守護者の勝ち、守護者が全員落ちれば反逆者の勝ちです。
guide-round = 各ラウンドは三つに分かれます。夜に反逆者が一人を追放し、次に神々が無言で行動し、最後に評議で話し合い、投票で一人を追放できます。
guide-circle = あなたは一番下です。行動できるのはオーディン、トール、ヘル。翼の剣はワルキューレで、皆と同じく話し、投票します。人を指すか触れると、できることが読めます。
guide-night = 夜です。全員が目を閉じ、反逆者が追放する一人を決めます。あとはこのページが進めます。お待ちください。
guide-mark = 夜です。反逆者のほかは目を閉じます。反逆者はこのボタンを押して仲間とその印を確かめ、追放したい人を選びます。
guide-banished = この人たちは金の輪から落ちました。追放です。それでも行動し、話し、投票し、陣営とともに勝ちます。告発されなくなるだけです。
guide-fallen = あなたは追放され、輪から落ちました。それでも行動し、話し、投票し、陣営とともに勝ちます。告発されなくなるだけです。
guide-rolled = 目の印は神託です。毎ラウンド二つのダイスで輪を進み、止まった人は、ほかの一人の陣営をひそかに見られます。
guide-act = あなたの神の番です。できることは輪の横に書かれています。光っている人を選ぶか、何もしないか。誰に何をしたかは、あとで話題になります。
guide-placed = このカードは次のラウンドまで置かれます。オーディンの盾は傷を防ぎ、トールの槌は傷つけます。負傷者は行動できず票が一つ減り、ヘルに追放されることもあります。
guide-look = あなたは神託です。一人の陣営を見られます。見たものは秘密に残ります。評議で話すかどうか、本当のことを言うかは自由です。
guide-council = 評議です。一人一言ずつ、三巡まで話せます。発言はここに残り、輪の線にも表れます。赤い破線は疑い、緑の線は信用です。
guide-say = どの発言も嘘かもしれません。誰かを裁くには告発します。今は黙るなら「聞いている」を、もうなければ「もう話すことはない」を選びます。
guide-support = 誰かが告発されました。もう一人が支持すれば裁きになり、なければ取り下げです。支持しますか。
guide-defence = 今は告発された人だけが話せます。ほかの人は黙ります。
guide-vote = 投票です。親指が上なら残り、下なら冥界へ。全員の親指は同時に公開されます。下が上より多ければ追放です。
guide-counted = 親指は見えたままです。反逆者はかばい合うので、誰がどう投票したか覚えておきましょう。「これまでのラウンド」に残ります。
guide-notes = 推理が好きなら「推理ボード」を開き、信じる発言に印を付けてください。誰がまだ反逆者でありうるか数えてくれます。
guide-won = ゲームは終わり、輪に全員の正体が出ています。頭巾は反逆者、盾は守護者です。再現では、それぞれが何を知っていたか見られます。

## ゲームの前に断ること

refused-gods = この人数では神は{ $fewest }～{ $most }柱です。{ $count }柱ではありません。
