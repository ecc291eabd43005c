### 神々の黄昏：プレイヤーが読むすべての言葉。

## Names

title = 神々の黄昏
pitch = 仲間の中に反逆者がいる。無言で行動し、評議で語り、信じるべき神を見抜け。
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
card-sif = シヴの傷（1票増）
card-thor = トールの傷（1票減）
card-njord = ニョルズのカード
card-heimdall = ヘイムダルのカード（1票増）
card-balder = バルドルのカード
card-freya = フレイヤのカード
card-tyr = テュールのカード
card-dvalin = ドヴァリンの守り
oracle = 神託
faction-protector = アスガルドの守護者
faction-conspirator = 反逆者
asgard = アスガルド
underworld = 冥界
thumb-0 = 親指を上（アスガルドに残す）
thumb-1 = 親指を下（冥界へ）
phase-set-up = 準備
phase-conspiracy = 陰謀フェイズ
phase-action = 行動フェイズ
phase-council = 神々の評議

## The options

option-cast = 神を1柱ずつ指定しないときに使う神々。
choice-cast-first-game = 最初のゲーム：オーディン、トール、ヘル
choice-cast-second-game = 最初のゲームとサーガ
choice-cast-third-game = …とヘイムダル
choice-cast-fourth-game = …とロキ
choice-cast-fifth-game = …とブリュンヒルド
choice-cast-recommended = この人数で推奨されるすべての神
option-gods = 使う神を1柱ずつ指定する。
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
choice-seating-by-lot = くじで決める
choice-seating-spread = 最初の席から等間隔に置く
option-talk = 話し合いの長さ。好きなだけ話すか、巡数を決めるか。
choice-talk-0 = 好きなだけ
choice-talk-1 = 1
choice-talk-2 = 2
choice-talk-3 = 3
choice-talk-4 = 4
choice-talk-6 = 6
option-accusations = 1回の評議で各自が始められる告発の数。
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
choice-clock-slow = 遅い

## The questions

ask-mark = 反逆者は誰を追放しますか？
ask-target = 神の行動を誰に使いますか？
ask-card = どのカードを取りますか？
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
ask-vote = どう投票しますか？

## The answers

do-mark = { $seat }に印をつける
do-mark-and-lose = { $seat }に印をつける（追放すると敗北）
do-refrain = 何もしない
do-odin = { $seat }を傷から守る
do-brynhild = { $seat }を傷つける
do-sif = { $seat }を傷つける（1票増）
do-thor = { $seat }を傷つける（1票減）
do-idun = { $seat }から{ $card }を取り除く
do-njord = { $seat }の代わりに行動する
do-heimdall = { $seat }の票を1つ増やす
do-balder = { $seat }の票を自分に合わせる
do-freya = { $seat }にフレイヤのカードを置く
do-tyr = { $seat }を告発から守る
do-skadi = { $seat }の{ $card }を持ち主に返す
do-loki = { $seat }から{ $card }を奪う
do-dvalin = { $seat }を追放から守る
do-saga = 神託を{ $seat }へ動かす
do-hel = { $seat }を追放する
do-look = { $seat }の陣営カードを見る
do-look-not = 誰も見ない
do-whom = { $seat }
do-when = ラウンド{ $round }
do-claim = { $number }番：{ $claim }
do-support-0 = 支持しない
do-support-1 = 支持する
do-say-0 = 黙って聞く
do-say-1 = 発言を終える
do-say-2 = 誰かを告発する
do-say-3 = 神託で見たことを話す
do-say-4 = 神託で誰も見なかったと話す
do-say-5 = 誰かを疑う
do-say-6 = 誰かを信じる
do-say-7 = 投票を予告する
do-say-8 = 誰かに質問する
do-say-9 = 誰かの発言に賛成する
do-say-10 = 誰かの発言に反対する
do-say-11 = アスガルドの守護者だと名乗る
do-say-12 = 返答する
do-reason-0 = ただの勘
do-reason-1 = あるラウンドの投票
do-reason-2 = あるラウンドの行動
do-reason-3 = あるラウンドの発言
reason-0 = ただの勘です。
reason-1 = ラウンド{ $round }の投票を見てください。
reason-2 = ラウンド{ $round }の行動を見てください。
reason-3 = ラウンド{ $round }の発言を思い出してください。
question-0 = 誰を見ましたか？
question-1 = なぜあの行動をしましたか？
question-2 = なぜあの投票をしましたか？
reply-0 = 言えません
reply-1 = 理由はありません
reply-2 = 信じているからです
reply-3 = 疑っているからです
reply-4 = 見たことを話します
reply-5 = 見ませんでした

