# Norwegian bokmål, with "du"; the card words are accounted for in docs/languages.md. Names need no forms.
# A no-break space (U+00A0) stands before … and %.

# What the machinery reads: the language's own name, its direction, and the letters printed on
# jack, queen, king and ace.
language-name = Norsk bokmål
language-tags = nb no nn
language-direction = ltr
index-international = J Q K A
index-letters = Kn D K E

## The page before Python

page-title = Førtifem
skip-to-table = Gå til bordet
loading = Gjør klar bordet …
loading-long = Dette tar tid. Forbindelsen kan være treg: Omtrent en halv megabyte skal hentes, én gang. Du kan vente eller laste siden på nytt.
open-whole = Spill førtifem
failure = Spillet kunne ikke starte
failure-no-webassembly = Denne nettleseren kjører ikke WebAssembly, og det trenger spillet. Det kan være slått av, eller nettleseren kan være for gammel. Reglene nedenfor kan leses likevel.
failure-old = Denne nettleseren er for gammel for spillet. Etter en oppdatering, eller i en annen nettleser, kan det spilles. Reglene nedenfor kan leses likevel.
failure-file = En av filene til spillet kunne ikke lastes. Forbindelsen kan være brutt, eller noe kan sperre for filen. Den heter
failure-other = En av filene til spillet hører ikke til denne siden: Spillet blir oppdatert akkurat nå, eller filen ble kuttet på veien. Prøv igjen om et minutt. Den heter
failure-python = Noe gikk galt i selve spillet. Det kan hjelpe å prøve igjen; hvis ikke, sier rapporten nedenfor hva som skjedde.
try-again = Prøv igjen
failure-report = Dette meldte nettleseren
no-javascript = Spillet trenger JavaScript, og det er slått av her. Slå det på for denne siden for å spille. Reglene nedenfor kan leses uten.

## Cards and suits

card-name = { $suit } { $rank }
rank-ace = ess
rank-2 = to
rank-3 = tre
rank-4 = fire
rank-5 = fem
rank-6 = seks
rank-7 = sju
rank-8 = åtte
rank-9 = ni
rank-10 = ti
rank-jack = knekt
rank-queen = dame
rank-king = konge
suit-hearts = hjerter
suit-diamonds = ruter
suit-clubs = kløver
suit-spades = spar

## Who sits where

you = Du
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
level-bridie-about = Spiller for selskapets skyld og glemmer hva som er spilt.
level-angus-about = Kan spillet, men tankene vandrer.
level-maeve-about = Stødig; lar lite slippe unna.
level-alphonse-about = Teller trumfene og sløser ikke bort noe.
level-cormac-about = Spiller for å vinne spillet, ikke stikket. Vanskelig å slå.
seat-dealer = giver
seat-tricks = { $tricks ->
    [0] ingen stikk ennå
    [one] ett stikk
   *[other] { $tricks } stikk
}

did-deal = slo opp { $card }
did-rob = tok { $card }
did-lead = spilte ut { $card }
did-play = spilte { $card }
did-take = tok stikket

## What happens

