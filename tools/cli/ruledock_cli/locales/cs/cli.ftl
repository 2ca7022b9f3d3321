## Pro terminál

cli-play-several = Napiš ty, které chceš, třeba „{ $example }“.
cli-play-several_or_none = Napiš ty, které chceš, třeba „{ $example }“; „{ $none }“ znamená žádné.
cli-play-page = { $first } až { $last } z { $all }; „more“ ukáže další, nebo napiš část
cli-play-last_page = { $first } až { $last } z { $all }; „more“ začne znovu, nebo napiš část
cli-play-not_weighed = Je jich moc na porovnání: nejlepší nejsou první.
cli-play-folded = „{ $chosen }“, neřekneš-li jinak ({ $others }): „{ $example }“.
cli-play-no_letter = Písmeno „{ $letter }“ tu nic nemá: jdou od { $first } do { $last }.
cli-play-strange_word = „{ $word }“ se k žádné možnosti nehodí; zbytek se hodí k těmto ({ $options }): { $examples }.
cli-play-letter_alone = „{ $letter }“ ({ $option }) je odpověď sama o sobě a s jinými písmeny nejde.
cli-play-closed = „{ $said }“ teď nejde: { $why }.
cli-play-no_answer = „{ $text }“ tu není odpověď. Napiš písmeno od { $first } do { $last } nebo část některé možnosti.
cli-play-any_time = (kdykoli)
cli-play-locked = soubor { $file } právě hraje proces { $process }
cli-play-not_kept = Hru se nepodařilo uložit; „save SOUBOR“ nebo --save SOUBOR ji uloží jinam.
cli-play-kept_by_itself = Hra je uložena; pokračuj příkazem: ruledock play
cli-play-kept = Hra je uložena; pokračuj příkazem: ruledock play --resume { $file }
cli-play-hand_over = Předej klávesnici: { $name }.
cli-play-ready = { $name }, stiskni Enter, až se nikdo jiný nedívá.
cli-play-only_enter = Samotný Enter ukáže stůl; „quit“ odejde.
cli-play-act_first = { $who } Jednat dřív? Enter to nechá být.
cli-play-act_now = Chceš teď něco zahrát?
cli-play-enter_skips = Enter to přeskočí.
cli-play-considered = Enter: { $option }{ $gain ->
        [none] { "" }
       *[other] { " " }({ $gain })
    }, jak je nakresleno; nebo napiš jinou možnost.
cli-play-others_act = Teď smějí jednat ostatní.
cli-play-about_to_act = { $name } se chystá jednat.
cli-play-several_match = { $options ->
        [one] Hodí se { $options } možnost
        [few] Hodí se { $options } možnosti
       *[other] Hodí se { $options } možností
    }; napiš písmeno nebo víc:
cli-play-more_lines = -- Enter další, q konec --
cli-play-nothing_there = Není tu nic k vidění.
cli-play-no_legend = Kresby této hry nepotřebují legendu.
cli-play-not_found = Nic se tu nejmenuje „{ $text }“. Hledej podle čísla nebo jména, třeba „look { $thing }“.
cli-play-taken_back = Vzato zpět.
cli-play-save_where = Kam uložit? Napiš: save SOUBOR
cli-play-saved = Uloženo: { $file }.
cli-play-cannot_pass = Teď nejde pasovat: vyber jednu z možností.
cli-play-quiet_alone = Mimo tah se tu nikoho neptáme.
cli-play-is_quiet = Do příštího rozhodnutí žádné dotazy mimo tah.
cli-play-no_rules = O „{ $text }“ pravidla nic neříkají.
cli-play-rule_topics = Napiš téma, například „rules { $example }“: { $topics }.
cli-play-more_rules = a ještě { $rules ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
       *[other] { $rules } pravidel
    }; napiš víc slov