## What is said

said-2 = { $seat }：{ $seat-whom }を告発します！　{ $reason }
said-3 = { $seat }：ラウンド{ $round }の神託で{ $seat-whom }を見ました。{ $faction }でした。
said-4 = { $seat }：ラウンド{ $round }の神託では誰も見ませんでした。
said-5 = { $seat }：{ $seat-whom }を疑っています。{ $reason }
said-6 = { $seat }：{ $seat-whom }を信じています。{ $reason }
said-7 = { $seat }：{ $seat-whom }が告発されたら、こう投票します：{ $thumb }。
said-8 = { $seat }から{ $seat-whom }への質問：{ $question }
said-9 = { $seat }が賛成しました：「{ $claim }」
said-10 = { $seat }が反対しました：「{ $claim }」
said-11 = { $seat }：私はアスガルドの守護者です。
said-12 = { $seat }から{ $seat-whom }への返答：{ $reply }。
said-so = …

## What happens

seated = { $count }柱の神が席に着きました。ほかは全員ワルキューレです。
dealt = { $seat }は{ $faction }になりました。
conspirators-met = 反逆者が目を開けました：{ $conspirators }。
won = { $faction }の勝ちです。反逆者は{ $conspirators }でした。
round-began = ラウンド{ $round }が始まり、全員が目を閉じました。
marked = { $seat }が{ $seat-whom }に印をつけました。
banished-by-conspiracy = 反逆者が{ $seat }を追放しました。
banished-by-hel = ヘルが{ $seat }を追放しました。
banished-by-council = 評議が{ $seat }を追放しました。
rolled = ダイスの目は{ $first }と{ $second }。神託は{ $seat }の前に来ました。
cards-home = 行動カードが持ち主に戻りました。
placed = { $seat }が{ $seat-whom }に{ $card }を置きました。
card-taken = { $seat }が{ $seat-whom }の{ $card }を持ち主に返しました。
stolen = { $seat }が{ $seat-whom }から{ $card }を奪いました。
oracle-moved = { $seat }が神託を{ $seat-whom }へ動かしました。
refrained = { $seat }は{ $god }の行動を使いませんでした。
looked = { $seat }が{ $seat-whom }の陣営カードを見ました：{ $faction }。
looked-not = { $seat }は誰も見ませんでした。
looked-unseen = 神託は{ $seat }の前です。ほかの人は全員、目を閉じました。
council-opened = 神々の評議が始まりました。
accused = { $seat }が{ $seat-whom }を告発しました。
supported = { $seat }が{ $seat-whom }への告発を支持しました。
dropped = { $seat }への告発は誰も支持せず、不成立となりました。
thumbs-shown = { $seat }について全員が親指を出しました。下に向けた人：{ $down }。
adjusted = バルドルのカードで{ $seat }の票が変わりました：{ $thumb }。
counted-stays = 下{ $down }票、上{ $up }票で、{ $seat }はアスガルドに残りました。
counted-warded = 下{ $down }票、上{ $up }票でしたが、ドヴァリンのカードが{ $seat }を守りました。
counted-goes = 下{ $down }票、上{ $up }票で、{ $seat }は冥界行きと決まりました。

## The end

outcome-victory-conspirators = 反逆者の勝ちです。アスガルドに守護者はもういません。
outcome-victory-protectors = 守護者の勝ちです。アスガルドに反逆者はもういません。

## The table as text

