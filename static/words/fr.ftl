# French, with "tu", for Acadie, Quebec and France alike; the card words are accounted for in docs/languages.md.
# `.the` is a name with its article: "le neuf de cœur", "l’as de pique".
# No-break spaces: U+00A0 before a colon and inside « », the narrow U+202F before ; and ?.

# What the machinery reads: the language's own name, its direction, and the letters printed on
# jack, queen, king and ace.
language-name = Français
language-tags = fr
language-direction = ltr
index-international = J Q K A
index-letters = V D R A

## The page before Python

page-title = Quarante-cinq
skip-to-table = Aller à la table
loading = On met la table…
loading-long = C’est long. La connexion est peut-être lente : un demi-mégaoctet environ doit arriver, une seule fois. Tu peux attendre, ou recharger la page.
open-whole = Jouer au quarante-cinq
failure = Le jeu n’a pas pu démarrer
failure-no-webassembly = Ce navigateur n’exécute pas WebAssembly, dont le jeu a besoin. Il est peut-être désactivé, ou le navigateur est trop ancien. On peut tout de même lire les règles ci-dessous.
failure-old = Ce navigateur est trop ancien pour le jeu. Après une mise à jour, ou dans un autre navigateur, on peut jouer. On peut tout de même lire les règles ci-dessous.
failure-file = Un fichier du jeu n’a pas pu être chargé. La connexion s’est peut-être perdue, ou quelque chose le bloque. Le fichier est
failure-other = Un fichier du jeu ne correspond pas à cette page : le jeu est en train d’être mis à jour, ou le fichier est arrivé coupé. Réessaie dans une minute. Le fichier est
failure-python = Quelque chose a mal tourné dans le jeu lui-même. Un nouvel essai peut suffire ; sinon, le rapport ci-dessous dit ce qui s’est passé.
try-again = Réessayer
failure-report = Ce que le navigateur a signalé
no-javascript = Le jeu a besoin de JavaScript, qui est désactivé ici. Active-le pour cette page si tu veux jouer. Les règles ci-dessous se lisent sans lui.

## Cards and suits

card-name = { $rank } de { $suit }
    .the = { $rank_the } de { $suit }
rank-ace = as
    .the = l’as
rank-2 = deux
    .the = le deux
rank-3 = trois
    .the = le trois
rank-4 = quatre
    .the = le quatre
rank-5 = cinq
    .the = le cinq
rank-6 = six
    .the = le six
rank-7 = sept
    .the = le sept
rank-8 = huit
    .the = le huit
rank-9 = neuf
    .the = le neuf
rank-10 = dix
    .the = le dix
rank-jack = valet
    .the = le valet
rank-queen = dame
    .the = la dame
rank-king = roi
    .the = le roi
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
suit-spades = pique

## Who sits where

you = Toi
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
level-bridie-about = Joue pour la compagnie et oublie ce qui est passé.
level-angus-about = Connaît le jeu, mais a la tête ailleurs.
level-maeve-about = Jeu régulier ; peu lui échappe.
level-alphonse-about = Compte les atouts et ne gaspille rien.
level-cormac-about = Joue pour la partie, pas pour la levée. Difficile à battre.
seat-dealer = donne
seat-tricks = { $tricks ->
    [0] aucune levée
    [one] une levée
   *[other] { $tricks } levées
}

did-deal = retourne { $card_the }
did-rob = prend { $card_the }
did-lead = entame { $card_the }
did-play = joue { $card_the }
did-take = prend la levée

## What happens