lots-drawn = { $dealer-is ->
    [you] Loddet har falt: Du gir først.
   *[other] Loddet har falt: { $dealer } gir først.
}
dealt = { $dealer-is ->
    [you] Du gir. { $card } slås opp: { $suit } er trumf.
   *[other] { $dealer } gir. { $card } slås opp: { $suit } er trumf.
}
robbed = { $seat } tar { $card } og legger bort et kort med baksiden opp.
you-robbed = Du tar { $card } og legger bort { $discard } med baksiden opp.
led = { $seat-is ->
    [you] Du spiller ut { $card }.
   *[other] { $seat } spiller ut { $card }.
}
played = { $seat-is ->
    [you] Du spiller { $card }.
   *[other] { $seat } spiller { $card }.
}
took-best-trump = { $seat-is ->
    [you] Du tar stikket: { $card } er beste trumf.
   *[other] { $seat } tar stikket: { $card } er beste trumf.
}
took-only-trump = { $seat-is ->
    [you] Du tar stikket: { $card } er eneste trumf.
   *[other] { $seat } tar stikket: { $card } er eneste trumf.
}
took-best-of-suit = { $seat-is ->
    [you] Du tar stikket: { $card } er best i { $suit }, og ingen trumfet.
   *[other] { $seat } tar stikket: { $card } er best i { $suit }, og ingen trumfet.
}
took-unfollowed = { $seat-is ->
    [you] Du tar stikket med { $card }: Ingen fulgte farge, og ingen trumfet.
   *[other] { $seat } tar stikket med { $card }: Ingen fulgte farge, og ingen trumfet.
}
deal-scored = Denne runden: { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.
game-won = { $seat-is ->
    [you] Du vinner spillet med { $points } poeng.
   *[other] { $seat } vinner spillet med { $points } poeng.
}
tie-plays-on = Likt på topp med { $points }: En runde til avgjør.

## What the lead asks

asks-lead = Alle kort kan spilles ut
asks-follow-suit = Utspill { $symbol } { $suit }: følg farge
asks-follow-or-trump = Utspill { $symbol } { $suit }: følg farge eller trumf
asks-trump = Utspill { $symbol } trumf: spill trumf
asks-trump-tops-excused = Utspill { $symbol } trumf: spill trumf, eller hold en topp tilbake
asks-trump-or-heart = Utspill { $card }: spill trumf, ellers hjerter

## What you may do

prompt-aloud = { $prompt }.
prompt-your-lead = Ditt utspill
prompt-your-turn = Din tur
prompt-their-turn = { $seat } skal spille
prompt-dealing = Kortene deles ut
prompt-counting = Poengene telles
prompt-leads-next = { $seat-is ->
    [you] Du har neste utspill
   *[other] { $seat } har neste utspill
}
prompt-may-rob = Din tur: Du kan ta { $card } først
prompt-must-rob = Du må ta { $card }: Legg bort et kort
prompt-discard = Hvilket kort legger du bort for { $card }?
prompt-next = Runden er over
prompt-collect = Har du sett stikket?
action-rob = Ta { $card }
action-keep = Behold kortene
action-next-deal = Neste runde
action-collect = Videre
action-new-game = Nytt spill
action-hint = Hint

## Hints

hint-coming = Tenker ut et hint …
hint-play = Spill { $card }: { $reason }. { $sure }
hint-rob = Ta { $card } og legg bort { $discard }: { $reason }. { $sure }
sure-certain = Ingenting annet kommer i nærheten.
sure-likely = Det er høyst sannsynlig best.
sure-close = Det er et jevnt valg.
reason-only-move = du kan ikke spille noe annet
reason-takes-turn-up = det oppslåtte kortet er verdt mer enn det du gir fra deg
reason-leaves-turn-up = hånden din er bedre som den er
reason-best-trump-left = ingen trumf som er igjen, kan slå kortet
reason-draws-trumps = det trekker ut trumf
reason-best-of-suit = ingen kort som er igjen i fargen, kan slå det
reason-empties-suit = det tømmer en farge, så du kan trumfe siden
reason-leads-low = det koster deg minst
reason-takes-cheaply = det tar stikket med det billigste kortet
reason-takes-high = et høyt kort er vanskeligere å slå for dem etter deg
reason-trumps-in = en trumf tar stikket
reason-keeps-five = femmeren er verdt å beholde
reason-keeps-top = topptrumfen din er verdt å beholde
reason-lets-go = stikket er ikke verdt de bedre kortene dine
reason-cannot-take = du kan ikke ta stikket, så gi bort det minste du har

## Taking back, and practice

action-undo = Angre
menu-practice = Øving
practice-mark = Øving
practice-begins = { $done } Dette spillet er nå øving og teller ikke.
practice-on = Dette spillet er øving: Det kommer ikke med i statistikken.
practice-off = Å angre, spille en runde på nytt eller se alle hender gjør spillet til øving: Da kommer det ikke med i statistikken.
practice-replay = Spill runden på nytt
practice-open = Vis alle hender
practice-close = Skjul de andre hendene
undo-done = Tatt tilbake.
undo-nothing = Det er ingenting å angre i denne runden.
replay-done = Runden begynner på nytt.
hands-opened = Alle hender ligger åpne.
hands-closed = De andre hendene er skjult igjen.
hands-none = Ingen har kort på hånden nå.

## The guard against slips

guard-again = Trykk en gang til for å spille { $card }.
guard-lay-again = Trykk en gang til for å legge bort { $card }.
guard-back = { $card } er tilbake på hånden.
guard-offer = Vil du trykke to ganger for å spille et kort? Det verner mot feiltrykk.
guard-yes = Ja, to ganger
guard-is-on = Fra nå av spiller du et kort ved å trykke to ganger. Det kan endres i innstillingene.

## The thinker

thinker-loading = Motstandernes tenkning lastes: { $percent } %
thinker-lost = Motstanderne tenker ved bordet inntil videre

## Why a card can't be played

refused-suit = Du har { $held }: Utspillet var { $suit }.
refused-suit-or-trump = Du har { $held }: Utspillet var { $suit }, så følg farge eller trumf.
refused-trump = Du har { $held }: Utspillet var trumf, og { $suit } er trumf.
refused-trump-but = Du har { $held }: Utspillet var trumf. { $kept } kan holdes tilbake.
refused-ace-of-hearts = Du har { $held }: Utspillet var hjerter ess, og det trekker all trumf.
refused-heart = Du har { $held }: Uten trumf må du legge hjerter på hjerter ess.
refused-ace-kept = { $card } gir deg rett til det oppslåtte kortet og blir på hånden.
refused-not-held = Det kortet er ikke på hånden din.

## The table

table-heading = Bord
hand-heading = Hånden din
scores-heading = Poeng
log-heading = Logg for runden
hand-name = { $count ->
    [0] Hånden din er tom
    [one] Hånden din, ett kort, { $suit } er trumf
   *[other] Hånden din, { $count } kort, { $suit } er trumf
}
trick-heading = Stikk
trick-line = { $seat }: { $card }
trick-empty = Ingen kort er spilt til dette stikket.
trumps = Trumf
scores-line = { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.

## The score of a deal

score-heading = Runde { $number }
score-trick = Stikk
score-cards = Kort
score-taker = Tatt av
score-points = Poeng
score-best-trump = { $seat-is ->
    [you] { $card } var beste trumf, og du spilte kortet: Stikket teller fem ekstra.
   *[other] { $card } var beste trumf, og { $seat } spilte kortet: Stikket teller fem ekstra.
}
score-best-trump-plain = { $card } var beste trumf; etter disse husreglene teller det ikke ekstra.
score-no-trump = Ingen hadde trumf, så ingen stikk teller mer enn fem.
score-target = { $target } poeng vinner.

## Buttons and panels

menu = Meny
menu-new-game = Nytt spill
menu-rules = Regler
menu-ranks = Kortenes rang
menu-last-trick = Siste stikk
menu-scores = Poeng
menu-log = Logg
menu-statistics = Statistikk
menu-settings = Innstillinger
menu-keys = Taster
close = Lukk
ranks-trumps = Trumf, beste først
ranks-plain = { $symbol } { $suit }, beste først
ranks-before = Trumfen er kjent når et kort er slått opp.
where-played = spilt
where-held = på hånden din
where-laid-away = lagt bort av deg
where-turned = slått opp
where-taken = { $seat } tok det
where-of = { $card }, { $where }
last-trick-none = Ingen stikk er tatt i denne runden ennå.
trick-led = { $seat-is ->
    [you] Stikk { $number }: du spilte ut
   *[other] Stikk { $number }: { $seat } spilte ut
}
tricks-earlier = Tidligere stikk
account-deal = Runde
account-dealer = Giver
account-now = pågår
new-game-question = Vil du forlate dette spillet og starte et nytt?
new-game-yes = Start et nytt spill
new-game-no = Spill videre
on = På
off = Av
as-the-system = System
settings-language = Språk
settings-language-is = Spillet snakker
settings-language-about = Alle setninger skifter straks, og spillet går videre. System gjør som enheten din.
language-now = Spillet snakker norsk nå.
settings-game = Spill
settings-house = Husregler
settings-left = Til venstre for deg
settings-right = Til høyre for deg
settings-later = Spillet som pågår, fortsetter som det begynte; et nytt spill følger valget ditt.
house-seed = Publiserte regler
house-seed-is = Følg farge strengt; hjerter ess trekker all trumf; giveren må ta et oppslått ess; beste trumf teller fem ekstra.
house-traditional = Tradisjonelle regler
house-traditional-is = Som i Irland: følg farge eller trumf; en topp holdes bare tilbake når en lavere trumf er spilt ut; den første som når 45, vinner.
house-maritime = Østkanadiske regler
house-maritime-is = Som på Prince Edward Island: følg farge eller trumf; beste trumf teller fem ekstra; den som har mest når runden er over, vinner.
house-own = Egne husregler
settings-table = Bord
settings-speed = Tempo
settings-speed-about = Hvor fort kortene flyttes og motstanderne spiller.
speed-slow = Sakte
speed-normal = Vanlig
speed-fast = Raskt
speed-instant = Straks
settings-trick = Et fullt stikk
settings-trick-about = Hvor lenge du kan se alle tre kortene før stikket tas inn.
trick-timer = ligger en liten stund
trick-tap = ligger til jeg går videre
settings-guard = Vern mot feiltrykk
settings-guard-about = Når vernet er på, spiller du et kort ved å trykke to ganger.
settings-looks = Utseende
settings-theme = Tema
settings-theme-about = Fargene på bordet og alt rundt; System gjør som enheten din.
theme-light = Lyst
theme-dark = Mørkt
theme-contrast = Høy kontrast
settings-colours = Kortfarger
settings-colours-about = Med fire farger er ruter blå og kløver grønn.
colours-two = To farger
colours-four = Fire farger
settings-cards = Kort
settings-cards-about = Store kort tar den plassen som finnes, og viser verdi og farge én gang, stort.
cards-normal = Vanlige
cards-large = Store
settings-index = Bokstaver på kortene
settings-index-about = Bokstavene på ess og bildekort: de som brukes overalt, eller de norske.
settings-motion = Bevegelse
settings-motion-about = Med mindre bevegelse er et kort straks på sin nye plass; System gjør som enheten din.
motion-less = Mindre
settings-sound-and-keys = Lyd og taster
settings-sound = Lyd
settings-sound-about = Dempet lyd av kort på et bord, fra første gang du trykker på noe.
sound-is-on = Lyden er på.
sound-is-off = Lyden er av.
settings-letters = Bokstavtaster
settings-letters-about = Taster som H for hint; piltaster, Enter og 1 til 5 virker alltid.
settings-reset = Nullstill innstillingene
settings-reset-undo = Angre nullstillingen
settings-are-reset = Standardinnstillingene gjelder igjen.
settings-are-back = Innstillingene dine er tilbake.
keys-left-right = Venstre og høyre: et annet kort
keys-play = Enter eller mellomrom: spill kortet
keys-numbers = 1 til 5: spill det kortet på hånden
keys-trick = T: si stikket
keys-last = L: siste stikk, og de før det
keys-scores = S: si poengene
keys-hint = H: et hint
keys-undo = U: angre ditt siste valg
keys-escape = Escape: legg tilbake et kort som er løftet
keys-ranks = R: kortenes rang
keys-log = G: loggen for runden
keys-mute = M: lyd på eller av
keys-help = ?: disse tastene
keys-only-here = Bokstaver virker bare når fokus er på bordet.

## Statistics, and everything as a file

statistics-none = Ingen spill er fullført ennå. Spill et til slutten, så begynner historien her.
statistics-games = spill
statistics-won = vunnet
statistics-mean-is = poeng per runde
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals ->
    [one] Én runde.
   *[other] { $deals } runder.
}{ $robs ->
    [0] { "" }
    [one] { "" } Du tok det oppslåtte kortet én gang.
   *[other] { "" } Du tok det oppslåtte kortet { $robs } ganger.
}
statistics-practice = { $games ->
    [one] Ett spill var øving og er ikke talt med.
   *[other] { $games } spill var øving og er ikke talt med.
}
statistics-best = Det beste du har gjort
statistics-row = spill vunnet på rad
statistics-best-deal = poeng i én runde
statistics-most-tricks = stikk i én runde
statistics-levels = Etter motstander
statistics-houses = Etter husregler
statistics-table-games = Spill
statistics-table-won = Vunnet
statistics-cousins = Søskenbarn, som Angus og Hector, telles sammen.
statistics-clear = Slett statistikken
statistics-bring-back = Hent den tilbake
statistics-cleared = Statistikken er slettet. Du kan hente den tilbake til du lukker dette panelet.
statistics-back = Statistikken er tilbake.
statistics-broken = Den lagrede statistikken kunne ikke leses og er lagt til side; tellingen begynner på nytt.
statistics-newer = En nyere versjon av spillet har statistikken sin her. Den får stå som den er.
file-about = Spillet, innstillingene og statistikken ligger bare i denne nettleseren. Lagre dem som fil for å være trygg, eller for å spille videre i en annen nettleser.
file-save = Lagre alt som fil
file-choose = Hent fra fil
file-saved = { $name } legges blant nedlastingene dine.
file-loaded = Filen er hentet.
load-question = Denne filen ble lagret { $day }. Den erstatter spillet, innstillingene og statistikken her.
load-yes = Hent filen
load-no = Behold det som er her
load-refused = { $why } Ingenting er endret her.
load-too-large = Filen er større enn en megabyte, så dette spillet har ikke lagret den.
load-unreadable = Nettleseren kunne ikke lese denne filen.
load-no-json = Denne filen er skadet eller av et annet slag.
load-another = Denne filen kommer fra et annet program.
load-newer = Filen er lagret av en nyere versjon av spillet.
load-damaged = Filen er skadet: Deler av den mangler eller er endret.
load-game = Spillet i denne filen er skadet.
load-seats = Spillet i denne filen er ikke for tre spillere.
load-setting = Filen har en innstilling som er ukjent her: { $name }.
load-statistics = Statistikken i denne filen er skadet.
load-no-room = Nettleseren har ikke plass igjen til filen.

## Notices

notice-set-aside = Det lagrede spillet kunne ikke leses. Det er lagt til side, og et nytt er delt ut.
notice-part-missing = Denne delen av spillet kunne ikke lastes; forbindelsen kan være borte. Selve spillet går videre, og du kan prøve igjen.
notice-not-stored = Denne nettleseren lagrer ingenting her: Spillet går videre, men er over når du lukker siden.
notice-other-version = Det finnes en nyere utgave av spillet, og denne delen av den gamle er borte. Last siden på nytt: Spillet fortsetter der det er.
notice-new-version = En nyere utgave av spillet er kommet. Den begynner med neste spill.
notice-elsewhere = Dette spillet fortsetter i et annet vindu. Her lagres ingenting lenger. Last siden på nytt for å fortsette derfra.
notice-newer = Det forrige spillet er lagret av en nyere versjon. Det får ligge som det er; dette spillet lagres ikke.
notice-bad-value = «{ $value }» går ikke an som { $name } her; innstillingen din gjelder i stedet.
notice-close = Legg bort denne beskjeden

## The rules

rules-heading = Reglene for førtifem
rules-aim = Tre spiller, hver for seg. Ta stikk: Hvert teller fem poeng, og stikket med rundens beste trumf teller fem ekstra. Den som har 45 etter en runde, vinner; har flere det, vinner den som har mest.
rules-cards-heading = Kortene
rules-cards-trump = Én farge er trumf i hver runde. De beste trumfene er i denne rekkefølgen: femmeren, knekten og hjerter ess, som er trumf i alle runder. Så kommer ess, konge og dame i trumf, og småkortene.
rules-cards-small = Småkort går høyt i rødt, lavt i svart: I hjerter og ruter er tieren best av dem, i kløver og spar toeren.
rules-cards-plain = I en farge som ikke er trumf, er kongen best, så dame og knekt. I kløver og spar kommer esset deretter; ruter ess er den laveste ruteren av alle.
rules-deal-heading = Utdelingen
rules-deal-turn = Hver spiller får fem kort. Det neste kortet slås opp, og fargen på det er trumf.
rules-deal-rob = Den som har fått trumf ess på hånden, kan ta det oppslåtte kortet i bytte mot et annet av sine kort før han spiller sitt første kort. Slås det opp et ess, er det giveren som tar det, og etter de publiserte reglene må han.
rules-deal-lead = Spilleren til venstre for giveren spiller ut hvilket kort han vil. Den som tar et stikk, spiller ut til det neste.
rules-follow-heading = Å spille til et stikk
rules-follow-suit = Er det spilt ut en farge som ikke er trumf, og du har fargen, må du følge. Etter noen husregler kan du spille trumf i stedet. Har du ikke fargen, kan du spille hva som helst.
rules-follow-trump = Er det spilt ut trumf, og du har trumf, må du spille trumf. Men toppene (femmeren, knekten og hjerter ess) kan holdes tilbake hvis du ikke har annen trumf. Etter noen husregler kan de bare holdes tilbake når en lavere trumf er spilt ut.
rules-follow-ace = Etter de publiserte reglene trekker hjerter ess all trumf når det spilles ut; og den som ikke har trumf, må legge hjerter om han har.
rules-follow-take = Den beste trumfen tar stikket; uten trumf tar det beste kortet i den utspilte fargen.
rules-end-heading = Slutten
rules-end-points = Fem stikk på fem poeng, og fem for beste trumf: tretti poeng i runden. Poengene legges sammen etter hver runde til noen har vunnet. Står det likt på topp, spilles det videre.
rules-house-heading = Husregler
rules-house = Det spilles ulikt fra hjem til hjem. Under Innstillinger kan du velge mellom tre sett husregler: de publiserte, de tradisjonelle fra Irland og de østkanadiske fra Prince Edward Island. Linjen ved hånden din sier alltid hva utspillet krever.
