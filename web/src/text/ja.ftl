### 広間の言葉。

## 入口

slogan = 北欧の五つのゲームを一つの卓で
welcome = グラズヘイムの席へ
welcome-more = 神々と巨人とルーンの五つのゲーム。登録は不要。名前と、友へのリンクがあればよい。
play-now = すぐに遊ぶ
set-a-table = 卓を用意する
first-game = 案内つきで初めて遊ぶ
coach = 案内役
coach-next = 次へ
coach-done = わかりました
coach-back = 前の説明をもう一度読む
coach-forward = 戻る
coach-away = もう十分：案内役を下がらせる
on-one-page = 一頁でわかる遊び方
my-tables = 自分のいる卓
my-campaigns = キャンペーン
table-over = ゲームは終わりました。
table-waits = 参加者待ち
table-goes-on = 進行中
table-gone = その卓はここにありません。
forget-table = この卓を一覧から消す
fewer = 少なく表示
all-tables = すべて表示（{ $count }）
independence = 敬意をもって作られた、独立した実装です。
about = この広間とクレジット
hall-silent = 広間から応答がありません。応答があり次第、再び試みます。
guest = 客人
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
care-never = 誤ると痛いときだけ
pace = 出来事の表示
pace-calm = 一つずつ順に
pace-quick = まとめて、動きなし
sound = 音：出来事にはノック、自分の番には鐘
plain-tables = 簡素な卓：絵の盤の代わりに言葉と一覧
done = 完了
close = 閉じる
no-such-page = そのページはありません。
page-not-loaded = ページを読み込めませんでした。広間は開いていますか。

## 卓の用意

seats = 席
seat = 席{ $number }
how-many-seats = 何人で座りますか
who-sits = 席{ $number }には誰が座りますか
level-of = 席{ $number }のボットの強さ
who-me = 自分
who-bot = ボット
who-open = リンクを持つ人
open-more = 送るためのリンクが得られます。
hot-seat-more = 自分の席が複数あります。画面を順に手渡してください。秘密は覆われます。
nobody-more = 席を取らずに観戦します。
level = 強さ
level-random = でたらめ
level-novice = 初心者
level-skilled = 熟練者
level-master = 達人
the-game = ゲーム
recommended = 推奨
clock-wish = 一つの答えの持ち時間
clock-none = 時計なし
clock-seconds = それぞれ{ $time }
seconds = { $n }秒
minutes = { $n }分
hours = { $n }時間
lucky = 幸運の言葉
lucky-more = 広間が自分の種を封じたあとに、この言葉が運に混ぜられます。だから誰も結果を選べず、終局後には誰でも確かめられます。
set-it = 卓を用意する
no-such-game = そのゲームはここにありません。

## 卓

connecting = 接続中…
lost = 接続が切れました。再び試みています…
closed = 閉じました
rules = ルール
question = 質問
answers = 答え
you-are-asked = あなたの番です。
waiting-for = { $names }を待っています。
waiting-secretly = ほかの人が考えています。
skip = 飛ばす
undo = 取り消す
hint = 助言
thinking = 考え中…
log = 記録
log-empty = まだ何も起きていません。
log-earlier = 前の行を表示
chat = 会話
chat-empty = まだ誰も話していません。
in-words = 文字で
say = 話す
say-something = 何か話す
spectator = 観戦者
spectator-link = 観戦リンクをコピー
looking-from = 視点
is-here = 在席
is-away = 離席
is-asked = 答える番
that-is-me = （あなた）
seat-open = 空席
bot-name = { $name }（{ $level }）
bot-plays-on = { $level }のボットが代行
seat-menu = { $name }の席について
take-back = 席に戻る
hand-over-mine = ボットに代わってもらう：
hand-over-theirs = { $name }は離席中です。ボットの代行を提案：
proposed = { $name }の代わりにボット（{ $level }）が続ける提案があります。賛成は{ $count }人。
agree = 賛成
refuse = 反対
hand-to = 画面を{ $name }に渡してください。
here-i-am = 受け取りました
no-secrets = 秘密はないので、次から尋ねない
other-rules = この卓はルール{ $version }で用意されました。見ることはできますが、続けられません。
waiting-for-people = 空席が{ $count }つあります。
invite-more = リンクを一人に一つずつ送ってください。全席が埋まると始まります。
join-more = 席に着くか、観戦してください。
copy-link = リンクをコピー
copied = コピーしました
copy-by-hand = これをコピーしてください：
sit-here = ここに座る
only-watch = 観戦する
invited = 席{ $number }に招かれています。
seat-taken = この席にはもう人がいます。観戦はできます。
time-left = 残り時間
share = 勝ち分{ NUMBER($share, maximumFractionDigits: 2) }
has-won = 勝ち
has-lost = 負け
table-in-words = 文字による卓
table-in-parts = 卓の内訳
may-speak = 答えてもよい質問です。誰も待っていません。
chance-to-win = 勝つ見込み
percent = { $share }%
why-not = 今は選べない答えが{ $count }つあります。その理由は？
do-it = 実行する
not-yet = まだ
which = どれにしますか
and-more = ほか{ $count }つ
search-rules = ルールを探す
no-such-rule = そのようなルールはありません。
to-the-moment = 再現のこの場面へ

