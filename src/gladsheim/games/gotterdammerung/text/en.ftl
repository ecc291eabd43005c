### Götterdämmerung: every word a player reads.

## Names

title = Götterdämmerung
pitch = Conspirators hide among your friends: act in silence, talk in council, and trust the right god.
mood = hidden roles, talk, suspicion
length = about 45 minutes
god-valkyrie = Valkyrie
god-odin = Odin
god-brynhild = Brynhild
god-sif = Sif
god-thor = Thor
god-idun = Idun
god-njord = Njörd
god-heimdall = Heimdall
god-balder = Balder
god-freya = Freya
god-tyr = Tyr
god-skadi = Skadi
god-loki = Loki
god-dvalin = Dvalin
god-saga = Saga
god-hel = Hel
card-odin = Odin's shield
card-brynhild = Brynhild's wound
card-sif = Sif's wound (one more vote)
card-thor = Thor's wound (one less vote)
card-njord = Njörd's card
card-heimdall = Heimdall's card (one more vote)
card-balder = Balder's card
card-freya = Freya's card
card-tyr = Tyr's card
card-dvalin = Dvalin's ward
oracle = the Oracle
faction-protector = Protector of Asgard
faction-conspirator = Conspirator
asgard = Asgard
underworld = Underworld
thumb-0 = thumb up (stays in Asgard)
thumb-1 = thumb down (to the Underworld)
phase-set-up = setting up
phase-conspiracy = Conspiracy Phase
phase-action = Action Phase
phase-council = Council of the Gods

## The options

option-cast = Which gods are in play, if none are named.
choice-cast-first-game = First game: Odin, Thor, Hel
choice-cast-second-game = First game and Saga
choice-cast-third-game = … and Heimdall
choice-cast-fourth-game = … and Loki
choice-cast-fifth-game = … and Brynhild
choice-cast-recommended = All gods recommended for this number of players
option-gods = The gods in play, named one by one.
choice-gods-odin = Odin
choice-gods-brynhild = Brynhild
choice-gods-sif = Sif
choice-gods-thor = Thor
choice-gods-idun = Idun
choice-gods-njord = Njörd
choice-gods-heimdall = Heimdall
choice-gods-balder = Balder
choice-gods-freya = Freya
choice-gods-tyr = Tyr
choice-gods-skadi = Skadi
choice-gods-loki = Loki
choice-gods-dvalin = Dvalin
choice-gods-saga = Saga
choice-gods-hel = Hel
option-seating = Where the gods sit.
choice-seating-by-lot = By lot
choice-seating-spread = Spread round the circle from the first seat on
option-talk = How long a discussion lasts: as long as you like, or a set number of turns each.
choice-talk-0 = as long as you like
choice-talk-1 = 1
choice-talk-2 = 2
choice-talk-3 = 3
choice-talk-4 = 4
choice-talk-6 = 6
option-accusations = Accusations that one player may begin in a Council.
choice-accusations-0 = As many as you like
choice-accusations-1 = 1
choice-accusations-2 = 2
choice-accusations-3 = 3
option-vote_compulsory = Whether a Council must come to a vote.
choice-vote_compulsory-False = It may end without a vote
choice-vote_compulsory-True = It must come to a vote
option-dvalin = How long Dvalin's card protects.
choice-dvalin-next-conspiracy = Through the next Conspiracy Phase
choice-dvalin-council = Until the end of the Council
option-clock = Whether a clock ends talk and votes.
choice-clock-none = No clock
choice-clock-quick = Quick
choice-clock-slow = Slow

## The questions

ask-mark = Whom do the Conspirators banish?
ask-target = On whom do you use your god's action?
ask-card = Which card does the action take?
ask-way = Where does the Oracle go?
ask-look = Whose faction card do you look at?
ask-say = What do you say?
ask-when = Which round do you speak of?
ask-whom = Whom do you mean?
ask-faction = Which card do you say you saw?
ask-thumb = How do you say you will vote?
ask-reason = Why?
ask-question = What do you ask?
ask-reply = What do you reply?
ask-claim = Which claim do you mean?
ask-support = Do you support the accusation?
ask-vote = How do you vote?

## The answers

