## Refusals of the server

web-refused-host = This server does not answer to the name “{ $host }”; whoever runs it can allow that name with --host-name.
web-refused-origin = This request comes from another page than this server's own.
web-refused-often = That is too much at once; wait a moment and try again.
web-refused-tables = Your address has made { $most } tables within the hour; wait a while.
web-refused-size = A message may have { $most } bytes, this one has more.
web-refused-unreadable = This is not a message of the page; load it again.
web-refused-late = This question is answered already, maybe in another tab.
web-refused-crowded = Too many act at this table at once; try again.
web-refused-no_table = There is no such table here.
web-refused-no_page = There is no such page here.
web-refused-no_seat = This link is not good for this seat; ask the host for a new one.
web-refused-watcher = You are watching; only players choose.
web-refused-pages = Too many pages are open here; close some and load this one again.
web-refused-broken = Something went wrong on the server; nothing was lost, try again.
web-refused-budget = This table has used up its share of the processor; wait a minute.
web-refused-long = This table has { $most } choices, more than a game may have.
web-refused-name = A name has 1 to { $most } letters and no control characters.
web-refused-players = At most { $most } people can sit at one table here.
web-refused-pack = There is no pack “{ $pack }” that tables may use here.
web-refused-bot = There is no bot “{ $bot }” for this game.
web-refused-not_over = That can be seen when the game is over.
web-refused-closed = At this table everybody keeps their secrets, also afterwards.

## What stands on the page

web-page-anytime = (at any time)
web-page-aside = Log and score
web-page-away = away
web-page-bot = bot
web-page-choose = Choose
web-page-clear = Start over
web-page-close = Close
web-page-every = All options
web-page-filter = Type to find an option
web-page-language = Language
web-page-log = Log
web-page-not_here = That does not fit there.
web-page-offline = No connection; trying again…
web-page-others_may_act = The others may act now.
web-page-over = The game is over.
web-page-question = What you may do now
web-page-read = Read
web-page-replay = Replay
web-page-score = Score
web-page-sealed = has chosen
web-page-skip = To the question
web-page-thinks = thinking
web-page-tools = Tools
web-page-type = Type an option
web-page-undo = Undo
web-page-waiting_for = Waiting for
web-page-you = you
web-page-your_turn = Your turn
