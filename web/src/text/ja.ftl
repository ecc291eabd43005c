### 広間の言葉。

## 入口

slogan = 北欧の5つのゲームを1つの卓で
welcome = グラズヘイムの席へ
welcome-more = 神々と巨人とルーンの5つのゲーム。登録は要りません。名前と、友だちに送るリンクがあれば遊べます。
play-now = すぐに遊ぶ
set-a-table = 卓を用意する
first-game = 案内つきで初めて遊ぶ
coach = 案内役
coach-next = 次へ
coach-done = 分かりました
coach-back = 前の説明をもう一度読む
coach-forward = 戻る
coach-away = もう十分：案内役に下がってもらう
on-one-page = 1ページで分かる遊び方
my-tables = 自分のいる卓
my-campaigns = キャンペーン
table-over = ゲームは終わりました。
table-waits = 参加者待ち
table-goes-on = 進行中
table-gone = その卓はここにありません。
forget-table = この卓を一覧から消す
forget-sure = この卓を忘れますか。席の鍵も失われます。
forget-yes = 忘れる
all-tables = すべて表示（{ $count }）
independence = 敬意をもって作られた、独立した実装です。
about = この広間とクレジット
hall-silent = 広間から応答がありません。引き続き接続を試みます。
guest = ゲスト
players = { $same ->
    [yes] { $most }人
   *[no] { $fewest }～{ $most }人
}

## 上の梁

skip-to-main = 本文へ
to-the-door = 入口へ
language = 言語
wishes = 設定
your-name = あなたの名前
care = 盤上で答える前にもう一度確かめる
care-touch = タッチ画面のとき
care-always = いつも
care-never = 間違えると痛手になるときだけ
pace = 速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-quick = はやく
pace-once = 一度に
sound = できごとの音と、番が来たときの鐘
sound-switch = 音
asks-all = 答えが1つだけのときも尋ねる
keys = 文字キー1つで操作する
plain-tables = 簡素な卓：絵の盤の代わりに言葉と一覧
done = 完了
close = 閉じる
no-such-page = そのページはありません。
page-not-loaded = ページを読み込めませんでした。広間は開いていますか？

## 卓の用意

seats = 席
seat = 席{ $number }
how-many-seats = 何人で座りますか？
who-sits = 席{ $number }には誰が座りますか？
level-of = 席{ $number }のボットの強さ
who-me = 自分
who-bot = ボット
who-open = リンクを持つ人
open-more = 送るためのリンクが得られます。
hot-seat-more = 自分の席が複数あります。画面を順に手渡してください。秘密は覆われます。
nobody-more = 席を取らずに観戦します。
level = 強さ
level-random = ランダム
level-novice = 初心者
level-skilled = 熟練者
level-master = 達人
level-even = あなたに合わせる
the-game = ゲーム
recommended = 推奨
more-choices = ほかの選択肢{ $count }つ（慣れた人向け）
clock-wish = 1つの答えの持ち時間
clock-none = 時計なし
clock-seconds = それぞれ{ $time }
seconds = { $n }秒
minutes = { $n }分
hours = { $n }時間
lucky = あなたの言葉
lucky-drawn = ブラウザーが引きます
dice-sealed = ダイスは封印されています
lucky-more = 最初の一振りの前に、広間は乱数の種を封印します。ブラウザーはまずその封印を控え、そのあとであなたの言葉を渡し、それが種に混ぜられます。だから誰も出目を選べず、ゲームが終われば誰でも確かめられます。
grace-wish = 不在の人の席を待つ時間
grace-agreed = { $time }より長く不在の人の席は、ほかの人が同意すればボットが代わりに遊びます。ここに座る人はそれに同意したことになります。席はいつでも取り戻せます。
set-it = 卓を用意する
no-such-game = そのゲームはここにありません。

## 卓