cli-play-hint = Napiš písmeno nebo možnost; „help“ řekne, co ještě jde.
cli-play-stopped = zastaveno.
cli-play-replay = Přehraj si to znovu:
cli-play-go_on = Ve které hře pokračovat? Enter bere poslední; „q“ žádnou.
cli-play-choices = { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    }
cli-play-choose_game = Napiš písmeno od { $first } do { $last }, nebo „q“.
cli-tell-with = s: { $added }
cli-tell-seed = semínko náhody { $seed }
cli-tell-seed_was = Semínko náhody: { $seed }.
cli-tell-nobody_wins = Nikdo nevítězí.
cli-tell-tie = { $names } – body shodně: { $points }. { $rule }
cli-tell-wins = { $name } vítězí.
cli-tell-share = { $names } a { $last } se dělí o vítězství.
cli-tell-total = celkem
cli-tell-in_all = dohromady
cli-tell-counted = Co se počítalo: { $name }
cli-help-letter-word = b
cli-help-letter = vezme možnost s tímto písmenem; místo se nejdřív nakreslí a Enter ho vezme
cli-help-option-word = možnost
cli-help-option = vezme ji, jak je psaná v seznamu; na pořadí, velikosti písmen a mezerách nezáleží
cli-help-part-word = její část
cli-help-part = vezme ji, nemá-li tu část jiná možnost: dílek, barvu, slovo z textu
cli-help-several-word = a c
cli-help-several = kde je potřeba víc věcí: ty s těmito písmeny
cli-help-more-word = more
cli-help-more = další stránka možností
cli-help-enter-word = Enter
cli-help-enter = vezme, co je nakresleno, nebo jedinou možnost; nebo to nechá být
cli-help-view-word = view
cli-help-view = celý stůl
cli-help-parts = část stolu celá: { $parts }
cli-help-look-word = look { $thing }
cli-help-look = co říká karta, dílek nebo cokoli jiného, podle čísla nebo jména (také card, tile)
cli-help-rules-word = rules { $topic }
cli-help-rules = co o něčem říkají pravidla
cli-help-legend-word = legend
cli-help-legend = co znamenají značky v kresbách
cli-help-score-word = score
cli-help-score = tvé body teď, řádek po řádku
cli-help-log-word = log
cli-help-log = vše, co se stalo a co o tom víš
cli-help-undo-word = undo
cli-help-undo = vezme zpět tvou poslední volbu, pokud z ní ještě nic nevzešlo
cli-help-save-word = save SOUBOR
cli-help-save = uloží kopii hry do souboru
cli-help-quit-word = quit
cli-help-quit = odejde; hra je uložena a ruledock play v ní pokračuje
cli-help-pass-word = pass
cli-help-pass = neudělá nic, kde to jde
cli-help-quiet-word = quiet
cli-help-quiet = do příštího rozhodnutí se neptat mimo tah
cli-replay-told = { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    }{ $next ->
        [none] { "" }
       *[other] ; dál v záznamu: { $next }
    }
cli-replay-not_over = Hra ještě neskončila.
cli-replay-as_player = S --as JMÉNO se vypráví tak, jak hru znal ten hráč.
cli-replay-keys = Enter: dál, b: zpět, číslo: na místo, e: konec, q: odejít
cli-replay-at = Po { $place } z { $all } voleb
cli-export-written = { $file } obsahuje, co o hře ví { $name ->
        [none] divák
       *[other] { $name }
    }; lze to číst, ale ne hrát dál.