do-mark = Mark { $seat }
do-mark-and-lose = Mark { $seat } (this would lose the game)
do-refrain = Do nothing
do-odin = Protect { $seat } from wounds
do-brynhild = Wound { $seat }
do-sif = Wound { $seat }, with one more vote
do-thor = Wound { $seat }, with one less vote
do-idun = Heal { $seat } of { $card }
do-njord = Act for { $seat }
do-heimdall = Give { $seat } one more vote
do-balder = Make { $seat } vote like you
do-freya = Give { $seat } Freya's card
do-tyr = Keep { $seat } from accusation
do-skadi = Take { $card } from { $seat } and send it home
do-loki = Take { $card } from { $seat } for yourself
do-dvalin = Keep { $seat } from banishment
do-saga = Move the Oracle to { $seat }
do-hel = Banish { $seat }
do-look = Look at { $seat }
do-look-not = Look at nobody
do-whom = { $seat }
do-when = Round { $round }
do-claim = No. { $number }: { $claim }
do-support-0 = I do not support it
do-support-1 = I support the accusation
do-say-0 = Listen
do-say-1 = Nothing more to say
do-say-2 = Accuse somebody
do-say-3 = Tell what the Oracle showed me
do-say-4 = I was Oracle and did not look
do-say-5 = Suspect somebody
do-say-6 = Trust somebody
do-say-7 = Say how I would vote
do-say-8 = Ask somebody
do-say-9 = Agree with a claim
do-say-10 = Disagree with a claim
do-say-11 = I am a Protector of Asgard
do-say-12 = Reply
do-reason-0 = A feeling
do-reason-1 = The votes of a round
do-reason-2 = The deeds of a round
do-reason-3 = The words of a round
reason-0 = It is just a feeling.
reason-1 = Look at the votes in round { $round }.
reason-2 = Look at what was done in round { $round }.
reason-3 = Remember what was said in round { $round }.
question-0 = Whom did you look at?
question-1 = Why did you act as you did?
question-2 = Why did you vote as you did?
reply-0 = I will not say
reply-1 = For no reason
reply-2 = Out of trust
reply-3 = Out of suspicion
reply-4 = I will tell what I saw
reply-5 = I did not look

## What is said

said-2 = { $seat }: I accuse { $seat-whom }! { $reason }
said-3 = { $seat }: as Oracle of round { $round } I saw { $seat-whom }: { $faction }.
said-4 = { $seat }: as Oracle of round { $round } I did not look.
said-5 = { $seat }: I suspect { $seat-whom }. { $reason }
said-6 = { $seat }: I trust { $seat-whom }. { $reason }
said-7 = { $seat }: if { $seat-whom } is accused, my vote is { $thumb }.
said-8 = { $seat } asks { $seat-whom }: { $question }
said-9 = { $seat } agrees: “{ $claim }”
said-10 = { $seat } disagrees: “{ $claim }”
said-11 = { $seat }: I am a Protector of Asgard.
said-12 = { $seat } replies to { $seat-whom }: { $reply }.
said-so = …

## What happens

seated = { $count } gods have sat down; all others are Valkyries.
dealt = { $seat } is a { $faction }.
conspirators-met = The Conspirators open their eyes: { $conspirators }.
won = { $faction ->
    [Conspirator] The Conspirators win.
   *[other] The Protectors win.
} The Conspirators were { $conspirators }.
round-began = Round { $round } begins. All close their eyes.
marked = { $seat } marks { $seat-whom }.
banished-by-conspiracy = The Conspirators banish { $seat }.
banished-by-hel = Hel banishes { $seat }.
banished-by-council = The Council banishes { $seat }.
rolled = The dice show { $first } and { $second }: { $seat } is the Oracle.
cards-home = The owners take their Action cards back.
placed = { $seat } gives { $seat-whom } { $card }.
card-taken = { $seat } takes { $card } from { $seat-whom } and sends it home.
stolen = { $seat } takes { $card } from { $seat-whom }.
oracle-moved = { $seat } moves the Oracle to { $seat-whom }.
refrained = { $seat } does not use { $god }'s action.
looked = { $seat } looks at { $seat-whom }: { $faction }.
looked-not = { $seat } looks at nobody.
looked-unseen = { $seat } is the Oracle: all others close their eyes.
council-opened = The Council of the Gods begins.
accused = { $seat } accuses { $seat-whom }.
supported = { $seat } supports the accusation against { $seat-whom }.
dropped = Nobody supports the accusation against { $seat }: it is dropped.
thumbs-shown = All show their thumbs for { $seat }. Down: { $down }.
adjusted = Balder's card turns the vote of { $seat }: { $thumb }.
counted-stays = { $down } down, { $up } up: { $seat } stays in Asgard.
counted-warded = { $down } down, { $up } up, but Dvalin's card keeps { $seat } in Asgard.
counted-goes = { $down } down, { $up } up: { $seat } must go to the Underworld.

## The end

