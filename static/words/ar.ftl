# Arabic, in the standard language with players' words; the card words are accounted for in docs/languages.md.
# `.the` is a suit with its article; `.to` a player's name with its preposition: "for Angus"; `.gender` is what a verb
# agrees with. Sentences to the person are the same for a man and a woman: no imperative, no present tense.

# What the machinery reads: the language's own name, its direction, and the letters printed on
# jack, queen, king and ace.
language-name = العربية
language-tags = ar
language-direction = rtl
index-international = J Q K A
index-letters = J Q K A

## The page before Python

page-title = خمسة وأربعون
skip-to-table = إلى الطاولة
loading = تجهيز الطاولة…
loading-long = طال التحميل. قد يكون الاتصال بطيئاً: لا بدّ من وصول نحو نصف ميغابايت، مرة واحدة. يمكنك الانتظار أو إعادة تحميل الصفحة.
open-whole = لعب خمسة وأربعين
failure = تعذّر بدء اللعبة
failure-no-webassembly = هذا المتصفح لا يشغّل «ويب أسمبلي»، واللعبة تحتاج إليه. ربما كان معطّلاً، أو كان المتصفح قديماً جدّاً. أما القوانين أدناه فتمكن قراءتها على أي حال.
failure-old = هذا المتصفح قديم جدّاً على اللعبة. بعد تحديثه، أو في متصفح آخر، يمكن اللعب. أما القوانين أدناه فتمكن قراءتها على أي حال.
failure-file = تعذّر تحميل أحد ملفات اللعبة. ربما انقطع الاتصال، أو منعه شيء ما. الملف هو
failure-other = أحد ملفات اللعبة لا يخصّ هذه الصفحة: اللعبة تُحدَّث الآن، أو وصل الملف مبتورًا. المحاولة بعد دقيقة قد تنفع. الملف هو
failure-python = حدث خطأ في اللعبة نفسها. قد تنفع محاولة أخرى؛ وإلا ففي التقرير أدناه ما حدث.
try-again = محاولة أخرى
failure-report = ما أبلغ عنه المتصفح
no-javascript = تحتاج اللعبة إلى «جافا سكربت»، وهو معطّل هنا. تشغيله لهذه الصفحة يتيح اللعب. أما القوانين أدناه فتمكن قراءتها من دونه.

## Cards and suits

card-name = { $rank } { $suit_the }
rank-ace = آس
rank-2 = اثنين
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-10 = عشرة
rank-jack = ولد
rank-queen = بنت
rank-king = شايب
suit-hearts = كبة
    .the = الكبة
suit-diamonds = ديناري
    .the = الديناري
suit-clubs = سباتي
    .the = السباتي
suit-spades = بستوني
    .the = البستوني

## Who sits where

you = أنت
    .to = لك
    .gender = unknown
bridie = برايدي
    .to = لبرايدي
    .gender = female
nora = نورا
    .to = لنورا
    .gender = female
angus = أنغس
    .to = لأنغس
    .gender = male
hector = هيكتور
    .to = لهيكتور
    .gender = male
maeve = مايف
    .to = لمايف
    .gender = female
sheila = شيلا
    .to = لشيلا
    .gender = female
alphonse = ألفونس
    .to = لألفونس
    .gender = male
yvon = إيفون
    .to = لإيفون
    .gender = male
cormac = كورماك
    .to = لكورماك
    .gender = male
fintan = فينتان
    .to = لفينتان
    .gender = male
level-bridie-about = تلعب حبّاً في الصحبة وتنسى ما مضى.
level-angus-about = يعرف اللعبة، لكنه كثير الشرود.
level-maeve-about = ثابتة، قلّما يفوتها شيء.
level-alphonse-about = يعدّ أوراق الطرنيب ولا يضيّع شيئاً.
level-cormac-about = يلعب للفوز باللعبة لا باللمّة. يصعب الفوز عليه.
seat-dealer = التوزيع
seat-tricks = { $tricks ->
    [0] لا لمّات بعد
    [one] لمّة واحدة
    [two] لمّتان
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}

did-deal = المكشوفة { $card }
did-rob = أخذ { $card }
did-lead = البداية { $card }
did-play = لعب { $card }
did-take = أخذ اللمّة