head = ラウンド{ $round }　{ $phase }
place = { $number }. { $seat } · { $god } · { $world } · { $votes }票
card-by = { $card }（{ $seat }が置いた）
you-are = あなたは{ $faction }です。
the-conspirators = 反逆者：
was-oracle = ラウンド{ $round }：神託は{ $seat }の前にありました。見ることができたのは：
you-looked = ラウンド{ $round }：あなたは{ $seat-whom }の陣営カードを見ました：{ $faction }。
you-looked-not = ラウンド{ $round }：神託はあなたの前にありましたが、誰も見ませんでした。
in-round = ラウンド{ $round }：
deed-target = { $god }（{ $seat }）：{ $seat-whom }。
deed-card = { $god }（{ $seat }）：{ $card }。
deed-way-back = { $god }（{ $seat }）：神託を1席戻す。
deed-way-ahead = { $god }（{ $seat }）：神託を1席進める。
was-warded = ドヴァリンのカードは、このラウンドは{ $seat }に置けません。
trial-dropped = { $seat }が{ $seat-whom }を告発、支持なし。
trial-stays = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：下{ $down }票、上{ $up }票、残留。
trial-warded = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：下{ $down }票、上{ $up }票、ドヴァリンの守りで残留。
trial-goes = { $seat }が{ $seat-whom }を告発、支持は{ $seat-supporter }：下{ $down }票、上{ $up }票、追放。
thumbs-down = 親指を下にした人：
thumbs-counted = バルドル適用後：
thumbs-out = すでに親指を出した人：
marking = 印をつける：{ $time }／3巡目
talk-turn = 発言 { $turn }巡目
talk-turn-of = 発言 { $turn }巡目（全{ $of }巡）
talk-only-accuse = 話し合いは終わりです。誰かが告発しなければなりません。
defends = { $seat }が弁明しています。ほかの人は黙っています。
speaks = { $seat }の番です：{ $sentence }

## 盤面

board-circle = プレイヤーの輪
board-phase-conspiracy = 陰謀
board-phase-action = 行動
board-phase-council = 評議
board-foes = { $of }人中、反逆者は{ $count }人
board-hold = 押しているあいだ秘密を見る
board-let-go = 離すと隠れます
board-left = アスガルドに残る反逆者{ $friends }人、守護者{ $others }人
board-my-thumb = 自分の親指：
board-night = 全員が目を閉じ、反逆者が選びます。
board-eyes = タップして目を開ける
board-acts = { $god }の行動（{ $seat }）
board-looks = 神託は{ $seat }の前です。ほかの人は全員、目を閉じます。
board-on = { $seat }は残りますか？
board-thumbs = 出た親指：{ $count }／{ $of }
board-stay = 残留
board-go = 追放
board-won-protector = 守護者の勝ち
board-won-conspirator = 反逆者の勝ち
board-oracle = 神託：{ $seat }
board-accused = 被告
board-asked = あなたへの質問
board-tap-seat = 輪の中のプレイヤーを選んでください。
board-tap-card = 輪の中のカードを選んでください。
board-tap-claim = 下の発言を選んでください。
board-tap-thumb = 中央の親指を選んでください。全員の親指は同時に公開されます。
board-claims = 発言
board-claims-none = このラウンドの発言はまだありません。
board-rounds = これまでのラウンド
board-votes = 誰がどう投票したか
board-tried = 裁き
board-notes = 推理ボード
board-notes-why = 自分だけのもので、このブラウザーに保存されます。自分が守護者だとして、見たことと信じることに合う反逆者の組み合わせを数えます。
board-sets = ありうる反逆者の組み合わせ：{ $of }通り中{ $count }通り
board-sets-none = 合う組み合わせがありません。信じすぎです。
board-believe = これを信じる：
board-note-0 = 不明
board-note-1 = 信頼
board-note-2 = 疑い
about-wounded = 負傷しています。このラウンドは行動できず、ヘルに追放されることもあります。

## 1ページのまとめ

summary-1 = 全員がひそかにアスガルドの守護者か反逆者です。反逆者だけが互いを知っています。
summary-2 = 全員が冥界に追放された陣営の負けです。もう一方は、追放された人も含めて全員の勝ちです。
summary-3 = 各ラウンドは陰謀、行動、評議の3つのフェイズです。
summary-4 = 陰謀：全員が目を閉じ、反逆者がアスガルドの1人を選んで追放します。
summary-5 = 行動（無言）：2つのダイスで神託が輪に沿って進み、行動カードは持ち主に戻ります。
summary-6 = 次に神々が番号順に行動します。オーディンは守り、トールは傷つけ、ヘルは負傷者を追放します。
summary-7 = 負傷した神は行動できません。ワルキューレに行動はありませんが、ほかの人と同じように話し、投票します。
summary-8 = 最後に、神託の前の人は、自分と同じ世界にいる1人の陣営カードをひそかに見られます。
summary-9 = 評議：真実でも嘘でも話せます。アスガルドの誰かを告発できますが、もう1人の支持が必要です。
summary-10 = 告発された人が弁明し、全員が同時に親指を出します。下の票が上より多ければ追放です。
summary-11 = 残留した場合は、もう1人だけ裁けます。それでラウンドは終わりです。
summary-12 = 追放された人も話し、行動し、投票します。告発されなくなるだけです。

