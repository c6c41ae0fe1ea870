# Spanish, with "tú", in words of both sides of the Atlantic; the card words are accounted for in docs/languages.md.
# `.the` is a name with its article: "el nueve de corazones", "la jota de picas".

# What the machinery reads: the language's own name, its direction, and the letters printed on
# jack, queen, king and ace.
language-name = Español
language-tags = es
language-direction = ltr
index-international = J Q K A
index-letters = J Q K A

## The page before Python

page-title = Cuarenta y cinco
skip-to-table = Ir a la mesa
loading = Preparando la mesa…
loading-long = Esto tarda. Quizá la conexión sea lenta: tiene que llegar, una sola vez, cerca de medio megabyte. Puedes esperar o volver a cargar la página.
open-whole = Jugar a cuarenta y cinco
failure = El juego no pudo empezar
failure-no-webassembly = Este navegador no ejecuta WebAssembly, que el juego necesita. Quizá esté desactivado, o el navegador sea demasiado antiguo. De todos modos, más abajo se pueden leer las reglas.
failure-old = Este navegador es demasiado antiguo para el juego. Una vez actualizado, o con otro navegador, se puede jugar. De todos modos, más abajo se pueden leer las reglas.
failure-file = No se pudo cargar un archivo del juego. Quizá se perdió la conexión, o algo lo bloquea. El archivo es
failure-other = Un archivo del juego no corresponde a esta página: el juego se está actualizando ahora mismo, o el archivo llegó cortado. Dentro de un minuto debería funcionar. El archivo es
failure-python = Algo falló en el propio juego. Puede que baste con reintentarlo; si no, el informe de abajo dice qué pasó.
try-again = Reintentar
failure-report = Lo que comunicó el navegador
no-javascript = El juego necesita JavaScript, y aquí está desactivado. Actívalo en esta página para jugar. Las reglas de abajo se pueden leer sin él.

## Cards and suits

card-name = { $rank } de { $suit }
    .the = { $rank_the } de { $suit }
rank-ace = as
    .the = el as
rank-2 = dos
    .the = el dos
rank-3 = tres
    .the = el tres
rank-4 = cuatro
    .the = el cuatro
rank-5 = cinco
    .the = el cinco
rank-6 = seis
    .the = el seis
rank-7 = siete
    .the = el siete
rank-8 = ocho
    .the = el ocho
rank-9 = nueve
    .the = el nueve
rank-10 = diez
    .the = el diez
rank-jack = jota
    .the = la jota
rank-queen = reina
    .the = la reina
rank-king = rey
    .the = el rey
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
suit-spades = picas

## Who sits where

you = Tú
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
level-bridie-about = Juega por la compañía y olvida lo que ya salió.
level-angus-about = Conoce el juego, pero se distrae.
level-maeve-about = Con pulso firme; se le escapa poco.
level-alphonse-about = Cuenta los triunfos y no malgasta nada.
level-cormac-about = Juega por la partida, no por la baza. Cuesta ganarle.
seat-dealer = reparto
seat-tricks = { $tricks ->
    [0] sin bazas
    [one] una baza
   *[other] { $tricks } bazas
}

did-deal = vuelta: { $card }
did-rob = robó { $card_the }
did-lead = salió con { $card_the }
did-play = jugó { $card_the }
did-take = se llevó la baza

## What happens