## What happens

lots-drawn = { $dealer-is ->
    [you] بالقرعة: التوزيع الأول لك.
   *[other] بالقرعة: التوزيع الأول { $dealer_to }.
}
dealt = { $dealer-is ->
    [you] التوزيع لك. الورقة المكشوفة { $card }: الطرنيب { $suit }.
   *[other] التوزيع { $dealer_to }. الورقة المكشوفة { $card }: الطرنيب { $suit }.
}
robbed = { $seat_gender ->
    [female] أخذت { $seat } { $card } ووضعت ورقة جانباً، مقلوبة.
   *[male] أخذ { $seat } { $card } ووضع ورقة جانباً، مقلوبة.
}
you-robbed = أخذت { $card } ووضعت { $discard } جانباً، مقلوبة.
led = { $seat-is ->
    [you] بدأت بورقة { $card }.
   *[other] { $seat_gender ->
        [female] بدأت { $seat } بورقة { $card }.
       *[male] بدأ { $seat } بورقة { $card }.
    }
}
played = { $seat-is ->
    [you] لعبت { $card }.
   *[other] { $seat_gender ->
        [female] لعبت { $seat } { $card }.
       *[male] لعب { $seat } { $card }.
    }
}
took-best-trump = { $seat-is ->
    [you] اللمّة لك: { $card } أقوى طرنيب.
   *[other] اللمّة { $seat_to }: { $card } أقوى طرنيب.
}
took-only-trump = { $seat-is ->
    [you] اللمّة لك: لا طرنيب فيها إلا { $card }.
   *[other] اللمّة { $seat_to }: لا طرنيب فيها إلا { $card }.
}
took-best-of-suit = { $seat-is ->
    [you] اللمّة لك: { $card } الأقوى في { $suit_the }، ولم يلعب أحد طرنيباً.
   *[other] اللمّة { $seat_to }: { $card } الأقوى في { $suit_the }، ولم يلعب أحد طرنيباً.
}
took-unfollowed = { $seat-is ->
    [you] اللمّة لك: لم يتبع أحد نوع { $card }، ولم يلعب أحد طرنيباً.
   *[other] اللمّة { $seat_to }: لم يتبع أحد نوع { $card }، ولم يلعب أحد طرنيباً.
}
deal-scored = هذه الجولة: { $first } { $first_points }، { $second } { $second_points }، { $third } { $third_points }.
game-won = { $seat-is ->
    [you] الفوز باللعبة لك: { $points ->
        [zero] لا نقاط.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { $points } نقاط.
        [many] { $points } نقطة.
       *[other] { $points } نقطة.
    }
   *[other] الفوز باللعبة { $seat_to }: { $points ->
        [zero] لا نقاط.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { $points } نقاط.
        [many] { $points } نقطة.
       *[other] { $points } نقطة.
    }
}
tie-plays-on = تعادل في الصدارة عند { $points }: جولة أخرى تحسم.

## What the lead asks

asks-lead = يمكن البدء بأي ورقة
asks-follow-suit = البداية { $symbol } { $suit }: يلزم النوع نفسه
asks-follow-or-trump = البداية { $symbol } { $suit }: النوع نفسه أو طرنيب
asks-trump = البداية { $symbol } طرنيب: يلزم طرنيب
asks-trump-tops-excused = البداية { $symbol } طرنيب: طرنيب، أو إبقاء ورقة عليا
asks-trump-or-heart = البداية { $card }: يلزم طرنيب، وإلا فكبة

## What you may do

prompt-aloud = { $prompt }.
prompt-your-lead = البداية لك
prompt-your-turn = الدور لك
prompt-their-turn = الدور { $seat_to }
prompt-dealing = توزيع الأوراق
prompt-counting = عدّ النقاط
prompt-leads-next = { $seat-is ->
    [you] البداية التالية لك
   *[other] البداية التالية { $seat_to }
}
prompt-may-rob = الدور لك: يمكنك أولاً أخذ { $card }
prompt-must-rob = عليك أخذ { $card } ووضع ورقة جانباً
prompt-discard = أيّ ورقة توضع جانباً بدل { $card }؟
prompt-next = انتهت الجولة
prompt-collect = هل رأيت اللمّة؟
action-rob = أخذ { $card }
action-keep = إبقاء أوراقي
action-next-deal = الجولة التالية
action-collect = متابعة
action-new-game = لعبة جديدة
action-hint = تلميح