outcome-victory-conspirators = The Conspirators have won: no Protector is left in Asgard.
outcome-victory-protectors = The Protectors have won: no Conspirator is left in Asgard.

## The table as text

head = Round { $round }, { $phase }
place = { $number }. { $seat } · { $god } · { $world } · votes: { $votes }
card-by = { $card } (by { $seat })
you-are = You are a { $faction }.
the-conspirators = The Conspirators:
was-oracle = Round { $round }: { $seat } was Oracle and could look at
you-looked = Round { $round }: you looked at { $seat-whom }: { $faction }.
you-looked-not = Round { $round }: you were Oracle and looked at nobody.
in-round = Round { $round }:
deed-target = { $god } ({ $seat }): { $seat-whom }.
deed-card = { $god } ({ $seat }): { $card }.
deed-way-back = { $god } ({ $seat }): the Oracle one seat back.
deed-way-ahead = { $god } ({ $seat }): the Oracle one seat ahead.
was-warded = Dvalin's card may not go to { $seat } this round.
trial-dropped = { $seat } accused { $seat-whom }; nobody supported it.
trial-stays = { $seat } accused { $seat-whom }, supported by { $seat-supporter }: { $down } down, { $up } up; { $seat-whom } stayed.
trial-warded = { $seat } accused { $seat-whom }, supported by { $seat-supporter }: { $down } down, { $up } up; Dvalin's card kept { $seat-whom } in Asgard.
trial-goes = { $seat } accused { $seat-whom }, supported by { $seat-supporter }: { $down } down, { $up } up; { $seat-whom } was banished.
thumbs-down = thumbs down:
thumbs-counted = counted after Balder:
thumbs-out = Thumbs that are out:
marking = Marking, time { $time } of 3
talk-turn = Discussion, turn { $turn }
talk-turn-of = Discussion, turn { $turn } of { $of }
talk-only-accuse = The talk is over: somebody must accuse.
defends = { $seat } speaks in defence; all others are silent.
speaks = { $seat } has the floor: { $sentence }

## The drawn board

board-circle = The circle of players
board-phase-conspiracy = Conspiracy
board-phase-action = Action
board-phase-council = Council
board-foes = { $count } of { $of } are Conspirators
board-hold = Hold to see your secret
board-let-go = Let go to cover it
board-covered = Hidden from anyone beside you
board-left = Left in Asgard: Conspirators { $friends }, Protectors { $others }
board-my-thumb = My thumb:
board-night = All close their eyes. The Conspirators choose.
board-eyes = Tap to open your eyes
board-acts = { $god } acts ({ $seat })
board-looks = { $seat } is the Oracle: all others close their eyes.
board-on = Does { $seat } stay?
board-thumbs = Thumbs out: { $count } of { $of }
board-stay = stays
board-go = goes
board-won-protector = The Protectors have won
board-won-conspirator = The Conspirators have won
board-oracle = The Oracle: { $seat }
board-accused = accused
board-accuses = accuses
board-supports = supports
board-you = you
board-underworld = They still act, speak and vote with the others.
board-banished = { $seat } banished
board-stayed = { $seat } stayed
board-by-conspiracy = by night
board-by-hel = by Hel
board-now = now
board-none-fell = Nobody has been banished yet.
board-all = Everything, and who voted how
board-asked = What you are asked
board-tap-seat = Tap a player in the circle.
board-tap-card = Tap a card in the circle.
board-tap-claim = Tap a claim below.
board-tap-thumb = Tap a thumb in the middle. All thumbs are shown together.
board-claims = What was said
board-claims-none = Nothing yet in this round.
board-rounds = The rounds so far
board-votes = Who voted how
board-tried = Tried
board-notes = My belief board
board-notes-why = For your eyes alone, kept in this browser. It counts which sets of Conspirators still fit, if you are a Protector, with what you saw and what you choose to believe.
board-sets = Sets of Conspirators that fit: { $count } of { $of }
board-sets-none = Nothing fits: you believe too much.
board-believe = I believe this:
board-note-0 = no idea
board-note-1 = trust
board-note-2 = suspect
about-wounded = Wounded: cannot act this round, and may be banished by Hel.

## The game on one page