lots-drawn = { $dealer-is ->
    [you] Se echa a suertes: repartes tú primero.
   *[other] Se echa a suertes: reparte primero { $dealer }.
}
dealt = { $dealer-is ->
    [you] Repartes tú. La vuelta es { $card_the }: pintan { $suit }.
   *[other] Reparte { $dealer }. La vuelta es { $card_the }: pintan { $suit }.
}
robbed = { $seat } roba { $card_the } y descarta una carta, boca abajo.
you-robbed = Robas { $card_the } y descartas { $discard_the }, boca abajo.
led = { $seat-is ->
    [you] Sales con { $card_the }.
   *[other] { $seat } sale con { $card_the }.
}
played = { $seat-is ->
    [you] Juegas { $card_the }.
   *[other] { $seat } juega { $card_the }.
}
took-best-trump = { $seat-is ->
    [you] Te llevas la baza: { $card_the } es el mejor triunfo.
   *[other] { $seat } se lleva la baza: { $card_the } es el mejor triunfo.
}
took-only-trump = { $seat-is ->
    [you] Te llevas la baza: { $card_the } es el único triunfo.
   *[other] { $seat } se lleva la baza: { $card_the } es el único triunfo.
}
took-best-of-suit = { $seat-is ->
    [you] Te llevas la baza: { $card_the } es la mejor carta de { $suit } y nadie jugó triunfo.
   *[other] { $seat } se lleva la baza: { $card_the } es la mejor carta de { $suit } y nadie jugó triunfo.
}
took-unfollowed = { $seat-is ->
    [you] Te llevas la baza con { $card_the }: nadie asistió ni jugó triunfo.
   *[other] { $seat } se lleva la baza con { $card_the }: nadie asistió ni jugó triunfo.
}
deal-scored = Esta mano: { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.
game-won = { $seat-is ->
    [you] Ganas la partida con { $points } puntos.
   *[other] { $seat } gana la partida con { $points } puntos.
}
tie-plays-on = Empate en cabeza con { $points }: decide otra mano.

## What the lead asks

asks-lead = Puedes salir con cualquier carta
asks-follow-suit = { $symbol } Salida de { $suit }: asiste
asks-follow-or-trump = { $symbol } Salida de { $suit }: asiste o triunfa
asks-trump = { $symbol } Salida de triunfo: juega triunfo
asks-trump-tops-excused = { $symbol } Salida de triunfo: juega uno o guarda un matador
asks-trump-or-heart = Salida de { $card }: juega triunfo o, si no, corazón

## What you may do

prompt-aloud = { $prompt }.
prompt-your-lead = Te toca salir
prompt-your-turn = Te toca jugar
prompt-their-turn = Juega { $seat }
prompt-dealing = Se reparten las cartas
prompt-counting = Se cuentan los puntos
prompt-leads-next = { $seat-is ->
    [you] Ahora sales tú
   *[other] Ahora sale { $seat }
}
prompt-may-rob = Te toca: antes puedes robar { $card_the }
prompt-must-rob = Tienes que robar { $card_the }: descarta una carta
prompt-discard = ¿Qué carta descartas por { $card_the }?
prompt-next = Fin de la mano
prompt-collect = ¿Viste la baza?
action-rob = Robar { $card_the }
action-keep = No robar
action-next-deal = Otra mano
action-collect = Seguir
action-new-game = Nueva partida
action-hint = Pista

## Hints

hint-coming = Pensando una pista…
hint-play = Juega { $card_the }: { $reason }. { $sure }
hint-rob = Roba { $card_the } y descarta { $discard_the }: { $reason }. { $sure }
sure-certain = Nada más se le acerca.
sure-likely = Casi seguro es lo mejor.
sure-close = Está reñido.
reason-only-move = no puedes jugar otra cosa
reason-takes-turn-up = la vuelta vale más que lo que das
reason-leaves-turn-up = tus cartas están mejor así
reason-best-trump-left = no queda triunfo que le gane
reason-draws-trumps = arrastra triunfos
reason-best-of-suit = en su palo no queda carta que le gane
reason-empties-suit = te deja sin un palo, y así podrás fallar con triunfo
reason-leads-low = es lo que menos te cuesta
reason-takes-cheaply = se lleva la baza con la carta más barata
reason-takes-high = una carta alta es más difícil de superar después
reason-trumps-in = un triunfo se lleva la baza
reason-keeps-five = vale la pena guardar el cinco
reason-keeps-top = vale la pena guardar tu matador
reason-lets-go = esta baza no merece tus mejores cartas
reason-cannot-take = no puedes llevarte la baza, así que da lo que menos valga

## Taking back, and practice

action-undo = Deshacer
menu-practice = Práctica
practice-mark = Práctica
practice-begins = { $done } Desde ahora la partida es de práctica y no cuenta.
practice-on = Esta partida es de práctica: no cuenta en las estadísticas.
practice-off = Deshacer, repetir una mano o ver todas las cartas convierte la partida en práctica: ya no cuenta en las estadísticas.
practice-replay = Repetir esta mano
practice-open = Ver todas las cartas
practice-close = Tapar las otras cartas
undo-done = Deshecho.
undo-nothing = En esta mano no hay nada que deshacer.
replay-done = La mano vuelve a empezar.
hands-opened = Todas las cartas están a la vista.
hands-closed = Las otras cartas vuelven a estar tapadas.
hands-none = Ahora nadie tiene cartas en la mano.

## The guard against slips

guard-again = Para jugar { $card_the }, toca otra vez.
guard-lay-again = Para descartar { $card_the }, toca otra vez.
guard-back = { $card_the } vuelve a tu mano.
guard-offer = ¿Tocar dos veces una carta para jugarla? Así un desliz del dedo no cuenta.
guard-yes = Sí, dos veces
guard-is-on = Desde ahora, toca dos veces una carta para jugarla. Se puede cambiar en Ajustes.

## The thinker

thinker-loading = Cargando el cálculo de los rivales: { $percent } %
thinker-lost = Por ahora los rivales piensan en la mesa

## Why a card can't be played

refused-suit = Tienes { $held_the }: la salida es de { $suit }.
refused-suit-or-trump = Tienes { $held_the }: la salida es de { $suit }, así que asiste o juega triunfo.
refused-trump = Tienes { $held_the }: la salida es de triunfo, y pintan { $suit }.
refused-trump-but = Tienes { $held_the }: la salida es de triunfo. Puedes guardarte { $kept_the }.
refused-ace-of-hearts = Tienes { $held_the }: se salió con el as de corazones, que arrastra todos los triunfos.
refused-heart = Tienes { $held_the }: sin triunfos, al as de corazones se le debe un corazón.
refused-ace-kept = Con { $card_the } puedes robar la vuelta: tiene que seguir en tu mano.
refused-not-held = Esa carta no está en tu mano.

## The table

table-heading = Mesa
hand-heading = Tus cartas
scores-heading = Marcador
log-heading = Jugadas de la mano
hand-name = { $count ->
    [0] No te quedan cartas
    [one] Tus cartas, queda una, pintan { $suit }
   *[other] Tus cartas, quedan { $count }, pintan { $suit }
}
trick-heading = Baza
trick-line = { $seat }: { $card }
trick-empty = Aún no se ha jugado ninguna carta en esta baza.
trumps = Pintan
scores-line = { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }.

## The score of a deal

score-heading = Mano { $number }
score-trick = Baza
score-cards = Cartas
score-taker = Gana
score-points = Puntos
score-best-trump = { $seat-is ->
    [you] El mejor triunfo fue { $card_the } y lo jugaste tú: su baza vale cinco más.
   *[other] El mejor triunfo fue { $card_the } y lo jugó { $seat }: su baza vale cinco más.
}
score-best-trump-plain = El mejor triunfo fue { $card_the }; en esta casa no vale más.
score-no-trump = Nadie tuvo triunfos, así que ninguna baza vale más de cinco.
score-target = Se gana con { $target } puntos.

## Buttons and panels

menu = Menú
menu-new-game = Nueva partida
menu-rules = Reglas
menu-ranks = Orden de las cartas
menu-last-trick = Última baza
menu-scores = Marcador
menu-log = Jugadas
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-keys = Teclas
close = Cerrar
ranks-trumps = Triunfos, de mayor a menor
ranks-plain = { $symbol } { $suit }, de mayor a menor
ranks-before = El triunfo se sabe cuando se descubre la vuelta.
where-played = jugada
where-held = en tu mano
where-laid-away = descartada por ti
where-turned = la vuelta
where-taken = la robó { $seat }
where-of = { $card }, { $where }
last-trick-none = Nadie se ha llevado todavía una baza en esta mano.
trick-led = { $seat-is ->
    [you] Baza { $number }: saliste tú
   *[other] Baza { $number }: salió { $seat }
}
tricks-earlier = Bazas anteriores
account-deal = Mano
account-dealer = Reparte
account-now = en juego
new-game-question = ¿Dejar esta partida y empezar otra?
new-game-yes = Empezar otra partida
new-game-no = Seguir jugando
on = Sí
off = No
as-the-system = Sistema
settings-language = Idioma
settings-language-is = El juego habla
settings-language-about = Todas las frases cambian al momento y la partida sigue. Con «Sistema», el idioma de tu dispositivo.
language-now = El juego habla ahora español.
settings-game = Partida
settings-house = Reglas de la casa
settings-left = A tu izquierda
settings-right = A tu derecha
settings-later = La partida en curso sigue como empezó; tu elección vale para la próxima.
house-seed = Juego publicado
house-seed-is = Hay que asistir siempre; el as de corazones arrastra todos los triunfos; si la vuelta es un as, quien reparte tiene que robarlo; el mejor triunfo vale cinco más.
house-traditional = Tradicional
house-traditional-is = Como en Irlanda: asistir o jugar triunfo; un matador solo se guarda ante un triunfo menor; gana quien llega primero a 45.
house-maritime = Marítima
house-maritime-is = Como en la Isla del Príncipe Eduardo: asistir o jugar triunfo; el mejor triunfo vale cinco más; gana quien tiene más al final de la mano.
house-own = Reglas propias
settings-table = Mesa
settings-speed = Velocidad
settings-speed-about = Con qué rapidez se mueven las cartas y juegan los rivales.
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
settings-trick = La baza completa
settings-trick-about = Cuánto tiempo se ven las tres cartas antes de recoger la baza.
trick-timer = queda un momento
trick-tap = queda hasta que yo siga
settings-guard = Doble toque
settings-guard-about = Con él, una carta se juega tocándola dos veces.
settings-looks = Aspecto
settings-theme = Tema
settings-theme-about = Los colores de la mesa y de todo lo demás; Sistema hace lo que tu dispositivo.
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
settings-colours = Palos
settings-colours-about = Con cuatro colores, los diamantes son azules y los tréboles, verdes.
colours-two = Dos colores
colours-four = Cuatro colores
settings-cards = Cartas
settings-cards-about = Las cartas grandes ocupan el sitio que haya y muestran, en grande, un índice y un palo.
cards-normal = Normales
cards-large = Grandes
settings-index = Letras de las cartas
settings-index-about = Las letras de los ases y las figuras: las de todas partes o las propias del país.
settings-motion = Movimiento
settings-motion-about = Con menos movimiento, cada carta aparece al instante en su sitio; Sistema hace lo que tu dispositivo.
motion-less = Menos
settings-sound-and-keys = Sonido y teclas
settings-sound = Sonido
settings-sound-about = Sonidos suaves de cartas sobre la mesa, desde tu primer toque o tecla.
sound-is-on = Con sonido.
sound-is-off = Sin sonido.
settings-letters = Letras del teclado
settings-letters-about = Teclas como H para una pista; las flechas, Intro y del 1 al 5 funcionan siempre.
settings-reset = Restablecer ajustes
settings-reset-undo = Volver a los míos
settings-are-reset = Todo como al principio.
settings-are-back = Tus ajustes han vuelto.
keys-left-right = Izquierda y derecha: otra carta
keys-play = Intro o espacio: jugar la carta
keys-numbers = 1 a 5: jugar esa carta de tu mano
keys-trick = T: decir la baza
keys-last = L: la última baza y las anteriores
keys-scores = S: decir el marcador
keys-hint = H: una pista
keys-undo = U: deshacer tu última decisión
keys-escape = Escape: dejar la carta levantada en su sitio
keys-ranks = R: el orden de las cartas
keys-log = G: las jugadas de la mano
keys-mute = M: con o sin sonido
keys-help = ?: estas teclas
keys-only-here = Las letras solo valen con el foco en la mesa.

## Statistics, and everything as a file

statistics-none = Aún no has acabado ninguna partida. Juega una hasta el final y aquí empezará su historia.
statistics-games = partidas
statistics-won = ganadas
statistics-mean-is = puntos por mano
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals ->
    [one] Una mano.
   *[other] { $deals } manos.
}{ $robs ->
    [0] { "" }
    [one] { "" } Robaste la vuelta una vez.
   *[other] { "" } Robaste la vuelta { $robs } veces.
}
statistics-practice = { $games ->
    [one] Una partida fue de práctica y no cuenta.
   *[other] { $games } partidas fueron de práctica y no cuentan.
}
statistics-best = Tus récords
statistics-row = partidas ganadas seguidas
statistics-best-deal = puntos en una mano
statistics-most-tricks = bazas en una mano
statistics-levels = Por rival
statistics-houses = Por casa
statistics-table-games = Partidas
statistics-table-won = Ganadas
statistics-cousins = Los primos, como Angus y Hector, cuentan juntos.
statistics-clear = Borrar estadísticas
statistics-bring-back = Recuperarlas
statistics-cleared = Se borraron las estadísticas. Puedes recuperarlas mientras no cierres este panel.
statistics-back = Las estadísticas han vuelto.
statistics-broken = No se pudieron leer las estadísticas guardadas: quedan aparte y la cuenta empieza de nuevo.
statistics-newer = Una versión más nueva del juego lleva aquí las estadísticas. Se dejan como están.
file-about = Tu partida, tus ajustes y tus estadísticas se guardan solo en este navegador. Guárdalos en un archivo para tenerlos a salvo o para seguir en otro navegador.
file-save = Guardar todo en un archivo
file-choose = Cargar de un archivo
file-saved = { $name } va a tus descargas.
file-loaded = Tu archivo está cargado.
load-question = Este archivo se guardó el { $day }. Sustituye la partida, los ajustes y las estadísticas que hay aquí.
load-yes = Cargar el archivo
load-no = Dejar lo que hay
load-refused = { $why } Aquí no ha cambiado nada.
load-too-large = Este archivo pasa de un megabyte, así que no lo guardó este juego.
load-unreadable = El navegador no pudo leer este archivo.
load-no-json = Este archivo está dañado o es de otro tipo.
load-another = Este archivo es de otro programa.
load-newer = Este archivo lo guardó una versión más nueva del juego.
load-damaged = Este archivo está dañado: le faltan partes o alguien las cambió.
load-game = La partida de este archivo está dañada.
load-seats = La partida de este archivo no es para tres jugadores.
load-setting = Este archivo tiene un ajuste que aquí no se conoce: { $name }.
load-statistics = Las estadísticas de este archivo están dañadas.
load-no-room = En este navegador ya no queda sitio para guardar el archivo.