## Hints

hint-coming = التفكير في تلميح…
hint-play = النصيحة لعب { $card }: { $reason }. { $sure }
hint-rob = النصيحة أخذ { $card } ووضع { $discard } جانباً: { $reason }. { $sure }
sure-certain = لا شيء آخر يقارب ذلك.
sure-likely = هذا هو الأفضل على الأرجح.
sure-close = الخيارات متقاربة.
reason-only-move = لا يمكن لعب ورقة أخرى
reason-takes-turn-up = الورقة المكشوفة أنفع من المتروكة
reason-leaves-turn-up = أوراقك أفضل كما هي
reason-best-trump-left = لم يبقَ طرنيب أقوى
reason-draws-trumps = ذلك يسحب الطرنيب من الآخرين
reason-best-of-suit = لم تبقَ في النوع ورقة أقوى
reason-empties-suit = تخلو يدك من نوع، فيمكنك لعب طرنيب عليه
reason-leads-low = ذلك أقلّ كلفة عليك
reason-takes-cheaply = ذلك يأخذ اللمّة بأرخص ورقة
reason-takes-high = الورقة العالية أصعب على من بعدك
reason-trumps-in = الطرنيب يأخذ اللمّة
reason-keeps-five = الخمسة تستحق الإبقاء
reason-keeps-top = ورقتك العليا تستحق الإبقاء
reason-lets-go = هذه اللمّة لا تستحق أوراقك الجيدة
reason-cannot-take = لا يمكنك أخذ اللمّة، فالأفضل أضعف ورقة

## Taking back, and practice

action-undo = تراجع
menu-practice = تدريب
practice-mark = تدريب
practice-begins = { $done } صارت هذه اللعبة تدريباً، فلا تُحتسب.
practice-on = هذه اللعبة تدريب: لا تدخل في الإحصاءات.
practice-off = التراجع وإعادة الجولة وكشف أوراق الجميع تجعل اللعبة تدريباً: فلا تدخل في الإحصاءات.
practice-replay = إعادة هذه الجولة
practice-open = كشف أوراق الجميع
practice-close = إخفاء أوراق الآخرين
undo-done = تمّ التراجع.
undo-nothing = ليس في هذه الجولة ما يمكن التراجع عنه.
replay-done = تبدأ الجولة من جديد.
hands-opened = أوراق الجميع مكشوفة.
hands-closed = أُخفيت أوراق الآخرين من جديد.
hands-none = لا أوراق في الأيدي الآن.

## The guard against slips

guard-again = نقرة أخرى للعب { $card }.
guard-lay-again = نقرة أخرى لوضع { $card } جانباً.
guard-back = عادت الورقة { $card } إلى يدك.
guard-offer = هل تُلعب الورقة بنقرتين؟ هذا يقيك زلّات الإصبع.
guard-yes = نعم، بنقرتين
guard-is-on = من الآن تُلعب الورقة بنقرتين. يمكن تغيير ذلك في الإعدادات.

## The thinker

thinker-loading = تحميل تفكير الخصوم: { $percent }%
thinker-lost = يفكّر الخصوم على الطاولة مؤقتاً

## Why a card can't be played

refused-suit = في يدك { $held }: البداية كانت { $suit }.
refused-suit-or-trump = في يدك { $held }: البداية كانت { $suit }، فيلزم النوع نفسه أو طرنيب.
refused-trump = في يدك { $held }: البداية كانت طرنيباً، والطرنيب { $suit }.
refused-trump-but = في يدك { $held }: البداية كانت طرنيباً. يمكن إبقاء { $kept }.
refused-ace-of-hearts = في يدك { $held }: البداية كانت آس الكبة، وهو يسحب كل طرنيب.
refused-heart = في يدك { $held }: من ليس معه طرنيب يلعب كبة على آس الكبة.
refused-ace-kept = ورقة { $card } تعطيك حقّ أخذ الورقة المكشوفة، فتبقى في يدك.
refused-not-held = هذه الورقة ليست في يدك.