connecting = 接続中…
answer-waits = 答えは保存されました。接続が戻りしだい送ります。
lost = 接続が切れました。つなぎ直しています…
closed = 閉じました
rules = ルール
whole-rulebook = ルール全文
in-two-minutes = 2分で分かるルール
chapters = 章
every-card = すべてのカード
print-reference = 早見表を印刷
rule-ours = 独自
rule-ours-more = 「独自」と付いたルールは、説明書に載っていないか、一部しか載っていません。裁定、書かれていない数、ハウスルール、ここで作ったサガです。
question = 質問
answers = 答え
you-are-asked = あなたの番です。
waiting-for = { $names }を待っています。
waiting-secretly = ほかの人が考えています。
skip = 飛ばす
undo = 取り消す
hint = ヒント
thinking = 考え中…
log = 記録
log-empty = まだ何も起きていません。
log-earlier = 前の行を表示
chat = 会話
chat-empty = まだ誰も話していません。
in-words = 文字で
say = 話す
said-by = { $name }の発言：{ $text }
hint-says = ヒント：{ $answer }、{ $chance }。
say-something = 何か話す
spectator = 観戦者
beside = 盤のわき
the-seats = 席順
spectator-link = 観戦リンクをコピー
looking-from = 視点
is-here = 在席
is-away = 離席
is-asked = 答える番
that-is-me = （あなた）
seat-open = 空席
bot-name = { $name }（{ $level }）
bot-plays-on = ボット（{ $level }）が代行
seat-menu = { $name }の席について
take-back = 席に戻る
welcome-back = 不在のあいだ、ボット（{ $level }）が{ $name }の代わりに遊びました。
let-it-play = そのままボットに任せる
hand-over-mine = ボットに代わってもらう：
hand-over-theirs = { $name }は離席中です。ボットの代行を提案：
proposed = { $name }の代わりにボット（{ $level }）が続ける提案があります。賛成は{ $count }人。
agree = 賛成
refuse = 反対
hand-to = 画面を{ $name }に渡してください。
hand-secretly = 誰の番かは秘密です。全員が順に画面を受け取ります。
asked-nothing = 今、あなたへの質問はありません。
hand-on = 画面を次へ渡す
here-i-am = 受け取りました
no-secrets = 秘密はないので、次から尋ねない
other-rules = この卓はルール{ $version }で用意されました。見ることはできますが、続けられません。
seat-to-bot = 席{ $number }をボットに任せる
copy-link = リンクをコピー
copied = コピーしました
copy-by-hand = これをコピーしてください：
only-watch = 観戦する
seat-taken = この席にはもう人がいます。観戦はできます。
time-left = 残り時間
share = 勝ち分{ NUMBER($share, maximumFractionDigits: 2) }
has-won = 勝ち
has-lost = 負け
table-in-words = 文字による卓
may-speak = 答えてもよい質問です。誰も待っていません。
chance-to-win = 勝つ見込み
percent = { $share }％
why-not = 今は選べない答えが{ $count }つあります。なぜ？
do-it = 実行する
not-yet = まだ
which = どれにしますか？
and-more = ほか{ $count }つ
search-rules = ルールを探す
no-such-rule = そのようなルールはありません。
to-the-moment = リプレイのこの場面へ

film = できごとの再生
film-runs = できごとを再生しています。
film-of = { $name }の番です。
coach-holds = 案内役が話しています。
film-held = 再生を止めています。
pause = 一時停止
skip-to-now = 今へ進む
since = 前の手番から
since-nothing = そのあとは何も起きていません。
turn-of = { $name }の手番
turn-of-me = あなたの手番
turn-of-all = 全員
as-it-was = そのときの様子（{ $number }／{ $most }）：

## ゲームの終わり

all-won = 勝利！
all-lost = 敗北。
all-drew = 引き分け。
i-won = あなたの勝ちです！
i-lost = あなたの負けです。
winners = { $names }の勝ちです。
replay = リプレイ
again = もう一度
to-the-campaign = キャンペーンへ

## リプレイ

