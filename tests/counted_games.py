"""Games won and lost, and statistics of some games, for the tests of statistics."""

from game.rules import record as records
from game.rules.house import PRESETS
from game.table import statistics
from game.table.statistics import NOTHING, counted
from tools.positions import record_of_a_game

GAMES = [record_of_a_game(str(number)) for number in range(20)]
WON = next(record for record in GAMES if records.replay(record).winner == 0)
LOST = next(record for record in GAMES if records.replay(record).winner != 0)
SOME = NOTHING
for number in range(20):
    SOME = counted(SOME, record_of_a_game(str(number), list(PRESETS.values())[number % 3]), number == 7)
TEXT = statistics.to_text(SOME)