summary-1 = Everybody is secretly a Protector of Asgard or a Conspirator. Only the Conspirators know each other.
summary-2 = The faction that is wholly banished to the Underworld loses; everybody in the other one wins, the banished too.
summary-3 = Each round has three phases: Conspiracy, Action, Council.
summary-4 = Conspiracy: all close their eyes, and the Conspirators agree on a player in Asgard who is banished.
summary-5 = Action, in silence: two dice move the Oracle round the circle; all Action cards come home.
summary-6 = Then the gods act in the order of their numbers: Odin shields, Thor wounds, Hel banishes a wounded player, and so on.
summary-7 = A wounded god cannot act. Valkyries have no action, but a voice and a vote like everybody.
summary-8 = Last, the Oracle may look in secret at the faction card of a player in its own world.
summary-9 = Council: talk, true or false. Anybody may accuse a player in Asgard; somebody else must support it.
summary-10 = The accused speaks, then all thumbs come out at once. More votes down than up banish.
summary-11 = If the accused stays, one other player may be tried; then the round is over.
summary-12 = The banished go on talking, acting and voting; they just cannot be accused.

## A first game

guide-welcome = Welcome to Götterdämmerung. Seven of you sit in a circle, and two are secretly Conspirators. The other five, the Protectors of Asgard, do not know who. Find out, before they banish you all.
guide-secret = Hold this button to see what you are. Let go, and it is covered again. On a phone among friends, let nobody see your screen now.
guide-goal = Whoever is banished falls from Asgard to the Underworld. Protectors win when both Conspirators have fallen; Conspirators win when every Protector has.
guide-round = A round has three parts. By night the Conspirators banish somebody. Then the gods act, in silence. Then the Council talks, and may banish somebody by vote.
guide-circle = You sit at the bottom. Odin, Thor and Hel can act; the winged swords are Valkyries, who talk and vote like all others. Point at a player, or tap, to read what they can do.
guide-night = Night: all close their eyes, and the Conspirators agree on somebody to banish. The page does the rest; just wait.
guide-mark = Night: all but the Conspirators close their eyes. If you are one of them, hold this button to see who is with you and whom they have marked; then tap the player you want to banish.
guide-banished = These have fallen off the golden ring: banished. They still act, talk and vote, and win with their faction; they just can no longer be accused.
guide-fallen = You were banished and have fallen off the ring. You are still in the game: you act, talk and vote, and win with your faction. You just can no longer be accused.
guide-rolled = The eye is the Oracle. Two dice move it round the circle each round, and whoever it comes to may look in secret at the faction of one other player.
guide-act = It is your god's turn to act: what it does is written beside the circle. Tap a lit player, or do nothing. Mind: what you do, and to whom, will be talked about.
guide-placed = These cards lie before players until the next round. Odin's shield keeps wounds off. Thor's hammer wounds: no action, one less vote. And Hel may banish anyone who is wounded.
guide-look = You are the Oracle: look at the faction of one player. What you saw is kept in your secret. Tell the others, truly or not, in the Council.
guide-council = The Council: in turn everybody may say one sentence, until somebody is accused or all are ready. All that was said stands here, and lines in the circle show it: a broken red line suspects, a green one trusts.
guide-say = Any sentence may be a lie. To bring somebody to trial, accuse them. To say nothing now, choose “Listen”; when you have said all, “Nothing more to say”.
guide-support = Somebody is accused. If one other player supports it there is a trial, else it is dropped. Do you?
guide-defence = The accused alone may speak now; everybody else is silent.
guide-vote = The vote: thumb up, and the accused stays; thumb down, and it is the Underworld. All thumbs are shown together. It takes more down than up.
guide-counted = The thumbs stay in sight. Remember who voted how, for Conspirators shield each other: “The rounds so far” keeps it all.
guide-notes = If you like to reason, open “My belief board”: tick the claims you believe, and it counts who may still be a Conspirator.
guide-won = The game is over, and the circle shows who was who: hoods are Conspirators, shields are Protectors. In the replay you can see what they knew.

## Refused before the game

refused-gods = With this many players there are { $fewest } to { $most } gods, not { $count }.

## The spoken table: what the voice says, the same words every night

voice-secrets = Hold the seal, look, let go. Say what you like, show it to nobody.
voice-gate = Take your phones, and dim them alike. Night is near.
voice-missing = We wait for { $seats }.
voice-night = Night falls on Asgard. Heads down, eyes on your own phone. Three bells, three touches.
voice-dawn = The sun rises. In the night { $seat } fell. Look up, all of you.
voice-silence = From now on, silence. { $seat } is the Oracle.
voice-act = { $number }: { $god }, { $seat }.
voice-look = Shut your eyes. { $seat } alone looks.
voice-talk = The fire burns. Speak.
voice-talk-again = { $seat-whom } stays. One other may be accused. Speak.
voice-support = { $seat } accuses { $seat-whom }. Who stands with the accuser?
voice-defence = { $seat }, you have one minute. Everybody else: silence.
voice-vote = Does { $seat-whom } stay? Thumbs into your fists.
voice-knocks = Three. Two. One. Thumbs!
voice-verdict-0 = { $up } up, { $down } down. { $seat } stays.
voice-verdict-1 = { $up } up, { $down } down. Dvalin's card holds { $seat } in Asgard.
voice-verdict-2 = { $up } up, { $down } down. { $seat } falls to the Underworld.
voice-over-protector = The last Conspirator has fallen. Asgard is safe. Will you sit down again?
voice-over-conspirator = The last Protector has fallen. Asgard is lost. Will you sit down again?