## The table

table-heading = الطاولة
hand-heading = أوراقك
scores-heading = النقاط
log-heading = سجل الجولة
hand-name = { $count ->
    [zero] أوراقك: لا شيء في يدك
    [one] أوراقك: ورقة واحدة، والطرنيب { $suit }
    [two] أوراقك: ورقتان، والطرنيب { $suit }
    [few] أوراقك: { $count } أوراق، والطرنيب { $suit }
    [many] أوراقك: { $count } ورقة، والطرنيب { $suit }
   *[other] أوراقك: { $count } ورقة، والطرنيب { $suit }
}
trick-heading = اللمّة
trick-line = { $seat }: { $card }
trick-empty = لم تُلعب أي ورقة في هذه اللمّة.
trumps = الطرنيب
scores-line = { $first } { $first_points }، { $second } { $second_points }، { $third } { $third_points }.

## The score of a deal

score-heading = الجولة { $number }
score-trick = اللمّة
score-cards = الأوراق
score-taker = لمن
score-points = النقاط
score-best-trump = { $seat-is ->
    [you] أقوى طرنيب { $card }، ولعبته أنت: لمّته تزيد خمس نقاط.
   *[other] { $seat_gender ->
        [female] أقوى طرنيب { $card }، ولعبته { $seat }: لمّته تزيد خمس نقاط.
       *[male] أقوى طرنيب { $card }، ولعبه { $seat }: لمّته تزيد خمس نقاط.
    }
}
score-best-trump-plain = أقوى طرنيب { $card }؛ ولا يزيد شيئاً بقواعد هذا البيت.
score-no-trump = لم يكن مع أحد طرنيب، فلا تزيد لمّة على خمس نقاط.
score-target = الفوز عند { $target ->
    [zero] الصفر.
    [one] نقطة واحدة.
    [two] نقطتين.
    [few] { $target } نقاط.
    [many] { $target } نقطة.
   *[other] { $target } نقطة.
}

## Buttons and panels

