### What reports on results say.

report-seats = seat
report-bot = bot
report-won = won
report-interval = 95 %
report-shared = shared
report-total = total
report-spread = spread
report-least = least
report-middle = middle
report-most = most
report-line = line
report-had = had
report-paid = paid
report-points = points
report-games = games
report-failures = lost by a bot that failed
report-any = any
report-decimal = { $whole }.{ $tenth }
report-percent = { $number }%
report-range = { $low } to { $high }
report-about = Won: of the games of this seat or bot, shared victories included, with the interval of 95 % by Wilson. Had: of all seats, those whose score had the line; paid: of those, more than nothing; points and won are theirs.
report-heading = { $game }{ $modules ->
        [none] { "" }
       *[other] { " " }with { $modules }
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games } games, { $choices ->
        [nobody] none
        [unended] none played to its end
       *[other] { $choices } choices each
    }{ $tied ->
        [0] { "" }
       *[other] , { $tied } tied
    }{ $unwon ->
        [0] { "" }
       *[other] , { $unwon } won by nobody
    }{ $failed ->
        [0] { "" }
       *[other] , { $failed } lost by a bot that failed
    }
report-none = There are no results yet.
report-page = The page is in { $file }.
report-title = Results in { $files }
report-settings = Settings { $settings }.
report-plot-won = Games won, %
report-plot-totals = Totals
report-plot-points = Points of a score line, mean and spread
report-plot-won_with = Games won with a score line, %
