# Thai; the card words are accounted for in docs/languages.md. Names need no forms.
# No full stops: a space divides sentences. A name and its verb are written together, a card between spaces.

# What the machinery reads: the language's own name, its direction, and the letters printed on
# jack, queen, king and ace.
language-name = ไทย
language-tags = th
language-direction = ltr
index-international = J Q K A
index-letters = J Q K A

## The page before Python

page-title = ไพ่สี่สิบห้า
skip-to-table = ไปที่โต๊ะ
loading = กำลังจัดโต๊ะ…
loading-long = ใช้เวลานานกว่าปกติ เน็ตอาจช้า ต้องโหลดราวครึ่งเมกะไบต์เพียงครั้งเดียว จะรอต่อหรือโหลดหน้านี้ใหม่ก็ได้
open-whole = เล่นไพ่สี่สิบห้า
failure = เริ่มเกมไม่ได้
failure-no-webassembly = เบราว์เซอร์นี้ใช้เว็บแอสเซมบลีซึ่งเกมต้องใช้ไม่ได้ อาจถูกปิดไว้หรือเบราว์เซอร์เก่าเกินไป แต่ยังอ่านกติกาด้านล่างได้
failure-old = เบราว์เซอร์นี้เก่าเกินไปสำหรับเกมนี้ อัปเดตแล้วหรือใช้เบราว์เซอร์อื่นก็เล่นได้ แต่ยังอ่านกติกาด้านล่างได้
failure-file = โหลดไฟล์หนึ่งของเกมไม่ได้ การเชื่อมต่ออาจหลุดหรือมีบางอย่างกั้นไว้ ไฟล์นั้นคือ
failure-other = ไฟล์หนึ่งของเกมไม่ตรงกับหน้านี้ เกมอาจกำลังอัปเดตอยู่ หรือไฟล์มาไม่ครบ ลองใหม่ในอีกสักนาที ไฟล์นั้นคือ
failure-python = มีข้อผิดพลาดในตัวเกม ลองอีกครั้งอาจหาย ถ้าไม่หาย รายงานด้านล่างบอกว่าเกิดอะไรขึ้น
try-again = ลองอีกครั้ง
failure-report = รายงานจากเบราว์เซอร์
no-javascript = เกมนี้ต้องใช้จาวาสคริปต์ ซึ่งปิดอยู่ เปิดให้หน้านี้ใช้แล้วจึงจะเล่นได้ ส่วนกติกาด้านล่างอ่านได้เลย

## Cards and suits

card-name = { $rank }{ $suit }
rank-ace = เอซ
rank-2 = สอง
rank-3 = สาม
rank-4 = สี่
rank-5 = ห้า
rank-6 = หก
rank-7 = เจ็ด
rank-8 = แปด
rank-9 = เก้า
rank-10 = สิบ
rank-jack = แจ็ค
rank-queen = แหม่ม
rank-king = คิง
suit-hearts = โพแดง
suit-diamonds = ข้าวหลามตัด
suit-clubs = ดอกจิก
suit-spades = โพดำ

## Who sits where

you = คุณ
bridie = ไบรดี
nora = นอรา
angus = แองกัส
hector = เฮกเตอร์
maeve = เมฟ
sheila = ชีลา
alphonse = อัลฟองส์
yvon = อีวง
cormac = คอร์แมก
fintan = ฟินแทน
level-bridie-about = เล่นเอาสนุก ไพ่ที่ออกไปแล้วไม่ค่อยจำ
level-angus-about = เล่นเป็น แต่ใจลอยบ่อย
level-maeve-about = นิ่ง แทบไม่พลาด
level-alphonse-about = นับทรัมป์ทุกใบ ไม่เสียไพ่เปล่า
level-cormac-about = เล่นเพื่อชนะทั้งเกม ไม่ใช่แค่กองเดียว เอาชนะยาก
seat-dealer = คนแจก
seat-tricks = { $tricks ->
    [0] ยังไม่ได้กอง
   *[other] { $tricks } กอง
}

did-deal = หงาย { $card }
did-rob = หยิบ { $card }
did-lead = นำ { $card }
did-play = ลง { $card }
did-take = กินกอง

## What happens