menu = القائمة
menu-new-game = لعبة جديدة
menu-rules = القوانين
menu-ranks = ترتيب الأوراق
menu-last-trick = آخر لمّة
menu-scores = النقاط
menu-log = السجل
menu-statistics = الإحصاءات
menu-settings = الإعدادات
menu-keys = المفاتيح
close = إغلاق
ranks-trumps = الطرنيب، الأقوى أولاً
ranks-plain = { $symbol } { $suit }، الأقوى أولاً
ranks-before = يُعرف الطرنيب حين تُكشف ورقة.
where-played = لُعبت
where-held = في يدك
where-laid-away = وضعتها جانباً
where-turned = مكشوفة
where-taken = { $seat_gender ->
    [female] أخذتها { $seat }
   *[male] أخذها { $seat }
}
where-of = { $card }، { $where }
last-trick-none = لم تؤخذ أي لمّة في هذه الجولة.
trick-led = { $seat-is ->
    [you] اللمّة { $number }: البداية لك
   *[other] اللمّة { $number }: البداية { $seat_to }
}
tricks-earlier = لمّات سابقة
account-deal = الجولة
account-dealer = الموزّع
account-now = جارية
new-game-question = هل تُترك هذه اللعبة وتبدأ أخرى؟
new-game-yes = بدء لعبة جديدة
new-game-no = متابعة اللعب
on = تشغيل
off = إيقاف
as-the-system = النظام
settings-language = اللغة
settings-language-is = لغة اللعبة
settings-language-about = تتبدّل كل الجمل فوراً وتستمر اللعبة. «النظام» يتبع جهازك.
language-now = اللعبة الآن بالعربية.
settings-game = اللعبة
settings-house = قواعد البيت
settings-left = على يسارك
settings-right = على يمينك
settings-later = تستمر اللعبة الجارية كما بدأت؛ واختيارك يسري على اللعبة الجديدة.
house-seed = القواعد المنشورة
house-seed-is = اتّباع النوع واجب دائماً؛ آس الكبة يسحب كل طرنيب؛ على الموزّع أخذ الآس المكشوف؛ أقوى طرنيب يزيد خمس نقاط.
house-traditional = القواعد التقليدية
house-traditional-is = كما في إيرلندا: النوع نفسه أو طرنيب؛ لا تُبقى ورقة عليا إلا إذا كانت البداية طرنيباً أضعف؛ يفوز أول من يبلغ 45.
house-maritime = قواعد شرق كندا
house-maritime-is = كما في جزيرة الأمير إدوارد: النوع نفسه أو طرنيب؛ أقوى طرنيب يزيد خمس نقاط؛ يفوز الأعلى في نهاية الجولة.
house-own = قواعد خاصة
settings-table = الطاولة
settings-speed = السرعة
settings-speed-about = سرعة حركة الأوراق ولعب الخصوم.
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = فورية
settings-trick = اللمّة الكاملة
settings-trick-about = مدّة ظهور الأوراق الثلاث قبل رفع اللمّة.
trick-timer = تبقى لحظة
trick-tap = تبقى حتى أتابع
settings-guard = الوقاية من النقر الخطأ
settings-guard-about = عند تشغيلها تُلعب الورقة بنقرتين.
settings-looks = المظهر
settings-theme = السمة
settings-theme-about = ألوان الطاولة وما حولها؛ «النظام» يتبع جهازك.
theme-light = فاتحة
theme-dark = داكنة
theme-contrast = تباين عالٍ
settings-colours = ألوان الورق
settings-colours-about = بأربعة ألوان يكون الديناري أزرق والسباتي أخضر.
colours-two = لونان
colours-four = أربعة ألوان
settings-cards = الأوراق
settings-cards-about = الأوراق الكبيرة تأخذ ما يتاح من مكان، وتعرض قيمة واحدة كبيرة ونوعها.
cards-normal = عادية
cards-large = كبيرة
settings-index = حروف الأوراق
settings-index-about = حروف الآس والصور: المعتادة في كل مكان، أو حروف بلدان هذه اللغة.
settings-motion = الحركة
settings-motion-about = مع حركة أقلّ تصير الورقة في مكانها الجديد فوراً؛ «النظام» يتبع جهازك.
motion-less = أقلّ
settings-sound-and-keys = الصوت والمفاتيح
settings-sound = الصوت
settings-sound-about = أصوات هادئة لأوراق على طاولة، منذ أول نقرة أو ضغطة.
sound-is-on = الصوت يعمل.
sound-is-off = الصوت متوقف.
settings-letters = مفاتيح الحروف
settings-letters-about = مفاتيح مثل H للتلميح؛ أما الأسهم و«إنتر» والأرقام من 1 إلى 5 فتعمل دائماً.
settings-reset = إعادة ضبط الإعدادات
settings-reset-undo = إلغاء إعادة الضبط
settings-are-reset = عادت الإعدادات الأصلية.
settings-are-back = عادت إعداداتك.
keys-left-right = اليسار واليمين: ورقة أخرى
keys-play = «إنتر» أو المسافة: لعب الورقة
keys-numbers = من 1 إلى 5: لعب الورقة بترتيبها في اليد
keys-trick = T: سماع اللمّة
keys-last = L: آخر لمّة وما قبلها
keys-scores = S: سماع النقاط
keys-hint = H: تلميح
keys-undo = U: التراجع عن آخر اختيار
keys-escape = «إسكيب»: إعادة ورقة مرفوعة
keys-ranks = R: ترتيب الأوراق
keys-log = G: سجل الجولة
keys-mute = M: تشغيل الصوت أو إيقافه
keys-help = ?: هذه المفاتيح
keys-only-here = لا تعمل الحروف إلا والتركيز على الطاولة.

## Statistics, and everything as a file

