## This language: its own name, the tags of browsers that it answers to (first its own, the file's name), where a line begins

language-name = English
language-tags = en
language-direction = ltr

## The page before Python

page-title = Forty-five
skip-to-table = Skip to the table
loading = Laying the table…
loading-long = This is taking long. The connection may be slow: about half a megabyte has to arrive, once. You can wait, or load the page again.
open-whole = Play forty-five
failure = The game could not start
failure-no-webassembly = This browser does not run WebAssembly, which the game needs. It may be switched off, or the browser may be too old. The rules below can be read all the same.
failure-old = This browser is too old for the game. After an update, or in another browser, it can be played. The rules below can be read all the same.
failure-file = A file of the game could not be loaded. The connection may have been lost, or something may block it. The file is
failure-other = A file of the game does not belong to this page: the game is being updated just now, or the file was cut off on the way. Trying again in a minute should help. The file is
failure-python = Something in the game itself went wrong. Trying again may help; if it does not, the report below says what happened.
try-again = Try again
failure-report = What the browser reported
no-javascript = The game needs JavaScript, and it is switched off here. Switch it on for this page to play. The rules below can be read without it.

## Cards and suits

card-name = { $rank } of { $suit }
rank-ace = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-jack = jack
rank-queen = queen
rank-king = king
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-spades = spades

## The letters on the cards of jack, queen, king and ace: those that are printed everywhere, and the language's own

index-international = J Q K A
index-letters = J Q K A

## Who sits where

you = You
bridie = Bridie
nora = Nora
angus = Angus
hector = Hector
maeve = Maeve
sheila = Sheila
alphonse = Alphonse
yvon = Yvon
cormac = Cormac
fintan = Fintan
level-bridie-about = Plays for the company and forgets what has gone.
level-angus-about = Knows the game, but his mind wanders.
level-maeve-about = Steady; lets little slip.
level-alphonse-about = Counts the trumps and wastes nothing.
level-cormac-about = Plays for the game, not the trick. Hard to beat.
seat-dealer = deals
seat-tricks = { $tricks ->
    [0] no trick yet
    [one] one trick
   *[other] { $tricks } tricks
}

did-deal = turned up { $card }
did-rob = took { $card }
did-lead = led { $card }
did-play = played { $card }
did-take = took the trick

## What happens