## 終局

all-won = 勝利！
all-lost = 敗北。
all-drew = 引き分け。
i-won = あなたの勝ちです！
i-lost = あなたの負けです。
winners = { $names }の勝ちです。
replay = 再現
again = もう一度
to-the-campaign = キャンペーンへ

## 再現

moments = ゲームの場面
moment = 場面
to-the-first = 最初へ
to-the-last = 最後へ
one-back = 一つ戻る
one-on = 一つ進む
play-on = 再生
stop = 停止
what-happened = 出来事
branch = もしも…
branch-more = この場面から続けます。あなたは{ $name }、ほかの席はボットです。
branch-here = ここから続ける
fair = 運の検証
fair-more = 最初の手の前に、広間は種を封じました。今その種が明かされ、すべての結果を引き直せます。
verify = すべて確かめる
is-fair = { $draws }回の結果はすべて封じられた種から出ています。
is-unfair = 結果が種と合いません。
seed = 種
journal = 棋譜をダウンロード
chance-chart = 勝つ見込み
turning-points = 分かれ目：
luck-and-choice = 運と選択
luck-of = 誰の
luck-says = 結果は勝ちの{ $result }。この席の単純なボットなら、どんな運でも平均{ $any }、このゲームの運では{ $same }を得る。
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
luck-more = このゲームのカードと駒とダイスを、単純なボットがもう一度遊ぶ。あるものは出たとおりに、ほかは新しく引き直し、各種の運が加えた分を内訳とする。残りは卓の全員の決断による。細い線は95%区間。
luck-unknown = このゲームについては測れませんでした。
luck-playing = 遊び直しています… { $most }回中{ $games }回
luck-done = { $games }回遊び直しました。

## キャンペーン

campaign = キャンペーン
campaign-begin = キャンペーンを始める
campaign-more = 六つのサガを順に。神々は勝っても負けても経験を得て、ゲームごとに育ちます。
campaign-gods = 神：まず席の順にプレイヤーの神、次に支援の神。一人なら支援の神は二柱、二人なら一柱です。
one-more-player = もう一人
campaign-won = 最後のサガに勝ち、キャンペーンを制しました。
campaign-at = サガ{ $number }／{ $most }：{ $saga }
campaign-on = このキャンペーンのゲームが進行中です。
to-the-table = 卓へ
next-game = 次のゲーム
begin-next = 始める
experience = 使える経験{ $xp }（獲得{ $earned }、使用{ $spent }）
ticked = { $count }つ獲得
buy = { $price }で得る
games-played = これまでのゲーム
row-elves = ゲーム開始時のエルフ
row-vanir = ゲーム開始時のヴァン神族のダイス
row-god = 神ダイスの成功面
row-dice = ヴァン神族のダイスの成功面
row-comrade = 戦友：戦いにダイスを加える
row-kin = 血族：手持ちを分け合う
row-lucky = 幸運の友
row-travel = 旅の友

## この広間