statistics-none = لم تكتمل أي لعبة بعد. متى اكتملت لعبة بدأت حكايتها هنا.
statistics-games = ألعاب
statistics-won = فوز
statistics-mean-is = نقاط في الجولة
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals ->
    [zero] لا جولات.
    [one] جولة واحدة.
    [two] جولتان.
    [few] { $deals } جولات.
    [many] { $deals } جولة.
   *[other] { $deals } جولة.
}{ $robs ->
    [zero] { "" }
    [one] { "" } أخذت الورقة المكشوفة مرة واحدة.
    [two] { "" } أخذت الورقة المكشوفة مرتين.
    [few] { "" } أخذت الورقة المكشوفة { $robs } مرات.
    [many] { "" } أخذت الورقة المكشوفة { $robs } مرة.
   *[other] { "" } أخذت الورقة المكشوفة { $robs } مرة.
}
statistics-practice = { $games ->
    [zero] لا ألعاب تدريب.
    [one] لعبة واحدة كانت تدريباً فلم تُحتسب.
    [two] لعبتان كانتا تدريباً فلم تُحتسبا.
    [few] { $games } ألعاب كانت تدريباً فلم تُحتسب.
    [many] { $games } لعبة كانت تدريباً فلم تُحتسب.
   *[other] { $games } لعبة كانت تدريباً فلم تُحتسب.
}
statistics-best = أفضل نتائجك
statistics-row = انتصارات متتالية
statistics-best-deal = نقاط في جولة واحدة
statistics-most-tricks = لمّات في جولة واحدة
statistics-levels = بحسب الخصم
statistics-houses = بحسب قواعد البيت
statistics-table-games = ألعاب
statistics-table-won = فوز
statistics-cousins = أبناء العم، مثل أنغس وهيكتور، يُحسبون معاً.
statistics-clear = مسح الإحصاءات
statistics-bring-back = استعادة الإحصاءات
statistics-cleared = مُسحت الإحصاءات. تمكن استعادتها إلى أن تُغلق هذه اللوحة.
statistics-back = عادت الإحصاءات.
statistics-broken = تعذّرت قراءة الإحصاءات المحفوظة، فوُضعت جانباً؛ ويبدأ العدّ من جديد.
statistics-newer = نسخة أحدث من اللعبة تحفظ إحصاءاتها هنا. تبقى كما هي.
file-about = لعبتك وإعداداتك وإحصاءاتك محفوظة في هذا المتصفح وحده. حفظها في ملف أمان لها، ويتيح المتابعة في متصفح آخر.
file-save = حفظ كل شيء في ملف
file-choose = تحميل من ملف
file-saved = الملف { $name } في طريقه إلى تنزيلاتك.
file-loaded = حُمّل ملفك.
load-question = حُفظ هذا الملف بتاريخ { $day }. سيحلّ محلّ لعبتك وإعداداتك وإحصاءاتك هنا.
load-yes = تحميل الملف
load-no = إبقاء ما هنا
load-refused = { $why } لم يتغيّر شيء هنا.
load-too-large = هذا الملف أكبر من ميغابايت، فليس ممّا تحفظه هذه اللعبة.
load-unreadable = لم يستطع المتصفح قراءة هذا الملف.
load-no-json = هذا الملف تالف أو من نوع آخر.
load-another = هذا الملف من برنامج آخر.
load-newer = هذا الملف من نسخة أحدث من اللعبة.
load-damaged = هذا الملف تالف: في أجزائه نقص أو تغيير.
load-game = اللعبة في هذا الملف تالفة.
load-seats = اللعبة في هذا الملف ليست لثلاثة لاعبين.
load-setting = في هذا الملف إعداد غير معروف هنا: { $name }.
load-statistics = الإحصاءات في هذا الملف تالفة.
load-no-room = لم يبقَ في هذا المتصفح مكان لحفظ الملف.

## Notices

notice-set-aside = تعذّرت قراءة اللعبة المحفوظة، فوُضعت جانباً ووُزّعت لعبة جديدة.
notice-part-missing = تعذّر تحميل هذا الجزء من اللعبة؛ ربما انقطع الاتصال. اللعبة نفسها مستمرة، وتمكن المحاولة من جديد.
notice-not-stored = هذا المتصفح لا يحفظ شيئاً هنا: اللعبة مستمرة، لكنها تنتهي بإغلاق الصفحة.
notice-other-version = صدرت نسخة أحدث من اللعبة، ولم يعد هذا الجزء من القديمة موجودًا. بعد إعادة تحميل الصفحة تستمر اللعبة من حيث هي.
notice-new-version = وصلت نسخة أحدث من اللعبة، وتبدأ مع اللعبة القادمة.
notice-elsewhere = هذه اللعبة مستمرة في نافذة أخرى. لم يعد يُحفظ شيء هنا؛ بعد إعادة تحميل الصفحة يمكن الإكمال من هناك.
notice-newer = حفظت نسخة أحدث من البرنامج اللعبة السابقة. تبقى كما هي؛ وهذه اللعبة لا تُحفظ.
notice-bad-value = القيمة «{ $value }» لا تصلح هنا للإعداد { $name }؛ يُعمل بإعدادك بدلاً منها.
notice-close = إزالة هذا التنبيه