lots-drawn = { $dealer-is ->
    [you] Lots are drawn: you deal first.
   *[other] Lots are drawn: { $dealer } deals first.
}
dealt = { $dealer-is ->
    [you] You deal. { $card } is turned up: { $suit } are trumps.
   *[other] { $dealer } deals. { $card } is turned up: { $suit } are trumps.
}
robbed = { $seat } takes { $card } and lays a card away, face down.
you-robbed = You take { $card } and lay { $discard } away, face down.
led = { $seat-is ->
    [you] You lead { $card }.
   *[other] { $seat } leads { $card }.
}
played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
took-best-trump = { $seat-is ->
    [you] You take the trick: { $card } is the best trump.
   *[other] { $seat } takes the trick: { $card } is the best trump.
}
took-only-trump = { $seat-is ->
    [you] You take the trick: { $card } is the only trump.
   *[other] { $seat } takes the trick: { $card } is the only trump.
}
took-best-of-suit = { $seat-is ->
    [you] You take the trick: { $card } is the best of the { $suit }, and nobody trumped.
   *[other] { $seat } takes the trick: { $card } is the best of the { $suit }, and nobody trumped.
}
took-unfollowed = { $seat-is ->
    [you] You take the trick: nobody followed { $card }, and nobody trumped.
   *[other] { $seat } takes the trick: nobody followed { $card }, and nobody trumped.
}
deal-scored = This deal: { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.
game-won = { $seat-is ->
    [you] You win the game with { $points } points.
   *[other] { $seat } wins the game with { $points } points.
}
tie-plays-on = Level at the top with { $points }: another deal decides.

## What the lead asks

asks-lead = Any card may be led
asks-follow-suit = { $symbol } { $suit } led: follow suit
asks-follow-or-trump = { $symbol } { $suit } led: follow or trump
asks-trump = { $symbol } trumps led: play a trump
asks-trump-tops-excused = { $symbol } trumps led: play one or keep back a top
asks-trump-or-heart = { $card } led: play a trump, or else a heart

## What you may do

prompt-aloud = { $prompt }.
prompt-your-lead = Your lead
prompt-your-turn = Your turn
prompt-their-turn = { $seat } to play
prompt-dealing = The cards are dealt
prompt-counting = The points are counted
prompt-leads-next = { $seat-is ->
    [you] You lead next
   *[other] { $seat } leads next
}
prompt-may-rob = Your turn: you may take { $card } first
prompt-must-rob = You must take { $card }: lay a card away
prompt-discard = Lay which card away for { $card }?
prompt-next = The deal is over
prompt-collect = Seen the trick?
action-rob = Take { $card }
action-keep = Keep my cards
action-next-deal = Next deal
action-collect = Go on
action-new-game = New game
action-hint = Hint

## Hints

hint-coming = Thinking about a hint…
hint-play = Play { $card }: { $reason }. { $sure }
hint-rob = Take { $card } and lay { $discard } away: { $reason }. { $sure }
sure-certain = Nothing else comes near it.
sure-likely = It is very likely best.
sure-close = It is close.
reason-only-move = you may play nothing else
reason-takes-turn-up = the turned card is worth more than what you give
reason-leaves-turn-up = your hand is better as it is
reason-best-trump-left = no trump that is left can beat it
reason-draws-trumps = it draws trumps out
reason-best-of-suit = no card left in its suit can beat it
reason-empties-suit = it empties a suit, so that you can trump in
reason-leads-low = it costs you least
reason-takes-cheaply = it takes the trick with the cheapest card
reason-takes-high = a high card is harder to beat after you
reason-trumps-in = a trump takes the trick
reason-keeps-five = the five is worth keeping
reason-keeps-top = your top trump is worth keeping
reason-lets-go = this trick is not worth your better cards
reason-cannot-take = you can't take the trick, so give your least

## Taking back, and practice

action-undo = Undo
menu-practice = Practice
practice-mark = Practice
practice-begins = { $done } This game is now practice and does not count.
practice-on = This game is practice: it counts in no statistics.
practice-off = Undo, playing a deal again and looking at all hands make a game practice: it then counts in no statistics.
practice-replay = Play this deal again
practice-open = Show all hands
practice-close = Hide the other hands
undo-done = Taken back.
undo-nothing = There is nothing to take back in this deal.
replay-done = The deal begins again.
hands-opened = All hands lie open.
hands-closed = The other hands are hidden again.
hands-none = No hands are held now.

## The guard against slips

guard-again = Tap { $card } again to play it.
guard-lay-again = Tap { $card } again to lay it away.
guard-back = { $card } is back in your hand.
guard-offer = Tap a card twice to play it? It saves you from slips of the finger.
guard-yes = Yes, twice
guard-is-on = From now on, tap a card twice to play it. Settings can change that.

## The thinker

thinker-loading = Opponents’ thinking is loading: { $percent } %
thinker-lost = The opponents think at the table for now

## Why a card can't be played

refused-suit = You hold { $held }: { $suit } were led.
refused-suit-or-trump = You hold { $held }: { $suit } were led, so follow or trump.
refused-trump = You hold { $held }: trumps were led, and { $suit } are trumps.
refused-trump-but = You hold { $held }: trumps were led. { $kept } may be kept back.
refused-ace-of-hearts = You hold { $held }: the ace of hearts was led, and it draws every trump.
refused-heart = You hold { $held }: without a trump, a heart is owed to the ace of hearts.
refused-ace-kept = { $card } gives you the right to take the turned card: it stays in your hand.
refused-not-held = That card is not in your hand.

## The table

table-heading = Table
hand-heading = Your hand
scores-heading = Scores
log-heading = Log of the deal
hand-name = { $count ->
    [0] Your hand is empty
    [one] Your hand, one card, { $suit } are trumps
   *[other] Your hand, { $count } cards, { $suit } are trumps
}
trick-heading = Trick
trick-line = { $seat }: { $card }
trick-empty = No card has been played to this trick.
trumps = Trumps
scores-line = { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.

## The score of a deal

score-heading = Deal { $number }
score-trick = Trick
score-cards = Cards
score-taker = Taker
score-points = Points
score-best-trump = { $seat-is ->
    [you] { $card } was the best trump, and you played it: its trick counts five more.
   *[other] { $card } was the best trump, and { $seat } played it: its trick counts five more.
}
score-best-trump-plain = { $card } was the best trump; in this house it counts no more.
score-no-trump = Nobody had a trump, so no trick counts more than five.
score-target = { $target } points win.

## Buttons and panels

menu = Menu
menu-new-game = New game
menu-rules = Rules
menu-ranks = Order of the cards
menu-last-trick = Last trick
menu-scores = Scores
menu-log = Log
menu-statistics = Statistics
menu-settings = Settings
menu-keys = Keys
close = Close
ranks-trumps = Trumps, best first
ranks-plain = { $symbol } { $suit }, best first
ranks-before = Trumps are known once a card is turned up.
where-played = played
where-held = in your hand
where-laid-away = laid away by you
where-turned = turned up
where-taken = { $seat } took it
where-of = { $card }, { $where }
last-trick-none = No trick has been taken in this deal yet.
trick-led = { $seat-is ->
    [you] Trick { $number }: you led
   *[other] Trick { $number }: { $seat } led
}
tricks-earlier = Earlier tricks
account-deal = Deal
account-dealer = Dealer
account-now = being played
new-game-question = Leave this game and start another?
new-game-yes = Start a new game
new-game-no = Go on playing
on = On
off = Off
as-the-system = System
settings-language = Language
settings-language-is = The game speaks
settings-language-about = Every sentence changes at once, and the game goes on. System does as your device.
language-now = The game speaks English now.
settings-game = Game
settings-house = House rules
settings-left = On your left
settings-right = On your right
settings-later = The game in progress goes on as it began; a new game uses your choice.
house-seed = The published game
house-seed-is = Follow suit strictly; the ace of hearts draws every trump; the dealer must take a turned ace; the best trump counts five more.
house-traditional = Traditional
house-traditional-is = As in Ireland: follow or trump; a top is kept back only from a lower trump; the first to reach 45 wins.
house-maritime = Maritime
house-maritime-is = As on Prince Edward Island: follow or trump; the best trump counts five more; the highest at the end of the deal wins.
house-own = A house of its own
settings-table = Table
settings-speed = Speed
settings-speed-about = How quickly cards move and opponents play.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-trick = A complete trick
settings-trick-about = How long all three cards can be seen before the trick is taken up.
trick-timer = stays a moment
trick-tap = stays until I go on
settings-guard = Misclick guard
settings-guard-about = When it is on, a card is played by tapping it twice.
settings-looks = Looks
settings-theme = Theme
settings-theme-about = The colours of the table and of all around it; System does as your device.
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-colours = Suits
settings-colours-about = With four colours, diamonds are blue and clubs are green.
colours-two = Two colours
colours-four = Four colours
settings-cards = Cards
settings-cards-about = Large cards take what room there is, and show one large rank and suit.
cards-normal = Normal
cards-large = Large
settings-index = Letters on cards
settings-index-about = The letters of the aces and court cards, where others are printed in the countries of this language.
settings-motion = Motion
settings-motion-about = With less motion, a card is in its new place at once; System does as your device.
motion-less = Less
settings-sound-and-keys = Sound and keys
settings-sound = Sound
settings-sound-about = Quiet sounds of cards on a table, from your first tap or key on.
sound-is-on = Sound is on.
sound-is-off = Sound is off.
settings-letters = Letter keys
settings-letters-about = Keys such as H for a hint; arrows, Enter and 1 to 5 always work.
settings-reset = Reset settings
settings-reset-undo = Undo reset
settings-are-reset = Back to the defaults.
settings-are-back = Your settings are back.
keys-left-right = Left and right: another card
keys-play = Enter or space: play the card
keys-numbers = 1 to 5: play that card of the hand
keys-trick = T: say the trick
keys-last = L: the last trick, and those before it
keys-scores = S: say the scores
keys-hint = H: a hint
keys-undo = U: undo your last choice
keys-escape = Escape: put back a card that is picked up
keys-ranks = R: the order of the cards
keys-log = G: the log of the deal
keys-mute = M: sound on or off
keys-help = ?: these keys
keys-only-here = Letters count only while the focus is on the table.

## Statistics, and everything as a file

statistics-none = No game has been finished yet. Play one to its end, and its story begins here.
statistics-games = games
statistics-won = won
statistics-mean-is = points a deal
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals ->
    [one] One deal.
   *[other] { $deals } deals.
}{ $robs ->
    [0] { "" }
    [one] { "" } You took the turned card once.
   *[other] { "" } You took the turned card { $robs } times.
}
statistics-practice = { $games ->
    [one] One game was practice and is not counted.
   *[other] { $games } games were practice and are not counted.
}
statistics-best = Your best
statistics-row = games won in a row
statistics-best-deal = points in one deal
statistics-most-tricks = tricks in one deal
statistics-levels = By opponent
statistics-houses = By house
statistics-table-games = Games
statistics-table-won = Won
statistics-cousins = Cousins, such as Angus and Hector, count together.
statistics-clear = Clear statistics
statistics-bring-back = Bring them back
statistics-cleared = The statistics are cleared. You can bring them back until you close this panel.
statistics-back = The statistics are back.
statistics-broken = The stored statistics could not be read, so they were set aside; counting begins anew.
statistics-newer = A newer version of this game keeps the statistics here. They are left as they are.
file-about = Your game, settings and statistics are kept in this browser alone. Save them as a file to be safe, or to go on in another browser.
file-save = Save everything as a file
file-choose = Load from a file
file-saved = { $name } goes to your downloads.
file-loaded = Your file is loaded.
load-question = This file was saved on { $day }. It replaces your game, settings and statistics here.
load-yes = Load the file
load-no = Keep what is here
load-refused = { $why } Nothing here was changed.
load-too-large = This file is larger than a megabyte, so it is none that this game has saved.
load-unreadable = The browser could not read this file.
load-no-json = This file is damaged, or of another kind.
load-another = This file comes from another program.
load-newer = A newer version of this game saved this file.
load-damaged = This file is damaged: parts of it are missing or changed.
load-game = The game in this file is damaged.
load-seats = The game in this file is not for three players.
load-setting = This file has a setting that is not known here: { $name }.
load-statistics = The statistics in this file are damaged.
load-no-room = This browser has no room left to keep the file.

## Notices

notice-set-aside = The stored game could not be read, so it was set aside and a new one dealt.
notice-part-missing = This part of the game could not be loaded; the connection may be gone. The game itself goes on, and you can try again.
notice-not-stored = This browser keeps nothing here: the game goes on, but closing the page ends it.
notice-other-version = A newer version of the game is there, and this part of the old one is gone. Load the page again: the game goes on where it is.
notice-new-version = A newer version of the game has come. It starts with the next game.
notice-elsewhere = This game is played on in another window. Here nothing is stored any more; load the page again to go on from there.
notice-newer = A newer version of this game stored the last one. It is kept as it is; this game is not stored.
notice-bad-value = "{ $value }" is nothing that { $name } can be here; your setting is used instead.
notice-close = Put this notice away

## The rules

rules-heading = The rules of forty-five
rules-aim = Three play, each for himself. Take tricks: each counts five points, and the trick with the best trump of the deal counts five more. Whoever has 45 after a deal wins; if several have, the highest does.
rules-cards-heading = The cards
rules-cards-trump = One suit is trumps in each deal. The best trumps are, in this order: the five, the jack, and the ace of hearts, which is a trump in every deal. Then come the ace, king and queen of trumps, and the small cards.
rules-cards-small = Small cards go high in red, low in black: in hearts and diamonds the ten is the best of them, in clubs and spades the two.
rules-cards-plain = In a suit that is not trumps the king is best, then queen and jack. In clubs and spades the ace comes next; the ace of diamonds is the lowest diamond of all.
rules-deal-heading = The deal
rules-deal-turn = Each player gets five cards. The next card is turned up, and its suit is trumps.
rules-deal-rob = Whoever was dealt the ace of trumps may take the turned card in place of another of his cards, before he plays his first card. If an ace is turned, it is the dealer who takes it, and in the published game he must.
rules-deal-lead = The player to the dealer's left leads any card. Whoever takes a trick leads to the next.
rules-follow-heading = Playing to a trick
rules-follow-suit = If a plain suit is led and you hold it, play it. In some houses you may play a trump instead. If you don't hold it, play anything.
rules-follow-trump = If a trump is led and you hold trumps, play one. But the tops (the five, the jack and the ace of hearts) may be kept back, if they are all the trumps you hold. In some houses they may be kept back only from a lower trump.
rules-follow-ace = In the published game the ace of hearts, when it is led, draws every trump; and whoever has none plays a heart if he holds one.
rules-follow-take = The best trump takes the trick; without a trump, the best card of the suit led.
rules-end-heading = The end
rules-end-points = Five tricks of five points, and five for the best trump: thirty points a deal. Points are added after each deal, until somebody has won. A tie at the top plays on.
rules-house-heading = Houses
rules-house = Families differ. Settings offers three houses: the published game, the traditional game of Ireland, and the game of Prince Edward Island. The line beside your hand always tells what the lead asks.