moments = ゲームの場面
moment = 場面
to-the-first = 最初へ
to-the-last = 最後へ
one-back = 1つ戻る
one-on = 1つ進む
play-on = 再生
stop = 停止
what-happened = できごと
branch = もしも…
branch-end = 終わりより前の場面に戻ると、そこからボットを相手に続けられます。
branch-more = この場面から続けます。あなたは{ $name }、ほかの席はボットです。
branch-here = ここから続ける
fair = 運の検証
fair-more = 最初の手の前に、広間は種を封じました。今その種が明かされ、すべての結果を引き直せます。
verify = すべて確かめる
is-fair = 広間が{ $draws }回の結果をすべて引き直し、封じられた種から出たものと確かめました。
is-fair-since = 広間が分岐後の{ $draws }回の結果を引き直し、封じられた種から出たものと確かめました。それより前の{ $before }回は分岐元のゲームのもので、ここでは確かめていません。
is-unfair = 結果が種と合いません。
seal-kept-fits = ブラウザーで確認：種は、あなたが座ったときに封じられていたものです。
seal-kept-broken = ブラウザーで確認：種は、あなたが座ったときに封じられていたものではありません。
seal-shown-fits = ブラウザーで確認：種は、広間が今示している封印に合います。このブラウザーでは座っていないため、ゲーム前の封印は残っていません。
seal-shown-broken = ブラウザーで確認：種は、広間が示している封印に合いません。
seal-unchecked = ブラウザーは封印を確かめていません。確かめられるのは、httpsか、広間と同じ機械の上だけです。
word-heard = ブラウザーによる確認：封印を控えたあとに渡した言葉が、ダイスに入っています。
word-unheard = ブラウザーによる確認：渡した言葉がダイスに入っていません。
seal-changed = 広間が示すダイスの封印が、着席したときのものと違います。ブラウザーは言葉を渡しません。
words-awaited = ダイスは封印されています。{ $names }の言葉を待っています。
verify-offline = 広間を通さずにすべて引き直すには、ゲームデータをダウンロードして次を実行してください：
seed = 種
journal = ゲームデータをダウンロード
chance-chart = 勝つ見込み
turning-points = 分かれ目：
luck-and-choice = 運と選択
luck-of = 誰の運
luck-says = この席の結果は勝ちの{ $result }でした。この席の単純なボットなら、どんな運でも平均{ $any }、このゲームの運では{ $same }を得ます。
luck-part = 内訳
luck-share = 勝ちの割合
luck-between = { $low }～{ $high }
luck-even = 互角の見込み
luck-seat = 席
luck-deck = カード
luck-bag = 袋
luck-dice = ダイス
luck-decisions = 決断
luck-result = 結果
luck-more = このゲームのカードと駒とダイスで、単純なボットがもう一度遊びます。あるものは出たとおりに使い、ほかは新しく引き直し、それぞれの運が加えた分を内訳とします。残りは卓の全員の決断によるものです。細い線は95％区間です。
luck-unknown = このゲームについては測れませんでした。
luck-playing = 遊び直しています… { $most }回中{ $games }回
luck-done = { $games }回遊び直しました。

## キャンペーン

campaign = キャンペーン
campaign-begin = キャンペーンを始める
one-more-player = もう1人
campaign-won = 最後のゲームに勝利し、キャンペーンを制しました。
campaign-at = { $chapter }（{ $number }／{ $most }）
campaign-on = このキャンペーンのゲームが進行中です。
to-the-table = 卓へ
next-game = 次のゲーム
begin-next = 始める
experience = 使える経験値{ $xp }（獲得{ $earned }、使用{ $spent }）
ticked = { $count }つ記入済み
buy = { $price } XPで得る
games-played = これまでのゲーム

## この広間

about-hall = グラズヘイムは神々が遊びの席に着く広間です。北欧世界の5つのボードゲームを、すべてのルールとともに、人とボットのために、ブラウザーでも端末でも研究室でも遊べます。
independence-more = これらのゲームの作者や出版社が制作、推奨、許諾したものではありません。ルールはすべて私たち自身の言葉で書かれ、絵もすべて独自のものです。名称はそれぞれの権利者に属します。
about-games = ゲームとその作り手
about-buy = 気に入ったゲームがあれば、ぜひ箱を手に入れてください。心を込めて作られており、本物の卓を友だちと囲むのが一番です。
credit-design = 作者
credit-art = 箱の絵
credit-house = 出版社
about-drawings = 絵と文字
about-icons = アイコン：
about-fonts = 書体：
about-keys = キー操作
key-move = 次のものへ移る
key-do = 実行する
key-board = 盤へ
key-cancel = 最初の選択を取り消す

## 広間が断ること

