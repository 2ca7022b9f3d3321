### Co říkají zprávy o výsledcích.

report-seats = místo
report-bot = bot
report-won = výhry
report-interval = 95 %
report-shared = dělené
report-total = celkem
report-spread = rozptyl
report-least = nejméně
report-middle = střed
report-most = nejvíce
report-line = řádek
report-had = mělo
report-paid = vyneslo
report-points = body
report-games = hry
report-failures = prohráno selháním bota
report-any = všechna
report-decimal = { $whole },{ $tenth }
report-percent = { $number } %
report-range = { $low } až { $high }
report-about = Výhry: podíl her tohoto místa nebo bota včetně dělených vítězství, s 95% intervalem podle Wilsona. Mělo: na kolika místech ze všech byl řádek ve výsledku; vyneslo: z nich více než nula; body a výhry se týkají jen jich.
report-heading = { $game }{ $modules ->
        [none] { "" }
       *[other] { " " }({ $modules })
    }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $choices ->
        [nobody] žádná
        [unended] žádná dohraná
       *[other] voleb na hru: { $choices }
    }{ $tied ->
        [0] { "" }
       *[other] , nerozhodně: { $tied }
    }{ $unwon ->
        [0] { "" }
       *[other] , bez vítěze: { $unwon }
    }{ $failed ->
        [0] { "" }
       *[other] , prohráno selháním bota: { $failed }
    }
report-none = Zatím tu nejsou žádné výsledky.
report-page = Stránka je v souboru { $file }.
report-title = Výsledky: { $files }
report-settings = Nastavení: { $settings }.
report-plot-won = Vyhrané hry v %
report-plot-totals = Celkové body
report-plot-points = Body za řádek, průměr a rozptyl
report-plot-won_with = Hry vyhrané s řádkem v %
