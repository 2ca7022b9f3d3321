brambles-title = Ostružiny
brambles-about = Ostružiny: trhá se střídavě, ale tu poslední nech někomu jinému.
brambles-ask-pick = { $berries ->
        [one] Na keři je { $berries } ostružina
        [few] Na keři jsou { $berries } ostružiny
       *[other] Na keři je { $berries } ostružin
    }. Kolik utrhneš?
brambles-picks = { $player } trhá { $berries }; zbývá { $left }.
brambles-scratched = { $player } má ruce od trní.
brambles-line-berries = Bod za každou ostružinu: { $berries }.
brambles-line-thorns = Trny pod poslední ostružinou.
brambles-option-pick = Utrhnout { $berries }
brambles-refused-handful = do hrsti se vejde nejvýš { $handful }
brambles-refused-left = na keři zbývá jen { $left }
brambles-bush = keř
