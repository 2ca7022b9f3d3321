## Pro terminál

cli-play-several = Napiš ty, které chceš, třeba „{ $example }“.
cli-play-several_or_none = Napiš ty, které chceš, třeba „{ $example }“; nebo „{ $none }“.
cli-play-page = { $first } až { $last } z { $all }; „more“ ukáže další, nebo napiš část
cli-play-any_time = (kdykoli)
cli-play-locked = soubor { $file } právě hraje proces { $process }
cli-play-not_kept = Hru se nepodařilo uložit; „save FILE“ nebo --save FILE ji uloží jinam.
cli-play-kept_by_itself = Hra je uložena; pokračuj příkazem: ruledock play
cli-play-kept = Hra je uložena; pokračuj příkazem: ruledock play --resume { $file }
cli-play-hand_over = Předej klávesnici: { $name }.
cli-play-ready = { $name }, stiskni Enter, až se nikdo jiný nedívá.
cli-play-act_first = { $who } Jednat dřív? Enter to nechá být.
cli-play-considered = Enter bere { $option }, jak je nakresleno; nebo napiš jinou možnost.
cli-play-others_act = Teď smějí jednat ostatní.
cli-play-about_to_act = { $name } se chystá jednat.
cli-play-several_match = Hodí se { $options } možností; napiš víc:
cli-play-more_lines = -- Enter další, q konec --
cli-play-nothing_there = Není nic k vidění.
cli-play-no_legend = Kresby této hry nepotřebují legendu.
cli-play-not_found = Nic se tu nejmenuje „{ $text }“. Hledej podle čísla nebo jména, třeba „look 037“.
cli-play-taken_back = Vzato zpět.
cli-play-save_where = Kam uložit? Napiš: save FILE
cli-play-saved = Uloženo: { $file }.
cli-play-cannot_pass = Teď nejde pasovat: vyber jednu z možností.
cli-play-quiet_alone = Mimo tah se tu nikdo neptá.
cli-play-is_quiet = Do příštího rozhodnutí žádné dotazy mimo tah.
cli-play-rule_topics = Pojmenuj téma, třeba „rules { $topics }“.
cli-play-more_rules = a ještě { $rules ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
       *[other] { $rules } pravidel
    }; napiš víc slov
cli-play-hint = Napiš písmeno nebo možnost; „help“ řekne, co ještě jde.
cli-play-stopped = zastaveno.
cli-play-replay = Přehraj si to znovu: ruledock replay { $file }
cli-play-go_on = Ve které hře pokračovat? Enter bere poslední; „q“ žádnou.
cli-play-choose_game = Napiš písmeno od { $first } do { $last }, nebo „q“.
cli-tell-with = s: { $added }
cli-tell-seed = semínko { $seed }
cli-tell-seed_was = Semínko: { $seed }.
cli-tell-nobody_wins = Nikdo nevítězí.
cli-tell-wins = { $name } vítězí.
cli-tell-share = { $names } a { $last } se dělí o vítězství.
cli-tell-total = celkem
cli-tell-in_all = dohromady
cli-tell-counted = Co se počítalo: { $name }
cli-help-letter-word = b
cli-help-letter = vezme možnost s tímto písmenem
cli-help-option-word = možnost
cli-help-option = vezme ji, jak je psaná v seznamu; na pořadí, velikosti písmen a mezerách nezáleží
cli-help-part-word = její část
cli-help-part = vezme ji, nemá-li tu část jiná možnost
cli-help-several-word = a c
cli-help-several = kde je potřeba víc věcí: ty s těmito písmeny
cli-help-more-word = more
cli-help-more = další stránka možností
cli-help-enter-word = Enter
cli-help-enter = vezme, co je nakresleno, nebo jedinou možnost; nebo to nechá být
cli-help-view-word = view
cli-help-view = celý stůl
cli-help-parts = část stolu celá: { $parts }
cli-help-look-word = look 037
cli-help-look = co říká karta, dílek nebo cokoli jiného, podle čísla nebo jména (také card, tile)
cli-help-rules-word = rules fishing
cli-help-rules = co o něčem říkají pravidla
cli-help-legend-word = legend
cli-help-legend = co znamenají značky v kresbách
cli-help-score-word = score
cli-help-score = tvé body teď, řádek po řádku
cli-help-log-word = log
cli-help-log = vše, co se stalo a co o tom víš
cli-help-undo-word = undo
cli-help-undo = vezme zpět tvou poslední volbu, pokud z ní ještě nic nevzešlo
cli-help-save-word = save FILE
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
cli-replay-keys = Enter: dál, b: zpět, číslo: na místo, e: konec, q: odejít
cli-replay-at = Po { $place } z { $all } voleb
cli-export-written = { $file } obsahuje, co o hře ví { $name ->
        [none] divák
       *[other] { $name }
    }; lze to číst, ne hrát dál.
cli-show-not_found = nic se nejmenuje „{ $text }“; hledej podle čísla nebo jména, třeba ruledock show 012
cli-usage-there_already = soubor { $file } už existuje; zvol jiný
cli-usage-name_a_game = pojmenuj hru, nebo uloženou s --resume FILE
cli-usage-kept_already = soubor { $file } už existuje; pokračuj s --resume { $file }, nebo ho přejmenuj
cli-usage-ask_several = --interrupts ask je pro jednoho: u více lidí by klávesnice prozradila, kdo může jednat; --set windows=all se ptá všech
cli-usage-no_choices = { $option }: { $file } není záznam a nemá žádné volby
cli-usage-too_far = --to { $to }: počet voleb v tomto záznamu: { $choices }
cli-usage-no_player = hráč „{ $name }“ tu není; { $hint }
cli-usage-named_twice = --seat: { $name } je uvedeno vícekrát
cli-usage-not_over = --as { $name }: hra ještě neskončila a co hráč drží, není pro ostatní; --reveal to přesto ukáže
cli-tell-record_in = Záznam je v souboru { $file }.
cli-games-none = Zatím tu nejsou žádné hry: nainstaluj doplněk, který nějakou přináší.
cli-games-players = hráčů: { $number }
cli-games-title = { $title }{ $modules ->
        [none] { "" }
       *[other] ; moduly: { $modules }
    }
cli-modules-none = Žádné moduly tu nejsou.
cli-modules-needs = Potřebuje: { $modules }.
cli-modules-players = Pro { $low } až { $high } hráčů.
cli-modules-excludes = Ne s modulem { $module }: { $why }.