lots-drawn = { $dealer-is ->
    [you] On tire au sort : tu donnes en premier.
   *[other] On tire au sort : { $dealer } donne en premier.
}
dealt = { $dealer-is ->
    [you] Tu donnes. La retourne est { $card_the } : atout { $suit }.
   *[other] { $dealer } donne. La retourne est { $card_the } : atout { $suit }.
}
robbed = { $seat } prend { $card_the } et écarte une carte, face cachée.
you-robbed = Tu prends { $card_the } et tu écartes { $discard_the }, face cachée.
led = { $seat-is ->
    [you] Tu entames { $card_the }.
   *[other] { $seat } entame { $card_the }.
}
played = { $seat-is ->
    [you] Tu joues { $card_the }.
   *[other] { $seat } joue { $card_the }.
}
took-best-trump = { $seat-is ->
    [you] Tu prends la levée : { $card_the } est le meilleur atout.
   *[other] { $seat } prend la levée : { $card_the } est le meilleur atout.
}
took-only-trump = { $seat-is ->
    [you] Tu prends la levée : { $card_the } est le seul atout.
   *[other] { $seat } prend la levée : { $card_the } est le seul atout.
}
took-best-of-suit = { $seat-is ->
    [you] Tu prends la levée : { $card_the } est la meilleure carte à { $suit }, et personne n’a coupé.
   *[other] { $seat } prend la levée : { $card_the } est la meilleure carte à { $suit }, et personne n’a coupé.
}
took-unfollowed = { $seat-is ->
    [you] Tu prends la levée avec { $card_the } : personne n’a fourni ni coupé.
   *[other] { $seat } prend la levée avec { $card_the } : personne n’a fourni ni coupé.
}
deal-scored = Cette donne : { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.
game-won = { $seat-is ->
    [you] Tu gagnes la partie avec { $points } points.
   *[other] { $seat } gagne la partie avec { $points } points.
}
tie-plays-on = Égalité en tête à { $points } : une autre donne décidera.

## What the lead asks

asks-lead = Entame la carte que tu veux
asks-follow-suit = { $symbol } { $suit } demandé : fournis
asks-follow-or-trump = { $symbol } { $suit } demandé : fournis ou coupe
asks-trump = { $symbol } atout demandé : joue atout
asks-trump-tops-excused = { $symbol } atout demandé : joue atout ou garde un matador
asks-trump-or-heart = { $card } entamé : joue atout, sinon cœur

## What you may do

prompt-aloud = { $prompt }.
prompt-your-lead = À toi d’entamer
prompt-your-turn = À toi de jouer
prompt-their-turn = À { $seat } de jouer
prompt-dealing = On donne les cartes
prompt-counting = On compte les points
prompt-leads-next = { $seat-is ->
    [you] Tu entames ensuite
   *[other] { $seat } entame ensuite
}
prompt-may-rob = À toi : tu peux d’abord prendre { $card_the }
prompt-must-rob = Tu dois prendre { $card_the } : écarte une carte
prompt-discard = Quelle carte écarter pour { $card_the } ?
prompt-next = La donne est finie
prompt-collect = Levée vue ?
action-rob = Prendre { $card_the }
action-keep = Garder ma main
action-next-deal = Donne suivante
action-collect = Continuer
action-new-game = Nouvelle partie
action-hint = Conseil

## Hints

hint-coming = Un conseil se prépare…
hint-play = Joue { $card_the } : { $reason }. { $sure }
hint-rob = Prends { $card_the } et écarte { $discard_the } : { $reason }. { $sure }
sure-certain = Rien d’autre n’en approche.
sure-likely = C’est très probablement le mieux.
sure-close = Ça se joue à peu de chose.
reason-only-move = tu ne peux rien jouer d’autre
reason-takes-turn-up = la retourne vaut plus que ce que tu donnes
reason-leaves-turn-up = ta main est meilleure comme elle est
reason-best-trump-left = aucun atout restant n’est plus fort
reason-draws-trumps = ça fait tomber des atouts
reason-best-of-suit = il ne reste rien de plus fort dans sa couleur
reason-empties-suit = ça te vide d’une couleur, et tu pourras y couper
reason-leads-low = c’est ce qui te coûte le moins
reason-takes-cheaply = la levée se prend avec la carte la moins chère
reason-takes-high = une carte haute est plus dure à battre après toi
reason-trumps-in = un atout prend la levée
reason-keeps-five = le cinq mérite d’être gardé
reason-keeps-top = ton matador mérite d’être gardé
reason-lets-go = cette levée ne vaut pas tes meilleures cartes
reason-cannot-take = tu ne peux pas prendre la levée, alors donne le moins possible

## Taking back, and practice

action-undo = Annuler
menu-practice = Entraînement
practice-mark = Entraînement
practice-begins = { $done } La partie devient un entraînement et ne compte plus.
practice-on = Cette partie est un entraînement : elle ne compte pas dans les statistiques.
practice-off = Annuler, rejouer une donne ou voir toutes les mains fait de la partie un entraînement : elle ne compte plus dans les statistiques.
practice-replay = Rejouer cette donne
practice-open = Montrer toutes les mains
practice-close = Cacher les autres mains
undo-done = C’est annulé.
undo-nothing = Il n’y a rien à annuler dans cette donne.
replay-done = La donne recommence.
hands-opened = Toutes les mains sont étalées.
hands-closed = Les autres mains sont de nouveau cachées.
hands-none = Personne n’a de cartes en main.

## The guard against slips

guard-again = Pour jouer { $card_the }, touche encore une fois.
guard-lay-again = Pour écarter { $card_the }, touche encore une fois.
guard-back = { $card_the } revient dans ta main.
guard-offer = Toucher une carte deux fois pour la jouer ? Cela épargne les faux gestes.
guard-yes = Oui, deux fois
guard-is-on = Désormais, touche une carte deux fois pour la jouer. Cela se change dans les Réglages.

## The thinker

thinker-loading = La réflexion des adversaires se charge : { $percent } %
thinker-lost = Pour l’instant, les adversaires réfléchissent à la table

## Why a card can't be played

refused-suit = Tu as { $held_the } : { $suit } est demandé.
refused-suit-or-trump = Tu as { $held_the } : { $suit } est demandé, donc fournis ou coupe.
refused-trump = Tu as { $held_the } : atout est demandé, et { $suit } est atout.
refused-trump-but = Tu as { $held_the } : atout est demandé. Tu peux garder { $kept_the }.
refused-ace-of-hearts = Tu as { $held_the } : on a entamé l’as de cœur, qui fait tomber tous les atouts.
refused-heart = Tu as { $held_the } : sans atout, on doit un cœur à l’as de cœur.
refused-ace-kept = Avec { $card_the }, tu peux prendre la retourne : cette carte reste dans ta main.
refused-not-held = Cette carte n’est pas dans ta main.

## The table

table-heading = Table
hand-heading = Ta main
scores-heading = Score
log-heading = Journal de la donne
hand-name = { $count ->
    [0] Ta main est vide
    [one] Ta main, une carte, atout { $suit }
   *[other] Ta main, { $count } cartes, atout { $suit }
}
trick-heading = Levée
trick-line = { $seat } : { $card }
trick-empty = Aucune carte n’est encore jouée dans cette levée.
trumps = Atout
scores-line = { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.

## The score of a deal

score-heading = Donne { $number }
score-trick = Levée
score-cards = Cartes
score-taker = Prise par
score-points = Points
score-best-trump = { $seat-is ->
    [you] Le meilleur atout était { $card_the }, et tu l’as joué : sa levée vaut cinq de plus.
   *[other] Le meilleur atout était { $card_the }, et { $seat } l’a joué : sa levée vaut cinq de plus.
}
score-best-trump-plain = Le meilleur atout était { $card_the } ; dans cette maison, il ne vaut rien de plus.
score-no-trump = Personne n’avait d’atout : aucune levée ne vaut plus de cinq.
score-target = On gagne à { $target } points.

## Buttons and panels

menu = Menu
menu-new-game = Nouvelle partie
menu-rules = Règles
menu-ranks = Ordre des cartes
menu-last-trick = Dernière levée
menu-scores = Score
menu-log = Journal
menu-statistics = Statistiques
menu-settings = Réglages
menu-keys = Touches
close = Fermer
ranks-trumps = Atouts, du plus fort au plus faible
ranks-plain = { $symbol } { $suit }, du plus fort au plus faible
ranks-before = L’atout est connu dès qu’une carte est retournée.
where-played = jouée
where-held = dans ta main
where-laid-away = écartée par toi
where-turned = la retourne
where-taken = prise par { $seat }
where-of = { $card }, { $where }
last-trick-none = Aucune levée n’a encore été prise dans cette donne.
trick-led = { $seat-is ->
    [you] Levée { $number } : tu as entamé
   *[other] Levée { $number } : { $seat } a entamé
}
tricks-earlier = Levées précédentes
account-deal = Donne
account-dealer = Donneur
account-now = en cours
new-game-question = Quitter cette partie et en commencer une autre ?
new-game-yes = Commencer une partie
new-game-no = Continuer à jouer
on = Oui
off = Non
as-the-system = Système
settings-language = Langue
settings-language-is = Le jeu parle
settings-language-about = Toutes les phrases changent aussitôt, et la partie continue. Système fait comme ton appareil.
language-now = Le jeu parle maintenant français.
settings-game = Partie
settings-house = Règles maison
settings-left = À ta gauche
settings-right = À ta droite
settings-later = La partie en cours continue comme elle a commencé ; la prochaine suivra ton choix.
house-seed = Le jeu publié
house-seed-is = On fournit toujours ; l’as de cœur fait tomber tous les atouts ; le donneur doit prendre un as retourné ; le meilleur atout vaut cinq de plus.
house-traditional = Traditionnelle
house-traditional-is = Comme en Irlande : fournir ou couper ; un matador ne se garde que devant un atout plus faible ; qui arrive le premier à 45 gagne.
house-maritime = Maritime
house-maritime-is = Comme à l’Île-du-Prince-Édouard : fournir ou couper ; le meilleur atout vaut cinq de plus ; le plus haut total à la fin de la donne gagne.
house-own = Règles à part
settings-table = Table
settings-speed = Vitesse
settings-speed-about = Le rythme des cartes et des adversaires.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
settings-trick = Levée complète
settings-trick-about = Combien de temps on voit les trois cartes avant que la levée soit ramassée.
trick-timer = reste un instant
trick-tap = reste jusqu’à mon geste
settings-guard = Garde-fou
settings-guard-about = Avec lui, une carte se joue en la touchant deux fois.
settings-looks = Apparence
settings-theme = Thème
settings-theme-about = Les couleurs de la table et de tout ce qui l’entoure ; Système fait comme ton appareil.
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
settings-colours = Teintes
settings-colours-about = Avec quatre teintes, les carreaux sont bleus et les trèfles, verts.
colours-two = Deux teintes
colours-four = Quatre teintes
settings-cards = Cartes
settings-cards-about = Les grandes cartes prennent la place qu’il y a et montrent, en grand, une valeur et une couleur.
cards-normal = Normales
cards-large = Grandes
settings-index = Lettres des cartes
settings-index-about = Les lettres des as et des figures : celles de partout, ou celles des jeux français.
settings-motion = Mouvement
settings-motion-about = Avec moins de mouvement, une carte est tout de suite à sa place ; Système fait comme ton appareil.
motion-less = Moins
settings-sound-and-keys = Son et touches
settings-sound = Son
settings-sound-about = Des bruits doux de cartes sur une table, dès que tu touches l’écran ou le clavier.
sound-is-on = Le son est mis.
sound-is-off = Le son est coupé.
settings-letters = Lettres du clavier
settings-letters-about = Des touches comme H pour un conseil ; les flèches, Entrée et 1 à 5 servent toujours.
settings-reset = Réinitialiser
settings-reset-undo = Reprendre les miens
settings-are-reset = Tout est comme au départ.
settings-are-back = Tes réglages sont revenus.
keys-left-right = Gauche et droite : une autre carte
keys-play = Entrée ou espace : jouer la carte
keys-numbers = 1 à 5 : jouer cette carte de la main
keys-trick = T : dire la levée
keys-last = L : la dernière levée et celles d’avant
keys-scores = S : dire le score
keys-hint = H : un conseil
keys-undo = U : annuler ton dernier choix
keys-escape = Échap : reposer la carte levée
keys-ranks = R : l’ordre des cartes
keys-log = G : le journal de la donne
keys-mute = M : mettre ou couper le son
keys-help = ? : ces touches
keys-only-here = Les lettres ne servent que si le focus est sur la table.

## Statistics, and everything as a file

statistics-none = Aucune partie n’est encore finie. Joues-en une jusqu’au bout, et son histoire commencera ici.
statistics-games = parties
statistics-won = gagnées
statistics-mean-is = points par donne
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals ->
    [one] { $deals } donne.
   *[other] { $deals } donnes.
}{ $robs ->
    [0] { "" }
    [one] { "" } Tu as pris la retourne une fois.
   *[other] { "" } Tu as pris la retourne { $robs } fois.
}
statistics-practice = { $games ->
    [one] { $games } partie était un entraînement et ne compte pas.
   *[other] { $games } parties étaient des entraînements et ne comptent pas.
}
statistics-best = Tes records
statistics-row = parties gagnées de suite
statistics-best-deal = points en une donne
statistics-most-tricks = levées en une donne
statistics-levels = Par adversaire
statistics-houses = Par maison
statistics-table-games = Parties
statistics-table-won = Gagnées
statistics-cousins = Les cousins, comme Angus et Hector, comptent ensemble.
statistics-clear = Effacer les statistiques
statistics-bring-back = Les rétablir
statistics-cleared = Les statistiques sont effacées. Tu peux les rétablir tant que ce panneau est ouvert.
statistics-back = Les statistiques sont rétablies.
statistics-broken = Les statistiques gardées étaient illisibles : elles sont mises de côté et le compte repart de zéro.
statistics-newer = Une version plus récente du jeu tient ici les statistiques. Elles restent telles quelles.
file-about = Ta partie, tes réglages et tes statistiques ne sont gardés que dans ce navigateur. Enregistre-les dans un fichier pour les mettre à l’abri ou pour continuer dans un autre navigateur.
file-save = Tout enregistrer dans un fichier
file-choose = Charger un fichier
file-saved = { $name } va dans tes téléchargements.
file-loaded = Ton fichier est chargé.
load-question = Ce fichier date du { $day }. Il remplace la partie, les réglages et les statistiques qui sont ici.
load-yes = Charger le fichier
load-no = Garder ce qui est ici
load-refused = { $why } Rien n’a changé ici.
load-too-large = Ce fichier dépasse un mégaoctet : ce jeu n’en enregistre pas de tels.
load-unreadable = Le navigateur n’a pas pu lire ce fichier.
load-no-json = Ce fichier est abîmé, ou d’un autre genre.
load-another = Ce fichier vient d’un autre programme.
load-newer = Une version plus récente du jeu a enregistré ce fichier.
load-damaged = Ce fichier est abîmé : des morceaux manquent ou ont changé.
load-game = La partie de ce fichier est abîmée.
load-seats = La partie de ce fichier n’est pas pour trois joueurs.
load-setting = Ce fichier contient un réglage inconnu ici : { $name }.
load-statistics = Les statistiques de ce fichier sont abîmées.
load-no-room = Ce navigateur n’a plus de place pour garder le fichier.

## Notices

notice-set-aside = La partie gardée était illisible : elle est mise de côté et une autre commence.
notice-part-missing = Ce morceau du jeu n’a pas pu être chargé ; la connexion est peut-être perdue. La partie continue, et tu peux réessayer.
notice-not-stored = Ce navigateur ne garde rien ici : la partie continue, mais fermer la page y met fin.
notice-other-version = Une version plus récente du jeu est là, et cette partie de l’ancienne a disparu. Recharge la page : la partie reprend où elle en est.
notice-new-version = Une version plus récente du jeu est arrivée. Elle commence avec la prochaine partie.
notice-elsewhere = Cette partie continue dans une autre fenêtre. Ici, plus rien n’est enregistré ; recharge la page pour reprendre de là.
notice-newer = Une version plus récente du jeu a gardé la dernière partie. Elle reste telle quelle ; celle-ci n’est pas enregistrée.
notice-bad-value = « { $value } » ne convient pas ici pour { $name } ; ton réglage sert à la place.
notice-close = Ranger cet avis

## The rules

rules-heading = Les règles du quarante-cinq
rules-aim = On joue à trois, chacun pour soi. Fais des levées : chacune vaut cinq points, et celle du meilleur atout de la donne vaut cinq de plus. Qui a 45 après une donne gagne ; si plusieurs y sont, c’est le plus haut.
rules-cards-heading = Les cartes
rules-cards-trump = À chaque donne, une couleur est atout. Les meilleurs atouts sont, dans cet ordre, le cinq, le valet et l’as de cœur, qui est atout à toutes les donnes. Viennent ensuite l’as, le roi et la dame d’atout, puis les petites cartes.
rules-cards-small = Pour les petites cartes, la plus haute gagne en rouge, la plus basse en noir : à cœur et à carreau, la meilleure est le dix ; à trèfle et à pique, le deux.
rules-cards-plain = Dans une couleur qui n’est pas atout, la meilleure carte est le roi, puis viennent la dame et le valet. À trèfle et à pique, l’as les suit ; l’as de carreau est le plus petit de tous les carreaux.
rules-deal-heading = La donne
rules-deal-turn = Chacun reçoit cinq cartes. La carte suivante est retournée : c’est la retourne, et sa couleur est atout.
rules-deal-rob = Qui a reçu l’as d’atout peut prendre la retourne à la place d’une autre de ses cartes, avant de jouer sa première. Si la retourne est un as, c’est le donneur qui la prend, et dans le jeu publié il le doit.
rules-deal-lead = Le joueur à gauche du donneur entame la carte qu’il veut. Qui prend une levée entame la suivante.
rules-follow-heading = Jouer une levée
rules-follow-suit = Si une couleur autre que l’atout est demandée et que tu en as, fournis. Dans certaines maisons, tu peux couper à la place. Si tu n’en as pas, joue ce que tu veux.
rules-follow-trump = Si atout est demandé et que tu en as, joue atout. Mais les matadors (le cinq, le valet et l’as de cœur) peuvent se garder, si tu n’as pas d’autre atout. Dans certaines maisons, ils ne se gardent que devant un atout plus faible.
rules-follow-ace = Dans le jeu publié, quand on entame l’as de cœur, il fait tomber tous les atouts ; et qui n’en a aucun joue un cœur, s’il en a un.
rules-follow-take = Le meilleur atout prend la levée ; sans atout, c’est la meilleure carte de la couleur demandée.
rules-end-heading = La fin
rules-end-points = Cinq levées de cinq points, et cinq pour le meilleur atout : trente points par donne. Les points s’ajoutent après chaque donne, jusqu’à ce que quelqu’un gagne. En cas d’égalité en tête, on continue.
rules-house-heading = Les maisons
rules-house = Chaque famille a sa façon. Les Réglages proposent trois maisons : le jeu publié, le jeu traditionnel d’Irlande et celui de l’Île-du-Prince-Édouard. La ligne près de ta main dit toujours ce que demande l’entame.
