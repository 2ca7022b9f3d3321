## Pro terminál

drawing-more_found = a ještě { $things }; upřesni to
drawing-from = { $kind }; { $source ->
        [rulebook] podle pravidel
        [public] podle zveřejněných pomůcek
        [house] doplněno zde, kde prameny mlčí
       *[other] { $source }
    }
drawing-you = { $name } (ty)
drawing-yes = ano
drawing-no = ne
drawing-known = { $count }, z toho { $known }
drawing-examples = Příklady