lots-drawn = { $dealer-is ->
    [you] จับฉลากแล้ว คุณแจกก่อน
   *[other] จับฉลากแล้ว { $dealer }แจกก่อน
}
dealt = { $dealer-is ->
    [you] คุณแจก หงายได้ { $card } ทรัมป์คือ{ $suit }
   *[other] { $dealer }แจก หงายได้ { $card } ทรัมป์คือ{ $suit }
}
robbed = { $seat }หยิบ { $card } แล้วทิ้งไพ่คว่ำหนึ่งใบ
you-robbed = คุณหยิบ { $card } แล้วทิ้ง { $discard } คว่ำไว้
led = { $seat-is ->
    [you] คุณนำ { $card }
   *[other] { $seat }นำ { $card }
}
played = { $seat-is ->
    [you] คุณลง { $card }
   *[other] { $seat }ลง { $card }
}
took-best-trump = { $seat-is ->
    [you] คุณกินกอง: { $card } เป็นทรัมป์ใหญ่สุด
   *[other] { $seat }กินกอง: { $card } เป็นทรัมป์ใหญ่สุด
}
took-only-trump = { $seat-is ->
    [you] คุณกินกอง: { $card } เป็นทรัมป์ใบเดียว
   *[other] { $seat }กินกอง: { $card } เป็นทรัมป์ใบเดียว
}
took-best-of-suit = { $seat-is ->
    [you] คุณกินกอง: { $card } ใหญ่สุดใน{ $suit } และไม่มีใครลงทรัมป์
   *[other] { $seat }กินกอง: { $card } ใหญ่สุดใน{ $suit } และไม่มีใครลงทรัมป์
}
took-unfollowed = { $seat-is ->
    [you] คุณกินกอง: ไม่มีใครตาม { $card } และไม่มีใครลงทรัมป์
   *[other] { $seat }กินกอง: ไม่มีใครตาม { $card } และไม่มีใครลงทรัมป์
}
deal-scored = รอบนี้: { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }
game-won = { $seat-is ->
    [you] คุณชนะเกมด้วย { $points } แต้ม
   *[other] { $seat }ชนะเกมด้วย { $points } แต้ม
}
tie-plays-on = แต้มนำเท่ากันที่ { $points }: ตัดสินกันอีกรอบ

## What the lead asks

asks-lead = นำไพ่ใบไหนก็ได้
asks-follow-suit = นำ { $symbol } { $suit }: ต้องตามดอก
asks-follow-or-trump = นำ { $symbol } { $suit }: ตามดอกหรือลงทรัมป์
asks-trump = นำทรัมป์ { $symbol }: ต้องลงทรัมป์
asks-trump-tops-excused = นำทรัมป์ { $symbol }: ลงทรัมป์ หรือเก็บตัวท็อปไว้
asks-trump-or-heart = นำ{ $card }: ลงทรัมป์ ถ้าไม่มีลงโพแดง

## What you may do

prompt-aloud = { $prompt }
prompt-your-lead = คุณนำ
prompt-your-turn = ตาคุณ
prompt-their-turn = ตา{ $seat }
prompt-dealing = กำลังแจกไพ่
prompt-counting = กำลังนับแต้ม
prompt-leads-next = { $seat-is ->
    [you] กองต่อไปคุณนำ
   *[other] กองต่อไป{ $seat }นำ
}
prompt-may-rob = ตาคุณ: หยิบ { $card } ก่อนก็ได้
prompt-must-rob = ต้องหยิบ { $card }: เลือกไพ่ทิ้งหนึ่งใบ
prompt-discard = ทิ้งใบไหนแลก { $card }
prompt-next = จบรอบแล้ว
prompt-collect = ดูกองแล้วใช่ไหม
action-rob = หยิบ { $card }
action-keep = ใช้ไพ่เดิม
action-next-deal = รอบต่อไป
action-collect = ไปต่อ
action-new-game = เกมใหม่
action-hint = คำใบ้

## Hints