refused-other = 広間に断られました：{ $reason }
refused-seed = 明かされた種は、封じられたものではありません。
refused-late-seed = ある人の言葉が別の封印に渡されています。種はそのあとで選ばれたものです。
refused-draw = ゲームデータの{ $number }番の記録では運の結果は{ $value }ですが、種からは{ $drawn }が出ます。
refused-fill = ゲームデータは{ $number }番の記録で壊れています。
refused-over = ゲームは終わっており、もう誰にも質問はありません。
refused-not-asked = 今はあなたへの質問がありません。
refused-answer = この答えは今は選べません。
refused-no-longer = その質問はもう閉じています。
refused-not-yet = その場面はまだ来ていません。
refused-restarting = 広間を再起動しています。少ししてからもう一度お試しください。
refused-busy = 卓がとても混み合っています。もう一度お試しください。
refused-unwritten = 卓を記録できませんでした。少ししてからもう一度お試しください。
refused-undo-secret = このゲームでは取り消せません。誰が行動したか分かってしまうためです。
refused-undo-over = ゲームは終わり、すべて明かされたので、取り消せません。
refused-undo-none = ほかの人の答えや抽選のあとに、取り消せるあなたの答えはありません。
refused-undo-late = もう取り消せません。その後、誰かが何かを知りました。
refused-other-rules = この卓は今の広間とは別の版のルールで作られたため、見ることはできますが続けられません。
refused-bot-plays = この席はボットが代わりに遊んでいます。先に席を取り戻してください。
refused-taken = 席{ $number }はふさがっています。
refused-no-name = 座るには名前が必要です。
refused-not-begun = ゲームはまだ始まっていません。空席があります。
refused-no-seat = 席{ $number }はありません。この卓の席は{ $most }つです。
refused-own-seat = この席はあなた自身が遊んでいます。
refused-bot-already = この席はすでにボットが遊んでいます。
refused-not-own = 席を取り戻せるのは、その席の人だけです。
refused-is-here = この席の人は在席しています。ほかの人がボットに任せることはできません。
refused-grace = この席の人は戻ってくるかもしれません。ボットの提案はあと{ $seconds }秒でできます。
refused-word = この席からダイスへの言葉は求められていません。
refused-other-seal = この言葉は、この卓のものではない封印に渡されました。
refused-no-proposal = この席には何も提案されていません。
refused-agreed = すでに賛成しています。
refused-no-person = 席{ $number }に人は座っていません。
refused-not-over = この卓はまだ終わっていません。終わってから見られます。
refused-no-moment = このゲームにその場面はありません。
refused-branch-end = この場面でゲームは終わっており、続きはありません。
refused-not-yours = あなたは席{ $number }に座っていません。
refused-spectator = 観戦者は、誰が遊ぶかを決められません。
refused-silence = 今は静かにする時間です。話せるようになるまでお待ちください。
refused-so-fast = 一度に送りすぎです。少しゆっくりお願いします。
refused-delete-campaign = この卓は、ほかの人も参加しているキャンペーンのものなので、削除できません。
refused-delete-others = ほかの人がこの卓で遊んでいます。ゲームが終われば削除できます。
refused-no-hint = 今はヒントを出せません。
refused-hint-waiting = すでにヒントを待っています。
refused-hints = 同じアドレスから多くのヒントが求められています。まずそれらをお待ちください。
refused-token = あなたの鍵はこの席に合いません。
refused-sockets = あなたのアドレスからの接続が多すぎます。最大{ $most }です。
refused-no-campaign = そのキャンペーンはここにありません。
refused-too-often = 回数が多すぎます。少しお待ちください。
refused-too-large = 大きすぎます。
refused-senseless = 広間には理解できませんでした。
refused-nothing-there = そのアドレスには何もありません。
refused-mistake = 広間でエラーが起き、記録されました。
refused-game-broken = このゲームはここでは遊べません。パッケージに不具合があり、広間の管理者がログで確認できます。
refused-damaged = その記録は壊れています。
refused-seats = このゲームは{ $fewest }～{ $most }人用で、{ $count }人では遊べません。
refused-seats-exactly = このゲームは{ $most }人用で、{ $count }人では遊べません。
refused-option = その設定はこのゲームでは選べません。
refused-campaign-on = このキャンペーンのゲームが進行中です。次は終わってから始まります。
refused-campaign-players = このキャンペーンは{ $count }人です。
refused-campaign-key = 次のゲームを始められるのは前のゲームを遊んだ人だけ、最初のゲームを始められるのはキャンペーンを始めた人だけです。
refused-spending-on = ゲームが進行中です。経験値はゲームの合間に使います。
refused-spending-own = この経験値を使えるのは本人だけです。