cli-show-not_found = nic se nejmenuje „{ $text }“; hledej podle čísla nebo jména, třeba ruledock show 012
cli-usage-there_already = soubor { $file } už existuje; zvol jiný
cli-usage-name_a_game = napiš, kterou hru hrát, nebo uloženou s --resume SOUBOR
cli-usage-all_are_played = všechny uložené hry se právě hrají jinde; napiš, kterou hru začít
cli-usage-kept_already = soubor { $file } už existuje; pokračuj s --resume { $file }, nebo ho přejmenuj
cli-usage-ask_several = --interrupts ask je pro jednoho: u více lidí by klávesnice prozradila, kdo může jednat; --set windows=all se ptá všech
cli-usage-no_choices = { $option }: { $file } není záznam a nemá žádné volby
cli-usage-too_far = --to { $to }: počet voleb v tomto záznamu: { $choices }
cli-usage-bot_from_file = tuto hru hrál bot „{ $bot }“, který spouští kód, jejž soubor jen jmenuje; napiš --bot, pokud mu věříš, nebo zvol jiného
cli-usage-no_player = hráč „{ $name }“ tu není; { $hint }
cli-usage-named_twice = --seat: { $name } je uvedeno vícekrát
cli-usage-missing = doplň: { $names }
cli-usage-strange = „{ $words }“ tu nic neznamená
cli-usage-strange_near = „{ $words }“ tu nic neznamená; nemyslíš „{ $near }“?
cli-usage-choice = { $name }: „{ $found }“ tu není; na výběr: { $choices }
cli-usage-no_value = { $name }: chybí hodnota
cli-usage-no_number = { $name }: „{ $found }“ není číslo
cli-usage-no_opponent = --solo: hra { $game } musí mít pro jediného hráče jednoho soupeře; má: { $found }
cli-usage-no_level = --solo „{ $level }“: { $opponent } nemá jinou sílu
cli-usage-other_level = --solo „{ $level }“ tu není; { $hint }
cli-usage-assign = --set „{ $found }“: napiš KLÍČ=HODNOTA, třeba rules.rounds=3
cli-usage-assigned = --set „{ $found }“: „{ $name }“ už má prostou hodnotu
cli-usage-bots_apart = --patience a --bot-user jsou pro boty ve vlastních procesech
cli-language-unknown = { $where }: jazyk „{ $found }“ tu nikdo neumí, proto anglicky; { $hint }
cli-usage-language = --language { $found }: tímto jazykem tu nikdo nemluví; { $hint }
cli-usage-name_twice = --players: { $name } je uvedeno vícekrát
cli-file-strange = { $file }: není to balíček, nastavení stolu, záznam, uložená hra ani pozice (obsahuje: { $keys })
cli-usage-not_over = --as { $name }: hra ještě neskončila a co hráč drží, není pro ostatní; --reveal to přesto ukáže
cli-serve-open = každý, kdo se dostane k { $host }, tu teď může zakládat stoly a mluvit s tímto počítačem obyčejným http; pro internet před něj postav proxy s TLS (viz návod pro hostitele).
cli-tell-record_in = Záznam je v souboru { $file }.
cli-games-none = Zatím tu nejsou žádné hry: nainstaluj doplněk, který nějakou přináší.
cli-games-players = hráčů: { $number }
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; moduly: { $modules }
    }
cli-modules-none = Žádné moduly tu nejsou.
cli-modules-needs = Potřebuje: { $modules }.
cli-modules-players = Počet hráčů: { $number }.
cli-modules-excludes = Ne s modulem { $module }: { $why }.

## Nápověda příkazů