hint-coming = กำลังคิดคำใบ้…
hint-play = ลง { $card }: { $reason } { $sure }
hint-rob = หยิบ { $card } แล้วทิ้ง { $discard }: { $reason } { $sure }
sure-certain = ทางอื่นสู้ไม่ได้เลย
sure-likely = แทบแน่ใจได้ว่าดีที่สุด
sure-close = ทางอื่นก็สูสี
reason-only-move = ลงใบอื่นไม่ได้
reason-takes-turn-up = ไพ่ที่หงายมีค่ากว่าใบที่ทิ้ง
reason-leaves-turn-up = ไพ่ในมือดีอยู่แล้ว
reason-best-trump-left = ไม่มีทรัมป์ใหญ่กว่านี้เหลือแล้ว
reason-draws-trumps = ล่อทรัมป์คนอื่นออกมา
reason-best-of-suit = ดอกนี้ไม่มีใบใหญ่กว่าเหลือแล้ว
reason-empties-suit = ให้หมดไปหนึ่งดอก จะได้ลงทรัมป์กินทีหลัง
reason-leads-low = เสียน้อยที่สุด
reason-takes-cheaply = กินกองด้วยใบที่เสียดายน้อยสุด
reason-takes-high = ไพ่ใหญ่ คนถัดไปกินยาก
reason-trumps-in = ลงทรัมป์แล้วกินกอง
reason-keeps-five = ห้าทรัมป์น่าเก็บไว้
reason-keeps-top = ตัวท็อปน่าเก็บไว้
reason-lets-go = กองนี้ไม่คุ้มจะเสียไพ่ดีกว่านี้
reason-cannot-take = กินกองนี้ไม่ได้ จึงเสียใบที่ค่าน้อยสุด

## Taking back, and practice

action-undo = ย้อนกลับ
menu-practice = ฝึกเล่น
practice-mark = ฝึกเล่น
practice-begins = { $done } เกมนี้กลายเป็นเกมฝึกเล่น จึงไม่นับ
practice-on = เกมนี้เป็นเกมฝึกเล่น: ไม่นับในสถิติ
practice-off = การย้อนกลับ เล่นรอบเดิมใหม่ หรือดูไพ่ทุกมือ ทำให้เกมเป็นเกมฝึกเล่น: ไม่นับในสถิติ
practice-replay = เล่นรอบนี้ใหม่
practice-open = เปิดไพ่ทุกมือ
practice-close = ปิดไพ่มืออื่น
undo-done = ย้อนกลับแล้ว
undo-nothing = รอบนี้ไม่มีอะไรให้ย้อนกลับ
replay-done = เริ่มรอบนี้ใหม่แล้ว
hands-opened = เปิดไพ่ทุกมือแล้ว
hands-closed = ปิดไพ่มืออื่นแล้ว
hands-none = ตอนนี้ไม่มีใครถือไพ่

## The guard against slips

guard-again = แตะอีกครั้งเพื่อลง { $card }
guard-lay-again = แตะอีกครั้งเพื่อทิ้ง { $card }
guard-back = { $card } กลับเข้ามือแล้ว
guard-offer = ให้แตะไพ่สองครั้งจึงจะลงไหม ช่วยกันนิ้วพลาดได้
guard-yes = ตกลง สองครั้ง
guard-is-on = ต่อไปนี้แตะไพ่สองครั้งจึงจะลง เปลี่ยนได้ในหน้าตั้งค่า

## The thinker

thinker-loading = กำลังโหลดความคิดของคู่แข่ง: { $percent }%
thinker-lost = ตอนนี้คู่แข่งคิดที่โต๊ะไปก่อน

## Why a card can't be played

refused-suit = ในมือมี { $held }: กองนี้นำ{ $suit }
refused-suit-or-trump = ในมือมี { $held }: กองนี้นำ{ $suit } จึงต้องตามดอกหรือลงทรัมป์
refused-trump = ในมือมี { $held }: กองนี้นำทรัมป์ และทรัมป์คือ{ $suit }
refused-trump-but = ในมือมี { $held }: กองนี้นำทรัมป์ แต่เก็บ { $kept } ไว้ได้
refused-ace-of-hearts = ในมือมี { $held }: กองนี้นำเอซโพแดง ซึ่งเรียกทรัมป์ทุกใบ
refused-heart = ในมือมี { $held }: ไม่มีทรัมป์ ต้องลงโพแดงตามเอซโพแดง
refused-ace-kept = { $card } ให้สิทธิ์หยิบไพ่ที่หงาย จึงต้องอยู่ในมือ
refused-not-held = ไพ่ใบนี้ไม่ได้อยู่ในมือ

## The table

table-heading = โต๊ะ
hand-heading = ไพ่ในมือ
scores-heading = แต้ม
log-heading = บันทึกของรอบ
hand-name = { $count ->
    [0] ไม่มีไพ่ในมือ
   *[other] ไพ่ในมือ { $count } ใบ ทรัมป์คือ{ $suit }
}
trick-heading = กอง
trick-line = { $seat }: { $card }
trick-empty = กองนี้ยังไม่มีใครลงไพ่
trumps = ทรัมป์
scores-line = { $first } { $first_points }, { $second } { $second_points }, { $third } { $third_points }