## 友だちと

connected = 接続中
not-connected = 接続なし
sound-is-on = 音あり
sound-is-off = 音なし
with-friends = 友だちと
with-coach = 案内つき
rules-short = ルール2分
with-bots = 熟練者のボット{ $count }体と
turn-yours = あなたの番
their-turn = { $name }の番
go-on = 続ける
look = 見る
more-people = ほか{ $count }人
with-people = { $names }と
join-by-code = コードで友だちに加わる
join-or-scan = または画面のコードを読み取る
code-label = 卓のコード
code-go = 座る
code-shape = コードは文字1つと数字4つ以上です。例：X 4172
code-unknown = 今このコードの卓はありません。もう一度きいてください。コードは一晩だけ有効です。
code-too-many = コードを試しすぎました。少し待ってから、聞いたコードを入れてください。
big-screen = 大画面
big-screen-more = 席を取らず、誰の秘密も出さずに、卓を部屋の全員に見せます。プレイヤーに見えているコードを入れてください。
show-table = 見せる
an-invitation = 招待
invites-you = { $name }からの招待
invited-here = 招待されています
to-a-game-of = 「{ $game }」を一緒に
name-at-table = 卓での名前
another-name = 別の名前
sit-down = 座る
sit-as = { $name }として
your-seat = あなたの席
chair-free = 空席
chair-friend = 友だちを待つ
chair-bot = ボット
name-you = { $name }（あなた）
rules-two-minutes = 2分でルールを読む
how-it-goes = 遊び方
no-account = 登録もメールも要りません。名前はこの端末だけに残ります。
bring-friends = 友だちを卓に呼ぶ
code-for-door = 入口のコード
screen-sit = スマホのカメラで読み取るか、このコードを次の場所で入力：
screen-no-account = 同じネットワークの全員が入れます。アカウントは不要です。
code-watch = 一緒に見る
qr-of-link = リンクのQRコード
share-it = 共有
here-only = 127.0.0.1 はこのコンピューターだけで開きます。
here-only-more = ほかの人はこのリンクを開けません。広間の管理者は、次の命令でネットワークに開けます：
network-address = リンクとコードは { $address } を指し、同じネットワークの全員に使えます。
seats-taken = { $all }席中{ $sit }人着席
sits = 着席
host = 主催者
send-away = 退席させる
begins-when = { $count ->
    [0] 全員そろいました。
   *[other] あと{ $count }人で始まります。
}
start-with-bots = ボット{ $count }体を入れて始める
set-friends = この席は友だちを待ちます。コードとリンクが出ます。
fill-with-bots = すべてボットにする
hints-wish = 人どうしでもヒントを使える（全員に見える）
hints-agreed = この卓ではヒントを使えます。使うと全員に見えます。
hints-taken = ヒント{ $count }回
around = ゲームのまわり
around-short = 卓
you-watch = 観戦中
signs = 合図…
sign-hail = やあ！
sign-well = お見事
sign-laugh = あはは
sign-ouch = いたい
sign-think = 考え中
sign-hurry = どうぞ…
sign-thanks = ありがとう
sign-sorry = ごめん
draw-offer = 引き分けを提案
draw-waits = 引き分け提案中
draw-offered = { $name }が引き分けを提案しています。
draw-agree = 受ける
draw-decline = 続ける
resign = 降参
resign-sure = 降参しますか？　相手の勝ちになります。
resign-yes = 降参する
leave = 席を立つ
leave-sure = 卓を離れますか？　熟練者のボットが代わり、あとで席に戻れます。
leave-yes = 離れる
mute = 黙らせる
unmute = 話してもらう
is-muted = 発言停止
you-host = あなたが主催者です。
ended-drawn = 両者が引き分けに合意しました。
ended-resigned = { $name }が降参しました。
they-went-on = ほかの人は別の卓で続けています。
go-there = そこへ行く
wants-again = もう一度遊びたい
wants-no-more = 今日はここまで
says-nothing-yet = まだ返事なし
swap-sides = 側を入れ替える
which-game = どのゲーム
same-game = 同じゲーム
waiting-again = あなたは希望しています。{ $names }を待っています。
go-on-without = { $names }なしで続ける
again-together = 一緒にもう一度
willing = { $all }人中{ $count }人がもう一度座ります。
you-play = あなたは{ $side }
share-replay = リプレイのリンクをコピー
share-picture = 画像を共有
what-if = もしも？
all-of-you = 全員
by-luck = 運 { $points }
by-choice = 選択 { $points }
pairing = あなた { $mine }：{ $theirs } { $name }（{ $games }回）
asked-now = { $names }の番
just-now = たった今
refused-two-sides = 降参や引き分けは、二手に分かれて戦うときだけです。
refused-no-draw = 引き分けは提案されていません。
refused-draw-bot = ボットは引き分けに応じません。
refused-draw-offered = すでに引き分けを提案しています。
refused-hints-unagreed = 人どうしのヒントは、卓を用意したときに合意した場合だけです。
refused-not-host = これができるのは卓の主催者だけです。
refused-host-own = ほかの人の席についての操作です。
refused-send-opponent = 対戦中は、たった1人の対戦相手を退席させられません。発言を止めるか、引き分けを提案するか、降参してください。
refused-send-rated = この対戦はその人のレーティングに反映されます。発言を止めるか、終わるまで待ってください。
refused-sent = この卓の主催者があなたを退席させました。
refused-again-campaign = キャンペーンの次のゲームは、キャンペーンのページから始めます。
refused-again-many = そのゲームは最大{ $most }席です。
refused-muted = 主催者があなたの発言を止めています。
new-here = はじめてですか？
new-here-more = 大事なことをその場で教える案内つきの「{ $game }」。