-help-pack = přidat balíček: jméno, složku nebo .zip; s --resume místo, kde leží; lze opakovat
-help-played-pack = balíček, se kterým se hrálo a není nainstalovaný: složka, .zip nebo složka balíčků; lze opakovat
-help-seat = dívat se z místa tohoto hráče
-help-speed = kolik vět za sekundu; 0: nečekat (0)
cli-help-bot = bot: random, greedy, planner nebo některý této hry, s možnostmi i bez nich, třeba planner:seconds=0.1 (random)
cli-help-bot_user = uživatel, pod kterým běží oddělení boti, jsi-li root
cli-help-color = obarvit výstup; auto: v terminálu, není-li nastaveno NO_COLOR
cli-help-epilog = návratové kódy: 0 v pořádku, 1 v tom, co se kontrolovalo, je chyba, 2 chybné použití, 130 Ctrl-C
cli-help-export-description = Zapíše, co ví jeden hráč o uložené hře, bez toho, co drží ostatní.
cli-help-export-file = záznam, uložená hra nebo pozice
cli-help-export-pack = { -help-played-pack }
cli-help-export-seat = hráč; bez něj divák
cli-help-out = soubor, do kterého se zapíše
cli-help-replay-file = záznam, jak ho zapisují watch --save a play
cli-help-files = výsledky, jak je zapisuje simulate --out, nebo jejich složka
cli-help-games-description = Vypsat nainstalované hry.
cli-help-html = zapsat stránku s tabulkami a grafy
cli-help-interrupts = ptát se před volbou bota, zda chceš jednat mimo svůj tah, nebo se neptat nikdy (ptát se, nemá-li hra okna pro tebe)
cli-help-isolate = spustit každého bota ve vlastním procesu, jen s pohledy; --bot pak smí být FILE.py:NAME
cli-help-json = zapsat JSON, pro programy
cli-help-language = mluvit tímto jazykem, třeba cs nebo uk; jinak jazykem z RULEDOCK_LANGUAGE, ze systému nebo ze souboru stolu, jsou-li v něm věty
cli-help-module = zapnout modul podle jména nebo cesty; lze opakovat, totéž udělá --M
cli-help-modules-description = Vypsat moduly her.
cli-help-modules-game = jen moduly této hry
cli-help-patience = kolik sekund smí oddělený bot přemýšlet o jednom rozhodnutí (60)
cli-help-play-description = Hrát proti botům, o samotě nebo společně.
cli-help-play-game = hra podle jména, souboru .py nebo složky, nebo soubor, který popisuje stůl; bez něj pokračuje uložená hra
cli-help-play-pack = { -help-pack }
cli-help-play-save = ukládat hru do tohoto souboru, ne do složky uživatele
cli-help-play-seat = kde sedíš: číslo nebo jméno (0); při opakování sdílí klávesnici několik lidí a výchozí je --set windows=own
cli-help-play-speed = { -help-speed }
cli-help-players = kolik hráčů, nebo jejich jména: Ada,Ben,Cleo
cli-help-plugin = přidat zásuvný modul, který není nainstalovaný: soubor .py nebo složku; lze opakovat
cli-help-replay-description = Znovu vyprávět zaznamenanou hru.
cli-help-replay-pack = { -help-played-pack }
cli-help-replay-seat = { -help-seat }
cli-help-replay-speed = počet vět za sekundu (0)
cli-help-report-description = Zpráva o výsledcích: kdo z kterého místa vyhrává a co přináší který řádek bodů.
cli-help-resume = pokračovat v uložené hře
cli-help-reveal = u nedohrané hry prozradit semínko náhody a volby a s --as i to, co ten hráč drží
cli-help-ruledock-description = Stolní hry, jejichž pravidla jsou data: vypsat je, sledovat, hrát, kontrolovat jejich obsah.
cli-help-seed = semínko náhody, číslo; jinak náhodné
cli-help-set = změnit nastavení nebo pravidlo, třeba rules.rounds=3, se seznamem v závorkách: --set 'lessons=["A", "B"]'; lze opakovat
cli-help-show-description = Ukázat kartu, dílek, klan, událost nebo cokoli jiného podle čísla či jména, nebo uloženou hru.
cli-help-show-game = jen věci z této hry
cli-help-show-pack = { -help-played-pack }
cli-help-show-seat = { -help-seat }
cli-help-solo = hrát o samotě, v této síle, proti soupeři, kterého hra má pro jednoho hráče
cli-help-step = procházet hru tah po tahu
cli-help-to = zastavit před volbou číslo N
cli-help-watch-description = Sledovat boty při jedné celé hře.
cli-help-watch-game = hra podle jména, souboru .py nebo složky, nebo soubor, který popisuje stůl
cli-help-watch-pack = { -help-pack }
cli-help-watch-save = zapsat záznam hry do tohoto souboru
cli-help-watch-seat = { -help-seat }
cli-help-watch-speed = { -help-speed }
cli-help-what = číslo jako 012, jméno nebo soubor
cli-help-title-usage = použití:
cli-help-title-options = možnosti
cli-help-title-positional = argumenty
cli-help-title-commands = příkazy
cli-help-title-show_help = ukázat tuto nápovědu a skončit
cli-help-title-version = ukázat číslo verze a skončit

## Zastupuje to, co hráč napíše

cli-help-blank-bot = BOT
cli-help-blank-code = KÓD
cli-help-blank-command = PŘÍKAZ
cli-help-blank-file = SOUBOR
cli-help-blank-game = HRA
cli-help-blank-key = KLÍČ
cli-help-blank-level = SÍLA
cli-help-blank-name = JMÉNO
cli-help-blank-names = JMÉNA
cli-help-blank-path = CESTA
cli-help-blank-player = HRÁČ
cli-help-blank-seed = SEMÍNKO
cli-help-blank-value = HODNOTA