## The score of a deal

score-heading = รอบที่ { $number }
score-trick = กอง
score-cards = ไพ่
score-taker = คนกิน
score-points = แต้ม
score-best-trump = { $seat-is ->
    [you] { $card } เป็นทรัมป์ใหญ่สุด คุณเป็นคนลง: กองนั้นได้เพิ่มห้าแต้ม
   *[other] { $card } เป็นทรัมป์ใหญ่สุด { $seat }เป็นคนลง: กองนั้นได้เพิ่มห้าแต้ม
}
score-best-trump-plain = { $card } เป็นทรัมป์ใหญ่สุด แต่กติกาบ้านนี้ไม่ให้แต้มเพิ่ม
score-no-trump = ไม่มีใครมีทรัมป์ จึงไม่มีกองไหนได้เกินห้าแต้ม
score-target = ถึง { $target } แต้มชนะ

## Buttons and panels

menu = เมนู
menu-new-game = เกมใหม่
menu-rules = กติกา
menu-ranks = ลำดับไพ่
menu-last-trick = กองล่าสุด
menu-scores = แต้ม
menu-log = บันทึก
menu-statistics = สถิติ
menu-settings = ตั้งค่า
menu-keys = ปุ่มลัด
close = ปิด
ranks-trumps = ทรัมป์ ใหญ่ไปเล็ก
ranks-plain = { $symbol } { $suit } ใหญ่ไปเล็ก
ranks-before = หงายไพ่แล้วจึงรู้ว่าดอกไหนเป็นทรัมป์
where-played = ลงแล้ว
where-held = ในมือคุณ
where-laid-away = คุณทิ้งไป
where-turned = หงายอยู่
where-taken = { $seat }หยิบไป
where-of = { $card } { $where }
last-trick-none = รอบนี้ยังไม่มีใครกินกอง
trick-led = { $seat-is ->
    [you] กองที่ { $number }: คุณนำ
   *[other] กองที่ { $number }: { $seat }นำ
}
tricks-earlier = กองก่อนหน้า
account-deal = รอบ
account-dealer = คนแจก
account-now = กำลังเล่น
new-game-question = เลิกเกมนี้แล้วเริ่มเกมใหม่ไหม
new-game-yes = เริ่มเกมใหม่
new-game-no = เล่นต่อ
on = เปิด
off = ปิด
as-the-system = ตามระบบ
settings-language = ภาษา
settings-language-is = ภาษาของเกม
settings-language-about = ทุกประโยคเปลี่ยนทันที และเกมเล่นต่อไป ถ้าเลือก “ระบบ” จะใช้ภาษาของอุปกรณ์
language-now = ตอนนี้เกมพูดภาษาไทย
settings-game = เกม
settings-house = กติกาบ้าน
settings-left = ทางซ้ายมือ
settings-right = ทางขวามือ
settings-later = เกมที่เล่นอยู่เป็นไปอย่างเดิม เกมใหม่ใช้ตามที่เลือก
house-seed = กติกาฉบับเผยแพร่
house-seed-is = ต้องตามดอกเสมอ เอซโพแดงเรียกทรัมป์ทุกใบ คนแจกต้องหยิบเอซที่หงาย ทรัมป์ใหญ่สุดได้เพิ่มห้าแต้ม
house-traditional = กติกาดั้งเดิม
house-traditional-is = แบบไอร์แลนด์: ตามดอกหรือลงทรัมป์ เก็บตัวท็อปไว้ได้เฉพาะเมื่อนำทรัมป์ที่เล็กกว่า ใครถึง 45 ก่อนชนะ
house-maritime = กติกาแคนาดาตะวันออก
house-maritime-is = แบบเกาะปรินซ์เอดเวิร์ด: ตามดอกหรือลงทรัมป์ ทรัมป์ใหญ่สุดได้เพิ่มห้าแต้ม จบรอบแล้วใครแต้มมากสุดชนะ
house-own = กติกาเฉพาะบ้าน
settings-table = โต๊ะ
settings-speed = ความเร็ว
settings-speed-about = ไพ่เคลื่อนและคู่แข่งเล่นเร็วแค่ไหน
speed-slow = ช้า
speed-normal = ปกติ
speed-fast = เร็ว
speed-instant = ทันที
settings-trick = เมื่อลงครบกอง
settings-trick-about = ให้เห็นไพ่ทั้งสามใบนานแค่ไหนก่อนเก็บกอง
trick-timer = ค้างไว้ครู่หนึ่ง
trick-tap = ค้างไว้จนกดไปต่อ
settings-guard = กันแตะพลาด
settings-guard-about = เมื่อเปิดไว้ ต้องแตะไพ่สองครั้งจึงจะลง
settings-looks = หน้าตา
settings-theme = ธีม
settings-theme-about = สีของโต๊ะและส่วนรอบโต๊ะ ถ้าเลือกตามระบบจะเหมือนกับเครื่อง
theme-light = สว่าง
theme-dark = มืด
theme-contrast = คอนทราสต์สูง
settings-colours = สีของดอก
settings-colours-about = แบบสี่สี ข้าวหลามตัดเป็นสีน้ำเงิน ดอกจิกเป็นสีเขียว
colours-two = สองสี
colours-four = สี่สี
settings-cards = ไพ่
settings-cards-about = ไพ่ใหญ่ใช้ที่ว่างทั้งหมดที่มี และแสดงแต้มกับดอกตัวใหญ่เพียงชุดเดียว
cards-normal = ปกติ
cards-large = ใหญ่
settings-index = ตัวอักษรบนไพ่
settings-index-about = ตัวอักษรของเอซและไพ่หน้าคน แบบที่ใช้ทั่วไปหรือแบบของภาษานี้
settings-motion = การเคลื่อนไหว
settings-motion-about = ถ้าลดการเคลื่อนไหว ไพ่จะไปอยู่ที่ใหม่ทันที ถ้าเลือกตามระบบจะเหมือนกับเครื่อง
motion-less = ลดลง
settings-sound-and-keys = เสียงและปุ่มลัด
settings-sound = เสียง
settings-sound-about = เสียงเบาเหมือนวางไพ่บนโต๊ะ เริ่มเมื่อแตะหรือกดปุ่มครั้งแรก
sound-is-on = เปิดเสียงแล้ว
sound-is-off = ปิดเสียงแล้ว
settings-letters = ปุ่มตัวอักษร
settings-letters-about = ปุ่มอย่าง H สำหรับคำใบ้ ส่วนลูกศร เอ็นเทอร์ และ 1 ถึง 5 ใช้ได้เสมอ
settings-reset = รีเซ็ตการตั้งค่า
settings-reset-undo = เลิกรีเซ็ต
settings-are-reset = กลับเป็นค่าเริ่มต้นแล้ว
settings-are-back = การตั้งค่าของคุณกลับมาแล้ว
keys-left-right = ซ้ายและขวา: เลือกไพ่ใบอื่น
keys-play = เอ็นเทอร์หรือเว้นวรรค: ลงไพ่
keys-numbers = 1 ถึง 5: ลงไพ่ใบนั้นในมือ
keys-trick = T: บอกไพ่ในกอง
keys-last = L: กองล่าสุดและกองก่อนหน้า
keys-scores = S: บอกแต้ม
keys-hint = H: คำใบ้
keys-undo = U: ย้อนกลับครั้งล่าสุด
keys-escape = เอสเคป: วางไพ่ที่ยกขึ้นกลับที่เดิม
keys-ranks = R: ลำดับไพ่
keys-log = G: บันทึกของรอบ
keys-mute = M: เปิดหรือปิดเสียง
keys-help = ?: ปุ่มลัดเหล่านี้
keys-only-here = ปุ่มตัวอักษรใช้ได้เมื่อโฟกัสอยู่ที่โต๊ะเท่านั้น