## 自分のゲーム

my-games = 自分のゲーム
my-games-none = 終わったゲームの記録はまだありません。
my-games-more = このブラウザーが覚えているものです。下で頼まないかぎり、ほかには保存されません。
by-game = ゲーム別
by-partner = 相手別
by-level = ボットの強さ別
of-games = ゲーム数
won-share = 勝ち
interval = { $low }から{ $high }
interval-more = ゲーム数が少ないと偶然が大きく、本当の割合は100回中95回この範囲にあります。
without-bots = ボットなし
download-all = すべて保存
delete-all = すべて消す
delete-all-sure = ここに記録されたゲームと、消せる卓をすべて消しますか？　元に戻せません。
delete-all-yes = 消す
deleted-all = 消しました。{ $kept ->
    [0] 何も残っていません。
   *[other] ほかの人が続けている、またはキャンペーンの卓{ $kept }つは残ります。
}
carry = 同じ人が別の端末で
carry-more = コードで席とゲームの記録を別の端末に移します。10分以内、一度だけ。コードを持つ人があなたの席に座ります。誰にも見せないでください。
carry-give = コードを作る
carry-take = 引き継ぐ
carry-code = もう一方の端末のコード
carry-unknown = このコードには何もありません。使用済み、10分以上前、または打ち間違いです。
carry-done = 引き継ぎました。卓とゲームの記録はここにあります。
voice = 声
offline-here = ネットワークがありません。最後に見た広間の様子です。ここでの操作は誰にも届きません。
what-turned = 分かれ目
no-turning-points = 1つの決断や一度の運だけで決まったゲームではありません。
turn-played = { $played }：{ $after }。
turn-better = より良い手：{ $better }：{ $before }。