## はじめてのゲーム

guide-welcome = 神々の黄昏へようこそ。輪になった7人のうち、2人がひそかに反逆者です。ほかの5人、アスガルドの守護者は誰がそうか知りません。全員追放される前に見つけましょう。
guide-secret = このボタンを押しているあいだだけ、自分が何者か見えます。離すと隠れます。友人とスマートフォンで遊ぶときは、画面を誰にも見せないでください。
guide-goal = 追放された人はアスガルドから冥界へ落ちます。反逆者が2人とも落ちれば守護者の勝ち、守護者が全員落ちれば反逆者の勝ちです。
guide-round = 各ラウンドは3つに分かれます。夜に反逆者が1人を追放し、次に神々が無言で行動し、最後に評議で話し合い、投票で1人を追放できます。
guide-circle = あなたは一番下です。行動できるのはオーディン、トール、ヘルです。翼の剣はワルキューレで、ほかの人と同じように話し、投票します。人にカーソルを合わせるかタップすると、できることが読めます。
guide-night = 夜です。全員が目を閉じ、反逆者が追放する1人を決めます。あとはこのページが進めます。お待ちください。
guide-mark = 夜です。反逆者のほかは目を閉じます。反逆者はこのボタンを押して仲間とその印を確かめ、追放したい人を選びます。
guide-banished = この人たちは金の輪から落ちました。追放です。それでも行動し、話し、投票し、陣営とともに勝ちます。告発されなくなるだけです。
guide-fallen = あなたは追放され、輪から落ちました。それでも行動し、話し、投票し、陣営とともに勝ちます。告発されなくなるだけです。
guide-rolled = 目の印は神託です。毎ラウンド2つのダイスで輪に沿って進み、止まった席の人は、ほかの1人の陣営カードをひそかに見られます。
guide-act = あなたの神の番です。できることは輪の横に書かれています。光っている人を選ぶか、何もしないかです。誰に何をしたかは、あとで話題になります。
guide-placed = このカードは次のラウンドまで置かれます。オーディンの盾は傷を防ぎ、トールの槌は傷つけます。負傷者は行動できず票が1つ減り、ヘルに追放されることもあります。
guide-look = 神託があなたの前にあります。1人の陣営カードを見られます。見たことは秘密に残ります。評議で話すかどうか、本当のことを言うかは自由です。
guide-council = 評議です。順番に1人一言ずつ、誰かが告発されるか全員が話し終えるまで続きます。発言はここに残り、輪の線にも表れます。赤い破線は疑い、緑の線は信頼です。
guide-say = どの発言も嘘かもしれません。誰かを裁くには告発します。今は話さないなら「黙って聞く」を、もう話すことがなければ「発言を終える」を選びます。
guide-support = 誰かが告発されました。もう1人が支持すれば裁きになり、いなければ不成立です。支持しますか？
guide-defence = 今は告発された人だけが話せます。ほかの人は黙ります。
guide-vote = 投票です。親指が上なら残留、下なら冥界への追放です。全員の親指は同時に公開されます。下が上より多ければ追放です。
guide-counted = 親指は見えたままです。反逆者はかばい合うので、誰がどう投票したか覚えておきましょう。「これまでのラウンド」に残ります。
guide-notes = 推理が好きなら「推理ボード」を開き、信じる発言に印を付けてください。誰がまだ反逆者でありうるか数えてくれます。
guide-won = ゲームは終わり、輪に全員の正体が出ています。頭巾は反逆者、盾は守護者です。リプレイでは、それぞれが何を知っていたか見られます。

## ゲームの前に断ること

refused-gods = この人数では神は{ $fewest }～{ $most }柱です。{ $count }柱では遊べません。

## 声の卓：毎晩同じ言葉で語られる