## Statistics, and everything as a file

statistics-none = ยังไม่มีเกมที่เล่นจบ เล่นให้จบสักเกม แล้วเรื่องราวจะเริ่มที่นี่
statistics-games = เกม
statistics-won = ชนะ
statistics-mean-is = แต้มต่อรอบ
statistics-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-deals = { $deals } รอบ{ $robs ->
    [0] { "" }
   *[other] { "" } หยิบไพ่ที่หงาย { $robs } ครั้ง
}
statistics-practice = มีเกมฝึกเล่น { $games } เกมที่ไม่นับ
statistics-best = ดีที่สุดของคุณ
statistics-row = เกมที่ชนะติดกัน
statistics-best-deal = แต้มในรอบเดียว
statistics-most-tricks = กองในรอบเดียว
statistics-levels = แยกตามคู่แข่ง
statistics-houses = แยกตามกติกาบ้าน
statistics-table-games = เกม
statistics-table-won = ชนะ
statistics-cousins = ลูกพี่ลูกน้อง เช่น แองกัสกับเฮกเตอร์ นับรวมกัน
statistics-clear = ล้างสถิติ
statistics-bring-back = เอาสถิติกลับมา
statistics-cleared = ล้างสถิติแล้ว เอากลับมาได้จนกว่าจะปิดหน้านี้
statistics-back = สถิติกลับมาแล้ว
statistics-broken = อ่านสถิติที่เก็บไว้ไม่ได้ จึงแยกไว้ต่างหากแล้วเริ่มนับใหม่
statistics-newer = เกมรุ่นใหม่กว่าเก็บสถิติไว้ที่นี่ จึงคงไว้อย่างเดิม
file-about = เกม การตั้งค่า และสถิติอยู่ในเบราว์เซอร์นี้เท่านั้น บันทึกเป็นไฟล์เพื่อกันหาย หรือไปเล่นต่อในเบราว์เซอร์อื่น
file-save = บันทึกทั้งหมดเป็นไฟล์
file-choose = โหลดจากไฟล์
file-saved = { $name } จะอยู่ในที่เก็บดาวน์โหลด
file-loaded = โหลดไฟล์ของคุณแล้ว
load-question = ไฟล์นี้บันทึกเมื่อ { $day } จะแทนที่เกม การตั้งค่า และสถิติที่นี่
load-yes = โหลดไฟล์
load-no = คงของเดิมไว้
load-refused = { $why } ที่นี่ไม่มีอะไรเปลี่ยน
load-too-large = ไฟล์นี้ใหญ่กว่าหนึ่งเมกะไบต์ จึงไม่ใช่ไฟล์ที่เกมนี้บันทึก
load-unreadable = เบราว์เซอร์อ่านไฟล์นี้ไม่ได้
load-no-json = ไฟล์นี้เสียหรือเป็นไฟล์ชนิดอื่น
load-another = ไฟล์นี้มาจากโปรแกรมอื่น
load-newer = ไฟล์นี้บันทึกจากเกมรุ่นใหม่กว่า
load-damaged = ไฟล์นี้เสีย: บางส่วนหายไปหรือถูกแก้
load-game = เกมในไฟล์นี้เสีย
load-seats = เกมในไฟล์นี้ไม่ใช่เกมสามคน
load-setting = ไฟล์นี้มีการตั้งค่าที่ไม่รู้จัก: { $name }
load-statistics = สถิติในไฟล์นี้เสีย
load-no-room = เบราว์เซอร์นี้ไม่มีที่ว่างพอเก็บไฟล์