## The rules

rules-heading = قوانين خمسة وأربعين
rules-aim = يلعب ثلاثة، كلٌّ لنفسه. المطلوب أخذ اللمّات: لكل لمّة خمس نقاط، واللمّة التي فيها أقوى طرنيب في الجولة تزيد خمساً. من معه 45 بعد الجولة فاز؛ فإن كانوا أكثر من واحد فاز الأعلى.
rules-cards-heading = الأوراق
rules-cards-trump = في كل جولة نوع واحد هو الطرنيب. أقوى أوراق الطرنيب بالترتيب: الخمسة، ثم الولد، ثم آس الكبة، وهو طرنيب في كل جولة. يليها آس الطرنيب والشايب والبنت، ثم الأوراق الصغيرة.
rules-cards-small = الأوراق الصغيرة: في الأحمر الأكبر أقوى، وفي الأسود الأصغر أقوى. ففي الكبة والديناري أقواها العشرة، وفي السباتي والبستوني أقواها الاثنان.
rules-cards-plain = في النوع الذي ليس طرنيباً يأتي الشايب أولاً، ثم البنت، ثم الولد. وفي السباتي والبستوني يأتي الآس بعدها؛ أما آس الديناري فأضعف الديناري كله.
rules-deal-heading = التوزيع
rules-deal-turn = لكل لاعب خمس أوراق. ثم تُكشف الورقة التالية، ونوعها هو الطرنيب.
rules-deal-rob = من وُزّع عليه آس الطرنيب يحقّ له، قبل أن يلعب ورقته الأولى، أن يأخذ الورقة المكشوفة بدل ورقة أخرى من أوراقه. وإذا كُشف آس فالموزّع هو من يأخذه، وعليه ذلك بحسب القواعد المنشورة.
rules-deal-lead = يبدأ اللاعب الذي على يسار الموزّع بأي ورقة. ومن يأخذ لمّة يبدأ التالية.
rules-follow-heading = اللعب في اللمّة
rules-follow-suit = إذا كانت البداية نوعاً غير الطرنيب، فعلى من معه هذا النوع أن يلعب منه. وفي بعض البيوت يجوز لعب طرنيب بدلاً منه. ومن ليس معه يلعب ما يشاء.
rules-follow-trump = إذا كانت البداية طرنيباً، فعلى من معه طرنيب أن يلعبه. لكن الأوراق العليا (الخمسة والولد وآس الكبة) يجوز إبقاؤها إن لم يكن معه طرنيب غيرها. وفي بعض البيوت لا يجوز إبقاؤها إلا إذا كانت البداية طرنيباً أضعف.
rules-follow-ace = بحسب القواعد المنشورة، إذا كانت البداية آس الكبة سحب كل طرنيب؛ ومن ليس معه طرنيب يلعب كبة إن كانت معه.
rules-follow-take = أقوى طرنيب يأخذ اللمّة؛ فإن لم يكن فيها طرنيب أخذتها أقوى ورقة من نوع البداية.
rules-end-heading = النهاية
rules-end-points = خمس لمّات لكل منها خمس نقاط، وخمس لأقوى طرنيب: ثلاثون نقطة في الجولة. تُجمع النقاط بعد كل جولة إلى أن يفوز أحد. وعند التعادل في الصدارة يستمرّ اللعب.
rules-house-heading = قواعد البيت
rules-house = لكل عائلة عاداتها. في الإعدادات ثلاثة أنواع من القواعد: المنشورة، والتقليدية من إيرلندا، وقواعد شرق كندا من جزيرة الأمير إدوارد. والسطر الذي بجانب أوراقك يبيّن دائماً ما تطلبه البداية.