## The spoken table: on the phones and on the screen

stage-secrets = Secrets
stage-gate = Before night
stage-night = Night
stage-dawn = Dawn
stage-act = Silence
stage-look = The Oracle
stage-talk = Council
stage-support = Council
stage-defence = Defence
stage-vote = Vote
stage-knocks = Vote
stage-verdict = Verdict
stage-over = The end
spoken-round = round { $round }
spoken-heads-down = Heads down. Eyes on your own phone.
spoken-no-word = Not a word, not a look, not a laugh.
spoken-touch = Touch a name
night-doubt = Whom do you doubt?
night-second = Whom do you doubt next?
night-trust = Whom do you trust?
night-fall = Who must fall tonight?
night-finger = { $seat }'s finger
night-note-1 = doubt, night { $round }
night-note-2 = second doubt, night { $round }
night-note-3 = trust, night { $round }
night-note-0 = by lot, it means nothing
spoken-secret = My secret
spoken-secret-notes = My secret, my notes
spoken-hold = Hold to see
spoken-fellows = with { $seats }
spoken-unknown = unknown to each other
spoken-known = I know who I am
spoken-known-more = { $count } of { $most } have looked
spoken-fell = { $seat } fell
spoken-you-fell = You fell
spoken-fell-more = Nobody learns the faction. The fallen act, speak and vote as before; they just cannot be accused.
spoken-order = Not a word, not a sign
spoken-acts = acts now
spoken-hold-touch = touch, then hold
spoken-let-be = Let it be
spoken-shut-eyes = Shut your eyes. Only the Oracle sees.
spoken-accuse = I accuse { $seat }
spoken-accuse-one = Touch a name to accuse
spoken-say-hold = say it aloud, hold
spoken-accuses = { $seat } accuses { $seat-whom }
spoken-support = I stand with { $seat }
spoken-nothing = Doing nothing is an answer.
spoken-speak = Speak, { $seat }
spoken-spoken = I have spoken
spoken-listen = { $seat } speaks. Listen, in silence.
spoken-stays-q = Does { $seat } stay?
spoken-stays = Stays
spoken-goes = Goes
spoken-ready = { $count } of { $most } are ready.
spoken-show = Hold it up, all at once
spoken-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
spoken-verdict-stays = { $seat } stays, { $up } to { $down }
spoken-verdict-goes = { $seat } falls, { $down } to { $up }
spoken-missing = { $seats }: your thumb is missing.
spoken-enter = Enter { $seat }'s thumb
spoken-host-on = Go on
spoken-host-without = Go on without { $seats }
spoken-note-1 = doubted
spoken-note-2 = and
spoken-note-3 = trusted
spoken-nobody = no one
spoken-won-protector = The Protectors keep Asgard
spoken-won-conspirator = The Conspirators take Asgard
spoken-away = Connection lost: { $seats }
spoken-protectors = Protectors
spoken-conspirators = Conspirators
spoken-mute = Sound and buzzing are off: the screen speaks for all.
spoken-alike = At night all phones shine alike. Make yours one of them: set the brightness halfway.
spoken-counts = { $up } in Asgard, { $down } in the Underworld
spoken-conspire = { $count } of { $most } conspire

# Hints: what the adviser thinks of whom an answer is about.
hint-looked = You saw the card of { $seat } yourself: { $faction }.
hint-suspected = As bots play, all that was done and said makes { $seat } a Conspirator with a chance of { $chance } %.
hint-suspected-most = As bots play, all that was done and said makes { $seat } the most likely Conspirator in Asgard: { $chance } %.
hint-seems = As bots play, all that was done and said would make { $seat } a Conspirator with a chance of { $chance } % for a Protector in your place.
hint-seems-most = As bots play, a Protector in your place would suspect { $seat } most in Asgard: { $chance } %.
hint-fellow = { $seat } conspires with you.
hint-told = You have said that you saw { $seat }: { $faction }. Whoever says otherwise now contradicts it.
hint-no-suspicion = Nothing that was done or said tells one in Asgard from another yet.
hint-oneself = This is about yourself.