## Notices

notice-set-aside = อ่านเกมที่เก็บไว้ไม่ได้ จึงแยกไว้ต่างหากแล้วแจกเกมใหม่
notice-part-missing = โหลดส่วนนี้ของเกมไม่ได้ การเชื่อมต่ออาจหลุด ตัวเกมยังเล่นต่อได้ และลองใหม่ได้
notice-not-stored = เบราว์เซอร์นี้ไม่เก็บอะไรไว้: เล่นต่อได้ แต่ปิดหน้านี้แล้วเกมจะจบ
notice-other-version = มีเกมรุ่นใหม่กว่าแล้ว และส่วนนี้ของรุ่นเก่าไม่มีแล้ว โหลดหน้านี้ใหม่ เกมจะเล่นต่อจากเดิม
notice-new-version = เกมรุ่นใหม่มาแล้ว จะเริ่มใช้ในเกมหน้า
notice-elsewhere = เกมนี้เล่นต่ออยู่ในอีกหน้าต่างหนึ่ง ที่นี่จะไม่เก็บอะไรอีก โหลดหน้านี้ใหม่เพื่อเล่นต่อจากตรงนั้น
notice-newer = เกมก่อนหน้าเก็บไว้โดยเกมรุ่นใหม่กว่า จึงคงไว้อย่างเดิม ส่วนเกมนี้จะไม่ถูกเก็บ
notice-bad-value = ค่า “{ $value }” ใช้กับ { $name } ที่นี่ไม่ได้ จึงใช้ค่าที่ตั้งไว้แทน
notice-close = ปิดข้อความนี้