# Messages when it is my turn
bell = 自分の番を知らせる
bell-more = ゆっくり進めるゲームのための通知です。広間のページを閉じていても、この端末に届きます。書かれるのはどのゲームで誰とかだけで、何が起きたかは書かれません。手番が秘密の間は届きません。
bell-wish = 通知を受け取る
bell-on = このブラウザーに通知が届きます。
bell-off = 通知をやめる
bell-quiet-from = 静かな時間：開始
bell-quiet-to = 終了
bell-denied = このブラウザーは、ここからの通知を表示しない設定です。ブラウザーの設定で変えられます。
bell-no-service = このブラウザーには、今は通知を届ける手段がありません。
bell-unable = このブラウザーでは、ページを閉じている間は知らせられません。安全なアドレス（https、またはこの端末自身）が必要です。ページを開いていれば、タイトルとアイコンで番が分かります。

# Passkeys
passkey = どの端末でも同じ人として
passkey-more = パスキーを使えば、アカウントなしで、どの端末でも同じ卓に着き、同じゲームの記録を見られます。共有するものは封印して保管され、広間の記録を見ても読めません。パスキーをすべて失っても、各端末にあるものはそのまま残ります。
passkey-make = パスキーを作る
passkey-another = パスキーをもう1つ作る
passkey-use = パスキーを使う
passkey-made = パスキーができました。ほかの端末で使ってください。
passkey-used = あなたの卓とゲームの記録がここに移りました。
passkey-shared = この端末は、卓とゲームの記録をほかの端末と共有しています。
passkey-not-given = パスキーは渡されませんでした。
passkey-unable = パスキーには、名前のある安全なアドレス（https、またはこの端末の http://localhost）が必要です。ほかの端末からのコードはどこでも使えます。
refused-passkey = このパスキーで開けるものはここにありません。
refused-vault-newer = ほかの端末のほうが早かったようです。もう一度お試しください。

# Open tables
open-tables = 誰でも入れる卓
open-table-of = { $name }が待っています（空席{ $count }）
let-strangers-in = 知らない人も入れる
let-strangers-in-more = あなたがここにいて席が空いている間、この卓は入口の一覧に載ります。
refused-begun = ゲームは始まっています。もう席には着けません。

# Ratings
ratings = 人とのゲームのレーティング
ratings-more = 望む人だけのものです。同じく望む人とのゲームが、終わったときに数えられます。誰でも1000から始まります。
ratings-wish = レーティングを付ける
ratings-end = レーティングを消す
ratings-none = まだ数えられたゲームはありません。
rating-of = { $rating } ± { $doubt }（{ $games }ゲーム）

# Today's riddle
riddle-today = 今日の謎
riddle-open = はっきり最善の答えが1つあります
riddle-solved = 解けました
riddle-more = ほかのどれよりもはっきり良い答えが1つあります。盤の上かここで答えてください。答えられるのは一度だけです。
riddle-in-the-making = 今日の謎を作っています。少しお待ちください。
riddle-right = そのとおり！
riddle-wrong = もっと良い手があります。
riddle-best = { $answer }：勝つ見込みは{ $chance }です。
riddle-yours = あなたの答えでは{ $chance }です。
days-in-a-row = { $count ->
    [0] まだ連続記録はありません
   *[other] { $count }日連続
}

## The spoken table

refused-late = 間に合いませんでした。卓は先へ進み、何も変わっていません。
refused-early = 鐘はまだ鳴っていません。
refused-ring = その名前には今は触れられません。
refused-others = それはほかの人がすることです。
refused-thumb = 親指は上か下を指します。
refused-led = これは広間が時を見て尋ねます。その時に触れてください。
refused-not-spoken = このゲームには会話がないので、声で進めることはできません。
refused-passkey-late = 時間がかかりすぎました。もう一度パスキーをお試しください。
refused-push = このブラウザーのプッシュサービスには、広間からメッセージを送れません。
refused-push-full = この広間は、すでに送れるかぎりのブラウザーにメッセージを送っています。
refused-riddle = この謎はもう終わりました。今日の謎を開いてください。
refused-one-phone = 広間が進める卓では、1人につき席1つ、スマートフォン1台です。
conduct-wish = 進行役
conduct-none = なし：尋ねられた人が答える
conduct-voice = 広間の声（同じ部屋か通話で）
conduct-master = 主催者が進める
conduct-typed = 離れた人どうし：会話は文字、夜は15秒
conduct-more = 1人1台のスマートフォンが要ります。/screen を開いたテレビやノートパソコンが全員に語ります。