about-hall = グラズヘイムは神々が遊びの席に着く広間です。北欧世界の五つのボードゲームを、すべてのルールとともに、人とボットのために、ブラウザでも端末でも研究室でも遊べます。
independence-more = これらのゲームの作者や出版社が制作、推奨、許諾したものではありません。ルールはすべて私たち自身の言葉で書かれ、絵もすべて独自のものです。名称はそれぞれの権利者に属します。
about-games = ゲームとその作り手
about-buy = 気に入ったゲームがあれば、ぜひ箱を手に入れてください。心を込めて作られており、本物の卓で友と囲むのが一番です。
credit-design = 作者
credit-art = 箱の絵
credit-house = 出版社
about-drawings = 絵と文字
about-icons = 小さな絵：
about-fonts = 書体：
about-keys = キー操作
key-move = 次のものへ移る
key-do = 実行する
key-board = 盤へ
key-cancel = 最初の選択を取り消す

## 広間が断ること

refused-other = 広間に断られました：{ $reason }
refused-over = ゲームは終わっており、もう誰にも問いはありません。
refused-not-asked = 今はあなたへの問いがありません。
refused-answer = この答えは今は選べません。
refused-no-longer = その問いはもう閉じています。
refused-not-yet = その時点はまだ来ていません。
refused-restarting = 広間を再起動しています。少ししてからもう一度どうぞ。
refused-busy = 卓がとても混み合っています。もう一度どうぞ。
refused-unwritten = 卓を記録できませんでした。少ししてからもう一度どうぞ。
refused-undo-secret = このゲームでは取り消せません。誰が行動したか知れてしまいます。
refused-undo-over = ゲームは終わり、すべて明かされたので、取り消せません。
refused-undo-none = ほかの人の答えや抽選のあとに、取り消せるあなたの答えはありません。
refused-undo-late = もう取り消せません。その後、誰かが何かを知りました。
refused-other-rules = この卓は今の広間とは別の版のルールで作られたため、見ることはできますが続けられません。
refused-bot-plays = この席はボットが代わりに遊んでいます。先に席を取り戻してください。
refused-taken = 席{ $number }はふさがっています。
refused-no-name = 座るには名前が必要です。
refused-not-begun = ゲームはまだ始まっていません。空席があります。
refused-no-seat = 席{ $number }はありません。この卓の席は{ $most }です。
refused-own-seat = この席はあなた自身が遊んでいます。
refused-bot-already = この席はすでにボットが遊んでいます。
refused-not-own = 席を取り戻せるのは、その席の人だけです。
refused-is-here = この席の人は在席しています。ほかの人がボットに任せることはできません。
refused-no-proposal = この席には何も提案されていません。
refused-agreed = すでに同意しています。
refused-no-person = 席{ $number }に人は座っていません。
refused-not-over = この卓はまだ終わっていません。終わってから見られます。
refused-no-moment = このゲームにその時点はありません。
refused-branch-end = この時点でゲームは終わっており、続きはありません。
refused-not-yours = あなたは席{ $number }に座っていません。
refused-spectator = 観戦者は、誰が遊ぶかを決められません。
refused-silence = 今は静かにする時間です。話せるようになるまでお待ちください。
refused-so-fast = 少しゆっくり。一度に送りすぎです。
refused-no-hint = 今は助言できません。
refused-token = あなたの鍵はこの席に合いません。
refused-sockets = あなたのアドレスからの接続が多すぎます。最大{ $most }です。
refused-no-campaign = そのキャンペーンはここにありません。
refused-too-often = 回数が多すぎます。少しお待ちください。
refused-too-large = 大きすぎます。
refused-senseless = 広間には理解できませんでした。
refused-nothing-there = そのアドレスには何もありません。
refused-mistake = 広間が誤りを起こし、記録しました。
refused-damaged = その記録は壊れています。
refused-seats = このゲームは{ $fewest }～{ $most }人用で、{ $count }人では遊べません。
refused-seats-exactly = このゲームは{ $most }人用で、{ $count }人では遊べません。
refused-option = その設定はこのゲームでは選べません。
refused-campaign-on = このキャンペーンのゲームが進行中です。次は終わってから始まります。
refused-campaign-players = このキャンペーンは{ $count }人です。
refused-campaign-key = 次のゲームを始められるのは、前のゲームを遊んだ人だけです。
refused-spending-on = ゲームが進行中です。経験はゲームの合間に使います。
refused-spending-own = この経験を使えるのは本人だけです。