## The rules

rules-heading = กติกาไพ่สี่สิบห้า
rules-aim = เล่นสามคน ต่างคนต่างเล่น พยายามกินกอง กองละห้าแต้ม กองที่มีทรัมป์ใหญ่สุดของรอบได้เพิ่มอีกห้าแต้ม จบรอบแล้วใครมี 45 แต้มชนะ ถ้ามีหลายคน คนแต้มมากสุดชนะ
rules-cards-heading = ไพ่
rules-cards-trump = แต่ละรอบมีหนึ่งดอกเป็นทรัมป์ ทรัมป์ใหญ่สุดเรียงตามลำดับคือ ห้า แจ็ค และเอซโพแดง ซึ่งเป็นทรัมป์ทุกรอบ ต่อด้วยเอซ คิง แหม่มของดอกทรัมป์ แล้วจึงเป็นไพ่เล็ก
rules-cards-small = ไพ่เล็กนั้น ดอกแดงเลขมากใหญ่กว่า ดอกดำเลขน้อยใหญ่กว่า: ในโพแดงกับข้าวหลามตัด สิบใหญ่สุด ในดอกจิกกับโพดำ สองใหญ่สุด
rules-cards-plain = ดอกที่ไม่ใช่ทรัมป์ คิงใหญ่สุด ตามด้วยแหม่มและแจ็ค ในดอกจิกกับโพดำ เอซมาถัดจากแจ็ค ส่วนเอซข้าวหลามตัดเล็กที่สุดในข้าวหลามตัด
rules-deal-heading = การแจก
rules-deal-turn = แจกคนละห้าใบ แล้วหงายใบถัดไป ดอกของใบนั้นเป็นทรัมป์
rules-deal-rob = คนที่แจกได้เอซของดอกทรัมป์ มีสิทธิ์หยิบไพ่ที่หงายแลกกับไพ่ใบอื่นในมือ ก่อนลงไพ่ใบแรกของตัวเอง ถ้าหงายได้เอซ คนแจกเป็นคนหยิบ และตามกติกาฉบับเผยแพร่ต้องหยิบ
rules-deal-lead = คนทางซ้ายของคนแจกนำไพ่ใบไหนก็ได้ ใครกินกองเป็นคนนำกองต่อไป
rules-follow-heading = การลงไพ่ในกอง
rules-follow-suit = ถ้านำดอกที่ไม่ใช่ทรัมป์และมีดอกนั้น ต้องตามดอก บางบ้านจะลงทรัมป์แทนก็ได้ ถ้าไม่มีดอกนั้น ลงใบไหนก็ได้
rules-follow-trump = ถ้านำทรัมป์และมีทรัมป์ ต้องลงทรัมป์ แต่ตัวท็อป (ห้า แจ็ค และเอซโพแดง) เก็บไว้ได้ถ้าไม่มีทรัมป์อื่น บางบ้านเก็บไว้ได้เฉพาะเมื่อนำทรัมป์ที่เล็กกว่า
rules-follow-ace = ตามกติกาฉบับเผยแพร่ เมื่อนำเอซโพแดง ทุกคนต้องลงทรัมป์ที่มี คนไม่มีทรัมป์ต้องลงโพแดงถ้ามี
rules-follow-take = ทรัมป์ใหญ่สุดกินกอง ถ้าไม่มีทรัมป์ ไพ่ใหญ่สุดของดอกที่นำกินกอง
rules-end-heading = การจบเกม
rules-end-points = ห้ากอง กองละห้าแต้ม และอีกห้าแต้มของทรัมป์ใหญ่สุด: รอบละสามสิบแต้ม จบรอบแล้วบวกแต้มจนกว่าจะมีคนชนะ ถ้าแต้มนำเท่ากันก็เล่นต่อ
rules-house-heading = กติกาบ้าน
rules-house = แต่ละบ้านเล่นไม่เหมือนกัน ในหน้าตั้งค่ามีกติกาบ้านสามแบบ: ฉบับเผยแพร่ แบบดั้งเดิมของไอร์แลนด์ และแบบแคนาดาตะวันออกของเกาะปรินซ์เอดเวิร์ด บรรทัดข้างไพ่ในมือบอกเสมอว่ากองนี้ต้องลงอะไร