## Notices

notice-set-aside = No se pudo leer la partida guardada: queda aparte y se repartió otra.
notice-part-missing = No se pudo cargar esta parte del juego; quizá no haya conexión. La partida sigue, y puedes volver a intentarlo.
notice-not-stored = Este navegador no guarda nada aquí: la partida sigue, pero se pierde al cerrar la página.
notice-other-version = Hay una versión nueva del juego, y esta parte de la anterior ya no está. Vuelve a cargar la página: la partida sigue donde está.
notice-new-version = Ha llegado una versión nueva del juego. Empieza con la próxima partida.
notice-elsewhere = Esta partida sigue en otra ventana. Aquí ya no se guarda nada; vuelve a cargar la página para continuar desde allí.
notice-newer = La última partida la guardó una versión más nueva del juego. Se conserva como está; esta no se guarda.
notice-bad-value = «{ $value }» no sirve aquí para { $name }; se usa tu ajuste.
notice-close = Quitar este aviso

## The rules

rules-heading = Las reglas del cuarenta y cinco
rules-aim = Juegan tres, cada uno por su cuenta. Llévate bazas: cada una vale cinco puntos, y la del mejor triunfo de la mano vale cinco más. Gana quien tiene 45 al acabar una mano; si llegan varios, quien tiene más.
rules-cards-heading = Las cartas
rules-cards-trump = En cada mano hay un palo de triunfo. Los mejores triunfos son, en este orden, el cinco, la jota y el as de corazones, que es triunfo en todas las manos. Después van el as, el rey y la reina de triunfo, y las cartas pequeñas.
rules-cards-small = Entre las cartas pequeñas, en rojo manda la más alta y en negro la más baja: en corazones y diamantes la mejor es el diez; en tréboles y picas, el dos.
rules-cards-plain = En un palo que no es triunfo la mejor carta es el rey; luego van la reina y la jota. En tréboles y picas sigue el as; el as de diamantes es el último de los diamantes.
rules-deal-heading = El reparto
rules-deal-turn = Cada jugador recibe cinco cartas. La siguiente se pone boca arriba: es la vuelta, y su palo es triunfo.
rules-deal-rob = Quien recibió el as de triunfo puede robar la vuelta a cambio de otra de sus cartas, antes de jugar la primera. Si la vuelta es un as, la roba quien reparte, y en el juego publicado tiene que hacerlo.
rules-deal-lead = El jugador a la izquierda del que reparte sale con la carta que quiera. Quien se lleva una baza sale en la siguiente.
rules-follow-heading = Cómo se juega una baza
rules-follow-suit = Si se sale de un palo que no es triunfo y lo tienes, asiste: juega de ese palo. En algunas casas puedes jugar triunfo en su lugar. Si no lo tienes, juega lo que quieras.
rules-follow-trump = Si se sale de triunfo y tienes triunfos, juega uno. Pero los matadores (el cinco, la jota y el as de corazones) se pueden guardar si no tienes otros triunfos. En algunas casas solo se guardan ante un triunfo menor.
rules-follow-ace = En el juego publicado, cuando se sale con el as de corazones, arrastra todos los triunfos; y quien no tiene ninguno juega un corazón, si lo tiene.
rules-follow-take = El mejor triunfo se lleva la baza; sin triunfos, la mejor carta del palo de salida.
rules-end-heading = El final
rules-end-points = Cinco bazas de cinco puntos, y cinco por el mejor triunfo: treinta puntos por mano. Los puntos se suman al acabar cada mano, hasta que alguien gana. Con empate en cabeza se sigue jugando.
rules-house-heading = Casas
rules-house = Cada familia juega a su manera. En Ajustes hay tres casas: el juego publicado, el juego tradicional de Irlanda y el de la Isla del Príncipe Eduardo. La línea junto a tus cartas dice siempre qué pide la salida.