voice-secrets = 印を押さえて見て、指を離してください。何を言っても構いませんが、誰にも見せないこと。
voice-gate = スマートフォンを手に取り、明るさをそろえてください。まもなく夜です。
voice-missing = { $seats }を待っています。
voice-night = アスガルドに夜が来ます。うつむいて、自分の画面だけを見てください。鐘は3度、触れるのも3度。
voice-dawn = 日が昇ります。夜のあいだに{ $seat }が落ちました。みなさん、顔を上げて。
voice-silence = ここから先は静粛に。神託は{ $seat }の前にあります。
voice-act = { $number }番、{ $god }、{ $seat }。
voice-look = 目を閉じてください。{ $seat }だけが目を開けています。
voice-talk = 火が燃えています。話してください。
voice-talk-again = { $seat-whom }は残ります。もう1人だけ告発できます。話してください。
voice-support = { $seat }が{ $seat-whom }を告発します。支持する人は？
voice-defence = { $seat }、1分あります。ほかの人は静粛に。
voice-vote = { $seat-whom }は残りますか。親指を握りこんで。
voice-knocks = 3、2、1、親指！
voice-verdict-0 = 上が{ $up }票、下が{ $down }票。{ $seat }は残ります。
voice-verdict-1 = 上が{ $up }票、下が{ $down }票。ドヴァリンのカードが{ $seat }をアスガルドに留めます。
voice-verdict-2 = 上が{ $up }票、下が{ $down }票。{ $seat }は冥界へ落ちます。
voice-over-protector = 最後の反逆者が落ちました。アスガルドは守られました。もう一度座りますか。
voice-over-conspirator = 最後の守護者が落ちました。アスガルドは失われました。もう一度座りますか。

## 声の卓：スマートフォンと大画面

stage-secrets = 秘密
stage-gate = 夜の前
stage-night = 夜
stage-dawn = 夜明け
stage-act = 静粛
stage-look = 神託
stage-talk = 評議
stage-support = 評議
stage-defence = 弁明
stage-vote = 投票
stage-knocks = 投票
stage-verdict = 評決
stage-over = 終わり
spoken-round = ラウンド{ $round }
spoken-heads-down = うつむいて、自分の画面だけを。
spoken-no-word = 話さず、見ず、笑わず。
spoken-touch = 名前に触れる
night-doubt = 疑わしいのは誰？
night-second = 次に疑わしいのは誰？
night-trust = 信じられるのは誰？
night-fall = 今夜落ちるのは誰？
night-finger = { $seat }の指
night-note-1 = 疑い、第{ $round }夜
night-note-2 = 次の疑い、第{ $round }夜
night-note-3 = 信頼、第{ $round }夜
night-note-0 = くじ引き、意味はない
spoken-secret = 私の秘密
spoken-hold = 押さえて見る
spoken-fellows = 仲間：{ $seats }
spoken-unknown = 互いに知らない
spoken-known = 自分が誰か分かった
spoken-known-more = { $most }人中{ $count }人が見ました
spoken-fell = { $seat }が落ちた
spoken-you-fell = あなたが落ちた
spoken-fell-more = 陣営は明かされません。落ちても行動し、話し、投票します。告発されないだけです。
spoken-order = 話さず、合図せず
spoken-acts = 行動中
spoken-hold-touch = 触れてから押さえる
spoken-let-be = 何もしない
spoken-shut-eyes = 目を閉じて。見るのは神託だけ。
spoken-accuse = { $seat }を告発する
spoken-accuse-one = 告発する名前に触れる
spoken-say-hold = 声に出して、押さえる
spoken-accuses = { $seat }が{ $seat-whom }を告発
spoken-support = { $seat }を支持する
spoken-nothing = 何もしないのも答えです。
spoken-speak = { $seat }、話してください
spoken-spoken = 話し終えた
spoken-listen = { $seat }が話します。静かに聞いて。
spoken-stays-q = { $seat }は残る？
spoken-stays = 残る
spoken-goes = 去る
spoken-ready = { $most }人中{ $count }人が準備できました。
spoken-show = いっせいに掲げる
spoken-votes = { $count }票
spoken-verdict-stays = { $seat }は残る、{ $up }対{ $down }
spoken-verdict-goes = { $seat }は落ちる、{ $down }対{ $up }
spoken-missing = { $seats }、親指がまだです。
spoken-enter = { $seat }の親指を入れる
spoken-host-on = 進める
spoken-host-without = { $seats }なしで進める
spoken-note-1 = 疑い
spoken-note-2 = 次に
spoken-note-3 = 信頼
spoken-nobody = なし
spoken-won-protector = 守護者がアスガルドを守った
spoken-won-conspirator = 反逆者がアスガルドを奪った
spoken-mute = 音も振動も切ってあります。話すのは大画面だけです。
spoken-alike = 夜はどの画面も同じ光です。明るさを真ん中にそろえてください。
spoken-counts = アスガルドに{ $up }人、冥界に{ $down }人
spoken-conspire = { $most }人中{ $count }人が反逆者
